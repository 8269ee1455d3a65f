"""Programs of moments, run in the domain of affine.py.

Comparisons and extrema are of counts that floats have exactly, else the program is not followed.
The machine notes which elements all intermediate values are finite for.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt

import ml_dtypes
import numpy as np

from raise_kernel.diagnostics import NoMatch
from raise_kernel.passes.tensor_opt.graph import Node
from raise_kernel.passes.tensor_opt.graph.node import (
    Scatter,
    constant_values,
    is_float,
    numpy_dtype,
)
from raise_kernel.passes.tensor_opt.idioms.fields.moves import MOVES, scatter
from raise_kernel.passes.tensor_opt.idioms.fields.run import Machine, Rule
from raise_kernel.passes.tensor_opt.idioms.moments import affine
from raise_kernel.passes.tensor_opt.idioms.moments.affine import (
    CONSTANT,
    LINEAR,
    LOST,
    SQUARE,
    WIDE,
    Cells,
)


@dataclass
class AffineMachine(Machine):
    """Runs nodes on cells of the domain."""

    # How large values of degree one and two get, as a part of the largest number of their type.
    _most: list[float] = field(default_factory=lambda: [0.0, 0.0])

    def largest(self) -> float:
        """All intermediate values of which something is known are finite where elements are not
        larger than this."""
        linear, square = self._most
        limits = [1 / linear if linear else np.inf, sqrt(1 / square) if square else np.inf]
        return min(limits)

    def rule(self, node: Node) -> Rule:
        if is_float(node.element):
            self.elements.add(node.element)
            if node.op in ("constant", "iota"):
                return lambda x: _given(node)
            if node.op not in MOVES:
                return self._arithmetic(node)
        elif node.op == "compare" and is_float(node.operands[0].element):
            return lambda x: _compare(node.attr[0], *x)
        return super().rule(node)

    def added(self, a: np.ndarray, b: np.ndarray) -> np.ndarray:
        return affine.add(a, b)

    def summed(self, terms: Sequence[tuple[np.ndarray, int]], before: np.ndarray) -> np.ndarray:
        for cells, sign in terms:
            part = affine.total(cells if sign > 0 else affine.negate(cells))
            # A rounding for each addition, in the narrowest type there is.
            digits = min(map(_digits, self.elements))
            part = affine.rounded(part, np.dtype(np.float64), digits, len(cells))
            before = affine.add(before, part)
        return before

    def _arithmetic(self, node: Node) -> Rule:
        rule = _RULES.get(node.op)
        if rule is None:
            raise NoMatch(f"it uses {node.op}")
        dtype, digits = numpy_dtype(node.element), _digits(node.element)
        limit = float(ml_dtypes.finfo(dtype).max)
        steps = node.operands[0].size if node.op == "reduce" else 2

        def compute(x: Sequence[np.ndarray]) -> np.ndarray:
            made = affine.rounded(rule(self, node, x), dtype, digits, steps)
            for degree, first, last in ((0, LINEAR, LINEAR), (1, SQUARE, WIDE)):
                of_degree = (made["kind"] >= first) & (made["kind"] <= last)
                most = float(np.max(made["most"], where=of_degree, initial=0.0))
                self._most[degree] = max(self._most[degree], most / limit)
            return made

        return compute


def _digits(element: str) -> int:
    """Binary digits of a float type."""
    return int(ml_dtypes.finfo(numpy_dtype(element)).nmant) + 1


def _given(node: Node) -> Cells:
    """A constant, or an iota."""
    dtype = numpy_dtype(node.element)
    values = constant_values(node)
    if values is None:
        line = np.arange(node.shape[node.attr])
        shape = [-1 if k == node.attr else 1 for k in range(node.rank)]
        cells = affine.integers(line.reshape(shape), dtype, _digits(node.element))
        return np.broadcast_to(cells, node.shape)
    if values.size and not any(values.strides):
        return np.broadcast_to(affine.literals(values.reshape(-1)[:1]).reshape(()), node.shape)
    return affine.literals(values)


def _counts(x: Sequence[Cells]) -> list[np.ndarray]:
    """The numbers that the cells are, if they are numbers."""
    if not all(((v["kind"] == CONSTANT) & v["exact"]).all() for v in x):
        raise NoMatch("elements are compared, or numbers that are rounded")
    return [v["near"][..., 0] for v in x]


def _compare(word: str, a: Cells, b: Cells) -> np.ndarray:
    left, right = _counts((a, b))
    return _COMPARE[word](left, right)


_COMPARE: dict[str, Callable[[np.ndarray, np.ndarray], np.ndarray]] = {
    "LT": operator.lt,
    "LE": operator.le,
    "GT": operator.gt,
    "GE": operator.ge,
    "EQ": operator.eq,
    "NE": operator.ne,
}

Arithmetic = Callable[[AffineMachine, Node, Sequence[Cells]], Cells]


def _extremum(holds: Callable[[np.ndarray, np.ndarray], np.ndarray]) -> Arithmetic:
    def compute(_machine: AffineMachine, _node: Node, x: Sequence[Cells]) -> Cells:
        a, b = _counts(x)
        return np.where(holds(a, b), x[0], x[1])

    return compute


def _abs(_machine: AffineMachine, _node: Node, x: Sequence[Cells]) -> Cells:
    (number,) = _counts(x)
    return np.where(number < 0, affine.negate(x[0]), x[0])


def _convert(_machine: AffineMachine, node: Node, x: Sequence[Cells]) -> Cells:
    source, digits = node.operands[0].element, _digits(node.element)
    if not is_float(source):
        return affine.integers(x[0], numpy_dtype(node.element), digits)
    made = x[0].copy()
    if digits < _digits(source):
        # What a narrower type leaves of elements is more than a rounding of the named form.
        made["kind"] = np.where(made["kind"] == CONSTANT, CONSTANT, LOST)
    return made


def _reduce(_machine: AffineMachine, node: Node, x: Sequence[Cells]) -> Cells:
    axes, kind = node.attr
    if kind != "add":
        raise NoMatch(f"it reduces by {kind}")
    rows = np.moveaxis(x[0], axes, range(len(axes)))
    rows = rows.reshape(-1, *rows.shape[len(axes) :])
    return affine.add(affine.total(rows), x[1])


def _scatter(_machine: AffineMachine, node: Node, x: Sequence[Cells]) -> Cells:
    s = node.attr
    if not isinstance(s, Scatter) or s.kind not in ("set", "add"):
        raise NoMatch("it uses scatter")
    return scatter(node, x, affine.add if s.kind == "add" else None)


_RULES: dict[str, Arithmetic] = {
    "add": lambda m, node, x: affine.add(x[0], x[1]),
    "subtract": lambda m, node, x: affine.add(x[0], affine.negate(x[1])),
    "multiply": lambda m, node, x: affine.multiply(x[0], x[1]),
    "divide": lambda m, node, x: affine.multiply(x[0], affine.invert(x[1])),
    "negate": lambda m, node, x: affine.negate(x[0]),
    "abs": _abs,
    "maximum": _extremum(operator.ge),
    "minimum": _extremum(operator.le),
    "convert": _convert,
    "reduce": _reduce,
    "scatter": _scatter,
}
