"""What a device stores into its block: the interior, which needs no halo, and then the edges.

Every device stores the same number of elements. Where an update begins inside of the first block
(a stencil's boundary stays), the first device stores its edge so much further in, onto elements
that the interior has too, with their values: nothing is selected element by element, and what is
to stay is not touched.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from raise_kernel.passes.tensor_opt.blocks.arrays import Array, Margins, block_region
from raise_kernel.passes.tensor_opt.blocks.parts import Parts
from raise_kernel.passes.tensor_opt.blocks.regions import CannotSplit, Dims, MeshAxis, Region, Span
from raise_kernel.passes.tensor_opt.graph.graph import Graph
from raise_kernel.passes.tensor_opt.graph.node import Node

# For each axis of the mesh, the elements [low, high) of an array that are stored; None where it
# splits none.
Written = Sequence[tuple[int, int] | None]


@dataclass(frozen=True)
class Piece:
    """Elements [low, high) of a block; the first (last) device stores them `first` elements
    later (`last` elements earlier)."""

    low: int
    high: int
    first: int = 0
    last: int = 0


def pieces_of(
    mesh: MeshAxis, start: int, end: int, edges: tuple[int, int], margin: tuple[int, int]
) -> list[Piece]:
    """The interior of a block, and its edges with a margin beyond the block, for a store to
    [start, end) of the whole array."""
    low, high = start, mesh.size - end
    before, after = max(low, edges[0]), max(high, edges[1])
    first, last = (m + k if k else 0 for m, k in zip(margin, (low, high), strict=True))
    if before + after + max(first, last) >= mesh.block:
        raise CannotSplit(f"blocks of {mesh.block} elements have no interior")
    begin, limit = -margin[0], mesh.block + margin[1]
    found = [Piece(before or begin, mesh.block - after if after else limit)]
    if before:
        found.append(Piece(begin, before, first=first))
    if after:
        found.append(Piece(mesh.block - after, limit, last=last))
    return found


class Stores:
    """Stores values into blocks by the parts of one program, as far beyond the blocks as
    `margins` say."""

    def __init__(self, parts: Parts, margins: Mapping[Node, Margins]) -> None:
        self.parts = parts
        self.margins = margins
        self.none: Margins = ((0, 0),) * len(parts.axes)
        self.g: Graph = parts.g

    def update(self, n: Node) -> None:
        """An update of an array: from now on it is an array of the device."""
        base, window, *starts = n.operands
        array = self.parts.arrays[base]
        margin = self.margins.get(n, self.none)
        written = written_along(self.parts, n, array.dims)
        scalars = [self.parts.part(o, self.parts.whole) for o in starts]
        block = array.block
        for pieces, value in self._values(window, array.dims, written, margin):
            at = list(scalars)
            for axis, (dim, piece) in enumerate(zip(array.dims, pieces, strict=True)):
                if dim is not None and piece is not None:
                    start = self._at(
                        axis, piece, array.room[axis][0] + piece.low, piece.first - piece.last
                    )
                    at[dim] = self.g.convert(start, at[dim].element)
            block = self.g.update(block, value, at)
        block = self.g.in_memory(block)
        self.parts.arrays[n] = Array(block, array.dims, array.room, margin)

    def whole(self, n: Node, dims: Sequence[int | None]) -> Array:
        """A value for all of a block: the edges beside the interior."""
        full = [None if d is None else (0, n.shape[d]) for d in dims]
        margin = self.margins.get(n, self.none)
        found = list(self._values(n, dims, full, margin))
        for axis in reversed(range(len(dims))):
            dim = dims[axis]
            if dim is None:
                continue
            rows: dict[tuple[Piece | None, ...], list[tuple[Piece | None, Node]]] = {}
            for pieces, value in found:
                rows.setdefault(pieces[:axis], []).append((pieces[axis], value))
            found = [
                (start, self.g.concatenate([v for _, v in sorted(row, key=_low)], dim))
                for start, row in rows.items()
            ]
        ((_, value),) = found
        return Array(value, tuple(dims), margin, margin)

    def held(self, n: Node, dims: Dims) -> Array:
        """A value for all of a block that is computed once, whatever reads it."""
        array = self.whole(n, dims)
        self.parts.forget(n)
        if dims != self.parts.whole:
            x = array.block
            array.block = self.g.in_memory(x)
        return array

    def with_room(self, array: Array, room: Margins) -> Node:
        """An array with so much room around its block."""
        if array.room == room or array.dims == self.parts.whole:
            return array.block
        x = self.parts.cut(array, block_region(array.dims, self.parts.axes, self.none))
        low, high = [0] * x.rank, [0] * x.rank
        for dim, sides in zip(array.dims, room, strict=True):
            if dim is not None:
                low[dim], high[dim] = sides
        return self.g.pad(x, self.g.splat(0, (), x.element), low, high)

    def _values(
        self,
        n: Node,
        dims: Sequence[int | None],
        written: Written,
        margin: Margins,
    ) -> Iterator[tuple[tuple[Piece | None, ...], Node]]:
        """The pieces of a value that is stored to `written` of an array, the interior first."""
        edges = self._edges(n, dims, written)
        choices = [
            [None]
            if bounds is None
            else pieces_of(mesh, *bounds, edges.get(axis, (0, 0)), margin[axis])
            for axis, (mesh, bounds) in enumerate(zip(self.parts.axes, written, strict=True))
        ]
        for pieces in itertools.product(*choices):
            region: list[Span | None] = [None] * len(dims)
            for axis, (dim, bounds, piece) in enumerate(zip(dims, written, pieces, strict=True)):
                if dim is not None and bounds is not None and piece is not None:
                    span = Span(dim, piece.low - piece.last, piece.high + piece.first)
                    region[axis] = span.moved(-bounds[0])
            yield pieces, self._moved(self.parts.part(n, tuple(region)), dims, pieces)

    def _edges(
        self, n: Node, dims: Sequence[int | None], written: Written
    ) -> dict[int, tuple[int, int]]:
        """How wide the edges of a block are: as far as halos, and the tensor's ends, are felt."""
        parts = self.parts
        probe = Parts(Graph(), parts.axes, parts.positions, None, parts.rings)
        probe.arrays = parts.arrays
        probe.part(n, stored_region(parts, dims, written, self.none))
        return probe.wanted.edges

    def _moved(
        self, value: Node, dims: Sequence[int | None], pieces: Sequence[Piece | None]
    ) -> Node:
        """Of the elements that a piece may be, those that it is on this device."""
        g, sizes = self.g, list(value.shape)
        starts = [g.splat(0, (), "i32")] * value.rank
        for axis, (dim, piece) in enumerate(zip(dims, pieces, strict=True)):
            if dim is not None and piece is not None:
                sizes[dim] = piece.high - piece.low
                starts[dim] = self._at(axis, piece, piece.last, piece.first - piece.last)
        if tuple(sizes) == value.shape:
            return value
        return g.make("dynamic_slice", (value, *starts), sizes, value.element, tuple(sizes))

    def _at(self, axis: int, piece: Piece, usual: int, further: int) -> Node:
        """A position, which is so much further on the device at the end that a piece is for."""
        g = self.g
        if not further:
            return g.splat(usual, (), "i32")
        end = 0 if piece.first else self.parts.axes[axis].parts - 1
        is_there = g.compare(self.parts.positions[axis], g.splat(end, (), "i32"), "EQ")
        there = g.splat(usual + further, (), "i32")
        return g.select(is_there, there, g.splat(usual, (), "i32"))


def written_along(parts: Parts, n: Node, dims: Sequence[int | None]) -> Written:
    """What an update writes of an array along the dimensions that axes split."""
    first = parts.starts(n, block_region(dims, parts.axes, ((0, 0),) * len(dims)))
    window = n.operands[1].shape
    return [None if dim is None else (first[dim], first[dim] + window[dim]) for dim in dims]


def stored_region(
    parts: Parts, dims: Sequence[int | None], written: Written, margin: Margins
) -> Region:
    """The part of a value, stored to `written` of an array, that goes to a block and its margin."""
    return tuple(
        span if span is None or bounds is None else span.moved(-bounds[0])
        for span, bounds in zip(block_region(dims, parts.axes, margin), written, strict=True)
    )


def _low(piece: tuple[Piece | None, Node]) -> int:
    return -1 if piece[0] is None else piece[0].low
