"""Comparisons of pointers: of offsets inside one memory, of memories, or of made-up addresses."""

from __future__ import annotations

from raise_kernel.analysis.integers.predicates import CMPI
from raise_kernel.bindings import ir
from raise_kernel.passes.standardize.emitter import Emitter, i64_attr, int_type
from raise_kernel.passes.standardize.memory.pointer_state import State
from raise_kernel.passes.standardize.memory.pointer_values import (
    Pointer,
    address,
    scaled,
    tag_value,
)

_EQ, _NE = CMPI["eq"], CMPI["ne"]
# Offsets are signed: a pointer one before the start is below it.
_SIGNED = {CMPI[f"u{r}"]: CMPI[f"s{r}"] for r in ("lt", "le", "gt", "ge")}


def compare(build: Emitter, predicate: int, a: Pointer, b: Pointer, state: State) -> ir.Value:
    """`a predicate b` as an i1."""
    if isinstance(a.tag, int) and a.tag == b.tag:
        _, ours, theirs = a.offset.split(b.offset)
        values = scaled(build, ours, 1), scaled(build, theirs, 1)
        return _test(build, _SIGNED.get(predicate, predicate), *values)
    if predicate in (_EQ, _NE):
        if not a.mask & b.mask:
            return build.constant(int_type(1), int(predicate == _NE))
        null = state.bases.null.bit
        if null in (a.mask, b.mask):
            other = b if a.mask == null else a
            tag = tag_value(build, other.tag)
            return _test(build, predicate, tag, build.int_like(tag, 0))
    return _test(build, predicate, address(build, a), address(build, b))


def is_memory(build: Emitter, tag: ir.Value, number: int) -> ir.Value:
    """Whether a tag is that of one memory."""
    return _test(build, _EQ, tag, build.int_like(tag, number))


def _test(build: Emitter, predicate: int, a: ir.Value, b: ir.Value) -> ir.Value:
    return build("arith.cmpi", [a, b], int_type(1), {"predicate": i64_attr(predicate)})
