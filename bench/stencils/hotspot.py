"""A step of heat in a chip, after Rodinia's hotspot."""

from __future__ import annotations

from typing import Any

import jax.numpy as jnp
import numpy as np

from bench.numba_names import cuda, numba
from bench.workload import Program, State, Step, Workload, blocks, f32, i32

RX, RY, RZ, STEP = (np.float32(v) for v in (0.1, 0.2, 0.01, 0.05))


def arrays(rng: np.random.Generator, rows: int, columns: int) -> State:
    power = rng.uniform(0, 1, (rows, columns)).astype(np.float32)
    heat = rng.uniform(60, 100, (rows, columns)).astype(np.float32)
    return {"power": power, "heat": heat, "next": np.zeros((rows, columns), np.float32)}


def program(rows: int, columns: int) -> Program:
    grid = (blocks(columns, 32), blocks(rows, 8))
    constants = (f32(RX), f32(RY), f32(RZ), f32(STEP), i32(rows), i32(columns))
    return Program((Step("hotspot", grid, (32, 8), ("power", "heat", "next", *constants)),))


def by_hand(s: dict[str, Any], rows: int, columns: int) -> dict[str, Any]:
    heat = s["heat"]
    p = jnp.pad(heat, 1, mode="edge")
    vertical = p[:-2, 1:-1] + p[2:, 1:-1] - 2 * heat
    horizontal = p[1:-1, :-2] + p[1:-1, 2:] - 2 * heat
    change = s["power"] + vertical * RY + horizontal * RX + (80 - heat) * RZ
    return {"next": heat + STEP * change}


def prange(power, heat, next, rows, columns):
    two, sink = np.float32(2), np.float32(80)
    for i in numba.prange(rows):
        for j in range(columns):
            here = heat[i, j]
            up = heat[i - 1, j] if i > 0 else here
            down = heat[i + 1, j] if i < rows - 1 else here
            left = heat[i, j - 1] if j > 0 else here
            right = heat[i, j + 1] if j < columns - 1 else here
            change = power[i, j] + (up + down - two * here) * RY
            change += (left + right - two * here) * RX + (sink - here) * RZ
            next[i, j] = here + STEP * change


def simulated() -> dict[str, Any]:
    @cuda.jit
    def hotspot(power, heat, next, rx, ry, rz, step, rows, columns):
        j, i = cuda.grid(2)
        if i < rows and j < columns:
            c = i * columns + j
            here = heat[c]
            up = heat[c - columns] if i > 0 else here
            down = heat[c + columns] if i < rows - 1 else here
            left = heat[c - 1] if j > 0 else here
            right = heat[c + 1] if j < columns - 1 else here
            change = power[c] + (up + down - 2 * here) * ry + (left + right - 2 * here) * rx
            next[c] = here + step * (change + (80 - here) * rz)

    return {"hotspot": hotspot}


WORKLOAD = Workload(
    name="hotspot",
    group="stencils",
    sizes={
        "toy": {"rows": 50, "columns": 70},
        "cpu": {"rows": 4096, "columns": 4096},
        "gpu": {"rows": 8192, "columns": 8192},
        "simulator": {"rows": 20, "columns": 30},
    },
    arrays=arrays,
    program=program,
    outputs=("next",),
    flops=lambda rows, columns: 15 * rows * columns,
    bytes=lambda rows, columns: 12 * rows * columns,
    by_hand=by_hand,
    prange=prange,
    simulated=simulated,
)
