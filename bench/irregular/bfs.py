"""One step of a breadth-first search, from the third level on, of a random graph."""

from __future__ import annotations

from typing import Any

import jax.numpy as jnp
import numpy as np

from bench.numba_names import cuda, numba
from bench.workload import Program, Shapes, State, Step, Workload, blocks, i32

LEVEL = 2


def arrays(rng: np.random.Generator, nodes: int) -> State:
    counts = rng.integers(2, 9, nodes)
    start = np.concatenate([[0], np.cumsum(counts)]).astype(np.int32)
    edge = rng.integers(0, nodes, int(start[-1])).astype(np.int32)
    level = rng.choice(np.array([-1, 0, 1, 2], np.int32), nodes, p=[0.7, 0.05, 0.05, 0.2])
    return {"start": start, "edge": edge, "level": level.astype(np.int32)}


def shapes(nodes: int) -> Shapes:
    """With as many edges as are drawn on average."""
    lines = {"start": nodes + 1, "edge": 5 * nodes, "level": nodes}
    return {name: ((length,), np.int32) for name, length in lines.items()}


def program(nodes: int) -> Program:
    args = ("start", "edge", "level", i32(LEVEL), i32(nodes))
    return Program((Step("bfs", (blocks(nodes, 256),), (256,), args),))


def by_hand(s: dict[str, Any], nodes: int) -> dict[str, Any]:
    start, edge, level = s["start"], s["edge"], s["level"]
    marks = jnp.zeros(edge.shape[0], jnp.int32).at[start[1:-1]].add(1, mode="drop")
    leaves = level[jnp.cumsum(marks)] == LEVEL
    reached = jnp.zeros(nodes, bool).at[jnp.where(leaves, edge, nodes)].set(True, mode="drop")
    return {"level": jnp.where(reached & (level < 0), LEVEL + 1, level)}


def prange(start, edge, level, nodes):
    for i in numba.prange(nodes):
        if level[i] == LEVEL:
            for k in range(start[i], start[i + 1]):
                if level[edge[k]] < 0:
                    level[edge[k]] = LEVEL + 1


def simulated() -> dict[str, Any]:
    @cuda.jit
    def bfs(start, edge, level, current, nodes):
        i = cuda.grid(1)
        if i < nodes and level[i] == current:
            for k in range(start[i], start[i + 1]):
                if level[edge[k]] < 0:
                    level[edge[k]] = current + 1

    return {"bfs": bfs}


WORKLOAD = Workload(
    name="bfs",
    group="irregular",
    sizes={
        "toy": {"nodes": 300},
        "cpu": {"nodes": 1 << 20},
        "gpu": {"nodes": 1 << 22},
        "simulator": {"nodes": 500},
    },
    arrays=arrays,
    program=program,
    shapes=shapes,
    outputs=("level",),
    flops=lambda nodes: 0,
    bytes=lambda nodes: 32 * nodes,
    by_hand=by_hand,
    prange=prange,
    simulated=simulated,
    idempotent=False,
)
