"""A step of k-means: nearest of 16 centres in four dimensions, sums by atomics."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from bench.numba_names import cuda, numba
from bench.workload import Program, Shapes, State, Step, Workload, blocks, i32

K, D = 16, 4


def arrays(rng: np.random.Generator, n: int) -> State:
    # Points lie well inside their centre's cell, so that rounding moves none to another.
    centre = rng.permutation(np.arange(K))[:, None] * np.ones((1, D)) * 10
    label = rng.integers(0, K, n)
    point = centre[label] + rng.uniform(-1, 1, (n, D))
    return {
        "point": point.astype(np.float32),
        "centre": centre.astype(np.float32),
        "nearest": np.zeros(n, np.int32),
        "sums": np.zeros((K, D), np.float32),
        "counts": np.zeros(K, np.int32),
    }


def shapes(n: int) -> Shapes:
    return {
        "point": ((n, D), np.float32),
        "centre": ((K, D), np.float32),
        "nearest": ((n,), np.int32),
        "sums": ((K, D), np.float32),
        "counts": ((K,), np.int32),
    }


def program(n: int) -> Program:
    args = ("point", "centre", "nearest", "sums", "counts", i32(n))
    return Program((Step("assign", (blocks(n, 256),), (256,), args),))


def by_hand(s: dict[str, Any], n: int) -> dict[str, Any]:
    point, centre = s["point"], s["centre"]
    distance = sum((point[:, d, None] - centre[:, d]) ** 2 for d in range(D))
    nearest = jnp.argmin(distance, axis=1).astype(jnp.int32)
    one_hot = jax.nn.one_hot(nearest, K, dtype=jnp.float32)
    sums = jnp.matmul(one_hot.T, point, precision=jax.lax.Precision.HIGHEST)
    counts = (nearest[:, None] == jnp.arange(K)).sum(0, dtype=jnp.int32)
    return {"nearest": nearest, "sums": s["sums"] + sums, "counts": s["counts"] + counts}


def prange(point, centre, nearest, sums, counts, n):
    parts = 64
    part = np.zeros((parts, K, D), np.float32)
    count = np.zeros((parts, K), np.int32)
    for p in numba.prange(parts):
        for i in range(p * n // parts, (p + 1) * n // parts):
            best, least = 0, np.float32(3.4e38)
            for k in range(K):
                distance = np.float32(0)
                for d in range(D):
                    distance += (point[i, d] - centre[k, d]) ** 2
                if distance < least:
                    least, best = distance, k
            nearest[i] = best
            count[p, best] += 1
            for d in range(D):
                part[p, best, d] += point[i, d]
    for p in range(parts):
        for k in range(K):
            counts[k] += count[p, k]
            for d in range(D):
                sums[k, d] += part[p, k, d]


def simulated() -> dict[str, Any]:
    @cuda.jit
    def assign(point, centre, nearest, sums, counts, n):
        centres = cuda.shared.array(K * D, numba.float32)
        part = cuda.shared.array(K * D, numba.float32)
        count = cuda.shared.array(K, numba.int32)
        t = cuda.threadIdx.x
        for c in range(t, K * D, cuda.blockDim.x):
            centres[c] = centre[c]
            part[c] = 0
        if t < K:
            count[t] = 0
        cuda.syncthreads()
        i = cuda.grid(1)
        if i < n:
            best, least = 0, 3.4e38
            for k in range(K):
                distance = 0.0
                for d in range(D):
                    distance += (point[i * D + d] - centres[k * D + d]) ** 2
                if distance < least:
                    least, best = distance, k
            nearest[i] = best
            for d in range(D):
                cuda.atomic.add(part, best * D + d, point[i * D + d])
            cuda.atomic.add(count, best, 1)
        cuda.syncthreads()
        for c in range(t, K * D, cuda.blockDim.x):
            cuda.atomic.add(sums, c, part[c])
        if t < K:
            cuda.atomic.add(counts, t, count[t])

    return {"assign": assign}


WORKLOAD = Workload(
    name="kmeans",
    group="irregular",
    sizes={
        "toy": {"n": 600},
        "cpu": {"n": 1 << 20},
        "gpu": {"n": 1 << 23},
        "simulator": {"n": 300},
    },
    arrays=arrays,
    program=program,
    shapes=shapes,
    outputs=("nearest", "sums", "counts"),
    flops=lambda n: 3 * K * D * n,
    bytes=lambda n: (4 * D + 4) * n,
    by_hand=by_hand,
    prange=prange,
    simulated=simulated,
    rtol=1e-3,
    atol=0.5,
)
