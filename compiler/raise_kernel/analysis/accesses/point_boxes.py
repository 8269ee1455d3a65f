"""Sets of integer points as boxes: `origin + sum of step_k * i_k` for `0 <= i_k < count_k`.

This recovers the index sets of sums that were unrolled, split or strided; a point is the element
that a term loads. The step between the first two points, in lexicographic order, is a direction in
which the whole set must split into runs of one length. The first points of the runs are then split
in the same way.
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
    """The box that holds exactly these points (int64, shape [points, coordinates]).

    None if there is none, or if a point occurs twice.
    """
    order, numbers = _numbered(points)
    if not len(points) or numbers.max() + 1 != len(points):
        return None
    ordered = points[order]
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
    """A mask of the points that are in the ordered set."""
    _, numbers = _numbered(np.concatenate([ordered, points]))
    present = np.zeros(len(numbers), dtype=bool)
    present[numbers[: len(ordered)]] = True
    return present[numbers[len(ordered) :]]


def _numbered(points: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The lexicographic order of the points, and the number of each among those that differ.

    By column: `np.unique` of rows compares them as bytes, which takes far longer.
    """
    order = np.lexsort(points.T[::-1])
    differs = np.any(points[order[1:]] != points[order[:-1]], axis=1)
    numbers = np.empty(len(points), dtype=np.int64)
    numbers[order] = np.concatenate([[0], np.cumsum(differs)])[: len(points)]
    return order, numbers
