"""Parallelizes sequential affine loops whose iterations are independent, and reductions.

Before:
    %s = affine.for %k = 0 to 64 iter_args(%acc = %zero) -> (f32) {
      %p = arith.mulf %a, %b          (%a: load x[%i, %k], %b: load w[%k, %j])
      %n = arith.addf %acc, %p
      affine.yield %n
    }
After:
    %r = affine.parallel (%k) = (0) to (64) reduce ("addf") -> (f32) { ... affine.yield %p }
    %s = arith.addf %zero, %r                        (left out where %zero is +0.0: rk.from_zero)

Each loop-carried value must be a reduction with a result of its own: a sum, a product, a minimum, a
maximum, a bit operation, or a chain of these as in unrolled code. Integer sets have to prove that
no dependence through memory is carried by the loop. The loop may not hold a barrier. MLIR has
parallel reductions of integer minima and maxima for signed or unsigned types only, so these go
through casts.

A sum written as several loops (`for c, for y, for x: s += ...`) becomes one reduction over all
their indices. A sum of products (`re += a.x * b.x - a.y * b.y`) becomes one reduction for each
product, if each is a contraction.

A reduction stays sequential, with a remark, if the loop is cheaper than a tensor axis: if the axis
needs a gather (`x[i + k]`), or a tensor with more elements than the loop reads. There are
exceptions:

- A factor of a contraction may have more elements if each is multiplied often enough. Products of
  three or more factors are regrouped to form the fewest elements, if this gives a matrix product:
  `lift * (normal * jump)` instead of `(lift * normal) * jump`.
- A window that slides along an array is a convolution or a window reduction. It is a convolution if
  the target's cost table prefers it to slices, or if `rk.optimize` is "convolution".
- If only all terms together are too large, the loop is strip-mined: chunks of at least `CHUNK`
  iterations with at most the target's `FORMED` elements are reduced one after the other. A sum over
  several loops is one reduction within that bound; beyond it each loop is tried alone.

Reductions of up to three terms are left to unroll-short-loops. So are short reductions that load
through a table of constants (`x[i + offset[k]]`), because each access is affine after unrolling.
"""

from __future__ import annotations

from math import prod

from raise_kernel.analysis.accesses.affine_maps import for_bounds
from raise_kernel.analysis.accesses.dependence import collect, iterations_independent
from raise_kernel.analysis.accesses.linear import Domain
from raise_kernel.analysis.accesses.regions import has_effects, region_domains
from raise_kernel.analysis.loops.sum_nest import Reduction, nest_of, reductions
from raise_kernel.bindings import ir
from raise_kernel.mlir.facts import facts
from raise_kernel.mlir.walks import kernels, walked
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.affine.loops.reduction_loops import chunked, one_each, parallel_reduction
from raise_kernel.passes.affine.loops.reduction_profit import (
    WRITTEN_OUT,
    Lanes,
    Nest,
    ReductionProfit,
    TooLarge,
    trips,
)
from raise_kernel.remarks import NoMatch

# The number of elements that the terms of one chunk may have. On a CPU they should stay in the
# cache; on a GPU, XLA fuses the terms into the sum and never writes them.
FORMED = {"cpu": 1 << 18, "cuda": 1 << 30, "tpu": 1 << 24}
# Chunks of fewer iterations are no faster than single iterations.
CHUNK = 16


@register_pass("affine-parallelize", stage="affine", needs=("affine.for",))
def affine_parallelize(module: ir.Module, ctx: PassContext) -> None:
    """Turn affine.for loops with independent iterations into affine.parallel."""
    for kernel in kernels(module):
        _Parallelizer(kernel, ctx).block(kernel.regions[0].blocks[0], Domain(), ())


