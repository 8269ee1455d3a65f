"""The lower triangle of a matrix times its transpose, added to a matrix."""

from __future__ import annotations

from typing import Any

import numpy as np

from bench.npbench._launch import ints, plane
from bench.numba_names import cuda
from bench.workload import Program, State, Workload

ALPHA, BETA = 1.5, 1.2


def arrays(rng: np.random.Generator, n: int, m: int) -> State:
    return {"A": rng.standard_normal((n, m)), "C": rng.standard_normal((n, n))}


def program(n: int, m: int) -> Program:
    scalars = np.float64(ALPHA), np.float64(BETA)
    return Program((plane("syrk", n, n, "A", "C", *scalars, *ints(n, m)),))


def array_style(xp: Any, s: dict[str, Any], n: int, m: int) -> dict[str, Any]:
    A, C = s["A"], s["C"]
    return {"C": xp.tril(BETA * C + ALPHA * A @ A.T) + xp.triu(C, 1)}


def simulated() -> dict[str, Any]:
    @cuda.jit
    def syrk(A, C, alpha, beta, n, m):
        j, i = cuda.grid(2)
        if i < n and j <= i:
            total = 0.0
            for k in range(m):
                total += A[i * m + k] * A[j * m + k]
            C[i * n + j] = alpha * total + beta * C[i * n + j]

    return {"syrk": syrk}


WORKLOAD = Workload(
    name="syrk",
    group="npbench",
    sizes={
        "toy": {"n": 41, "m": 29},
        "cpu": {"n": 900, "m": 700},
        "gpu": {"n": 2600, "m": 2000},
    },
    arrays=arrays,
    program=program,
    outputs=("C",),
    flops=lambda n, m: n * n * m,
    bytes=lambda n, m: 8 * (n * m + n * n),
    array_style=array_style,
    simulated=simulated,
    atol=1e-8,
)
