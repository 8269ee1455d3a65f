"""A matrix times a vector, a row a thread."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from bench.numba_names import cuda, numba
from bench.workload import Program, State, Step, Workload, blocks, i32


def arrays(rng: np.random.Generator, rows: int, columns: int) -> State:
    a = rng.standard_normal((rows, columns), dtype=np.float32)
    x = rng.standard_normal(columns, dtype=np.float32)
    return {"a": a, "x": x, "y": np.zeros(rows, np.float32)}


def program(rows: int, columns: int) -> Program:
    args = ("a", "x", "y", i32(rows), i32(columns))
    return Program((Step("matvec", (blocks(rows, 128),), (128,), args),))


def by_hand(s: dict[str, Any], rows: int, columns: int) -> dict[str, Any]:
    return {"y": jnp.matmul(s["a"], s["x"], precision=jax.lax.Precision.HIGHEST)}


def prange(a, x, y, rows, columns):
    for i in numba.prange(rows):
        total = np.float32(0)
        for k in range(columns):
            total += a[i, k] * x[k]
        y[i] = total


def simulated() -> dict[str, Any]:
    @cuda.jit
    def matvec(a, x, y, rows, columns):
        i = cuda.grid(1)
        if i < rows:
            total = np.float32(0)
            for k in range(columns):
                total += a[i * columns + k] * x[k]
            y[i] = total

    return {"matvec": matvec}


WORKLOAD = Workload(
    name="matvec",
    group="dense",
    sizes={
        "toy": {"rows": 70, "columns": 50},
        "cpu": {"rows": 4096, "columns": 4096},
        "gpu": {"rows": 32768, "columns": 16384},
        "simulator": {"rows": 100, "columns": 100},
    },
    arrays=arrays,
    program=program,
    outputs=("y",),
    flops=lambda rows, columns: 2 * rows * columns,
    bytes=lambda rows, columns: 4 * (rows * columns + rows + columns),
    by_hand=by_hand,
    prange=prange,
    simulated=simulated,
    rtol=1e-3,
    atol=1e-2,
)
