"""The profitability of reductions over tensor axes: contractions, windows, plain sums."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from math import prod

from raise_kernel.analysis.accesses.affine_maps import access_forms, for_bounds
from raise_kernel.analysis.accesses.linear import Domain
from raise_kernel.analysis.accesses.strided_views import lane_axes, plan
from raise_kernel.analysis.accesses.windows import Window, window_of
from raise_kernel.analysis.graphs.reduction_kinds import KINDS
from raise_kernel.analysis.lanes.uniform import parents
from raise_kernel.analysis.lanes.variance import Variance, uniformity
from raise_kernel.analysis.loops.sum_nest import Reduction, Term, products_of, term_parts
from raise_kernel.analysis.memory.memory_effects import domain_at
from raise_kernel.bindings import ir
from raise_kernel.costs import table_for
from raise_kernel.mlir.values import defining_op, text_attribute
from raise_kernel.mlir.walks import walked
from raise_kernel.pass_manager.pass_base import PassContext
from raise_kernel.passes.affine.loops.regroup_factors import REUSED, lanes_of_factors, regrouped
from raise_kernel.remarks import NoMatch

# Reductions of up to this many elements are always formed whole.
SMALL = 1 << 12
# A partial last row adds less than this fraction of the elements that are read.
RAGGED = 4
# Loops of up to so many iterations are unrolled later. A subscript from a table of constants is
# then affine in each iteration.
SHORT = 16
# Sums over the components of a vector fuse with the surrounding operations; contractions would not.
WRITTEN_OUT = 3
# A convolution that sums over channels and takes fewer microseconds is always formed: as slices, it
# would need one for each tap of each channel.
BRIEF = 1000.0
SEQUENTIAL = ("affine.for", "scf.for", "scf.while")
# A factor of a contraction may be computed first if it has at most so many elements for each
# element read, and each of its elements is multiplied `REUSED` times.
COMPUTED = 64
Lanes = tuple[ir.Value, ...]
Nest = list[ir.Operation]


class TooLarge(NoMatch):
    """The terms of all iterations together have more elements than the loop reads."""

    def __init__(self, formed: int, read: int) -> None:
        super().__init__(f"its terms have {formed} elements, more than the {read} that it reads")
        self.formed = formed


class ReductionProfit:
    """The checks for one kernel."""

    def __init__(self, kernel: ir.Operation, ctx: PassContext) -> None:
        self.kernel = kernel
        self.entry = kernel.regions[0].blocks[0]
        self.ctx = ctx
        self.target = text_attribute(kernel, "rk.target") or "cpu"

    def checked(
        self, nest: Nest, found: list[Reduction], lanes: Lanes, domain: Domain
    ) -> list[Reduction]:
        """The reductions of a nest, with their products in the order of the least work.

        Raises NoMatch or `TooLarge` if they are not profitable. `domain` is that of the body.
        """
        indices = tuple(loop.regions[0].blocks[0].arguments[0] for loop in nest)
        if self.is_window(found, indices, lanes, domain, prod(map(trips, nest))):
            return found
        return self.in_best_order(nest, found, lanes, domain)

    def in_best_order(
        self, nest: Nest, found: list[Reduction], lanes: Lanes, domain: Domain
    ) -> list[Reduction]:
        """As `checked`, of sums that are not over windows."""
        indices = tuple(loop.regions[0].blocks[0].arguments[0] for loop in nest)
        variance = uniformity(self.entry, loops=True)
        own, size = frozenset(indices), partial(_size, domain=domain)
        found = [regrouped(reduction, own, variance, size) for reduction in found]
        self.check_profit(nest, found, domain, (*lanes, *indices), indices)
        return found

    def contractions(self, found: list[Reduction], own: Lanes) -> list[Reduction]:
        """The sums with terms that are sums of products, as of complex numbers, split by product.

        A sum is split only if each product is a contraction.
        """
        split = []
        for reduction in found:
            if reduction.op != "arith.addf":
                split.append(reduction)
                continue
            terms = [products_of(term) for term in reduction.terms]
            apart = tuple(part for parts in terms for part in parts)
            whole = len(apart) == len(reduction.terms)
            if not whole and all(self._is_contraction(term, own) for term in apart):
                apart = tuple(sorted(apart, key=lambda term: term.negative))
                reduction = replace(reduction, terms=apart)
            split.append(reduction)
        return split

    def _is_contraction(self, term: Term, own: Lanes) -> bool:
        """Whether a term is a product of two factors that both vary with all summed indices.

        The other lanes that the factors vary with must differ, or there must be none.
        """
        variance = uniformity(self.entry, loops=True)
        lanes = [variance.of(part) for part in term_parts(term)]
        summed = frozenset(own)
        if len(lanes) != 2 or not all(summed <= found for found in lanes):
            return False
        return lanes[0] != lanes[1] or lanes[0] == summed

    # --- windows ----------------------------------------------------------------------------

    def is_window(
        self,
        found: list[Reduction],
        indices: Lanes,
        lanes: Lanes,
        domain: Domain,
        count: int,
    ) -> bool:
        """Whether the sum is over sliding windows, and this form has the least cost."""
        if len(found) != 1 or len(found[0].terms) != 1:
            return False
        (term,) = found[0].terms
        window = window_of(KINDS[found[0].op], term, indices, lanes, domain)
        if window is None:
            return False
        if window.weights is not None and not self.pays(window, domain, indices, count):
            raise NoMatch("a convolution would cost more than slices of the array")
        return True

    def pays(self, window: Window, domain: Domain, indices: Lanes, count: int) -> bool:
        """Whether a convolution is cheaper than a slice for each tap, by the target's table."""
        if text_attribute(self.kernel, "rk.optimize") == "convolution":
            return True
        assert window.weights is not None
        table = table_for(self.target, self.ctx, self.kernel)
        own = frozenset(indices)
        outputs = _size((window.data.indices | window.weights.indices) - own, domain)
        channels = _size(frozenset(window.features), domain)
        filters = _size(window.weights.indices - own - window.data.indices, domain)
        # A multiplication of a convolution of one channel costs a ninth of a 3x3 one; of many
        # channels, a few times what one of a matrix product does.
        single = table.rate("stencil_convolution") / 9
        each = max(4 * table.rate("dot"), single / max(1, min(channels, filters)))
        convolution = table.fixed.get("stencil_convolution", 0.0) + outputs * count * each
        # Five taps in one fused loop.
        slices = outputs * count * table.rate("stencil_slices") / 5
        if len(window.features) > 0 and convolution < BRIEF:
            return True
        return convolution < slices + table.fixed.get("stencil_slices", 0.0)

    # --- profit -----------------------------------------------------------------------------

    def check_profit(
        self,
        nest: Nest,
        found: list[Reduction],
        domain: Domain,
        lanes: Lanes,
        own: Lanes,
    ) -> None:
        """NoMatch if the indices as tensor axes cost more than the loop."""
        read, gathers = SMALL, []
        for op in walked(nest[0].regions[0].blocks[0]):
            if op in nest:
                continue
            if op.name in SEQUENTIAL:
                raise NoMatch("a sequential loop is inside the reduction")
            forms = access_forms(op) if op.name == "affine.load" else None
            if op.name == "memref.load":
                gathers.append(op)
            if forms is None:
                continue
            axes = lane_axes(forms, self.lanes_in(op, lanes), domain_at(op))
            shape = list(ir.MemRefType(op.operands[0].type).shape)
            if any(v in f.terms for f in forms for v in own) and plan(axes, shape) is None:
                raise NoMatch("a load slides over the array (x[i + k])")
            indices = frozenset().union(*(f.terms for f in forms))
            whole = min(_size(indices, domain_at(op)), prod(shape))
            read = max(read, whole * _copies(op.operands[0], domain))
        if prod(map(trips, nest)) <= SHORT and any(
            _is_affine_but_for_tables(op, own) for op in gathers
        ):
            raise NoMatch("a table of constants makes its loads affine in each iteration")
        variance = uniformity(self.entry, loops=True)
        self.check_gathers(gathers, found, variance, read, domain, own)
        formed = SMALL
        for reduction in found:
            for term in reduction.terms:
                if not all(_varies(term, variance, index) for index in own):
                    raise NoMatch("it combines the same value in every iteration")
                size = _formed(term, variance, domain, frozenset(own))
                if size > COMPUTED * read or not _reused(term, variance, domain, size):
                    formed = max(formed, size)
        if formed > read + read // RAGGED:
            raise TooLarge(formed, read)

    @staticmethod
    def check_gathers(
        gathers: Sequence[ir.Operation],
        found: Sequence[Reduction],
        variance: Variance,
        read: int,
        domain: Domain,
        own: Lanes,
    ) -> None:
        """NoMatch if all iterations together gather more elements than there are anyway."""
        for op in gathers:
            results = frozenset().union(
                *(variance.of(p) for r in found for t in r.terms for p in term_parts(t))
            )
            size = _size(variance.of(op.results[0]), domain)
            if size > max(read, _size(results - frozenset(own), domain)):
                raise NoMatch(f"the reduction gathers {size} elements at indices from data")

    @staticmethod
    def lanes_in(op: ir.Operation, lanes: tuple[ir.Value, ...]) -> tuple[ir.Value, ...]:
        """The lane indices around `op`: those of the loop, and of parallel loops in it."""
        around = (p for p in parents(op) if p.name == "affine.parallel")
        inner = (argument for p in around for argument in p.regions[0].blocks[0].arguments)
        return tuple(dict.fromkeys([*lanes, *inner]))


