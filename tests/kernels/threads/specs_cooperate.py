"""Kernels whose threads work together: shared memory, barriers, warps, atomics."""

from __future__ import annotations

import numpy as np
from tests.kernels.registry import Call, Draw, line, spec

F32, I32, U32 = np.float32, np.int32, np.uint32


def _blocks(n: int, block: int, *args) -> Call:
    return Call((max(1, -(-n // block)),), (block,), args)


def _tiled(n: int, d: Draw) -> Call:
    args = (d.f32(n, n), d.f32(n, n), np.zeros((n, n), F32), n)
    return Call((n // 16, n // 16), (16, 16), args)


spec(
    "tiled",
    "shared",
    sizes=(32, 16),
    make=_tiled,
    numpy=lambda a, b, c, n: a @ b,
    tolerance=8,
)
spec(
    "reduce",
    "shared",
    sizes=(300, 128, 1, 0),
    make=lambda n, d: _blocks(n, 128, d.f32(n), np.zeros(max(1, -(-n // 128)), F32), n),
    tolerance=8,
)
spec(
    "rev",
    "shared",
    sizes=(128, 64),
    make=lambda n, d: _blocks(n, 64, d.f32(n), np.zeros(n, F32), n),
    numpy=lambda x, y, n: x.reshape(-1, 64)[:, ::-1].reshape(-1),
)
spec(
    "scan",
    "shared",
    sizes=(128, 64),
    make=lambda n, d: _blocks(n, 64, d.f32(n), np.zeros(n, F32)),
    numpy=lambda x, y: np.cumsum(x.reshape(-1, 64), 1).reshape(-1),
    tolerance=16,
)
spec(
    "hist",
    "shared",
    sizes=(90, 33, 1, 0),
    make=lambda n, d: line(n, d.i32(n, lo=0), np.zeros(16, I32), n),
    numpy=lambda x, h, n: np.bincount(x & 15, minlength=16).astype(I32),
)
spec(
    "colsum",
    "shared",
    sizes=((10, 9), (7, 5), (1, 1)),
    make=lambda s, d: line(s[0] * s[1], d.f32(*s), np.zeros(s[1], F32), *s),
    numpy=lambda x, y, n, m: x.sum(0),
    tolerance=8,
)
spec(
    "total",
    "shared",
    sizes=(90, 33, 1, 0),
    make=lambda n, d: line(n, d.f32(n), np.zeros(1, F32), n),
    numpy=lambda x, y, n: x.sum(dtype=F32).reshape(1),
    tolerance=32,
)
spec(
    "wsum",
    "cooperate",
    sizes=(190, 64, 1),
    make=lambda n, d: _blocks(n, 64, d.f32(n), np.zeros(2 * -(-n // 64), F32), n),
    tolerance=8,
)
spec(
    "wbfly",
    "cooperate",
    sizes=(128, 64),
    make=lambda n, d: _blocks(n, 64, d.f32(n), np.zeros(n, F32)),
    numpy=lambda x, y: np.repeat(x.reshape(-1, 32).max(1), 32),
)
spec(
    "wscan",
    "cooperate",
    sizes=(128, 64),
    make=lambda n, d: Call((1,), (16, n // 16), (d.i32(n), np.zeros(n, I32))),
    numpy=lambda x, y: np.cumsum(x.reshape(-1, 32), 1).reshape(-1),
)
spec(
    "widx",
    "cooperate",
    sizes=(128, 64),
    make=lambda n, d: _blocks(n, 64, d.i32(n), np.zeros(n, I32)),
)
spec(
    "wvote",
    "cooperate",
    sizes=(96, 48),
    make=lambda n, d: _blocks(n, 48, d.i32(n, lo=0, hi=99), np.zeros(n, I32)),
)
# Lanes take their places in any order on a GPU; both executors here take them in ascending order.
spec(
    "compact",
    "cooperate",
    sizes=(90, 33, 1, 0),
    make=lambda n, d: line(n, d.i32(n, lo=0, hi=99), np.zeros(max(n, 1), I32), np.zeros(1, I32), n),
)
spec(
    "tickets",
    "cooperate",
    sizes=(90, 33, 1, 0),
    make=lambda n, d: line(n, d.i32(n, lo=0), np.zeros(n, I32), np.zeros(8, I32), n),
)
spec(
    "casmax",
    "cooperate",
    sizes=(40, 33, 1, 0),
    make=lambda n, d: line(n, d.f32(n, lo=0), np.zeros(1, I32), n),
)
spec(
    "incdec",
    "cooperate",
    sizes=(90, 33, 1, 0),
    make=lambda n, d: line(n, np.zeros(4, U32), np.zeros(n, U32), n),
)
