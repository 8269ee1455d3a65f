"""The lower triangle of a symmetric product of two matrices, added to a matrix."""

from __future__ import annotations

from typing import Any

import numpy as np

from bench.npbench._launch import ints, plane
from bench.numba_names import cuda
from bench.workload import Program, State, Workload

ALPHA, BETA = 1.5, 1.2


def arrays(rng: np.random.Generator, n: int, m: int) -> State:
    shapes = {"A": (n, m), "B": (n, m), "C": (n, n)}
    return {name: rng.standard_normal(shape) for name, shape in shapes.items()}


def program(n: int, m: int) -> Program:
    scalars = np.float64(ALPHA), np.float64(BETA)
    return Program((plane("syr2k", n, n, "A", "B", "C", *scalars, *ints(n, m)),))


def array_style(xp: Any, s: dict[str, Any], n: int, m: int) -> dict[str, Any]:
    A, B, C = s["A"], s["B"], s["C"]
    return {"C": xp.tril(BETA * C + ALPHA * (A @ B.T + B @ A.T)) + xp.triu(C, 1)}


def simulated() -> dict[str, Any]:
    @cuda.jit
    def syr2k(A, B, C, alpha, beta, n, m):
        j, i = cuda.grid(2)
        if i < n and j <= i:
            total = 0.0
            for k in range(m):
                total += A[j * m + k] * B[i * m + k] + B[j * m + k] * A[i * m + k]
            C[i * n + j] = alpha * total + beta * C[i * n + j]

    return {"syr2k": syr2k}


WORKLOAD = Workload(
    name="syr2k",
    group="npbench",
    sizes={
        "toy": {"n": 41, "m": 29},
        "cpu": {"n": 900, "m": 700},
        "gpu": {"n": 2600, "m": 2000},
    },
    arrays=arrays,
    program=program,
    outputs=("C",),
    flops=lambda n, m: 2 * n * n * m,
    bytes=lambda n, m: 8 * (2 * n * m + n * n),
    array_style=array_style,
    simulated=simulated,
    atol=1e-8,
)
