"""The kernels of contractions.cu: convolutions, windows, sums in memory, several factors."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view
from tests.kernels.registry import Call, Draw, cover, spec

F32, F64, I32 = np.float32, np.float64, np.int32


def _plane(ow: int, oh: int, depth: int, *args: Any) -> Call:
    return Call((cover(ow, 16), cover(oh, 8), max(1, depth)), (16, 8, 1), args)


# --- convolutions -------------------------------------------------------------------------------


def _conv2d_same(x, w, y, batch, channels, features, h, width, r):
    pad = r // 2
    padded = np.pad(x, ((0, 0), (0, 0), (pad, pad), (pad, pad)))
    windows = sliding_window_view(padded, (r, r), (2, 3))
    return np.einsum("bcyxij,fcij->bfyx", windows, w)


def _same(s: Any, d: Draw) -> Call:
    b, c, f, h, w, r = s
    arrays = (d.f32(b, c, h, w), d.f32(f, c, r, r), np.zeros((b, f, h, w), F32))
    return _plane(w, h, b * f, *arrays, b, c, f, h, w, r)


spec(
    "conv2d_same",
    "contractions",
    sizes=((2, 4, 3, 9, 13, 3), (1, 2, 5, 8, 16, 5), (1, 1, 1, 1, 1, 3)),
    make=_same,
    numpy=_conv2d_same,
    tolerance=64,
)


def _conv2d_stride(x, w, bias, y, c, h, width, oh, ow):
    windows = sliding_window_view(x, (3, 3), (1, 2))[:, ::2, ::2]
    return bias[:, None, None] + np.einsum("cyxij,fcij->fyx", windows, w)


def _stride(s: Any, d: Draw) -> Call:
    c, f, h, w = s
    oh, ow = (h - 3) // 2 + 1, (w - 3) // 2 + 1
    arrays = (d.f32(c, h, w), d.f32(f, c, 3, 3), d.f32(f), np.zeros((f, oh, ow), F32))
    return _plane(ow, oh, f, *arrays, c, h, w, oh, ow)


spec(
    "conv2d_stride",
    "contractions",
    sizes=((3, 5, 11, 14), (2, 4, 17, 33), (1, 1, 3, 3)),
    make=_stride,
    numpy=_conv2d_stride,
    tolerance=64,
)

spec(
    "conv2d_depthwise",
    "contractions",
    sizes=((3, 11, 14), (2, 12, 20), (1, 5, 5)),
    make=lambda s, d: _plane(
        s[2] - 4,
        s[1] - 4,
        s[0],
        d.f32(*s),
        d.f32(s[0], 5, 5),
        np.zeros((s[0], s[1] - 4, s[2] - 4), F32),
        s[1],
        s[2],
    ),
    numpy=lambda x, w, y, h, width: np.einsum(
        "cyxij,cij->cyx", sliding_window_view(x, (5, 5), (1, 2)), w
    ),
    tolerance=64,
)

spec(
    "conv1d_dilated",
    "contractions",
    sizes=((100, 7, 3), (65, 33, 2), (5, 2, 4)),
    make=lambda s, d: Call(
        (cover(s[0], 32),),
        (32,),
        (d.f64(s[0]), d.f64(s[1]), np.zeros(s[0] - (s[1] - 1) * s[2]), *s),
    ),
    numpy=lambda x, w, y, n, taps, dilation: sum(
        w[k] * x[k * dilation : k * dilation + len(y)] for k in range(taps)
    ),
    tolerance=64,
)


def _conv1d_full(x, w, y, n, taps):
    total = np.zeros(n, np.uint32)
    for k in range(min(taps, n)):
        total[k:] += x[: n - k].view(np.uint32) * w[k : k + 1].view(np.uint32)
    return total.view(I32)


spec(
    "conv1d_full",
    "contractions",
    sizes=((100, 7), (33, 40), (1, 3)),
    make=lambda s, d: Call(
        (cover(s[0], 32),),
        (32,),
        (d.i32(s[0]), d.i32(s[1]), np.zeros(s[0], I32), *s),
    ),
    numpy=_conv1d_full,
)

spec(
    "conv3d",
    "contractions",
    sizes=((6, 7, 8), (4, 10, 19), (3, 3, 3)),
    make=lambda s, d: _plane(
        s[2] - 2,
        s[1] - 2,
        s[0] - 2,
        d.f32(*s),
        d.f32(3, 3, 3),
        np.zeros([n - 2 for n in s], F32),
        *s,
    ),
    numpy=lambda x, w, y, *_: np.einsum("zyxijk,ijk->zyx", sliding_window_view(x, (3, 3, 3)), w),
    tolerance=64,
)


# --- windows ------------------------------------------------------------------------------------


def _pool(name: str, window: int) -> None:
    def shape(s: Any) -> tuple[int, int]:
        return (s[0] - window) // 2 + 1, (s[1] - window) // 2 + 1

    def numpy(x, y, h, width):
        return sliding_window_view(x, (window, window))[::2, ::2].max((2, 3))

    spec(
        f"{name}_by_two",
        "contractions",
        kernel=name,
        sizes=((17, 23), (8, 32), (3, 3)),
        make=lambda s, d: _plane(
            shape(s)[1], shape(s)[0], 1, d.f32(*s), np.zeros(shape(s), F32), *s
        ),
        numpy=numpy,
    )


_pool("max_pool", 2)
_pool("max_pool3", 3)

spec(
    "sliding_sum",
    "contractions",
    sizes=((100, 9), (64, 40), (7, 7), (5, 1)),
    make=lambda s, d: Call(
        (cover(s[0], 32),), (32,), (d.f32(s[0]), np.zeros(s[0] - s[1] + 1, F32), *s)
    ),
    numpy=lambda x, y, n, window: sliding_window_view(x, window).sum(1) / F32(window),
    tolerance=64,
)

spec(
    "sliding_min",
    "contractions",
    sizes=((100, 9), (64, 40), (7, 7), (5, 1)),
    make=lambda s, d: Call(
        (cover(s[0], 32),), (32,), (d.ints(I32, s[0]), np.zeros(s[0] - s[1] + 1, I32), *s)
    ),
    numpy=lambda x, y, n, window: sliding_window_view(x, window).min(1),
)


# --- products -----------------------------------------------------------------------------------

spec(
    "product_in_place",
    "contractions",
    sizes=((9, 11, 20), (16, 8, 33), (1, 1, 1), (3, 5, 0)),
    make=lambda s, d: _plane(
        s[1], s[0], 1, d.f32(s[0], s[2]), d.f32(s[2], s[1]), d.f32(s[0], s[1]), *s
    ),
    numpy=lambda a, b, c, *_: c + a @ b,
    free_of=("while", "gather", "scatter"),
    tolerance=64,
)

spec(
    "rows_of_four",
    "contractions",
    sizes=((17, 20), (32, 33), (1, 1)),
    make=lambda s, d: Call(
        (cover(s[0], 32),),
        (32,),
        (d.f64(4, s[1]), d.f64(2, s[1], s[0]), np.zeros((8, s[0])), *s),
    ),
    numpy=lambda a, b, c, n, k: np.einsum("rl,sln->rsn", a, b).reshape(8, n),
    free_of=("while", "gather", "scatter"),
    tolerance=64,
)

spec(
    "two_sums",
    "contractions",
    sizes=((11, 5, 6), (16, 3, 40), (1, 1, 1)),
    make=lambda s, d: _plane(
        s[0], s[0], 1, d.f32(*s), d.f32(s[1], s[2], s[0]), np.zeros((s[0], s[0]), F32), *s
    ),
    numpy=lambda t, a, y, *_: np.einsum("ikl,klj->ij", t, a),
    tolerance=64,
)

spec(
    "weighted_product",
    "contractions",
    sizes=((11, 40), (16, 33), (1, 1), (2, 0)),
    make=lambda s, d: _plane(
        s[0],
        s[0],
        1,
        d.f64(*s),
        d.f64(s[1]),
        d.f64(s[1], s[0]),
        np.zeros((s[0], s[0])),
        *s,
    ),
    numpy=lambda a, d, b, y, *_: (a * d) @ b,
    tolerance=64,
)

spec(
    "gathered_product",
    "contractions",
    sizes=((9, 11, 20), (16, 8, 33), (1, 1, 1)),
    make=lambda s, d: _plane(
        s[1],
        s[0],
        1,
        d.f32(30, s[2]),
        d.i32(s[0], lo=0, hi=29),
        d.f32(s[2], s[1]),
        np.zeros((s[0], s[1]), F32),
        *s,
    ),
    numpy=lambda table, ids, b, y, *_: table[ids] @ b,
    tolerance=64,
)


def _second_difference(x, y, n):
    if n > 2:
        y[: n - 2] = x[:-2] - 2 * x[1:-1] + x[2:]
    return y


spec(
    "second_difference",
    "contractions",
    sizes=(100, 65, 3, 1),
    make=lambda n, d: Call((cover(n, 32),), (32,), (d.f32(n), d.f32(n), n)),
    numpy=_second_difference,
    tolerance=8,
)


def _complex(d: Draw, *shape: int) -> np.ndarray:
    return (d.f32(*shape) + 1j * d.f32(*shape)).astype(np.complex64)


def _make_complex(s: Any, d: Draw) -> Call:
    n, m, k = s
    arrays = (_complex(d, n, k), _complex(d, k, m), np.zeros((n, m), np.complex64))
    return _plane(m, n, 1, *arrays, *s)


spec(
    "complex_product",
    "contractions",
    sizes=((20, 30, 24), (9, 17, 5), (1, 1, 1)),
    make=_make_complex,
    numpy=lambda a, b, y, *_: a @ b,
    tolerance=64,
)
spec(
    "rank_two_k",
    "contractions",
    sizes=((30, 24), (11, 7), (1, 1)),
    make=lambda s, d: _plane(
        s[0], s[0], 1, d.f32(*s), d.f32(*s), d.f32(s[0], s[0]), *s, F32(1.5), F32(0.5)
    ),
    numpy=lambda a, b, y, n, k, alpha, beta: alpha * (a @ b.T + b @ a.T) + beta * y,
    tolerance=64,
)
