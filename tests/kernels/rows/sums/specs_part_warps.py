"""Folds over a part of a warp, and of values that are shuffled in halves."""

from __future__ import annotations

import numpy as np
from tests.kernels.registry import Call, Draw, spec

F32, I32 = np.float32, np.int32
FOLDED = ("gather", "scatter", "while", "concatenate", "reverse")


def _lines(n: int, d: Draw) -> Call:
    return Call((n,), (64,), (d.f32(64 * n), np.zeros(8 * n, F32)))


spec(
    "part_width",
    "part_warps",
    sizes=(5, 1),
    make=_lines,
    numpy=lambda x, y: x.reshape(-1, 8).sum(1),
    free_of=FOLDED,
    tolerance=8,
)
spec(
    "part_all",
    "part_warps",
    sizes=(3, 1),
    make=lambda n, d: Call((n,), (96,), (d.i32(96 * n), np.zeros(96 * n, I32))),
    numpy=lambda x, y: (x.reshape(-1, 16) - x.reshape(-1, 16).max(1, keepdims=True)).ravel(),
    free_of=FOLDED,
    quick=("O1", "O3"),
)
spec(
    "part_rows",
    "part_warps",
    sizes=((3, 40), (1, 8)),
    make=lambda s, d: Call(
        (s[0],), (8, 16), (d.f32(16 * s[0], s[1]), np.zeros(16 * s[0], F32), s[1])
    ),
    numpy=lambda x, y, n: x.astype(np.float64).sum(1),
    free_of=("while", "gather", "concatenate", "reverse"),
    tolerance=16,
)
spec(
    "whole_double",
    "part_warps",
    sizes=(5, 1),
    make=lambda n, d: Call((n,), (32,), (d.f64(32 * n), np.zeros(n))),
    numpy=lambda x, y: x.reshape(-1, 32).sum(1),
    free_of=FOLDED,
    tolerance=64,
)
