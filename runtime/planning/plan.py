"""`raise_kernel.plan`: what a step of a program would take on 1 to 8,192 devices.

    def problem(ny, nx):
        launch = jacobi[(nx // 16, ny // 16), (16, 16)]
        field = jax.ShapeDtypeStruct((ny, nx), np.float32)
        return lambda x, y: launch(x, y, nx), (field, field)

    plan = rk.plan(problem, {"ny": 16384, "nx": 16384}, "v6e", x=PartitionSpec("ny", "nx"))
    print(plan)
    plan.plot("plan.svg")

A partition names the sizes that it divides. Strong scaling keeps the sizes; weak scaling is of a
problem of these sizes on each device. The step is compiled for each part's size (`chip.py`); what
the links take is alpha + bytes * beta for each message (`machines.py`). Messages and computation
do not overlap here, so a program that overlaps them is faster than said.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any

import jax
from jax.sharding import PartitionSpec

from raise_kernel.diagnostics import Refusal
from raise_kernel.remarks import Remark
from raise_kernel.runtime.planning.chip import MIDDLE, Chip, compiled_chip
from raise_kernel.runtime.planning.machines import Machine, machine_named
from raise_kernel.runtime.sharding.partitions import axes_of

COUNTS = tuple(1 << k for k in range(14))
KINDS = ("weak", "strong")
Problem = Callable[..., tuple[Callable[..., Any], Sequence[Any]]]


@dataclass(frozen=True)
class Point:
    """A step on so many devices: seconds that they compute and that they wait for each other, bytes
    that a device holds, and the sizes of the largest problem that fits."""

    kind: str
    devices: int
    mesh: tuple[int, ...]
    compute: float
    communication: float
    memory: int
    largest: Mapping[str, int]

    @property
    def seconds(self) -> float:
        return self.compute + self.communication

    @property
    def share(self) -> float:
        """The part of the time that is communication."""
        return self.communication / self.seconds if self.seconds else 0.0


@dataclass(frozen=True)
class Plan:
    """The points of a plan, and what was noticed."""

    machine: Machine
    points: tuple[Point, ...]
    remarks: tuple[Remark, ...] = ()

    def of(self, kind: str) -> tuple[Point, ...]:
        """The points of weak or strong scaling."""
        return tuple(point for point in self.points if point.kind == kind)

    def efficiency(self, point: Point) -> float:
        """What is left of the first point's rate a device."""
        first = self.of(point.kind)[0]
        ratio = first.seconds / point.seconds
        return ratio if point.kind == "weak" else ratio * first.devices / point.devices

    def __str__(self) -> str:
        lines = [
            f"{'':6} {'devices':>8} {'mesh':>10} {'step':>11} {'efficiency':>10} "
            f"{'exchange':>8} {'memory':>10}  largest problem"
        ]
        for point in self.points:
            over = "!" if point.memory > self.machine.memory else " "
            lines.append(
                f"{point.kind:6} {point.devices:8,} {'x'.join(map(str, point.mesh)):>10} "
                f"{point.seconds * 1e6:8,.1f} us {self.efficiency(point):10.1%} "
                f"{point.share:8.1%} {point.memory / 2**20:6,.0f} MiB{over} "
                + ", ".join(f"{name}={size:,}" for name, size in point.largest.items())
            )
        return "\n".join([*lines, *map(str, self.remarks)])

    def plot(self, path: str) -> None:
        """Time and efficiency against devices. Refuses with RK025 without matplotlib."""
        from raise_kernel.runtime.planning.chart import Curve, draw

        curves = []
        for kind in KINDS:
            points = [(p.devices, p.seconds, self.efficiency(p)) for p in self.of(kind)]
            if points:
                curves.append(Curve(kind, points))
        draw(curves, path, self.machine.name)


def plan(
    problem: Problem,
    sizes: Mapping[str, int],
    machine: str | Machine,
    counts: Sequence[int] = COUNTS,
    kinds: Sequence[str] = KINDS,
    **arrays: PartitionSpec,
) -> Plan:
    """Predict a step on up to 8,192 devices, of which none need be here.

    `problem(**sizes)` gives a function of a step and its arguments (`jax.ShapeDtypeStruct`s do for
    arrays). `machine` is "v5e", "v5p", "v6e", "h100", "h200", a `.json` file that `python -m
    bench.scaling fit` wrote, or a `Machine`. A partition names the sizes that it divides, each of
    them one dimension. Refuses with RK020 what does not fit, and with RK025 where a TPU's compiler
    is not installed.
    """
    found = machine_named(machine)
    axes = _axes(sizes, arrays)
    if bad := [count for count in counts if count < 1 or count & (count - 1)]:
        raise Refusal("RK020", f"{bad[0]} devices: a power of two is planned for")
    if bad := [kind for kind in kinds if kind not in KINDS]:
        raise Refusal("RK020", f"{bad[0]!r} is neither weak nor strong")
    planner = _Planner(problem, sizes, found, axes, arrays)
    for count in counts:
        found.link(count)
    points = [planner.point(kind, count) for kind in kinds for count in sorted(set(counts))]
    remarks = tuple(dict.fromkeys(planner.remarks))
    return Plan(found, tuple(p for p in points if p is not None), remarks)


