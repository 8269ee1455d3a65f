"""Sizes of LLVM's types in memory, by the data layout of NVPTX."""

from __future__ import annotations

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.llvm_text.types import (
    ArrayType,
    FloatType,
    IntType,
    PointerType,
    StructType,
    Type,
    VectorType,
)

_WIDEST = 16


def stored_bytes(type_: Type) -> int:
    """How many bytes a load or a store of a type accesses."""
    if isinstance(type_, VectorType) and not type_.scalable:
        return -(-type_.count * _bits(type_.element) // 8)
    if isinstance(type_, ArrayType | StructType):
        return size_of(type_)
    return -(-_bits(type_) // 8)


def size_of(type_: Type) -> int:
    """The offset between two elements of a type in an array."""
    if isinstance(type_, ArrayType):
        return type_.count * size_of(type_.element)
    if isinstance(type_, StructType):
        return _rounded(field_offset(type_, len(type_.fields)), align_of(type_))
    return _rounded(stored_bytes(type_), align_of(type_))


def align_of(type_: Type) -> int:
    """The alignment of a type by itself."""
    if isinstance(type_, ArrayType):
        return align_of(type_.element)
    if isinstance(type_, StructType):
        return 1 if type_.packed else max(map(align_of, type_.fields), default=1)
    size = 1 << max(stored_bytes(type_) - 1, 0).bit_length()
    return size if isinstance(type_, VectorType) else min(size, _WIDEST)


def field_offset(type_: StructType, number: int) -> int:
    """Where a field of a struct begins; for the number past the last one, where that ends."""
    at = 0
    for position, field in enumerate(type_.fields):
        at = at if type_.packed else _rounded(at, align_of(field))
        if position == number:
            return at
        at += size_of(field)
    return at


def _rounded(size: int, to: int) -> int:
    return -(-size // to) * to


def _bits(type_: Type) -> int:
    if isinstance(type_, IntType | FloatType):
        return type_.width
    if isinstance(type_, PointerType):
        return 64
    raise Refusal("RK050", f"the size of {type_} in memory is not known")
