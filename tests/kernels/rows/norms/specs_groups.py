"""Kernels on cooperative groups."""

from __future__ import annotations

import numpy as np
from tests.kernels.registry import Call, Draw, spec

F32, I32 = np.float32, np.int32


def _groups(name: str, make, numpy=None, quick: str = "O3", **options) -> None:
    spec(
        f"group_{name}",
        "groups",
        kernel=name,
        sizes=(128, 64),
        make=lambda n, d: Call((n // 64,), (64,), make(n, d)),
        numpy=numpy,
        quick=(quick,) if quick else (),
        **options,
    )


def _ints(n: int, d: Draw) -> np.ndarray:
    return d.i32(n, lo=-99, hi=99)


def _steps(a: np.ndarray, b: np.ndarray, n: int, steps: int):
    for _ in range(steps):
        b[1 : n - 1] = F32(0.5) * (a[: n - 2] + a[2:n])
        a[1 : n - 1] = b[1 : n - 1]
    return a, b


_groups(
    "tiles",
    lambda n, d: (d.f32(n), np.zeros(n // 8, F32)),
    lambda x, y: x.reshape(-1, 8).astype(np.float64).sum(1) + np.arange(len(y)) % 8,
    tolerance=8,
)
_groups("tile_ops", lambda n, d: (_ints(n, d), np.zeros(n, I32)), quick="O1")
_groups("aggregate", lambda n, d: (_ints(n, d), np.zeros(n, I32), np.zeros(1, I32), n - 5))
_groups("coalesced", lambda n, d: (_ints(n, d), np.zeros(n, I32)), quick="")
_groups("labels", lambda n, d: (_ints(n, d), np.zeros(n, I32)))
_groups(
    "grid_steps",
    lambda n, d: (d.f32(n), np.zeros(n, F32), n - 5, 3),
    _steps,
    quick="O0",
)
_groups(
    "grid_sum",
    lambda n, d: (d.f32(n), np.zeros(n // 64, F32), np.zeros(1, F32), n - 5),
    tolerance=16,
)
_groups(
    "generic",
    lambda n, d: (_ints(n, d), np.zeros(n // 64, I32)),
    lambda x, y: x.reshape(-1, 64).sum(1),
)
_groups(
    "copy_tile",
    lambda n, d: (d.f32(n), np.zeros(n, F32)),
    lambda x, y: x.reshape(-1, 64)[:, ::-1].reshape(-1),
)
