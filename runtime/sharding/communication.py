"""`lowered.communication(mesh, x=P("i"))`: what devices send each other when a kernel runs on them.

Each collective of the compiled program has the bytes that a device takes in and the lines of the
kernel whose accesses ask for it. A remark tells of arrays that are put together whole on every
device, and what would avoid that.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING, Any

import jax
from jax.sharding import Mesh, NamedSharding, PartitionSpec

from raise_kernel.remarks import Remark
from raise_kernel.runtime.replay.locations import StatementLocation
from raise_kernel.runtime.replay.source import JaxSource, sources
from raise_kernel.runtime.sharding.collectives import Collective, Statement, collectives_of
from raise_kernel.runtime.sharding.partitions import shardings_of

if TYPE_CHECKING:
    from raise_kernel.runtime.compile import Lowered

PASS = "communication"


@dataclass(frozen=True)
class Exchange:
    """One collective: what a device takes in each time, the kernel's lines that need it, and how
    many iterations of a loop it serves, 0 where it is in none."""

    kind: str
    bytes: int
    operation: str
    lines: tuple[str, ...] = ()
    iterations: int = 0

    @property
    def in_loop(self) -> bool:
        return self.iterations > 0

    def __str__(self) -> str:
        where = f"{', '.join(self.lines)}: " if self.lines else ""
        times = " per iteration of a loop" if self.in_loop else ""
        if self.iterations > 1:
            times = f" once in {self.iterations} iterations of a loop"
        return f"{where}{self.kind}, {self.bytes:,} bytes a device{times}, for {self.operation}"


@dataclass(frozen=True)
class Communication:
    """The exchanges of a program on a mesh, in its order, and remarks on them."""

    devices: int
    exchanges: tuple[Exchange, ...]
    remarks: tuple[Remark, ...] = ()

    @property
    def bytes(self) -> int:
        """What a device takes in, each loop's iteration counted once."""
        return sum(exchange.bytes for exchange in self.exchanges)

    def totals(self) -> dict[str, tuple[int, int]]:
        """The number of collectives of each kind, and their bytes."""
        found: dict[str, tuple[int, int]] = {}
        for exchange in self.exchanges:
            count, size = found.get(exchange.kind, (0, 0))
            found[exchange.kind] = count + 1, size + exchange.bytes
        return dict(sorted(found.items()))

    def __str__(self) -> str:
        lines = [str(exchange) for exchange in self.exchanges] or ["collectives: none"]
        return "\n".join([*lines, *map(str, self.remarks)])


@dataclass(frozen=True)
class Partitioned:
    """A kernel compiled for a mesh."""

    lowered: Lowered
    mesh: Mesh
    shardings: tuple[NamedSharding, ...]
    executable: Any

    def run(self, *values: Any) -> Any:
        """Run on arrays and scalars that are anywhere."""
        placed = jax.device_put(values, self.executable.input_shardings[0])
        return self.executable(*placed)

    def communication(self) -> Communication:
        """What its devices send each other."""
        memories = zip(self.lowered.signature.memories, self.shardings, strict=True)
        split = [
            (tuple(memory.shape), memory.dtype.itemsize, str(memory.name))
            for memory, sharding in memories
            if not sharding.is_fully_replicated
        ]
        return communication_of(str(self.executable.as_text()), self.mesh.size, split)


# An array that is split: its shape, the bytes of an element, its name.
Split = tuple[tuple[int, ...], int, str]


def communication_of(text: str, devices: int, split: Sequence[Split]) -> Communication:
    """What a compiled program's devices send each other; `split` are the arrays on all of them."""
    exchanges = tuple(map(_exchange, collectives_of(text)))
    remarks = [_gathered(exchange, split) for exchange in exchanges]
    told = tuple(dict.fromkeys(remark for remark in remarks if remark is not None))
    return Communication(devices, exchanges, told)


