"""Boxes of tensors, and the boundaries of a tensor's pieces."""

from __future__ import annotations

import itertools
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from math import prod

from raise_kernel.passes.tensor_opt.graph.boxes.windows import operand_dims
from raise_kernel.passes.tensor_opt.graph.node import Node
from raise_kernel.stablehlo.elementwise import ELEMENTWISE
from raise_kernel.worklist import make_in_order

# Operations that only rename the elements of one operand; those, and arithmetic on each element.
MOVED = frozenset({"broadcast_in_dim", "reshape", "transpose"})
POINTWISE = ELEMENTWISE | MOVED | {"bitcast_convert"}

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


def cuts_of(root: Node, zone: Collection[Node]) -> Cuts:
    """The positions inside a node where concatenations and pads begin and end, of all that it is
    computed from by nodes of `zone` and by what moves elements."""
    known: dict[Node, Cuts] = {}

    def find(n: Node) -> Cuts:
        found: list[set[int]] = [set() for _ in n.shape]
        for part, axes, offsets in _pieces(n, zone):
            for axis, moved in axes.items():
                start = offsets[moved]
                found[moved] |= {start, start + part.shape[axis]}
                found[moved] |= {start + cut for cut in known[part][axis]}
        inside = zip(found, n.shape, strict=True)
        return tuple(frozenset(c for c in cuts if 0 < c < size) for cuts, size in inside)

    return make_in_order(root, known, lambda n: [part for part, *_ in _pieces(n, zone)], find)


def _pieces(
    n: Node, zone: Collection[Node]
) -> Iterator[tuple[Node, dict[int, int], Sequence[int]]]:
    """The operands whose elements lie in a node as they lie in themselves, or what is computed from
    them: the axis of the node for each of theirs, and where they begin along those."""
    same, start = {k: k for k in range(n.rank)}, 0
    if n.op == "concatenate":
        for part in n.operands:
            yield part, same, [start if k == n.attr else 0 for k in same]
            start += part.shape[n.attr]
    elif n.op == "pad" and not any(n.attr[2]):
        yield n.operands[0], same, n.attr[0]
    elif n.op == "slice" and all(t == 1 for t in n.attr[2]):
        yield n.operands[0], same, [-s for s in n.attr[0]]
    elif n.op in MOVED:
        yield n.operands[0], {k: d for d, k in operand_dims(n).items()}, [0] * n.rank
    elif n in zone:
        yield from ((o, same, [0] * n.rank) for o in n.operands if o.shape == n.shape)


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
