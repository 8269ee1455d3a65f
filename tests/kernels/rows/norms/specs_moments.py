"""The kernels of moments.cu: rows by updates, and by merges of parts."""

from __future__ import annotations

from functools import partial

import numpy as np
from tests.kernels.registry import Call, Draw, cover, spec

F32 = np.float32
moments = partial(spec, source="moments", quick=("O3",), tolerance=32)


def _zeros(*shape: int) -> np.ndarray:
    return np.zeros(shape, F32)


def _with_special(rows: int, cols: int, d: Draw) -> np.ndarray:
    """Numbers, but for rows with infinities, a NaN, and one whose squares have no float."""
    x = d.f32(rows, cols)
    if rows > 3:
        x[0, cols // 2] = np.inf
        x[1, cols - 1] = -np.inf
        x[2, 0] = np.nan
        x[3] *= F32(1e30)
    return x


def _variances(x, *_) -> tuple[np.ndarray, np.ndarray]:
    wide = x.astype(np.float64)
    return wide.mean(1).astype(F32), wide.var(1).astype(F32)


def _scales(x, *_) -> tuple[np.ndarray, np.ndarray]:
    mean, var = _variances(x)
    return mean, 1 / np.sqrt(var + F32(1e-5))


def _layer(x, gain, bias, *_) -> tuple[np.ndarray, ...]:
    mean, scale = _scales(x)
    return gain * (scale[:, None] * (x - mean[:, None])) + bias, mean, scale


def _softmax(x, *_) -> np.ndarray:
    powers = np.exp(x - x.max(1, keepdims=True))
    return powers / powers.sum(1, keepdims=True)


def _channels(x, _means, _scales, _images, _channels, _pixels, eps) -> tuple[np.ndarray, ...]:
    wide = x.astype(np.float64)
    return wide.mean((0, 2)).astype(F32), (1 / np.sqrt(wide.var((0, 2)) + eps)).astype(F32)


def _make_layer(size, d: Draw) -> Call:
    rows, cols = size
    arrays = (d.f32(*size), d.f32(cols), d.f32(cols), _zeros(*size), _zeros(rows), _zeros(rows))
    return Call((rows,), (32,), (*arrays, cols))


moments("moments_rows", sizes=((50, 33), (3, 5), (1, 1)), numpy=_variances,
        make=lambda s, d: Call((cover(s[0], 64),), (64,), (
            d.f32(*s), _zeros(s[0]), _zeros(s[0]), *s)))  # fmt: skip
moments("moments_rows_special", kernel="moments_rows", sizes=((6, 33),),
        make=lambda s, d: Call((cover(s[0], 64),), (64,), (
            _with_special(s[0], s[1], d), _zeros(s[0]), _zeros(s[0]), *s)))  # fmt: skip
moments("moments_down", sizes=((6, 70), (2, 20)), numpy=_scales,
        make=lambda s, d: Call((s[0],), (32,), (
            d.f32(*s), _zeros(s[0]), _zeros(s[0]), s[1])))  # fmt: skip
moments("layer_norm_ring", sizes=((6, 70), (3, 32)), numpy=_layer, make=_make_layer)
moments("moments_tree", sizes=((5, 100), (4, 40)), numpy=_variances,
        make=lambda s, d: Call((s[0],), (64,), (
            d.f32(*s), _zeros(s[0]), _zeros(s[0]), s[1])))  # fmt: skip
moments("batch_moments", sizes=((6, 5, 70), (3, 2, 33)), numpy=_channels,
        make=lambda s, d: Call((s[1],), (32, 4), (
            d.f32(*s), _zeros(s[1]), _zeros(s[1]), *s, F32(1e-5))))  # fmt: skip
moments("mean_compensated", sizes=((50, 33), (3, 5)), tolerance=1.0,
        numpy=lambda x, *_: x.astype(np.float64).mean(1).astype(F32),
        make=lambda s, d: Call((cover(s[0], 64),), (64,), (
            d.f32(*s) * F32(100), _zeros(s[0]), *s)))  # fmt: skip
moments(
    "softmax_merged_tree",
    sizes=((7, 150), (3, 40)),
    numpy=_softmax,
    make=lambda s, d: Call((s[0],), (64,), (d.f32(*s, lo=-9, hi=9), _zeros(*s), s[1])),
)
moments("softmax_merged_warp", sizes=((10, 70), (3, 33), (4, 20)), numpy=_softmax,
        make=lambda s, d: Call((cover(s[0], 4),), (128,), (
            d.f32(*s, lo=-9, hi=9), _zeros(*s), *s)))  # fmt: skip
moments("softmax_merged_special", kernel="softmax_merged_warp", sizes=((6, 70),),
        make=lambda s, d: Call((cover(s[0], 4),), (128,), (
            _with_special(s[0], s[1], d), _zeros(*s), *s)))  # fmt: skip
