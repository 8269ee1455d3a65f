"""Builds the best element of each row, and the value kept with it, in StableHLO."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from raise_kernel.bindings import ir
from raise_kernel.passes.tensor_opt.idioms.tensors import Tensor, line, signless


@dataclass(frozen=True)
class Part:
    """Elements `first` to `last` of each of `rows` rows of `source`."""

    source: ir.Value
    rows: int
    first: int
    last: int

    def value(self) -> Tensor:
        """As [rows, elements]."""
        x = Tensor(self.source)
        x = x.reshape([self.rows, x.size // self.rows])
        return x.slice([0, self.first], [self.rows, self.last])


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
    `lead`: the position of the element that wins where it is NaN; no other NaN wins.
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
        x = elements = self._typed(self.elements.value())
        least = worst(self.kind, _width(x.element), self.largest)
        if (self.skips or self.lead is not None) and self.kind == "f":
            elements = x.equals(x).where(x, least)
        best = elements.reduce("max" if self.largest else "min", [1], least)
        target = ir.RankedTensorType(wanted)
        # Of elements without a start, one that is NaN is not even the worst one.
        among = elements if self.lead is None else x
        found = best
        if self.beside is not None:
            found = self._beside(among, best, signless(_width(target.element_type)))
        if self.lead is not None:
            first = _column(x, self.lead - self.elements.first)
            found = first.differs(first).where(self._leading(first, found), found)
        if self.start is not None:
            begun, position = self.start
            better = best > begun if self.largest else best < begun
            if self.beside is None:
                position = begun
            assert position is not None
            found = better.where(found, position)
        return found.bits_as(target.element_type).reshape(target.shape).value

    def _beside(self, elements: Tensor, best: Tensor, integer: ir.Type) -> Tensor:
        """What is beside the best ones."""
        same = elements.equals(best.broadcast(elements.shape, [0]))
        if self.order is not None:
            most = np.iinfo(np.int32).max
            kept = same.where(line(self.order, elements.shape, 1), most)
            same = kept.equals(kept.reduce("min", [1], most).broadcast(elements.shape, [0]))
        if isinstance(self.beside, Part):
            numbers = self.beside.value()
        else:
            assert self.beside is not None
            numbers = line(self.beside.base, elements.shape, 1, integer)
        element = ir.IntegerType(numbers.element)
        info = np.iinfo(f"{'u' if element.is_unsigned else ''}int{element.width}")
        end = info.max if self.least else info.min
        found = same.where(numbers, end).reduce("min" if self.least else "max", [1], end)
        if isinstance(self.beside, Numbers) and self.beside.step:
            return found + self._rows(0, element)
        return found

    def _rows(self, first: int, element: ir.Type) -> Tensor:
        """`first`, and as much more in each row as numbers have there."""
        assert isinstance(self.beside, Numbers)
        rows = self.elements.rows
        return line(first + np.arange(rows) * self.beside.step, [rows], 0, element)

    def _leading(self, first: Tensor, found: Tensor) -> Tensor:
        """What is beside the element that leads."""
        assert self.lead is not None
        position = self.lead - self.elements.first
        if self.beside is None:
            return first
        if isinstance(self.beside, Part):
            return _column(self.beside.value(), position)
        number = int(self.beside.base[position])
        return self._rows(number, found.element) if self.beside.step else found.like(number)

    def _typed(self, x: Tensor) -> Tensor:
        """Elements of the kind that is compared."""
        if self.kind == "f" and not isinstance(x.element, ir.FloatType):
            wide = ir.IntegerType(x.element).width == 64
            return x.bits_as(ir.F64Type.get() if wide else ir.F32Type.get())
        return x.bits_as(kind_type(self.kind, x.element))


def kind_type(kind: str, element: ir.Type) -> ir.Type:
    """The type of elements that are compared as signed ("s") or unsigned ("u") integers."""
    if kind == "f":
        return element
    width = _width(element)
    return ir.IntegerType.get_unsigned(width) if kind == "u" else signless(width)


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


def _column(x: Tensor, position: int) -> Tensor:
    """One element of each row."""
    return x.slice([0, position], [x.shape[0], position + 1]).reshape([x.shape[0]])
