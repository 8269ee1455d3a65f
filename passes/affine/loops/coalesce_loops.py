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

from raise_kernel.analysis.accesses.affine_maps import for_bounds, to_map
from raise_kernel.analysis.accesses.linear import Linear
from raise_kernel.analysis.lanes.variance import loop_inits
from raise_kernel.bindings import ir
from raise_kernel.mlir.affine_ops import affine_apply, affine_for
from raise_kernel.mlir.facts import facts
from raise_kernel.mlir.rewriting import move_body, replace_op
from raise_kernel.mlir.values import terminator
from raise_kernel.mlir.walks import named
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.affine.basis.uses import substitute, used_forms
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
    for op in users:
        forms = used_forms(op)
        if forms is None:
            raise NoMatch(f"an index is used by {op.name}")
        for form in forms:
            if form.terms.get(t, 0) * first[2] != form.terms.get(k, 0) * second[2] * trips[1]:
                raise NoMatch("their indices are also used in another linear combination")
    with outer.location, ir.InsertionPoint(outer):
        new, body = affine_for(0, trips[0] * trips[1], 1, loop_inits(outer))
    merged = body.arguments[0]
    # Either index is a digit of the merged one, and so are all sums that they are used in.
    digits = {t: Linear(first[0]), k: Linear(second[0], {merged: second[2]})}
    substitute(users, digits)
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


def _count_by_one(loop: ir.Operation) -> None:
    bounds = for_bounds(loop)
    if bounds is None or bounds[2] == 1:
        return
    with loop.location, ir.InsertionPoint(loop):
        new, body = affine_for(0, len(range(*bounds)), 1, loop_inits(loop))
    with loop.location, ir.InsertionPoint(body):
        map_, operands = to_map([Linear(bounds[0], {body.arguments[0]: bounds[2]})])
        index = affine_apply(map_, operands)
    move_body(loop.regions[0].blocks[0], body, [index, *list(body.arguments)[1:]])
    replace_op(loop, new.results)
