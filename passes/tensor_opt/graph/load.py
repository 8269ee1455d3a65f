"""A block's operations as nodes."""

from __future__ import annotations

import functools
from collections.abc import Callable, Hashable, Sequence

from raise_kernel.bindings import defining_op, ir, stablehlo
from raise_kernel.passes.tensor_opt.graph.graph import Graph
from raise_kernel.passes.tensor_opt.graph.node import Inside, Node, Origin, Shape, Splat, Table
from raise_kernel.runtime.replay.combiners import monoid
from raise_kernel.runtime.replay.constants import read_constant
from raise_kernel.runtime.replay.indexed import returns_update
from raise_kernel.runtime.replay.reductions import cumulative
from raise_kernel.stablehlo.attributes import (
    Comparison,
    Cumulative,
    Dot,
    Gather,
    Padding,
    Reduction,
    Scatter,
    SliceBounds,
)

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

WITH_BLOCKS = frozenset({"stablehlo.while", "stablehlo.if", "stablehlo.case"})


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


@functools.lru_cache(4096)
def _numbers(attribute: ir.Attribute) -> tuple[int, ...]:
    """The integers of an `array<i64: ...>`. (Attributes live as long as their context does.)"""
    return tuple(ir.DenseI64ArrayAttr(attribute))


@functools.lru_cache(64)
def _word(attribute: ir.Attribute) -> str:
    """`LT` of `#stablehlo<comparison_direction LT>`."""
    return str(attribute).split()[-1].rstrip(">")


def _ints(name: str) -> Callable[[ir.Operation], Hashable]:
    return lambda op: _numbers(op.attributes[name])


def _axis(name: str) -> Callable[[ir.Operation], Hashable]:
    return lambda op: ir.IntegerAttr(op.attributes[name]).value


def _slice(op: ir.Operation) -> Hashable:
    names = ("start_indices", "limit_indices", "strides")
    return SliceBounds(*(_numbers(op.attributes[n]) for n in names))


def _pad(op: ir.Operation) -> Hashable:
    names = ("edge_padding_low", "edge_padding_high", "interior_padding")
    return Padding(*(_numbers(op.attributes[n]) for n in names))


def _constant(op: ir.Operation) -> Hashable:
    found = read_constant(op)
    if found.splat is not None:
        return Splat(found.splat.tobytes())
    assert found.values is not None
    return Table(found.values.tobytes())


def _compare(op: ir.Operation) -> Comparison:
    attributes = op.attributes
    names = ("comparison_direction", "compare_type")
    return Comparison(*(_word(attributes[n]) if n in attributes else "" for n in names))


def _gather(op: ir.Operation) -> Hashable:
    numbers = stablehlo.GatherDimensionNumbers(op.attributes["dimension_numbers"])
    return Gather(
        tuple(numbers.offset_dims),
        tuple(numbers.collapsed_slice_dims),
        tuple(numbers.operand_batching_dims),
        tuple(numbers.start_indices_batching_dims),
        tuple(numbers.start_index_map),
        numbers.index_vector_dim,
        _numbers(op.attributes["slice_sizes"]),
        "indices_are_sorted" in op.attributes
        and bool(ir.BoolAttr(op.attributes["indices_are_sorted"]).value),
    )


def _dot(op: ir.Operation) -> Hashable:
    numbers = stablehlo.DotDimensionNumbers(op.attributes["dot_dimension_numbers"])
    precision = ()
    if "precision_config" in op.attributes:
        words = ir.ArrayAttr(op.attributes["precision_config"])
        precision = tuple(_word(word) for word in words)
    return Dot(
        tuple(numbers.lhs_batching_dimensions),
        tuple(numbers.rhs_batching_dimensions),
        tuple(numbers.lhs_contracting_dimensions),
        tuple(numbers.rhs_contracting_dimensions),
        precision,
    )


def _reduce(op: ir.Operation) -> Hashable:
    kind = monoid(op.regions[0]) or _of_numbers(op.regions[0])
    return None if kind is None else Reduction(_numbers(op.attributes["dimensions"]), kind)


def _of_numbers(region: ir.Region) -> str | None:
    """ "maxnum" or "minnum" for a combiner that `combine_numbers` builds, else None."""
    block = region.blocks[0]
    if len(block.arguments) != 2:
        return None
    a, b = block.arguments
    select = defining_op(block.operations[len(block.operations) - 1].operation.operands[0])
    if select is None or not _where_nan(select, a, b):
        return None
    inner = defining_op(select.operands[2])
    if inner is None or not _where_nan(inner, b, a):
        return None
    extreme = defining_op(inner.operands[2])
    if extreme is None or set(extreme.operands) != {a, b}:
        return None
    return {"stablehlo.maximum": "maxnum", "stablehlo.minimum": "minnum"}.get(extreme.name)


def _where_nan(op: ir.Operation, x: ir.Value, other: ir.Value) -> bool:
    """Whether `op` is `select(x != x, other, ...)`."""
    if op.name != "stablehlo.select" or op.operands[1] != other:
        return False
    test = defining_op(op.operands[0])
    return (
        test is not None
        and test.name == "stablehlo.compare"
        and list(test.operands) == [x, x]
        and _compare(test)[0] == "NE"
    )


def _scatter(op: ir.Operation) -> Hashable:
    region = op.regions[0]
    kind = "set" if returns_update(region) else monoid(region)
    if kind is None:
        return None
    numbers = stablehlo.ScatterDimensionNumbers(op.attributes["scatter_dimension_numbers"])
    in_order, different = (
        n in op.attributes and bool(ir.BoolAttr(op.attributes[n]).value)
        for n in ("indices_are_sorted", "unique_indices")
    )
    return Scatter(
        tuple(numbers.update_window_dims),
        tuple(numbers.inserted_window_dims),
        tuple(numbers.input_batching_dims),
        tuple(numbers.scatter_indices_batching_dims),
        tuple(numbers.scattered_dims_to_operand_dims),
        numbers.index_vector_dim,
        in_order,
        different,
        kind,
    )


def _cumulative(op: ir.Operation) -> Hashable:
    found = cumulative(op)
    return None if found is None else Cumulative(*found)


# Operations with a region that is one known combiner.
COMBINING: dict[str, Callable[[ir.Operation], Hashable]] = {
    "stablehlo.reduce": _reduce,
    "stablehlo.reduce_window": _cumulative,
    "stablehlo.scatter": _scatter,
}

READERS: dict[str, Callable[[ir.Operation], Hashable]] = {
    "stablehlo.constant": _constant,
    "stablehlo.slice": _slice,
    "stablehlo.pad": _pad,
    "stablehlo.transpose": _ints("permutation"),
    "stablehlo.broadcast_in_dim": _ints("broadcast_dimensions"),
    "stablehlo.reverse": _ints("dimensions"),
    "stablehlo.dynamic_slice": _ints("slice_sizes"),
    "stablehlo.concatenate": _axis("dimension"),
    "stablehlo.iota": _axis("iota_dimension"),
    "stablehlo.compare": _compare,
    "stablehlo.gather": _gather,
    "stablehlo.dot_general": _dot,
}
