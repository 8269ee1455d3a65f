"""Partial results that overflow, underflow or cancel, in launches with noise (noise.py).

A sum near the largest number becomes the largest number in some launches, infinity in others, and
stays what it is in the rest: what is subtracted from it may leave zero. Where the order of a
reduction is in question (`OutOfRange`), what leaves the range of its type is NaN in one launch and
one in another, and sums are moved by the last places of their larger operand.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass

from raise_kernel.runtime.reference.float_kinds import EPSILON, LARGEST, MARKED, SMALLEST, SUFFIX
from raise_kernel.runtime.reference.record import Record

# Of four sums near the largest number, those that overflow; or AS_THEY_ARE, where all are left.
OVERFLOW = "rk.noise.overflow"
AS_THEY_ARE = 5
RANGE = "rk.noise.range"  # the code of an `OutOfRange`, STILL, or 0
STILL = 64  # the code for launches in which no result is moved

# Units in the last place by which a result is moved at most.
UNITS = 2.0


class Factors(enum.IntEnum):
    """Which factors of a product count, or which terms of a sum; zero is no small factor."""

    ALL = 0
    LARGE = 16
    SMALL = 32
    POSITIVE = 80
    NEGATIVE = 96


@dataclass(frozen=True)
class OutOfRange:
    """What stands for results that leave the range of their type: NaN, or one.

    `sums`: for sums that overflow, and for products that do and go into a sum; `products`: for
    products that overflow or underflow. Operands that are infinite, NaN or zero leave no range.
    `factors`: those of products that count, others are taken for one, and nothing is moved. Some
    order has a partial product out of range where all factors above one overflow, or all below one
    underflow: an element for which the two choices of `one` differ then depends on the order. So it
    does for sums where all positive terms overflow, or all negative ones.
    """

    one: bool
    sums: bool
    products: bool
    factors: Factors = Factors.ALL
    record: Record | None = None

    def code(self) -> int:
        """As `RANGE` has it."""
        return 1 + self.one + 4 * self.sums + 8 * self.products + self.factors


def overflow_of_sum(kind: str) -> str:
    """Infinity or the largest number for a sum that is near the latter: in another order, partial
    sums overflow elsewhere. A fused sum whose product alone overflows may be infinite where it is
    finite, and have the product's sign where it is infinite."""
    infinite, largest, near = LARGEST[kind]
    return f"""
  %size1 = call double @llvm.fabs.f64(double %w1)
  %size2 = call double @llvm.fabs.f64(double %w2)
  %finite1 = fcmp olt double %size1, 0x7FF0000000000000
  %finite2 = fcmp olt double %size2, 0x7FF0000000000000
  %some1 = fcmp ogt double %size1, 0.0
  %some2 = fcmp ogt double %size2, 0.0
  %near = fcmp oge double %size, {near:.17e}
  %bound = and i1 %finite1, %finite2
  %sum = and i1 %some1, %some2
  %real = and i1 %bound, %sum
  %partial = and i1 %real, %near
  %signs = fmul double %w0, %w1
  %against = fcmp olt double %signs, 0.0
  %other.sign = or i1 %finite, %against
  %unfused = icmp ult i1 %finite1, %other.sign
  %other.order = or i1 %partial, %unfused
  %share = load i8, ptr @{OVERFLOW}
  %decided = icmp ult i8 %share, {AS_THEY_ARE}
  %over = and i1 %other.order, %decided
  br i1 %over, label %large, label %usual
large:
  %toss = call i64 @rk.noise.word()
  %tossed = trunc i64 %toss to i8
  %few = and i8 %tossed, 3
  %is.infinite = icmp ult i8 %few, %share
  %unlike = xor i1 %finite1, true
  br i1 %unlike, label %apart, label %together
apart:
  %product = call {kind} @llvm.copysign.{SUFFIX[kind]}({kind} {infinite}, {kind} %p1)
  %either = select i1 %is.infinite, {kind} %product, {kind} %p0
  ret {kind} %either
together:
  %end = select i1 %is.infinite, {kind} {infinite}, {kind} {largest}
  %signed = call {kind} @llvm.copysign.{SUFFIX[kind]}({kind} %end, {kind} %p0)
  ret {kind} %signed
usual:"""


def overflowing_product(kind: str) -> str:
    """Infinity or the largest number for a product that is a little more than the latter: fused
    with a sum it is no infinity."""
    _, largest, near = LARGEST[kind]
    return f"""
  %whole = fmul double %w1, %w2
  %length = call double @llvm.fabs.f64(double %whole)
  %infinite = xor i1 %finite, true
  %little = fcmp olt double %length, {64 * near:.17e}
  %over = and i1 %infinite, %little
  br i1 %over, label %large, label %usual
large:
  %share = load i8, ptr @{OVERFLOW}
  %kept.infinite = icmp ugt i8 %share, 2
  %signed = call {kind} @llvm.copysign.{SUFFIX[kind]}({kind} {largest}, {kind} %p0)
  %chosen = select i1 %kept.infinite, {kind} %p0, {kind} %signed
  ret {kind} %chosen
usual:"""


