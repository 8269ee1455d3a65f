"""PTX conversions: cvt and cvt.pack, between integers and floats of every width and rounding.

cvt.rzi.u8.f32 d, a             rounded, clamped to 0..255; NaN gives 0
cvt.rp.f16.s64 d, a             rounded once, up
cvt.rn.relu.bf16x2.f32 d, a, b  a becomes the high half, b the low one
cvt.rna.tf32.f32 d, a           an f32 with ten bits of mantissa
cvt.pack.sat.s8.s32.b32 d, a, b, c   clamped a and b below the low half of c

An integer narrower than 32 bits is extended by its sign, as PTX fills a wider register. Formats of
eight bits and less are refused.
"""

from __future__ import annotations

from typing import cast

from raise_kernel.analysis.memory.type_layout import bit_width, is_float
from raise_kernel.bindings import ir
from raise_kernel.passes.standardize.asm.inline_asm import Machine
from raise_kernel.passes.standardize.asm.ptx_compare import flush
from raise_kernel.passes.standardize.asm.ptx_integer import type_of
from raise_kernel.passes.standardize.asm.ptx_packed import by_halves
from raise_kernel.passes.standardize.asm.ptx_text import Statement
from raise_kernel.passes.standardize.device_math import expr as e
from raise_kernel.passes.standardize.device_math.convert import int_to_float, narrow
from raise_kernel.passes.standardize.device_math.directed import Mode, to_integer
from raise_kernel.passes.standardize.device_math.expr import Expr, where
from raise_kernel.passes.standardize.device_math.half import limited, relu
from raise_kernel.passes.standardize.device_math.lower import device_function
from raise_kernel.passes.standardize.emitter import int_type

_MODES: dict[str, Mode] = {"rn": "rn", "rz": "rz", "rm": "rd", "rp": "ru"}
_TO_WHOLE: dict[str, Mode] = {f"{word}i": mode for word, mode in _MODES.items()}
_WHOLE = {"rni": e.round_even, "rzi": e.trunc, "rmi": e.floor, "rpi": e.ceil}


def convert(m: Machine, s: Statement) -> Expr:
    """cvt."""
    if "pack" in s.modifiers:
        return _pack(m, s)
    if "tf32" in s.modifiers:
        words = [w for w in s.modifiers if w in ("rn", "rz", "rna", "relu", "satfinite")]
        rule = device_function(".".join(["llvm.nvvm.f2tf32", *words]))
        if rule is None:
            raise m.refuse(f"{s.text} is not supported yet")
        return rule(m.read(s, 1, ir.F32Type.get()))
    value = _convert_halves(m, s)
    assert value is not None
    return value


def _one(m: Machine, s: Statement) -> Expr:
    names = [w for w in s.modifiers if type_of(w) is not None]
    if len(names) != 2:
        raise m.refuse(f"{s.text} is not supported yet")
    target, source = cast(ir.Type, type_of(names[0])), cast(ir.Type, type_of(names[1]))
    x = m.read(s, 1, source)
    if is_float(source) and "ftz" in s.modifiers:
        x = flush(x)
    to_signed, from_signed = names[0][0] == "s", names[1][0] == "s"
    if is_float(target):
        return _to_float(x, target, s, signed=from_signed)
    if is_float(source):
        modes: list[Mode] = [_TO_WHOLE[w] for w in s.modifiers if w in _TO_WHOLE]
        mode = modes[0] if modes else "rz"
        return _extended(_clamped_integer(x, bit_width(target), to_signed, mode), to_signed)
    return _between_integers(x, bit_width(target), from_signed, to_signed, s)


_convert_halves = by_halves(_one)


