"""Shrinks the lane domain to the lanes whose writes count.

Before:
    affine.parallel (%w) = (0) to (4) {
      %s = affine.parallel (%k) = (0) to (32) reduce ("addf") { ... }
      affine.parallel (%l) = (0) to (32) {
        affine.if (-%w >= 0) { affine.store %s, %total[0] }
      }
    }
After:
    affine.parallel (%w) = (0) to (1) {
      %s = affine.parallel (%k) = (0) to (32) reduce ("addf") { ... }
      affine.parallel (%l) = (0) to (1) {
        affine.if (-%w >= 0) { affine.store %s, %total[0] }
      }
    }

If all writes of a loop, also those in inner loops, are under constraints on one index each, these
constraints become bounds of the index. The guards stay; drop-implied-guards removes them. A write
to private memory does not count: it has no visible effect unless its lane passes the guard. An
index without uses keeps one value, because all its lanes store the same values to the same
elements. Lanes that reach a barrier or a cross-lane operation stay. Atomics prevent the second
rewrite.
"""

from __future__ import annotations

from collections.abc import Iterator

from raise_kernel.analysis.accesses.affine_maps import if_constraints, parallel_box
from raise_kernel.analysis.accesses.linear import Constraint, Domain, digits
from raise_kernel.analysis.accesses.regions import WRITES, has_effects, region_domains
from raise_kernel.bindings import arith, ir
from raise_kernel.mlir.rewriting import erase, replace_uses
from raise_kernel.mlir.walks import named, walked
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.affine.guards.guards_to_bounds import is_private, tighten
from raise_kernel.passes.affine.loops.with_box import with_box

_STORES = frozenset({"affine.store", "memref.store"})
_TOGETHER = frozenset({"gpu.barrier", "func.call"})


@register_pass("shrink-lane-domain", stage="affine", needs=("affine.parallel",))
def shrink_lane_domain(module: ir.Module, ctx: PassContext) -> None:
    """Remove lanes that write nothing, or only what another lane writes."""
    for loop in named(module.body, "affine.parallel"):
        if loop.results or any(op.name in _TOGETHER for op in _writes(loop)):
            continue
        box = [list(bounds) for bounds in parallel_box(loop)]
        body = loop.regions[0].blocks[0]
        (domain,) = region_domains(loop, Domain())
        for constraint in _guarding(body, loop) or ():
            for part in digits(constraint, domain):
                tighten(box, list(body.arguments), part)
        if all(op.name in _STORES for op in _writes(loop)):
            for bounds, index in zip(box, body.arguments, strict=True):
                if not list(index.uses) and bounds[0] < bounds[1]:
                    bounds[1] = bounds[0] + 1
        if [tuple(bounds) for bounds in box] != parallel_box(loop):
            new, _ = with_box(loop, box)
            erase(loop)
            _fix(new)


def _fix(loop: ir.Operation) -> None:
    """Replace indices that have one value by that value."""
    body = loop.regions[0].blocks[0]
    for (low, high, _), index in zip(parallel_box(loop), body.arguments, strict=True):
        if high - low == 1 and list(index.uses):
            with loop.location, ir.InsertionPoint.at_block_begin(body):
                replace_uses(index, arith.constant(ir.IndexType.get(), low))


def _writes(loop: ir.Operation) -> Iterator[ir.Operation]:
    return (op for op in walked(loop.regions[0].blocks[0]) if op.name in WRITES)


def _guarding(block: ir.Block, loop: ir.Operation) -> list[Constraint] | None:
    """The constraints common to all writes in `block`; None if there is no write.

    Writes to memory private to one iteration of `loop` do not count.
    """
    common: list[Constraint] | None = None
    for item in block.operations:
        op = item.operation
        if not has_effects(op) or is_private(op, loop):
            continue
        found: list[Constraint] = []
        if op.name in ("affine.if", "affine.for", "affine.parallel"):
            then, *others = [block for region in op.regions for block in region.blocks]
            found = _guarding(then, loop) or []
            if op.name == "affine.if":
                alone = all(_guarding(other, loop) is None for other in others)
                found = [*found, *(if_constraints(op) or [])] if alone else []
        common = found if common is None else [c for c in common if c in found]
    return common
