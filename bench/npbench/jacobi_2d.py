"""Many sweeps of a five-point mean."""

from __future__ import annotations

from typing import Any

import jax
import numpy as np

from bench.npbench._launch import ints, plane
from bench.numba_names import cuda
from bench.workload import Program, State, Workload


def arrays(rng: np.random.Generator, n: int, steps: int) -> State:
    return {"A": rng.random((n, n)), "B": rng.random((n, n))}


def program(n: int, steps: int) -> Program:
    there, back = (plane("sweep", n, n, *names, *ints(n)) for names in ("AB", "BA"))
    return Program((there, back), steps)


def mean(x: Any) -> Any:
    """Of the five points, inside."""
    around = x[1:-1, :-2] + x[1:-1, 2:] + x[2:, 1:-1] + x[:-2, 1:-1]
    return 0.2 * (x[1:-1, 1:-1] + around)


def array_style(xp: Any, s: dict[str, Any], n: int, steps: int) -> dict[str, Any]:
    A, B = s["A"], s["B"]
    for _ in range(steps):
        B[1:-1, 1:-1] = mean(A)
        A[1:-1, 1:-1] = mean(B)
    return {}


def by_hand(s: dict[str, Any], n: int, steps: int) -> dict[str, Any]:
    def step(_: Any, now: Any) -> Any:
        A, B = now
        B = B.at[1:-1, 1:-1].set(mean(A))
        return A.at[1:-1, 1:-1].set(mean(B)), B

    A, B = jax.lax.fori_loop(0, steps, step, (s["A"], s["B"]))
    return {"A": A, "B": B}


def simulated() -> dict[str, Any]:
    @cuda.jit
    def sweep(A, B, n):
        j, i = cuda.grid(2)
        if 0 < i < n - 1 and 0 < j < n - 1:
            c = i * n + j
            B[c] = 0.2 * (A[c] + A[c - 1] + A[c + 1] + A[c + n] + A[c - n])

    return {"sweep": sweep}


WORKLOAD = Workload(
    name="jacobi_2d",
    group="npbench",
    sizes={
        "toy": {"n": 37, "steps": 3},
        "cpu": {"n": 700, "steps": 100},
        "gpu": {"n": 5600, "steps": 50},
    },
    arrays=arrays,
    program=program,
    outputs=("A", "B"),
    flops=lambda n, steps: 10 * n**2 * steps,
    bytes=lambda n, steps: 32 * n**2 * steps,
    by_hand=by_hand,
    array_style=array_style,
    simulated=simulated,
)
