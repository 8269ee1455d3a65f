"""A block's operations as nodes."""

from __future__ import annotations

import functools
from collections.abc import Hashable
from typing import NamedTuple

from raise_kernel.bindings import ir
from raise_kernel.mlir.facts import facts
from raise_kernel.mlir.values import defining_op, terminator
from raise_kernel.mlir.walks import block_operations
from raise_kernel.passes.tensor_opt.graph.graph import Graph
from raise_kernel.passes.tensor_opt.graph.node import Inside, Node, Origin, Shape, Splat, Table
from raise_kernel.stablehlo.constants import read_constant, splat_constant
from raise_kernel.stablehlo.properties import APPROXIMATE, PLAIN, qualified
from raise_kernel.stablehlo.read import COMBINING, READERS

PLAIN_OPERATIONS = qualified(PLAIN)
STATE_ACCURACY = qualified(APPROXIMATE)

# Operations that something besides their results may notice: kept, in their order.
EFFECTS = frozenset(
    {"stablehlo.custom_call", "func.call", "stablehlo.send", "stablehlo.recv", "stablehlo.outfeed"}
)


# The attribute of an operation that no rule looks into is its origin.
_OF_ITS_OWN = object()


class Read(NamedTuple):
    """An operation as it was read, which all passes share: `kind` and `attr` are those of its node,
    None for an operation with regions or with another number of results than one."""

    op: ir.Operation
    name: str
    location: ir.Location
    operands: tuple[ir.Value, ...]
    results: tuple[tuple[ir.Value, Shape, str], ...]
    has_regions: bool
    kind: str | None = None
    attr: Hashable = None


def read_block(block: ir.Block) -> tuple[list[Read], tuple[ir.Value, ...]]:
    """The operations of a block, and the operands of its terminator."""
    *body, end = block_operations(block)
    return [_read(op) for op in body], tuple(end.operands)


def _read(op: ir.Operation) -> Read:
    name, regions = op.name, len(op.regions) > 0
    results = tuple([(value, *shape_and_element(value.type)) for value in op.results])
    kind, attr = None, None
    if len(results) == 1:
        combined = COMBINING.get(name)
        if not regions and name not in EFFECTS:
            kind, attr = _kind(op, name)
        elif combined is not None and (attr := combined(op)) is not None:
            kind = name.removeprefix("stablehlo.")
    return Read(op, name, op.location, tuple(op.operands), results, regions, kind, attr)


def _kind(op: ir.Operation, name: str) -> tuple[str, Hashable]:
    """Operation and attribute of the node of an operation with one result and no regions."""
    short = name.removeprefix("stablehlo.")
    if name in PLAIN_OPERATIONS:
        return short, _accuracy(op) if name in STATE_ACCURACY else None
    if name == "stablehlo.constant":
        return short, _elements(op)
    reader = READERS.get(name)
    return (name, _OF_ITS_OWN) if reader is None else (short, reader(op))


# MLIR keeps the types of its context for good, and so may a cache.
@functools.cache
def shape_and_element(type_: ir.Type) -> tuple[Shape, str]:
    """Shape and element type of a type."""
    if isinstance(type_, ir.RankedTensorType):
        return tuple(type_.shape), str(type_.element_type)
    return (), str(type_)


