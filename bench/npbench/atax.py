"""A matrix times a vector, then its transpose times the result."""

from __future__ import annotations

from typing import Any

import numpy as np

from bench.npbench._launch import ints, line
from bench.numba_names import cuda
from bench.workload import Program, State, Workload


def arrays(rng: np.random.Generator, m: int, n: int) -> State:
    x = rng.standard_normal(n)
    return {"A": rng.standard_normal((m, n)), "x": x, "t": np.zeros(m), "y": np.zeros(n)}


def program(m: int, n: int) -> Program:
    there = line("rows", m, "A", "x", "t", *ints(m, n))
    return Program((there, line("columns", n, "A", "t", "y", *ints(m, n))))


def array_style(xp: Any, s: dict[str, Any], m: int, n: int) -> dict[str, Any]:
    return {"y": (s["A"] @ s["x"]) @ s["A"]}


def simulated() -> dict[str, Any]:
    @cuda.jit
    def rows(A, x, t, m, n):
        i = cuda.grid(1)
        if i < m:
            total = 0.0
            for j in range(n):
                total += A[i * n + j] * x[j]
            t[i] = total

    @cuda.jit
    def columns(A, t, y, m, n):
        j = cuda.grid(1)
        if j < n:
            total = 0.0
            for i in range(m):
                total += A[i * n + j] * t[i]
            y[j] = total

    return {"rows": rows, "columns": columns}


WORKLOAD = Workload(
    name="atax",
    group="npbench",
    sizes={
        "toy": {"m": 37, "n": 45},
        "cpu": {"m": 2000, "n": 2500},
        "gpu": {"m": 10_000, "n": 12_500},
    },
    arrays=arrays,
    program=program,
    outputs=("y",),
    flops=lambda m, n: 4 * m * n,
    bytes=lambda m, n: 8 * m * n,
    array_style=array_style,
    simulated=simulated,
)
