"""NumPy arrays that have a shape and a type and no data, however large they are.

`Hollow` arrays have one element in memory, which stands for all. Arithmetic, slices, reshapes and
copies of them are hollow, too. Functions that draw and fill arrays (`HollowRandom`, and `np.zeros`
and its like inside of `hollow_numpy`) give them, so a workload states the shapes of arrays that no
machine could hold. What needs the data (a sum that is a length, an index) raises an error.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from math import prod
from typing import Any
from unittest import mock

import numpy as np

# Arrays of no more elements than this are real ones.
REAL = 1 << 16


class Hollow(np.ndarray):
    """An array of equal elements, in the memory of one."""

    def __array_ufunc__(
        self, ufunc: np.ufunc, method: str, *inputs: Any, out: Any = None, **options: Any
    ) -> Any:
        if method not in ("__call__", "reduce"):
            return NotImplemented
        small = [_element(x) for x in inputs]
        if method == "reduce":
            if options.get("axis") is not None:
                return NotImplemented
            return ufunc(small[0], small[0])
        shape = np.broadcast_shapes(*(np.shape(x) for x in inputs))
        return hollow(shape, ufunc(*small, **options).dtype)

    def astype(self, dtype: Any, *_: Any, **__: Any) -> Any:
        return hollow(self.shape, dtype)

    def copy(self, *_: Any) -> Any:
        return self

    def reshape(self, *shape: Any, **_: Any) -> Any:
        wanted = shape[0] if len(shape) == 1 and isinstance(shape[0], Sequence) else shape
        rest = prod(k for k in wanted if k != -1)
        return hollow([self.size // rest if k == -1 else k for k in wanted], self.dtype)

    def __setitem__(self, key: Any, value: Any) -> None:
        """There is nothing to write to."""


def hollow(shape: Any, dtype: Any) -> np.ndarray:
    """An array of this shape and type; a real one where it is small."""
    sizes = tuple(int(k) for k in np.atleast_1d(shape))
    if prod(sizes) <= REAL:
        return np.ones(sizes, dtype)
    return np.broadcast_to(np.ones((), dtype), sizes).view(Hollow)


def _element(x: Any) -> Any:
    """What stands for all elements."""
    if not isinstance(x, Hollow):
        return np.asarray(x).reshape(-1)[:1].reshape(()) if np.ndim(x) else x
    return np.asarray(x[(0,) * x.ndim])[()]


class HollowRandom:
    """As `numpy.random.Generator`, for shapes."""

    def standard_normal(self, size: Any = (), dtype: Any = np.float64) -> np.ndarray:
        return hollow(size, dtype)

    def random(self, size: Any = (), dtype: Any = np.float64) -> np.ndarray:
        return hollow(size, dtype)

    def uniform(self, low: Any = 0.0, high: Any = 1.0, size: Any = ()) -> np.ndarray:
        return hollow(size, np.float64)

    def integers(
        self, low: Any, high: Any = None, size: Any = (), dtype: Any = np.int64, **_: Any
    ) -> np.ndarray:
        return hollow(size, dtype)


@contextlib.contextmanager
def hollow_numpy() -> Iterator[None]:
    """NumPy's functions that fill arrays give hollow ones. For what makes arguments, alone."""

    def filled(shape: Any, *rest: Any, dtype: Any = np.float64, **_: Any) -> np.ndarray:
        return hollow(shape, rest[0] if rest else dtype)

    def full(shape: Any, value: Any, dtype: Any = None, **_: Any) -> np.ndarray:
        return hollow(shape, np.asarray(value).dtype if dtype is None else dtype)

    real = np.ones
    with contextlib.ExitStack() as stack:
        for name in ("zeros", "empty"):
            stack.enter_context(mock.patch.object(np, name, filled))
        stack.enter_context(mock.patch.object(np, "full", full))
        assert np.ones is real, "hollow() makes its element with it"
        yield
