"""The kernels of sparse_rows.cu: loops over rows of different lengths."""

from __future__ import annotations

import itertools
from functools import partial

import numpy as np
from tests.kernels.registry import Call, Draw, cover, line, plane, spec

F32, I32 = np.float32, np.int32
rows_of = partial(spec, source="sparse_rows", quick=("O1",))
SIZES = ((100, 9), (33, 21), (1, 0))


def _rows(size, d: Draw):
    """How many rows, where each begins, and the columns of all entries."""
    rows, longest = size
    lengths = d.i32(rows, lo=0, hi=longest)
    start = np.append(I32(0), np.cumsum(lengths, dtype=I32))
    return rows, start, d.i32(max(1, int(start[-1])), lo=0, hi=rows - 1)


def _of_rows(start):
    return [slice(a, b) for a, b in itertools.pairwise(start)]


def _make_spmv(size, d: Draw):
    rows, start, column = _rows(size, d)
    return line(rows, start, column, d.f32(len(column)), d.f32(rows), d.f32(rows), rows)


def _spmv(start, column, value, x, y, rows):
    return y + np.array([(value[p] * x[column[p]]).sum(dtype=F32) for p in _of_rows(start)], F32)


def _make_spmm(size, d: Draw):
    (rows, start, column), width = _rows(size, d), 13
    b, c = d.f32(rows, width), np.zeros((rows, width), F32)
    return plane(width, rows, start, column, d.f32(len(column)), b, c, rows, width)


def _spmm(start, column, value, b, c, rows, width):
    parts = [(value[p, None] * b[column[p]]).sum(0, dtype=F32) for p in _of_rows(start)]
    return np.array(parts, F32)


def _make_integers(size, d: Draw, *results: int):
    rows, start, column = _rows(size, d)
    made = (np.zeros(rows, I32) for _ in results)
    return line(rows, start, column, d.i32(len(column)), *made, rows)


def _off_diagonal(start, column, value, largest, count, rows):
    for i, p in enumerate(_of_rows(start)):
        kept = value[p][column[p] != i]
        largest[i], count[i] = max(kept, default=np.iinfo(I32).min), len(kept)
    return largest, count


def _make_bfs(size, d: Draw):
    rows, start, edge = _rows(size, d)
    return line(rows, start, edge, d.i32(rows, lo=-1, hi=2), 2, rows)


def _bfs(start, edge, level, current, nodes):
    seen = level.copy()
    for i, p in enumerate(_of_rows(start)):
        if level[i] == current:
            seen[edge[p][level[edge[p]] < 0]] = current + 1
    return seen


def _make_transposed(size, d: Draw):
    rows, start, column = _rows(size, d)
    return line(rows, start, column, d.i32(len(column)), d.i32(rows), d.i32(rows), rows)


def _transposed(start, column, value, x, y, rows):
    for i, p in enumerate(_of_rows(start)):
        np.add.at(y, column[p], value[p] * x[i])
    return y


def _make_last(size, d: Draw):
    rows, start, column = _rows(size, d)
    return line(rows, start, d.i32(len(column), lo=-1, hi=1), np.zeros(rows, I32), rows)


def _last(start, value, last, rows):
    found = [[v for v in value[p] if v] for p in _of_rows(start)]
    return np.array([v[-1] if v else -1 for v in found], I32)


def _make_floats(size, d: Draw, each: bool = False):
    """Values with NaNs among them, and a result a row, or for `each` entry."""
    rows, start, column = _rows(size, d)
    value = d.f32(len(column))
    if not each:
        value[::7] = np.nan
    return line(rows, start, value, np.zeros(len(column) if each else rows, F32), rows)


def _largest(start, value, largest, rows):
    return np.array([np.fmax.reduce(value[p], initial=-np.inf) for p in _of_rows(start)], F32)


def _edge_softmax(start, score, weight, rows):
    for p in _of_rows(start):
        e = np.exp(score[p] - score[p].max(initial=-np.inf))
        weight[p] = e / e.sum()
    return weight


def _make_warp(size, d: Draw):
    rows, start, column = _rows((size[0], 5 * size[1]), d)
    args = (start, column, d.f32(len(column)), d.f32(rows), np.zeros(rows, F32), rows)
    return Call((cover(32 * rows, 64),), (64,), args)


def _make_blocks(size, d: Draw):
    rows, start, column = _rows(size, d)
    value, x = d.f32(len(column), 4, 4), d.f32(4 * rows)
    return line(4 * rows, start, column, value, x, np.zeros(4 * rows, F32), rows)


def _block_rows(start, column, value, x, y, blocks):
    columns = x.reshape(-1, 4)[column]
    products = np.einsum("krc,kc->kr", value, columns)
    return np.array([products[p].sum(0) for p in _of_rows(start)], F32).reshape(-1)


rows_of("csr_spmv", sizes=SIZES, make=_make_spmv, numpy=_spmv, tolerance=20)
rows_of("csr_spmm", sizes=SIZES, make=_make_spmm, numpy=_spmm, tolerance=20)
rows_of(
    "csr_off_diagonal",
    sizes=SIZES,
    make=lambda s, d: _make_integers(s, d, 0, 1),
    numpy=_off_diagonal,
)
rows_of("bfs_step", sizes=SIZES, make=_make_bfs, numpy=_bfs)
rows_of("csr_transposed", sizes=SIZES, make=_make_transposed, numpy=_transposed)
rows_of("csr_last", sizes=SIZES, make=_make_last, numpy=_last)
rows_of("csr_largest", sizes=SIZES, make=_make_floats, numpy=_largest)
rows_of(
    "edge_softmax",
    sizes=SIZES,
    make=lambda s, d: _make_floats(s, d, each=True),
    numpy=_edge_softmax,
    tolerance=20,
)
rows_of(
    "csr_warp",
    sizes=SIZES,
    make=_make_warp,
    numpy=_spmv,
    tolerance=40,
)
rows_of("block_rows", sizes=SIZES, make=_make_blocks, numpy=_block_rows, tolerance=40)


def _make_ell(size, d: Draw):
    rows, width, columns = size
    column = d.i32(width, rows, lo=-columns // 4, hi=columns - 1)
    arrays = column, d.f32(width, rows), d.f32(columns), np.zeros(rows, F32)
    return line(rows, rows, width, *arrays)


def _make_dia(size, d: Draw):
    rows, count, columns = size
    distance = d.i32(count, lo=-rows // 2, hi=columns // 2)
    arrays = distance, d.f32(count, rows), d.f32(columns), d.f32(rows)
    return line(rows, rows, columns, count, *arrays)


def _dia(rows, columns, count, distance, data, x, y):
    place = np.arange(rows) + distance[:, None]
    inside = (place >= 0) & (place < columns)
    return y + np.where(inside, data * x[np.clip(place, 0, columns - 1)], 0).sum(0)


PADDED = ((50, 8, 40), (33, 7, 20), (1, 1, 1))
rows_of(
    "ell_spmv",
    sizes=PADDED,
    make=_make_ell,
    numpy=lambda rows, width, column, value, x, y: np.where(
        column >= 0, value * x[np.maximum(column, 0)], 0
    ).sum(0),
    tolerance=20,
)
rows_of("dia_spmv", sizes=PADDED, make=_make_dia, numpy=_dia, tolerance=20)
