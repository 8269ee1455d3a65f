"""Cross-lane operations: ballots, matches and reductions over a warp or block, on tensors.

The lane in the warp is a tensor axis of at most 32 (expose-warps made it one). Lanes that are
masked out, or outside the frame's box, do not vote and do not count. An operation whose mask
differs from lane to lane (groups inside the warp) compares every lane with every other.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from raise_kernel.analysis.graphs.reduction_kinds import ADDI, KINDS, ORI, identity
from raise_kernel.analysis.lanes.lane_calls import LaneCall, lane_call
from raise_kernel.bindings import ir, stablehlo
from raise_kernel.diagnostics import refuse
from raise_kernel.mlir.values import constant_int
from raise_kernel.passes.tensor.elementwise.build import compare_signed
from raise_kernel.passes.tensor.elementwise.table import select
from raise_kernel.passes.tensor.reduce import reduce_tensor
from raise_kernel.passes.tensor.vectors import (
    Frame,
    Vec,
    bools,
    both,
    broadcast,
    i32,
    lane_numbers,
    lanewise,
    over,
    shape_of,
    splat,
    to_dims,
    zeros,
)
from raise_kernel.passes.tensor.warp.mma import multiply
from raise_kernel.passes.tensor.warp.rows import exchange_rows
from raise_kernel.passes.tensor.warp.shuffles import shuffle

if TYPE_CHECKING:
    from raise_kernel.passes.tensor.lowering import Lowering


def call(low: Lowering, op: ir.Operation, frame: Frame) -> None:
    """A call of one of our own functions (`rk.warp.shuffle.xor...`)."""
    found = lane_call(op)
    rule = _RULES.get((found.scope, found.kind)) if found is not None else None
    if found is None or rule is None:
        name = ir.FlatSymbolRefAttr(op.attributes["callee"]).value
        raise refuse("RK012", f"the call of {name} has no tensor form", at=op)
    rule(low, found, frame)


def _ballot(low: Lowering, call: LaneCall, frame: Frame) -> None:
    predicate = low.get(call.arguments[0], frame)
    (lane,) = call.indices
    # Lanes that are masked out do not vote.
    votes = both(predicate, frame.mask, frame) or predicate
    dims = tuple(d for d in frame.dims if d in votes.dims or d == lane)
    zero = broadcast(i32(0), [], frame.shape(dims))
    bits = select(to_dims(votes, dims, frame), to_dims(_bit(lane, frame), dims, frame), zero)
    _set_reduced(low, call.op, bits, dims, [lane], ORI, frame)


def _bit(lane: ir.Value, frame: Frame) -> Vec:
    """Each lane's own bit in a mask."""
    first, count, _ = frame.ranges[lane]
    bit = stablehlo.shift_left(broadcast(i32(1), [], [count]), lane_numbers(count, first))
    return over(bit, [lane], frame)


# --- reductions -----------------------------------------------------------------------------------


def _block_reduction(low: Lowering, call: LaneCall, frame: Frame) -> None:
    lanes = [lane for lane in call.indices if lane in frame.ranges]
    _reduction(low, call, lanes, frame.mask, frame)


def _warp_reduction(low: Lowering, call: LaneCall, frame: Frame) -> None:
    value, mask = call.arguments
    (lane,) = call.indices
    if constant_int(mask) == -1:
        _reduction(low, call, [lane], frame.mask, frame)
        return
    members = low.get(mask, frame)
    if lane not in members.dims:
        bits = lanewise(stablehlo.and_, [members, _bit(lane, frame)], frame)
        zero = broadcast(i32(0), [], shape_of(bits.value))
        named = replace(bits, value=compare_signed(bits.value, zero, "NE"))
        _reduction(low, call, [lane], both(named, frame.mask, frame), frame)
        return
    own = low.get(value, frame)
    pairs = _Pairs([own, members], lane, frame)
    kind = KINDS[f"arith.{call.mode}"]
    tensor = pairs.other(own)
    together = stablehlo.and_(pairs.group(members), pairs.here())
    neutral = splat(identity(kind, own.element_type), shape_of(tensor), own.element_type)
    reduced = reduce_tensor(select(together, tensor, neutral), [len(pairs.dims)], kind)
    low.set(call.op.results[0], over(reduced, pairs.dims, frame))


