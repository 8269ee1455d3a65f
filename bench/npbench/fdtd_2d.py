"""Maxwell's equations in a plane, many steps."""

from __future__ import annotations

from typing import Any

import jax
import numpy as np

from bench.npbench._launch import ints, plane
from bench.numba_names import cuda
from bench.workload import ITERATION, Program, State, Workload


def arrays(rng: np.random.Generator, nx: int, ny: int, steps: int) -> State:
    fields = {name: rng.random((nx, ny)) for name in ("ex", "ey", "hz")}
    return {**fields, "source": np.linspace(0.0, 1.0, steps)}


def program(nx: int, ny: int, steps: int) -> Program:
    size = ints(nx, ny)
    return Program(
        (
            plane("electric_y", nx, ny, "ey", "hz", "source", ITERATION, *size),
            plane("electric_x", nx, ny, "ex", "hz", *size),
            plane("magnetic", nx, ny, "ex", "ey", "hz", *size),
        ),
        steps,
    )


def array_style(xp: Any, s: dict[str, Any], nx: int, ny: int, steps: int) -> dict[str, Any]:
    ex, ey, hz = s["ex"], s["ey"], s["hz"]
    for t in range(steps):
        ey[0, :] = s["source"][t]
        ey[1:, :] -= 0.5 * (hz[1:, :] - hz[:-1, :])
        ex[:, 1:] -= 0.5 * (hz[:, 1:] - hz[:, :-1])
        hz[:-1, :-1] -= 0.7 * (ex[:-1, 1:] - ex[:-1, :-1] + ey[1:, :-1] - ey[:-1, :-1])
    return {}


def by_hand(s: dict[str, Any], nx: int, ny: int, steps: int) -> dict[str, Any]:
    def step(t: Any, now: Any) -> Any:
        ex, ey, hz = now
        ey = ey.at[0, :].set(s["source"][t])
        ey = ey.at[1:, :].add(-0.5 * (hz[1:, :] - hz[:-1, :]))
        ex = ex.at[:, 1:].add(-0.5 * (hz[:, 1:] - hz[:, :-1]))
        curl = ex[:-1, 1:] - ex[:-1, :-1] + ey[1:, :-1] - ey[:-1, :-1]
        return ex, ey, hz.at[:-1, :-1].add(-0.7 * curl)

    ex, ey, hz = jax.lax.fori_loop(0, steps, step, (s["ex"], s["ey"], s["hz"]))
    return {"ex": ex, "ey": ey, "hz": hz}


def simulated() -> dict[str, Any]:
    @cuda.jit
    def electric_y(ey, hz, source, t, nx, ny):
        j, i = cuda.grid(2)
        if i < nx and j < ny:
            if i == 0:
                ey[j] = source[t]
            else:
                ey[i * ny + j] -= 0.5 * (hz[i * ny + j] - hz[(i - 1) * ny + j])

    @cuda.jit
    def electric_x(ex, hz, nx, ny):
        j, i = cuda.grid(2)
        if i < nx and 0 < j < ny:
            ex[i * ny + j] -= 0.5 * (hz[i * ny + j] - hz[i * ny + j - 1])

    @cuda.jit
    def magnetic(ex, ey, hz, nx, ny):
        j, i = cuda.grid(2)
        if i < nx - 1 and j < ny - 1:
            c = i * ny + j
            hz[c] -= 0.7 * (ex[c + 1] - ex[c] + ey[c + ny] - ey[c])

    return {"electric_y": electric_y, "electric_x": electric_x, "magnetic": magnetic}


WORKLOAD = Workload(
    name="fdtd_2d",
    group="npbench",
    sizes={
        "toy": {"nx": 25, "ny": 37, "steps": 4},
        "cpu": {"nx": 500, "ny": 600, "steps": 100},
        "gpu": {"nx": 4000, "ny": 4800, "steps": 50},
    },
    arrays=arrays,
    program=program,
    outputs=("ex", "ey", "hz"),
    flops=lambda nx, ny, steps: 11 * nx * ny * steps,
    bytes=lambda nx, ny, steps: 48 * nx * ny * steps,
    by_hand=by_hand,
    array_style=array_style,
    simulated=simulated,
    # Fields grow from run to run.
    idempotent=False,
)
