"""A reduction inside another one, on which its indices have no bearing, goes in front of it.

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

So is what forward-shared-memory leaves, where each thread computes a row's maximum again.
Arithmetic on what went goes as well. Nothing is written in either loop, and the outer one runs at
least once; what stands under a guard stays.
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
    """Move reductions out of reductions whose indices they do not depend on."""
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
    gone: set[ir.Value] = set()
    for op in [o.operation for o in body.operations][:-1]:
        follows = op.name.startswith(_ARITHMETIC) and any(v in gone for v in op.operands)
        if (follows or _is_reduction(op)) and not _depends(op, body):
            op.move_before(outer)
            gone.update(op.results)


def _depends(op: ir.Operation, body: ir.Block) -> bool:
    """Whether `op`, an operation of `body`, uses an index or another value of the body."""
    inside = [inner for region in op.regions for block in region.blocks for inner in walked(block)]
    return any(_block_of(v) == body for inner in (op, *inside) for v in inner.operands)


def _block_of(value: ir.Value) -> ir.Block:
    op = defining_op(value)
    return op.block if op is not None else ir.BlockArgument(value).owner
