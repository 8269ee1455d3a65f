"""BLAS level 3, and what cuBLAS has beside it: matrices."""

from __future__ import annotations

from typing import Any

import jax.numpy as jnp
import numpy as np
from jax import lax

from raise_kernel.cuda.device.libraries.batches import Pointers, parts
from raise_kernel.cuda.device.libraries.call import DTYPES, Call, is_zero
from raise_kernel.cuda.device.libraries.level2 import real_diagonal, solved
from raise_kernel.cuda.device.libraries.views import (
    LEFT,
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
from raise_kernel.runtime.device.operation import Span


def gemm(call: Call) -> None:
    """C = alpha op(A) op(B) + beta C; the types of A, B, C, alpha and the sums are the call's."""
    op_a, op_b, rows, columns, inner = call.numbers(5)
    alpha, a, step_a, b, step_b, beta, c, step_c = _factors(call)
    kinds = _Types.of(call)
    matrices = _matrices((op_a, op_b), (rows, columns, inner), (step_a, step_b, step_c))
    _multiply(call, kinds, (op_a, op_b), (alpha, beta), (a, b, c), matrices)


def gemm_strided(call: Call) -> None:
    op_a, op_b, rows, columns, inner = call.numbers(5)
    compute = DTYPES[call.types[-1]]
    alpha = call.scalar("alpha", compute)
    a, step_a, apart_a, b, step_b, apart_b = call.numbers(6)
    beta = call.scalar("beta", compute)
    c, step_c, apart_c, batch = call.numbers(4)
    matrices = _matrices(
        (op_a, op_b),
        (rows, columns, inner),
        (step_a, step_b, step_c),
        batch,
        (apart_a, apart_b, apart_c),
    )
    _multiply(call, _Types.of(call), (op_a, op_b), (alpha, beta), (a, b, c), matrices)


def gemm_batched(call: Call) -> None:
    """As `gemm`, of matrices whose addresses are in device memory."""
    op_a, op_b, rows, columns, inner = call.numbers(5)
    alpha, all_a, step_a, all_b, step_b, beta, all_c, step_c = _factors(call)
    batch = call.number()
    views = _matrices((op_a, op_b), (rows, columns, inner), (step_a, step_b, step_c))
    kinds = _Types.of(call)
    arrays = (
        Pointers(all_a, views[0], kinds[0]),
        Pointers(all_b, views[1], kinds[1]),
        Pointers(all_c, views[2], kinds[2], is_written=True),
    )
    for part in parts(batch, *arrays):
        _multiply(call, kinds, (op_a, op_b), (alpha, beta), part.starts, part.views)


def _factors(call: Call) -> tuple[Any, ...]:
    compute = DTYPES[call.types[-1]]
    alpha = call.scalar("alpha", compute)
    a, step_a, b, step_b = call.numbers(4)
    beta = call.scalar("beta", compute)
    return (alpha, a, step_a, b, step_b, beta, *call.numbers(2))


class _Types(tuple[np.dtype, np.dtype, np.dtype, np.dtype]):
    """The types of A, B, C, and of alpha, beta and the sums."""

    @classmethod
    def of(cls, call: Call) -> _Types:
        letters = call.types if len(call.types) == 4 else call.types[0] * 3 + call.types[-1]
        return cls(DTYPES[letter] for letter in letters)


def _matrices(
    operations: tuple[int, int],
    sizes: tuple[int, int, int],
    steps: tuple[int, int, int],
    batch: int | None = None,
    apart: tuple[int, int, int] = (0, 0, 0),
) -> tuple[Matrix, Matrix, Matrix]:
    check_operation(*operations)
    rows, columns, inner = sizes
    a = (rows, inner) if operations[0] == NO_TRANSPOSE else (inner, rows)
    b = (inner, columns) if operations[1] == NO_TRANSPOSE else (columns, inner)
    return (
        Matrix(*a, steps[0], batch, apart[0]),
        Matrix(*b, steps[1], batch, apart[1]),
        Matrix(rows, columns, steps[2], batch, apart[2]),
    )


def _multiply(
    call: Call,
    kinds: _Types,
    operations: tuple[int, int],
    factors: tuple[Any, Any],
    starts: tuple[int, ...],
    matrices: tuple[Matrix, ...],
) -> None:
    of_a, of_b, of_c = matrices
    alpha, beta = factors
    adds, multiplies = not is_zero(beta), not is_zero(alpha)
    if not of_c.extent:
        return
    if not multiplies:
        of_a, of_b = of_a.empty, of_b.empty
    call.run(
        _gemm,
        (operations, of_a, of_b, of_c, adds, multiplies, kinds[3]),
        alpha,
        of_a.span(starts[0], kinds[0], "A"),
        of_b.span(starts[1], kinds[1], "B"),
        beta,
        of_c.span(starts[2], kinds[2], "C", is_read=adds, is_written=True),
    )


def _gemm(shape: Any, alpha: Any, a: Any, b: Any, beta: Any, c: Any) -> tuple[Any, ...]:
    operations, of_a, of_b, of_c, adds, multiplies, compute = shape
    size = (
        (of_c.rows, of_c.columns) if of_c.batch is None else (of_c.batch, of_c.rows, of_c.columns)
    )
    result = jnp.zeros(size, compute)
    if multiplies:
        left = applied(operations[0], of_a.read(a))
        right = applied(operations[1], of_b.read(b))
        product = jnp.matmul(
            left, right, precision=lax.Precision.HIGHEST, preferred_element_type=compute
        )
        result = jnp.broadcast_to(scaled(alpha, product), size)
    if adds:
        result = result + scaled(beta, of_c.read(c).astype(compute))
    return (of_c.written(c, _rounded(result, c.dtype)),)


def _rounded(values: Any, dtype: Any) -> Any:
    """Values as the elements of a matrix; integers saturate."""
    if jnp.issubdtype(dtype, jnp.integer) and values.dtype != dtype:
        bounds = jnp.iinfo(dtype)
        values = jnp.clip(jnp.round(values), bounds.min, bounds.max)
    return values.astype(dtype)


def symm(call: Call) -> None:
    _symmetric_product(call, False)


def hemm(call: Call) -> None:
    _symmetric_product(call, True)


def _symmetric_product(call: Call, is_hermitian: bool) -> None:
    side, fill, rows, columns = call.numbers(4)
    check_two(side, fill)
    alpha, a, step_a, b, step_b, beta, c, step_c = _factors(call)
    size = rows if side == LEFT else columns
    of_a, of_b = Matrix(size, size, step_a), Matrix(rows, columns, step_b)
    of_c, adds = Matrix(rows, columns, step_c), not is_zero(beta)
    if not of_c.extent:
        return
    if is_zero(alpha):
        of_a, of_b = of_a.empty, of_b.empty
    call.run(
        _symm,
        (side, fill, is_hermitian, of_a, of_b, of_c, adds),
        alpha,
        of_a.span(a, call.dtype, "A"),
        of_b.span(b, call.dtype, "B"),
        beta,
        of_c.span(c, call.dtype, "C", is_read=adds, is_written=True),
    )


def _symm(shape: Any, alpha: Any, a: Any, b: Any, beta: Any, c: Any) -> tuple[Any, ...]:
    side, fill, is_hermitian, of_a, of_b, of_c, adds = shape
    result = jnp.zeros((of_c.rows, of_c.columns), c.dtype)
    if of_b.extent:
        whole, other = symmetric(of_a.read(a), fill, is_hermitian), of_b.read(b)
        pair = (whole, other) if side == LEFT else (other, whole)
        result = scaled(alpha, jnp.matmul(*pair, precision=lax.Precision.HIGHEST))
    if adds:
        result = result + scaled(beta, of_c.read(c))
    return (of_c.written(c, result),)


def syrk(call: Call) -> None:
    _rank_k(call, False, False)


def herk(call: Call) -> None:
    _rank_k(call, True, False)


def syr2k(call: Call) -> None:
    _rank_k(call, False, True)


def her2k(call: Call) -> None:
    _rank_k(call, True, True)


def _rank_k(call: Call, is_hermitian: bool, has_two: bool) -> None:
    fill, operation, size, inner = call.numbers(4)
    check_two(fill)
    check_operation(operation)
    alpha = call.scalar("alpha", call.real if is_hermitian and not has_two else None)
    a, step_a = call.numbers(2)
    b, step_b = call.numbers(2) if has_two else (a, step_a)
    beta = call.scalar("beta", call.real if is_hermitian else None)
    c, step_c = call.numbers(2)
    sizes = (size, inner) if operation == NO_TRANSPOSE else (inner, size)
    of_a, of_b = Matrix(*sizes, step_a), Matrix(*sizes, step_b)
    of_c, adds = Matrix(size, size, step_c), not is_zero(beta)
    if not size:
        return
    if is_zero(alpha):
        of_a = of_b = of_a.empty
    call.run(
        _syrk,
        (fill, operation, is_hermitian, has_two, of_a, of_b, of_c, adds),
        alpha,
        of_a.span(a, call.dtype, "A"),
        of_b.span(b, call.dtype, "B"),
        beta,
        of_c.span(c, call.dtype, "C", is_written=True),
    )


def _syrk(shape: Any, alpha: Any, a: Any, b: Any, beta: Any, c: Any) -> tuple[Any, ...]:
    fill, operation, is_hermitian, has_two, of_a, of_b, of_c, adds = shape
    old = of_c.read(c)
    result = jnp.zeros(old.shape, c.dtype)
    if of_a.extent:
        left, right = of_a.read(a), of_b.read(b)
        if operation != NO_TRANSPOSE:
            left, right = (_turned(one, is_hermitian) for one in (left, right))
        result = _of_rank(alpha, left, right, is_hermitian)
        if has_two:
            factor = jnp.conj(alpha) if is_hermitian else alpha
            result = result + _of_rank(factor, right, left, is_hermitian)
    if adds:
        result = result + scaled(beta, old)
    result = real_diagonal(result, is_hermitian)
    return (of_c.written(c, in_triangle(old, result, fill)),)


def _of_rank(factor: Any, left: Any, right: Any, is_hermitian: bool) -> Any:
    product = jnp.matmul(left, _turned(right, is_hermitian), precision=lax.Precision.HIGHEST)
    return scaled(factor, product)


def _turned(matrix: Any, is_hermitian: bool) -> Any:
    return matrix.T.conj() if is_hermitian else matrix.T


def trmm(call: Call) -> None:
    _triangular(call, False)


def trsm(call: Call) -> None:
    _triangular(call, True)


def _triangular(call: Call, solves: bool) -> None:
    side, fill, operation, unit, rows, columns = call.numbers(6)
    check_two(side, fill, unit)
    check_operation(operation)
    alpha = call.scalar("alpha")
    a, step_a, b, step_b = call.numbers(4)
    c, step_c = (b, step_b) if solves else call.numbers(2)
    size = rows if side == LEFT else columns
    of_a, of_b = Matrix(size, size, step_a), Matrix(rows, columns, step_b)
    of_c = Matrix(rows, columns, step_c)
    if not of_c.extent:
        return
    if is_zero(alpha):
        of_a, of_b = of_a.empty, of_b.empty
    call.run(
        _trsm if solves else _trmm,
        (side, fill, operation, unit, of_a, of_b, of_c),
        alpha,
        of_a.span(a, call.dtype, "A"),
        of_b.span(b, call.dtype, "B"),
        of_c.span(c, call.dtype, "C" if not solves else "B", is_read=False, is_written=True),
    )


def _trmm(shape: Any, alpha: Any, a: Any, b: Any, c: Any) -> tuple[Any, ...]:
    side, fill, operation, unit, of_a, of_b, of_c = shape
    if not of_b.extent:
        return (of_c.written(c, jnp.zeros((of_c.rows, of_c.columns), c.dtype)),)
    taken, other = applied(operation, triangle(of_a.read(a), fill, unit)), of_b.read(b)
    pair = (taken, other) if side == LEFT else (other, taken)
    product = jnp.matmul(*pair, precision=lax.Precision.HIGHEST)
    return (of_c.written(c, scaled(alpha, product)),)


def _trsm(shape: Any, alpha: Any, a: Any, b: Any, c: Any) -> tuple[Any, ...]:
    side, fill, operation, unit, of_a, of_b, of_c = shape
    if not of_b.extent:
        return (of_c.written(c, jnp.zeros((of_c.rows, of_c.columns), c.dtype)),)
    right = scaled(alpha, of_b.read(b))
    return (of_c.written(c, solved(of_a.read(a), right, side == LEFT, fill, operation, unit)),)


def geam(call: Call) -> None:
    """C = alpha op(A) + beta op(B)."""
    op_a, op_b, rows, columns = call.numbers(4)
    check_operation(op_a, op_b)
    alpha = call.scalar("alpha")
    a, step_a = call.numbers(2)
    beta = call.scalar("beta")
    b, step_b, c, step_c = call.numbers(4)
    of_c = Matrix(rows, columns, step_c)
    if not of_c.extent:
        return
    operands: list[Span | np.generic] = []
    views: list[Matrix] = []
    for name, factor, start, operation, step in (
        ("A", alpha, a, op_a, step_a),
        ("B", beta, b, op_b, step_b),
    ):
        sizes = (rows, columns) if operation == NO_TRANSPOSE else (columns, rows)
        view = of_c.empty if is_zero(factor) else Matrix(*sizes, step)
        views.append(view)
        operands += [factor, view.span(start, call.dtype, name)]
    target = of_c.span(c, call.dtype, "C", is_read=False, is_written=True)
    call.run(_geam, (op_a, op_b, *views, of_c), *operands, target)


def _geam(shape: Any, alpha: Any, a: Any, beta: Any, b: Any, c: Any) -> tuple[Any, ...]:
    op_a, op_b, of_a, of_b, of_c = shape
    result = jnp.zeros((of_c.rows, of_c.columns), c.dtype)
    for factor, operation, view, flat in ((alpha, op_a, of_a, a), (beta, op_b, of_b, b)):
        if view.extent:
            result = result + scaled(factor, applied(operation, view.read(flat)))
    return (of_c.written(c, result),)


def dgmm(call: Call) -> None:
    """C = diag(x) A, or A diag(x)."""
    side, rows, columns, a, step_a, x, x_step, c, step_c = call.numbers(9)
    check_two(side)
    of_a, of_c = Matrix(rows, columns, step_a), Matrix(rows, columns, step_c)
    if not of_c.extent:
        return
    of_x = Vector(rows if side == LEFT else columns, x_step)
    call.run(
        _dgmm,
        (side, of_a, of_x, of_c),
        of_a.span(a, call.dtype, "A"),
        of_x.span(x, call.dtype, "x"),
        of_c.span(c, call.dtype, "C", is_read=False, is_written=True),
    )


def _dgmm(shape: Any, a: Any, x: Any, c: Any) -> tuple[Any, ...]:
    side, of_a, of_x, of_c = shape
    factors = of_x.read(x)
    return (of_c.written(c, of_a.read(a) * (factors[:, None] if side == LEFT else factors)),)


FUNCTIONS = {
    "gemm": gemm, "gemm_strided": gemm_strided, "gemm_batched": gemm_batched, "symm": symm,
    "hemm": hemm, "syrk": syrk, "herk": herk, "syr2k": syr2k, "her2k": her2k, "trmm": trmm,
    "trsm": trsm, "geam": geam, "dgmm": dgmm,
}  # fmt: skip
