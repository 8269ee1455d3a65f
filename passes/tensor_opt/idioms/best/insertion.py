"""Decides whether an iteration inserts elements into sorted ones, by all outcomes of comparisons.

An iteration that only compares and moves elements does the same to all elements that compare alike:
it is an insertion where it is one for each order of the elements kept and of those that come, equal
ones and NaN among them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product

import numpy as np

from raise_kernel.remarks import NoMatch

# Cases that are tried, at most.
CASES = 1 << 14


@dataclass(frozen=True)
class Cases:
    """Sorted elements that are kept, [cases, k], and those that come, [cases, count]; a number for
    each one says where it is from."""

    kept: np.ndarray
    coming: np.ndarray
    kept_from: np.ndarray

    def wanted(self, coming_from: np.ndarray, largest: bool) -> tuple[np.ndarray, np.ndarray]:
        """The best ones and where they are from: of equal ones those that were first."""
        values = np.concatenate([self.kept, self.coming], axis=1)
        numbers = np.concatenate([self.kept_from, coming_from], axis=1)
        worst = -np.inf if largest else np.inf
        ranks = np.where(np.isnan(values), worst, values)
        order = np.argsort(-ranks if largest else ranks, axis=1, kind="stable")
        order = order[:, : self.kept.shape[1]]
        return np.take_along_axis(values, order, 1), np.take_along_axis(numbers, order, 1)

    def part(self, rows: np.ndarray) -> Cases:
        return Cases(self.kept[rows], self.coming[rows], self.kept_from[rows])


def all_cases(
    k: int, count: int, largest: bool, random: np.random.Generator, *, nan: bool
) -> Cases:
    """Every order of `k` sorted elements and `count` others, NaN among them where there may be
    `nan`; raises `NoMatch` for too many."""
    fine = 1 << count
    positions = [
        [*np.arange(fine, (2 * k + 2) * fine, fine >> step).tolist(), *[np.nan] * nan]
        for step in range(1, count + 1)
    ]
    total = 2 ** (k - 1) * int(np.prod([len(p) for p in positions]))
    if total > CASES:
        raise NoMatch(f"{total} orders of the compared values are too many")
    kept: list[list[float]] = []
    coming: list[Sequence[float]] = []
    for ties in product((0, 1), repeat=k - 1):
        level = np.cumsum([0, *ties]) * 2 * fine
        line = (2 * k * fine - level).tolist() if largest else (2 * fine + level).tolist()
        for others in product(*positions):
            kept.append(line)
            coming.append(others)
    values = np.array(kept, np.float64)
    numbers = np.sort(-1 - random.integers(0, 1 << 20, values.shape), axis=1)
    return Cases(values, np.array(coming, np.float64).reshape(len(kept), count), numbers)
