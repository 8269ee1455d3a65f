"""Incomplete factorizations without fill-in, L U or L L^H, as cuSPARSE's.

Each element is what is stored, less the products of the elements before it in its row with those
of another row or column, over a pivot. A sweep computes all elements whose operands are known, so
there are as many sweeps as the longest chain of elements.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from raise_kernel.cuda.device.libraries.call import Call
from raise_kernel.cuda.device.libraries.sparse.matrices import Sparse


@dataclass(frozen=True)
class _Pattern:
    """The row and the column of each element, the place of each row's pivot and whether there is
    one, and how many products each element has; whether the columns of each row ascend."""

    row: Any
    column: Any
    pivot: Any
    has_pivot: Any
    first: Any
    lengths: Any
    keys: Any
    is_valid: Any

    @classmethod
    def of(cls, a: Sparse, is_symmetric: bool, elements: Any) -> _Pattern:
        row, column, _, is_valid = a.one(elements)
        keys = row * a.rows + column
        is_valid &= jnp.all((jnp.diff(keys) > 0) | (row[1:] == a.rows))
        numbers = jnp.arange(a.rows)
        pivot = jnp.searchsorted(keys, numbers * (a.rows + 1))
        has_pivot = keys.at[pivot].get(mode="clip") == numbers * (a.rows + 1)
        first = jnp.searchsorted(row, numbers)[row]
        lengths = jnp.minimum(jnp.arange(a.count), pivot[row]) - first
        lengths = jnp.where((column > row) & is_symmetric, 0, lengths)
        return cls(row, column, pivot, has_pivot, first, lengths, keys, is_valid)


def analyze(call: Call) -> bytes:
    """How many pairs of elements may have a product, how many have one that is stored, and the
    first row without a pivot, or -1."""
    a = Sparse.of(call)
    spans, is_symmetric = a.spans(call), bool(call.number())
    pairs, row = (int(one) for one in call.run(_analyze, (a, is_symmetric), *spans))
    (products,) = call.run(_count, (a, is_symmetric, pairs), *spans)
    return np.array([pairs, products, row], np.int64).tobytes()


def _analyze(shape: Any, *elements: Any) -> tuple[Any, ...]:
    a, is_symmetric = shape
    pattern = _Pattern.of(a, is_symmetric, elements)
    count = jnp.sum(jnp.where(pattern.is_valid, pattern.lengths, 0), dtype=jnp.int64)
    return count, _first(~pattern.has_pivot)


def _count(shape: Any, *elements: Any) -> tuple[Any, ...]:
    a, is_symmetric, pairs = shape
    *_, is_stored = _pairs(_Pattern.of(a, is_symmetric, elements), a, is_symmetric, pairs)
    return (jnp.sum(is_stored, dtype=jnp.int64),)


def _pairs(pattern: _Pattern, a: Sparse, is_symmetric: bool, count: int) -> tuple[Any, ...]:
    """The element from which each product is subtracted, its two factors, and whether the second
    one is stored."""
    of = jnp.repeat(jnp.arange(a.count), pattern.lengths, total_repeat_length=count)
    ends = jnp.cumsum(pattern.lengths)
    left = pattern.first[of] + jnp.arange(count) - (ends - pattern.lengths)[of]
    middle, other = pattern.column[left], pattern.column[of]
    key = other * a.rows + middle if is_symmetric else middle * a.rows + other
    right = jnp.searchsorted(pattern.keys, key)
    return of, left, right, pattern.keys.at[right].get(mode="clip") == key


def _first(flags: Any) -> Any:
    """The number of the first one that is set, or -1."""
    return jnp.where(jnp.any(flags), jnp.argmax(flags), -1).astype(jnp.int64)


def factor(call: Call) -> bytes:
    """The factors in the place of the matrix; the first row whose pivot is zero, or -1."""
    a = Sparse.of(call)
    starts, indices, values = a.spans(call)
    is_symmetric, pairs, products = call.numbers(3)
    shape = (a, bool(is_symmetric), pairs, products)
    (found,) = call.run(_factor, shape, starts, indices, replace(values, is_written=True))
    return found.tobytes()


def _factor(shape: Any, *elements: Any) -> tuple[Any, ...]:
    a, is_symmetric, pairs, products = shape
    pattern, given = _Pattern.of(a, is_symmetric, elements), elements[2]
    row, column = pattern.row, pattern.column
    *ends, is_stored = _pairs(pattern, a, is_symmetric, pairs)
    (kept,) = jnp.nonzero(is_stored, size=products)
    of, left, right = (one[kept] for one in ends)
    # If the matrix has changed since its analysis, the counts are others.
    is_valid = pattern.is_valid & (jnp.sum(pattern.lengths) == pairs)
    is_valid &= jnp.sum(is_stored) == products
    pivot, has_pivot = pattern.pivot[column], pattern.has_pivot[column]
    divides, is_pivot = column < row, column == row

    def summed(terms: Any) -> Any:
        return jax.ops.segment_sum(terms, of, a.count, indices_are_sorted=True)

    def at(array: Any, places: Any) -> Any:
        return array.at[places].get(mode="clip")

    def sweep(state: tuple[Any, Any]) -> tuple[Any, Any]:
        values, is_known = state
        factors = at(values, right)
        terms = at(values, left) * (factors.conj() if is_symmetric else factors)
        rest = given - summed(terms)
        found = jnp.where(divides, rest / jnp.where(has_pivot, at(values, pivot), 0), rest)
        if is_symmetric:
            roots = jnp.sqrt(rest.real).astype(rest.dtype)
            found = jnp.where(is_pivot, roots, found)
        waits = ~(at(is_known, left) & at(is_known, right))
        ready = summed(waits.astype(jnp.int32)) == 0
        ready &= ~divides | ~has_pivot | at(is_known, pivot)
        return jnp.where(ready & ~is_known, found, values), is_known | ready

    # Without an order nothing may wait. What is in no row stays as it is, and so does the upper
    # triangle of a symmetric matrix.
    is_known = ~is_valid | (row == a.rows) | ((column > row) & is_symmetric)
    values, _ = lax.while_loop(lambda state: ~jnp.all(state[1]), sweep, (given, is_known))
    values = jnp.where(is_valid, values, jnp.nan)
    pivots = at(values, pattern.pivot)
    is_zero = ~(pivots.real > 0) if is_symmetric else pivots == 0
    return values, _first(is_zero | ~pattern.has_pivot)


FUNCTIONS = {"analyze_incomplete": analyze, "factor_incomplete": factor}