# The bits of `RANGE` that ask for an operation's results out of range; a `term` is a product that
# goes into a sum.
LOST = {"fadd": 4, "fsub": 4, "fma": 4, "term": 4 + 8, "fmul": 8}


def out_of_range(op: str, kind: str) -> str:
    """NaN or one, as `RANGE` says, for a result that overflows, or a product that underflows. A
    term near the largest number overflows with others like it where the sum is infinite already."""
    smallest = 2.0**-14 if kind == "half" else SMALLEST[kind]
    nan = {"half": "0xH7E00", "bfloat": "0xR7FC0"}.get(kind, "0x7FF8000000000000")
    underflows = 8 if op in ("fmul", "term") else 0
    near = LARGEST[kind][2]
    return f"""
  %lost.range = load i8, ptr @{RANGE}
  %lost.bits = and i8 %lost.range, {LOST[op]}
  %lost.asked = icmp ne i8 %lost.bits, 0
  %lost.length1 = call double @llvm.fabs.f64(double %w1)
  %lost.length2 = call double @llvm.fabs.f64(double %w2)
  %lost.number1 = fcmp olt double %lost.length1, 0x7FF0000000000000
  %lost.number2 = fcmp olt double %lost.length2, 0x7FF0000000000000
  %lost.nonzero1 = fcmp ogt double %lost.length1, 0.0
  %lost.nonzero2 = fcmp ogt double %lost.length2, 0.0
  %lost.numbers = and i1 %lost.number1, %lost.number2
  %lost.nonzero = and i1 %lost.nonzero1, %lost.nonzero2
  %lost.below = fcmp olt double %size, {smallest:.17e}
  %lost.underflow = and i1 %lost.nonzero, %lost.below
  %lost.few = and i8 %lost.range, {underflows}
  %lost.counts = icmp ne i8 %lost.few, 0
  %lost.tiny = and i1 %lost.underflow, %lost.counts
  %lost.huge = xor i1 %finite, true
  %lost.end = or i1 %lost.huge, %lost.tiny
  %lost.out = and i1 %lost.numbers, %lost.end
  %lost.near1 = fcmp oge double %lost.length1, {near:.17e}
  %lost.near2 = fcmp oge double %lost.length2, {near:.17e}
  %lost.first = and i1 %lost.number1, %lost.near1
  %lost.second = and i1 %lost.number2, %lost.near2
  %lost.large = or i1 %lost.first, %lost.second
  %lost.hidden = and i1 %lost.large, {"true" if underflows == 0 else "false"}
  %lost.late = and i1 %lost.hidden, %lost.huge
  %lost.left = or i1 %lost.out, %lost.late
  %lost.replaced = and i1 %lost.left, %lost.asked
  br i1 %lost.replaced, label %lost, label %held
lost:
  %lost.choice = and i8 %lost.range, 2
  %lost.is.one = icmp ne i8 %lost.choice, 0
  %lost.substitute = select i1 %lost.is.one, {kind} 1.0, {kind} {nan}
  ret {kind} %lost.substitute
held:{reordered(kind) if op in ("fadd", "fsub") else ""}"""


def asked(op: str) -> str:
    """The lines for whether `RANGE` asks for factors, or terms, of an operation's results."""
    if op in ("fadd", "fsub", "fma"):
        return f"%told.asked = icmp uge i8 %told.range, {Factors.POSITIVE}"
    if op not in ("fmul", "term"):
        return "%told.asked = icmp ult i8 %told.range, 0"
    return f"""%told.above = icmp uge i8 %told.range, {Factors.LARGE}
  %told.below = icmp ult i8 %told.range, {STILL}
  %told.asked = and i1 %told.above, %told.below"""


