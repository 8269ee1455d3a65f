"""Accesses through a pointer: directly, or after branching on which memory it is in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import cast

from raise_kernel.analysis.integers.byte_offset import ByteOffset
from raise_kernel.analysis.memory.pointers import Base
from raise_kernel.analysis.memory.type_layout import is_pointer
from raise_kernel.bindings import ir
from raise_kernel.diagnostics import refuse
from raise_kernel.mlir.values import defining_op
from raise_kernel.passes.standardize.emitter import Emitter, int_type
from raise_kernel.passes.standardize.memory import memory_access
from raise_kernel.passes.standardize.memory.integer_addresses import shows_address
from raise_kernel.passes.standardize.memory.memory_views import View
from raise_kernel.passes.standardize.memory.pointer_state import State
from raise_kernel.passes.standardize.memory.pointer_values import (
    Choice,
    Pointer,
    Tag,
    address,
    pointer_at,
    scaled,
    tag_value,
)

# Accesses one memory: returns the results, none for a store.
Access = Callable[[Emitter, View], Sequence[ir.Value]]


# LLVM's number of an atomic exchange.
_EXCHANGE = 0


def load(op: ir.Operation, state: State) -> None:
    """llvm.load; a pointer is loaded as its made-up address."""
    type_ = op.results[0].type
    stored = int_type(64) if is_pointer(type_) else type_
    pointer = _located(op, state.pointer(op.operands[0]), state)

    def access(build: Emitter, view: View) -> list[ir.Value]:
        return [memory_access.load(build, view, pointer.offset, stored, state.pieces)]

    (value,) = in_each_memory(op, pointer, [stored], access, state)
    if is_pointer(type_):
        mask = state.bases.mask(op.results[0])
        state.pointers[op.results[0]] = pointer_at(state.build(op), value, mask)
    else:
        state.replace(op.results[0], value)


def store(op: ir.Operation, state: State) -> None:
    """llvm.store; a pointer is stored as its made-up address."""
    value, pointer = op.operands[0], _located(op, state.pointer(op.operands[1]), state)
    _keep_addresses_inside(op, value, pointer, state)
    if is_pointer(value.type):
        value = address(state.build(op), state.pointer(value))

    def access(build: Emitter, view: View) -> list[ir.Value]:
        if view.base.kind == "null":
            # A memory that is only stored to is taken out before anyone sees what it lacks.
            memory_access.atomic_rmw(build, view, pointer.offset, _EXCHANGE, value, op)
        else:
            memory_access.store(build, view, pointer.offset, value, state.pieces)
        return []

    in_each_memory(op, pointer, [], access, state)


def _keep_addresses_inside(
    op: ir.Operation, value: ir.Value, pointer: Pointer, state: State
) -> None:
    """Refuse an address that would come back in an array: nothing here lies where a GPU has it."""
    arrays = [b for b in state.targets(pointer, op) if b.kind == "array"]
    if not arrays:
        return
    if is_pointer(value.type):
        found = state.pointer(value).mask & ~state.bases.null.bit != 0
    else:
        found = shows_address(value, state)
    if found:
        message = f"an address is stored in the array {arrays[0].name}"
        raise refuse("RK014", message, at=op, hint="store an index instead")


def atomic_rmw(op: ir.Operation, state: State) -> None:
    """llvm.atomicrmw."""
    value, pointer = op.operands[1], _located(op, state.pointer(op.operands[0]), state)
    kind = cast(ir.IntegerAttr, op.attributes["bin_op"]).value
    if is_pointer(value.type):
        raise refuse("RK016", "an atomic exchange of pointers", at=op)

    def access(build: Emitter, view: View) -> list[ir.Value]:
        return [memory_access.atomic_rmw(build, view, pointer.offset, kind, value, op)]

    (old,) = in_each_memory(op, pointer, [value.type], access, state)
    state.replace(op.results[0], old)


def compare_exchange(op: ir.Operation, state: State) -> None:
    """llvm.cmpxchg: its two results are read by extractvalue."""
    pointer, (expected, new) = state.pointer(op.operands[0]), list(op.operands)[1:]
    if is_pointer(new.type):
        raise refuse("RK016", "an atomic exchange of pointers", at=op)

    def access(build: Emitter, view: View) -> Sequence[ir.Value]:
        return memory_access.compare_exchange(build, view, pointer.offset, expected, new, op)

    results = in_each_memory(op, pointer, [new.type, int_type(1)], access, state)
    state.exchanges[op.results[0]] = list(results)


def exchange_member(op: ir.Operation, state: State) -> None:
    """llvm.extractvalue of a cmpxchg."""
    results = state.exchanges.get(op.operands[0])
    if results is None:
        source = defining_op(op.operands[0])
        raise refuse("RK018", f"a struct from {source.name if source else 'nowhere'}", at=op)
    position = ir.DenseI64ArrayAttr(op.attributes["position"])[0]
    state.replace(op.results[0], results[position])


def _located(op: ir.Operation, pointer: Pointer, state: State) -> Pointer:
    """The pointer with its offset computed once, for all memories that it may be in, where they
    have elements of one size.

    Not where a condition chooses the memory: that may choose the offset, too, and says in each
    branch which one it is.
    """
    offset = pointer.offset
    targets = state.targets(pointer, op)
    if len(targets) == 1 or isinstance(pointer.tag, (int, Choice)) or offset.is_constant:
        return pointer
    views = [state.views[base.number] for base in targets if base.kind != "null"]
    sizes = {view.granule for view in views}
    if len(sizes) != 1 or any(view.part for view in views):
        return pointer
    (size,) = sizes
    index = scaled(state.build(op), offset, size)
    return replace(pointer, offset=ByteOffset(0, {index: size}, offset.nsw))


def in_each_memory(
    op: ir.Operation, pointer: Pointer, types: list[ir.Type], access: Access, state: State
) -> list[ir.Value]:
    """The results of `access` on the memory that `pointer` is in, found by branches if need be."""
    targets = state.targets(pointer, op)
    if len(targets) == 1:
        return list(access(state.build(op), state.views[targets[0].number]))
    join = state.block.owner.regions[0].blocks.append(*types, arg_locs=[op.location] * len(types))
    _dispatch(op, pointer.tag, targets, join, access, state)
    state.block = join
    return list(join.arguments)


def _dispatch(
    op: ir.Operation, tag: Tag, targets: list[Base], join: ir.Block, access: Access, state: State
) -> None:
    """End the current block with branches to one access a memory, each of which goes to `join`."""
    if isinstance(tag, Choice):
        _dispatch_choice(op, tag, targets, join, access, state)
        return
    if isinstance(tag, int) or len(targets) == 1:
        number = targets[0].number if len(targets) == 1 else cast(int, tag)
        results = access(state.build(op), state.views[number])
        state.build(op).create("cf.br", results, successors=[join])
        return
    start, blocks = state.block, []
    for base in targets:
        blocks.append(_new_block(state))
        state.block = blocks[-1]
        _dispatch(op, base.number, [base], join, access, state)
    state.block = start
    _switch(state.build(op), tag_value(state.build(op), tag), targets, blocks)


def _dispatch_choice(
    op: ir.Operation, tag: Choice, targets: list[Base], join: ir.Block, access: Access, state: State
) -> None:
    start, sides = state.block, []
    for side in (tag.yes, tag.no):
        possible = [b for b in targets if b.number == side] if isinstance(side, int) else targets
        if possible:
            sides.append(_new_block(state))
            state.block = sides[-1]
            _dispatch(op, side, possible, join, access, state)
    state.block = start
    build = state.build(op)
    if len(sides) == 1:
        build.create("cf.br", successors=sides)
        return
    segments: dict[str, ir.Attribute] = {"operandSegmentSizes": ir.DenseI32ArrayAttr.get([1, 0, 0])}
    build.create("cf.cond_br", [tag.condition], attributes=segments, successors=sides)


def _switch(build: Emitter, flag: ir.Value, targets: list[Base], blocks: list[ir.Block]) -> None:
    """The last memory is the default."""
    cases = len(blocks) - 1
    numbers = ", ".join(str(base.number) for base in targets[:-1])
    attributes = {
        "case_values": ir.Attribute.parse(f"dense<[{numbers}]> : vector<{cases}xi32>"),
        "case_operand_segments": ir.DenseI32ArrayAttr.get([0] * cases),
        "operandSegmentSizes": ir.DenseI32ArrayAttr.get([1, 0, 0]),
    }
    build.create("cf.switch", [flag], [], attributes, successors=[blocks[-1], *blocks[:-1]])


def _new_block(state: State) -> ir.Block:
    return state.block.owner.regions[0].blocks.append()
