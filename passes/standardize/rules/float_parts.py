"""Floats by their bits: classes, exponent and fraction, whole and rest."""

from __future__ import annotations

from dataclasses import dataclass

from raise_kernel.bindings import ir
from raise_kernel.passes.standardize.emitter import Emitter, int_type


@dataclass(frozen=True)
class Format:
    """Layout of an IEEE-like binary float."""

    bits: int
    mantissa: int

    @property
    def exponent_mask(self) -> int:
        return ((1 << (self.bits - 1 - self.mantissa)) - 1) << self.mantissa

    @property
    def sign(self) -> int:
        return 1 << (self.bits - 1)

    @property
    def bias(self) -> int:
        return (1 << (self.bits - 2 - self.mantissa)) - 1


def format_of(type_: ir.Type) -> Format:
    if isinstance(type_, ir.BF16Type):
        return Format(16, 7)
    bits = ir.FloatType(type_).width
    return Format(bits, {16: 10, 32: 23, 64: 52}[bits])


def fpclass_test(build: Emitter, x: ir.Value, mask: int) -> ir.Value:
    """`llvm.is.fpclass`: whether the class of `x` is one of the ten in `mask`."""
    form = format_of(x.type)
    raw = build.bitcast(x, int_type(form.bits))
    magnitude = build.binary("arith.andi", raw, build.int_like(raw, form.sign - 1))
    negative = build.compare("slt", raw, build.int_like(raw, 0))
    infinity, smallest = form.exponent_mask, 1 << form.mantissa
    quiet = infinity | (1 << (form.mantissa - 1))
    ranges = [
        (infinity + 1, quiet, 1 << 0, 1 << 0),
        (quiet, form.sign, 1 << 1, 1 << 1),
        (infinity, infinity + 1, 1 << 2, 1 << 9),
        (smallest, infinity, 1 << 3, 1 << 8),
        (1, smallest, 1 << 4, 1 << 7),
        (0, 1, 1 << 5, 1 << 6),
    ]
    hits: ir.Value | None = None
    for low, high, minus, plus in ranges:
        if not mask & (minus | plus):
            continue
        offset = build.binary("arith.subi", magnitude, build.int_like(raw, low))
        hit = build.compare("ult", offset, build.int_like(raw, high - low))
        if not mask & minus:
            hit = build.binary("arith.andi", hit, build.invert(negative))
        elif not mask & plus:
            hit = build.binary("arith.andi", hit, negative)
        hits = hit if hits is None else build.binary("arith.ori", hits, hit)
    return hits if hits is not None else build.constant(int_type(1), 0)


def frexp(build: Emitter, x: ir.Value) -> tuple[ir.Value, ir.Value]:
    """Fraction in [0.5, 1) and exponent (i32); zero, infinity and NaN are themselves with 0."""
    if ir.FloatType(x.type).width < 32:
        fraction, exponent = frexp(build, build("arith.extf", [x], ir.F32Type.get()))
        return build("arith.truncf", [fraction], x.type), exponent
    form = format_of(x.type)
    scale = 1 << (form.mantissa + 1).bit_length()
    tiny = build.compare_float(
        "olt",
        build("math.absf", [x], x.type),
        build.constant(x.type, 2.0 ** (1 - form.bias)),
    )
    scaled = build.binary("arith.mulf", x, build.constant(x.type, 2.0**scale))
    normal = build.select(tiny, scaled, x)
    raw = build.bitcast(normal, int_type(form.bits))
    field = build.binary("arith.andi", raw, build.int_like(raw, form.exponent_mask))
    shifted = build.binary("arith.shrui", field, build.int_like(raw, form.mantissa))
    exponent = build.resize(shifted, int_type(32), signed=False)
    offset = build.select(
        tiny,
        build.int_like(exponent, form.bias - 1 + scale),
        build.int_like(exponent, form.bias - 1),
    )
    exponent = build.binary("arith.subi", exponent, offset)
    kept = build.binary("arith.andi", raw, build.int_like(raw, ~form.exponent_mask))
    half = build.int_like(raw, (form.bias - 1) << form.mantissa)
    fraction = build.bitcast(build.binary("arith.ori", kept, half), x.type)
    # fcPosInf | fcNegInf | fcNan | fcZero: what has no exponent of its own.
    special = fpclass_test(build, x, 0x3 | 1 << 2 | 1 << 9 | 1 << 5 | 1 << 6)
    return (
        build.select(special, x, fraction),
        build.select(special, build.int_like(exponent, 0), exponent),
    )


def modf(build: Emitter, x: ir.Value) -> tuple[ir.Value, ir.Value]:
    """Fraction and whole part, both with the sign of `x`; infinity has the fraction zero."""
    whole = build("math.trunc", [x], x.type)
    rest = build.binary("arith.subf", x, whole)
    infinite = fpclass_test(build, x, 1 << 2 | 1 << 9)
    rest = build.select(infinite, build.constant(x.type, 0.0), rest)
    return build("math.copysign", [rest, x], x.type), whole
