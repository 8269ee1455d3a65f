"""One head of attention: scores, softmax, weighted values, a kernel each."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from bench.numba_names import cuda, numba
from bench.workload import Program, State, Step, Workload, blocks, i32

THREADS = 128


def arrays(rng: np.random.Generator, n: int, d: int) -> State:
    q, k, v = rng.standard_normal((3, n, d), dtype=np.float32)
    return {
        "q": q,
        "k": k,
        "v": v,
        "s": np.zeros((n, n), np.float32),
        "o": np.zeros((n, d), np.float32),
    }


def program(n: int, d: int) -> Program:
    square, wide = (blocks(n, 16), blocks(n, 16)), (blocks(d, 16), blocks(n, 16))
    return Program(
        (
            Step("scores", square, (16, 16), ("q", "k", "s", i32(n), i32(d))),
            Step("softmax_rows", (n,), (THREADS,), ("s", i32(n))),
            Step("weighted", wide, (16, 16), ("s", "v", "o", i32(n), i32(d))),
        )
    )


def by_hand(s: dict[str, Any], n: int, d: int) -> dict[str, Any]:
    highest = jax.lax.Precision.HIGHEST
    scores = jnp.matmul(s["q"], s["k"].T, precision=highest) * np.float32(d**-0.5)
    weights = jax.nn.softmax(scores, axis=1)
    return {"s": weights, "o": jnp.matmul(weights, s["v"], precision=highest)}


def prange(q, k, v, s, o, n, d):
    scale = np.float32(1 / np.sqrt(d))
    for i in numba.prange(n):
        most = np.float32(-np.inf)
        for j in range(n):
            dot = np.float32(0)
            for c in range(d):
                dot += q[i, c] * k[j, c]
            s[i, j] = dot * scale
            most = max(most, s[i, j])
        total = np.float32(0)
        for j in range(n):
            s[i, j] = np.exp(s[i, j] - most)
            total += s[i, j]
        for c in range(d):
            o[i, c] = 0
        for j in range(n):
            s[i, j] /= total
            for c in range(d):
                o[i, c] += s[i, j] * v[j, c]


def simulated() -> dict[str, Any]:
    import math

    @cuda.jit
    def scores(q, k, s, n, d):
        j, i = cuda.grid(2)
        if i < n and j < n:
            total = 0.0
            for c in range(d):
                total += q[i * d + c] * k[j * d + c]
            s[i * n + j] = total / math.sqrt(d)

    @cuda.jit
    def softmax_rows(s, n):
        part = cuda.shared.array(THREADS, numba.float32)
        t, first = cuda.threadIdx.x, cuda.blockIdx.x * n
        most = -math.inf
        for j in range(t, n, THREADS):
            most = max(most, s[first + j])
        part[t] = most
        cuda.syncthreads()
        d = THREADS // 2
        while d > 0:
            if t < d:
                part[t] = max(part[t], part[t + d])
            cuda.syncthreads()
            d >>= 1
        most = part[0]
        cuda.syncthreads()
        total = 0.0
        for j in range(t, n, THREADS):
            s[first + j] = math.exp(s[first + j] - most)
            total += s[first + j]
        part[t] = total
        cuda.syncthreads()
        d = THREADS // 2
        while d > 0:
            if t < d:
                part[t] += part[t + d]
            cuda.syncthreads()
            d >>= 1
        for j in range(t, n, THREADS):
            s[first + j] /= part[0]

    @cuda.jit
    def weighted(s, v, o, n, d):
        c, i = cuda.grid(2)
        if i < n and c < d:
            total = 0.0
            for j in range(n):
                total += s[i * n + j] * v[j * d + c]
            o[i * d + c] = total

    return {"scores": scores, "softmax_rows": softmax_rows, "weighted": weighted}


WORKLOAD = Workload(
    name="attention",
    group="dense",
    sizes={
        "toy": {"n": 60, "d": 20},
        "cpu": {"n": 2048, "d": 64},
        "gpu": {"n": 16384, "d": 64},
        "simulator": {"n": 8, "d": 4},
    },
    arrays=arrays,
    program=program,
    outputs=("o",),
    flops=lambda n, d: 4 * n * n * d + 5 * n * n,
    bytes=lambda n, d: 16 * n * d + 4 * n * n,
    by_hand=by_hand,
    prange=prange,
    simulated=simulated,
    rtol=1e-3,
    atol=1e-4,
)
