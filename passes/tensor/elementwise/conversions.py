"""Conversions between number types as StableHLO, each rounded once.

XLA converts f64 to the 16-bit floats, and 32- and 64-bit integers to bf16, through f32, which
rounds twice. Where that can matter the first step here rounds to odd: an inexact result gets an
odd last bit, so that it lies on no boundary of the second rounding (Boldo and Melquiond, 2008).
"""

from __future__ import annotations

from collections.abc import Callable

from raise_kernel.bindings import ir, stablehlo
from raise_kernel.diagnostics import refuse
from raise_kernel.mlir import tensor_ops
from raise_kernel.mlir.float_formats import float_format
from raise_kernel.passes.tensor.elementwise.build import (
    as_type,
    bitcast,
    compare,
    convert,
    element_type,
    int_width,
    is_bool,
    select,
    splat,
    storage_type,
    to_signless,
    to_unsigned,
)
from raise_kernel.passes.tensor.elementwise.integers import Lowering, Operands

_NEAREST_EVEN = 0  # arith.RoundingMode


def extend_signed(value: ir.Value, element: ir.Type) -> ir.Value:
    """Sign extension; an i1 is 0 or -1."""
    if is_bool(value):
        return stablehlo.negate(convert(value, element))
    return convert(value, element)


def extend_unsigned(value: ir.Value, element: ir.Type) -> ir.Value:
    """Zero extension."""
    if element_type(value) == element:
        return value
    return convert(to_unsigned(value), element)


def truncate(value: ir.Value, element: ir.Type) -> ir.Value:
    """The low bits; to i1, the lowest one."""
    if ir.IntegerType(element).width == 1 and not is_bool(value):
        return compare("NE", tensor_ops.and_(value, splat(1, value)), splat(0, value))
    return convert(value, element)


def signed_to_float(value: ir.Value, element: ir.Type) -> ir.Value:
    """The nearest float of a signed integer; an i1 is 0 or -1."""
    if is_bool(value):
        return _bool_to_float(value, -1.0, element)
    if not _rounds_twice(value, element):
        return convert(value, element)
    magnitude = to_unsigned(stablehlo.abs(value))
    result = convert(_sticky(magnitude), element)
    negative = compare("LT", value, splat(0, value))
    return select(negative, stablehlo.negate(result), result)


def unsigned_to_float(value: ir.Value, element: ir.Type) -> ir.Value:
    """The nearest float of an unsigned integer."""
    if is_bool(value):
        return _bool_to_float(value, 1.0, element)
    value = to_unsigned(value)
    return convert(_sticky(value) if _rounds_twice(value, element) else value, element)


def _bool_to_float(value: ir.Value, one: float, element: ir.Type) -> ir.Value:
    """A select: XLA takes `x * convert(p)` for `p ? x : 0`, which is wrong where x is NaN."""
    return select(value, splat(one, value, element), splat(0.0, value, element))


def _rounds_twice(value: ir.Value, element: ir.Type) -> bool:
    return str(element) == "bf16" and int_width(value) >= 32


def _sticky(value: ir.Value) -> ir.Value:
    """An unsigned integer with all bits below its 24 leading ones gathered into the last of these.

    f32 holds the result exactly, and bf16 rounds it as it would the original.
    """
    signless = to_signless(value)
    zero = splat(0, signless)
    leading = stablehlo.count_leading_zeros(signless)
    excess = tensor_ops.subtract(splat(int_width(value) - 24, signless), leading)
    shift = tensor_ops.maximum(excess, zero)
    kept = stablehlo.shift_left(stablehlo.shift_right_logical(signless, shift), shift)
    lost = compare("NE", kept, signless)
    unit = stablehlo.shift_left(splat(1, signless), shift)
    return as_type(select(lost, tensor_ops.or_(kept, unit), kept), value)


def float_to_signed(value: ir.Value, element: ir.Type) -> ir.Value:
    """Towards zero; any value where the integer does not fit."""
    if ir.IntegerType(element).width == 1:
        return compare("NE", value, splat(0.0, value))
    return convert(value, element)


def float_to_unsigned(value: ir.Value, element: ir.Type) -> ir.Value:
    """Towards zero; any value where the integer does not fit."""
    width = ir.IntegerType(element).width
    if width == 1:
        return compare("NE", value, splat(0.0, value))
    return to_signless(convert(value, ir.IntegerType.get_unsigned(width)))


def convert_float(value: ir.Value, element: ir.Type) -> ir.Value:
    """To the nearest float of another format, ties to even."""
    source, target = float_format(element_type(value)), float_format(element)
    if source and target and source.bits == 64 and target.bits == 16:
        value = _cut_to_f32_digits(value)
    return convert(value, element)


def _cut_to_f32_digits(value: ir.Value) -> ir.Value:
    """An f64 rounded to odd to the digits of f32: the bits below are gathered into the last one.

    On its bits, because XLA for GPUs takes f64 -> f32 -> f64 for no operation at all.
    """
    bits = to_signless(value)
    unit = 1 << (52 - 23)
    lost = compare("NE", tensor_ops.and_(bits, splat(unit - 1, bits)), splat(0, bits))
    kept = tensor_ops.and_(bits, splat(-unit, bits))
    return as_type(select(lost, tensor_ops.or_(kept, splat(unit, bits)), kept), value)


def reinterpret(value: ir.Value, element: ir.Type) -> ir.Value:
    """The same bits in another type of the same width."""
    return bitcast(value, element)


def _to_result(build: Callable[[ir.Value, ir.Type], ir.Value]) -> Lowering:
    return lambda op, operands: build(operands[0], _result_type(op))


def _result_type(op: ir.Operation | None) -> ir.Type:
    assert op is not None
    type_ = storage_type(op.results[0].type)
    if type_ is None:
        raise refuse("RK018", f"no tensor element type holds {op.results[0].type}", at=op)
    return type_


def _truncate_float(op: ir.Operation | None, operands: Operands) -> ir.Value:
    assert op is not None
    if "roundingmode" in op.attributes:
        mode = ir.IntegerAttr(op.attributes["roundingmode"]).value
        if mode != _NEAREST_EVEN:
            raise refuse("RK011", "arith.truncf with a directed rounding mode", at=op)
    return convert_float(operands[0], _result_type(op))


LOWERINGS: dict[str, Lowering] = {
    "arith.extsi": _to_result(extend_signed),
    "arith.extui": _to_result(extend_unsigned),
    "arith.trunci": _to_result(truncate),
    "arith.sitofp": _to_result(signed_to_float),
    "arith.uitofp": _to_result(unsigned_to_float),
    "arith.fptosi": _to_result(float_to_signed),
    "arith.fptoui": _to_result(float_to_unsigned),
    "arith.extf": _to_result(convert_float),
    "arith.truncf": _truncate_float,
    "arith.bitcast": _to_result(reinterpret),
}
