"""Sizes, alignments and leaves of LLVM types under the NVPTX data layout.

An aggregate or a vector is also seen as the flat list of its scalar *leaves*, in memory order.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from raise_kernel.bindings import ir, llvm
from raise_kernel.diagnostics import refuse

POINTER_BYTES = 8


@dataclass(frozen=True)
class Leaf:
    """One scalar inside a type: its byte offset, its type, and whether it is a vector's element."""

    offset: int
    type: ir.Type


def is_pointer(type_: ir.Type) -> bool:
    return isinstance(type_, llvm.PointerType)


def is_float(type_: ir.Type) -> bool:
    return isinstance(type_, ir.FloatType)


def is_composite(type_: ir.Type) -> bool:
    """True for vectors, arrays and structs."""
    return isinstance(type_, (ir.VectorType, llvm.ArrayType, llvm.StructType))


def bit_width(type_: ir.Type, at: ir.Operation | None = None) -> int:
    """Bits of a scalar type."""
    if isinstance(type_, (ir.IntegerType, ir.FloatType)):
        return type_.width
    if is_pointer(type_):
        return 8 * POINTER_BYTES
    raise refuse("RK018", f"type {type_} has no layout on a GPU", at=at)


def store_size(type_: ir.Type, at: ir.Operation | None = None) -> int:
    """Bytes that a load or store of the type touches."""
    if isinstance(type_, ir.VectorType):
        return (vector_length(type_) * bit_width(type_.element_type, at) + 7) // 8
    if isinstance(type_, llvm.ArrayType):
        return type_.num_elements * alloc_size(type_.element_type, at)
    if isinstance(type_, llvm.StructType):
        return _struct_layout(type_, at)[1]
    return (bit_width(type_, at) + 7) // 8


def alignment(type_: ir.Type, at: ir.Operation | None = None) -> int:
    """ABI alignment in bytes."""
    if isinstance(type_, llvm.ArrayType):
        return alignment(type_.element_type, at)
    if isinstance(type_, llvm.StructType):
        if type_.packed or not struct_body(type_):
            return 1
        return max(alignment(t, at) for t in struct_body(type_))
    return min(_next_power(store_size(type_, at)), 128)


def alloc_size(type_: ir.Type, at: ir.Operation | None = None) -> int:
    """Bytes between two neighbours in an array of the type."""
    known = _ALLOC_SIZES.get(type_)
    if known is None:
        known = _ALLOC_SIZES[type_] = _round_up(store_size(type_, at), alignment(type_, at))
    return known


# Of the types that have one: MLIR keeps the types of its context for good.
_ALLOC_SIZES: dict[ir.Type, int] = {}


def field_offset(type_: ir.Type, index: int, at: ir.Operation | None = None) -> int:
    """Byte offset of a struct's field."""
    return _struct_layout(type_, at)[0][index]


def struct_body(type_: ir.Type) -> list[ir.Type]:
    """The members of a struct type (the bindings' stubs do not say that `body` is a list)."""
    return list(cast("list[ir.Type]", cast(llvm.StructType, type_).body))


def element_type(type_: ir.Type, index: int) -> ir.Type:
    """The type of one direct member of a struct, an array or a vector."""
    if isinstance(type_, llvm.StructType):
        return struct_body(type_)[index]
    if isinstance(type_, (llvm.ArrayType, ir.VectorType)):
        return type_.element_type
    raise refuse("RK018", f"type {type_} has no members")


def member_count(type_: ir.Type) -> int:
    """Direct members of a struct, an array or a vector."""
    if isinstance(type_, llvm.StructType):
        return len(struct_body(type_))
    if isinstance(type_, llvm.ArrayType):
        return type_.num_elements
    if isinstance(type_, ir.VectorType):
        return vector_length(type_)
    return 1


def vector_length(type_: ir.VectorType) -> int:
    length = 1
    for size in type_.shape:
        length *= size
    return length


def leaf_types(type_: ir.Type) -> list[ir.Type]:
    """The scalar types inside `type_` in order; `[type_]` for a scalar."""
    if isinstance(type_, ir.VectorType):
        return [type_.element_type] * vector_length(type_)
    if isinstance(type_, llvm.ArrayType):
        return leaf_types(type_.element_type) * type_.num_elements
    if isinstance(type_, llvm.StructType):
        return [leaf for member in struct_body(type_) for leaf in leaf_types(member)]
    return [type_]


def leaves(type_: ir.Type, base: int = 0, at: ir.Operation | None = None) -> list[Leaf]:
    """The scalar leaves with byte offsets. Vectors of sub-byte elements have none of their own."""
    if isinstance(type_, ir.VectorType):
        bits = bit_width(type_.element_type, at)
        if bits % 8:
            raise refuse("RK018", f"{type_} is packed to bits in memory", at=at)
        return [Leaf(base + i * bits // 8, type_.element_type) for i in range(vector_length(type_))]
    if isinstance(type_, llvm.ArrayType):
        stride = alloc_size(type_.element_type, at)
        members = [(i * stride, type_.element_type) for i in range(type_.num_elements)]
    elif isinstance(type_, llvm.StructType):
        members = list(zip(_struct_layout(type_, at)[0], struct_body(type_), strict=True))
    else:
        return [Leaf(base, type_)]
    return [leaf for offset, member in members for leaf in leaves(member, base + offset, at)]


def _struct_layout(type_: ir.Type, at: ir.Operation | None) -> tuple[list[int], int]:
    assert isinstance(type_, llvm.StructType)
    if type_.opaque:
        raise refuse("RK018", f"{type_} is opaque", at=at)
    offsets, end = [], 0
    for member in struct_body(type_):
        if not type_.packed:
            end = _round_up(end, alignment(member, at))
        offsets.append(end)
        end += alloc_size(member, at)
    return offsets, _round_up(end, alignment(type_, at))


def _round_up(value: int, multiple: int) -> int:
    return -(-value // multiple) * multiple


def _next_power(value: int) -> int:
    return 1 << max(value - 1, 0).bit_length()
