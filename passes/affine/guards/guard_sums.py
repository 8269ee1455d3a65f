"""Sinks a reduction into the guard that all its uses are under.

Before:
    %s = affine.parallel (%k) = (0) to (4) reduce ("addf") { affine.load %parts[%k] }
    gpu.barrier
    %m = arith.divf %s, %n
    affine.if (-%w >= 0, -%l >= 0) { affine.store %m, %mean[0] }
After:
    %s = affine.if (-%w >= 0, -%l >= 0) {
      %r = affine.parallel (%k) = (0) to (4) reduce ("addf") { affine.load %parts[%k] }
      affine.yield %r
    } else {
      affine.yield 0.0
    }
    ...

This is the common form of a block reduction: all threads add up the partial sums of the warps, and
one thread uses the result. After this pass only that thread reads the partial sums, and
forward-shared-memory can compute them there. The guards are those common to all uses, also through
arithmetic. A reduction whose value is loop-carried or yielded stays.
"""

from __future__ import annotations

from raise_kernel.analysis.accesses.affine_maps import if_constraints, to_set
from raise_kernel.analysis.accesses.linear import Constraint, Domain, digits
from raise_kernel.analysis.accesses.regions import has_effects
from raise_kernel.analysis.loops.copies import blocks_around
from raise_kernel.analysis.memory.memory_effects import domain_at
from raise_kernel.bindings import arith, ir
from raise_kernel.mlir.affine_ops import affine_if, affine_yield
from raise_kernel.mlir.facts import facts
from raise_kernel.mlir.rewriting import replace_uses
from raise_kernel.mlir.values import block_of, defining_op, identity
from raise_kernel.mlir.walks import walked
from raise_kernel.pass_manager.pass_base import PassContext, register_pass

_ARITHMETIC = ("arith.", "math.")
# The number of values that the search for uses of one reduction may visit.
_MOST = 64


@register_pass("guard-sums", stage="affine", needs=("affine.if", "affine.parallel"))
def guard_sums(module: ir.Module, ctx: PassContext) -> None:
    """Sink reductions into the guards that all their uses are under."""
    for op in walked(module.body):
        if op.name == "affine.parallel" and len(op.results) == 1 and not has_effects(op):
            domain = domain_at(op)
            parts = [part for c in _needed_under(op) for part in digits(c, domain)]
            constraints = [c for c in parts if _is_choice(c, domain)]
            if constraints:
                _guard(op, constraints)


def _is_choice(constraint: Constraint, domain: Domain) -> bool:
    """Whether the constraint leaves one value of an index: one warp, or one lane."""
    if len(constraint.form.terms) != 1:
        return False
    (index,) = constraint.form.terms
    low, high = domain.refined([constraint]).bounds[index]
    return low == high and domain.bounds.get(index) != (low, high)


def _needed_under(op: ir.Operation) -> list[Constraint]:
    """The constraints on indices around `op` that are common to all its uses."""
    common: list[Constraint] | None = None
    values: list[ir.Value] = list(op.results)
    seen = {identity(op)}
    while values:
        for use in values.pop().uses:
            user = use.owner.operation
            found = _between(user, op.block)
            if not found:
                pure = user.name.startswith(_ARITHMETIC) and not user.regions
                if not pure or len(seen) > _MOST:
                    return []
                if identity(user) not in seen:
                    seen.add(identity(user))
                    values += user.results
                continue
            common = found if common is None else [c for c in common if c in found]
    return common or []


def _between(user: ir.Operation, block: ir.Block) -> list[Constraint]:
    """Constraints on live-in values of `block`, from the guards between `block` and `user`."""
    found: list[Constraint] = []
    at = user
    while at.block != block:
        holder = at.block.owner.operation
        if holder.name == "affine.if" and at.block == holder.regions[0].blocks[0]:
            found += if_constraints(holder) or []
        at = holder
        if at.name == "func.func":
            return []
    around = list(blocks_around(block))

    def is_index(value: ir.Value) -> bool:
        return defining_op(value) is None and block_of(value) in around

    return [c for c in found if all(map(is_index, c.form.terms))]


def _guard(op: ir.Operation, constraints: list[Constraint]) -> None:
    set_, operands = to_set(constraints)
    (result,) = op.results
    with op.location, ir.InsertionPoint(op):
        guard, (then, otherwise) = affine_if(set_, operands, [result.type], with_else=True)
        replace_uses(result, guard.results[0])
        with ir.InsertionPoint(then):
            end = affine_yield([result])
        with ir.InsertionPoint(otherwise):
            zero = 0.0 if isinstance(result.type, ir.FloatType) else 0
            affine_yield([arith.constant(result.type, zero)])
    facts.changed()
    op.move_before(end)
