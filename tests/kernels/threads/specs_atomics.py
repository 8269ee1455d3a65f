"""Atomics of every kind and type; compare-and-swap loops; updates that collide.

Where a kernel looks at old values, lanes take their turns in ascending order, here and on the
reference executor.
"""

from __future__ import annotations

import ml_dtypes
import numpy as np
from tests.kernels.registry import Call, Draw, line, plane, spec

F16, F32, F64, I32, U32 = np.float16, np.float32, np.float64, np.int32, np.uint32
U64 = np.uint64
BF16 = ml_dtypes.bfloat16
SIZES = (100, 33, 1, 0)


def _olds(name: str, dtype, quick: str = "", **options) -> None:
    """A kernel that keeps what each lane found in one of seven elements."""

    def make(n: int, d: Draw) -> Call:
        start = d.ints(np.uint8, 7, hi=12).astype(dtype)
        return line(n, d.i32(n, lo=0, hi=5000), start, np.zeros(n, dtype), n, 7)

    spec(name, "atomics", sizes=SIZES, make=make, quick=(quick,) if quick else (), **options)


for _name, _dtype, _quick in (
    ("add_i", I32, "O3"),
    ("add_f", F32, ""),
    ("add_l", U64, ""),
    ("min_i", I32, ""),
    ("max_u", U32, ""),
    ("and_i", I32, ""),
    ("or_i", I32, ""),
    ("xor_i", I32, ""),
    ("exch_i", I32, ""),
    ("exch_f", F32, ""),
    ("cas_i", I32, "O3"),
    ("cas_v", I32, ""),
    ("inc_u", U32, "O3"),
    ("dec_u", U32, ""),
    ("inc_max", U32, ""),
    ("dec_max", U32, ""),
    ("inc_zero", U32, ""),
    ("dec_zero", U32, ""),
    ("inc_v", U32, ""),
    ("one_max", I32, ""),
    ("one_or", I32, ""),
    ("one_exch", I32, ""),
    ("sub_i", I32, ""),
):
    _olds(_name, _dtype, _quick)

spec(
    "shared_tickets",
    "atomics",
    sizes=SIZES,
    make=lambda n, d: line(n, d.i32(n, lo=0), np.zeros(n, I32), n),
    quick=(),
)


# --- compare-and-swap loops -----------------------------------------------------------------------


def _scatter(ufunc: np.ufunc):
    def run(x, b, m, *rest):
        with np.errstate(all="ignore"):
            ufunc.at(m, b, x)
        return m

    return run


def _binned(name: str, dtype, numpy, quick: str = "O3", start: float = 0, **options) -> None:
    """x[i] goes into m[b[i]]; whole numbers, so that the order of sums does not matter."""

    def make(n: int, d: Draw) -> Call:
        x = np.round(d.f32(n, lo=-4, hi=4)).astype(dtype)
        return line(n, x, d.i32(n, lo=0, hi=6), np.full(8, start, dtype), n)

    levels = (quick,) if quick else ()
    spec(name, "atomics", sizes=SIZES, make=make, numpy=numpy, quick=levels, **options)


spec(
    "fmax_all",
    "atomics",
    sizes=SIZES,
    make=lambda n, d: line(n, d.f32(n), np.full(1, -9, F32), n),
    numpy=lambda x, m, n: np.maximum(m, x.max(initial=-9)),
    quick=("O0",),
)
spec(
    "fmax_by",
    "atomics",
    sizes=SIZES,
    make=lambda n, d: line(
        n, d.f32(n), d.i32(n, lo=0, hi=6), np.full(8, -9, F32), np.zeros(n, F32), n
    ),
    quick=("O3",),
)
spec(
    "gmax",
    "atomics",
    sizes=SIZES,
    make=lambda n, d: line(n, d.f32(n), np.full(1, -9, F32), n),
    numpy=lambda x, m, n: np.maximum(m, x.max(initial=-9)),
    quick=("O1",),
)
spec(
    "modadd",
    "atomics",
    sizes=SIZES,
    make=lambda n, d: line(
        n,
        d.i32(n, lo=0, hi=500),
        d.i32(n, lo=0, hi=6),
        np.zeros(8, I32),
        np.zeros(n, I32),
        n,
    ),
    quick=("O3",),
)
spec(
    "smax",
    "atomics",
    sizes=SIZES,
    make=lambda n, d: line(n, d.f32(n), np.full(4, -9, F32), n),
    quick=("O3",),
)
_binned("dadd", F64, _scatter(np.add))
_binned("fmul", F32, _scatter(np.multiply), start=1, quick="")
_binned("hadd", F16, _scatter(np.add))
_binned("ah", F16, _scatter(np.add), quick="")
_binned("ab", BF16, _scatter(np.add))
_binned("ad", F64, _scatter(np.add), quick="")


