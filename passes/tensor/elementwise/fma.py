"""The fused multiply-add in arithmetic that has none: exact but for overflow and underflow.

StableHLO has no fma, and XLA may or may not contract `a * b + c`. Products here are of halves of
a mantissa, so each is exact and contracting it into a sum changes nothing.
"""

from __future__ import annotations

from raise_kernel.bindings import ir, stablehlo
from raise_kernel.mlir import tensor_ops
from raise_kernel.passes.tensor.elementwise.build import (
    as_type,
    compare,
    convert,
    element_type,
    float_format,
    select,
    splat,
    to_signless,
)


def exact_fma(a: ir.Value, b: ir.Value, c: ir.Value) -> ir.Value:
    """a * b + c rounded once (Boldo and Melquiond, "Emulation of FMA", 2008).

    The 16-bit floats go through f32, where their product is exact. Where a*b+c is not finite in
    the working format, or the product's error is below its smallest normal number, the plain
    sum is taken.
    """
    fmt = float_format(element_type(a))
    assert fmt is not None
    if fmt.bits == 16:
        return _narrow_fma(a, b, c)
    high, low = _two_product(a, b)
    total, rest = two_sum(c, low)
    upper, lower = two_sum(high, total)
    fused = tensor_ops.add(upper, _add_odd(rest, lower))
    plain = tensor_ops.add(tensor_ops.multiply(a, b), c)
    return select(stablehlo.is_finite(fused), fused, plain)


def _narrow_fma(a: ir.Value, b: ir.Value, c: ir.Value) -> ir.Value:
    wide = [convert(v, ir.F32Type.get()) for v in (a, b, c)]
    total = _add_odd(tensor_ops.multiply(wide[0], wide[1]), wide[2])
    return convert(total, element_type(a))


def two_sum(a: ir.Value, b: ir.Value) -> tuple[ir.Value, ir.Value]:
    """(s, e) with s = a + b rounded and s + e = a + b exactly (Knuth)."""
    total = tensor_ops.add(a, b)
    b_part = tensor_ops.subtract(total, a)
    a_part = tensor_ops.subtract(total, b_part)
    error = tensor_ops.add(tensor_ops.subtract(a, a_part), tensor_ops.subtract(b, b_part))
    return total, error


def _two_product(a: ir.Value, b: ir.Value) -> tuple[ir.Value, ir.Value]:
    """(p, e) with p + e = a * b exactly and p within an ulp of the product.

    Sums of four exact products of halves. `p` is not defined as `a * b`: a compiler that contracts
    `a * b - x` into one instruction would see through it and lose the error.
    """
    a_high, a_low = _halves(a)
    b_high, b_low = _halves(b)
    middle, middle_error = two_sum(
        tensor_ops.multiply(a_high, b_low), tensor_ops.multiply(a_low, b_high)
    )
    product, error = two_sum(tensor_ops.multiply(a_high, b_high), middle)
    tail = tensor_ops.add(tensor_ops.multiply(a_low, b_low), middle_error)
    return two_sum(product, tensor_ops.add(error, tail))


def _halves(value: ir.Value) -> tuple[ir.Value, ir.Value]:
    """(h, l) with h + l = value, each of at most half the mantissa's bits, split on the bits."""
    fmt = float_format(element_type(value))
    assert fmt is not None
    bits = to_signless(value)
    dropped = (fmt.mantissa + 2) // 2
    rounded = tensor_ops.add(bits, splat(1 << (dropped - 1), bits))
    high = as_type(tensor_ops.and_(rounded, splat(-1 << dropped, bits)), value)
    return high, tensor_ops.subtract(value, high)


def _add_odd(a: ir.Value, b: ir.Value) -> ir.Value:
    """a + b rounded to odd: where inexact, of the two neighbours the one with an odd last bit."""
    total, error = two_sum(a, b)
    bits = to_signless(total)
    one, zero = splat(1, bits), splat(0, bits)
    even = compare("EQ", tensor_ops.and_(bits, one), zero)
    inexact = compare("NE", error, splat(0.0, error))
    outward = compare(
        "EQ", compare("LT", error, splat(0.0, error)), compare("LT", total, splat(0.0, total))
    )
    moved = select(outward, tensor_ops.add(bits, one), tensor_ops.subtract(bits, one))
    return as_type(select(tensor_ops.and_(even, inexact), moved, bits), total)
