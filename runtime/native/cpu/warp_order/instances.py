"""The accesses of a kernel's threads to what they share, and which of them nothing separates.

Threads run `a` before `b` without waiting in between if `b` follows in the text, or in a later
iteration of a loop around both, and no meeting is certain to be on the way: one in a block that
`a` or `b` is in, too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property

from raise_kernel.analysis.integers.data_dependence import ACCESSES
from raise_kernel.bindings import ir
from raise_kernel.mlir.values import identity
from raise_kernel.runtime.native.cpu.warp_order.loops import LOOPS


@dataclass(frozen=True, eq=False)
class Access:
    """One operation on an array. `at` is its position in the text, `around` the operations that it
    lies in, outermost first, each with the number of the region."""

    op: ir.Operation
    at: int
    around: tuple[tuple[ir.Operation, int], ...]

    @property
    def memory(self) -> ir.Value:
        return self.op.operands[ACCESSES[self.op.name]]

    @property
    def index(self) -> ir.Value | None:
        """Its subscript; None for an array of one element."""
        first = ACCESSES[self.op.name] + 1
        return self.op.operands[first] if len(self.op.operands) > first else None

    @property
    def writes(self) -> bool:
        return self.op.name != "memref.load"

    @property
    def is_atomic(self) -> bool:
        return self.op.name not in ("memref.load", "memref.store")

    def loops(self) -> list[ir.Operation]:
        return [op for op, _ in self.around if op.name in LOOPS]

    @cached_property
    def regions(self) -> tuple[tuple[int, int], ...]:
        """Those that it lies in: two accesses in the same ones run under the same conditions."""
        return tuple((identity(op), number) for op, number in self.around)


@dataclass(frozen=True)
class Course:
    """A way from one access to a later one: in the same iteration of the loops `same`, and in a
    later one of `later`, if there is such a loop."""

    same: tuple[ir.Operation, ...]
    later: ir.Operation | None = None


@dataclass
class Text:
    """The operations of the threads' body in order, those around each, and the meetings."""

    body: ir.Block
    meets: Callable[[ir.Operation], bool]
    accesses: list[Access] = field(default_factory=list)
    _meetings: list[Access] = field(default_factory=list)
    _ends: dict[int, tuple[int, int]] = field(default_factory=dict)
    _count: int = 0

    def __post_init__(self) -> None:
        self._read(self.body, ())

    def _read(self, block: ir.Block, around: tuple[tuple[ir.Operation, int], ...]) -> None:
        for view in block.operations:
            op = view.operation
            self._count += 1
            one = Access(op, self._count, around)
            if op.name in ACCESSES:
                self.accesses.append(one)
            elif self.meets(op):
                self._meetings.append(one)
            for number, region in enumerate(op.regions):
                for inner in region.blocks:
                    self._read(inner, (*around, (op, number)))
            self._ends[identity(op)] = one.at, self._count

    def courses(self, a: Access, b: Access) -> Iterator[Course]:
        """The ways from `a` to `b` on which threads need not wait."""
        theirs = {identity(op) for op in b.loops()}
        loops = [op for op in a.loops() if identity(op) in theirs]
        if (a.at < b.at or a is b) and not self._is_met(a, b, a.at, b.at):
            yield Course(tuple(loops))
        for number, loop in enumerate(loops):
            begin, end = self._ends[identity(loop)]
            if not self._is_met(a, None, a.at, end, loop) and not self._is_met(
                None, b, begin, b.at, loop
            ):
                yield Course(tuple(loops[:number]), loop)

    def _is_met(
        self,
        a: Access | None,
        b: Access | None,
        begin: int,
        end: int,
        loop: ir.Operation | None = None,
    ) -> bool:
        """Whether a meeting is certain on the way: the threads are in its block before or after."""
        sides = [one.regions for one in (a, b) if one is not None]
        for meeting in self._meetings:
            if begin < meeting.at <= end:
                mine = meeting.regions
                inner = meeting.around[-1] if meeting.around else None
                if inner is not None and loop is not None and inner[0] == loop:
                    return True
                if any(not mine or mine[-1] in side for side in sides):
                    return True
        return False


def shared_accesses(
    text: Text, is_private: Callable[[ir.Value], bool]
) -> dict[ir.Value, list[Access]]:
    """The accesses to each array that threads share and write."""
    found: dict[ir.Value, list[Access]] = {}
    for access in text.accesses:
        if not is_private(access.memory):
            found.setdefault(access.memory, []).append(access)
    return {memory: ones for memory, ones in found.items() if any(one.writes for one in ones)}
