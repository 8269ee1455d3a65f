"""Kernels with ldmatrix and stmatrix, and tensor-core products over whole matrices."""

from __future__ import annotations

import numpy as np
from tests.kernels.registry import Call, Draw, spec

F16, F32, F64, I32 = np.float16, np.float32, np.float64, np.int32
WARP = (32,)
# A tensor program that is one contraction.
CONTRACTION = ("gather", "scatter", "while", "select", "reduce")


def _registers(matrices: np.ndarray) -> np.ndarray:
    """The registers of each lane: i32[32, n], for f16[n, 8, 8]."""
    return matrices.reshape(-1, 32, 2).view(I32)[..., 0].T


def _fours(x: np.ndarray, _: np.ndarray) -> np.ndarray:
    tiles = [x[r : r + 8, c : c + 8] for c in (0, 8) for r in (0, 8)]
    return _registers(np.ascontiguousarray(np.stack(tiles)))


def _twos(x: np.ndarray, _: np.ndarray) -> np.ndarray:
    found = []
    for first in (0, 32):
        tiles = [x[first + r : first + r + 16 : 2, 8:].T for r in (0, 16)]
        found.append(_registers(np.ascontiguousarray(np.stack(tiles))))
    return np.concatenate(found)


def _stored(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    tiles = np.ascontiguousarray(x.T)[..., None].view(F16).reshape(4, 8, 8)
    result = np.zeros_like(y)
    for j in range(4):
        column = j % 2 * 8
        result[8 * j : 8 * j + 8, column : column + 8] = tiles[j].T
    return result


spec(
    "rows_load4",
    "matrix_rows",
    sizes=(1,),
    make=lambda _, d: Call((1,), WARP, (d.f16(32, 16), np.zeros((32, 4), I32))),
    numpy=_fours,
    free_of=("gather", "scatter"),
    quick=("O1",),
)
spec(
    "rows_load2",
    "matrix_rows",
    sizes=(1,),
    make=lambda _, d: Call((1,), (64,), (d.f16(64, 16), np.zeros((64, 2), I32))),
    numpy=_twos,
    quick=("O3",),
)
spec(
    "rows_data",
    "matrix_rows",
    sizes=(1,),
    make=lambda _, d: Call(
        (1,), WARP, (d.f16(32, 8), d.i32(32, lo=0, hi=31), np.zeros((32, 1), I32))
    ),
    numpy=lambda x, place, y: _registers(np.ascontiguousarray(x[place[:8]][None])),
    quick=("O1",),
)
spec(
    "rows_store",
    "matrix_rows",
    sizes=(1,),
    make=lambda _, d: Call((1,), WARP, (d.i32(32, 4), np.zeros((32, 16), F16))),
    numpy=_stored,
    quick=("O3",),
)


def _product(size: tuple[int, int, int], d: Draw) -> Call:
    m, n, k = size
    args = (d.f16(m, k), d.f16(n, k), np.zeros((m, n), F32), n, k)
    return Call((n // 8, m // 16), WARP, args)


spec(
    "rows_product",
    "matrix_rows",
    sizes=((32, 24, 64), (16, 8, 16)),
    make=_product,
    numpy=lambda a, b, c, n, k: a.astype(F64) @ b.astype(F64).T,
    free_of=CONTRACTION,
    tolerance=32,
)


def _scaled(size: tuple[int, int, int], d: Draw) -> Call:
    m, n, k = size
    c = d.f32(m, n)
    args = (d.f16(m, k), d.f16(k, n), c, np.zeros((m, n), F32), n, k, F32(1.5), F32(-0.5))
    return Call((n // 32, m // 16), (64,), args)


spec(
    "wmma_product",
    "matrix_rows",
    sizes=((48, 64, 96), (16, 32, 16)),
    make=_scaled,
    numpy=lambda a, b, c, d, n, k, p, q: p * (a.astype(F64) @ b.astype(F64)) + q * c,
    free_of=CONTRACTION,
    tolerance=32,
    quick=("O1", "O3"),
)
