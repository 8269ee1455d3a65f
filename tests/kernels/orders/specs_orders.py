"""The kernels of orders.cu: sorts."""

from __future__ import annotations

from functools import partial

import numpy as np
from tests.kernels.registry import AFFINE, Call, Draw, line, nan_mixed, spec

F32, I32 = np.float32, np.int32
order = partial(spec, source="orders")


def _rows(x, width: int) -> np.ndarray:
    return np.sort(x.reshape(-1, width), axis=1).reshape(-1)


def _either(size, d: Draw) -> Call:
    up, with_nan = size
    x = d.f32(256)
    if with_nan:
        x[128:] = nan_mixed(128, d)
    return Call((2,), (64,), (np.zeros(256, F32), x, 128, up))


def _falling(x) -> np.ndarray:
    return np.sort(x.reshape(-1, 32), axis=1)[:, ::-1].reshape(-1)


order(
    "merge_exchange",
    sizes=(3, 1),
    make=lambda n, d: Call((n,), (64,), (d.u32(128 * n),)),
    numpy=lambda x: _rows(x, 128),
    free_of=AFFINE,
)
# NaN stays where the network leaves it: the executor alone knows.
order("bitonic_either", sizes=((0, 1), (1, 0)), make=_either, quick=("O3",))
order(
    "bricks",
    sizes=(2, 1),
    make=lambda n, d: Call((n,), (32,), (d.ints(np.int64, 32 * n),)),
    numpy=_falling,
    free_of=AFFINE,
)
order(
    "warp_sort",
    sizes=(3, 1),
    make=lambda n, d: Call((n,), (64,), (d.i32(64 * n, lo=-20, hi=20),)),
    numpy=lambda x: _rows(x, 32),
    free_of=AFFINE,
)
order(
    "sort_eight",
    sizes=(40, 33),
    make=lambda n, d: line(n, d.f32(8 * n), np.zeros(8 * n, F32), n),
    numpy=lambda x, y, n: _rows(x, 8),
)
