"""A seven-point stencil in a cube."""

from __future__ import annotations

from typing import Any

import numpy as np

from bench.numba_names import cuda, numba
from bench.workload import Program, State, Step, Workload, blocks, i32


def arrays(rng: np.random.Generator, n: int) -> State:
    x = rng.standard_normal((n, n, n), dtype=np.float32)
    return {"x": x, "y": np.zeros((n, n, n), np.float32)}


def program(n: int) -> Program:
    grid = (blocks(n, 32), blocks(n, 8), n)
    return Program((Step("jacobi3d", grid, (32, 8), ("x", "y", i32(n))),))


def by_hand(s: dict[str, Any], n: int) -> dict[str, Any]:
    x = s["x"]
    m = slice(1, -1)
    c = x[m, m, m]
    around = x[:-2, m, m] + x[2:, m, m] + x[m, :-2, m] + x[m, 2:, m] + x[m, m, :-2] + x[m, m, 2:]
    return {"y": s["y"].at[m, m, m].set(c + 0.1 * (around - 6.0 * c))}


def prange(x, y, n):
    for i in numba.prange(1, n - 1):
        for j in range(1, n - 1):
            for k in range(1, n - 1):
                around = x[i - 1, j, k] + x[i + 1, j, k] + x[i, j - 1, k] + x[i, j + 1, k]
                around += x[i, j, k - 1] + x[i, j, k + 1] - np.float32(6) * x[i, j, k]
                y[i, j, k] = x[i, j, k] + np.float32(0.1) * around


def simulated() -> dict[str, Any]:
    @cuda.jit
    def jacobi3d(x, y, n):
        k, j, i = cuda.grid(3)
        if 0 < i < n - 1 and 0 < j < n - 1 and 0 < k < n - 1:
            c = (i * n + j) * n + k
            around = x[c - n * n] + x[c + n * n] + x[c - n] + x[c + n] + x[c - 1] + x[c + 1]
            y[c] = x[c] + 0.1 * (around - 6 * x[c])

    return {"jacobi3d": jacobi3d}


WORKLOAD = Workload(
    name="jacobi3d",
    group="stencils",
    sizes={"toy": {"n": 20}, "cpu": {"n": 256}, "gpu": {"n": 640}, "simulator": {"n": 12}},
    arrays=arrays,
    program=program,
    outputs=("y",),
    flops=lambda n: 9 * n**3,
    bytes=lambda n: 8 * n**3,
    by_hand=by_hand,
    prange=prange,
    simulated=simulated,
)
