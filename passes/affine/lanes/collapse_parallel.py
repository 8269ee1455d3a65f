"""Coalesces a block loop and the thread loop in it into one loop over all lanes.

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

from dataclasses import dataclass

from raise_kernel.analysis.accesses.affine_maps import parallel_box
from raise_kernel.analysis.lanes.lane_calls import lane_call
from raise_kernel.bindings import ir
from raise_kernel.mlir.affine_ops import affine_parallel
from raise_kernel.mlir.rewriting import erase, replace_uses
from raise_kernel.mlir.walks import named, walked
from raise_kernel.pass_manager.pass_base import PassContext, register_pass

_PURE = ("arith.", "math.", "affine.apply")


@register_pass("collapse-parallel", stage="affine")
@dataclass(frozen=True)
class CollapseParallel:
    """Collapse perfectly nested affine.parallel loops into one.

    `warps`: also loops with cross-lane operations. Off where a later pass needs the block loop.
    """

    warps: bool = True

    def run(self, module: ir.Module, ctx: PassContext) -> None:
        if len(named(module.body, "affine.parallel")) < 2:
            return
        while (outer := self._find(module)) is not None:
            _collapse(outer)
        for loop in walked(module.body):
            if loop.name == "affine.parallel" and _nested(loop):
                ctx.remarks.missed("the block loop holds more than its thread loop", loop)

    def _find(self, module: ir.Module) -> ir.Operation | None:
        for op in walked(module.body):
            if op.name == "affine.parallel" and not op.results:
                inner = _only_loop(op)
                if (
                    inner is not None
                    and not inner.results
                    and (self.warps or not _communicates(inner))
                ):
                    return op
        return None


def _only_loop(outer: ir.Operation) -> ir.Operation | None:
    """The thread loop of a block loop, if only arithmetic is beside it."""
    *beside, inner, _ = [None, *(o.operation for o in outer.regions[0].blocks[0].operations)]
    if inner is None or inner.name != "affine.parallel":
        return None
    alone = all(op is None or (op.name.startswith(_PURE) and not op.regions) for op in beside)
    return inner if alone else None


def _communicates(loop: ir.Operation) -> bool:
    """Whether `loop` holds cross-lane operations of a warp."""
    calls = (lane_call(op) for op in walked(loop.regions[0].blocks[0]))
    return any(call is not None and call.kind in ("shuffle", "reduce") for call in calls)


def _nested(loop: ir.Operation) -> bool:
    return any(op.name == "affine.parallel" for op in walked(loop.regions[0].blocks[0]))


def _collapse(outer: ir.Operation) -> None:
    *beside, inner, _ = [o.operation for o in outer.regions[0].blocks[0].operations]
    boxes = [*parallel_box(outer), *parallel_box(inner)]
    with outer.location, ir.InsertionPoint(outer):
        # One thread is a loop over no dimensions: zip would give no columns.
        lower, upper, steps = ([box[column] for box in boxes] for column in range(3))
        _, body = affine_parallel(lower, upper, steps)
    old = [*outer.regions[0].blocks[0].arguments, *inner.regions[0].blocks[0].arguments]
    for value, replacement in zip(old, body.arguments, strict=True):
        replace_uses(value, replacement)
    end = body.operations[0]
    for op in beside:
        op.move_before(end.operation)
    for op in list(inner.regions[0].blocks[0].operations)[:-1]:
        op.operation.move_before(end)
    erase(outer)
