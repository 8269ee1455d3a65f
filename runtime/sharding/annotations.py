"""`raise-kernel run --mesh 4 --shard x=0 program.py`: a program's arrays on several devices.

Device memory is named by the kernel parameters that it is passed to. From the first such launch on
it is split as `--shard` says, and so is memory of the same shape; the rest is whole on each device.
The program does not know: it launches and copies as before.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import jax
from jax.sharding import Mesh, NamedSharding, PartitionSpec

from raise_kernel.diagnostics import Refusal
from raise_kernel.runtime.sharding import rendezvous
from raise_kernel.runtime.sharding.communication import compiled_for
from raise_kernel.runtime.sharding.facts import launch_facts, run_facts
from raise_kernel.runtime.sharding.partitions import split_as

if TYPE_CHECKING:
    from raise_kernel.remarks import Remark
    from raise_kernel.runtime.compile import Lowered
    from raise_kernel.runtime.device.recorded.items import Item


@dataclass
class Annotations:
    """How arrays are split over the axes of a mesh, by parameter name (`partitions.split_as`)."""

    mesh: Mesh
    splits: Mapping[str, str]
    seen: dict[str, tuple[int, ...]] = field(default_factory=dict)
    by_shape: dict[tuple[int, ...], PartitionSpec] = field(default_factory=dict)

    def meet(self, name: str | None, shape: tuple[int, ...]) -> None:
        """A launch passes an array for a parameter. Refuses with RK020 what does not divide."""
        if name is None or name not in self.splits:
            return
        self.seen[name] = shape
        self.by_shape[shape] = split_as(name, self.splits[name], shape, self.mesh)

    def sharding(self, shape: tuple[int, ...]) -> NamedSharding:
        """Where an array of this shape lies."""
        return NamedSharding(self.mesh, self.by_shape.get(shape, PartitionSpec()))

    def agree_on(self, lowered: Lowered) -> None:
        """A new kernel is to run: in every process the same (RK053)."""
        rendezvous.agree(self.mesh.devices.flat, lambda: {**launch_facts(lowered), **self._facts()})

    def remarks(self, lowered: Lowered) -> tuple[Remark, ...]:
        """Warnings of arrays that a kernel has put together whole on every device. Each process
        compiles the kernel for them, and the first one tells."""
        memories = lowered.signature.memories
        shardings = [self.sharding(tuple(memory.shape)) for memory in memories]
        if all(sharding.is_fully_replicated for sharding in shardings):
            return ()
        found = compiled_for(lowered, self.mesh, shardings).communication().remarks
        return () if jax.process_index() else found

    def agree_on_run(self, items: Sequence[Item], inputs: Sequence[int]) -> None:
        """Recorded launches are to run: in every process the same, on the same numbers (RK053)."""
        rendezvous.agree(self.mesh.devices.flat, lambda: run_facts(items, inputs))

    def agree_on_operation(self, name: str, *parts: Hashable) -> None:
        """A library's operation is to run: in every process the same (RK053)."""
        rendezvous.agree(
            self.mesh.devices.flat, lambda: {"the operation": name, "its arrays": str(parts)}
        )

    def agree_on_end(self) -> None:
        """The program has ended: in every process (RK053)."""
        rendezvous.agree(self.mesh.devices.flat, lambda: {"the end": "of the program"})

    def leave(self, reason: str) -> None:
        """The program has failed in this process."""
        rendezvous.leave(self.mesh.devices.flat, reason)

    def _facts(self) -> rendezvous.Facts:
        shards = (f"{name}={text}" for name, text in self.splits.items())
        return {"--mesh": "x".join(map(str, self.mesh.shape.values())), "--shard": " ".join(shards)}

    def check_all_met(self) -> None:
        """RK020 for a name that no launch of the program had."""
        for name in self.splits:
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
