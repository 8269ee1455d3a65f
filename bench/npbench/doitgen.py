"""Every row of a box of rows times one matrix."""

from __future__ import annotations

from typing import Any

import numpy as np

from bench.npbench._launch import ints, line, plane
from bench.numba_names import cuda
from bench.workload import Program, State, Workload


def arrays(rng: np.random.Generator, nr: int, nq: int, np_: int) -> State:
    c4 = rng.standard_normal((np_, np_)) / np.sqrt(np_)
    A = rng.standard_normal((nr, nq, np_))
    return {"A": A, "C4": c4, "sum": np.zeros((nr, nq, np_))}


def program(nr: int, nq: int, np_: int) -> Program:
    rows = nr * nq
    product = plane("product", rows, np_, "A", "C4", "sum", *ints(rows, np_))
    return Program((product, line("copy", rows * np_, "A", "sum", *ints(rows * np_))))


def array_style(xp: Any, s: dict[str, Any], nr: int, nq: int, np_: int) -> dict[str, Any]:
    return {"A": (s["A"].reshape(nr, nq, 1, np_) @ s["C4"]).reshape(nr, nq, np_)}


def simulated() -> dict[str, Any]:
    @cuda.jit
    def product(A, C4, sum, rows, np):
        p, r = cuda.grid(2)
        if r < rows and p < np:
            total = 0.0
            for s in range(np):
                total += A[r * np + s] * C4[s * np + p]
            sum[r * np + p] = total

    @cuda.jit
    def copy(A, sum, count):
        i = cuda.grid(1)
        if i < count:
            A[i] = sum[i]

    return {"product": product, "copy": copy}


WORKLOAD = Workload(
    name="doitgen",
    group="npbench",
    sizes={
        "toy": {"nr": 5, "nq": 7, "np_": 19},
        "cpu": {"nr": 100, "nq": 80, "np_": 128},
        "gpu": {"nr": 220, "nq": 250, "np_": 270},
    },
    arrays=arrays,
    program=program,
    outputs=("A",),
    flops=lambda nr, nq, np_: 2 * nr * nq * np_**2,
    bytes=lambda nr, nq, np_: 16 * nr * nq * np_,
    array_style=array_style,
    simulated=simulated,
    atol=1e-8,
    # Row after row of products shrinks or grows without end.
    idempotent=False,
)
