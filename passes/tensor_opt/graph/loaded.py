"""Blocks of a program as graphs, which the passes share until the program changes.

A pass adds nodes to a graph, and what it learns of nodes (intervals, linear forms, positions) stays
true of them. What it makes of the program it writes back, and that is a change.
"""

from __future__ import annotations

from collections.abc import Mapping

from raise_kernel.bindings import ir
from raise_kernel.mlir.facts import facts
from raise_kernel.passes.tensor_opt.graph.graph import Graph
from raise_kernel.passes.tensor_opt.graph.load import Loader, captured, read_block
from raise_kernel.passes.tensor_opt.graph.node import Node, Splat
from raise_kernel.passes.tensor_opt.graph.ranges import Interval

# The values that a block captures: their nodes outside, and what the values are now.
Outer = Mapping[ir.Value, tuple[Node, ir.Value]]
Intervals = Mapping[ir.Value, Interval]


class Loaded:
    """A block as a graph. `ranges` has intervals of captured values and of arguments."""

    def __init__(self, block: ir.Block, outer: Outer, ranges: Intervals) -> None:
        self.block = block
        self.graph = Graph()
        self.graph.nested = block.owner.operation.name != "func.func"
        self.loader = Loader(self.graph)
        self.graph.arguments = [self.loader.leaf(argument) for argument in block.arguments]
        for value, (node, _) in outer.items():
            if is_sunk(node):
                self.loader.sink(value, node)
            else:
                self.loader.leaf(value)
        for value, (low, high) in ranges.items():
            if value in self.loader.nodes:
                self.graph.ranges.set(self.loader.nodes[value], low, high)
        self.roots = self.loader.block(block)
        self._reads = facts.once(read_block, block)
        self._inner: dict[ir.Block, tuple[Outer, Intervals, Loaded]] = {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Loaded) and self._reads == other._reads

    def inside(self, block: ir.Block, outer: Outer, ranges: Intervals) -> Loaded:
        """A block of an operation of this one."""
        known = self._inner.get(block)
        if known is None or known[0] != outer or known[1] != ranges:
            known = self._inner[block] = outer, ranges, Loaded(block, outer, ranges)
        return known[2]


def load_block(block: ir.Block) -> Loaded:
    """A block that captures nothing."""
    return Loaded(block, {}, {})


class Alone:
    """A block of an operation in a graph of its own, whatever it captures: `outside` has the nodes
    of the values that the operation's blocks capture."""

    def __init__(self, block: ir.Block) -> None:
        self.loader = Loader(Graph())
        self.arguments = [self.loader.leaf(argument) for argument in block.arguments]
        around = captured(block.owner.operation)
        self.outside = {value: self.loader.leaf(value) for value in around}
        self.roots = self.loader.block(block)
        self._reads = facts.once(read_block, block)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Alone) and self._reads == other._reads


def load_alone(block: ir.Block) -> Alone:
    """A block of an operation alone, to look at. Several passes ask for the bodies of all loops."""
    return facts.once(Alone, block)


def is_sunk(node: Node) -> bool:
    """Whether a block that captures a node has one of its own instead."""
    return isinstance(node.attr, Splat) or node.op == "iota"
