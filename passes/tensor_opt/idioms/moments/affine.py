"""An abstract domain for programs of moments: how values change under affine maps of the elements.

Elements `x` of one tensor are moved to `x + c` and scaled to `a * x`. Each float of a program is
one of these, and nothing is claimed of a float that is none (`LOST`):

| kind | degree in `a` | translated by `c` |
|---|---|---|
| CONSTANT | 0: counts, known without elements | stays |
| LINEAR | 1, homogeneous: a weighted sum of elements | moves by its weight times `c` |
| SQUARE | 2, homogeneous: products of LINEAR values of weight zero, and sums of such | stays |
| WIDE | 2, homogeneous: other products of LINEAR values | anything |

So a value of kind SQUARE subtracts before it multiplies: its rounding errors grow with the first
power of an offset of the elements, as those of Welford's updates do, and not with the second, as
those of a sum of squares less a squared sum. WIDE values are of use only where a mask that is a
factor of zero takes them out again.

With its kind, a cell has

- the value at five random points modulo five primes, and its weight modulo two (residues.py);
- the value and the weight in float64 at another random point;
- `most`, a bound: where all elements are at most `M` in magnitude, the kernel's float is at most
  `most * M ** degree`, rounding included;
- `low`: by how many of the smallest numbers underflow changes it, at most;
- `rows`: a bit for each row of elements that it was computed from, be it by a product with zero;
- `exact`: the kernel's float is this number without any rounding.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import numpy as np

from raise_kernel.passes.tensor_opt.idioms.moments import residues
from raise_kernel.passes.tensor_opt.idioms.moments.residues import WIDTH

CONSTANT, LINEAR, SQUARE, WIDE, LOST = range(5)

CELL = np.dtype(
    [
        ("residues", np.float64, (WIDTH,)),
        ("near", np.float64, (2,)),
        ("most", np.float64),
        ("low", np.float64),
        ("rows", np.uint64),
        ("kind", np.int8),
        ("exact", np.bool_),
    ]
)
# Rows that are told apart.
ROWS = 64
# Numerators and denominators of constants that are fractions, rounded.
PART = 1 << 14
# Factors are not larger, nor smaller than one over it.
LARGEST_FACTOR = 2.0**64

Cells = np.ndarray


def elements(random: np.random.Generator, shape: Sequence[int], rows: np.ndarray) -> Cells:
    """Elements that are data; `rows`: the bit of each one's row."""
    made = np.zeros(tuple(shape), CELL)
    made["residues"] = residues.drawn(random, shape)
    made["residues"][..., residues.POINTS :] = 1
    made["near"][..., 0] = random.standard_normal(tuple(shape))
    made["near"][..., 1] = 1
    made["most"] = 1
    made["rows"] = rows
    made["kind"] = LINEAR
    made["exact"] = True
    return made


def lost(shape: Sequence[int]) -> Cells:
    """Floats of which nothing is known."""
    made = np.zeros(tuple(shape), CELL)
    made["kind"] = LOST
    return made


def literals(values: np.ndarray) -> Cells:
    """Floats that are written in the program: fractions of counts, rounded, where they may be."""
    numbers, where = np.unique(values.astype(np.float64), return_inverse=True)
    finite = [float(v) if np.isfinite(v) else 0.0 for v in numbers]
    fractions = [_fraction(v, values.dtype) for v in finite]
    made = np.zeros(len(numbers), CELL)
    made["residues"] = residues.of_fractions(fractions)
    made["near"] = numbers[:, None]
    made["most"] = np.abs(numbers)
    made["exact"] = [f == Fraction(v) for f, v in zip(fractions, finite, strict=True)]
    made["kind"] = np.where(np.isfinite(numbers), CONSTANT, LOST)
    return made[where.reshape(values.shape)]


def _fraction(value: float, dtype: np.dtype) -> Fraction:
    """The small fraction that was rounded to this float; the float itself where there is none."""
    near = Fraction(value).limit_denominator(PART)
    rounded = np.asarray(near.numerator / near.denominator).astype(dtype)
    is_near = abs(near.numerator) <= PART and float(rounded) == value
    return near if is_near else Fraction(value)


def integers(x: np.ndarray, dtype: np.dtype, digits: int) -> Cells:
    """Floats converted from integers, to `dtype` with so many binary digits."""
    made = np.zeros(x.shape, CELL)
    made["residues"] = residues.of_integers(x)
    made["near"] = x.astype(dtype).astype(np.float64)[..., None]
    made["most"] = np.abs(made["near"][..., 0])
    made["exact"] = np.abs(x.astype(np.float64)) <= 2.0**digits
    return made


def is_zero(x: Cells) -> np.ndarray:
    """Where a cell is the float zero, whatever the elements are, so long as all are finite."""
    nothing = (x["near"][..., 0] == 0) & ~x["residues"].any(axis=-1)
    return (x["kind"] == CONSTANT) & x["exact"] & nothing


def is_still(x: Cells) -> np.ndarray:
    """Where a LINEAR cell does not move with its elements."""
    weight = residues.reduced(x["residues"])[..., residues.POINTS :]
    return ~weight.any(axis=-1) & (np.abs(x["near"][..., 1]) < 1e-6 * (1 + x["most"]))


def negate(x: Cells) -> Cells:
    made = x.copy()
    made["residues"] = -x["residues"]
    made["near"] = -x["near"]
    return made


