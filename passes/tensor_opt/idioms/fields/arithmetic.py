"""The integers modulo a prime, as arrays of float64.

A cell is an integer `x`, not larger than `PRIME` in magnitude, that stands for all `x + k * PRIME`;
NaN is a cell that must not matter. Products of two cells are below 2**52, so float64 has them
exactly, and NaN goes through all arithmetic by itself.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from raise_kernel.diagnostics import NoMatch

# A prime below 2**25.
PRIME = 33554383
# Cells that one exact sum of products may have: 2**13 * 2**25 * 2**14 < 2**53.
LONGEST = 1 << 14
HALF = 1 << 13
# Cells of which each is inverted by itself.
FEW = 32


def reduced(x: np.ndarray) -> np.ndarray:
    """Cells for integers below 2**53 in magnitude."""
    return x - np.rint(x * (1.0 / PRIME)) * PRIME


def canonical(x: np.ndarray) -> np.ndarray:
    """Equal cells as equal numbers, from 0 to `PRIME` - 1."""
    x = reduced(x)
    return np.where(x < 0, x + PRIME, x)


def drawn(random: np.random.Generator, shape: Sequence[int]) -> np.ndarray:
    """Cells that are not zero."""
    return random.integers(1, PRIME, tuple(shape)).astype(np.float64)


def multiply(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    return reduced(a * b)


def power(x: np.ndarray, exponent: int) -> np.ndarray:
    result = np.where(np.isnan(x), x, 1.0)
    while exponent:
        if exponent & 1:
            result = multiply(result, x)
        x = multiply(x, x)
        exponent >>= 1
    return result


def inverse(x: np.ndarray) -> np.ndarray:
    """One over `x`, by Fermat; NaN of zero."""
    if x.size <= FEW:
        flat = [_inverse(v) for v in canonical(x).reshape(-1).tolist()]
        return np.array(flat, np.float64).reshape(x.shape)
    found = power(x, PRIME - 2)
    return np.where(canonical(x) == 0, np.nan, found)


def _inverse(x: float) -> float:
    return math.nan if x == 0 or math.isnan(x) else float(pow(int(x), -1, PRIME))


def product(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """Matrix product over the last two axes; at most `LONGEST` terms each."""
    if a.shape[-1] > LONGEST:
        raise NoMatch("it sums too many products")
    high = np.rint(a * (1.0 / HALF))
    low = a - high * HALF
    return reduced(reduced(np.matmul(high, b)) * HALF + reduced(np.matmul(low, b)))


def of_floats(x: np.ndarray) -> np.ndarray:
    """Cells for floats, each of which is a fraction; NaN for NaN and infinity."""
    wide = x.astype(np.float64)
    finite = np.isfinite(wide)
    fraction, exponent = np.frexp(np.where(finite, wide, 0.0))
    digits = np.ldexp(fraction, 53).astype(np.int64)
    flat = [
        int(m) * pow(2, int(e) - 53, PRIME) % PRIME
        for m, e in zip(digits.reshape(-1), exponent.reshape(-1), strict=True)
    ]
    return np.where(finite, np.array(flat, np.float64).reshape(wide.shape), np.nan)


def of_integers(x: np.ndarray) -> np.ndarray:
    return np.asarray(x.astype(object) % PRIME, np.float64)
