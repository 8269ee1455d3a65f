"""PTX's video opcodes: bytes and halves of 32-bit registers, with saturation and accumulation.

vadd4.u32.s32.u32.sat d, a, b, c      four bytes at a time; vadd2 two halves
vabsdiff4.u32.u32.u32.add d, a, b, c  the sum of the four, and c
vmax.s32.u32.s32.min d, a.b0, b.h1, c one selected part of each operand, then a second operation
vset2.u32.s32.lt d, a, b, c           comparisons give 0 or 1

Parts are computed in 64 bits, where no operation of two 32-bit numbers overflows. Refused: `vmad`.
"""

from __future__ import annotations

import re
from dataclasses import replace

from raise_kernel.bindings import ir
from raise_kernel.passes.standardize.asm.inline_asm import Machine, PtxRule
from raise_kernel.passes.standardize.asm.ptx_text import Statement
from raise_kernel.passes.standardize.emitter import int_type

_PART = re.compile(r"(.*)\.([bh])(\d+)")
_TYPES = ("u32", "s32")
_RELATIONS = ("eq", "ne", "lt", "le", "gt", "ge")
_WIDE = 64


def _i64() -> ir.Type:
    return int_type(_WIDE)


def _split(operand: object) -> tuple[str, str | None, str]:
    """(register, b or h, digits) of an operand such as `$1.b3210`."""
    word = str(operand)
    found = _PART.fullmatch(word)
    return (found.group(1), found.group(2), found.group(3)) if found else (word, None, "")


def _extract(m: Machine, whole: ir.Value, index: int, width: int, *, signed: bool) -> ir.Value:
    """Bits `width` * index and up of a 32-bit value, as a 64-bit number."""
    moved = m.build.binary("arith.shrui", whole, m.build.int_like(whole, index * width))
    return m.build.resize(
        m.build.resize(moved, int_type(width), signed=False), _i64(), signed=signed
    )


def _apply(m: Machine, s: Statement, a: ir.Value, b: ir.Value) -> ir.Value:
    """The operation on two 64-bit numbers."""
    build, name = m.build, s.opcode.rstrip("24")
    if name in ("vadd", "vsub"):
        return build.binary("arith.addi" if name == "vadd" else "arith.subi", a, b)
    if name == "vabsdiff":
        return build("math.absi", [build.binary("arith.subi", a, b)], a.type)
    if name in ("vmin", "vmax"):
        return build.binary(f"arith.{name[1:]}si", a, b)
    if name == "vavrg":
        total = build.binary("arith.addi", a, b)
        up = build.compare("sge", total, build.int_like(total, 0))
        total = build.binary("arith.addi", total, build.resize(up, a.type, signed=False))
        return build.binary("arith.shrsi", total, build.int_like(total, 1))
    relation = next((w for w in s.modifiers if w in _RELATIONS), None)
    if name != "vset" or relation is None:
        raise m.refuse(f"{s.text} is not supported yet")
    word = relation if relation in ("eq", "ne") else f"s{relation}"
    return build.resize(build.compare(word, a, b), a.type, signed=False)


def _clamp(m: Machine, value: ir.Value, width: int, *, signed: bool) -> ir.Value:
    low, high = (-(1 << width - 1), (1 << width - 1) - 1) if signed else (0, (1 << width) - 1)
    value = m.build.binary("arith.maxsi", value, m.build.int_like(value, low))
    return m.build.binary("arith.minsi", value, m.build.int_like(value, high))


def _signs(m: Machine, s: Statement) -> list[bool]:
    """Whether the result (for vset: the first operand) and the operands are signed."""
    types = [w == "s32" for w in s.modifiers if w in _TYPES]
    if len(types) < 2:
        raise m.refuse(f"{s.text}: types are missing")
    return types if len(types) > 2 else [False, *types]


