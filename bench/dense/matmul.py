"""A square matrix product, naive and through tiles in shared memory."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from bench.numba_names import cuda, numba
from bench.workload import Program, State, Step, Workload, blocks, i32

TILE = 16


def arrays(rng: np.random.Generator, n: int) -> State:
    a, b = rng.standard_normal((2, n, n), dtype=np.float32)
    return {"a": a, "b": b, "c": np.zeros((n, n), np.float32)}


def program_of(kernel: str) -> Callable[..., Program]:
    def program(n: int) -> Program:
        grid = (blocks(n, TILE), blocks(n, TILE))
        return Program((Step(kernel, grid, (TILE, TILE), ("a", "b", "c", i32(n))),))

    return program


def by_hand(s: dict[str, Any], n: int) -> dict[str, Any]:
    return {"c": jnp.matmul(s["a"], s["b"], precision=jax.lax.Precision.HIGHEST)}


def prange(a, b, c, n):
    for i in numba.prange(n):
        c[i] = 0
        for k in range(n):
            for j in range(n):
                c[i, j] += a[i, k] * b[k, j]


def simulated() -> dict[str, Any]:
    @cuda.jit
    def matmul(a, b, c, n):
        j, i = cuda.grid(2)
        if i < n and j < n:
            total = np.float32(0)
            for k in range(n):
                total += a[i * n + k] * b[k * n + j]
            c[i * n + j] = total

    @cuda.jit
    def matmul_tiled(a, b, c, n):
        left = cuda.shared.array((TILE, TILE), numba.float32)
        right = cuda.shared.array((TILE, TILE), numba.float32)
        j, i = cuda.grid(2)
        tx, ty = cuda.threadIdx.x, cuda.threadIdx.y
        total = np.float32(0)
        for tile in range((n + TILE - 1) // TILE):
            column, row = tile * TILE + tx, tile * TILE + ty
            left[ty, tx] = a[i * n + column] if i < n and column < n else 0
            right[ty, tx] = b[row * n + j] if row < n and j < n else 0
            cuda.syncthreads()
            for k in range(TILE):
                total += left[ty, k] * right[k, tx]
            cuda.syncthreads()
        if i < n and j < n:
            c[i * n + j] = total

    return {"matmul": matmul, "matmul_tiled": matmul_tiled}


NAIVE = Workload(
    name="matmul",
    group="dense",
    sizes={"toy": {"n": 50}, "cpu": {"n": 1024}, "gpu": {"n": 4096}, "simulator": {"n": 24}},
    arrays=arrays,
    program=program_of("matmul"),
    outputs=("c",),
    flops=lambda n: 2 * n**3,
    bytes=lambda n: 12 * n**2,
    by_hand=by_hand,
    prange=prange,
    simulated=simulated,
    rtol=1e-3,
    atol=1e-3,
)
TILED = dataclasses.replace(
    NAIVE, name="matmul_tiled", program=program_of("matmul_tiled"), source_name="matmul"
)
WORKLOADS = (NAIVE, TILED)
