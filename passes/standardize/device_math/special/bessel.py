"""Bessel functions: J and Y of any constant order, I of orders 0 and 1.

Below 8, polynomials in x^2, with the two zeros of J divided out so that it keeps its digits there.
From 8 on, Hankel's form with amplitudes P and Q. Higher orders by recurrence, which is run upwards
while the order is below x and, for J, by the ratios of its continued fraction above: the order must
be a constant.
"""

from __future__ import annotations

import math

from raise_kernel.mlir.values import constant_int
from raise_kernel.passes.standardize.device_math import expr as e
from raise_kernel.passes.standardize.device_math.expr import Expr, where
from raise_kernel.passes.standardize.device_math.polynomials import polynomial
from raise_kernel.passes.standardize.device_math.registry import NotConstant, both

_SPLIT = 8.0
_HIGHEST_ORDER = 64  # The recurrences are written out, about 4 operations an order.

# The zeros of J0 and J1 below 8, each a sum of three numbers with few bits.
_ZEROS = {
    0: ((2.404825557695773, -1.176691651530894e-16), (5.520078110286311, 8.088597146146722e-17)),
    1: ((3.8317059702075125, -1.5269184090088067e-16), (7.015586669815619, -9.414165653410389e-17)),
}


def _zero_factor(x: Expr, zero: tuple[float, float]) -> Expr:
    """x^2 - zero^2 with the digits of the zero that x's format cannot hold.

    Their product is taken off, not they themselves: XLA folds (x - a) - b into one constant.
    """
    head, tail = zero
    if x.width == 32:
        head = round(zero[0] * 2**20) / 2**20
        tail = (zero[0] - head) + zero[1]
    total = x + zero[0]
    return (x - head) * total - total * tail


# --- below 8 --------------------------------------------------------------------------------


def _j_small(x: Expr, order: int) -> Expr:
    result = polynomial(f"j{order}", x * x)
    for zero in _ZEROS[order]:
        result = result * _zero_factor(x, zero)
    return result * x if order else result


def _y_small(x: Expr, order: int) -> Expr:
    logarithm = e.log(x) * _j_small(x, order)
    rest = polynomial(f"y{order}", x * x)
    if order == 0:
        return logarithm * (2 / math.pi) + rest
    return (logarithm - 1.0 / x) * (2 / math.pi) + rest * x


# --- from 8 on ------------------------------------------------------------------------------


def _large(x: Expr, order: int, second: bool) -> Expr:
    """J (or Y) = sqrt(2 / (pi x)) (P cos(a) -+ Q sin(a)), a = x - (2 order + 1) pi / 4."""
    inverse = _SPLIT / x
    square = inverse * inverse
    p, q = polynomial(f"p{order}", square), polynomial(f"q{order}", square) * inverse
    cosine, sine = e.cos(x), e.sin(x)
    total, difference = cosine + sine, sine - cosine
    a_cosine, a_sine = (total, difference) if order == 0 else (difference, -total)
    value = p * a_sine + q * a_cosine if second else p * a_cosine - q * a_sine
    # sqrt(1/2) from the angle's addition formula is in the root.
    result = value / e.sqrt(math.pi * x)
    return where(e.is_infinite(x), 0.0, result)


# --- orders 0 and 1 -------------------------------------------------------------------------


def _first_kind(x: Expr, order: int) -> Expr:
    size = e.absolute(x)
    small = size < _SPLIT
    value = where(
        small,
        _j_small(where(small, size, 0.0), order),
        _large(where(small, _SPLIT, size), order, second=False),
    )
    return where(x < 0.0, -value, value) if order else value


def _second_kind(x: Expr, order: int) -> Expr:
    """-inf at 0, NaN below."""
    small = x < _SPLIT
    value = where(
        small,
        _y_small(where(small & (x > 0.0), x, 1.0), order),
        _large(where(small, _SPLIT, x), order, second=True),
    )
    value = where(x.eq(0.0), -math.inf, value)
    return where(x < 0.0, math.nan, value)


both("j0")(lambda x: _first_kind(x, 0))
both("j1")(lambda x: _first_kind(x, 1))
both("y0")(lambda x: _second_kind(x, 0))
both("y1")(lambda x: _second_kind(x, 1))


# --- any constant order ---------------------------------------------------------------------


def _order(n: Expr) -> int:
    order = constant_int(n.value)
    if order is None or order > _HIGHEST_ORDER:
        raise NotConstant(f"the order (at most {_HIGHEST_ORDER})")
    return order


@both("jn")
def _jn(n: Expr, x: Expr) -> Expr:
    """NaN for a negative order."""
    order = _order(n)
    if order < 0:
        return x.like(math.nan)
    if order < 2:
        return _first_kind(x, order)
    size = e.absolute(x)
    safe = where(size.eq(0.0), 1.0, size)
    ratios = _ratios(safe, order)
    before, current = _first_kind(safe, 0), _first_kind(safe, 1)
    for k in range(2, order + 1):
        upward = current * ((2.0 * (k - 1)) / safe) - before
        before, current = current, where(safe < float(k), ratios[k] * current, upward)
    value = where(size.eq(0.0) | e.is_infinite(size), 0.0, current)
    return where(x < 0.0, -value, value) if order % 2 else value


def _ratios(x: Expr, order: int) -> dict[int, Expr]:
    """J_k / J_(k-1) for k from 2 to `order`, right where x < k: 1 / (2k/x - the next ratio)."""
    extra = 14 if x.width == 32 else 26
    ratio = x.like(0.0)
    result: dict[int, Expr] = {}
    for k in range(order + extra + order // 2, 1, -1):
        ratio = x / (2.0 * k - x * ratio)
        result[k] = ratio
    return result


@both("yn")
def _yn(n: Expr, x: Expr) -> Expr:
    """NaN for a negative order or argument, -inf at 0."""
    order = _order(n)
    if order < 0:
        return x.like(math.nan)
    if order < 2:
        return _second_kind(x, order)
    before, current = _second_kind(x, 0), _second_kind(x, 1)
    for k in range(2, order + 1):
        upward = current * ((2.0 * (k - 1)) / x) - before
        # Once infinite it stays so: infinity less infinity is no number.
        upward = where(current.eq(-math.inf), -math.inf, upward)
        before, current = current, upward
    return where(e.is_infinite(x) & (x > 0.0), 0.0, current)


# --- modified functions ---------------------------------------------------------------------


def _modified(x: Expr, order: int) -> Expr:
    """Below 8 a polynomial in x^2, then exp(x) / sqrt(x) times one in 1 / x."""
    size = e.absolute(x)
    small = size < _SPLIT
    inner = where(small, size, 0.0)
    near = polynomial(f"i{order}", inner * inner)
    near = near * inner if order else near
    outer = where(small, _SPLIT, size)
    root = e.exp(0.5 * outer)
    far = root * (polynomial(f"i{order}_large", 1.0 / outer) / e.sqrt(outer)) * root
    value = where(small, near, where(e.is_infinite(size), math.inf, far))
    return where(x < 0.0, -value, value) if order else value


both("cyl_bessel_i0")(lambda x: _modified(x, 0))
both("cyl_bessel_i1")(lambda x: _modified(x, 1))
