"""A matrix and its transpose times a vector each."""

from __future__ import annotations

from typing import Any

import numpy as np

from bench.npbench._launch import ints, line
from bench.numba_names import cuda
from bench.workload import Program, State, Workload


def arrays(rng: np.random.Generator, n: int) -> State:
    vectors = {name: rng.standard_normal(n) for name in ("x1", "x2", "y1", "y2")}
    return {**vectors, "A": rng.standard_normal((n, n))}


def program(n: int) -> Program:
    rows = line("rows", n, "A", "x1", "y1", *ints(n))
    return Program((rows, line("columns", n, "A", "x2", "y2", *ints(n))))


def array_style(xp: Any, s: dict[str, Any], n: int) -> dict[str, Any]:
    return {"x1": s["x1"] + s["A"] @ s["y1"], "x2": s["x2"] + s["y2"] @ s["A"]}


def simulated() -> dict[str, Any]:
    @cuda.jit
    def rows(A, x1, y1, n):
        i = cuda.grid(1)
        if i < n:
            total = 0.0
            for j in range(n):
                total += A[i * n + j] * y1[j]
            x1[i] += total

    @cuda.jit
    def columns(A, x2, y2, n):
        j = cuda.grid(1)
        if j < n:
            total = 0.0
            for i in range(n):
                total += A[i * n + j] * y2[i]
            x2[j] += total

    return {"rows": rows, "columns": columns}


WORKLOAD = Workload(
    name="mvt",
    group="npbench",
    sizes={"toy": {"n": 43}, "cpu": {"n": 2000}, "gpu": {"n": 11_000}},
    arrays=arrays,
    program=program,
    outputs=("x1", "x2"),
    flops=lambda n: 4 * n**2,
    bytes=lambda n: 8 * n**2,
    array_style=array_style,
    simulated=simulated,
    atol=1e-8,
)
