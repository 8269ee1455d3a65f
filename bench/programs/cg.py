"""Conjugate gradients for Poisson's equation: seven launches a step, in double precision."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from bench.numba_names import cuda, numba
from bench.workload import Program, State, Step, Workload, blocks, i32

BLOCK = 256


def arrays(rng: np.random.Generator, n: int, steps: int) -> State:
    r = rng.standard_normal((n, n))
    return {
        "x": np.zeros((n, n)),
        "r": r,
        "p": r.copy(),
        "q": np.zeros((n, n)),
        "rr": np.array([np.sum(r * r)]),
        "pq": np.zeros(1),
        "next": np.zeros(1),
    }


def program(n: int, steps: int) -> Program:
    count = i32(n * n)
    square, line = (blocks(n, 32), blocks(n, 8)), (blocks(n * n, BLOCK),)
    dots = (min(blocks(n * n, BLOCK), 256),)
    body = (
        Step("apply", square, (32, 8), ("p", "q", i32(n))),
        Step("dot", dots, (BLOCK,), ("p", "q", "pq", count)),
        Step("advance", line, (BLOCK,), ("x", "r", "p", "q", "rr", "pq", count)),
        Step("dot", dots, (BLOCK,), ("r", "r", "next", count)),
        Step("direction", line, (BLOCK,), ("p", "r", "rr", "next", count)),
        Step("shift", (1,), (1,), ("rr", "next", "pq")),
    )
    return Program(body, steps)


def by_hand(s: dict[str, Any], n: int, steps: int) -> dict[str, Any]:
    def step(_: Any, now: Any) -> Any:
        x, r, p, rr = now
        wide = jnp.pad(p, 1)
        around = wide[:-2, 1:-1] + wide[2:, 1:-1] + wide[1:-1, :-2] + wide[1:-1, 2:]
        q = 4.0 * p - around
        alpha = rr / (p * q).sum()
        x, r = x + alpha * p, r - alpha * q
        after = (r * r).sum()
        return x, r, r + after / rr * p, after

    first = s["x"], s["r"], s["p"], s["rr"][0]
    x, r, p, rr = jax.lax.fori_loop(0, steps, step, first)
    return {"x": x, "r": r, "p": p, "rr": rr[None]}


def prange(x, r, p, q, rr, pq, next, n, steps):
    for _ in range(steps):
        total = 0.0
        for i in numba.prange(n):
            for j in range(n):
                around = 0.0
                if i > 0:
                    around += p[i - 1, j]
                if i < n - 1:
                    around += p[i + 1, j]
                if j > 0:
                    around += p[i, j - 1]
                if j < n - 1:
                    around += p[i, j + 1]
                q[i, j] = 4.0 * p[i, j] - around
                total += p[i, j] * q[i, j]
        alpha, after = rr[0] / total, 0.0
        for i in numba.prange(n):
            for j in range(n):
                x[i, j] += alpha * p[i, j]
                r[i, j] -= alpha * q[i, j]
                after += r[i, j] * r[i, j]
        beta = after / rr[0]
        for i in numba.prange(n):
            for j in range(n):
                p[i, j] = r[i, j] + beta * p[i, j]
        rr[0] = after


def simulated() -> dict[str, Any]:
    @cuda.jit
    def apply(p, q, n):
        j, i = cuda.grid(2)
        if i < n and j < n:
            c, around = i * n + j, 0.0
            if i > 0:
                around += p[c - n]
            if i < n - 1:
                around += p[c + n]
            if j > 0:
                around += p[c - 1]
            if j < n - 1:
                around += p[c + 1]
            q[c] = 4.0 * p[c] - around

    @cuda.jit
    def dot(a, b, out, count):
        part = cuda.shared.array(BLOCK, numba.float64)
        t, total = cuda.threadIdx.x, 0.0
        for i in range(cuda.grid(1), count, cuda.gridsize(1)):
            total += a[i] * b[i]
        part[t] = total
        cuda.syncthreads()
        d = BLOCK // 2
        while d > 0:
            if t < d:
                part[t] += part[t + d]
            cuda.syncthreads()
            d >>= 1
        if t == 0:
            cuda.atomic.add(out, 0, part[0])

    @cuda.jit
    def advance(x, r, p, q, rr, pq, count):
        i = cuda.grid(1)
        if i < count:
            alpha = rr[0] / pq[0]
            x[i] += alpha * p[i]
            r[i] -= alpha * q[i]

    @cuda.jit
    def direction(p, r, rr, next, count):
        i = cuda.grid(1)
        if i < count:
            p[i] = r[i] + next[0] / rr[0] * p[i]

    @cuda.jit
    def shift(rr, next, pq):
        rr[0] = next[0]
        next[0] = 0
        pq[0] = 0

    return {
        "apply": apply,
        "dot": dot,
        "advance": advance,
        "direction": direction,
        "shift": shift,
    }


WORKLOAD = Workload(
    name="cg",
    group="programs",
    sizes={
        "toy": {"n": 30, "steps": 5},
        "cpu": {"n": 512, "steps": 50},
        "gpu": {"n": 4096, "steps": 50},
        "simulator": {"n": 12, "steps": 2},
    },
    arrays=arrays,
    program=program,
    outputs=("x", "r", "rr"),
    flops=lambda n, steps: 16 * n**2 * steps,
    bytes=lambda n, steps: 72 * n**2 * steps,
    by_hand=by_hand,
    prange=prange,
    simulated=simulated,
    rtol=1e-6,
    atol=1e-8,
)
