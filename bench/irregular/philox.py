"""Monte-Carlo with the Philox generator: four steps of a path, the payoff of a call."""

from __future__ import annotations

from typing import Any

import jax.numpy as jnp
import numpy as np

from bench.numba_names import cuda, numba
from bench.workload import Program, State, Step, Workload, blocks, i32

TAU = np.float32(6.28318530718)
U24 = np.float32(2**-24)
M0, M1 = np.uint64(0xD2511F53), np.uint64(0xCD9E8D57)
W0, W1 = np.uint64(0x9E3779B9), np.uint64(0xBB67AE85)
LOW = np.uint64(0xFFFFFFFF)
WORD, EIGHT = np.uint64(32), np.uint64(8)


def arrays(rng: np.random.Generator, n: int) -> State:
    return {"value": np.zeros(n, np.float32)}


def program(n: int) -> Program:
    return Program((Step("payoff", (blocks(n, 256),), (256,), ("value", i32(n))),))


def high_low(a: Any, b: Any) -> tuple[Any, Any]:
    """The two words of a 32 by 32 bit product."""
    product = jnp.uint64(a) * b.astype(jnp.uint64)
    return (product >> 32).astype(jnp.uint32), product.astype(jnp.uint32)


def by_hand(s: dict[str, Any], n: int) -> dict[str, Any]:
    spot = jnp.full(n, 100.0, jnp.float32)
    for step in range(4):
        x, y = jnp.arange(n, dtype=jnp.uint32), jnp.full(n, step, jnp.uint32)
        z = w = jnp.zeros(n, jnp.uint32)
        for round_ in range(10):
            a = np.uint32((7 + round_ * 0x9E3779B9) % 2**32)
            b = np.uint32((11 + round_ * 0xBB67AE85) % 2**32)
            (high0, low0), (high1, low1) = high_low(M0, x), high_low(M1, z)
            x, y, z, w = high1 ^ y ^ a, low1, high0 ^ w ^ b, low0
        u = ((x >> 8).astype(jnp.float32) + np.float32(0.5)) * U24
        v = (y >> 8).astype(jnp.float32) * U24
        normal = jnp.sqrt(-2 * jnp.log(u)) * jnp.cos(TAU * v)
        spot = spot * jnp.exp(np.float32(-0.005) + np.float32(0.1) * normal)
    return {"value": jnp.maximum(spot - 100, 0)}


def prange(value, n):
    for i in numba.prange(n):
        spot = np.float32(100)
        for step in range(4):
            x, y = np.uint64(i), np.uint64(step)
            z, w, a, b = np.uint64(0), np.uint64(0), np.uint64(7), np.uint64(11)
            for _ in range(10):
                p, q = M0 * x, M1 * z
                x, z = (q >> WORD) ^ y ^ a, (p >> WORD) ^ w ^ b
                y, w = q & LOW, p & LOW
                a, b = (a + W0) & LOW, (b + W1) & LOW
            u = (np.float32(x >> EIGHT) + np.float32(0.5)) * U24
            v = np.float32(y >> EIGHT) * U24
            normal = np.sqrt(np.float32(-2) * np.log(u)) * np.cos(TAU * v)
            spot *= np.exp(np.float32(-0.005) + np.float32(0.1) * normal)
        value[i] = max(spot - np.float32(100), np.float32(0))


def simulated() -> dict[str, Any]:
    import math

    @cuda.jit
    def payoff(value, n):
        i = cuda.grid(1)
        if i < n:
            spot = 100.0
            for step in range(4):
                x, y, z, w, a, b = int(i), step, 0, 0, 7, 11
                for _ in range(10):
                    p, q = 0xD2511F53 * x, 0xCD9E8D57 * z
                    x, z = (q >> 32) ^ y ^ a, (p >> 32) ^ w ^ b
                    y, w = q & 0xFFFFFFFF, p & 0xFFFFFFFF
                    a, b = (a + 0x9E3779B9) & 0xFFFFFFFF, (b + 0xBB67AE85) & 0xFFFFFFFF
                u, v = ((x >> 8) + 0.5) / 2**24, (y >> 8) / 2**24
                normal = math.sqrt(-2 * math.log(u)) * math.cos(6.28318530718 * v)
                spot *= math.exp(-0.005 + 0.1 * normal)
            value[i] = max(spot - 100, 0)

    return {"payoff": payoff}


WORKLOAD = Workload(
    name="philox",
    group="irregular",
    sizes={
        "toy": {"n": 1000},
        "cpu": {"n": 1 << 20},
        "gpu": {"n": 1 << 26},
        "simulator": {"n": 200},
    },
    arrays=arrays,
    program=program,
    outputs=("value",),
    flops=lambda n: 500 * n,
    bytes=lambda n: 4 * n,
    by_hand=by_hand,
    prange=prange,
    simulated=simulated,
    rtol=1e-3,
    atol=1e-3,
)
