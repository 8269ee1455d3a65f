"""Launch shapes, indices, walking pointers, guards, what is written."""

from __future__ import annotations

import numpy as np
from tests.kernels.registry import AFFINE, Call, Draw, box, cover, line, plane, spec

I32 = np.int32
LINE = (100, 33, 1, 0)
SQUARE = ((12, 24), (7, 9), (1, 1), (0, 3))

# --- launches.cu ------------------------------------------------------------------------------


def _zeros(*shape: int) -> np.ndarray:
    return np.zeros(shape, I32)


def _index3d(out, w, h, d):
    z, y, x = np.indices((d, h, w))
    return 10000 * z + 100 * y + x


spec(
    "index1d",
    "launches",
    sizes=LINE,
    make=lambda n, d: line(n, _zeros(n), n),
    numpy=lambda out, n: np.arange(n),
    free_of=AFFINE,
)
spec(
    "index2d",
    "launches",
    sizes=SQUARE,
    make=lambda s, d: plane(*s, _zeros(s[1], s[0]), *s),
    numpy=lambda out, w, h: np.arange(h)[:, None] * 1000 + np.arange(w),
    free_of=AFFINE,
)
spec(
    "index3d",
    "launches",
    sizes=((8, 4, 2), (7, 5, 3), (1, 1, 1), (2, 0, 3)),
    make=lambda s, d: box(*s, _zeros(*reversed(s)), *s),
    numpy=_index3d,
    free_of=AFFINE,
)
spec(
    "exact",
    "launches",
    sizes=(96, 32),
    make=lambda n, d: line(n, d.f32(n), d.f32(n)),
    numpy=lambda x, y: x + 1,
    free_of=AFFINE,
)
spec(
    "one_block",
    "launches",
    sizes=(64, 33, 1, 0),
    make=lambda n, d: Call((1,), (64,), (d.f32(n), d.f32(n), n)),
    numpy=lambda x, y, n: 2 * x,
    free_of=AFFINE,
)
spec(
    "one_thread",
    "launches",
    sizes=((12, 8), (5, 3), (1, 1)),
    make=lambda s, d: Call((s[0],), (1,), (d.f32(*s), d.f32(s[0]), s[1])),
    numpy=lambda x, y, w: x.sum(axis=1),
    free_of=AFFINE,
    tolerance=10,
)
spec(
    "row_block",
    "launches",
    sizes=((6, 32), (5, 17), (1, 1)),
    make=lambda s, d: Call((s[0],), (32,), (d.f32(*s), d.f32(s[0]), d.f32(*s), s[1])),
    numpy=lambda x, bias, y, w: x + bias[:, None],
    free_of=AFFINE,
)
spec(
    "gapped",
    "launches",
    sizes=((96, 24), (50, 7), (1, 3)),
    make=lambda s, d: Call((cover(s[0], s[1]),), (32,), (d.f32(s[0]), d.f32(s[0]), *s)),
    numpy=lambda x, y, n, span: -x,
    free_of=AFFINE,
)
spec(
    "flat_thread",
    "launches",
    sizes=(192, 100, 1),
    make=lambda n, d: Call((3, 2), (8, 4), (_zeros(n), n)),
    numpy=lambda out, n: 7 * np.arange(n),
    free_of=AFFINE,
)
spec(
    "sizes",
    "launches",
    sizes=(40, 1),
    make=lambda n, d: Call((3, 2, 2), (16, 2), (_zeros(n), n)),
    numpy=lambda out, n: np.full(n, 3000 + 16 + 2 * 2 * 2),
    free_of=AFFINE,
)
spec(
    "index64",
    "launches",
    sizes=LINE,
    make=lambda n, d: line(n, d.f32(n), d.f32(n), np.int64(n)),
    numpy=lambda x, y, n: 3 * x,
    free_of=AFFINE,
)
spec(
    "index_size_t",
    "launches",
    sizes=LINE,
    make=lambda n, d: line(n, d.f32(n), d.f32(n), np.uint64(n)),
    numpy=lambda x, y, n: 5 * x,
    free_of=AFFINE,
)

