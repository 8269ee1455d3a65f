"""Operations that compute, over elements that need not be numbers.

An `Algebra` says what its elements do: how they are added, multiplied, converted. The table here
makes the operations of StableHLO from that. What an algebra does not have it does not name in
`operations` and `reductions`, and is refused: a prime field has no order, so it has no maximum.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

import numpy as np

from raise_kernel.diagnostics import NoMatch
from raise_kernel.stablehlo.attributes import Cumulative, Dot, Reduction
from raise_kernel.stablehlo.indexed import scatter
from raise_kernel.stablehlo.operation import Operation
from raise_kernel.stablehlo.reductions import lines, matrices

Arrays = Sequence[np.ndarray]
Rule = Callable[[Arrays], np.ndarray]


class Algebra:
    """What elements do. Each method takes and returns arrays of them, and those that are not in
    `operations` are not called."""

    # The operations that it has, of the keys of `OPERATIONS`, and the kinds of its reductions and
    # scatters.
    operations: ClassVar[frozenset[str]] = frozenset()
    reductions: ClassVar[frozenset[str]] = frozenset({"add"})
    scatters: ClassVar[frozenset[str]] = frozenset({"set", "add"})

    def computes(self, op: Operation) -> Rule:
        """How the elements of `op` are computed from those of its operands."""
        if op.op not in self.operations:
            raise NoMatch(f"it uses {op.op}")
        rule = OPERATIONS[op.op]
        return lambda x: rule(self, op, x)

    def added(self, a: np.ndarray, b: np.ndarray) -> np.ndarray:
        raise NotImplementedError

    def negated(self, x: np.ndarray) -> np.ndarray:
        return -x

    def multiplied(self, a: np.ndarray, b: np.ndarray) -> np.ndarray:
        raise NotImplementedError

    def divided(self, a: np.ndarray, b: np.ndarray) -> np.ndarray:
        raise NotImplementedError

    def magnitude(self, x: np.ndarray) -> np.ndarray:
        raise NotImplementedError

    def larger(self, a: np.ndarray, b: np.ndarray) -> np.ndarray:
        raise NotImplementedError

    def smaller(self, a: np.ndarray, b: np.ndarray) -> np.ndarray:
        return self.negated(self.larger(self.negated(a), self.negated(b)))

    def converted(self, op: Operation, x: np.ndarray) -> np.ndarray:
        """`x`, elements or integers, as elements of the type of `op`."""
        raise NotImplementedError

    def product(self, a: np.ndarray, b: np.ndarray) -> np.ndarray:
        """The matrix product over the last two axes."""
        raise NotImplementedError

    def reduced(self, kind: str, rows: np.ndarray, before: np.ndarray) -> np.ndarray:
        """`before` and all rows; `kind` is one of `reductions`."""
        raise NotImplementedError

    def running(self, x: np.ndarray, axis: int, before: np.ndarray) -> np.ndarray:
        """`before` and the sum of all elements up to each one."""
        raise NotImplementedError


def _contract(a: Algebra, op: Operation, x: Arrays) -> np.ndarray:
    assert isinstance(op.attr, Dot)
    lhs, rhs = matrices(op.attr, x[0], x[1])
    return a.product(lhs, rhs.swapaxes(-1, -2)).reshape(op.shape)


def _reduce(a: Algebra, op: Operation, x: Arrays) -> np.ndarray:
    axes, kind = Reduction(*op.attr)
    if kind not in a.reductions:
        raise NoMatch(f"it reduces by {kind}")
    return a.reduced(kind, lines(x[0], axes), x[1])


def _cumulate(a: Algebra, op: Operation, x: Arrays) -> np.ndarray:
    c = op.attr
    if not isinstance(c, Cumulative) or c.kind != "add":
        raise NoMatch("it uses reduce_window")
    if c.reverse:
        return np.flip(a.running(np.flip(x[0], c.axis), c.axis, x[1]), c.axis)
    return a.running(x[0], c.axis, x[1])


def _scatter(a: Algebra, op: Operation, x: Arrays) -> np.ndarray:
    if op.attr.kind not in a.scatters:
        raise NoMatch("it uses scatter")
    return scatter(x, op.attr, a.added if op.attr.kind == "add" else None)


OPERATIONS: dict[str, Callable[[Algebra, Operation, Arrays], np.ndarray]] = {
    "add": lambda a, op, x: a.added(x[0], x[1]),
    "subtract": lambda a, op, x: a.added(x[0], a.negated(x[1])),
    "multiply": lambda a, op, x: a.multiplied(x[0], x[1]),
    "divide": lambda a, op, x: a.divided(x[0], x[1]),
    "negate": lambda a, op, x: a.negated(x[0]),
    "abs": lambda a, op, x: a.magnitude(x[0]),
    "maximum": lambda a, op, x: a.larger(x[0], x[1]),
    "minimum": lambda a, op, x: a.smaller(x[0], x[1]),
    "convert": lambda a, op, x: a.converted(op, x[0]),
    "dot_general": _contract,
    "reduce": _reduce,
    "reduce_window": _cumulate,
    "scatter": _scatter,
}
