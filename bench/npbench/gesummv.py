"""The sum of two matrices times one vector."""

from __future__ import annotations

from typing import Any

import numpy as np

from bench.npbench._launch import ints, line
from bench.numba_names import cuda
from bench.workload import Program, State, Workload

ALPHA, BETA = 1.5, 1.2


def arrays(rng: np.random.Generator, n: int) -> State:
    square = {name: rng.standard_normal((n, n)) for name in ("A", "B")}
    return {**square, "x": rng.standard_normal(n), "y": np.zeros(n)}


def program(n: int) -> Program:
    scalars = np.float64(ALPHA), np.float64(BETA)
    return Program((line("gesummv", n, "A", "B", "x", "y", *scalars, *ints(n)),))


def array_style(xp: Any, s: dict[str, Any], n: int) -> dict[str, Any]:
    return {"y": ALPHA * s["A"] @ s["x"] + BETA * s["B"] @ s["x"]}


def simulated() -> dict[str, Any]:
    @cuda.jit
    def gesummv(A, B, x, y, alpha, beta, n):
        i = cuda.grid(1)
        if i < n:
            a = 0.0
            b = 0.0
            for j in range(n):
                a += A[i * n + j] * x[j]
                b += B[i * n + j] * x[j]
            y[i] = alpha * a + beta * b

    return {"gesummv": gesummv}


WORKLOAD = Workload(
    name="gesummv",
    group="npbench",
    sizes={"toy": {"n": 43}, "cpu": {"n": 2000}, "gpu": {"n": 10_000}},
    arrays=arrays,
    program=program,
    outputs=("y",),
    flops=lambda n: 4 * n**2,
    bytes=lambda n: 16 * n**2,
    array_style=array_style,
    simulated=simulated,
    atol=1e-8,
)
