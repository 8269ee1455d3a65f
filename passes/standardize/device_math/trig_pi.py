"""sin(pi x), cos(pi x): the argument is reduced exactly, then sine or cosine of at most pi / 4."""

from __future__ import annotations

import math

from raise_kernel.passes.standardize.device_math import expr as e
from raise_kernel.passes.standardize.device_math.expr import Expr, where
from raise_kernel.passes.standardize.device_math.registry import both


def _reduced(x: Expr) -> tuple[Expr, Expr, Expr]:
    """(quarter, sine, cosine): of pi * (x - quarter / 2), quarter an i32 modulo 4."""
    reduced = x - 2.0 * e.round_even(x * 0.5)
    quarter = e.round_even(reduced * 2.0)
    angle = (reduced - 0.5 * quarter) * math.pi
    known = where(e.absolute(quarter) <= 2.0, quarter, 0.0)
    return known.to_signed(32) & 3, e.sin(angle), e.cos(angle)


@both("sinpi")
def sinpi(x: Expr) -> Expr:
    """Exact at multiples of 1/2; a zero has the sign of x."""
    quarter, sine, cosine = _reduced(x)
    value = where((quarter & 1).ne(0), cosine, sine)
    value = where((quarter & 2).ne(0), -value, value)
    return where(value.eq(0.0), e.copysign(value.like(0.0), x), value)


@both("cospi")
def cospi(x: Expr) -> Expr:
    """Exact at multiples of 1/2; a zero is +0."""
    quarter, sine, cosine = _reduced(x)
    value = where((quarter & 1).ne(0), sine, cosine)
    negative = ((quarter + 1) & 2).ne(0)
    value = where(negative, -value, value)
    return where(value.eq(0.0), 0.0, value)
