"""Shortens functions that are the same everywhere along an axis.

Right-hand sides, and systems of a batch, are solved each by itself: where all operations take an
axis whole, element by element, what they do for two of its elements is what they do for all. So a
function of a thousand columns is followed for two.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from raise_kernel.bindings import ir, walked
from raise_kernel.passes.tensor_opt.graph import Node
from raise_kernel.passes.tensor_opt.graph.boxes.windows import axis_groups
from raise_kernel.passes.tensor_opt.graph.load import Loader
from raise_kernel.passes.tensor_opt.graph.node import Shape, in_order
from raise_kernel.passes.tensor_opt.idioms.cloning import function_of, main_block
from raise_kernel.passes.tensor_opt.idioms.fields.run import Machine, Values
from raise_kernel.stablehlo.attributes import Dot
from raise_kernel.stablehlo.constants import read_constant
from raise_kernel.stablehlo.read import READERS, int_list

# Elements that are left of an axis.
FEW = 2

# Every operand and result of one shape.
_NAMES = (
    "abs add and convert divide exponential maximum minimum multiply negate not or remainder "
    "rsqrt shift_left shift_right_arithmetic shift_right_logical sqrt subtract xor compare "
    "select bitcast_convert"
)
_POINTWISE = frozenset(f"stablehlo.{name}" for name in _NAMES.split())


class _Classes:
    """Axes of values that count the same, and whether some operation looks at places along them."""

    def __init__(self) -> None:
        self._first: dict[ir.Value, int] = {}
        self._parent: list[int] = []
        self._pinned: list[bool] = []
        self._size: list[int] = []

    def _key(self, value: ir.Value, axis: int) -> int:
        if value not in self._first:
            shape = _shape(value)
            self._first[value] = len(self._parent)
            self._parent += range(len(self._parent), len(self._parent) + len(shape))
            self._pinned += [False] * len(shape)
            self._size += shape
        return self._find(self._first[value] + axis)

    def _find(self, key: int) -> int:
        while self._parent[key] != key:
            self._parent[key] = self._parent[self._parent[key]]
            key = self._parent[key]
        return key

    def join(self, a: ir.Value, at: int, b: ir.Value, to: int) -> None:
        left, right = self._key(a, at), self._key(b, to)
        if self._size[left] != self._size[right]:
            self._pinned[left] = self._pinned[right] = True
        elif left != right:
            self._parent[left] = right
            self._pinned[right] |= self._pinned[left]

    def same(self, a: ir.Value, b: ir.Value) -> None:
        """Of one shape, element by element; a scalar goes with anything."""
        if len(_shape(a)) == len(_shape(b)):
            for axis in range(len(_shape(a))):
                self.join(a, axis, b, axis)

    def pin(self, values: Iterable[ir.Value]) -> None:
        for value in values:
            for axis in range(len(_shape(value))):
                self.pin_axis(value, axis)

    def pin_axis(self, value: ir.Value, axis: int) -> None:
        self._pinned[self._key(value, axis)] = True

    def size(self, value: ir.Value, axis: int) -> int:
        """How much of the axis is left."""
        key = self._key(value, axis)
        return self._size[key] if self._pinned[key] else min(FEW, self._size[key])


@dataclass(frozen=True)
class Short:
    """A function with two elements of each such axis: its nodes for the leaves and for the targets
    of a program. `module`: where the operations with blocks are."""

    module: ir.Module
    leaves: dict[Node, Node]
    targets: dict[Node, Node]

    @classmethod
    def of(cls, targets: Sequence[Node], leaves: Sequence[Node], loader: Loader) -> Short:
        """The targets as a function of the leaves, from which all of each is computed."""
        same: dict[Node, list[ir.Value]] = {n: [] for n in leaves}
        values: dict[Node, ir.Value] = {}
        for value, node in loader.nodes.items():
            values.setdefault(node, value)
            if node in same:
                same[node].append(value)
        module = function_of(list(same.values()), [values[t] for t in targets])
        _shorten(module)
        block = main_block(module)
        loader, roots = Loader.of(block)
        inputs = [loader.nodes[a] for a in block.arguments]
        return cls(
            module, dict(zip(leaves, inputs, strict=True)), dict(zip(targets, roots, strict=True))
        )

    def shape(self, node: Node) -> Shape:
        return (self.leaves.get(node) or self.targets[node]).shape

    def run(self, machine: Machine, given: Mapping[Node, np.ndarray]) -> dict[Node, np.ndarray]:
        """The cells of leaves and targets. Those of the leaves are `given`; a target's may be."""
        nodes = self.leaves | self.targets
        values: Values = {nodes[n]: [x] for n, x in given.items()}
        machine.run(in_order(self.targets.values()), values)
        return {n: values[s][0] for n, s in nodes.items()}


