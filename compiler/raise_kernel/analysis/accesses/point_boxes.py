"""Sets of integer points as boxes: `origin + sum of step_k * i_k` for `0 <= i_k < count_k`.

The index sets of sums that were written out, split or strided are folded with it: the points are
where the terms load from. Found by runs: the step between the two first points, in lexicographic
order, is a direction in which the whole set must fall into runs of one length; the first points of
the runs are folded in the same way.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np


@dataclass(frozen=True)
class PointBox:
    """`steps`: (step, count) of each index, outermost first; none for a single point."""

    origin: tuple[int, ...]
    steps: tuple[tuple[tuple[int, ...], int], ...]


def box_of(points: np.ndarray) -> PointBox | None:
    """The box that holds exactly these points (int64, shape [points, coordinates]); None where
    there is none, or where a point comes twice."""
    ordered = np.unique(points, axis=0)
    if len(ordered) != len(points) or not len(points):
        return None
    steps: list[tuple[tuple[int, ...], int]] = []
    while len(ordered) > 1:
        step = ordered[1] - ordered[0]
        starts = ordered[~_members(ordered - step, ordered)]
        count, rest = divmod(len(ordered), len(starts))
        if rest or count < 2:
            return None
        runs = starts[:, None, :] + step * np.arange(count)[None, :, None]
        if not _members(runs.reshape(-1, points.shape[1]), ordered).all():
            return None
        steps.insert(0, (tuple(int(n) for n in step), count))
        ordered = starts
    return PointBox(tuple(int(n) for n in ordered[0]), tuple(steps))


def _members(points: np.ndarray, ordered: np.ndarray) -> np.ndarray:
    """Which of the points are in the ordered set."""
    both = np.concatenate([ordered, points])
    _, numbers = np.unique(both, axis=0, return_inverse=True)
    numbers = numbers.reshape(-1)
    return np.isin(numbers[len(ordered) :], numbers[: len(ordered)])
