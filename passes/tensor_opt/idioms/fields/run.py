"""Interprets a block of StableHLO with residues for its floats; integers are concrete.

Two programs of additions, subtractions, products and quotients that agree on inputs drawn at random
compute the same rational functions, but for the draws at which two different ones meet: at most
`degree / PRIME` of them (Schwartz, "Fast Probabilistic Algorithms for Verification of Polynomial
Identities", 1980). So it does not matter how a program is written: its loops and their order, its
masks, moves and blocks, what is unrolled.

What is no identity of rational functions is refused, unless an idiom says how it treats it:
comparisons, extrema and conversions of floats, terms that cancel to zero, as in compensated sums
(which have a meaning only with rounding); and, where `Allowed` does not name them, tests for zero,
quotients, which have poles that the idiom may not have, and constants besides 0, 1 and -1, which
overflow and underflow. Integers are computed as the program computes them, and wrap.

Agreement here is a candidate, not a proof: of equality as partial functions (bounded.py).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from math import prod
from typing import ClassVar

import numpy as np

from raise_kernel.bindings import identity, ir
from raise_kernel.diagnostics import NoMatch
from raise_kernel.passes.tensor_opt.graph import Graph, Node
from raise_kernel.passes.tensor_opt.graph.load import Loader, captured
from raise_kernel.passes.tensor_opt.graph.node import Origin, constant_values, in_order
from raise_kernel.passes.tensor_opt.idioms.fields import arithmetic
from raise_kernel.passes.tensor_opt.idioms.fields.arithmetic import multiply, reduced
from raise_kernel.stablehlo.algebra import Algebra, Rule
from raise_kernel.stablehlo.attributes import Dot, Scatter
from raise_kernel.stablehlo.elements import is_float, is_integer, numpy_dtype
from raise_kernel.stablehlo.elementwise import FUNCTIONS
from raise_kernel.stablehlo.indexed import scatter
from raise_kernel.stablehlo.moves import MOVES, iota
from raise_kernel.stablehlo.operation import Operation
from raise_kernel.stablehlo.reductions import lines

# What one run may cost: an operation `EACH`, and one for each element that it makes.
FUEL = 1 << 28
EACH = 1 << 10
# Elements of a value that is followed, at most: no array of a kernel's size is made.
CELLS = 1 << 20
# Constants that change no magnitude.
UNITS = (0.0, 1.0, -1.0)

# The results of each node: one, but for operations with blocks.
Values = dict[Node, list[np.ndarray]]
Step = Callable[[Sequence[np.ndarray]], list[np.ndarray]]


class TooLarge(NoMatch):
    """The fuel is gone."""

    def __init__(self) -> None:
        super().__init__("it is too large to analyze")


def refuse_large(nodes: Iterable[Node]) -> None:
    """Raise `NoMatch` where a value is too large to be drawn or computed here."""
    for node in nodes:
        if node.size > CELLS:
            raise NoMatch(f"a value of {node.size} elements is too large to analyze")


class Cancels(NoMatch):
    """Terms cancel. That is chance in one of some million sums: another draw tells."""

    def __init__(self) -> None:
        super().__init__("some of its terms cancel except for their rounding")


@dataclass(frozen=True)
class _Steps:
    """Nodes in order, how each is computed (None: one of several results), what all cost."""

    items: list[tuple[Node, Step | None]]
    cost: int


@dataclass(frozen=True)
class Block:
    """A block of a loop or a branch. `fixed`: its nodes that do not depend on its arguments."""

    arguments: list[Node]
    outside: list[Node]
    fixed: _Steps
    others: _Steps
    roots: list[Node]


@dataclass(frozen=True)
class Allowed:
    """What an idiom treats, so that a machine may follow it: tests whether floats are zero;
    constants besides 0, 1 and -1; quotients."""

    zero_tests: bool = False
    numbers: bool = False
    quotients: bool = False


# Of searches for candidates that are proved afterwards.
SEARCH = Allowed(zero_tests=True, numbers=True, quotients=True)


@dataclass
class Machine(Algebra):
    """Runs nodes. Raises `NoMatch` at what is not followed or `allowed`, and past `fuel`."""

    fuel: int = FUEL
    allowed: Allowed = Allowed()
    operations: ClassVar[frozenset[str]] = frozenset(
        {"add", "subtract", "multiply", "divide", "negate", "convert"}
        | {"dot_general", "reduce", "reduce_window", "scatter"}
    )
    # The element types of all floats that it met.
    elements: set[str] = field(default_factory=set)
    # Whether something depends on which floats are zero.
    tests_zero: bool = False
    _blocks: dict[int, list[Block]] = field(default_factory=dict)

    def run(self, nodes: Sequence[Node], values: Values) -> None:
        """Give every one of `nodes`, operands first, its value; those that have one keep it."""
        with np.errstate(all="ignore"):
            self._run(self._steps([n for n in nodes if n not in values]), values)

    def _run(self, steps: _Steps, values: Values) -> None:
        self.fuel -= steps.cost
        if self.fuel < 0:
            raise TooLarge
        for node, step in steps.items:
            if step is None:
                values[node] = [values[node.operands[0]][node.attr]]
            else:
                values[node] = step([values[o][0] for o in node.operands])

    def added(self, a: np.ndarray, b: np.ndarray) -> np.ndarray:
        """The sum; raises where terms cancel and must not."""
        found = reduced(a + b)
        if ((found == 0) & (a != 0) & (b != 0)).any():
            raise Cancels
        return found

    def multiplied(self, a: np.ndarray, b: np.ndarray) -> np.ndarray:
        return multiply(a, b)

    def divided(self, a: np.ndarray, b: np.ndarray) -> np.ndarray:
        return multiply(a, arithmetic.inverse(b))

    def converted(self, op: Operation, x: np.ndarray) -> np.ndarray:
        source = op.operands[0].element
        if is_float(source):
            return x
        if not _is_whole(source):
            raise NoMatch(f"it converts {source}")
        return self.of_integers(x, op.element)

    def of_numbers(self, values: np.ndarray, element: str) -> np.ndarray:
        """Cells of floats that are written in the program."""
        if not self.allowed.numbers and not np.isin(values, UNITS).all():
            raise NoMatch("it has constants whose products may overflow")
        return arithmetic.of_floats(values)

    def of_integers(self, x: np.ndarray, element: str) -> np.ndarray:
        """Cells of floats that are made of integers."""
        return arithmetic.of_integers(x)

    def product(self, a: np.ndarray, b: np.ndarray) -> np.ndarray:
        return arithmetic.product(a, b)

    def reduced(self, kind: str, rows: np.ndarray, before: np.ndarray) -> np.ndarray:
        return reduced(rows.sum(axis=0) + before)

    def running(self, x: np.ndarray, axis: int, before: np.ndarray) -> np.ndarray:
        return reduced(x.cumsum(axis=axis) + before)

    # --- what to do ---

    def _steps(self, nodes: Sequence[Node]) -> _Steps:
        refuse_large(nodes)
        # Where there is nothing to do, there are turns of a loop that may not end.
        cost = max(EACH, sum(EACH + node.size * _terms(node) for node in nodes))
        return _Steps([(n, None if n.op == "result" else self._step(n)) for n in nodes], cost)

    def _step(self, node: Node) -> Step:
        if isinstance(node.attr, Origin):
            runs = {"stablehlo.while": self._while, "stablehlo.if": self._if}
            if node.op not in runs:
                raise NoMatch(f"it uses {node.op.removeprefix('stablehlo.')}")
            op, run = node.attr.op, runs[node.op]
            return lambda x: run(op, x)
        rule = self.rule(node)
        return lambda x: [rule(x)]

    def rule(self, node: Node) -> Rule:
        """How a node without blocks is computed from its operands."""
        if is_float(node.element):
            self.elements.add(node.element)
            if node.op in ("iota", "constant"):
                made = self._given(node)
                return lambda x: made
            if node.op not in MOVES:
                return self.arithmetic(node)
        if node.op in MOVES:
            move = MOVES[node.op]
            return lambda x: move(node, x)
        if node.op == "compare" and is_float(node.operands[0].element):
            return self.comparison(node)
        return _of_whole(node)

    def arithmetic(self, node: Node) -> Rule:
        """How floats are computed."""
        rule = self.computes(node)
        if node.op == "divide" and not self.allowed.quotients:
            raise NoMatch(f"its {node.op} may not be finite")
        return rule

    def comparison(self, node: Node) -> Rule:
        """How floats are compared."""
        if not is_zero_test(node):
            raise NoMatch("an integer or a condition depends on floats")
        if not self.allowed.zero_tests:
            raise NoMatch("it compares floats with zero")
        self.tests_zero = True
        equal = node.attr[0] == "EQ"
        return lambda x: (arithmetic.canonical(x[0]) == 0) == equal

    def _given(self, node: Node) -> np.ndarray:
        """A constant of floats, or an iota."""
        values = constant_values(node)
        if values is None:
            return self.of_integers(iota(node.shape, node.attr), node.element)
        if not values.size or any(values.strides):
            return self.of_numbers(values, node.element)
        # Once for all elements.
        cell = self.of_numbers(values.reshape(-1)[:1], node.element)
        return np.broadcast_to(cell.reshape(()), node.shape)

    # --- operations with blocks ---

    def _while(self, op: ir.Operation, x: Sequence[np.ndarray]) -> list[np.ndarray]:
        count = len(op.operands)
        state, outside = list(x[:count]), x[count:]
        test, body = self._inside(op)
        known = [self._fixed(b, outside) for b in (test, body)]
        while bool(self._turn(test, known[0], state)[0]):
            state = self._turn(body, known[1], state)
        return state

    def _if(self, op: ir.Operation, x: Sequence[np.ndarray]) -> list[np.ndarray]:
        block = self._inside(op)[0 if bool(x[0]) else 1]
        return self._turn(block, self._fixed(block, x[1:]), [])

    def _inside(self, op: ir.Operation) -> list[Block]:
        """The blocks of an operation, loaded once."""
        key = identity(op)
        if key not in self._blocks:
            values = captured(op)
            self._blocks[key] = [self._loaded(r.blocks[0], values) for r in op.regions]
        return self._blocks[key]

    def _loaded(self, block: ir.Block, outside: Sequence[ir.Value]) -> Block:
        loader = Loader(Graph())
        arguments = [loader.leaf(a) for a in block.arguments]
        leaves = [loader.leaf(v) for v in outside]
        roots = loader.block(block)
        if loader.effects:
            raise NoMatch("an operation in it has a side effect")
        turning = set(arguments)
        known = turning | set(leaves)
        fixed: list[Node] = []
        others: list[Node] = []
        for node in in_order(roots):
            if node in known:
                continue
            if any(o in turning for o in node.operands):
                turning.add(node)
                others.append(node)
            else:
                fixed.append(node)
        return Block(arguments, leaves, self._steps(fixed), self._steps(others), roots)

    def _fixed(self, block: Block, outside: Sequence[np.ndarray]) -> Values:
        known: Values = {n: [x] for n, x in zip(block.outside, outside, strict=True)}
        self._run(block.fixed, known)
        return known

    def _turn(self, block: Block, known: Values, state: Sequence[np.ndarray]) -> list[np.ndarray]:
        values = dict(known)
        values.update((n, [x]) for n, x in zip(block.arguments, state, strict=True))
        self._run(block.others, values)
        return [values[r][0] for r in block.roots]


def widest(elements: set[str]) -> ir.Type:
    """The float type that holds all of these."""
    most = max(numpy_dtype(e).itemsize for e in elements)
    best = [e for e in elements if numpy_dtype(e).itemsize == most]
    return ir.Type.parse(best[0] if len(best) == 1 else "f32")


def _is_whole(element: str) -> bool:
    return element == "i1" or is_integer(element)


def is_zero_test(node: Node) -> bool:
    """Whether it asks if floats are zero, or if they are not."""
    zero = constant_values(node.operands[1])
    if not is_float(node.operands[0].element) or node.attr[0] not in ("EQ", "NE"):
        return False
    return zero is not None and not zero.any()


def _terms(node: Node) -> int:
    """How many terms each element is made of; none where it stays in its place."""
    if node.op in (
        "reshape",
        "slice",
        "dynamic_slice",
        "transpose",
        "broadcast_in_dim",
        "constant",
    ):
        return 0
    if not isinstance(node.attr, Dot):
        return 1
    # A product is counted as a quarter: libraries are fast at it.
    return 1 + prod(node.operands[0].shape[a] for a in node.attr.lhs_contract) // 4


def _of_whole(node: Node) -> Rule:
    """How integers and conditions are computed, from such."""
    if node.op in ("iota", "constant"):
        values = constant_values(node)
        if values is None:
            values = iota(node.shape, node.attr).astype(numpy_dtype(node.element))
        return lambda x: values
    if any(o.element and not _is_whole(o.element) for o in node.operands):
        raise NoMatch("an integer or a condition depends on floats")
    if node.op in ("reduce", "scatter"):
        return lambda x: _integers(node, x)
    plain = FUNCTIONS.get(node.op)
    if plain is None or not _is_whole(node.element):
        raise NoMatch(f"it uses {node.op}")
    dtype = numpy_dtype(node.element)

    def compute(x: Sequence[np.ndarray]) -> np.ndarray:
        found = plain(node, x)
        if found is None:
            raise NoMatch(f"it uses {node.op}")
        return np.asarray(found).astype(dtype, copy=False)

    return compute


def _integers(node: Node, x: Sequence[np.ndarray]) -> np.ndarray:
    """Reductions and scatters of integers."""
    if isinstance(node.attr, Scatter):
        if node.attr.kind != "set":
            raise NoMatch("it uses scatter")
        return scatter(x, node.attr, None)
    kinds = {"add": np.add, "max": np.maximum, "min": np.minimum,
             "and": np.bitwise_and, "or": np.bitwise_or}  # fmt: skip
    if node.op != "reduce" or node.attr[1] not in kinds:
        raise NoMatch(f"it uses {node.op}")
    axes, kind = node.attr
    rows = lines(x[0], axes)
    return kinds[kind](kinds[kind].reduce(rows, axis=0), x[1]).astype(x[0].dtype)