def _shorten(module: ir.Module) -> None:
    """Leave two elements of each such axis of the function of a module (`cloning.function_of`)."""
    block = main_block(module)
    classes = _Classes()
    operations = walked(block)
    for op in operations:
        _relate(op, classes)
    blocks = [block, *(b for op in operations for region in op.regions for b in region.blocks)]
    values: list[ir.Value] = [v for op in operations for v in op.results]
    values += [a for b in blocks for a in b.arguments]
    sizes = {
        v: [classes.size(v, axis) for axis in range(len(_shape(v)))]
        for v in values
        if isinstance(v.type, ir.RankedTensorType)
    }
    for op in operations:
        _shorten_attributes(op, sizes)
    for value, shape in sizes.items():
        value.set_type(ir.RankedTensorType.get(shape, value.type.element_type))
    types = [a.type for a in block.arguments], [v.type for v in operations[-1].operands]
    function = module.body.operations[0].operation
    function.attributes["function_type"] = ir.TypeAttr.get(ir.FunctionType.get(*types))


def _shorten_attributes(op: ir.Operation, sizes: dict[ir.Value, list[int]]) -> None:
    if op.name == "stablehlo.dynamic_slice":
        op.attributes["slice_sizes"] = ir.DenseI64ArrayAttr.get(sizes[op.results[0]])
    elif op.name == "stablehlo.slice":
        source = op.operands[0]
        limits = ir.DenseI64ArrayAttr(op.attributes["limit_indices"])
        axes = zip(limits, _shape(source), sizes[source], strict=True)
        cut = [limit if left == size else left for limit, size, left in axes]
        op.attributes["limit_indices"] = ir.DenseI64ArrayAttr.get(cut)
    elif op.name == "stablehlo.constant" and sizes[op.results[0]] != _shape(op.results[0]):
        value = ir.DenseElementsAttr(op.attributes["value"]).get_splat_value()
        type_ = ir.RankedTensorType(op.results[0].type)
        short = ir.RankedTensorType.get(sizes[op.results[0]], type_.element_type)
        op.attributes["value"] = ir.DenseElementsAttr.get_splat(short, value)


def _shape(value: ir.Value) -> list[int]:
    type_ = value.type
    return list(type_.shape) if isinstance(type_, ir.RankedTensorType) else []


def _relate(op: ir.Operation, classes: _Classes) -> None:
    rule = _RULES.get(op.name)
    if op.name in _POINTWISE:
        for operand in op.operands:
            classes.same(operand, op.results[0])
    elif rule is not None:
        rule(op, classes)
    elif op.name not in ("stablehlo.return", "func.return"):
        classes.pin([*op.operands, *op.results])


def _loop(op: ir.Operation, classes: _Classes) -> None:
    groups = [list(op.operands), list(op.results)]
    groups += [list(region.blocks[0].arguments) for region in op.regions]
    groups.append(_returned(op.regions[1]))
    for group in groups[1:]:
        for a, b in zip(groups[0], group, strict=True):
            classes.same(a, b)


def _branch(op: ir.Operation, classes: _Classes) -> None:
    for region in op.regions:
        for a, b in zip(_returned(region), op.results, strict=True):
            classes.same(a, b)


def _returned(region: ir.Region) -> list[ir.Value]:
    operations = region.blocks[0].operations
    return list(operations[len(operations) - 1].operation.operands)


def _constant(op: ir.Operation, classes: _Classes) -> None:
    if read_constant(op).splat is None or _shape(op.results[0]) == [1]:
        classes.pin(op.results)


def _iota(op: ir.Operation, classes: _Classes) -> None:
    classes.pin_axis(op.results[0], READERS[op.name](op))


def _broadcast(op: ir.Operation, classes: _Classes) -> None:
    (source,), (result,) = op.operands, op.results
    for axis, place in enumerate(READERS[op.name](op)):
        if _shape(source)[axis] == _shape(result)[place]:
            classes.join(source, axis, result, place)


