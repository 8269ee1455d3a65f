"""Boxes of tensors: the part of a node that a box selects, and the boundaries of its pieces.

A slice moves through elementwise operations to their operands, and through slices, concatenations,
pads, broadcasts, reshapes that only add or drop axes of one element, and transposes to what those
move. Arithmetic is computed for the box only where the caller allows it.
"""

from __future__ import annotations

import itertools
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from math import prod

import numpy as np

from raise_kernel.passes.tensor_opt.graph.boxes.windows import kept_axes
from raise_kernel.passes.tensor_opt.graph.graph import Graph
from raise_kernel.passes.tensor_opt.graph.node import Node, Splat, constant_values
from raise_kernel.stablehlo.elementwise import ELEMENTWISE

# Arithmetic on each element, and operations that only rename the elements of one operand.
POINTWISE = ELEMENTWISE | {"bitcast_convert", "broadcast_in_dim", "reshape", "transpose"}

# For each axis, the indices where a tensor's pieces meet.
Cuts = tuple[frozenset[int], ...]


@dataclass(frozen=True)
class Box:
    """Elements `starts[k]` to `starts[k] + sizes[k]` along each axis k."""

    starts: tuple[int, ...]
    sizes: tuple[int, ...]

    @property
    def size(self) -> int:
        return prod(self.sizes)

    @property
    def limits(self) -> tuple[int, ...]:
        return tuple(s + n for s, n in zip(self.starts, self.sizes, strict=True))

    def along(self, axis: int, start: int, limit: int) -> Box:
        """The same box with other bounds along an axis."""
        starts, sizes = list(self.starts), list(self.sizes)
        starts[axis], sizes[axis] = start, limit - start
        return Box(tuple(starts), tuple(sizes))


class Restrict:
    """Parts of nodes. `zone` are the nodes whose arithmetic may be computed for a box.

    `joined` collects the concatenations and pads that parts still need.
    """

    def __init__(self, g: Graph, zone: Collection[Node]) -> None:
        self.g = g
        self.zone = zone
        self.joined: list[Node] = []
        self._parts: dict[tuple[Node, Box], Node] = {}
        self._cuts: dict[Node, Cuts] = {}

    # --- where pieces meet ---

    def cuts(self, n: Node) -> Cuts:
        """The positions inside `n` where concatenations and pads begin and end, down to what is
        not restricted."""
        if n not in self._cuts:
            self._cuts[n] = tuple(
                frozenset(c for c in cuts if 0 < c < size)
                for cuts, size in zip(self._find_cuts(n), n.shape, strict=True)
            )
        return self._cuts[n]

    def _find_cuts(self, n: Node) -> list[set[int]]:
        found: list[set[int]] = [set() for _ in n.shape]
        if n.op == "concatenate":
            start = 0
            for part in n.operands:
                for axis, cuts in enumerate(self.cuts(part)):
                    found[axis] |= {c + start for c in cuts} if axis == n.attr else cuts
                start += part.shape[n.attr]
                found[n.attr].add(start)
        elif n.op == "pad" and _widens(n):
            for axis, cuts in enumerate(self.cuts(n.operands[0])):
                low, high = n.attr[0][axis], n.attr[1][axis]
                found[axis] |= {c + low for c in cuts} | {low, n.shape[axis] - high}
        elif n.op == "slice" and all(t == 1 for t in n.attr[2]):
            for axis, cuts in enumerate(self.cuts(n.operands[0])):
                found[axis] |= {c - n.attr[0][axis] for c in cuts}
        elif (axes := _moved_axes(n)) is not None:
            for axis, cuts in enumerate(self.cuts(n.operands[0])):
                if (moved := axes.get(axis)) is not None:
                    found[moved] |= cuts
        elif n in self.zone:
            for operand in n.operands:
                if operand.shape == n.shape:
                    for axis, cuts in enumerate(self.cuts(operand)):
                        found[axis] |= cuts
        return found

    # --- parts ---

    def part(self, n: Node, box: Box) -> Node:
        """The elements of `n` in `box`, as a tensor of the box's sizes."""
        if box.sizes == n.shape and n not in self.zone:
            return self._seen(n)
        key = n, box
        if key not in self._parts:
            self._parts[key] = self._find_part(n, box)
        return self._parts[key]

    def _seen(self, n: Node) -> Node:
        if n.op in ("concatenate", "pad"):
            self.joined.append(n)
        return n

    def _find_part(self, n: Node, box: Box) -> Node:
        g = self.g
        if isinstance(n.attr, Splat):
            return g.make("constant", (), box.sizes, n.element, n.attr)
        if n.op == "iota":
            line = g.iota(box.sizes, n.attr, n.element)
            first = box.starts[n.attr]
            start = g.splat(first, box.sizes, n.element)
            return g.binary("add", line, start) if first else line
        if n.op == "constant":
            values = constant_values(n)
            if values is not None:
                return g.table(np.asarray(values)[_index(box)], n.element)
        if n.op == "slice" and all(t == 1 for t in n.attr[2]):
            starts = tuple(a + b for a, b in zip(n.attr[0], box.starts, strict=True))
            return self.part(n.operands[0], Box(starts, box.sizes))
        if n.op == "concatenate":
            return self._concatenate(n, box)
        if n.op == "pad" and _widens(n):
            return self._pad(n, box)
        if (axes := _moved_axes(n)) is not None:
            return self._moved(n, box, axes)
        if n in self.zone:
            parts = [self.part(o, box) if o.shape == n.shape else o for o in n.operands]
            return g.make(n.op, parts, box.sizes, n.element, n.attr)
        return g.slice(n, box.starts, box.limits, [1] * n.rank)

    def _concatenate(self, n: Node, box: Box) -> Node:
        axis, start, parts = n.attr, 0, []
        first, last = box.starts[axis], box.limits[axis]
        for operand in n.operands:
            low, high = max(first - start, 0), min(last - start, operand.shape[axis])
            if low < high:
                parts.append(self.part(operand, box.along(axis, low, high)))
            start += operand.shape[axis]
        made = self.g.concatenate(parts, axis)
        if made.op == "concatenate":
            self.joined.append(made)
        return made

    def _pad(self, n: Node, box: Box) -> Node:
        x, value = n.operands
        low, high, inside = [], [], box
        for axis, (before, size) in enumerate(zip(n.attr[0], x.shape, strict=True)):
            start, limit = box.starts[axis] - before, box.limits[axis] - before
            if limit <= 0 or start >= size:
                return self.g.broadcast(value, (), box.sizes)
            low.append(max(-start, 0))
            high.append(max(limit - size, 0))
            inside = inside.along(axis, max(start, 0), min(limit, size))
        made = self.g.pad(self.part(x, inside), value, low, high)
        if made.op == "pad":
            self.joined.append(made)
        return made

    def _moved(self, n: Node, box: Box, axes: dict[int, int]) -> Node:
        (x,) = n.operands
        whole = Box((0,) * x.rank, x.shape)
        for axis, moved in axes.items():
            whole = whole.along(axis, box.starts[moved], box.limits[moved])
        part = self.part(x, whole)
        if n.op == "broadcast_in_dim":
            return self.g.broadcast(part, n.attr, box.sizes)
        if n.op == "transpose":
            return self.g.transpose(part, n.attr)
        return self.g.reshape(part, box.sizes)


