"""Integer `arith` and `math` ops as StableHLO: two's complement, wrap-around, any width.

i1 is StableHLO's predicate type, where arithmetic becomes logic. What LLVM leaves undefined
(division by zero, shifts by the width or more, INT_MIN / -1) gives some value and never traps.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from raise_kernel.bindings import chlo, ir, stablehlo
from raise_kernel.mlir import tensor_ops
from raise_kernel.passes.tensor.elementwise.build import (
    as_type,
    compare,
    convert,
    int_width,
    is_bool,
    logical_not,
    select,
    splat,
    to_unsigned,
    unsigned,
)
from raise_kernel.stablehlo.comparisons import SWAPPED

Operands = Sequence[ir.Value]
Result = ir.Value | list[ir.Value]
# The operation is None where a caller has only the op's name: comparisons and casts read it.
Lowering = Callable[[ir.Operation | None, Operands], Result]


def binary(
    build: Callable[[ir.Value, ir.Value], ir.Value],
    on_bool: Callable[[ir.Value, ir.Value], ir.Value] | None = None,
) -> Lowering:
    """A lowering from a two-operand builder, with another one for i1 where arithmetic differs."""

    def lower(_op: ir.Operation | None, operands: Operands) -> ir.Value:
        lhs, rhs = operands
        return (on_bool if on_bool and is_bool(lhs) else build)(lhs, rhs)

    return lower


def unary(build: Callable[[ir.Value], ir.Value]) -> Lowering:
    """A lowering from a one-operand builder."""
    return lambda _op, operands: build(operands[0])


def _unsigned(build: Callable[[ir.Value, ir.Value], ir.Value]):
    return lambda lhs, rhs: unsigned(build, lhs, rhs)


def _and_not(lhs: ir.Value, rhs: ir.Value) -> ir.Value:
    return tensor_ops.and_(lhs, logical_not(rhs))


def _first(lhs: ir.Value, _rhs: ir.Value) -> ir.Value:
    return lhs


def _false(lhs: ir.Value, _rhs: ir.Value) -> ir.Value:
    return splat(False, lhs)


# --- division -------------------------------------------------------------------------------


def _ceil_div_unsigned(lhs: ir.Value, rhs: ir.Value) -> ir.Value:
    """0 where lhs is 0, else (lhs - 1) / rhs + 1: no intermediate overflows."""
    a, b = to_unsigned(lhs), to_unsigned(rhs)
    one = splat(1, a)
    quotient = tensor_ops.divide(tensor_ops.subtract(a, one), b)
    rounded = tensor_ops.add(quotient, one)
    zero = splat(0, a)
    return as_type(select(compare("EQ", a, zero), zero, rounded), lhs)


def _round_quotient(lhs: ir.Value, rhs: ir.Value, upward: bool) -> ir.Value:
    """The truncated quotient, moved by one where it is inexact and on the wrong side."""
    zero = splat(0, lhs)
    quotient = tensor_ops.divide(lhs, rhs)
    remainder = tensor_ops.subtract(lhs, tensor_ops.multiply(quotient, rhs))
    inexact = compare("NE", remainder, zero)
    same_sign = compare(
        "EQ" if upward else "NE", compare("LT", remainder, zero), compare("LT", rhs, zero)
    )
    moved = tensor_ops.add(quotient, splat(1 if upward else -1, quotient))
    return select(tensor_ops.and_(inexact, same_sign), moved, quotient)


# --- bits and wide arithmetic ---------------------------------------------------------------


def _count_trailing_zeros(value: ir.Value) -> ir.Value:
    """The population of the ones below the lowest set bit: ~x & (x - 1)."""
    below = tensor_ops.and_(logical_not(value), tensor_ops.subtract(value, splat(1, value)))
    return stablehlo.popcnt(below)


def _multiply_extended(signed: bool) -> Lowering:
    """(low, high) halves of the product of twice the width."""

    def lower(_op: ir.Operation | None, operands: Operands) -> list[ir.Value]:
        lhs, rhs = operands
        if is_bool(lhs):
            low = tensor_ops.and_(lhs, rhs)
            return [low, splat(False, lhs)]
        low = tensor_ops.multiply(lhs, rhs)
        return [low, _high_product(lhs, rhs, signed)]

    return lower


def _high_product(lhs: ir.Value, rhs: ir.Value, signed: bool) -> ir.Value:
    if int_width(lhs) < 32:
        return _high_product_wide(lhs, rhs, signed)
    high = unsigned(chlo.mulhi, lhs, rhs)
    if not signed:
        return high
    # XLA compiles no signed mulhi for CPUs inside of a reduction or on one element. A negative
    # factor is 2^width too large as an unsigned one, so the product has the other one too much.
    last = splat(int_width(lhs) - 1, lhs)
    for factor, other in ((lhs, rhs), (rhs, lhs)):
        negative = stablehlo.shift_right_arithmetic(factor, last)
        high = tensor_ops.subtract(high, tensor_ops.and_(negative, other))
    return high


def _high_product_wide(lhs: ir.Value, rhs: ir.Value, signed: bool) -> ir.Value:
    """By a product in 32 bits, which holds that of two 8- or 16-bit numbers."""
    width = int_width(lhs)
    a, b = (lhs, rhs) if signed else (to_unsigned(lhs), to_unsigned(rhs))
    wide = ir.IntegerType.get_signless(32)
    product = tensor_ops.multiply(convert(a, wide), convert(b, wide))
    high = stablehlo.shift_right_logical(product, splat(width, product))
    return convert(high, ir.IntegerType.get_signless(width))


# --- comparison -----------------------------------------------------------------------------

_PREDICATES = ("EQ", "NE", "LT", "LE", "GT", "GE", "LT", "LE", "GT", "GE")
_FIRST_UNSIGNED = 6  # arith.cmpi: eq ne slt sle sgt sge ult ule ugt uge


def _compare(op: ir.Operation | None, operands: Operands) -> ir.Value:
    assert op is not None
    predicate = ir.IntegerAttr(op.attributes["predicate"]).value
    direction = _PREDICATES[predicate]
    lhs, rhs = operands
    if is_bool(lhs):
        # A signed i1 is 0 or -1: its order is the reverse of false < true.
        return compare(direction if predicate >= _FIRST_UNSIGNED else SWAPPED[direction], lhs, rhs)
    if predicate >= _FIRST_UNSIGNED:
        lhs, rhs = to_unsigned(lhs), to_unsigned(rhs)
    return compare(direction, lhs, rhs)


LOWERINGS: dict[str, Lowering] = {
    "arith.addi": binary(tensor_ops.add, tensor_ops.xor),
    "arith.subi": binary(tensor_ops.subtract, tensor_ops.xor),
    "arith.muli": binary(tensor_ops.multiply, tensor_ops.and_),
    "arith.divsi": binary(tensor_ops.divide, _first),
    "arith.divui": binary(_unsigned(tensor_ops.divide), _first),
    "arith.remsi": binary(stablehlo.remainder, _false),
    "arith.remui": binary(_unsigned(stablehlo.remainder), _false),
    "arith.ceildivsi": binary(lambda a, b: _round_quotient(a, b, upward=True), _first),
    "arith.floordivsi": binary(lambda a, b: _round_quotient(a, b, upward=False), _first),
    "arith.ceildivui": binary(_ceil_div_unsigned, _first),
    "arith.andi": binary(tensor_ops.and_),
    "arith.ori": binary(tensor_ops.or_),
    "arith.xori": binary(tensor_ops.xor),
    "arith.shli": binary(stablehlo.shift_left, _and_not),
    "arith.shrui": binary(stablehlo.shift_right_logical, _and_not),
    "arith.shrsi": binary(stablehlo.shift_right_arithmetic, _first),
    "arith.minsi": binary(tensor_ops.minimum, tensor_ops.or_),
    "arith.maxsi": binary(tensor_ops.maximum, tensor_ops.and_),
    "arith.minui": binary(_unsigned(tensor_ops.minimum), tensor_ops.and_),
    "arith.maxui": binary(_unsigned(tensor_ops.maximum), tensor_ops.or_),
    "arith.cmpi": _compare,
    "arith.mulsi_extended": _multiply_extended(signed=True),
    "arith.mului_extended": _multiply_extended(signed=False),
    "math.absi": unary(stablehlo.abs),
    "math.ctlz": unary(stablehlo.count_leading_zeros),
    "math.cttz": unary(_count_trailing_zeros),
    "math.ctpop": unary(stablehlo.popcnt),
}
