"""Products with crosswise accesses: `sum of x.re * y.im + x.im * y.re`.

The accesses form a box with a step that goes forward in one array and backward in the other. One
reduction over the box would need a reversed copy of one factor. Each product alone is a
contraction, so the terms are grouped by the end of that step.
"""

from __future__ import annotations

import itertools

from raise_kernel.analysis.loops.copy_grid import Grid


def ends_of(grid: Grid) -> list[list[int]]:
    """The copies grouped by the ends of a crosswise step; one group if there is no such step.

    A crosswise step has two points, and goes forward in one coordinate and backward in another.
    """
    box = grid.box
    crosswise = [
        k for k, (step, count) in enumerate(box.steps) if count == 2 and min(step) < 0 < max(step)
    ]
    if not crosswise:
        return [list(range(len(grid.points)))]
    left = [step for k, step in enumerate(box.steps) if k != crosswise[0]]
    here = {
        tuple(
            first + sum(n * step[c] for n, (step, _) in zip(position, left, strict=True))
            for c, first in enumerate(box.origin)
        )
        for position in itertools.product(*(range(count) for _, count in left))
    }
    ends: tuple[list[int], list[int]] = ([], [])
    for number, points in enumerate(grid.points):
        ends[tuple(points[0].tolist()) not in here].append(number)
    return list(ends)
