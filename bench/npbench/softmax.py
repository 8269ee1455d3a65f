"""The softmax of every row of an attention's scores."""

from __future__ import annotations

from typing import Any

import numpy as np

from bench.numba_names import cuda, numba
from bench.workload import Program, State, Step, Workload, i32

B = 128


def arrays(rng: np.random.Generator, n: int, heads: int, size: int) -> State:
    shape = n, heads, size, size
    return {"x": rng.standard_normal(shape, dtype=np.float32), "y": np.zeros(shape, np.float32)}


def program(n: int, heads: int, size: int) -> Program:
    return Program((Step("softmax", (n * heads * size,), (B,), ("x", "y", i32(size))),))


def array_style(xp: Any, s: dict[str, Any], n: int, heads: int, size: int) -> dict[str, Any]:
    x = s["x"]
    out = xp.exp(x - xp.max(x, axis=-1, keepdims=True))
    return {"y": out / xp.sum(out, axis=-1, keepdims=True)}


def simulated() -> dict[str, Any]:
    import math

    @cuda.jit
    def softmax(x, y, columns):
        part = cuda.shared.array(B, numba.float32)
        t, first = cuda.threadIdx.x, cuda.blockIdx.x * columns
        most = np.float32(-math.inf)
        for j in range(t, columns, B):
            most = max(most, x[first + j])
        part[t] = most
        cuda.syncthreads()
        d = B // 2
        while d > 0:
            if t < d:
                part[t] = max(part[t], part[t + d])
            cuda.syncthreads()
            d >>= 1
        most = part[0]
        cuda.syncthreads()
        total = np.float32(0)
        for j in range(t, columns, B):
            total += math.exp(x[first + j] - most)
        part[t] = total
        cuda.syncthreads()
        d = B // 2
        while d > 0:
            if t < d:
                part[t] += part[t + d]
            cuda.syncthreads()
            d >>= 1
        for j in range(t, columns, B):
            y[first + j] = math.exp(x[first + j] - most) / part[0]

    return {"softmax": softmax}


WORKLOAD = Workload(
    name="softmax",
    group="npbench",
    sizes={
        "toy": {"n": 2, "heads": 3, "size": 37},
        "cpu": {"n": 16, "heads": 16, "size": 128},
        "gpu": {"n": 64, "heads": 16, "size": 512},
    },
    arrays=arrays,
    program=program,
    outputs=("y",),
    flops=lambda n, heads, size: 10 * n * heads * size**2,
    bytes=lambda n, heads, size: 8 * n * heads * size**2,
    array_style=array_style,
    simulated=simulated,
)
