"""`top_k` in StableHLO, in the place of a loop that keeps the best elements."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from raise_kernel.bindings import defining_op, ir, stablehlo
from raise_kernel.diagnostics import NoMatch
from raise_kernel.passes.tensor_opt.idioms.best.operations import direction, reshaped, splat
from raise_kernel.stablehlo.constants import read_constant


@dataclass(frozen=True)
class Rows:
    """Rows of an array: element `j` of row `r` is at `start + r * along + j * step`; `step` is one
    (they are parts of its rows) or `along` is (they are parts of its columns). The last element is
    the first one where `backwards`. `source` may be what writes the array."""

    source: ir.Value | Callable[[], ir.Value]
    rows: int
    length: int
    start: int
    along: int
    step: int
    backwards: bool

    @classmethod
    def of(cls, source: ir.Value, places: np.ndarray) -> Rows:
        """The rows that have their elements at these `places`; raises `NoMatch` for others."""
        rows, length = places.shape
        backwards = bool(places[0, 0] > places[0, -1])
        if backwards:
            places = places[:, ::-1]
        total = int(np.prod(ir.RankedTensorType(source.type).shape))
        step = int(places[0, 1] - places[0, 0])
        start = int(places[0, 0])
        along = int(places[1, 0]) - start if rows > 1 else (total if step == 1 else 1)
        even = start + along * np.arange(rows)[:, None] + step * np.arange(length)
        wide = along if step == 1 else step
        if not np.array_equal(places, even) or 1 not in (along, step) or wide < 1:
            raise NoMatch("the elements are no rows or columns of an array")
        across = length if step == 1 else rows
        if total % wide or start % wide + across > wide:
            raise NoMatch("the elements are no rows or columns of an array")
        return cls(source, rows, length, start, along, step, backwards)

    def value(self) -> ir.Value:
        """As [rows, length]."""
        source = self.source if isinstance(self.source, ir.Value) else self.source()
        total = int(np.prod(ir.RankedTensorType(source.type).shape))
        wide = self.along if self.step == 1 else self.step
        down, across = (self.rows, self.length) if self.step == 1 else (self.length, self.rows)
        x = reshaped(source, [total // wide, wide])
        first, second = divmod(self.start, wide)
        x = _sliced(x, (first, second), (first + down, second + across))
        if self.step != 1:
            x = stablehlo.transpose(x, ir.DenseI64ArrayAttr.get([1, 0]))
        return stablehlo.reverse(x, ir.DenseI64ArrayAttr.get([1])) if self.backwards else x


@dataclass(frozen=True)
class TopK:
    """What a loop keeps. `kind`: "f", or "s" and "u" for integers that are signed or not, whatever
    their type says. `slots`: which one of its elements is the best, the second, ...; `single`
    where they are one array; `values` and `numbers` are places among its operands, `numbers` maybe
    of the first ones alone; `numbered`: the number of the first element, and how much more each
    other one has."""

    rows: Rows
    k: int
    largest: bool
    kind: str
    slots: list[int]
    single: bool
    values: list[int]
    numbers: list[int]
    numbered: tuple[int, int] | None


def write(op: ir.Operation, found: TopK) -> None:
    """Put `top_k` where the loop's results were. Raises `NoMatch`, and writes nothing, where the
    loop begins with elements that differ."""
    fill = _same([op.operands[k] for k in found.values])
    blank = _same([op.operands[k] for k in found.numbers]) if found.numbers else None
    counters = [k for k in range(len(op.results)) if k not in (*found.values, *found.numbers)]
    if any(any(True for _ in op.results[k].uses) for k in counters):
        raise NoMatch("its counter is used after it")
    code = Code(found.kind, found.largest)
    least = code.cell(fill)
    if found.kind == "f" and float(least) == np.inf:
        raise NoMatch("nothing is better than what it begins with")
    if found.kind == "f" and np.isnan(least):
        raise NoMatch("it begins with NaN")
    with ir.InsertionPoint(op), op.location:
        coded, indices = _best(found, code, least)
        better = stablehlo.compare(coded, splat(coded.type, least), direction("GT"))
        values = code.decoded(coded, op.operands[found.values[0]].type)
        # What is left out is the worst element already.
        if least != code.worst(least.dtype):
            values = stablehlo.select(better, values, splat(values.type, fill))
        _place(op, found, found.values, values)
        if blank is not None:
            numbers = _numbers(found, indices, op.operands[found.numbers[0]].type)
            numbers = stablehlo.select(better, numbers, splat(numbers.type, blank))
            _place(op, found, found.numbers, numbers)


@dataclass(frozen=True)
class Code:
    """Elements as ones of which the largest is the best: floats, or signed integers."""

    kind: str
    largest: bool

    def coded(self, x: ir.Value) -> ir.Value:
        if self.kind == "u":
            x = self._flipped(_as_element(x, _signless(x.type)))
        elif self.kind == "s":
            x = _as_element(x, _signless(x.type))
        return x if self.largest else self._turned(x)

    def decoded(self, x: ir.Value, wanted: ir.Type) -> ir.Value:
        """Coded elements as those of a tensor type."""
        if not self.largest:
            x = self._turned(x)
        if self.kind == "u":
            x = self._flipped(x)
        return _as_element(x, ir.RankedTensorType(wanted).element_type)

    def cell(self, cell: np.ndarray) -> np.ndarray:
        """One coded element."""
        if self.kind == "f":
            return cell if self.largest else -cell
        signed = np.dtype(f"i{cell.dtype.itemsize}")
        cell = cell.view(signed)
        if self.kind == "u":
            cell = cell ^ np.iinfo(signed).min
        return cell if self.largest else ~cell

    def worst(self, dtype: np.dtype) -> np.ndarray:
        """The coded element that no other one is worse than."""
        return np.array(-np.inf if self.kind == "f" else np.iinfo(dtype).min, dtype)

    def _turned(self, x: ir.Value) -> ir.Value:
        return stablehlo.negate(x) if self.kind == "f" else stablehlo.not_(x)

    def _flipped(self, x: ir.Value) -> ir.Value:
        bits = ir.IntegerType(ir.RankedTensorType(x.type).element_type).width
        return stablehlo.xor(x, splat(x.type, np.array(-(1 << (bits - 1)))))


def _signless(type_: ir.Type) -> ir.Type:
    element = ir.IntegerType(ir.RankedTensorType(type_).element_type)
    return ir.IntegerType.get_signless(element.width)


def _as_element(x: ir.Value, element: ir.Type) -> ir.Value:
    """Integers as others of their width."""
    type_ = ir.RankedTensorType(x.type)
    if type_.element_type == element:
        return x
    return stablehlo.bitcast_convert(ir.RankedTensorType.get(type_.shape, element), x)


def _best(found: TopK, code: Code, least: np.ndarray) -> tuple[ir.Value, ir.Value]:
    """The best elements of each row, coded, and where they are; the worst one for what the loop
    leaves out."""
    x = code.coded(found.rows.value())
    type_ = ir.RankedTensorType(x.type)
    worst = code.worst(least.dtype)
    if found.kind == "f" or least != worst:
        kept = stablehlo.compare(x, splat(type_, least), direction("GT"))
        x = stablehlo.select(kept, x, splat(type_, worst))
    if found.numbers and found.kind == "f":
        zero = splat(type_, np.zeros((), least.dtype))
        x = stablehlo.select(stablehlo.compare(x, zero, direction("EQ")), zero, x)
    return largest_of(x, found.k)


def largest_of(x: ir.Value, k: int) -> tuple[ir.Value, ir.Value]:
    """The `k` largest elements of each row, and where they are: [rows, k] both."""
    type_ = ir.RankedTensorType(x.type)
    shape = [type_.shape[0], k]
    wide = ir.IntegerType.get_signless(64)
    op = ir.Operation.create(
        "chlo.top_k",
        results=[
            ir.RankedTensorType.get(shape, type_.element_type),
            ir.RankedTensorType.get(shape, ir.IntegerType.get_signless(32)),
        ],
        operands=[x],
        attributes={"k": ir.IntegerAttr.get(wide, k)},
    )
    values, indices = op.results
    return values, indices


def _numbers(found: TopK, indices: ir.Value, wanted: ir.Type) -> ir.Value:
    """What the loop calls the elements at these indices."""
    assert found.numbered is not None
    start, step = found.numbered
    element = ir.RankedTensorType(wanted).element_type
    shape = ir.RankedTensorType(indices.type).shape
    numbers = indices
    if element != ir.RankedTensorType(indices.type).element_type:
        numbers = stablehlo.convert(ir.RankedTensorType.get(shape, element), numbers)
    if step != 1:
        numbers = stablehlo.multiply(numbers, splat(numbers.type, np.array(step)))
    if start:
        numbers = stablehlo.add(numbers, splat(numbers.type, np.array(start)))
    return numbers


def _place(op: ir.Operation, found: TopK, places: Sequence[int], best: ir.Value) -> None:
    """Give the results of the loop what they are now; `best` has the best one first."""
    first = 0
    if found.slots != sorted(found.slots):
        best = stablehlo.reverse(best, ir.DenseI64ArrayAttr.get([1]))
        first = len(found.values) - len(places)
    for index, place in enumerate(places, first):
        result = op.results[place]
        part = best
        if not found.single:
            part = _sliced(best, (0, index), (found.rows.rows, index + 1))
        shape = ir.RankedTensorType(result.type).shape
        result.replace_all_uses_with(reshaped(part, shape))


def _same(values: Sequence[ir.Value]) -> np.ndarray:
    """The one element of these constants."""
    found: set[bytes] = set()
    cell: np.ndarray | None = None
    for value in values:
        op = defining_op(value)
        if op is not None and op.name == "stablehlo.reshape":
            op = defining_op(op.operands[0])
        splat = None
        if op is not None and op.name == "stablehlo.constant":
            splat = read_constant(op).splat
        if splat is None:
            raise NoMatch("the elements that it begins with are not the same")
        cell = np.asarray(splat)
        found.add(cell.tobytes())
    if cell is None or len(found) != 1:
        raise NoMatch("the elements that it begins with are not the same")
    return cell


def _sliced(x: ir.Value, starts: Sequence[int], limits: Sequence[int]) -> ir.Value:
    if list(limits) == list(ir.RankedTensorType(x.type).shape) and not any(starts):
        return x
    ends = [ir.DenseI64ArrayAttr.get(list(v)) for v in (starts, limits, [1] * len(limits))]
    return stablehlo.slice(x, *ends)
