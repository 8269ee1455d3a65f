"""The sparse and the dense matrices of cuSPARSE's calls.

An index that is outside of the matrix, or offsets that do not ascend, make the result NaN.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from raise_kernel.cuda.device.libraries.call import DTYPES, Call
from raise_kernel.cuda.device.libraries.views import Matrix, applied
from raise_kernel.runtime.device.operation import Span

# Elements that a product with a matrix holds at once.
MOST_AT_ONCE = 1 << 24


@dataclass(frozen=True)
class Sparse:
    """`count` elements by rows, with the offsets of the rows, or with the number of each one's row
    (`has_rows`); `base` is the first index. An operation takes its transpose, or its conjugate.
    Of a `batch`, the arrays of one matrix lie `starts_apart` and `apart` elements from those of the
    next. `types` are those of offsets, of indices and of values, by their letters."""

    rows: int
    columns: int
    count: int
    base: int
    is_turned: bool
    is_conjugate: bool
    has_rows: bool
    batch: int
    starts_apart: int
    apart: int
    types: str

    @classmethod
    def of(cls, call: Call) -> Sparse:
        rows, columns, count, base = call.numbers(4)
        turned, conjugate, listed = map(bool, call.numbers(3))
        batch, starts_apart, apart = call.numbers(3)
        types = "".join(map(chr, call.numbers(3)))
        sizes = (rows, columns, count, base)
        return cls(*sizes, turned, conjugate, listed, batch, starts_apart, apart, types)

    @property
    def _lengths(self) -> tuple[int, int]:
        """How many offsets or rows, and how many indices and values, one matrix has."""
        return self.count if self.has_rows else self.rows + 1, self.count

    @property
    def _steps(self) -> tuple[int, int]:
        return self.apart if self.has_rows else self.starts_apart, self.apart

    def spans(self, call: Call, is_read: bool = True, is_written: bool = False) -> list[Span]:
        """Offsets or rows, columns, and values; none is read of a matrix without elements."""
        places, of_all = call.numbers(3), (self.batch - 1) * np.array(self._steps) + self._lengths
        counts = of_all if self.count or is_written else (0, 0)
        return [
            Span(place, DTYPES[letter], int(counts[min(at, 1)]), name, is_read, is_written)
            for at, (place, letter, name) in enumerate(
                zip(places, self.types, ("starts", "indices", "values"), strict=True)
            )
        ]

    @property
    def height(self) -> int:
        """The rows of op(A)."""
        return self.columns if self.is_turned else self.rows

    @property
    def width(self) -> int:
        """The columns of op(A)."""
        return self.rows if self.is_turned else self.columns

    def each(self, elements: Sequence[Any]) -> tuple[Any, ...]:
        """The three arrays with one more axis, of the matrices of a batch."""
        lengths, steps = self._lengths, self._steps
        return tuple(
            _windows(flat, self.batch, steps[min(at, 1)], lengths[min(at, 1)])
            for at, flat in enumerate(elements)
        )

    def one(self, elements: Sequence[Any]) -> tuple[Any, Any, Any, Any]:
        """The row, the column and the value of each element of op(A), of one matrix, and whether
        offsets and indices are such. `count` may be larger than the last offset."""
        starts, indices, values = elements
        row, is_valid = self._rows(starts)
        column = indices.astype(jnp.int64) - self.base
        is_inside = (row >= 0) & (row < self.rows) & (column >= 0) & (column < self.columns)
        if not self.has_rows:  # what follows the last row is not used: it is outside, and dropped
            is_inside |= row == self.rows
            column = jnp.where(row == self.rows, self.columns, column)
        is_valid &= jnp.all(is_inside)
        values = values.conj() if self.is_conjugate else values
        return (
            (column, row, values, is_valid) if self.is_turned else (row, column, values, is_valid)
        )

    def product(self, elements: Sequence[Any], x: Any) -> Any:
        """The product of one matrix with vectors, the columns of `x`, in their type."""
        row, column, values, is_valid = self.one(elements)
        values = values.astype(x.dtype)

        def of_columns(some: Any) -> Any:
            terms = values[:, None] * some.at[column].get(mode="clip")
            in_order = not self.has_rows and not self.is_turned
            return jax.ops.segment_sum(terms, row, self.height, indices_are_sorted=in_order)

        return jnp.where(is_valid, _by_columns(of_columns, x, self.count), jnp.nan)

    def with_values(self, flat: Any, values: Any) -> Any:
        """The array of values with those of each matrix of a batch."""
        values = values.astype(flat.dtype)
        if self.batch == 1:
            return values[0]
        places = jnp.arange(self.batch)[:, None] * self.apart + jnp.arange(self.count)
        return flat.at[places].set(values)

    def _rows(self, starts: Any) -> tuple[Any, Any]:
        """The row of each element as it is stored, and whether offsets are such."""
        if self.has_rows or not self.count:
            return starts[: self.count].astype(jnp.int64) - self.base, jnp.bool_(True)
        starts = jnp.append(starts.astype(jnp.int64) - self.base, self.count)
        return row_of_each(starts, self.rows + 1, self.count)


def _windows(flat: Any, batch: int, step: int, length: int) -> Any:
    """Of `batch` arrays of this length, `step` elements apart, all, or the one that they share."""
    if batch == 1 or step == 0 or not flat.size:
        return flat[None]
    return flat[jnp.arange(batch)[:, None] * step + jnp.arange(length)]


def of_each(function: Any, batch: int, at_once: int, operands: Sequence[Any]) -> Any:
    """The results of a function of the matrices of a batch: those along the first axes of the
    operands, of which some have one for all."""
    if batch == 1:
        return function(*(one[0] for one in operands))[None]
    every = [jnp.broadcast_to(one, (batch, *one.shape[1:])) for one in operands]
    size = min(max(at_once, 1), batch)
    return lax.map(lambda some: function(*some), tuple(every), batch_size=size)


def row_of_each(starts: Any, rows: int, count: int) -> tuple[Any, Any]:
    """The row of each of `count` elements, by the rows' offsets, and whether these are such."""
    lengths = jnp.diff(starts)
    is_valid = (starts[0] == 0) & (starts[-1] == count) & jnp.all(lengths >= 0)
    numbers = jnp.arange(rows, dtype=jnp.int64)
    row = jnp.repeat(numbers, jnp.maximum(lengths, 0), total_repeat_length=count)
    return row, is_valid


