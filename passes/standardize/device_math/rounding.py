"""Arithmetic in the four rounding modes: `__nv_fadd_rz`, `llvm.nvvm.div.rp.d`, and their like.

To nearest is the plain operation. The directed modes take the result to nearest and its exact
error, from operands scaled to mantissas so that nothing overflows or underflows on the way, and
step to the neighbour where the error has the wrong sign. A subnormal result is rounded once more,
to nearest.
"""

from __future__ import annotations

from raise_kernel.passes.standardize.device_math import expr as e
from raise_kernel.passes.standardize.device_math.basic import (
    saturate,
    scale_by_power_of_two,
    split_exponent,
)
from raise_kernel.passes.standardize.device_math.directed import (
    MODES,
    NVVM_MODES,
    Mode,
    from_error,
    is_finite,
    overflow,
)
from raise_kernel.passes.standardize.device_math.exact import add_to_odd, two_product, two_sum
from raise_kernel.passes.standardize.device_math.expr import Expr, where
from raise_kernel.passes.standardize.device_math.registry import Rule, add


def _nonzero_finite(*operands: Expr) -> Expr:
    """i1: each operand is a finite number other than zero."""
    result = None
    for x in operands:
        regular = is_finite(x) & x.ne(0.0)
        result = regular if result is None else result & regular
    assert result is not None
    return result


def _rescaled(result: Expr, exponent: Expr, regular: Expr, plain: Expr, mode: Mode) -> Expr:
    """result * 2^exponent where the operands are regular, else the plain operation's value."""
    scaled = scale_by_power_of_two(result, exponent)
    return where(regular, overflow(scaled, regular, scaled, mode), plain)


# --- addition -------------------------------------------------------------------------------


def add_rounded(a: Expr, b: Expr, mode: Mode) -> Expr:
    if mode == "rn":
        return a + b
    total, error = two_sum(a, b)
    result = from_error(total, error, mode)
    result = overflow(result, is_finite(a) & is_finite(b), total, mode)
    return _zero_sum(result, a, b) if mode == "rd" else result


def _zero_sum(result: Expr, a: Expr, b: Expr) -> Expr:
    """Rounding down, a sum of zero is -0 unless both terms are +0."""
    negative = e.sign_bit(a) | e.sign_bit(b)
    return where(result.eq(0.0), where(negative, result.like(-0.0), result.like(0.0)), result)


def subtract_rounded(a: Expr, b: Expr, mode: Mode) -> Expr:
    return a - b if mode == "rn" else add_rounded(a, -b, mode)


# --- multiplication, division, square root --------------------------------------------------


def multiply_rounded(a: Expr, b: Expr, mode: Mode) -> Expr:
    if mode == "rn":
        return a * b
    (a_part, a_exponent), (b_part, b_exponent) = split_exponent(a), split_exponent(b)
    result = from_error(*two_product(a_part, b_part), mode)
    return _rescaled(result, a_exponent + b_exponent, _nonzero_finite(a, b), a * b, mode)


def divide_rounded(a: Expr, b: Expr, mode: Mode) -> Expr:
    if mode == "rn":
        return a / b
    (a_part, a_exponent), (b_part, b_exponent) = split_exponent(a), split_exponent(b)
    quotient = a_part / b_part
    # The target's own division may be an ulp off: one step of Newton's makes it the nearest.
    quotient = quotient + _quotient_rest(a_part, b_part, quotient) / b_part
    rest = _quotient_rest(a_part, b_part, quotient)
    result = from_error(quotient, where(b_part < 0.0, -rest, rest), mode)
    return _rescaled(result, a_exponent - b_exponent, _nonzero_finite(a, b), a / b, mode)


def _quotient_rest(a: Expr, b: Expr, quotient: Expr) -> Expr:
    """a - quotient * b, exactly, for a quotient within two ulp."""
    product, error = two_product(quotient, b)
    return (a - product) - error


def reciprocal_rounded(a: Expr, mode: Mode) -> Expr:
    return divide_rounded(a.like(1.0), a, mode)


