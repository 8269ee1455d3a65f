"""Branches without loops inside, uniform and divergent."""

from __future__ import annotations

import numpy as np
from tests.kernels.registry import AFFINE, line, plane, spec

F32 = np.float32
LINE = (100, 33, 1, 0)
SQUARE = ((12, 24), (7, 9), (1, 1), (0, 3))


def _diamond(x, y, n):
    return np.where(x < -1, -1, np.where(x > 2, 2, np.where(x > 1, 1, x**3)))


def _switched(x, y, n):
    key = x & 7
    choices = [np.full_like(x, 11), x + 1, x * 3, -x, -x]
    return np.select([key == k for k in (0, 1, 3, 4, 5)], choices, np.arange(n))


def _guarded_load(x, y, n):
    return np.pad(x, 1)[:-2] + 2 * x + np.pad(x, 1)[2:]


def _guarded_sqrt(x, y, n):
    positive = np.where(x > 0, x, 1)
    return np.where(x > 0, np.sqrt(positive) + 1 / positive, 0)


def _guarded_divide(a, b, y, n):
    return np.where(b != 0, np.trunc(a / np.where(b, b, 1)), -1)


def _short_circuit(a, b, y, n):
    return ((a > 0) & (b > 0)) | ((a < -3) & ~((b < 0) | (a == -7)))


def _boundary(x, y, h, w, edge):
    p = np.pad(x, 1)
    inner = p[1:-1, :-2] + p[1:-1, 2:] + p[:-2, 1:-1] + p[2:, 1:-1] - 4 * x
    y[...] = edge
    y[1:-1, 1:-1] = inner[1:-1, 1:-1]
    return y


def _upwind(u, speed, out, n, c):
    back, ahead = np.diff(u, prepend=0), np.diff(u, append=0)
    out[1:-1] = (u - c * speed * np.where(speed > 0, back, ahead))[1:-1]
    return out


def _pair(name: str, reference, lo: int, hi: int) -> None:
    spec(
        name,
        "branches",
        sizes=LINE,
        make=lambda n, d: line(n, d.i32(n, lo=lo, hi=hi), d.i32(n, lo=lo, hi=hi), d.i32(n), n),
        numpy=reference,
        free_of=AFFINE,
    )


def _unary(name: str, reference, free_of=AFFINE) -> None:
    spec(
        name,
        "branches",
        sizes=LINE,
        make=lambda n, d: line(n, d.f32(n, lo=-3, hi=3), d.f32(n), n),
        numpy=reference,
        free_of=free_of,
    )


spec(
    "uniform_if",
    "branches",
    sizes=((100, 0), (33, 1), (1, 2), (0, 0)),
    make=lambda s, d: line(s[0], d.f32(s[0]), d.f32(s[0]), *s),
    numpy=lambda x, y, n, mode: (x, x * x, -x)[mode],
    free_of=AFFINE,
)
_unary("relu", lambda x, y, n: np.maximum(x, 0))
_unary("keep_negative", lambda x, y, n: np.where(x < 0, x, y), ())
_unary("diamond", _diamond)
_unary("guarded_load", _guarded_load)
_unary("guarded_sqrt", _guarded_sqrt)
_unary("store_then_overwrite", lambda x, y, n: np.where(x > 0.5, x, F32(-1)) + 10, ())
spec(
    "switched",
    "branches",
    sizes=LINE,
    make=lambda n, d: line(n, d.i32(n), d.i32(n), n),
    numpy=_switched,
    free_of=AFFINE,
)
_pair("guarded_divide", _guarded_divide, -9, 9)
spec(
    "short_circuit",
    "branches",
    sizes=LINE,
    make=lambda n, d: line(n, d.i32(n, lo=-9, hi=9), d.i32(n, lo=-3, hi=3), d.bools(n), n),
    numpy=_short_circuit,
    free_of=AFFINE,
)
spec(
    "boundary",
    "branches",
    sizes=SQUARE,
    make=lambda s, d: plane(s[1], s[0], d.f32(*s), d.f32(*s), *s, F32(7)),
    numpy=_boundary,
    tolerance=10,
)
spec(
    "clamp_early",
    "branches",
    sizes=LINE,
    make=lambda n, d: line(n, d.f32(n), d.f32(n), n, F32(-0.5), F32(0.75)),
    numpy=lambda x, y, n, lo, hi: np.clip(x, lo, hi),
)
spec(
    "upwind",
    "branches",
    sizes=(100, 33, 3, 1),
    make=lambda n, d: line(n, d.f64(n), d.f64(n), d.f64(n), n, 0.3),
    numpy=_upwind,
    free_of=AFFINE,
)
