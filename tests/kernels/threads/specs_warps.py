"""Kernels whose lanes talk in a warp: any width and mask, divergent code, parts of a block."""

from __future__ import annotations

import numpy as np
from tests.kernels.registry import Call, Draw, spec

F32, I32, U32 = np.float32, np.int32, np.uint32


def _warps(name: str, make, numpy=None, quick: str = "O3", **options) -> None:
    """A kernel of blocks of 64 threads; `make(n, draw)` gives its arguments for n of them."""
    spec(
        f"warp_{name}",
        "warps",
        kernel=name,
        sizes=(128, 64),
        make=lambda n, d: Call((n // 64,), (64,), make(n, d)),
        numpy=numpy,
        quick=(quick,),
        **options,
    )


def _ints(n: int, d: Draw) -> np.ndarray:
    return d.i32(n, lo=-99, hi=99)


def _groups(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    out = np.zeros(len(x), I32)
    for k, value in enumerate(x):
        warp = x[k // 32 * 32 : k // 32 * 32 + 32]
        mine = warp[(warp & 3) == (value & 3)]
        out[k] = mine.sum() + 3 * mine.max() + 5 * (mine > 10).sum()
    return out


def _partial(x: np.ndarray, y: np.ndarray, n: int) -> np.ndarray:
    out = []
    for warp in x.reshape(-1, 32).astype(np.int64):
        few, rest = warp[:20], warp[20:]
        below = np.where(np.arange(20) < 17, np.roll(few, -3), 0)
        out += [few.sum() + below + few[few & 15]]
        votes = ((rest & 1) << np.arange(20, 32)).sum()
        out += [np.full(12, rest.min() + votes + 7 * (rest == 3).any())]
    return np.concatenate(out).astype(I32)


def _counts(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    blocks = x.reshape(-1, 64)
    told = (blocks > 3).sum(1) + 1000 * (blocks > -90).all(1) + 2000 * (blocks > 95).any(1)
    return np.repeat(told, 64)


_warps("dynwidth", lambda n, d: (_ints(n, d), np.zeros(n, I32), 8), quick="O1")
_warps("matches", lambda n, d: (_ints(n, d), np.zeros(n, U32), np.zeros(n, U32)))
_warps("groups_reduce", lambda n, d: (_ints(n, d), np.zeros(n, I32)), _groups)
_warps("partial", lambda n, d: (_ints(n, d), np.zeros(n, I32), n), _partial, quick="O0")
_warps("active", lambda n, d: (_ints(n, d), np.zeros(n, U32), n), quick="O2")
_warps("counts", lambda n, d: (_ints(n, d), np.zeros(n, I32)), _counts)
_warps("ids", lambda n, d: (np.zeros(n, I32),))
_warps("asms", lambda n, d: (_ints(n, d), np.zeros(n, I32)), quick="O1")
_warps(
    "volatile_reduce",
    lambda n, d: (d.f32(n), np.zeros(n // 64, F32)),
    lambda x, y: x.reshape(-1, 64).astype(np.float64).sum(1),
    tolerance=16,
)
spec(
    "named",
    "warps",
    sizes=(128, 256),
    make=lambda n, d: Call((n // 128,), (128,), (_ints(n, d), np.zeros(n, I32))),
    numpy=lambda x, y: (x.reshape(-1, 2, 64)[:, :, ::-1] * [[1], [2]]).reshape(-1),
    quick=("O3",),
)
