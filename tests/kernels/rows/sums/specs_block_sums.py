"""The kernels of block_sums.cu: sums of a block of which each thread has added several elements."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
from tests.kernels.registry import AFFINE, Call, Draw, line, spec

F32, F64 = np.float32, np.float64
BLOCKS = 3


def _make(block: int, dtype: Any, n: int, d: Draw) -> Call:
    x = d.f32(n).astype(dtype)
    size = block * x.itemsize
    return Call((BLOCKS,), (block,), (x, np.zeros(BLOCKS, dtype), n), size)


def _sums(part: int, x: np.ndarray, y: np.ndarray, n: int) -> np.ndarray:
    """Parts of `part` elements go to the blocks in turn."""
    whole = np.zeros(-(-n // (part * BLOCKS)) * part * BLOCKS, x.dtype)
    whole[:n] = x
    return whole.reshape(-1, BLOCKS, part).sum(axis=(0, 2))


for _name, _block, _part, _dtype, _sizes in (
    ("sum_two", 128, 256, F32, (763, 600, 1)),
    ("sum_rounds", 128, 256, F32, (905, 3000, 1)),
    ("sum_doubles", 256, 256, F64, (1801, 700, 1)),
    ("sum_in_shared", 64, 128, F32, (457, 1500, 1)),
):
    spec(
        _name,
        "block_sums",
        sizes=_sizes,
        make=partial(_make, _block, _dtype),
        numpy=partial(_sums, _part),
        free_of=AFFINE,
        quick=("O1",) if _name == "sum_doubles" else ("O3",),
        tolerance=16,
    )


def _make_total(block: int, grid: int, n: int, d: Draw) -> Call:
    return Call((grid,), (block,), (d.f32(n), d.f32(1), n))


spec(
    "sum_tiles",
    "block_sums",
    sizes=(2001, 700, 1),
    make=partial(_make_total, 256, BLOCKS),
    numpy=lambda x, y, n: y + x.sum(),
    free_of=AFFINE,
    tolerance=40,
)
spec(
    "sum_half_warps",
    "block_sums",
    sizes=(333, 40, 1),
    make=lambda n, d: _make_total(32, -(-n // 16), n, d),
    numpy=lambda x, y, n: y + (x * x).sum(),
    tolerance=40,
)
spec(
    "count_votes",
    "block_sums",
    sizes=(333, 128, 1),
    make=lambda n, d: line(n, d.i32(n), d.i32(1), n, block=128),
    numpy=lambda x, y, n: y + (x > 0).sum(dtype=np.int32),
    free_of=AFFINE,
)