def add(a: Cells, b: Cells) -> Cells:
    """Sums. Of terms that cancel for all elements, but not exactly for floats, nothing is known:
    what is left is rounding (a compensation)."""
    a, b = np.broadcast_arrays(a, b)
    made = _new(a, b)
    made["residues"] = residues.reduced(a["residues"] + b["residues"])
    made["near"] = a["near"] + b["near"]
    made["most"] = a["most"] + b["most"]
    made["low"] = a["low"] + b["low"]
    kinds = a["kind"], b["kind"]
    kind = np.where(kinds[0] == kinds[1], kinds[0], LOST)
    quadratic = np.minimum(*kinds) >= SQUARE
    kind = np.where(quadratic, np.maximum(*kinds), kind)
    exact = a["exact"] & b["exact"]
    gone = (kind != CONSTANT) & ~made["residues"].any(axis=-1)
    made["kind"] = np.where(gone, np.where(exact & (kind == LINEAR), CONSTANT, LOST), kind)
    made["exact"] = exact & (gone | (kind == CONSTANT))
    made["near"][gone] = 0
    made["most"][gone] = 0
    return _besides_zero(made, a, b)


def _besides_zero(made: Cells, a: Cells, b: Cells) -> Cells:
    """Where one of two terms is zero, the other one."""
    for one, other in ((a, b), (b, a)):
        zero = is_zero(one)
        if zero.any():
            rows = made["rows"]
            made = np.where(zero, other, made)
            made["rows"] = rows
    return made


def multiply(a: Cells, b: Cells) -> Cells:
    """Products."""
    a, b = np.broadcast_arrays(a, b)
    made = _new(a, b)
    made["residues"] = residues.multiply(a["residues"], b["residues"])
    made["near"] = a["near"] * b["near"]
    made["most"] = a["most"] * b["most"]
    first, second = a["kind"], b["kind"]
    made["kind"] = LOST
    linear = (first == LINEAR) & (second == LINEAR)
    if linear.any():
        still = is_still(a) & is_still(b)
        made["kind"] = np.where(linear, np.where(still, SQUARE, WIDE), LOST)
    # Errors of factors count for little: where they matter, the product itself underflows.
    made["low"] = 1
    for factor, other in ((a, b), (b, a)):
        scales = (factor["kind"] == CONSTANT) & _is_factor(factor)
        made["kind"] = np.where(scales, other["kind"], made["kind"])
        low = other["low"] * np.abs(factor["near"][..., 0])
        made["low"] = np.where(scales, low + (np.abs(factor["near"][..., 0]) != 1), made["low"])
        one = scales & factor["exact"] & (np.abs(factor["near"][..., 0]) == 1)
        made["exact"] |= one & other["exact"]
    constant = (first == CONSTANT) & (second == CONSTANT)
    zero = (is_zero(a) & (second != LOST)) | (is_zero(b) & (first != LOST))
    made["kind"] = np.where(constant | zero, CONSTANT, made["kind"])
    made["exact"] = np.where(constant, a["exact"] & b["exact"], made["exact"]) | zero
    for name in ("residues", "near", "most", "low"):
        made[name][zero] = 0
    return made


def invert(x: Cells) -> Cells:
    """One over constants; nothing is known of others, nor of one over zero."""
    made = x.copy()
    made["residues"] = residues.inverse(x["residues"])
    with np.errstate(divide="ignore"):
        made["near"] = 1 / x["near"]
    made["most"] = np.abs(made["near"][..., 0])
    made["kind"] = np.where((x["kind"] == CONSTANT) & _is_factor(x), CONSTANT, LOST)
    made["exact"] = x["exact"] & (np.abs(x["near"][..., 0]) == 1)
    return made


def _is_factor(x: Cells) -> np.ndarray:
    size = np.abs(x["near"][..., 0])
    fits = (size <= LARGEST_FACTOR) & (size >= 1 / LARGEST_FACTOR)
    return fits & residues.reduced(x["residues"]).all(axis=-1)


def _new(a: Cells, b: Cells) -> Cells:
    made = np.zeros(a.shape, CELL)
    made["rows"] = a["rows"] | b["rows"]
    return made


def total(x: Cells) -> Cells:
    """The sum along the first axis, in whatever order."""
    if not len(x):
        return literals(np.zeros(x.shape[1:]))
    while len(x) > 1:
        half = len(x) // 2
        rest = x[2 * half :]
        x = np.concatenate([add(x[:half], x[half : 2 * half]), rest])
    return x.reshape(x.shape[1:]).copy()


def rounded(x: Cells, dtype: np.dtype, digits: int, steps: int = 1) -> Cells:
    """What an operation gives in a float type of so many binary digits, after `steps` roundings."""
    x["most"] *= (1.0 + 2.0**-digits) ** steps
    constant = x["kind"] == CONSTANT
    if constant.any():
        near = x["near"][..., 0]
        kept = near.astype(dtype).astype(np.float64)
        x["near"] = np.where(constant[..., None], kept[..., None], x["near"])
        # Whole numbers that have a float are computed exactly; of others that is not tried.
        whole = (np.abs(near) <= 2.0**digits) & (near == np.rint(near))
        x["exact"] &= ~constant | whole
        x["kind"] = np.where(constant & ~np.isfinite(kept), LOST, x["kind"])
    return x