# --- indexing.cu ------------------------------------------------------------------------------


def _strided_store(x, y, n):
    y[1::3] = x
    return y


def _offset(x, y, n):
    y[: max(0, n - 5)] = x[5:] - x[:-5] if n > 5 else 0
    return y


def _interleave(re, im, z, n):
    return np.stack([re, im], axis=1).ravel()


def _lower_triangle(a, b, n):
    return np.where(np.tri(n, dtype=bool), a, b)


def _make_submatrix(size, d: Draw):
    n, r0, c0, h, w = size
    return plane(w, h, d.f32(n, n), d.f32(h, w), n, r0, c0, h, w)


spec(
    "strided",
    "indexing",
    sizes=LINE,
    make=lambda n, d: line(n, d.f32(2 * n), d.f32(n), n),
    numpy=lambda x, y, n: x[::2],
    free_of=AFFINE,
)
spec(
    "strided_store",
    "indexing",
    sizes=LINE,
    make=lambda n, d: line(n, d.f32(n), d.f32(3 * n), n),
    numpy=_strided_store,
    free_of=AFFINE,
)
spec(
    "reversed",
    "indexing",
    sizes=LINE,
    make=lambda n, d: line(n, d.f32(n), d.f32(n), n),
    numpy=lambda x, y, n: x[::-1],
    free_of=AFFINE,
)
spec(
    "offset",
    "indexing",
    sizes=(100, 33, 6, 2),
    make=lambda n, d: line(n, d.f32(n), d.f32(n), n),
    numpy=_offset,
    free_of=AFFINE,
)
spec(
    "broadcast_row",
    "indexing",
    sizes=SQUARE,
    make=lambda s, d: plane(s[1], s[0], d.f32(s[1]), d.f32(*s), *s),
    numpy=lambda row, y, h, w: np.broadcast_to(row, (h, w)),
    free_of=AFFINE,
)
spec(
    "broadcast_column",
    "indexing",
    sizes=SQUARE,
    make=lambda s, d: plane(s[1], s[0], d.f32(s[0]), d.f32(*s), d.f32(*s), *s),
    numpy=lambda column, x, y, h, w: column[:, None] * x,
    free_of=AFFINE,
)
spec(
    "broadcast_scalar",
    "indexing",
    sizes=LINE,
    make=lambda n, d: line(n, d.f32(1), d.f32(n), d.f32(n), n),
    numpy=lambda alpha, x, y, n: alpha[0] * x,
    free_of=AFFINE,
)
spec(
    "outer_product",
    "indexing",
    sizes=SQUARE,
    make=lambda s, d: plane(s[1], s[0], d.f32(s[0]), d.f32(s[1]), d.f32(*s), *s),
    numpy=lambda u, v, y, m, n: np.outer(u, v),
    free_of=AFFINE,
)
spec(
    "divided",
    "indexing",
    sizes=((12, 24), (7, 9), (1, 1)),
    make=lambda s, d: line(s[0] * s[1], d.f32(*s), d.f32(s[1]), d.f32(*s), *s),
    numpy=lambda x, bias, y, h, w: x + bias,
    free_of=AFFINE,
)
spec(
    "interleave",
    "indexing",
    sizes=LINE,
    make=lambda n, d: line(n, d.f32(n), d.f32(n), d.f32(2 * n), n),
    numpy=_interleave,
    free_of=AFFINE,
)
spec(
    "deinterleave",
    "indexing",
    sizes=LINE,
    make=lambda n, d: line(n, d.f32(n, 2), d.f32(n), d.f32(n), n),
    numpy=lambda z, re, im, n: (z[:, 0], z[:, 1]),
    free_of=AFFINE,
)
spec(
    "diagonal",
    "indexing",
    sizes=(20, 7, 1, 0),
    make=lambda n, d: line(n, d.f32(n, n), d.f32(n), n),
    numpy=lambda a, out, n: np.diagonal(a),
    free_of=AFFINE,
)
spec(
    "antidiagonal",
    "indexing",
    sizes=(20, 7, 1, 0),
    make=lambda n, d: line(n, d.f32(n, n), d.f32(n), n),
    numpy=lambda a, out, n: np.diagonal(a[:, ::-1]),
    free_of=AFFINE,
)
spec(
    "submatrix",
    "indexing",
    sizes=((20, 3, 5, 8, 12), (9, 1, 0, 5, 7), (1, 0, 0, 1, 1)),
    make=_make_submatrix,
    numpy=lambda a, b, n, r, c, h, w: a[r : r + h, c : c + w],
    free_of=AFFINE,
)
spec(
    "upsample",
    "indexing",
    sizes=SQUARE,
    make=lambda s, d: plane(s[1], s[0], d.f32(*s), d.f32(2 * s[0], 2 * s[1]), *s),
    numpy=lambda x, y, h, w: x.repeat(2, axis=0).repeat(2, axis=1),
    free_of=AFFINE,
)
spec(
    "mean_pool",
    "indexing",
    sizes=SQUARE,
    make=lambda s, d: plane(s[1], s[0], d.f32(2 * s[0], 2 * s[1]), d.f32(*s), *s),
    numpy=lambda x, y, h, w: x.reshape(h, 2, w, 2).mean(axis=(1, 3)),
    free_of=AFFINE,
    tolerance=10,
)
spec(
    "permute3d",
    "indexing",
    sizes=((4, 6, 8), (3, 5, 7), (1, 1, 1)),
    make=lambda s, d: box(s[2], s[1], s[0], d.f32(*s), d.f32(s[2], s[0], s[1]), *s),
    numpy=lambda x, y, a, b, c: x.transpose(2, 0, 1),
    free_of=AFFINE,
)
spec(
    "flip_columns",
    "indexing",
    sizes=SQUARE,
    make=lambda s, d: plane(s[1], s[0], d.f32(*s), d.f32(*s), *s),
    numpy=lambda x, y, h, w: x[:, ::-1],
    free_of=AFFINE,
)
spec(
    "lower_triangle",
    "indexing",
    sizes=(16, 7, 1, 0),
    make=lambda n, d: plane(n, n, d.f32(n, n), d.f32(n, n), n),
    numpy=_lower_triangle,
)

