"""The numbers of operations, as records that compare and hash by what they hold.

| operation | record |
|---|---|
| slice | `SliceBounds` |
| pad | `Padding` |
| compare | `Comparison` |
| reduce | `Reduction` |
| reduce_window | `Cumulative`: the running sums (products, ...) along one axis; no other has one |
| gather, scatter, dot_general | `Gather`, `Scatter`, `Dot` |
| transpose, broadcast_in_dim, reverse, dynamic_slice | the integers of its one attribute |
| concatenate, iota | its axis |
| collective_permute | `Permutation` |
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

Shape = tuple[int, ...]


class SliceBounds(NamedTuple):
    """The numbers of a `stablehlo.slice`, one for each axis."""

    starts: Shape
    limits: Shape
    strides: Shape

    @property
    def cuts(self) -> tuple[slice, ...]:
        """The slice in Python's form."""
        return tuple(slice(*cut) for cut in zip(*self, strict=True))


class Padding(NamedTuple):
    """The numbers of a `stablehlo.pad`, one for each axis: before, after, and between elements."""

    low: Shape
    high: Shape
    interior: Shape


class Comparison(NamedTuple):
    """`direction` is EQ, NE, LT, LE, GT or GE; `kind` is "" where it is not stated."""

    direction: str
    kind: str


class Reduction(NamedTuple):
    """A reduction of one array by one operation, `kind`: "add", "mul", "max", "min", "and", "or",
    "xor"; "maxnum" and "minnum" leave NaNs out."""

    axes: Shape
    kind: str


class Permutation(NamedTuple):
    """A collective permute along an axis of a mesh: a device gets what the one `shift` positions
    before it has, around the ends of `parts` devices."""

    axis: str
    shift: int
    parts: int


@dataclass(frozen=True)
class Cumulative:
    """Element `i` along `axis` combines those up to `i`; from `i` on where `reverse`."""

    axis: int
    kind: str
    reverse: bool


@dataclass(frozen=True)
class Gather:
    """The numbers of a `stablehlo.gather`."""

    offset_dims: Shape
    collapsed: Shape
    operand_batch: Shape
    index_batch: Shape
    index_map: Shape
    index_dim: int
    sizes: Shape
    sorted: bool


@dataclass(frozen=True)
class Scatter:
    """The numbers of a `stablehlo.scatter` of one array; `kind` is "set" or that of a reduction."""

    window: Shape
    inserted: Shape
    batch: Shape
    index_batch: Shape
    index_map: Shape
    index_dim: int
    sorted: bool
    unique: bool
    kind: str


@dataclass(frozen=True)
class Dot:
    """The numbers of a `stablehlo.dot_general`, and the precision of its operands."""

    lhs_batch: Shape
    rhs_batch: Shape
    lhs_contract: Shape
    rhs_contract: Shape
    precision: tuple[str, ...]

    @property
    def sides(self) -> tuple[tuple[Shape, Shape], tuple[Shape, Shape]]:
        """The axes of the batch and those that are summed, of each operand."""
        return (self.lhs_batch, self.lhs_contract), (self.rhs_batch, self.rhs_contract)

    def free(self, side: int, rank: int) -> list[int]:
        """The other axes of an operand, which the result has in their order."""
        batch, summed = self.sides[side]
        return [k for k in range(rank) if k not in batch and k not in summed]

    def on(self, left: tuple[Shape, Shape], right: tuple[Shape, Shape]) -> Dot:
        """The same of operands whose axes are these."""
        return Dot(left[0], right[0], left[1], right[1], self.precision)

    def mirrored(self) -> Dot:
        """That of the operands in the other order."""
        return replace(self.on(*self.sides[::-1]), precision=self.precision[::-1])
