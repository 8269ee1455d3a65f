"""A matrix times a vector, and its transpose times another."""

from __future__ import annotations

from typing import Any

import numpy as np

from bench.npbench._launch import ints, line
from bench.numba_names import cuda
from bench.workload import Program, State, Workload


def arrays(rng: np.random.Generator, n: int, m: int) -> State:
    return {
        "A": rng.standard_normal((n, m)),
        "p": rng.standard_normal(m),
        "r": rng.standard_normal(n),
        "s": np.zeros(m),
        "q": np.zeros(n),
    }


def program(n: int, m: int) -> Program:
    transposed = line("columns", m, "A", "r", "s", *ints(n, m))
    return Program((transposed, line("rows", n, "A", "p", "q", *ints(n, m))))


def array_style(xp: Any, s: dict[str, Any], n: int, m: int) -> dict[str, Any]:
    return {"s": s["r"] @ s["A"], "q": s["A"] @ s["p"]}


def simulated() -> dict[str, Any]:
    @cuda.jit
    def columns(A, r, s, n, m):
        j = cuda.grid(1)
        if j < m:
            total = 0.0
            for i in range(n):
                total += r[i] * A[i * m + j]
            s[j] = total

    @cuda.jit
    def rows(A, p, q, n, m):
        i = cuda.grid(1)
        if i < n:
            total = 0.0
            for j in range(m):
                total += A[i * m + j] * p[j]
            q[i] = total

    return {"rows": rows, "columns": columns}


WORKLOAD = Workload(
    name="bicg",
    group="npbench",
    sizes={
        "toy": {"n": 37, "m": 45},
        "cpu": {"n": 2500, "m": 2000},
        "gpu": {"n": 12_500, "m": 10_000},
    },
    arrays=arrays,
    program=program,
    outputs=("s", "q"),
    flops=lambda n, m: 4 * m * n,
    bytes=lambda n, m: 8 * m * n,
    array_style=array_style,
    simulated=simulated,
)
