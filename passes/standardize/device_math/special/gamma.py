"""The gamma function and its logarithm.

Up to 8 an argument is brought into [1, 2) by the recurrence, whose subtractions are exact, and a
polynomial takes over; beyond, Stirling's formula; below 0, the reflection formula.
"""

from __future__ import annotations

import math

from raise_kernel.passes.standardize.device_math import expr as e
from raise_kernel.passes.standardize.device_math.expr import Expr, where
from raise_kernel.passes.standardize.device_math.polynomials import polynomial
from raise_kernel.passes.standardize.device_math.registry import both
from raise_kernel.passes.standardize.device_math.trig_pi import sinpi

_STIRLING_FROM = 8
# gamma is over the largest number from here on: of float and of double, by bits of the mantissa.
_INFINITE_FROM = {23: 36.0, 52: 172.0}


def _brought_down(x: Expr) -> tuple[Expr, Expr]:
    """(t, p) with gamma(x) = p * gamma(1 + t), t in [0, 1), for 1 <= x < 8; t = x below 1."""
    product = x.like(1.0)
    rest = x
    for _ in range(_STIRLING_FROM - 2):
        above = rest >= 2.0
        lower = rest - 1.0
        product = where(above, product * lower, product)
        rest = where(above, lower, rest)
    return where(x < 1.0, x, rest - 1.0), product


def _is_pole(x: Expr) -> Expr:
    """i1: zero or a negative integer."""
    return (x <= 0.0) & x.eq(e.floor(x))


# --- gamma ----------------------------------------------------------------------------------


@both("tgamma")
def tgamma(x: Expr) -> Expr:
    """NaN at negative integers and -inf, infinite at zeros with their sign."""
    size = e.absolute(x)
    value = where(size < float(_STIRLING_FROM), _gamma_small(size), _gamma_large(size))
    reflected = -math.pi / (size * sinpi(size) * value)
    result = where(x < 0.0, reflected, value)
    result = where(_is_pole(x), math.nan, result)
    return where(x.eq(0.0), 1.0 / x, result)


def _gamma_small(x: Expr) -> Expr:
    t, product = _brought_down(x)
    core = polynomial("gamma", t)
    return where(x < 1.0, core / x, product * core)


def _gamma_large(x: Expr) -> Expr:
    """x^(x - 1/2) exp(-x) sqrt(2 pi) (1 + ...), the power as a square so that it stays finite."""
    safe = e.max_number(x, float(_STIRLING_FROM))
    root = e.power(safe, 0.5 * safe - 0.25)
    series = polynomial("gamma_stirling", 1.0 / safe) * math.sqrt(2 * math.pi)
    # The power alone is infinite before exp(-x) is zero; NaN stays what it is.
    finite = x < _INFINITE_FROM[x.format.mantissa]
    return where(finite, root * e.exp(-safe) * series * root, x + math.inf)


# --- logarithm of gamma ---------------------------------------------------------------------


@both("lgamma")
def lgamma(x: Expr) -> Expr:
    """log |gamma(x)|; infinite at zero, negative integers and infinities."""
    size = e.absolute(x)
    positive = _lgamma_positive(size)
    sine = e.absolute(sinpi(size))
    reflected = (math.log(math.pi) - e.log(size * sine)) - positive
    # gamma(x) is 1 / x near 0, where the product above could underflow.
    tiny = size < 2.0 ** -(x.format.mantissa + 1)
    result = where((x < 0.0) & ~tiny, reflected, positive)
    infinite = _is_pole(x) | e.is_infinite(x)
    return where(infinite, math.inf, result)


def _lgamma_positive(x: Expr) -> Expr:
    """One logarithm serves all three ranges: of x, or of the recurrence's product."""
    t, product = _brought_down(x)
    large, small = x >= float(_STIRLING_FROM), x < 1.0
    logarithm = e.log(where(large | small, x, product))
    core = t * (t - 1.0) * polynomial("lgamma", t)
    safe = e.max_number(x, float(_STIRLING_FROM))
    series = polynomial("stirling", 1.0 / (safe * safe)) / safe
    stirling = (x - 0.5) * (logarithm - 1.0) + (series + (0.5 * math.log(2 * math.pi) - 0.5))
    near = core + where(small, -logarithm, logarithm)
    return where(large, stirling, near)
