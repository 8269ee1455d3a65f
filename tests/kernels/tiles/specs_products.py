"""The kernels of products.cu: matrix products in the ways of articles and of libraries."""

from __future__ import annotations

from functools import partial

import numpy as np
from tests.kernels.registry import AFFINE, Call, Draw, cover, spec

F32 = np.float32
products = partial(spec, source="products", quick=("", "O3"))


def _make_columns(size, d: Draw):
    m, n, depth = size
    args = (d.f32(m, depth), d.f32(depth, n), d.f32(m, n), n, depth, F32(1.5), F32(-0.5))
    return Call((n // 64, m // 64), (512,), args)


products(
    "gemm_columns",
    sizes=((64, 64, 24), (64, 128, 16)),
    make=_make_columns,
    numpy=lambda a, b, c, n, depth, alpha, beta: alpha * (a.astype(np.float64) @ b) + beta * c,
    tolerance=8,
    free_of=AFFINE,
)


def _make_filters(size, d: Draw):
    n, channels, h, w, filters = size
    out = np.zeros((n, filters, h - 2, w - 2), F32)
    args = (d.f32(n, channels, h, w), d.f32(filters, channels, 3, 3), out, channels, h, w, filters)
    return Call((cover((h - 2) * (w - 2), 32), filters, n), (32,), args)


def _filtered(x, w, y, channels, height, width, filters):
    windows = np.lib.stride_tricks.sliding_window_view(x.astype(np.float64), (3, 3), (2, 3))
    return np.einsum("nchwij,fcij->nfhw", windows, w)


products(
    "columns_product",
    sizes=((2, 3, 10, 12, 5), (1, 2, 7, 5, 3)),
    make=_make_filters,
    numpy=_filtered,
    tolerance=8,
)


def _make_guarded(size, d: Draw):
    m, n, depth = size
    args = (d.f32(m, depth), d.f32(depth, n), np.zeros((m, n), F32), m, n, depth)
    return Call((cover(n, 32), cover(m, 32)), (32, 8), args)


products(
    "gemm_guarded_rows",
    sizes=((40, 30, 24), (37, 33, 5)),
    make=_make_guarded,
    numpy=lambda a, b, c, m, n, depth: a.astype(np.float64) @ b,
    tolerance=8,
)
