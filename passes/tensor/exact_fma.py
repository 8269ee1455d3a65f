"""The fused multiply-add in arithmetic that has none: exact but for overflow and underflow.

StableHLO has no fma. `a * b + c`, which XLA's backends contract into one instruction where they
have it, is the fast form and equal to the fused one up to rounding of the product. It is not good
enough where the sum cancels the product, as in `fma(a, b, -(a * b))`, the usual way to get at a
rounding error: there the exact form is taken, whose products are of halves of a mantissa, so that
contracting them changes nothing.
"""

from __future__ import annotations

from raise_kernel.bindings import ir
from raise_kernel.mlir.rewriting import replace_op
from raise_kernel.mlir.values import defining_op, source_of
from raise_kernel.mlir.walks import named
from raise_kernel.passes.standardize.device_math.directed import is_finite
from raise_kernel.passes.standardize.device_math.exact import add_to_odd, two_product, two_sum
from raise_kernel.passes.standardize.device_math.expr import Expr, where

_NEGATION = ("arith.negf",)


def expand_cancelling_fma(block: ir.Block) -> None:
    """Expand those whose addend is, up to sign, the rounded product of the same factors."""
    for op in named(block, "math.fma"):
        if _cancels(op):
            expand_fma(op)


def _cancels(op: ir.Operation) -> bool:
    a, b, c = (source_of(v, _NEGATION) for v in op.operands)
    source = defining_op(c)
    if source is None or source.name != "arith.mulf":
        return False
    return {a, b} == {source_of(v, _NEGATION) for v in source.operands}


def expand_fma(op: ir.Operation) -> None:
    """Compute a `math.fma` by some 60 operations that are exact."""
    with op.location, ir.InsertionPoint(op):
        result = _fused(*map(Expr, op.operands))
    replace_op(op, [result.value])


def _fused(a: Expr, b: Expr, c: Expr) -> Expr:
    """a * b + c rounded once (Boldo and Melquiond, "Emulation of FMA", 2008).

    The 16-bit floats go through f32, where their product is exact. Where a*b+c is not finite in
    the working format, or the product's error is below its smallest normal number, the plain
    sum is taken.
    """
    if a.width == 16:
        wide_a, wide_b, wide_c = (x.to_float(ir.F32Type.get()) for x in (a, b, c))
        return add_to_odd(wide_a * wide_b, wide_c).to_float(a.type)
    high, low = two_product(a, b)
    total, rest = two_sum(c, low)
    upper, lower = two_sum(high, total)
    fused = upper + add_to_odd(rest, lower)
    return where(is_finite(fused), fused, a * b + c)
