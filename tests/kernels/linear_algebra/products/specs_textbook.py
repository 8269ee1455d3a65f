"""The kernels of textbook.cu: scans of one block, flat tiles, convolution layers."""

from __future__ import annotations

from functools import partial

import numpy as np
from tests.kernels.registry import Call, Draw, line, plane, spec

F32 = np.float32
textbook = partial(spec, source="textbook", quick=("", "O3"))


def _shifted(x, *by: int):
    """`x[i + by, ...]` along the last axes, zeros outside."""
    pads = [(0, 0)] * (x.ndim - len(by)) + [(abs(b), abs(b)) for b in by]
    cuts = [slice(None)] * (x.ndim - len(by))
    cuts += [
        slice(abs(b) + b, abs(b) + b + n) for b, n in zip(by, x.shape[-len(by) :], strict=True)
    ]
    return np.pad(x, pads)[tuple(cuts)]


def _make_scan(n: int, d: Draw):
    return Call((1,), (128,), (d.f32(n), np.zeros(n, F32), n))


def _make_exclusive(n: int, d: Draw):
    return Call((1,), (n,), (np.zeros(n, F32), d.f32(n), n), 8 * n)


def _box(x, out, w, h):
    return sum(_shifted(x, i, j) for i in (-1, 0, 1) for j in (-1, 0, 1)) / F32(9)


def _make_box(size, d: Draw):
    h, w = size
    return plane(w, h, d.f32(h, w), np.zeros((h, w), F32), w, h, block=(16, 16))


def _make_layer(size, d: Draw):
    n, c, h, w, filters = size
    x, weights, bias = d.f32(n, c, h, w), d.f32(filters, c, 3, 3), d.f32(filters)
    args = (x, weights, bias, np.zeros((n, filters, h, w), F32), c, h, w, filters)
    return Call((-(-w // 8), -(-h // 8), n * filters), (8, 8), args)


def _layer(x, weights, bias, out, *_):
    taps = [(i, j) for i in range(3) for j in range(3)]
    parts = (
        np.einsum("nchw,oc->nohw", _shifted(x, i - 1, j - 1), weights[:, :, i, j]) for i, j in taps
    )
    return (sum(parts) + bias[:, None, None]).astype(F32)


def _make_dilated(size, d: Draw):
    c, length = size
    args = (d.f32(c, length), d.f32(c, c, 3), np.zeros((c, length), F32), length, c, 4)
    return Call((-(-length // 32), c), (32,), args)


def _dilated(x, w, y, *_):
    parts = (np.einsum("ct,oc->ot", _shifted(x, (k - 2) * 4), w[:, :, k]) for k in range(3))
    return np.sum(list(parts), axis=0, dtype=F32)


def _make_scores(size, d: Draw):
    n, width = size
    ids = d.i32(n, lo=0, hi=19)
    return line(n, ids, d.f32(20, width), d.f32(width), np.zeros(n, F32), n, width)


textbook(
    "scan_one_block",
    sizes=(128, 100),
    make=_make_scan,
    numpy=lambda x, y, n: np.cumsum(x, dtype=F32),
    tolerance=20,
)
textbook(
    "scan_two_halves",
    sizes=(128, 64),
    make=_make_exclusive,
    numpy=lambda out, x, n: np.append(F32(0), np.cumsum(x, dtype=F32)[:-1]),
    tolerance=20,
)
textbook("box_flat_tile", sizes=((40, 45), (17, 33)), make=_make_box, numpy=_box, tolerance=20)
textbook(
    "conv_layer",
    sizes=((2, 16, 12, 10, 4), (1, 3, 9, 8, 2)),
    make=_make_layer,
    numpy=_layer,
    tolerance=20,
)
textbook(
    "conv_dilated", sizes=((16, 50), (4, 33)), make=_make_dilated, numpy=_dilated, tolerance=20
)
textbook(
    "embedding_scores",
    sizes=((50, 24), (33, 7)),
    make=_make_scores,
    numpy=lambda ids, table, q, score, n, d: (table[ids] * q).sum(1, dtype=F32),
    tolerance=20,
)
textbook(
    "hist_bytes",
    sizes=(300, 33),
    make=lambda n, d: Call((2,), (64,), (d.u32(n), np.zeros(256, np.uint32), n)),
    numpy=lambda words, bins, n: np.bincount(words.view(np.uint8), minlength=256).astype(np.uint32),
)
