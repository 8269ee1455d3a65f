"""Training step of one layer with sixteen hidden units, after Rodinia's backprop."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from bench.numba_names import cuda, numba
from bench.workload import Program, State, Step, Workload, i32

T = 16


def arrays(rng: np.random.Generator, n: int) -> State:
    return {
        "input": rng.uniform(0, 1, n).astype(np.float32),
        "weight": (rng.standard_normal((n, T)) / np.sqrt(n)).astype(np.float32),
        "target": rng.uniform(0, 1, T).astype(np.float32),
        "change": (0.01 * rng.standard_normal((n, T))).astype(np.float32),
        "partial": np.zeros((n // T, T), np.float32),
        "hidden": np.zeros(T, np.float32),
    }


def program(n: int) -> Program:
    grid = (n // T,)
    return Program(
        (
            Step("forward", grid, (T, T), ("input", "weight", "partial")),
            Step("finish", (1,), (T,), ("partial", "hidden", i32(n // T))),
            Step("adjust", grid, (T, T), ("input", "hidden", "target", "weight", "change")),
        )
    )


def by_hand(s: dict[str, Any], n: int) -> dict[str, Any]:
    product = jnp.matmul(s["input"], s["weight"], precision=jax.lax.Precision.HIGHEST)
    hidden = jax.nn.sigmoid(product)
    delta = hidden * (1 - hidden) * (s["target"] - hidden)
    change = 0.3 * s["input"][:, None] * delta + 0.3 * s["change"]
    return {"hidden": hidden, "weight": s["weight"] + change, "change": change}


def prange(input, weight, target, change, partial, hidden, n):
    parts = 64
    sums = np.zeros((parts, T), np.float32)
    for p in numba.prange(parts):
        for i in range(p * n // parts, (p + 1) * n // parts):
            for j in range(T):
                sums[p, j] += weight[i, j] * input[i]
    one, rate = np.float32(1), np.float32(0.3)
    delta = np.empty(T, np.float32)
    for j in range(T):
        hidden[j] = one / (one + np.exp(-np.sum(sums[:, j])))
        delta[j] = hidden[j] * (one - hidden[j]) * (target[j] - hidden[j])
    for i in numba.prange(n):
        for j in range(T):
            step = rate * delta[j] * input[i] + rate * change[i, j]
            weight[i, j] += step
            change[i, j] = step


def simulated() -> dict[str, Any]:
    import math

    @cuda.jit
    def forward(input, weight, partial):
        node = cuda.shared.array(T, numba.float32)
        product = cuda.shared.array((T, T), numba.float32)
        tx, ty = cuda.threadIdx.x, cuda.threadIdx.y
        i = cuda.blockIdx.x * T + ty
        if tx == 0:
            node[ty] = input[i]
        cuda.syncthreads()
        product[ty, tx] = weight[i * T + tx] * node[ty]
        cuda.syncthreads()
        d = 1
        while d < T:
            if ty % (2 * d) == 0:
                product[ty, tx] += product[ty + d, tx]
            cuda.syncthreads()
            d *= 2
        if ty == 0:
            partial[cuda.blockIdx.x * T + tx] = product[0, tx]

    @cuda.jit
    def finish(partial, hidden, count):
        total = 0.0
        for b in range(count):
            total += partial[b * T + cuda.threadIdx.x]
        hidden[cuda.threadIdx.x] = 1 / (1 + math.exp(-total))

    @cuda.jit
    def adjust(input, hidden, target, weight, change):
        tx, i = cuda.threadIdx.x, cuda.blockIdx.x * T + cuda.threadIdx.y
        h = hidden[tx]
        step = 0.3 * h * (1 - h) * (target[tx] - h) * input[i] + 0.3 * change[i * T + tx]
        weight[i * T + tx] += step
        change[i * T + tx] = step

    return {"forward": forward, "finish": finish, "adjust": adjust}


WORKLOAD = Workload(
    name="backprop",
    group="programs",
    sizes={
        "toy": {"n": 112},
        "cpu": {"n": 1 << 18},
        "gpu": {"n": 1 << 20},
        "simulator": {"n": 32},
    },
    arrays=arrays,
    program=program,
    outputs=("hidden", "weight", "change"),
    flops=lambda n: 8 * T * n,
    bytes=lambda n: 5 * 4 * T * n,
    by_hand=by_hand,
    prange=prange,
    simulated=simulated,
    # Weights that were changed once are out of the sigmoid's range: then all numbers are subnormal.
    idempotent=False,
)