def trips(loop: ir.Operation) -> int:
    bounds = for_bounds(loop)
    assert bounds is not None
    return len(range(*bounds))


def _is_affine_but_for_tables(load: ir.Operation, own: Lanes) -> bool:
    """Whether subscripts are non-affine only by constants that the loop loads by its index."""
    stack, seen = list(load.operands)[1:], set()
    tables = False
    while stack:
        value = stack.pop()
        op = defining_op(value)
        if op is None or value in seen:
            continue
        seen.add(value)
        if op.name == "affine.load":
            table = defining_op(op.operands[0])
            if table is None or table.name != "memref.get_global":
                return False
            tables = tables or any(index in own for index in op.operands)
            continue
        if op.name == "memref.load":
            return False
        stack += op.operands
    return tables


# --- sizes ------------------------------------------------------------------------------------


def _varies(term: Term, variance: Variance, index: ir.Value) -> bool:
    values = list(term.fma.operands)[:2] if term.fma is not None else [term.value]
    return any(v is not None and index in variance.of(v) for v in values)


def _copies(memory: ir.Value, domain: Domain) -> int:
    """The number of instances of an array: one for each lane if it is private, else one."""
    op = defining_op(memory)
    around = [p for p in parents(op) if p.name == "affine.parallel"] if op is not None else []
    return _size(
        frozenset(index for loop in around for index in loop.regions[0].blocks[0].arguments), domain
    )


def _formed(term: Term, variance: Variance, domain: Domain, own: frozenset[ir.Value]) -> int:
    """The number of elements that exist at once when the term is reduced.

    For a contraction these are only the elements of its factors.
    """
    dims = lanes_of_factors(term, variance)
    if len(dims) == 2 and all(own <= d for d in dims) and dims[0] != dims[1]:
        return max(_size(d, domain) for d in dims)
    return _size(own.union(*dims), domain)


def _reused(term: Term, variance: Variance, domain: Domain, formed: int) -> bool:
    """Whether the term is a contraction that dominates the cost of computing its factors first."""
    dims = lanes_of_factors(term, variance)
    return len(dims) == 2 and REUSED * formed <= _size(dims[0] | dims[1], domain)


def _size(dims: frozenset[ir.Value], domain: Domain) -> int:
    bounds = (domain.bounds[d] for d in dims if d in domain.bounds)
    return prod(high - low + 1 for low, high in bounds)
