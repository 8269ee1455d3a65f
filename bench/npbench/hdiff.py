"""Horizontal diffusion of a weather model, with limited fluxes."""

from __future__ import annotations

from typing import Any

import numpy as np

from bench.npbench._launch import box, ints
from bench.numba_names import cuda
from bench.workload import Program, State, Workload


def arrays(rng: np.random.Generator, i: int, j: int, k: int) -> State:
    coeff = rng.random((i, j, k))
    return {"in": rng.random((i + 4, j + 4, k)), "coeff": coeff, "out": np.zeros((i, j, k))}


def program(i: int, j: int, k: int) -> Program:
    return Program((box("hdiff", (i, j, k), "in", "coeff", "out", *ints(i, j, k)),))


def array_style(xp: Any, s: dict[str, Any], i: int, j: int, k: int) -> dict[str, Any]:
    x = s["in"]
    around = x[2:, 1:-1] + x[:-2, 1:-1] + x[1:-1, 2:] + x[1:-1, :-2]
    laplace = 4.0 * x[1:-1, 1:-1] - around
    across = laplace[1:, 1:-1] - laplace[:-1, 1:-1]
    across = xp.where(across * (x[2:-1, 2:-2] - x[1:-2, 2:-2]) > 0, 0, across)
    along = laplace[1:-1, 1:] - laplace[1:-1, :-1]
    along = xp.where(along * (x[2:-2, 2:-1] - x[2:-2, 1:-2]) > 0, 0, along)
    fluxes = across[1:] - across[:-1] + along[:, 1:] - along[:, :-1]
    return {"out": x[2:-2, 2:-2] - s["coeff"] * fluxes}


def simulated() -> dict[str, Any]:
    @cuda.jit(device=True)
    def laplace(x, c, row, levels):
        return 4.0 * x[c] - (x[c + row] + x[c - row] + x[c + levels] + x[c - levels])

    @cuda.jit(device=True)
    def flux(x, c, d, row, levels):
        f = laplace(x, d, row, levels) - laplace(x, c, row, levels)
        return 0.0 if f * (x[d] - x[c]) > 0 else f

    @cuda.jit
    def hdiff(x, coeff, out, ni, nj, nk):
        k, j, i = cuda.grid(3)
        if j < nj and k < nk:
            row = (nj + 4) * nk
            c = (i + 2) * row + (j + 2) * nk + k
            across = flux(x, c, c + row, row, nk) - flux(x, c - row, c, row, nk)
            along = flux(x, c, c + nk, row, nk) - flux(x, c - nk, c, row, nk)
            o = (i * nj + j) * nk + k
            out[o] = x[c] - coeff[o] * (across + along)

    return {"hdiff": hdiff}


WORKLOAD = Workload(
    name="hdiff",
    group="npbench",
    sizes={
        "toy": {"i": 7, "j": 9, "k": 35},
        "cpu": {"i": 128, "j": 128, "k": 80},
        "gpu": {"i": 384, "j": 384, "k": 160},
    },
    arrays=arrays,
    program=program,
    outputs=("out",),
    flops=lambda i, j, k: 60 * i * j * k,
    bytes=lambda i, j, k: 24 * i * j * k,
    array_style=array_style,
    simulated=simulated,
)
