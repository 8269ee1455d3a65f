"""One value of a program as a function of the tensors that it is computed from."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

import numpy as np

from raise_kernel.bindings import identity, ir, walk
from raise_kernel.diagnostics import NoMatch
from raise_kernel.passes.tensor_opt.graph import Graph, Node
from raise_kernel.passes.tensor_opt.graph.load import Loader
from raise_kernel.passes.tensor_opt.graph.node import (
    Origin,
    Shape,
    constant_values,
    in_order,
    is_float,
)
from raise_kernel.passes.tensor_opt.idioms.fields.arithmetic import drawn
from raise_kernel.passes.tensor_opt.idioms.fields.compiled import Compiled
from raise_kernel.passes.tensor_opt.idioms.fields.copies import (
    Copier,
    body_between,
    function_of,
    main_block,
)
from raise_kernel.passes.tensor_opt.idioms.fields.lanes import shortened
from raise_kernel.passes.tensor_opt.idioms.fields.moves import MOVES
from raise_kernel.passes.tensor_opt.idioms.fields.run import (
    FLOATS,
    Machine,
    TooLarge,
    Values,
    refuse_large,
)
from raise_kernel.runtime.replay.constants import read_constant

FOLLOWED = MOVES.keys() | FLOATS.keys() | {"constant", "iota"}
SEED = 20
# Of a run in NumPy: what a first one may cost, and one that is known to be needed.
FIRST = 1 << 25
MOST = 1 << 28

Cells = dict[Node, np.ndarray]


@dataclass(frozen=True)
class Outcome:
    """What a run gave: the target's cells, from those of the leaves. After as many `turns` of the
    target's loop only, where that is not None."""

    target: np.ndarray
    cells: Cells
    turns: int | None = None


class Trial:
    """`target` from its `leaves`, the floats that are drawn.

    Leaves are the operands of the target's loop, or, where `deep`, what those are computed from by
    arithmetic, moves and other loops. Axes along which all is done element by element are short
    (lanes.py): `shape` says how long they are here. Raises `NoMatch` where the target depends on
    integers that are data.
    """

    def __init__(self, target: Node, loader: Loader, *, deep: bool) -> None:
        self.target = target
        self.deep = deep
        self.elements: set[str] = set()
        self.tests_zero = False
        self.random = np.random.default_rng(SEED)
        self.leaves = _leaves(target, () if deep else _operands(target))
        self._module = shortened(_function(target, self.leaves, loader))
        self._loader = Loader(Graph())
        block = main_block(self._module)
        inputs = [self._loader.leaf(a) for a in block.arguments]
        refuse_large(inputs)
        self._inputs = dict(zip(self.leaves, inputs, strict=True))
        (self._root,) = self._loader.block(block)
        self._compiled: Compiled | None = None
        # Of a run that is not compiled; none is made where this is 0.
        self._fuel = FIRST

    def shape(self, node: Node) -> Shape:
        """Of the cells of the target, or of a leaf."""
        return self._root.shape if node is self.target else self._inputs[node].shape

    def drawn(self, node: Node) -> np.ndarray:
        return drawn(self.random, self.shape(node))

    def constants(self) -> list[float]:
        """The floats that are written in the program."""
        found: dict[float, None] = {}
        for op in walk(main_block(self._module)):
            if op.name == "stablehlo.constant":
                splat = read_constant(op).splat
                if splat is not None and splat.dtype.kind not in "iub":
                    found.setdefault(float(splat))
        return list(found)

    def begin(self, given: Mapping[Node, np.ndarray]) -> Outcome:
        """As `run`; of the first turns of the target's loop only where there are very many."""
        cells = {n: given[n] if n in given else self.drawn(n) for n in self.leaves}
        try:
            return Outcome(self._follow(cells, FIRST), cells)
        except TooLarge as stop:
            self._expect(stop)
            root = self._root
            owner = root.operands[0].attr if root.op == "result" else None
            if not isinstance(owner, Origin) or stop.op is None:
                raise
            if identity(owner.op) != identity(stop.op):
                raise
            if not stop.turns:
                return self.run(cells)
            return Outcome(stop.state[root.attr], cells, stop.turns)

    def attempt(self, given: Mapping[Node, np.ndarray]) -> Outcome:
        """As `run`; raises where that takes long."""
        cells = {n: given[n] if n in given else self.drawn(n) for n in self.leaves}
        return Outcome(self._follow(cells, MOST), cells)

    def run(self, given: Mapping[Node, np.ndarray], *, may_cancel: bool = False) -> Outcome:
        """A whole run with cells that are `given` and others that are drawn; `may_cancel`: they are
        such that terms do."""
        cells = {n: given[n] if n in given else self.drawn(n) for n in self.leaves}
        if self._fuel:
            try:
                return Outcome(self._follow(cells, self._fuel, may_cancel), cells)
            except TooLarge as stop:
                self._expect(stop)
        if self._compiled is None:
            self._compiled = Compiled(self._module)
        return Outcome(self._compiled([cells[n] for n in self.leaves]), cells)

    def _expect(self, stop: TooLarge) -> None:
        """After a run that was too long: how much one would take, if it is not to be compiled."""
        whole = FIRST * max(self._root.shape, default=0) // max(stop.turns, 1)
        self._fuel = 2 * whole if self._fuel == FIRST and whole <= MOST else 0

    def _follow(self, cells: Cells, fuel: int, may_cancel: bool = False) -> np.ndarray:
        machine = Machine(fuel, may_cancel)
        values: Values = {self._inputs[n]: [x] for n, x in cells.items()}
        try:
            machine.run(in_order([self._root]), values)
        finally:
            self.elements |= machine.elements
            self.tests_zero |= machine.tests_zero
        return values[self._root][0]


def _operands(target: Node) -> set[Node]:
    """What a loop's result is computed from at first, without reshapes."""
    found: set[Node] = set()
    loop = target.operands[0]
    for operand in loop.operands:
        if is_float(operand.element):
            operand = unreshaped(operand)
            if constant_values(operand) is None:
                found.add(operand)
    return found


def unreshaped(node: Node) -> Node:
    """What the node is a reshape of."""
    while node.op == "reshape":
        node = node.operands[0]
    return node


def _leaves(target: Node, near: Collection[Node]) -> list[Node]:
    """The leaves, in the order in which they are met."""
    done: set[Node] = set()
    leaves: dict[Node, None] = {}
    stack = [target]
    while stack:
        node = stack.pop()
        if node in done:
            continue
        done.add(node)
        if node in near or (not near and node is not target and _is_leaf(node)):
            leaves.setdefault(node)
            continue
        if node.op == "argument":
            raise NoMatch("it depends on integers that are data")
        stack += reversed(node.operands)
    return list(leaves)


def _function(target: Node, leaves: list[Node], loader: Loader) -> ir.Module:
    same: dict[Node, list[ir.Value]] = {n: [] for n in leaves}
    result: ir.Value | None = None
    for value, node in loader.nodes.items():
        if node in same:
            same[node].append(value)
        elif node is target:
            result = value
    assert result is not None
    body = body_between([result], {v for values in same.values() for v in values})
    return function_of(Copier(), list(same.values()), body, [result])


def _is_leaf(node: Node) -> bool:
    if not node.element or not is_float(node.element):
        return False
    if node.op == "result":
        return node.operands[0].op not in ("stablehlo.while", "stablehlo.if")
    return node.op not in FOLLOWED or isinstance(node.attr, Origin)
