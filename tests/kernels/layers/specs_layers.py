"""The kernels of layers.cu: pooling, columns, orders of axes, over flat indices."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view
from tests.kernels.registry import SEQUENTIAL, Call, Draw, cover, spec

F32 = np.float32
LOOPS = (*SEQUENTIAL, "while")


def _flat(total: int, *args: Any, threads: int | None = None) -> Call:
    """A launch of blocks of 64, a thread an element or fewer."""
    return Call((cover(threads or total, 64),), (64,), args)


# --- pooling ------------------------------------------------------------------------------------


def _pooled(size: int, length: int, stride: int, pad: int) -> int:
    """Windows along an axis, each with something of the array in it."""
    return (length + 2 * pad - size + stride - 1) // stride + 1


def _make_max(s: Any, d: Draw) -> Call:
    n, h, w, size, stride, pad = s
    oh, ow = _pooled(size, h, stride, pad), _pooled(size, w, stride, pad)
    total = n * oh * ow
    arrays = (d.f32(n, h, w), np.zeros((n, oh, ow), F32))
    return _flat(total, *arrays, total, h, w, oh, ow, size, stride, pad)


def _max(x, y, total, height, width, oh, ow, size, stride, pad):
    after = [(n - 1) * stride + size - length for n, length in ((oh, height), (ow, width))]
    around = ((0, 0), *((pad, max(0, extra)) for extra in after))
    padded = np.pad(x, around, constant_values=np.finfo(F32).min)
    windows = sliding_window_view(padded, (size, size), (1, 2))[:, ::stride, ::stride]
    return windows[:, :oh, :ow].max((3, 4))


def _make_gradient(s: Any, d: Draw) -> Call:
    n, oh, ow, size = s
    h, w = oh * size, ow * size
    arrays = (d.f32(n, oh, ow), np.zeros((n, h, w), F32))
    return _flat(n * h * w, *arrays, n * h * w, h, w, oh, ow, size, size)


def _gradient(dy, dx, total, height, width, oh, ow, size, stride):
    return dy.repeat(size, 1).repeat(size, 2) / F32(size * size)


spec(
    "max_pool_cut",
    "layers",
    sizes=((6, 12, 10, 3, 2, 1), (1, 5, 7, 3, 2, 0), (2, 4, 9, 2, 2, 0)),
    make=_make_max,
    numpy=_max,
)
spec(
    "mean_pool_gradient",
    "layers",
    sizes=((6, 6, 5, 2), (1, 3, 4, 3)),
    make=_make_gradient,
    numpy=_gradient,
    tolerance=4,
    quick=("", "O3"),
)

# --- columns ------------------------------------------------------------------------------------


def _make_columns(s: Any, d: Draw) -> Call:
    c, h, w, size, pad = s
    rows, places = h + 2 * pad - size + 1, w + 2 * pad - size + 1
    arrays = (d.f32(c * size * size, rows, places), d.f32(c, h, w))
    return _flat(c * h * w, *arrays, c * h * w, h, w, size, pad, 1, rows, places)


def _columns(columns, y, total, height, width, size, pad, stride, rows, places):
    out = np.zeros((len(y), height + 2 * pad, width + 2 * pad))
    parts = columns.reshape(len(y), size, size, rows, places)
    for i in range(size):
        for j in range(size):
            out[:, i : i + rows, j : j + places] += parts[:, i, j]
    return y + out[:, pad : pad + height, pad : pad + width]


spec(
    "columns_to_image",
    "layers",
    sizes=((3, 8, 8, 3, 1), (1, 5, 6, 2, 0)),
    make=_make_columns,
    numpy=_columns,
    tolerance=16,
)

# --- orders of axes -----------------------------------------------------------------------------


def _make_permuted(s: Any, d: Draw) -> Call:
    a, b, c, e = s
    strides = (c, a * c, 1, a * b * c)
    arrays = (d.f32(e, b, a, c), np.zeros((a, b, c, e), F32))
    return _flat(a * b * c * e, *arrays, a * b * c * e, b, c, e, *strides)


def _make_channels(s: Any, d: Draw) -> Call:
    n, kept, h, w, stride = s
    channels = kept * stride * stride
    total = n * channels * h * w
    arrays = (d.f32(n, channels, h, w), np.zeros((n, kept, h * stride, w * stride), F32))
    return _flat(total, *arrays, total, w, h, channels, stride)


def _channels(x, y, total, width, height, channels, stride):
    parts = x.reshape(len(x), stride, stride, y.shape[1], height, width)
    return parts.transpose(0, 3, 4, 1, 5, 2).reshape(y.shape)


def _make_padded(s: Any, d: Draw) -> Call:
    n, h, w, top, left = s
    oh, ow = h + 2 * top, w + 2 * left
    total = n * oh * ow
    arrays = (d.f32(n, h, w), np.zeros((n, oh, ow), F32))
    return _flat(total, *arrays, total, h, w, oh, ow, top, left, F32(0.5))


def _padded(x, y, total, height, width, oh, ow, top, left, value):
    return np.pad(x, ((0, 0), (top, top), (left, left)), constant_values=value)


def _make_repeated(s: Any, d: Draw) -> Call:
    n, h, w, by_rows, by_columns = s
    total = n * h * by_rows * w * by_columns
    arrays = (d.f32(n, h, w), np.zeros((n, h * by_rows, w * by_columns), F32))
    return _flat(total, *arrays, total, h, w, by_rows, by_columns, threads=max(1, total // 2))


spec(
    "permuted_axes",
    "layers",
    sizes=((8, 4, 6, 4), (3, 5, 1, 2)),
    make=_make_permuted,
    numpy=lambda x, y, *rest: x.transpose(2, 1, 3, 0),
    free_of=LOOPS,
    quick=("", "O2"),
)
spec(
    "channels_to_space",
    "layers",
    sizes=((2, 3, 4, 8, 2), (1, 1, 3, 5, 3)),
    make=_make_channels,
    numpy=_channels,
    free_of=LOOPS,
)
spec(
    "padded_images",
    "layers",
    sizes=((2, 12, 16, 2, 2), (3, 5, 1, 1, 4)),
    make=_make_padded,
    numpy=_padded,
    free_of=LOOPS,
    quick=("", "O0"),
)
spec(
    "repeated_pixels",
    "layers",
    sizes=((6, 4, 5, 2, 3), (1, 7, 3, 3, 2)),
    make=_make_repeated,
    numpy=lambda x, y, total, h, w, r, c: x.repeat(r, 1).repeat(c, 2),
    free_of=LOOPS,
)
