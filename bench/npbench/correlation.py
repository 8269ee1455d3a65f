"""The correlation matrix of observations."""

from __future__ import annotations

from typing import Any

import numpy as np

from bench.npbench._launch import ints, line, plane
from bench.numba_names import cuda
from bench.workload import Program, State, Workload


def arrays(rng: np.random.Generator, n: int, m: int) -> State:
    data = rng.standard_normal((n, m)) + 1.0
    return {"data": data, "mean": np.zeros(m), "dev": np.zeros(m), "corr": np.zeros((m, m))}


def program(n: int, m: int) -> Program:
    return Program(
        (
            line("means", m, "data", "mean", *ints(n, m)),
            line("deviations", m, "data", "mean", "dev", *ints(n, m)),
            plane("normalize", n, m, "data", "mean", "dev", *ints(n, m)),
            plane("correlation", m, m, "data", "corr", *ints(n, m)),
        )
    )


def array_style(xp: Any, s: dict[str, Any], n: int, m: int) -> dict[str, Any]:
    dev = xp.std(s["data"], axis=0)
    dev = xp.where(dev <= 0.1, 1.0, dev)
    data = (s["data"] - xp.mean(s["data"], axis=0)) / (np.sqrt(n) * dev)
    return {"corr": xp.where(xp.eye(m, dtype=bool), 1.0, data.T @ data)}


def simulated() -> dict[str, Any]:
    import math

    @cuda.jit
    def means(data, mean, n, m):
        j = cuda.grid(1)
        if j < m:
            total = 0.0
            for i in range(n):
                total += data[i * m + j]
            mean[j] = total / n

    @cuda.jit
    def deviations(data, mean, dev, n, m):
        j = cuda.grid(1)
        if j < m:
            total = 0.0
            for i in range(n):
                d = data[i * m + j] - mean[j]
                total += d * d
            s = math.sqrt(total / n)
            dev[j] = 1.0 if s <= 0.1 else s

    @cuda.jit
    def normalize(data, mean, dev, n, m):
        j, i = cuda.grid(2)
        if i < n and j < m:
            data[i * m + j] = (data[i * m + j] - mean[j]) / (math.sqrt(float(n)) * dev[j])

    @cuda.jit
    def correlation(data, corr, n, m):
        j, i = cuda.grid(2)
        if i < m and j < m:
            total = 0.0
            for k in range(n):
                total += data[k * m + i] * data[k * m + j]
            corr[i * m + j] = 1.0 if i == j else total

    kernels = (means, deviations, normalize, correlation)
    return dict(zip(("means", "deviations", "normalize", "correlation"), kernels, strict=True))


WORKLOAD = Workload(
    name="correlation",
    group="npbench",
    sizes={
        "toy": {"n": 37, "m": 29},
        "cpu": {"n": 1000, "m": 800},
        "gpu": {"n": 2800, "m": 2400},
    },
    arrays=arrays,
    program=program,
    outputs=("corr",),
    flops=lambda n, m: 2 * n * m**2,
    bytes=lambda n, m: 8 * (n * m + m**2),
    array_style=array_style,
    simulated=simulated,
    atol=1e-8,
)
