"""Counts of bytes, by atomics on bins in shared memory."""

from __future__ import annotations

from typing import Any

import jax.numpy as jnp
import numpy as np

from bench.numba_names import cuda, numba
from bench.workload import Program, State, Step, Workload, blocks, i32


def arrays(rng: np.random.Generator, n: int) -> State:
    return {"x": rng.integers(0, 256, n).astype(np.uint8), "bins": np.zeros(256, np.int32)}


def program(n: int) -> Program:
    grid = min(blocks(n, 256), 1024)
    return Program((Step("histogram", (grid,), (256,), ("x", "bins", i32(n))),))


def by_hand(s: dict[str, Any], n: int) -> dict[str, Any]:
    counts = jnp.bincount(s["x"].astype(jnp.int32), length=256)
    return {"bins": s["bins"] + counts.astype(jnp.int32)}


def prange(x, bins, n):
    parts = 64
    mine = np.zeros((parts, 256), np.int32)
    for p in numba.prange(parts):
        for i in range(p * n // parts, (p + 1) * n // parts):
            mine[p, x[i]] += 1
    for p in range(parts):
        for b in range(256):
            bins[b] += mine[p, b]


def simulated() -> dict[str, Any]:
    @cuda.jit
    def histogram(x, bins, n):
        mine = cuda.shared.array(256, numba.int32)
        for b in range(cuda.threadIdx.x, 256, cuda.blockDim.x):
            mine[b] = 0
        cuda.syncthreads()
        for i in range(cuda.grid(1), n, cuda.gridsize(1)):
            cuda.atomic.add(mine, x[i], 1)
        cuda.syncthreads()
        for b in range(cuda.threadIdx.x, 256, cuda.blockDim.x):
            cuda.atomic.add(bins, b, mine[b])

    return {"histogram": histogram}


WORKLOAD = Workload(
    name="histogram",
    group="irregular",
    sizes={
        "toy": {"n": 1000},
        "cpu": {"n": 1 << 22},
        "gpu": {"n": 1 << 26},
        "simulator": {"n": 1000},
    },
    arrays=arrays,
    program=program,
    outputs=("bins",),
    flops=lambda n: n,
    bytes=lambda n: n,
    by_hand=by_hand,
    prange=prange,
    simulated=simulated,
)
