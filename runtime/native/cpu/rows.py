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

from collections.abc import Callable

from raise_kernel.runtime.native.cpu.emitter import Emitter
from raise_kernel.runtime.native.cpu.geometry import Geometry, inner_indices, outer_indices


def for_rows(e: Emitter, geometry: Geometry, vector: Callable[[], object]) -> None:
    """The loop over the units of a flat launch; `vector` writes the code of one."""
    w, split = e.writer, geometry.split
    if split is None:
        with w.counted("%from", "%to") as unit:
            _vector(e, geometry, unit, vector)
        return
    rows, row = split
    first = w.value(f"udiv i64 %from, {row.vectors}")
    past = w.value(f"add i64 %to, {row.vectors - 1}")
    end = w.value(f"udiv i64 {past}, {row.vectors}")
    with w.counted(first, end) as number:
        outer_indices(e, rows, number)
        before = w.value(f"mul i64 {number}, {row.vectors}")
        begin = w.value(f"call i64 @llvm.usub.sat.i64(i64 %from, i64 {before})")
        left = w.value(f"sub i64 %to, {before}")
        stop = w.value(f"call i64 @llvm.umin.i64(i64 {left}, i64 {row.vectors})")
        with w.counted(begin, stop) as unit:
            _vector(e, row, unit, vector)


def _vector(e: Emitter, row: Geometry, unit: str, vector: Callable[[], object]) -> None:
    first = e.writer.value(f"mul nuw nsw i64 {unit}, {row.lanes}")
    with e.under(inner_indices(e, row, first)):
        vector()
