"""The product of two sparse matrices, as cuSPARSE's.

All products of an element of A with one of B are listed, and the places to which they belong are
sorted; products of equal places are added. How many there are must be known before, as must be how
many sums there are: the first two functions count.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from raise_kernel.cuda.device.libraries.call import Call, is_zero, require
from raise_kernel.cuda.device.libraries.sparse.dense_products import combined, factors
from raise_kernel.cuda.device.libraries.sparse.matrices import Sparse
from raise_kernel.runtime.device.operation import Span

_NONE = np.int64(0).tobytes()


@dataclass(frozen=True)
class _Factors:
    a: Sparse
    b: Sparse
    products: int


@dataclass(frozen=True)
class _Products:
    """The place of each product in the result, its row times the columns and its column, and its
    two elements."""

    key: Any
    of_a: Any
    of_b: Any
    is_valid: Any


def _factors(call: Call) -> tuple[_Factors, list[Span]]:
    a = Sparse.of(call)
    spans = a.spans(call)
    b = Sparse.of(call)
    spans += b.spans(call)
    return _Factors(a, b, call.number()), spans


def count_products(call: Call) -> bytes:
    """How many products of two elements there are."""
    shape, spans = _factors(call)
    require(shape.a.rows * shape.b.columns < 1 << 63, "more places than an integer counts")
    if not shape.a.count or not shape.b.count:
        return _NONE
    found, is_valid = call.run(_count_products, shape, *spans)
    require(bool(is_valid), "an index or an offset that is outside of its matrix")
    return found.tobytes()


def _count_products(shape: _Factors, *elements: Any) -> tuple[Any, ...]:
    *_, lengths, is_valid = _partners(shape, elements)
    return jnp.sum(lengths, dtype=jnp.int64), is_valid


def _partners(shape: _Factors, elements: Any) -> tuple[Any, Any, Any, Any]:
    """Of each element of A: its row, the first element of B that it meets, and how many it meets;
    whether offsets and indices are such."""
    row, column, _, is_valid = shape.a.one(elements[:3])
    *_, is_valid_b = shape.b.one(elements[3:])
    starts = elements[3].astype(jnp.int64) - shape.b.base
    lengths = jnp.maximum(jnp.diff(starts), 0)
    is_valid &= is_valid_b
    first = starts.at[column].get(mode="clip")
    # Of what is in no row, or not valid, nothing is a product.
    found = lengths.at[column].get(mode="fill", fill_value=0)
    return row, first, jnp.where(is_valid, found, 0), is_valid


def count_sums(call: Call) -> bytes:
    """How many elements of the result there are."""
    shape, spans = _factors(call)
    if not shape.products:
        return _NONE
    (found,) = call.run(_count_sums, shape, *spans)
    return found.tobytes()


def _count_sums(shape: _Factors, *elements: Any) -> tuple[Any, ...]:
    keys = jnp.sort(_products(shape, elements).key)
    return (1 + jnp.sum(jnp.diff(keys) != 0, dtype=jnp.int64),)


def _products(shape: _Factors, elements: Any) -> _Products:
    row, first, lengths, is_valid = _partners(shape, elements)
    ends = jnp.cumsum(lengths)
    count = shape.products
    of_a = jnp.repeat(jnp.arange(shape.a.count), lengths, total_repeat_length=count)
    of_b = first[of_a] + jnp.arange(count) - (ends - lengths)[of_a]
    column = shape.b.one(elements[3:])[1].at[of_b].get(mode="clip")
    key = row[of_a] * shape.b.columns + column
    return _Products(key, of_a, of_b, is_valid & (ends[-1] == count))


def sums(call: Call) -> None:
    """C = alpha A B + beta C, where C has the elements that were counted, rows in order."""
    shape, spans = _factors(call)
    alpha, beta = factors(call)
    c, adds = Sparse.of(call), not is_zero(beta)
    starts, indices, values = c.spans(call, is_read=False, is_written=True)
    values = replace(values, is_read=adds)
    call.run(_sums, (shape, c, adds), *spans, alpha, beta, starts, indices, values)


def _sums(shape: Any, *operands: Any) -> tuple[Any, ...]:
    of, c, adds = shape
    *elements, alpha, beta, starts, indices, values = operands
    if not c.count:
        return (jnp.full_like(starts, c.base),)
    found = _products(of, elements)
    keys = jnp.sort(found.key)
    is_new = jnp.append(True, jnp.diff(keys) != 0)
    (places,) = jnp.nonzero(is_new, size=c.count)
    keys = keys[places]
    terms = elements[2].at[found.of_a].get(mode="clip") * elements[5].at[found.of_b].get(
        mode="clip"
    )
    added = jax.ops.segment_sum(terms, jnp.searchsorted(keys, found.key), c.count)
    row, column = keys // of.b.columns, keys % of.b.columns
    # If the factors have changed since, the counts are others.
    is_valid = found.is_valid & (jnp.sum(is_new) == c.count)
    result = combined(alpha, jnp.where(is_valid, added, jnp.nan), beta, values if adds else None)
    begins = jnp.searchsorted(row, jnp.arange(c.rows + 1))
    return (
        (begins + c.base).astype(starts.dtype),
        (column + c.base).astype(indices.dtype),
        result.astype(values.dtype),
    )


FUNCTIONS = {"count_products": count_products, "count_sums": count_sums, "sums": sums}
