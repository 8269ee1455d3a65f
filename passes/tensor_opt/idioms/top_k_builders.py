"""`top_k` in StableHLO, in the place of a loop that keeps the best elements."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from raise_kernel.bindings import defining_op, ir, stablehlo
from raise_kernel.diagnostics import NoMatch
from raise_kernel.runtime.replay.constants import read_constant


@dataclass(frozen=True)
class Rows:
    """Rows of an array: element `j` of row `r` is at `start + r * along + j * step`; `step` is one
    (they are parts of its rows) or `along` is (they are parts of its columns). The last element is
    the first one where `backwards`."""

    source: ir.Value
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
        total = int(np.prod(ir.RankedTensorType(self.source.type).shape))
        wide = self.along if self.step == 1 else self.step
        down, across = (self.rows, self.length) if self.step == 1 else (self.length, self.rows)
        x = _reshaped(self.source, [total // wide, wide])
        first, second = divmod(self.start, wide)
        x = _sliced(x, (first, second), (first + down, second + across))
        if self.step != 1:
            x = stablehlo.transpose(x, ir.DenseI64ArrayAttr.get([1, 0]))
        return stablehlo.reverse(x, ir.DenseI64ArrayAttr.get([1])) if self.backwards else x


@dataclass(frozen=True)
class TopK:
    """What a loop keeps. `slots`: which one of its elements is the best, the second, ...; `single`
    where they are one array; `values` and `numbers` are places among its operands; `numbered`: the
    number of the first element, and how much more each other one has."""

    rows: Rows
    k: int
    largest: bool
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
    with ir.InsertionPoint(op), op.location:
        values, indices = _best(found, fill)
        begun = _splat(values.type, fill)
        better = stablehlo.compare(values, begun, _direction("GT" if found.largest else "LT"))
        # What is left out is infinity already.
        kept = values if np.isinf(fill) else stablehlo.select(better, values, begun)
        _place(op, found, found.values, kept)
        if blank is not None:
            numbers = _numbers(found, indices, op.operands[found.numbers[0]].type)
            numbers = stablehlo.select(better, numbers, _splat(numbers.type, blank))
            _place(op, found, found.numbers, numbers)


def _best(found: TopK, fill: np.ndarray) -> tuple[ir.Value, ir.Value]:
    """The best elements of each row, and where they are; infinity for what the loop leaves out."""
    x = found.rows.value()
    type_ = ir.RankedTensorType(x.type)
    element = type_.element_type
    if not found.largest:
        x = stablehlo.negate(x)
    least = fill if found.largest else -fill
    if float(least) == np.inf:
        raise NoMatch("nothing is better than what it begins with")
    kept = stablehlo.compare(x, _splat(type_, least), _direction("GT"))
    x = stablehlo.select(kept, x, _splat(type_, np.array(-np.inf, fill.dtype)))
    if found.numbers:
        zero = _splat(type_, np.zeros((), fill.dtype))
        x = stablehlo.select(stablehlo.compare(x, zero, _direction("EQ")), zero, x)
    shape = [found.rows.rows, found.k]
    wide = ir.IntegerType.get_signless(64)
    op = ir.Operation.create(
        "chlo.top_k",
        results=[
            ir.RankedTensorType.get(shape, element),
            ir.RankedTensorType.get(shape, ir.IntegerType.get_signless(32)),
        ],
        operands=[x],
        attributes={"k": ir.IntegerAttr.get(wide, found.k)},
    )
    values, indices = op.results
    return (values if found.largest else stablehlo.negate(values)), indices


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
        numbers = stablehlo.multiply(numbers, _splat(numbers.type, np.array(step)))
    if start:
        numbers = stablehlo.add(numbers, _splat(numbers.type, np.array(start)))
    return numbers


def _place(op: ir.Operation, found: TopK, places: Sequence[int], best: ir.Value) -> None:
    """Give the results of the loop what they are now; `best` has the best one first."""
    if found.slots != sorted(found.slots):
        best = stablehlo.reverse(best, ir.DenseI64ArrayAttr.get([1]))
    for index, place in enumerate(places):
        result = op.results[place]
        part = best
        if not found.single:
            part = _sliced(best, (0, index), (found.rows.rows, index + 1))
        shape = ir.RankedTensorType(result.type).shape
        result.replace_all_uses_with(_reshaped(part, shape))


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


def _direction(word: str) -> ir.Attribute:
    return stablehlo.ComparisonDirectionAttr.get(word)


def _splat(type_: ir.Type, cell: np.ndarray) -> ir.Value:
    tensor = ir.RankedTensorType(type_)
    element = tensor.element_type
    if isinstance(element, ir.FloatType):
        attr: ir.Attribute = ir.FloatAttr.get(element, float(cell))
    else:
        attr = ir.IntegerAttr.get(element, int(cell))
    return stablehlo.constant(ir.DenseElementsAttr.get_splat(tensor, attr))


def _reshaped(x: ir.Value, shape: Sequence[int]) -> ir.Value:
    type_ = ir.RankedTensorType(x.type)
    if list(type_.shape) == list(shape):
        return x
    return stablehlo.reshape(ir.RankedTensorType.get(list(shape), type_.element_type), x)


def _sliced(x: ir.Value, starts: Sequence[int], limits: Sequence[int]) -> ir.Value:
    if list(limits) == list(ir.RankedTensorType(x.type).shape) and not any(starts):
        return x
    ends = [ir.DenseI64ArrayAttr.get(list(v)) for v in (starts, limits, [1] * len(limits))]
    return stablehlo.slice(x, *ends)
