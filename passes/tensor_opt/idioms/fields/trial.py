"""One value of a program as a function of the tensors that it is computed from."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from hashlib import sha256

import numpy as np

from raise_kernel.bindings import walked
from raise_kernel.diagnostics import NoMatch
from raise_kernel.passes.tensor_opt.graph import Node
from raise_kernel.passes.tensor_opt.graph.load import Loader
from raise_kernel.passes.tensor_opt.graph.node import Origin, constant_values, moved_from
from raise_kernel.passes.tensor_opt.idioms.cloning import main_block
from raise_kernel.passes.tensor_opt.idioms.fields.arithmetic import drawn
from raise_kernel.passes.tensor_opt.idioms.fields.lanes import Short
from raise_kernel.passes.tensor_opt.idioms.fields.run import (
    SEARCH,
    Cancels,
    Machine,
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
        self.elements: set[str] = set()
        self.tests_zero = False
        self.leaves = _leaves(target, () if deep else _operands(target))
        self._short = Short.of([target], self.leaves, loader)
        inputs = self._short.leaves.values()
        refuse_large(inputs)
        if sum(n.size for n in inputs) > LARGE:
            raise NoMatch("it is too large to analyze")
        self.shape = self._short.shape
        self.random = seeded(str(self._short.module))
        # Of a run.
        self.fuel = FUEL

    def drawn(self, node: Node) -> np.ndarray:
        return drawn(self.random, self.shape(node))

    def constants(self) -> list[float]:
        """The floats that are written in the program."""
        found: dict[float, None] = {}
        for op in walked(main_block(self._short.module)):
            if op.name == "stablehlo.constant":
                splat = read_constant(op).splat
                if splat is not None and splat.dtype.kind not in "iub":
                    found.setdefault(float(splat))
        return list(found)

    def run(self, given: Mapping[Node, np.ndarray]) -> Outcome:
        """A run with cells that are `given` and others that are drawn."""
        for _ in range(DRAWS - 1):
            try:
                return self._drawn_run(given)
            except Cancels:
                continue
        return self._drawn_run(given)

    def _drawn_run(self, given: Mapping[Node, np.ndarray]) -> Outcome:
        cells = {n: given[n] if n in given else self.drawn(n) for n in self.leaves}
        machine = Machine(self.fuel, allowed=SEARCH)
        try:
            return Outcome(self.follow(machine, cells), cells)
        finally:
            self.elements |= machine.elements
            self.tests_zero |= machine.tests_zero

    def follow(self, machine: Machine, cells: Cells) -> np.ndarray:
        """The target's cells, from those of all leaves, on any machine."""
        return self._short.run(machine, cells)[self.target]


def _operands(target: Node) -> set[Node]:
    """What a loop's result is computed from at first, without reshapes."""
    found: set[Node] = set()
    loop = target.operands[0]
    for operand in loop.operands:
        if is_float(operand.element):
            operand = moved_from(operand)
            if constant_values(operand) is None:
                found.add(operand)
    return found


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
            raise NoMatch("it depends on integers from data")
        stack += reversed(node.operands)
    return list(leaves)


def _is_leaf(node: Node) -> bool:
    if not node.element or not is_float(node.element):
        return False
    if node.op == "result":
        return node.operands[0].op not in ("stablehlo.while", "stablehlo.if")
    return node.op not in FOLLOWED or isinstance(node.attr, Origin)
