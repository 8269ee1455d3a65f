"""A sparse matrix of 4 to 11 entries a row times a vector."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from bench.numba_names import cuda, numba
from bench.workload import Program, Shapes, State, Step, Workload, blocks, i32


def arrays(rng: np.random.Generator, rows: int) -> State:
    counts = rng.integers(4, 12, rows)
    start = np.concatenate([[0], np.cumsum(counts)]).astype(np.int32)
    entries = int(start[-1])
    return {
        "start": start,
        "column": rng.integers(0, rows, entries).astype(np.int32),
        "value": rng.standard_normal(entries, dtype=np.float32),
        "x": rng.standard_normal(rows, dtype=np.float32),
        "y": np.zeros(rows, np.float32),
    }


def shapes(rows: int) -> Shapes:
    """With as many entries as are drawn on average."""
    entries = 15 * rows // 2
    return {
        "start": ((rows + 1,), np.int32),
        "column": ((entries,), np.int32),
        "value": ((entries,), np.float32),
        "x": ((rows,), np.float32),
        "y": ((rows,), np.float32),
    }


def program(rows: int) -> Program:
    args = ("start", "column", "value", "x", "y", i32(rows))
    return Program((Step("spmv", (blocks(rows, 128),), (128,), args),))


def by_hand(s: dict[str, Any], rows: int) -> dict[str, Any]:
    # The row of an entry is one more than the starts at or before it.
    entries = s["value"].shape[0]
    marks = jnp.zeros(entries, jnp.int32).at[s["start"][1:-1]].add(1, mode="drop")
    products = s["value"] * s["x"][s["column"]]
    sums = jax.ops.segment_sum(products, jnp.cumsum(marks), rows, indices_are_sorted=True)
    return {"y": sums}


def prange(start, column, value, x, y, rows):
    for i in numba.prange(rows):
        total = np.float32(0)
        for k in range(start[i], start[i + 1]):
            total += value[k] * x[column[k]]
        y[i] = total


def simulated() -> dict[str, Any]:
    @cuda.jit
    def spmv(start, column, value, x, y, rows):
        i = cuda.grid(1)
        if i < rows:
            total = np.float32(0)
            for k in range(start[i], start[i + 1]):
                total += value[k] * x[column[k]]
            y[i] = total

    return {"spmv": spmv}


WORKLOAD = Workload(
    name="spmv",
    group="irregular",
    sizes={
        "toy": {"rows": 300},
        "cpu": {"rows": 1 << 20},
        "gpu": {"rows": 1 << 22},
        "simulator": {"rows": 500},
    },
    arrays=arrays,
    program=program,
    shapes=shapes,
    outputs=("y",),
    flops=lambda rows: 15 * rows,
    bytes=lambda rows: 72 * rows,
    by_hand=by_hand,
    prange=prange,
    simulated=simulated,
    atol=1e-4,
)