def _by_columns(function: Any, x: Any, count: int) -> Any:
    """A function of columns, of so many at once that their terms have bounded room."""
    columns = x.shape[1]
    if columns * count <= MOST_AT_ONCE:
        return function(x)
    batch = max(1, MOST_AT_ONCE // count)
    found = lax.map(lambda column: function(column[:, None])[:, 0], x.T, batch_size=batch)
    return found.T


@dataclass(frozen=True)
class Dense:
    """op(B) of a matrix by columns, or by rows, or of several."""

    operation: int
    matrix: Matrix
    by_rows: bool

    @classmethod
    def of(cls, call: Call) -> Dense:
        operation, rows, columns, step, by_rows, batch, apart = call.numbers(7)
        sizes = (columns, rows) if by_rows else (rows, columns)
        places = (batch, apart) if batch > 1 else ()
        return cls(operation, Matrix(*sizes, max(step, 1), *places), bool(by_rows))

    def read(self, flat: Any) -> Any:
        found = self.matrix.read(flat)
        return applied(self.operation, found.swapaxes(-1, -2) if self.by_rows else found)

    def each(self, flat: Any, dtype: np.dtype) -> Any:
        """The matrices along the first of three axes."""
        found = self.read(flat).astype(dtype)
        return found if found.ndim == 3 else found[None]

    def written(self, flat: Any, values: Any) -> Any:
        """The span with other elements: of one matrix, or of those along the first axis."""
        if self.matrix.batch is None and values.ndim == 3:
            values = values[0]
        return self.matrix.written(flat, values.swapaxes(-1, -2) if self.by_rows else values)
