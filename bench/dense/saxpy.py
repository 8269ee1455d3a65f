"""y = a x + y: two reads and a write an element."""

from __future__ import annotations

from typing import Any

import numpy as np

from bench.numba_names import cuda, numba
from bench.workload import Program, State, Step, Workload, blocks, f32, i32


def arrays(rng: np.random.Generator, n: int) -> State:
    x, y = rng.standard_normal((2, n), dtype=np.float32)
    return {"x": x, "y": y}


def program(n: int) -> Program:
    return Program((Step("saxpy", (blocks(n, 256),), (256,), ("x", "y", f32(0.75), i32(n))),))


def by_hand(s: dict[str, Any], n: int) -> dict[str, Any]:
    return {"y": 0.75 * s["x"] + s["y"]}


def prange(x, y, n):
    for i in numba.prange(n):
        y[i] = np.float32(0.75) * x[i] + y[i]


def simulated() -> dict[str, Any]:
    @cuda.jit
    def saxpy(x, y, a, n):
        i = cuda.grid(1)
        if i < n:
            y[i] = a * x[i] + y[i]

    return {"saxpy": saxpy}


WORKLOAD = Workload(
    name="saxpy",
    group="dense",
    sizes={
        "toy": {"n": 1000},
        "cpu": {"n": 1 << 24},
        "gpu": {"n": 1 << 28},
        "simulator": {"n": 2000},
    },
    arrays=arrays,
    program=program,
    outputs=("y",),
    flops=lambda n: 2 * n,
    bytes=lambda n: 12 * n,
    by_hand=by_hand,
    prange=prange,
    simulated=simulated,
)
