"""Conversions between dense and sparse matrices, and between those by rows and by columns, as
cuSPARSE's."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import jax.numpy as jnp
import numpy as np
from jax import lax

from raise_kernel.cuda.device.libraries.call import Call
from raise_kernel.cuda.device.libraries.sparse.matrices import Dense, Sparse, row_of_each
from raise_kernel.cuda.device.libraries.views import NO_TRANSPOSE, Matrix
from raise_kernel.runtime.device.operation import Span

_INTEGER = np.dtype(np.int32)


@dataclass(frozen=True)
class _Pair:
    """A sparse matrix and a dense one of the same size."""

    sparse: Sparse
    dense: Dense

    def nonzeros(self, flat: Any) -> Any:
        """Whether each element of the dense matrix is not zero, by the lines of the sparse one."""
        return self.by_lines(self.dense.read(flat)) != 0

    def by_lines(self, values: Any) -> Any:
        return values.T if self.sparse.is_turned else values


def _pair(call: Call, is_written: bool) -> tuple[_Pair, list[Span], Span]:
    """Both, with the spans of the sparse one's three arrays and of the dense one."""
    sparse = Sparse.of(call)
    spans = sparse.spans(call, is_read=not is_written, is_written=is_written)
    dense, at = Dense.of(call), call.number()
    whole = dense.matrix.span(
        at, call.dtype, "dense", is_read=is_written, is_written=not is_written
    )
    return _Pair(sparse, dense), spans, whole


def to_dense(call: Call) -> None:
    """All elements of the dense matrix; equal indices are added. Indices outside make it NaN."""
    pair, spans, dense = _pair(call, is_written=False)
    if dense.count:
        call.run(_to_dense, pair, *spans, dense)


def _to_dense(pair: _Pair, *operands: Any) -> tuple[Any, ...]:
    *elements, flat = operands
    row, column, values, is_valid = pair.sparse.one(elements)
    found = jnp.zeros((pair.sparse.height, pair.sparse.width), flat.dtype)
    found = found.at[row, column].add(values, mode="drop")
    found = jnp.where(is_valid, found, _missing(found.dtype))
    return (pair.dense.written(flat, found),)


def _missing(dtype: np.dtype) -> Any:
    return np.array(np.nan if jnp.issubdtype(dtype, jnp.inexact) else 0, dtype)


def count_all(call: Call) -> bytes:
    """How many elements of the dense matrix are not zero; NaN is not."""
    pair, _, dense = _pair(call, is_written=True)
    if not dense.count:
        return np.int64(0).tobytes()
    (found,) = call.run(_count_all, pair, dense)
    return found.astype(np.int64).tobytes()


def _count_all(pair: _Pair, flat: Any) -> tuple[Any, ...]:
    return (jnp.sum(pair.nonzeros(flat), dtype=jnp.int64),)


def to_sparse(call: Call) -> None:
    """The elements that are not zero, line by line, as many as were counted."""
    pair, spans, dense = _pair(call, is_written=True)
    if any(span.count for span in spans):
        call.run(_to_sparse, pair, *spans, dense)


def _to_sparse(pair: _Pair, starts: Any, indices: Any, values: Any, flat: Any) -> tuple[Any, ...]:
    a = pair.sparse
    if not flat.size:
        return (jnp.full_like(starts, a.base),)
    nonzeros = pair.nonzeros(flat)
    line, place = jnp.nonzero(nonzeros, size=a.count)
    if a.has_rows:
        begins = line
    else:
        each = jnp.sum(nonzeros, axis=1, dtype=jnp.int64)
        begins = jnp.concatenate([jnp.zeros(1, jnp.int64), jnp.cumsum(each)])
    found = pair.by_lines(pair.dense.read(flat))[line, place]
    results = (begins + a.base, place + a.base, found)
    return _of_spans(results, (starts, indices, values))


def _of_spans(results: Sequence[Any], spans: Sequence[Any]) -> tuple[Any, ...]:
    """The results, in the types of what they replace; an empty span has none."""
    pairs = zip(results, spans, strict=True)
    return tuple(result.astype(span.dtype) for result, span in pairs if span.size)


def count(call: Call) -> bytes | None:
    """How many elements of each row, or of each column, and of the whole matrix are not zero."""
    rows, columns, step, by_rows, values, each, total = call.numbers(7)
    dense = Dense(NO_TRANSPOSE, Matrix(rows, columns, step), by_rows=False)
    lines = (rows if by_rows else columns) if rows and columns else 0
    of_each = Span(each, _INTEGER, lines, "nnzPerRowCol", is_read=False, is_written=True)
    of_total = Span(total, _INTEGER, 1 if total else 0, "nnzTotal", False, True)
    elements = [dense.matrix.span(values, call.dtype, "A")] if lines else []
    found = call.run(_count, (dense, by_rows, bool(total)), of_each, of_total, *elements)
    return None if total else found[0].tobytes()


def _count(shape: Any, *operands: Any) -> tuple[Any, ...]:
    dense, by_rows, is_kept = shape
    each, kept, *elements = operands
    for flat in elements:
        each = jnp.sum(dense.read(flat) != 0, axis=1 if by_rows else 0, dtype=jnp.int32)
    total = jnp.sum(each, dtype=jnp.int32)
    kept_results = _of_spans((each, total[None]), (each, kept))
    return kept_results if is_kept else (*kept_results, total)


def turn(call: Call) -> None:
    """A matrix by rows as one by columns, whose rows ascend as the first one's elements do."""
    rows, columns, count, base, has_values, *places = call.numbers(11)
    values, starts, indices, to_values, to_starts, to_indices = places
    some = count if has_values else 0
    call.run(
        _turn,
        (rows, columns, count, base),
        Span(values, call.dtype, some, "csrVal"),
        Span(starts, _INTEGER, rows + 1, "csrRowPtr"),
        Span(indices, _INTEGER, count, "csrColInd"),
        Span(to_values, call.dtype, some, "cscVal", is_written=True),
        Span(to_starts, _INTEGER, columns + 1, "cscColPtr", is_written=True),
        Span(to_indices, _INTEGER, count, "cscRowInd", is_written=True),
    )


def _turn(shape: Any, *operands: Any) -> tuple[Any, ...]:
    rows, columns, count, base = shape
    values, starts, indices, *old = operands
    column = indices.astype(jnp.int64) - base
    row, is_valid = row_of_each(starts.astype(jnp.int64) - base, rows, count)
    is_valid &= jnp.all((column >= 0) & (column < columns))
    column, row, order = lax.sort((column, row, jnp.arange(count)), num_keys=1, is_stable=True)
    begins = jnp.searchsorted(column, jnp.arange(columns + 1)) + base
    moved = values[order] if values.size else values
    found = _of_spans((moved, begins, row + base), old)
    # Of offsets that do not ascend nothing is known: all stays as it is.
    kept = (one for one in old if one.size)
    return tuple(jnp.where(is_valid, new, one) for new, one in zip(found, kept, strict=True))


FUNCTIONS = {
    "to_dense": to_dense,
    "count_all": count_all,
    "to_sparse": to_sparse,
    "count": count,
    "turn": turn,
}
