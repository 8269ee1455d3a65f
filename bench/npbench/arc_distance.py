"""The great-circle distance between pairs of points."""

from __future__ import annotations

from typing import Any

import numpy as np

from bench.npbench._launch import ints, line
from bench.numba_names import cuda
from bench.workload import Program, State, Workload


def arrays(rng: np.random.Generator, n: int) -> State:
    names = ("theta1", "phi1", "theta2", "phi2")
    return {**{name: rng.random(n) for name in names}, "distance": np.zeros(n)}


def program(n: int) -> Program:
    args = ("theta1", "phi1", "theta2", "phi2", "distance", *ints(n))
    return Program((line("arc_distance", n, *args),))


def array_style(xp: Any, s: dict[str, Any], n: int) -> dict[str, Any]:
    t1, p1, t2, p2 = s["theta1"], s["phi1"], s["theta2"], s["phi2"]
    a = xp.sin((t2 - t1) / 2) ** 2
    t = a + xp.cos(t1) * xp.cos(t2) * xp.sin((p2 - p1) / 2) ** 2
    return {"distance": 2 * xp.arctan2(xp.sqrt(t), xp.sqrt(1 - t))}


def simulated() -> dict[str, Any]:
    import math

    @cuda.jit
    def arc_distance(theta1, phi1, theta2, phi2, distance, n):
        i = cuda.grid(1)
        if i < n:
            a = math.sin((theta2[i] - theta1[i]) / 2)
            b = math.sin((phi2[i] - phi1[i]) / 2)
            t = a * a + math.cos(theta1[i]) * math.cos(theta2[i]) * b * b
            distance[i] = 2 * math.atan2(math.sqrt(t), math.sqrt(1 - t))

    return {"arc_distance": arc_distance}


WORKLOAD = Workload(
    name="arc_distance",
    group="npbench",
    sizes={"toy": {"n": 333}, "cpu": {"n": 1_000_000}, "gpu": {"n": 10_000_000}},
    arrays=arrays,
    program=program,
    outputs=("distance",),
    flops=lambda n: 20 * n,
    bytes=lambda n: 40 * n,
    array_style=array_style,
    simulated=simulated,
)
