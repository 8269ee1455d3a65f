"""The vectors of a launch whose threads share nothing, row by row.

    for units from..to                 for rows
      indices of the unit       ->       indices of the row
      code of a vector                   for the units of the row
                                           indices of the thread
                                           code of a vector

What follows from the row alone (its addresses, whether it is at a border) is then the same in every
iteration of the inner loop, and LLVM moves it out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from raise_kernel.runtime.native.cpu.emitter import Emitter
from raise_kernel.runtime.native.cpu.geometry import Geometry, inner_indices, outer_indices


def for_rows(e: Emitter, geometry: Geometry, vector: Callable[[], object]) -> None:
    """The loop over the units of a flat launch; `vector` writes the code of one."""
    w, split = e.writer, geometry.split
    if split is None:
        with counted(e, "%from", "%to") as unit:
            _vector(e, geometry, unit, vector)
        return
    rows, row = split
    first = w.value(f"udiv i64 %from, {row.vectors}")
    last = w.value("sub i64 %to, 1")
    end = w.value(f"add i64 {w.value(f'udiv i64 {last}, {row.vectors}')}, 1")
    with counted(e, first, end) as number:
        outer_indices(e, rows, number)
        before = w.value(f"mul i64 {number}, {row.vectors}")
        begin = w.value(f"call i64 @llvm.usub.sat.i64(i64 %from, i64 {before})")
        left = w.value(f"sub i64 %to, {before}")
        stop = w.value(f"call i64 @llvm.umin.i64(i64 {left}, i64 {row.vectors})")
        with counted(e, begin, stop) as unit:
            _vector(e, row, unit, vector)


def _vector(e: Emitter, row: Geometry, unit: str, vector: Callable[[], object]) -> None:
    first = e.writer.value(f"mul nuw nsw i64 {unit}, {row.lanes}")
    with e.under(inner_indices(e, row, first)):
        vector()


@contextmanager
def counted(e: Emitter, first: str, end: str) -> Iterator[str]:
    """A loop from `first` to before `end`; its counter."""
    w = e.writer
    head, body, done = w.fresh("head"), w.fresh("body"), w.fresh("done")
    before = w.block
    w.jump(head)
    w.label(head)
    number, line = w.phi("i64", first, before)
    w.branch(w.value(f"icmp ult i64 {number}, {end}"), body, done)
    w.label(body)
    yield number
    following = w.value(f"add nuw nsw i64 {number}, 1")
    w.complete(line, following, w.block)
    w.jump(head)
    w.label(done)
