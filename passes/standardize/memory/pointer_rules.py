"""One rule an operation on pointers or memory; every other operation moves over unchanged."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import cast

from raise_kernel.analysis.integers.address_terms import address_terms
from raise_kernel.analysis.integers.byte_offset import ByteOffset
from raise_kernel.analysis.integers.wrap_flags import GEP_NUSW, wrap_flags
from raise_kernel.bindings import ir
from raise_kernel.diagnostics import refuse
from raise_kernel.passes.standardize.branches import operand_groups, rebuild_branch
from raise_kernel.passes.standardize.emitter import Emitter, int_type
from raise_kernel.passes.standardize.memory import (
    integer_addresses,
    pointer_accesses,
    pointer_compare,
)
from raise_kernel.passes.standardize.memory.bulk_memory import convert_bulk
from raise_kernel.passes.standardize.memory.memory_access_plan import bulk_kind
from raise_kernel.passes.standardize.memory.pointer_state import State
from raise_kernel.passes.standardize.memory.pointer_values import (
    Choice,
    Pointer,
    moved,
    scaled,
    tag_value,
)
from raise_kernel.passes.standardize.rules.calls import callee

# Offsets of more terms than this are added up once, where they arise.
_MOST_TERMS = 8

Rule = Callable[[ir.Operation, State], None]


def convert(op: ir.Operation, state: State) -> None:
    """Rewrite `op` into the current block."""
    if op.successors:
        _branch(op, state)
        return
    rule = _RULES.get(op.name)
    if rule is not None:
        rule(op, state)
    elif op.name.startswith("llvm."):
        raise refuse("RK011", f"the instruction {op.name} is not raised yet", at=op)
    elif not integer_addresses.convert(op, state):
        state.block.append(op)


def _branch(op: ir.Operation, state: State) -> None:
    build = state.build(op)
    fixed, groups = operand_groups(op)
    passed = [
        [
            operand
            for value, argument in zip(group, successor.arguments, strict=True)
            for operand in state.pass_operand(build, value, argument)
        ]
        for successor, group in zip(op.successors, groups, strict=True)
    ]
    targets = [state.new_block[successor] for successor in op.successors]
    rebuild_branch(op, fixed, passed, successors=targets, block=state.block)


def _return(op: ir.Operation, state: State) -> None:
    if op.operands:
        raise refuse("RK011", "a kernel that returns a value", at=op)
    state.build(op).create("func.return")


def _root(op: ir.Operation, state: State) -> None:
    """An alloca, the address of a global, or null."""
    result = op.results[0]
    bases = state.bases.of(result)
    if bases:
        state.pointers[result] = Pointer(bases[0].number, ByteOffset(), bases[0].bit)


def _same(op: ir.Operation, state: State) -> None:
    state.pointers[op.results[0]] = state.pointer(op.operands[0])


def _gep(op: ir.Operation, state: State) -> None:
    build = state.build(op)
    constant, terms = address_terms(op)
    wide = [(scale, _full_width(build, index)) for scale, index in terms]
    nsw = bool(wrap_flags(op) & GEP_NUSW)
    pointer = moved(state.pointer(op.operands[0]), constant, wide, nsw)
    if len(pointer.offset.terms) > _MOST_TERMS:
        unit = state.multiples.of(op.results[0]) or 1
        total = scaled(build, pointer.offset, unit)
        pointer = Pointer(pointer.tag, ByteOffset(0, {total: unit}), pointer.mask)
    state.pointers[op.results[0]] = pointer


def _full_width(build: Emitter, index: ir.Value) -> ir.Value:
    return build.resize(index, int_type(64), signed=True)


def _select(op: ir.Operation, state: State) -> None:
    condition, yes, no = op.operands
    merged = choose(state.build(op), condition, state.pointer(yes), state.pointer(no), state, op)
    state.pointers[op.results[0]] = merged


def choose(
    build: Emitter, condition: ir.Value, a: Pointer, b: Pointer, state: State, op: ir.Operation
) -> Pointer:
    """`condition ? a : b`: only what differs is selected."""
    if not a.mask or not b.mask:
        return b if not a.mask else a
    mask = a.mask | b.mask
    same = isinstance(a.tag, int) and a.tag == b.tag
    tag = a.tag if same else Choice(condition, a.tag, b.tag)
    null = state.bases.null.bit
    if a.mask == null or b.mask == null:
        # Nothing reads through null: its offset may as well be the other's.
        return Pointer(tag, b.offset if a.mask == null else a.offset, mask)
    common, ours, theirs = a.offset.split(b.offset)
    unit = state.multiples.of(op.results[0]) or 1
    if _divides(common, unit, state):
        chosen = build.select(condition, scaled(build, ours, unit), scaled(build, theirs, unit))
        terms = [(unit, chosen)]
    else:
        chosen = build.select(condition, scaled(build, ours, 1), scaled(build, theirs, 1))
        terms = [(1, chosen)]
    return Pointer(tag, common.plus(0, terms, True), mask)


def _divides(offset: ByteOffset, unit: int, state: State) -> bool:
    """Whether `unit` divides each common term, hence the rest of both offsets too."""
    return all((scale * state.multiples.of(v)) % unit == 0 for v, scale in offset.terms.items())


def _compare(op: ir.Operation, state: State) -> None:
    predicate = cast(ir.IntegerAttr, op.attributes["predicate"]).value
    build = state.build(op)
    a, b = (state.pointer(v) for v in op.operands)
    state.replace(op.results[0], pointer_compare.compare(build, predicate, a, b, state))


def _call(op: ir.Operation, state: State) -> None:
    name = callee(op) or ""
    if bulk_kind(op) is not None:
        convert_bulk(op, state)
        if op.results:
            state.pointers[op.results[0]] = state.pointer(op.operands[0])
    elif name.startswith("llvm.nvvm.isspacep."):
        _is_space(op, name.rsplit(".", 1)[1], state)
    elif name.startswith("llvm.ptrmask."):
        _mask_pointer(op, state)
    else:
        raise refuse("RK012", f"the call of {name} is not raised yet", at=op)


_SPACES = {"shared": ("shared",), "local": ("local",), "global": ("array", "global")}


def _is_space(op: ir.Operation, space: str, state: State) -> None:
    kinds = _SPACES.get(space.split(".")[0], ())
    pointer, build = state.pointer(op.operands[0]), state.build(op)
    targets = state.targets(pointer, op)
    inside = [base for base in targets if base.kind in kinds]
    if len(inside) in (0, len(targets)):
        value = build.constant(op.results[0].type, int(bool(inside)))
    else:
        tag = tag_value(build, pointer.tag)
        tests = [pointer_compare.is_memory(build, tag, base.number) for base in inside]
        value = functools.reduce(lambda a, b: build.binary("arith.ori", a, b), tests)
    state.replace(op.results[0], value)


def _mask_pointer(op: ir.Operation, state: State) -> None:
    """Rounding down an address; every memory starts at a multiple of any alignment."""
    pointer, build = state.pointer(op.operands[0]), state.build(op)
    mask = build.resize(op.operands[1], int_type(64), signed=True)
    offset = build.binary("arith.andi", scaled(build, pointer.offset, 1), mask)
    state.pointers[op.results[0]] = Pointer(pointer.tag, ByteOffset(0, {offset: 1}), pointer.mask)


_RULES: dict[str, Rule] = {
    "llvm.return": _return,
    "llvm.alloca": _root,
    "llvm.mlir.addressof": _root,
    "llvm.mlir.zero": _root,
    "llvm.mlir.undef": _root,
    "llvm.mlir.poison": _root,
    "llvm.addrspacecast": _same,
    "llvm.bitcast": _same,
    "llvm.freeze": _same,
    "llvm.getelementptr": _gep,
    "llvm.select": _select,
    "llvm.icmp": _compare,
    "llvm.load": pointer_accesses.load,
    "llvm.store": pointer_accesses.store,
    "llvm.atomicrmw": pointer_accesses.atomic_rmw,
    "llvm.cmpxchg": pointer_accesses.compare_exchange,
    "llvm.extractvalue": pointer_accesses.exchange_member,
    "llvm.ptrtoint": integer_addresses.from_pointer,
    "llvm.ptrtoaddr": integer_addresses.from_pointer,
    "llvm.inttoptr": integer_addresses.to_pointer,
    "llvm.call_intrinsic": _call,
    "llvm.call": _call,
}
