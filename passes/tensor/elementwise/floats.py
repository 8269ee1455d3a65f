"""Float `arith` and `math` ops as StableHLO and CHLO.

Comparisons, minima and maxima keep LLVM's rules for NaN and signed zero exactly. Subnormal numbers
are the target's matter: XLA's CPU backend reads and writes them as zero.
"""

from __future__ import annotations

import math as pymath

from raise_kernel.bindings import chlo, ir, stablehlo
from raise_kernel.mlir import tensor_ops
from raise_kernel.mlir.float_formats import format_of
from raise_kernel.passes.tensor.elementwise.build import (
    as_type,
    compare,
    convert,
    element_type,
    logical_not,
    select,
    sign_bit_set,
    splat,
    to_signless,
)
from raise_kernel.passes.tensor.elementwise.integers import Lowering, Operands, binary, unary

# --- comparison -----------------------------------------------------------------------------

# arith.cmpf predicates in order: false oeq ogt oge olt ole one ord ueq ugt uge ult ule une uno true
_ORDERED = {1: "EQ", 2: "GT", 3: "GE", 4: "LT", 5: "LE"}
_NEGATED = {9: "LE", 10: "LT", 11: "GE", 12: "GT"}  # ugt is "not ole", and so on


def _compare(op: ir.Operation | None, operands: Operands) -> ir.Value:
    assert op is not None
    predicate = ir.IntegerAttr(op.attributes["predicate"]).value
    lhs, rhs = operands
    if predicate in _ORDERED:
        return compare(_ORDERED[predicate], lhs, rhs)
    if predicate in _NEGATED:
        return logical_not(compare(_NEGATED[predicate], lhs, rhs))
    if predicate in (6, 8):
        differs = tensor_ops.or_(compare("LT", lhs, rhs), compare("GT", lhs, rhs))
        return differs if predicate == 6 else logical_not(differs)
    if predicate == 7:
        return tensor_ops.and_(compare("EQ", lhs, lhs), compare("EQ", rhs, rhs))
    if predicate == 13:
        return compare("NE", lhs, rhs)
    if predicate == 14:
        return tensor_ops.or_(is_nan(lhs), is_nan(rhs))
    return splat(predicate == 15, lhs, ir.IntegerType.get_signless(1))


def is_nan(value: ir.Value) -> ir.Value:
    """i1: NaN is the only value that differs from itself."""
    return compare("NE", value, value)


# --- minimum, maximum, sign -----------------------------------------------------------------


def _number(build):
    """`minnum`/`maxnum`: the other operand where one is NaN."""

    def lower(lhs: ir.Value, rhs: ir.Value) -> ir.Value:
        result = select(is_nan(rhs), lhs, build(lhs, rhs))
        return select(is_nan(lhs), rhs, result)

    return lower


def _copy_sign(lhs: ir.Value, rhs: ir.Value) -> ir.Value:
    """lhs or -lhs: unlike masking bits, it can be differentiated."""
    same = compare("EQ", sign_bit_set(lhs), sign_bit_set(rhs))
    return select(same, lhs, stablehlo.negate(lhs))


def _fma(_op: ir.Operation | None, operands: Operands) -> ir.Value:
    """a * b + c: where the sum cancels the product, the fma is expanded before (exact_fma.py)."""
    a, b, c = operands
    return tensor_ops.add(tensor_ops.multiply(a, b), c)


# --- rounding to integers -------------------------------------------------------------------


def truncate_to_integer(value: ir.Value) -> ir.Value:
    """Towards zero; keeps the sign of zero."""
    negative = compare("LT", value, splat(0.0, value))
    return select(negative, stablehlo.ceil(value), stablehlo.floor(value))


# --- powers and logarithms ------------------------------------------------------------------


