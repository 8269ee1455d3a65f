"""Several values of a program at once, run on cells with their sizes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from raise_kernel.passes.tensor_opt.graph import Node
from raise_kernel.passes.tensor_opt.graph.node import constant_values, in_order, moved_from
from raise_kernel.passes.tensor_opt.idioms.fields.run import Machine, Values, refuse_large
from raise_kernel.passes.tensor_opt.idioms.fields.sized import SizedMachine, cells_from
from raise_kernel.passes.tensor_opt.idioms.fields.trial import seeded
from raise_kernel.stablehlo.elements import is_float, numpy_dtype

# Integers that are data are these, or more.
DATA = 1000
# Floats that are drawn are odd numbers up to this.
RANGE = 1 << 20

Arrays = dict[Node, np.ndarray]


@dataclass(frozen=True)
class Run:
    """What the targets are for these cells of the leaves; `fuel` that it took."""

    found: list[np.ndarray]
    cells: Arrays
    fuel: int


class Program:
    """`targets` from `leaves`: the operands of the `loop` whose results they are, or the arguments
    of the function. `text`: of the kernel, by which numbers are drawn."""

    def __init__(self, targets: Sequence[Node], loop: Node | None, text: str) -> None:
        self.targets = list(targets)
        self.loop = loop
        near = set() if loop is None else _operands(loop)
        self._nodes = in_order(self.targets, near)
        self.leaves = [n for n in self._nodes if n in near or n.op == "argument"]
        self.random = seeded(text)
        self.machine = SizedMachine()

    def drawn(self, node: Node) -> np.ndarray:
        """Cells, or integers, that are all different."""
        if is_float(node.element):
            return cells_from(self.random.integers(1 - RANGE, RANGE, node.shape) | 1, 0)
        if node.element == "i1":
            return np.zeros(node.shape, bool)
        made = DATA + self.random.permutation(max(node.size, 1))[: node.size]
        return made.reshape(node.shape).astype(numpy_dtype(node.element))

    def run(self, given: Mapping[Node, np.ndarray], fuel: int, *, may_cancel: bool = False) -> Run:
        """A run with cells that are `given`, and others that are drawn. Raises `NoMatch`."""
        refuse_large(self.leaves)
        cells = {n: given[n] if n in given else self.drawn(n) for n in self.leaves}
        machine = self.machine
        machine.fuel, machine.may_cancel = fuel, may_cancel
        found = self.follow(machine, cells)
        return Run(found, cells, fuel - machine.fuel)

    def follow(self, machine: Machine, cells: Mapping[Node, np.ndarray]) -> list[np.ndarray]:
        """The targets, from the cells of all leaves, on any machine."""
        values: Values = {n: [x] for n, x in cells.items()}
        machine.run(self._nodes, values)
        return [values[n][0] for n in self.targets]


def _operands(loop: Node) -> set[Node]:
    found = (moved_from(o) for o in loop.operands if is_float(o.element))
    return {n for n in found if constant_values(n) is None}
