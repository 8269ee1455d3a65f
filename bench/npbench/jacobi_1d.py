"""Many sweeps of a three-point mean."""

from __future__ import annotations

from typing import Any

import jax
import numpy as np

from bench.npbench._launch import ints, line
from bench.numba_names import cuda
from bench.workload import Program, State, Workload


def arrays(rng: np.random.Generator, n: int, steps: int) -> State:
    return {"A": rng.random(n), "B": rng.random(n)}


def program(n: int, steps: int) -> Program:
    there, back = (line("sweep", n, *names, *ints(n)) for names in ("AB", "BA"))
    return Program((there, back), steps)


def array_style(xp: Any, s: dict[str, Any], n: int, steps: int) -> dict[str, Any]:
    A, B = s["A"], s["B"]
    for _ in range(steps):
        B[1:-1] = 0.33333 * (A[:-2] + A[1:-1] + A[2:])
        A[1:-1] = 0.33333 * (B[:-2] + B[1:-1] + B[2:])
    return {}


def by_hand(s: dict[str, Any], n: int, steps: int) -> dict[str, Any]:
    def step(_: Any, now: Any) -> Any:
        A, B = now
        B = B.at[1:-1].set(0.33333 * (A[:-2] + A[1:-1] + A[2:]))
        return A.at[1:-1].set(0.33333 * (B[:-2] + B[1:-1] + B[2:])), B

    A, B = jax.lax.fori_loop(0, steps, step, (s["A"], s["B"]))
    return {"A": A, "B": B}


def simulated() -> dict[str, Any]:
    @cuda.jit
    def sweep(A, B, n):
        i = cuda.grid(1)
        if 0 < i < n - 1:
            B[i] = 0.33333 * (A[i - 1] + A[i] + A[i + 1])

    return {"sweep": sweep}


WORKLOAD = Workload(
    name="jacobi_1d",
    group="npbench",
    sizes={
        "toy": {"n": 301, "steps": 5},
        "cpu": {"n": 12_000, "steps": 3200},
        "gpu": {"n": 400_000, "steps": 500},
    },
    arrays=arrays,
    program=program,
    outputs=("A", "B"),
    flops=lambda n, steps: 6 * n * steps,
    bytes=lambda n, steps: 32 * n * steps,
    by_hand=by_hand,
    array_style=array_style,
    simulated=simulated,
)
