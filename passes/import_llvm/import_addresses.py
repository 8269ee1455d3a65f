"""Address computations: `getelementptr` with its constant indices as an attribute.

getelementptr inbounds %S, ptr %p, i64 %i, i32 2
-> llvm.getelementptr inbounds %p[%i, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(...)>
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from raise_kernel.bindings import ir
from raise_kernel.frontend.llvm_text import types as t
from raise_kernel.frontend.llvm_text import values as v
from raise_kernel.passes.import_llvm.import_attributes import Attributes, i32_array, no_wrap
from raise_kernel.passes.import_llvm.import_types import import_type

_DYNAMIC = -(1 << 31)
_INLINE_LIMIT = 1 << 29
"""MLIR keeps constant indices in 30 signed bits; larger ones become operands."""

V = TypeVar("V", bound=v.Value)


def gep_parts(
    source: t.Type, flags: tuple[str, ...], base: t.Type, indices: Sequence[V]
) -> tuple[list[V], Attributes]:
    """The indices that must be operands, and the op's attributes."""
    vector_base = isinstance(base, t.VectorType)
    dynamic: list[V] = []
    raw: list[int] = []
    for index in indices:
        number = _constant_index(index, vector_base)
        if number is None:
            dynamic.append(index)
            raw.append(_DYNAMIC)
        else:
            raw.append(number)
    attributes: Attributes = {
        "elem_type": ir.TypeAttr.get(import_type(source)),
        "rawConstantIndices": i32_array(raw),
    }
    attributes["noWrapFlags"] = no_wrap(flags)
    return dynamic, attributes


def _constant_index(index: v.Value, vector_base: bool) -> int | None:
    """The number of an index that goes into the attribute.

    A vector of one number may, and must for a field of a struct, where the base is a vector too;
    elsewhere it is what makes the result a vector, and stays an operand.
    """
    if vector_base and isinstance(index, v.Splat):
        index = index.element
    elif vector_base and isinstance(index, v.Zero):
        return 0
    if isinstance(index, v.ConstantInt) and -_INLINE_LIMIT <= index.signed < _INLINE_LIMIT:
        return index.signed
    return None
