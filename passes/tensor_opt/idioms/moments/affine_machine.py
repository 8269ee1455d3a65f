"""Interprets programs of moments in the domain of affine.py.

Comparisons and extrema are of counts that floats have exactly, else the program is not followed.
The machine notes which elements all intermediate values are finite for.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import ClassVar

import ml_dtypes
import numpy as np

from raise_kernel.diagnostics import NoMatch
from raise_kernel.passes.tensor_opt.graph import Node
from raise_kernel.passes.tensor_opt.idioms.fields.run import Machine
from raise_kernel.passes.tensor_opt.idioms.moments import affine
from raise_kernel.passes.tensor_opt.idioms.moments.affine import (
    CONSTANT,
    LINEAR,
    LOST,
    SQUARE,
    WIDE,
    Cells,
)
from raise_kernel.stablehlo.algebra import Rule
from raise_kernel.stablehlo.comparisons import HOLDS
from raise_kernel.stablehlo.elements import is_float, numpy_dtype
from raise_kernel.stablehlo.operation import Operation


@dataclass
class AffineMachine(Machine):
    """Runs nodes on cells of the domain."""

    operations: ClassVar[frozenset[str]] = frozenset(
        {"add", "subtract", "multiply", "divide", "negate", "abs", "maximum", "minimum"}
        | {"convert", "reduce", "scatter"}
    )
    # How large values of degree one and two get, as a part of the largest number of their type.
    _most: list[float] = field(default_factory=lambda: [0.0, 0.0])

    def largest(self) -> float:
        """All intermediate values of which something is known are finite where elements are not
        larger than this."""
        linear, square = self._most
        limits = [1 / linear if linear else np.inf, sqrt(1 / square) if square else np.inf]
        return min(limits)

    def comparison(self, node: Node) -> Rule:
        return lambda x: HOLDS[node.attr[0]](*_counts(x))

    def of_numbers(self, values: np.ndarray, element: str) -> Cells:
        return affine.literals(values)

    def of_integers(self, x: np.ndarray, element: str) -> Cells:
        return affine.integers(x, numpy_dtype(element), _digits(element))

    def added(self, a: np.ndarray, b: np.ndarray) -> np.ndarray:
        return affine.add(a, b)

    def negated(self, x: Cells) -> Cells:
        return affine.negate(x)

    def multiplied(self, a: Cells, b: Cells) -> Cells:
        return affine.multiply(a, b)

    def divided(self, a: Cells, b: Cells) -> Cells:
        return affine.multiply(a, affine.invert(b))

    def magnitude(self, x: Cells) -> Cells:
        (number,) = _counts([x])
        return np.where(number < 0, affine.negate(x), x)

    def larger(self, a: Cells, b: Cells) -> Cells:
        first, second = _counts((a, b))
        return np.where(first >= second, a, b)

    def smaller(self, a: Cells, b: Cells) -> Cells:
        first, second = _counts((a, b))
        return np.where(first <= second, a, b)

    def converted(self, op: Operation, x: Cells) -> Cells:
        source = op.operands[0].element
        made = super().converted(op, x).copy()
        if is_float(source) and _digits(op.element) < _digits(source):
            # What a narrower type leaves of elements is more than a rounding of the named form.
            made["kind"] = np.where(made["kind"] == CONSTANT, CONSTANT, LOST)
        return made

    def reduced(self, kind: str, rows: Cells, before: Cells) -> Cells:
        return affine.add(affine.total(rows), before)

    def arithmetic(self, node: Node) -> Rule:
        rule = self.computes(node)
        dtype, digits = numpy_dtype(node.element), _digits(node.element)
        limit = float(ml_dtypes.finfo(dtype).max)
        steps = node.operands[0].size if node.op == "reduce" else 2

        def compute(x: Sequence[np.ndarray]) -> np.ndarray:
            made = affine.rounded(rule(x), dtype, digits, steps)
            for degree, first, last in ((0, LINEAR, LINEAR), (1, SQUARE, WIDE)):
                of_degree = (made["kind"] >= first) & (made["kind"] <= last)
                most = float(np.max(made["most"], where=of_degree, initial=0.0))
                self._most[degree] = max(self._most[degree], most / limit)
            return made

        return compute


def _digits(element: str) -> int:
    """Binary digits of a float type."""
    return int(ml_dtypes.finfo(numpy_dtype(element)).nmant) + 1


def _counts(x: Sequence[Cells]) -> list[np.ndarray]:
    """The numbers that the cells are, if they are numbers."""
    if not all(((v["kind"] == CONSTANT) & v["exact"]).all() for v in x):
        raise NoMatch("it compares elements or rounded values")
    return [v["near"][..., 0] for v in x]
