"""Coalesces two nested sequential loops whose indices are the digits of one index.

Before:
    %r = affine.for %t = 0 to 64 step 16 iter_args(%a = %z) -> (f32) {
      %s = affine.for %k = 0 to 16 iter_args(%b = %a) -> (f32) {
        ... affine.load %x[%i, %t + %k] ...
      }
      affine.yield %s
    }
After:
    %r = affine.for %m = 0 to 64 iter_args(%b = %z) -> (f32) { ... affine.load %x[%i, %m] ... }

The order of iterations does not change. The loops may list their loop-carried values in different
orders. They must be perfectly nested, and every subscript and guard must use the two indices in
this one linear combination. Loops with another step are first normalized to step one (the index
becomes an affine.apply).
"""

from __future__ import annotations

from collections.abc import Sequence

from raise_kernel.analysis.accesses.affine_maps import (
    access_forms,
    evaluate,
    for_bounds,
    if_constraints,
    to_expr,
)
from raise_kernel.analysis.accesses.linear import Linear
from raise_kernel.analysis.lanes.variance import loop_inits
from raise_kernel.bindings import ir
from raise_kernel.mlir.affine_ops import affine_apply, affine_for
from raise_kernel.mlir.facts import facts
from raise_kernel.mlir.rewriting import move_body, replace_op
from raise_kernel.mlir.values import terminator
from raise_kernel.mlir.walks import named
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.remarks import NoMatch


@register_pass("coalesce-loops", stage="affine", needs=("affine.for",))
def coalesce_loops(module: ir.Module, ctx: PassContext) -> None:
    """Coalesce nested sequential loops whose indices are the digits of one index."""
    # Innermost first: a nest of three becomes two loops, and then one.
    for loop in reversed(named(module.body, "affine.for")):
        try:
            merged = _merge(loop)
        except NoMatch as reason:
            ctx.remarks.missed(f"the loops are not coalesced: {reason}", loop)
            merged = loop
        if merged is not None:
            _count_by_one(merged)


def _merge(outer: ir.Operation) -> ir.Operation | None:
    """The coalesced loop; `outer` itself if it does not hold exactly one loop."""
    found = _only_loop(outer)
    if found is None:
        return outer
    inner, order = found
    first, second = for_bounds(outer), for_bounds(inner)
    if first is None or second is None:
        raise NoMatch("their bounds are not constant")
    trips = [len(range(*first)), len(range(*second))]
    t, k = (loop.regions[0].blocks[0].arguments[0] for loop in (outer, inner))
    if not all(trips):
        return outer
    users = {use.owner.operation for index in (t, k) for use in index.uses}
    changed = [(op, _forms(op)) for op in users]
    for _, forms in changed:
        for form in forms:
            if form.terms.get(t, 0) * first[2] != form.terms.get(k, 0) * second[2] * trips[1]:
                raise NoMatch("their indices are also used in another linear combination")
    with outer.location, ir.InsertionPoint(outer):
        new, body = affine_for(0, trips[0] * trips[1], 1, loop_inits(outer))
    merged = body.arguments[0]
    for op, forms in changed:
        replaced = [_combined(f, t, k, merged, first[0], second) for f in forms]
        _set_forms(op, replaced, t, k, merged)
    carried = [body.arguments[1 + position] for position in order]
    move_body(inner.regions[0].blocks[0], body, [merged, *carried])
    end = terminator(body)
    for value, position in zip(list(end.operands), order, strict=True):
        facts.changed()
        end.operands[position] = value
    replace_op(outer, new.results)
    return new


def _only_loop(outer: ir.Operation) -> tuple[ir.Operation, list[int]] | None:
    """The loop perfectly nested in `outer`, and for each of its carried values its position in
    `outer`; None if there is none."""
    block = outer.regions[0].blocks[0]
    ops = [o.operation for o in block.operations]
    if len(ops) != 2 or ops[0].name != "affine.for":
        return None
    carried, starts = list(block.arguments)[1:], loop_inits(ops[0])
    if len(starts) != len(carried) or set(starts) != set(carried):
        return None
    order = [carried.index(value) for value in starts]
    through = all(
        ops[1].operands[position] == result
        for position, result in zip(order, ops[0].results, strict=True)
    )
    return (ops[0], order) if through else None


def _forms(op: ir.Operation) -> Sequence[Linear]:
    """The linear forms in which an affine operation uses its index operands."""
    forms: Sequence[Linear] | None = None
    if op.name in ("affine.load", "affine.store"):
        forms = access_forms(op)
    elif op.name == "affine.if":
        constraints = if_constraints(op)
        forms = [c.form for c in constraints] if constraints is not None else None
    elif op.name == "affine.apply":
        map_ = ir.AffineMapAttr(op.attributes["map"]).value
        form = evaluate(map_.results[0], [Linear.index(v) for v in op.operands])
        forms = [form] if form is not None else None
    if forms is None:
        raise NoMatch(f"an index is used by {op.name}")
    return forms


def _combined(
    form: Linear,
    t: ir.Value,
    k: ir.Value,
    merged: ir.Value,
    start: int,
    inner: tuple[int, int, int],
) -> Linear:
    """`form` over the coalesced index: `t = start + step * q`, `k = lower + inner step * p`."""
    coefficient = form.terms.get(k, 0)
    constant = form.terms.get(t, 0) * start + coefficient * inner[0]
    rest = {v: c for v, c in form.terms.items() if v not in (t, k)}
    return Linear(form.const + constant, {**rest, merged: coefficient * inner[2]})


def _set_forms(
    op: ir.Operation, forms: list[Linear], t: ir.Value, k: ir.Value, merged: ir.Value
) -> None:
    """Write the forms back to the operation, with `merged` for its operands t and k."""
    first = {"affine.load": 1, "affine.store": 2}.get(op.name, 0)
    for position in range(first, len(op.operands)):
        if op.operands[position] in (t, k):
            facts.changed()
            op.operands[position] = merged
    operands = list(op.operands)[first:]
    dims = {value: position for position, value in enumerate(operands)}
    exprs = [to_expr(f, dims) for f in forms]
    if op.name == "affine.if":
        constraints = if_constraints(op)
        assert constraints is not None
        flags = [c.equality for c in constraints]
        set_ = ir.IntegerSet.get(len(operands), 0, exprs, flags)
        op.attributes["condition"] = ir.IntegerSetAttr.get(set_)
    else:
        map_ = ir.AffineMap.get(len(operands), 0, exprs)
        op.attributes["map"] = ir.AffineMapAttr.get(map_)


def _count_by_one(loop: ir.Operation) -> None:
    bounds = for_bounds(loop)
    if bounds is None or bounds[2] == 1:
        return
    with loop.location, ir.InsertionPoint(loop):
        new, body = affine_for(0, len(range(*bounds)), 1, loop_inits(loop))
    with loop.location, ir.InsertionPoint(body):
        scaled = ir.AffineExpr.get_mul(
            ir.AffineDimExpr.get(0), ir.AffineConstantExpr.get(bounds[2])
        )
        expr = ir.AffineExpr.get_add(scaled, ir.AffineConstantExpr.get(bounds[0]))
        index = affine_apply(ir.AffineMap.get(1, 0, [expr]), [body.arguments[0]])
    move_body(loop.regions[0].blocks[0], body, [index, *list(body.arguments)[1:]])
    replace_op(loop, new.results)
