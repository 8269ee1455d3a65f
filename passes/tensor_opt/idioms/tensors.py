"""Tensors with the operators of NumPy, which build StableHLO at the insertion point.

A number beside a tensor is a constant of its shape and element type. What would move nothing, or
convert to the type that there is, builds nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod
from typing import Any

import numpy as np

from raise_kernel.bindings import ir, stablehlo
from raise_kernel.passes.tensor_opt.graph.store import COMBINERS
from raise_kernel.stablehlo.write import reduce

# A 0-d array is a number, too.
Number = float | int | np.generic | np.ndarray
Build = Callable[..., ir.Value]


def _binary(build: Build) -> Callable[[Tensor, Tensor | Number], Tensor]:
    """An operator on two tensors of one type."""

    def apply(first: Tensor, other: Tensor | Number) -> Tensor:
        other = other if isinstance(other, Tensor) else first.like(other)
        return Tensor(build(first.value, other.value))

    return apply


def _comparison(word: str) -> Callable[[Tensor, Tensor | Number], Tensor]:
    def build(first: ir.Value, other: ir.Value) -> ir.Value:
        return stablehlo.compare(first, other, stablehlo.ComparisonDirectionAttr.get(word))

    return _binary(build)


class Tensor:
    """The value of a tensor."""

    def __init__(self, value: ir.Value) -> None:
        type_ = ir.RankedTensorType(value.type)
        self.value = value
        self.shape = list(type_.shape)
        self.element = type_.element_type

    @property
    def rank(self) -> int:
        return len(self.shape)

    @property
    def size(self) -> int:
        return prod(self.shape)

    # --- elements ---

    def like(self, number: Number) -> Tensor:
        """A constant of this shape and type."""
        return full(self.shape, self.element, number)

    __add__ = _binary(stablehlo.add)
    __sub__ = _binary(stablehlo.subtract)
    __mul__ = _binary(stablehlo.multiply)
    __and__ = _binary(stablehlo.and_)
    __or__ = _binary(stablehlo.or_)
    __xor__ = _binary(stablehlo.xor)
    __lt__ = _comparison("LT")
    __le__ = _comparison("LE")
    __gt__ = _comparison("GT")
    __ge__ = _comparison("GE")
    equals = _comparison("EQ")
    differs = _comparison("NE")

    def __invert__(self) -> Tensor:
        return Tensor(stablehlo.not_(self.value))

    def __neg__(self) -> Tensor:
        return Tensor(stablehlo.negate(self.value))

    def where(self, yes: Tensor, no: Tensor | Number) -> Tensor:
        """`yes` where this mask is true, else `no`."""
        no = no if isinstance(no, Tensor) else yes.like(no)
        return Tensor(stablehlo.select(self.value, yes.value, no.value))

    def astype(self, element: ir.Type) -> Tensor:
        if self.element == element:
            return self
        return Tensor(stablehlo.convert(_type(self.shape, element), self.value))

    def bits_as(self, element: ir.Type) -> Tensor:
        """The bits of elements as a type of the same width."""
        if self.element == element:
            return self
        return Tensor(stablehlo.bitcast_convert(_type(self.shape, element), self.value))

    # --- moves ---

    def reshape(self, shape: Sequence[int]) -> Tensor:
        if self.shape == list(shape):
            return self
        return Tensor(stablehlo.reshape(_type(shape, self.element), self.value))

    def transpose(self, order: Sequence[int]) -> Tensor:
        if list(order) == list(range(self.rank)):
            return self
        return Tensor(stablehlo.transpose(self.value, list(order)))

    def slice(self, starts: Sequence[int], limits: Sequence[int]) -> Tensor:
        if list(limits) == self.shape and not any(starts):
            return self
        return Tensor(stablehlo.slice(self.value, list(starts), list(limits), [1] * self.rank))

    def reverse(self, axis: int) -> Tensor:
        return Tensor(stablehlo.reverse(self.value, [axis]))

    def broadcast(self, shape: Sequence[int], axes: Sequence[int]) -> Tensor:
        """As a tensor of this shape, of which the axes are `axes`."""
        if self.shape == list(shape):
            return self
        type_ = _type(shape, self.element)
        return Tensor(stablehlo.broadcast_in_dim(type_, self.value, list(axes)))

    def pad(self, low: Sequence[int], high: Sequence[int], number: Number) -> Tensor:
        if not any(low) and not any(high):
            return self
        edge = full([], self.element, number).value
        return Tensor(stablehlo.pad(self.value, edge, list(low), list(high), [0] * self.rank))

    # --- reductions ---

    def reduce(self, kind: str, axes: Sequence[int], start: Number) -> Tensor:
        """All elements along axes, combined from `start` on by a monoid."""
        axes = sorted(k % self.rank for k in axes)
        if not axes:
            return self
        type_ = _type([n for k, n in enumerate(self.shape) if k not in axes], self.element)
        first = full([], self.element, start)
        return Tensor(reduce(type_, self.value, first.value, axes, COMBINERS[kind]))

    def any(self) -> Tensor:
        return self.reduce("or", range(self.rank), False)


def full(shape: Sequence[int], element: ir.Type, number: Number) -> Tensor:
    """A constant with one number everywhere."""
    if isinstance(element, ir.FloatType):
        attr: ir.Attribute = ir.FloatAttr.get(element, float(number))
    else:
        attr = ir.IntegerAttr.get(element, int(number))
    return Tensor(stablehlo.constant(ir.DenseElementsAttr.get_splat(_type(shape, element), attr)))


def table(numbers: np.ndarray, element: ir.Type) -> Tensor:
    """A constant of these numbers."""
    dense: Any = np.ascontiguousarray(numbers)
    return Tensor(
        stablehlo.constant(ir.DenseElementsAttr.get(dense, type=element, shape=list(numbers.shape)))
    )


def iota(shape: Sequence[int], axis: int, element: ir.Type | None = None) -> Tensor:
    """Each element's position along an axis, which may be counted from the last one."""
    axis %= len(shape)
    return Tensor(stablehlo.iota(_type(shape, element or signless(32)), axis))


