"""Coalesces two indices of a parallel loop that occur only in one linear combination.

Before:
    affine.parallel (%b, %t) = (0, 0) to (4, 16) {
      %i = %b * 16 + %t          (in arith, on any integer type)
      ... every use of %b and %t goes through %i, or through 3*%i + 1, ...
After:
    affine.parallel (%i) = (0) to (64) { ... }

Two indices p, q merge if, in every linear form that is used outside of index arithmetic, the
coefficient of p is the extent of q times the coefficient of q. This holds for a block and a thread
index, and for threadIdx.y and threadIdx.x in a kernel that numbers its threads itself.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import permutations

from raise_kernel.analysis.accesses.affine_maps import parallel_box, to_map
from raise_kernel.analysis.accesses.linear import Constraint, Linear
from raise_kernel.bindings import arith, ir
from raise_kernel.mlir.affine_ops import affine_apply
from raise_kernel.mlir.rewriting import erase, replace_uses
from raise_kernel.mlir.values import defining_op
from raise_kernel.passes.affine.basis.uses import (
    Uses,
    erase_unused_in,
    rewrite_access,
    uses_in,
)
from raise_kernel.passes.affine.guards.guard_ops import replace_guard
from raise_kernel.passes.affine.loops.with_box import with_box


def coalesced(loop: ir.Operation) -> ir.Operation:
    """The loop with every pair of indices merged that allows it."""
    box = parallel_box(loop)
    if loop.results or len(box) < 2 or any((low, step) != (0, 1) for low, _, step in box):
        return loop
    indices = list(loop.regions[0].blocks[0].arguments)
    pairs = {
        (p, q): _Pair(indices[p], indices[q], box[q][1])
        for p, q in permutations(range(len(indices)), 2)
    }

    def goes_on(forms: Sequence[Linear], constraints: Sequence[Constraint]) -> bool:
        """Take out of `pairs` what a use does not allow to coalesce; whether any is left."""
        for key, pair in list(pairs.items()):
            if not all(map(pair.is_one, forms)) or None in map(pair.bound, constraints):
                del pairs[key]
        return bool(pairs)

    uses = uses_in(loop, goes_on)
    bounds = list(uses.bounds())
    forms = [*uses.forms(), *(c.form for c in bounds)]
    chosen: dict[int, int] = {}
    for (p, q), pair in pairs.items():
        if not {p, q}.isdisjoint([*chosen, *chosen.values()]):
            continue
        after = [pair.bound(bound) for bound in bounds]
        if None not in after and (p < q or any(indices[q] in form.terms for form in forms)):
            chosen[p] = q
            bounds = [bound for one in after for bound in one or ()]
    return coalesced(_rewrite(loop, chosen, uses)) if chosen else loop


@dataclass(frozen=True)
class _Pair:
    """Two candidates for coalescing into `extent * p + q`, where q is less than `extent`."""

    p: ir.Value
    q: ir.Value
    extent: int

    def is_one(self, form: Linear) -> bool:
        """Whether the form is linear in the coalesced index."""
        return form.terms.get(self.p, 0) == self.extent * form.terms.get(self.q, 0)

    def bound(self, constraint: Constraint) -> list[Constraint] | None:
        """The constraint on the coalesced index; None if there is none.

        `p + r >= 0` is `extent * (p + r) + q >= 0`: the product is 0, or at most `-extent` where
        the first fails; likewise `-p + r >= 0` is `extent * (-p + r) + extent - 1 - q >= 0`.
        """
        if self.is_one(constraint.form):
            return [constraint]
        if self.q in constraint.form.terms or abs(constraint.form.terms[self.p]) != 1:
            return None
        signs = (1, -1) if constraint.equality else (1,)
        return [Constraint(self._bounded(constraint.form.scaled(sign))) for sign in signs]

    def _bounded(self, form: Linear) -> Linear:
        wide = form.scaled(self.extent)
        if form.terms[self.p] == 1:
            return wide + Linear.index(self.q)
        return (wide - Linear.index(self.q)).shifted(self.extent - 1)


def _rewrite(loop: ir.Operation, chosen: Mapping[int, int], uses: Uses) -> ir.Operation:
    """The loop with each index p and its q of `chosen` coalesced."""
    indices = list(loop.regions[0].blocks[0].arguments)
    extents = [high for _, high, _ in parallel_box(loop)]
    kept = [k for k in range(len(indices)) if k not in chosen.values()]
    box = [(0, extents[k] * (extents[chosen[k]] if k in chosen else 1), 1) for k in kept]
    merged, body = with_box(loop, box)
    pairs = {
        _Pair(indices[p], indices[q], extents[q]): body.arguments[kept.index(p)]
        for p, q in chosen.items()
    }
    forms: dict[ir.Value, Linear] = {}
    for pair, lane in pairs.items():
        forms |= {pair.p: Linear(), pair.q: Linear.index(lane)}
    for value, form in {use.value: use.form for use in uses.operands}.items():
        if form.terms.keys() & forms.keys():
            _rematerialize(value, form.substituted(forms), body)
    for op, subscripts in uses.accesses.items():
        if any(form.terms.keys() & forms.keys() for form in subscripts):
            rewrite_access(op, [form.substituted(forms) for form in subscripts])
    for op, constraints in uses.guards.items():
        if any(c.form.terms.keys() & forms.keys() for c in constraints):
            bounds = constraints
            for pair in pairs:
                bounds = [b for c in bounds for b in pair.bound(c) or ()]
            replace_guard(op, [replace(b, form=b.form.substituted(forms)) for b in bounds])
    erase_unused_in(body)
    # Forms in which the two cancel may be left.
    dim = ir.AffineDimExpr.get(0)
    with loop.location, ir.InsertionPoint.at_block_begin(body):
        for pair, lane in pairs.items():
            extent = ir.AffineConstantExpr.get(pair.extent)
            for index, expr in (
                (pair.p, ir.AffineExpr.get_floor_div(dim, extent)),
                (pair.q, ir.AffineExpr.get_mod(dim, extent)),
            ):
                if next(iter(index.uses), None) is not None:
                    map_ = ir.AffineMap.get(1, 0, [expr])
                    replace_uses(index, affine_apply(map_, [lane]))
    for k, argument in zip(kept, body.arguments, strict=True):
        if k not in chosen:
            replace_uses(indices[k], argument)
    erase(loop)
    return merged


def _rematerialize(value: ir.Value, form: Linear, body: ir.Block) -> None:
    """Rematerialize `value` from the coalesced indices."""
    op = defining_op(value)
    point = ir.InsertionPoint(op) if op is not None else ir.InsertionPoint.at_block_begin(body)
    with op.location if op is not None else body.owner.location, point:
        index = next(iter(form.terms), None)
        if index is not None and form == Linear.index(index):
            result: ir.Value = index
        else:
            map_, operands = to_map([form])
            result = affine_apply(map_, operands)
        if not isinstance(value.type, ir.IndexType):
            result = arith.index_cast(value.type, result)
    replace_uses(value, result)
