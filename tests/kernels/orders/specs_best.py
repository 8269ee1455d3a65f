"""The kernels of best.cu: the k best elements of rows."""

from __future__ import annotations

from functools import partial

import numpy as np
from tests.kernels.registry import SEQUENTIAL, Call, Draw, line, nan_mixed, spec

F32, F64, I32, I64 = np.float32, np.float64, np.int32, np.int64
best = partial(spec, source="best")


def _rows(size, d: Draw) -> np.ndarray:
    """Few different values, NaN and infinity among them."""
    rows, n = size
    x = np.round(2 * d.f32(rows, n)) / 2
    x[0, :] = nan_mixed(n, d)
    return x


def _kept(x, k: int, fill: float, largest: bool = True) -> tuple[np.ndarray, np.ndarray]:
    """The best k of each row, equal ones in their order; where each one is, -1 for none."""
    values, indices = np.full((len(x), k), fill, x.dtype), np.full((len(x), k), -1, I64)
    for r, row in enumerate(x):
        better = np.flatnonzero(row > fill if largest else row < fill)
        order = np.argsort(-row[better] if largest else row[better], kind="stable")
        taken = better[order][:k]
        values[r, : len(taken)], indices[r, : len(taken)] = row[taken], taken
    return values, indices


def _values(size, d: Draw) -> Call:
    rows, n = size
    return line(rows, _rows(size, d), np.zeros((rows, 4), F32), n, rows)


def _indices(size, d: Draw) -> Call:
    rows, n = size
    x = np.ascontiguousarray(_rows(size, d).T)
    return line(rows, x, np.zeros((rows, 5), F32), np.zeros((rows, 5), I32), n, rows)


def _pairs(size, d: Draw, dtype, k: int, integer) -> Call:
    rows, n = size
    x = _rows(size, d).astype(dtype)
    return line(rows, x, np.zeros((rows, k), dtype), np.zeros((rows, k), integer), n, rows)


def _indices_of(x, _out, _at, n, rows):
    values, indices = _kept(x.T, 5, -np.inf)
    return values, indices.astype(I32)


def _smallest(x, _out, _at, n, rows):
    values, indices = _kept(x[:, ::-1], 3, 1.0, largest=False)
    numbers = np.where(indices < 0, -7, 10 + 2 * (n - 1 - indices))
    return values[:, ::-1], numbers[:, ::-1]


def _last(x, _out, _at, n, rows):
    values, indices = np.full((rows, 2), -np.inf, F32), np.full((rows, 2), -1, I32)
    for r, row in enumerate(x):
        order = np.lexsort((-np.arange(n), -row))
        taken = order[~np.isnan(row[order])][:2]
        values[r, : len(taken)], indices[r, : len(taken)] = row[taken], taken
    return values, indices


def _points(size, d: Draw) -> Call:
    """Distances that are exact, many of them equal."""
    queries, points = size
    a, b = (np.round(2 * d.f32(n, 3)) for n in size)
    outs = np.zeros((queries, 4), F32), np.zeros((queries, 4), I32)
    return line(queries, a, b, *outs, queries, points)


def _nearest(a, b, _distance, _index, queries, points):
    far = ((a[:, None] - b[None]) ** 2).sum(-1)
    values, indices = _kept(far, 4, 1e30, largest=False)
    return np.sqrt(values), indices.astype(I32)


def _features(size, d: Draw) -> Call:
    na, nb = size
    return line(
        na, np.round(2 * d.f32(na, 4)), np.round(2 * d.f32(nb, 4)), np.zeros(na, I32), na, nb
    )


def _ratio(a, b, _match, na, nb):
    far = ((a[:, None] - b[None]) ** 2).sum(-1).astype(F32)
    values, indices = _kept(far, 2, np.inf, largest=False)
    found = values[:, 0] < F32(0.64) * values[:, 1]
    return np.where(found, indices[:, 0], -1).astype(I32)


