"""What a device stores into its block: the interior, which needs no halo, and then the edges.

Every device stores the same number of elements. Where an update begins inside of the first block
(a stencil's boundary stays), the first device stores its edge so much further in, onto elements
that the interior has too, with their values: nothing is selected element by element, and what is
to stay is not touched.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from raise_kernel.passes.tensor_opt.blocks.parts import Array, Parts
from raise_kernel.passes.tensor_opt.blocks.regions import CannotSplit, MeshAxis, Region, Span
from raise_kernel.passes.tensor_opt.graph.graph import Graph
from raise_kernel.passes.tensor_opt.graph.node import Node


@dataclass(frozen=True)
class Piece:
    """Elements [low, high) of a block; the first (last) device stores them `first` elements
    later (`last` elements earlier)."""

    low: int
    high: int
    first: int = 0
    last: int = 0


def pieces_of(mesh: MeshAxis, start: int, end: int, edges: tuple[int, int]) -> list[Piece]:
    """The interior of a block, and its edges, for a store to [start, end) of the whole array."""
    low, high = start, mesh.size - end
    before, after = max(low, edges[0]), max(high, edges[1])
    if before + after + max(low, high) >= mesh.block:
        raise CannotSplit(f"blocks of {mesh.block} elements have no interior")
    found = [Piece(before, mesh.block - after)]
    if before:
        found.append(Piece(0, before, first=low))
    if after:
        found.append(Piece(mesh.block - after, mesh.block, last=high))
    return found


class Stores:
    """Stores values into blocks by the parts of one program."""

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
        self.g: Graph = parts.g

    def update(self, n: Node) -> None:
        """An update of an array: from now on it is an array of the device."""
        base, window, *starts = n.operands
        array = self.parts.arrays[base]
        region = self._block(array.dims)
        first = self.parts.starts(n, region)
        written = [
            None if s is None else (first[s.dim], first[s.dim] + window.shape[s.dim])
            for s in region
        ]
        scalars = [self.parts.part(o, self.parts.whole) for o in starts]
        block = array.block
        for pieces, value in self._values(window, array.dims, written):
            at = list(scalars)
            for axis, (dim, piece) in enumerate(zip(array.dims, pieces, strict=True)):
                if dim is not None and piece is not None:
                    at[dim] = self.g.convert(self._start(axis, piece), at[dim].element)
            block = self.g.update(block, value, at)
        block = self.g.make("optimization_barrier", (block,), block.shape, block.element)
        self.parts.arrays[n] = Array(block, array.dims)

    def whole(self, n: Node, dims: Sequence[int | None]) -> Node:
        """A value for all of a block: the edges beside the interior."""
        full = [None if d is None else (0, n.shape[d]) for d in dims]
        found = list(self._values(n, dims, full))
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
        return value

    def _block(self, dims: Sequence[int | None]) -> Region:
        return tuple(
            None if dim is None else Span(dim, 0, mesh.block)
            for dim, mesh in zip(dims, self.parts.axes, strict=True)
        )

    def _values(
        self,
        n: Node,
        dims: Sequence[int | None],
        written: Sequence[tuple[int, int] | None],
    ) -> Iterator[tuple[tuple[Piece | None, ...], Node]]:
        """The pieces of a value that is stored to `written` of an array, the interior first."""
        edges = self._edges(n, dims, written)
        choices = [
            [None] if bounds is None else pieces_of(mesh, *bounds, edges.get(axis, (0, 0)))
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
        self, n: Node, dims: Sequence[int | None], written: Sequence[tuple[int, int] | None]
    ) -> dict[int, tuple[int, int]]:
        """How wide the edges of a block are: as far as halos, and the tensor's ends, are felt."""
        probe = Parts(Graph(), self.parts.axes, self.parts.positions, None)
        probe.arrays = self.parts.arrays
        region: list[Span | None] = [None] * len(dims)
        for axis, (span, bounds) in enumerate(zip(self._block(dims), written, strict=True)):
            region[axis] = span if span is None or bounds is None else span.moved(-bounds[0])
        probe.part(n, tuple(region))
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

    def _start(self, axis: int, piece: Piece) -> Node:
        """Where a piece is stored in the block."""
        return self._at(axis, piece, piece.low, piece.first - piece.last)

    def _at(self, axis: int, piece: Piece, usual: int, further: int) -> Node:
        """A position, which is so much further on the device at the end that a piece is for."""
        g = self.g
        if not further:
            return g.splat(usual, (), "i32")
        end = 0 if piece.first else self.parts.axes[axis].parts - 1
        is_there = g.compare(self.parts.positions[axis], g.splat(end, (), "i32"), "EQ")
        there = g.splat(usual + further, (), "i32")
        return g.select(is_there, there, g.splat(usual, (), "i32"))


def _low(piece: tuple[Piece | None, Node]) -> int:
    return -1 if piece[0] is None else piece[0].low