def line(
    numbers: np.ndarray, shape: Sequence[int], axis: int, element: ir.Type | None = None
) -> Tensor:
    """Integers along an axis: evenly spaced ones, or a table."""
    element = element or signless(32)
    steps = set(np.diff(numbers).tolist()) or {1}
    if len(steps) > 1:
        dtype = np.dtype(f"i{ir.IntegerType(element).width // 8}")
        return table(numbers.astype(dtype), element).broadcast(shape, [axis])
    (step,) = steps
    return scaled(iota(shape, axis, element), step, int(numbers[0]))


def scaled(x: Tensor, step: int, start: int) -> Tensor:
    """`start + step * x`."""
    x = x * step if step != 1 else x
    return x + start if start else x


def concatenate(parts: Sequence[Tensor], axis: int) -> Tensor:
    if len(parts) == 1:
        return parts[0]
    return Tensor(stablehlo.concatenate([p.value for p in parts], axis))


def top_k(x: Tensor, k: int) -> tuple[Tensor, Tensor]:
    """The `k` largest elements of each row, and where they are: [rows, k] both."""
    shape = [x.shape[0], k]
    op = ir.Operation.create(
        "chlo.top_k",
        results=[_type(shape, x.element), _type(shape, signless(32))],
        operands=[x.value],
        attributes={"k": ir.IntegerAttr.get(signless(64), k)},
    )
    return Tensor(op.results[0]), Tensor(op.results[1])


def branches(
    test: Tensor, types: Sequence[ir.Type], yes: Callable[[], Sequence[ir.Value]],
    no: Callable[[], Sequence[ir.Value]],
) -> ir.Operation:  # fmt: skip
    """A `stablehlo.if` whose branches return what these build."""
    op = stablehlo.IfOp(list(types), test.value)
    for region, build in zip(op.regions, (yes, no), strict=True):
        with ir.InsertionPoint(region.blocks.append()):
            stablehlo.return_(list(build()))
    return op.operation


def signless(width: int) -> ir.Type:
    return ir.IntegerType.get_signless(width)


def _type(shape: Sequence[int], element: ir.Type) -> ir.Type:
    return ir.RankedTensorType.get(list(shape), element)
