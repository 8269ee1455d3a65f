"""Conversions between number types as StableHLO, each rounded once."""

from __future__ import annotations

from raise_kernel.bindings import ir, stablehlo
from raise_kernel.diagnostics import refuse
from raise_kernel.passes.tensor.elementwise_build import (
    bitcast,
    compare,
    convert,
    element_type,
    float_format,
    int_width,
    is_bool,
    select,
    splat,
    to_signless,
    to_unsigned,
)
from raise_kernel.passes.tensor.elementwise_int import Lowering, Operands


def _result_element(op: ir.Operation, operands: Operands, index_bits: int) -> ir.Type:
    type_ = op.results[0].type
    return ir.IntegerType.get_signless(index_bits) if isinstance(type_, ir.IndexType) else type_


def _extend_signed(value: ir.Value, element: ir.Type) -> ir.Value:
    if is_bool(value):
        return stablehlo.negate(convert(value, element))
    return convert(value, element)


def _extend_unsigned(value: ir.Value, element: ir.Type) -> ir.Value:
    return convert(to_unsigned(value), element)


def _truncate(value: ir.Value, element: ir.Type) -> ir.Value:
    if ir.IntegerType(element).width == 1:
        return compare("NE", stablehlo.and_(value, splat(1, value)), splat(0, value))
    return convert(value, element)
