"""The kernels of named.cu: moves, histograms and sorts."""

from __future__ import annotations

import itertools
from functools import partial

import numpy as np
from tests.kernels.registry import AFFINE, Call, Draw, line, plane, spec

F32, I32, U32 = np.float32, np.int32, np.uint32
one_level = partial(spec, source="named", quick=("O3",))


def _starts(rows: int, longest: int, d: Draw) -> np.ndarray:
    lengths = d.i32(rows, lo=0, hi=longest)
    return np.append(I32(0), np.cumsum(lengths, dtype=I32))


def _make_csr(size, d: Draw):
    rows, longest = size
    starts = _starts(rows, longest, d)
    return line(rows, starts, d.f32(max(1, starts[-1])), np.zeros(rows, F32), rows)


def _csr(starts, values, y, rows):
    return np.array([values[a:b].sum(dtype=F32) for a, b in itertools.pairwise(starts)], F32)


def _counts(x, bins, *_):
    return bins + np.bincount(x, minlength=len(bins)).astype(bins.dtype)


def _weighted(x, weight, bins, n):
    np.add.at(bins, x & 63, weight)
    return bins


def _sorted(x, y, n, part):
    for b in range(0, n, part):
        y[b : b + part] = np.sort(x[b : b + part])
    return y


def _shuffled(x, y):
    y[(np.arange(256) * 5 + 3) % 256] = x
    return y


def _reversed_bits(x, y):
    y[[int(f"{i:08b}"[::-1], 2) for i in range(256)]] = x
    return y


one_level(
    "concatenated",
    sizes=((60, 45), (33, 1), (1, 1)),
    make=lambda s, d: line(sum(s), d.f32(s[0]), d.f32(s[1]), np.zeros(sum(s), F32), *s),
    numpy=lambda a, b, y, n, m: np.concatenate([a, b]),
    free_of=AFFINE,
)
one_level(
    "padded",
    sizes=((12, 20, 2), (7, 9, 1), (1, 1, 3)),
    make=lambda s, d: plane(
        s[1] + 2 * s[2], s[0] + 2 * s[2], d.f32(*s[:2]), d.f32(s[0] + 2 * s[2], s[1] + 2 * s[2]), *s
    ),
    numpy=lambda x, y, h, w, margin: np.pad(x, margin),
    free_of=AFFINE,
)
one_level(
    "rolled",
    sizes=((100, 7), (33, 32), (1, 1)),
    make=lambda s, d: line(s[0], d.i32(s[0]), np.zeros(s[0], I32), *s),
    numpy=lambda x, y, n, by: np.roll(x, by),
)
one_level(
    "reverse_blocks",
    sizes=(256, 64),
    make=lambda n, d: line(n, d.i32(n), np.zeros(n, I32), block=64),
    numpy=lambda x, y: x.reshape(-1, 64)[:, ::-1].reshape(-1),
    free_of=AFFINE,
)
one_level(
    "swap_pairs",
    sizes=(100, 64, 2),
    make=lambda n, d: line(n, d.f32(n), np.zeros(n, F32), n),
    numpy=lambda x, y, n: x.reshape(-1, 2)[:, ::-1].reshape(-1),
)
one_level(
    "strided_shuffle",
    sizes=(256,),
    make=lambda n, d: line(n, d.i32(n), np.zeros(n, I32), block=64),
    numpy=_shuffled,
)
one_level(
    "bit_reversal",
    sizes=(256,),
    make=lambda n, d: line(n, d.f32(n), np.zeros(n, F32), block=64),
    numpy=_reversed_bits,
)
one_level(
    "histogram_plain",
    sizes=(1000, 33, 1, 0),
    make=lambda n, d: line(n, d.i32(n, lo=0, hi=15), d.i32(16), n),
    numpy=_counts,
)
one_level(
    "histogram_strided",
    sizes=(1000, 33, 1),
    make=lambda n, d: Call((2,), (64,), (d.ints(np.uint8, n), d.u32(256), n)),
    numpy=_counts,
)
one_level(
    "histogram_weighted",
    sizes=(1000, 33, 1, 0),
    make=lambda n, d: line(n, d.i32(n), d.f32(n), d.f32(64), n),
    numpy=_weighted,
    tolerance=40,
)
one_level(
    "bitonic_ints",
    sizes=(300, 128, 1),
    make=lambda n, d: line(n, d.ints(I32, n), np.zeros(n, I32), n, block=128),
    numpy=lambda x, y, n: _sorted(x, y, n, 128),
)
one_level(
    "odd_even_sort",
    sizes=(192, 64),
    make=lambda n, d: Call((n // 64,), (32,), (d.i32(n, lo=-9, hi=9), np.zeros(n, I32))),
    numpy=lambda x, y: _sorted(x, y, len(x), 64),
)
one_level(
    "csr_sums",
    sizes=((100, 9), (33, 1), (1, 5)),
    make=_make_csr,
    numpy=_csr,
    tolerance=20,
)
