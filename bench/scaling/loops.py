"""`python -m bench.scaling.loops`: one computation as several time loops.

A wave in a plate, `2 now - before + c * Laplacian(now)`: it is written to a third array, and the
three are rotated; or over the array before, in place, and the two are swapped. Heat in a plate: its
two arrays are swapped, after each launch or after two. The arrays are flat, as in C++. Each is a
`fori_loop` and a `scan` of `rk.time_loops`, and launches that are recorded, as those of a program.
All are timed in turns, in an order that is new in each round. What a loop takes is taken over the
mean of its round, so that a machine that slows down slows all rows. A run, whose arrays lie
elsewhere than those of the last one, is one sample of a row: its rounds' median. The table has the
medians of the runs, and how far they may be off. On several devices `rk.shard` splits the rows, and
no launches are recorded.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import click
import jax
import numpy as np
from jax import lax
from jax.sharding import AxisType, Mesh, NamedSharding, PartitionSpec

import raise_kernel as rk
from raise_kernel import config
from raise_kernel.runtime.brackets import launch_of
from raise_kernel.runtime.device.array import DeviceArray
from raise_kernel.runtime.device.buffer import Buffer, Form
from raise_kernel.runtime.device.launch import Program, launch, synchronize

_KERNEL = """
__global__ void {name}({parameters}, int n) {{
  int j = blockIdx.x * blockDim.x + threadIdx.x, i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i <= 0 || j <= 0 || i >= n - 1 || j >= n - 1) return;
  int k = i * n + j;
  float change = now[k - 1] + now[k + 1] + now[k - n] + now[k + n] - 4 * now[k];
  {result}[k] = {value} + 0.1f * change;
}}
"""
_WAVE = "2 * now[k] - before[k]"
ROUNDS = 5
BLOCK = (32, 8)
EXECUTOR = click.Choice(["auto", "xla", "native"])


@dataclass(frozen=True)
class Way:
    """How an iteration is written: its kernel, how many arrays there are, and launches."""

    name: str
    computes: str
    parameters: str
    result: str
    value: str
    arrays: int
    launches: int = 1

    @property
    def source(self) -> str:
        return _KERNEL.format(
            name=self.computes, parameters=self.parameters, result=self.result, value=self.value
        )


_HEAT = ("const float *now, float *next", "next", "now[k]", 2)
WAYS = (
    Way("rotated", "wave", "const float *now, const float *before, float *next", "next", _WAVE, 3),
    Way("in place", "wave", "const float *now, float *before", "before", _WAVE, 2),
    Way("swapped", "heat", *_HEAT),
    Way("swapped twice", "heat", *_HEAT, launches=2),
)

Key = tuple[str, str, str]
Run = Callable[[], Any]
# Seconds a step of each loop, in one round.
Round = dict[Key, float]


def loops(
    way: Way, start: np.ndarray, n: int, count: int, mesh: Mesh | None = None
) -> dict[str, Run]:
    """The loops of one way; each gives what its last launch wrote."""
    kernel = rk.from_cuda(way.source)
    sizes = ((n // BLOCK[0], n // BLOCK[1]), BLOCK)

    def step(state: Any) -> Any:
        for _ in range(way.launches):
            state = (kernel[sizes](*state, n), *state[:-1])
        return state

    iterations = count // way.launches

    def counted(state: Any) -> Any:
        return lax.fori_loop(0, iterations, lambda _, s: step(s), state)

    def scanned(state: Any) -> Any:
        return lax.scan(lambda s, _: (step(s), None), state, None, length=iterations)[0]

    def launches() -> None:
        launch(program, chosen, (*held, np.int32(n)))
        held.insert(0, held.pop())

    def recorded() -> Any:
        rk.repeat(count)(launches)
        synchronize()
        return held[0].buffer.value

    counting = continued(counted, start, way.arrays, mesh)
    scanning = continued(scanned, start, way.arrays, mesh)
    if mesh is not None:
        return {"fori_loop": counting, "scan": scanning}
    program, chosen = Program(kernel.module, kernel.info), launch_of(sizes)
    held = [on_device(start) for _ in range(way.arrays)]
    return {"fori_loop": counting, "scan": scanning, "recorded": recorded}


def continued(
    function: Callable[[Any], Any], start: np.ndarray, arrays: int, mesh: Mesh | None
) -> Run:
    """Each run goes on where the last one has ended, in the same memory."""
    place = None if mesh is None else NamedSharding(mesh, PartitionSpec(*mesh.axis_names))
    run = jax.jit(rk.time_loops(function), donate_argnums=0)
    if mesh is not None:
        run = rk.shard(mesh, state=PartitionSpec(*mesh.axis_names))(function)
    states = [tuple(jax.device_put(start.copy(), place) for _ in range(arrays))]

    def again() -> Any:
        states.append(jax.block_until_ready(run(states.pop())))
        return states[0][0]

    return again


def on_device(value: np.ndarray) -> DeviceArray:
    buffer = Buffer(value.nbytes)
    buffer.take_form(Form(value.shape, value.dtype))
    buffer.from_host(0, value.view(np.uint8))
    return DeviceArray(buffer, 0, value.shape, value.strides, value.dtype)


def made(n: int, count: int, mesh: Mesh | None) -> dict[Key, Run]:
    """All loops, compiled, in memory of their own; those of one computation give the same."""
    start = np.random.default_rng(0).normal(size=n * n).astype(np.float32)
    found = {
        (way.computes, way.name, name): run
        for way in WAYS
        for name, run in loops(way, start, n, count, mesh).items()
    }
    results: dict[str, np.ndarray] = {}
    for (computes, _, _), run in found.items():
        value = np.asarray(run())
        np.testing.assert_allclose(value, results.setdefault(computes, value), rtol=1e-3, atol=1e-3)
    return found


def rounds_of(runs: dict[Key, Run], count: int, random: np.random.Generator) -> list[Round]:
    """Each loop once in each round, in random order: none is always after the same one."""
    keys, found = list(runs), []
    for _ in range(ROUNDS):
        seconds: Round = {}
        for index in random.permutation(len(keys)):
            begin = time.perf_counter()
            runs[keys[index]]()
            seconds[keys[index]] = (time.perf_counter() - begin) / count
        found.append({key: seconds[key] for key in keys})
    return found


@dataclass(frozen=True)
class Row:
    """Seconds a step, and the part of them by which they may be off: None of a single run."""

    seconds: float
    off: float | None


def rows_of(found: Sequence[Sequence[Round]]) -> dict[Key, Row]:
    """The rows of some runs' rounds. `off` is the notch of a box plot, 1.57 quartile ranges over
    the root of the number of runs (McGill, Tukey and Larsen, Variations of Box Plots, 1978)."""
    keys = list(found[0][0])
    seconds = np.array([[[one[key] for key in keys] for one in run] for run in found])
    mean = np.exp(np.log(seconds).mean(axis=2, keepdims=True))
    samples = np.median(seconds / mean, axis=1)
    low, middle, high = np.quantile(samples, [0.25, 0.5, 0.75], axis=0)
    off = 1.57 * (high - low) / middle / np.sqrt(len(found))
    steps = middle * np.median(mean)
    known = len(found) > 1
    return {
        key: Row(float(steps[k]), float(off[k]) if known else None) for k, key in enumerate(keys)
    }


def table(found: dict[Key, Row], n: int) -> str:
    """The rows in Markdown: how much a step takes over the best of those with the same traffic, how
    far it may be off, and that traffic: what is read, and what is written, which a cache reads
    before."""
    streams = {way.name: way.arrays + 1 for way in WAYS}
    best: dict[tuple[str, int], float] = {}
    for (computes, name, _), row in found.items():
        kind = computes, streams[name]
        best[kind] = min(row.seconds, best.get(kind, row.seconds))
    rows = [
        "| computes | arrays | loop | a step | over the best | may be off | traffic |",
        "|---|---|---|--:|--:|--:|--:|",
    ]
    for (computes, name, loop), row in found.items():
        over = row.seconds / best[computes, streams[name]] - 1
        rate = streams[name] * 4e-9 * n * n / row.seconds
        off = "" if row.off is None else f"{row.off:.0%}"
        step = f"{row.seconds * 1e6:,.0f} us | {over:+.0%} | {off} | {rate:.0f} GB/s"
        rows.append(f"| {computes} | {name} | {loop} | {step} |")
    return "\n".join(rows)


@click.command(help=__doc__)
@click.option("--size", default=1024, show_default=True, help="Elements along each side.")
@click.option("--steps", default=720, show_default=True, help="Steps of a loop, an even number.")
@click.option(
    "--runs",
    default=5,
    show_default=True,
    type=click.IntRange(1),
    help="Runs, each in memory of its own.",
)
@click.option(
    "--executor", default="auto", show_default=True, help="What runs the launches.", type=EXECUTOR
)
@click.option("--devices", default=1, show_default=True, help="Devices that split the rows.")
def main(size: int, steps: int, runs: int, executor: Any, devices: int) -> None:
    config.executor = executor
    if not 1 <= devices <= jax.device_count():
        raise click.BadParameter(
            f"{devices}: there are {jax.device_count()}", param_hint="--devices"
        )
    mesh = None if devices == 1 else jax.make_mesh((devices,), ("rows",), (AxisType.Auto,))
    random, found, last = np.random.default_rng(0), [], {}
    for _ in range(runs):
        # The arrays of the last run are there until those of this one are: they share no memory.
        last = made(size, steps, mesh)
        found.append(rounds_of(last, steps, random))
    print(table(rows_of(found), size))


if __name__ == "__main__":
    main()
