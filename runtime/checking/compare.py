"""Compares a computed array with the expected one, with the tolerance of its dtype.

Integers, booleans and bytes must be equal. Floats may differ by `rtol` of the expected value, NaNs
and infinities must be the same elements. A sum that was added up in another order has an error
in proportion to its terms, not to its result, and a number that was compared with another may have
come out on the other side: what roundings decide, of each element, is how far it moves when they
are drawn at random (reference/noise.py), and an element may differ by a few times that.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import ml_dtypes
import numpy as np

# About 128 units in the last place for float, more for narrow types whose sums have few bits left,
# and for double what the C library and XLA's expansions of functions may differ by.
_RTOL = {"float64": 1e-11, "float32": 2e-5, "float16": 5e-3, "bfloat16": 4e-2}

# Numbers below the smallest normal one that may be missing in a result.
_FLUSHED = 4

# An element may differ by so many times the farthest that random roundings have moved it.
_SPREAD = 8.0


@dataclass(frozen=True)
class Comparison:
    """How one array came out. `first` is the index of the first element that differs; `rounding`
    elements differ by more than `rtol`, and by no more than roundings decide."""

    name: str
    size: int
    max_abs: float
    max_rel: float
    max_ulp: float
    mismatches: int
    first: tuple[int, ...] | None = None
    expected: object = None
    actual: object = None
    rounding: int = 0

    @property
    def ok(self) -> bool:
        return self.mismatches == 0

    def __str__(self) -> str:
        errors = f"largest error {self.max_abs:.3g} absolute, {self.max_rel:.3g} relative"
        text = f"{self.name}: {errors}, {self.max_ulp:.3g} ulp"
        if self.rounding:
            text += f"; roundings decide {self.rounding} of {self.size} elements"
        if self.first is None:
            return text
        index = ", ".join(map(str, self.first))
        return (
            f"{text}; {self.mismatches} of {self.size} elements differ, the first is "
            f"{self.name}[{index}]: {self.actual!r}, expected {self.expected!r}"
        )


def compare_arrays(
    expected: np.ndarray,
    actual: np.ndarray,
    *,
    rtol: float | None = None,
    atol: float = 0.0,
    name: str = "array",
    moved: Sequence[np.ndarray] = (),
) -> Comparison:
    """Compares element by element; without `rtol` the dtype decides.

    `moved` is what was expected when roundings were drawn at random, a few times.
    """
    expected, actual = np.asarray(expected), np.asarray(actual)
    if expected.shape != actual.shape or expected.dtype != actual.dtype:
        return Comparison(
            name,
            expected.size,
            float("inf"),
            float("inf"),
            float("inf"),
            max(expected.size, 1),
            (),
            f"{expected.dtype}{list(expected.shape)}",
            f"{actual.dtype}{list(actual.shape)}",
        )
    if expected.dtype.names:
        return _compare_fields(expected, actual, rtol, atol, name, moved)
    if expected.dtype.kind == "c":
        want, have, *others = map(_in_parts, (expected, actual, *moved))
        return compare_arrays(want, have, rtol=rtol, atol=atol, name=name, moved=others)
    with np.errstate(invalid="ignore", over="ignore"):  # NaNs that signal, spreads without bound
        errors = _errors(expected, actual, rtol, atol)
        return _result(name, expected, actual, *errors, _SPREAD * _spread(expected, moved))


def differing(
    expected: np.ndarray, actual: np.ndarray, moved: Sequence[np.ndarray] = ()
) -> np.ndarray:
    """Which elements `compare_arrays` counts as different."""
    if expected.dtype.names:
        fields = (
            differing(expected[f], actual[f], [m[f] for m in moved]) for f in expected.dtype.names
        )
        return np.logical_or.reduce([*fields])
    if expected.dtype.kind == "c":
        want, have, *others = map(_in_parts, (expected, actual, *moved))
        return np.asarray(differing(want, have, others).any(axis=-1))
    with np.errstate(invalid="ignore", over="ignore"):
        beyond, gap, _, _ = _errors(expected, actual, None, 0.0)
        return beyond & (gap > _SPREAD * _spread(expected, moved))


def _in_parts(array: np.ndarray) -> np.ndarray:
    """Complex numbers as real and imaginary parts, along one more axis."""
    part = np.dtype(f"f{array.dtype.itemsize // 2}")
    return np.ascontiguousarray(array).view(part).reshape(*array.shape, 2)


def is_floating(dtype: np.dtype) -> bool:
    """True for every real floating dtype, those of ml_dtypes too."""
    if dtype.kind == "f":
        return True
    try:
        ml_dtypes.finfo(dtype)
    except ValueError:
        return False
    return True


def _compare_fields(
    expected: np.ndarray,
    actual: np.ndarray,
    rtol: float | None,
    atol: float,
    name: str,
    moved: Sequence[np.ndarray],
) -> Comparison:
    """A structured array: its worst field."""
    fields = [
        compare_arrays(
            expected[f],
            actual[f],
            rtol=rtol,
            atol=atol,
            name=f"{name}.{f}",
            moved=[m[f] for m in moved],
        )
        for f in expected.dtype.names or ()
    ]
    return max(fields, key=lambda c: (c.mismatches, c.max_abs))


Errors = tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]


def _errors(expected: np.ndarray, actual: np.ndarray, rtol: float | None, atol: float) -> Errors:
    if is_floating(expected.dtype):
        return _float_errors(expected, actual, rtol, atol)
    return _integer_errors(expected, actual)


def _integer_errors(expected: np.ndarray, actual: np.ndarray) -> Errors:
    if expected.dtype.kind not in "iu":
        unequal = np.asarray(expected != actual)
        return unequal, unequal.astype(float), unequal.astype(float), unequal.astype(float)
    gap = np.abs(expected.astype(float) - actual.astype(float))
    unequal = np.asarray(expected != actual)
    gap = np.where(unequal, np.maximum(gap, 1.0), 0.0)
    return unequal, gap, gap / np.maximum(np.abs(expected.astype(float)), 1.0), gap


def _float_errors(
    expected: np.ndarray, actual: np.ndarray, rtol: float | None, atol: float
) -> Errors:
    info = ml_dtypes.finfo(expected.dtype)
    if rtol is None:
        rtol = _RTOL.get(expected.dtype.name, 8.0 * float(info.eps))
    want, have = expected.astype(np.float64), actual.astype(np.float64)
    with np.errstate(all="ignore"):
        gap = _gaps(want, have)
        size = np.where(np.isfinite(want), np.abs(want), 0.0)
        relative = np.where(gap == 0.0, 0.0, gap / np.maximum(size, float(info.tiny)))
        unit = np.maximum(size, float(info.tiny)) * float(info.eps)
        # XLA makes zeros of numbers below the smallest normal one, also of a sum's few terms.
        wrong = gap > atol + rtol * size + _FLUSHED * float(info.tiny)
        return wrong, gap, relative, gap / unit


def _gaps(want: np.ndarray, have: np.ndarray) -> np.ndarray:
    """Distances of doubles: 0 for the same, infinite where just one is finite."""
    finite = np.isfinite(want) & np.isfinite(have)
    same = (want == have) | (np.isnan(want) & np.isnan(have))
    with np.errstate(all="ignore"):
        return np.where(same, 0.0, np.where(finite, np.abs(want - have), np.inf))


def _spread(expected: np.ndarray, moved: Sequence[np.ndarray]) -> np.ndarray:
    """The farthest that each element has moved."""
    far = np.zeros(expected.shape)
    if expected.dtype.kind in "SUVmM" and not is_floating(expected.dtype):
        return far
    for other in moved:
        far = np.maximum(far, _moved_by(expected, other))
    return far


def _moved_by(expected: np.ndarray, other: np.ndarray) -> np.ndarray:
    if not is_floating(expected.dtype):
        return _integer_errors(expected, other)[1]
    return _gaps(expected.astype(np.float64), other.astype(np.float64))


def _result(
    name: str,
    expected: np.ndarray,
    actual: np.ndarray,
    beyond: np.ndarray,
    gap: np.ndarray,
    relative: np.ndarray,
    ulps: np.ndarray,
    spread: np.ndarray,
) -> Comparison:
    wrong = beyond & (gap > spread)
    absolute, proportion, ulp = (float(np.max(e, initial=0.0)) for e in (gap, relative, ulps))
    count = int(np.count_nonzero(wrong))
    decided = int(np.count_nonzero(beyond)) - count
    where = value = other = None
    if count:
        where = tuple(int(i) for i in np.unravel_index(int(np.argmax(wrong)), wrong.shape))
        value, other = expected[where][()], actual[where][()]
    return Comparison(
        name, expected.size, absolute, proportion, ulp, count, where, value, other, decided
    )
