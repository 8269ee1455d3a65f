"""Block and thread indices merge into one lane index where they are used as one.

Before:
    affine.parallel (%b, %t) = (0, 0) to (4, 16) {
      %i = %b * 16 + %t          (in arith, on any integer type)
      ... every use of %b and %t goes through %i, or through 3*%i + 1, ...
After:
    affine.parallel (%i) = (0) to (64) { ... }

Any two indices p, q of one affine.parallel merge, when in every linear form that leaves index
arithmetic the coefficient of p is the extent of q times the coefficient of q. So threadIdx.y and
threadIdx.x merge as well where a kernel numbers its threads by hand. Uses that are not linear keep
the two indices apart, with a remark.
"""

from __future__ import annotations

from itertools import permutations

from raise_kernel.analysis.affine_maps import parallel_box, to_map
from raise_kernel.analysis.affine_values import AffineValues
from raise_kernel.analysis.linear import Domain, Linear
from raise_kernel.analysis.regions import region_domains, walk_with_domain
from raise_kernel.bindings import affine_apply, affine_parallel, arith, defining_op, ir, walk
from raise_kernel.pass_base import PassContext
from raise_kernel.registry import register_pass

Frontier = dict[ir.Value, Linear]


@register_pass("merge-lanes", stage="affine")
def merge_lanes(module: ir.Module, ctx: PassContext) -> None:
    """Merge block and thread indices into one lane index where uses allow it."""
    for loop in [op for op in walk(module.body) if op.name == "affine.parallel"]:
        if loop.results or any(box[0] != 0 or box[2] != 1 for box in parallel_box(loop)):
            continue
        merged: ir.Operation | None = loop
        while merged is not None:
            loop, merged = merged, _merge_one_pair(merged, ctx)


def _merge_one_pair(loop: ir.Operation, ctx: PassContext) -> ir.Operation | None:
    """Merge one pair of indices of `loop`; the new loop, or None where no pair merges."""
    indices = list(loop.regions[0].blocks[0].arguments)
    extents = [upper for _, upper, _ in parallel_box(loop)]
    if len(indices) < 2:
        return None
    frontier = _frontier(loop)
    if frontier is None:
        return None
    for p, q in permutations(range(len(indices)), 2):
        forms = frontier.values()
        if all(
            f.terms.get(indices[p], 0) == extents[q] * f.terms.get(indices[q], 0) for f in forms
        ):
            used = any(indices[q] in f.terms for f in forms)
            if used or p < q:
                return _rewrite(loop, p, q, frontier)
    return None


def _frontier(loop: ir.Operation) -> Frontier | None:
    """Linear values that are used by something that is not itself linear, with their forms."""
    values = AffineValues()
    frontier: Frontier = {}
    (base,) = region_domains(loop, Domain())

    def visit(op: ir.Operation, domain: Domain) -> None:
        # Forms are taken without the guards: the value has to be right for every lane.
        domain = Domain({v: domain.bounds[v] for v in domain.bounds})
        key = domains.setdefault(frozenset(domain.bounds), domain)
        if len(op.results) == 1 and values.of(op.results[0], key) is not None:
            return
        for operand in op.operands:
            form = values.of(operand, key)
            if form is not None and form.terms:
                frontier[operand] = form

    domains: dict[frozenset, Domain] = {frozenset(base.bounds): base}
    walk_with_domain(loop.regions[0].blocks[0], base, visit)
    return frontier


def _rewrite(loop: ir.Operation, p: int, q: int, frontier: Frontier) -> ir.Operation:
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
    for value, form in frontier.items():
        if indices[p] in form.terms or indices[q] in form.terms:
            _rematerialize(value, form, indices[p], indices[q], lane, body)
    with loop.location, ir.InsertionPoint.at_block_begin(body):
        extent = ir.AffineConstantExpr.get(extents[q])
        dim = ir.AffineDimExpr.get(0)
        parts = (
            (p, ir.AffineExpr.get_floor_div(dim, extent)),
            (q, ir.AffineExpr.get_mod(dim, extent)),
        )
        for position, expr in parts:
            value = affine_apply(ir.AffineMap.get(1, 0, [expr]), [lane])
            indices[position].replace_all_uses_with(value)
    for k, argument in zip(kept, body.arguments, strict=True):
        if k != p:
            indices[k].replace_all_uses_with(argument)
    loop.erase()
    return merged


def _rematerialize(
    value: ir.Value, form: Linear, p: ir.Value, q: ir.Value, lane: ir.Value, body: ir.Block
) -> None:
    """Compute `value` from the merged index instead of from p and q."""
    rest = Linear(form.const, {v: c for v, c in form.terms.items() if v not in (p, q)})
    new_form = rest + Linear(0, {lane: form.terms.get(q, 0)})
    op = defining_op(value)
    point = ir.InsertionPoint(op) if op is not None else ir.InsertionPoint.at_block_begin(body)
    with op.location if op is not None else body.owner.location, point:
        if new_form == Linear.index(lane):
            result: ir.Value = lane
        else:
            map_, operands = to_map([new_form])
            result = affine_apply(map_, operands)
        if not isinstance(value.type, ir.IndexType):
            result = arith.index_cast(value.type, result)
    value.replace_all_uses_with(result)
