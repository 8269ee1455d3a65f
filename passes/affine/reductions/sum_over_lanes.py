"""Rewrites a cross-lane reduction of a warp as a parallel reduction over an index.

Before:
    affine.parallel (%i, %l) = (0, 0) to (37, 32) {
      %v = affine.load %x[%i, %l]
      %s = func.call @rk.warp.reduce.add(%v, -1, %l)
      affine.if (%l == 0) { affine.store %s, %y[%i] }
    }
After:
    affine.parallel (%i, %l) = (0, 0) to (37, 32) {
      %s = affine.parallel (%k) = (0) to (32) reduce ("addf") { affine.load %x[%i, %k] }
      affine.if (%l == 0) { affine.store %s, %y[%i] }
    }

The reduction can then merge with the sums that each lane has computed before (fold-sums), and lanes
that only took part in it are removed (guards-to-bounds). All 32 lanes have to take part: the call
is under no condition, its mask is full, and the lane index is an index of the parallel loop from 0
to 31. The summed value must be pure, and depend only on memory that is not written before the call.
Expensive operations (`math`, divisions) with other uses are not rematerialized. An affine.if with
results for several sums is first split into one for each. Dead cross-lane operations are erased.

Proved: a reduction over all lanes of a warp of a value that each computes without effects, from
memory that is not written in between, is the reduction over the lane's index.
"""

from __future__ import annotations

from raise_kernel.analysis.accesses.affine_maps import parallel_box
from raise_kernel.analysis.accesses.regions import WRITES
from raise_kernel.analysis.graphs.reduction_kinds import KINDS, reduced_type
from raise_kernel.analysis.lanes.lane_calls import LaneCall, lane_call
from raise_kernel.analysis.lanes.variance import root
from raise_kernel.bindings import (
    affine_parallel_reduce,
    affine_yield,
    constant_int,
    defining_op,
    identity,
    ir,
    kernels,
    walk,
    walked,
)
from raise_kernel.erasing import erase
from raise_kernel.pass_base import PassContext
from raise_kernel.passes.affine.guards.guard_ops import split_results
from raise_kernel.passes.affine.loops.unrolling import copy_operation
from raise_kernel.registry import register_pass
from raise_kernel.soundness import proved

_WARP = 32
# The names of reductions over lanes that differ from those of arith.
_FLOAT = {"add": "addf", "mul": "mulf"}
_INTEGER = {"add": "addi", "mul": "muli", "and": "andi", "or": "ori", "xor": "xori"}
_PURE = ("arith.", "math.")
_STRUCTURED = (
    "affine.load",
    "affine.apply",
    "affine.if",
    "affine.for",
    "affine.parallel",
    "affine.yield",
)
_EXPENSIVE = ("math.", "arith.divf")
# The most operations between a conditional and the cross-lane reduction of its result.
_NEAR = 32


@register_pass(
    "sum-over-lanes",
    stage="affine",
    needs=("func.call",),
    soundness=[
        proved(
            "A reduction over all lanes of a warp of a value that each computes without effects, "
            "from memory that is not written in between, is the reduction over the lane's index."
        ),
    ],
)
def sum_over_lanes(module: ir.Module, ctx: PassContext) -> None:
    """Turn reductions over the lanes of a warp into parallel reductions."""
    for kernel in kernels(module):
        entry = kernel.regions[0].blocks[0]
        if not any(lane_call(op) is not None for op in walk(entry)):
            continue
        _drop_unused(entry)
        for op in walked(entry):
            if op.name == "affine.if" and _is_expensive(op) and _feeds_lanes(op):
                split_results(op)
        calls = [call for op in walked(entry) if (call := lane_call(op)) is not None]
        for call in calls:
            if _rewrite(call):
                ctx.remarks.applied("a reduction over lanes is now one over an index", None)


def _feeds_lanes(op: ir.Operation) -> bool:
    """Whether a cross-lane operation in the same block depends on a result of `op`."""
    seen: set[int] = set()
    values: list[ir.Value] = list(op.results)
    while values and len(seen) < _NEAR:
        for use in values.pop().uses:
            user = use.owner.operation
            if lane_call(user) is not None:
                return True
            if identity(user) not in seen and user.block == op.block:
                seen.add(identity(user))
                values += user.results
    return False


def _drop_unused(entry: ir.Block) -> None:
    """Erase dead shuffles and reductions, and operations that only they use."""
    for op in reversed(walked(entry)):
        call = lane_call(op)
        exchange = call is not None and call.kind in ("shuffle", "reduce", "ballot")
        pure = op.name.startswith(_PURE) and not op.regions
        if (exchange or pure) and not any(list(r.uses) for r in op.results):
            erase(op)