def some_terms(kind: str, minus: bool) -> str:
    """The sum of the terms that `RANGE` asks for; what it says for one that leaves the range.
    Infinities and NaNs are left to the whole."""
    nan = MARKED[kind]
    suffix, infinite = SUFFIX[kind], LARGEST[kind][0]
    terms = "".join(
        f"""
  %part.term{i} = fmul {kind} %p{i}, {-1.0 if minus and i == 2 else 1.0}
  %part.size{i} = call {kind} @llvm.fabs.{suffix}({kind} %p{i})
  %part.finite{i} = fcmp olt {kind} %part.size{i}, {infinite}
  %part.above{i} = fcmp ogt {kind} %part.term{i}, 0.0
  %part.kept{i} = xor i1 %part.above{i}, %part.negative
  %part.counted{i} = select i1 %part.kept{i}, {kind} %part.term{i}, {kind} 0.0"""
        for i in (1, 2)
    )
    return f"""
  %part.range = load i8, ptr @{RANGE}
  %part.asked = icmp uge i8 %part.range, {Factors.POSITIVE}
  %part.negative = icmp uge i8 %part.range, {Factors.NEGATIVE}{terms}
  %part.finite = and i1 %part.finite1, %part.finite2
  %part.instead = and i1 %part.asked, %part.finite
  br i1 %part.instead, label %some.terms, label %all.terms
some.terms:
  %part.sum = fadd {kind} %part.counted1, %part.counted2
  %part.size = call {kind} @llvm.fabs.{suffix}({kind} %part.sum)
  %part.over = fcmp oeq {kind} %part.size, {infinite}
  %part.choice = and i8 %part.range, 2
  %part.is.one = icmp ne i8 %part.choice, 0
  %part.substitute = select i1 %part.is.one, {kind} 1.0, {kind} {nan}
  %part.result = select i1 %part.over, {kind} %part.substitute, {kind} %part.sum
  ret {kind} %part.result
all.terms:"""


def some_factors(kind: str) -> str:
    """The product of the factors that `RANGE` asks for, with the sign of the whole; what it says
    for one that leaves the range. Infinities and NaNs are left to the whole."""
    smallest = 2.0**-14 if kind == "half" else SMALLEST[kind]
    nan = MARKED[kind]
    suffix, infinite = SUFFIX[kind], LARGEST[kind][0]
    factors = "".join(
        f"""
  %some.size{i} = call {kind} @llvm.fabs.{suffix}({kind} %p{i})
  %some.finite{i} = fcmp olt {kind} %some.size{i}, {infinite}
  %some.large{i} = fcmp ogt {kind} %some.size{i}, 1.0
  %some.nonzero{i} = fcmp ogt {kind} %some.size{i}, 0.0
  %some.small{i} = xor i1 %some.large{i}, %some.nonzero{i}
  %some.kept{i} = select i1 %some.upper, i1 %some.large{i}, i1 %some.small{i}
  %some.factor{i} = select i1 %some.kept{i}, {kind} %some.size{i}, {kind} 1.0"""
        for i in (1, 2)
    )
    return f"""
  %some.range = load i8, ptr @{RANGE}
  %some.above = icmp uge i8 %some.range, {Factors.LARGE}
  %some.below = icmp ult i8 %some.range, {STILL}
  %some.asked = and i1 %some.above, %some.below
  %some.upper = icmp ult i8 %some.range, {Factors.SMALL}{factors}
  %some.finite = and i1 %some.finite1, %some.finite2
  %some.instead = and i1 %some.asked, %some.finite
  br i1 %some.instead, label %some, label %all
some:
  %some.product = fmul {kind} %some.factor1, %some.factor2
  %some.wide = {"bitcast" if kind == "double" else "fpext"} {kind} %some.product to double
  %some.huge = fcmp oeq double %some.wide, 0x7FF0000000000000
  %some.tiny = fcmp olt double %some.wide, {smallest:.17e}
  %some.out = or i1 %some.huge, %some.tiny
  %some.choice = and i8 %some.range, 2
  %some.is.one = icmp ne i8 %some.choice, 0
  %some.substitute = select i1 %some.is.one, {kind} 1.0, {kind} {nan}
  %some.signed = call {kind} @llvm.copysign.{suffix}({kind} %some.product, {kind} %p0)
  %some.result = select i1 %some.out, {kind} %some.substitute, {kind} %some.signed
  ret {kind} %some.result
all:"""


def reordered(kind: str) -> str:
    """A sum moved by the last places of its larger operand: what cancels in the kernel's order is
    rounded before it does in another one."""
    narrow = "bitcast double %at.sum to double"
    if kind != "double":
        narrow = f"fptrunc double %at.sum to {kind}"
    return f"""
  %at.asked = and i1 %lost.asked, %finite
  br i1 %at.asked, label %at, label %before
at:
  %at.size = call double @llvm.maxnum.f64(double %lost.length1, double %lost.length2)
  %at.moved = call double @rk.noise.move(double %at.size, double {UNITS * EPSILON[kind]:.17e})
  %at.noise = fsub double %at.moved, %at.size
  %at.sum = fadd double %w0, %at.noise
  %at.result = {narrow}
  ret {kind} %at.result
before:"""