def _words(size, d: Draw) -> Call:
    rows, n = size
    x = np.array([0, 3, 2**31 - 1, 2**31, 2**32 - 2, 2**32 - 1], np.uint32)[
        d.i32(rows, n, lo=0, hi=5)
    ]
    return line(rows, x, np.zeros((rows, 2), np.uint32), np.zeros((rows, 2), I32), n, rows)


def _smallest_words(x, _out, _at, n, rows):
    values, indices = _kept(x.astype(I64), 2, 2**32 - 1, largest=False)
    return values.astype(np.uint32), indices.astype(I32)


def _above(size, d: Draw) -> Call:
    rows, n = size
    return line(rows, _rows(size, d), np.zeros((rows, 2), F32), n, rows)


SIZES = ((40, 60), (33, 7), (2, 5))
best(
    "top_values",
    sizes=SIZES,
    make=_values,
    numpy=lambda x, _out, n, rows: _kept(x, 4, -np.inf)[0],
    free_of=(*SEQUENTIAL, "while"),
)
best("top_indices", sizes=SIZES, make=_indices, numpy=_indices_of)
best("three_smallest", sizes=SIZES, make=partial(_pairs, dtype=F64, k=3, integer=I64),
     numpy=_smallest)  # fmt: skip
best("last_of_equal", sizes=SIZES, make=partial(_pairs, dtype=F32, k=2, integer=I32), numpy=_last)
NAMED = (*SEQUENTIAL, "while")
best("k_nearest", sizes=((40, 50), (33, 21), (1, 25)), make=_points, numpy=_nearest, free_of=NAMED)
best("ratio_test", sizes=((40, 50), (33, 7), (1, 5)), make=_features, numpy=_ratio, free_of=NAMED)
best("smallest_words", sizes=((40, 60), (33, 7), (2, 5)), make=_words, numpy=_smallest_words)
best(
    "two_above",
    sizes=((40, 60), (33, 7)),
    make=_above,
    numpy=lambda x, _out, n, rows: _kept(np.where(x > 0.5, x, -1), 2, 0.0)[0],
)


def _ties(size, d: Draw) -> np.ndarray:
    """Few different values, infinities among them."""
    x = np.round(2 * d.f32(*size)) / 2
    x[:, 3] = np.inf
    x[0] = -np.inf
    return x


def _pair(size, d: Draw, block: int = 64, *, nan: bool = True) -> Call:
    rows, n = size
    x = _ties(size, d)
    if nan:
        x[1 % rows, ::3] = np.nan
    return Call((rows,), (block,), (x, np.zeros(rows, F32), np.zeros(rows, I32), n))


def _in_tree(x, _value, _index, n):
    """Of equal elements the first in the order of the tree: lanes by their bits, backwards."""
    lanes = sorted(range(64), key=lambda t: int(f"{t:06b}"[::-1], 2))
    order = np.array([i for t in lanes for i in range(t, n, 64)])
    ranked = np.where(np.isnan(x), -np.inf, x)[:, order]
    best = ranked.argmax(1)
    values = ranked[np.arange(len(x)), best]
    return values, np.where(values > -np.inf, order[best], -1).astype(I32)


def _per_warp(size, d: Draw) -> Call:
    rows, n = size
    x = _ties(size, d)
    x[1 % rows, 1::3] = np.nan
    return Call((rows // 2,), (64,), (x, np.zeros(rows, I32), n))


def _first_least(x, _index, n):
    return np.where(np.isnan(x), np.inf, x).argmin(1).astype(I32)


def _first_most(x, _value, _index, n):
    return x.max(1), x.argmax(1).astype(I32)


best("best_pair", sizes=((6, 150), (3, 64), (1, 70)), make=_pair, numpy=_in_tree, free_of=NAMED)
best("best_warp", sizes=((8, 200), (4, 33)), make=_per_warp, numpy=_first_least)
best(
    "best_block",
    sizes=((6, 300), (3, 128)),
    make=partial(_pair, block=128, nan=False),
    numpy=_first_most,
)
best("best_block_nan", kernel="best_block", sizes=((6, 300),), make=partial(_pair, block=128))