def _rewrite(call: LaneCall) -> bool:
    kind = _kind(call)
    if kind is None or not _whole_warp(call):
        return False
    (lane,) = call.indices
    value = call.arguments[0]
    copied = _slice(value, lane, call.op)
    if not copied:
        return False
    with call.op.location, ir.InsertionPoint(call.op):
        loop, body = affine_parallel_reduce([0], [_WARP], [KINDS[kind]], [value.type])
    mapping = {lane: body.arguments[0]}
    point = ir.InsertionPoint(body)
    for op in copied:
        copy_operation(op, point, mapping)
    with call.op.location, point:
        affine_yield([mapping[value]])
    call.op.results[0].replace_all_uses_with(loop.results[0])
    erase(call.op)
    return True


def _kind(call: LaneCall) -> str | None:
    if (call.scope, call.kind) != ("warp", "reduce"):
        return None
    integer = isinstance(call.arguments[0].type, ir.IntegerType)
    name = f"arith.{(_INTEGER if integer else _FLOAT).get(call.mode, call.mode)}"
    # MLIR's parallel minima and maxima of integers are of other types.
    return (
        name
        if name in KINDS and reduced_type(name, call.arguments[0].type) == (call.arguments[0].type)
        else None
    )


def _whole_warp(call: LaneCall) -> bool:
    """Whether all 32 lanes take part, and are an index of the surrounding loop."""
    if len(call.indices) != 1 or call.mask is None or constant_int(call.mask) != -1:
        return False
    (lane,) = call.indices
    parent = call.op.parent
    if parent is None or parent.operation.name != "affine.parallel":
        return False
    arguments: list[ir.Value] = list(call.op.block.arguments)
    if lane not in arguments:
        return False
    return parallel_box(parent.operation)[arguments.index(lane)] == (0, _WARP, 1)


def _slice(value: ir.Value, lane: ir.Value, call: ir.Operation) -> list[ir.Operation]:
    """The operations that `value` depends on and that vary with the lane, in order.

    Empty if one of them cannot be rematerialized.
    """
    needed: set[int] = set()
    wanted = {value}
    found: list[ir.Operation] = []
    operations = [o.operation for o in call.block.operations]
    last = next(k for k, op in enumerate(operations) if op == call)
    varying = _varying(operations[:last], lane)
    # Memory that is written between the current operation and the call.
    written_after: set[ir.Value] = set()
    for op in reversed(operations[:last]):
        written_after |= _written(op)
        if identity(op) not in varying or not any(r in wanted for r in op.results):
            continue
        if not all(_is_repeatable(inner, call, written_after) for inner in (op, *_inside(op))):
            return []
        needed.add(identity(op))
        found.append(op)
        wanted |= {v for inner in (op, *_inside(op)) for v in inner.operands}
    if any(_is_expensive(op) and _is_used_beside(op, needed, call) for op in found):
        return []
    return found[::-1] if found and defining_op(value) in found else []


def _varying(operations: list[ir.Operation], lane: ir.Value) -> set[int]:
    """The operations of a block that depend on the lane."""
    values = {lane}
    found: set[int] = set()
    for op in operations:
        if any(v in values for inner in (op, *_inside(op)) for v in inner.operands):
            found.add(identity(op))
            values.update(op.results)
    return found


def _inside(op: ir.Operation) -> list[ir.Operation]:
    return [inner for region in op.regions for block in region.blocks for inner in walked(block)]


def _is_repeatable(op: ir.Operation, call: ir.Operation, written_after: set[ir.Value]) -> bool:
    if op.name == "affine.load":
        memory = op.operands[0]
        owner = defining_op(memory)
        # Private memory differs from lane to lane.
        own = owner is not None and owner.block == call.block
        return not own and root(memory) not in written_after
    return op.name in _STRUCTURED or op.name.startswith(_PURE)


def _written(op: ir.Operation) -> set[ir.Value]:
    """The memory that an operation and its regions write."""
    return {
        root(v)
        for inner in (op, *_inside(op))
        if inner.name in WRITES
        for v in inner.operands
        if isinstance(v.type, ir.MemRefType)
    }


def _is_expensive(op: ir.Operation) -> bool:
    return any(inner.name.startswith(_EXPENSIVE) for inner in (op, *_inside(op)))


def _is_used_beside(op: ir.Operation, needed: set[int], call: ir.Operation) -> bool:
    users = (use.owner.operation for result in op.results for use in result.uses)
    return any(user != call and identity(user) not in needed for user in users)
