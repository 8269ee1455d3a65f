"""The kernels of lu.cu: LU factors, with pivots and without, and what is solved by them."""

from __future__ import annotations

from functools import partial

import numpy as np
from tests.kernels.registry import Call, Draw, line, spec

F32, F64 = np.float32, np.float64
# Small pivots make rounding large.
lu = partial(spec, source="lu", quick=("",), tolerance=64.0)


def factors(a: np.ndarray, steps: int | None = None) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """L and U in one array, the rows exchanged with each, the order of the rows; the first of
    equal pivots is taken."""
    packed, (m, n) = a.astype(F64), a.shape
    rows = np.arange(m)
    pivots = np.arange(min(m, n) if steps is None else steps)
    for k in pivots:
        p = k + int(np.argmax(np.abs(packed[k:, k])))
        pivots[k] = p
        packed[[k, p]], rows[[k, p]] = packed[[p, k]], rows[[p, k]]
        packed[k + 1 :, k] /= packed[k, k]
        packed[k + 1 :, k + 1 :] -= np.outer(packed[k + 1 :, k], packed[k, k + 1 :])
    return packed, pivots, rows


def _each(all_: np.ndarray) -> tuple[np.ndarray, ...]:
    found = [factors(a) for a in all_]
    return tuple(np.stack(part) for part in zip(*found, strict=True))


def _plain(a: np.ndarray) -> np.ndarray:
    """Of a matrix whose rows stay where they are."""
    packed, pivots, _ = factors(a)
    assert (pivots == np.arange(len(a))).all()
    return packed


def _dominant(d: Draw, n: int) -> np.ndarray:
    return d.f32(n, n, lo=-1, hi=1) + (n * np.eye(n)).astype(F32)


def _integers(x: np.ndarray) -> np.ndarray:
    return x.astype(np.int32)


def _pair(a: np.ndarray, first: int = 0) -> tuple[np.ndarray, np.ndarray]:
    packed, pivots, _ = factors(a)
    return packed.astype(a.dtype), _integers(pivots + first)


lu(
    "lup_serial",
    sizes=(20, 7),
    make=lambda n, d: Call((1,), (32,), (d.f32(n, n), d.i32(n), n)),
    numpy=lambda a, _p, n: _pair(a),
)
lu(
    "lup_tree",
    sizes=(3,),
    make=lambda m, d: Call((m,), (32,), (d.f32(m, 32, 32), d.f32(m, 32, 32), d.i32(m, 32))),
    numpy=lambda a, _out, _p: (_each(a)[0].astype(F32), _integers(_each(a)[2])),
)
lu(
    "lup_warp",
    quick=("O1",),
    sizes=(19, 32),
    make=lambda n, d: Call((1,), (32,), (d.f32(n, n), d.i32(n), n)),
    numpy=lambda a, _p, n: _pair(a, 1),
)
lu(
    "lup_batched",
    sizes=(41, 3),
    make=lambda m, d: line(m, d.f32(m, 6, 6), d.i32(m, 6), m),
    numpy=lambda a, _p, m: (_each(a)[0].astype(F32), _integers(_each(a)[1])),
)
lu(
    "lup_info",
    sizes=(17,),
    make=lambda n, d: Call((1,), (32,), (d.f64(n, n), d.i32(n), d.i32(1), n)),
    numpy=lambda a, _p, _i, n: (*_pair(a), np.zeros(1, np.int32)),
)


def _getf2(n: int, d: Draw) -> Call:
    return Call((3,), (8, 4), (d.f32(3, n, n), d.i32(3, n), n, n), shared=4 * n * n)


def _getf2_numpy(a, _pivots, _n, _lda):
    packed, pivots, _ = _each(a.swapaxes(1, 2))
    return packed.swapaxes(1, 2).astype(F32), _integers(pivots + 1)


lu("getf2_batched", quick=("", "O3"), sizes=(11, 5), make=_getf2, numpy=_getf2_numpy)
lu(
    "lup4",
    sizes=(37,),
    make=lambda m, d: line(m, d.f32(m, 4, 4), d.f32(m, 4, 4), d.i32(m, 4), m),
    numpy=lambda a, _out, _p, m: (_each(a)[0].astype(F32), _integers(_each(a)[1])),
)


def _panel_numpy(a, _piv, m, nb, _lda):
    out = a.copy()
    packed, pivots, _ = factors(a[:m, :nb])
    out[:m, :nb] = packed
    return out, _integers(pivots)


lu(
    "panel",
    sizes=((43, 8, 30),),
    make=lambda s, d: Call((1,), (64,), (d.f32(s[0] + 2, s[2]), d.i32(s[1]), *s)),
    numpy=_panel_numpy,
)
lu(
    "lu_plain",
    sizes=(37, 20),
    make=lambda n, d: Call((1,), (32,), (_dominant(d, n), n)),
    numpy=lambda a, n: _plain(a).astype(F32),
)


def _doolittle(a, low, high, _n):
    packed = _plain(a)
    below = np.tril(packed, -1) + np.eye(len(a)) + np.triu(low, 1)
    return below.astype(F32), (np.triu(packed) + np.tril(high, -1)).astype(F32)


def _crout(a, before_l, before_u, _n):
    packed = _plain(a)
    diagonal = np.diag(packed)
    low = np.tril(packed, -1) * diagonal + np.diag(diagonal) + np.triu(before_l, 1)
    high = np.triu(packed, 1) / diagonal[:, None] + np.eye(len(a)) + np.tril(before_u, -1)
    return low.astype(F32), high.astype(F32)


for name, numpy in (("lu_doolittle", _doolittle), ("crout", _crout)):
    lu(
        name,
        sizes=(35,),
        make=lambda n, d: Call((1,), (n,), (_dominant(d, n), d.f32(n, n), d.f32(n, n), n)),
        numpy=numpy,
    )


def _gesv_numpy(a, b, _n):
    packed, _, _ = factors(a)
    return packed.astype(F32), np.linalg.solve(a.astype(F64), b).astype(F32)


lu(
    "gesv",
    sizes=(18,),
    make=lambda n, d: Call((1,), (32,), (d.f32(n, n), d.f32(n), n)),
    numpy=_gesv_numpy,
)
lu(
    "gj_solve",
    quick=("", "O1"),
    sizes=((5, 12), (3, 7)),
    make=lambda s, d: Call((s[0],), (s[1],), (d.f32(*s, s[1]), d.f32(*s), d.f32(*s), s[1])),
    numpy=lambda a, b, _x, n: np.linalg.solve(a.astype(F64), b[..., None])[..., 0].astype(F32),
)
lu(
    "gj_inverse",
    sizes=(32,),
    make=lambda n, d: Call((1,), (n, n), (_dominant(d, n), n)),
    numpy=lambda a, n: np.linalg.inv(a.astype(F64)).astype(F32),
)
lu(
    "det5",
    sizes=(37,),
    make=lambda m, d: line(m, d.f32(m, 5, 5), d.f32(m), m),
    numpy=lambda a, _det, m: np.linalg.det(a.astype(F64)).astype(F32),
)
