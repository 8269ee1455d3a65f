"""A lattice-Boltzmann step (D2Q9, BGK) on a periodic square."""

from __future__ import annotations

from typing import Any

import jax.numpy as jnp
import numpy as np

from bench.numba_names import cuda, numba
from bench.workload import Program, State, Step, Workload, blocks, f32, i32

CX = np.array([0, 1, 0, -1, 0, 1, -1, -1, 1], np.int32)
CY = np.array([0, 0, 1, 0, -1, 1, 1, -1, -1], np.int32)
W = np.array([4 / 9, *[1 / 9] * 4, *[1 / 36] * 4], np.float32)
OMEGA = np.float32(1.2)


def arrays(rng: np.random.Generator, n: int) -> State:
    f = W[:, None, None] * rng.uniform(0.9, 1.1, (9, n, n)).astype(np.float32)
    return {"f": f, "g": np.zeros((9, n, n), np.float32)}


def program(n: int) -> Program:
    grid = (blocks(n, 32), blocks(n, 8))
    return Program((Step("lbm", grid, (32, 8), ("f", "g", f32(OMEGA), i32(n))),))


def by_hand(s: dict[str, Any], n: int) -> dict[str, Any]:
    f = s["f"]
    here = [jnp.roll(f[q], (int(CY[q]), int(CX[q])), (0, 1)) for q in range(9)]
    density = sum(here)
    ux = sum(int(CX[q]) * here[q] for q in range(9) if CX[q]) / density
    uy = sum(int(CY[q]) * here[q] for q in range(9) if CY[q]) / density
    square = 1.5 * (ux * ux + uy * uy)
    after = []
    for q in range(9):
        along = 3.0 * (int(CX[q]) * ux + int(CY[q]) * uy)
        rest = W[q] * density * (1.0 + along + 0.5 * along * along - square)
        after.append(here[q] + OMEGA * (rest - here[q]))
    return {"g": jnp.stack(after)}


def prange(f, g, n):
    one, three, half = np.float32(1), np.float32(3), np.float32(0.5)
    for y in numba.prange(n):
        here = np.empty(9, np.float32)
        for x in range(n):
            density, ux, uy = np.float32(0), np.float32(0), np.float32(0)
            for q in range(9):
                here[q] = f[q, (y - CY[q] + n) % n, (x - CX[q] + n) % n]
                density += here[q]
                ux += np.float32(CX[q]) * here[q]
                uy += np.float32(CY[q]) * here[q]
            ux /= density
            uy /= density
            square = np.float32(1.5) * (ux * ux + uy * uy)
            for q in range(9):
                along = three * (np.float32(CX[q]) * ux + np.float32(CY[q]) * uy)
                rest = W[q] * density * (one + along + half * along * along - square)
                g[q, y, x] = here[q] + OMEGA * (rest - here[q])


def simulated() -> dict[str, Any]:
    @cuda.jit
    def lbm(f, g, omega, n):
        x, y = cuda.grid(2)
        if x < n and y < n:
            here = cuda.local.array(9, numba.float32)
            density = ux = uy = 0.0
            for q in range(9):
                here[q] = f[(q * n + (y - CY[q] + n) % n) * n + (x - CX[q] + n) % n]
                density += here[q]
                ux += CX[q] * here[q]
                uy += CY[q] * here[q]
            ux /= density
            uy /= density
            square = 1.5 * (ux * ux + uy * uy)
            for q in range(9):
                along = 3 * (CX[q] * ux + CY[q] * uy)
                rest = W[q] * density * (1 + along + 0.5 * along * along - square)
                g[(q * n + y) * n + x] = here[q] + omega * (rest - here[q])

    return {"lbm": lbm}


WORKLOAD = Workload(
    name="lbm",
    group="stencils",
    sizes={"toy": {"n": 40}, "cpu": {"n": 1024}, "gpu": {"n": 4096}, "simulator": {"n": 16}},
    arrays=arrays,
    program=program,
    outputs=("g",),
    flops=lambda n: 130 * n**2,
    bytes=lambda n: 72 * n**2,
    by_hand=by_hand,
    prange=prange,
    simulated=simulated,
)
