"""Layer normalization, a block a row, its sums by warp shuffles."""

from __future__ import annotations

from typing import Any

import jax
import numpy as np

from bench.numba_names import cuda, numba
from bench.workload import Program, State, Step, Workload, i32

BLOCK = 256


def arrays(rng: np.random.Generator, rows: int, columns: int) -> State:
    x = rng.standard_normal((rows, columns), dtype=np.float32)
    scale, shift = rng.standard_normal((2, columns), dtype=np.float32)
    return {"x": x, "scale": scale, "shift": shift, "y": np.zeros((rows, columns), np.float32)}


def program(rows: int, columns: int) -> Program:
    args = ("x", "scale", "shift", "y", i32(columns))
    return Program((Step("layernorm", (rows,), (BLOCK,), args),))


def by_hand(s: dict[str, Any], rows: int, columns: int) -> dict[str, Any]:
    x = s["x"]
    centred = x - x.mean(axis=1, keepdims=True)
    inverse = jax.lax.rsqrt((centred * centred).mean(axis=1, keepdims=True) + 1e-5)
    return {"y": centred * inverse * s["scale"] + s["shift"]}


def prange(x, scale, shift, y, rows, columns):
    for i in numba.prange(rows):
        total = np.float32(0)
        for j in range(columns):
            total += x[i, j]
        mean = total / np.float32(columns)
        squares = np.float32(0)
        for j in range(columns):
            squares += (x[i, j] - mean) ** 2
        inverse = np.float32(1) / np.sqrt(squares / np.float32(columns) + np.float32(1e-5))
        for j in range(columns):
            y[i, j] = (x[i, j] - mean) * inverse * scale[j] + shift[j]


def simulated() -> dict[str, Any]:
    import math

    # The simulator has no shuffles: the sums of a block go through shared memory.
    @cuda.jit(device=True)
    def block_sum(value, part):
        part[cuda.threadIdx.x] = value
        cuda.syncthreads()
        d = BLOCK // 2
        while d > 0:
            if cuda.threadIdx.x < d:
                part[cuda.threadIdx.x] += part[cuda.threadIdx.x + d]
            cuda.syncthreads()
            d >>= 1
        total = part[0]
        cuda.syncthreads()
        return total

    @cuda.jit
    def layernorm(x, scale, shift, y, columns):
        part = cuda.shared.array(BLOCK, numba.float32)
        t, first = cuda.threadIdx.x, cuda.blockIdx.x * columns
        total = 0.0
        for j in range(t, columns, BLOCK):
            total += x[first + j]
        mean = block_sum(total, part) / columns
        squares = 0.0
        for j in range(t, columns, BLOCK):
            squares += (x[first + j] - mean) ** 2
        inverse = 1 / math.sqrt(block_sum(squares, part) / columns + 1e-5)
        for j in range(t, columns, BLOCK):
            y[first + j] = (x[first + j] - mean) * inverse * scale[j] + shift[j]

    return {"layernorm": layernorm}


WORKLOAD = Workload(
    name="layernorm",
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
    flops=lambda rows, columns: 8 * rows * columns,
    bytes=lambda rows, columns: 8 * rows * columns,
    by_hand=by_hand,
    prange=prange,
    simulated=simulated,
)
