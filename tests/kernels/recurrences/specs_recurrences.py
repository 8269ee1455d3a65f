"""The kernels of recurrences.cu: running sums, recurrences, indices of extrema, scans."""

from __future__ import annotations

from functools import partial

import numpy as np
from tests.kernels.registry import Call, Draw, cover, line, nan_mixed, spec

F32, I32, U32 = np.float32, np.int32, np.uint32
ROWS = ((40, 70), (33, 7), (1, 1), (3, 64))
one_level = partial(spec, source="recurrences", quick=("O3",))


def _smooth(x, y, h, w):
    s = np.zeros(h, F32)
    for j in range(w):
        s = F32(0.75) * s + F32(0.25) * x[:, j]
        y[:, j] = s
    return y


def _congruence(a, b, y, n):
    s = U32(1)
    for j in range(n):
        y[j] = s = a[j] * s + b[j]
    return y


def _argmin(x, at, least, h, w):
    clean = np.where(np.isnan(x), np.inf, x)
    found = clean.min(axis=1) < np.finfo(F32).max
    at[...] = np.where(found, clean.argmin(axis=1), -1)
    least[...] = np.where(found, clean.min(axis=1), np.finfo(F32).max)
    return at, least


def _with_nans(h: int, w: int, d: Draw) -> np.ndarray:
    x = nan_mixed(h * w, d).reshape(h, w)
    x[-1] = np.inf
    return x


def _argmax_tree(x, at, n):
    for b in range(len(at)):
        part = x[128 * b : 128 * (b + 1)]
        at[b] = 128 * b + (part.argmax() if len(part) else 0)
    return at


def _scanned(x, y, n, block):
    for b in range(0, n, block):
        y[b : b + block] = np.cumsum(x[b : b + block], dtype=x.dtype)
    return y


def _rows(name, draw, reference, out=None, **options):
    one_level(
        name,
        sizes=ROWS,
        make=lambda s, d: line(s[0], draw(s, d), np.zeros(s, out or draw(s, d).dtype), *s),
        numpy=reference,
        **options,
    )


_rows(
    "running_sum",
    lambda s, d: d.f32(*s),
    lambda x, y, h, w: np.cumsum(x, axis=1),
    tolerance=40,
)
_rows(
    "exclusive_sum",
    lambda s, d: d.ints(I32, *s),
    lambda x, y, h, w: np.cumsum(x, axis=1, dtype=I32) - x,
)
_rows(
    "running_max",
    lambda s, d: d.ints(I32, *s),
    lambda x, y, h, w: np.maximum.accumulate(x, axis=1),
)
_rows(
    "running_product",
    lambda s, d: d.u32(*s),
    lambda x, y, h, w: np.cumprod(x, axis=1, dtype=U32),
)
_rows(
    "suffix_sum",
    lambda s, d: d.ints(I32, *s),
    lambda x, y, h, w: np.cumsum(x[:, ::-1], axis=1, dtype=I32)[:, ::-1],
)
_rows("smooth", lambda s, d: d.f32(*s), _smooth, tolerance=20)
one_level(
    "column_sums",
    sizes=((70, 40), (7, 33), (1, 1), (64, 3)),
    make=lambda s, d: line(s[1], d.f64(*s), np.zeros(s), *s),
    numpy=lambda x, y, h, w: np.cumsum(x, axis=0),
    tolerance=40,
)
one_level(
    "offsets",
    sizes=(100, 33, 1, 0),
    make=lambda n, d: Call((1,), (1,), (d.ints(I32, n), np.zeros(n + 1, I32), n)),
    numpy=lambda counts, starts, n: np.append(I32(0), np.cumsum(counts, dtype=I32)),
)
one_level(
    "congruence",
    sizes=(100, 33, 1, 0),
    make=lambda n, d: Call((1,), (1,), (d.u32(n), d.u32(n), np.zeros(n, U32), n)),
    numpy=_congruence,
)
one_level(
    "argmin_rows",
    sizes=ROWS,
    make=lambda s, d: line(
        s[0], _with_nans(s[0], s[1], d), np.zeros(s[0], I32), np.zeros(s[0], F32), *s
    ),
    numpy=_argmin,
)
one_level(
    "argmax_last",
    sizes=ROWS,
    make=lambda s, d: line(s[0], d.i32(*s, lo=0, hi=9), np.zeros(s[0], I32), *s),
    numpy=lambda x, at, h, w: w - 1 - x[:, ::-1].argmax(axis=1),
)
one_level(
    "argmax_tree",
    sizes=(300, 128, 1),
    make=lambda n, d: Call((cover(n, 128),), (128,), (d.i32(n), np.zeros(cover(n, 128), I32), n)),
)
one_level(
    "scan_one_buffer",
    sizes=(300, 128, 1),
    make=lambda n, d: line(n, d.ints(I32, n), np.zeros(n, I32), n, block=128),
    numpy=lambda x, y, n: _scanned(x, y, n, 128),
)
one_level(
    "scan_warp",
    sizes=(300, 128, 1),
    make=lambda n, d: line(n, d.f32(n), np.zeros(n, F32), n, block=64),
    numpy=lambda x, y, n: _scanned(x, y, n, 32),
    tolerance=40,
)


