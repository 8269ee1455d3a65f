"""Intermediate values of tridiagonal eliminations, and bounds of their magnitude.

Guards ask that each diagonal element is larger, by a relative margin, than the sum of the two
beside it: as they are, or weighted by `(i + 1) (n - i)`, which holds for -1 2 -1. In either case:

- Eliminating rows leaves the rest dominant with the same weights (Varga, "Matrix Iterative
  Analysis", 1962). So a pivot `b - a c' / b'`, of whatever rows were eliminated, is at least the
  margin's part of a diagonal element, and at most twice that element. Rounding does not turn it to
  zero: the margin is 64 units in the last place.
- The quotient of an element beside a pivot and that pivot is at most the quotient of two weights.
- A right-hand side divided by its pivot is an unknown of a smaller dominant system: at most the
  largest right-hand side over the margin's part of the smallest diagonal element, times a quotient
  of weights.
"""

from __future__ import annotations

from math import log2

import numpy as np

from raise_kernel.passes.tensor_opt.idioms.fields.arithmetic import inverse, multiply, reduced
from raise_kernel.passes.tensor_opt.idioms.fields.bounded import Quantities, Quantity, Scale

# Below, on and above the diagonal, and the right-hand sides: as [unknowns, systems].
Bands = tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]


class _Bounds:
    """Exponents that the guard of systems of `n` unknowns implies."""

    def __init__(self, scale: Scale, n: int) -> None:
        self.weights = 2 * log2(n + 1)
        self.element = scale.quarter + 1 + self.weights
        self.pivot = scale.quarter + 1
        self.least = scale.quarter + scale.margin + 1
        self.unknown = scale.quarter + self.least + self.weights

    def pivots(self, b: np.ndarray) -> list[Quantity]:
        return [Quantity(b, self.pivot, -self.least), Quantity(inverse(b), self.least, -self.pivot)]


def quantities(bands: Bands, x: np.ndarray, scale: Scale) -> Quantities:
    """Of Thomas' algorithm from either end, and of cyclic reduction."""
    bounds = _Bounds(scale, len(x))
    a, b, c, d = bands
    items = [Quantity(x, bounds.unknown), *_eliminated(bands, bounds)]
    items += _eliminated((c[::-1], b[::-1], a[::-1], d[::-1]), bounds)
    distance = 1
    while True:
        items += _level(bands, distance, bounds)
        if distance >= len(x):
            return Quantities(items)
        bands = _reduced(bands, distance)
        distance *= 2


def _eliminated(bands: Bands, bounds: _Bounds) -> list[Quantity]:
    """By Thomas' algorithm, from the first row on."""
    a, b, c, d = bands
    pivot, right, factor = b.copy(), d.copy(), np.zeros(b.shape)
    for i in range(1, len(b)):
        factor[i] = multiply(a[i], inverse(pivot[i - 1]))
        pivot[i] = reduced(b[i] - multiply(factor[i], c[i - 1]))
        right[i] = reduced(d[i] - multiply(factor[i], right[i - 1]))
    return _row(bounds, (a, pivot, c, right), _before(c, 1), _before(right, 1), factor)


def _level(bands: Bands, distance: int, bounds: _Bounds) -> list[Quantity]:
    """A step of cyclic reduction."""
    a, b, c, d = bands
    left = multiply(a, inverse(_before(b, distance)))
    right = multiply(c, inverse(_after(b, distance)))
    pivot = _reduced(bands, distance)[1]
    ratio = multiply(pivot, inverse(b))
    top = bounds.pivot + bounds.least
    return [
        *_row(bounds, bands, _before(c, distance), _before(d, distance), left),
        *_row(bounds, bands, _after(a, distance), _after(d, distance), right),
        Quantity(multiply(left, _before(a, distance)), bounds.element),
        Quantity(multiply(right, _after(c, distance)), bounds.element),
        Quantity(ratio, top, -top),
        Quantity(inverse(ratio), top, -top),
    ]


def _row(
    bounds: _Bounds, bands: Bands, beside: np.ndarray, right: np.ndarray, factor: np.ndarray
) -> list[Quantity]:
    """Rows, and what is taken from them: `factor` times rows that have `beside` and `right`."""
    a, b, c, d = bands
    over = inverse(b)
    return [
        *bounds.pivots(b),
        Quantity(a, bounds.element),
        Quantity(c, bounds.element),
        Quantity(d, bounds.pivot + bounds.unknown),
        Quantity(multiply(a, over), bounds.weights),
        Quantity(multiply(c, over), bounds.weights),
        Quantity(multiply(d, over), bounds.unknown),
        Quantity(factor, bounds.element + bounds.least),
        Quantity(multiply(factor, beside), bounds.element + bounds.weights),
        Quantity(multiply(factor, right), bounds.element + bounds.unknown),
    ]


def _reduced(bands: Bands, distance: int) -> Bands:
    """Rows from which those before and after them, at a distance, are taken."""
    a, b, c, d = bands
    left = np.nan_to_num(multiply(a, inverse(_before(b, distance))))
    right = np.nan_to_num(multiply(c, inverse(_after(b, distance))))

    def less(x: np.ndarray, y: np.ndarray, z: np.ndarray) -> np.ndarray:
        return reduced(x - multiply(left, y) - multiply(right, z))

    return (
        reduced(-multiply(left, _before(a, distance))),
        less(b, _before(c, distance), _after(a, distance)),
        reduced(-multiply(right, _after(c, distance))),
        less(d, _before(d, distance), _after(d, distance)),
    )


def _before(x: np.ndarray, distance: int) -> np.ndarray:
    """The row at a distance before each; zeros where there is none."""
    made = np.zeros(x.shape)
    made[distance:] = x[:-distance] if distance < len(x) else x[:0]
    return made


def _after(x: np.ndarray, distance: int) -> np.ndarray:
    return _before(x[::-1], distance)[::-1]
