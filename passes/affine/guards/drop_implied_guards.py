"""Removes constraints of an affine.if that the surrounding loops and guards imply.

Before:
    affine.parallel (%i) = (0) to (500) {
      affine.for %k = 0 to 30 {
        affine.if (d0, d1) : (-d0 + 499 >= 0, -d1 * 16 + 470 >= 0)(%i, %k) { ... }
      }
    }
After:
        affine.if (d0) : (-d0 * 16 + 470 >= 0)(%k) { ... }

An affine.if without constraints becomes its then branch; one that never holds becomes its else
branch. A constraint on a mixed-radix number is split into constraints on its digits if the two are
equivalent: `-32 * %w - %l + 3 >= 0` is `-%w >= 0` and `-%l + 3 >= 0`. With `quotients`, a
constraint that only a quotient decides becomes a constraint on the quotient: `20 * %i + %j - 40 >=
0` is `%i - 2 >= 0` if `%j` is from 0 to 19. In guards of stores an index with one value is that
value then. (Those of values are masks, which stay as they are.)

Interval arithmetic decides; it is exact for one constraint over a box. Such guards remain when
other passes narrow bounds or unroll loops.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from raise_kernel.analysis.accesses.affine_maps import if_constraints
from raise_kernel.analysis.accesses.linear import (
    Constraint,
    Domain,
    Linear,
    digits,
    needed,
    quotient,
)
from raise_kernel.analysis.accesses.regions import region_domains
from raise_kernel.bindings import ir
from raise_kernel.mlir.values import defining_op
from raise_kernel.mlir.walks import block_operations, kernels
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.affine.guards.guard_ops import inline_branch, replace_guard


@register_pass("drop-implied-guards", stage="affine", needs=("affine.if",))
@dataclass(frozen=True)
class DropImpliedGuards:
    """Drop constraints of affine.if that always hold, and branches that never run.

    `quotients`: also replace constraints by equivalent ones on quotients, and indices with one
    value.
    """

    quotients: bool = False

    def run(self, module: ir.Module, ctx: PassContext) -> None:
        for kernel in kernels(module):
            self._block(kernel.regions[0].blocks[0], Domain())

    def _block(self, block: ir.Block, domain: Domain) -> None:
        for op in block_operations(block):
            self._operation(op, domain)

    def _operation(self, op: ir.Operation, domain: Domain) -> None:
        constraints = if_constraints(op) if op.name == "affine.if" else None
        if constraints is not None:
            left = needed(constraints, domain)
            if not left:
                for inner in inline_branch(op, 1 if left is None else 0):
                    self._operation(inner, domain)
                return
            if self.quotients:
                left = left if op.results else [_without_fixed(c, domain) for c in left]
                left = [c if c.equality else Constraint(quotient(c.form, domain)) for c in left]
            left = [part for c in left for part in _split(c, domain)]
            if tuple(left) != constraints:
                op = replace_guard(op, left)
        if op.regions:
            for region, inner in zip(op.regions, region_domains(op, domain), strict=True):
                for nested in region.blocks:
                    self._block(nested, inner)


def _without_fixed(constraint: Constraint, domain: Domain) -> Constraint:
    """The constraint with the values of indices that have one alone."""
    ends = {v: domain.interval(Linear.index(v)) for v in constraint.form.terms}
    fixed = {v: Linear(low) for v, (low, high) in ends.items() if low == high}
    return replace(constraint, form=constraint.form.substituted(fixed)) if fixed else constraint


def _split(constraint: Constraint, domain: Domain) -> list[Constraint]:
    """An equivalent constraint for each index, if all indices are of one loop."""
    owners = {ir.BlockArgument(v).owner for v in constraint.form.terms if defining_op(v) is None}
    one = len(owners) == 1 and all(defining_op(v) is None for v in constraint.form.terms)
    return digits(constraint, domain) if one else [constraint]
