"""Warp shuffles as tensor operations along the lane axis.

A shuffle by a constant slices, reverses or broadcasts that axis; by data, it gathers along it. A
lane whose source is out of range, outside its segment or not here gets its own value.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from raise_kernel.analysis.lanes.lane_calls import LaneCall
from raise_kernel.bindings import ir, stablehlo
from raise_kernel.diagnostics import refuse
from raise_kernel.mlir.values import constant_int
from raise_kernel.passes.tensor import indexed
from raise_kernel.passes.tensor.elementwise.build import compare_signed
from raise_kernel.passes.tensor.elementwise.table import select
from raise_kernel.passes.tensor.vectors import (
    Frame,
    Vec,
    as_index,
    bools,
    both,
    broadcast,
    cut,
    i32,
    iota,
    lane_numbers,
    over,
    reshape,
    shape_of,
    to_dims,
)

if TYPE_CHECKING:
    from raise_kernel.passes.tensor.lowering import Lowering

WARP = 32


def shuffle(low: Lowering, call: LaneCall, frame: Frame) -> None:
    """`rk.warp.shuffle.MODE`: the value, and whether its source is in range."""
    op, mode = call.op, call.mode
    if mode not in ("xor", "up", "down", "idx"):
        raise refuse("RK017", f"a shuffle of mode {mode}", at=op)
    value, selector, clamp = (low.get(v, frame) for v in call.arguments)
    (lane,) = call.indices
    mask = frame.mask if frame.mask is not None and lane in frame.mask.dims else None
    constant = _constant(call, frame.ranges[lane][:2] == (0, WARP))
    if constant is not None:
        distance, width = constant

        def move(vec: Vec) -> Vec:
            dims = tuple(d for d in frame.dims if d in vec.dims or d == lane)
            tensor = to_dims(vec, dims, frame)
            return over(_by_constant(tensor, dims.index(lane), mode, distance, width), dims, frame)

        moved = move(value)
        here = move(mask) if mask is not None else None
    else:
        source, here = _source(selector, clamp, lane, mode, frame)
        moved = along_lanes(value, source, lane, frame)
        inside = _inside(source, lane, frame)
        here = both(here, inside, frame)
        if mask is not None:
            here = both(here, along_lanes(mask, source, lane, frame), frame)
    low.set(op.results[0], moved if here is None else low.select(here, moved, value, frame))
    if len(list(op.results[1].uses)):
        low.set(op.results[1], _source(selector, clamp, lane, mode, frame)[1])
    else:
        low.set(op.results[1], Vec(bools(True)))


# --- by a constant --------------------------------------------------------------------------------


def _constant(call: LaneCall, whole: bool) -> tuple[int, int] | None:
    """(distance, width) of a shuffle by a constant in segments of the usual form, else None."""
    _, selector, clamp = call.arguments
    distance, control = constant_int(selector), constant_int(clamp)
    if distance is None or control is None or not whole:
        return None
    distance &= 31
    width, edge = WARP - (control >> 8 & 31), control & 31
    if width & (width - 1) or edge != (0 if call.mode == "up" else 31):
        return None
    # A butterfly over more than a segment reads from the segment before, or not at all.
    return (distance, width) if call.mode != "xor" or distance < width else None


def _by_constant(value: ir.Value, axis: int, mode: str, distance: int, width: int) -> ir.Value:
    """The lane axis (32 long) as segments of `width`, permuted inside each."""
    shape = shape_of(value)
    split = [*shape[:axis], WARP // width, width, *shape[axis + 1 :]]
    return reshape(_permuted(reshape(value, split), axis + 1, mode, distance, width), shape)


def _permuted(value: ir.Value, axis: int, mode: str, distance: int, width: int) -> ir.Value:
    part = partial(cut, value, axis)
    if mode == "idx":
        source = distance & (width - 1)
        shape = shape_of(value)
        axes = [k for k in range(len(shape)) if k != axis]
        one = part(source, source + 1)
        flat = reshape(one, [n for k, n in enumerate(shape_of(one)) if k != axis])
        return broadcast(flat, axes, shape)
    if distance == 0 or (mode != "xor" and distance >= width):
        return value
    if mode == "up":
        return stablehlo.concatenate([part(0, distance), part(0, width - distance)], axis)
    if mode == "down":
        return stablehlo.concatenate([part(distance, width), part(width - distance, width)], axis)
    for bit in (1, 2, 4, 8, 16):
        if distance & bit:
            shape = shape_of(value)
            pairs = [*shape[:axis], width // (2 * bit), 2, bit, *shape[axis + 1 :]]
            value = reshape(stablehlo.reverse(reshape(value, pairs), [axis + 1]), shape)
    return value


# --- by data --------------------------------------------------------------------------------------


def _source(selector: Vec, clamp: Vec, lane: ir.Value, mode: str, frame: Frame) -> tuple[Vec, Vec]:
    """The lane that each lane reads, and whether that lies inside its segment (PTX shfl)."""
    dims = frame.union([selector, clamp, _lane_numbers(lane, frame)])
    shape = frame.shape(dims)
    own = to_dims(_lane_numbers(lane, frame), dims, frame)
    by, control = to_dims(selector, dims, frame), to_dims(clamp, dims, frame)

    def const(value: int) -> ir.Value:
        return broadcast(i32(value), [], shape)

    by = stablehlo.and_(by, const(31))
    edge = stablehlo.and_(control, const(31))
    segment = stablehlo.and_(stablehlo.shift_right_logical(control, const(8)), const(31))
    rest = stablehlo.not_(segment)
    base = stablehlo.and_(own, segment)
    limit = stablehlo.or_(base, stablehlo.and_(edge, rest))
    if mode == "idx":
        source = stablehlo.or_(base, stablehlo.and_(by, rest))
    elif mode == "xor":
        source = stablehlo.xor(own, by)
    else:
        source = stablehlo.subtract(own, by) if mode == "up" else stablehlo.add(own, by)
    valid = compare_signed(source, limit, "GE" if mode == "up" else "LE")
    return over(select(valid, source, own), dims, frame), over(valid, dims, frame)


def _lane_numbers(lane: ir.Value, frame: Frame) -> Vec:
    first, count, _ = frame.ranges[lane]
    return over(lane_numbers(count, first), [lane], frame)


def _inside(source: Vec, lane: ir.Value, frame: Frame) -> Vec | None:
    """Whether the source is in the frame's box; None where the box is the whole warp."""
    first, count, _ = frame.ranges[lane]
    if (first, count) == (0, WARP):
        return None
    low, high = (broadcast(i32(v), [], shape_of(source.value)) for v in (first, first + count))
    inside = stablehlo.and_(
        compare_signed(source.value, low, "GE"), compare_signed(source.value, high, "LT")
    )
    return over(inside, source.dims, frame)


def along_lanes(value: Vec, source: Vec, lane: ir.Value, frame: Frame) -> Vec:
    """`value` of lane `source`: a gather along the lane axis, clamped to the frame's box."""
    held = tuple(d for d in frame.dims if d in value.dims or d == lane)
    dims = tuple(d for d in frame.dims if d in held or d in source.dims)
    first, count, _ = frame.ranges[lane]
    parts: list[tuple[ir.Value, int]] = []
    stride = 1
    for d in reversed(held):
        size = frame.count(d)
        if d == lane:
            at = to_dims(source, dims, frame)
            if first:
                at = stablehlo.subtract(at, broadcast(i32(first), [], shape_of(at)))
            low, high = (broadcast(i32(v), [], shape_of(at)) for v in (0, count - 1))
            at = stablehlo.maximum(stablehlo.minimum(at, high), low)
            parts.append((as_index(at), stride))
        else:
            parts.append((to_dims(over(iota(size, 0, 1), [d], frame), dims, frame), stride))
        stride *= size
    return over(indexed.gather(to_dims(value, held, frame), indexed.flat_index(parts)), dims, frame)
