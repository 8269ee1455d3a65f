"""The kernels of solves.cu and tridiagonal.cu: triangular and tridiagonal systems."""

from __future__ import annotations

from functools import partial

import numpy as np
from tests.kernels.registry import Call, Draw, line, spec

F32, F64 = np.float32, np.float64
solve = partial(spec, source="solves", quick=("O1",))
band = partial(spec, source="tridiagonal", quick=("O1",))


def _matrix(d: Draw, n: int, *, wide: int = 0) -> np.ndarray:
    """Random, with a diagonal that keeps unknowns from growing, and `wide` columns more."""
    a = d.f64(n, n + wide, lo=-1, hi=1) / n
    a[:, :n] += 2 * np.eye(n)
    return a


def _left(size, d: Draw) -> Call:
    n, m = size
    a, b = _matrix(d, n, wide=3).astype(F32), d.f32(m, n + 2)
    return line(m, n, m, F32(1.5), a, n + 3, b, n + 2)


def _left_numpy(m, n, alpha, a, _lda, b, _ldb):
    x = b.copy()
    lower = np.triu(a[:, :m].astype(F64)).T
    x[:, :m] = np.linalg.solve(lower, alpha * b[:, :m].astype(F64).T).T
    return x


def _right(size, d: Draw) -> Call:
    n, m = size
    return line(m, m, n, 0.5, _matrix(d, n, wide=1), n + 1, d.f64(m, n + 3), n + 3)


def _right_numpy(_m, n, alpha, a, _lda, b, _ldb):
    x = b.copy()
    x[:, :n] = np.linalg.solve(np.triu(a[:, :n]).T, alpha * b[:, :n].T).T
    return x


def _columns(size, d: Draw) -> Call:
    n, m = size
    b = d.f64(m, n)
    b[0] = 0
    b[:, n // 2 :] *= d.f64(m, 1, lo=0, hi=1) > 0.5
    return line(m, n, m, 1.5, _matrix(d, n), n, b, n)


def _rows(size, d: Draw, *more) -> Call:
    """A matrix, what else there is, right-hand sides as columns."""
    n, m = size
    a = _matrix(d, n).astype(F32)
    return line(m, a, *(f(a) for f in more), d.f32(n, m), n, m)


def _solved(part, a, b) -> np.ndarray:
    return np.linalg.solve(part(a.astype(F64)), b.astype(F64)).astype(b.dtype)


solve("trsm_left", sizes=((17, 9), (6, 3)), make=_left, numpy=_left_numpy)
solve("trsm_right", sizes=((13, 9),), make=_right, numpy=_right_numpy, quick=())
solve(
    "trsm_columns",
    quick=(),
    sizes=((14, 9), (5, 3)),
    make=_columns,
    numpy=lambda m, n, alpha, a, lda, b, ldb: _solved(np.triu, a.T, alpha * b.T).T,
)
solve(
    "trsv_tree",
    sizes=(21,),
    make=lambda n, d: Call((1,), (64,), (_matrix(d, n).astype(F32), d.f32(n), d.f32(n), n)),
    numpy=lambda L, b, _x, n: _solved(np.tril, L, b),
)
solve(
    "solve_reciprocals",
    quick=(),
    sizes=((15, 9),),
    make=lambda size, d: _rows(size, d, lambda a: (1 / np.diag(a)).astype(F32)),
    numpy=lambda L, _over, x, n, m: _solved(np.tril, L, x),
)
solve(
    "back_columns",
    quick=(),
    sizes=((13, 9),),
    make=_rows,
    numpy=lambda U, x, n, m: _solved(np.triu, U, x),
)
solve(
    "solve_panels",
    sizes=((24, 9),),
    make=_rows,
    numpy=lambda L, x, n, m: _solved(np.tril, L, x),
)


def _bands(d: Draw, *shape: int, dtype: type[np.floating] = F32) -> list[np.ndarray]:
    """Below, on and above the diagonal, and right-hand sides."""
    below, above, rhs = (d.f64(*shape, lo=-1, hi=1).astype(dtype) for _ in range(3))
    return [below, (3 + d.f64(*shape, lo=0, hi=1)).astype(dtype), above, rhs]


def _thomas(below, on, above, rhs) -> np.ndarray:
    """Of systems along the last axis."""
    n = rhs.shape[-1]
    full = np.zeros((*rhs.shape, n))
    k = np.arange(n)
    full[..., k, k] = on
    full[..., k[1:], k[:-1]] = below[..., 1:]
    full[..., k[:-1], k[1:]] = above[..., :-1]
    return np.linalg.solve(full, rhs.astype(F64)[..., None])[..., 0].astype(rhs.dtype)


def _strided(a, b, c, d, scratch, _x, n, m):
    scratch = scratch.astype(F64)
    scratch[0] = c[0] / b[0]
    for i in range(1, n):
        scratch[i] = c[i] / (b[i].astype(F64) - a[i] * scratch[i - 1])
    return scratch.astype(F32), _thomas(a.T, b.T, c.T, d.T).T


def _in_place(a, b, c, d, n, m):
    diagonal = b.copy()
    for i in range(1, n):
        diagonal[:, i] -= a[:, i] / diagonal[:, i - 1] * c[:, i - 1]
    return diagonal, _thomas(a, b, c, d)


def _implicit(f, _u, m):
    ones = np.ones_like(f)
    return _thomas(-ones, 4 * ones, -ones, f)


def _blocks(n: int):
    def make(m, d: Draw) -> Call:
        return Call((m,), (n if n == 32 else n // 2,), (*_bands(d, m, n), d.f32(m, n)))

    return make


band(
    "thomas_strided",
    quick=(),
    sizes=((24, 9),),
    make=lambda size, d: line(size[1], *_bands(d, *size), d.f32(*size), d.f32(*size), *size),
    numpy=_strided,
)
band(
    "thomas_in_place",
    quick=(),
    sizes=((17, 9),),
    make=lambda size, d: line(size[1], *_bands(d, *size[::-1], dtype=F64), *size),
    numpy=_in_place,
)
band(
    "implicit_lines",
    sizes=(9,),
    make=lambda m, d: line(m, d.f32(m, 24), d.f32(m, 24), m),
    numpy=_implicit,
)
for kernel, n in (("reduce_parallel", 32), ("reduce_cyclic", 16)):
    band(kernel, sizes=(5,), make=_blocks(n), numpy=lambda a, b, c, d, x: _thomas(a, b, c, d))
