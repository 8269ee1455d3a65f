"""A specialized kernel as one device's part of its launch, on arrays that it has a block of.

    define void @k(ptr %x, ...) { ... ctaid.y ... }                        [64 rows of threads]
    ->
    define void @k(ptr %x, ..., i32 %rk.start) {                           [16 rows of threads]
      the body, with ctaid.y and tid.y of the thread %rk.start + the own number along y
      and %x = %x + the elements before the block - the elements of the blocks before this one }

The kernel computes the addresses that it always does; only its arrays begin elsewhere.
What it then touches is what `analysis/accesses/launch_parts.py` has proved that the arrays hold: of
each split array the device's block with the elements before and after it that are read. Sizes of
the whole launch and its arrays are constants of the kernel, and stay. The result is a specialized
kernel like any other, with one more run-time scalar: the number, in the launch, of the first thread
that runs, or of the first block where blocks stay whole. (Computed from the device's position, its
constant part would come apart from the rest in LLVM's sums; added to the number of a block, it
would stand between that and the number of a thread. Either way neighbours' loads were not one.)
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from raise_kernel.analysis.accesses.launch_parts import NoParts, Parts, Sides
from raise_kernel.frontend import llvm_context
from raise_kernel.frontend.arguments.signature import ByDevice, Launch, Memory, Scalar
from raise_kernel.frontend.inlining.simplify import simplify
from raise_kernel.frontend.specialization.guards import switches_to_guards
from raise_kernel.frontend.specialization.launch_constants import SREG
from raise_kernel.frontend.specialization.specialize import Specialized
from raise_kernel.frontend.text_parts import Function, quote, split_module, split_parameters
from raise_kernel.runtime.native.gpu.granularity.items import as_item, operand_of

START = "rk.start"
_AXES = "xyz"
_PROMISED = re.compile(
    r"\b(?:noalias|nonnull|align \d+|dereferenceable(?:_or_null)?\(\d+\)|captures\([^)]*\)) "
)
_INSIDE = re.compile(r"\bgetelementptr (?:(?:inbounds|nuw|nusw) )+")
_ALIGNED = re.compile(r"\b(?:load|store)\b[^\n]*, align (\d+)")
_DEREFERENCEABLE = re.compile(r"\bdereferenceable\(\d+\)")


@dataclass(frozen=True)
class Block:
    """What a device holds of a split array: `elements` of its own, those before, those after."""

    elements: int
    before: int = 0
    after: int = 0

    @property
    def size(self) -> int:
        return self.before + self.elements + self.after


@dataclass(frozen=True)
class Run:
    """So many threads of a part along its axis, from `first` on, of which those from number `cut`
    on come `gap` later. The first ones may be of the device before, and the last ones of the one
    after: at the ends of the line there are none."""

    threads: int
    first: int = 0
    cut: int = 0
    gap: int = 0


@dataclass(frozen=True)
class Starts:
    """Where a run starts on each device: `first`, and `each` more for each device before; threads,
    or blocks of so many."""

    first: int
    each: int

    @classmethod
    def of(cls, parts: Parts, launch: Launch, regroups: bool, run: Run | None) -> Starts:
        """`regroups`: threads may be put into other blocks. Raises `NoParts` where they would have
        to."""
        unit = 1 if regroups else launch.block[parts.axis]
        if parts.threads % unit:
            raise NoParts("a device's part is not of whole blocks of threads")
        return cls((run.first if run is not None else 0) // unit, parts.threads // unit)

    def at(self, position: Any) -> Any:
        """That of the device at a position."""
        return self.each * position + self.first


def runs_of(parts: Parts, block: int) -> tuple[Run, Run] | None:
    """The threads that read a device's block alone, and those at its ends, in whole blocks of
    threads where the part is of such; None where there are not both."""
    whole = block if parts.threads % block == 0 else 1
    first, last = (-(-edge // whole) * whole for edge in parts.edges)
    inside = parts.threads - first - last
    if inside <= 0 or first + last == 0:
        return None
    return Run(inside, first), Run(first + last, 0, first, inside)


def extended(run: Run, more: Sides) -> Run:
    """A run to a part's ends, and so many more threads before it and after it."""
    before, after = more
    return Run(run.threads + before + after, run.first - before, run.cut + before, run.gap)


