"""Atomic operations on memory, whose lanes collide.

Where nobody looks at the old value, an atomic is a scatter that combines: every lane's contribution
counts, also of lanes with equal values or equal addresses. Where the old value is used, lanes are
put in an order (ascending, one of those that CUDA allows): an addition to one address by all lanes
is an exclusive prefix sum; anything else runs lane by lane in a sequential loop.
"""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import TYPE_CHECKING

from raise_kernel.analysis.reduction_kinds import ADDF, ADDI, OPERATIONS
from raise_kernel.analysis.variance import root
from raise_kernel.bindings import ir, stablehlo
from raise_kernel.diagnostics import refuse
from raise_kernel.passes.tensor.elementwise import LOWERINGS
from raise_kernel.passes.tensor.loops import counted
from raise_kernel.passes.tensor.vectors import (
    Frame,
    Vec,
    broadcast,
    i32,
    over,
    reshape,
    shape_of,
    to_dims,
    zeros,
)

if TYPE_CHECKING:
    from raise_kernel.passes.tensor.lowering import Lowering

Update = Callable[[ir.Value, ir.Value], ir.Value]
_ADDITIONS = (ADDF, ADDI)
_ASSIGN = 3
# Scatter combines in any order: only operations for which that makes no difference.
_COMMUTATIVE = set(OPERATIONS)


def atomic_rmw(low: Lowering, op: ir.Operation, frame: Frame) -> None:
    """`memref.atomic_rmw` of any kind, with or without use of the old value."""
    kind = ir.IntegerAttr(op.attributes["kind"]).value
    if kind != _ASSIGN and kind not in _COMMUTATIVE:
        raise refuse("RK016", "an atomic of this kind", at=op)
    memref = op.operands[1]
    value, index = low.get(op.operands[0], frame), low.flat_index(op, memref, frame)
    used = len(list(op.results[0].uses)) > 0
    if not used and kind in _COMMUTATIVE:
        low.memory.store_at(memref, index, value, frame, combine=_combine(kind))
        return
    if kind in _ADDITIONS and not index.dims and not low.memory.copies(memref):
        _prefix_sum(low, op, index, value, frame)
        return
    new: Update = (lambda _old, v: v) if kind == _ASSIGN else _combine(kind)
    _lane_by_lane(low, op, memref, index, [value], lambda old, vs: new(old, vs[0]), frame)


def generic_atomic_rmw(low: Lowering, op: ir.Operation, frame: Frame) -> None:
    """`memref.generic_atomic_rmw`: an update written out in its region (exchange, compare and swap,
    increment with wrap-around)."""
    memref = op.operands[0]
    index = low.flat_index(op, memref, frame)
    body = op.regions[0].blocks[0]
    captured = _captured(body)
    values = [low.get(v, frame) for v in captured]

    def update(old: ir.Value, scalars: list[ir.Value]) -> ir.Value:
        saved = [low.values.get(v) for v in captured]
        low.set(body.arguments[0], Vec(old))
        for value, scalar in zip(captured, scalars, strict=True):
            low.set(value, Vec(scalar))
        (result,) = low.block(body, Frame())
        new = low.get(result, Frame()).value
        for value, vec in zip(captured, saved, strict=True):
            if vec is not None:
                low.set(value, vec)
        return new

    _lane_by_lane(low, op, memref, index, values, update, frame)


def _captured(body: ir.Block) -> list[ir.Value]:
    """Values from outside that the region uses."""
    inside = {body.arguments[0]}
    found: list[ir.Value] = []
    for item in body.operations:
        for operand in item.operation.operands:
            if operand not in inside and operand not in found:
                found.append(operand)
        inside.update(item.operation.results)
    return found


def _combine(kind: int) -> Update:
    def update(old: ir.Value, new: ir.Value) -> ir.Value:
        result = LOWERINGS[OPERATIONS[kind]](None, [old, new])
        assert isinstance(result, ir.Value)
        return result

    return update


