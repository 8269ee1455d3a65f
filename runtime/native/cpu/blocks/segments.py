"""Blocks with barriers: a loop over the threads for each part between barriers (loop fission).

    a                                  for each vector { a }
    gpu.barrier                 ->     for each vector { b }
    b
    scf.for %k { c; gpu.barrier }      for %k { for each vector { c } }

Control flow around a barrier is the block's: a branch or a loop where one value decides for all
threads, else it goes on for the threads that come, under a mask that waits with their values, until
none is left. So threads that have returned early are no trouble. Values that cross a barrier wait
in slots (slots.py); what is cheap is rematerialized.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from raise_kernel.bindings import ir
from raise_kernel.mlir.values import defining_op, identity
from raise_kernel.mlir.walks import walked
from raise_kernel.runtime.native.cpu.blocks.levels import Levels
from raise_kernel.runtime.native.cpu.blocks.reach import reach
from raise_kernel.runtime.native.cpu.blocks.slots import (
    Slot,
    Slots,
    load_mask,
    load_slot,
    slot_address,
    store_mask,
    store_slot,
)
from raise_kernel.runtime.native.cpu.emitter import Emitter, Memory
from raise_kernel.runtime.native.cpu.geometry import Geometry, inner_indices
from raise_kernel.runtime.native.cpu.rules.control import lanes_of
from raise_kernel.runtime.native.cpu.rules.memory import elements_of
from raise_kernel.runtime.native.cpu.rules.speculation import written_twice
from raise_kernel.runtime.native.cpu.types import Unknown, scalar_type, size, storage
from raise_kernel.runtime.native.cpu.values import Value


@dataclass(frozen=True)
class Copy:
    """A value to be kept at the end of a part, for active threads only if `blend`."""

    source: ir.Value
    to: Slot
    blend: bool = False


@dataclass
class Part:
    """Operations between two meetings, and what is kept at their end."""

    operations: list[ir.Operation] = field(default_factory=list)
    copies: list[Copy] = field(default_factory=list)
    # The operation whose operands the copies are: looking at it there is no further use.
    end: ir.Operation | None = None
    # More to do for each vector, given its number.
    more: Callable[[str], None] | None = None
    needs: list[ir.Value] = field(default_factory=list)


@dataclass
class Segments:
    """The emission of one block."""

    e: Emitter
    geometry: Geometry
    levels: Levels
    slots: Slots
    kept: dict[ir.Value, Slot] = field(default_factory=dict)
    arrays: dict[ir.Value, tuple[int, int]] = field(default_factory=dict)
    mask: Slot | None = None

    # --- parts: loops over the threads -----------------------------------------------------------

    def block(self, block: ir.Block) -> tuple[Part, ir.Operation]:
        """Emit all but the last part, which is not closed yet, and the terminator."""
        part = Part()
        *body, end = [op.operation for op in block.operations]
        for op in body:
            if self.levels.synchronizes(op):
                part = self.meeting(op, part)
            elif len(op.results) and all(r in self.levels.block for r in op.results):
                self.e.operation(op)
            else:
                part.operations.append(op)
        return part, end

    def close(self, part: Part) -> None:
        """The loop over the threads for a part."""
        if not part.operations and not part.copies and part.more is None:
            return
        e, w = self.e, self.e.writer
        inside = {identity(op) for op in part.operations}
        self._reserve(part, inside)
        if part.end is not None:
            inside.add(identity(part.end))
        needed = self._needed(part)
        saved, saved_memories = dict(e.values), dict(e.memories)
        first, last = "0", str(self.geometry.vectors)
        if not part.copies and part.more is None:
            first, last = reach(
                e, self.geometry, part.operations, lambda v: self._is_used_outside(v, inside)
            )
        with w.counted(first, last) as number:
            mask = inner_indices(e, self.geometry, w.value(f"mul i64 {number}, {e.lanes}"))
            skip = None
            if self.mask is not None:
                mask = load_mask(e, self.mask, number)
                skip, some = w.fresh("skip"), w.fresh("some")
                w.branch(e.any(mask), some, skip)
                w.label(some)

            def vector() -> None:
                self._open(needed, number)
                for op in part.operations:
                    self._operation(op, number)
                self._keep(part, number, inside)
                if part.more is not None:
                    part.more(number)

            with e.under(mask):
                written_twice(e, sum(len(_with_inner(op)) for op in part.operations), vector)
            if skip is not None:
                w.jump(skip)
                w.label(skip)
        e.values, e.memories = saved, saved_memories

    def _operation(self, op: ir.Operation, number: str) -> None:
        if op.name == "memref.alloca" and op.results[0] in self.arrays:
            self._private(op.results[0], number)
        else:
            self.e.operation(op)

    def _private(self, array: ir.Value, number: str) -> None:
        """An array of the threads' own that outlives a part."""
        offset, each = self.arrays[array]
        type_, count = elements_of(array.type)
        pointer = slot_address(self.e, offset, each, number)
        self.e.memories[array] = Memory(pointer, type_, count, private=True)

    def _needed(self, part: Part) -> list[ir.Value]:
        """What a part uses and does not make, what is rematerialized in order."""
        made: set[ir.Value] = set()
        for op in part.operations:
            for inner in _with_inner(op):
                made.update(inner.results)
                for region in inner.regions:
                    for block in region.blocks:
                        made.update(block.arguments)
        used = [v for op in part.operations for inner in _with_inner(op) for v in inner.operands]
        used += [copy.source for copy in part.copies] + part.needs
        found: dict[ir.Value, None] = {}

        def need(value: ir.Value) -> None:
            if value in made or value in found or value in self.e.values:
                return
            op = defining_op(value)
            if value in self.levels.rematerialized and op is not None and value not in self.kept:
                for operand in op.operands:
                    need(operand)
            found[value] = None

        for value in used:
            need(value)
        return list(found)

    def _open(self, needed: Sequence[ir.Value], number: str) -> None:
        e = self.e
        for value in needed:
            if value in e.values or value in e.memories:
                continue
            if value in self.kept:
                e.values[value] = load_slot(e, self.kept[value], number)
            elif value in self.arrays:
                self._private(value, number)
            elif value in self.levels.rematerialized:
                op = defining_op(value)
                assert op is not None
                e.operation(op)
            else:
                raise Unknown(f"a value of type {value.type} that no part has made")

    def _keep(self, part: Part, number: str, inside: set[int]) -> None:
        """Values that are used after this part go to their slots; copies see the old ones."""
        e = self.e
        for op in part.operations:
            for result in op.results:
                if result in self.levels.rematerialized or not self._is_used_outside(
                    result, inside
                ):
                    continue
                if op.name == "memref.alloca":
                    continue
                value = e.get(result)
                if result not in self.kept:
                    self.kept[result] = self.slots.like(value)
                store_slot(e, self.kept[result], number, value)
        sources = [e.get(copy.source) for copy in part.copies]
        for copy, value in zip(part.copies, sources, strict=True):
            if copy.blend and copy.to.form == "lanes" and e.mask is not None:
                value = e.select(e.mask, value, load_slot(e, copy.to, number))
            store_slot(e, copy.to, number, value)

    def _is_used_outside(self, value: ir.Value, inside: set[int]) -> bool:
        for use in value.uses:
            op: ir.Operation | None = use.owner.operation
            while op is not None and identity(op) not in inside:
                op = op.parent.operation if op.parent is not None else None
                if op is not None and op.name == "affine.parallel":
                    op = None
            if op is None:
                return True
        return False

    def _reserve(self, part: Part, inside: set[int]) -> None:
        """Room for arrays of the threads' own that are used in later parts."""
        for op in part.operations:
            if op.name == "memref.alloca" and self._is_used_outside(op.results[0], inside):
                type_, count = elements_of(op.results[0].type)
                each = count * self.e.lanes * size(storage(type_))
                self.arrays[op.results[0]] = (self.slots.array(each), each)

    # --- meetings and what they lie in -----------------------------------------------------------

    def meeting(self, op: ir.Operation, part: Part) -> Part:
        """Emit an operation that synchronizes; the part that begins after it."""
        rule = _RULES.get(op.name)
        if rule is None:
            raise Unknown(f"{op.name} around a barrier", op)
        return rule(self, op, part)

    def slot(self, value: ir.Value) -> Slot:
        """A new slot for a value that several parts write."""
        found = self.slots.of(scalar_type(value.type), bool(lanes_of(self.e, value)))
        self.kept[value] = found
        return found

    def is_plain(self, value: ir.Value) -> bool:
        """Whether it is one value for the block."""
        return value in self.levels.block

    def region(self, block: ir.Block, copies: Sequence[tuple[int, Slot]], blend: bool) -> None:
        """A block to its end, whose operands (by number) go to slots."""
        part, end = self.block(block)
        operands = list(end.operands)
        part.copies = [Copy(operands[number], slot, blend) for number, slot in copies]
        part.end = end
        self.close(part)

    def narrowed(self, condition: ir.Value, part: Part, negated: bool = False) -> tuple[Slot, str]:
        """A mask of the threads for which a value holds, made at the end of a part, and whether
        there are any."""
        e, w = self.e, self.e.writer
        mask = self.slots.of("i1", True)
        flag = w.allocate("i32", 1, 4)
        w.line(f"store i32 0, ptr {flag}, align 4")
        self.clear(mask)

        def narrow(number: str) -> None:
            holds = e.spread(e.get(condition))
            self.note(mask, flag, number, e.inverse(holds) if negated else holds)

        part.more = narrow
        part.needs = [condition]
        self.close(part)
        word = w.value(f"load i32, ptr {flag}, align 4")
        return mask, w.value(f"icmp ne i32 {word}, 0")

    def note(self, mask: Slot, flag: str, number: str, holds: str) -> None:
        """Keep the active threads for which something holds, and that there are some."""
        e, w = self.e, self.e.writer
        active = e.both(e.mask, holds)
        store_mask(e, mask, number, active)
        some = w.value(f"zext i1 {e.any(active)} to i32")
        old = w.value(f"load i32, ptr {flag}, align 4")
        w.line(f"store i32 {w.value(f'or i32 {old}, {some}')}, ptr {flag}, align 4")

    def clear(self, mask: Slot) -> None:
        """A mask of nobody: a part under another mask writes only some of its vectors."""
        each = self.geometry.vectors * 4
        at = self.e.writer.value(f"getelementptr i8, ptr %context, i64 {mask.offset}")
        fill = self.e.writer.declare("llvm.memset.p0.i64", "void", "ptr", "i8", "i64", "i1")
        self.e.writer.line(f"call void {fill}(ptr {at}, i8 0, i64 {each}, i1 false)")


def _with_inner(op: ir.Operation) -> list[ir.Operation]:
    return [op, *(o for region in op.regions for block in region.blocks for o in walked(block))]


_Rule = Callable[[Segments, ir.Operation, Part], Part]
_RULES: dict[str, _Rule] = {}


def meeting_rule(name: str) -> Callable[[_Rule], _Rule]:
    """Registers the rule of an operation that may hold a barrier."""

    def register(function: _Rule) -> _Rule:
        _RULES[name] = function
        return function

    return register


__all__ = ["Part", "Segments", "Value", "meeting_rule"]
