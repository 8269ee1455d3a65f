"""Nine points with weights from constant memory, the border clamped."""

from __future__ import annotations

from typing import Any

import jax.numpy as jnp
import numpy as np

from bench.numba_names import cuda, numba
from bench.workload import Program, State, Step, Workload, blocks, i32


def arrays(rng: np.random.Generator, rows: int, columns: int) -> State:
    x = rng.standard_normal((rows, columns), dtype=np.float32)
    return {"x": x, "y": np.zeros((rows, columns), np.float32)}


def program(rows: int, columns: int) -> Program:
    grid = (blocks(columns, 32), blocks(rows, 8))
    args = ("x", "y", i32(rows), i32(columns))
    return Program((Step("stencil9", grid, (32, 8), args),))


def by_hand(s: dict[str, Any], rows: int, columns: int) -> dict[str, Any]:
    p = jnp.pad(s["x"], 1, mode="edge")
    corners = p[:-2, :-2] + p[:-2, 2:] + p[2:, :-2] + p[2:, 2:]
    sides = p[:-2, 1:-1] + p[2:, 1:-1] + p[1:-1, :-2] + p[1:-1, 2:]
    return {"y": 0.0625 * corners + 0.125 * sides + 0.25 * s["x"]}


def prange(x, y, rows, columns):
    for i in numba.prange(rows):
        up, down = max(i - 1, 0), min(i + 1, rows - 1)
        for j in range(columns):
            left, right = max(j - 1, 0), min(j + 1, columns - 1)
            corners = x[up, left] + x[up, right] + x[down, left] + x[down, right]
            sides = x[up, j] + x[down, j] + x[i, left] + x[i, right]
            y[i, j] = (
                np.float32(0.0625) * corners
                + np.float32(0.125) * sides
                + np.float32(0.25) * x[i, j]
            )


def simulated() -> dict[str, Any]:
    weight = (0.0625, 0.125, 0.0625, 0.125, 0.25, 0.125, 0.0625, 0.125, 0.0625)

    @cuda.jit
    def stencil9(x, y, rows, columns):
        j, i = cuda.grid(2)
        if i < rows and j < columns:
            total = 0.0
            for di in range(-1, 2):
                for dj in range(-1, 2):
                    a, b = min(max(i + di, 0), rows - 1), min(max(j + dj, 0), columns - 1)
                    total += weight[(di + 1) * 3 + dj + 1] * x[a * columns + b]
            y[i * columns + j] = total

    return {"stencil9": stencil9}


WORKLOAD = Workload(
    name="stencil9",
    group="stencils",
    sizes={
        "toy": {"rows": 50, "columns": 70},
        "cpu": {"rows": 4096, "columns": 4096},
        "gpu": {"rows": 8192, "columns": 8192},
        "simulator": {"rows": 20, "columns": 30},
    },
    arrays=arrays,
    program=program,
    outputs=("y",),
    flops=lambda rows, columns: 18 * rows * columns,
    bytes=lambda rows, columns: 8 * rows * columns,
    by_hand=by_hand,
    prange=prange,
    simulated=simulated,
)
