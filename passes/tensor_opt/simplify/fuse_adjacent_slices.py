"""Computes adjacent slices at once, if they are computed alike.

Before:
    %0 = stablehlo.slice %x [0:100, 0:1]
    %1 = stablehlo.multiply %0, %c
    %2 = stablehlo.slice %x [0:100, 1:2]
    %3 = stablehlo.multiply %2, %c
    %4 = stablehlo.concatenate %1, %3, dim = 1 : tensor<100x2xf32>
After:
    %4 = stablehlo.multiply %x, %c

This undoes unrolling by hand or by a compiler. The parts must be the same elementwise operations on
slices that lie side by side in one array (or are its rows, one after the other), on equal
constants, or on one value that is broadcast.
Refuses nothing: parts that differ stay a concatenation.
"""

from __future__ import annotations

from collections.abc import Sequence

from raise_kernel.passes.tensor_opt.graph import Graph, Node, Rules
from raise_kernel.passes.tensor_opt.graph.boxes.windows import kept_axes
from raise_kernel.passes.tensor_opt.graph.node import Splat, moved_from
from raise_kernel.passes.tensor_opt.graph.run import rule_pass
from raise_kernel.passes.tensor_opt.simplify.simplify_slices import join_slices
from raise_kernel.stablehlo.elementwise import ELEMENTWISE

# Nodes of one part that are followed before giving up.
MOST = 200


def merge(g: Graph, n: Node) -> Node | None:
    """A concatenation of parts that are computed alike."""
    if len(n.operands) < 2 or all(o.op in ("slice", "constant") for o in n.operands):
        return None
    return Merger(g, n.attr).of(n.operands)


class Merger:
    """Finds one value for a row of parts along an axis."""

    def __init__(self, g: Graph, axis: int) -> None:
        self.g = g
        self.axis = axis
        self._known: dict[tuple[Node, ...], Node | None] = {}

    def of(self, parts: Sequence[Node]) -> Node | None:
        """The parts side by side as one value; None where they are not alike."""
        row = tuple(parts)
        if row not in self._known:
            if len(self._known) > MOST:
                return None
            self._known[row] = None
            self._known[row] = self._find(row)
        return self._known[row]

    def _find(self, row: tuple[Node, ...]) -> Node | None:
        lifted = tuple(self._lifted(p) for p in row)
        if lifted != row:
            return self.of(lifted)
        first = row[0]
        if _differ(row):
            return None
        if isinstance(first.attr, Splat):
            shape = list(first.shape)
            shape[self.axis] = sum(p.shape[self.axis] for p in row)
            return self.g.make("constant", (), shape, first.element, first.attr)
        if all(p is first for p in row):
            return self._repeated(first, len(row))
        if any(p.op != first.op for p in row):
            return self._sliced(row)
        if first.op in ELEMENTWISE:
            return self._computed(row)
        return self._sliced(row)

    def _repeated(self, part: Node, count: int) -> Node | None:
        """One part of one element along the axis, again and again."""
        if part.shape[self.axis] != 1:
            return None
        shape = list(part.shape)
        shape[self.axis] = count
        kept = [k for k in range(part.rank) if k != self.axis]
        inner = self.g.reshape(part, [part.shape[k] for k in kept])
        return self.g.broadcast(inner, kept, shape)

    def _computed(self, row: tuple[Node, ...]) -> Node | None:
        first = row[0]
        if any(p.attr != first.attr or p.element != first.element for p in row):
            return None
        if any(o.shape != p.shape for p in row for o in p.operands):
            return None
        rows = list(zip(*(p.operands for p in row), strict=True))
        # A chain of concatenations asks this of each of its beginnings.
        if any(map(_differ, rows)):
            return None
        columns = []
        for operands in rows:
            column = self.of(operands)
            if column is None:
                return None
            columns.append(column)
        return self.g.make(first.op, columns, columns[0].shape, first.element, first.attr)

    def _lifted(self, part: Node) -> Node:
        """A computed part that got axes of one element, computed with these axes."""
        if part.op != "reshape" or part.operands[0].op not in ELEMENTWISE:
            return part
        source = part.operands[0]
        if kept_axes(source.shape, part.shape) is None:
            return part
        if any(o.shape != source.shape for o in source.operands):
            return part
        inner = [self.g.reshape(o, part.shape) for o in source.operands]
        return self.g.make(source.op, inner, part.shape, source.element, source.attr)

    def _sliced(self, row: tuple[Node, ...]) -> Node | None:
        """Slices that lie side by side: of one array, or of its reshape that adds axes of one."""
        shape = list(row[0].shape)
        shape[self.axis] = sum(p.shape[self.axis] for p in row)
        for axis in self._axes_before(row[0]):
            if all(axis in self._axes_before(p) for p in row):
                joined, *others = (moved_from(p) for p in row)
                for cut in others:
                    joined = joined and join_slices(self.g, joined, cut, axis)
                if joined is not None:
                    return self.g.reshape(joined, shape)
        return None

    def _axes_before(self, part: Node) -> list[int]:
        """The axes of a slice that parts may lie along when its axes of one are dropped: the one
        that becomes this axis; an axis of one before it, as rows one after the other are a row."""
        if part.op != "reshape":
            return [self.axis]
        source = part.operands[0]
        pairs = kept_axes(source.shape, part.shape)
        if pairs is None:
            return []
        found = [a for a, b in pairs if b == self.axis]
        before = [a for a, b in pairs if b < self.axis]
        after = [a for a, b in pairs if b > self.axis]
        low = before[-1] + 1 if before else 0
        high = found[0] if found else after[0] if after else source.rank
        # Between the same neighbours.
        candidates = [k for k in range(low, high) if source.shape[k] == 1]
        varying = [
            k for k in candidates if source.op == "slice" and source.operands[0].shape[k] > 1
        ]
        return found + (varying if len(varying) == 1 else [])


def _differ(row: Sequence[Node]) -> bool:
    """Whether the first part is a constant, and another one is not the same."""
    first = row[0]
    return isinstance(first.attr, Splat) and any(p.attr != first.attr for p in row)


RULES: Rules = {"concatenate": [merge]}

rule_pass(__name__, "Compute adjacent slices at once, if they are computed alike.", RULES)