def part_of(
    specialized: Specialized,
    parts: Parts,
    count: int,
    blocks: Mapping[int, Block],
    regroups: bool,
    run: Run | None = None,
    positions: ByDevice = (),
) -> Specialized:
    """The kernel of each of `count` devices; `blocks` are those of the split arrays, by number, and
    `run` are the threads of a part that run, by default all; `positions` are the devices', where
    the host is to pass what follows from them.

    `regroups`: threads may be put into other blocks. Raises `NoParts` where they would have to.
    """
    signature = specialized.signature
    memories = signature.memories
    _check_alignment(specialized.text, [(memories[k], block) for k, block in blocks.items()])
    module = split_module(specialized.text)
    function = module.functions.pop(signature.kernel)
    before, _, after = function.split_head()
    own = split_parameters(function)
    text = _INSIDE.sub("getelementptr ", function.body)
    inner, registers = as_item(Function(function.name, function.head, text), _PROMISED)
    module.functions[inner.name] = inner
    starts = Starts.of(parts, signature.launch, regroups, run)
    part = _Part(signature.launch, parts, count, regroups, run or Run(parts.threads))
    lines = ["rk.part.entry:", *part.registers(), f"  %rk.part.start = sext i32 %{START} to i64"]
    passed = [operand_of(one) for one in own]
    for number, block in blocks.items():
        size = memories[number].dtype.itemsize
        held, room = block.elements * size, block.before * size
        lines += _shifted(number, held, room, starts, passed[number])
        passed[number] = f"ptr %rk.part.array{number}"
    passed += [one.replace("%rk.", "%rk.part.") for one in registers]
    call = f"  call void @{inner.name}({', '.join(passed)})"
    lines += part.guarded([call])
    heads = [
        _DEREFERENCEABLE.sub(f"dereferenceable({_bytes(memories[k], blocks[k])})", one)
        if k in blocks
        else one
        for k, one in enumerate(own)
    ]
    heads.append(f"i32 range(i32 {starts.first}, {starts.at(count - 1) + 1}) %{START}")
    outer = f"{before}{quote(signature.kernel)}({', '.join(heads)}){after}"
    outer = re.sub(r" !dbg !\d+", "", outer)
    module.functions[signature.kernel] = Function(signature.kernel, outer, "\n".join(lines))
    declared = {name: Function(name, f"declare i32 @{name}()") for name in part.read}
    module.functions = {**declared, **module.functions}
    ref = simplify(llvm_context.parse(str(module), signature.kernel), signature.kernel)
    local = tuple(
        replace(memory, shape=(blocks[k].size,)) if k in blocks else memory
        for k, memory in enumerate(memories)
    )
    by_device = tuple((device, starts.at(position)) for device, position in positions)
    scalars = (*signature.scalars, Scalar(START, np.dtype(np.int32), by_device))
    launch = replace(signature.launch, grid=part.grid)
    own_signature = replace(signature, launch=launch, memories=local, scalars=scalars)
    return Specialized(switches_to_guards(str(ref)), own_signature, is_inside=True)


def _bytes(memory: Memory, block: Block) -> int:
    return block.size * memory.dtype.itemsize


def _check_alignment(text: str, split: list[tuple[Memory, Block]]) -> None:
    """An address has the alignment that it has in the whole array."""
    most = max(map(int, _ALIGNED.findall(text)), default=1)
    for memory, block in split:
        if memory.symbol is not None:
            raise NoParts("a variable of the module is split")
        size = memory.dtype.itemsize
        if any(size * n % most for n in (block.elements, block.before)):
            raise NoParts(f"it reads {most} bytes at once, which its blocks do not begin with")


def _shifted(number: int, held: int, room: int, starts: Starts, passed: str) -> list[str]:
    """Where the whole array would begin, of which each device has `held` bytes after its `room`."""
    name = f"%rk.part.begin{number}"
    # What a device's first thread begins with, so that no division stands before a kernel's own
    # tests: several threads' tests can be one then, and their loads wide (`granularity/guard.py`).
    unit, rest = divmod(held, starts.each)
    lines = [f"  {name}.own = mul nsw i64 %rk.part.start, {unit}"]
    if rest:
        lines = [
            f"  {name}.units = sub nsw i64 %rk.part.start, {starts.first}",
            f"  {name}.device = udiv exact i64 {name}.units, {starts.each}",
            f"  {name}.own = mul nuw nsw i64 {name}.device, {held}",
        ]
    return [
        *lines,
        f"  {name}.by = sub i64 {room + (0 if rest else unit * starts.first)}, {name}.own",
        f"  %rk.part.array{number} = getelementptr i8, {passed}, i64 {name}.by",
    ]


