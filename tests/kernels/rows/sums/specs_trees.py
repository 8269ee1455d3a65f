"""The kernels of trees.cu: sums and maxima of a block, in the forms that people write them in."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
from tests.kernels.registry import AFFINE, Call, Draw, cover, spec

F32, I32 = np.float32, np.int32
# A few forms in every run, the others nightly.
QUICK = {"tree_remainder", "tree_carried", "tree_then_tile", "rounds_sum", "tree_columns"}


def _sums(block: int, per: int, dynamic: bool, dtype: Any, n: int, d: Draw) -> Call:
    x = d.i32(n) if dtype is I32 else d.f32(n)
    grid = max(1, cover(n, block * per))
    return Call((grid,), (block,), (x, np.zeros(grid, dtype), n), 4 * block * dynamic)


def _total(block: int, fold: Any, x: np.ndarray, y: np.ndarray, n: int) -> np.ndarray:
    return np.array([fold(x[k * block : (k + 1) * block]) for k in range(len(y))]).astype(y.dtype)


def _greatest(x: np.ndarray) -> Any:
    return max([*x.tolist(), -1e30 if x.dtype == F32 else -(2**31) + 1])


def tree_spec(name: str, make: Any, numpy: Any, sizes: tuple = (800, 129, 1), **rest: Any) -> None:
    quick = ("O3",) if name in QUICK else ("",)
    rest.setdefault("free_of", AFFINE)
    spec(
        name,
        "trees",
        sizes=sizes,
        make=make,
        numpy=numpy,
        quick=quick,
        tolerance=16,
        **rest,
    )


for _name, _block, _per, _dynamic in (
    ("tree_strided", 128, 1, True),
    ("tree_halves", 128, 1, True),
    ("tree_carried", 128, 2, True),
    ("tree_volatile", 128, 2, True),
    ("tree_syncwarp", 256, 1, False),
    ("tree_unrolled", 256, 2, False),
    ("tree_then_tile", 256, 1, False),
    ("rounds_sum", 256, 1, False),
    ("rounds_atomic", 256, 1, False),
):
    tree_spec(
        _name,
        partial(_sums, _block, _per, _dynamic, F32),
        partial(_total, _block * _per, np.sum),
    )
tree_spec("tree_remainder", partial(_sums, 128, 1, True, I32), partial(_total, 128, np.sum))
tree_spec("tree_greater", partial(_sums, 128, 1, False, I32), partial(_total, 128, _greatest))
tree_spec("tree_greater_float", partial(_sums, 128, 1, False, F32), partial(_total, 128, _greatest))


def _each(n: int, d: Draw) -> Call:
    return Call((cover(n, 256),), (256,), (d.f32(n), np.zeros(n, F32), n))


def _each_total(x: np.ndarray, y: np.ndarray, n: int) -> np.ndarray:
    return np.concatenate([np.full(len(p), p.sum(), F32) for p in np.split(x, range(256, n, 256))])


def _argmax(n: int, d: Draw) -> Call:
    return Call((cover(n, 128),), (128,), (d.f32(n), np.zeros(cover(n, 128), I32), n))


def _warps(n: int, d: Draw) -> Call:
    return Call((cover(n, 128),), (128,), (d.i32(n), np.zeros(4 * cover(n, 128), I32), n))


def _whole(block: tuple[int, ...], inputs: int, outputs: tuple[int, ...], n: int, d: Draw) -> Call:
    written = [np.zeros(n * size, F32) for size in outputs]
    return Call((n,), block, (d.f32(n * inputs), *written, n * inputs))


tree_spec("rounds_each", _each, _each_total)
tree_spec(
    "tree_argmax",
    _argmax,
    lambda x, y, n: np.array([128 * k + x[128 * k :][:128].argmax() for k in range(len(y))], I32),
)
tree_spec("tile_reduce", _warps, partial(_total, 32, np.sum))
tree_spec(
    "tree_columns",
    partial(_whole, (16, 16), 256, (16,)),
    lambda x, y, n: x.reshape(-1, 16, 16).sum(1).reshape(-1),
    sizes=(3, 1),
)
tree_spec(
    "tree_odd",
    partial(_whole, (96,), 96, (1,)),
    lambda x, y, n: x.reshape(-1, 96).sum(1),
    sizes=(3, 1),
)
tree_spec(
    "tree_pairs",
    partial(_whole, (128,), 128, (1, 1)),
    lambda x, y, z, n: (x.reshape(-1, 128).sum(1), (x * x).reshape(-1, 128).sum(1)),
    sizes=(3, 1),
)
