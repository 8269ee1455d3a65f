"""Prices of European options by the Black-Scholes formula."""

from __future__ import annotations

from typing import Any

import jax.numpy as jnp
import numpy as np

from bench.numba_names import cuda, numba
from bench.workload import Program, State, Step, Workload, blocks, f32, i32

RATE, SIGMA = np.float32(0.02), np.float32(0.3)
POLYNOMIAL = (0.319381530, -0.356563782, 1.781477937, -1.821255978, 1.330274429)
P1, P2, P3, P4, P5 = (np.float32(p) for p in POLYNOMIAL)
ONE, HALF, K0 = np.float32(1), np.float32(0.5), np.float32(0.2316419)
GAUSS = np.float32(0.39894228040143267794)


def arrays(rng: np.random.Generator, n: int) -> State:
    spot = rng.uniform(5, 30, n).astype(np.float32)
    strike = rng.uniform(1, 100, n).astype(np.float32)
    years = rng.uniform(0.25, 10, n).astype(np.float32)
    call, put = np.zeros((2, n), np.float32)
    return {"spot": spot, "strike": strike, "years": years, "call": call, "put": put}


def program(n: int) -> Program:
    args = ("spot", "strike", "years", "call", "put", f32(RATE), f32(SIGMA), i32(n))
    return Program((Step("black_scholes", (blocks(n, 256),), (256,), args),))


def normal(x: Any) -> Any:
    k = ONE / (ONE + K0 * jnp.abs(x))
    tail = k * (P1 + k * (P2 + k * (P3 + k * (P4 + k * P5))))
    tail = tail * GAUSS * jnp.exp(-HALF * x * x)
    return jnp.where(x > 0, ONE - tail, tail)


def by_hand(s: dict[str, Any], n: int) -> dict[str, Any]:
    spot, strike, years = s["spot"], s["strike"], s["years"]
    root = SIGMA * jnp.sqrt(years)
    d1 = (jnp.log(spot / strike) + (RATE + HALF * SIGMA * SIGMA) * years) / root
    d2 = d1 - root
    now = strike * jnp.exp(-RATE * years)
    call = spot * normal(d1) - now * normal(d2)
    put = now * normal(-d2) - spot * normal(-d1)
    return {"call": call, "put": put}


def prange(spot, strike, years, call, put, n):
    for i in numba.prange(n):
        root = SIGMA * np.sqrt(years[i])
        d1 = (np.log(spot[i] / strike[i]) + (RATE + HALF * SIGMA * SIGMA) * years[i]) / root
        d2 = d1 - root
        now = strike[i] * np.exp(-RATE * years[i])
        weight = np.empty(4, np.float32)
        for q in range(4):
            x = d1 if q == 0 else d2 if q == 1 else -d2 if q == 2 else -d1
            k = ONE / (ONE + K0 * abs(x))
            tail = k * (P1 + k * (P2 + k * (P3 + k * (P4 + k * P5))))
            tail *= GAUSS * np.exp(-HALF * x * x)
            weight[q] = ONE - tail if x > 0 else tail
        call[i] = spot[i] * weight[0] - now * weight[1]
        put[i] = now * weight[2] - spot[i] * weight[3]


def simulated() -> dict[str, Any]:
    import math

    @cuda.jit(device=True)
    def weight(x):
        k = 1 / (1 + K0 * abs(x))
        tail = k * (P1 + k * (P2 + k * (P3 + k * (P4 + k * P5))))
        tail *= GAUSS * math.exp(-0.5 * x * x)
        return 1 - tail if x > 0 else tail

    @cuda.jit
    def black_scholes(spot, strike, years, call, put, rate, sigma, n):
        i = cuda.grid(1)
        if i < n:
            root = sigma * math.sqrt(years[i])
            d1 = math.log(spot[i] / strike[i]) + (rate + 0.5 * sigma * sigma) * years[i]
            d1 /= root
            d2 = d1 - root
            now = strike[i] * math.exp(-rate * years[i])
            call[i] = spot[i] * weight(d1) - now * weight(d2)
            put[i] = now * weight(-d2) - spot[i] * weight(-d1)

    return {"black_scholes": black_scholes}


WORKLOAD = Workload(
    name="black_scholes",
    group="irregular",
    sizes={
        "toy": {"n": 1000},
        "cpu": {"n": 1 << 22},
        "gpu": {"n": 1 << 27},
        "simulator": {"n": 500},
    },
    arrays=arrays,
    program=program,
    outputs=("call", "put"),
    flops=lambda n: 80 * n,
    bytes=lambda n: 20 * n,
    by_hand=by_hand,
    prange=prange,
    simulated=simulated,
    rtol=1e-3,
    atol=1e-3,
)
