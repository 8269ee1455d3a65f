"""Sparse vectors, and the order of the columns of a sparse matrix, as cuSPARSE's."""

from __future__ import annotations

from typing import Any

import jax.numpy as jnp
import numpy as np
from jax import lax

from raise_kernel.cuda.device.libraries.call import DTYPES, Call, is_zero
from raise_kernel.cuda.device.libraries.sparse.matrices import row_of_each
from raise_kernel.cuda.device.libraries.views import scaled
from raise_kernel.runtime.device.operation import Span

_INTEGER = np.dtype(np.int32)


def gather(call: Call) -> None:
    """The sparse vector's values become the dense one's elements; NaN for an index outside."""
    size, count, base, indices, values, dense = call.numbers(6)
    if count:
        of_indices = Span(indices, DTYPES[call.types[1]], count, "indices")
        into = Span(values, call.dtype, count, "values", is_read=False, is_written=True)
        call.run(_gather, base, of_indices, into, Span(dense, call.dtype, size, "y"))


def _gather(base: int, indices: Any, _: Any, dense: Any) -> tuple[Any, ...]:
    at = indices.astype(jnp.int64) - base
    # A negative index would count from the end.
    found = dense.at[jnp.where(at < 0, dense.size, at)].get(mode="fill", fill_value=_missing(dense))
    return (found,)


def _missing(dense: Any) -> Any:
    return jnp.nan if jnp.issubdtype(dense.dtype, jnp.inexact) else 0


def scatter(call: Call) -> None:
    """The dense vector's elements become the sparse one's values; one outside is dropped."""
    size, count, base, indices, values, dense = call.numbers(6)
    if count:
        of_indices = Span(indices, DTYPES[call.types[1]], count, "indices")
        into = Span(dense, call.dtype, size, "y", is_written=True)
        call.run(_scatter, base, of_indices, Span(values, call.dtype, count, "values"), into)


def _scatter(base: int, indices: Any, values: Any, dense: Any) -> tuple[Any, ...]:
    at = indices.astype(jnp.int64) - base
    return (dense.at[jnp.where(at < 0, dense.size, at)].set(values, mode="drop"),)


def add(call: Call) -> None:
    """y = alpha x + beta y; an element outside is dropped, and equal indices are added."""
    alpha, beta = call.scalar("alpha"), call.scalar("beta")
    size, count, base, indices, values, dense = call.numbers(6)
    adds = not is_zero(beta)
    if size:
        of_indices = Span(indices, DTYPES[call.types[1]], count, "indices")
        of_values = Span(values, call.dtype, count, "values")
        into = Span(dense, call.dtype, size, "y", is_read=adds, is_written=True)
        call.run(_add, (base, adds), alpha, beta, of_indices, of_values, into)


def _add(
    shape: Any, alpha: Any, beta: Any, indices: Any, values: Any, dense: Any
) -> tuple[Any, ...]:
    base, adds = shape
    at = indices.astype(jnp.int64) - base
    whole = scaled(beta, dense) if adds else jnp.zeros_like(dense)
    at = jnp.where(at < 0, dense.size, at)
    return (whole.at[at].add(scaled(alpha, values), mode="drop"),)


def dot(call: Call) -> bytes | None:
    """The product of the sparse vector, or its conjugate, with a dense one; NaN for an index
    outside."""
    size, count, base, is_conjugate, indices, values, dense, result = call.numbers(8)
    sums = DTYPES[call.types[3]]
    found = call.run(
        _dot,
        (base, bool(is_conjugate), sums),
        Span(indices, DTYPES[call.types[4]], count, "indices"),
        Span(values, call.dtype, count, "values"),
        Span(dense, DTYPES[call.types[1]], size if count else 0, "y"),
        Span(result, sums, 1 if result else 0, "result", is_read=False, is_written=True),
    )
    return None if result else found[0].tobytes()


def _dot(shape: Any, indices: Any, values: Any, dense: Any, _: Any) -> tuple[Any, ...]:
    base, is_conjugate, sums = shape
    if not values.size:
        return (jnp.zeros(1, sums),)
    (picked,) = _gather(base, indices, None, dense)
    values = values.conj() if is_conjugate else values
    return (jnp.sum(values.astype(sums) * picked.astype(sums), keepdims=True),)


def identity(call: Call) -> None:
    """0, 1, 2, ..."""
    count, permutation = call.numbers(2)
    if count:
        into = Span(permutation, _INTEGER, count, "p", is_read=False, is_written=True)
        call.run(_identity, count, into)


def _identity(count: int, _: Any) -> tuple[Any, ...]:
    return (lax.iota(jnp.int32, count),)


def sort_rows(call: Call) -> None:
    """Sorts the columns of each row, and applies the same order to the permutation."""
    rows, count, base, starts, indices, permutation = call.numbers(6)
    if not count:
        return
    call.run(
        _sort_rows,
        (rows, count, base),
        Span(starts, _INTEGER, rows + 1, "starts"),
        Span(indices, _INTEGER, count, "columns", is_written=True),
        Span(permutation, _INTEGER, count if permutation else 0, "p", is_written=True),
    )


def _sort_rows(shape: Any, starts: Any, indices: Any, permutation: Any) -> tuple[Any, ...]:
    rows, count, base = shape
    row, is_valid = row_of_each(starts.astype(jnp.int64) - base, rows, count)
    orders = (row, indices, *((permutation,) if permutation.size else ()))
    _, *found = lax.sort(orders, num_keys=2, is_stable=True)
    # Of offsets that do not ascend nothing is known: all stays as it is.
    return tuple(jnp.where(is_valid, new, old) for new, old in zip(found, orders[1:], strict=True))


FUNCTIONS = {
    "gather": gather,
    "scatter": scatter,
    "add": add,
    "dot": dot,
    "identity": identity,
    "sort_rows": sort_rows,
}
