"""Builders of nodes: equal nodes are shared, and obvious simplifications are applied at once."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any

import numpy as np

from raise_kernel.bindings import ir
from raise_kernel.passes.tensor_opt.graph.boxes.positions import Positions
from raise_kernel.passes.tensor_opt.graph.boxes.progressions import Progressions
from raise_kernel.passes.tensor_opt.graph.linear import Linear
from raise_kernel.passes.tensor_opt.graph.node import Node, Splat, Table
from raise_kernel.passes.tensor_opt.graph.ranges import Ranges
from raise_kernel.stablehlo.attributes import (
    Comparison,
    Cumulative,
    Padding,
    Reduction,
    SliceBounds,
)
from raise_kernel.stablehlo.elements import numpy_dtype, position_type
from raise_kernel.stablehlo.operation import Formed
from raise_kernel.stablehlo.properties import COMMUTATIVE
from raise_kernel.worklist import make_in_order


class Graph:
    """The nodes of one block. Builders return an existing node where there is one.

    `location` is the location that new nodes get: the one of the operation being rewritten.
    """

    def __init__(self) -> None:
        self._nodes: dict[tuple, Node] = {}
        self.location: ir.Location | None = None
        # Whether an operation with poles leads to a node.
        self.poles: dict[Node, bool] = {}
        # The arguments of the block.
        self.arguments: list[Node] = []
        # Whether this is the body of a loop or a branch.
        self.nested = False
        # Arrays that are stored in any case: slices of them stay, and read what was stored.
        self.kept: set[Node] = set()
        self.ranges = Ranges()
        self.linear = Linear(self.ranges)
        self.positions = Positions()
        self.progressions = Progressions()

    def make(
        self,
        op: str,
        operands: Sequence[Node],
        shape: Sequence[int],
        element: str,
        attr: Hashable = None,
    ) -> Node:
        """The node with these parts."""
        inputs, sizes = tuple(operands), tuple(shape)
        key = (op, inputs, sizes, element, attr)
        found = self._nodes.get(key)
        if found is None and op in COMMUTATIVE and not _any_constant(inputs):
            found = self._nodes.get((op, inputs[::-1], sizes, element, attr))
        if found is None:
            found = self._nodes[key] = Node(op, inputs, sizes, element, attr, self.location)
        return found

    def like(self, node: Node, operands: Sequence[Node]) -> Node:
        """`node` on other operands of the same types."""
        inputs = tuple(operands)
        if inputs == node.operands:
            return node
        made = self.make(node.op, inputs, node.shape, node.element, node.attr)
        if made.origin is None and node.origin is not None:
            made.origin, made.location, made.uses = node.origin, node.location, node.uses
        return made

    def replaced(self, roots: Sequence[Node], new: Mapping[Node, Node]) -> list[Node]:
        """The roots with new nodes, made of old ones, in the place of others."""
        done: dict[Node, Node] = {}

        def made(node: Node) -> Node:
            now = new.get(node, node)
            return self.like(now, [done[o] for o in now.operands])

        return [make_in_order(r, done, lambda n: new.get(n, n).operands, made) for r in roots]

    # --- constants ---

    def splat(self, value: Any, shape: Sequence[int], element: str) -> Node:
        """A constant tensor of one element."""
        scalar = np.asarray(value).astype(numpy_dtype(element))
        return self.make("constant", (), shape, element, Splat(scalar.tobytes()))

    def table(self, values: np.ndarray, element: str) -> Node:
        """A constant tensor; a splat where all elements have the same bytes."""
        flat = values.astype(numpy_dtype(element), copy=False).reshape(-1)
        if flat.size:
            first = flat[:1].tobytes()
            if first * flat.size == flat.tobytes():
                return self.make("constant", (), values.shape, element, Splat(first))
        return self.make("constant", (), values.shape, element, Table(flat.tobytes()))

    # --- moving elements ---

    def formed(self, form: Formed, operands: Sequence[Node]) -> Node:
        """An operation in another form, by its builder where it has one."""
        x, attr, shape = operands[0], form.attr, form.shape
        built: dict[str, Callable[[], Node]] = {
            "reshape": lambda: self.reshape(x, shape),
            "slice": lambda: self.slice(x, *attr),
            "pad": lambda: self.pad(x, operands[1], *attr),
            "transpose": lambda: self.transpose(x, attr),
            "broadcast_in_dim": lambda: self.broadcast(x, attr, shape),
            "concatenate": lambda: self.concatenate(operands, attr),
            "reverse": lambda: self.reverse(x, attr),
            "reduce": lambda: self.reduce(x, operands[1], *attr),
        }
        if form.op in built:
            return built[form.op]()
        return self.make(form.op, operands, shape, form.element, attr)

    def reshape(self, x: Node, shape: Sequence[int]) -> Node:
        sizes = tuple(shape)
        while x.op == "reshape":
            x = x.operands[0]
        if x.shape == sizes:
            return x
        if isinstance(x.attr, Splat):
            return self.make("constant", (), sizes, x.element, x.attr)
        return self.make("reshape", (x,), sizes, x.element)

    def cut(self, x: Node, axis: int, start: int, limit: int, stride: int = 1) -> Node:
        """The elements from `start` to `limit` along one axis."""
        starts, limits, strides = [0] * x.rank, list(x.shape), [1] * x.rank
        starts[axis], limits[axis], strides[axis] = start, limit, stride
        return self.slice(x, starts, limits, strides)

    def slice(
        self, x: Node, starts: Sequence[int], limits: Sequence[int], strides: Sequence[int]
    ) -> Node:
        cuts = list(zip(starts, limits, strides, strict=True))
        if all(cut == (0, n, 1) for cut, n in zip(cuts, x.shape, strict=True)):
            return x
        shape = tuple([max(0, -((s - e) // t)) for s, e, t in cuts])
        if 0 in shape or set(strides) != {1}:
            # The limit is the last element's end, an empty slice starts at 0: one form for one
            # slice.
            tight = [
                (s, s + (n - 1) * t + 1, t if n > 1 else 1) if n else (0, 0, 1)
                for (s, _, t), n in zip(cuts, shape, strict=True)
            ]
            if tight != cuts:
                return self.slice(x, *zip(*tight, strict=True))
        if isinstance(x.attr, Splat):
            return self.make("constant", (), shape, x.element, x.attr)
        attr = SliceBounds(tuple(starts), tuple(limits), tuple(strides))
        return self.make("slice", (x,), shape, x.element, attr)

    def pad(
        self,
        x: Node,
        value: Node,
        low: Sequence[int],
        high: Sequence[int],
        interior: Sequence[int] | None = None,
    ) -> Node:
        inside = tuple(interior) if interior is not None else (0,) * x.rank
        inside = tuple(i if n > 1 else 0 for i, n in zip(inside, x.shape, strict=True))
        if not any((*low, *high, *inside)):
            return x
        shape = tuple(
            lo + hi + n + max(0, n - 1) * i
            for lo, hi, n, i in zip(low, high, x.shape, inside, strict=True)
        )
        if isinstance(x.attr, Splat) and x.attr == value.attr:
            return self.make("constant", (), shape, x.element, x.attr)
        attr = Padding(tuple(low), tuple(high), inside)
        return self.make("pad", (x, value), shape, x.element, attr)

    def transpose(self, x: Node, permutation: Sequence[int]) -> Node:
        order = tuple(permutation)
        if x.op == "transpose":
            return self.transpose(x.operands[0], [x.attr[k] for k in order])
        if order == tuple(range(x.rank)):
            return x
        shape = tuple(x.shape[k] for k in order)
        if isinstance(x.attr, Splat):
            return self.make("constant", (), shape, x.element, x.attr)
        return self.make("transpose", (x,), shape, x.element, order)

    def in_memory(self, x: Node) -> Node:
        """`x` in memory: XLA fuses nothing across a barrier."""
        return self.make("optimization_barrier", (x,), x.shape, x.element)

    def broadcast(self, x: Node, dims: Sequence[int], shape: Sequence[int]) -> Node:
        if x.shape == tuple(shape) and tuple(dims) == tuple(range(x.rank)):
            return x
        if isinstance(x.attr, Splat):
            return self.make("constant", (), shape, x.element, x.attr)
        return self.make("broadcast_in_dim", (x,), shape, x.element, tuple(dims))

    def concatenate(self, parts: Sequence[Node], axis: int) -> Node:
        kept = [p for p in parts if p.shape[axis]] or [parts[0]]
        if len(kept) == 1:
            return kept[0]
        shape = list(kept[0].shape)
        shape[axis] = sum(p.shape[axis] for p in kept)
        if isinstance(kept[0].attr, Splat) and all(p.attr == kept[0].attr for p in kept):
            return self.make("constant", (), shape, kept[0].element, kept[0].attr)
        return self.make("concatenate", kept, shape, kept[0].element, axis)

    def reverse(self, x: Node, axes: Sequence[int]) -> Node:
        kept = tuple(a for a in sorted(axes) if x.shape[a] > 1)
        if not kept or isinstance(x.attr, Splat):
            return x
        return self.make("reverse", (x,), x.shape, x.element, kept)

    def iota(self, shape: Sequence[int], axis: int, element: str = "") -> Node:
        """The positions along an axis; of the type that holds them, if none is given."""
        return self.make("iota", (), shape, element or position_type(shape[axis]), axis)

    def update(self, x: Node, window: Node, starts: Sequence[Node]) -> Node:
        """`dynamic_update_slice`."""
        if window.shape == x.shape:
            return window
        if not window.size:
            return x
        return self.make("dynamic_update_slice", (x, window, *starts), x.shape, x.element)

    def update_at(self, x: Node, window: Node, starts: Sequence[int]) -> Node:
        """`dynamic_update_slice` at constant starts inside the array."""
        element = position_type(max(starts, default=0))
        return self.update(x, window, [self.splat(s, (), element) for s in starts])

    # --- arithmetic ---

    def unary(self, op: str, x: Node) -> Node:
        return self.make(op, (x,), x.shape, x.element)

    def reduce(self, x: Node, init: Node, axes: Sequence[int], monoid: str) -> Node:
        if not axes:
            return x
        shape = [n for k, n in enumerate(x.shape) if k not in axes]
        attr = Reduction(tuple(sorted(axes)), monoid)
        return self.make("reduce", (x, init), shape, x.element, attr)

    def cumulate(self, x: Node, init: Node, axis: int, monoid: str, reverse: bool = False) -> Node:
        """Running sums along an axis, or products, minima, ...; `init` changes nothing."""
        if x.shape[axis] <= 1:
            return x
        attr = Cumulative(axis, monoid, reverse)
        return self.make("reduce_window", (x, init), x.shape, x.element, attr)

    def binary(self, op: str, a: Node, b: Node) -> Node:
        return self.make(op, (a, b), a.shape, a.element)

    def compare(self, a: Node, b: Node, direction: str, kind: str = "") -> Node:
        return self.make("compare", (a, b), a.shape, "i1", Comparison(direction, kind))

    def select(self, mask: Node, yes: Node, no: Node) -> Node:
        if yes is no:
            return yes
        return self.make("select", (mask, yes, no), yes.shape, yes.element)

    def convert(self, x: Node, element: str) -> Node:
        return x if x.element == element else self.make("convert", (x,), x.shape, element)

    def bitcast(self, x: Node, element: str) -> Node:
        """A bitcast to an element type of the same width."""
        if x.element == element:
            return x
        return self.make("bitcast_convert", (x,), x.shape, element)


def _any_constant(nodes: Sequence[Node]) -> bool:
    """Whether rules see to the order of these operands."""
    return any(isinstance(n.attr, (Splat, Table)) for n in nodes)
