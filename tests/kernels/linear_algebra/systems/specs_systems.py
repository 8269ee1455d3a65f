"""The kernels of systems.cu: systems of equations."""

from __future__ import annotations

from functools import partial

import numpy as np
from tests.kernels.registry import Call, Draw, line, spec

F32, F64 = np.float32, np.float64
system = partial(spec, source="systems")


def _matrix(d: Draw, *shape: int) -> np.ndarray:
    """Random, with a diagonal that keeps unknowns from growing."""
    return d.f64(*shape, lo=-1, hi=1) / shape[-1] + 2 * np.eye(shape[-1])


def _definite(d: Draw, *shape: int) -> np.ndarray:
    a = _matrix(d, *shape)
    return a @ a.swapaxes(-1, -2)


def _columns(size, d: Draw, dtype, *more) -> Call:
    """A matrix, right-hand sides as columns."""
    n, m = size
    arrays = [d.f64(n, m).astype(dtype) for _ in range(1 + len(more))]
    return line(m, _matrix(d, n, n).astype(dtype), *arrays, n, m)


def _solve(part, a, b) -> np.ndarray:
    return np.linalg.solve(part(a.astype(F64)), b.astype(F64)).astype(b.dtype)


def _unit(a: np.ndarray) -> np.ndarray:
    return np.tril(a, -1) + np.eye(len(a))


def _shared(size, d: Draw) -> Call:
    n, m = size
    return Call((m,), (64,), (_matrix(d, m, n, n).astype(F32), d.f32(m, n), d.f32(m, n), n))


def _batch(size, d: Draw) -> Call:
    n, m = size
    return line(m, _matrix(d, m, n, n).astype(F32), d.f32(m, n), d.f32(m, n), n, m)


def _each(a, b, _x, n, *_m) -> np.ndarray:
    return _solve(np.tril, a, b[..., None]).reshape(b.shape)


def _factor(a) -> np.ndarray:
    return np.tril(np.linalg.cholesky(a.astype(F64))) + np.triu(a, 1)


def _lu(a, n) -> np.ndarray:
    lu = a.astype(F64)
    for k in range(n):
        lu[k + 1 :, k] /= lu[k, k]
        lu[k + 1 :, k + 1 :] -= np.outer(lu[k + 1 :, k], lu[k, k + 1 :])
    return lu.astype(F32)


system(
    "lower_rows",
    sizes=((17, 40), (9, 33), (1, 3)),
    make=lambda size, d: _columns(size, d, F32, "x"),
    numpy=lambda L, b, _x, n, m: _solve(np.tril, L, b),
)
system(
    "upper_in_place",
    sizes=((12, 33), (21, 5), (1, 1)),
    make=lambda size, d: _columns(size, d, F64),
    numpy=lambda U, x, n, m: _solve(np.triu, U, x),
)
system(
    "lower_columns",
    sizes=((13, 40), (30, 1), (2, 2)),
    make=lambda size, d: _columns(size, d, F32),
    numpy=lambda L, x, n, m: _solve(np.tril, L, x),
)
system(
    "right_side",
    sizes=((17, 33), (10, 1), (2, 2)),
    make=lambda size, d: line(size[1], _matrix(d, size[0], size[0]).astype(F32),
                              d.f32(size[1], size[0]), *size),
    numpy=lambda L, x, n, m: _solve(lambda a: _unit(a).T, L, x.T).T,
)  # fmt: skip
system("lower_batch", sizes=((11, 40), (17, 3), (1, 1)), make=_batch, numpy=_each)
system("lower_shared", sizes=((17, 3), (64, 1), (33, 2)), make=_shared, numpy=_each)
system(
    "packed_solve",
    sizes=((14, 33), (9, 3), (1, 1)),
    make=lambda size, d: _columns(size, d, F64),
    numpy=lambda lu, x, n, m: _solve(np.triu, lu, _solve(_unit, lu, x)),
)
system(
    "gauss_seidel",
    sizes=((12, 40), (9, 3)),
    make=lambda size, d: _columns(size, d, F32, "x"),
    numpy=lambda a, b, x, n, m: _solve(np.tril, a, b - np.triu(a, 1) @ x),
)
system(
    "compensated",
    sizes=((12, 40), (9, 3)),
    make=lambda size, d: _columns(size, d, F32, "x"),
    numpy=lambda L, b, _x, n, m: _solve(np.tril, L, b),
)
system(
    "cholesky_batch",
    sizes=((11, 33), (17, 2), (1, 1)),
    make=lambda size, d: line(size[1], _definite(d, size[1], size[0], size[0]), *size),
    numpy=lambda a, n, m: _factor(a),
)
system(
    "cholesky_block",
    sizes=(21, 64, 1),
    make=lambda n, d: Call((1,), (64,), (_definite(d, n, n).astype(F32), n)),
    numpy=lambda a, n: _factor(a).astype(F32),
)
system(
    "lu_block",
    sizes=(19, 64, 1),
    make=lambda n, d: Call((1,), (64,), (_matrix(d, n, n).astype(F32), n)),
    numpy=_lu,
)
