"""The kernels of rounds.cu: the k best elements of rows, one in each round."""

from __future__ import annotations

from functools import partial

import numpy as np
from tests.kernels.registry import Call, Draw, line, nan_mixed, spec

F32, F64, I32 = np.float32, np.float64, np.int32
LARGEST = float(np.finfo(F32).max)
SIZES = ((40, 60), (33, 7), (2, 5))
rounds = partial(spec, source="rounds", quick=("O3",))


def _rows(size, d: Draw) -> np.ndarray:
    """Few different values; two rows with NaN, infinity or too few elements."""
    rows, n = size
    x = np.round(2 * d.f32(rows, n)) / 2
    x[0, :] = nan_mixed(n, d)
    x[-1, 2:] = -np.inf
    return x


def _found(x: np.ndarray, k: int, start: float, taken: float, order: np.ndarray) -> tuple:
    """In each round the best element of each row, in this order, that is better than `start`."""
    x = x.copy()
    values, places = np.full((len(x), k), start, x.dtype), np.full((len(x), k), -1, I32)
    for r, row in enumerate(x):
        for j in range(k):
            best = start
            for i in order:
                if row[i] > best:
                    best = values[r, j] = row[i]
                    places[r, j] = i
            if places[r, j] >= 0:
                row[places[r, j]] = taken
    return x, values, places


def _block(size, d: Draw) -> Call:
    rows, n = size
    k = 5 if n > 50 else 3
    return Call((rows,), (64,), (_rows(size, d), np.zeros((rows, k), F32), np.zeros((rows, k), I32),
                                 n, k))  # fmt: skip


def _of_a_block(x, _best, _at, n, k):
    # The tree compares thread t with t + 32, then with t + 16, ...: of equal elements, the one is
    # kept whose thread's number, its bits reversed, is the least.
    order = np.arange(n)
    thread = [int(f"{i % 64:06b}"[::-1], 2) for i in order]
    return _found(x, k, -LARGEST, -LARGEST, order[np.lexsort((order, thread))])[1:]


def _lane(size, d: Draw, k: int) -> Call:
    rows, n = size
    return line(rows, _rows(size, d), np.zeros((rows, k), F32), np.zeros((rows, k), I32), n, rows)


def _of_a_lane(x, _best, _at, n, rows):
    x = x.copy()
    values, places = np.zeros((rows, 4), F32), np.zeros((rows, 4), I32)
    for r, row in enumerate(x):
        for j in range(4):
            p = 0
            for i in range(1, n):
                p = i if row[i] > row[p] else p
            values[r, j], places[r, j], row[p] = row[p], p, -np.inf
    return x, values, places


def _columns(size, d: Draw) -> Call:
    columns, n = size
    x = np.ascontiguousarray(_rows(size, d).T.astype(F64))
    outs = np.zeros((3, columns), F64), np.zeros((3, columns), I32)
    return line(columns, x, *outs, n, columns)


def _of_columns(x, _best, _at, n, columns):
    left, values, places = _found(-x.T, 3, -1e300, -1e300, np.arange(n))
    return -left.T, -values.T, places.T


rounds("rounds_of_a_block", sizes=((6, 100), (3, 70), (2, 5)), make=_block, numpy=_of_a_block)
rounds("rounds_of_a_lane", sizes=SIZES, make=partial(_lane, k=4), numpy=_of_a_lane)
rounds(
    "rounds_with_flags",
    sizes=SIZES,
    make=partial(_lane, k=3),
    numpy=lambda x, _b, _a, n, rows: _found(x, 3, -LARGEST, -LARGEST, np.arange(n))[1:],
)
rounds("rounds_of_columns", sizes=SIZES, make=_columns, numpy=_of_columns)
