"""Comparing a computed array with the one expected, by what its dtype can hold.

Integers, booleans and bytes must be equal. Floats may differ by `rtol` of the expected value, or of
the size that its array usually has: a sum that was added up in another order has an error
in proportion to its terms, not to its result. NaNs and infinities must stand in the same places.
"""

from __future__ import annotations

from dataclasses import dataclass

import ml_dtypes
import numpy as np

# About 128 units in the last place for float, more for narrow types whose sums have few bits left,
# and for double what the C library and XLA's expansions of functions may differ by.
_RTOL = {"float64": 1e-11, "float32": 2e-5, "float16": 5e-3, "bfloat16": 4e-2}

# The terms of a sum may be this many times the median of the results, of all or of those that came
# out differently: a launch may write a few large sums into an array of small numbers.
_USUAL = 4.0


@dataclass(frozen=True)
class Comparison:
    """How one array came out. `first` is the index of the first element that differs."""

    name: str
    size: int
    max_abs: float
    max_rel: float
    max_ulp: float
    mismatches: int
    first: tuple[int, ...] | None = None
    expected: object = None
    actual: object = None

    @property
    def ok(self) -> bool:
        return self.mismatches == 0

    def __str__(self) -> str:
        errors = f"largest error {self.max_abs:.3g} absolute, {self.max_rel:.3g} relative"
        text = f"{self.name}: {errors}, {self.max_ulp:.3g} ulp"
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
) -> Comparison:
    """Compares element by element; without `rtol` the dtype decides."""
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
        return _compare_fields(expected, actual, rtol, atol, name)
    if expected.dtype.kind == "c":
        part, shape = np.dtype(f"f{expected.dtype.itemsize // 2}"), (*expected.shape, 2)
        pair = [np.ascontiguousarray(a).view(part).reshape(shape) for a in (expected, actual)]
        return compare_arrays(pair[0], pair[1], rtol=rtol, atol=atol, name=name)
    if is_floating(expected.dtype):
        return _compare_floats(expected, actual, rtol, atol, name)
    return _result(name, expected, actual, *_integer_errors(expected, actual))


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
    expected: np.ndarray, actual: np.ndarray, rtol: float | None, atol: float, name: str
) -> Comparison:
    """A structured array: its worst field."""
    fields = [
        compare_arrays(expected[f], actual[f], rtol=rtol, atol=atol, name=f"{name}.{f}")
        for f in expected.dtype.names or ()
    ]
    return max(fields, key=lambda c: (c.mismatches, c.max_abs))


Errors = tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]


def _integer_errors(expected: np.ndarray, actual: np.ndarray) -> Errors:
    if expected.dtype.kind not in "iu":
        unequal = np.asarray(expected != actual)
        return unequal, unequal.astype(float), unequal.astype(float), unequal.astype(float)
    gap = np.abs(expected.astype(float) - actual.astype(float))
    unequal = np.asarray(expected != actual)
    gap = np.where(unequal, np.maximum(gap, 1.0), 0.0)
    return unequal, gap, gap / np.maximum(np.abs(expected.astype(float)), 1.0), gap


def _compare_floats(
    expected: np.ndarray, actual: np.ndarray, rtol: float | None, atol: float, name: str
) -> Comparison:
    info = ml_dtypes.finfo(expected.dtype)
    if rtol is None:
        rtol = _RTOL.get(expected.dtype.name, 8.0 * float(info.eps))
    want, have = expected.astype(np.float64), actual.astype(np.float64)
    finite = np.isfinite(want) & np.isfinite(have)
    same = (want == have) | (np.isnan(want) & np.isnan(have))
    with np.errstate(all="ignore"):
        gap = np.where(same, 0.0, np.where(finite, np.abs(want - have), np.inf))
        size = np.where(np.isfinite(want), np.abs(want), 0.0)
        scale = _USUAL * max(_median(size), _median(size[np.asarray(gap > 0.0)]))
        relative = np.where(gap == 0.0, 0.0, gap / np.maximum(size, float(info.tiny)))
        unit = np.maximum(size, float(info.tiny)) * float(info.eps)
        wrong = gap > atol + rtol * np.maximum(size, scale)
        return _result(name, expected, actual, wrong, gap, relative, gap / unit)


def _median(sizes: np.ndarray) -> float:
    """The median of those that are not zero."""
    some = sizes[sizes > 0.0]
    return float(np.median(some)) if some.size else 0.0


def _result(
    name: str,
    expected: np.ndarray,
    actual: np.ndarray,
    wrong: np.ndarray,
    gap: np.ndarray,
    relative: np.ndarray,
    ulps: np.ndarray,
) -> Comparison:
    absolute, proportion, ulp = (float(np.max(e, initial=0.0)) for e in (gap, relative, ulps))
    count = int(np.count_nonzero(wrong))
    where = value = other = None
    if count:
        where = tuple(int(i) for i in np.unravel_index(int(np.argmax(wrong)), wrong.shape))
        value, other = expected[where][()], actual[where][()]
    return Comparison(name, expected.size, absolute, proportion, ulp, count, where, value, other)
