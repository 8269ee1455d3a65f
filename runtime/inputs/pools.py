"""Values at which the behaviour of a program may change: near its constants, and extremes.

Around a constant are the value itself, the next ones below and above it, and the three of opposite
sign; the same around products and sums of two constants. Extremes are those of the type: zeros of
both signs, infinities, NaN, the smallest subnormal and normal numbers, the largest ones, and what
kernels write for "infinity" (-3e38, -1e30, -1e20, -1e5).
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass

import ml_dtypes
import numpy as np

from raise_kernel.runtime.inputs.constants import Constants

# Of the pairs of constants, a sample of these many constants makes them.
_PAIRED = 16
_LARGE = (3e38, 1e30, 1e20, 1e5, 1e4)


@dataclass(frozen=True)
class Pool:
    """Values of one dtype: `near` constants, `pairs` (near products and sums), `extremes`."""

    near: np.ndarray
    pairs: np.ndarray
    extremes: np.ndarray

    def draw(self, random: np.random.Generator, shape: tuple[int, ...]) -> np.ndarray:
        """Half of the values near a constant where there is one, the others of both other kinds."""
        kinds = [self.near, self.near, self.pairs, self.extremes]
        kinds = [kind for kind in kinds if len(kind)]
        chosen = random.integers(0, len(kinds), shape)
        found = np.empty(shape, self.extremes.dtype)
        for number, kind in enumerate(kinds):
            found = np.where(chosen == number, kind[random.integers(0, len(kind), shape)], found)
        return found.astype(self.extremes.dtype)

    def centre(self, random: np.random.Generator) -> float:
        """One finite value near a constant, or a small number where there is none."""
        kind = self.near if len(self.near) else np.array([-1, 0, 1], self.extremes.dtype)
        value = float(kind[random.integers(0, len(kind))])
        return value if np.isfinite(value) else 0.0


def float_pool(constants: Constants, dtype: np.dtype) -> Pool:
    """The pool of a floating dtype."""
    info = ml_dtypes.finfo(dtype)
    limits = [float(v) for v in (info.smallest_subnormal, info.tiny, info.eps, 1.0, info.max)]
    limits += [v for v in _LARGE if v <= float(info.max)]
    extremes = [0.0, -0.0, np.inf, -np.inf, np.nan, *limits, *(-v for v in limits)]
    with np.errstate(all="ignore"):
        near = _around_floats([v for v in constants.floats if v], dtype)
        pairs = _around_floats(_combined([v for v in constants.floats if v]), dtype)
        return Pool(near, pairs, np.array(extremes, np.float64).astype(dtype))


def integer_pool(constants: Constants, dtype: np.dtype) -> Pool:
    """The pool of an integer dtype; a constant beyond it counts by its low bits."""
    info = np.iinfo(dtype)
    values = [v for v in constants.integers if v]
    extremes = {0, 1, 2, info.max, info.max - 1, info.min, info.min + 1, info.max // 2 + 1}
    extremes |= {-1, -2} if dtype.kind == "i" else set()
    return Pool(
        _around_integers(values, dtype),
        _around_integers(_combined(values), dtype),
        np.array(sorted(extremes), dtype),
    )


def _combined(values: list) -> list:
    """Products, sums and differences of two of the values."""
    step = max(1, -(-len(values) // _PAIRED))
    pairs = itertools.combinations_with_replacement(values[::step], 2)
    return sorted({v for a, b in pairs for v in (a * b, a + b, a - b)})


def _around_floats(values: list[float], dtype: np.dtype) -> np.ndarray:
    exact = np.array(values, np.float64).astype(dtype)
    exact = np.concatenate([exact, -exact])
    below, above = (np.nextafter(exact, dtype.type(end)) for end in (-np.inf, np.inf))
    found = np.concatenate([exact, below, above]).astype(dtype)
    return np.unique(found[np.isfinite(found.astype(np.float64))])


def _around_integers(values: list[int], dtype: np.dtype) -> np.ndarray:
    signed = [s * v for v in values for s in ((1, -1) if dtype.kind == "i" else (1,))]
    mask = (1 << 8 * dtype.itemsize) - 1
    found = sorted({v + d & mask for v in signed for d in (-1, 0, 1)})
    return np.array(found, f"u{dtype.itemsize}").view(dtype)
