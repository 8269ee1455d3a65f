"""Many Jacobi steps: a hundred on a large square, two thousand on a tiny one."""

from __future__ import annotations

import dataclasses
from typing import Any

import jax
import numpy as np

from bench.numba_names import cuda, numba
from bench.workload import Program, State, Step, Workload, blocks, i32


def arrays(rng: np.random.Generator, n: int, steps: int) -> State:
    x = rng.standard_normal((n, n), dtype=np.float32)
    return {"x": x, "y": x.copy()}


def program(n: int, steps: int) -> Program:
    grid = (blocks(n, 32), blocks(n, 8))
    there = Step("sweep", grid, (32, 8), ("x", "y", i32(n)))
    back = Step("sweep", grid, (32, 8), ("y", "x", i32(n)))
    return Program((there, back), steps // 2)


def by_hand(s: dict[str, Any], n: int, steps: int) -> dict[str, Any]:
    def sweep(_: Any, x: Any) -> Any:
        inner = 0.25 * (x[:-2, 1:-1] + x[2:, 1:-1] + x[1:-1, :-2] + x[1:-1, 2:])
        return x.at[1:-1, 1:-1].set(inner)

    return {"x": jax.lax.fori_loop(0, steps, sweep, s["x"])}


def prange(x, y, n, steps):
    quarter = np.float32(0.25)
    for _ in range(steps // 2):
        for i in numba.prange(1, n - 1):
            for j in range(1, n - 1):
                y[i, j] = quarter * (x[i - 1, j] + x[i + 1, j] + x[i, j - 1] + x[i, j + 1])
        for i in numba.prange(1, n - 1):
            for j in range(1, n - 1):
                x[i, j] = quarter * (y[i - 1, j] + y[i + 1, j] + y[i, j - 1] + y[i, j + 1])


def simulated() -> dict[str, Any]:
    @cuda.jit
    def sweep(x, y, n):
        j, i = cuda.grid(2)
        if 0 < i < n - 1 and 0 < j < n - 1:
            k = i * n + j
            y[k] = 0.25 * (x[k - n] + x[k + n] + x[k - 1] + x[k + 1])

    return {"sweep": sweep}


HUNDRED = Workload(
    name="jacobi_100",
    group="programs",
    sizes={
        "toy": {"n": 50, "steps": 4},
        "cpu": {"n": 1024, "steps": 100},
        "gpu": {"n": 8192, "steps": 100},
        "simulator": {"n": 20, "steps": 2},
    },
    arrays=arrays,
    program=program,
    outputs=("x",),
    flops=lambda n, steps: 4 * n**2 * steps,
    bytes=lambda n, steps: 8 * n**2 * steps,
    by_hand=by_hand,
    prange=prange,
    simulated=simulated,
    source_name="jacobi_steps",
)
TINY = dataclasses.replace(
    HUNDRED,
    name="tiny_2000",
    sizes={
        "toy": {"n": 20, "steps": 10},
        "cpu": {"n": 64, "steps": 2000},
        "gpu": {"n": 128, "steps": 2000},
        "simulator": {"n": 12, "steps": 4},
    },
    # Launches of two microseconds: the loop around them is most of the program.
    optimize=True,
)
WORKLOADS = (HUNDRED, TINY)
