"""What one device does in a step: its program, compiled for a mesh that stands for a larger one.

A device in the middle of 64 by 128 does what one in the middle of 4 by 4 does, where the parts of
the arrays are as large: the same operations, the same messages to the same neighbours. So no more
than `MIDDLE` devices along each axis are compiled for.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np
from jax.sharding import AxisType, Mesh, PartitionSpec

from raise_kernel.diagnostics import Refusal
from raise_kernel.runtime.planning.machines import Machine
from raise_kernel.runtime.sharding.chips import cycles_of, described
from raise_kernel.runtime.sharding.communication import Communication
from raise_kernel.runtime.sharding.meshes import local_mesh
from raise_kernel.runtime.sharding.program import Sharded

MIDDLE = 4


@dataclass(frozen=True)
class Chip:
    """A device's step: bytes that it holds and that pass through its memory at the least, the
    compiler's own estimate of seconds (0 if it has none), and what it takes in from others."""

    devices: int
    memory: int
    traffic: int
    estimate: float
    communication: Communication

    def compute(self, machine: Machine, devices: int) -> float:
        """The seconds of all but the collectives, one of so many devices."""
        return machine.work(self.estimate or self.traffic / machine.bandwidth, devices)

    def exchange(self, machine: Machine, devices: int) -> float:
        """The seconds of the collectives, in a loop those of an iteration. An array that is
        gathered grows with the devices."""
        return sum(
            machine.seconds(e.kind, _size(e.kind, e.bytes, devices, self.devices), devices)
            / max(1, e.iterations)
            for e in self.communication.exchanges
        )


def _size(kind: str, size: int, devices: int, compiled: int) -> int:
    return size * devices // compiled if kind == "all-gather" else size


def compiled_chip(
    machine: Machine,
    function: Any,
    values: tuple[Any, ...],
    axes: Mapping[str, int],
    arrays: Mapping[str, PartitionSpec],
) -> Chip:
    """Compile a step for a mesh of these axes. Refuses with RK020 and RK025."""
    mesh = _tpu_mesh(machine.name, axes) if machine.target == "tpu" else local_mesh(dict(axes))
    executable, communication = Sharded(function, mesh, arrays).compiled(*values)
    memory = executable.memory_analysis()
    passed = memory.argument_size_in_bytes + memory.output_size_in_bytes
    held = passed + memory.temp_size_in_bytes - memory.alias_size_in_bytes
    return Chip(mesh.size, held, passed, _estimate(machine, executable), communication)


def _estimate(machine: Machine, executable: Any) -> float:
    """The compiler's estimate: of its two numbers the larger. Its bound counts -1 s for each
    operation that it cannot tell."""
    if not machine.hertz:
        return 0.0
    bound = float((executable.cost_analysis() or {}).get("optimal_seconds", 0.0))
    cycles = cycles_of(executable.as_text())
    return max(bound if bound >= 0 else bound % 1.0, cycles / machine.hertz)


# The smallest grids of chips that are sold, of two dimensions and of three.
_FLAT = {1: "1x1", 4: "2x2", 8: "2x4", 16: "4x4", 32: "4x8", 64: "8x8", 128: "8x16", 256: "16x16"}
_SOLID = {4: "2x2x1", 8: "2x2x2", 16: "2x2x4", 32: "2x4x4", 64: "4x4x4"}


def _tpu_mesh(chip: str, axes: Mapping[str, int]) -> Mesh:
    """A mesh of chips that need not be here: the first ones of the smallest grid that has them."""
    count = prod(axes.values())
    grids = _SOLID if chip == "v5p" else _FLAT
    fitting = [label for size, label in grids.items() if size >= count]
    if not fitting:
        raise Refusal("RK020", f"{len(axes)} dimensions are split: {chip} is planned for three")
    found = described("tpu", chip, fitting[0]).devices[:count]
    kinds = (AxisType.Auto,) * len(axes)
    return Mesh(np.array(found).reshape(tuple(axes.values())), tuple(axes), axis_types=kinds)
