"""Conversions between integers and floats, and between float formats, in every rounding mode."""

from __future__ import annotations

import math

from raise_kernel.bindings import ir
from raise_kernel.mlir.float_formats import FloatFormat, format_of
from raise_kernel.passes.standardize.device_math import expr as e
from raise_kernel.passes.standardize.device_math.directed import (
    MODES,
    NVVM_MODES,
    Mode,
    is_finite,
    step,
    to_integer,
)
from raise_kernel.passes.standardize.device_math.expr import Expr, clamp_signed, where
from raise_kernel.passes.standardize.device_math.registry import Rule, add, both


def float_type(width: int) -> ir.Type:
    return ir.F32Type.get() if width == 32 else ir.F64Type.get()


# --- rules ----------------------------------------------------------------------------------


def _float_to_int(width: int, signed: bool, mode: Mode) -> Rule:
    return lambda x: to_integer(x, width, signed, mode)


def narrow(x: Expr, type_: ir.Type, mode: Mode) -> Expr:
    """A float of a smaller format.

    Cut on its bits to the digits that the result has, subnormal ones too, x converts exactly. Not
    by converting to nearest and back: XLA for GPUs takes that for no operation at all.
    """
    if mode == "rn":
        return x.to_float(type_)
    source, target = x.format, format_of(type_)
    exponent = ((x.bits() & source.infinity) >> source.mantissa) - source.bias
    missing = clamp_signed(1 - target.bias - exponent, 0, target.mantissa)
    kept = x.bits() & (x.bits().like(-1) << (missing + (source.mantissa - target.mantissa)))
    cut = kept.bitcast(x.type).to_float(type_)
    size = e.min_number(e.absolute(cut), target.largest)
    cut = where(is_finite(x), e.copysign(size, cut), cut)
    inexact = is_finite(x) & _loses(x, kept, target)
    outward = {"rz": None, "ru": ~e.sign_bit(x), "rd": e.sign_bit(x)}[mode]
    if outward is None:
        return where(e.is_nan(x), math.nan, cut)
    outward = outward & inexact
    return where(e.is_nan(x), math.nan, where(outward, step(cut, outward), cut))


def _loses(x: Expr, kept: Expr, target: FloatFormat) -> Expr:
    """i1: whether `kept`, x's bits cut, lost something, or overflows or vanishes in `target`."""
    size = e.absolute(x)
    vanishes = (size > 0.0) & (size < target.smallest_normal * 2.0**-target.mantissa)
    return kept.ne(x.bits()) | (size > target.largest) | vanishes


def int_to_float(x: Expr, type_: ir.Type, signed: bool, mode: Mode) -> Expr:
    """The float of an integer.

    Cut to the bits that the format holds, the integer converts exactly; where bits were lost and
    the direction is away from zero, the result is one step further out.
    """
    if mode == "rn":
        return x.signed_to_float(type_) if signed else x.unsigned_to_float(type_)
    digits = (23 if isinstance(type_, ir.F32Type) else 52) + 1
    negative = x < 0
    magnitude = where(negative, -x, x) if signed else x
    excess = (x.width - digits) - e.leading_zeros(magnitude)
    shift = e.max_signed(excess, 0)
    kept = (magnitude >> shift) << shift
    cut = kept.unsigned_to_float(type_)
    inexact = kept.ne(magnitude)
    if mode == "rd":
        outward = inexact & negative if signed else None
    elif mode == "ru":
        outward = inexact & ~negative if signed else inexact
    else:
        outward = None
    if outward is not None:
        cut = where(outward, step(cut, outward), cut)
    return where(negative, -cut, cut) if signed else cut


def _int_to_float(width: int, signed: bool, mode: Mode) -> Rule:
    return lambda x: int_to_float(x, float_type(width), signed, mode)


# --- names ----------------------------------------------------------------------------------

_INTS = {"int": (32, True), "uint": (32, False), "ll": (64, True), "ull": (64, False)}
_NVVM_INTS = {"i": (32, True), "ui": (32, False), "ll": (64, True), "ull": (64, False)}
_FLOATS = {"float": 32, "double": 64}
_NVVM_FLOATS = {"f": 32, "d": 64}


def _enter_libdevice() -> None:
    for mode in MODES:
        add(f"__nv_double2float_{mode}", _narrow_to_f32(mode))
        for int_name, (int_width, signed) in _INTS.items():
            for name, width in _FLOATS.items():
                add(f"__nv_{name}2{int_name}_{mode}", _float_to_int(int_width, signed, mode))
                if mode == "rn" or int_width == 64 or width == 32:
                    add(f"__nv_{int_name}2{name}_{mode}", _int_to_float(width, signed, mode))


def _enter_nvvm() -> None:
    for nvvm, mode in NVVM_MODES.items():
        for flush in ("", ".ftz"):
            add(f"llvm.nvvm.d2f.{nvvm}{flush}", _narrow_to_f32(mode))
        for int_name, (int_width, signed) in _NVVM_INTS.items():
            for name, width in _NVVM_FLOATS.items():
                rule = _float_to_int(int_width, signed, mode)
                add(f"llvm.nvvm.{name}2{int_name}.{nvvm}", rule)
                if width == 32:
                    add(f"llvm.nvvm.{name}2{int_name}.{nvvm}.ftz", rule)
                add(f"llvm.nvvm.{int_name}2{name}.{nvvm}", _int_to_float(width, signed, mode))


def _narrow_to_f32(mode: Mode) -> Rule:
    return lambda x: narrow(x, ir.F32Type.get(), mode)


_enter_libdevice()
_enter_nvvm()


@both("llrint")
def _llrint(x: Expr) -> Expr:
    return to_integer(x, 64, True, "rn")


@both("llround")
def _llround(x: Expr) -> Expr:
    return to_integer(e.build("math.round", [x], x.type), 64, True)
