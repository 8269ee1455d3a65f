"""Cells of a field with their sizes, for programs that compare floats: searches for pivots.

A cell is a complex number here. Its real part is a number of the field (arithmetic.py); its
imaginary part is the float that it stands for, nearly: infinite where its element type has no
number as large, zero where none is as small. Comparisons ask the sizes, so that a program takes the
turns that it takes with floats, and what it computes on its way is exact.

Terms that cancel are no number from there on: what has a meaning only with rounding, or what lanes
compute that are masked, is not taken for a number.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar

import ml_dtypes
import numpy as np

from raise_kernel.passes.tensor_opt.graph import Node
from raise_kernel.passes.tensor_opt.idioms.fields import arithmetic, sums
from raise_kernel.passes.tensor_opt.idioms.fields.arithmetic import multiply, reduced
from raise_kernel.passes.tensor_opt.idioms.fields.run import Machine
from raise_kernel.stablehlo.algebra import Rule
from raise_kernel.stablehlo.comparisons import HOLDS
from raise_kernel.stablehlo.elements import numpy_dtype

Cells = np.ndarray


def field_of(cells: np.ndarray) -> np.ndarray:
    """The numbers of the field."""
    return np.real(cells)


def size_of(cells: np.ndarray) -> np.ndarray:
    """The sizes."""
    return np.imag(cells)


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

    operations: ClassVar[frozenset[str]] = frozenset(
        {"add", "subtract", "multiply", "divide", "negate", "abs", "maximum", "minimum"}
        | {"convert", "dot_general", "reduce", "scatter"}
    )
    reductions: ClassVar[frozenset[str]] = frozenset({"add", "max", "maxnum"})
    asked: set[float] = field(default_factory=set)
    _written: set[float] = field(default_factory=set)

    def rule(self, node: Node) -> Rule:
        if node.op == "is_finite":
            return lambda x: np.isfinite(size_of(x[0]))
        return super().rule(node)

    def comparison(self, node: Node) -> Rule:
        return lambda x: self._compare(node.attr[0], *x)

    def of_numbers(self, values: np.ndarray, element: str) -> Cells:
        wide = values.astype(np.float64)
        self._written.update(np.unique(wide).tolist())
        return pair(arithmetic.of_floats(values), wide)

    def of_integers(self, x: np.ndarray, element: str) -> Cells:
        return pair(arithmetic.of_integers(x), x.astype(np.float64))

    def added(self, a: np.ndarray, b: np.ndarray) -> np.ndarray:
        found = reduced(field_of(a) + field_of(b))
        if not self.may_cancel:
            found = np.where((found == 0) & (field_of(a) != 0) & (field_of(b) != 0), np.nan, found)
        return pair(found, size_of(a) + size_of(b))

    def summed(self, part: Sequence[tuple[np.ndarray, int]], before: np.ndarray) -> np.ndarray:
        real = sums.total([(field_of(x), sign) for x, sign in part], field_of(before))
        return pair(real, size_of(before) + sum(sign * size_of(x).sum(axis=0) for x, sign in part))

    def multiplied(self, a: np.ndarray, b: np.ndarray) -> np.ndarray:
        return pair(multiply(field_of(a), field_of(b)), size_of(a) * size_of(b))

    def divided(self, a: np.ndarray, b: np.ndarray) -> np.ndarray:
        return pair(multiply(field_of(a), arithmetic.inverse(field_of(b))), size_of(a) / size_of(b))

    def magnitude(self, x: np.ndarray) -> np.ndarray:
        return np.where(size_of(x) < 0, -x, x)

    def larger(self, a: np.ndarray, b: np.ndarray) -> np.ndarray:
        """The one of larger size; NaN where one of them is."""
        found = np.where(size_of(a) >= size_of(b), a, b)
        return np.where(np.isnan(size_of(a)), a, found)

    def product(self, a: np.ndarray, b: np.ndarray) -> np.ndarray:
        real = arithmetic.product(field_of(a), field_of(b))
        return pair(real, np.matmul(size_of(a), size_of(b)))

    def reduced(self, kind: str, rows: np.ndarray, before: np.ndarray) -> np.ndarray:
        if kind == "add":
            real = reduced(reduced(field_of(rows).sum(axis=0)) + field_of(before))
            return pair(real, size_of(rows).sum(axis=0) + size_of(before))
        best = np.argmax(size_of(rows), axis=0)[None]
        return self.larger(np.take_along_axis(rows, best, 0)[0], before)

    def arithmetic(self, node: Node) -> Rule:
        rule = self.computes(node)
        limits = ml_dtypes.finfo(numpy_dtype(node.element))
        most, least = float(limits.max), float(limits.smallest_normal)

        def compute(x: Sequence[np.ndarray]) -> np.ndarray:
            made = rule(x)
            size = np.abs(size_of(made))
            if ((size > most) | (size < least)).any():
                fitted = np.where(size > most, np.copysign(np.inf, size_of(made)), size_of(made))
                made = pair(field_of(made), np.where(size < least, 0.0, fitted))
            return made

        return compute

    def _compare(self, word: str, a: np.ndarray, b: np.ndarray) -> np.ndarray:
        for one, other in ((a, b), (b, a)):
            self._ask(size_of(one), size_of(other))
        return HOLDS[word](size_of(a), size_of(b))

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
