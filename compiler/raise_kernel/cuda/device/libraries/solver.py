"""Factorizations of dense matrices, and systems that they solve, as cuSOLVER's.

A matrix that has no Cholesky factor gets NaN in its triangle, and `info` is the order of the first
leading minor that is not positive; a zero pivot of LU is named by its number, counted from one.
"""

from __future__ import annotations

from typing import Any

import jax.numpy as jnp
import numpy as np
from jax import lax

from raise_kernel.cuda.device.libraries.call import Call
from raise_kernel.cuda.device.libraries.level2 import solved
from raise_kernel.cuda.device.libraries.views import (
    CONJUGATE,
    LOWER,
    NO_TRANSPOSE,
    TRANSPOSE,
    UPPER,
    Matrix,
    check_operation,
    in_triangle,
    symmetric,
)
from raise_kernel.runtime.device.operation import Span

_INTEGER = np.dtype(np.int32)


def _info(address: int) -> Span:
    return Span(address, _INTEGER, 1, "info", is_read=False, is_written=True)


def potrf(call: Call) -> None:
    """The Cholesky factor, in the triangle of A that is stored."""
    fill, n, a, step, info = call.numbers(5)
    of_a = Matrix(n, n, step)
    call.run(_potrf, (fill, of_a), of_a.span(a, call.dtype, "A", is_written=True), _info(info))


def _potrf(shape: Any, a: Any, info: Any) -> tuple[Any, ...]:
    fill, of_a = shape
    if not of_a.extent:
        return (jnp.zeros_like(info),)
    matrix = of_a.read(a)
    whole = symmetric(matrix, fill, True)
    factor = jnp.linalg.cholesky(whole, upper=fill == UPPER)
    fails = jnp.any(jnp.isnan(factor))
    order = lax.cond(fails, _first_bad_minor, lambda _: jnp.int32(0), whole)
    stored = in_triangle(matrix, jnp.where(fails, jnp.nan, factor), fill)
    return (of_a.written(a, stored), order[None])


def _first_bad_minor(whole: Any) -> Any:
    """The order of the first leading minor whose pivot, one column at a time, is not positive."""
    n = whole.shape[0]

    def step(k: Any, state: tuple[Any, Any]) -> tuple[Any, Any]:
        rest, found = state
        pivot = rest[k, k].real
        found = jnp.where((found == 0) & ~(pivot > 0), k + 1, found)
        column = jnp.where(jnp.arange(n) > k, rest[:, k], 0)
        return rest - jnp.outer(column, column.conj()) / pivot, found

    return lax.fori_loop(0, n, step, (whole, jnp.int32(0)))[1].astype(jnp.int32)


def potrs(call: Call) -> None:
    """Solves A X = B by the Cholesky factor."""
    fill, n, columns, a, step_a, b, step_b, info = call.numbers(8)
    of_a, of_b = Matrix(n, n, step_a), Matrix(n, columns, step_b)
    spans = of_a.span(a, call.dtype, "A"), of_b.span(b, call.dtype, "B", is_written=True)
    call.run(_potrs, (fill, of_a, of_b), *spans, _info(info))


def _potrs(shape: Any, a: Any, b: Any, info: Any) -> tuple[Any, ...]:
    fill, of_a, of_b = shape
    if not of_b.extent:
        return (jnp.zeros_like(info),)
    factor, x = of_a.read(a), of_b.read(b)
    first, second = (NO_TRANSPOSE, CONJUGATE) if fill == LOWER else (CONJUGATE, NO_TRANSPOSE)
    for operation in (first, second):
        x = solved(factor, x, True, fill, operation, 0)
    return (of_b.written(b, x), jnp.zeros_like(info))


def getrf(call: Call) -> None:
    """P A = L U, in A; without an array for the pivots, A = L U."""
    m, n, a, step, pivots, info = call.numbers(6)
    of_a = Matrix(m, n, step)
    count = min(m, n) if pivots else 0
    of_pivots = Span(pivots, _INTEGER, count, "pivots", is_read=False, is_written=True)
    of_matrix = of_a.span(a, call.dtype, "A", is_written=True)
    call.run(_getrf, (of_a, count), of_matrix, of_pivots, _info(info))


