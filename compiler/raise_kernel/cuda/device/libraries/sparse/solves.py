"""Solves of triangular sparse matrices, as cuSPARSE's.

The rows are solved in blocks: what the solved rows contribute to a block is subtracted element by
element, and the block itself is solved as a dense triangle. Zeros of that triangle that are not
stored must not meet infinities or NaN, so a block that has some is solved row by row.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import jax.numpy as jnp
from jax import lax

from raise_kernel.cuda.device.libraries.call import DTYPES, Call
from raise_kernel.cuda.device.libraries.sparse.matrices import Dense, Sparse
from raise_kernel.cuda.device.libraries.views import scaled
from raise_kernel.runtime.device.operation import Span

# Rows of a block, and elements that are subtracted at once.
_BLOCK, _CHUNK = 128, 1024


def solve(call: Call) -> None:
    """C such that op(A) C = alpha op(B), of a triangle of A."""
    a = Sparse.of(call)
    operands = a.spans(call)
    is_lower, is_unit = call.numbers(2)
    alpha = call.scalar("alpha")
    b, at_b = Dense.of(call), call.number()
    c, at_c = Dense.of(call), call.number()
    of_b = b.matrix.span(at_b, call.dtype, "B")
    of_c = c.matrix.span(at_c, call.dtype, "C", is_read=False, is_written=True)
    if of_c.count:
        shape = (a, bool(is_lower) != a.is_turned, bool(is_unit), b, c)
        call.run(_solve, shape, *operands, alpha, of_b, of_c)


def _solve(shape: Any, *operands: Any) -> tuple[Any, ...]:
    a, is_lower, is_unit, of_b, of_c = shape
    *elements, alpha, b, c = operands
    row, column, values, is_valid = a.one(elements)
    right = scaled(alpha, of_b.read(b))
    in_order = not a.has_rows and not a.is_turned
    if not is_lower:  # the last row first
        row, column, values = (one[::-1] for one in (a.rows - 1 - row, a.rows - 1 - column, values))
        right = right[::-1]
    if not in_order:
        order = jnp.argsort(row, stable=True)
        row, column, values = row[order], column[order], values[order]
    found = _lower_solution((row, column, values), right, is_unit)
    found = jnp.where(is_valid, found if is_lower else found[::-1], jnp.nan)
    return (of_c.written(c, found),)


def _lower_solution(elements: tuple[Any, ...], right: Any, is_unit: bool) -> Any:
    """X of L X = B: L has the elements on and below the diagonal, whose rows ascend."""
    rows, dtype = right.shape[0], right.dtype
    size = min(_BLOCK, rows)
    blocks = -(-rows // size)
    begins = jnp.searchsorted(elements[0], jnp.arange(blocks + 1) * size)
    # Elements past the last ones are in no block; rows past the last one are the identity's.
    row = jnp.pad(elements[0], (0, _CHUNK), constant_values=blocks * size)
    column, values = (jnp.pad(one, (0, _CHUNK)) for one in elements[1:])
    right = jnp.pad(right, ((0, blocks * size - rows), (0, 0)))
    places = jnp.arange(size)

    def block(number: Any, solution: Any) -> Any:
        first = number * size

        def add(state: Any) -> Any:
            at, left, triangle, is_stored = state
            r, c, v = (lax.dynamic_slice_in_dim(one, at, _CHUNK) for one in (row, column, values))
            before = solution.at[c].get(mode="clip")
            terms = jnp.where((c < first)[:, None], v[:, None] * before, 0)
            r, c = r - first, c - first
            in_block = (c >= 0) & ((c < r) if is_unit else (c <= r))
            to = jnp.where(in_block, r, size)
            return (
                at + _CHUNK,
                left.at[r].add(-terms, mode="drop"),
                triangle.at[to, c].add(v, mode="drop"),
                is_stored.at[to, c].set(True, mode="drop"),
            )

        left = lax.dynamic_slice_in_dim(right, first, size)
        ones = jnp.diag((first + places >= rows) | is_unit)
        state = (begins[number], left, ones.astype(dtype), jnp.zeros((size, size), bool))
        _, left, triangle, is_stored = lax.while_loop(
            lambda state: state[0] < begins[number + 1], add, state
        )
        found = _block_solution(left, triangle, is_stored)
        return lax.dynamic_update_slice_in_dim(solution, found, first, axis=0)

    return lax.fori_loop(0, blocks, block, jnp.zeros_like(right))[:rows]


def _block_solution(right: Any, triangle: Any, is_stored: Any) -> Any:
    """The solution of a dense triangle, in which what is not stored contributes nothing."""
    dense = lax.linalg.triangular_solve(triangle, right, left_side=True, lower=True)
    is_plain = jnp.all(jnp.isfinite(triangle)) & jnp.all(jnp.diag(triangle) != 0)

    def by_rows(_: Any) -> Any:
        def one(at: Any, solution: Any) -> Any:
            terms = triangle[at][:, None] * solution
            is_before = is_stored[at] & (jnp.arange(triangle.shape[0]) < at)
            known = jnp.sum(jnp.where(is_before[:, None], terms, 0), axis=0)
            return solution.at[at].set((right[at] - known) / triangle[at, at])

        return lax.fori_loop(0, triangle.shape[0], one, jnp.zeros_like(right))

    return lax.cond(is_plain & jnp.all(jnp.isfinite(dense)), lambda found: found, by_rows, dense)


def set_diagonal(call: Call) -> None:
    """The elements of the diagonal that are stored take new values."""
    a = Sparse.of(call)
    starts, indices, values = a.spans(call)
    diagonal = Span(call.number(), DTYPES[a.types[2]], a.rows, "newValues")
    call.run(_set_diagonal, a, starts, indices, replace(values, is_written=True), diagonal)


def _set_diagonal(a: Sparse, *operands: Any) -> tuple[Any, ...]:
    *elements, diagonal = operands
    row, column, values, is_valid = a.one(elements)
    return (jnp.where(is_valid & (row == column), diagonal.at[row].get(mode="clip"), values),)


FUNCTIONS = {"solve": solve, "set_diagonal": set_diagonal}