def _pairs(name: str, dtype, width: int) -> None:
    def make(n: int, d: Draw) -> Call:
        x = np.round(d.f32(n, width, lo=-4, hi=4)).astype(dtype)
        return line(n, x, d.i32(n, lo=0, hi=6), np.zeros((8, width), dtype), n)

    spec(
        name,
        "atomics",
        sizes=SIZES,
        make=make,
        numpy=_scatter(np.add),
        quick=("O3",) if width == 4 else (),
    )


_pairs("ah2", F16, 2)
_pairs("ab2", BF16, 2)
_pairs("af4", F32, 4)
spec(
    "cas16",
    "atomics",
    sizes=SIZES,
    make=lambda n, d: line(
        n, d.ints(np.uint16, n), d.i32(n, lo=0, hi=6), np.zeros(8, np.uint16), n
    ),
    numpy=_scatter(np.bitwise_xor),
    quick=("O2",),
)

# --- structures built by atomics ------------------------------------------------------------------

spec(
    "hash_insert",
    "atomics",
    sizes=(50, 33, 1, 0),
    make=lambda n, d: line(
        n,
        d.ints(U32, n, lo=0, hi=40),
        np.full(64, 0xFFFFFFFF, U32),
        np.zeros(n, I32),
        n,
        64,
    ),
    quick=("O3",),
)
spec(
    "list_push",
    "atomics",
    sizes=(50, 33, 1, 0),
    make=lambda n, d: line(n, np.full(1, -1, I32), np.zeros(n, I32), n),
    numpy=lambda head, following, n: (
        np.array([n - 1], I32),
        np.arange(-1, n - 1, dtype=I32),
    ),
    quick=("O1",),
)
spec(
    "queue",
    "atomics",
    sizes=(50, 33, 1, 0),
    make=lambda n, d: Call((2,), (8,), (np.zeros(1, I32), d.i32(n), np.zeros(n, I32), n)),
    numpy=lambda count, x, y, n: (np.array([n + 16], I32), 2 * x),
    quick=("O3",),
)
spec(
    "last_block",
    "atomics",
    sizes=(100, 33, 1),
    make=lambda n, d: line(
        n,
        d.f32(n),
        np.zeros(-(-n // 32), F32),
        np.zeros(1, F32),
        np.zeros(1, U32),
        n,
    ),
    tolerance=32,
    quick=("O3",),
)
spec(
    "bounded",
    "atomics",
    sizes=(4, 1),
    make=lambda n, d: Call((n,), (1,), (np.zeros(1, I32), np.zeros(n, I32))),
    quick=("O1",),
)


# --- colliding updates ----------------------------------------------------------------------------


def _collide(x, rows, cols, total, h, w):
    j = np.arange(w)
    kept = (np.arange(h)[:, None] + j) % 3 == 0
    total[0] += x[kept].sum()
    np.add.at(total, 1 + j % 4, h)
    halves = np.zeros_like(cols)
    np.add.at(halves, j // 2, x.sum(0))
    return x.sum(1), halves, total


spec(
    "collide",
    "atomics",
    sizes=((10, 9), (7, 5), (1, 1)),
    make=lambda s, d: plane(
        s[1],
        s[0],
        np.round(d.f32(*s, lo=-9, hi=9)),
        np.zeros(s[0], F32),
        np.zeros(-(-s[1] // 2), F32),
        np.zeros(5, F32),
        *s,
    ),
    numpy=_collide,
    quick=("O3",),
)
spec(
    "lifting",
    "atomics",
    sizes=(128, 100, 1),
    make=lambda n, d: Call((-(-n // 64),), (64,), (d.f32(n), np.zeros(n, F32), n)),
    quick=("O3",),
)
spec(
    "masked_bins",
    "atomics",
    sizes=(100, 33, 1),
    make=lambda n, d: line(n, d.i32(n, lo=-9, hi=9), np.zeros(16, I32), n),
    quick=("O3",),
)


# --- parts.cu ---------------------------------------------------------------------------------


def _byte_counts(x, counts, seen, n):
    before = counts.copy()
    counts[:n] += np.bincount(x, minlength=n).astype(np.uint8)
    counts[2 * n :] = x
    seen[:] = before[n : 2 * n][x]
    return counts, seen


spec(
    "byte_counts",
    "parts",
    sizes=(60, 32, 8, 4),
    make=lambda n, d: line(
        n, d.i32(n, lo=0, hi=n - 1), d.ints(np.uint8, 3 * n, hi=9), np.zeros(n, np.uint8), n
    ),
    numpy=_byte_counts,
)


def _mixed_words(x, sums, n):
    sums[:2].view(np.int32)[0] += n
    np.add.at(sums, 2 + np.arange(n) % 8, x.view(np.uint16))
    return (sums,)


spec(
    "mixed_words",
    "parts",
    sizes=(60, 33, 1, 0),
    make=lambda n, d: line(n, d.ints(np.int16, n), d.ints(np.uint16, 10), n),
    numpy=_mixed_words,
)
