"""A matrix plus two outer products, and two products of it with vectors."""

from __future__ import annotations

from typing import Any

import numpy as np

from bench.npbench._launch import ints, line, plane
from bench.numba_names import cuda
from bench.workload import Program, State, Workload

ALPHA, BETA = 1.5, 1.2
VECTORS = ("u1", "v1", "u2", "v2", "w", "x", "y", "z")


def arrays(rng: np.random.Generator, n: int) -> State:
    vectors = {name: rng.standard_normal(n) / np.sqrt(n) for name in VECTORS}
    return {"A": rng.standard_normal((n, n)), **vectors}


def program(n: int) -> Program:
    size = ints(n)
    return Program(
        (
            plane("outer", n, n, "A", "u1", "v1", "u2", "v2", *size),
            line("columns", n, "A", "x", "y", "z", np.float64(BETA), *size),
            line("rows", n, "A", "x", "w", np.float64(ALPHA), *size),
        )
    )


def array_style(xp: Any, s: dict[str, Any], n: int) -> dict[str, Any]:
    A = s["A"] + (xp.outer(s["u1"], s["v1"]) + xp.outer(s["u2"], s["v2"]))
    x = s["x"] + (BETA * s["y"] @ A + s["z"])
    return {"A": A, "x": x, "w": s["w"] + ALPHA * A @ x}


def simulated() -> dict[str, Any]:
    @cuda.jit
    def outer(A, u1, v1, u2, v2, n):
        j, i = cuda.grid(2)
        if i < n and j < n:
            A[i * n + j] += u1[i] * v1[j] + u2[i] * v2[j]

    @cuda.jit
    def columns(A, x, y, z, beta, n):
        j = cuda.grid(1)
        if j < n:
            total = 0.0
            for i in range(n):
                total += y[i] * A[i * n + j]
            x[j] += beta * total + z[j]

    @cuda.jit
    def rows(A, x, w, alpha, n):
        i = cuda.grid(1)
        if i < n:
            total = 0.0
            for j in range(n):
                total += A[i * n + j] * x[j]
            w[i] += alpha * total

    return {"outer": outer, "columns": columns, "rows": rows}


WORKLOAD = Workload(
    name="gemver",
    group="npbench",
    sizes={"toy": {"n": 43}, "cpu": {"n": 2000}, "gpu": {"n": 10_000}},
    arrays=arrays,
    program=program,
    outputs=("A", "x", "w"),
    flops=lambda n: 8 * n**2,
    bytes=lambda n: 24 * n**2,
    array_style=array_style,
    simulated=simulated,
    atol=1e-8,
)
