"""Loop-invariant code motion for reductions: hoists an inner reduction out of an outer one.

Before:
    %s = affine.parallel (%l) = (0) to (32) reduce ("addf") {
      %m = affine.parallel (%k) = (0) to (50) reduce ("maxnumf") { affine.load %x[%i, %k] }
      %e = math.exp (x[%i, %l] - %m)
      affine.yield %e
    }
After:
    %m = affine.parallel (%k) = (0) to (50) reduce ("maxnumf") { affine.load %x[%i, %k] }
    %s = affine.parallel (%l) = (0) to (32) reduce ("addf") {
      %e = math.exp (x[%i, %l] - %m)
      affine.yield %e
    }

The inner reduction must not depend on the indices of the outer one. forward-shared-memory makes
such code when each thread rematerializes the maximum of a row. Arithmetic on hoisted values is
hoisted as well. Neither loop may write memory, and the outer loop must run at least once.
Operations under a guard stay.
"""

from __future__ import annotations

from raise_kernel.analysis.accesses.affine_maps import parallel_box
from raise_kernel.analysis.accesses.regions import has_effects
from raise_kernel.bindings import defining_op, ir, walk_inner_first, walked
from raise_kernel.pass_base import PassContext
from raise_kernel.registry import register_pass

_ARITHMETIC = ("arith.", "math.")


@register_pass("hoist-sums", stage="affine", needs=("affine.parallel",))
def hoist_sums(module: ir.Module, ctx: PassContext) -> None:
    """Hoist loop-invariant reductions out of reductions."""
    for function in module.body:
        for region in function.operation.regions:
            for block in region.blocks:
                for loop in [op for op in walk_inner_first(block) if _is_reduction(op)]:
                    _hoist(loop)


def _is_reduction(op: ir.Operation) -> bool:
    return op.name == "affine.parallel" and len(op.results) > 0 and not has_effects(op)


def _hoist(outer: ir.Operation) -> None:
    if any(low >= high for low, high, _ in parallel_box(outer)):
        return
    body = outer.regions[0].blocks[0]
    hoisted: set[ir.Value] = set()
    for op in [o.operation for o in body.operations][:-1]:
        uses = op.name.startswith(_ARITHMETIC) and any(v in hoisted for v in op.operands)
        if (uses or _is_reduction(op)) and not _depends(op, body):
            op.move_before(outer)
            hoisted.update(op.results)


def _depends(op: ir.Operation, body: ir.Block) -> bool:
    """Whether `op` in `body` uses a value that is defined in the body."""
    inside = [inner for region in op.regions for block in region.blocks for inner in walked(block)]
    return any(_block_of(v) == body for inner in (op, *inside) for v in inner.operands)


def _block_of(value: ir.Value) -> ir.Block:
    op = defining_op(value)
    return op.block if op is not None else ir.BlockArgument(value).owner
