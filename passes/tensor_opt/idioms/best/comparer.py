"""Interprets nodes whose floats are only compared and moved; integers are concrete, and wrap.

What it computes for one choice of elements holds for all that compare alike. Arithmetic of floats,
and integers that are made of floats, are refused.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

import numpy as np

from raise_kernel.bindings import ir
from raise_kernel.mlir.values import identity
from raise_kernel.passes.tensor_opt.graph import Graph, Node
from raise_kernel.passes.tensor_opt.graph.load import Loader, captured
from raise_kernel.passes.tensor_opt.graph.node import Origin, constant_values, in_order
from raise_kernel.remarks import NoMatch
from raise_kernel.stablehlo.attributes import Scatter
from raise_kernel.stablehlo.comparisons import HOLDS
from raise_kernel.stablehlo.elements import is_float, is_integer, numpy_dtype
from raise_kernel.stablehlo.elementwise import FUNCTIONS
from raise_kernel.stablehlo.indexed import scatter
from raise_kernel.stablehlo.moves import MOVES, iota
from raise_kernel.stablehlo.reductions import lines

# What a run may cost: an operation `EACH`, and one for each element that it makes.
BUDGET = 1 << 28
EACH = 1 << 10
# Elements of a value that is followed, at most: no array of a kernel's size is made.
MAX_ELEMENTS = 1 << 20
# Operations that make nothing: their elements are those of an operand.
_FREE = frozenset(
    {"reshape", "slice", "dynamic_slice", "transpose", "broadcast_in_dim", "constant"}
)
_REDUCTIONS = {"add": np.add, "max": np.maximum, "min": np.minimum,
               "and": np.bitwise_and, "or": np.bitwise_or}  # fmt: skip
_EXTREMA = {"maximum": np.maximum, "minimum": np.minimum}

# The results of each node: one, but for operations with blocks.
Values = dict[Node, list[np.ndarray]]
Arrays = Sequence[np.ndarray]
Rule = Callable[[Arrays], np.ndarray]
Step = Callable[[Arrays], list[np.ndarray]]


@dataclass(frozen=True)
class _Steps:
    """Nodes in order, how each is computed (None: one of several results), what all cost."""

    items: list[tuple[Node, Step | None]]
    cost: int


@dataclass(frozen=True)
class _Block:
    """A block of a loop or a branch. `fixed`: its nodes that do not depend on its arguments."""

    arguments: list[Node]
    outside: list[Node]
    fixed: _Steps
    others: _Steps
    roots: list[Node]


@dataclass
class Comparer:
    """Runs nodes. Raises `NoMatch` at what is not followed, and past `budget`."""

    budget: int = BUDGET
    _blocks: dict[int, list[_Block]] = field(default_factory=dict)

    def run(self, nodes: Sequence[Node], values: Values) -> None:
        """Give every one of `nodes`, operands first, its value; those that have one keep it."""
        with np.errstate(all="ignore"):
            self._run(_steps(self, [n for n in nodes if n not in values]), values)

    def _run(self, steps: _Steps, values: Values) -> None:
        self.budget -= steps.cost
        if self.budget < 0:
            raise NoMatch("it is too large to analyze")
        for node, step in steps.items:
            if step is None:
                values[node] = [values[node.operands[0]][node.attr]]
            else:
                values[node] = step([values[o][0] for o in node.operands])

    def step(self, node: Node) -> Step:
        """How a node is computed from its operands."""
        if isinstance(node.attr, Origin):
            runs = {"stablehlo.while": self._while, "stablehlo.if": self._if}
            if node.op not in runs:
                raise NoMatch(f"it uses {node.op.removeprefix('stablehlo.')}")
            op, run = node.attr.op, runs[node.op]
            return lambda x: run(op, x)
        rule = _rule(node)
        return lambda x: [rule(x)]

    def _while(self, op: ir.Operation, x: Arrays) -> list[np.ndarray]:
        count = len(op.operands)
        state, outside = list(x[:count]), x[count:]
        test, body = self._inside(op)
        known = [self._fixed(b, outside) for b in (test, body)]
        while bool(self._results(test, known[0], state)[0]):
            state = self._results(body, known[1], state)
        return state

    def _if(self, op: ir.Operation, x: Arrays) -> list[np.ndarray]:
        block = self._inside(op)[0 if bool(x[0]) else 1]
        return self._results(block, self._fixed(block, x[1:]), [])

    def _inside(self, op: ir.Operation) -> list[_Block]:
        """The blocks of an operation, loaded once."""
        key = identity(op)
        if key not in self._blocks:
            values = captured(op)
            self._blocks[key] = [self._loaded(r.blocks[0], values) for r in op.regions]
        return self._blocks[key]

    def _loaded(self, block: ir.Block, outside: Sequence[ir.Value]) -> _Block:
        loader = Loader(Graph())
        arguments = [loader.leaf(a) for a in block.arguments]
        leaves = [loader.leaf(v) for v in outside]
        roots = loader.block(block)
        if loader.effects:
            raise NoMatch("an operation in it has a side effect")
        varying = set(arguments)
        known = varying | set(leaves)
        fixed: list[Node] = []
        others: list[Node] = []
        for node in in_order(roots):
            if node in known:
                continue
            if any(o in varying for o in node.operands):
                varying.add(node)
                others.append(node)
            else:
                fixed.append(node)
        return _Block(arguments, leaves, _steps(self, fixed), _steps(self, others), roots)

    def _fixed(self, block: _Block, outside: Arrays) -> Values:
        known: Values = {n: [x] for n, x in zip(block.outside, outside, strict=True)}
        self._run(block.fixed, known)
        return known

    def _results(self, block: _Block, known: Values, state: Arrays) -> list[np.ndarray]:
        values = dict(known)
        values.update((n, [x]) for n, x in zip(block.arguments, state, strict=True))
        self._run(block.others, values)
        return [values[r][0] for r in block.roots]


def _steps(machine: Comparer, nodes: Sequence[Node]) -> _Steps:
    refuse_large(nodes)
    # An empty body costs something too: its loop may not end.
    cost = max(EACH, sum(EACH + (0 if node.op in _FREE else node.size) for node in nodes))
    return _Steps([(n, None if n.op == "result" else machine.step(n)) for n in nodes], cost)


def refuse_large(nodes: Iterable[Node]) -> None:
    """Raise `NoMatch` where a value is too large to be computed here."""
    for node in nodes:
        if node.size > MAX_ELEMENTS:
            raise NoMatch(f"a value of {node.size} elements is too large to analyze")


def _rule(node: Node) -> Rule:
    """How a node without blocks is computed."""
    if node.op in ("iota", "constant"):
        made = _made(node)
        return lambda x: made
    if node.op in MOVES:
        move = MOVES[node.op]
        return lambda x: move(node, x)
    if isinstance(node.attr, Scatter):
        if node.attr.kind != "set":
            raise NoMatch("it uses scatter")
        return lambda x: scatter(x, node.attr, None)
    if is_float(node.element):
        if node.op not in _EXTREMA:
            raise NoMatch(f"it uses {node.op}")
        extremum = _EXTREMA[node.op]
        return lambda x: extremum(x[0], x[1])
    if node.op == "compare" and is_float(node.operands[0].element):
        word, kind = node.attr
        if kind == "TOTALORDER":
            raise NoMatch("it compares elements by a total order")
        return lambda x: HOLDS[word](x[0], x[1])
    if any(o.element and not _is_whole(o.element) for o in node.operands):
        raise NoMatch("an integer or a condition depends on floats")
    return _reduced(node) if node.op == "reduce" else _computed(node)


def _made(node: Node) -> np.ndarray:
    """A constant, or an iota; floats as float64, in which the cases are."""
    values = constant_values(node)
    if is_float(node.element):
        if values is None:
            raise NoMatch("it computes elements from integers")
        return values.astype(np.float64)
    if values is not None:
        return values
    return iota(node.shape, node.attr).astype(numpy_dtype(node.element))


def _is_whole(element: str) -> bool:
    return element == "i1" or is_integer(element)


def _computed(node: Node) -> Rule:
    """Arithmetic of integers and conditions."""
    plain = FUNCTIONS.get(node.op)
    if plain is None or not _is_whole(node.element):
        raise NoMatch(f"it uses {node.op}")
    dtype = numpy_dtype(node.element)

    def compute(x: Arrays) -> np.ndarray:
        found = plain(node, x)
        if found is None:
            raise NoMatch(f"it uses {node.op}")
        return np.asarray(found).astype(dtype, copy=False)

    return compute


def _reduced(node: Node) -> Rule:
    axes, kind = node.attr
    if kind not in _REDUCTIONS:
        raise NoMatch(f"it uses {node.op}")
    function = _REDUCTIONS[kind]

    def compute(x: Arrays) -> np.ndarray:
        found = function(function.reduce(lines(x[0], axes), axis=0), x[1])
        return found.astype(x[0].dtype)

    return compute