def square_root_rounded(a: Expr, mode: Mode) -> Expr:
    if mode == "rn":
        return e.sqrt(a)
    part, exponent = split_exponent(a)
    odd = (exponent & 1).ne(0)
    part = where(odd, part * 0.5, part)
    exponent = where(odd, exponent + 1, exponent).shift_right_signed(1)
    root = e.sqrt(part)
    # As in the division.
    root = root + _quotient_rest(part, root, root) / (2.0 * root)
    result = from_error(root, _quotient_rest(part, root, root), mode)
    regular = _nonzero_finite(a) & (a > 0.0)
    return where(regular, scale_by_power_of_two(result, exponent), e.sqrt(a))


def reciprocal_root_nearest(a: Expr) -> Expr:
    """1 / sqrt(a) with one Newton step in twice the precision."""
    part, exponent = split_exponent(a)
    odd = (exponent & 1).ne(0)
    part = where(odd, part * 0.5, part)
    exponent = where(odd, exponent + 1, exponent).shift_right_signed(1)
    root = 1.0 / e.sqrt(part)
    square, square_error = two_product(root, root)
    product, product_error = two_product(part, square)
    rest = (1.0 - product) - product_error - part * square_error
    result = root + (0.5 * root) * rest
    regular = _nonzero_finite(a) & (a > 0.0)
    return where(regular, scale_by_power_of_two(result, -exponent), e.rsqrt(a))


# --- fused multiply-add ---------------------------------------------------------------------


def fma_rounded(a: Expr, b: Expr, c: Expr, mode: Mode) -> Expr:
    """a * b + c rounded once, after Boldo and Melquiond's emulation by rounding to odd."""
    if mode == "rn":
        return e.fma(a, b, c)
    (a_part, a_exponent), (b_part, b_exponent) = split_exponent(a), split_exponent(b)
    c_part, c_exponent = split_exponent(c)
    # Terms this many binary orders apart differ by more than all digits of both.
    apart = 2 * a.format.mantissa + 10
    exponent = a_exponent + b_exponent
    c_exponent = where(c.eq(0.0), -(1 << 14), c_exponent)
    exponent = e.max_signed(exponent, c_exponent - apart)
    distance = e.max_signed(c_exponent - exponent, -apart)
    addend = scale_by_power_of_two(c_part, distance)
    high, low = two_product(a_part, b_part)
    partial, rest = two_sum(addend, low)
    upper, lower = two_sum(high, partial)
    total, error = two_sum(upper, add_to_odd(rest, lower))
    plain = a * b + c
    regular = _nonzero_finite(a, b) & is_finite(c)
    result = _rescaled(from_error(total, error, mode), exponent, regular, plain, mode)
    return _zero_sum(result, a * b, c) if mode == "rd" else result


# --- names ----------------------------------------------------------------------------------


def _in_mode(rule, mode: Mode) -> Rule:
    return lambda *operands: rule(*operands, mode)


def _saturated(rule: Rule) -> Rule:
    return lambda *operands: saturate(rule(*operands))


_LIBDEVICE = {
    "add": add_rounded,
    "sub": subtract_rounded,
    "mul": multiply_rounded,
    "div": divide_rounded,
    "rcp": reciprocal_rounded,
    "sqrt": square_root_rounded,
}
_NVVM = {**_LIBDEVICE, "fma": fma_rounded}
del _NVVM["sub"]


def _enter_libdevice() -> None:
    for mode in MODES:
        for name, rule in _LIBDEVICE.items():
            add(f"__nv_f{name}_{mode}", _in_mode(rule, mode))
            add(f"__nv_d{name}_{mode}", _in_mode(rule, mode))
        for name in ("fma", "fmaf", "fmaf_ieee"):
            add(f"__nv_{name}_{mode}", _in_mode(fma_rounded, mode))
    add("__nv_frsqrt_rn", reciprocal_root_nearest)


def _enter_nvvm() -> None:
    for nvvm, mode in NVVM_MODES.items():
        for name, rule in _NVVM.items():
            rounded = _in_mode(rule, mode)
            for kind in ("d", "f", "ftz.f"):
                add(f"llvm.nvvm.{name}.{nvvm}.{kind}", rounded)
            if name in ("add", "fma"):
                for kind in ("sat.f", "ftz.sat.f"):
                    add(f"llvm.nvvm.{name}.{nvvm}.{kind}", _saturated(rounded))


_enter_libdevice()
_enter_nvvm()
