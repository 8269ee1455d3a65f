"""Accesses that are not views: gather and scatter on flat memory.

An index is a tensor over the lanes that it varies with. Lanes under a false mask read index 0 of
something (a gather clamps) and their value is never used; their stores go to an index outside the
memory, which a scatter drops.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from raise_kernel.bindings import ir, stablehlo
from raise_kernel.mlir import tensor_ops
from raise_kernel.mlir.values import defining_op
from raise_kernel.passes.tensor.vectors import (
    broadcast,
    index_constant,
    integer,
    reshape,
    shape_of,
    tensor_type,
    zeros,
)
from raise_kernel.stablehlo import write
from raise_kernel.stablehlo.attributes import Gather, Scatter
from raise_kernel.stablehlo.write import Combine


def gather(memory: ir.Value, index: ir.Value) -> ir.Value:
    """`memory.flatten()[index]`, indices clamped; the result has the shape of `index`."""
    size = prod(shape_of(memory))
    element = memory.type.element_type
    if size == 0:
        return zeros(shape_of(index), element)
    index = _narrowed(index, size)
    flat = reshape(memory, [size])
    if not shape_of(index):
        return reshape(stablehlo.dynamic_slice(flat, [index], [1]), [])
    numbers = Gather((), (0,), (), (), (0,), len(shape_of(index)), (1,), sorted=False)
    return write.gather(tensor_type(shape_of(index), element), flat, index, numbers)


def scatter(
    memory: ir.Value,
    index: ir.Value,
    value: ir.Value,
    mask: ir.Value | None,
    combine: Combine | None = None,
) -> ir.Value:
    """`memory` with `value` written (or combined) at flat `index` where `mask` is true.

    `index`, `value` and `mask` have one shape. Of several lanes that write one element, one wins.
    """
    shape = shape_of(memory)
    size = prod(shape)
    if size == 0:
        return memory
    if mask is not None:
        outside = broadcast(integer(size, index.type.element_type), [], shape_of(index))
        index = tensor_ops.select(mask, index, outside)
    index = _narrowed(index, size)
    lanes = prod(shape_of(index))
    flat = reshape(memory, [size])
    indices, updates = reshape(index, [lanes, 1]), reshape(value, [lanes])
    numbers = Scatter((), (0,), (), (), (0,), 1, sorted=False, unique=False, kind="set")
    combine = combine or (lambda _old, new: new)
    return reshape(write.scatter(flat, indices, updates, numbers, combine), shape)


def put(flat: ir.Value, index: ir.Value, new: ir.Value, old: ir.Value) -> ir.Value:
    """`flat` with one element, `new`, in the place of `old`; unchanged if the index lies outside.

    There, StableHLO updates the nearest element, which `old` was read from, too.
    """
    (size,) = shape_of(flat)
    inside = _inside(index, size)
    if inside is not None:
        new = tensor_ops.select(inside, new, old)
    return stablehlo.dynamic_update_slice(flat, reshape(new, [1]), [index])


def _inside(index: ir.Value, size: int) -> ir.Value | None:
    """Whether a single index is one of `size` elements; None where it is known to be."""
    made = defining_op(index)
    if made is not None and made.name == "stablehlo.constant":
        number = ir.DenseElementsAttr(made.attributes["value"]).get_splat_value()
        if 0 <= ir.IntegerAttr(number).value < size:
            return None
    first, end = (integer(value, index.type.element_type) for value in (0, size))
    return tensor_ops.and_(
        tensor_ops.compare(index, first, "GE"),
        tensor_ops.compare(index, end, "LT"),
    )


def _narrowed(index: ir.Value, size: int) -> ir.Value:
    """An index of one of `size` elements, or of the one after: 32 bits are enough."""
    i32_type = ir.IntegerType.get_signless(32)
    if size >= 1 << 31 or index.type.element_type == i32_type:
        return index
    return stablehlo.convert(tensor_type(shape_of(index), i32_type), index)


def flat_index(parts: Sequence[tuple[ir.Value, int]]) -> ir.Value:
    """`sum(index * stride)` of indices of one shape."""
    total: ir.Value | None = None
    for index, stride in parts:
        term = index
        if stride != 1:
            by = broadcast(index_constant(stride), [], shape_of(index))
            term = tensor_ops.multiply(index, by)
        total = term if total is None else tensor_ops.add(total, term)
    return total if total is not None else index_constant(0)