def _gathered(exchange: Exchange, split: Sequence[Split]) -> Remark | None:
    """A warning where an array is put together whole."""
    if exchange.kind not in ("all-gather", "all-reduce", "collective-broadcast"):
        return None
    if exchange.kind == "all-reduce" and exchange.operation.startswith(("reduce", "scatter")):
        return None  # each device's own part of a result, as large as an array by chance
    whole = [name for shape, size, name in split if exchange.bytes >= 0.9 * prod(shape) * size]
    if not whole:
        return None
    names = whole[0] if len(whole) == 1 else f"an array as large as {', '.join(whole)}"
    message = (
        f"{names} is put together whole on every device ({exchange.bytes:,} bytes) for "
        f"{exchange.operation}; {_way_out(exchange.operation.replace('-', '_'))}"
    )
    return Remark(PASS, "warning", message, exchange.lines[0] if exchange.lines else None)


def _way_out(operation: str) -> str:
    if operation == "dynamic_update_slice":
        return 'options(update_form="roll") exchanges the borders alone'
    if operation.startswith(("gather", "scatter", "dynamic_slice")):
        return "its indices are data: keep this array whole on each device, or split another"
    if operation.startswith(("dot_general", "conv")):
        return "split the dimension that is not summed over, in both operands and the result"
    return "split another of its dimensions"


def partitioned(lowered: Any, mesh: Mesh, given: Mapping[str, PartitionSpec]) -> Partitioned:
    """Compile a kernel for a mesh, its arrays split as `given` says. Refuses with RK020."""
    return compiled_for(lowered, mesh, shardings_of(lowered.signature.memories, mesh, given))


def compiled_for(lowered: Any, mesh: Mesh, shardings: Sequence[NamedSharding]) -> Partitioned:
    """Compile a kernel for a mesh, each of its memories with its sharding."""
    types = lowered.raised.parameters
    others = [NamedSharding(mesh, PartitionSpec())] * (len(types) - len(shardings))
    structs = [
        jax.ShapeDtypeStruct(t.shape, t.dtype, sharding=s)
        for t, s in zip(types, [*shardings, *others], strict=True)
    ]
    out = tuple(shardings[number] for number in lowered.raised.written)
    step = jax.jit(lowered.function, out_shardings=out if len(out) > 1 else out[0] if out else None)
    return Partitioned(lowered, mesh, tuple(shardings), step.lower(*structs).compile())


# --- lines ---

_BINDS = re.compile(r"\s+(?:(\w+)(?:, \w+)* = |(return)\b)")


def _exchange(collective: Collective) -> Exchange:
    frames = [frame for frame in collective.frames if frame.file in sources]
    lines = tuple(dict.fromkeys(line for told in collective.lines for line in _written_for(told)))
    if frames:
        lines = _kernel_lines(frames[-1], collective.operation, sources[frames[-1].file])
    operation = collective.operation or "the result"
    return Exchange(collective.kind, collective.bytes, operation, lines, collective.iterations)


def _kernel_lines(frame: Statement, operation: str, source: JaxSource) -> tuple[str, ...]:
    """The kernel's lines that an operation is from on a line of the generated source."""
    name = _bound_name(source.text.splitlines(), frame.line)
    function = frame.function.partition(".")[0]
    of_statement = [p for p in source.locations if p.function == function and p.name == name]
    same = [location for location in of_statement if _is_same(location, operation)]
    lines = [line for location in same or of_statement for line in _written_for(location.line)]
    return tuple(dict.fromkeys(lines))


def _written_for(line: str) -> Sequence[str]:
    """The kernel's lines that a line of generated source is from, where the program of a device's
    blocks was made of such; any other line itself."""
    file, _, position = line.partition(">:")
    source = sources.get(f"{file}>")
    return [line] if source is None else source.origins[int(position.partition(":")[0]) - 1]


def _bound_name(lines: Sequence[str], number: int) -> str:
    """The name that the statement around a line binds, "return" where it returns."""
    for line in reversed(lines[:number]):
        match = _BINDS.match(line)
        if match is not None:
            return match[1] or "return"
    return ""


def _is_same(location: StatementLocation, operation: str) -> bool:
    word = operation.replace("-", "_")
    return word.startswith(location.operation) or (word, location.operation) in _OTHER_WORDS


_OTHER_WORDS = {("rev", "reverse"), ("conv_general_dilated", "convolution")}
