"""The softmax of every row, a block a row."""

from __future__ import annotations

from typing import Any

import jax
import numpy as np

from bench.numba_names import cuda, numba
from bench.workload import Program, State, Step, Workload, i32

BLOCK = 256


def arrays(rng: np.random.Generator, rows: int, columns: int) -> State:
    x = 3 * rng.standard_normal((rows, columns), dtype=np.float32)
    return {"x": x, "y": np.zeros((rows, columns), np.float32)}


def program(rows: int, columns: int) -> Program:
    return Program((Step("softmax", (rows,), (BLOCK,), ("x", "y", i32(columns))),))


def by_hand(s: dict[str, Any], rows: int, columns: int) -> dict[str, Any]:
    return {"y": jax.nn.softmax(s["x"], axis=1)}


def prange(x, y, rows, columns):
    for i in numba.prange(rows):
        most = np.float32(-np.inf)
        for j in range(columns):
            most = max(most, x[i, j])
        total = np.float32(0)
        for j in range(columns):
            y[i, j] = np.exp(x[i, j] - most)
            total += y[i, j]
        for j in range(columns):
            y[i, j] /= total


def simulated() -> dict[str, Any]:
    import math

    @cuda.jit
    def softmax(x, y, columns):
        part = cuda.shared.array(BLOCK, numba.float32)
        t, first = cuda.threadIdx.x, cuda.blockIdx.x * columns
        most = -math.inf
        for j in range(t, columns, BLOCK):
            most = max(most, x[first + j])
        part[t] = most
        cuda.syncthreads()
        d = BLOCK // 2
        while d > 0:
            if t < d:
                part[t] = max(part[t], part[t + d])
            cuda.syncthreads()
            d >>= 1
        most = part[0]
        cuda.syncthreads()
        total = 0.0
        for j in range(t, columns, BLOCK):
            total += math.exp(x[first + j] - most)
        part[t] = total
        cuda.syncthreads()
        d = BLOCK // 2
        while d > 0:
            if t < d:
                part[t] += part[t + d]
            cuda.syncthreads()
            d >>= 1
        total = part[0]
        for j in range(t, columns, BLOCK):
            y[first + j] = math.exp(x[first + j] - most) / total

    return {"softmax": softmax}


WORKLOAD = Workload(
    name="softmax",
    group="dense",
    sizes={
        "toy": {"rows": 5, "columns": 300},
        "cpu": {"rows": 4096, "columns": 2048},
        "gpu": {"rows": 32768, "columns": 4096},
        "simulator": {"rows": 2, "columns": 300},
    },
    arrays=arrays,
    program=program,
    outputs=("y",),
    flops=lambda rows, columns: 5 * rows * columns,
    bytes=lambda rows, columns: 8 * rows * columns,
    by_hand=by_hand,
    prange=prange,
    simulated=simulated,
)