def _log2(value: ir.Value) -> ir.Value:
    """log2(m * 2^e) = e + log(m) / log(2) with m in [2/3, 4/3): exact for powers of two."""
    fmt = format_of(element_type(value))
    if fmt.bits == 16:
        return convert(_log2(convert(value, ir.F32Type.get())), element_type(value))
    bits = to_signless(value)
    two_thirds = ((fmt.bias - 1) << fmt.mantissa) | ((1 << fmt.mantissa) // 3)
    exponent = stablehlo.shift_right_arithmetic(
        tensor_ops.subtract(bits, splat(two_thirds, bits)), splat(fmt.mantissa, bits)
    )
    inverse = stablehlo.shift_left(
        tensor_ops.subtract(splat(fmt.bias, bits), exponent), splat(fmt.mantissa, bits)
    )
    reduced = tensor_ops.multiply(value, as_type(inverse, value))
    scaled = tensor_ops.multiply(stablehlo.log(reduced), splat(1 / pymath.log(2), value))
    result = tensor_ops.add(convert(exponent, element_type(value)), scaled)
    finite = tensor_ops.and_(
        compare("GE", value, splat(fmt.smallest_normal, value)),
        compare("LT", value, splat(2.0 ** (fmt.bias - 1), value)),
    )
    plain = tensor_ops.multiply(stablehlo.log(value), splat(1 / pymath.log(2), value))
    return select(finite, result, plain)


def _log10(value: ir.Value) -> ir.Value:
    return tensor_ops.divide(stablehlo.log(value), splat(pymath.log(10), value))


def _exp2(value: ir.Value) -> ir.Value:
    """pow(2, x): exp(x * log(2)) would lose log2(|x|) bits to the rounding of the product.

    On a GPU, pow in f64 misses whole powers by an ulp: there 2^n exp((x - n) log(2)), n = round(x).
    """
    if str(element_type(value)) != "f64":
        return stablehlo.power(splat(2.0, value), value)
    whole = stablehlo.round_nearest_even(value)
    rest = tensor_ops.multiply(tensor_ops.subtract(value, whole), splat(pymath.log(2), value))
    limited = stablehlo.clamp(splat(-1100.0, value), whole, splat(1100.0, value))
    power = convert(limited, ir.IntegerType.get_signless(64))
    half = stablehlo.shift_right_arithmetic(power, splat(1, power))
    other = tensor_ops.subtract(power, half)
    near = tensor_ops.multiply(stablehlo.exponential(rest), _power_of_two(half, value))
    result = tensor_ops.multiply(near, _power_of_two(other, value))
    # Infinities have no rest.
    return select(stablehlo.is_finite(value), result, stablehlo.exponential(value))


def _power_of_two(exponent: ir.Value, like: ir.Value) -> ir.Value:
    fmt = format_of(element_type(like))
    biased = tensor_ops.add(exponent, splat(fmt.bias, exponent))
    return as_type(stablehlo.shift_left(biased, splat(fmt.mantissa, exponent)), like)


def _log1p(value: ir.Value) -> ir.Value:
    """In f64 -log1p(-x / (1 + x)) below -0.1, where XLA's own is 128 ulp off."""
    plain = stablehlo.log_plus_one(value)
    if str(element_type(value)) != "f64":
        return plain
    total = tensor_ops.add(value, splat(1.0, value))
    mirrored = stablehlo.log_plus_one(stablehlo.negate(tensor_ops.divide(value, total)))
    below = compare("LT", value, splat(-0.1, value))
    return select(below, stablehlo.negate(mirrored), plain)


def _atanh(value: ir.Value) -> ir.Value:
    """In f64, (log1p(x) - log1p(-x)) / 2, for the same reason."""
    if str(element_type(value)) != "f64":
        return chlo.atanh(value)
    difference = tensor_ops.subtract(_log1p(value), _log1p(stablehlo.negate(value)))
    return tensor_ops.multiply(splat(0.5, value), difference)


def _cosh(value: ir.Value) -> ir.Value:
    """By squares of exp(x / 2): XLA's exp(x + log(1/2)) is 24 ulp off, from rounding the sum."""
    if format_of(element_type(value)).bits == 16:
        return chlo.cosh(value)
    return tensor_ops.add(*_half_exponentials(value))


def _sinh(value: ir.Value) -> ir.Value:
    """As cosh where nothing cancels, XLA's (by expm1) for small numbers."""
    if format_of(element_type(value)).bits == 16:
        return chlo.sinh(value)
    large = tensor_ops.subtract(*_half_exponentials(value))
    small = compare("LT", stablehlo.abs(value), splat(1.0, value))
    return select(small, chlo.sinh(value), large)


def _half_exponentials(value: ir.Value) -> tuple[ir.Value, ir.Value]:
    """(exp(x) / 2, exp(-x) / 2), finite wherever their sum is."""
    half = splat(0.5, value)
    root = stablehlo.exponential(tensor_ops.multiply(half, value))
    growing = tensor_ops.multiply(tensor_ops.multiply(half, root), root)
    return growing, tensor_ops.divide(tensor_ops.divide(half, root), root)


def _float_to_int_power(_op: ir.Operation | None, operands: Operands) -> ir.Value:
    """|x|^n with the sign of x where n is odd: n may have more bits than the float's mantissa."""
    base, exponent = operands
    power = stablehlo.power(stablehlo.abs(base), convert(exponent, element_type(base)))
    one = splat(1, exponent)
    odd = compare("EQ", tensor_ops.and_(exponent, one), one)
    negative = tensor_ops.and_(odd, sign_bit_set(base))
    return select(negative, stablehlo.negate(power), power)


LOWERINGS: dict[str, Lowering] = {
    "arith.addf": binary(tensor_ops.add),
    "arith.subf": binary(tensor_ops.subtract),
    "arith.mulf": binary(tensor_ops.multiply),
    "arith.divf": binary(tensor_ops.divide),
    "arith.remf": binary(stablehlo.remainder),
    "arith.negf": unary(stablehlo.negate),
    "arith.cmpf": _compare,
    "arith.minimumf": binary(tensor_ops.minimum),
    "arith.maximumf": binary(tensor_ops.maximum),
    "arith.minnumf": binary(_number(tensor_ops.minimum)),
    "arith.maxnumf": binary(_number(tensor_ops.maximum)),
    "math.absf": unary(stablehlo.abs),
    "math.copysign": binary(_copy_sign),
    "math.fma": _fma,
    "math.ceil": unary(stablehlo.ceil),
    "math.floor": unary(stablehlo.floor),
    "math.trunc": unary(truncate_to_integer),
    "math.round": unary(stablehlo.round_nearest_afz),
    "math.roundeven": unary(stablehlo.round_nearest_even),
    "math.isnan": unary(is_nan),
    "math.isfinite": unary(stablehlo.is_finite),
    "math.sqrt": unary(stablehlo.sqrt),
    "math.rsqrt": unary(stablehlo.rsqrt),
    "math.cbrt": unary(stablehlo.cbrt),
    "math.exp": unary(stablehlo.exponential),
    "math.exp2": unary(_exp2),
    "math.expm1": unary(stablehlo.exponential_minus_one),
    "math.log": unary(stablehlo.log),
    "math.log1p": unary(_log1p),
    "math.log2": unary(_log2),
    "math.log10": unary(_log10),
    "math.powf": binary(stablehlo.power),
    "math.fpowi": _float_to_int_power,
    "math.sin": unary(stablehlo.sine),
    "math.cos": unary(stablehlo.cosine),
    "math.tan": unary(stablehlo.tan),
    "math.asin": unary(chlo.asin),
    "math.acos": unary(chlo.acos),
    "math.atan": unary(chlo.atan),
    "math.atan2": binary(stablehlo.atan2),
    "math.sinh": unary(_sinh),
    "math.cosh": unary(_cosh),
    "math.tanh": unary(stablehlo.tanh),
    "math.asinh": unary(chlo.asinh),
    "math.acosh": unary(chlo.acosh),
    "math.atanh": unary(_atanh),
    "math.erf": unary(chlo.erf),
    "math.erfc": unary(chlo.erfc),
}
