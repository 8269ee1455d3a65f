"""One of several processes on this machine, a device each: times messages and steps.

    python bench/scaling/worker.py OUT.json PART WHOLE SIDE TIMES    (`measuring.py` starts it)

All run the same; the first one writes what it saw.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Any

import jax
import numpy as np
from jax import lax
from jax.sharding import AxisType, NamedSharding, PartitionSpec

import raise_kernel as rk
from bench.scaling.problem import launch
from raise_kernel.tools.programs.joining import join

MESSAGES = tuple(1 << k for k in (2, 12, 16, 18, 20))  # bytes
ROUNDS = 7


def seconds(function: Any, *values: Any, times: int) -> tuple[float, float]:
    """The least seconds of one of `times`, and the cores that were busy in that round."""
    jax.block_until_ready(function(*values))
    rounds = []
    for _ in range(ROUNDS):
        start, used = time.perf_counter(), time.process_time()
        jax.block_until_ready(function(*values))
        passed = time.perf_counter() - start
        rounds.append((passed / times, (time.process_time() - used) / passed))
    return min(rounds)


def messages(mesh: Any, times: int = 20) -> list[tuple[int, float]]:
    """Bytes, and the seconds in which each device passes them to the next one."""
    count, rows = mesh.size, []
    around = [(k, (k + 1) % count) for k in range(count)]
    for size in MESSAGES if count > 1 else ():

        def run(x: Any) -> Any:
            return lax.fori_loop(0, times, lambda _, v: lax.ppermute(v, "nz", around), x)

        spec = PartitionSpec("nz")
        mapped = jax.jit(jax.shard_map(run, mesh=mesh, in_specs=spec, out_specs=spec))
        value = placed(np.zeros(count * size // 4, np.float32), mesh)
        rows.append((size, seconds(mapped, value, times=times)[0]))
    return rows


def placed(value: np.ndarray, mesh: Any) -> jax.Array:
    sharding = NamedSharding(mesh, PartitionSpec("nz"))
    return jax.make_array_from_callback(value.shape, sharding, lambda index: value[index])


def steps(mesh: Any, shape: tuple[int, int, int], times: int) -> tuple[float, float]:
    """Seconds a step of the stencil, split over the mesh."""
    step = launch(*shape, form="roll")

    @rk.shard(mesh, x=PartitionSpec("nz"))
    def simulate(x: Any, y: Any) -> Any:
        return lax.fori_loop(0, times, lambda _, s: (step(*s), s[0]), (x, y))

    value = np.random.default_rng(0).normal(size=shape).astype(np.float32)
    return seconds(simulate, placed(value, mesh), placed(np.zeros_like(value), mesh), times=times)


def main(out: str, part: int, whole: int, side: int, times: int) -> None:
    join()
    count = jax.device_count()
    mesh = jax.make_mesh((count,), ("nz",), (AxisType.Auto,))
    weak = steps(mesh, (part * count, side, side), times)
    strong = steps(mesh, (whole, side, side), times)
    found = {"devices": count, "messages": messages(mesh), "weak": weak, "strong": strong}
    if jax.process_index() == 0:
        Path(out).write_text(json.dumps(found))


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:6]))
