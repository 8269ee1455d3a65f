"""Least squares of batches of matrices with full rank, as cuBLAS's `gelsBatched`."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
from jax import lax

from raise_kernel.cuda.device.libraries.batched_factors import every, output
from raise_kernel.cuda.device.libraries.batches import Pointers, parts
from raise_kernel.cuda.device.libraries.call import Call, require
from raise_kernel.cuda.device.libraries.solver import first_zero
from raise_kernel.cuda.device.libraries.views import NO_TRANSPOSE, Matrix
from raise_kernel.runtime.device.errors import DeviceError


def gels(call: Call) -> None:
    """The X that makes A X - C least, of each pair of an A with at least as many rows as columns.
    X is in the first rows of C, and what is left over, turned by Q, in the others; A has its QR
    factorization. `info` is the first zero on the diagonal of R."""
    operation, rows, columns, sides, all_a, step_a, all_c, step_c, info, batch = call.numbers(10)
    if operation != NO_TRANSPOSE:
        raise DeviceError("NOT_SUPPORTED", "least squares of transposed matrices")
    require(rows >= columns, "a matrix with fewer rows than columns")
    arrays = (
        Pointers(all_a, Matrix(rows, columns, step_a), call.dtype, is_written=True),
        Pointers(all_c, Matrix(rows, sides, step_c), call.dtype, is_written=True),
    )
    if not columns:
        return
    for part in parts(batch, *arrays):
        (of_a, of_c), (a, c) = part.views, part.starts
        call.run(
            _gels,
            (of_a, of_c),
            of_a.span(a, call.dtype, "A", is_written=True),
            of_c.span(c, call.dtype, "C", is_written=True),
            output(info, part, 1, "info"),
        )


def _gels(shape: Any, a: Any, c: Any, info: Any) -> tuple[Any, ...]:
    of_a, of_c = shape
    solve = every(of_a, _solved)
    factors, solution = solve(of_a.read(a), of_c.read(c))
    zeros = every(of_a, lambda one: first_zero(one[: one.shape[1]]))(factors)
    results = (of_a.written(a, factors), of_c.written(c, solution))
    return (*results, zeros.reshape(-1)) if info.size else results


def _solved(matrix: Any, right: Any) -> tuple[Any, Any]:
    """The packed factorization of a matrix, and Q^H C with its first rows divided by R."""
    rows, columns = matrix.shape
    raw, reflections = jnp.linalg.qr(matrix, mode="raw")
    factors = raw.T
    square = jnp.pad(factors, ((0, 0), (0, rows - columns)))
    turned = jnp.matmul(
        lax.linalg.householder_product(square, reflections).conj().T,
        right,
        precision=lax.Precision.HIGHEST,
    )
    solution = jax.scipy.linalg.solve_triangular(factors[:columns], turned[:columns])
    return factors, jnp.concatenate([solution, turned[columns:]])


FUNCTIONS = {"gels_batched": gels}
