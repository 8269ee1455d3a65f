"""One value of a program as a function of the tensors that it is computed from."""

from __future__ import annotations

from collections.abc import Collection, Mapping

import numpy as np

from raise_kernel.diagnostics import NoMatch
from raise_kernel.passes.tensor_opt.graph import Node
from raise_kernel.passes.tensor_opt.graph.node import Origin, constant_values, is_float
from raise_kernel.passes.tensor_opt.idioms.fields.arithmetic import drawn
from raise_kernel.passes.tensor_opt.idioms.fields.moves import MOVES
from raise_kernel.passes.tensor_opt.idioms.fields.run import FLOATS, Machine, Values

FOLLOWED = MOVES.keys() | FLOATS.keys() | {"constant", "iota"}
SEED = 20


class Trial:
    """`target` from its `leaves`, the floats that are drawn, by `nodes`, operands first.

    Leaves are the operands of the target's loop, or, where `deep`, what those are computed from by
    arithmetic, moves and other loops. Raises `NoMatch` where the target depends on integers that
    are data.
    """

    def __init__(self, target: Node, *, deep: bool) -> None:
        self.target = target
        self.machine = Machine()
        self.random = np.random.default_rng(SEED)
        near = () if deep else _operands(target)
        self.nodes, self.leaves = _split(target, near)

    def run(self, given: Mapping[Node, np.ndarray]) -> tuple[np.ndarray, dict[Node, np.ndarray]]:
        """The target's cells, and the leaves': those that are `given`, the others drawn."""
        cells = {n: given[n] if n in given else drawn(self.random, n.shape) for n in self.leaves}
        values: Values = {n: [x] for n, x in cells.items()}
        self.machine.run(self.nodes, values)
        return values[self.target][0], cells


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


def _split(target: Node, near: Collection[Node]) -> tuple[list[Node], list[Node]]:
    """The nodes to run, operands first, and the leaves."""
    done: dict[Node, None] = {}
    leaves: dict[Node, None] = {}
    stack = [target]
    while stack:
        node = stack[-1]
        if node in done or node in leaves:
            stack.pop()
            continue
        if node in near or (not near and _is_leaf(node)):
            leaves.setdefault(node)
            continue
        if node.op == "argument":
            raise NoMatch("it depends on integers that are data")
        missing = [o for o in node.operands if o not in done and o not in leaves]
        if missing:
            stack += missing
            continue
        stack.pop()
        done.setdefault(node)
    return list(done), list(leaves)


def _is_leaf(node: Node) -> bool:
    if not node.element or not is_float(node.element):
        return False
    if node.op == "result":
        return node.operands[0].op not in ("stablehlo.while", "stablehlo.if")
    return node.op not in FOLLOWED or isinstance(node.attr, Origin)
