"""Forces of the corners of hexahedra summed at the nodes of their mesh, as LULESH does."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from bench.numba_names import cuda, numba
from bench.workload import Program, Shapes, State, Step, Workload, blocks, i32


def mesh(side: int) -> tuple[np.ndarray, np.ndarray]:
    """For a cube of side^3 hexahedra: where each node's list starts, and the corners in it."""
    element = np.arange(side**3)
    i, j, k = element // side**2, element // side % side, element % side
    n = side + 1
    nodes = [
        ((i + a) * n + j + b) * n + k + c for a in range(2) for b in range(2) for c in range(2)
    ]
    node = np.stack(nodes, axis=1).reshape(-1)
    order = np.argsort(node, kind="stable")
    start = np.concatenate([[0], np.cumsum(np.bincount(node, minlength=n**3))])
    return start.astype(np.int32), order.astype(np.int32)


def arrays(rng: np.random.Generator, side: int) -> State:
    start, corner = mesh(side)
    forces = rng.standard_normal((3, corner.size))
    state = {"start": start, "corner": corner}
    state |= {f"f{axis}": forces[k] for k, axis in enumerate("xyz")}
    return state | {f"s{axis}": np.zeros(start.size - 1) for axis in "xyz"}


def shapes(side: int) -> Shapes:
    nodes, corners = (side + 1) ** 3, 8 * side**3
    found: Shapes = {"start": ((nodes + 1,), np.int32), "corner": ((corners,), np.int32)}
    found |= {f"f{axis}": ((corners,), np.float64) for axis in "xyz"}
    return found | {f"s{axis}": ((nodes,), np.float64) for axis in "xyz"}


def program(side: int) -> Program:
    nodes = (side + 1) ** 3
    args = ("start", "corner", "fx", "fy", "fz", "sx", "sy", "sz", i32(nodes))
    return Program((Step("node_sums", (blocks(nodes, 128),), (128,), args),))


def by_hand(s: dict[str, Any], side: int) -> dict[str, Any]:
    start, corner = s["start"], s["corner"]
    nodes = start.shape[0] - 1
    marks = jnp.zeros(corner.shape[0], jnp.int32).at[start[1:-1]].add(1, mode="drop")
    node = jnp.cumsum(marks)
    forces = jnp.stack([s["fx"], s["fy"], s["fz"]], axis=1)[corner]
    sums = jax.ops.segment_sum(forces, node, nodes, indices_are_sorted=True)
    return {"sx": sums[:, 0], "sy": sums[:, 1], "sz": sums[:, 2]}


def prange(start, corner, fx, fy, fz, sx, sy, sz, side):
    for i in numba.prange(start.size - 1):
        x = y = z = 0.0
        for k in range(start[i], start[i + 1]):
            c = corner[k]
            x += fx[c]
            y += fy[c]
            z += fz[c]
        sx[i], sy[i], sz[i] = x, y, z


def simulated() -> dict[str, Any]:
    @cuda.jit
    def node_sums(start, corner, fx, fy, fz, sx, sy, sz, nodes):
        i = cuda.grid(1)
        if i < nodes:
            x = y = z = 0.0
            for k in range(start[i], start[i + 1]):
                c = corner[k]
                x += fx[c]
                y += fy[c]
                z += fz[c]
            sx[i], sy[i], sz[i] = x, y, z

    return {"node_sums": node_sums}


WORKLOAD = Workload(
    name="node_sums",
    group="irregular",
    sizes={"toy": {"side": 5}, "cpu": {"side": 96}, "gpu": {"side": 200}, "simulator": {"side": 6}},
    arrays=arrays,
    program=program,
    shapes=shapes,
    outputs=("sx", "sy", "sz"),
    flops=lambda side: 24 * side**3,
    bytes=lambda side: 8 * side**3 * 28 + 28 * (side + 1) ** 3,
    by_hand=by_hand,
    prange=prange,
    simulated=simulated,
)
