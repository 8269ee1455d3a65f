"""The kernels of norms.cu: norms, softmax and losses by blocks and warps."""

from __future__ import annotations

from functools import partial

import numpy as np
from tests.kernels.registry import AFFINE, Call, Draw, spec

F32 = np.float32
norms = partial(spec, source="norms", tolerance=32)


def _zeros(*shape: int) -> np.ndarray:
    return np.zeros(shape, F32)


def _rms(x, gain, _y, n4, eps) -> np.ndarray:
    return x / np.sqrt((x * x).mean(1, keepdims=True) + eps) * gain


def _layer(x, gain, bias, *_) -> np.ndarray:
    centred = x - x.mean(1, keepdims=True)
    return centred / np.sqrt((centred**2).mean(1, keepdims=True) + 1e-5) * gain + bias


def _group(x, gain, bias, _y, _channels, _spatial, groups) -> np.ndarray:
    rows = x.reshape(x.shape[0], groups, -1)
    mean = rows.mean(2, keepdims=True)
    scaled = (rows - mean) / np.sqrt((rows * rows).mean(2, keepdims=True) - mean * mean + 1e-5)
    return scaled.astype(F32).reshape(x.shape) * gain[:, None] + bias[:, None]


def _given(x, _y, mean, var, gain, bias, *_) -> np.ndarray:
    mean, var, gain, bias = (v[:, None] for v in (mean, var, gain, bias))
    return gain * (x - mean) / np.sqrt(var + F32(1e-5)) + bias


def _moments(x, _y, gain, means, vars_, _n, _c, _s, rate) -> tuple[np.ndarray, ...]:
    mean, var = x.mean((0, 2)), x.var((0, 2))
    y = gain[:, None] * (x - mean[:, None]) / np.sqrt(var + 1e-5)[:, None]
    return y.astype(F32), (1 - rate) * means + rate * mean, (1 - rate) * vars_ + rate * var


def _masked(scores, mask, _w, _heads, _queries, _keys, scale) -> np.ndarray:
    x = scores * scale + mask[:, None, None, :]
    powers = np.exp(x - x.max(-1, keepdims=True))
    return (powers / (powers.sum(-1, keepdims=True) + 1e-6)).astype(F32)


def _loss(logits, labels, _loss, _classes, smooth) -> np.ndarray:
    top = np.log(np.exp(logits - logits.max(1, keepdims=True)).sum(1)) + logits.max(1)
    own = logits[np.arange(len(labels)), labels]
    return ((1 - smooth) * (top - own) + smooth * (top - logits.mean(1))).astype(F32)


def _make_given(size, d: Draw) -> Call:
    x, channels = d.f32(*size), size[1]
    moments = d.f32(channels), d.f32(channels, lo=0.5), d.f32(channels), d.f32(channels)
    return Call((3,), (128,), (x, _zeros(*size), *moments, *size))


def _make_moments(size, d: Draw) -> Call:
    channels = size[1]
    moments = d.f32(channels), d.f32(channels), d.f32(channels, lo=0.5)
    return Call((channels,), (64,), (d.f32(*size), _zeros(*size), *moments, *size, F32(0.1)))


def _make_group(size, d: Draw) -> Call:
    images, channels, spatial, groups = size
    x, gain, bias = d.f32(images, channels, spatial), d.f32(channels), d.f32(channels)
    return Call((images * groups,), (64,), (
        x, gain, bias, np.zeros_like(x), channels, spatial, groups))  # fmt: skip


def _make_masked(size, d: Draw) -> Call:
    batches, heads, queries, keys = size
    scores = d.f32(*size)
    mask = np.where(d.f32(batches, keys) > 0, 0, -10000).astype(F32)
    mask[:, 0] = 0
    return Call((batches * heads * queries,), (32,), (
        scores, mask, _zeros(*size), heads, queries, keys, F32(0.5)))  # fmt: skip


def _make_loss(size, d: Draw) -> Call:
    rows, classes = size
    labels = d.i32(rows, lo=0, hi=classes - 1)
    return Call((rows,), (32,), (d.f32(*size), labels, _zeros(rows), classes, F32(0.1)))


norms("rms_norm_float4", sizes=((3, 304), (2, 20)), free_of=AFFINE, numpy=_rms,
      make=lambda s, d: Call((s[0],), (128,), (
          d.f32(*s), d.f32(s[1]), _zeros(*s), s[1] // 4, F32(1e-5))))  # fmt: skip
norms("layer_norm_float4", sizes=((10, 76), (3, 160)), free_of=AFFINE, numpy=_layer,
      make=lambda s, d: Call((-(-s[0] // 4),), (32, 4), (
          d.f32(*s), d.f32(s[1]), d.f32(s[1]), _zeros(*s), *s)))  # fmt: skip
norms("group_norm_block", sizes=((3, 8, 50, 2), (1, 6, 49, 3)), free_of=AFFINE, numpy=_group,
      make=_make_group)  # fmt: skip
norms("batch_norm_given", sizes=((3, 5, 70), (2, 3, 7)), free_of=AFFINE, numpy=_given,
      make=_make_given)  # fmt: skip
norms("batch_norm_moments", sizes=((3, 5, 70), (2, 3, 33)), free_of=AFFINE, numpy=_moments,
      make=_make_moments)  # fmt: skip
norms("softmax_masked", sizes=((2, 3, 4, 50), (1, 2, 3, 33)), free_of=AFFINE, numpy=_masked,
      make=_make_masked)  # fmt: skip
norms("smoothed_loss", sizes=((6, 70), (4, 33)), free_of=("while", "scatter"), numpy=_loss,
      make=_make_loss)  # fmt: skip
norms("softmax_gradient", sizes=((10, 70), (3, 96)), free_of=AFFINE,
      numpy=lambda y, dy, *_: y * (dy - (y * dy).sum(1, keepdims=True)),
      make=lambda s, d: Call((-(-s[0] // 4),), (128,), (
          d.f32(*s), d.f32(*s), _zeros(*s), *s)))  # fmt: skip


def _gradient(dx, dgain, dbias, dy, x, gain, mean, scale, _rows, cols) -> tuple[np.ndarray, ...]:
    normed, d = (x - mean[:, None]) * scale[:, None], gain * dy
    inner = d - d.mean(1, keepdims=True) - normed * (d * normed).mean(1, keepdims=True)
    return dx + inner * scale[:, None], dgain + (normed * dy).sum(0), dbias + dy.sum(0)


def _make_gradient(size, d: Draw) -> Call:
    rows, cols = size
    x = d.f32(*size)
    scale = (1 / np.sqrt(x.var(1) + 1e-5)).astype(F32)
    sums = d.f32(*size), d.f32(cols), d.f32(cols)
    args = *sums, d.f32(*size), x, d.f32(cols), x.mean(1), scale, rows, cols
    return Call((-(-rows // 64),), (64,), args)


norms("layer_norm_gradient", sizes=((40, 33), (7, 50)), free_of=AFFINE, numpy=_gradient,
      make=_make_gradient)  # fmt: skip