def _folded(fold: np.ufunc, x: np.ndarray, n: int, part: int) -> np.ndarray:
    rows = [fold.accumulate(x[k : k + part]) for k in range(0, n, part)]
    return np.concatenate(rows)[:n]


one_level(
    "scan_max",
    sizes=(300, 128, 1),
    make=lambda n, d: line(n, nan_mixed(n, d), np.zeros(n, F32), n, block=128),
    numpy=lambda x, y, n: _folded(np.fmax, x, n, 128),
)
one_level(
    "scan_warp_min",
    sizes=(300, 128, 1),
    make=lambda n, d: line(n, d.i32(n), np.zeros(n, I32), n, block=64),
    numpy=lambda x, y, n: _folded(np.minimum, x, n, 32),
)
one_level(
    "scan_xor",
    sizes=(300, 64, 1),
    make=lambda n, d: line(n, d.i32(n).astype(U32), np.zeros(n, U32), n, block=64),
    numpy=lambda x, y, n: _folded(np.bitwise_xor, x, n, 64),
)


def _filtered(a, b, y, h, w):
    s = np.zeros(h, F32)
    for j in range(w):
        y[:, j] = s = a[:, j] * s + b[:, j]
    return y


def _advantages(reward, value, done, out, steps, n, gamma, lam):
    last = np.zeros(n, F32)
    for t in range(steps - 1, -1, -1):
        goes_on = 1 - done[t]
        following = value[t + 1] if t + 1 < steps else np.zeros(n, F32)
        delta = reward[t] + gamma * following * goes_on - value[t]
        out[t] = last = delta + gamma * lam * goes_on * last
    return out


def _states(a, b, c, start, y, steps, n):
    h = start
    for t in range(steps):
        h = a[t] * h + b[t]
        y[t] = h @ c[t]
    return y


def _sums_anew(x, flags, y, h, w):
    s = np.zeros(h, F32)
    for j in range(w):
        y[:, j] = s = np.where(flags[:, j], 0, s).astype(F32) + x[:, j]
    return y


def _run_lengths(x, y, h, w):
    run = np.zeros(h, I32)
    for j in range(w):
        y[:, j] = run = np.where(x[:, j], run + 1, 0)
    return y


def _advantages_call(s: tuple[int, int], d: Draw) -> Call:
    done = (d.f32(*s) > 1.5).astype(F32)
    return line(s[1], d.f32(*s), d.f32(*s), done, np.zeros(s, F32), *s, F32(0.99), F32(0.95))


one_level(
    "filter_varying",
    sizes=ROWS,
    make=lambda s, d: line(s[0], d.f32(*s, lo=-1, hi=1), d.f32(*s), np.zeros(s, F32), *s),
    numpy=_filtered,
    tolerance=20,
)
one_level("advantages", sizes=ROWS, make=_advantages_call, numpy=_advantages, tolerance=20)
one_level(
    "state_space",
    sizes=ROWS,
    make=lambda s, d: line(
        s[1],
        d.f32(*s, 4, lo=0, hi=1),
        d.f32(*s, 4),
        d.f32(s[0], 4),
        d.f32(s[1], 4),
        np.zeros(s, F32),
        *s,
    ),
    numpy=_states,
    tolerance=20,
)
one_level(
    "sums_anew",
    sizes=ROWS,
    make=lambda s, d: line(s[0], d.f32(*s), d.i32(*s, lo=0, hi=9) // 8, np.zeros(s, F32), *s),
    numpy=_sums_anew,
    tolerance=20,
)
one_level(
    "run_lengths",
    sizes=ROWS,
    make=lambda s, d: line(s[0], d.i32(*s, lo=0, hi=5) // 2, np.zeros(s, I32), *s),
    numpy=_run_lengths,
)
