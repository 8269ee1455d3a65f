"""`python -m bench.scaling.halos FILE`: time loops of stencils on one device and on all of them.

Seven points of 512^3 floats a device and four neighbours of 16384^2 floats a device, 200 steps with
buffers swapped: the kernel's own code on blocks (`rk.shard`) in the form that a search finds, with
one exchange for as many steps as a model chooses, and as are asked for; the raised kernel as XLA's
partitioner splits it; JAX by hand, as a pad of the interior and in `shard_map`; a copy of the same
bytes. All in turns; the least and the median milliseconds a step are written after every case, with
the weak scaling of each form and sums of its result. (The square of two dimensions is that of as
many elements a device, rounded.)
"""

from __future__ import annotations

import json
import re
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click
import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.sharding import AxisType, Mesh, NamedSharding, PartitionSpec

import raise_kernel as rk
from raise_kernel.runtime.sharding.program import Sharded

AXIS = "rows"
SPLIT = PartitionSpec(AXIS)
Step = Callable[[Any, Any], Any]


@dataclass(frozen=True)
class Case:
    """A stencil: its shape on so many devices, its kernel, and the interior of a step in JAX."""

    name: str
    shape: tuple[int, ...]
    launch: Callable[..., Step]
    interior: Callable[[Any], Any]


