"""Collapses a block loop and the thread loop in it into one loop over all lanes.

Before:
    affine.parallel (%b) = (0) to (4) {
      affine.parallel (%t) = (0) to (16) { ... }
    }
After:
    affine.parallel (%b, %t) = (0, 0) to (4, 16) { ... }

The two loops have to be perfectly nested, but for arithmetic before the thread loop, which moves
into it. Anything else in the block loop prevents this. The common case is shared memory, which
lives as long as the block.
"""

from __future__ import annotations

from raise_kernel.analysis.accesses.affine_maps import parallel_box
from raise_kernel.analysis.lanes.lane_calls import lane_call
from raise_kernel.analysis.lanes.uniform import parents
from raise_kernel.bindings import ir
from raise_kernel.mlir.affine_ops import affine_parallel_over
from raise_kernel.mlir.rewriting import erase, replace_uses
from raise_kernel.mlir.walks import block_operations, named

_PURE = ("arith.", "math.", "affine.apply")


def collapsed(outer: ir.Operation, warps: bool) -> ir.Operation:
    """The loop over the indices of `outer` and of the loop in it; `outer` if there is no such loop.

    `warps`: also with cross-lane operations inside.
    """
    inner = _only_loop(outer)
    if inner is None or outer.results or inner.results or not (warps or not _communicates(inner)):
        return outer
    *beside, _, _ = block_operations(outer.regions[0].blocks[0])
    moved = (*beside, *block_operations(inner.regions[0].blocks[0])[:-1])
    boxes = [*parallel_box(outer), *parallel_box(inner)]
    with outer.location, ir.InsertionPoint(outer):
        loop, body = affine_parallel_over(boxes)
    old = [*outer.regions[0].blocks[0].arguments, *inner.regions[0].blocks[0].arguments]
    for value, replacement in zip(old, body.arguments, strict=True):
        replace_uses(value, replacement)
    end = body.operations[0]
    for op in moved:
        op.move_before(end.operation)
    erase(outer)
    return loop


def is_nest(loop: ir.Operation) -> bool:
    """Whether another parallel loop is inside."""
    entry = [loop, *parents(loop)][-1].block
    others = (op for op in named(entry, "affine.parallel") if op != loop)
    return any(loop in parents(op) for op in others)


def _only_loop(outer: ir.Operation) -> ir.Operation | None:
    """The thread loop of a block loop, if only arithmetic is beside it."""
    operations = block_operations(outer.regions[0].blocks[0])
    if len(operations) < 2 or operations[-2].name != "affine.parallel":
        return None
    *beside, inner, _ = operations
    alone = all(op.name.startswith(_PURE) and not op.regions for op in beside)
    return inner if alone else None


def _communicates(loop: ir.Operation) -> bool:
    """Whether `loop` holds cross-lane operations of a warp."""
    calls = map(lane_call, named(loop.regions[0].blocks[0], "func.call"))
    return any(call is not None and call.kind in ("shuffle", "reduce") for call in calls)
