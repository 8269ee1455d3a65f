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

from raise_kernel.passes.standardize.asm.inline_asm import Machine, PtxRule
from raise_kernel.passes.standardize.asm.ptx_text import Statement
from raise_kernel.passes.standardize.device_math import expr as e
from raise_kernel.passes.standardize.device_math.expr import Expr
from raise_kernel.passes.standardize.emitter import int_type

_PART = re.compile(r"(.*)\.([bh])(\d+)")
_TYPES = ("u32", "s32")
_RELATIONS = ("eq", "ne", "lt", "le", "gt", "ge")
_WIDE = 64


def _split(operand: object) -> tuple[str, str | None, str]:
    """(register, b or h, digits) of an operand such as `$1.b3210`."""
    word = str(operand)
    found = _PART.fullmatch(word)
    return (found.group(1), found.group(2), found.group(3)) if found else (word, None, "")


def _extract(whole: Expr, index: int, width: int, *, signed: bool) -> Expr:
    """Bits `width` * index and up of a 32-bit value, as a 64-bit number."""
    return (whole >> (index * width)).resize(width, signed=False).resize(_WIDE, signed)


def _apply(m: Machine, s: Statement, a: Expr, b: Expr) -> Expr:
    """The operation on two 64-bit numbers."""
    name = s.opcode.rstrip("24")
    if name in ("vadd", "vsub"):
        return a + b if name == "vadd" else a - b
    if name == "vabsdiff":
        return e.absolute_integer(a - b)
    if name in ("vmin", "vmax"):
        return e.min_signed(a, b) if name == "vmin" else e.max_signed(a, b)
    if name == "vavrg":
        total = a + b
        return (total + (total >= 0).resize(_WIDE, signed=False)).shift_right_signed(1)
    relation = next((w for w in s.modifiers if w in _RELATIONS), None)
    if name != "vset" or relation is None:
        raise m.refuse(f"{s.text} is not supported yet")
    return a.compare(relation, b).resize(_WIDE, signed=False)


def _clamp(value: Expr, width: int, *, signed: bool) -> Expr:
    low, high = (-(1 << width - 1), (1 << width - 1) - 1) if signed else (0, (1 << width) - 1)
    return e.clamp_signed(value, low, high)


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
        result_signed, *signs = _signs(m, s)
        target, _, mask = _split(s.operands[0])
        chosen = {int(digit) for digit in mask} if mask else set(range(count))
        names = [_split(s.operands[k]) for k in (1, 2)]
        registers = [m.value(name, int_type(32)) for name, _, _ in names]
        defaults = (range(count), range(count, 2 * count))
        picks = [
            [int(d) for d in reversed(digits)] if digits else list(default)
            for (_, _, digits), default in zip(names, defaults, strict=True)
        ]
        rest = m.read(s, 3, int_type(32)) if len(s.operands) > 3 else registers[0].like(0)
        values = []
        for k in range(count):
            a, b = (
                _extract(registers[pick[k] // count], pick[k] % count, width, signed=signed)
                for pick, signed in zip(picks, signs, strict=True)
            )
            value = _apply(m, s, a, b) if k in chosen else _extract(rest, k, width, signed=False)
            clamps = k in chosen and "sat" in s.modifiers
            values.append(_clamp(value, width, signed=result_signed) if clamps else value)
        if "add" in s.modifiers:
            total = rest.resize(_WIDE, signed=False)
            for k in sorted(chosen):
                total = total + values[k]
            result = total.resize(32, signed=False)
        else:
            low = [value.resize(width, signed=False).value for value in values]
            result = Expr(m.build.join(low, int_type(32)))
        m.write(replace(s, operands=(target, *s.operands[1:])), result)

    return rule


def single(m: Machine, s: Statement) -> Expr:
    """vadd, vsub, vabsdiff, vmin, vmax, vset, vshl and vshr of one part each."""
    result_signed, *signs = _signs(m, s)
    if isinstance(s.operands[0], str) and _split(s.operands[0])[1]:
        raise m.refuse(f"{s.text}: a write to a part of the destination")
    a, b = (_selected(m, s.operands[k + 1], signed=signed) for k, signed in enumerate(signs))
    value = _shift(m, s, a, b) if s.opcode in ("vshl", "vshr") else _apply(m, s, a, b)
    if "sat" in s.modifiers:
        value = _clamp(value, 32, signed=result_signed)
    second = next((w for w in s.modifiers if w in ("add", "min", "max")), None)
    if second is not None:
        value = value.resize(32, signed=False).resize(_WIDE, result_signed)
        c = m.read(s, 3, int_type(32)).resize(_WIDE, result_signed)
        combine = {"add": Expr.__add__, "min": e.min_signed, "max": e.max_signed}[second]
        value = combine(value, c)
    return value.resize(32, signed=False)


def _selected(m: Machine, operand: object, *, signed: bool) -> Expr:
    name, kind, digits = _split(operand)
    whole = m.value(name, int_type(32))
    if kind is None:
        return whole.resize(_WIDE, signed)
    return _extract(whole, int(digits), 8 if kind == "b" else 16, signed=signed)


def _shift(m: Machine, s: Statement, a: Expr, b: Expr) -> Expr:
    if "wrap" in s.modifiers:
        b = b & 31
    elif "clamp" in s.modifiers:
        b = e.min_unsigned(b, 32)
    else:
        raise m.refuse(f"{s.text}: a shift that neither clamps nor wraps")
    return a << b if s.opcode == "vshl" else a.shift_right_signed(b)


_NAMES = ("vadd", "vsub", "vabsdiff", "vmin", "vmax", "vset")
VIDEO_RULES: dict[str, PtxRule] = {
    **{name: single for name in (*_NAMES, "vshl", "vshr")},
    **{f"{name}{n}": parts(n) for name in (*_NAMES, "vavrg") for n in (2, 4)},
}
