"""Loops: uniform ones, memory carried through them, grid strides."""

from __future__ import annotations

import numpy as np
from tests.kernels.registry import AFFINE, SEQUENTIAL, Call, Draw, line, plane, spec

F32 = np.float32
LINE = (100, 33, 1, 0)
ROWS = ((40, 12), (33, 7), (1, 1), (0, 3))

# --- loops.cu ---------------------------------------------------------------------------------


def _fibonacci(y, n, count):
    a, b = np.arange(n, dtype=np.uint32), np.ones(n, np.uint32)
    for _ in range(count):
        a, b = b, a + b
    return a


def _filter2d(x, taps, y, h, w, k):
    for i in range(y.shape[0]):
        for j in range(y.shape[1]):
            y[i, j] = (x[i : i + k, j : j + k] * taps).sum()
    return y


def _countdown(x, y, h, w):
    value = np.zeros(h, F32)
    for j in reversed(range(w)):
        value = F32(0.5) * value + x[:, j]
    return value


def _alternate(x, y, n, trips):
    for k in range(trips):
        x = x - F32(1) if k % 2 else x * F32(1.5)
    return x


def _collatz(x, steps, n, trips):
    steps[...] = 0
    for _ in range(trips):
        steps += x != 1
        x = np.where(x == 1, 1, np.where(x & 1, 3 * x + 1, x // 2))
    return steps


def _halving(x, y, n, trips):
    for k in range(int(trips)):
        x = x * F32(0.5) + F32(k)
    return x


def _congruential(x, y, n, trips):
    for _ in range(int(trips)):
        x = x * np.uint32(1664525) + np.uint32(1013904223)
    return x


def _make_filter2d(size, d: Draw):
    h, w, k = size
    out = max(0, h - k + 1), max(0, w - k + 1)
    return plane(out[1], out[0], d.f32(h, w), d.f32(k, k), d.f32(*out), h, w, k)


def _make_triple(size, d: Draw):
    n, p, q = size
    return line(n, d.f32(n, p), d.f32(p, q), d.f32(q), d.f32(n), n, p, q)


spec(
    "power_sum",
    "loops",
    sizes=((100, 6), (33, 3), (1, 1), (7, 0)),
    make=lambda s, d: line(s[0], d.f32(s[0], lo=-1, hi=1), d.f32(s[0]), *s),
    numpy=lambda x, y, n, terms: sum((x**k for k in range(terms)), np.zeros_like(x)),
    free_of=SEQUENTIAL,
    tolerance=10,
)
spec(
    "newton_sqrt",
    "loops",
    sizes=LINE,
    make=lambda n, d: line(n, d.f64(n, lo=0.1, hi=90), d.f64(n), n),
    numpy=lambda x, y, n: np.sqrt(x),
    free_of=SEQUENTIAL,
)
spec(
    "fibonacci",
    "loops",
    sizes=((100, 60), (33, 7), (1, 1)),
    make=lambda s, d: line(s[0], d.u32(s[0]), *s),
    numpy=_fibonacci,
    free_of=SEQUENTIAL,
)
spec(
    "filter1d",
    "loops",
    sizes=((100, 5), (33, 4), (3, 3), (2, 4)),
    make=lambda s, d: line(s[0], d.f32(s[0]), d.f32(s[1]), d.f32(max(0, s[0] - s[1] + 1)), *s),
    numpy=lambda x, taps, y, n, k: np.correlate(x, taps, "valid") if n >= k else y,
    free_of=AFFINE,
    tolerance=10,
)
spec(
    "filter2d",
    "loops",
    sizes=((12, 20, 3), (9, 7, 2), (3, 3, 3), (4, 4, 1)),
    make=_make_filter2d,
    numpy=_filter2d,
    free_of=AFFINE,
    tolerance=10,
)
spec(
    "countdown",
    "loops",
    sizes=ROWS,
    make=lambda s, d: line(s[0], d.f32(*s), d.f32(s[0]), *s),
    numpy=_countdown,
    free_of=SEQUENTIAL,
)
spec(
    "every_third",
    "loops",
    sizes=ROWS,
    make=lambda s, d: line(s[0], d.i32(*s), d.i32(s[0]), *s),
    numpy=lambda x, y, h, w: x[:, 1::3].sum(axis=1),
    free_of=SEQUENTIAL,
)
spec(
    "row_extrema",
    "loops",
    sizes=ROWS,
    make=lambda s, d: line(s[0], d.f32(*s), d.f32(s[0]), d.f32(s[0]), d.i32(s[0]), *s),
    numpy=lambda x, lo, hi, at, h, w: (x.min(axis=1), x.max(axis=1), x.argmax(axis=1)),
    free_of=SEQUENTIAL,
)
spec(
    "triple_product",
    "loops",
    sizes=((40, 6, 5), (33, 3, 7), (1, 1, 1)),
    make=_make_triple,
    numpy=lambda a, b, c, y, n, p, q: a @ (b @ c),
    free_of=SEQUENTIAL,
    tolerance=10,
)
spec(
    "uniform_if_in_loop",
    "loops",
    sizes=((100, 6), (33, 5), (1, 0)),
    make=lambda s, d: line(s[0], d.f32(s[0]), d.f32(s[0]), *s),
    numpy=_alternate,
    free_of=SEQUENTIAL,
)
spec(
    "divergent_if_in_loop",
    "loops",
    sizes=((100, 30), (33, 12), (1, 1)),
    make=lambda s, d: line(s[0], d.i32(s[0], lo=1, hi=99), d.i32(s[0]), *s),
    numpy=_collatz,
    free_of=SEQUENTIAL,
)
spec(
    "single_lane",
    "loops",
    sizes=(40, 7, 1, 0),
    make=lambda n, d: Call((1,), (32,), (d.f64(n), d.f64(2), n)),
    numpy=lambda x, out, n: np.array([x.sum(), (x * x).sum()]),
    free_of=SEQUENTIAL,
    tolerance=10,
)
spec(
    "long_counter",
    "loops",
    sizes=((100, 6), (33, 3), (1, 0)),
    make=lambda s, d: line(s[0], d.f32(s[0]), d.f32(s[0]), np.int64(s[0]), np.int64(s[1])),
    numpy=_halving,
    free_of=SEQUENTIAL,
)
spec(
    "unsigned_counter",
    "loops",
    sizes=((100, 6), (33, 3), (1, 0)),
    make=lambda s, d: line(s[0], d.u32(s[0]), d.u32(s[0]), np.uint32(s[0]), np.uint32(s[1])),
    numpy=_congruential,
    free_of=SEQUENTIAL,
)

# --- carried.cu -------------------------------------------------------------------------------


def _decay(state, source, n, steps):
    for t in range(steps):
        state = F32(0.9) * state + source[t]
    return state


def _trajectory(start, path, n, steps, rate):
    path[0] = start
    for t in range(1, steps):
        path[t] = rate * path[t - 1] * (1 - path[t - 1])
    return path


def _linear_recurrence(y, h, w, a, b):
    for j in range(2, w):
        y[:, j] += a * y[:, j - 1] + b * y[:, j - 2]
    return y


def _relax_rows(u, h, w):
    for j in range(1, w - 1):
        u[:, j] = 0.5 * (u[:, j - 1] + u[:, j + 1])
    return u


def _thomas(lower, diagonal, upper, rhs, work, systems, n):
    """Solved densely; `work` is what the forward sweep leaves."""
    work[0] = upper[0] / diagonal[0]
    for i in range(1, n):
        work[i] = upper[i] / (diagonal[i] - lower[i] * work[i - 1])
    for s in range(systems):
        a = np.diag(diagonal[:, s]) + np.diag(lower[1:, s], -1) + np.diag(upper[:-1, s], 1)
        rhs[:, s] = np.linalg.solve(a, rhs[:, s])
    return rhs, work


def _make_thomas(size, d: Draw):
    systems, n = size
    bands = d.f64(n, systems), d.f64(n, systems, lo=6, hi=8), d.f64(n, systems)
    return line(systems, *bands, d.f64(n, systems), d.f64(n, systems), systems, n)


def _ping_pong(a, b, n, pairs):
    for _ in range(pairs):
        b = F32(0.5) * a + F32(1)
        a = F32(0.5) * b - F32(1)
    return a, b


spec(
    "prefix_rows",
    "carried",
    sizes=ROWS,
    make=lambda s, d: line(s[0], d.f32(*s), d.f32(*s), *s),
    numpy=lambda x, y, h, w: np.cumsum(x, axis=1),
    tolerance=20,
)
spec(
    "prefix_columns",
    "carried",
    sizes=ROWS,
    make=lambda s, d: line(s[1], d.i32(*s), *s),
    numpy=lambda x, h, w: np.cumsum(x, axis=0),
)
spec(
    "decay",
    "carried",
    sizes=((40, 6), (33, 3), (1, 1), (5, 0)),
    make=lambda s, d: line(s[0], d.f32(s[0]), d.f32(s[1], s[0]), *s),
    numpy=_decay,
)
spec(
    "trajectory",
    "carried",
    sizes=((40, 6), (33, 3), (1, 1)),
    make=lambda s, d: line(s[0], d.f64(s[0], lo=0, hi=1), d.f64(s[1], s[0]), *s, 3.1),
    numpy=_trajectory,
    tolerance=100,
)
spec(
    "accumulate",
    "carried",
    sizes=ROWS,
    make=lambda s, d: line(s[0], d.f32(*s), d.f32(s[0]), *s),
    numpy=lambda x, sums, h, w: x.sum(axis=1),
    tolerance=10,
)
spec(
    "linear_recurrence",
    "carried",
    sizes=((40, 12), (33, 3), (1, 1)),
    make=lambda s, d: line(s[0], d.f32(*s), *s, F32(0.4), F32(-0.3)),
    numpy=_linear_recurrence,
    tolerance=10,
)
spec(
    "relax_rows",
    "carried",
    sizes=((40, 12), (33, 3), (1, 2)),
    make=lambda s, d: line(s[0], d.f64(*s), *s),
    numpy=_relax_rows,
)
spec(
    "thomas",
    "carried",
    sizes=((40, 8), (33, 3), (1, 1)),
    make=_make_thomas,
    numpy=_thomas,
    tolerance=100,
)
spec(
    "ping_pong",
    "carried",
    sizes=((40, 4), (33, 1), (1, 2)),
    make=lambda s, d: line(s[0], d.f32(s[0]), d.f32(s[0]), *s),
    numpy=_ping_pong,
)

# --- gridstride.cu ----------------------------------------------------------------------------

STRIDED = (64, 100, 37, 1)


def _lane_sums(x, sums, n):
    return np.array([x[i :: len(sums)].sum(dtype=np.float64) for i in range(len(sums))])


spec(
    "saxpy_stride",
    "gridstride",
    sizes=STRIDED,
    make=lambda n, d: Call((2,), (16,), (n, F32(1.5), d.f32(n), d.f32(n))),
    numpy=lambda n, a, x, y: a * x + y,
)
spec(
    "square_stride",
    "gridstride",
    sizes=STRIDED,
    make=lambda n, d: Call((2,), (16,), (d.f64(n), d.f64(n), np.uint64(n))),
    numpy=lambda x, y, n: x * x,
)
spec(
    "transpose_stride",
    "gridstride",
    sizes=((16, 24), (9, 7), (1, 1)),
    make=lambda s, d: Call((2, 2), (4, 2), (d.f32(*s), d.f32(s[1], s[0]), *s)),
    numpy=lambda x, y, h, w: x.T,
)
spec(
    "lane_sums",
    "gridstride",
    sizes=STRIDED,
    make=lambda n, d: Call((2,), (16,), (d.f32(n), d.f32(32), n)),
    numpy=_lane_sums,
    tolerance=10,
)
spec(
    "chunked",
    "gridstride",
    sizes=((64, 4), (50, 4), (1, 3)),
    make=lambda s, d: line(-(-s[0] // s[1]), d.f32(s[0]), d.f32(s[0]), *s, block=8),
    numpy=lambda x, y, n, chunk: x + F32(0.5),
)


def _local_windows(x, y, n):
    rows = x.reshape(n, 40)
    rows = rows * rows[:, np.arange(40) * 7 % 40]
    return np.lib.stride_tricks.sliding_window_view(rows, 8, axis=1)[:, :32].sum(axis=2).ravel()


spec(
    "local_windows",
    "loops",
    sizes=(30, 5, 1),
    make=lambda n, d: line(n, d.f32(40 * n), d.f32(32 * n), n),
    numpy=_local_windows,
    tolerance=10,
)
