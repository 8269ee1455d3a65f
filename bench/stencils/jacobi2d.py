"""A four-point stencil on a square."""

from __future__ import annotations

from typing import Any

import numpy as np

from bench.numba_names import cuda, numba
from bench.workload import Program, State, Step, Workload, blocks, i32


def arrays(rng: np.random.Generator, n: int) -> State:
    return {"x": rng.standard_normal((n, n), dtype=np.float32), "y": np.zeros((n, n), np.float32)}


def program(n: int) -> Program:
    grid = (blocks(n, 32), blocks(n, 8))
    return Program((Step("jacobi2d", grid, (32, 8), ("x", "y", i32(n))),))


def by_hand(s: dict[str, Any], n: int) -> dict[str, Any]:
    x = s["x"]
    inner = 0.25 * (x[:-2, 1:-1] + x[2:, 1:-1] + x[1:-1, :-2] + x[1:-1, 2:])
    return {"y": s["y"].at[1:-1, 1:-1].set(inner)}


def prange(x, y, n):
    for i in numba.prange(1, n - 1):
        for j in range(1, n - 1):
            y[i, j] = np.float32(0.25) * (x[i - 1, j] + x[i + 1, j] + x[i, j - 1] + x[i, j + 1])


def simulated() -> dict[str, Any]:
    @cuda.jit
    def jacobi2d(x, y, n):
        j, i = cuda.grid(2)
        if 0 < i < n - 1 and 0 < j < n - 1:
            k = i * n + j
            y[k] = 0.25 * (x[k - n] + x[k + n] + x[k - 1] + x[k + 1])

    return {"jacobi2d": jacobi2d}


WORKLOAD = Workload(
    name="jacobi2d",
    group="stencils",
    sizes={"toy": {"n": 50}, "cpu": {"n": 4096}, "gpu": {"n": 8192}, "simulator": {"n": 40}},
    arrays=arrays,
    program=program,
    outputs=("y",),
    flops=lambda n: 4 * n**2,
    bytes=lambda n: 8 * n**2,
    by_hand=by_hand,
    prange=prange,
    simulated=simulated,
)
