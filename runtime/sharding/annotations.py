"""`raise-kernel run --mesh 4 --shard x=0 program.py`: a program's arrays on several devices.

Device memory is named by the kernel parameters that it is passed to. From the first such launch on
it is split as `--shard` says, and so is memory of the same shape; the rest is whole on each device.
The program does not know: it launches and copies as before.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from jax.sharding import Mesh, NamedSharding, PartitionSpec

from raise_kernel.diagnostics import Refusal
from raise_kernel.runtime.sharding import rendezvous
from raise_kernel.runtime.sharding.facts import launch_facts, run_facts
from raise_kernel.runtime.sharding.partitions import check_partition

if TYPE_CHECKING:
    from raise_kernel.runtime.compile import Lowered
    from raise_kernel.runtime.device.fused import Item


@dataclass
class Annotations:
    """The dimensions of arrays that are split, by parameter name, over the axes of a mesh."""

    mesh: Mesh
    dimensions: Mapping[str, Sequence[int]]
    seen: dict[str, tuple[int, ...]] = field(default_factory=dict)
    by_shape: dict[tuple[int, ...], PartitionSpec] = field(default_factory=dict)

    def meet(self, name: str | None, shape: tuple[int, ...]) -> None:
        """A launch passes an array for a parameter. Refuses with RK020 what does not divide."""
        if name is None or name not in self.dimensions:
            return
        self.seen[name] = shape
        self.by_shape[shape] = self._spec(name, shape)

    def sharding(self, shape: tuple[int, ...]) -> NamedSharding:
        """Where an array of this shape lies."""
        return NamedSharding(self.mesh, self.by_shape.get(shape, PartitionSpec()))

    def agree_on(self, lowered: Lowered) -> None:
        """A new kernel is to run: in every process the same (RK053)."""
        rendezvous.agree(self.mesh.devices.flat, lambda: {**launch_facts(lowered), **self._facts()})

    def agree_on_run(self, items: Sequence[Item], inputs: Sequence[int]) -> None:
        """Recorded launches are to run: in every process the same, on the same numbers (RK053)."""
        rendezvous.agree(self.mesh.devices.flat, lambda: run_facts(items, inputs))

    def agree_on_end(self) -> None:
        """The program has ended: in every process (RK053)."""
        rendezvous.agree(self.mesh.devices.flat, lambda: {"the end": "of the program"})

    def leave(self, reason: str) -> None:
        """The program has failed in this process."""
        rendezvous.leave(self.mesh.devices.flat, reason)

    def _facts(self) -> rendezvous.Facts:
        shards = (f"{n}={','.join(map(str, d))}" for n, d in self.dimensions.items())
        return {"--mesh": "x".join(map(str, self.mesh.shape.values())), "--shard": " ".join(shards)}

    def _spec(self, name: str, shape: tuple[int, ...]) -> PartitionSpec:
        dimensions = self.dimensions[name]
        if max(dimensions) >= len(shape) or len(dimensions) > len(self.mesh.axis_names):
            raise Refusal(
                "RK020",
                f"--shard {name}={','.join(map(str, dimensions))}: {name} has {len(shape)} "
                f"dimensions, the mesh {len(self.mesh.axis_names)}",
            )
        axes: list[tuple[str, ...]] = [() for _ in shape]
        for dimension, axis in zip(dimensions, self.mesh.axis_names, strict=False):
            axes[dimension] += (axis,)
        spec = PartitionSpec(*(names or None for names in axes))
        check_partition(f"--shard {name}", shape, self.mesh, spec)
        return spec

    def check_all_met(self) -> None:
        """RK020 for a name that no launch of the program had."""
        for name in self.dimensions:
            if name not in self.seen:
                raise Refusal(
                    "RK020",
                    f"--shard {name}: no launch of the program has a parameter of that name",
                    hint=f"those that were split: {', '.join(self.seen) or 'none'}",
                )


# Those of this process; None where all is on one device.
current: Annotations | None = None


def annotate(annotations: Annotations | None) -> None:
    """From now on launches on device arrays are split so."""
    global current
    current = annotations