def _widens(n: Node) -> bool:
    """A pad that only adds elements, all of them outside."""
    low, high, inside = n.attr
    return min((0, *low, *high)) == 0 and not any(inside)


def _index(box: Box) -> tuple[slice, ...]:
    return tuple(slice(s, e) for s, e in zip(box.starts, box.limits, strict=True))


def _moved_axes(n: Node) -> dict[int, int] | None:
    """The axis of `n` along which each axis of its operand runs, where `n` moves whole axes;
    axes along which the operand has one element for all are left out."""
    if n.op == "broadcast_in_dim":
        shape = n.operands[0].shape
        return {k: p for k, p in enumerate(n.attr) if shape[k] == n.shape[p]}
    if n.op == "transpose":
        return {old: new for new, old in enumerate(n.attr)}
    if n.op == "reshape":
        pairs = kept_axes(n.operands[0].shape, n.shape)
        return None if pairs is None else dict(pairs)
    return None


def boxes_around(shape: Sequence[int], cuts: Cuts, edge: int) -> tuple[list[Box], list[Box]]:
    """A tensor's interior boxes and its edges, which together are all of it.

    An axis whose cuts lie within `edge` of its ends loses a slab before and one after the
    interior; an axis of at most `edge` elements falls apart at its cuts; any other axis is whole.
    """
    inner = Box((0,) * len(shape), tuple(shape))
    edges: list[Box] = []
    parts: list[tuple[int, list[int]]] = []
    for axis, (size, positions) in enumerate(zip(shape, cuts, strict=True)):
        low = [c for c in positions if c <= edge]
        high = [c for c in positions if c >= size - edge]
        if size <= edge:
            parts.append((axis, sorted(positions)))
        elif size > 4 * edge and len(low) + len(high) == len(positions):
            first, last = max(low, default=0), min(high, default=size)
            edges += [inner.along(axis, 0, first)] if first else []
            edges += [inner.along(axis, last, size)] if last < size else []
            inner = inner.along(axis, first, last)
    boxes = [inner]
    for axis, positions in parts:
        ends = [0, *positions, shape[axis]]
        boxes = [box.along(axis, a, b) for box in boxes for a, b in itertools.pairwise(ends)]
    return boxes, edges
