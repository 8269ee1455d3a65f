"""Parts of tensors along the axes of a mesh, and what each operation needs of its operands.

Along a split dimension the device at position d of a mesh axis has the elements from `d * block`
on. A span [low, high) is relative to that, the same numbers on every device: it may begin before
the block and end after it. Elements that a span has beyond the ends of the tensor are undefined,
and nothing that is defined is computed from them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from raise_kernel.stablehlo.attributes import Permutation


class CannotSplit(Exception):
    """A program that is not one of blocks, and why."""


@dataclass(frozen=True)
class MeshAxis:
    """An axis of the mesh: its devices, and how many elements each has of what it splits."""

    name: str
    parts: int
    block: int

    @property
    def size(self) -> int:
        return self.parts * self.block

    def shift(self, by: int) -> Permutation:
        """Each device gets what the one `by` positions before it has, around the ends."""
        return Permutation(self.name, by, self.parts)


class Span(NamedTuple):
    """Elements [low, high) of a dimension, relative to the device's block."""

    dim: int
    low: int
    high: int

    @property
    def size(self) -> int:
        return self.high - self.low

    def moved(self, by: int) -> Span:
        return Span(self.dim, self.low + by, self.high + by)

    def at(self, dim: int) -> Span:
        return Span(dim, self.low, self.high)


# For each axis of the mesh, the dimension of a tensor that it splits.
Dims = tuple[int | None, ...]
# For each axis of the mesh, the span along it; None where the tensor is not split by it.
Region = tuple[Span | None, ...]


def shape_in(shape: Sequence[int], region: Region) -> tuple[int, ...]:
    """The shape of the part of a tensor."""
    sizes = list(shape)
    for span in region:
        if span is not None:
            sizes[span.dim] = span.size
    return tuple(sizes)


def reads_at(region: Region, dims: dict[int, int]) -> Region:
    """A region in the dimensions of an operand."""
    return tuple(
        None if span is None or span.dim not in dims else span.at(dims[span.dim]) for span in region
    )
