"""A sequential affine loop whose iterations are independent becomes parallel, reductions included.

Before:
    %s = affine.for %k = 0 to 64 iter_args(%acc = %zero) -> (f32) {
      %p = arith.mulf %a, %b          (%a: load x[%i, %k], %b: load w[%k, %j])
      %n = arith.addf %acc, %p
      affine.yield %n
    }
After:
    %r = affine.parallel (%k) = (0) to (64) reduce ("addf") -> (f32) { ... affine.yield %p }
    %s = arith.addf %zero, %r                        (left out where %zero is +0.0: rk.from_zero)

What the loop carries must be reductions (sums, products, minima, maxima, bit operations, chains of
them as unrolled code has), each a result of its own. Memory it writes must not be carried from one
iteration to the next (integer sets decide), and no barrier may stand inside.
MLIR takes integer minima and maxima as parallel reductions of signed or unsigned types only: those
terms and results go through casts.
A sum written as several loops (`for c, for y, for x: s += ...`) becomes one reduction over all of
their indices. Sums and differences of products (`re += a.x * b.x - a.y * b.y`) are a reduction for
each product, where each is a contraction.
A reduction stays sequential, with a remark, when making the loop index a tensor axis would need a
gather (`x[i + k]`), or would form a tensor larger than what the loop reads: the loop is cheaper.
(Factors of a contraction that is long beside them may be larger. Those of a product of three or
more are multiplied in the order in which they form the fewest elements, where that leaves a matrix
product: `lift * (normal * jump)` for `(lift * normal) * jump`.)
Windows that slide along an array are no gather: they are convolutions, where the target's cost
table favours one over slices or `rk.optimize` is "convolution", and window reductions. Terms that
are too large only together are summed in chunks of iterations, where a chunk of at least
`CHUNK` iterations keeps within the target's `FORMED` elements. A sum over several loops is whole
within that bound; beyond it, its loops are tried one by one.
Reductions of three terms or fewer are left to unroll-short-loops, as are short ones that look up
elements by a table of constants (`x[i + offset[k]]`): written out, each is affine.
"""

from __future__ import annotations

from math import prod

from raise_kernel.analysis.accesses.affine_maps import for_bounds
from raise_kernel.analysis.accesses.dependence import collect, iterations_independent
from raise_kernel.analysis.accesses.linear import Domain
from raise_kernel.analysis.accesses.regions import has_effects, region_domains
from raise_kernel.analysis.loops.sum_nest import Reduction, nest_of, reductions
from raise_kernel.bindings import ir, kernels, walk
from raise_kernel.diagnostics import NoMatch
from raise_kernel.pass_base import PassContext
from raise_kernel.passes.affine.loops.reduction_loops import chunked, one_each, parallel_reduction
from raise_kernel.passes.affine.loops.reduction_profit import (
    WRITTEN_OUT,
    Lanes,
    Nest,
    ReductionProfit,
    TooLarge,
    trips,
)
from raise_kernel.registry import register_pass

# Elements that the terms of one chunk may form: what stays in a CPU's cache; on a GPU XLA fuses the
# terms into the sum, and never writes them.
FORMED = {"cpu": 1 << 18, "cuda": 1 << 30, "tpu": 1 << 24}
# Fewer iterations at a time are no faster than one.
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
        """Make one reduction of a sum that is written as several loops, if it is that."""
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
            # Its loops are tried one by one.
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
        """Make one reduction of a nest that was found to be one, whatever its terms form."""
        parallel_reduction(nest, reductions(nest))
        self.profit.changed()

    def chunk(self, nest: Nest, formed: int) -> int | None:
        """Iterations at a time whose terms are few enough; None where that is hardly any."""
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
            raise NoMatch(f"a sum of {terms} terms is better written out")
        indices = tuple(loop.regions[0].blocks[0].arguments[0] for loop in nest)
        inner = domain
        for loop in nest:
            (inner,) = region_domains(loop, inner)
        body = nest[-1].regions[0].blocks[0]
        self.check_independent(nest, body, indices, inner)
        apart = False
        if found:
            whole, found = found, self.profit.contractions(found, indices)
            apart = len(found) > 1 and found != whole and not any(map(has_effects, walk(body)))
            found = self.profit.checked(nest, found, lanes, inner)
            self.note_order(found, nest[0])
        loop = parallel_reduction(nest, found)
        if apart:
            # The products of each are summed together where they were written out.
            one_each(loop, [len(reduction.terms) for reduction in found])
        self.profit.changed()

    def note_order(self, found: list[Reduction], loop: ir.Operation) -> None:
        """Say where factors are multiplied in another order: verification asks for it."""
        regrouped = [term for reduction in found for term in reduction.terms if term.groups]
        if regrouped:
            words = "factors of a summed product are multiplied in another order: a contraction"
            self.ctx.remarks.applied(words, loop)
            self.kernel.attributes["rk.regrouped"] = ir.UnitAttr.get()

    def check_independent(self, nest: Nest, body: ir.Block, indices: Lanes, domain: Domain) -> None:
        if len(nest) > 1:
            if any(has_effects(op) for op in walk(body)):
                raise NoMatch("an iteration may touch what another one writes")
        elif not iterations_independent(indices[0], collect(body, domain)):
            raise NoMatch("an iteration may touch what another one writes")


def _count(nest: Nest) -> int:
    """Iterations of the body of a nest."""
    return prod(map(trips, nest))
