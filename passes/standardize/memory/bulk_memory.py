"""memcpy, memmove and memset as element loads and stores: written out when short, else a loop."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from raise_kernel.analysis.integers.byte_offset import ByteOffset
from raise_kernel.bindings import ir
from raise_kernel.mlir.values import constant_int
from raise_kernel.passes.standardize.emitter import Emitter, int_type
from raise_kernel.passes.standardize.memory import memory_access
from raise_kernel.passes.standardize.memory.memory_access_plan import bulk_kind
from raise_kernel.passes.standardize.memory.memory_views import View
from raise_kernel.passes.standardize.memory.pointer_accesses import in_each_memory
from raise_kernel.passes.standardize.memory.pointer_state import State
from raise_kernel.passes.standardize.memory.pointer_values import Pointer, scaled

# Copies of at most this many elements are written out.
_UNROLLED = 16


def convert_bulk(op: ir.Operation, state: State) -> None:
    """Rewrite a call of memcpy, memmove or memset."""
    if constant_int(op.operands[2]) == 0:
        return
    if bulk_kind(op) == "memset":
        _fill(op, state)
    else:
        _copy(op, state)


@dataclass
class _Copy:
    """A copy between two pointers in units of `unit` bytes."""

    op: ir.Operation
    state: State
    target: Pointer
    source: Pointer
    unit: int

    def load(self, index: ByteOffset) -> ir.Value:
        type_ = int_type(8 * self.unit)
        position = self.source.offset.plus(index.constant, _terms(index), True)

        def access(build: Emitter, view: View) -> list[ir.Value]:
            return [memory_access.load(build, view, position, type_, self.state.pieces)]

        (value,) = in_each_memory(self.op, self.source, [type_], access, self.state)
        return value

    def store(self, index: ByteOffset, value: ir.Value) -> None:
        position = self.target.offset.plus(index.constant, _terms(index), True)

        def access(build: Emitter, view: View) -> list[ir.Value]:
            memory_access.store(build, view, position, value, self.state.pieces)
            return []

        in_each_memory(self.op, self.target, [], access, self.state)


def _copy(op: ir.Operation, state: State) -> None:
    target, source = state.pointer(op.operands[0]), state.pointer(op.operands[1])
    bases = [*state.targets(target, op), *state.targets(source, op)]
    unit = max(state.views[base.number].granule for base in bases)
    copy = _Copy(op, state, target, source, unit)
    length = constant_int(op.operands[2])
    if length is not None and length // unit <= _UNROLLED:
        offsets = [ByteOffset(k) for k in range(0, length, unit)]
        for position, value in [(position, copy.load(position)) for position in offsets]:
            copy.store(position, value)
        return
    if bulk_kind(op) == "memmove" and target.mask & source.mask:
        _copy_either_way(copy)
        return

    def step(number: ir.Value) -> None:
        position = ByteOffset(0, {number: unit})
        copy.store(position, copy.load(position))

    _loop(op, state, _units(op, state, unit), step)


def _copy_either_way(copy: _Copy) -> None:
    """Overlapping memory: upward where the target is below the source, else downward."""
    op, state, unit = copy.op, copy.state, copy.unit
    build = state.build(op)
    count = _units(op, state, unit)
    below = build.compare(
        "sle", scaled(build, copy.target.offset, 1), scaled(build, copy.source.offset, 1)
    )
    last = build.binary("arith.subi", count, build.int_like(count, 1))

    def step(number: ir.Value) -> None:
        inner = state.build(op)
        reverse = inner.binary("arith.subi", last, number)
        position = ByteOffset(0, {inner.select(below, number, reverse): unit})
        copy.store(position, copy.load(position))

    _loop(op, state, count, step)


def _fill(op: ir.Operation, state: State) -> None:
    target, value = state.pointer(op.operands[0]), op.operands[1]
    unit = max(state.views[base.number].granule for base in state.targets(target, op))
    pattern = _repeated(state.build(op), value, unit)

    def put(position: ByteOffset) -> None:
        offset = target.offset.plus(position.constant, _terms(position), True)

        def access(build: Emitter, view: View) -> list[ir.Value]:
            memory_access.store(build, view, offset, pattern, state.pieces)
            return []

        in_each_memory(op, target, [], access, state)

    length = constant_int(op.operands[2])
    if length is not None and length // unit <= _UNROLLED:
        for k in range(0, length, unit):
            put(ByteOffset(k))
        return
    _loop(op, state, _units(op, state, unit), lambda number: put(ByteOffset(0, {number: unit})))


def _repeated(build: Emitter, byte: ir.Value, unit: int) -> ir.Value:
    """One byte in every byte of an integer of `unit` bytes."""
    wide = build.resize(byte, int_type(8 * unit), signed=False)
    if unit == 1:
        return wide
    ones = int.from_bytes(b"\1" * unit, "little")
    return build.binary("arith.muli", wide, build.int_like(wide, ones))


def _units(op: ir.Operation, state: State, unit: int) -> ir.Value:
    build = state.build(op)
    length = build.resize(op.operands[2], int_type(64), signed=False)
    known = constant_int(length)
    if known is not None:
        return build.int_like(length, known // unit)
    return scaled(build, ByteOffset(0, {length: 1}), unit)


def _loop(
    op: ir.Operation, state: State, count: ir.Value, step: Callable[[ir.Value], None]
) -> None:
    """for (number = 0; number < count; ++number) step(number), as blocks."""
    blocks = state.block.owner.regions[0].blocks
    head = blocks.append(int_type(64), arg_locs=[op.location])
    body, after = blocks.append(), blocks.append()
    build = state.build(op)
    build.create("cf.br", [build.constant(int_type(64), 0)], successors=[head])
    number = head.arguments[0]
    state.block = head
    build = state.build(op)
    more = build.compare("ult", number, count)
    segments: dict[str, ir.Attribute] = {"operandSegmentSizes": ir.DenseI32ArrayAttr.get([1, 0, 0])}
    build.create("cf.cond_br", [more], attributes=segments, successors=[body, after])
    state.block = body
    step(number)
    build = state.build(op)
    following = build.binary("arith.addi", number, build.int_like(number, 1))
    build.create("cf.br", [following], successors=[head])
    state.block = after


def _terms(offset: ByteOffset) -> list[tuple[int, ir.Value]]:
    return [(scale, value) for value, scale in offset.terms.items()]
