"""Sparse matrices, and their products with dense vectors and matrices, as cuSPARSE's.

An index that is outside of the matrix, or offsets that do not ascend, make the result NaN.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from raise_kernel.cuda.device.libraries.call import DTYPES, Call, is_zero
from raise_kernel.cuda.device.libraries.views import Matrix, applied, scaled
from raise_kernel.runtime.device.operation import Span

# Elements that a product with a matrix holds at once.
_MOST_AT_ONCE = 1 << 24


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
    if columns * count <= _MOST_AT_ONCE:
        return function(x)
    batch = max(1, _MOST_AT_ONCE // count)
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


def vector(call: Call) -> None:
    """y = alpha op(A) x + beta y."""
    a = Sparse.of(call)
    operands = a.spans(call)
    alpha, beta = factors(call)
    x, y = call.numbers(2)
    adds = not is_zero(beta)
    if not a.height:
        return
    of_x = Span(x, DTYPES[call.types[1]], a.width, "x")
    of_y = Span(y, DTYPES[call.types[2]], a.height, "y", is_read=adds, is_written=True)
    call.run(_vector, (a, call.types[3], adds), *operands, alpha, beta, of_x, of_y)


def _vector(shape: Any, *operands: Any) -> tuple[Any, ...]:
    a, sums, adds = shape
    *elements, alpha, beta, x, y = operands
    found = a.product(elements, x.astype(DTYPES[sums])[:, None])[:, 0]
    return (combined(alpha, found, beta, y.astype(DTYPES[sums]) if adds else None),)


def matrix(call: Call) -> None:
    """C = alpha op(A) op(B) + beta C, of one matrix or of a batch."""
    a = Sparse.of(call)
    operands = a.spans(call)
    alpha, beta = factors(call)
    b, at_b = Dense.of(call), call.number()
    c, at_c = Dense.of(call), call.number()
    adds = not is_zero(beta)
    of_b = b.matrix.span(at_b, DTYPES[call.types[1]], "B")
    of_c = c.matrix.span(at_c, DTYPES[call.types[2]], "C", is_read=adds, is_written=True)
    if of_c.count:
        shape = (a, b, c, call.types[3], adds)
        call.run(_matrix, shape, *operands, alpha, beta, of_b, of_c)


def _matrix(shape: Any, *operands: Any) -> tuple[Any, ...]:
    a, of_b, of_c, sums, adds = shape
    *elements, alpha, beta, b, c = operands
    right = of_b.each(b, DTYPES[sums])

    def product(*some: Any) -> Any:
        return a.product(some[:3], some[3])

    at_once = _MOST_AT_ONCE // max(a.count * right.shape[2], 1)
    found = of_each(product, of_c.matrix.batch or 1, at_once, (*a.each(elements), right))
    old = of_c.each(c, DTYPES[sums]) if adds else None
    return (of_c.written(c, combined(alpha, found, beta, old)),)


def sampled(call: Call) -> None:
    """C = alpha op(A) op(B) + beta C, of the elements that the sparse C has."""
    alpha, beta = factors(call)
    a, at_a = Dense.of(call), call.number()
    b, at_b = Dense.of(call), call.number()
    c = Sparse.of(call)
    starts, indices, values = c.spans(call)
    adds = not is_zero(beta)
    # What is in no row stays, and what lies between the matrices of a batch.
    values = replace(values, is_written=True)
    of_a = a.matrix.span(at_a, DTYPES[call.types[0]], "A")
    of_b = b.matrix.span(at_b, DTYPES[call.types[1]], "B")
    if values.count:
        shape = (a, b, c, call.types[3], adds)
        call.run(_sampled, shape, alpha, beta, of_a, of_b, starts, indices, values)


def _sampled(shape: Any, *operands: Any) -> tuple[Any, ...]:
    of_a, of_b, c, sums, adds = shape
    alpha, beta, a, b, *elements = operands
    left, right = of_a.each(a, DTYPES[sums]), of_b.each(b, DTYPES[sums])
    length = max(left.shape[2], 1)

    def products(left: Any, right: Any, *stored: Any) -> Any:
        row, column, values, is_valid = c.one(stored)
        turned = right.T

        def product(place: Any) -> Any:
            of_row = left.at[place[0]].get(mode="clip")
            return jnp.sum(of_row * turned.at[place[1]].get(mode="clip"))

        batch = min(c.count, max(_MOST_AT_ONCE // length, 1))
        found = lax.map(product, (row, column), batch_size=batch)
        values = values.astype(found.dtype)
        result = combined(alpha, found, beta, values if adds else None)
        return jnp.where(is_valid, jnp.where(row < c.height, result, values), jnp.nan)

    at_once = _MOST_AT_ONCE // (c.count * length)
    found = of_each(products, c.batch, at_once, (left, right, *c.each(elements)))
    return (c.with_values(elements[2], found),)


def combined(alpha: Any, new: Any, beta: Any, old: Any | None) -> Any:
    """alpha new + beta old; None is what is not read."""
    result = scaled(alpha, new)
    return result if old is None else result + scaled(beta, old)


def factors(call: Call) -> tuple[Any, Any]:
    """alpha and beta, in the type of sums."""
    sums = DTYPES[call.types[3]]
    return call.scalar("alpha", sums), call.scalar("beta", sums)


FUNCTIONS = {"vector": vector, "matrix": matrix, "sampled": sampled}
