"""A matrix product, added to a matrix."""

from __future__ import annotations

from typing import Any

import numpy as np

from bench.npbench._launch import ints, plane
from bench.numba_names import cuda
from bench.workload import Program, State, Workload

ALPHA, BETA = 1.5, 1.2


def arrays(rng: np.random.Generator, ni: int, nj: int, nk: int) -> State:
    shapes = {"A": (ni, nk), "B": (nk, nj), "C": (ni, nj)}
    return {name: rng.standard_normal(shape) for name, shape in shapes.items()}


def program(ni: int, nj: int, nk: int) -> Program:
    scalars = np.float64(ALPHA), np.float64(BETA)
    return Program((plane("gemm", ni, nj, "A", "B", "C", *scalars, *ints(ni, nj, nk)),))


def array_style(xp: Any, s: dict[str, Any], ni: int, nj: int, nk: int) -> dict[str, Any]:
    return {"C": ALPHA * s["A"] @ s["B"] + BETA * s["C"]}


def simulated() -> dict[str, Any]:
    @cuda.jit
    def gemm(A, B, C, alpha, beta, ni, nj, nk):
        j, i = cuda.grid(2)
        if i < ni and j < nj:
            total = 0.0
            for k in range(nk):
                total += A[i * nk + k] * B[k * nj + j]
            C[i * nj + j] = alpha * total + beta * C[i * nj + j]

    return {"gemm": gemm}


WORKLOAD = Workload(
    name="gemm",
    group="npbench",
    sizes={
        "toy": {"ni": 33, "nj": 41, "nk": 29},
        "cpu": {"ni": 1000, "nj": 1100, "nk": 1200},
        "gpu": {"ni": 2000, "nj": 2300, "nk": 2600},
    },
    arrays=arrays,
    program=program,
    outputs=("C",),
    flops=lambda ni, nj, nk: 2 * ni * nj * nk,
    bytes=lambda ni, nj, nk: 8 * (ni * nk + nk * nj + 2 * ni * nj),
    array_style=array_style,
    simulated=simulated,
    atol=1e-8,
)