class Loader:
    """Nodes of values: of the block's arguments, of what it captures, of its operations."""

    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        self.nodes: dict[ir.Value, Node] = {}
        self.effects: list[Node] = []
        self.origins: list[Origin] = []
        self.owned: list[Node] = []  # of each origin
        # All nodes, each after its operands.
        self.order: list[Node] = []

    @functools.cached_property
    def kinds(self) -> set[str]:
        """The operations of the nodes."""
        return {node.op for node in self.order}

    @classmethod
    def of(cls, block: ir.Block) -> tuple[Loader, list[Node]]:
        """A block in a graph of its own: its loader, and the operands of the terminator."""
        loader = cls(Graph())
        for argument in block.arguments:
            loader.leaf(argument)
        return loader, loader.block(block)

    def leaf(self, value: ir.Value, op: str = "argument") -> Node:
        """A node for a value that comes from outside the block."""
        shape, element = self.type(value)
        node = Node(op, (), shape, element, None)
        self.nodes[value] = node
        self.order.append(node)
        return node

    def outside(self, value: ir.Value, leaves: dict[Node, ir.Value]) -> Node:
        """The node of a value from outside the block: a constant, or a leaf that joins `leaves`."""
        found = self.nodes.get(value)
        if found is not None:
            return found
        op = defining_op(value)
        if op is not None and op.name == "stablehlo.constant":
            return self.constant(op)
        node = self.leaf(value)
        leaves[node] = value
        return node

    def sink(self, value: ir.Value, node: Node) -> None:
        """A node of this graph like that of another, for a value from outside the block."""
        made = self.graph.make(node.op, (), node.shape, node.element, node.attr)
        self.nodes[value] = made
        self.order.append(made)

    def constant(self, op: ir.Operation) -> Node:
        """A node for a `stablehlo.constant`, which may stand outside the block."""
        shape, element = self.type(op.results[0])
        node = self.graph.make("constant", (), shape, element, _elements(op))
        self.nodes[op.results[0]] = node
        return node

    def type(self, value: ir.Value) -> tuple[Shape, str]:
        """Shape and element type of a value."""
        return shape_and_element(value.type)

    def block(self, block: ir.Block) -> list[Node]:
        """Load all operations; the operands of the terminator."""
        reads, end = facts.once(read_block, block)
        for read in reads:
            self._operation(read)
        return [self.nodes[v] for v in end]

    def _operation(self, read: Read) -> None:
        origin = Origin(read.op, read.operands, tuple([result[0] for result in read.results]))
        self.origins.append(origin)
        nodes = self.nodes
        operands = [nodes[v] for v in read.operands]
        for operand in operands:
            operand.uses += 1
        if read.kind is not None:
            ((result, shape, element),) = read.results
            self.graph.location = read.location
            attr = origin if read.attr is _OF_ITS_OWN else read.attr
            node = self.graph.make(read.kind, operands, shape, element, attr)
            node.origin = node.origin or origin
            nodes[result] = node
            self.owned.append(node)
            self.order.append(node)
            return
        acts = read.name in EFFECTS
        if read.has_regions:
            origin.inside = inside(read.op)
            acts |= not EFFECTS.isdisjoint(origin.inside.names)
            operands += [nodes[v] for v in origin.inside.captured]
        whole = Node(read.name, tuple(operands), (), "", origin, read.location)
        whole.origin = origin
        self.owned.append(whole)
        self.order.append(whole)
        if not read.results or acts:
            self.effects.append(whole)
        for index, (result, shape, element) in enumerate(read.results):
            nodes[result] = self.graph.make("result", (whole,), shape, element, index)
            self.order.append(nodes[result])


def captured(op: ir.Operation) -> list[ir.Value]:
    """Values that the regions of `op` use and do not define, in the order of their first use."""
    return inside(op).captured


def inside(op: ir.Operation) -> Inside:
    """What is in the regions of `op`."""
    first = next((block for region in op.regions for block in region.blocks), None)
    return Inside([], set()) if first is None else facts.once(_inside, first)


def _inside(first: ir.Block) -> Inside:
    """What is in the regions of the operation that this block is the first one of. (The hash of an
    operation changes, so it is no key.)"""
    defined: set[ir.Value] = set()
    found: dict[ir.Value, None] = {}
    names: set[str] = set()
    for region in first.owner.operation.regions:
        for block in region.blocks:
            if not len(block.operations):
                continue  # of an operation that is being made
            reads, end = facts.once(read_block, block)
            names.add(terminator(block).name)
            defined.update(block.arguments)
            for read in reads:
                names.add(read.name)
                for value in read.operands:
                    if value not in defined:
                        found[value] = None
                if read.has_regions:
                    nested = inside(read.op)
                    names |= nested.names
                    found.update((v, None) for v in nested.captured if v not in defined)
                defined.update([result[0] for result in read.results])
            found.update((value, None) for value in end if value not in defined)
    return Inside(list(found), names)


def _accuracy(op: ir.Operation) -> Hashable:
    """The stated accuracy of a math operation; None where it is the default."""
    if "result_accuracy" not in op.attributes:
        return None
    text = str(op.attributes["result_accuracy"])
    return None if "DEFAULT" in text or "mode" not in text else text


def _elements(op: ir.Operation) -> Splat | Table:
    try:
        splat = _splat(op.attributes["value"])
    except TypeError:  # the bindings have no class for dense complex attributes
        splat = None
    if splat is not None:
        return splat
    found = read_constant(op)
    if found.splat is not None:
        return Splat(found.splat.tobytes())
    assert found.values is not None
    return Table(found.values.tobytes())


# Each of a dozen passes reads all constants of a large kernel.
@functools.lru_cache(1 << 14)
def _splat(value: ir.Attribute) -> Splat | None:
    """The element of a constant that has only one."""
    constant = splat_constant(value)
    return None if constant is None or constant.splat is None else Splat(constant.splat.tobytes())
