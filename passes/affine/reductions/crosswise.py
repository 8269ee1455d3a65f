"""Products with crosswise accesses: `sum of x.re * y.im + x.im * y.re`.

The accesses form a box with a step that goes forward in one array and backward in the other. One
reduction over the box would need a reversed copy of one factor. Each product alone is a
contraction, so the terms are grouped by the end of that step.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from raise_kernel.analysis.accesses.point_boxes import PointBox
from raise_kernel.analysis.loops.sum_terms import Description


def ends_of(members: Sequence[Description], box: PointBox) -> list[list[Description]]:
    """The members grouped by the ends of a crosswise step; one group if there is no such step.

    A crosswise step has two points, and goes forward in one coordinate and backward in another.
    """
    crosswise = [
        k for k, (step, count) in enumerate(box.steps) if count == 2 and min(step) < 0 < max(step)
    ]
    if not crosswise:
        return [list(members)]
    left = [step for k, step in enumerate(box.steps) if k != crosswise[0]]
    here = {
        tuple(
            first + sum(n * step[c] for n, (step, _) in zip(position, left, strict=True))
            for c, first in enumerate(box.origin)
        )
        for position in itertools.product(*(range(count) for _, count in left))
    }
    ends: tuple[list[Description], list[Description]] = ([], [])
    for member in members:
        ends[_first(member) not in here].append(member)
    return list(ends)


def _first(member: Description) -> tuple[int, ...]:
    """The coordinates of the first point of a member."""
    start = {index: low for index, low, _ in member.term.box}
    return tuple(
        form.const + sum(start[v] * c for v, c in form.terms.items() if v in start)
        for form in member.coordinates
    )
