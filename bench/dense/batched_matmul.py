"""Products of many 16 x 16 matrices, a block a product."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from bench.numba_names import cuda, numba
from bench.workload import Program, State, Step, Workload, i32


def arrays(rng: np.random.Generator, batch: int, n: int) -> State:
    a, b = rng.standard_normal((2, batch, n, n), dtype=np.float32)
    return {"a": a, "b": b, "c": np.zeros((batch, n, n), np.float32)}


def program(batch: int, n: int) -> Program:
    return Program((Step("batched_matmul", (batch,), (n, n), ("a", "b", "c", i32(n))),))


def by_hand(s: dict[str, Any], batch: int, n: int) -> dict[str, Any]:
    return {"c": jnp.matmul(s["a"], s["b"], precision=jax.lax.Precision.HIGHEST)}


def prange(a, b, c, batch, n):
    for p in numba.prange(batch):
        for i in range(n):
            for j in range(n):
                c[p, i, j] = 0
            for k in range(n):
                for j in range(n):
                    c[p, i, j] += a[p, i, k] * b[p, k, j]


def simulated() -> dict[str, Any]:
    @cuda.jit
    def batched_matmul(a, b, c, n):
        j, i, first = cuda.threadIdx.x, cuda.threadIdx.y, cuda.blockIdx.x * n * n
        total = np.float32(0)
        for k in range(n):
            total += a[first + i * n + k] * b[first + k * n + j]
        c[first + i * n + j] = total

    return {"batched_matmul": batched_matmul}


WORKLOAD = Workload(
    name="batched_matmul",
    group="dense",
    sizes={
        "toy": {"batch": 7, "n": 16},
        "cpu": {"batch": 16384, "n": 16},
        "gpu": {"batch": 1 << 19, "n": 16},
        "simulator": {"batch": 3, "n": 16},
    },
    arrays=arrays,
    program=program,
    outputs=("c",),
    flops=lambda batch, n: 2 * batch * n**3,
    bytes=lambda batch, n: 12 * batch * n**2,
    by_hand=by_hand,
    prange=prange,
    simulated=simulated,
    rtol=1e-3,
    atol=1e-4,
)
