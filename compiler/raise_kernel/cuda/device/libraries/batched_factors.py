"""LU factorizations of batches of matrices, what they solve, and inverses, as cuBLAS's."""

from __future__ import annotations

import functools
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from raise_kernel.cuda.device.libraries.batches import Part, Pointers, parts
from raise_kernel.cuda.device.libraries.call import Call
from raise_kernel.cuda.device.libraries.solver import factored, first_zero, solved_by_factors
from raise_kernel.cuda.device.libraries.views import NO_TRANSPOSE, Matrix, check_operation
from raise_kernel.runtime.device.operation import Span

_INTEGER = np.dtype(np.int32)


def _integers(address: int, part: Part, each: int, name: str, **uses: bool) -> Span:
    """`each` integers of every matrix of a part; none where there is no array of them."""
    start = address + part.first * each * _INTEGER.itemsize
    return Span(start, _INTEGER, part.count * each if address else 0, name, **uses)


def output(address: int, part: Part, each: int, name: str) -> Span:
    return _integers(address, part, each, name, is_read=False, is_written=True)


def every(view: Matrix, function: Any) -> Any:
    """A function of one matrix for all that a view has."""
    return function if view.batch is None else jax.vmap(function)


def _read(view: Matrix, flat: Any) -> Any:
    """The matrices, each one of them where all have one address."""
    found = view.read(flat)
    whole = found.shape[-2:] if view.batch is None else (view.batch, *found.shape[-2:])
    return jnp.broadcast_to(found, whole)


def _by_matrix(view: Matrix, pivots: Any) -> Any:
    """The pivots of every matrix; None where there are none."""
    if not pivots.size:
        return None
    return pivots if view.batch is None else pivots.reshape(view.batch, view.rows)


def getrf(call: Call) -> None:
    """P A = L U of each matrix, in its memory; without an array of pivots, A = L U."""
    n, all_a, step, pivots, info, batch = call.numbers(6)
    for part in parts(batch, Pointers(all_a, Matrix(n, n, step), call.dtype, is_written=True)):
        (view,), (start,) = part.views, part.starts
        matrix = view.span(start, call.dtype, "A", is_written=True)
        of_pivots = output(pivots, part, n, "pivots")
        call.run(_getrf, (view, bool(pivots)), matrix, of_pivots, output(info, part, 1, "info"))


def _getrf(shape: Any, a: Any, _: Any, info: Any) -> tuple[Any, ...]:
    view, is_pivoted = shape
    if not view.extent:
        return (jnp.zeros_like(info),)
    factors, pivots, order = every(view, functools.partial(factored, is_pivoted))(view.read(a))
    exchanged = (pivots.reshape(-1),) if is_pivoted else ()
    return (view.written(a, factors), *exchanged, order.reshape(-1))


def getrs(call: Call) -> None:
    """Solves op(A) X = B for each matrix, by the factors of `getrf`."""
    operation, n, columns, all_a, step_a, pivots, all_b, step_b, batch = call.numbers(9)
    check_operation(operation)
    arrays = (
        Pointers(all_a, Matrix(n, n, step_a), call.dtype),
        Pointers(all_b, Matrix(n, columns, step_b), call.dtype, is_written=True),
    )
    if not n or not columns:
        return
    for part in parts(batch, *arrays):
        (of_a, of_b), (a, b) = part.views, part.starts
        call.run(
            _getrs,
            (operation, of_a, of_b),
            of_a.span(a, call.dtype, "A"),
            _integers(pivots, part, n, "pivots"),
            of_b.span(b, call.dtype, "B", is_written=True),
        )


def _getrs(shape: Any, a: Any, pivots: Any, b: Any) -> tuple[Any, ...]:
    operation, of_a, of_b = shape
    solve = every(of_a, functools.partial(solved_by_factors, operation))
    return (of_b.written(b, solve(_read(of_a, a), _by_matrix(of_a, pivots), of_b.read(b))),)


def getri(call: Call) -> None:
    """The inverse of each matrix, by the factors of `getrf`; `info` is the first zero on the
    diagonal of U."""
    n, all_a, step_a, pivots, all_c, step_c, info, batch = call.numbers(8)
    arrays = (
        Pointers(all_a, Matrix(n, n, step_a), call.dtype),
        Pointers(all_c, Matrix(n, n, step_c), call.dtype, is_written=True),
    )
    for part in parts(batch, *arrays):
        (of_a, of_c), (a, c) = part.views, part.starts
        call.run(
            _getri,
            (of_a, of_c),
            of_a.span(a, call.dtype, "A"),
            _integers(pivots, part, n, "pivots"),
            of_c.span(c, call.dtype, "C", is_read=False, is_written=True),
            output(info, part, 1, "info"),
        )


def _getri(shape: Any, a: Any, pivots: Any, c: Any, info: Any) -> tuple[Any, ...]:
    of_a, of_c = shape
    if not of_a.extent:
        return (jnp.zeros_like(info),)
    factors = _read(of_a, a)
    identity = jnp.broadcast_to(jnp.eye(of_a.rows, dtype=factors.dtype), factors.shape)
    solve = every(of_a, functools.partial(solved_by_factors, NO_TRANSPOSE))
    inverse = solve(factors, _by_matrix(of_a, pivots), identity)
    return (of_c.written(c, inverse), every(of_a, first_zero)(factors).reshape(-1))


FUNCTIONS = {"getrf_batched": getrf, "getrs_batched": getrs, "getri_batched": getri}