def _getrf(shape: Any, a: Any, _: Any, info: Any) -> tuple[Any, ...]:
    of_a, count = shape
    if not of_a.extent:
        return (jnp.zeros_like(info),)
    factors, pivots, order = factored(bool(count), of_a.read(a))
    exchanged = (pivots,) if count else ()
    return (of_a.written(a, factors), *exchanged, order[None])


def factored(is_pivoted: bool, matrix: Any) -> tuple[Any, Any, Any]:
    """L and U in one matrix, the pivots, counted from one, and the first zero of U's diagonal."""
    if is_pivoted:
        factors, pivots = lax.linalg.lu(matrix)[:2]
        return factors, (pivots + 1).astype(jnp.int32), first_zero(factors)
    factors = _unpivoted(matrix)
    return factors, jnp.zeros(0, jnp.int32), first_zero(factors)


def first_zero(factors: Any) -> Any:
    """The number of the first zero on the diagonal, counted from one, else zero."""
    zero = jnp.diagonal(factors) == 0
    return jnp.where(jnp.any(zero), jnp.argmax(zero) + 1, 0).astype(jnp.int32)


def _unpivoted(matrix: Any) -> Any:
    """L U, a column at a time; a zero pivot changes nothing below it."""
    rows, columns = (jnp.arange(size) for size in matrix.shape)

    def step(k: Any, rest: Any) -> Any:
        pivot = rest[k, k]
        divided = jnp.where(pivot == 0, rest[:, k], rest[:, k] / pivot)
        column = jnp.where(rows > k, divided, 0)
        row = jnp.where(columns > k, rest[k], 0)
        below = (rows[:, None] > k) & (columns == k)
        return jnp.where(below, divided[:, None], rest - jnp.outer(column, row))

    return lax.fori_loop(0, min(matrix.shape), step, matrix)


def getrs(call: Call) -> None:
    """Solves op(A) X = B by the factors and pivots of `getrf`."""
    operation, n, columns, a, step_a, pivots, b, step_b, info = call.numbers(9)
    check_operation(operation)
    of_a, of_b = Matrix(n, n, step_a), Matrix(n, columns, step_b)
    count = n if pivots else 0
    of_pivots = Span(pivots, _INTEGER, count, "pivots")
    spans = of_a.span(a, call.dtype, "A"), of_b.span(b, call.dtype, "B", is_written=True)
    call.run(_getrs, (operation, count, of_a, of_b), *spans, of_pivots, _info(info))


def _getrs(shape: Any, a: Any, b: Any, pivots: Any, info: Any) -> tuple[Any, ...]:
    operation, count, of_a, of_b = shape
    if not of_b.extent:
        return (jnp.zeros_like(info),)
    x = solved_by_factors(operation, of_a.read(a), pivots if count else None, of_b.read(b))
    return (of_b.written(b, x), jnp.zeros_like(info))


def solved_by_factors(operation: int, factors: Any, pivots: Any, x: Any) -> Any:
    """The solution of op(A) X = B by the factors of A, and by its pivots where there are any."""
    order = None
    if pivots is not None:
        order = lax.linalg.lu_pivots_to_permutation(pivots - 1, factors.shape[0])
    if operation == NO_TRANSPOSE:
        x = x if order is None else x[order]
        x = solved(factors, x, True, LOWER, NO_TRANSPOSE, 1)
        return solved(factors, x, True, UPPER, NO_TRANSPOSE, 0)
    turned = operation if jnp.iscomplexobj(factors) else TRANSPOSE
    x = solved(factors, x, True, UPPER, turned, 0)
    x = solved(factors, x, True, LOWER, turned, 1)
    return x if order is None else jnp.zeros_like(x).at[order].set(x)


FUNCTIONS = {"potrf": potrf, "potrs": potrs, "getrf": getrf, "getrs": getrs}
