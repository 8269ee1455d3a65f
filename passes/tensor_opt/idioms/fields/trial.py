"""One value of a program as a function of the tensors that it is computed from."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from hashlib import sha256

import numpy as np

from raise_kernel.bindings import ir, walk
from raise_kernel.diagnostics import NoMatch
from raise_kernel.passes.tensor_opt.graph import Graph, Node
from raise_kernel.passes.tensor_opt.graph.load import Loader
from raise_kernel.passes.tensor_opt.graph.node import Origin, Shape, constant_values, in_order
from raise_kernel.passes.tensor_opt.idioms.cloning import function_of, main_block
from raise_kernel.passes.tensor_opt.idioms.fields.arithmetic import drawn
from raise_kernel.passes.tensor_opt.idioms.fields.lanes import shorten
from raise_kernel.passes.tensor_opt.idioms.fields.run import (
    SEARCH,
    Cancels,
    Machine,
    Values,
    refuse_large,
)
from raise_kernel.stablehlo.constants import read_constant
from raise_kernel.stablehlo.elements import is_float
from raise_kernel.stablehlo.moves import MOVES

FOLLOWED = MOVES.keys() | Machine.operations | {"constant", "iota"}
# What a run may cost: about 20 ms.
FUEL = 1 << 22
# Elements of all leaves that are drawn.
LARGE = 1 << 15
# Draws of which one must be without sums that cancel.
DRAWS = 2

Cells = dict[Node, np.ndarray]


@dataclass(frozen=True)
class Outcome:
    """What a run gave: the target's cells, from those of the leaves."""

    target: np.ndarray
    cells: Cells


def seeded(text: str) -> np.random.Generator:
    """Numbers that nobody who writes a program knows, but the same in each raising of it."""
    return np.random.default_rng(int.from_bytes(sha256(text.encode()).digest(), "big"))


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
        self.leaves = _leaves(target, () if deep else _operands(target))
        self._module = _function(target, self.leaves, loader)
        shorten(self._module)
        self._loader = Loader(Graph())
        block = main_block(self._module)
        inputs = [self._loader.leaf(a) for a in block.arguments]
        refuse_large(inputs)
        if sum(n.size for n in inputs) > LARGE:
            raise NoMatch("it is too large to be followed")
        self._inputs = dict(zip(self.leaves, inputs, strict=True))
        (self._root,) = self._loader.block(block)
        self.random = seeded(str(self._module))
        # Of a run; what the last one took.
        self.fuel = FUEL
        self.cost = 0

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

    def run(self, given: Mapping[Node, np.ndarray], *, may_cancel: bool = False) -> Outcome:
        """A run with cells that are `given` and others that are drawn; `may_cancel`: they are
        such that terms do."""
        for _ in range(DRAWS - 1):
            try:
                return self._drawn_run(given, may_cancel)
            except Cancels:
                continue
        return self._drawn_run(given, may_cancel)

    def _drawn_run(self, given: Mapping[Node, np.ndarray], may_cancel: bool) -> Outcome:
        cells = {n: given[n] if n in given else self.drawn(n) for n in self.leaves}
        machine = Machine(self.fuel, may_cancel, SEARCH)
        try:
            target = self.follow(machine, cells)
        finally:
            self.elements |= machine.elements
            self.tests_zero |= machine.tests_zero
        self.cost = self.fuel - machine.fuel
        return Outcome(target, cells)

    def follow(self, machine: Machine, cells: Cells) -> np.ndarray:
        """The target's cells, from those of all leaves, on any machine."""
        values: Values = {self._inputs[n]: [x] for n, x in cells.items()}
        machine.run(in_order([self._root]), values)
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
    return function_of(list(same.values()), [result])


def _is_leaf(node: Node) -> bool:
    if not node.element or not is_float(node.element):
        return False
    if node.op == "result":
        return node.operands[0].op not in ("stablehlo.while", "stablehlo.if")
    return node.op not in FOLLOWED or isinstance(node.attr, Origin)
