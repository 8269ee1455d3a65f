"""Integers made from pointers, and back: differences, alignment tests, rounding, bit fields."""

from __future__ import annotations

from raise_kernel.analysis.integers.byte_offset import ADDRESS_BITS, ByteOffset
from raise_kernel.analysis.memory.type_layout import bit_width
from raise_kernel.bindings import ir
from raise_kernel.mlir.values import constant_int, defining_op
from raise_kernel.passes.standardize.emitter import Emitter, int_type
from raise_kernel.passes.standardize.memory.pointer_state import State
from raise_kernel.passes.standardize.memory.pointer_values import (
    Pointer,
    address,
    moved,
    pointer_at,
    scaled,
)
from raise_kernel.worklist import reachable


def from_pointer(op: ir.Operation, state: State) -> None:
    """ptrtoint: a made-up address, remembered as the pointer that it is."""
    build, pointer = state.build(op), state.pointer(op.operands[0])
    number = address(build, pointer)
    value = build.resize(number, op.results[0].type, signed=False)
    state.replace(op.results[0], value)
    state.made_up.add(value)
    if bit_width(value.type) >= _NARROW:
        state.addresses[value] = pointer


# An address in shared memory fits 32 bits, and assembly takes it so.
_NARROW = 32

# Operations whose result depends on an operand's bits, so that a made-up address shows in it.
_SHOWING = {
    "arith.addi",
    "arith.andi",
    "arith.extsi",
    "arith.extui",
    "arith.muli",
    "arith.ori",
    "arith.select",
    "arith.shli",
    "arith.shrsi",
    "arith.shrui",
    "arith.subi",
    "arith.trunci",
    "arith.xori",
    "arith.bitcast",
}


def shows_address(value: ir.Value, state: State) -> bool:
    """Whether an integer tells where a memory lies, which is made up here.

    The distance of two addresses and the low bits of one do not.
    """
    if not state.made_up:
        return False

    def shown(value: ir.Value) -> list[ir.Value]:
        op = defining_op(value)
        if op is None or op.name not in _SHOWING or _hides(op, state):
            return []
        return [v for v in op.operands if isinstance(v.type, ir.IntegerType)]

    return any(v in state.made_up for v in reachable([value], shown))


def _hides(op: ir.Operation, state: State) -> bool:
    if op.name == "arith.andi":
        mask = constant_int(op.operands[1])
        return mask is not None and 0 <= mask < _ALIGNMENT
    if op.name == "arith.subi":
        return all(shows_address(v, state) for v in op.operands)
    return False


# cudaMalloc's: the bits of an address below it are zero on a device too.
_ALIGNMENT = 256


def to_pointer(op: ir.Operation, state: State) -> None:
    """inttoptr: the pointer that the integer was made from, or the one that its value names."""
    number, build = op.operands[0], state.build(op)
    pointer = state.addresses.get(number)
    if pointer is None:
        wide = build.resize(number, int_type(64), signed=False)
        pointer = pointer_at(build, wide, state.bases.mask(op.results[0]))
    state.pointers[op.results[0]] = pointer


def convert(op: ir.Operation, state: State) -> bool:
    """Rules for arithmetic on addresses and packed values; False where `op` is neither."""
    rule = _RULES.get(op.name)
    return rule is not None and rule(op, state)


def _add(op: ir.Operation, state: State) -> bool:
    if not state.addresses:
        return False
    for pointer_side, number in (op.operands, list(op.operands)[::-1]):
        pointer = state.addresses.get(pointer_side)
        if pointer is not None and number not in state.addresses:
            state.block.append(op)
            state.addresses[op.results[0]] = _moved(pointer, number, 1, state.build(op))
            return True
    return False


def _subtract(op: ir.Operation, state: State) -> bool:
    if not state.addresses:
        return False
    a, b = (state.addresses.get(v) for v in op.operands)
    if a is None:
        return False
    if b is None:
        state.block.append(op)
        state.addresses[op.results[0]] = _moved(a, op.operands[1], -1, state.build(op))
        return True
    if not isinstance(a.tag, int) or a.tag != b.tag:
        return False
    build = state.build(op)
    distance = scaled(build, a.offset.minus(b.offset), 1)
    state.replace(op.results[0], build.resize(distance, op.results[0].type, signed=True))
    return True


def _moved(pointer: Pointer, number: ir.Value, sign: int, build: Emitter) -> Pointer:
    known = constant_int(number)
    if known is not None:
        return moved(pointer, sign * known, [], False)
    wide = build.resize(number, int_type(64), signed=True)
    return moved(pointer, 0, [(sign, wide)], False)


def _and(op: ir.Operation, state: State) -> bool:
    """Memories start at multiples of every alignment: the offset alone decides."""
    pointer, mask = state.addresses.get(op.operands[0]), constant_int(op.operands[1])
    if pointer is None or mask is None or bit_width(op.results[0].type) != 64:
        return False
    build = state.build(op)
    low = build.binary("arith.andi", scaled(build, pointer.offset, 1), op.operands[1])
    if 0 <= mask < 1 << ADDRESS_BITS:
        state.replace(op.results[0], low)
        return True
    if ~mask >= 1 << ADDRESS_BITS:
        return False
    state.block.append(op)
    rounded = Pointer(pointer.tag, ByteOffset(0, {low: 1}), pointer.mask)
    state.addresses[op.results[0]] = rounded
    return True


def _widen(op: ir.Operation, state: State) -> bool:
    """A 32-bit address as a 64-bit one."""
    pointer = state.addresses.get(op.operands[0])
    if pointer is None:
        return False
    state.block.append(op)
    state.addresses[op.results[0]] = pointer
    return True


def _truncate(op: ir.Operation, state: State) -> bool:
    """An address as a 32-bit one; or the part of a composed value that a truncation takes, where it
    exists already."""
    type_ = op.results[0].type
    if bit_width(type_) == _NARROW and _widen(op, state):
        return True
    build = state.build(op)
    found = state.pieces.bit_field(build, op.operands[0], 0, bit_width(type_))
    if found is None:
        return False
    state.replace(op.results[0], _as_integer(build, found))
    return True


def _as_integer(build: Emitter, value: ir.Value) -> ir.Value:
    return build.bitcast(value, int_type(bit_width(value.type)))


_RULES = {
    "arith.addi": _add,
    "arith.subi": _subtract,
    "arith.andi": _and,
    "arith.extsi": _widen,
    "arith.extui": _widen,
    "arith.trunci": _truncate,
}
