"""The kernels of moves.cu: tiles that go elsewhere."""

from __future__ import annotations

from functools import partial

import numpy as np
from tests.kernels.registry import AFFINE, Call, Draw, cover, spec

F32 = np.float32
moves = partial(spec, source="moves", quick=("", "O3"))


def _make_square(n: int, d: Draw):
    return Call((n // 16, n // 16), (16, 8), (d.f32(n, n), np.zeros((n, n), F32), n))


def _make_rectangle(size, d: Draw):
    rows, columns = size
    grid = (cover(columns, 16), cover(rows, 16))
    return Call(grid, (16, 8), (d.f32(*size), np.zeros((columns, rows), F32), rows, columns))


moves(
    "transpose_diagonals",
    sizes=(48, 64, 16),
    make=_make_square,
    numpy=lambda x, y, n: x.T,
    free_of=(*AFFINE, "slice"),
)
moves(
    "transpose_numbered",
    sizes=((32, 48), (30, 70), (17, 16)),
    make=_make_rectangle,
    numpy=lambda x, y, rows, columns: x.T,
    free_of=AFFINE,
)


def _make_until(size, d: Draw):
    rows, columns = size
    grid = (cover(columns, 32), cover(rows, 32))
    out = np.zeros((columns, rows), np.uint8)
    return Call(grid, (32, 8), (d.ints(np.uint8, *size), out, rows, columns))


moves(
    "transpose_until",
    sizes=((50, 70), (64, 32), (3, 41)),
    make=_make_until,
    numpy=lambda x, y, rows, columns: x.T,
)


def _make_pairs(size, d: Draw):
    rows, columns = size
    grid = (cover(columns, 16), cover(rows, 16))
    x = (d.f32(*size) + 1j * d.f32(*size)).astype(np.complex64)
    return Call(grid, (16, 4), (x, np.zeros((columns, rows), np.complex64), rows, columns))


moves(
    "transpose_pairs",
    sizes=((20, 30), (32, 16), (5, 17)),
    make=_make_pairs,
    numpy=lambda x, y, rows, columns: x.T,
    free_of=(*AFFINE, "shift_left"),
)


moves(
    "transpose_in_place",
    sizes=(48, 32, 16),
    make=lambda n, d: Call((n // 16, n // 16), (16, 8), (d.f32(n, n), n)),
    numpy=lambda x, n: x.T,
    free_of=AFFINE,
)
