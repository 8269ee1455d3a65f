"""A clamped array of integers, scaled, plus another."""

from __future__ import annotations

from typing import Any

import numpy as np

from bench.npbench._launch import ints, plane
from bench.numba_names import cuda
from bench.workload import Program, State, Workload


def arrays(rng: np.random.Generator, m: int, n: int) -> State:
    x, y = (rng.integers(0, 1000, (m, n), dtype=np.int64) for _ in range(2))
    return {"x": x, "y": y, "out": np.zeros((m, n), np.int64)}


A, B, C = 4, 3, 9


def program(m: int, n: int) -> Program:
    scalars = np.int64(A), np.int64(B), np.int64(C)
    return Program((plane("compute", m, n, "x", "y", "out", *scalars, *ints(m, n)),))


def array_style(xp: Any, s: dict[str, Any], m: int, n: int) -> dict[str, Any]:
    return {"out": xp.clip(s["x"], 2, 10) * A + s["y"] * B + C}


def simulated() -> dict[str, Any]:
    @cuda.jit
    def compute(x, y, out, a, b, c, rows, columns):
        j, i = cuda.grid(2)
        if i < rows and j < columns:
            k = i * columns + j
            out[k] = min(max(x[k], 2), 10) * a + y[k] * b + c

    return {"compute": compute}


WORKLOAD = Workload(
    name="compute",
    group="npbench",
    sizes={
        "toy": {"m": 33, "n": 41},
        "cpu": {"m": 2000, "n": 2000},
        "gpu": {"m": 10_000, "n": 10_000},
    },
    arrays=arrays,
    program=program,
    outputs=("out",),
    flops=lambda m, n: 6 * m * n,
    bytes=lambda m, n: 24 * m * n,
    array_style=array_style,
    simulated=simulated,
)
