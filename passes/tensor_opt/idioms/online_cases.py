"""Interprets one iteration of a running maximum with rescaled sums, case by case.

The step has two floats of which nothing is known, the maximum `m` that is carried and an element
`x`. What it does depends on their order and on which of them are infinite or NaN alone, as nothing
else may be compared: comparisons with constants are followed for infinities only, all other ones
are refused. So a finite number of cases covers all inputs. In each case selections are decided, and
what is left is a formula in `m`, `x`, the sum `d` and a value `v`, which is read exactly, with
rational numbers: no input is sampled. Operations that a case does not select are not looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import inf, isfinite, isnan, nan
from typing import Any

import numpy as np

from raise_kernel.passes.tensor_opt.graph.node import Node, splat_value
from raise_kernel.remarks import NoMatch
from raise_kernel.stablehlo.comparisons import HOLDS
from raise_kernel.stablehlo.elements import is_float, numpy_dtype
from raise_kernel.worklist import make_in_order

# How far from its final value the scale of an exponent may be on the way, as a factor: a difference
# that overflows before it has its scale then has no exponential after it either.
STRAY = 2**10


@dataclass(frozen=True)
class Case:
    """`m` and `x` are these infinities or NaN, or finite where they are None; the order of two
    finite ones is the sign of `m - x`."""

    m: float | None
    x: float | None
    order: int = 0

    @property
    def highest(self) -> str:
        """Which of the two is the maximum; `m` where they are equal, or `x` is NaN."""
        m, x = (0.0 if v is None else v for v in (self.m, self.x))
        if self.m is None and self.x is None:
            return "x" if self.order < 0 else "m"
        return "x" if x > m else "m"


# `m` begins as a number, and so stays one.
FINITE = (Case(None, None, -1), Case(None, None, 0), Case(None, None, 1))
CASES = (
    *FINITE,
    *(Case(None, x) for x in (-inf, inf, nan)),
    *(Case(m, x) for m in (-inf, inf) for x in (None, -inf, inf, nan)),
)


@dataclass(frozen=True)
class Line:
    """`a * m + b * x` of finite numbers. `prefixes`: how far it was scaled after each step."""

    a: Fraction
    b: Fraction
    prefixes: tuple[Fraction, ...] = ()


@dataclass(frozen=True)
class Sum:
    """`d` and `v` (or 1) times their weights, which are exponentials of lines, or 0, 1, infinity or
    NaN; what is not in it has no weight."""

    weights: tuple[tuple[str, Line | float], ...]


# A bool, an infinity or NaN, or a formula.
Value = bool | float | Line | Sum
M = Line(Fraction(1), Fraction(0))
X = Line(Fraction(0), Fraction(1))
NOTHING = Line(Fraction(0), Fraction(0))


class Interpreter:
    """Values of nodes in one case. `names`: the nodes of `m`, `x`, `d` and `v`. Raises `NoMatch` at
    what has no rule."""

    def __init__(self, case: Case, names: dict[Node, str]) -> None:
        self.case = case
        self._names = names
        self._known: dict[Node, Value] = {}

    def of(self, root: Node) -> Value:
        """The value of a node; of a selection, only the side that is taken is looked at."""
        return make_in_order(root, self._known, self._needed, self._made)

    def _needed(self, node: Node) -> Sequence[Node]:
        if node in self._names or splat_value(node) is not None:
            return ()
        if node.op == "select" and node.operands[0] in self._known:
            return (node.operands[0], node.operands[1 if self._known[node.operands[0]] else 2])
        return node.operands[:1] if node.op == "select" else node.operands

    def _made(self, node: Node) -> Value:
        if node in self._names:
            return self._given(self._names[node])
        constant = splat_value(node)
        if constant is not None:
            return bool(constant) if node.element == "i1" else float(constant)
        if node.op == "select":
            return self._known[node.operands[1 if self._known[node.operands[0]] else 2]]
        x = [self._known[o] for o in node.operands]
        if node.op == "compare":
            direction, kind = node.attr
            if kind == "TOTALORDER" or not is_float(node.operands[0].element):
                raise NoMatch("it compares by another order")
            return self._compared(direction, *map(self._number, x))
        if node.op == "convert" and not _widens(node) and not isinstance(x[0], Sum):
            raise NoMatch("it rounds the compared values")
        rule = _RULES.get(node.op)
        if rule is None:
            raise NoMatch(f"it uses {node.op}")
        return rule(self, *x)

    def _given(self, name: str) -> Value:
        if name in ("d", "v"):
            return Sum(((name, NOTHING),))
        known = self.case.m if name == "m" else self.case.x
        if known is not None:
            return known
        # Equal numbers are one number.
        return M if name == "m" or (self.case.m is None and self.case.order == 0) else X

    def _number(self, value: Value) -> float:
        """A number that compares as `m`, `x` or an infinity does; no other is known."""
        if value == M:
            return 0.0 if self.case.m is None else self.case.m
        if value == X:
            return float(-self.case.order)
        if isinstance(value, float) and not isfinite(value):
            return value
        raise NoMatch("it compares values other than the maximum and an element")

    def _compared(self, direction: str, a: float, b: float) -> bool:
        return HOLDS[direction](a, b)

    def extremum(self, word: str, a: Value, b: Value) -> Value:
        """The larger or the smaller one; NaN where one of them is."""
        x, y = self._number(a), self._number(b)
        if isnan(x) or isnan(y):
            return nan
        return a if (x >= y if word == "maximum" else x <= y) else b


def is_followed(node: Node) -> bool:
    """Whether there is a rule for its operation."""
    return node.op in _RULES or node.op in ("compare", "select")


def _widens(node: Node) -> bool:
    source = node.operands[0].element
    wide = is_float(source) and is_float(node.element)
    return wide and np.promote_types(numpy_dtype(source), numpy_dtype(node.element)) == numpy_dtype(
        node.element
    )


def _exponent(value: Value) -> Line | float:
    """A formula that may be an exponent."""
    if isinstance(value, Line):
        size = abs(value.a)
        if all(size / STRAY <= p <= size * STRAY for p in (1, *value.prefixes)):
            return value
    elif isinstance(value, float) and (value == 0 or not isfinite(value)):
        return NOTHING if value == 0 else value
    raise NoMatch("it takes the exponential of a value that is not a difference")


def _is_below(line: Line, case: Case) -> bool:
    """Whether a line is a positive multiple of what one of two finite numbers is below the larger
    one, or nothing; exponentials of such do not overflow."""
    return line == NOTHING or (line.a == -line.b and line.a * case.order < 0)


# --- rules ----------------------------------------------------------------------------------------


def _add(case: Interpreter, x: Value, y: Value) -> Value:
    if isinstance(x, Sum) or isinstance(y, Sum):
        return _add_sums(_as_sum(x), _as_sum(y))
    if isinstance(x, Line) and isinstance(y, Line):
        if x.prefixes != y.prefixes:
            raise NoMatch("it adds differences with different scales")
        return _line(x.a + y.a, x.b + y.b, x.prefixes)
    a, b = (0.0 if isinstance(v, Line) else v for v in (x, y))
    if isinstance(x, Line) and b == 0:
        return x
    if isinstance(y, Line) and a == 0:
        return y
    if isinstance(x, Line) or isinstance(y, Line):
        if isfinite(a + b):
            raise NoMatch("it adds a constant to the maximum")
        return a + b
    return float(x) + float(y)


def _line(a: Fraction, b: Fraction, prefixes: tuple[Fraction, ...]) -> Value:
    return Line(a, b, prefixes) if a or b else 0.0


def _as_sum(value: Value) -> Sum:
    """A number as a sum: 1 and the exponentials count as terms of their own, `1`."""
    if isinstance(value, Sum):
        return value
    if isinstance(value, float) and value in (0.0, 1.0):
        return Sum((("1", NOTHING if value else 0.0),))
    raise NoMatch("it adds a constant to the sum")


def _add_sums(x: Sum, y: Sum) -> Value:
    weights = {name: weight for name, weight in x.weights if (name, weight) != ("1", 0.0)}
    for name, weight in y.weights:
        if (name, weight) == ("1", 0.0):
            continue
        if name in weights:
            raise NoMatch("it counts a term twice")
        weights[name] = weight
    return Sum(tuple(sorted(weights.items(), key=lambda part: part[0])))


def _subtract(case: Interpreter, x: Value, y: Value) -> Value:
    return _add(case, x, _negate(case, y))


def _negate(case: Interpreter, x: Value) -> Value:
    if isinstance(x, Sum):
        raise NoMatch("it subtracts from the sum")
    return Line(-x.a, -x.b, x.prefixes) if isinstance(x, Line) else -x


def _multiply(case: Interpreter, x: Value, y: Value) -> Value:
    if isinstance(y, Sum):
        x, y = y, x
    if isinstance(x, Sum):
        return _weighted(x, _as_sum(y) if not isinstance(y, Sum) else y)
    if isinstance(y, Line):
        x, y = y, x
    if not isinstance(x, Line):
        return float(x) * float(y)  # pyright: ignore[reportArgumentType]
    if not isinstance(y, float) or not isfinite(y) or y == 0 or x.a != -x.b:
        raise NoMatch("it scales a value that is not a difference")
    factor = Fraction(y)
    return Line(x.a * factor, x.b * factor, (*x.prefixes, abs(x.a * factor)))


def _weighted(x: Sum, y: Sum) -> Value:
    """The product, where one of them is a weight alone."""
    if [name for name, _ in x.weights] == ["1"]:
        x, y = y, x
    if [name for name, _ in y.weights] != ["1"]:
        raise NoMatch("it multiplies sums")
    ((_, factor),) = y.weights
    return Sum(tuple((name, _product(weight, factor)) for name, weight in x.weights))


def _product(x: Line | float, y: Line | float) -> Line | float:
    if x == NOTHING:
        return y
    if y == NOTHING:
        return x
    if isinstance(x, Line) and isinstance(y, Line):
        raise NoMatch("it scales a term twice")
    numbers = [1.0 if isinstance(v, Line) else v for v in (x, y)]
    return numbers[0] * numbers[1]


def _divide(case: Interpreter, x: Value, y: Value) -> Value:
    if isinstance(x, Line) and isinstance(y, float) and isfinite(y) and y != 0:
        return _multiply(case, x, 1.0 / y)
    raise NoMatch("it divides")


def _exponential(case: Interpreter, x: Value) -> Value:
    found = _exponent(x)
    if isinstance(found, Line):
        if not _is_below(found, case.case):
            raise NoMatch("an exponent of it may be positive")
        return Sum((("1", Line(found.a, found.b)),))
    return Sum((("1", nan if isnan(found) else inf if found > 0 else 0.0),))


def _bools(word: Callable[[bool, bool], bool]) -> Callable[..., Value]:
    return lambda case, x, y: word(x is True, y is True)


_RULES: dict[str, Callable[..., Any]] = {
    "add": _add,
    "subtract": _subtract,
    "negate": _negate,
    "multiply": _multiply,
    "divide": _divide,
    "exponential": _exponential,
    "maximum": lambda case, x, y: case.extremum("maximum", x, y),
    "minimum": lambda case, x, y: case.extremum("minimum", x, y),
    "and": _bools(lambda x, y: x and y),
    "or": _bools(lambda x, y: x or y),
    "xor": _bools(lambda x, y: x != y),
    "not": lambda case, x: not x,
    "convert": lambda case, x: x,
    "broadcast_in_dim": lambda case, x: x,
    "reshape": lambda case, x: x,
}
