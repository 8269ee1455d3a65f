"""Scalar expressions over `arith` and `math`: the notation the device library is written in.

`Expr` wraps an `ir.Value` of scalar type. Operators build operations at the current insertion
point; Python numbers become constants of the other operand's type. Integers are signless: `<` is
the signed comparison, `>>` the logical shift, and what is unsigned has a name of its own. On floats
a comparison is false where an operand is NaN, `ne` apart.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from raise_kernel.analysis.integers.predicates import CMPF, CMPI
from raise_kernel.bindings import ir
from raise_kernel.mlir.float_formats import FloatFormat, format_of
from raise_kernel.mlir.values import scalar_attr
from raise_kernel.passes.standardize.emitter import i64_attr, int_type

Number = int | float


def build(name: str, operands: Sequence[Expr], type_: ir.Type, **attributes: ir.Attribute) -> Expr:
    """One operation with one result."""
    op = ir.Operation.create(
        name, results=[type_], operands=[e.value for e in operands], attributes=attributes
    )
    return Expr(op.result)


def constant(value: Number, type_: ir.Type) -> Expr:
    """A constant; an integer may be given signed or unsigned."""
    return build("arith.constant", [], type_, value=scalar_attr(type_, value))


def _binary(float_op: str, int_op: str) -> Callable[[Expr, Expr | Number], Expr]:
    """An operator on two values of one type."""

    def apply(first: Expr, other: Expr | Number) -> Expr:
        name = float_op if first.is_float else int_op
        return build(name, [first, first.like(other)], first.type)

    return apply


def _swapped(operator: Callable[[Expr, Expr], Expr]) -> Callable[[Expr, Number], Expr]:
    """The operator with a number on its left."""
    return lambda last, first: operator(last.like(first), last)


def _bitwise(name: str) -> Callable[[Expr, Expr | Number], Expr]:
    return _binary(name, name)


def _comparison(name: str, unsigned: bool = False) -> Callable[[Expr, Expr | Number], Expr]:
    return lambda first, other: first.compare(name, other, unsigned)


class Expr:
    """A scalar value with operators."""

    __slots__ = ("value",)

    def __init__(self, value: ir.Value) -> None:
        self.value = value

    # --- types ---

    @property
    def type(self) -> ir.Type:
        return self.value.type

    @property
    def is_float(self) -> bool:
        return isinstance(self.type, ir.FloatType)

    @property
    def format(self) -> FloatFormat:
        return format_of(self.type)

    @property
    def width(self) -> int:
        return self.format.bits if self.is_float else ir.IntegerType(self.type).width

    def like(self, other: Expr | Number) -> Expr:
        """`other` as an expression of this one's type."""
        return other if isinstance(other, Expr) else constant(other, self.type)

    # --- arithmetic ---

    __add__ = _binary("arith.addf", "arith.addi")
    __sub__ = _binary("arith.subf", "arith.subi")
    __mul__ = _binary("arith.mulf", "arith.muli")
    __truediv__ = _binary("arith.divf", "arith.divsi")
    __radd__ = _swapped(__add__)
    __rsub__ = _swapped(__sub__)
    __rmul__ = _swapped(__mul__)
    __rtruediv__ = _swapped(__truediv__)

    def __neg__(self) -> Expr:
        return build("arith.negf", [self], self.type) if self.is_float else 0 - self

    # --- bits ---

    __and__ = _bitwise("arith.andi")
    __or__ = _bitwise("arith.ori")
    __xor__ = _bitwise("arith.xori")
    __lshift__ = _bitwise("arith.shli")
    __rshift__ = _bitwise("arith.shrui")
    shift_right_signed = _bitwise("arith.shrsi")

    def __invert__(self) -> Expr:
        return self ^ -1

    # --- comparisons ---

    def compare(self, name: str, other: Expr | Number, unsigned: bool = False) -> Expr:
        if self.is_float:
            operation, predicate = "arith.cmpf", CMPF["une" if name == "ne" else f"o{name}"]
        else:
            sign = "" if name in ("eq", "ne") else "u" if unsigned else "s"
            operation, predicate = "arith.cmpi", CMPI[sign + name]
        return build(
            operation, [self, self.like(other)], int_type(1), predicate=i64_attr(predicate)
        )

    eq, ne = _comparison("eq"), _comparison("ne")
    __lt__, __le__ = _comparison("lt"), _comparison("le")
    __gt__, __ge__ = _comparison("gt"), _comparison("ge")
    below, above = _comparison("lt", unsigned=True), _comparison("gt", unsigned=True)

    # --- changes of type ---

    def bits(self) -> Expr:
        """A float's bits as an integer."""
        return build("arith.bitcast", [self], int_type(self.width)) if self.is_float else self

    def bitcast(self, type_: ir.Type) -> Expr:
        """The bits as another type of the same width."""
        return self if type_ == self.type else build("arith.bitcast", [self], type_)

    def resize(self, width: int, signed: bool) -> Expr:
        """An integer of another width, truncated or extended."""
        if width == self.width:
            return self
        extend = "arith.extsi" if signed else "arith.extui"
        return build("arith.trunci" if width < self.width else extend, [self], int_type(width))

    def signed_to_float(self, type_: ir.Type) -> Expr:
        return build("arith.sitofp", [self], type_)

    def unsigned_to_float(self, type_: ir.Type) -> Expr:
        return build("arith.uitofp", [self], type_)

    def to_signed(self, width: int) -> Expr:
        """Towards zero; undefined where it does not fit."""
        return build("arith.fptosi", [self], int_type(width))

    def to_unsigned(self, width: int) -> Expr:
        return build("arith.fptoui", [self], int_type(width))

    def to_float(self, type_: ir.Type) -> Expr:
        """The nearest float of another format."""
        if type_ == self.type:
            return self
        wider = self.width < format_of(type_).bits
        return build("arith.extf" if wider else "arith.truncf", [self], type_)