def _reduction(
    low: Lowering, call: LaneCall, lanes: list[ir.Value], mask: Vec | None, frame: Frame
) -> None:
    """Reduce along `lanes` what the lanes of `mask` hold."""
    value = low.get(call.arguments[0], frame)
    kind = KINDS[f"arith.{call.mode}"]
    here = frame.union([value, *([mask] if mask is not None else [])])
    dims = tuple(d for d in frame.dims if d in here or d in lanes)
    tensor = to_dims(value, dims, frame)
    if mask is not None:
        neutral = splat(identity(kind, value.element_type), frame.shape(dims), value.element_type)
        tensor = select(to_dims(mask, dims, frame), tensor, neutral)
    _set_reduced(low, call.op, tensor, dims, lanes, kind, frame)


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


# --- lane against lane ----------------------------------------------------------------------------


class _Pairs:
    """Pairs of all lanes of a warp: tensors over `dims` with a further last axis,
    along which the other lane runs."""

    def __init__(self, values: list[Vec], lane: ir.Value, frame: Frame) -> None:
        used = {d for v in values for d in v.dims} | {lane}
        used |= set(frame.mask.dims) if frame.mask is not None else set()
        self.frame, self.lane = frame, lane
        self.dims = tuple(d for d in frame.dims if d in used)
        self.shape = [*frame.shape(self.dims), frame.count(lane)]

    def mine(self, vec: Vec) -> ir.Value:
        tensor = to_dims(vec, self.dims, self.frame)
        return broadcast(tensor, list(range(len(self.dims))), self.shape)

    def other(self, vec: Vec) -> ir.Value:
        tensor = to_dims(vec, self.dims, self.frame)
        last = len(self.dims)
        axes = [last if d == self.lane else k for k, d in enumerate(self.dims)]
        return broadcast(tensor, axes, self.shape)

    def here(self) -> ir.Value:
        """Whether the other lane runs the operation."""
        if self.frame.mask is None:
            return bools(True, self.shape)
        return self.other(self.frame.mask)

    def group(self, members: Vec) -> ir.Value:
        """Whether the other lane is named by this lane's mask and came with the same mask."""
        mine, other = self.mine(members), self.other(members)
        bits = stablehlo.and_(mine, self.other(_bit(self.lane, self.frame)))
        named = compare_signed(bits, broadcast(i32(0), [], self.shape), "NE")
        return stablehlo.and_(named, compare_signed(mine, other, "EQ"))


def _match_any(low: Lowering, call: LaneCall, frame: Frame) -> None:
    members, value = (low.get(v, frame) for v in call.arguments)
    (lane,) = call.indices
    pairs = _Pairs([members, value], lane, frame)
    equal = compare_signed(pairs.mine(value), pairs.other(value), "EQ")
    together = stablehlo.and_(stablehlo.and_(pairs.group(members), pairs.here()), equal)
    bits = select(together, pairs.other(_bit(lane, frame)), broadcast(i32(0), [], pairs.shape))
    low.set(
        call.op.results[0], over(reduce_tensor(bits, [len(pairs.dims)], ORI), pairs.dims, frame)
    )


def _match_all(low: Lowering, call: LaneCall, frame: Frame) -> None:
    members, value = (low.get(v, frame) for v in call.arguments)
    (lane,) = call.indices
    pairs = _Pairs([members, value], lane, frame)
    last = len(pairs.dims)
    together = stablehlo.and_(pairs.group(members), pairs.here())
    nothing = broadcast(i32(0), [], pairs.shape)
    named = reduce_tensor(select(together, pairs.other(_bit(lane, frame)), nothing), [last], ORI)
    differs = stablehlo.and_(together, compare_signed(pairs.mine(value), pairs.other(value), "NE"))
    one = broadcast(i32(1), [], pairs.shape)
    odd = reduce_tensor(select(differs, one, nothing), [last], ADDI)
    none = zeros(shape_of(odd), odd.type.element_type)
    equal = compare_signed(odd, none, "EQ")
    low.set(call.op.results[0], over(select(equal, named, none), pairs.dims, frame))
    low.set(call.op.results[1], over(equal, pairs.dims, frame))


_RULES = {
    ("warp", "shuffle"): shuffle,
    ("warp", "mma"): multiply,
    ("warp", "rows"): exchange_rows,
    ("warp", "ballot"): _ballot,
    ("warp", "match_any"): _match_any,
    ("warp", "match_all"): _match_all,
    ("warp", "reduce"): _warp_reduction,
    ("block", "reduce"): _block_reduction,
}
