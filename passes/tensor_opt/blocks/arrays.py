"""What a device has of arrays, and what a program reads of them, as `Parts` learns it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from raise_kernel.passes.tensor_opt.blocks.regions import Dims, MeshAxis, Region, Span
from raise_kernel.passes.tensor_opt.graph.node import Node

# A halo: the array, the number of the mesh's axis, and whether it lies before the block.
Side = tuple[Node, int, bool]
# For each axis of the mesh, elements before a block and after it.
Margins = tuple[tuple[int, int], ...]


@dataclass
class Array:
    """What the device has of an array: its block, with room around it, and the dimension that each
    axis splits. `beyond` is how much of the room has the neighbours' elements."""

    block: Node
    dims: Dims
    room: Margins
    beyond: Margins

    def region(self, axes: Sequence[MeshAxis]) -> Region:
        """Where the block lies, with its room."""
        return block_region(self.dims, axes, self.room)


def block_region(dims: Sequence[int | None], axes: Sequence[MeshAxis], margins: Margins) -> Region:
    """A block of an array that the axes split along `dims`, wider by the margins."""
    return tuple(
        None if dim is None else Span(dim, -low, mesh.block + high)
        for dim, mesh, (low, high) in zip(dims, axes, margins, strict=True)
    )


@dataclass
class Wanted:
    """What a program reads: of each halo, the region; how far from the block's two ends parts are
    affected by what lies before and after it, or by the ends of the tensor; how far beyond its
    block each array is read along each axis, and whether around the ends."""

    halos: dict[Side, Region] = field(default_factory=dict)
    edges: dict[int, tuple[int, int]] = field(default_factory=dict)
    reach: dict[tuple[Node, int], tuple[int, int]] = field(default_factory=dict)
    around: set[tuple[Node, int]] = field(default_factory=set)

    def halo(self, side: Side, region: Region) -> None:
        known = self.halos.get(side, region)
        self.halos[side] = tuple(_hull(a, b) for a, b in zip(known, region, strict=True))

    def edge(self, axis: int, low: int, high: int) -> None:
        before, after = self.edges.get(axis, (0, 0))
        self.edges[axis] = max(before, low), max(after, high)

    def reached(self, n: Node, axis: int, low: int, high: int) -> None:
        before, after = self.reach.get((n, axis), (0, 0))
        self.reach[n, axis] = max(before, low), max(after, high)


def _hull(a: Span | None, b: Span | None) -> Span | None:
    if a is None or b is None:
        return None
    return Span(a.dim, min(a.low, b.low), max(a.high, b.high))
