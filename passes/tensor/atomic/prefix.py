"""The old values of an atomic as segmented scans over the lanes, when its updates compose.

Lanes run in ascending order, which CUDA allows. Sorted by address (stably), the lanes of one
element are adjacent; the old value of each is an exclusive scan over that segment, with the
memory's value as initial value: log2(lanes) shifted steps (Hillis and Steele, "Data Parallel
Algorithms", 1986), with flags that stop at the segment's start (Schwartz, "Ultracomputers", 1980).
Lanes that are masked out are sorted to the end. Exact only for associative combinations;
a float sum is reassociated, as sums are elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable

from raise_kernel.bindings import ir, stablehlo
from raise_kernel.passes.tensor import indexed
from raise_kernel.passes.tensor.elementwise.build import compare_signed
from raise_kernel.passes.tensor.vectors import (
    bools,
    broadcast,
    index_constant,
    integer,
    iota,
    shape_of,
    slice_,
    tensor_type,
    zeros,
)

# What two updates of one element come to, the first one first.
Compose = Callable[[ir.Value, ir.Value], ir.Value]


class Segments:
    """Lanes sorted by the element that they update; `memory` is flat.

    Tensors over lanes in the callers' order go in and come out; inside they are sorted.
    """

    def __init__(self, memory: ir.Value, index: ir.Value, mask: ir.Value | None) -> None:
        (self.size,), (self.lanes,) = shape_of(memory), shape_of(index)
        self.memory = memory
        if mask is not None:
            nowhere = integer(self.size, index.type.element_type)
            index = stablehlo.select(mask, index, broadcast(nowhere, [], [self.lanes]))
        self.address, self.order = _sorted(index, iota(self.lanes, 0, 1))
        differs = compare_signed(self.address, shifted(self.address, 1, self._address(-1)), "NE")
        self.starts = differs
        self.found = indexed.gather(memory, self.address)

    def sort(self, column: ir.Value) -> ir.Value:
        """A tensor over lanes, in sorted order."""
        return indexed.gather(column, self.order)

    def unsort(self, column: ir.Value) -> ir.Value:
        """A sorted tensor, back in the lanes' own order."""
        return indexed.scatter(
            zeros([self.lanes], column.type.element_type), self.order, column, None
        )

    def inclusive(self, values: ir.Value, compose: Compose) -> ir.Value:
        """Each lane's update after those of its segment before it."""
        flags, shift = self.starts, 1
        while shift < self.lanes:
            element = zeros([], values.type.element_type)
            before = compose(shifted(values, shift, element), values)
            values = stablehlo.select(flags, values, before)
            flags = stablehlo.or_(flags, shifted(flags, shift, bools(True)))
            shift *= 2
        return values

    def ranks(self) -> ir.Value:
        """How many lanes of its segment come before each lane."""
        ones = broadcast(index_constant(1), [], [self.lanes])
        return stablehlo.subtract(self.inclusive(ones, stablehlo.add), ones)

    def exclusive(self, after: ir.Value) -> ir.Value:
        """The old value of each lane, given the new value of each."""
        element = zeros([], after.type.element_type)
        return stablehlo.select(self.starts, self.found, shifted(after, 1, element))

    def updated(self, after: ir.Value) -> ir.Value:
        """The memory after the last lane of each segment has written."""
        following = self.address
        if self.lanes > 1:
            tail = slice_(following, [1], [self.lanes], [1])
            following = stablehlo.concatenate([tail, broadcast(self._address(-1), [], [1])], 0)
        else:
            following = broadcast(self._address(-1), [], [1])
        last = compare_signed(self.address, following, "NE")
        return indexed.scatter(self.memory, self.address, after, last)

    def _address(self, value: int) -> ir.Value:
        return integer(value, self.address.type.element_type)


def _sorted(keys: ir.Value, values: ir.Value) -> tuple[ir.Value, ir.Value]:
    """Both, in ascending order of the keys; equal keys keep their order."""
    op = stablehlo.SortOp(
        [keys.type, values.type], [keys, values], dimension=0, is_stable=ir.BoolAttr.get(True)
    )
    scalars = [tensor_type([], v.type.element_type) for v in (keys, keys, values, values)]
    block = op.regions[0].blocks.append(*scalars)
    with ir.InsertionPoint(block):
        stablehlo.return_([compare_signed(block.arguments[0], block.arguments[1], "LT")])
    return op.results[0], op.results[1]


def shifted(values: ir.Value, by: int, fill: ir.Value) -> ir.Value:
    """The values, shifted by `by` lanes towards the end; the first ones are `fill`."""
    (lanes,) = shape_of(values)
    head = broadcast(fill, [], [min(by, lanes)])
    if by >= lanes:
        return head
    return stablehlo.concatenate([head, slice_(values, [0], [lanes - by], [1])], 0)
