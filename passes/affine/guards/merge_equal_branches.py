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
than the inner guard of the other if the domain implies them. Branches with effects stay.

Proved: under one branch's condition some indices have one value; with it both branches are the same
operations on the same elements.
"""

from __future__ import annotations

import functools

from raise_kernel.analysis.accesses.affine_maps import access_forms, evaluate, if_constraints
from raise_kernel.analysis.accesses.linear import Constraint, Domain, Linear
from raise_kernel.analysis.accesses.regions import has_effects, negated, rewrite_inner_first
from raise_kernel.bindings import attributes_of, defining_op, ir, kernels
from raise_kernel.diagnostics import RemarkSink
from raise_kernel.erasing import erase
from raise_kernel.pass_base import PassContext
from raise_kernel.registry import register_pass
from raise_kernel.soundness import proved

# Pairs of values compared for one conditional.
MAX_PAIRS = 64


@register_pass(
    "merge-equal-branches",
    stage="affine",
    needs=("affine.if",),
    soundness=[
        proved(
            "Under one branch's condition some indices have one value; with it both branches "
            "are the same operations on the same elements."
        ),
    ],
)
def merge_equal_branches(module: ir.Module, ctx: PassContext) -> None:
    """Remove conditionals of which one branch gives the right result for both."""
    for kernel in kernels(module):
        merge = functools.partial(_merge, ctx.remarks)
        rewrite_inner_first(kernel.regions[0].blocks[0], Domain(), merge)


def _merge(remarks: RemarkSink, op: ir.Operation, domain: Domain) -> None:
    kept = _decisive(op, domain) if op.name == "affine.if" and op.results else None
    if kept is not None:
        remarks.applied("the condition is removed: both branches compute the same", op)
        _take(op, kept)


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
    edge = _Edge(domain)
    return bool(edge.fixed) and all(
        edge.equal(a, b, domain) for a, b in zip(_yielded(op, 0), _yielded(op, 1), strict=True)
    )


def _yielded(op: ir.Operation, region: int) -> list[ir.Value]:
    block = op.regions[region].blocks[0]
    return list(block.operations[len(block.operations) - 1].operation.operands)


def _take(op: ir.Operation, region: int) -> None:
    *operations, end = [o.operation for o in op.regions[region].blocks[0].operations]
    for inner in operations:
        inner.move_before(op)
    for result, value in zip(op.results, list(end.operands), strict=True):
        result.replace_all_uses_with(value)
    erase(op)


class _Edge:
    """Compares values in a domain in which some indices have one value."""

    def __init__(self, domain: Domain) -> None:
        self.domain = domain
        self.fixed = {v: Linear(low) for v, (low, high) in domain.bounds.items() if low == high}
        self.pairs = 0

    def equal(self, a: ir.Value, b: ir.Value, domain: Domain) -> bool:
        """Whether `a` and `b` are equal in all of `domain`."""
        self.pairs += 1
        if a == b:
            return True
        x, y = defining_op(a), defining_op(b)
        if x is None or y is None or self.pairs > MAX_PAIRS:
            return False
        if "affine.if" in (x.name, y.name):
            return self._guarded(a, b, x, y, domain)
        if x.name != y.name:
            return False
        if x.name == "affine.load":
            return x.operands[0] == y.operands[0] and self._same(access_forms(x), access_forms(y))
        if x.name == "affine.apply":
            return self._same(_applied(x), _applied(y))
        if not x.name.startswith(("arith.", "math.")) or len(x.operands) != len(y.operands):
            return False
        return attributes_of(x) == attributes_of(y) and all(
            self.equal(v, w, domain) for v, w in zip(x.operands, y.operands, strict=True)
        )

    def _same(self, a: list[Linear] | None, b: list[Linear] | None) -> bool:
        if a is None or b is None:
            return False
        return [f.substituted(self.fixed) for f in a] == [f.substituted(self.fixed) for f in b]

    def _guarded(
        self, a: ir.Value, b: ir.Value, x: ir.Operation, y: ir.Operation, domain: Domain
    ) -> bool:
        left, right = self._needed(x, domain), self._needed(y, domain)
        if left is None or right is None or set(left) != set(right):
            return False
        inner = domain.refined(left)
        if not self.equal(_branch(a, x, 0), _branch(b, y, 0), inner):
            return False
        return not left or self.equal(_branch(a, x, 1), _branch(b, y, 1), domain)

    def _needed(self, op: ir.Operation, domain: Domain) -> list[Constraint] | None:
        """The constraints of a guard that the domain does not imply."""
        if op.name != "affine.if":
            return []
        constraints = if_constraints(op)
        if constraints is None:
            return None
        kept = []
        for constraint in constraints:
            form = constraint.form.substituted(self.fixed)
            low, high = domain.interval(form)
            if low < 0 or (constraint.equality and high > 0):
                kept.append(Constraint(form, constraint.equality))
        return kept


def _branch(value: ir.Value, op: ir.Operation, region: int) -> ir.Value:
    """The value that `op` yields for `value` in that branch; `value` itself if it is no result."""
    if op.name != "affine.if":
        return value
    return _yielded(op, region)[ir.OpResult(value).result_number]


def _applied(op: ir.Operation) -> list[Linear] | None:
    map_ = ir.AffineMapAttr(op.attributes["map"]).value
    form = evaluate(map_.results[0], [Linear.index(v) for v in op.operands])
    return [form] if form is not None else None
