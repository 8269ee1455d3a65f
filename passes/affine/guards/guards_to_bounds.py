"""Turns a guard around the whole body of a parallel loop into bounds of the loop.

Before:
    affine.parallel (%i) = (0) to (112) {
      affine.if (d0) : (d0 - 1 >= 0, -d0 + 98 >= 0)(%i) { ... }
    }
After:
    affine.parallel (%i) = (1) to (99) { ... }

Constraints on one index become bounds. Constraints on several indices (a triangle) narrow the
bounds as far as possible and stay in a smaller affine.if, unless the new bounds imply them. Bounds
of loops around count where they leave an index one value: in `-16 * %i - %q + 6 >= 0`, if `%q` is
not negative, `%i` is 0. Pure operations may stand beside the guard. So may stores to private
memory, which have no visible effect unless the lane passes the guard (Numba clears local arrays
first). A loop with empty bounds is removed. Does not apply if the affine.if has an else branch or
results, or if another operation with effects or a barrier stands beside it.
"""

from __future__ import annotations

from raise_kernel.analysis.accesses.affine_maps import if_constraints, parallel_box
from raise_kernel.analysis.accesses.linear import UNBOUNDED, Constraint, Domain, Linear, needed
from raise_kernel.analysis.accesses.regions import WRITES, has_effects, last_value
from raise_kernel.analysis.memory.memory_effects import domain_at
from raise_kernel.bindings import ir
from raise_kernel.mlir.rewriting import erase
from raise_kernel.mlir.values import defining_op
from raise_kernel.mlir.walks import inside, named
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.affine.guards.guard_ops import inline_branch, replace_guard
from raise_kernel.passes.affine.loops.with_box import with_box


@register_pass("guards-to-bounds", stage="affine", needs=("affine.if",))
def guards_to_bounds(module: ir.Module, ctx: PassContext) -> None:
    """Turn guards around a whole parallel body into loop bounds."""
    for loop in named(module.body, "affine.parallel"):
        current: ir.Operation | None = loop
        while current is not None:
            current = _absorb(current, ctx)


def _absorb(loop: ir.Operation, ctx: PassContext) -> ir.Operation | None:
    """Turn one guard into bounds of `loop`; returns the new loop, or None if nothing changed."""
    guard = _whole_guard(loop)
    constraints = if_constraints(guard) if guard is not None else None
    if guard is None or constraints is None:
        return None
    box = [list(b) for b in parallel_box(loop)]
    indices = list(loop.regions[0].blocks[0].arguments)
    before = [list(b) for b in box]
    rest = [c for c in constraints if not tighten(box, indices, c)]
    for constraint in rest:
        _propagate(box, indices, constraint, Domain())
    outside = [c for c in rest if c.form.terms.keys() - set(indices)]
    if outside:
        _fix(box, indices, outside, domain_at(loop))
    left = needed(rest, _inside(box, indices, Domain()))
    if left is None or any(low >= high for low, high, _ in box):
        ctx.remarks.applied("the loop is removed: no lane passes its guard", loop)
        erase(loop)
        return None
    if box == before and len(left) == len(constraints):
        ctx.remarks.missed("the guard stays: its constraints are on several indices at once", guard)
        return None
    if left:
        replace_guard(guard, left)
    else:
        inline_branch(guard, 0)
    new, _ = with_box(loop, box)
    erase(loop)
    return new


def _whole_guard(loop: ir.Operation) -> ir.Operation | None:
    guard: ir.Operation | None = None
    for item in list(loop.regions[0].blocks[0].operations)[:-1]:
        op = item.operation
        if op.name == "affine.if" and guard is None and not op.results:
            if len(list(op.regions[1].blocks)):
                return None
            guard = op
        elif has_effects(op) and not is_private(op, loop):
            return None
    return guard if not loop.results else None


def is_private(op: ir.Operation, loop: ir.Operation) -> bool:
    """Whether `op` writes only memory that is private to an iteration of `loop`."""
    writes = [inner for inner in (op, *inside(op)) if inner.name in WRITES]
    return all(w.name == "affine.store" and _is_own(w.operands[1], loop) for w in writes)


def _is_own(memory: ir.Value, loop: ir.Operation) -> bool:
    made = defining_op(memory)
    return made is not None and made.name == "memref.alloca" and made.parent == loop


def tighten(box: list[list[int]], indices: list[ir.Value], constraint: Constraint) -> bool:
    """Fold a constraint on one unit-step index into `box`; False if it is of another kind."""
    if len(constraint.form.terms) != 1:
        return False
    ((value, coefficient),) = constraint.form.terms.items()
    if value not in indices:
        return False
    bounds = box[indices.index(value)]
    if bounds[2] != 1:
        return False
    forms = [(coefficient, constraint.form.const)]
    if constraint.equality:
        forms.append((-coefficient, -constraint.form.const))
    for factor, const in forms:
        if factor > 0:
            bounds[0] = max(bounds[0], -(const // factor))
        else:
            bounds[1] = min(bounds[1], const // -factor + 1)
    return True


def _propagate(
    box: list[list[int]], indices: list[ir.Value], constraint: Constraint, around: Domain
) -> None:
    """Narrow each index by `sum + const >= 0`, with the other terms at their maximum."""
    forms = [constraint.form]
    if constraint.equality:
        forms.append(constraint.form.scaled(-1))
    for form in forms:
        for value, coefficient in form.terms.items():
            others = Linear(form.const, {v: c for v, c in form.terms.items() if v != value})
            best = _inside(box, indices, around).interval(others)[1]
            if best < UNBOUNDED[1]:
                tighten(box, indices, Constraint(Linear(best, {value: coefficient})))


def _fix(
    box: list[list[int]], indices: list[ir.Value], constraints: list[Constraint], around: Domain
) -> None:
    """Narrow an index to the one value that the domain around the loop leaves it. (Fewer values
    that are still several would be a part of arrays that are used as a whole.)"""
    narrow = [list(b) for b in box]
    for constraint in constraints:
        _propagate(narrow, indices, constraint, around)
    for k, (low, high, _) in enumerate(narrow):
        if low + 1 == high:
            box[k] = narrow[k]


def _inside(box: list[list[int]], indices: list[ir.Value], around: Domain) -> Domain:
    """The domain of a loop with this box, in the one around it."""
    bounds = {
        index: (low, last_value(low, high, step))
        for index, (low, high, step) in zip(indices, box, strict=True)
    }
    return Domain({**around.bounds, **bounds}, around.facts)
