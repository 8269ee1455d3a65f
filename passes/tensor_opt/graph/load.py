"""A block's operations as nodes."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from raise_kernel.bindings import ir
from raise_kernel.passes.tensor_opt.graph.graph import Graph
from raise_kernel.passes.tensor_opt.graph.node import Inside, Node, Origin, Shape, Splat, Table
from raise_kernel.stablehlo.constants import read_constant
from raise_kernel.stablehlo.read import COMBINING, READERS

# Operations whose whole meaning is name, operands and result type.
_NAMES = (
    "abs add and atan2 bitcast_convert cbrt ceil clamp complex convert cosine "
    "count_leading_zeros divide dynamic_update_slice exponential exponential_minus_one "
    "floor imag is_finite log log_plus_one logistic maximum minimum multiply negate not or "
    "popcnt power real remainder reshape round_nearest_afz round_nearest_even rsqrt select "
    "shift_left shift_right_arithmetic shift_right_logical sign sine sqrt subtract tan "
    "tanh xor"
)
PLAIN = frozenset(f"stablehlo.{name}" for name in _NAMES.split())

# Those of them whose result has another type than their first operand.
_OF_OTHER_TYPE = "bitcast_convert complex convert imag is_finite real reshape select"
OF_SAME_TYPE = PLAIN - {f"stablehlo.{name}" for name in _OF_OTHER_TYPE.split()}

# Those of them that may state how exact they are.
_STATE_ACCURACY = (
    "cbrt cosine exponential exponential_minus_one log log_plus_one logistic rsqrt sine sqrt "
    "tan tanh"
)
STATE_ACCURACY = frozenset(f"stablehlo.{name}" for name in _STATE_ACCURACY.split())

# Operations that something besides their results may notice: kept, in their order.
EFFECTS = frozenset(
    {"stablehlo.custom_call", "func.call", "stablehlo.send", "stablehlo.recv", "stablehlo.outfeed"}
)


class Loader:
    """Nodes of values: of the block's arguments, of what it captures, of its operations."""

    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        self.nodes: dict[ir.Value, Node] = {}
        self.effects: list[Node] = []
        self.origins: list[Origin] = []
        self.owned: list[Node] = []  # of each origin
        self._types: dict[ir.Type, tuple[Shape, str]] = {}

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
        return node

    def constant(self, op: ir.Operation) -> Node:
        """A node for a `stablehlo.constant`, which may stand outside the block."""
        shape, element = self.type(op.results[0])
        node = self.graph.make("constant", (), shape, element, _elements(op))
        self.nodes[op.results[0]] = node
        return node

    def type(self, value: ir.Value) -> tuple[Shape, str]:
        """Shape and element type of a value."""
        type_ = value.type
        found = self._types.get(type_)
        if found is None:
            if isinstance(type_, ir.RankedTensorType):
                found = tuple(type_.shape), str(type_.element_type)
            else:
                found = (), str(type_)
            self._types[type_] = found
        return found

    def block(self, block: ir.Block) -> list[Node]:
        """Load all operations; the operands of the terminator."""
        *body, end = [o.operation for o in block.operations]
        for op in body:
            self._operation(op)
        return [self.nodes[v] for v in end.operands]

    def _operation(self, op: ir.Operation) -> None:
        name = op.name
        origin = Origin(op)
        self.origins.append(origin)
        nodes = self.nodes
        operands = [nodes[v] for v in op.operands]
        for operand in operands:
            operand.uses += 1
        results = list(op.results)
        if len(results) == 1 and not (name in EFFECTS or len(op.regions)):
            if name in OF_SAME_TYPE:
                shape, element = operands[0].shape, operands[0].element
            else:
                shape, element = self.type(results[0])
            self.graph.place = op.location
            node = self._plain(origin, name, operands, shape, element)
            if node.origin is None:
                node.origin = origin
            self.nodes[results[0]] = node
            self.owned.append(node)
            return
        combined = COMBINING.get(name)
        attr = combined(op) if combined is not None and len(results) == 1 else None
        if attr is not None:
            shape, element = self.type(results[0])
            self.graph.place = op.location
            node = self._build(name.removeprefix("stablehlo."), operands, shape, element, attr)
            node.origin = node.origin or origin
            self.nodes[results[0]] = node
            self.owned.append(node)
            return
        acts = name in EFFECTS
        if len(op.regions):
            origin.inside = inside(op)
            acts |= not EFFECTS.isdisjoint(origin.inside.names)
            operands += [nodes[v] for v in origin.inside.captured]
        whole = Node(name, tuple(operands), (), "", origin, op.location)
        whole.origin = origin
        self.owned.append(whole)
        if not results or acts:
            self.effects.append(whole)
        for index, result in enumerate(results):
            shape, element = self.type(result)
            self.nodes[result] = self.graph.make("result", (whole,), shape, element, index)

    def _plain(
        self, origin: Origin, name: str, operands: Sequence[Node], shape: Shape, element: str
    ) -> Node:
        op = origin.op
        short = name.removeprefix("stablehlo.")
        if name in PLAIN:
            accuracy = _accuracy(op) if name in STATE_ACCURACY else None
            return self._build(short, operands, shape, element, accuracy)
        if name == "stablehlo.constant":
            return self._build(short, operands, shape, element, _elements(op))
        reader = READERS.get(name)
        if reader is None:
            return self._build(name, operands, shape, element, origin)
        return self._build(short, operands, shape, element, reader(op))

    def _build(
        self, op: str, operands: Sequence[Node], shape: Shape, element: str, attr: Hashable
    ) -> Node:
        return self.graph.make(op, operands, shape, element, attr)


def captured(op: ir.Operation) -> list[ir.Value]:
    """Values that the regions of `op` use and do not define, in the order of their first use."""
    return inside(op).captured


def inside(op: ir.Operation) -> Inside:
    """What is in the regions of `op`."""
    defined: set[ir.Value] = set()
    found: dict[ir.Value, None] = {}
    names: set[str] = set()

    def visit(regions: ir.RegionSequence) -> None:
        for region in regions:
            for block in region.blocks:
                defined.update(block.arguments)
                for view in block.operations:
                    inner = view.operation
                    names.add(inner.name)
                    for value in inner.operands:
                        if value not in defined:
                            found.setdefault(value)
                    defined.update(inner.results)
                    nested = inner.regions
                    if len(nested):
                        visit(nested)

    visit(op.regions)
    return Inside(list(found), names)


def _accuracy(op: ir.Operation) -> Hashable:
    """The stated accuracy of a math operation; None where it is the default."""
    if "result_accuracy" not in op.attributes:
        return None
    text = str(op.attributes["result_accuracy"])
    return None if "DEFAULT" in text or "mode" not in text else text


def _elements(op: ir.Operation) -> Splat | Table:
    found = read_constant(op)
    if found.splat is not None:
        return Splat(found.splat.tobytes())
    assert found.values is not None
    return Table(found.values.tobytes())
