"""The best element of each row, and what stands beside it, in StableHLO."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from raise_kernel.bindings import ir, stablehlo
from raise_kernel.passes.tensor_opt.idioms.best.operations import direction, reshaped, splat


@dataclass(frozen=True)
class Part:
    """Elements `first` to `last` of each of `rows` rows of `source`."""

    source: ir.Value
    rows: int
    first: int
    last: int

    def value(self) -> ir.Value:
        """As [rows, elements]."""
        type_ = ir.RankedTensorType(self.source.type)
        length = int(np.prod(type_.shape)) // self.rows
        x = reshaped(self.source, [self.rows, length])
        if (self.first, self.last) == (0, length):
            return x
        ends = [[0, self.first], [self.rows, self.last], [1, 1]]
        return stablehlo.slice(x, *[ir.DenseI64ArrayAttr.get(e) for e in ends])


@dataclass(frozen=True)
class Numbers:
    """Integers beside the elements of a row: `base[k] + row * step`."""

    base: np.ndarray
    step: int


@dataclass(frozen=True)
class Extremum:
    """The largest element of each row (`largest`), or the smallest one, and what is beside it.

    `kind`: "f", or "s" and "u" for integers that are signed or not, whatever their type says.
    `order`: which of equal elements wins, the one with the smallest; None where what is beside
    them says so: the least (`least`) or the largest. `start`: what wins where no element is better,
    and what is beside it. `skips`: NaN never wins; `guard`: this holds where no element is NaN.
    `lead`: the place of the element that wins where it is NaN; no other NaN wins.
    """

    elements: Part
    beside: Part | Numbers | None
    kind: str
    largest: bool
    order: np.ndarray | None
    least: bool
    start: tuple[np.ndarray, int | None] | None
    skips: bool
    guard: bool
    lead: int | None = None

    def build(self, wanted: ir.Type) -> ir.Value:
        """What is beside the best one, or that one, as a tensor of this type."""
        x = self._typed(self.elements.value())
        cells = x
        worst = splat(x.type, self._worst(x))
        if (self.skips or self.lead is not None) and self.kind == "f":
            cells = stablehlo.select(stablehlo.compare(x, x, direction("EQ")), x, worst)
        best = _reduced(cells, "maximum" if self.largest else "minimum", self._worst(x))
        target = ir.RankedTensorType(wanted)
        integer = ir.IntegerType.get_signless(_width(target.element_type))
        # Of elements without a start, one that is NaN is not even the worst one.
        among = cells if self.lead is None else x
        found = best if self.beside is None else self._beside(among, best, integer)
        if self.lead is not None:
            found = self._led(x, found)
        if self.start is not None:
            begun = splat(best.type, self.start[0])
            word = direction("GT" if self.largest else "LT")
            better = stablehlo.compare(best, begun, word)
            other = begun
            if self.beside is not None:
                assert self.start[1] is not None
                other = splat(found.type, np.array(self.start[1]))
            found = stablehlo.select(better, found, other)
        if target.element_type != ir.RankedTensorType(found.type).element_type:
            same = ir.RankedTensorType.get(
                ir.RankedTensorType(found.type).shape, target.element_type
            )
            found = stablehlo.bitcast_convert(same, found)
        return reshaped(found, list(target.shape))

    def _beside(self, cells: ir.Value, best: ir.Value, integer: ir.Type) -> ir.Value:
        shape = ir.RankedTensorType(cells.type).shape
        spread = stablehlo.broadcast_in_dim(cells.type, best, ir.DenseI64ArrayAttr.get([0]))
        same = stablehlo.compare(cells, spread, direction("EQ"))
        if self.order is not None:
            ranks = _numbers(self.order, shape, ir.IntegerType.get_signless(32))
            most = np.array(np.iinfo(np.int32).max)
            kept = stablehlo.select(same, ranks, splat(ranks.type, most))
            first = _reduced(kept, "minimum", most)
            spread = stablehlo.broadcast_in_dim(kept.type, first, ir.DenseI64ArrayAttr.get([0]))
            same = stablehlo.compare(kept, spread, direction("EQ"))
        if isinstance(self.beside, Part):
            numbers = self.beside.value()
        else:
            assert self.beside is not None
            numbers = _numbers(self.beside.base, shape, integer)
        element = ir.IntegerType(ir.RankedTensorType(numbers.type).element_type)
        info = np.iinfo(f"{'u' if element.is_unsigned else ''}int{element.width}")
        end = np.array(info.max if self.least else info.min)
        found = stablehlo.select(same, numbers, splat(numbers.type, end))
        found = _reduced(found, "minimum" if self.least else "maximum", end)
        if isinstance(self.beside, Numbers) and self.beside.step:
            rows = np.arange(shape[0]) * self.beside.step
            return stablehlo.add(found, _line(rows, [shape[0]], 0, element))
        return found

    def _led(self, x: ir.Value, found: ir.Value) -> ir.Value:
        """What is beside the element that leads where that is NaN."""
        assert self.lead is not None
        rows, place = self.elements.rows, self.lead - self.elements.first
        first = _column(x, place)
        if self.beside is None:
            other = first
        elif isinstance(self.beside, Part):
            other = _column(self.beside.value(), place)
        else:
            line = self.beside.base[place] + np.arange(rows) * self.beside.step
            element = ir.RankedTensorType(found.type).element_type
            other = _line(line, [rows], 0, element) if self.beside.step else None
            if other is None:
                other = splat(found.type, np.array(line[0]))
        return stablehlo.select(stablehlo.compare(first, first, direction("NE")), other, found)

    def _typed(self, x: ir.Value) -> ir.Value:
        """Elements of the kind that is compared."""
        type_ = ir.RankedTensorType(x.type)
        element = type_.element_type
        if self.kind == "f" and not isinstance(element, ir.FloatType):
            wide = ir.IntegerType(element).width == 64
            element = ir.F64Type.get() if wide else ir.F32Type.get()
        elif self.kind == "u":
            element = ir.IntegerType.get_unsigned(_width(element))
        elif self.kind == "s":
            element = ir.IntegerType.get_signless(_width(element))
        if element == type_.element_type:
            return x
        return stablehlo.bitcast_convert(ir.RankedTensorType.get(type_.shape, element), x)

    def _worst(self, x: ir.Value) -> np.ndarray:
        return worst(self.kind, _width(ir.RankedTensorType(x.type).element_type), self.largest)


def worst(kind: str, width: int, largest: bool) -> np.ndarray:
    """The element that no other one is worse than."""
    if kind == "f":
        return np.array(-np.inf if largest else np.inf)
    info = np.iinfo(f"{'u' if kind == 'u' else ''}int{width}")
    return np.array(info.min if largest else info.max)


def _width(element: ir.Type) -> int:
    if isinstance(element, ir.FloatType):
        return ir.FloatType(element).width
    return ir.IntegerType(element).width


def _reduced(x: ir.Value, op: str, init: np.ndarray) -> ir.Value:
    """Along the second axis."""
    type_ = ir.RankedTensorType(x.type)
    scalar = ir.RankedTensorType.get([], type_.element_type)
    result = ir.RankedTensorType.get([type_.shape[0]], type_.element_type)
    start = splat(scalar, init)
    made = stablehlo.ReduceOp([result], [x], [start], ir.DenseI64ArrayAttr.get([1]))
    block = made.regions[0].blocks.append(scalar, scalar)
    with ir.InsertionPoint(block):
        combine = {"maximum": stablehlo.maximum, "minimum": stablehlo.minimum}[op]
        stablehlo.return_([combine(*block.arguments)])
    return made.results[0]


def _column(x: ir.Value, place: int) -> ir.Value:
    """One element of each row."""
    rows = ir.RankedTensorType(x.type).shape[0]
    ends = [[0, place], [rows, place + 1], [1, 1]]
    return reshaped(stablehlo.slice(x, *[ir.DenseI64ArrayAttr.get(e) for e in ends]), [rows])


def _numbers(cells: np.ndarray, shape: Sequence[int], element: ir.Type) -> ir.Value:
    """The same integers in each row."""
    return _line(cells, shape, 1, element)


def _line(cells: np.ndarray, shape: Sequence[int], axis: int, element: ir.Type) -> ir.Value:
    """Integers along an axis: evenly spaced ones, or a table."""
    steps = set(np.diff(cells).tolist()) or {1}
    type_ = ir.RankedTensorType.get(list(shape), element)
    if len(steps) > 1:
        line = ir.RankedTensorType.get([len(cells)], element)
        wide: Any = np.ascontiguousarray(cells, np.dtype(f"i{_width(element) // 8}"))
        table = stablehlo.constant(ir.DenseElementsAttr.get(wide, type=line))
        return stablehlo.broadcast_in_dim(type_, table, ir.DenseI64ArrayAttr.get([axis]))
    (step,) = steps
    found = stablehlo.iota(type_, ir.IntegerAttr.get(ir.IntegerType.get_signless(64), axis))
    if step != 1:
        found = stablehlo.multiply(found, splat(type_, np.array(step)))
    if cells[0]:
        found = stablehlo.add(found, splat(type_, np.array(cells[0])))
    return found