# --- guards.cu --------------------------------------------------------------------------------


def _guarded(name: str, inside, value, sizes=LINE) -> None:
    """A kernel (x, y, n) that sets y[inside(n)] = value(x, that range)."""

    def reference(x, y, n):
        for i in inside(int(n)):
            y[i] = value(x, i)
        return y

    def make(n, d: Draw):
        count = np.uint32(n) if name == "unsigned_index" else n
        return line(n, d.f32(n), d.f32(n), count)

    free = () if name == "even_lanes" else AFFINE
    spec(name, "guards", sizes=sizes, make=make, numpy=reference, free_of=free)


_guarded("early_return", range, lambda x, i: x[i] + 1)
_guarded("interior", lambda n: range(1, n - 1), lambda x, i: x[i + 1] - x[i - 1])
_guarded("not_less", range, lambda x, i: x[i] * x[i])
_guarded("unsigned_index", range, lambda x, i: x[i] / 2)
_guarded(
    "unsigned_window", lambda n: range(2, n - 2), lambda x, i: x[i - 2] + x[i + 2], (100, 33, 5, 4)
)
_guarded("shifted_guard", lambda n: range(n - 3), lambda x, i: x[i + 3])
_guarded("scaled_guard", lambda n: range(n // 2), lambda x, i: x[2 * i] + x[2 * i + 1])
_guarded("skip_first", lambda n: range(1, n), lambda x, i: x[i] - x[i - 1])
_guarded("even_lanes", lambda n: range(0, n, 2), lambda x, i: x[i])


def _several_returns(x, y, h, w):
    if h > 2 and w > 2:
        y[1:-1, 1:-1] = x[:-2, :-2] - x[2:, 2:]
    return y


def _two_guards(x, y, z, n, m):
    y[:n], z[:m] = x[:n], -x[:m]
    return y, z


spec(
    "nested",
    "guards",
    sizes=((12, 24), (7, 9), (1, 1)),
    make=lambda s, d: plane(s[1], s[0], d.f32(*s), d.f32(*s), *s),
    numpy=lambda x, y, h, w: x - x[:, :1],
    free_of=AFFINE,
)
spec(
    "several_returns",
    "guards",
    sizes=((12, 24), (7, 9), (3, 3), (2, 1)),
    make=lambda s, d: plane(s[1], s[0], d.f32(*s), d.f32(*s), *s),
    numpy=_several_returns,
    free_of=AFFINE,
)
spec(
    "two_guards",
    "guards",
    sizes=((100, 60), (33, 40), (1, 0)),
    make=lambda s, d: line(max(s), d.f32(max(s)), d.f32(max(s)), d.f32(max(s)), *s),
    numpy=_two_guards,
    free_of=AFFINE,
)
spec(
    "uniform_guard",
    "guards",
    sizes=((100, 1), (33, 0), (1, 1)),
    make=lambda s, d: line(s[0], d.f32(s[0]), d.f32(s[0]), *s),
    numpy=lambda x, y, n, enabled: x + 2 if enabled else y,
)

# --- pointers.cu ------------------------------------------------------------------------------

ROWS = ((40, 12), (33, 7), (1, 1), (0, 3))

spec(
    "row_sum",
    "pointers",
    sizes=ROWS,
    make=lambda s, d: line(s[0], d.f32(*s), d.f32(s[0]), *s),
    numpy=lambda x, y, h, w: x.sum(axis=1),
    free_of=AFFINE,
    tolerance=10,
)
spec(
    "column_sum",
    "pointers",
    sizes=ROWS,
    make=lambda s, d: line(s[1], d.f32(*s), d.f32(s[1]), *s),
    numpy=lambda x, y, h, w: x.sum(axis=0),
    free_of=AFFINE,
    tolerance=10,
)
spec(
    "dot_rows",
    "pointers",
    sizes=ROWS,
    make=lambda s, d: line(s[0], d.f64(*s), d.f64(*s), d.f64(s[0]), *s),
    numpy=lambda a, b, y, h, w: (a * b).sum(axis=1),
    free_of=AFFINE,
    tolerance=10,
)
spec(
    "copy_rows",
    "pointers",
    sizes=ROWS,
    make=lambda s, d: line(s[0], d.i32(*s), d.i32(*s), *s),
    numpy=lambda x, y, h, w: x,
)
spec(
    "reverse_rows",
    "pointers",
    sizes=ROWS,
    make=lambda s, d: line(s[0], d.f32(*s), d.f32(*s), *s),
    numpy=lambda x, y, h, w: x[:, ::-1],
)
spec(
    "dot_backwards",
    "pointers",
    sizes=ROWS,
    make=lambda s, d: line(s[0], d.f32(*s), d.f32(s[1]), d.f32(s[0]), *s),
    numpy=lambda a, b, y, h, w: a @ b[::-1],
    tolerance=10,
)


def _shifted_rows(x: np.ndarray, y: np.ndarray, h: int) -> np.ndarray:
    rows = x.copy()
    for i, row in enumerate(rows):
        if i % 3:
            row[1:5] = row[:4].copy()
        if i % 2:
            row[:3] = row[2:5].copy()
        one, other = row.tobytes(), x[i].tobytes()
        row[5] = (one > other) - (one < other)
    return rows


def _by_memory(x: np.ndarray, y: np.ndarray, n: int) -> np.ndarray:
    i = np.arange(n)
    t = i % 32
    tile = np.concatenate([x, np.zeros(32, np.float32)])
    shared = tile[i - t + (t ^ 1)] + 100
    return np.select([t % 3 == 1, t % 3 == 2], [shared, x * (2 + i % 2) + 1000], x)


spec(
    "shift_row",
    "pointers",
    sizes=(40, 33, 1, 0),
    make=lambda h, d: line(h, d.i32(h, 6), d.i32(h, 6), h),
    numpy=_shifted_rows,
)
spec(
    "which_memory",
    "pointers",
    sizes=(100, 33, 1),
    make=lambda n, d: Call((-(-n // 32),), (32,), (d.f32(n), d.f32(n), n)),
    numpy=_by_memory,
)