def _stencil3d(shape: tuple[int, ...], **options: str) -> Step:
    nz, ny, nx = shape
    made = rk.load("examples/stencil3d.ll")[(nx // 8, ny // 4, nz // 4), (8, 4, 4)]
    launch = made.options(**options)
    return lambda x, y: launch(x, y, nx, ny, nz, 0.5, 0.1)


def _around(x: Any) -> Any:
    inside = tuple(slice(1, -1) for _ in x.shape)
    total: Any = 0
    for axis in range(x.ndim):
        for cut in (slice(None, -2), slice(2, None)):
            total = total + x[(*inside[:axis], cut, *inside[axis + 1 :])]
    return total


def _interior3d(x: Any) -> Any:
    return 0.5 * x[1:-1, 1:-1, 1:-1] + 0.1 * _around(x)


def _jacobi2d(shape: tuple[int, ...], **options: str) -> Step:
    made = rk.load("examples/jacobi2d.ll")[(shape[1] // 16, shape[0] // 16), (16, 16)]
    launch = made.options(**options)
    return lambda x, y: launch(x, y, shape[1])


def cases(size3: int, size2: int, devices: int) -> list[Case]:
    square = round(size2 * devices**0.5 / 64 / devices) * 64 * devices
    return [
        Case("stencil3d", (devices * size3, size3, size3), _stencil3d, _interior3d),
        Case("jacobi2d", (square, square), _jacobi2d, lambda x: 0.25 * _around(x)),
    ]


# --- forms ---


class Every(Sharded):
    """With so many steps an exchange."""

    steps = 1

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        before, rk.config.steps_per_exchange = rk.config.steps_per_exchange, self.steps
        try:
            return super().__call__(*args, **kwargs)
        finally:
            rk.config.steps_per_exchange = before


class Partitioned(Sharded):
    """As XLA's partitioner splits it."""

    def _blocks(self, by_shape: Any, measures: bool) -> Any:
        return None


def swapped(step: Step) -> Callable[..., Any]:
    return lambda x, y, steps: lax.fori_loop(0, steps, lambda _, s: (step(*s), s[0]), (x, y))


def by_hand(case: Case, mesh: Mesh) -> dict[str, Callable[..., Any]]:
    """What one writes in JAX."""

    def padded(x: Any, y: Any) -> Any:
        middle = jnp.pad(case.interior(x), 1)
        inside = jnp.pad(jnp.ones([n - 2 for n in x.shape], bool), 1)
        return jnp.where(inside, middle, y)

    parts = mesh.size

    def local(x: Any, y: Any) -> Any:
        place = lax.axis_index(AXIS)
        before = lax.ppermute(x[-1:], AXIS, [(k, (k + 1) % parts) for k in range(parts)])
        after = lax.ppermute(x[:1], AXIS, [((k + 1) % parts, k) for k in range(parts)])
        middle = case.interior(jnp.concatenate([before, x, after]))
        rows = lax.broadcasted_iota(jnp.int32, middle.shape, 0) + place * len(x)
        cut = (slice(None), *(slice(1, -1) for _ in x.shape[1:]))
        stays = (rows > 0) & (rows < parts * len(x) - 1)
        return y.at[cut].set(jnp.where(stays, middle, y[cut]))

    def mapped(x: Any, y: Any, steps: Any) -> Any:
        def run(x: Any, y: Any, steps: Any) -> Any:
            def two(_: Any, s: Any) -> Any:
                y = local(s[0], s[1])
                return local(y, s[0]), y

            return lax.fori_loop(0, steps // 2, two, (x, y))

        specs = (SPLIT, SPLIT, PartitionSpec())
        return jax.shard_map(run, mesh=mesh, in_specs=specs, out_specs=specs[:2], check_vma=False)(
            x, y, steps
        )

    def two_calls(x: Any, y: Any, steps: Any) -> Any:
        def two(_: Any, s: Any) -> Any:
            y = padded(s[0], s[1])
            return padded(y, s[0]), y

        return lax.fori_loop(0, steps // 2, two, (x, y))

    return {"JAX, pad": two_calls, "JAX, shard_map": mapped}


def copying(x: Any, y: Any, steps: Any) -> Any:
    """Reads one array and writes the other."""

    def two(_: Any, s: Any) -> Any:
        x, y = s
        # Without the barrier XLA reads once and writes both.
        y = lax.optimization_barrier(x + 1)
        return y + 1, y

    return lax.fori_loop(0, steps // 2, two, (x, y))


def forms(case: Case, mesh: Mesh, every: tuple[int, ...] = ()) -> dict[str, Any]:
    on_mesh = NamedSharding(mesh, SPLIT)
    searched = swapped(case.launch(case.shape, executor="native", optimize="search"))
    raised = swapped(case.launch(case.shape, executor="xla"))
    found: dict[str, Any] = {
        "native": Sharded(searched, mesh, {"x": SPLIT}),
        "default": Sharded(swapped(case.launch(case.shape)), mesh, {"x": SPLIT}),
        "raised": Partitioned(raised, mesh, {"x": SPLIT}),
    }
    for steps in every if mesh.size > 1 else ():
        found[f"native, {steps}"] = Every(searched, mesh, {"x": SPLIT})
        found[f"native, {steps}"].steps = steps
    jitted = {"out_shardings": (on_mesh, on_mesh), "donate_argnums": (0, 1)}
    for name, function in (*by_hand(case, mesh).items(), ("copy", copying)):
        found[name] = jax.jit(function, **jitted)
    return found


# --- measuring ---


def measured(
    case: Case,
    mesh: Mesh,
    steps: int,
    rounds: int,
    only: tuple[str, ...],
    every: tuple[int, ...],
) -> dict[str, Any]:
    on_mesh = NamedSharding(mesh, SPLIT)
    make = jax.jit(
        lambda seed: jnp.sin(
            sum(lax.broadcasted_iota(jnp.float32, case.shape, k) for k in range(len(case.shape)))
            * seed
        ),
        out_shardings=on_mesh,
    )
    times: dict[str, list[float]] = {}
    rows: dict[str, Any] = {}
    sums: dict[str, list[float]] = {}
    total = jax.jit(lambda a: (jnp.sum(jnp.abs(a)), jnp.sum(a[: a.shape[0] // 2])))
    ready: dict[str, Any] = {}
    if mesh.size == 1:  # in a loop the form is what a call has found
        step = case.launch(case.shape, executor="native", optimize="search")
        jax.block_until_ready(step(make(0.1), make(0.1)))
    for name, run in forms(case, mesh, every).items():
        if only and name.partition(",")[0] not in only and name not in only:
            continue
        try:
            x, y = run(make(0.1), make(0.1), 4)
            sums[name] = [float(v) for v in total(x)]
            del x, y
            ready[name] = run
        except Exception as error:  # a form that does not run is reported, and the others are timed
            rows[name] = {"failed": f"{type(error).__name__}: {error}"[:300]}
    for _ in range(rounds):
        for name, run in ready.items():
            state = jax.block_until_ready(run(make(0.1), make(0.1), 2))
            begin = time.perf_counter()
            state = jax.block_until_ready(run(*state, steps))
            times.setdefault(name, []).append((time.perf_counter() - begin) / steps * 1e3)
            del state
    first = next(iter(sums.values()))
    for name in sums:
        if name != "copy":
            # Half of the terms cancel in the second sum.
            rest = 1e-6 * sums[name][0]
            np.testing.assert_allclose(sums[name], first, rtol=1e-3, atol=rest, err_msg=name)
    for name, each in times.items():
        rows[name] = {"least": min(each), "median": statistics.median(each), "sums": sums[name]}
    return rows


def communication(run: Any, case: Case, mesh: Mesh) -> str:
    """What devices send in the loops of a form, and how often."""
    if not isinstance(run, Sharded):
        return ""
    told = run.communication(_struct(case, mesh), _struct(case, mesh), 200)
    return "; ".join(dict.fromkeys(map(str, told.exchanges)))


def _struct(case: Case, mesh: Mesh) -> jax.ShapeDtypeStruct:
    return jax.ShapeDtypeStruct(case.shape, jnp.float32, sharding=NamedSharding(mesh, SPLIT))


def loop_text(run: Any, case: Case, mesh: Mesh) -> str:
    """What XLA makes of the loops of a form, without its metadata."""
    struct = _struct(case, mesh)
    if isinstance(run, Sharded):
        text = str(run.compiled(struct, struct, 200)[0].as_text())
    else:
        text = str(run.lower(struct, struct, 200).compile().as_text())
    found = []
    for name in dict.fromkeys(re.findall(r"body=(%[\w.\-]+)", text)):
        body = re.search(re.escape(name) + r" \([^\n]*\{\n(.*?)\n\}", text, re.S)
        lines = body[1].split("\n") if body else []
        kept = [re.sub(r", (metadata|backend_config|frontend)[^\n]*", "", line) for line in lines]
        found += [name, *(line[:240] for line in kept if "get-tuple-element" not in line)]
    return "\n".join(found)


@click.command(help=__doc__)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--size3", default=512, show_default=True, help="Elements along a side, 3-D.")
@click.option("--size2", default=16384, show_default=True, help="Elements along a side, 2-D.")
@click.option("--steps", default=200, show_default=True, help="Steps of a loop, an even number.")
@click.option("--rounds", default=5, show_default=True, help="Turns.")
@click.option("--form", "only", multiple=True, help="Forms that are timed, by default all.")
@click.option("--every", multiple=True, type=int, help="Steps an exchange, timed as well.")
@click.option("--devices", "counts", multiple=True, type=int, help="By default 1 and all.")
def main(
    file: Path,
    size3: int,
    size2: int,
    steps: int,
    rounds: int,
    only: tuple[str, ...],
    every: tuple[int, ...],
    counts: tuple[int, ...],
) -> None:
    found: dict[str, Any] = {"device": jax.devices()[0].device_kind, "times": {}, "loops": {}}
    for devices in counts or sorted({1, jax.device_count()}):
        mesh = jax.make_mesh((devices,), (AXIS,), (AxisType.Auto,), devices=jax.devices()[:devices])
        for case in cases(size3, size2, devices):
            key = f"{case.name} on {devices}"
            rows = measured(case, mesh, steps, rounds, only, every)
            found["times"][key] = {"shape": case.shape, "forms": rows}
            for name, row in rows.items():
                print(
                    key, case.shape, name, {k: v for k, v in row.items() if k != "sums"}, flush=True
                )
                one = found["times"].get(f"{case.name} on 1")
                base = name if not name.startswith("native,") else "native"
                known = one and one["forms"].get(base)
                if devices > 1 and known and "median" in known and "median" in row:
                    share = np.prod(case.shape) / devices / np.prod(one["shape"])
                    row["weak"] = float(known["median"] * share / row["median"])
                    print(f"  weak scaling {row['weak']:.1%}", flush=True)
            file.write_text(json.dumps(found, indent=1))
            for name in ("native", "raised"):
                run = forms(case, mesh).get(name)
                if run is not None and name in rows and "failed" not in rows[name]:
                    found["loops"][f"{key}, {name}"] = loop_text(run, case, mesh)
                    print(key, name, communication(run, case, mesh), flush=True)
            file.write_text(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
