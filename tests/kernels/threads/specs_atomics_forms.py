"""The kernels of atomics_forms.cu: the reference executor is what they are compared with, and NumPy
for the forms that are easily got wrong (many lanes on one element, parts of shared memory)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ml_dtypes
import numpy as np
from tests.kernels.registry import Call, Draw, cover, line, spec

F16, F32, F64, I32, U32 = np.float16, np.float32, np.float64, np.int32, np.uint32
U64, BF16 = np.uint64, ml_dtypes.bfloat16
BLOCK = 64
# In every run; the other forms nightly.
QUICK = {"halves", "diagonals", "scaled", "private", "wraps", "swaps"}


def form(name: str, make: Callable[[Any, Draw], Call], sizes: tuple = (150, 33, 1), **rest: Any):
    quick = ("O3",) if name in QUICK else ("",)
    source = "atomics_forms"
    spec(f"form_{name}", source, sizes=sizes, make=make, quick=quick, **rest)


def _line(n: int, *arrays: Any) -> Call:
    """A block of 64 threads for each 64 elements."""
    return Call((cover(n, BLOCK),), (BLOCK,), (*arrays, n))


def _folded(x: np.ndarray, y: np.ndarray, *_: Any) -> np.ndarray:
    out = y.astype(F64)
    np.add.at(out, np.arange(len(x)) // 2, x.astype(F64))
    return out.astype(y.dtype)


def _modulo(x: np.ndarray, y: np.ndarray, n: int) -> np.ndarray:
    np.add.at(y, np.arange(n) % 4, x)
    return y


def _diagonals(x: np.ndarray, y: np.ndarray, h: int, w: int) -> np.ndarray:
    np.add.at(y, np.add.outer(np.arange(h), np.arange(w)), x)
    return y


def _parts(x: np.ndarray, y: np.ndarray, n: int) -> np.ndarray:
    whole = np.zeros(len(y) // 4 * BLOCK, I32)
    whole[:n] = x
    return whole.reshape(-1, 16).sum(1)


def _scaled(x: np.ndarray, y: np.ndarray, n: int) -> np.ndarray:
    for block in range(cover(n, BLOCK)):
        v = np.zeros(BLOCK)
        part = x[block * BLOCK : (block + 1) * BLOCK]
        v[: len(part)] = part
        s = np.zeros(34)
        np.add.at(s, np.arange(0, BLOCK, 2) // 2, v[::2])
        np.add.at(s, np.arange(1, BLOCK, 2) // 2 + 1, -0.5 * v[1::2])
        y = y + s / 3
    return y.astype(F32)


def _private(x: np.ndarray, y: np.ndarray, n: int) -> np.ndarray:
    return y + np.bincount(x >> 4, minlength=16).astype(U32)


def _plane(dtype: Any, length: Callable[[int, int], int], size: Any, d: Draw) -> Call:
    h, w = size
    draw = d.f32 if dtype is F32 else d.i32
    args = (draw(h, w), draw(length(h, w)), h, w)
    return Call((cover(w, 16), cover(h, 4)), (16, 4), args)


PLANES = ((18, 40), (5, 3), (1, 1))
form("halves", lambda n, d: _line(n, d.f32(n), d.f32(n // 2 + 1)), numpy=_folded, tolerance=4)
form("modulo", lambda n, d: _line(n, d.i32(n), d.i32(4)), numpy=_modulo)
form("constant", lambda n, d: _line(n, d.i32(n), d.i32(3)))
form(
    "rows",
    lambda s, d: _plane(F32, lambda h, w: h, s, d),
    PLANES,
    numpy=lambda x, y, h, w: y + x.sum(1),
    tolerance=8,
)
form("diagonals", lambda s, d: _plane(I32, lambda h, w: h + w - 1, s, d), PLANES, numpy=_diagonals)
form("neighbours", lambda n, d: _line(n, d.f32(n), d.f32(n + 2)), tolerance=4)
form(
    "loop",
    lambda n, d: Call((cover(n, BLOCK),), (BLOCK,), (d.i32(n), d.i32((n + 4) // 3 + 1), n, 5)),
)
form("guarded", lambda n, d: _line(n, d.i32(n), d.i32(n // 8 + 1)))
form("branches", lambda n, d: _line(n, d.i32(n), d.i32(3)))
form("selected", lambda n, d: _line(n, d.i32(n), d.i32(4)))
form("parts", lambda n, d: _line(n, d.i32(n), d.i32(4 * cover(n, BLOCK))), numpy=_parts)
form("scaled", lambda n, d: _line(n, d.f32(n), d.f32(34)), numpy=_scaled, tolerance=8)
form(
    "private",
    lambda n, d: Call((2,), (32,), (d.ints(np.uint8, n), np.zeros(16, U32), n)),
    numpy=_private,
)
form("twice", lambda n, d: _line(n, d.i32(n), d.i32(n // 4 + 1)))
form("order", lambda n, d: Call((n,), (BLOCK,), (d.i32(n * BLOCK), d.i32(n), n)), (3, 1))
form("half", lambda n, d: _line(n, d.f16(n), d.f16(n // 2 + 1)), tolerance=2)
form("bfloat", lambda n, d: _line(n, d.bf16(n), d.bf16(n // 2 + 1)), tolerance=2)
form("packed", lambda n, d: _line(n, d.f16(n, 2), d.f16(n // 2 + 1, 2)), tolerance=2)
form("double", lambda n, d: _line(n, d.f64(n), d.f64(5)), tolerance=32)
form("wide", lambda n, d: _line(n, d.ints(U64, n), d.ints(U64, 4)))
form("block", lambda n, d: _line(n, d.i32(n), d.i32(cover(n, BLOCK) + 1)))
form("tickets", lambda n, d: _line(n, d.i32(n), d.i32(n + 3), np.zeros(3, I32)))
form("first", lambda n, d: line(n, d.i32(n, lo=0, hi=39), np.zeros(1, I32), np.zeros(40, I32), n))
form(
    "claim",
    lambda n, d: _line(n, d.i32(n, lo=0, hi=79), np.zeros(1, I32), np.full(40, -1, I32)),
)
form("wraps", lambda n, d: _line(n, np.array([3, 9, 2, 0, 1], U32), np.zeros(8, U32)))


def _swaps(n: int, d: Draw) -> Call:
    y = np.concatenate([d.f32(10), np.ones(2, F32)])
    return _line(n, d.f32(n), y, d.f64(n // 8 + 1))


form("swaps", _swaps)
