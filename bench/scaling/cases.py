"""What is measured on one to so many devices: messages, and steps of a stencil in boxes that are
cut along their first dimension. Machines are fitted to some boxes and checked on others."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import jax
import numpy as np
from jax import lax
from jax.sharding import NamedSharding, PartitionSpec

import raise_kernel as rk
from bench.scaling.problem import launch


@dataclass(frozen=True)
class Scale:
    """The sizes for a kind of devices. `part` planes a device (weak) and `whole` planes in all
    (strong), of `side` by `side` floats, are checked; `fits` are planes a device and sides that
    machines are fitted to. A run has `steps` steps."""

    target: str
    counts: tuple[int, ...]
    part: int
    whole: int
    side: int
    fits: tuple[tuple[int, int], ...]
    steps: int


SCALES = {
    "cpu": Scale("cpu", (1, 2, 4, 8), 32, 128, 256, ((24, 192), (48, 192), (24, 320)), 60),
    "gpu": Scale("cuda", (1, 2), 512, 512, 512, ((384, 384), (640, 384), (384, 640)), 100),
}
MESSAGES = tuple(1 << k for k in (2, 12, 16, 18, 20, 22))  # bytes
TIMES = 20

# A run, and how many messages or steps it has.
Run = tuple[Callable[[], Any], int]


def boxes(scale: Scale, count: int) -> Mapping[str, tuple[int, int]]:
    """Planes in all and sides, by what they are for."""
    fits = {f"fit {part} {side}": (part * count, side) for part, side in scale.fits}
    checks = {"weak": (scale.part * count, scale.side), "strong": (scale.whole, scale.side)}
    return {**checks, **fits}


def runs(scale: Scale, mesh: Any) -> dict[str, Run]:
    """Everything that is timed on a mesh of one axis, ready to run."""
    found = {
        name: (_steps(scale, mesh, planes, side), scale.steps)
        for name, (planes, side) in boxes(scale, mesh.size).items()
    }
    if mesh.size > 1:
        found |= {f"message {size}": (_message(mesh, size), TIMES) for size in MESSAGES}
    return found


def _steps(scale: Scale, mesh: Any, planes: int, side: int) -> Callable[[], Any]:
    """Steps of the stencil, split over the mesh, each run on from where the last one ended, in the
    memory that it has left: new memory of 32 MiB is given back at once, and faults each time."""
    step = launch(planes, side, side, scale.target)

    @rk.shard(mesh, x=PartitionSpec("nz"))
    def simulate(x: Any, y: Any) -> Any:
        return lax.fori_loop(0, scale.steps, lambda _, s: (step(*s), s[0]), (x, y))

    run = jax.jit(simulate, donate_argnums=(0, 1))
    return _continued(run, [_zeros(mesh, (planes, side, side)) for _ in range(2)])


def _message(mesh: Any, size: int) -> Callable[[], Any]:
    """Each device passes so many bytes to the next one, again and again."""
    around = [(k, (k + 1) % mesh.size) for k in range(mesh.size)]

    def run(x: Any) -> Any:
        return lax.fori_loop(0, TIMES, lambda _, v: lax.ppermute(v, "nz", around), x)

    spec = PartitionSpec("nz")
    mapped = jax.jit(jax.shard_map(run, mesh=mesh, in_specs=spec, out_specs=spec))
    value = _zeros(mesh, (mesh.size * size // 4,))
    return _continued(lambda x: (mapped(x),), [value])


def _continued(function: Callable[..., Any], state: list[Any]) -> Callable[[], Any]:
    def again() -> None:
        state[:] = jax.block_until_ready(function(*state))

    again()
    return again


def _zeros(mesh: Any, shape: tuple[int, ...]) -> jax.Array:
    sharding = NamedSharding(mesh, PartitionSpec("nz"))
    value = np.zeros(shape, np.float32)
    return jax.make_array_from_callback(shape, sharding, lambda index: value[index])


def names(scale: Scale, count: int) -> Iterator[str]:
    """The names of `runs`."""
    yield from boxes(scale, count)
    if count > 1:
        yield from (f"message {size}" for size in MESSAGES)
