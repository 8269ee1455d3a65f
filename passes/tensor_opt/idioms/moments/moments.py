"""Means, and sums of squares of what differs from them, read from what a program computes.

Welford's updates (Technometrics 4, 1962) and the merges of two parts' counts, means and squares
(Chan, Golub and LeVeque, 1979) are rational functions of the elements: run modulo a prime, they
give the sum over the count, and the sum of squares less the squared sum over the count, whatever
the order, the lanes and the tree. Which elements, is tried: those of every tensor that the program
starts from, along every choice of its axes.

Programs that compare elements are not followed. Counts that are floats may be compared: what does
not depend on elements has its size with it. Where terms cancel for elements of any size, but not
exactly for floats, something is computed that has a meaning only with rounding (a compensation):
from there on there are no numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

import numpy as np

from raise_kernel.bindings import ir
from raise_kernel.diagnostics import NoMatch
from raise_kernel.passes.tensor_opt.graph import Node
from raise_kernel.passes.tensor_opt.graph.node import (
    Origin,
    Scatter,
    constant_values,
    is_float,
)
from raise_kernel.passes.tensor_opt.idioms.fields.arithmetic import (
    PRIME,
    drawn,
    inverse,
    multiply,
    reduced,
)
from raise_kernel.passes.tensor_opt.idioms.fields.moves import MOVES
from raise_kernel.passes.tensor_opt.idioms.fields.run import Machine, Rule
from raise_kernel.passes.tensor_opt.idioms.fields.sized import (
    SizedMachine,
    field_of,
    pair,
    size_of,
)
from raise_kernel.passes.tensor_opt.idioms.moments.followed import (
    LONG,
    Cells,
    Program,
    Row,
    Spread,
    choices,
    inner_operations,
    row_of,
    spreads,
)

SEED = 21
# What a run may cost.
FUEL = 1 << 26
# Numerators and denominators of constants that are fractions, rounded.
PART = 1 << 14
# Tensors that a program passes through and that are tried as its start.
INNER = 32

_LINEAR = ("add", "subtract", "multiply", "divide", "negate", "convert", "dot_general", "reduce",
           "scatter")  # fmt: skip
_SIZES = ("compare", "maximum", "minimum", "abs")
_WHOLE = ("while", "constant", "iota", "return", "and", "or", "not", "xor", "clamp", "remainder",
          "shift_left", "shift_right_arithmetic", "shift_right_logical",
          "bitcast_convert")  # fmt: skip
INSIDE = frozenset(f"stablehlo.{name}" for name in (*_WHOLE, *_LINEAR, *MOVES))


@dataclass(frozen=True)
class Moments:
    """Of the elements of `source` along `axes`: values that are their means, and values that are
    their sums of squared differences from the mean."""

    source: Node
    axes: tuple[int, ...]
    means: list[Spread]
    squares: list[Spread]


@dataclass
class _Machine(SizedMachine):
    """Refuses comparisons of what has no size. `exact`: elements have sizes, too, by which it is
    seen where terms cancel but for their rounding."""

    exact: bool = False
    may_cancel: bool = True
    _tested: set[str] = field(default_factory=set)

    def added(self, a: np.ndarray, b: np.ndarray) -> np.ndarray:
        found = super().added(a, b)
        if not self.exact:
            return found
        rest = (field_of(found) == 0) & (size_of(found) != 0)
        return np.where(rest, complex(np.nan, np.nan), found)

    def _arithmetic(self, node: Node) -> Rule:
        rule = super()._arithmetic(node)
        if node.op not in _SIZES:
            return rule

        def compute(x: Sequence[np.ndarray]) -> np.ndarray:
            _known(x)
            return rule(x)

        return compute

    def _compare(self, word: str, a: np.ndarray, b: np.ndarray) -> np.ndarray:
        _known((a, b))
        return super()._compare(word, a, b)

    def _given(self, node: Node) -> np.ndarray:
        values = constant_values(node)
        made = super()._given(node)
        if values is None or not values.size:
            return made
        cells, where = np.unique(values.astype(np.float64), return_inverse=True)
        found = np.array([_fraction(float(c), values.dtype) for c in cells])
        real = found[where.reshape(values.shape)]
        return pair(np.where(np.isnan(real), field_of(made), real), size_of(made))


def _known(x: Sequence[np.ndarray]) -> None:
    if any(np.isnan(size_of(v)).any() for v in x):
        raise NoMatch("elements are compared")


def _fraction(value: float, dtype: np.dtype) -> float:
    """The cell of the fraction that was rounded to this constant; NaN where it is none."""
    if not np.isfinite(value):
        return np.nan
    near = Fraction(value).limit_denominator(PART)
    rounded = np.asarray(near.numerator / near.denominator).astype(dtype)
    if abs(near.numerator) > PART or float(rounded) != value:
        return np.nan
    return float(near.numerator * pow(near.denominator, -1, PRIME) % PRIME)


def _is_inside(op: ir.Operation) -> bool:
    """Whether a loop may have it: floats are not compared there."""
    if op.name in INSIDE:
        return True
    types = [v.type for v in op.operands if isinstance(v.type, ir.RankedTensorType)]
    whole = all(not is_float(str(t.element_type)) for t in types)
    return whole and op.name.removeprefix("stablehlo.") in _SIZES


def _is_followed(node: Node) -> bool:
    """Whether it is computed from elements by arithmetic and moves alone."""
    if node.op == "result":
        return is_float(node.element)
    if node.op == "stablehlo.while":
        assert isinstance(node.attr, Origin)
        return all(map(_is_inside, inner_operations(node.attr.op)))
    if isinstance(node.attr, Origin) or not is_float(node.element):
        return False
    if node.op == "convert":
        return is_float(node.operands[0].element)
    if node.op == "reduce":
        return node.attr[1] == "add"
    if isinstance(node.attr, Scatter):
        return node.attr.kind in ("set", "add")
    return node.op in MOVES or node.op in _LINEAR


class ByMoments:
    """The operations that lead from elements to moments."""

    def __init__(self) -> None:
        self._machine = _Machine()

    def is_followed(self, node: Node) -> bool:
        return _is_followed(node)

    def is_fixed(self, node: Node) -> bool:
        return is_fixed(node, self._machine, _is_followed)


def is_fixed(node: Node, machine: Machine, is_followed: Callable[[Node], bool]) -> bool:
    """Whether a machine runs it."""
    if node.op in ("stablehlo.while", "result"):
        return node.op == "result" or is_followed(node)
    if isinstance(node.attr, Origin):
        return False
    try:
        machine.rule(node)
    except NoMatch:
        return False
    return True


def find(program: Program) -> Iterator[Moments]:
    """What of a program are moments; raises `NoMatch` where it cannot be followed."""
    largest = max((n.size for n in program.leaves), default=0)
    targets = [
        n for n in program.inner if n.op != "stablehlo.while" and 0 < n.size < largest
    ]  # fmt: skip
    divides = any(n.op == "divide" for n in program.order)
    loops = [n for n in program.order if n.op == "stablehlo.while"]
    if not targets or not (loops or (divides and len(program.inner) >= LONG)):
        return
    runs = _Runs(program, targets)
    inner = [n for n in targets if n.op in _LINEAR or n.op == "reshape"]
    inner.sort(key=lambda n: -n.size)
    for sources in (program.leaves, inner[:INNER]):
        found = False
        for source in sources:
            for moments in _of_source(source, program, runs):
                found = True
                yield moments
        if found:
            return


class _Runs:
    """Two runs: one with elements that have no sizes, one with sizes."""

    def __init__(self, program: Program, targets: list[Node]) -> None:
        self.short = program.short(targets)
        random = np.random.default_rng(SEED)
        self.cells: list[Cells] = []
        for exact in (False, True):
            given: Cells = {}
            for node, short in self.short.leaves.items():
                shape = short.shape
                sizes = random.standard_normal(shape) if exact else np.full(shape, np.nan)
                given[node] = pair(drawn(random, shape), sizes)
            found = self.short.run(_Machine(FUEL, exact=exact), given)
            self.cells.append({n: field_of(x) for n, x in found.items()})
        self._rows: dict[Row, list[Node]] = {}
        for node in targets:
            row = row_of(self.cells[0][node])
            if row is not None:
                self._rows.setdefault(row, []).append(node)

    def equal(self, wanted: Sequence[np.ndarray]) -> list[Node]:
        """The targets that have these cells, in the first run and in the second."""
        first, second = map(row_of, wanted)
        nodes = [] if first is None else self._rows.get(first, [])
        return [n for n in nodes if row_of(self.cells[1][n]) == second]


def _of_source(source: Node, program: Program, runs: _Runs) -> Iterator[Moments]:
    """Moments of the elements of one tensor, along each choice of axes."""
    if source not in runs.cells[0]:
        return
    for axes, kept in choices(source, runs.short):
        given = [_moments(cells[source], axes) for cells in runs.cells]
        found = [
            [s for n in runs.equal(wanted) if program.is_long(n, source)
             for s in spreads(n, runs.cells[0][n], kept)]
            for wanted in zip(*given, strict=True)
        ]  # fmt: skip
        seen = program.seen([s.node for part in found for s in part])
        means, squares = ([s for s in part if s.node in seen] for part in found)
        if means or squares:
            yield Moments(source, axes, means, squares)


def _moments(cells: np.ndarray, axes: tuple[int, ...]) -> tuple[np.ndarray, np.ndarray]:
    count = 1
    for axis in axes:
        count *= cells.shape[axis]
    part = inverse(np.array([float(count % PRIME)]))[0]
    total = reduced(cells.sum(axis=axes))
    mean = multiply(total, np.array(part))
    squares = reduced(multiply(cells, cells).sum(axis=axes))
    return mean, reduced(squares - multiply(total, mean))
