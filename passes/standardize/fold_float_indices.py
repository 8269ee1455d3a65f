"""Computes an index in integers, if the kernel computes it in floats from integers.

    %f = arith.uitofp %i : i32 to f32                        // 0 <= %i < 1000
    %g = arith.addf %f, %half : f32
    %h = arith.minimumf %g, %ten : f32
    %r = math.floor %h : f32
    %p = arith.fptosi %r : f32 to i32
    ->
    %p = arith.minsi %i, %c10 : i32

So a texture that is read at pixel centers, `tex2D(t, x + 0.5f, y + 0.5f)`, is read at an affine
index. It holds where no step rounds: sums of an integer of known range and constants, multiples by
a whole number, clamps, and floor, on values that the type holds exactly. Other conversions stay as
they are. Refuses nothing.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from fractions import Fraction

from raise_kernel.analysis.integers.integer_range import signed_range
from raise_kernel.bindings import ir
from raise_kernel.mlir.rewriting import replace_op
from raise_kernel.mlir.values import defining_op
from raise_kernel.mlir.walks import kernels, walked
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.standardize.emitter import Emitter

_MANTISSA = {"f32": 24, "f64": 53}
_CLAMPS = {
    "arith.maximumf": "max",
    "arith.maxnumf": "max",
    "arith.minimumf": "min",
    "arith.minnumf": "min",
}


@register_pass("fold-float-indices", stage="standardize", needs=("arith.fptosi",))
def fold_float_indices(module: ir.Module, ctx: PassContext) -> None:
    """Compute in integers what is converted from an exact float."""
    for func in kernels(module):
        for block in func.regions[0].blocks:
            for op in walked(block):
                if op.name == "arith.fptosi":
                    _fold(op)


@dataclass(frozen=True)
class _Exact:
    """`clamps` applied one after another to `base * scale + offset`, all exact in the float type.

    `low` and `high` bound the value; `bits` is the type's mantissa.
    """

    base: ir.Value
    scale: int
    offset: Fraction
    clamps: tuple[tuple[str, Fraction], ...]
    low: Fraction
    high: Fraction
    bits: int

    @property
    def fits(self) -> bool:
        """Whether every value that it may take is a float: a multiple of the unit, small enough."""
        unit = max(number.denominator for number in (self.offset, *(k for _, k in self.clamps)))
        largest = max(abs(self.low), abs(self.high))
        return unit & (unit - 1) == 0 and largest * unit <= 1 << self.bits

    def mapped(self, change: Callable[[Fraction], Fraction]) -> _Exact:
        """The value under a monotone function that goes through to offset and clamps."""
        return replace(
            self,
            offset=change(self.offset),
            clamps=tuple((kind, change(k)) for kind, k in self.clamps),
            low=change(self.low),
            high=change(self.high),
        )

    def scaled(self, factor: int) -> _Exact:
        return replace(self.mapped(lambda x: x * factor), scale=self.scale * factor)

    def clamped(self, kind: str, bound: Fraction) -> _Exact:
        if bound <= self.low if kind == "max" else bound >= self.high:
            return self
        pick = max if kind == "max" else min
        low, high = pick(self.low, bound), pick(self.high, bound)
        return replace(self, clamps=(*self.clamps, (kind, bound)), low=low, high=high)

    @property
    def is_whole(self) -> bool:
        return all(x.denominator == 1 for x in (self.offset, *(k for _, k in self.clamps)))


def _fold(op: ir.Operation) -> None:
    """Replaces a conversion, if its operand is exact and its values fit the integer."""
    value = _exact(op.operands[0])
    if value is None:
        return
    if not value.is_whole:
        if value.low < 0:  # the conversion cuts towards zero
            return
        value = value.mapped(_floor)
    kind = op.results[0].type
    limit = 1 << (ir.IntegerType(kind).width - 1)
    parts = (value.low, value.high, value.offset, *(k for _, k in value.clamps))
    if value.base.type != kind or any(not -limit <= x < limit for x in parts):
        return
    products = [end * value.scale for end in signed_range(value.base)]
    if any(not -limit <= x < limit for p in products for x in (p, p + value.offset)):
        return
    replace_op(op, [_integer(Emitter.before(op), value)])


def _integer(emit: Emitter, value: _Exact) -> ir.Value:
    """The same in integers."""
    result = value.base
    if value.scale != 1:
        result = emit.binary("arith.muli", result, emit.int_like(result, value.scale))
    if value.offset:
        result = emit.binary("arith.addi", result, emit.int_like(result, int(value.offset)))
    for kind, bound in value.clamps:
        name = "arith.maxsi" if kind == "max" else "arith.minsi"
        result = emit.binary(name, result, emit.int_like(result, int(bound)))
    return result


def _floor(x: Fraction) -> Fraction:
    return Fraction(math.floor(x))


def _exact(value: ir.Value) -> _Exact | None:
    """The form of a float, None where a step may round."""
    op = defining_op(value)
    if op is None:
        return None
    if op.name in ("arith.sitofp", "arith.uitofp"):
        return _converted(op)
    if op.name not in _STEPS and op.name not in _CLAMPS:
        return None
    inner = _exact(op.operands[0])
    if inner is None:
        return None
    if op.name == "math.floor":
        return inner.mapped(_floor)
    if op.name == "math.roundeven":
        return inner if inner.is_whole else None
    constant = _constant(op.operands[1])
    if constant is None:
        return None
    if op.name in _CLAMPS:
        found = inner.clamped(_CLAMPS[op.name], constant)
    elif op.name == "arith.mulf":
        if constant.denominator != 1 or constant < 1:
            return None
        found = inner.scaled(int(constant))
    else:
        shift = constant if op.name == "arith.addf" else -constant
        found = inner.mapped(lambda x: x + shift)
    return found if found.fits else None


def _constant(value: ir.Value) -> Fraction | None:
    """A finite constant."""
    op = defining_op(value)
    if op is None or op.name != "arith.constant":
        return None
    attribute = op.attributes["value"]
    if not isinstance(attribute, ir.FloatAttr) or not math.isfinite(attribute.value):
        return None
    return Fraction(attribute.value)


_STEPS = frozenset(("math.floor", "math.roundeven", "arith.addf", "arith.subf", "arith.mulf"))


def _converted(op: ir.Operation) -> _Exact | None:
    """An integer of known range."""
    bits = _MANTISSA.get(str(op.results[0].type))
    low, high = signed_range(op.operands[0])
    if bits is None or (op.name == "arith.uitofp" and low < 0):
        return None
    whole = Fraction(0)
    found = _Exact(op.operands[0], 1, whole, (), Fraction(low), Fraction(high), bits)
    return found if found.fits else None
