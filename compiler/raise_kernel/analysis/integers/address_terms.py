"""A `getelementptr` as a constant and terms: bytes = constant + sum of scale * index."""

from __future__ import annotations

from typing import cast

from raise_kernel.analysis.memory.type_layout import (
    alloc_size,
    bit_width,
    element_type,
    field_offset,
    vector_length,
)
from raise_kernel.bindings import ir, llvm
from raise_kernel.diagnostics import refuse
from raise_kernel.mlir.values import array_values, constant_int

_DYNAMIC = -(2**31)

Terms = tuple[int, list[tuple[int, ir.Value]]]


def address_terms(op: ir.Operation) -> Terms:
    """The byte offset that a GEP adds to its base: a constant, and (scale, index) pairs."""
    type_ = cast(ir.TypeAttr, op.attributes["elem_type"]).value
    raw = array_values(op.attributes["rawConstantIndices"])
    dynamic = iter(list(op.operands)[1:])
    constant, terms = 0, []
    for position, number in enumerate(raw):
        index: int | ir.Value = number
        if number == _DYNAMIC:
            value = next(dynamic)
            known = constant_int(value)
            index = value if known is None else known
        if position and isinstance(type_, llvm.StructType):
            if not isinstance(index, int):
                raise refuse("RK018", "a struct field chosen at run time", at=op)
            constant += field_offset(type_, index, op)
            type_ = element_type(type_, index)
            continue
        if position:
            type_, scale = _element(type_, op)
        else:
            scale = alloc_size(type_, op)
        if isinstance(index, int):
            constant += scale * index
        else:
            terms.append((scale, index))
    return constant, terms


def _element(type_: ir.Type, op: ir.Operation) -> tuple[ir.Type, int]:
    inner = element_type(type_, 0)
    if isinstance(type_, ir.VectorType):
        if vector_length(type_) and bit_width(inner, op) % 8:
            raise refuse("RK018", f"{type_} is packed to bits in memory", at=op)
        return inner, bit_width(inner, op) // 8
    return inner, alloc_size(inner, op)
