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

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations

import numpy as np

from raise_kernel.bindings import ir, walked
from raise_kernel.diagnostics import NoMatch
from raise_kernel.passes.tensor_opt.graph import Graph, Node
from raise_kernel.passes.tensor_opt.graph.load import Loader
from raise_kernel.passes.tensor_opt.graph.node import (
    Origin,
    Scatter,
    Shape,
    constant_values,
    in_order,
    is_float,
)
from raise_kernel.passes.tensor_opt.idioms.fields.arithmetic import (
    PRIME,
    canonical,
    drawn,
    inverse,
    multiply,
    reduced,
)
from raise_kernel.passes.tensor_opt.idioms.fields.copies import (
    Copier,
    body_between,
    function_of,
    main_block,
)
from raise_kernel.passes.tensor_opt.idioms.fields.lanes import shortened
from raise_kernel.passes.tensor_opt.idioms.fields.moves import MOVES
from raise_kernel.passes.tensor_opt.idioms.fields.run import Machine, Rule, Values
from raise_kernel.passes.tensor_opt.idioms.fields.sized import (
    SizedMachine,
    field_of,
    pair,
    size_of,
)

SEED = 21
# What a run may cost, and the nodes of a program that is looked at.
FUEL = 1 << 26
NODES = 1 << 12
# A program with no loop is as long as this, at least: what is shorter is the names' own form.
LONG = 24
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
_INSIDE = frozenset(f"stablehlo.{name}" for name in (*_WHOLE, *_LINEAR, *MOVES))


@dataclass(frozen=True)
class Spread:
    """A node whose `axes` are the other axes of a source, in their order, without those of one
    element; along its own other axes it is the same."""

    node: Node
    axes: tuple[int, ...]


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
        cells, where = np.unique(values, return_inverse=True)
        real = np.array([_fraction(c) for c in cells])[where.reshape(values.shape)]
        return pair(np.where(np.isnan(real), field_of(made), real), size_of(made))


def _known(x: Sequence[np.ndarray]) -> None:
    if any(np.isnan(size_of(v)).any() for v in x):
        raise NoMatch("elements are compared")


def _fraction(value: np.generic) -> float:
    """The cell of the fraction that was rounded to this constant; NaN where it is none."""
    if not np.isfinite(value):
        return np.nan
    near = Fraction(float(value)).limit_denominator(PART)
    if abs(near.numerator) > PART or type(value)(near.numerator / near.denominator) != value:
        return np.nan
    return float(near.numerator * pow(near.denominator, -1, PRIME) % PRIME)


class Program:
    """The floats of a block that are followed, from its `leaves`."""

    def __init__(self, roots: Sequence[Node], loader: Loader) -> None:
        self.loader = loader
        self.roots = roots
        self.order = in_order(roots)
        if len(self.order) > NODES:
            raise NoMatch("it is too large to be followed")
        self._kinds: dict[Node, str] = {}
        machine = _Machine()
        for node in self.order:
            self._kinds[node] = self._kind(node, machine)
        self.leaves = [n for n in self.order if self._kinds[n] == "leaf"]
        self.inner = [n for n in self.order if self._kinds[n] == "inner"]

    def _kind(self, node: Node, machine: Machine) -> str:
        """ "fixed" without elements, "leaf" for elements, "inner" for what is followed from them,
        "lost" for what is not."""
        kinds = {self._kinds[o] for o in node.operands}
        if node.op == "argument" or "lost" in kinds:
            return _start(node)
        if kinds & {"leaf", "inner"}:
            return "inner" if _is_followed(node) else _start(node)
        return "fixed" if _is_fixed(node, machine) else _start(node)

    def seen(self, nodes: Sequence[Node]) -> set[Node]:
        """Those of them that the results need, whatever the others are computed from."""
        cut, done = set(nodes), set[Node]()
        stack = list(self.roots)
        while stack:
            node = stack.pop()
            if node not in done:
                done.add(node)
                stack += () if node in cut else node.operands
        return cut & done

    def is_long(self, target: Node, source: Node) -> bool:
        """Whether there is more between them than the plain form has."""
        between: set[Node] = set()
        for node in in_order([target]):
            if node is source or any(o in between for o in node.operands):
                between.add(node)
        loops = any(n.op == "stablehlo.while" for n in between)
        return loops or len(between - {source}) >= LONG


def _start(node: Node) -> str:
    return "leaf" if node.element and is_float(node.element) else "lost"


def _is_fixed(node: Node, machine: Machine) -> bool:
    if node.op in ("stablehlo.while", "result"):
        return node.op == "result" or _is_followed(node)
    if isinstance(node.attr, Origin):
        return False
    try:
        machine.rule(node)
    except NoMatch:
        return False
    return True


def _is_followed(node: Node) -> bool:
    """Whether it is computed from elements by arithmetic and moves alone."""
    if node.op == "result":
        return is_float(node.element)
    if node.op == "stablehlo.while":
        assert isinstance(node.attr, Origin)
        return all(map(_is_inside, _inner(node.attr.op)))
    if isinstance(node.attr, Origin) or not is_float(node.element):
        return False
    if node.op == "convert":
        return is_float(node.operands[0].element)
    if node.op == "reduce":
        return node.attr[1] == "add"
    if isinstance(node.attr, Scatter):
        return node.attr.kind in ("set", "add")
    return node.op in MOVES or node.op in _LINEAR


