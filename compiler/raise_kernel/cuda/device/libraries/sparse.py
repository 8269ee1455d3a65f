"""Products of sparse matrices with vectors and matrices, as cuSPARSE's.

An index that is outside of the matrix, or offsets that do not ascend, make the result NaN.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
from jax import lax

from raise_kernel.cuda.device.libraries.call import DTYPES, Call, is_zero
from raise_kernel.cuda.device.libraries.views import Matrix, applied, scaled
from raise_kernel.runtime.device.operation import Span

# Elements that a product with a matrix holds at once.
_MOST_AT_ONCE = 1 << 24


@dataclass(frozen=True)
class Sparse:
    """`count` elements by rows, with the offsets of the rows, or with the number of each one's row
    (`has_rows`); `base` is the first index. A product takes its transpose, or its conjugate."""

    rows: int
    columns: int
    count: int
    base: int
    is_turned: bool
    is_conjugate: bool
    has_rows: bool

    @classmethod
    def of(cls, call: Call) -> Sparse:
        rows, columns, count, base, *flags = call.numbers(7)
        return cls(rows, columns, count, base, *map(bool, flags))

    def spans(self, call: Call) -> list[Span]:
        """Offsets or rows, columns, and values; none of a matrix without elements."""
        starts, indices, values = call.numbers(3)
        value, starting, placed = (DTYPES[call.types[at]] for at in (0, 4, 5))
        lengths = self.count if self.has_rows else self.rows + 1
        return [
            Span(starts, starting, lengths if self.count else 0, "starts"),
            Span(indices, placed, self.count, "indices"),
            Span(values, value, self.count, "values"),
        ]

    @property
    def length(self) -> int:
        """The rows of the result."""
        return self.columns if self.is_turned else self.rows

    def product(self, elements: tuple[Any, ...], x: Any) -> Any:
        """The product with vectors that are the columns of `x`, in the type of `x`."""
        if not self.count:
            return jnp.zeros((self.length, x.shape[1]), x.dtype)
        starts, indices, values = elements
        row, is_valid = self._rows(starts)
        column = indices.astype(jnp.int64) - self.base
        for index, size in ((row, self.rows), (column, self.columns)):
            is_valid &= jnp.all((index >= 0) & (index < size))
        to, from_ = (column, row) if self.is_turned else (row, column)
        values = values.astype(x.dtype)
        values = values.conj() if self.is_conjugate else values

        def of_columns(some: Any) -> Any:
            terms = values[:, None] * some.at[from_].get(mode="clip")
            in_order = not self.has_rows and not self.is_turned
            return jax.ops.segment_sum(terms, to, self.length, indices_are_sorted=in_order)

        return jnp.where(is_valid, _by_columns(of_columns, x, self.count), jnp.nan)

    def _rows(self, starts: Any) -> tuple[Any, Any]:
        """The row of each element, and whether offsets are such."""
        starts = starts.astype(jnp.int64) - self.base
        if self.has_rows:
            return starts, jnp.bool_(True)
        return row_of_each(starts, self.rows, self.count)


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
    """A matrix by columns, or by rows."""

    matrix: Matrix
    by_rows: bool

    @classmethod
    def of(cls, call: Call) -> Dense:
        rows, columns, step, by_rows = call.numbers(4)
        sizes = (columns, rows) if by_rows else (rows, columns)
        return cls(Matrix(*sizes, max(step, 1)), bool(by_rows))

    def read(self, flat: Any) -> Any:
        found = self.matrix.read(flat)
        return found.T if self.by_rows else found

    def written(self, flat: Any, values: Any) -> Any:
        return self.matrix.written(flat, values.T if self.by_rows else values)


def vector(call: Call) -> None:
    """y = alpha op(A) x + beta y."""
    a = Sparse.of(call)
    operands = a.spans(call)
    alpha, beta = _factors(call)
    x, y = call.numbers(2)
    size, adds = a.rows + a.columns - a.length, not is_zero(beta)
    if not a.length:
        return
    of_x = Span(x, DTYPES[call.types[1]], size, "x")
    of_y = Span(y, DTYPES[call.types[2]], a.length, "y", is_read=adds, is_written=True)
    call.run(_vector, (a, call.types[3], adds), *operands, alpha, beta, of_x, of_y)


def _vector(shape: Any, *operands: Any) -> tuple[Any, ...]:
    a, sums, adds = shape
    *elements, alpha, beta, x, y = operands
    found = a.product(tuple(elements), x.astype(DTYPES[sums])[:, None])[:, 0]
    result = scaled(alpha, found)
    return (result + scaled(beta, y.astype(DTYPES[sums])) if adds else result,)


def matrix(call: Call) -> None:
    """C = alpha op(A) op(B) + beta C."""
    a = Sparse.of(call)
    operands = a.spans(call)
    alpha, beta = _factors(call)
    operation = call.number()
    b, at_b = Dense.of(call), call.number()
    c, at_c = Dense.of(call), call.number()
    if not c.matrix.rows or not c.matrix.columns:
        return
    adds = not is_zero(beta)
    of_b = b.matrix.span(at_b, DTYPES[call.types[1]], "B")
    of_c = c.matrix.span(at_c, DTYPES[call.types[2]], "C", is_read=adds, is_written=True)
    shape = (a, b, c, operation, call.types[3], adds)
    call.run(_matrix, shape, *operands, alpha, beta, of_b, of_c)


def _matrix(shape: Any, *operands: Any) -> tuple[Any, ...]:
    a, of_b, of_c, operation, sums, adds = shape
    *elements, alpha, beta, b, c = operands
    taken = applied(operation, of_b.read(b).astype(DTYPES[sums]))
    result = scaled(alpha, a.product(tuple(elements), taken))
    if adds:
        result = result + scaled(beta, of_c.read(c).astype(DTYPES[sums]))
    return (of_c.written(c, result),)


def _factors(call: Call) -> tuple[Any, Any]:
    sums = DTYPES[call.types[3]]
    return call.scalar("alpha", sums), call.scalar("beta", sums)


FUNCTIONS = {"vector": vector, "matrix": matrix}
