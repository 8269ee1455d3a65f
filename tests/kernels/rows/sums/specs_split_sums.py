"""The kernels of split_sums.cu: sums over several accumulators, threads and lanes."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
from tests.kernels.registry import AFFINE, Call, Draw, cover, line, plane, spec

F32, F64, I32 = np.float32, np.float64, np.int32
one_level = partial(spec, source="split_sums", quick=("O3",))


def _make_rows(size: Any, d: Draw) -> Call:
    rows, n = size
    return line(rows, d.f32(rows, n), d.f32(n), np.zeros(rows, F32), rows, n)


def _alternating(x: np.ndarray, y: np.ndarray, rows: int, n: int) -> np.ndarray:
    even = n - n % 2
    return y + x[:, 0:even:2].sum(axis=1, dtype=I32) - x[:, 1:even:2].sum(axis=1, dtype=I32)


def _make_panel(size: Any, d: Draw) -> Call:
    m, n = size
    return plane(n, m, d.f64(m, 6), d.f64(6, n), d.f64(m, n), m, n)


def _block_dots(a: np.ndarray, b: np.ndarray, out: np.ndarray, n: int) -> np.ndarray:
    padded = np.zeros(-(-n // 192) * 192, F32)
    padded[:n] = a * b
    return padded.reshape(-1, 3, 64).sum(axis=(0, 2))


def _make_conv(size: Any, d: Draw) -> Call:
    channels, h, w, filters = size
    arrays = d.f32(channels, h, w), d.f32(filters, channels, 3, 3), np.zeros((filters, h, w), F32)
    return Call((cover(w, 8), cover(h, 4), filters), (8, 4), (*arrays, channels, h, w))


def _conv_zeros(x, w, y, channels, h, width):
    around = np.pad(x, ((0, 0), (1, 1), (1, 1)))
    windows = np.lib.stride_tricks.sliding_window_view(around, (3, 3), axis=(1, 2))
    return np.einsum("fcij,cyxij->fyx", w, windows)


one_level(
    "four_sums",
    sizes=((40, 70), (33, 67), (1, 3)),
    make=_make_rows,
    numpy=lambda a, x, y, rows, n: a @ x,
    free_of=AFFINE,
    tolerance=40,
)
one_level(
    "alternating",
    sizes=((40, 70), (33, 19), (1, 1)),
    make=lambda s, d: line(s[0], d.ints(I32, *s), d.ints(I32, s[0]), *s),
    numpy=_alternating,
    free_of=AFFINE,
)
one_level(
    "panel_update",
    sizes=((16, 24), (13, 9), (1, 1)),
    make=_make_panel,
    numpy=lambda a, u, c, m, n: c - a @ u,
    free_of=AFFINE,
    tolerance=20,
)
one_level(
    "row_max_warp",
    sizes=((12, 100), (3, 64), (1, 7)),
    make=lambda s, d: Call((s[0],), (32,), (d.f32(*s), np.zeros(s[0], F32), s[1])),
    numpy=lambda x, y, n: x.max(axis=1),
    free_of=AFFINE,
)
one_level(
    "block_dots",
    sizes=(1000, 192, 5),
    make=lambda n, d: Call((3,), (64,), (d.f32(n), d.f32(n), np.zeros(3, F32), n)),
    numpy=_block_dots,
    free_of=AFFINE,
    tolerance=40,
)
one_level(
    "conv_zeros",
    sizes=((16, 33, 40, 16), (3, 6, 5, 2), (1, 1, 1, 1)),
    make=_make_conv,
    numpy=_conv_zeros,
    free_of=AFFINE,
    tolerance=60,
)
