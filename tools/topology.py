"""`--target tpu:v6e:16x16 --shard x=0,1`: what a kernel costs on chips that are not here.

The real compiler of the target compiles the raised kernel for the whole topology, which needs no
TPU, only `libtpu` (the extra `tpu`). The report is per chip: collectives and the bytes that each
brings in, memory, and the compiler's own estimate of cycles.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from jax.sharding import Mesh, PartitionSpec

from raise_kernel.diagnostics import Refusal
from raise_kernel.runtime.compile import Lowered
from raise_kernel.runtime.sharding.chips import cycles_of, described
from raise_kernel.runtime.sharding.communication import Partitioned
from raise_kernel.runtime.sharding.partitions import split_as
from raise_kernel.tensor_options import PLATFORMS, TARGETS


@dataclass(frozen=True)
class Topology:
    """Chips of one kind in a grid: `tpu:v6e:16x16`."""

    platform: str
    chip: str
    shape: tuple[int, ...]

    @property
    def label(self) -> str:
        return f"{self.chip}:{'x'.join(map(str, self.shape))}"

    def mesh(self) -> Mesh:
        """A mesh of all chips, an axis for each of the grid's. Refuses with RK025 and RK020."""
        from jax.experimental import topologies

        found = described(self.platform, self.chip, "x".join(map(str, self.shape)))
        names = tuple(f"axis{k}" for k in range(len(self.shape)))
        try:
            return topologies.make_mesh(found, self.shape, names)
        except (RuntimeError, ValueError, NotImplementedError) as error:
            raise Refusal("RK020", f"--target {self.label}: {error}") from error


def parse_topology(text: str) -> Topology:
    """`tpu:v6e:16x16`. Refuses other words with RK020."""
    match = re.fullmatch(r"(tpu):(\w+):(\d+(?:x\d+){0,3})", text)
    if match is None:
        words = ", ".join((*TARGETS, *PLATFORMS))
        hint = f"one of {words}, or chips: tpu:v6e:16x16"
        raise Refusal("RK020", f"--target {text}: neither a target nor a topology", hint=hint)
    platform, chip, shape = match.groups()
    return Topology(platform, chip, tuple(map(int, shape.split("x"))))


def partition_specs(
    shards: Mapping[str, str], lowered: Lowered, mesh: Mesh
) -> dict[str, PartitionSpec]:
    """The partitions of `--shard`: which dimensions are split, in the order of the mesh's axes."""
    known = {memory.name: memory.shape for memory in lowered.signature.memories}
    for name in shards:
        if name not in known:
            names = ", ".join(map(str, known))
            raise Refusal("RK020", f"--shard {name}: the arrays are {names}")
    return {name: split_as(name, text, known[name], mesh) for name, text in shards.items()}


def device_report(compiled: Partitioned) -> list[str]:
    """What one device holds, takes in and computes."""
    lines = []
    memories = compiled.lowered.signature.memories
    for memory, sharding in zip(memories, compiled.shardings, strict=True):
        part = sharding.shard_shape(memory.shape)
        lines.append(f"{memory.name}: {_array(memory)}, on a chip {list(part)}")
    return [*lines, *_costs(compiled)]


def _array(memory: Any) -> str:
    return f"{memory.dtype.name}[{','.join(map(str, memory.shape))}]"


def _costs(compiled: Partitioned) -> list[str]:
    """Collectives, memory and cycles, all of one chip."""
    communication = compiled.communication()
    lines = [
        f"{kind}: {count}, {size:,} bytes a chip"
        for kind, (count, size) in communication.totals().items()
    ]
    lines = [*(lines or ["collectives: none"])]
    lines += [f"  {exchange}" for exchange in communication.exchanges]
    lines += [str(remark) for remark in communication.remarks]
    memory = compiled.executable.memory_analysis()
    sizes = (
        f"{getattr(memory, f'{kind}_size_in_bytes'):,} bytes of {word}"
        for kind, word in (
            ("argument", "arguments"),
            ("output", "results"),
            ("temp", "temporaries"),
        )
    )
    lines.append(f"memory a chip: {', '.join(sizes)}")
    cycles = cycles_of(compiled.executable.as_text())
    seconds = (compiled.executable.cost_analysis() or {}).get("optimal_seconds")
    if cycles:
        lines.append(f"the compiler's estimate: {cycles:,} cycles a chip")
    if seconds is not None and seconds > 0:
        lines.append(f"the compiler's bound: {seconds * 1e6:.1f} microseconds")
    return lines
