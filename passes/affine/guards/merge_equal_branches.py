"""Removes a conditional if one branch gives the right result for both.

Before:
    %v = affine.if (%t >= 1) { affine.load %a[%t * 16 + %k] } else { affine.load %a[%k] }
    %w = affine.if (%t <= 0) { affine.load %a[%b - 1] } else { affine.load %a[%b + %t - 1] }
After, where %t is not negative (else means %t = 0 in the first one, then in the second one):
    %v = affine.load %a[%t * 16 + %k]
    %w = affine.load %a[%b + %t - 1]

The condition of one branch fixes the value of some indices. If with these values both branches
compute the same, by the same operations on the same elements, the other branch is right in both
cases. Loads of a tile with a halo have this form: each thread loads one element of the tile, the
first and the last thread also load the halo. An inner guard of one branch may have more constraints
than the inner guard of the other if the domain implies them. A load before the conditional is equal
to itself alone. Branches with effects stay.

Proved: under one branch's condition some indices have one value; with it both branches are the same
operations on the same elements.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence

from raise_kernel.analysis.accesses.affine_maps import if_constraints
from raise_kernel.analysis.accesses.linear import Constraint, Domain, Linear, needed
from raise_kernel.analysis.accesses.regions import has_effects, negated, rewrite_inner_first
from raise_kernel.analysis.lanes.uniform import parents
from raise_kernel.analysis.loops.copies import Copy, Family, Shapes, blocks_around, yielded
from raise_kernel.bindings import ir
from raise_kernel.mlir.walks import kernels
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.affine.guards.guard_ops import inline_branch
from raise_kernel.remarks import NoMatch, RemarkSink


@register_pass("merge-equal-branches", stage="affine", needs=("affine.if",))
def merge_equal_branches(module: ir.Module, ctx: PassContext) -> None:
    """Remove conditionals of which one branch gives the right result for both."""
    for kernel in kernels(module):
        merge = functools.partial(_merge, ctx.remarks)
        rewrite_inner_first(kernel.regions[0].blocks[0], Domain(), merge)


def _merge(remarks: RemarkSink, op: ir.Operation, domain: Domain) -> None:
    kept = _decisive(op, domain) if op.name == "affine.if" and op.results else None
    if kept is not None:
        remarks.applied("the condition is removed: both branches compute the same", op)
        inline_branch(op, kept)


def _decisive(op: ir.Operation, domain: Domain) -> int | None:
    """The branch that is right in both cases (0 then, 1 else), if there is one."""
    constraints = if_constraints(op)
    if constraints is None or any(
        has_effects(o.operation) for region in op.regions for o in region.blocks[0].operations
    ):
        return None
    outside = negated(constraints)
    if outside is not None and _equal_within(op, domain.refined(outside)):
        return 0
    return 1 if _equal_within(op, domain.refined(constraints)) else None


def _equal_within(op: ir.Operation, domain: Domain) -> bool:
    """Whether the branches are equal in `domain`, in which some index has one value."""
    fixed = {v: Linear(low) for v, (low, high) in domain.bounds.items() if low == high}
    if not fixed:
        return False
    # A load before the conditional may read what was there before a store.
    shapes = Shapes(set(blocks_around(op.block)), lambda load: op in parents(load), fixed)
    family = Family(shapes, [Copy(domain)] * 2)
    try:
        for result in op.results:
            family.node(yielded(result))
    except NoMatch:
        return False
    return all(a == b for a, b in (column.own for column in family.columns.values())) and all(
        _decide_alike(node.guards[0], node.guards[1], domain)
        for node in family.nodes.values()
        if node.guards
    )


def _decide_alike(left: Sequence[Constraint], right: Sequence[Constraint], domain: Domain) -> bool:
    """Whether two guards have the same constraints, but for those that the domain implies."""
    some, others = needed(left, domain), needed(right, domain)
    return some is not None and others is not None and set(some) == set(others)
