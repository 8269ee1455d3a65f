"""Many steps of the heat equation in a box."""

from __future__ import annotations

from typing import Any

import jax
import numpy as np

from bench.npbench._launch import box, ints
from bench.numba_names import cuda
from bench.workload import Program, State, Workload

INSIDE = (slice(1, -1),) * 3


def arrays(rng: np.random.Generator, n: int, steps: int) -> State:
    return {"A": rng.random((n, n, n)), "B": rng.random((n, n, n))}


def program(n: int, steps: int) -> Program:
    there, back = (box("step", (n, n, n), *names, *ints(n)) for names in ("AB", "BA"))
    return Program((there, back), steps)


def stepped(x: Any) -> Any:
    """The inside after a step."""
    c = x[1:-1, 1:-1, 1:-1]
    return (
        0.125 * (x[2:, 1:-1, 1:-1] - 2.0 * c + x[:-2, 1:-1, 1:-1])
        + 0.125 * (x[1:-1, 2:, 1:-1] - 2.0 * c + x[1:-1, :-2, 1:-1])
        + 0.125 * (x[1:-1, 1:-1, 2:] - 2.0 * c + x[1:-1, 1:-1, :-2])
        + c
    )


def array_style(xp: Any, s: dict[str, Any], n: int, steps: int) -> dict[str, Any]:
    A, B = s["A"], s["B"]
    for _ in range(steps):
        B[INSIDE] = stepped(A)
        A[INSIDE] = stepped(B)
    return {}


def by_hand(s: dict[str, Any], n: int, steps: int) -> dict[str, Any]:
    def step(_: Any, now: Any) -> Any:
        A, B = now
        B = B.at[INSIDE].set(stepped(A))
        return A.at[INSIDE].set(stepped(B)), B

    A, B = jax.lax.fori_loop(0, steps, step, (s["A"], s["B"]))
    return {"A": A, "B": B}


def simulated() -> dict[str, Any]:
    @cuda.jit
    def step(A, B, n):
        k, j, i = cuda.grid(3)
        if 0 < i < n - 1 and 0 < j < n - 1 and 0 < k < n - 1:
            c = (i * n + j) * n + k
            twice = 2.0 * A[c]
            B[c] = (
                0.125 * (A[c + n * n] - twice + A[c - n * n])
                + 0.125 * (A[c + n] - twice + A[c - n])
                + 0.125 * (A[c + 1] - twice + A[c - 1])
                + A[c]
            )

    return {"step": step}


WORKLOAD = Workload(
    name="heat_3d",
    group="npbench",
    sizes={
        "toy": {"n": 13, "steps": 3},
        "cpu": {"n": 70, "steps": 50},
        "gpu": {"n": 300, "steps": 50},
    },
    arrays=arrays,
    program=program,
    outputs=("A", "B"),
    flops=lambda n, steps: 30 * n**3 * steps,
    bytes=lambda n, steps: 32 * n**3 * steps,
    by_hand=by_hand,
    array_style=array_style,
    simulated=simulated,
)