def _to_float(x: Expr, type_: ir.Type, s: Statement, *, signed: bool) -> Expr:
    modes: list[Mode] = [_MODES[w] for w in s.modifiers if w in _MODES]
    mode = modes[0] if modes else "rn"
    if not x.is_float:
        result = _from_integer(x, type_, mode, signed=signed)
    elif whole := next((_WHOLE[w] for w in s.modifiers if w in _WHOLE), None):
        result = whole(x)
    else:
        result = _between_floats(x, type_, mode)
    if "relu" in s.modifiers:
        result = relu(result)
    if "satfinite" in s.modifiers:
        result = limited(result)
    if "sat" in s.modifiers:  # to 0..1, NaN and -0 to 0
        result = where(result > 0.0, where(result < 1.0, result, 1.0), 0.0)
    return result


def _between_floats(x: Expr, type_: ir.Type, mode: Mode) -> Expr:
    have, want = x.width, bit_width(type_)
    if x.type == type_:
        return x
    if have < want:
        return x.to_float(type_)
    if have == want:  # f16 and bf16: neither holds the other
        x = x.to_float(ir.F32Type.get())
    return narrow(x, type_, mode)


def _from_integer(x: Expr, type_: ir.Type, mode: Mode, *, signed: bool) -> Expr:
    wide = x.resize(max(x.width, 32), signed)
    if bit_width(type_) >= 32:
        return int_to_float(wide, type_, signed, mode)
    f64 = ir.F64Type.get()
    if wide.width == 32:
        return narrow(int_to_float(wide, f64, signed, "rn"), type_, mode)
    # Rounded to odd first: 53 bits are enough that the second rounding sees what the first cut.
    cut = int_to_float(wide, f64, signed, "rz")
    inexact = cut.ne(int_to_float(wide, f64, signed, "ru")) | cut.ne(
        int_to_float(wide, f64, signed, "rd")
    )
    odd = (cut.bits() | where(inexact, cut.bits().like(1), cut.bits().like(0))).bitcast(f64)
    return narrow(odd, type_, mode)


def _clamped_integer(x: Expr, width: int, signed: bool, mode: Mode) -> Expr:
    if x.width == 16:
        x = x.to_float(ir.F32Type.get())
    if width >= 32:
        return to_integer(x, width, signed, mode)
    low, high = (-(1 << width - 1), (1 << width - 1) - 1) if signed else (0, (1 << width) - 1)
    undefined = to_integer(x, 32, True, mode)
    inside = e.clamp_signed(undefined, low, high)
    return where(e.is_nan(x), 0, inside).resize(width, signed)


def _between_integers(x: Expr, width: int, signed: bool, to_signed: bool, s: Statement) -> Expr:
    if "sat" in s.modifiers:
        x = _saturated(x, width, signed, to_signed)
    return _extended(x.resize(width, signed), to_signed)


def _saturated(x: Expr, width: int, signed: bool, to_signed: bool) -> Expr:
    """Clamped to the range of the target, in the source's own width."""
    high = (1 << width - 1) - 1 if to_signed else (1 << width) - 1
    low = -(1 << width - 1) if to_signed else 0
    if not signed:
        return where(x.above(high), high, x) if high < (1 << x.width) - 1 else x
    if high < (1 << x.width - 1) - 1:
        x = where(x > high, high, x)
    return where(x < low, low, x) if low > -(1 << x.width - 1) else x


def _extended(x: Expr, signed: bool) -> Expr:
    return x.resize(32, True) if signed and x.width < 32 else x


def _pack(m: Machine, s: Statement) -> Expr:
    """cvt.pack.sat: two clamped integers of 16, 8, 4 or 2 bits; the third operand moves up."""
    small = next((w for w in s.modifiers if w[:1] in "us" and w[1:] in ("2", "4", "8", "16")), None)
    if small is None or "s32" not in s.modifiers or "sat" not in s.modifiers:
        raise m.refuse(f"{s.text} is not supported yet")
    width, (a, b, *rest) = int(small[1:]), m.read_all(s, int_type(32))
    high, low = (_saturated(v, width, True, small[0] == "s") & ((1 << width) - 1) for v in (a, b))
    moved = rest[0] << (2 * width) if rest and 2 * width < 32 else a.like(0)
    return moved | (high << width) | low