def _axes(sizes: Mapping[str, int], arrays: Mapping[str, PartitionSpec]) -> tuple[str, ...]:
    """The sizes that are divided, in order. Refuses with RK020 where there is none."""
    named = [axis for spec in arrays.values() for entry in spec for axis in axes_of(entry)]
    axes = tuple(dict.fromkeys(named))
    if not axes:
        raise Refusal("RK020", "no array is split", hint='x=PartitionSpec("n") divides the size n')
    for axis in axes:
        if axis not in sizes:
            raise Refusal("RK020", f"{axis} is divided, and the sizes are {', '.join(sizes)}")
    return axes


def mesh_of(count: int, axes: int) -> tuple[int, ...]:
    """A power of two as a mesh that is as even as can be, the first axes the longer ones."""
    exponent = count.bit_length() - 1
    return tuple(1 << (exponent // axes + (k < exponent % axes)) for k in range(axes))


class _Planner:
    """Points of one problem; a part's size is compiled once."""

    def __init__(
        self,
        problem: Problem,
        sizes: Mapping[str, int],
        machine: Machine,
        axes: tuple[str, ...],
        arrays: Mapping[str, PartitionSpec],
    ) -> None:
        self.problem, self.sizes, self.machine = problem, sizes, machine
        self.axes, self.arrays = axes, arrays
        self.remarks: list[Remark] = []
        self._chips: dict[tuple[tuple[int, ...], tuple[int, ...]], Chip] = {}

    def point(self, kind: str, count: int) -> Point | None:
        """One point; None, with a remark, where the mesh does not divide the sizes."""
        mesh = mesh_of(count, len(self.axes))
        part = tuple(self.sizes[axis] for axis in self.axes)
        if kind == "strong":
            uneven = [a for a, n in zip(self.axes, mesh, strict=True) if self.sizes[a] % n]
            if uneven:
                self._missed(f"{uneven[0]}={self.sizes[uneven[0]]:,} is not divided by {mesh}")
                return None
            part = tuple(size // n for size, n in zip(part, mesh, strict=True))
        chip = self._chip(part, tuple(min(n, MIDDLE) for n in mesh))
        room = (self.machine.memory / chip.memory) ** (1 / len(self.axes)) if chip.memory else 1.0
        largest = {
            axis: int(size * room) * n for axis, size, n in zip(self.axes, part, mesh, strict=True)
        }
        compute = chip.compute(self.machine, count)
        exchange = chip.exchange(self.machine, count)
        return Point(kind, count, mesh, compute, exchange, chip.memory, largest)

    def _chip(self, part: tuple[int, ...], mesh: tuple[int, ...]) -> Chip:
        if (part, mesh) not in self._chips:
            whole = {a: size * n for a, size, n in zip(self.axes, part, mesh, strict=True)}
            function, values = self.problem(**{**self.sizes, **whole})
            self._check_parts(part, whole, values)
            axes = dict(zip(self.axes, mesh, strict=True))
            chip = compiled_chip(self.machine, function, tuple(values), axes, self.arrays)
            if prod(mesh) > 1:
                self.remarks += chip.communication.remarks
            if any(exchange.in_loop for exchange in chip.communication.exchanges):
                self._missed("the step has a loop: one iteration of it is counted")
            self._chips[part, mesh] = chip
        return self._chips[part, mesh]

    def _check_parts(
        self, part: tuple[int, ...], whole: Mapping[str, int], values: Sequence[Any]
    ) -> None:
        """RK020 where a device's part of an array is no array of the problem of a part: a small
        mesh would not stand for a large one."""
        _, parts = self.problem(**{**self.sizes, **dict(zip(self.axes, part, strict=True))})
        divided = {axis: whole[axis] // n for axis, n in zip(self.axes, part, strict=True)}
        for value, own in zip(values, parts, strict=True):
            shape, small = jax.numpy.shape(value), jax.numpy.shape(own)
            times = prod(shape) // max(1, prod(small))
            if times not in (1, prod(divided.values())):
                raise Refusal(
                    "RK020",
                    f"an array of {list(small)} on one device is one of {list(shape)} on {divided}",
                    hint="a size that is divided is of one dimension: name the others otherwise",
                )

    def _missed(self, text: str) -> None:
        self.remarks.append(Remark("plan", "missed", text))
