"""Threads that talk: shuffles, ballots and reductions over a warp or a block, as tensor operations.

The lane in the warp is a tensor axis of at most 32 (expose-warps made it one). A shuffle by a
constant slices, reverses or broadcasts that axis; by data, it gathers along it. A lane that is out
of range or outside its segment gets its own value. Lanes that are masked out, or outside the
frame's box, do not vote and do not count.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from raise_kernel.bindings import constant_int, ir, stablehlo
from raise_kernel.diagnostics import refuse
from raise_kernel.passes.tensor import indexed
from raise_kernel.passes.tensor.elementwise import select
from raise_kernel.passes.tensor.lanes import identity, reduce_tensor
from raise_kernel.passes.tensor.vectors import (
    Frame,
    Vec,
    bools,
    broadcast,
    i32,
    iota,
    over,
    reshape,
    shape_of,
    slice_,
    splat,
    to_dims,
)

if TYPE_CHECKING:
    from raise_kernel.passes.tensor.lowering import Lowering

WARP = 32
# gpu.all_reduce's operations -> arith's atomic kinds, for integers and for floats.
_KINDS = {
    "add": (1, 0),
    "mul": (13, 12),
    "minsi": (10, 10),
    "minui": (11, 11),
    "maxsi": (6, 6),
    "maxui": (7, 7),
    "minnumf": (9, 9),
    "maxnumf": (5, 5),
    "minimumf": (8, 8),
    "maximumf": (4, 4),
    "and": (2, 2),
    "or": (14, 14),
    "xor": (15, 15),
}


def call(low: Lowering, op: ir.Operation, frame: Frame) -> None:
    """A call of one of our own functions (`rk.shuffle.xor...`)."""
    name = ir.FlatSymbolRefAttr(op.attributes["callee"]).value
    parts = name.split(".")
    if parts[:2] == ["rk", "shuffle"]:
        _shuffle(low, op, parts[2], frame)
    elif parts[:2] == ["rk", "ballot"]:
        _ballot(low, op, frame)
    elif parts[:2] in (["rk", "subgroup_reduce"], ["rk", "all_reduce"]):
        _reduction(low, op, parts[2], frame)
    else:
        raise refuse("RK012", f"the call of {name} has no tensor form", at=op)


def _ballot(low: Lowering, op: ir.Operation, frame: Frame) -> None:
    predicate, lane = low.get(op.operands[0], frame), op.operands[1]
    votes = _active(predicate, frame)
    dims = tuple(d for d in frame.dims if d in votes.dims or d == lane)
    first, count, _ = frame.ranges[lane]
    bit = stablehlo.shift_left(broadcast(i32(1), [], [count]), iota(count, first, 1))
    zero = broadcast(i32(0), [], frame.shape(dims))
    bits = select(to_dims(votes, dims, frame), to_dims(over(bit, [lane], frame), dims, frame), zero)
    _set_reduced(low, op, bits, dims, [lane], 14, frame)


def _reduction(low: Lowering, op: ir.Operation, name: str, frame: Frame) -> None:
    value, lanes = low.get(op.operands[0], frame), list(op.operands)[1:]
    is_float = not isinstance(value.element_type, ir.IntegerType)
    kind = _KINDS[name][is_float]
    lanes = [lane for lane in lanes if lane in frame.ranges]
    here = frame.union([value, *([frame.mask] if frame.mask is not None else [])])
    dims = tuple(d for d in frame.dims if d in here or d in lanes)
    tensor = to_dims(value, dims, frame)
    if frame.mask is not None:
        neutral = splat(identity(kind, value.element_type), frame.shape(dims), value.element_type)
        tensor = select(to_dims(frame.mask, dims, frame), tensor, neutral)
    _set_reduced(low, op, tensor, dims, lanes, kind, frame)


def _set_reduced(
    low: Lowering,
    op: ir.Operation,
    tensor: ir.Value,
    dims: tuple[ir.Value, ...],
    lanes: list[ir.Value],
    kind: int,
    frame: Frame,
) -> None:
    axes = [k for k, d in enumerate(dims) if d in lanes]
    kept = tuple(d for d in dims if d not in lanes)
    result = reduce_tensor(tensor, axes, kind) if axes else tensor
    low.set(op.results[0], over(result, kept, frame))


def _active(predicate: Vec, frame: Frame) -> Vec:
    """The predicate, false for lanes that are masked out."""
    mask = frame.mask
    if mask is None:
        return predicate
    dims = frame.union([predicate, mask])
    parts = [to_dims(v, dims, frame) for v in (predicate, mask)]
    return over(stablehlo.and_(*parts), dims, frame)


# --- shuffles -------------------------------------------------------------------------------------


def _shuffle(low: Lowering, op: ir.Operation, mode: str, frame: Frame) -> None:
    value, offset, lane = low.get(op.operands[0], frame), op.operands[1], op.operands[3]
    width = constant_int(op.operands[2])
    if width is None or mode not in ("xor", "up", "down", "idx"):
        raise refuse("RK017", f"a shuffle {mode} of width {width}", at=op)
    distance = constant_int(offset)
    whole = frame.ranges[lane][:2] == (0, WARP)
    dims = tuple(d for d in frame.dims if d in value.dims or d == lane)
    if distance is not None and whole:
        moved = _by_constant(to_dims(value, dims, frame), dims.index(lane), mode, distance, width)
        low.set(op.results[0], over(moved, dims, frame))
    else:
        low.set(
            op.results[0], _by_data(low, value, low.get(offset, frame), lane, mode, width, frame)
        )
    if len(list(op.results[1].uses)):
        _, valid = _source(low.get(offset, frame), lane, mode, width, frame)
        low.set(op.results[1], valid)
    else:
        low.set(op.results[1], Vec(bools(True)))


def _by_constant(value: ir.Value, axis: int, mode: str, distance: int, width: int) -> ir.Value:
    """The lane axis (32 long) as segments of `width`, permuted inside each."""
    shape = shape_of(value)
    split = [*shape[:axis], WARP // width, width, *shape[axis + 1 :]]
    return reshape(_permuted(reshape(value, split), axis + 1, mode, distance & 31, width), shape)


def _permuted(value: ir.Value, axis: int, mode: str, distance: int, width: int) -> ir.Value:
    def part(start: int, stop: int) -> ir.Value:
        shape = shape_of(value)
        starts, limits = [0] * len(shape), list(shape)
        starts[axis], limits[axis] = start, stop
        return slice_(value, starts, limits, [1] * len(shape))

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
    if distance >= width:
        # A butterfly across segments: below the segment's end it reaches the other segment.
        raise refuse("RK017", f"a butterfly shuffle by {distance} in segments of {width}")
    for bit in (1, 2, 4, 8, 16):
        if distance & bit:
            shape = shape_of(value)
            pairs = [*shape[:axis], width // (2 * bit), 2, bit, *shape[axis + 1 :]]
            value = reshape(stablehlo.reverse(reshape(value, pairs), [axis + 1]), shape)
    return value


def _source(offset: Vec, lane: ir.Value, mode: str, width: int, frame: Frame) -> tuple[Vec, Vec]:
    """The lane that each lane reads, and whether that lies inside its segment (PTX shfl)."""
    dims = tuple(d for d in frame.dims if d in offset.dims or d == lane)
    first, count, _ = frame.ranges[lane]
    shape = frame.shape(dims)
    own = to_dims(over(iota(count, first, 1), [lane], frame), dims, frame)
    by = to_dims(offset, dims, frame)

    def const(value: int) -> ir.Value:
        return broadcast(i32(value), [], shape)

    base = stablehlo.and_(own, const(-width))
    end = stablehlo.or_(base, const(width - 1))
    by = stablehlo.and_(by, const(31))
    if mode == "idx":
        source = stablehlo.or_(base, stablehlo.and_(by, const(width - 1)))
    elif mode == "xor":
        source = stablehlo.xor(own, by)
    else:
        source = stablehlo.subtract(own, by) if mode == "up" else stablehlo.add(own, by)
    edge, direction = (base, "GE") if mode == "up" else (end, "LE")
    valid = stablehlo.compare(
        source,
        edge,
        stablehlo.ComparisonDirectionAttr.get(direction),
        compare_type=stablehlo.ComparisonTypeAttr.get("SIGNED"),
    )
    return over(select(valid, source, own), dims, frame), over(valid, dims, frame)


def _by_data(
    low: Lowering,
    value: Vec,
    offset: Vec,
    lane: ir.Value,
    mode: str,
    width: int,
    frame: Frame,
) -> Vec:
    """A gather along the lane axis."""
    source, _ = _source(offset, lane, mode, width, frame)
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
            at = stablehlo.minimum(at, broadcast(i32(count - 1), [], shape_of(at)))
            parts.append((at, stride))
        else:
            parts.append((to_dims(over(iota(size, 0, 1), [d], frame), dims, frame), stride))
        stride *= size
    return over(indexed.gather(to_dims(value, held, frame), indexed.flat_index(parts)), dims, frame)
