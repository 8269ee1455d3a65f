"""Run-time tests of magnitudes in StableHLO: what the guards of solves and factors ask for.

The tests are false for NaN. `by_system` takes what was named for systems that hold, and the
kernel's own values for others; the kernel's own steps run only where some system fails
(`guards.where_rows` does so for rows that are axes of the results; systems may be within an axis,
or in a part of an array).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from raise_kernel.bindings import ir, stablehlo
from raise_kernel.passes.tensor_opt.idioms.guards import where_all


@dataclass(frozen=True)
class Placed:
    """A named value, and the mask of systems as one of its elements."""

    value: ir.Value
    holds: ir.Value


def within(x: ir.Value, exponent: float) -> ir.Value:
    """Whether no magnitude is larger than two to this."""
    return compared("LE", stablehlo.abs(x), splat(x.type, 2.0**exponent))


def apart(x: ir.Value, exponent: float) -> ir.Value:
    """Whether no magnitude is smaller than two to minus this."""
    return compared("GE", stablehlo.abs(x), splat(x.type, 2.0**-exponent))


def is_not_zero(x: ir.Value) -> ir.Value:
    return compared("NE", x, splat(x.type, 0.0))


def compared(word: str, a: ir.Value, b: ir.Value) -> ir.Value:
    return stablehlo.compare(a, b, stablehlo.ComparisonDirectionAttr.get(word))


def splat(type_: ir.Type, value: float) -> ir.Value:
    type_ = ir.RankedTensorType(type_)
    attr = ir.FloatAttr.get(type_.element_type, value)
    return stablehlo.constant(ir.DenseElementsAttr.get_splat(type_, attr))


def true(shape: list[int]) -> ir.Value:
    """A mask of this shape that holds everywhere."""
    type_ = ir.RankedTensorType.get(shape, ir.IntegerType.get_signless(1))
    return stablehlo.constant(ir.DenseElementsAttr.get_splat(type_, ir.BoolAttr.get(True)))


def spread(mask: ir.Value, shape: list[int], axes: list[int]) -> ir.Value:
    """A mask as one of this shape, whose `axes` are the mask's."""
    type_ = ir.RankedTensorType.get(shape, ir.IntegerType.get_signless(1))
    return stablehlo.broadcast_in_dim(type_, mask, ir.DenseI64ArrayAttr.get(axes))


def by_system(
    holds: ir.Value, named: Sequence[Placed], otherwise: Callable[[], Sequence[ir.Value]], name: str
) -> list[ir.Value]:
    """What is named where `holds`, a mask of systems, does; else what `otherwise` builds."""
    rows = ir.RankedTensorType(holds.type).rank
    values = [n.value for n in named]

    def selected() -> list[ir.Value]:
        own = list(otherwise())
        if not rows:
            return own
        return [stablehlo.select(n.holds, n.value, o) for n, o in zip(named, own, strict=True)]

    return where_all([holds], values, selected, name=name, rows=rows)