def parts(count: int) -> PtxRule:
    """vadd2, vadd4 and their like."""
    width = 32 // count

    def rule(m: Machine, s: Statement) -> None:
        build, i32 = m.build, int_type(32)
        result_signed, *signs = _signs(m, s)
        target, _, mask = _split(s.operands[0])
        chosen = {int(digit) for digit in mask} if mask else set(range(count))
        names = [_split(s.operands[k]) for k in (1, 2)]
        registers = [m.value(name, i32) for name, _, _ in names]
        defaults = (range(count), range(count, 2 * count))
        picks = [
            [int(d) for d in reversed(digits)] if digits else list(default)
            for (_, _, digits), default in zip(names, defaults, strict=True)
        ]
        rest = m.read(s, 3, i32) if len(s.operands) > 3 else build.constant(i32, 0)
        total = build.resize(rest, _i64(), signed=False) if "add" in s.modifiers else None
        joined = build.constant(i32, 0)
        for k in range(count):
            a, b = (
                _extract(m, registers[pick[k] // count], pick[k] % count, width, signed=signed)
                for pick, signed in zip(picks, signs, strict=True)
            )
            value = _apply(m, s, a, b) if k in chosen else _extract(m, rest, k, width, signed=False)
            if k in chosen and "sat" in s.modifiers:
                value = _clamp(m, value, width, signed=result_signed)
            if total is not None:
                total = build.binary("arith.addi", total, value) if k in chosen else total
                continue
            low = build.resize(
                build.resize(value, int_type(width), signed=False), i32, signed=False
            )
            moved = build.binary("arith.shli", low, build.int_like(low, k * width))
            joined = build.binary("arith.ori", joined, moved)
        result = joined if total is None else build.resize(total, i32, signed=False)
        m.write(replace(s, operands=(target, *s.operands[1:])), result)

    return rule


def single(m: Machine, s: Statement) -> ir.Value:
    """vadd, vsub, vabsdiff, vmin, vmax, vset, vshl and vshr of one part each."""
    build, i32 = m.build, int_type(32)
    result_signed, *signs = _signs(m, s)
    if isinstance(s.operands[0], str) and _split(s.operands[0])[1]:
        raise m.refuse(f"{s.text}: a write to a part of the destination")
    a, b = (_selected(m, s.operands[k + 1], signed=signed) for k, signed in enumerate(signs))
    value = _shift(m, s, a, b) if s.opcode in ("vshl", "vshr") else _apply(m, s, a, b)
    if "sat" in s.modifiers:
        value = _clamp(m, value, 32, signed=result_signed)
    second = next((w for w in s.modifiers if w in ("add", "min", "max")), None)
    if second is not None:
        value = build.resize(build.resize(value, i32, signed=False), _i64(), signed=result_signed)
        c = build.resize(m.read(s, 3, i32), _i64(), signed=result_signed)
        name = "arith.addi" if second == "add" else f"arith.{second}si"
        value = build.binary(name, value, c)
    return build.resize(value, i32, signed=False)


def _selected(m: Machine, operand: object, *, signed: bool) -> ir.Value:
    name, kind, digits = _split(operand)
    whole = m.value(name, int_type(32))
    if kind is None:
        return m.build.resize(whole, _i64(), signed=signed)
    return _extract(m, whole, int(digits), 8 if kind == "b" else 16, signed=signed)


def _shift(m: Machine, s: Statement, a: ir.Value, b: ir.Value) -> ir.Value:
    build = m.build
    if "wrap" in s.modifiers:
        b = build.binary("arith.andi", b, build.int_like(b, 31))
    elif "clamp" in s.modifiers:
        b = build.binary("arith.minui", b, build.int_like(b, 32))
    else:
        raise m.refuse(f"{s.text}: a shift that neither clamps nor wraps")
    return build.binary("arith.shli" if s.opcode == "vshl" else "arith.shrsi", a, b)


_NAMES = ("vadd", "vsub", "vabsdiff", "vmin", "vmax", "vset")
VIDEO_RULES: dict[str, PtxRule] = {
    **{name: single for name in (*_NAMES, "vshl", "vshr")},
    **{f"{name}{n}": parts(n) for name in (*_NAMES, "vavrg") for n in (2, 4)},
}
