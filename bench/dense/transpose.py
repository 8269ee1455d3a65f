"""A matrix transposed through tiles in shared memory."""

from __future__ import annotations

from typing import Any

import numpy as np

from bench.numba_names import cuda, numba
from bench.workload import Program, State, Step, Workload, blocks, i32

TILE, ROWS = 32, 8


def arrays(rng: np.random.Generator, rows: int, columns: int) -> State:
    x = rng.standard_normal((rows, columns), dtype=np.float32)
    return {"x": x, "y": np.zeros((columns, rows), np.float32)}


def program(rows: int, columns: int) -> Program:
    grid = (blocks(columns, TILE), blocks(rows, TILE))
    args = ("x", "y", i32(rows), i32(columns))
    return Program((Step("transpose", grid, (TILE, ROWS), args),))


def by_hand(s: dict[str, Any], rows: int, columns: int) -> dict[str, Any]:
    return {"y": s["x"].T}


def prange(x, y, rows, columns):
    for band in numba.prange((rows + 31) // 32):
        for j in range(columns):
            for i in range(band * 32, min(band * 32 + 32, rows)):
                y[j, i] = x[i, j]


def simulated() -> dict[str, Any]:
    @cuda.jit
    def transpose(x, y, rows, columns):
        tile = cuda.shared.array((TILE, TILE + 1), numba.float32)
        tx, ty = cuda.threadIdx.x, cuda.threadIdx.y
        j = cuda.blockIdx.x * TILE + tx
        for k in range(ty, TILE, ROWS):
            i = cuda.blockIdx.y * TILE + k
            if i < rows and j < columns:
                tile[k, tx] = x[i * columns + j]
        cuda.syncthreads()
        i = cuda.blockIdx.y * TILE + tx
        for k in range(ty, TILE, ROWS):
            column = cuda.blockIdx.x * TILE + k
            if i < rows and column < columns:
                y[column * rows + i] = tile[tx, k]

    return {"transpose": transpose}


WORKLOAD = Workload(
    name="transpose",
    group="dense",
    sizes={
        "toy": {"rows": 70, "columns": 50},
        "cpu": {"rows": 4096, "columns": 4096},
        "gpu": {"rows": 16384, "columns": 16384},
        "simulator": {"rows": 40, "columns": 50},
    },
    arrays=arrays,
    program=program,
    outputs=("y",),
    flops=lambda rows, columns: 0,
    bytes=lambda rows, columns: 8 * rows * columns,
    by_hand=by_hand,
    prange=prange,
    simulated=simulated,
)
