"""A step of the acoustic wave equation, of order 8 in space, in place of the step before."""

from __future__ import annotations

from typing import Any

import numpy as np

from bench.numba_names import cuda, numba
from bench.workload import Program, State, Step, Workload, blocks, i32

C8 = tuple(np.float32(c) for c in (-205 / 72, 8 / 5, -1 / 5, 8 / 315, -1 / 560))


def arrays(rng: np.random.Generator, n: int) -> State:
    now, before = rng.standard_normal((2, n, n), dtype=np.float32)
    speed = rng.uniform(0.01, 0.1, (n, n)).astype(np.float32)
    return {"now": now, "before": before, "speed": speed}


def program(n: int) -> Program:
    grid = (blocks(n, 32), blocks(n, 8))
    return Program((Step("wave8", grid, (32, 8), ("now", "before", "speed", i32(n))),))


def by_hand(s: dict[str, Any], n: int) -> dict[str, Any]:
    now, before, m = s["now"], s["before"], slice(4, -4)
    laplace = 2 * C8[0] * now[m, m]
    for r in range(1, 5):
        low, high = slice(4 - r, n - 4 - r), slice(4 + r, n - 4 + r)
        laplace += C8[r] * (now[low, m] + now[high, m] + now[m, low] + now[m, high])
    new = 2 * now[m, m] - before[m, m] + s["speed"][m, m] * laplace
    return {"before": before.at[m, m].set(new)}


def prange(now, before, speed, n):
    for i in numba.prange(4, n - 4):
        for j in range(4, n - 4):
            laplace = np.float32(2) * C8[0] * now[i, j]
            for r in range(1, 5):
                around = now[i - r, j] + now[i + r, j] + now[i, j - r] + now[i, j + r]
                laplace += C8[r] * around
            before[i, j] = np.float32(2) * now[i, j] - before[i, j] + speed[i, j] * laplace


def simulated() -> dict[str, Any]:
    @cuda.jit
    def wave8(now, before, speed, n):
        j, i = cuda.grid(2)
        if 4 <= i < n - 4 and 4 <= j < n - 4:
            c = i * n + j
            laplace = 2 * C8[0] * now[c]
            for r in range(1, 5):
                laplace += C8[r] * (now[c - r * n] + now[c + r * n] + now[c - r] + now[c + r])
            before[c] = 2 * now[c] - before[c] + speed[c] * laplace

    return {"wave8": wave8}


WORKLOAD = Workload(
    name="wave8",
    group="stencils",
    sizes={"toy": {"n": 50}, "cpu": {"n": 4096}, "gpu": {"n": 8192}, "simulator": {"n": 30}},
    arrays=arrays,
    program=program,
    outputs=("before",),
    flops=lambda n: 25 * n**2,
    bytes=lambda n: 16 * n**2,
    by_hand=by_hand,
    prange=prange,
    simulated=simulated,
)
