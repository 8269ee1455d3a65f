"""Cells of a field with their sizes, for programs that compare floats: searches for pivots.

A cell is a complex number here. Its real part is a number of the field (arithmetic.py); its
imaginary part is the float that it stands for, nearly: infinite where its element type has no
number as large, zero where none is as small. Comparisons ask the sizes, so that a program takes the
turns that it takes with floats, and what it computes on its way is exact.

Terms that cancel are no number from there on: what has a meaning only with rounding, or what lanes
compute that are masked, is not taken for a number.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import ml_dtypes
import numpy as np

from raise_kernel.diagnostics import NoMatch
from raise_kernel.passes.tensor_opt.graph import Node
from raise_kernel.passes.tensor_opt.graph.node import Dot, constant_values, is_float, numpy_dtype
from raise_kernel.passes.tensor_opt.idioms.fields import arithmetic, sums
from raise_kernel.passes.tensor_opt.idioms.fields.arithmetic import multiply, reduced
from raise_kernel.passes.tensor_opt.idioms.fields.moves import MOVES, scatter
from raise_kernel.passes.tensor_opt.idioms.fields.run import Machine, Rule, matrices_of

Cells = np.ndarray


def field_of(cells: np.ndarray) -> np.ndarray:
    """The numbers of the field."""
    return np.real(cells)


def size_of(cells: np.ndarray) -> np.ndarray:
    """The sizes."""
    return np.imag(cells)


def cells_of(numbers: np.ndarray) -> Cells:
    """Cells for floats."""
    return pair(arithmetic.of_floats(numbers), numbers.astype(np.float64))


def cells_from(integers: np.ndarray, exponent: int) -> Cells:
    """Cells for integers times two to an exponent."""
    power = float(pow(2, exponent, arithmetic.PRIME))
    real = multiply(reduced(integers.astype(np.float64)), np.array(power))
    return pair(real, np.ldexp(integers.astype(np.float64), exponent))


def largest_exponent(element: str) -> int:
    """Of the finite numbers of a type."""
    return int(ml_dtypes.finfo(numpy_dtype(element)).maxexp)


@dataclass
class SizedMachine(Machine):
    """Runs nodes on cells with sizes. `asked`: the numbers of the program that were compared with
    cells and decide about their sizes."""

    asked: set[float] = field(default_factory=set)
    _written: set[float] = field(default_factory=set)

    def rule(self, node: Node) -> Rule:
        if is_float(node.element):
            self.elements.add(node.element)
            if node.op in ("constant", "iota"):
                made = self._given(node)
                return lambda x: made
            if node.op not in MOVES:
                return self._arithmetic(node)
        elif node.op == "compare" and is_float(node.operands[0].element):
            return lambda x: self._compare(node.attr[0], *x)
        elif node.op == "is_finite":
            return lambda x: np.isfinite(size_of(x[0]))
        return super().rule(node)

    def added(self, a: np.ndarray, b: np.ndarray) -> np.ndarray:
        found = reduced(field_of(a) + field_of(b))
        if not self.may_cancel:
            found = np.where((found == 0) & (field_of(a) != 0) & (field_of(b) != 0), np.nan, found)
        return pair(found, size_of(a) + size_of(b))

    def summed(self, part: Sequence[tuple[np.ndarray, int]], before: np.ndarray) -> np.ndarray:
        real = sums.total([(field_of(x), sign) for x, sign in part], field_of(before))
        return pair(real, size_of(before) + sum(sign * size_of(x).sum(axis=0) for x, sign in part))

    def _given(self, node: Node) -> np.ndarray:
        values = constant_values(node)
        if values is None:
            return _of_integers(super()._given(node))
        self._written.update(np.unique(values.astype(np.float64)).tolist())
        if values.size and not any(values.strides):
            return np.broadcast_to(cells_of(values.reshape(-1)[:1]).reshape(()), node.shape)
        return cells_of(values)

    def _arithmetic(self, node: Node) -> Rule:
        rule = _RULES.get(node.op)
        if rule is None:
            raise NoMatch(f"it uses {node.op}")
        limits = ml_dtypes.finfo(numpy_dtype(node.element))
        most, least = float(limits.max), float(limits.smallest_normal)

        def compute(x: Sequence[np.ndarray]) -> np.ndarray:
            made = rule(self, node, x)
            size = np.abs(size_of(made))
            if ((size > most) | (size < least)).any():
                fitted = np.where(size > most, np.copysign(np.inf, size_of(made)), size_of(made))
                made = pair(field_of(made), np.where(size < least, 0.0, fitted))
            return made

        return compute

    def _compare(self, word: str, a: np.ndarray, b: np.ndarray) -> np.ndarray:
        for one, other in ((a, b), (b, a)):
            self._ask(size_of(one), size_of(other))
        return _COMPARE[word](size_of(a), size_of(b))

    def _ask(self, numbers: np.ndarray, sizes: np.ndarray) -> None:
        """Note which numbers of the program are compared with what is not written there. One below
        zero does not matter to sizes that are none."""
        for number in self._written - self.asked - {0.0}:
            here = numbers == number
            if not here.any() or not np.isfinite(number):
                continue
            met = np.broadcast_to(sizes, np.broadcast_shapes(sizes.shape, here.shape))
            met = met[np.broadcast_to(here, met.shape)]
            met = met[~np.isin(met, list(self._written))]
            if met.size and (number > 0 or (met < 0).any()):
                self.asked.add(number)


def pair(real: np.ndarray, imag: np.ndarray) -> Cells:
    """Cells of these numbers and sizes."""
    made = np.empty((*np.broadcast_shapes(np.shape(real), np.shape(imag)), 2))
    made[..., 0], made[..., 1] = real, imag
    return made.view(np.complex128)[..., 0]


def _of_integers(x: np.ndarray) -> np.ndarray:
    return pair(arithmetic.of_integers(x), x.astype(np.float64))


_COMPARE: dict[str, Callable[[np.ndarray, np.ndarray], np.ndarray]] = {
    "LT": operator.lt,
    "LE": operator.le,
    "GT": operator.gt,
    "GE": operator.ge,
    "EQ": operator.eq,
    "NE": operator.ne,
}

Arithmetic = Callable[[SizedMachine, Node, Sequence[np.ndarray]], np.ndarray]


def _larger(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """The one of larger size; NaN where one of them is."""
    found = np.where(size_of(a) >= size_of(b), a, b)
    return np.where(np.isnan(size_of(a)), a, found)


def _divide(_machine: SizedMachine, _node: Node, x: Sequence[np.ndarray]) -> np.ndarray:
    a, b = x
    return pair(multiply(field_of(a), arithmetic.inverse(field_of(b))), size_of(a) / size_of(b))


def _convert(_machine: SizedMachine, node: Node, x: Sequence[np.ndarray]) -> np.ndarray:
    return x[0] if is_float(node.operands[0].element) else _of_integers(x[0])


def _dot(_machine: SizedMachine, node: Node, x: Sequence[np.ndarray]) -> np.ndarray:
    assert isinstance(node.attr, Dot)
    lhs, rhs = matrices_of(node.attr, x)
    turned = rhs.swapaxes(-1, -2)
    real = arithmetic.product(field_of(lhs), field_of(turned))
    return pair(real, np.matmul(size_of(lhs), size_of(turned))).reshape(node.shape)


def _reduce(_machine: SizedMachine, node: Node, x: Sequence[np.ndarray]) -> np.ndarray:
    axes, kind = node.attr
    if kind == "add":
        whole = pair(reduced(field_of(x[0]).sum(axis=axes)), size_of(x[0]).sum(axis=axes))
        return pair(reduced(field_of(whole) + field_of(x[1])), size_of(whole) + size_of(x[1]))
    if kind not in ("max", "maxnum"):
        raise NoMatch(f"it reduces by {kind}")
    rows = np.moveaxis(x[0], axes, range(len(axes)))
    rows = rows.reshape(-1, *rows.shape[len(axes) :])
    best = np.argmax(size_of(rows), axis=0)[None]
    return _larger(np.take_along_axis(rows, best, 0)[0], x[1])


def _scatter(machine: SizedMachine, node: Node, x: Sequence[np.ndarray]) -> np.ndarray:
    if node.attr.kind not in ("set", "add"):
        raise NoMatch("it uses scatter")
    return scatter(node, x, machine.added if node.attr.kind == "add" else None)


_RULES: dict[str, Arithmetic] = {
    "add": lambda m, node, x: m.added(x[0], x[1]),
    "subtract": lambda m, node, x: m.added(x[0], -x[1]),
    "multiply": lambda m, node, x: pair(
        multiply(field_of(x[0]), field_of(x[1])), size_of(x[0]) * size_of(x[1])
    ),
    "divide": _divide,
    "negate": lambda m, node, x: -x[0],
    "abs": lambda m, node, x: np.where(size_of(x[0]) < 0, -x[0], x[0]),
    "maximum": lambda m, node, x: _larger(x[0], x[1]),
    "minimum": lambda m, node, x: -_larger(-x[0], -x[1]),
    "convert": _convert,
    "dot_general": _dot,
    "reduce": _reduce,
    "scatter": _scatter,
}
