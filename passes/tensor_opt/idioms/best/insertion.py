"""Decides whether an iteration inserts elements into sorted ones, by all outcomes of comparisons.

An iteration that only compares and moves elements does the same to all elements that compare alike:
it is an insertion where it is one for each order of the elements kept and of those that come, equal
ones and NaN among them. One run of it follows all orders whose comparisons come out alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import numpy as np

from raise_kernel.passes.tensor_opt.idioms.orders.order_terms import FALSE, TRUE, Terms
from raise_kernel.remarks import NoMatch
from raise_kernel.stablehlo.comparisons import HOLDS

# Cases that are tried, at most.
CASES = 1 << 16


class Compared(Terms):
    """Terms of an iteration where all comparisons hold: `pairs` has what is compared, and how."""

    def __init__(self) -> None:
        super().__init__()
        self.pairs: set[tuple[int, int, str]] = set()

    def compare(self, direction: str, kind: str, a: int, b: int) -> int:
        self.pairs.add((a, b, kind))
        return TRUE

    def make(self, op: str, kind: str, a: int, b: int = -1) -> int:
        if op not in ("min", "max"):
            return super().make(op, kind, a, b)
        self.pairs.add((a, b, kind))
        return a


class Outcomes(Terms):
    """Terms of an iteration whose first atoms are elements with these ranks, [cases, elements].

    Their comparisons come out as in the `live` cases: of two outcomes one is followed, and the
    cases of the other are put into `left`. A comparison of anything else, or of another `kind`, is
    unknown.
    """

    def __init__(self, ranks: np.ndarray, live: np.ndarray, kind: str) -> None:
        super().__init__()
        self.live = live
        self.kind = kind
        self.left: list[np.ndarray] = []
        self._ranks = ranks
        first = self.atoms(ranks.shape[1])
        self.elements = range(first, first + ranks.shape[1])

    def compare(self, direction: str, kind: str, a: int, b: int) -> int:
        known = self._known(kind, a, b)
        if known is None:
            return self.atoms(1)
        return TRUE if self._decided(HOLDS[direction](*known)) else FALSE

    def make(self, op: str, kind: str, a: int, b: int = -1) -> int:
        known = self._known(kind, a, b) if op in ("min", "max") else None
        if known is None:
            return super().make(op, kind, a, b)
        x, y = known
        # NaN where either is.
        return a if self._decided(np.isnan(x) | (x <= y if op == "min" else x >= y)) else b

    def _known(self, kind: str, *terms: int) -> list[np.ndarray] | None:
        """The ranks of these terms in the live cases, where they are elements of the kind."""
        if kind != self.kind or any(t not in self.elements for t in terms):
            return None
        return [self._ranks[self.live, t - self.elements.start] for t in terms]

    def _decided(self, holds: np.ndarray) -> bool:
        """The outcome that is followed, of one in each case."""
        if holds.any() and not holds.all():
            self.left.append(self.live[~holds])
            self.live = self.live[holds]
        return bool(holds.any())


def all_cases(k: int, count: int, largest: bool, *, nan: bool) -> np.ndarray:
    """Ranks of `k` sorted elements and of `count` others in every order of them, [cases, elements],
    NaN among the others where there may be `nan`; raises `NoMatch` for too many."""
    fine = 1 << count
    positions = [
        [*np.arange(fine, (2 * k + 2) * fine, fine >> step).tolist(), *[np.nan] * nan]
        for step in range(1, count + 1)
    ]
    total = 2 ** (k - 1) * int(np.prod([len(p) for p in positions]))
    if total > CASES:
        raise NoMatch(f"{total} orders of the compared values are too many")
    found: list[Sequence[float]] = []
    for ties in product((0, 1), repeat=k - 1):
        level = np.cumsum([0, *ties]) * 2 * fine
        line = (2 * k * fine - level).tolist() if largest else (2 * fine + level).tolist()
        found += [[*line, *others] for others in product(*positions)]
    return np.array(found, np.float64)


def best(ranks: np.ndarray, k: int, largest: bool) -> np.ndarray:
    """Which are the `k` best elements in each case: of equal ones those that were first."""
    known = np.where(np.isnan(ranks), -np.inf if largest else np.inf, ranks)
    return np.argsort(-known if largest else known, axis=1, kind="stable")[:, :k]
