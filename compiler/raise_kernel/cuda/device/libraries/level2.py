"""BLAS level 2: a matrix and vectors."""

from __future__ import annotations

from typing import Any

import jax.numpy as jnp
from jax import lax

from raise_kernel.cuda.device.libraries.call import Call, is_zero, require
from raise_kernel.cuda.device.libraries.views import (
    CONJUGATE,
    NO_TRANSPOSE,
    Matrix,
    Vector,
    applied,
    check_operation,
    check_two,
    in_triangle,
    scaled,
    symmetric,
    triangle,
)

_EXACT = lax.Precision.HIGHEST


def gemv(call: Call) -> None:
    operation, rows, columns = call.numbers(3)
    check_operation(operation)
    alpha = call.scalar("alpha")
    a, step, x, x_step = call.numbers(4)
    count, length = (columns, rows) if operation == NO_TRANSPOSE else (rows, columns)
    _matrix_vector(call, ("gemv", operation), Matrix(rows, columns, step), alpha,
                   (a, x, x_step, count, length))  # fmt: skip


def symv(call: Call) -> None:
    _symmetric_vector(call, False)


def hemv(call: Call) -> None:
    _symmetric_vector(call, True)


def _symmetric_vector(call: Call, is_hermitian: bool) -> None:
    fill, size = call.numbers(2)
    check_two(fill)
    alpha = call.scalar("alpha")
    a, step, x, x_step = call.numbers(4)
    _matrix_vector(call, ("symv", fill, is_hermitian), Matrix(size, size, step), alpha,
                   (a, x, x_step, size, size))  # fmt: skip


def _matrix_vector(
    call: Call, kind: tuple[Any, ...], matrix: Matrix, alpha: Any, layout: tuple[int, ...]
) -> None:
    """y = alpha op(A) x + beta y."""
    a, x, x_step, count, length = layout
    beta = call.scalar("beta")
    y, y_step = call.numbers(2)
    require(x_step != 0 and y_step != 0, "an increment of zero")
    if not count or not length:
        if not length or is_zero(beta):
            return
        matrix, count, kind = matrix.empty, 0, ("none",)
    if is_zero(alpha):
        matrix, count, kind = matrix.empty, 0, ("none",)
    of_x, of_y, adds = Vector(count, x_step), Vector(length, y_step), not is_zero(beta)
    call.run(
        _gemv,
        (kind, matrix, of_x, of_y, adds),
        alpha,
        matrix.span(a, call.dtype, "A"),
        of_x.span(x, call.dtype, "x"),
        beta,
        of_y.span(y, call.dtype, "y", is_read=adds, is_written=True),
    )


def _gemv(shape: Any, alpha: Any, a: Any, x: Any, beta: Any, y: Any) -> tuple[Any, ...]:
    kind, matrix, of_x, of_y, adds = shape
    result = jnp.zeros(of_y.count, y.dtype)
    if kind[0] != "none":
        taken = matrix.read(a)
        taken = applied(kind[1], taken) if kind[0] == "gemv" else symmetric(taken, *kind[1:])
        result = scaled(alpha, jnp.matmul(taken, of_x.read(x), precision=_EXACT))
    if adds:
        result = result + scaled(beta, of_y.read(y))
    return (of_y.written(y, result),)


def ger(call: Call) -> None:
    _outer(call, False)


def gerc(call: Call) -> None:
    _outer(call, True)


def _outer(call: Call, is_conjugate: bool) -> None:
    rows, columns = call.numbers(2)
    alpha = call.scalar("alpha")
    x, x_step, y, y_step, a, step = call.numbers(6)
    require(x_step != 0 and y_step != 0, "an increment of zero")
    matrix = Matrix(rows, columns, step)
    if not rows or not columns or is_zero(alpha):
        return
    of_x, of_y = Vector(rows, x_step), Vector(columns, y_step)
    call.run(
        _ger,
        (is_conjugate, matrix, of_x, of_y),
        alpha,
        of_x.span(x, call.dtype, "x"),
        of_y.span(y, call.dtype, "y"),
        matrix.span(a, call.dtype, "A", is_written=True),
    )