# --- functions of expressions ---------------------------------------------------------------


def where(condition: Expr, on_true: Expr | Number, on_false: Expr | Number) -> Expr:
    """`arith.select`; one of the two may be a number."""
    typed = on_true if isinstance(on_true, Expr) else on_false
    assert isinstance(typed, Expr)
    operands = [condition, typed.like(on_true), typed.like(on_false)]
    return build("arith.select", operands, typed.type)


def _same_type(name: str):
    def apply(first: Expr, *others: Expr | Number) -> Expr:
        return build(name, [first, *map(first.like, others)], first.type)

    return apply


absolute = _same_type("math.absf")
sqrt = _same_type("math.sqrt")
rsqrt = _same_type("math.rsqrt")
cbrt = _same_type("math.cbrt")
exp = _same_type("math.exp")
exp2 = _same_type("math.exp2")
log = _same_type("math.log")
log1p = _same_type("math.log1p")
sin = _same_type("math.sin")
cos = _same_type("math.cos")
power = _same_type("math.powf")
erfc = _same_type("math.erfc")
floor = _same_type("math.floor")
ceil = _same_type("math.ceil")
trunc = _same_type("math.trunc")
round_even = _same_type("math.roundeven")
copysign = _same_type("math.copysign")
fmod = _same_type("arith.remf")
fma = _same_type("math.fma")
min_number = _same_type("arith.minnumf")
max_number = _same_type("arith.maxnumf")
minimum = _same_type("arith.minimumf")
maximum = _same_type("arith.maximumf")
min_signed = _same_type("arith.minsi")
max_signed = _same_type("arith.maxsi")
min_unsigned = _same_type("arith.minui")
max_unsigned = _same_type("arith.maxui")
remainder_unsigned = _same_type("arith.remui")
absolute_integer = _same_type("math.absi")
leading_zeros = _same_type("math.ctlz")
trailing_zeros = _same_type("math.cttz")
population = _same_type("math.ctpop")


def whole_product(a: Expr, b: Expr, signed: bool) -> tuple[Expr, Expr]:
    """The low and the high half of a product of integers."""
    name = "arith.mulsi_extended" if signed else "arith.mului_extended"
    op = ir.Operation.create(name, results=[a.type, a.type], operands=[a.value, b.value])
    return Expr(op.results[0]), Expr(op.results[1])


def clamp_signed(value: Expr, low: int, high: int) -> Expr:
    return min_signed(max_signed(value, low), high)


def is_nan(x: Expr) -> Expr:
    return x.ne(x)


def is_infinite(x: Expr) -> Expr:
    return absolute(x).eq(math.inf)


def sign_bit(x: Expr) -> Expr:
    """i1: set for negative numbers, -0.0 and negative NaN."""
    return x.bits() < 0


def pow2(n: Expr, type_: ir.Type) -> Expr:
    """2^n, for an integer n of the float's width in the range of normal exponents."""
    fmt = format_of(type_)
    return ((n + fmt.bias) << fmt.mantissa).bitcast(type_)


def horner(x: Expr, coefficients: Sequence[float]) -> Expr:
    """The polynomial with these coefficients, the constant one first."""
    result = x.like(coefficients[-1])
    for coefficient in reversed(coefficients[:-1]):
        result = result * x + coefficient
    return result
