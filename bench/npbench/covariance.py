"""The covariance matrix of observations."""

from __future__ import annotations

from typing import Any

import numpy as np

from bench.npbench._launch import ints, line, plane
from bench.numba_names import cuda
from bench.workload import Program, State, Workload


def arrays(rng: np.random.Generator, n: int, m: int) -> State:
    data = rng.standard_normal((n, m)) + 1.0
    return {"data": data, "mean": np.zeros(m), "cov": np.zeros((m, m))}


def program(n: int, m: int) -> Program:
    return Program(
        (
            line("means", m, "data", "mean", *ints(n, m)),
            plane("center", n, m, "data", "mean", *ints(n, m)),
            plane("covariance", m, m, "data", "cov", *ints(n, m)),
        )
    )


def array_style(xp: Any, s: dict[str, Any], n: int, m: int) -> dict[str, Any]:
    data = s["data"] - xp.mean(s["data"], axis=0)
    return {"cov": data.T @ data / (n - 1)}


def simulated() -> dict[str, Any]:
    @cuda.jit
    def means(data, mean, n, m):
        j = cuda.grid(1)
        if j < m:
            total = 0.0
            for i in range(n):
                total += data[i * m + j]
            mean[j] = total / n

    @cuda.jit
    def center(data, mean, n, m):
        j, i = cuda.grid(2)
        if i < n and j < m:
            data[i * m + j] -= mean[j]

    @cuda.jit
    def covariance(data, cov, n, m):
        j, i = cuda.grid(2)
        if i < m and j < m:
            total = 0.0
            for k in range(n):
                total += data[k * m + i] * data[k * m + j]
            cov[i * m + j] = total / (n - 1)

    return {"means": means, "center": center, "covariance": covariance}


WORKLOAD = Workload(
    name="covariance",
    group="npbench",
    sizes={
        "toy": {"n": 37, "m": 29},
        "cpu": {"n": 1000, "m": 800},
        "gpu": {"n": 2800, "m": 2400},
    },
    arrays=arrays,
    program=program,
    outputs=("cov",),
    flops=lambda n, m: 2 * n * m**2,
    bytes=lambda n, m: 8 * (n * m + m**2),
    array_style=array_style,
    simulated=simulated,
    atol=1e-8,
)
