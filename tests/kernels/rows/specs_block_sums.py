"""The kernels of block_sums.cu: sums of a block of which each thread has added several elements."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
from tests.kernels.registry import AFFINE, Call, Draw, spec

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
