"""The scalars of an LLVM struct: where each lies, and a user's fields matched with them.

{ ptr, { i32, [2 x float] } }  ->  ptr at 0, i32 at 8, float at 12, float at 16
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

import llvmlite.binding as llvm
from llvmlite.binding.typeref import TypeKind

T = TypeVar("T")


@dataclass(frozen=True)
class Leaf:
    """A scalar in a struct. `padding`: part of an array of bytes, which may only fill space."""

    offset: int
    type: str
    size: int
    padding: bool = False
    readonly: bool = False

    @property
    def is_pointer(self) -> bool:
        return self.type.startswith("ptr")


_AGGREGATES = (TypeKind.struct, TypeKind.array, TypeKind.vector)


def is_aggregate(type_: llvm.TypeRef) -> bool:
    """True for structs, arrays and vectors."""
    return type_.type_kind in _AGGREGATES


def leaves_of(type_: llvm.TypeRef, layout: llvm.TargetData, start: int = 0) -> tuple[Leaf, ...]:
    """The scalars of a type, in order."""
    kind = type_.type_kind
    if kind == TypeKind.struct:
        return tuple(
            leaf
            for position, element in enumerate(type_.elements)
            for leaf in leaves_of(
                element, layout, start + layout.get_element_offset(type_, position)
            )
        )
    if kind in (TypeKind.array, TypeKind.vector):
        element = next(iter(type_.elements))
        stride = layout.get_abi_size(element)
        fills = kind == TypeKind.array and str(element) == "i8"
        first = leaves_of(element, layout, start)
        return tuple(
            replace(leaf, offset=leaf.offset + i * stride, padding=leaf.padding or fills)
            for i in range(type_.element_count)
            for leaf in first
        )
    return (Leaf(start, str(type_), layout.get_abi_size(type_)),)


def matched(leaves: Sequence[Leaf], values: Sequence[T]) -> list[tuple[Leaf, T]] | None:
    """Each scalar with its value; arrays of bytes are left out if the values then fit."""
    for candidates in (leaves, [leaf for leaf in leaves if not leaf.padding]):
        if len(candidates) == len(values):
            return list(zip(candidates, values, strict=True))
    return None
