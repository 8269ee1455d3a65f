"""Products that are read crosswise: `sum of x.re * y.im + x.im * y.re`.

The four parts are a box, with a step that goes forward in one array and back in the other. As one
reduction, one of the factors would be an array of its own, put together in reverse. Each product is
a contraction as it is; what belongs together are the terms at one end of that step, as an unrolled
loop has them.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from raise_kernel.analysis.accesses.point_boxes import PointBox
from raise_kernel.analysis.loops.sum_terms import Description


def ends_of(members: Sequence[Description], box: PointBox) -> list[list[Description]]:
    """The members at either end of a step of two that goes forward in one coordinate of their box
    and back in another; all of them where it has no such step."""
    crosswise = [
        k for k, (step, count) in enumerate(box.steps) if count == 2 and min(step) < 0 < max(step)
    ]
    if not crosswise:
        return [list(members)]
    left = [step for k, step in enumerate(box.steps) if k != crosswise[0]]
    here = {
        tuple(
            first + sum(n * step[c] for n, (step, _) in zip(place, left, strict=True))
            for c, first in enumerate(box.origin)
        )
        for place in itertools.product(*(range(count) for _, count in left))
    }
    ends: tuple[list[Description], list[Description]] = ([], [])
    for member in members:
        ends[_first(member) not in here].append(member)
    return list(ends)


def _first(member: Description) -> tuple[int, ...]:
    """The coordinates of a member's first point."""
    start = {index: low for index, low, _ in member.term.box}
    return tuple(
        form.const + sum(start[v] * c for v, c in form.terms.items() if v in start)
        for form in member.coordinates
    )
