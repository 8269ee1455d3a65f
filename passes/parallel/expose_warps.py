"""Delinearizes thread loops with cross-lane operations: the lane in the warp becomes an index.

Before:
    affine.parallel (%t) = (0) to (128) {
      %s, %ok = func.call @rk.warp.shuffle.xor(%v, %c1, %c31)
      %b = func.call @rk.warp.ballot(%p)
After:
    affine.parallel (%w, %l) = (0, 0) to (4, 32) {
      %t = 32 * %w + %l                                       (affine.apply)
      %s, %ok = func.call @rk.warp.shuffle.xor(%v, %c1, %c31, %l)
      %b = func.call @rk.warp.ballot(%p, %l)

A warp is 32 consecutive threads in x-fastest order. The calls are ours (analysis.lane_calls): the
lane index becomes an operand, so that no later pass merges it away, and the tensor stage knows
which axis a shuffle permutes. Reductions over the block take all thread indices. A block that is
not a whole number of warps gets one partly empty warp, with a guard.

This is not part of recover-cross-lane-reductions: all cross-lane operations need the index, also
those that never become reductions.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from raise_kernel.analysis.accesses.affine_maps import parallel_box, to_map, to_set
from raise_kernel.analysis.accesses.linear import Constraint, Linear
from raise_kernel.analysis.lanes.lane_calls import LaneCall, bare_name, create_lane_call, lane_call
from raise_kernel.bindings import ir
from raise_kernel.mlir.affine_ops import affine_apply, affine_if, affine_parallel, affine_yield
from raise_kernel.mlir.rewriting import erase, replace_op, replace_uses
from raise_kernel.mlir.walks import kernels, named, names_in
from raise_kernel.pass_manager.pass_base import PassContext, register_pass

WARP = 32


@register_pass("expose-warps", stage="parallelize", needs=("func.call",))
def expose_warps(module: ir.Module, ctx: PassContext) -> None:
    """Make the lane in the warp an index of its own, in loops with cross-lane operations."""
    for kernel in kernels(module):
        loops = named(kernel.regions[0].blocks[0], "affine.parallel")
        for loop in loops:
            found = map(lane_call, named(loop.regions[0].blocks[0], "func.call"))
            calls = [call for call in found if call is not None and not call.indices]
            if not calls or _has_loop(loop):
                continue
            lanes, threads = [], list(loop.regions[0].blocks[0].arguments)
            of_warp = [call for call in calls if call.scope == "warp"]
            if of_warp:
                # Fragments name a lane by its group of four and its position there.
                parts = [8, 4] if all(call.kind in ("mma", "rows") for call in of_warp) else [WARP]
                lanes, threads = _split(loop, parts)
            for call in calls:
                _add_indices(call, lanes if call.scope == "warp" else threads)


def _has_loop(loop: ir.Operation) -> bool:
    return "affine.parallel" in names_in(loop.regions[0].blocks[0])


def _split(loop: ir.Operation, parts: list[int]) -> tuple[list[ir.Value], list[ir.Value]]:
    """Rebuild a thread loop with the lane as its last indices; those, and all new ones."""
    extents = [high for _, high, _ in parallel_box(loop)]
    # Warps lie inside rows of x, if these are whole warps; else they go on from row to row.
    whole = bool(extents) and extents[-1] % WARP == 0
    rows = extents[:-1] if whole else []
    threads = extents[-1] if whole else prod(extents)
    warps = [-(-threads // WARP), *parts]
    if not whole and len(parts) == 1 and threads <= WARP:
        warps = [max(threads, 1)]
    sizes = [*rows, *warps]
    old = loop.regions[0].blocks[0]
    with loop.location, ir.InsertionPoint(loop):
        _, body = affine_parallel([0] * len(sizes), sizes)
    indices: list[ir.Value] = list(body.arguments)
    weights = (prod(warps[k + 1 :]) for k in range(len(warps)))
    number = Linear(0, dict(zip(indices[len(rows) :], weights, strict=True)))
    end = body.operations[0].operation
    with loop.location, ir.InsertionPoint(end):
        values = [*indices[: len(rows)], *_digits(number, extents[len(rows) :])]
        if prod(warps) > threads > 0:
            set_, dims = to_set([Constraint(Linear(threads - 1) - number)])
            _, (then,) = affine_if(set_, dims, [], with_else=False)
            with ir.InsertionPoint(then):
                end = affine_yield([])
    for value, replacement in zip(old.arguments, values, strict=True):
        replace_uses(value, replacement)
    for op in list(old.operations)[:-1]:
        op.operation.move_before(end)
    erase(loop)
    return indices[-len(parts) :], indices


def _digits(number: Linear, extents: Sequence[int]) -> list[ir.Value]:
    """The indices of the thread with this linear number, the last extent fastest."""
    map_, operands = to_map([number])
    values = []
    for axis in range(len(extents)):
        digit = ir.AffineExpr.get_floor_div(map_.results[0], prod(extents[axis + 1 :]))
        if axis:
            digit = ir.AffineExpr.get_mod(digit, extents[axis])
        values.append(affine_apply(ir.AffineMap.get(len(operands), 0, [digit]), operands))
    return values


def _add_indices(call: LaneCall, indices: Sequence[ir.Value]) -> None:
    op = call.op
    results = [r.type for r in op.results]
    new = create_lane_call(bare_name(call), [*op.operands, *indices], results, op)
    replace_op(op, new.results)
