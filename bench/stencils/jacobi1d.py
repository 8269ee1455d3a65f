"""A three-point stencil through shared memory."""

from __future__ import annotations

from typing import Any

import numpy as np

from bench.numba_names import cuda, numba
from bench.workload import Program, State, Step, Workload, blocks, i32

BLOCK = 256


def arrays(rng: np.random.Generator, n: int) -> State:
    return {"x": rng.standard_normal(n, dtype=np.float32), "y": np.zeros(n, np.float32)}


def program(n: int) -> Program:
    return Program((Step("jacobi1d", (blocks(n, BLOCK),), (BLOCK,), ("x", "y", i32(n))),))


def by_hand(s: dict[str, Any], n: int) -> dict[str, Any]:
    x = s["x"]
    return {"y": s["y"].at[1:-1].set(0.25 * x[:-2] + 0.5 * x[1:-1] + 0.25 * x[2:])}


def prange(x, y, n):
    for i in numba.prange(1, n - 1):
        y[i] = np.float32(0.25) * x[i - 1] + np.float32(0.5) * x[i] + np.float32(0.25) * x[i + 1]


def simulated() -> dict[str, Any]:
    @cuda.jit
    def jacobi1d(x, y, n):
        tile = cuda.shared.array(BLOCK + 2, numba.float32)
        t, i = cuda.threadIdx.x, cuda.grid(1)
        if i < n:
            tile[t + 1] = x[i]
            if t == 0 and i > 0:
                tile[0] = x[i - 1]
            if t == BLOCK - 1 and i + 1 < n:
                tile[BLOCK + 1] = x[i + 1]
        cuda.syncthreads()
        if 0 < i < n - 1:
            y[i] = 0.25 * tile[t] + 0.5 * tile[t + 1] + 0.25 * tile[t + 2]

    return {"jacobi1d": jacobi1d}


WORKLOAD = Workload(
    name="jacobi1d",
    group="stencils",
    sizes={
        "toy": {"n": 1000},
        "cpu": {"n": 1 << 24},
        "gpu": {"n": 1 << 28},
        "simulator": {"n": 1000},
    },
    arrays=arrays,
    program=program,
    outputs=("y",),
    flops=lambda n: 5 * n,
    bytes=lambda n: 8 * n,
    by_hand=by_hand,
    prange=prange,
    simulated=simulated,
)
