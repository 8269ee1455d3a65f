"""Accesses of parts of an element: of memory whose elements are as wide as its widest atomic.

A byte is loaded by a shift of the word around it. Two lanes may store to bytes of one word, so a
store is an atomic update of the word, and so is an atomic that is narrower than the word.
"""

from __future__ import annotations

from collections.abc import Callable

from raise_kernel.analysis.integers.byte_offset import ByteOffset
from raise_kernel.analysis.memory.type_layout import bit_width
from raise_kernel.bindings import ir
from raise_kernel.passes.standardize.emitter import Emitter, int_type
from raise_kernel.passes.standardize.memory.memory_views import View
from raise_kernel.passes.standardize.memory.pointer_values import scaled

Update = Callable[[Emitter, ir.Value], ir.Value]


def load(build: Emitter, view: View, offset: ByteOffset, size: int) -> ir.Value:
    """`size` bytes at `offset` as an integer."""
    index, shift = _index_and_shift(build, view, offset)
    assert view.memref is not None
    word = build("memref.load", [view.memref, index], view.element)
    return build("arith.trunci", [build.binary("arith.shrui", word, shift)], int_type(8 * size))


def store(build: Emitter, view: View, offset: ByteOffset, value: ir.Value) -> None:
    """Store an integer at `offset`; the rest of the word stays."""
    update(build, view, offset, value.type, lambda inner, old: value)


def update(
    build: Emitter, view: View, offset: ByteOffset, type_: ir.Type, change: Update
) -> ir.Value:
    """Change a number of `type_`, narrower than the word, at once; its old value."""
    index, shift = _index_and_shift(build, view, offset)
    narrow = int_type(bit_width(type_))
    ones = (1 << bit_width(type_)) - 1
    kept = build.invert(build.binary("arith.shli", build.constant(view.element, ones), shift))
    assert view.memref is not None
    op = build.create("memref.generic_atomic_rmw", [view.memref, index], [view.element], regions=1)
    body = op.regions[0].blocks.append(view.element, arg_locs=[build.loc])
    inner = Emitter.at_end(body, build.loc)
    word = body.arguments[0]
    field = inner("arith.trunci", [inner.binary("arith.shrui", word, shift)], narrow)
    new = inner.bitcast(change(inner, inner.bitcast(field, type_)), narrow)
    moved = inner.binary("arith.shli", inner("arith.extui", [new], view.element), shift)
    rest = inner.binary("arith.andi", word, kept)
    inner.create("memref.atomic_yield", [inner.binary("arith.ori", rest, moved)])
    old = build("arith.trunci", [build.binary("arith.shrui", op.result, shift)], narrow)
    return build.bitcast(old, type_)


def _index_and_shift(build: Emitter, view: View, offset: ByteOffset) -> tuple[ir.Value, ir.Value]:
    """The index of the word around `offset`, and how many bits into it that lies."""
    byte = scaled(build, offset, 1)
    bits = view.granule.bit_length() - 1
    number = build.binary("arith.shrsi", byte, build.int_like(byte, bits))
    inside = build.binary("arith.andi", byte, build.int_like(byte, view.granule - 1))
    shift = build.binary("arith.shli", inside, build.int_like(inside, 3))
    index = build("arith.index_cast", [number], ir.IndexType.get())
    return index, build.resize(shift, view.element, signed=False)
