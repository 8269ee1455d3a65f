"""`--target tpu:v6e:16x16 --shard x=0,1`: what a kernel costs on chips that are not here.

The real compiler of the target compiles the raised kernel for the whole topology, which needs no
TPU, only `libtpu` (the extra `tpu`). The report is per chip: collectives and the bytes that each
brings in, memory, and the compiler's own estimate of cycles.
"""

from __future__ import annotations

import importlib.util
import os
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import jax
import numpy as np
from jax.sharding import Mesh, NamedSharding, PartitionSpec

from raise_kernel.diagnostics import Refusal
from raise_kernel.runtime.compile import Lowered
from raise_kernel.tensor_options import PLATFORMS, TARGETS

_COLLECTIVE = re.compile(
    r"= (?P<type>.*?) (?P<name>all-gather|all-reduce|all-to-all|collective-broadcast|"
    r"collective-permute|ragged-all-to-all|reduce-scatter)(?P<start>-start)?\("
)
_ARRAY = re.compile(r"\b([a-z]+\d*)\[([\d,]*)\]")
_CYCLES = re.compile(r'"estimated_cycles":"(\d+)"')


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
        if importlib.util.find_spec("libtpu") is None:
            raise Refusal(
                "RK025",
                "compiling for a TPU needs libtpu",
                hint="pip install 'raise-kernel[tpu]'; no TPU is needed",
            )
        from jax.experimental import topologies

        # Else the compiler asks the network what machine it is on.
        os.environ.setdefault("TPU_ACCELERATOR_TYPE", f"{self.chip}-1")
        os.environ.setdefault("TPU_WORKER_HOSTNAMES", "localhost")
        try:
            found = topologies.get_topology_desc(platform=self.platform, topology_name=self.label)
            names = tuple(f"axis{k}" for k in range(len(self.shape)))
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


def topology_report(lowered: Lowered, topology: Topology, shards: Mapping[str, str]) -> str:
    """Compile for the topology and say what one chip does.

    `shards` gives the dimensions of an array that are split, in the order of the grid's axes. An
    array that is not named is split as a named one of its shape; without one it is on every chip.
    """
    mesh = topology.mesh()
    memories = lowered.signature.memories
    known = {memory.name: memory.shape for memory in memories}
    for name in shards:
        if name not in known:
            raise Refusal("RK020", f"--shard {name}: the arrays are {', '.join(known)}")
    given = {name: _spec(name, text, known[name], mesh) for name, text in shards.items()}
    by_shape = {known[name]: spec for name, spec in given.items()}
    specs = [given.get(m.name, by_shape.get(m.shape, PartitionSpec())) for m in memories]
    shardings = [NamedSharding(mesh, spec) for spec in specs]
    types = lowered.raised.source.parameters
    whole = NamedSharding(mesh, PartitionSpec())
    structs = [
        jax.ShapeDtypeStruct(t.shape, t.dtype, sharding=s)
        for t, s in zip(types, shardings + [whole] * (len(types) - len(shardings)), strict=True)
    ]
    out = tuple(shardings[number] for number in lowered.raised.written)
    step = jax.jit(lowered.function, out_shardings=out if len(out) > 1 else out[0] if out else None)
    compiled = step.lower(*structs).compile()
    lines = [f"target: {mesh.size} chips, {topology.platform} {topology.label}"]
    for memory, sharding in zip(memories, shardings, strict=True):
        part = sharding.shard_shape(memory.shape)
        lines.append(f"{memory.name}: {_array(memory)}, on a chip {list(part)}")
    return "\n".join([*lines, *_costs(compiled)]) + "\n"


def _array(memory: Any) -> str:
    return f"{memory.dtype.name}[{','.join(map(str, memory.shape))}]"


def _spec(name: str, text: str, shape: Sequence[int], mesh: Mesh) -> PartitionSpec:
    """The partition of an array whose dimensions `text` lists are split."""
    if not re.fullmatch(r"\d+(,\d+)*", text):
        raise Refusal("RK020", f"--shard {name}={text}: dimensions of {name}, as {name}=0,1")
    dims = [int(word) for word in text.split(",")]
    if len(dims) > len(mesh.axis_names) or max(dims) >= len(shape):
        raise Refusal(
            "RK020",
            f"--shard {name}={text}: {name} has {len(shape)} dimensions, the grid of chips "
            f"{len(mesh.axis_names)}",
        )
    axes: list[tuple[str, ...]] = [() for _ in shape]
    for dim, axis in zip(dims, mesh.axis_names, strict=False):
        axes[dim] += (axis,)
    spec = PartitionSpec(*(names or None for names in axes))
    for size, names in zip(shape, axes, strict=True):
        parts = int(np.prod([mesh.shape[a] for a in names], dtype=np.int64))
        if size % parts:
            raise Refusal(
                "RK020", f"--shard {name}={text}: {size} elements do not split into {parts} parts"
            )
    return spec


def _costs(compiled: Any) -> list[str]:
    """Collectives, memory and cycles, all of one chip."""
    text = compiled.as_text()
    counts: dict[str, list[int]] = {}
    for match in _COLLECTIVE.finditer(text):
        counts.setdefault(match["name"], []).append(_bytes_in(match["type"], bool(match["start"])))
    lines = [
        f"{name}: {len(sizes)}, {sum(sizes):,} bytes a chip"
        for name, sizes in sorted(counts.items())
    ]
    memory = compiled.memory_analysis()
    sizes = (
        f"{getattr(memory, f'{kind}_size_in_bytes'):,} bytes of {word}"
        for kind, word in (
            ("argument", "arguments"),
            ("output", "results"),
            ("temp", "temporaries"),
        )
    )
    cycles = sum(map(int, _CYCLES.findall(text)))
    seconds = (compiled.cost_analysis() or {}).get("optimal_seconds")
    lines = [*(lines or ["collectives: none"]), f"memory a chip: {', '.join(sizes)}"]
    if cycles:
        lines.append(f"the compiler's estimate: {cycles:,} cycles a chip")
    if seconds is not None:
        lines.append(f"the compiler's bound: {seconds * 1e6:.1f} microseconds")
    return lines


def _bytes_in(type_: str, started: bool) -> int:
    """The bytes of a collective's result; one that is started gives its operand before it."""
    arrays = [
        int(np.prod([int(n) for n in dims.split(",") if n], dtype=np.int64)) * _itemsize(element)
        for element, dims in _ARRAY.findall(type_)
    ]
    return arrays[1] if started and len(arrays) > 1 else sum(arrays)


def _itemsize(element: str) -> int:
    bits = re.search(r"\d+", element)
    return max(1, int(bits.group()) // 8) if bits else 1
