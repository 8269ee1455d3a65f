"""A pointer as a base and a byte offset, and the integers that are made of both."""

from __future__ import annotations

from dataclasses import dataclass
from math import gcd

from raise_kernel.analysis.integers.byte_offset import ADDRESS_BITS, OFFSETS, ByteOffset
from raise_kernel.bindings import ir
from raise_kernel.mlir.values import constant_int, defining_op
from raise_kernel.passes.standardize.emitter import Emitter, int_type
from raise_kernel.passes.standardize.rules.arith_rules import overflow_attr


@dataclass(frozen=True)
class Choice:
    """A base chosen by a condition."""

    condition: ir.Value
    yes: Tag
    no: Tag


# A base number, a choice between tags, or an i32 that holds a base number.
Tag = int | Choice | ir.Value


@dataclass(frozen=True)
class Pointer:
    """Which memory, where in it, and every memory that it may be (a bit mask)."""

    tag: Tag
    offset: ByteOffset
    mask: int


def moved(pointer: Pointer, constant: int, terms: list[tuple[int, ir.Value]], nsw: bool) -> Pointer:
    """`pointer` plus bytes."""
    return Pointer(pointer.tag, pointer.offset.plus(constant, terms, nsw), pointer.mask)


def tag_value(build: Emitter, tag: Tag) -> ir.Value:
    """The base number as an i32."""
    if isinstance(tag, int):
        return build.constant(int_type(32), tag)
    if isinstance(tag, Choice):
        yes, no = tag_value(build, tag.yes), tag_value(build, tag.no)
        return build.select(tag.condition, yes, no)
    return tag


def address(build: Emitter, pointer: Pointer) -> ir.Value:
    """A made-up 64-bit address: equal pointers have equal ones, and null is 0."""
    offset = scaled(build, pointer.offset, 1)
    if isinstance(pointer.tag, int):
        start = build.constant(offset.type, pointer.tag << ADDRESS_BITS)
    else:
        wide = build.resize(tag_value(build, pointer.tag), offset.type, signed=False)
        start = build.binary("arith.shli", wide, build.int_like(wide, ADDRESS_BITS))
    return build.binary("arith.addi", start, offset)


def pointer_at(build: Emitter, number: ir.Value, mask: int) -> Pointer:
    """The pointer of a computed address that is known to be in one of the bases of `mask`."""
    if mask and mask & (mask - 1) == 0:
        tag = mask.bit_length() - 1
        start = build.int_like(number, tag << ADDRESS_BITS)
        offset = build.binary("arith.subi", number, start)
        return Pointer(tag, ByteOffset(0, {offset: 1}), mask)
    upper = build.binary("arith.shrui", number, build.int_like(number, ADDRESS_BITS))
    offset = build.binary("arith.andi", number, build.int_like(number, OFFSETS))
    tag = build.resize(upper, int_type(32), signed=False)
    return Pointer(tag, ByteOffset(0, {offset: 1}), mask)


def scaled(build: Emitter, offset: ByteOffset, unit: int) -> ir.Value:
    """`offset / unit` as an i64, for an offset that `unit` divides.

    Each term is divided by itself where that can be seen; the others are added up and shifted.
    """
    flags = {"overflowFlags": overflow_attr(True, False)} if offset.nsw else {}
    parts: list[ir.Value] = []
    odd: list[ir.Value] = []
    for value, scale in offset.terms.items():
        quotient = _divide_term(build, value, scale, unit)
        if quotient is not None:
            parts.append(_times(build, *quotient, flags))
        else:
            odd.append(_times(build, value, scale, flags))
    constant = offset.constant
    if odd or constant % unit:
        odd.append(build.constant(int_type(64), constant))
        constant = 0
        parts.append(_exact_quotient(build, _total(build, odd, flags), unit))
    if constant or not parts:
        parts.append(build.constant(int_type(64), constant // unit))
    return _total(build, parts, flags)


def _exact_quotient(build: Emitter, value: ir.Value, unit: int) -> ir.Value:
    exact = {"isExact": ir.UnitAttr.get()}
    if unit & (unit - 1) == 0:
        return build.binary(
            "arith.shrsi", value, build.int_like(value, unit.bit_length() - 1), **exact
        )
    return build.binary("arith.divsi", value, build.int_like(value, unit), **exact)


def _total(build: Emitter, parts: list[ir.Value], flags: dict[str, ir.Attribute]) -> ir.Value:
    total = parts[0]
    for part in parts[1:]:
        total = build.binary("arith.addi", total, part, **flags)
    return total


def _times(build: Emitter, value: ir.Value, scale: int, flags: dict[str, ir.Attribute]) -> ir.Value:
    if scale == 1:
        return value
    return build.binary("arith.muli", value, build.int_like(value, scale), **flags)


def _divide_term(
    build: Emitter, value: ir.Value, scale: int, unit: int
) -> tuple[ir.Value, int] | None:
    """`value * scale / unit` as (value, scale), None where `unit` is not seen to divide it."""
    common = gcd(scale, unit)
    rest = unit // common
    if rest == 1:
        return value, scale // unit
    quotient = divided(build, value, rest)
    return None if quotient is None else (quotient, scale // common)


def divided(
    build: Emitter, value: ir.Value, by: int, flag: str | None = None, depth: int = 8
) -> ir.Value | None:
    """`value / by` without a division, None where it is not seen to be a multiple.

    Inside an extension (`flag` names what it needs) arithmetic that may wrap does not divide;
    at full width an address that wraps is out of every array.
    """
    number = constant_int(value)
    if number is not None:
        return build.int_like(value, number // by) if number % by == 0 else None
    op = defining_op(value)
    if op is None or depth == 0:
        return None
    if op.name in ("arith.extsi", "arith.extui"):
        signed = op.name == "arith.extsi" or "nonNeg" in op.attributes
        inner = divided(build, op.operands[0], by, "nsw" if signed else "nuw", depth - 1)
        kept = {k: op.attributes[k] for k in op.attributes}
        return None if inner is None else build(op.name, [inner], value.type, kept)
    if flag is not None and op.name != "arith.select" and not _has_flag(op, flag):
        return None
    attributes = {k: op.attributes[k] for k in op.attributes if k == "overflowFlags"}
    if op.name in ("arith.addi", "arith.subi"):
        a = divided(build, op.operands[0], by, flag, depth - 1)
        b = divided(build, op.operands[1], by, flag, depth - 1) if a is not None else None
        return None if a is None or b is None else build.binary(op.name, a, b, **attributes)
    if op.name == "arith.select":
        yes = divided(build, op.operands[1], by, flag, depth - 1)
        no = divided(build, op.operands[2], by, flag, depth - 1) if yes is not None else None
        return None if yes is None or no is None else build.select(op.operands[0], yes, no)
    factor = _constant_factor(op)
    if factor is None:
        return None
    common = gcd(factor, by)
    source: ir.Value | None = op.operands[0]
    if common != by:
        source = divided(build, op.operands[0], by // common, flag, depth - 1)
    return None if source is None else _times(build, source, factor // common, attributes)


def _has_flag(op: ir.Operation, flag: str) -> bool:
    return "overflowFlags" in op.attributes and flag in str(op.attributes["overflowFlags"])


def _constant_factor(op: ir.Operation) -> int | None:
    """`c` where `op` multiplies its first operand by the positive constant c."""
    if op.name == "arith.muli":
        number = constant_int(op.operands[1])
        return number if number is not None and number > 0 else None
    if op.name == "arith.shli":
        number = constant_int(op.operands[1])
        return 1 << number if number is not None and number < 62 else None
    return None