def _inner(op: ir.Operation) -> list[ir.Operation]:
    return [o for region in op.regions for b in region.blocks for o in walked(b)]


def _is_inside(op: ir.Operation) -> bool:
    """Whether a loop may have it: floats are not compared there."""
    if op.name in _INSIDE:
        return True
    types = [v.type for v in op.operands if isinstance(v.type, ir.RankedTensorType)]
    whole = all(not is_float(str(t.element_type)) for t in types)
    return whole and op.name.removeprefix("stablehlo.") in _SIZES


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
    """Two runs: one with elements that have no sizes, one with sizes. Axes along which everything
    is done element by element are short in them."""

    def __init__(self, program: Program, targets: list[Node]) -> None:
        same: dict[Node, list[ir.Value]] = {n: [] for n in program.leaves}
        values: dict[Node, ir.Value] = {}
        wanted = set(targets)
        for value, node in program.loader.nodes.items():
            if node in same:
                same[node].append(value)
            elif node in wanted:
                values.setdefault(node, value)
        used = set(in_order(targets))
        same = {n: v for n, v in same.items() if n in used}
        body = body_between([values[t] for t in targets], {v for vs in same.values() for v in vs})
        results = [values[t] for t in targets]
        module = shortened(function_of(Copier(), list(same.values()), body, results))
        loader = Loader(Graph())
        block = main_block(module)
        leaves = [loader.leaf(a) for a in block.arguments]
        roots = loader.block(block)
        self.shapes = dict(
            zip((*same, *targets), (n.shape for n in (*leaves, *roots)), strict=True)
        )
        random = np.random.default_rng(SEED)
        self.cells: list[dict[Node, np.ndarray]] = []
        nodes = in_order(roots)
        for exact in (False, True):
            given: Values = {}
            for node in leaves:
                sizes = random.standard_normal(node.shape) if exact else np.full(node.shape, np.nan)
                given[node] = [pair(drawn(random, node.shape), sizes)]
            _Machine(FUEL, exact=exact).run(nodes, given)
            found = (field_of(given[n][0]) for n in (*leaves, *roots))
            self.cells.append(dict(zip((*same, *targets), found, strict=True)))
        self._rows: dict[Row, list[Node]] = {}
        for node in targets:
            row = _row(self.cells[0][node])
            if row is not None:
                self._rows.setdefault(row, []).append(node)

    def equal(self, wanted: Sequence[np.ndarray]) -> list[Node]:
        """The targets that have these cells, in the first run and in the second."""
        first, second = map(_row, wanted)
        nodes = [] if first is None else self._rows.get(first, [])
        return [n for n in nodes if _row(self.cells[1][n]) == second]


Row = tuple[Shape, bytes]


def _row(cells: np.ndarray) -> Row | None:
    """The cells without axes along which they are all the same, and how long the others are."""
    if np.isnan(cells).any():
        return None
    cells = canonical(cells) + 0.0
    for axis in range(cells.ndim):
        first = cells.take([0], axis)
        if cells.shape[axis] > 1 and (cells == first).all():
            cells = first
    return tuple(n for n in cells.shape if n > 1), cells.tobytes()


def _of_source(source: Node, program: Program, runs: _Runs) -> Iterator[Moments]:
    """Moments of the elements of one tensor, along each choice of axes."""
    if source not in runs.shapes:
        return
    short = runs.shapes[source]
    long = [k for k, n in enumerate(source.shape) if n > 1]
    for count in range(1, len(long) + 1):
        for axes in combinations(long, count):
            if any(short[a] != source.shape[a] for a in axes):
                continue
            given = [_moments(cells[source], axes) for cells in runs.cells]
            kept = tuple(n for k, n in enumerate(source.shape) if k not in axes and n > 1)
            found = [
                [s for n in runs.equal(wanted) if program.is_long(n, source)
                 for s in _spread(n, kept, runs)]
                for wanted in zip(*given, strict=True)
            ]  # fmt: skip
            seen = program.seen([s.node for part in found for s in part])
            means, squares = ([s for s in part if s.node in seen] for part in found)
            if means or squares:
                yield Moments(source, axes, means, squares)


def _spread(node: Node, kept: Shape, runs: _Runs) -> Iterator[Spread]:
    """How the axes of a source, of these lengths, are in `node`."""
    cells = canonical(runs.cells[0][node])
    axes = tuple(k for k in range(node.rank) if (cells != cells.take([0], k)).any())
    if tuple(node.shape[k] for k in axes) == kept:
        yield Spread(node, axes)


def _moments(cells: np.ndarray, axes: tuple[int, ...]) -> tuple[np.ndarray, np.ndarray]:
    count = 1
    for axis in axes:
        count *= cells.shape[axis]
    part = inverse(np.array([float(count % PRIME)]))[0]
    total = reduced(cells.sum(axis=axes))
    mean = multiply(total, np.array(part))
    squares = reduced(multiply(cells, cells).sum(axis=axes))
    return mean, reduced(squares - multiply(total, mean))
