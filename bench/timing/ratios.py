"""Ratios of times with the interval that their noise leaves them.

Samples of one round were taken next to each other, so a ratio is taken within each round, and the
median over rounds is reported: a slow spell of the machine hits both sides of a pair. The interval
is a percentile bootstrap over rounds (Efron and Tibshirani, An Introduction to the Bootstrap, 1993,
chapter 13), 95 %. Two runs of the benchmark have no rounds in common: there each side is drawn by
itself.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

DRAWS = 2000
LEVEL = 95.0


@dataclass(frozen=True)
class Ratio:
    """A ratio of times, and the ends of its 95 % interval."""

    value: float
    low: float
    high: float

    def surely_below(self, bound: float) -> bool:
        """Is it below the bound beyond noise?"""
        return self.high < bound

    def differs(self, noise: float) -> bool:
        """Is it further from one than `noise`, with one outside its interval?"""
        outside = self.high < 1.0 or self.low > 1.0
        return outside and abs(np.log(self.value)) > np.log1p(noise)

    def __str__(self) -> str:
        return f"{self.value:.2f}, {self.low:.2f} to {self.high:.2f}"


def paired(theirs: ArrayLike, ours: ArrayLike) -> Ratio:
    """Times of one run, a pair a round: theirs over ours. Both have the same length, not zero."""
    logs = np.log(np.asarray(theirs) / np.asarray(ours))
    medians = np.median(logs[_draws(len(logs))], axis=1)
    return _ratio(float(np.median(logs)), medians)


def unpaired(theirs: ArrayLike, ours: ArrayLike) -> Ratio:
    """Times of two runs: the ratio of the medians."""
    a, b = np.log(np.asarray(theirs)), np.log(np.asarray(ours))
    medians = np.median(a[_draws(len(a), 1)], axis=1) - np.median(b[_draws(len(b), 2)], axis=1)
    return _ratio(float(np.median(a) - np.median(b)), medians)


def _draws(count: int, seed: int = 0) -> np.ndarray:
    """Rounds drawn with replacement, the same at each call."""
    return np.random.default_rng(seed).integers(0, count, (DRAWS, count))


def _ratio(middle: float, medians: np.ndarray) -> Ratio:
    tail = (100.0 - LEVEL) / 2
    low, high = np.percentile(medians, [tail, 100.0 - tail])
    return Ratio(float(np.exp(middle)), float(np.exp(low)), float(np.exp(high)))