class _Parallelizer:
    def __init__(self, kernel: ir.Operation, ctx: PassContext) -> None:
        self.ctx = ctx
        self.kernel = kernel
        self.profit = ReductionProfit(kernel, ctx)

    def block(self, block: ir.Block, domain: Domain, lanes: Lanes) -> None:
        for item in list(block.operations):
            op = item.operation
            inner_lanes = lanes
            if op.name == "affine.parallel":
                inner_lanes = (*lanes, *op.regions[0].blocks[0].arguments)
            if not op.regions or (op.name == "affine.for" and self.whole_nest(op, domain, lanes)):
                continue
            for region, inner in zip(op.regions, region_domains(op, domain), strict=True):
                for nested in region.blocks:
                    self.block(nested, inner, inner_lanes)
            if op.name == "affine.for":
                self.one_loop(op, domain, lanes)

    def whole_nest(self, op: ir.Operation, domain: Domain, lanes: Lanes) -> bool:
        """Make one reduction of several nested loops, if they are one sum."""
        nest = nest_of(op)
        if len(nest) < 2:
            return False
        try:
            self.loops(nest, domain, lanes)
        except TooLarge as reason:
            if self.chunk(nest, reason.formed) != _count(nest):
                return False
            self.reduce(nest)
        except NoMatch:
            # Each loop is tried alone.
            return False
        return True

    def one_loop(self, op: ir.Operation, domain: Domain, lanes: Lanes) -> None:
        try:
            self.loops([op], domain, lanes)
        except TooLarge as reason:
            size = self.chunk([op], reason.formed)
            if size is None:
                self.ctx.remarks.missed(f"the loop stays sequential: {reason}", op)
                return
            self.reduce([op if size == trips(op) else chunked(op, size)])
        except NoMatch as reason:
            self.ctx.remarks.missed(f"the loop stays sequential: {reason}", op)

    def reduce(self, nest: Nest) -> None:
        """Make one reduction of a nest that is known to be one, without a check of its size."""
        parallel_reduction(nest, reductions(nest))

    def chunk(self, nest: Nest, formed: int) -> int | None:
        """The iterations of a chunk whose terms are few enough; None if that is below `CHUNK`."""
        count = _count(nest)
        most = min(count, FORMED[self.profit.target] * count // max(1, formed))
        return next((n for n in range(most, CHUNK - 1, -1) if count % n == 0), None)

    def loops(self, nest: Nest, domain: Domain, lanes: Lanes) -> None:
        for loop in nest:
            bounds = for_bounds(loop)
            if bounds is None:
                raise NoMatch("its bounds are not constant")
            if bounds[2] != 1:
                raise NoMatch("its step is not one")
        found = reductions(nest)
        # Unrolled code has several terms an iteration.
        terms = _count(nest) * max((len(r.terms) for r in found), default=0)
        if found and terms <= WRITTEN_OUT:
            raise NoMatch(f"a sum of {terms} terms is better unrolled")
        indices = tuple(loop.regions[0].blocks[0].arguments[0] for loop in nest)
        inner = domain
        for loop in nest:
            (inner,) = region_domains(loop, inner)
        body = nest[-1].regions[0].blocks[0]
        self.check_independent(nest, body, indices, inner)
        apart = False
        if found:
            whole, found = found, self.profit.contractions(found, indices)
            apart = len(found) > 1 and found != whole and not any(map(has_effects, walked(body)))
            found = self.profit.checked(nest, found, lanes, inner)
            self.note_order(found, nest[0])
        loop = parallel_reduction(nest, found)
        if apart:
            # If the loop was unrolled, each reduction keeps its products together.
            one_each(loop, [len(reduction.terms) for reduction in found])

    def note_order(self, found: list[Reduction], loop: ir.Operation) -> None:
        """Mark the kernel if factors are multiplied in another order; verification needs this."""
        regrouped = [term for reduction in found for term in reduction.terms if term.groups]
        if regrouped:
            message = "factors of a summed product are multiplied in another order: a contraction"
            self.ctx.remarks.applied(message, loop)
            facts.changed()
            self.kernel.attributes["rk.regrouped"] = ir.UnitAttr.get()

    def check_independent(self, nest: Nest, body: ir.Block, indices: Lanes, domain: Domain) -> None:
        if len(nest) > 1:
            if any(map(has_effects, walked(body))):
                raise NoMatch("the loop may carry a dependence through memory")
        elif not iterations_independent(indices[0], collect(body, domain)):
            raise NoMatch("the loop may carry a dependence through memory")


def _count(nest: Nest) -> int:
    """The number of iterations of a nest."""
    return prod(map(trips, nest))
