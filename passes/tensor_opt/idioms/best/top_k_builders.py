"""Builds `top_k` in StableHLO, in place of a loop that keeps the best elements."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from raise_kernel.bindings import ir
from raise_kernel.mlir.rewriting import replace_uses
from raise_kernel.mlir.values import defining_op
from raise_kernel.passes.tensor_opt.idioms.best.extremum_builders import kind_type
from raise_kernel.passes.tensor_opt.idioms.tensors import Tensor, scaled, top_k
from raise_kernel.remarks import NoMatch
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
    def of(cls, source: ir.Value, positions: np.ndarray) -> Rows:
        """The rows that have their elements at these `positions`; raises `NoMatch` for others."""
        rows, length = positions.shape
        backwards = bool(positions[0, 0] > positions[0, -1])
        if backwards:
            positions = positions[:, ::-1]
        total = Tensor(source).size
        step = int(positions[0, 1] - positions[0, 0])
        start = int(positions[0, 0])
        along = int(positions[1, 0]) - start if rows > 1 else (total if step == 1 else 1)
        even = start + along * np.arange(rows)[:, None] + step * np.arange(length)
        wide = along if step == 1 else step
        if not np.array_equal(positions, even) or 1 not in (along, step) or wide < 1:
            raise NoMatch("the elements are not rows or columns of an array")
        across = length if step == 1 else rows
        if total % wide or start % wide + across > wide:
            raise NoMatch("the elements are not rows or columns of an array")
        return cls(source, rows, length, start, along, step, backwards)

    def value(self) -> Tensor:
        """As [rows, length]."""
        x = Tensor(self.source if isinstance(self.source, ir.Value) else self.source())
        wide = self.along if self.step == 1 else self.step
        down, across = (self.rows, self.length) if self.step == 1 else (self.length, self.rows)
        first, second = divmod(self.start, wide)
        x = x.reshape([x.size // wide, wide])
        x = x.slice([first, second], [first + down, second + across])
        x = x.transpose([1, 0]) if self.step != 1 else x
        return x.reverse(1) if self.backwards else x


@dataclass(frozen=True)
class TopK:
    """What a loop keeps. `kind`: "f", or "s" and "u" for integers that are signed or not, whatever
    their type says. `slots`: which one of its elements is the best, the second, ...; `single`
    where they are one array; `values` and `numbers` are positions among its operands, `numbers`
    maybe of the first ones alone; `numbered`: the number of the first element, and how much more
    each other one has."""

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
        raise NoMatch("its index is used after it")
    code = Code(found.kind, found.largest)
    least = code.key(fill)
    if found.kind == "f" and float(least) == np.inf:
        raise NoMatch("nothing is better than its initial values")
    if found.kind == "f" and np.isnan(least):
        raise NoMatch("its initial values are NaN")
    with ir.InsertionPoint(op), op.location:
        coded, indices = _best(found, code, least)
        better = coded > least
        values = code.decoded(coded, op.operands[found.values[0]].type)
        # What is left out is the worst element already.
        if least != code.worst(least.dtype):
            values = better.where(values, fill)
        _place(op, found, found.values, values)
        if blank is not None:
            # What the loop calls the elements at these indices.
            assert found.numbered is not None
            start, step = found.numbered
            numbers = indices.astype(Tensor(op.operands[found.numbers[0]]).element)
            _place(op, found, found.numbers, better.where(scaled(numbers, step, start), blank))


@dataclass(frozen=True)
class Code:
    """Elements as ones of which the largest is the best: floats, or signed integers."""

    kind: str
    largest: bool

    def coded(self, x: Tensor) -> Tensor:
        if self.kind != "f":
            x = x.bits_as(kind_type("s", x.element))
        return self._turned(self._flipped(x))

    def decoded(self, x: Tensor, wanted: ir.Type) -> Tensor:
        """Coded elements as those of a tensor type."""
        return self._flipped(self._turned(x)).bits_as(ir.RankedTensorType(wanted).element_type)

    def key(self, value: np.ndarray) -> np.ndarray:
        """One coded element."""
        if self.kind == "f":
            return value if self.largest else -value
        signed = np.dtype(f"i{value.dtype.itemsize}")
        value = value.view(signed)
        if self.kind == "u":
            value = value ^ np.iinfo(signed).min
        return value if self.largest else ~value

    def worst(self, dtype: np.dtype) -> np.ndarray:
        """The coded element that no other one is worse than."""
        return np.array(-np.inf if self.kind == "f" else np.iinfo(dtype).min, dtype)

    def _turned(self, x: Tensor) -> Tensor:
        if self.largest:
            return x
        return -x if self.kind == "f" else ~x

    def _flipped(self, x: Tensor) -> Tensor:
        """Of unsigned integers, with another first bit."""
        return x ^ -(1 << (ir.IntegerType(x.element).width - 1)) if self.kind == "u" else x


def _best(found: TopK, code: Code, least: np.ndarray) -> tuple[Tensor, Tensor]:
    """The best elements of each row, coded, and where they are; the worst one for what the loop
    leaves out."""
    x = code.coded(found.rows.value())
    worst = code.worst(least.dtype)
    if found.kind == "f" or least != worst:
        x = (x > least).where(x, worst)
    if found.numbers and found.kind == "f":
        x = one_zero(x)
    return top_k(x, found.k)


def one_zero(x: Tensor) -> Tensor:
    """Floats without -0.0."""
    zero = x.like(0.0)
    return x.equals(zero).where(zero, x)


def _place(op: ir.Operation, found: TopK, positions: Sequence[int], best: Tensor) -> None:
    """Give the results of the loop what they are now; `best` has the best one first."""
    first = 0
    if found.slots != sorted(found.slots):
        best = best.reverse(1)
        first = len(found.values) - len(positions)
    for index, position in enumerate(positions, first):
        part = best
        if not found.single:
            part = best.slice([0, index], [found.rows.rows, index + 1])
        result = op.results[position]
        replace_uses(result, part.reshape(Tensor(result).shape).value)


def _same(values: Sequence[ir.Value]) -> np.ndarray:
    """The one element of these constants."""
    found: set[bytes] = set()
    element: np.ndarray | None = None
    for value in values:
        op = defining_op(value)
        if op is not None and op.name == "stablehlo.reshape":
            op = defining_op(op.operands[0])
        splat = None
        if op is not None and op.name == "stablehlo.constant":
            splat = read_constant(op).splat
        if splat is None:
            raise NoMatch("its initial values differ")
        element = np.asarray(splat)
        found.add(element.tobytes())
    if element is None or len(found) != 1:
        raise NoMatch("its initial values differ")
    return element
