"""A square plus the sum of the hyperbolic tangents on its diagonal."""

from __future__ import annotations

from typing import Any

import numpy as np

from bench.npbench._launch import ints, plane
from bench.numba_names import cuda, numba
from bench.workload import Program, State, Step, Workload

B = 256


def arrays(rng: np.random.Generator, n: int) -> State:
    return {"a": rng.random((n, n)), "sum": np.zeros(1), "out": np.zeros((n, n))}


def program(n: int) -> Program:
    trace = Step("trace", (1,), (B,), ("a", "sum", *ints(n)))
    return Program((trace, plane("add", n, n, "a", "sum", "out", *ints(n))))


def array_style(xp: Any, s: dict[str, Any], n: int) -> dict[str, Any]:
    return {"out": s["a"] + xp.sum(xp.tanh(xp.diagonal(s["a"])))}


def simulated() -> dict[str, Any]:
    import math

    @cuda.jit
    def trace(a, sum, n):
        part = cuda.shared.array(B, numba.float64)
        t, mine = cuda.threadIdx.x, 0.0
        for i in range(t, n, B):
            mine += math.tanh(a[i * n + i])
        part[t] = mine
        cuda.syncthreads()
        d = B // 2
        while d > 0:
            if t < d:
                part[t] += part[t + d]
            cuda.syncthreads()
            d >>= 1
        if t == 0:
            sum[0] = part[0]

    @cuda.jit
    def add(a, sum, out, n):
        j, i = cuda.grid(2)
        if i < n and j < n:
            out[i * n + j] = a[i * n + j] + sum[0]

    return {"trace": trace, "add": add}


WORKLOAD = Workload(
    name="go_fast",
    group="npbench",
    sizes={"toy": {"n": 43}, "cpu": {"n": 2000}, "gpu": {"n": 12_500}},
    arrays=arrays,
    program=program,
    outputs=("out",),
    flops=lambda n: n**2,
    bytes=lambda n: 16 * n**2,
    array_style=array_style,
    simulated=simulated,
)
