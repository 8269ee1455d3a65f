"""Kernels of indirect.cu: functions that are chosen at run time, and recursion."""

from __future__ import annotations

import numpy as np
from tests.kernels.registry import Call, Draw, spec

SIZES = (100, 33, 1)


def _call(n: int, draw: Draw) -> Call:
    return Call((-(-n // 32),), (32,), (draw.f32(n), draw.i32(n), draw.f32(n), n))


def _decay(x: np.ndarray, b: float) -> np.ndarray:
    for _ in range(int(b)):
        x = x * np.float32(0.5) + np.float32(b)
    return x


def _conditional(x, which, y, n):
    chosen = np.where(which > 0, _decay(x, 2.5), x * np.float32(2.5))
    return np.where(which % 5 == 0, np.float32(-1), chosen)


def _by_variable(x, which, y, n):
    place = which.astype(np.uint32) % 3
    return np.choose(place, [x * np.float32(3), _decay(x, 3), x - np.float32(3)])


spec(
    "call_by_table",
    "indirect",
    sizes=SIZES,
    make=_call,
    numpy=lambda x, which, y, n: np.where(which & 1, _decay(x, 2), x - np.float32(2)),
)
spec("call_by_variable", "indirect", sizes=SIZES, make=_call, numpy=_by_variable)
spec("call_by_condition", "indirect", sizes=SIZES, make=_call, numpy=_conditional)
spec(
    "call_virtual",
    "indirect",
    sizes=SIZES,
    make=_call,
    numpy=lambda x, which, y, n: np.where(which % 2 != 0, x * x * 3, 5 * ((x + 1) * 3)),
    tolerance=10,
)
spec(
    "recurse_twice",
    "indirect",
    sizes=SIZES,
    make=lambda n, d: Call((-(-n // 32),), (32,), (d.i32(n), d.i32(n), n)),
    numpy=lambda x, y, n: x + 8,
)