def _ger(shape: Any, alpha: Any, x: Any, y: Any, a: Any) -> tuple[Any, ...]:
    is_conjugate, matrix, of_x, of_y = shape
    right = of_y.read(y).conj() if is_conjugate else of_y.read(y)
    added = scaled(alpha, of_x.read(x)[:, None] * right)
    return (matrix.written(a, matrix.read(a) + added),)


def syr(call: Call) -> None:
    _rank_one(call, False)


def her(call: Call) -> None:
    _rank_one(call, True)


def _rank_one(call: Call, is_hermitian: bool) -> None:
    fill, size = call.numbers(2)
    check_two(fill)
    alpha = call.scalar("alpha", call.real if is_hermitian else None)
    x, x_step, a, step = call.numbers(4)
    require(x_step != 0, "an increment of zero")
    matrix = Matrix(size, size, step)
    if not size or is_zero(alpha):
        return
    of_x = Vector(size, x_step)
    call.run(
        _syr,
        (fill, is_hermitian, matrix, of_x),
        alpha,
        of_x.span(x, call.dtype, "x"),
        matrix.span(a, call.dtype, "A", is_written=True),
    )


def _syr(shape: Any, alpha: Any, x: Any, a: Any) -> tuple[Any, ...]:
    fill, is_hermitian, matrix, of_x = shape
    left, old = of_x.read(x), matrix.read(a)
    right = left.conj() if is_hermitian else left
    new = old + scaled(alpha, left[:, None] * right)
    return (matrix.written(a, in_triangle(old, real_diagonal(new, is_hermitian), fill)),)


def real_diagonal(matrix: Any, is_hermitian: bool) -> Any:
    """A Hermitian matrix with a diagonal that is real."""
    if not is_hermitian:
        return matrix
    diagonal = jnp.eye(matrix.shape[0], dtype=bool)
    return jnp.where(diagonal, matrix.real.astype(matrix.dtype), matrix)


def trmv(call: Call) -> None:
    _triangular(call, False)


def trsv(call: Call) -> None:
    _triangular(call, True)


def _triangular(call: Call, solves: bool) -> None:
    fill, operation, unit, size, a, step, x, x_step = call.numbers(8)
    check_two(fill, unit)
    check_operation(operation)
    require(x_step != 0, "an increment of zero")
    matrix, of_x = Matrix(size, size, step), Vector(size, x_step)
    if not size:
        return
    call.run(
        _trsv if solves else _trmv,
        (fill, operation, unit, matrix, of_x),
        matrix.span(a, call.dtype, "A"),
        of_x.span(x, call.dtype, "x", is_written=True),
    )


def _trmv(shape: Any, a: Any, x: Any) -> tuple[Any, ...]:
    fill, operation, unit, matrix, of_x = shape
    taken = applied(operation, triangle(matrix.read(a), fill, unit))
    return (of_x.written(x, jnp.matmul(taken, of_x.read(x), precision=_EXACT)),)


def _trsv(shape: Any, a: Any, x: Any) -> tuple[Any, ...]:
    fill, operation, unit, matrix, of_x = shape
    solution = solved(matrix.read(a), of_x.read(x)[:, None], True, fill, operation, unit)
    return (of_x.written(x, solution[:, 0]),)


def solved(a: Any, b: Any, on_left: bool, fill: int, operation: int, unit: int) -> Any:
    """The solution X of op(A) X = B, or X op(A) = B, of a triangular A."""
    return lax.linalg.triangular_solve(
        triangle(a, fill, unit),
        b,
        left_side=on_left,
        lower=fill == 0,
        transpose_a=operation != NO_TRANSPOSE,
        conjugate_a=operation == CONJUGATE and bool(jnp.iscomplexobj(a)),
        unit_diagonal=bool(unit),
    )


FUNCTIONS = {
    "gemv": gemv, "symv": symv, "hemv": hemv, "ger": ger, "gerc": gerc, "syr": syr, "her": her,
    "trmv": trmv, "trsv": trsv,
}  # fmt: skip