def _prefix_sum(low: Lowering, op: ir.Operation, index: Vec, value: Vec, frame: Frame) -> None:
    """All lanes add to one element: each gets what the lanes before it have left there."""
    memref = root(op.operands[1])
    contents = low.memory.contents[memref]
    dims = frame.dims
    lanes = prod(frame.shape(dims))
    tensor = to_dims(value, dims, frame)
    if frame.mask is not None:
        mask = to_dims(frame.mask, dims, frame)
        tensor = stablehlo.select(mask, tensor, zeros(shape_of(tensor), value.element_type))
    flat = reshape(tensor, [lanes])
    sums = _cumulative(flat, lanes)
    old = low.memory.load_at(op.operands[1], index, frame).value
    before = stablehlo.subtract(sums, flat) if _exact(value) else _exclusive(sums, lanes)
    olds = stablehlo.add(broadcast(old, [], [lanes]), before)
    low.set(op.results[0], over(reshape(olds, frame.shape(dims)), dims, frame))
    last = reshape(stablehlo.slice(sums, [lanes - 1], [lanes], [1]), [])
    size = prod(shape_of(contents))
    updated = stablehlo.dynamic_update_slice(
        reshape(contents, [size]), reshape(stablehlo.add(old, last), [1]), [index.value]
    )
    low.memory.contents[memref] = reshape(updated, shape_of(contents))


def _exact(value: Vec) -> bool:
    return isinstance(value.element_type, ir.IntegerType)


def _exclusive(sums: ir.Value, lanes: int) -> ir.Value:
    zero = zeros([1], sums.type.element_type)
    if lanes == 1:
        return zero
    head = stablehlo.slice(sums, [0], [lanes - 1], [1])
    return stablehlo.concatenate([zero, head], 0)


def _cumulative(values: ir.Value, lanes: int) -> ir.Value:
    """Inclusive prefix sum in log2(lanes) shifted additions (Hillis and Steele, 1986)."""
    shift = 1
    while shift < lanes:
        head = zeros([shift], values.type.element_type)
        moved = stablehlo.slice(values, [0], [lanes - shift], [1])
        values = stablehlo.add(values, stablehlo.concatenate([head, moved], 0))
        shift *= 2
    return values


def _lane_by_lane(
    low: Lowering,
    op: ir.Operation,
    memref: ir.Value,
    index: Vec,
    values: list[Vec],
    update: Callable[[ir.Value, list[ir.Value]], ir.Value],
    frame: Frame,
) -> None:
    """A sequential loop over the lanes; each reads, updates and writes its element."""
    base = root(memref)
    contents = low.memory.contents[base]
    dims, size = frame.dims, prod(shape_of(contents))
    lanes = prod(frame.shape(dims))
    whole = low.memory.whole_index(memref, index, frame)
    indices = reshape(to_dims(whole, dims, frame), [lanes])
    columns = [reshape(to_dims(v, dims, frame), [lanes]) for v in values]
    mask = reshape(to_dims(frame.mask, dims, frame), [lanes]) if frame.mask is not None else None
    element = contents.type.element_type

    def step(lane: ir.Value, carried: list[ir.Value]) -> list[ir.Value]:
        memory, olds = carried

        def pick(column: ir.Value) -> ir.Value:
            return reshape(stablehlo.dynamic_slice(column, [lane], [1]), [])

        at = pick(indices)
        old = reshape(stablehlo.dynamic_slice(memory, [at], [1]), [])
        new = update(old, [pick(c) for c in columns])
        if mask is not None:
            new = stablehlo.select(pick(mask), new, old)
        memory = stablehlo.dynamic_update_slice(memory, reshape(new, [1]), [at])
        olds = stablehlo.dynamic_update_slice(olds, reshape(old, [1]), [lane])
        return [memory, olds]

    start = [reshape(contents, [size]), zeros([lanes], element)]
    memory, olds = counted(i32(lanes), start, step)
    low.memory.contents[base] = reshape(memory, shape_of(contents))
    low.set(op.results[0], over(reshape(olds, frame.shape(dims)), dims, frame))
