"""Blocks of a program as graphs, which the passes share until the program changes.

A pass adds nodes to a graph, and what it learns of nodes (intervals, linear forms, positions) stays
true of them. What it makes of the program it writes back, and that is a change.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence

from raise_kernel.bindings import ir
from raise_kernel.mlir.facts import facts
from raise_kernel.passes.tensor_opt.graph.graph import Graph
from raise_kernel.passes.tensor_opt.graph.load import Loader, captured, read_block
from raise_kernel.passes.tensor_opt.graph.loop_ranges import loop_ranges
from raise_kernel.passes.tensor_opt.graph.node import Inside, Node, Splat
from raise_kernel.passes.tensor_opt.graph.ranges import Interval
from raise_kernel.stablehlo.elements import is_integer

# The values that a block captures: their nodes outside, and what the values are now.
Outer = Mapping[ir.Value, tuple[Node, ir.Value]]
Intervals = Mapping[ir.Value, Interval]


class Loaded:
    """A block as a graph. `ranges` has intervals of captured values and of arguments."""

    def __init__(self, block: ir.Block, outer: Outer, ranges: Intervals) -> None:
        self.block = block
        self.outer = outer
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

    @property
    def is_moved(self) -> bool:
        """Whether it captures what is another value by now."""
        return _is_moved(self.outer)

    def values(self) -> dict[Node, ir.Value]:
        """The values of the nodes that come from outside: arguments, and what is captured."""
        values: dict[Node, ir.Value] = dict(
            zip(self.graph.arguments, self.block.arguments, strict=True)
        )
        for value, (node, now) in self.outer.items():
            if not is_sunk(node):
                values[self.loader.nodes[value]] = now
        return values

    @functools.cached_property
    def nested(self) -> list[Nested]:
        """The operations with blocks of this one as it stands, where what it captures does, too."""
        values, loader = self.values(), self.loader
        for value, node in loader.nodes.items():
            values.setdefault(node, value)
        return [
            Nested(self, origin.op, origin.inside, node.operands, values)
            for origin, node in zip(loader.origins, loader.owned, strict=True)
            if len(origin.op.regions)
        ]

    def inside(self, block: ir.Block, outer: Outer, ranges: Intervals) -> Loaded:
        """A block of an operation of this one."""
        known = self._inner.get(block)
        if known is None or known[0] != outer or known[1] != ranges:
            known = self._inner[block] = outer, ranges, Loaded(block, outer, ranges)
        return known[2]


class Nested:
    """An operation with blocks in the block `around` it. `operands` has the nodes of its operands,
    then of the values that its blocks capture, `values` what nodes are by now."""

    def __init__(
        self,
        around: Loaded,
        op: ir.Operation,
        within: Inside,
        operands: Sequence[Node],
        values: Mapping[Node, ir.Value],
    ) -> None:
        self._around = around
        self._op = op
        self._operands = operands
        self.names = within.names
        self.blocks = [block for region in op.regions for block in region.blocks]
        outside = zip(within.captured, operands[len(op.operands) :], strict=True)
        self.outer: Outer = {value: (node, values[node]) for value, node in outside}

    @property
    def is_moved(self) -> bool:
        """Whether the blocks capture what is another value by now."""
        return _is_moved(self.outer)

    @functools.cached_property
    def loaded(self) -> list[Loaded]:
        """Its blocks."""
        of = self._around.graph.ranges.of
        ranges = {v: of(node) for v, (node, _) in self.outer.items() if is_integer(node.element)}
        if self._op.name == "stablehlo.while":
            inits = [of(o) if is_integer(o.element) else None for o in self._operands]
            ranges |= loop_ranges(self._op, inits, ranges)
        return [self._around.inside(block, self.outer, ranges) for block in self.blocks]


def _is_moved(outer: Outer) -> bool:
    return any(value != now for value, (_, now) in outer.items())


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
