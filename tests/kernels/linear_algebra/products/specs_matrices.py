"""Kernels on tensor cores: wmma fragments and mma.sync."""

from __future__ import annotations

import ml_dtypes
import numpy as np
from tests.kernels.registry import Call, Draw, spec

F16, F32, F64, I8, I32, U8 = np.float16, np.float32, np.float64, np.int8, np.int32, np.uint8
BF16 = ml_dtypes.bfloat16
WARP = (32,)


def _matrices(name: str, make, numpy, tolerance: float = 8, quick: str = "O1") -> None:
    """A kernel of one warp; `make` draws its arguments, and the product is formed in doubles."""
    spec(
        name,
        "wmma",
        sizes=(1,),
        make=lambda _, d: Call((1,), WARP, make(d)),
        numpy=numpy,
        tolerance=tolerance,
        quick=(quick,) if quick else (),
    )


def _tf32(x: np.ndarray) -> np.ndarray:
    """Rounded to ten bits of mantissa, ties away from zero."""
    return ((x.view(np.uint32) + np.uint32(0x1000)) & np.uint32(0xFFFFE000)).view(F32)


def _cut(x: np.ndarray) -> np.ndarray:
    return (x.view(np.uint32) & np.uint32(0xFFFFE000)).view(F32)


spec(
    "wm",
    "wmma",
    sizes=(32, 16),
    make=lambda n, d: Call((1,), WARP, (d.f16(16, n), d.f16(16, n), np.zeros((16, 16), F32), n)),
    numpy=lambda a, b, c, n: 2 * (a.astype(F64) @ b.astype(F64).T),
    tolerance=16,
    quick=("O3",),
)
_matrices(
    "tf",
    lambda d: (d.f32(16, 8), d.f32(8, 16), np.zeros((16, 16), F32)),
    lambda a, b, c: (_tf32(a).astype(F64) @ _cut(b).astype(F64)).T,
)
_matrices(
    "s8",
    lambda d: (d.ints(I8, 32, 16), d.ints(I8, 8, 16), np.zeros((32, 8), I32)),
    lambda a, b, c: a.astype(I32) @ b.astype(I32).T,
)
_matrices(
    "um",
    lambda d: (d.ints(U8, 16, 8), d.ints(U8, 16, 32), d.i32(8, 32), np.zeros((8, 32), I32)),
    lambda a, b, c, out: a.T.astype(I32) @ b.astype(I32) + c,
)
_matrices(
    "dd",
    lambda d: (d.f64(8, 4), d.f64(8, 4), np.zeros((8, 8))),
    lambda a, b, c: a @ b.T,
)
_matrices(
    "bf",
    lambda d: (d.bf16(16, 16), d.bf16(16, 16), np.zeros((16, 16), F32)),
    lambda a, b, c: a.astype(F64) @ b.astype(F64).T,
)


def _tiles(n: int, d: Draw) -> Call:
    args = (d.f16(n, n), d.f16(n, n), np.zeros((n, n), F16), n)
    return Call((n // 32, n // 32), (128,), args)


spec(
    "tiles16",
    "wmma",
    sizes=(64, 32),
    make=_tiles,
    numpy=lambda a, b, c, n: a.astype(F32) @ b.astype(F32).T,
    tolerance=8,
    quick=("O3",),
)
_matrices(
    "mma16816",
    lambda d: (
        d.f16(16, 16).view(np.uint32),
        d.f16(8, 16).view(np.uint32),
        np.zeros((16, 8), F32),
    ),
    lambda a, b, c: a.view(F16).astype(F64) @ b.view(F16).astype(F64).T + 1,
)
_matrices(
    "mma_s8",
    lambda d: (
        d.ints(I8, 16, 32).view(np.uint32),
        d.ints(U8, 8, 32).view(np.uint32),
        np.zeros((16, 8), I32),
    ),
    lambda a, b, c: a.view(I8).astype(I32) @ b.view(U8).astype(I32).T + 7,
)
_matrices(
    "mma_tf32",
    lambda d: (d.f32(16, 8), d.f32(8, 8), np.zeros((16, 8), F32)),
    lambda a, b, c: _cut(a).astype(F64) @ _cut(b).astype(F64).T,
)
