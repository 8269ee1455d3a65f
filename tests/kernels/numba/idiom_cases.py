"""Calls of the kernels of numba_idioms.py."""

from __future__ import annotations

import numpy as np
from scipy.linalg import solve_triangular
from tests.kernels.numba.case import Case
from tests.kernels.registry import SEQUENTIAL, Call, box, line, plane

SORTED = (*SEQUENTIAL, "gather", "scatter")


def _softmax(x, out):
    e = np.exp(x - x.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


def _block_sums(x, out):
    return np.pad(x, (0, 64 * out.size - x.size)).reshape(-1, 64).sum(axis=1)


def _block_scan(x, out):
    whole = np.pad(x, (0, -x.size % 64)).reshape(-1, 64)
    return whole.cumsum(axis=1).reshape(-1)[: x.size]


def _correlated(image, weights):
    """Zeros are around the image; weights have odd sides."""
    padded = np.pad(image, [(side // 2, side // 2) for side in weights.shape])
    return np.einsum(
        "ijkl,kl", np.lib.stride_tricks.sliding_window_view(padded, weights.shape), weights
    )


def _triangular(n, d):
    return np.tril(d.f32(n, n)) + 4 * np.eye(n, dtype=np.float32)


def _definite(d, count, n):
    a = d.f64(count, n, n, lo=-1, hi=1) / n + 2 * np.eye(n)
    return a @ a.swapaxes(1, 2)


def _thomas(below, on, above, rhs, x):
    """Systems as columns."""
    full = [
        np.diag(on[:, s]) + np.diag(below[1:, s], -1) + np.diag(above[:-1, s], 1)
        for s in range(x.shape[1])
    ]
    return np.stack([np.linalg.solve(m, rhs[:, s]) for s, m in enumerate(full)], axis=1)


IDIOMS = {
    "batched_matmul": Case(
        ((7, 20, 3, 9),),
        lambda s, d: box(s[0], s[1], s[2], d.f32(s[2], s[1], s[3]), d.f32(s[2], s[3], s[0]),
                         d.f32(s[2], s[1], s[0])),
        lambda a, b, c: a @ b,
        SEQUENTIAL,
    ),
    "transpose_tile": Case(
        ((40, 45),),
        lambda s, d: Call((3, 3), (16, 16), (d.f32(*s), d.f32(*s[::-1]))),
        lambda x, out: x.T,
        SEQUENTIAL,
    ),
    "convolve": Case(
        ((20, 33),),
        lambda s, d: plane(*s, d.f32(*s), d.f32(3, 5), d.f32(*s)),
        lambda image, weights, out: _correlated(image, weights),
        (*SEQUENTIAL, "transpose"),
    ),
    "softmax": Case(
        ((40, 12),), lambda s, d: line(s[0], d.f32(*s), d.f32(*s)), _softmax, SEQUENTIAL, 100.0
    ),
    "argmax": Case(
        ((40, 29),),
        lambda s, d: line(s[0], d.f32(*s), np.zeros(s[0], np.int64)),
        lambda x, out: x.argmax(axis=1),
        SEQUENTIAL,
    ),
    "running_sum": Case(
        ((40, 29),),
        lambda s, d: line(s[0], d.f32(*s), d.f32(*s)),
        lambda x, out: x.cumsum(axis=1, dtype=np.float64),
        SEQUENTIAL,
    ),
    "histogram": Case(
        (500,),
        lambda n, d: line(n, d.i32(n, lo=0, hi=31), np.zeros(32, np.int32)),
        lambda values, bins: np.bincount(values, minlength=32),
        ("while",),
    ),
    "block_sums": Case(
        (300,), lambda n, d: Call((5,), (64,), (d.f32(n), d.f32(5))), _block_sums, SEQUENTIAL
    ),
    "block_scan": Case(
        (300,), lambda n, d: Call((5,), (64,), (d.f32(n), d.f32(n))), _block_scan, SEQUENTIAL
    ),
    "roll": Case(
        (300,), lambda n, d: line(n, d.f32(n), d.f32(n), 7), lambda x, out, k: np.roll(x, k),
        SORTED,
    ),
    "flip": Case(
        ((40, 45),),
        lambda s, d: plane(*s, d.f32(*s), d.f32(*s)),
        lambda x, out: x[:, ::-1],
        SORTED,
    ),
    "pad": Case(
        ((40, 45),),
        lambda s, d: Call((3, 4), (16, 16), (d.f32(*s), d.f32(s[0] + 6, s[1] + 6), 3)),
        lambda x, out, width: np.pad(x, width),
        (*SORTED, "select"),
    ),
    "bitonic": Case((64,), lambda n, d: Call((1,), (n,), (d.f32(n),)), np.sort),
    "warp_sum": Case(
        (300,),
        lambda n, d: Call((5,), (64,), (d.f32(n), d.f32(1))),
        lambda x, out: out + x.sum(),
        SORTED,
    ),
    "three_largest": Case(
        ((40, 29),),
        lambda s, d: Call((2,), (32,), (d.f32(*s), d.f32(s[0], 3))),
        lambda x, out: -np.sort(-x, axis=1)[:, :3],
        SEQUENTIAL,
    ),
    "lower_solve": Case(
        ((12, 30),),
        lambda s, d: line(s[1], _triangular(s[0], d), d.f32(*s), d.f32(*s)),
        lambda matrix, b, x: solve_triangular(matrix.astype(np.float64), b, lower=True),
        (),
        100.0,
    ),
    "thomas": Case(
        ((17, 5),),
        lambda s, d: line(s[1], d.f64(*s), 5 + d.f64(*s), d.f64(*s), d.f64(*s), d.f64(*s)),
        _thomas,
        SEQUENTIAL,
    ),
    "cholesky": Case(
        ((3, 9),),
        lambda s, d: line(s[0], _definite(d, *s)),
        lambda a: np.tril(np.linalg.cholesky(a)) + np.triu(a, 1),
        SEQUENTIAL,
    ),
}  # fmt: skip
