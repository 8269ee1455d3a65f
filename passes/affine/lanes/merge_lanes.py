"""Coalesces two indices of a parallel loop that occur only in one linear combination.

Before:
    affine.parallel (%b, %t) = (0, 0) to (4, 16) {
      %i = %b * 16 + %t          (in arith, on any integer type)
      ... every use of %b and %t goes through %i, or through 3*%i + 1, ...
After:
    affine.parallel (%i) = (0) to (64) { ... }

Two indices p, q of an affine.parallel merge if, in every linear form that is used outside of index
arithmetic, the coefficient of p is the extent of q times the coefficient of q. This holds for a
block and a thread index, and for threadIdx.y and threadIdx.x in a kernel that numbers its threads
itself. A non-affine use keeps the two indices apart, with a remark.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from itertools import permutations

from raise_kernel.analysis.accesses.affine_maps import (
    access_forms,
    if_constraints,
    parallel_box,
    to_map,
)
from raise_kernel.analysis.accesses.linear import Constraint, Domain, Interval, Linear
from raise_kernel.analysis.accesses.regions import region_domains, walk_with_domain
from raise_kernel.analysis.integers.affine_values import AffineValues, bit_width, signed_range
from raise_kernel.bindings import (
    affine_apply,
    affine_load,
    affine_parallel,
    affine_store,
    arith,
    defining_op,
    ir,
    walked,
)
from raise_kernel.erasing import erase
from raise_kernel.pass_base import PassContext
from raise_kernel.passes.affine.guards.guard_ops import replace_guard
from raise_kernel.passes.affine.loops.reduction_profit import domain_at
from raise_kernel.registry import register_pass

INDEX_BITS = 32


@dataclass
class _Uses:
    """Linear forms used outside of index arithmetic: by value, and inside affine operations."""

    values: dict[ir.Value, Linear] = field(default_factory=dict)
    accesses: dict[ir.Operation, list[Linear]] = field(default_factory=dict)
    guards: dict[ir.Operation, list[Constraint]] = field(default_factory=dict)

    def forms(self) -> list[Linear]:
        """All forms except those of guards."""
        return [*self.values.values(), *(f for forms in self.accesses.values() for f in forms)]

    def bounds(self) -> list[Constraint]:
        """The constraints of guards."""
        return [c for constraints in self.guards.values() for c in constraints]


@register_pass("merge-lanes", stage="affine")
def merge_lanes(module: ir.Module, ctx: PassContext) -> None:
    """Coalesce indices of a parallel loop that occur only in one linear combination."""
    for loop in [op for op in walked(module.body) if op.name == "affine.parallel"]:
        if loop.results or any(box[0] != 0 or box[2] != 1 for box in parallel_box(loop)):
            continue
        merged: ir.Operation | None = loop
        while merged is not None:
            loop, merged = merged, _merge_one_pair(merged, ctx)


def _merge_one_pair(loop: ir.Operation, ctx: PassContext) -> ir.Operation | None:
    """Merge one pair of indices of `loop`; the new loop, or None where no pair merges."""
    indices = list(loop.regions[0].blocks[0].arguments)
    extents = [upper for _, upper, _ in parallel_box(loop)]
    pairs = {
        (p, q): _Pair(indices[p], indices[q], extents[q])
        for p, q in permutations(range(len(indices)), 2)
    }
    if not pairs:
        return None
    uses = _uses(loop, pairs)
    forms = [*uses.forms(), *(c.form for c in uses.bounds())]
    for p, q in pairs:
        if p < q or any(indices[q] in form.terms for form in forms):
            return _rewrite(loop, p, q, uses)
    return None


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


def _uses(loop: ir.Operation, pairs: dict[tuple[int, int], _Pair]) -> _Uses:
    """The uses of linear values: by non-linear operations, by accesses, by guards.

    Takes out of `pairs` what a use does not allow to coalesce; without any left, the rest of the
    uses is not looked at.
    """
    values = AffineValues(sets=False)
    uses = _Uses()
    (base,) = region_domains(loop, domain_at(loop, Domain()))

    def keep(forms: Iterable[Linear]) -> None:
        for form in forms:
            for key in [k for k, pair in pairs.items() if not pair.is_one(form)]:
                del pairs[key]

    def visit(op: ir.Operation, domain: Domain) -> None:
        if not pairs:
            return
        forms = access_forms(op) if op.name in ("affine.load", "affine.store") else None
        constraints = if_constraints(op) if op.name == "affine.if" else None
        if constraints is not None:
            uses.guards[op] = constraints
            for constraint in constraints:
                for key in [k for k, pair in pairs.items() if pair.bound(constraint) is None]:
                    del pairs[key]
            return
        # Guards add no bounds here: the value has to be right in every lane.
        key = domains.setdefault(frozenset(domain.bounds), Domain(_widest(domain, base)))
        whole = values.of(op.results[0], key) if len(op.results) == 1 else None
        if whole is not None and _is_index(op.results[0], whole, key):
            return
        if forms is not None:
            uses.accesses[op] = forms
            keep(forms)
        skipped = set() if forms is None else set(list(op.operands)[_first_index(op) :])
        for operand in op.operands:
            form = values.of(operand, key) if operand not in skipped else None
            if form is not None and form.terms and _is_index(operand, form, key):
                uses.values[operand] = form
                keep([form])

    domains: dict[frozenset, Domain] = {frozenset(base.bounds): base}
    walk_with_domain(loop.regions[0].blocks[0], base, visit)
    return uses


def _is_index(value: ir.Value, form: Linear, domain: Domain) -> bool:
    """Whether an index, which has 32 bits in the tensor program, can hold the value."""
    if isinstance(value.type, ir.IndexType) or bit_width(value.type) <= INDEX_BITS:
        return True
    low, high = signed_range(INDEX_BITS)
    first, last = domain.interval(form)
    return low <= first and last <= high


def _widest(domain: Domain, base: Domain) -> dict[ir.Value, Interval]:
    """The bounds from loops alone, without those from guards."""
    return {v: base.bounds.get(v, interval) for v, interval in domain.bounds.items()}


def _first_index(op: ir.Operation) -> int:
    return 1 if op.name == "affine.load" else 2


def _rewrite(loop: ir.Operation, p: int, q: int, uses: _Uses) -> ir.Operation:
    indices = list(loop.regions[0].blocks[0].arguments)
    extents = [upper for _, upper, _ in parallel_box(loop)]
    kept = [k for k in range(len(indices)) if k != q]
    upper = [extents[k] * (extents[q] if k == p else 1) for k in kept]
    with loop.location, ir.InsertionPoint(loop):
        merged, body = affine_parallel([0] * len(kept), upper)
    lane = body.arguments[kept.index(p)]
    end = body.operations[0]
    for op in list(loop.regions[0].blocks[0].operations)[:-1]:
        op.operation.move_before(end)
    pair = {indices[p]: Linear(), indices[q]: Linear.index(lane)}
    for value, form in uses.values.items():
        if form.terms.keys() & pair.keys():
            _rematerialize(value, form.substituted(pair), lane, body)
    for op, forms in uses.accesses.items():
        if any(form.terms.keys() & pair.keys() for form in forms):
            _rewrite_access(op, [form.substituted(pair) for form in forms])
    joint = _Pair(indices[p], indices[q], extents[q])
    for op, constraints in uses.guards.items():
        if any(c.form.terms.keys() & pair.keys() for c in constraints):
            bounds = [b for c in constraints for b in joint.bound(c) or ()]
            replace_guard(op, [replace(b, form=b.form.substituted(pair)) for b in bounds])
    with loop.location, ir.InsertionPoint.at_block_begin(body):
        extent = ir.AffineConstantExpr.get(extents[q])
        dim = ir.AffineDimExpr.get(0)
        parts = (
            (p, ir.AffineExpr.get_floor_div(dim, extent)),
            (q, ir.AffineExpr.get_mod(dim, extent)),
        )
        for position, expr in parts:
            if not list(indices[position].uses):
                continue
            value = affine_apply(ir.AffineMap.get(1, 0, [expr]), [lane])
            indices[position].replace_all_uses_with(value)
    for k, argument in zip(kept, body.arguments, strict=True):
        if k != p:
            indices[k].replace_all_uses_with(argument)
    erase(loop)
    return merged


def _rematerialize(value: ir.Value, form: Linear, lane: ir.Value, body: ir.Block) -> None:
    """Rematerialize `value` from the coalesced index."""
    op = defining_op(value)
    point = ir.InsertionPoint(op) if op is not None else ir.InsertionPoint.at_block_begin(body)
    with op.location if op is not None else body.owner.location, point:
        if form == Linear.index(lane):
            result: ir.Value = lane
        else:
            map_, operands = to_map([form])
            result = affine_apply(map_, operands)
        if not isinstance(value.type, ir.IndexType):
            result = arith.index_cast(value.type, result)
    value.replace_all_uses_with(result)


def _rewrite_access(op: ir.Operation, forms: list[Linear]) -> None:
    map_, operands = to_map(forms)
    with op.location, ir.InsertionPoint(op):
        if op.name == "affine.load":
            op.results[0].replace_all_uses_with(affine_load(op.operands[0], map_, operands))
        else:
            affine_store(op.operands[0], op.operands[1], map_, operands)
    erase(op)
