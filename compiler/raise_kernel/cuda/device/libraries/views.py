"""Vectors and matrices of BLAS in memory: increments, leading dimensions, triangles.

A vector's or matrix's span is exactly the elements from its first to its last one. Functions here
take and give one-dimensional arrays of such a span.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import jax.numpy as jnp
import numpy as np

from raise_kernel.cuda.device.libraries.call import require
from raise_kernel.runtime.device.operation import Span

NO_TRANSPOSE, TRANSPOSE, CONJUGATE = 0, 1, 2
LOWER, UPPER = 0, 1
LEFT, RIGHT = 0, 1


@dataclass(frozen=True)
class Vector:
    """`count` elements, `step` apart; with a negative step, the last one comes first."""

    count: int
    step: int

    def __post_init__(self) -> None:
        require(self.count >= 0, "a vector with a negative number of elements")

    @property
    def extent(self) -> int:
        return 1 + (self.count - 1) * abs(self.step) if self.count else 0

    def span(self, address: int, dtype: np.dtype, name: str, **uses: bool) -> Span:
        # What lies between the elements stays.
        uses["is_read"] = uses.get("is_read", True) or self.extent != self.count
        return Span(address, dtype, self.extent, name, **uses)

    def read(self, flat: Any) -> Any:
        """The elements in order."""
        if self.step == 0 and self.count:
            return jnp.broadcast_to(flat[:1], (self.count,))
        taken = flat[:: abs(self.step) or 1]
        return taken[::-1] if self.step < 0 else taken

    def written(self, flat: Any, values: Any) -> Any:
        """The span with new elements."""
        values = values.astype(flat.dtype)
        if self.step == 1:
            return values
        return flat.at[:: abs(self.step)].set(values[::-1] if self.step < 0 else values)


@dataclass(frozen=True)
class Matrix:
    """Rows and columns, by columns that are `step` elements apart; `batch` such matrices, `apart`
    elements from one another. As an array it has the axes (batch,) row, column."""

    rows: int
    columns: int
    step: int
    batch: int | None = None
    apart: int = 0

    def __post_init__(self) -> None:
        require(self.rows >= 0 and self.columns >= 0, "a matrix with a negative size")
        require(self.step >= max(1, self.rows), "a leading dimension smaller than a column")
        require(self.batch is None or self.batch >= 0, "a negative number of matrices")
        require(self.apart >= 0, "matrices in descending order")

    @property
    def _inner(self) -> int:
        """Elements from the first to the last one of one matrix."""
        return (self.columns - 1) * self.step + self.rows if self.rows and self.columns else 0

    @property
    def extent(self) -> int:
        if self.batch is None or not self._inner or not self.batch:
            return self._inner if self.batch != 0 else 0
        return (self.batch - 1) * self.apart + self._inner

    def span(self, address: int, dtype: np.dtype, name: str, **uses: bool) -> Span:
        has_gaps = self.extent != self.rows * self.columns * (
            1 if self.batch is None else self.batch
        )
        uses["is_read"] = uses.get("is_read", True) or has_gaps
        return Span(address, dtype, self.extent, name, **uses)

    @property
    def empty(self) -> Matrix:
        """A matrix that is not there, for one that is not used."""
        return Matrix(0, 0, 1)

    def read(self, flat: Any) -> Any:
        """The matrix, or the matrices."""
        if self.batch is None:
            return (
                _padded(flat, self.columns * self.step)
                .reshape(self.columns, self.step)[:, : self.rows]
                .T
            )
        if not self._inner:
            return jnp.zeros((self.batch, self.rows, self.columns), flat.dtype)
        if self.apart == 0:
            return Matrix(self.rows, self.columns, self.step).read(flat)[None]
        if not self._is_packed:
            return flat[self._offsets()]
        every = _padded(flat, self.batch * self.apart).reshape(self.batch, self.apart)
        length = self.columns * self.step
        every = _padded(every, length)[:, :length].reshape(self.batch, self.columns, self.step)
        return every[:, :, : self.rows].swapaxes(1, 2)

    def written(self, flat: Any, values: Any) -> Any:
        """The span with other elements of the matrix."""
        values = values.astype(flat.dtype)
        by_columns = values.swapaxes(-1, -2)
        if self.batch is not None:
            if self.apart == self.step * self.columns and self.step == self.rows:
                return by_columns.reshape(-1)
            return flat.at[self._offsets()].set(values)
        if self.step != self.rows:
            old = _padded(flat, self.columns * self.step).reshape(self.columns, self.step)
            by_columns = jnp.concatenate([by_columns, old[:, self.rows :]], axis=1)
        return by_columns.reshape(-1)[: self.extent]

    @property
    def _is_packed(self) -> bool:
        """Whether the matrices lie one after the other."""
        return self.apart >= self._inner > 0

    def _offsets(self) -> Any:
        """The offset of each element in the span."""
        batch = jnp.arange(self.batch)[:, None, None] * self.apart
        columns = jnp.arange(self.columns)[None, None, :] * self.step
        return batch + columns + jnp.arange(self.rows)[None, :, None]


def _padded(array: Any, size: int) -> Any:
    """An array whose last axis has `size` elements at least."""
    missing = size - array.shape[-1]
    if missing <= 0:
        return array
    return jnp.pad(array, [(0, 0)] * (array.ndim - 1) + [(0, missing)])


def applied(operation: int, matrix: Any) -> Any:
    """op(A), of one matrix or several."""
    if operation == NO_TRANSPOSE:
        return matrix
    turned = matrix.swapaxes(-1, -2)
    return turned.conj() if operation == CONJUGATE else turned


def check_operation(*operations: int) -> None:
    require(all(one in (0, 1, 2) for one in operations), "an operation that is none")


def check_two(*choices: int) -> None:
    """Sides, fill modes, and kinds of diagonals."""
    require(all(one in (0, 1) for one in choices), "an argument that is neither of two")


def triangle(matrix: Any, fill: int, unit: int = 0) -> Any:
    """The triangle that is stored, zeros elsewhere; its diagonal is ones where it is a unit's."""
    found = jnp.tril(matrix) if fill == LOWER else jnp.triu(matrix)
    if unit:
        found = jnp.where(jnp.eye(matrix.shape[0], dtype=bool), jnp.ones((), found.dtype), found)
    return found


def symmetric(matrix: Any, fill: int, is_hermitian: bool) -> Any:
    """The whole of a symmetric or Hermitian matrix of which a triangle is stored."""
    half = triangle(matrix, fill)
    diagonal = jnp.eye(matrix.shape[0], dtype=bool)
    if is_hermitian:
        half = jnp.where(diagonal, half.real.astype(half.dtype), half)
    other = half.T.conj() if is_hermitian else half.T
    return jnp.where(diagonal, half, half + other)


def in_triangle(old: Any, new: Any, fill: int) -> Any:
    """`new` in the triangle that is stored, `old` elsewhere."""
    stored = jnp.tri(old.shape[0], dtype=bool)
    return jnp.where(stored if fill == LOWER else stored.T, new, old)


def scaled(factor: Any, value: Any) -> Any:
    """A product that is zero where the factor is: what it multiplies is then not used."""
    factor = jnp.reshape(factor, ())
    return jnp.where(factor == 0, jnp.zeros((), value.dtype), factor * value)
