"""Bit patterns of lanes cut and joined: what a bitcast between vectors and integers means."""

from __future__ import annotations

from collections.abc import Sequence
from math import gcd

from raise_kernel.analysis.memory.type_layout import bit_width
from raise_kernel.bindings import ir
from raise_kernel.passes.standardize.emitter import Emitter, int_type


def regroup(lanes: Sequence[ir.Value], types: Sequence[ir.Type], build: Emitter) -> list[ir.Value]:
    """The bits of `lanes`, lowest first, as values of `types` (all of one type)."""
    have, want = bit_width(lanes[0].type), bit_width(types[0])
    if have == want:
        return [_cast(lane, types[0], build) for lane in lanes]
    unit = gcd(have, want)
    pieces = [piece for lane in lanes for piece in _cut(lane, unit, build)]
    step = want // unit
    return [
        _cast(_join(pieces[i : i + step], build), types[0], build)
        for i in range(0, len(pieces), step)
    ]


def _cast(value: ir.Value, type_: ir.Type, build: Emitter) -> ir.Value:
    if value.type == type_:
        return value
    return build("llvm.bitcast", [value], type_)


def _cut(value: ir.Value, bits: int, build: Emitter) -> list[ir.Value]:
    width = bit_width(value.type)
    if width == bits:
        return [_cast(value, int_type(bits), build)]
    whole = _cast(value, int_type(width), build)
    pieces = []
    for low in range(0, width, bits):
        shifted = _shift("llvm.lshr", whole, low, build)
        pieces.append(build("llvm.trunc", [shifted], int_type(bits)))
    return pieces


def _join(pieces: Sequence[ir.Value], build: Emitter) -> ir.Value:
    if len(pieces) == 1:
        return pieces[0]
    bits = bit_width(pieces[0].type)
    type_ = int_type(bits * len(pieces))
    total = build("llvm.zext", [pieces[0]], type_)
    for index, piece in enumerate(pieces[1:], 1):
        wide = build("llvm.zext", [piece], type_)
        moved = _shift("llvm.shl", wide, index * bits, build)
        total = build("llvm.or", [total, moved], type_, {"isDisjoint": ir.UnitAttr.get()})
    return total


def _shift(name: str, value: ir.Value, amount: int, build: Emitter) -> ir.Value:
    if amount == 0:
        return value
    attr = ir.IntegerAttr.get(value.type, amount)
    number = build("llvm.mlir.constant", [], value.type, {"value": attr})
    return build(name, [value, number], value.type)
