"""The kernels of scans.cu: scans by comparison, by shuffles, over trees, from the end."""

from __future__ import annotations

from functools import partial

import numpy as np
from tests.kernels.registry import Call, cover, line, nan_mixed, spec

F32, I32, U32 = np.float32, np.int32, np.uint32
SIZES = (300, 128, 1)
one_level = partial(spec, source="scans", quick=("O3",))


def _folded(fold: np.ufunc, x: np.ndarray, part: int) -> np.ndarray:
    rows = [fold.accumulate(x[k : k + part]) for k in range(0, len(x), part)]
    return np.concatenate(rows) if rows else x


def _before(fold: np.ufunc, x: np.ndarray, part: int, first: int) -> np.ndarray:
    """What comes before each element of a part."""
    rows = [x[k : k + part] for k in range(0, len(x), part)]
    return np.concatenate([np.append(x.dtype.type(first), fold.accumulate(r)[:-1]) for r in rows])


def _halves(n: int, x: np.ndarray) -> Call:
    return Call((cover(n, 256),), (128,), (x, np.zeros(n, x.dtype), n))


# Of 300 elements some are NaN: there the network runs as it is written.
one_level(
    "scan_compared",
    sizes=SIZES,
    make=lambda n, d: line(
        n, d.f32(n) if n % 3 else nan_mixed(n, d), np.zeros(n, F32), n, block=128
    ),
)
one_level(
    "scan_if_smaller",
    sizes=SIZES,
    make=lambda n, d: line(n, d.f32(n), np.zeros(n, F32), n, block=128),
    numpy=lambda x, y, n: _folded(np.minimum, x, 128),
)
one_level(
    "scan_warp_largest",
    sizes=SIZES,
    make=lambda n, d: line(n, nan_mixed(n, d), np.zeros(n, F32), n, block=64),
)
one_level(
    "scan_warp_unsigned",
    sizes=SIZES,
    make=lambda n, d: line(n, d.u32(n), np.zeros(n, U32), n, block=64),
    numpy=lambda x, y, n: _folded(np.maximum, x, 32),
)
one_level(
    "scan_before_largest",
    sizes=(500, 256, 3),
    make=lambda n, d: _halves(n, d.i32(n)),
    numpy=lambda x, y, n: _before(np.maximum, x, 256, np.iinfo(I32).min),
)
one_level(
    "scan_brent_kung",
    sizes=(500, 256, 3),
    make=lambda n, d: _halves(n, d.u32(n)),
    numpy=lambda x, y, n: _folded(np.multiply, x, 256),
)
one_level(
    "scan_padded",
    sizes=(2, 1),
    make=lambda b, d: Call((b,), (128,), (d.f32(256 * b), np.zeros(256 * b, F32))),
    numpy=lambda x, y: _before(np.add, x, 256, 0),
    tolerance=40,
)
one_level(
    "scan_offsets",
    sizes=(700, 256, 3),
    make=lambda n, d: Call(
        (cover(n, 256),),
        (256,),
        (d.ints(I32, n), np.zeros(n, I32), np.zeros(cover(n, 256), I32), n),
    ),
    numpy=lambda x, y, total, n: (
        _before(np.add, x, 256, 0),
        np.add.reduceat(x, range(0, n, 256)),
    ),
)
one_level(
    "scan_suffix_largest",
    sizes=(100, 128, 3),
    make=lambda n, d: Call((1,), (128,), (nan_mixed(n, d), np.zeros(n, F32), n)),
)
