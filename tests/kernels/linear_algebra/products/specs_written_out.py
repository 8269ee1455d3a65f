"""The kernels of written_out.cu: tiles, products and windows that compilers write out."""

from __future__ import annotations

from functools import partial

import numpy as np
from tests.kernels.registry import Call, Draw, cover, line, spec

F32 = np.float32
written_out = partial(spec, source="written_out", quick=("", "O3"))
LOOPS = ("while", "gather", "scatter")


def _make_rows(size, d: Draw):
    rows, columns = size
    grid = (cover(columns, 32), cover(rows, 32))
    return Call(grid, (32, 8), (d.f32(*size), np.zeros((columns, rows), F32), rows, columns))


def _make_fours(size, d: Draw):
    rows, columns = size
    grid = (columns // 32, rows // 32)
    return Call(grid, (8, 32), (d.f32(*size), np.zeros((columns, rows), F32), rows, columns))


def _make_gemm(size, d: Draw):
    m, n, k = size
    args = (d.f32(m, k), d.f32(k, n), d.f32(m, n), m, n, k, F32(1.5), F32(-0.5))
    return Call((n // 32, m // 32), (64,), args)


def _gemm(a, b, c, m, n, k, alpha, beta):
    return alpha * (a.astype(np.float64) @ b) + beta * c


def _make_matrices(n: int, d: Draw):
    return line(n, d.f32(n, 4, 4), d.f32(n, 4, 4), np.zeros((n, 4, 4), F32), n)


def _make_columns(size, d: Draw):
    c, h, w = size
    return line(c * h * w, d.f32(c, h, w), np.zeros((9 * c, h, w), F32), c, h, w)


def _columns(x, out, c, h, w):
    padded = np.pad(x, ((0, 0), (1, 1), (1, 1)))
    parts = [padded[:, p : p + h, q : q + w] for p in range(3) for q in range(3)]
    return np.stack(parts, axis=1).reshape(9 * c, h, w)


def _make_pool(size, d: Draw):
    h, w = size
    out = ((h + 1) // 2, (w + 1) // 2)
    return line(out[0] * out[1], d.f32(h, w), np.zeros(out, F32), h, w, *out)


def _pool(x, out, height, width, h, w):
    rows = [slice(max(2 * i - 1, 0), min(2 * i + 2, height)) for i in range(h)]
    columns = [slice(max(2 * j - 1, 0), min(2 * j + 2, width)) for j in range(w)]
    return np.array([[x[r, c].mean(dtype=np.float64) for c in columns] for r in rows])


def _make_beside(size, d: Draw):
    n, m, rows = size
    grid = (cover(n + m, 16), rows)
    out = np.zeros((rows, n + m), F32)
    return Call(grid, (16,), (d.f32(rows, n), d.f32(rows, m), out, n, m, rows))


written_out(
    "transpose_rows",
    sizes=((50, 70), (64, 96), (9, 33)),
    make=_make_rows,
    numpy=lambda x, y, rows, columns: x.T,
    free_of=(*LOOPS, "slice", "pad"),
    quick=("", "O3"),
)
written_out(
    "transpose_fours",
    sizes=((64, 96), (32, 32)),
    make=_make_fours,
    numpy=lambda x, y, rows, columns: x.T,
    free_of=(*LOOPS, "slice", "pad"),
)
written_out(
    "gemm_fours",
    sizes=((64, 32, 24), (32, 64, 8)),
    make=_make_gemm,
    numpy=_gemm,
    tolerance=8,
    free_of=(*LOOPS, "slice"),
    quick=("", "O3"),
)
written_out(
    "matrices_4x4",
    sizes=(50, 1),
    make=_make_matrices,
    numpy=lambda a, b, c, n: a.astype(np.float64) @ b,
    tolerance=4,
    free_of=(*LOOPS, "slice"),
)
written_out(
    "image_to_columns",
    sizes=((3, 6, 10), (1, 5, 7), (2, 1, 1)),
    make=_make_columns,
    numpy=_columns,
    free_of=LOOPS,
)
written_out(
    "mean_pool_cut",
    # With 9 x 7 the rest of LLVM's unrolled loop at -O3 has no exit.
    sizes=((12, 10), (9, 7)),
    make=_make_pool,
    numpy=_pool,
    tolerance=4,
    quick=("", "O3"),
)
written_out(
    "columns_beside",
    sizes=((20, 15, 13), (3, 40, 2)),
    make=_make_beside,
    numpy=lambda a, b, y, n, m, rows: np.concatenate([a, b], axis=1),
    free_of=LOOPS,
)
