"""The kernels of positions.cu: where the best element is, steps of a network, morphology."""

from __future__ import annotations

from functools import partial

import numpy as np
from tests.kernels.registry import Call, Draw, cover, line, nan_mixed, plane, spec

F32, I32, U8, U32, U64 = np.float32, np.int32, np.uint8, np.uint32, np.uint64
positions = partial(spec, source="positions")
ROWS = ((37, 30), (33, 65), (5, 2), (3, 1))


def _mixed(size, d: Draw) -> np.ndarray:
    """Few different values, NaN and infinities among them; a row of nothing but the worst."""
    x = np.round(2 * d.f32(*size)) / 2
    x[::3, ::4] = np.nan
    x[1::3, 1::3] = -np.inf
    x[2] = np.where(np.isnan(x[2]), np.nan, -np.inf)
    return x.astype(F32)


def _index(x: np.ndarray, last: bool) -> np.ndarray:
    at = np.zeros(len(x), I32)
    for r, row in enumerate(x):
        for i in range(1, len(row)):
            if row[i] >= row[at[r]] if last else row[i] > row[at[r]]:
                at[r] = i
    return at


positions(
    "best_index",
    sizes=ROWS,
    make=lambda s, d: line(s[0], _mixed(s, d), np.zeros(s[0], I32), s[1], s[0]),
    numpy=lambda x, at, n, rows: _index(x, last=False),
)
positions(
    "last_index",
    sizes=ROWS,
    make=lambda s, d: line(s[0], _mixed(s, d), np.zeros(s[0], I32), s[1], s[0]),
    numpy=lambda x, at, n, rows: _index(x, last=True),
)
positions(
    "least_in_column",
    sizes=ROWS,
    make=lambda s, d: line(
        s[0], d.i32(s[1], s[0], lo=0, hi=9), np.zeros(s[0], I32), np.zeros(s[0], I32), s[1], s[0]
    ),
    numpy=lambda x, at, least, n, width: (x.argmin(axis=0).astype(I32), x.min(axis=0)),
)


def _keys(x: np.ndarray) -> np.ndarray:
    bits = x.view(U32)
    ordered = np.where(bits >> 31, ~bits, bits | U32(1 << 31)).astype(U64)
    return (ordered << U64(32)) | np.arange(x.shape[-1], dtype=U64)


positions(
    "packed_best",
    sizes=(1000, 33, 1),
    make=lambda n, d: line(n, d.f32(n), np.zeros(1, U64), n, block=128),
    numpy=lambda x, best, n: _keys(x).max(keepdims=True),
)
positions(
    "packed_rows",
    sizes=((6, 200), (3, 64), (2, 1)),
    make=lambda s, d: Call((s[0],), (64,), (d.f32(*s), np.zeros(s[0], U64), s[1])),
    numpy=lambda x, best, n: _keys(x).max(axis=1),
)


def _exchanged(key: np.ndarray, j: int, k: int) -> np.ndarray:
    """Which element each position takes."""
    take = np.arange(len(key))
    for i in range(len(key)):
        if i ^ j > i and (key[i] > key[i ^ j] if i & k == 0 else key[i] < key[i ^ j]):
            take[[i, i ^ j]] = i ^ j, i
    return take


STEPS = ((256, 16, 64), (256, 64, 128), (128, 1, 2), (64, 32, 64))
positions(
    "exchange_step",
    sizes=STEPS,
    make=lambda s, d: Call((cover(s[0], 64),), (64,), (np.round(d.f32(s[0])), *s[1:])),
    numpy=lambda x, j, k: x[_exchanged(x, j, k)],
)


def _pairs(key, value, j, k):
    # Of equal keys, those that should fall are exchanged, too.
    falls = np.array([(i & k) != 0 and key[i] == key[i ^ j] for i in range(len(key))])
    take = _exchanged(key, j, k)
    take = np.where(falls, np.arange(len(key)) ^ j, take)
    return key[take], value[take]


positions(
    "exchange_pairs",
    sizes=STEPS,
    make=lambda s, d: Call(
        (cover(s[0], 64),), (64,), (d.i32(s[0], lo=0, hi=9), d.i32(s[0]), *s[1:])
    ),
    numpy=_pairs,
)


def _dilated(x, out, w, h):
    padded = np.pad(x, 2)
    return np.max([padded[k : k + h, m : m + w] for k in range(5) for m in range(5)], axis=0)


positions(
    "dilate_square",
    sizes=((40, 21), (9, 8), (3, 2)),
    make=lambda s, d: plane(*s, d.ints(U8, s[1], s[0]), np.zeros((s[1], s[0]), U8), *s),
    numpy=_dilated,
)
positions(
    "least_byte",
    sizes=((37, 30), (5, 2), (3, 1)),
    make=lambda s, d: line(s[0], d.ints(U8, *s), np.zeros(s[0], U8), s[1], s[0]),
    numpy=lambda x, out, n, rows: x.min(axis=1),
)
positions(
    "first_of_sorted",
    sizes=((6, 8), (3, 1)),
    make=lambda s, d: Call((s[0],), (64,), (np.round(4 * d.f32(s[0], 64)), np.zeros(s, F32), s[1])),
    numpy=lambda x, out, k: -np.sort(-x, axis=1)[:, :k],
)
positions(
    "split_bits",
    sizes=(256, 64),
    make=lambda n, d: Call((n // 64,), (64,), (d.u32(n),)),
    numpy=lambda x: np.take_along_axis(
        x.reshape(-1, 64), np.argsort(x.reshape(-1, 64) & 3, axis=1, kind="stable"), axis=1
    ).reshape(-1),
)
positions(
    "select_all",
    sizes=((37, 12), (5, 2), (3, 1)),
    make=lambda s, d: line(s[0], d.i32(*s, lo=-9, hi=9), s[1], s[0]),
    numpy=lambda x, n, rows: np.sort(x, axis=1),
)


def _tree(x, _out, _n):
    """Thread t is compared with t + 32, then with t + 16, ...; NaN is never greater."""
    at = np.tile(np.arange(64), (len(x), 1))
    for s in (32, 16, 8, 4, 2, 1):
        a, b = at[:, :s], at[:, s : 2 * s]
        greater = np.take_along_axis(x, b, 1) > np.take_along_axis(x, a, 1)
        at = np.where(greater, b, a)
    return at[:, 0].astype(I32)


def _tree_rows(size, d: Draw) -> Call:
    """Few different elements; where there are two rows, one has NaN among them."""
    x = np.round(2 * d.f32(*size))
    if size[0] == 2:
        x[0] = nan_mixed(size[1], d)
    return Call((size[0],), (64,), (x, np.zeros(size[0], I32), size[1]))


positions("tree_of_indices", sizes=((5, 70), (2, 64), (1, 64)), make=_tree_rows, numpy=_tree)
