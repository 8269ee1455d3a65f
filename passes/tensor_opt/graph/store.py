"""Writes nodes back to MLIR: operations in use stay, new ones are built, dead ones are erased."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from raise_kernel.bindings import ir, stablehlo
from raise_kernel.mlir import tensor_ops
from raise_kernel.mlir.facts import facts
from raise_kernel.mlir.rewriting import erase
from raise_kernel.mlir.values import defining_op
from raise_kernel.passes.tensor_opt.graph.load import inside
from raise_kernel.passes.tensor_opt.graph.node import (
    Call,
    Inside,
    Node,
    Splat,
    constant_values,
    splat_value,
)
from raise_kernel.stablehlo import write
from raise_kernel.stablehlo.attributes import Cumulative, Scatter
from raise_kernel.stablehlo.elements import is_float
from raise_kernel.stablehlo.write import ATTRIBUTES

# What an operation with blocks needs: its regions are rewritten once its captured values are known.
# Its arguments: the operation, what is in its regions, the nodes of its operands and of the values
# that those capture, and the values of the nodes.
Inner = Callable[[ir.Operation, Inside, Sequence[Node], dict[Node, ir.Value]], None]


def _no_blocks(*_: object) -> None:
    raise AssertionError("an operation with blocks among new ones")


def built(nodes: Sequence[Node], values: dict[Node, ir.Value]) -> list[ir.Value]:
    """The values of nodes without blocks, computed at the insertion point from these `values`."""
    end = ir.Operation.create("stablehlo.return", operands=[])
    storer = Storer(end, values, _no_blocks)
    made = [storer.value(node) for node in nodes]
    erase(end)
    return made


class Storer:
    """Writes the nodes of one block before its terminator, operands first."""

    def __init__(self, end: ir.Operation, values: dict[Node, ir.Value], inner: Inner) -> None:
        facts.changed()
        self.end = end
        self.values = values
        self.inner = inner
        self.owners: dict[Node, ir.Operation] = {}
        self._constants: list[ir.Value] = []
        self._types: dict[tuple, ir.Type] = {}
        self._elements: dict[str, ir.Type] = {}

    def value(self, root: Node) -> ir.Value:
        """The MLIR value of a node, with everything that it needs."""
        self.write(root)
        return self.values[root]

    def write(self, root: Node) -> None:
        """Put a node, with everything that it needs, before the terminator."""
        stack = [root]
        while stack:
            node = stack[-1]
            if self._is_written(node):
                stack.pop()
                continue
            missing = [o for o in node.operands if not self._is_written(o)]
            if missing:
                stack += reversed(missing)
                continue
            stack.pop()
            self._emit(node)

    def _is_written(self, node: Node) -> bool:
        return node in self.values or node in self.owners

    def _emit(self, node: Node) -> None:
        if node.op == "result":
            self.values[node] = self.owners[node.operands[0]].results[node.attr]
            return
        op = self._placed(node)
        if op is not None and len(op.regions):
            assert node.origin is not None
            # A copy captures what the operation itself captures by now.
            known = node.origin.inside if op is node.origin.op else inside(op)
            self.inner(op, known, node.operands, self.values)
        if op is None:
            with ir.InsertionPoint(self.end), node.location or self.end.location:
                self.values[node] = self._build(node)
        elif node.element:
            assert node.origin is not None
            is_own = op is node.origin.op
            self.values[node] = node.origin.results[0] if is_own else op.results[0]
        else:
            self.owners[node] = op
        if node.op == "constant":
            self._constants.append(self.values[node])

    def finish(self) -> None:
        """Constants that blocks inside this one have as their own now have no users here: out."""
        facts.changed()
        for value in self._constants:
            op = defining_op(value)
            if op is not None and next(iter(value.uses), None) is None:
                erase(op)

    def _placed(self, node: Node) -> ir.Operation | None:
        """The node's own operation, moved here and on its present operands; None if it has none."""
        origin = node.origin
        if origin is None:
            return None
        op, operands = origin.op, origin.operands
        if origin.placed:
            with ir.InsertionPoint(self.end):
                op = op.clone().operation
            operands = tuple(op.operands)
        else:
            op.move_before(self.end)
        origin.placed = True
        for index, before in enumerate(operands):
            value = self.values[node.operands[index]]
            if value is not before and value != before:
                op.operands[index] = value
        return op

    # --- new operations ---

    def type(self, node: Node) -> ir.Type:
        key = (node.shape, node.element)
        found = self._types.get(key)
        if found is None:
            element = self.element(node.element)
            found = self._types[key] = ir.RankedTensorType.get(list(node.shape), element)
        return found

    def element(self, name: str) -> ir.Type:
        found = self._elements.get(name)
        if found is None:
            found = self._elements[name] = ir.Type.parse(name)
        return found

    def _build(self, node: Node) -> ir.Value:
        if node.op == "constant":
            return self._constant(node)
        if node.op == "reduce":
            return self._reduce(node)
        if node.op == "reduce_window":
            return self._cumulative(node)
        if node.op == "scatter":
            return self._scatter(node)
        if isinstance(node.attr, Call):
            attributes = _call(node.attr)
        else:
            attributes = ATTRIBUTES[node.op](node) if node.op in ATTRIBUTES else {}
        return ir.Operation.create(
            f"stablehlo.{node.op}",
            results=[self.type(node)],
            operands=[self.values[o] for o in node.operands],
            attributes=attributes,
        ).result

    def _reduce(self, node: Node) -> ir.Value:
        axes, kind = node.attr
        array, start = (self.values[o] for o in node.operands)
        return write.reduce(self.type(node), array, start, axes, COMBINERS[kind])

    def _cumulative(self, node: Node) -> ir.Value:
        c = node.attr
        assert isinstance(c, Cumulative)
        length = node.shape[c.axis]
        edges = np.zeros((node.rank, 2), np.int64)
        edges[c.axis, int(c.reverse)] = length - 1
        padding: Any = edges
        op = stablehlo.ReduceWindowOp(
            [self.type(node)],
            [self.values[node.operands[0]]],
            [self.values[node.operands[1]]],
            [length if k == c.axis else 1 for k in range(node.rank)],
            padding=ir.DenseElementsAttr.get(padding),
        )
        return write.combining(op, COMBINERS[c.kind])

    def _scatter(self, node: Node) -> ir.Value:
        s = node.attr
        assert isinstance(s, Scatter)
        base, index, values = (self.values[o] for o in node.operands)
        return write.scatter(base, index, values, s, COMBINERS.get(s.kind, lambda _old, new: new))

    def _constant(self, node: Node) -> ir.Value:
        type_, element = self.type(node), self.element(node.element)
        if isinstance(node.attr, Splat):
            splat = splat_value(node)
            assert splat is not None
            if is_float(node.element):
                scalar: ir.Attribute = ir.FloatAttr.get(element, float(splat))
            else:
                # IntegerAttr takes an int64 and keeps its bits.
                scalar = ir.IntegerAttr.get(element, int(splat.astype(np.int64)))
            return tensor_ops.constant(ir.DenseElementsAttr.get_splat(type_, scalar))
        values = constant_values(node)
        assert values is not None
        buffer: Any = np.array(values)
        return tensor_ops.constant(
            ir.DenseElementsAttr.get(buffer, type=element, shape=list(node.shape))
        )


def combine_numbers(
    extreme: Callable[[ir.Value, ir.Value], ir.Value],
) -> Callable[[ir.Value, ir.Value], ir.Value]:
    """The larger (smaller) of two, the other one where one is NaN: CUDA's fmax and fmin."""

    def combine(a: ir.Value, b: ir.Value) -> ir.Value:
        different = stablehlo.ComparisonDirectionAttr.get("NE")
        no_a = stablehlo.compare(a, a, different)
        no_b = stablehlo.compare(b, b, different)
        return tensor_ops.select(no_a, b, tensor_ops.select(no_b, a, extreme(a, b)))

    return combine


def _call(c: Call) -> dict[str, ir.Attribute]:
    return {
        "name": ir.StringAttr.get(c.name),
        "decomposition": ir.FlatSymbolRefAttr.get(c.decomposition),
    }


COMBINERS = {
    "add": tensor_ops.add,
    "mul": tensor_ops.multiply,
    "max": tensor_ops.maximum,
    "min": tensor_ops.minimum,
    "and": tensor_ops.and_,
    "or": tensor_ops.or_,
    "xor": tensor_ops.xor,
    "maxnum": combine_numbers(tensor_ops.maximum),
    "minnum": combine_numbers(tensor_ops.minimum),
}
