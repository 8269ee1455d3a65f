"""The kernels of examples/blocks/ whose threads work together on sums, products, rows and order."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
from tests.kernels.registry import AFFINE, Call, Draw, cover, spec

F32, I32, U32 = np.float32, np.int32, np.uint32
# One level each; the others run nightly. Where -O3 writes out long loops, it is -O1.
block_spec = partial(spec, quick=("O3",))


# --- matrix products ----------------------------------------------------------------------------


def _square(tile: int, n: int, d: Draw) -> Call:
    args = (d.f32(n, n), d.f32(n, n), np.zeros((n, n), F32), n)
    return Call((n // tile, n // tile), (tile, tile), args)


def _any_shape(tile: int, block: tuple[int, ...], size, d: Draw) -> Call:
    m, n, k = size
    args = (d.f32(m, k), d.f32(k, n), np.zeros((m, n), F32), m, n, k)
    return Call((cover(n, tile), cover(m, tile)), block, args)


def _product(a, b, *_):
    return a @ b


for _tile in (16, 32):
    block_spec(
        f"matmul_tile{_tile}",
        "examples/blocks/tiled_matmul",
        sizes=(3 * _tile, 2 * _tile, _tile),
        make=partial(_square, _tile),
        numpy=_product,
        free_of=AFFINE,
        tolerance=32,
        quick=("", "O3"),
    )
    block_spec(
        f"matmul_tile{_tile}_guarded",
        "examples/blocks/tiled_matmul",
        sizes=((37, 50, 41), (33, 7, 5), (1, 1, 1), (18, 19, 0)),
        make=partial(_any_shape, _tile, (_tile, _tile)),
        numpy=_product,
        free_of=AFFINE,
        tolerance=32,
        quick=("", "O3"),
    )
block_spec(
    "matmul_double_buffered",
    "examples/blocks/tiled_matmul",
    sizes=((37, 50, 41), (33, 7, 5), (1, 1, 1), (18, 19, 0)),
    make=partial(_any_shape, 16, (16, 16)),
    numpy=_product,
    free_of=AFFINE,
    tolerance=32,
    quick=("", "O3"),
)
block_spec(
    "matmul_registers",
    "examples/blocks/register_matmul",
    sizes=((64, 128, 24), (64, 64, 8)),
    make=partial(_any_shape, 64, (64,)),
    numpy=_product,
    free_of=AFFINE,
    tolerance=32,
    quick=("O1",),
)
block_spec(
    "matmul_registers_guarded",
    "examples/blocks/register_matmul",
    sizes=((37, 50, 41), (33, 7, 5), (1, 1, 1), (18, 19, 0)),
    make=partial(_any_shape, 32, (16, 16)),
    numpy=_product,
    free_of=AFFINE,
    tolerance=32,
    quick=("", "O1"),
)
block_spec(
    "matvec_warp",
    "examples/blocks/rows",
    sizes=((37, 75), (16, 32), (1, 1), (9, 0)),
    make=lambda s, d: Call(
        (cover(s[0], 8),), (256,), (d.f32(*s), d.f32(s[1]), np.zeros(s[0], F32), *s)
    ),
    numpy=lambda a, x, y, rows, cols: a @ x,
    tolerance=32,
)

# --- sums ---------------------------------------------------------------------------------------


def _parts(x: np.ndarray, length: int) -> np.ndarray:
    """`x` with zeros after it, in rows of `length`."""
    rows = cover(len(x), length)
    return np.pad(x, (0, rows * length - len(x))).reshape(rows, length)


def _partials(block: int, per_block: int, n: int, d: Draw, shared: int = 0) -> Call:
    blocks = cover(n, per_block)
    return Call((blocks,), (block,), (d.f32(n), np.zeros(blocks, F32), n), shared)


block_spec(
    "tree_sum",
    "examples/blocks/reductions",
    sizes=(700, 256, 1, 0),
    make=lambda n, d: _partials(128, 256, n, d, shared=128 * 4),
    numpy=lambda x, partial, n: _parts(x, 256).sum(1),
    tolerance=16,
)
block_spec(
    "warp_sum",
    "examples/blocks/reductions",
    sizes=(300, 128, 1, 0),
    make=lambda n, d: _partials(128, 128, n, d),
    numpy=lambda x, partial, n: _parts(x, 128).sum(1),
    tolerance=16,
)
block_spec(
    "grid_sum",
    "examples/blocks/reductions",
    sizes=(1500, 512, 1, 0),
    make=lambda n, d: Call((2,), (256,), (d.f32(n), d.f32(1), n)),
    numpy=lambda x, total, n: total + x.sum(dtype=F32),
    tolerance=64,
)
block_spec(
    "dot_product",
    "examples/blocks/reductions",
    sizes=(700, 256, 1, 0),
    make=lambda n, d: Call((2,), (128,), (d.f32(n), d.f32(n), np.zeros(1, F32), n)),
    numpy=lambda x, y, out, n: np.array([x @ y]),
    tolerance=64,
)

# --- scans and order ----------------------------------------------------------------------------

block_spec(
    "scan_hillis_steele",
    "examples/blocks/scans",
    sizes=(150, 64, 1, 0),
    make=lambda n, d: Call((cover(n, 64),), (64,), (d.f32(n), np.zeros(n, F32), n), 2 * 64 * 4),
    numpy=lambda x, y, n: _parts(x, 64).cumsum(1).reshape(-1)[:n],
    tolerance=16,
)


def _blelloch(x, y, sums, n):
    parts = _parts(x, 256)
    return (parts.cumsum(1) - parts).reshape(-1)[:n], parts.sum(1)


block_spec(
    "scan_blelloch",
    "examples/blocks/scans",
    sizes=(600, 256, 1, 0),
    make=lambda n, d: Call(
        (cover(n, 256),), (128,), (d.i32(n), np.zeros(n, I32), np.zeros(cover(n, 256), I32), n)
    ),
    numpy=_blelloch,
    quick=("O1",),
)
block_spec(
    "scan_warps",
    "examples/blocks/scans",
    sizes=(300, 128, 1, 0),
    make=lambda n, d: Call((cover(n, 128),), (128,), (d.i32(n), np.zeros(n, I32), n)),
    numpy=lambda x, y, n: _parts(x, 128).cumsum(1).reshape(-1)[:n],
)


def _sorted_parts(x, y, n):
    return np.concatenate([np.sort(x[i : i + 256]) for i in range(0, n, 256)] or [x])


block_spec(
    "bitonic_sort",
    "examples/blocks/sorting",
    sizes=(300, 256, 1, 0),
    make=lambda n, d: Call((cover(n, 256),), (256,), (d.f32(n), np.zeros(n, F32), n)),
    numpy=_sorted_parts,
)
block_spec(
    "histogram256",
    "examples/blocks/histogram",
    sizes=(700, 256, 1, 0),
    make=lambda n, d: Call((2,), (128,), (d.ints(np.uint8, n), np.zeros(256, U32), n)),
    numpy=lambda x, bins, n: np.bincount(x, minlength=256),
)
block_spec(
    "transpose_padded",
    "examples/blocks/tiled_transpose",
    sizes=((50, 70), (32, 64), (1, 1), (37, 5)),
    make=lambda s, d: Call(
        (cover(s[1], 32), cover(s[0], 32)), (32, 8), (d.f32(*s), np.zeros(s[::-1], F32), *s)
    ),
    numpy=lambda x, y, rows, cols: x.T,
)

# --- rows, clusters, attention ------------------------------------------------------------------


def _softmax(x: np.ndarray) -> np.ndarray:
    powers = np.exp(x - x.max(-1, keepdims=True))
    return powers / powers.sum(-1, keepdims=True)


def _layer_norm(x, gain, bias, y, cols, epsilon):
    away = x - x.mean(1, keepdims=True)
    return away / np.sqrt((away * away).mean(1, keepdims=True) + epsilon) * gain + bias


block_spec(
    "softmax_block",
    "examples/blocks/rows",
    sizes=((5, 300), (3, 128), (1, 1), (4, 37)),
    make=lambda s, d: Call((s[0],), (128,), (d.f32(*s), np.zeros(s, F32), s[1])),
    numpy=lambda x, y, cols: _softmax(x),
    tolerance=8,
)
block_spec(
    "layer_norm_block",
    "examples/blocks/rows",
    sizes=((5, 300), (3, 128), (1, 2), (4, 37)),
    make=lambda s, d: Call(
        (s[0],),
        (128,),
        (d.f32(*s), d.f32(s[1]), d.f32(s[1]), np.zeros(s, F32), s[1], F32(1e-5)),
    ),
    numpy=_layer_norm,
    tolerance=16,
)


def _attention(q, k, v, out, n, scale):
    return _softmax(q @ k.swapaxes(1, 2) * scale) @ v


def _make_attention(size: Any, d: Draw) -> Call:
    heads, n = size
    shape = (heads, n, 32)
    args = (d.f32(*shape), d.f32(*shape), d.f32(*shape), np.zeros(shape, F32), n, F32(32**-0.5))
    return Call((cover(n, 32), heads), (32,), args)


block_spec(
    "flash_attention",
    "examples/applications/attention",
    sizes=((2, 75), (1, 32), (3, 1)),
    make=_make_attention,
    numpy=_attention,
    tolerance=32,
    quick=("O1",),
)


def _make_assign(size: Any, d: Draw) -> Call:
    n, k, features = size
    args = (d.f32(features, n), d.f32(k, features), np.zeros(n, I32), n, k, features)
    return Call((cover(n, 64),), (64,), args, k * features * 4)


def _assign(points, centroids, nearest, n, k, features):
    return ((points.T[:, None] - centroids) ** 2).sum(-1).argmin(1) if k else nearest


block_spec(
    "kmeans_assign",
    "examples/applications/kmeans",
    sizes=((150, 7, 5), (64, 3, 30), (1, 1, 1)),
    make=_make_assign,
    numpy=_assign,
)


def _make_sums(size: Any, d: Draw) -> Call:
    n, k, features = size
    nearest = d.i32(n, lo=0, hi=k - 1)
    args = (d.f32(features, n), nearest, np.zeros((k, features), F32), np.zeros(k, I32))
    return Call((cover(n, 64),), (64,), (*args, n, k, features), (k * features + k) * 4)


def _sums(points, nearest, sums, counts, n, k, features):
    chosen = nearest == np.arange(k)[:, None]
    return chosen.astype(F32) @ points.T, chosen.sum(1)


block_spec(
    "kmeans_sums",
    "examples/applications/kmeans",
    sizes=((150, 7, 5), (64, 3, 30), (1, 1, 1)),
    make=_make_sums,
    numpy=_sums,
    tolerance=64,
)


def _layer_forward(inputs, weights, partial, units):
    blocks = (len(inputs) - 1) // 16
    products = weights[1:, 1:] * inputs[1:, None]
    tiles = products.reshape(blocks, 16, units).copy()
    step = 1
    while step < 16:
        tiles[:, :: 2 * step] += tiles[:, step :: 2 * step]
        step *= 2
    weights[1:, 1:] = tiles.reshape(-1, units)
    return weights, tiles[:, 0]


block_spec(
    "layer_forward",
    "examples/applications/backprop",
    sizes=(3, 1),
    make=lambda blocks, d: Call(
        (1, blocks),
        (16, 16),
        (d.f32(16 * blocks + 1), d.f32(16 * blocks + 1, 17), np.zeros((blocks, 16), F32), 16),
    ),
    numpy=_layer_forward,
    tolerance=8,
)
