"""One head of attention: scores, softmax, weighted values, a kernel each."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from bench.numba_names import numba
from bench.workload import Program, State, Step, Workload, blocks, i32


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
            Step("softmax_rows", (n,), (128,), ("s", i32(n))),
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


WORKLOAD = Workload(
    name="attention",
    group="dense",
    sizes={
        "toy": {"n": 60, "d": 20},
        "cpu": {"n": 2048, "d": 64},
        "gpu": {"n": 16384, "d": 64},
        "simulator": {"n": 20, "d": 8},
    },
    arrays=arrays,
    program=program,
    outputs=("o",),
    flops=lambda n, d: 4 * n * n * d + 5 * n * n,
    bytes=lambda n, d: 16 * n * d + 4 * n * n,
    by_hand=by_hand,
    prange=prange,
    rtol=1e-3,
    atol=1e-4,
)