def _reshape(op: ir.Operation, classes: _Classes) -> None:
    (source,), (result,) = op.operands, op.results
    if 0 in _shape(source):
        classes.pin([source, result])
        return
    for before, after in axis_groups(_shape(source), _shape(result)):
        left = [a for a in before if _shape(source)[a] != 1]
        right = [a for a in after if _shape(result)[a] != 1]
        if len(left) == len(right) == 1:
            classes.join(source, left[0], result, right[0])
            continue
        for axis in left:
            classes.pin_axis(source, axis)
        for axis in right:
            classes.pin_axis(result, axis)


def _transpose(op: ir.Operation, classes: _Classes) -> None:
    for axis, source in enumerate(READERS[op.name](op)):
        classes.join(op.operands[0], source, op.results[0], axis)


def _window(op: ir.Operation, classes: _Classes) -> None:
    """Slices: an axis that is taken whole."""
    source, result = op.operands[0], op.results[0]
    for axis, (size, taken) in enumerate(zip(_shape(source), _shape(result), strict=True)):
        if size == taken:
            classes.join(source, axis, result, axis)
        else:
            classes.pin_axis(source, axis)
            classes.pin_axis(result, axis)


def _update(op: ir.Operation, classes: _Classes) -> None:
    source, window, result = op.operands[0], op.operands[1], op.results[0]
    classes.same(source, result)
    for axis, (size, taken) in enumerate(zip(_shape(source), _shape(window), strict=True)):
        if size == taken:
            classes.join(source, axis, window, axis)
        else:
            classes.pin_axis(source, axis)
            classes.pin_axis(window, axis)


def _concatenate(op: ir.Operation, classes: _Classes) -> None:
    along = READERS[op.name](op)
    for value in (*op.operands, *op.results):
        classes.pin_axis(value, along)
    for value in op.operands:
        for axis in range(len(_shape(value))):
            if axis != along:
                classes.join(value, axis, op.results[0], axis)


def _pad(op: ir.Operation, classes: _Classes) -> None:
    source, result = op.operands[0], op.results[0]
    for axis, sizes in enumerate(zip(*READERS[op.name](op), strict=True)):
        if any(sizes):
            classes.pin_axis(source, axis)
            classes.pin_axis(result, axis)
        else:
            classes.join(source, axis, result, axis)


def _dot(op: ir.Operation, classes: _Classes) -> None:
    lhs, rhs = op.operands
    d = READERS[op.name](op)
    assert isinstance(d, Dot)
    place = 0
    for a, b in zip(d.lhs_batch, d.rhs_batch, strict=True):
        classes.join(lhs, a, rhs, b)
        classes.join(lhs, a, op.results[0], place)
        place += 1
    for a, b in zip(d.lhs_contract, d.rhs_contract, strict=True):
        classes.pin_axis(lhs, a)
        classes.pin_axis(rhs, b)
    for value, taken in ((lhs, (*d.lhs_batch, *d.lhs_contract)),
                         (rhs, (*d.rhs_batch, *d.rhs_contract))):  # fmt: skip
        for axis in range(len(_shape(value))):
            if axis not in taken:
                classes.join(value, axis, op.results[0], place)
                place += 1


def _reduce(op: ir.Operation, classes: _Classes) -> None:
    if len(op.results) != 1:
        classes.pin([*op.operands, *op.results])
        return
    source, result = op.operands[0], op.results[0]
    gone = int_list(op, "dimensions")
    left = [axis for axis in range(len(_shape(source))) if axis not in gone]
    for axis in gone:
        classes.pin_axis(source, axis)
    for place, axis in enumerate(left):
        classes.join(source, axis, result, place)


_RULES: dict[str, Callable[[ir.Operation, _Classes], None]] = {
    "stablehlo.while": _loop,
    "stablehlo.if": _branch,
    "stablehlo.constant": _constant,
    "stablehlo.iota": _iota,
    "stablehlo.broadcast_in_dim": _broadcast,
    "stablehlo.reshape": _reshape,
    "stablehlo.transpose": _transpose,
    "stablehlo.slice": _window,
    "stablehlo.dynamic_slice": _window,
    "stablehlo.dynamic_update_slice": _update,
    "stablehlo.concatenate": _concatenate,
    "stablehlo.pad": _pad,
    "stablehlo.dot_general": _dot,
    "stablehlo.reduce": _reduce,
}
