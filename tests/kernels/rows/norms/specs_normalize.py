"""The kernels of normalize.cu: softmax, layer norm and attention in the ways people write them."""

from __future__ import annotations

from functools import partial

import numpy as np
from tests.kernels.registry import SEQUENTIAL, Call, Draw, line, spec

F32 = np.float32
normal = partial(spec, source="normalize", tolerance=16)
WHOLE = (*SEQUENTIAL, "while", "gather", "scatter", "concatenate", "pad")


def _softmax(x: np.ndarray) -> np.ndarray:
    powers = np.exp(x - x.max(-1, keepdims=True))
    return powers / powers.sum(-1, keepdims=True)


def _layer_norm(x, gain, bias) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    mean = x.mean(1, keepdims=True)
    scale = 1 / np.sqrt(((x - mean) ** 2).mean(1, keepdims=True) + 1e-5)
    return (x - mean) * scale * gain + bias, mean[:, 0], scale[:, 0]


def _thread_rows(size, d: Draw) -> Call:
    rows, cols = size
    return line(rows, d.f32(rows, cols), np.zeros((rows, cols), F32), rows, cols)


def _attention(size, d: Draw) -> Call:
    q, k, v = (d.f32(size, 12) for _ in range(3))
    return line(size, q, k, v, np.zeros((size, 12), F32), size, F32(0.3))


def _warps(size, d: Draw) -> Call:
    rows, cols = size
    results = np.zeros((rows, cols), F32), np.zeros(rows, F32), np.zeros(rows, F32)
    args = d.f32(rows, cols), d.f32(cols), d.f32(cols), *results, rows, cols
    return Call((-(-rows // 3),), (96,), args)


def _parts(size, d: Draw) -> Call:
    rows, cols = size
    results = np.zeros((rows, cols), F32), np.zeros(rows, F32)
    return Call((rows,), (96,), (d.f32(rows, cols), d.f32(cols), d.f32(cols), *results, cols))


ROWS = ((5, 70), (3, 96), (4, 33))
normal("softmax_one_pass", sizes=ROWS, make=_thread_rows, free_of=WHOLE,
       numpy=lambda x, y, rows, cols: _softmax(x))  # fmt: skip
normal("attention_one_pass", sizes=(40, 7, 65), make=_attention, free_of=WHOLE,
       numpy=lambda q, k, v, out, n, scale: _softmax(q @ k.T * scale) @ v)  # fmt: skip
normal("softmax_in_place", sizes=ROWS, free_of=WHOLE,
       make=lambda s, d: Call((s[0],), (32,), (np.zeros(s, F32), d.f32(*s), s[1])),
       numpy=lambda y, x, cols: _softmax(x))  # fmt: skip
normal("layer_norm_warps", sizes=ROWS, make=_warps, free_of=WHOLE,
       numpy=lambda x, gain, bias, *rest: _layer_norm(x, gain, bias))  # fmt: skip
normal("layer_norm_parts", sizes=ROWS, make=_parts, free_of=WHOLE,
       numpy=lambda x, gain, bias, *rest: _layer_norm(x, gain, bias)[:2])  # fmt: skip
normal("softmax_thread_in_place", sizes=((5, 37), (40, 20)), free_of=WHOLE,
       make=lambda s, d: line(s[0], d.f32(*s), *s),
       numpy=lambda x, rows, cols: _softmax(x))  # fmt: skip


def _causal(scores, _weights, scale, _n) -> np.ndarray:
    kept = np.where(np.tri(scores.shape[-1], dtype=bool), scores * scale, -np.inf)
    return _softmax(kept).astype(F32)


normal("softmax_causal", sizes=((2, 40), (1, 70), (3, 5)), free_of=(*SEQUENTIAL, "while"),
       make=lambda s, d: Call((s[1], s[0]), (32,), (
           d.f32(s[0], s[1], s[1]), np.zeros((s[0], s[1], s[1]), F32), F32(0.5), s[1])),
       numpy=_causal)  # fmt: skip


def _grouped(size, d: Draw) -> Call:
    images, channels, spatial, groups = size
    x, gain, bias = d.f32(images, channels, spatial), d.f32(channels), d.f32(channels)
    return Call((images * groups,), (32,), (
        x, gain, bias, np.zeros_like(x), channels, spatial, groups))  # fmt: skip


def _group_norm(x, gain, bias, _y, _channels, _spatial, groups) -> np.ndarray:
    rows = x.reshape(x.shape[0], groups, -1)
    mean = rows.mean(2, keepdims=True)
    scaled = (rows - mean) / np.sqrt((rows * rows).mean(2, keepdims=True) - mean * mean + 1e-5)
    return scaled.astype(F32).reshape(x.shape) * gain[:, None] + bias[:, None]


normal("group_norm", sizes=((3, 8, 50, 2), (2, 6, 49, 3), (1, 5, 33, 1)), free_of=WHOLE,
       make=_grouped, numpy=_group_norm)  # fmt: skip


def _attention_rows(size, d: Draw) -> Call:
    batches, rows, heads = size
    scores = d.f32(batches, heads, rows, rows)
    return line(batches * rows * heads, scores, np.zeros_like(scores), batches, rows, heads)


normal("attention_weights", sizes=((2, 12, 3), (1, 7, 3)), make=_attention_rows,
       free_of=("scatter",),
       numpy=lambda scores, weights, *_: _causal(scores, weights, F32(1), None))  # fmt: skip
