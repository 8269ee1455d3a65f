"""Error-free transformations: sums and products with what rounding took from them.

Each is exact unless it overflows or underflows. The product is built from products of halves of
mantissas, each exact by itself, so that a compiler that contracts `x * y + z` changes nothing.
"""

from __future__ import annotations

from raise_kernel.passes.standardize.device_math.directed import step
from raise_kernel.passes.standardize.device_math.expr import Expr, where


def two_sum(a: Expr, b: Expr) -> tuple[Expr, Expr]:
    """(s, e): s = a + b rounded, s + e = a + b (Knuth)."""
    total = a + b
    b_part = total - a
    a_part = total - b_part
    return total, (a - a_part) + (b - b_part)


def halves(x: Expr) -> tuple[Expr, Expr]:
    """(h, l): h + l = x, each of at most half the mantissa's bits; h is x rounded on its bits."""
    dropped = (x.format.mantissa + 2) // 2
    rounded = x.bits() + (1 << (dropped - 1))
    high = (rounded & (-1 << dropped)).bitcast(x.type)
    return high, x - high


def two_product(a: Expr, b: Expr) -> tuple[Expr, Expr]:
    """(p, e): p = a * b rounded, p + e = a * b (after Dekker)."""
    a_high, a_low = halves(a)
    b_high, b_low = halves(b)
    middle, middle_error = two_sum(a_high * b_low, a_low * b_high)
    product, error = two_sum(a_high * b_high, middle)
    return two_sum(product, error + (a_low * b_low + middle_error))


def add_to_odd(a: Expr, b: Expr) -> Expr:
    """a + b; where inexact, that neighbour of the two whose last bit is one."""
    total, error = two_sum(a, b)
    even = (total.bits() & 1).eq(0)
    outward = ~((error < 0.0) ^ (total < 0.0))
    return where(even & error.ne(0.0), step(total, outward), total)