class _Part:
    """The threads of a device's part."""

    def __init__(self, launch: Launch, parts: Parts, count: int, regroups: bool, run: Run) -> None:
        self.launch, self.axis, self.part, self.run = launch, parts.axis, parts.threads, run
        self.block = launch.block[parts.axis]
        self.extent = launch.grid[parts.axis] * self.block
        self.regroups = regroups
        self.extends = run.first < 0 or run.first + run.threads + run.gap > self.part
        is_larger = self.extends or count * self.part > self.extent
        self.is_tested = run.threads % self.block != 0 or is_larger
        if self.is_tested and not regroups:
            raise NoParts("a device's part is not of whole blocks of threads")
        grid = list(launch.grid)
        grid[self.axis] = -(-run.threads // self.block)
        self.grid = (grid[0], grid[1], grid[2])
        self.read: dict[str, None] = {}

    def registers(self) -> list[str]:
        """The block and the thread of the launch that a thread is, along each axis."""
        lines: list[str] = []
        for register, sizes in (("ctaid", self.grid), ("tid", self.launch.block)):
            for axis, letter in enumerate(_AXES):
                name = f"{register}.{letter}"
                own = f"%rk.part.own.{name}" if axis == self.axis else f"%rk.part.{name}"
                if sizes[axis] == 1:
                    lines.append(f"  {own} = add i32 0, 0")
                    continue
                self.read[f"{SREG}{name}"] = None
                lines.append(f"  {own} = call range(i32 0, {sizes[axis]}) i32 @{SREG}{name}()")
        return lines + self._moved(_AXES[self.axis])

    def _moved(self, letter: str) -> list[str]:
        """Of blocks of threads, or of threads, that a part begins with: the block and the thread of
        the launch."""
        own, ctaid, tid = (f"%rk.part.{name}.{letter}" for name in ("own.ctaid", "ctaid", "tid"))
        thread = f"%rk.part.own.tid.{letter}"
        if not self.regroups:
            return [
                *self._placed(own, self.block),
                f"  {ctaid} = add nuw nsw i32 %rk.part.at, 0",
                f"  {tid} = add i32 {thread}, 0",
                f"  %rk.part.thread = mul nuw nsw i32 {ctaid}, {self.block}",
                "  %rk.part.number = add i32 0, 0",
            ]
        return [
            f"  %rk.part.chunk = mul nuw nsw i32 {own}, {self.block}",
            f"  %rk.part.number = add nuw nsw i32 %rk.part.chunk, {thread}",
            *self._placed("%rk.part.number", 1),
            "  %rk.part.thread = add nuw nsw i32 %rk.part.at, 0",
            f"  {ctaid} = udiv i32 %rk.part.thread, {self.block}",
            f"  {tid} = urem i32 %rk.part.thread, {self.block}",
        ]

    def _placed(self, own: str, unit: int) -> list[str]:
        """The position in the launch of a number in the run, both in units of so many threads."""
        run = self.run
        lines, gap = [], "0"
        if run.gap:
            lines.append(f"  %rk.part.late = icmp uge i32 {own}, {run.cut // unit}")
            lines.append(f"  %rk.part.gap = select i1 %rk.part.late, i32 {run.gap // unit}, i32 0")
            gap = "%rk.part.gap"
        lines.append(f"  %rk.part.moved = add nuw nsw i32 {own}, {gap}")
        wraps = "nsw" if self.extends else "nuw nsw"
        return [*lines, f"  %rk.part.at = add {wraps} i32 %{START}, %rk.part.moved"]

    def guarded(self, lines: list[str]) -> list[str]:
        """Lines for the threads that the part and the launch have, to the end of the function."""
        if not self.is_tested:
            return [*lines, "  ret void", "}"]
        return [
            f"  %rk.part.own.part = icmp ult i32 %rk.part.number, {self.run.threads}",
            f"  %rk.part.in.launch = icmp ult i32 %rk.part.thread, {self.extent}",
            "  %rk.part.runs = and i1 %rk.part.own.part, %rk.part.in.launch",
            "  br i1 %rk.part.runs, label %rk.part.work, label %rk.part.done",
            "",
            "rk.part.work:",
            *lines,
            "  br label %rk.part.done",
            "",
            "rk.part.done:",
            "  ret void",
            "}",
        ]
