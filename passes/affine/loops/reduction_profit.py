"""Whether reductions over loop indices pay as tensor axes: contractions, windows, plain sums."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from math import prod

from raise_kernel.analysis.accesses.affine_maps import access_forms, for_bounds
from raise_kernel.analysis.accesses.linear import Domain
from raise_kernel.analysis.accesses.regions import region_domains
from raise_kernel.analysis.accesses.strided_views import lane_axes, plan
from raise_kernel.analysis.accesses.windows import Window, window_of
from raise_kernel.analysis.graphs.reduction_kinds import KINDS
from raise_kernel.analysis.lanes.uniform import parents
from raise_kernel.analysis.lanes.variance import Variance
from raise_kernel.analysis.loops.sum_nest import Reduction, Term, products_of, term_parts
from raise_kernel.bindings import defining_op, ir, text_attribute, walk
from raise_kernel.costs import table_for
from raise_kernel.diagnostics import NoMatch
from raise_kernel.pass_base import PassContext
from raise_kernel.passes.affine.loops.regroup_factors import REUSED, lanes_of_factors, regrouped

# Reductions of this many elements are formed whole even if nothing that large is read.
SMALL = 1 << 12
# A last row that is not full adds less than this part of what is read.
RAGGED = 4
# Loops of so many iterations are written out later: an index that a table of constants bends is
# straight in each of them.
SHORT = 16
# Sums over the components of a vector fuse with what is around them; contractions would not.
WRITTEN_OUT = 3
# Microseconds below which a convolution that sums over channels has its name whatever it costs: of
# slices, each tap of each channel would be written out.
BRIEF = 1000.0
SEQUENTIAL = ("affine.for", "scf.for", "scf.while")
# A factor of a contraction may be computed first, up to so many elements for each one read, where
# each of its elements is multiplied `REUSED` times.
COMPUTED = 64
Lanes = tuple[ir.Value, ...]
Nest = list[ir.Operation]


class TooLarge(NoMatch):
    """The terms of all iterations together are more than what they read."""

    def __init__(self, formed: int, read: int) -> None:
        super().__init__(f"its terms form {formed} elements out of {read} that it reads")
        self.formed = formed


class ReductionProfit:
    """The checks, for one kernel. `changed()` is called when a loop of the kernel was rewritten."""

    def __init__(self, kernel: ir.Operation, ctx: PassContext) -> None:
        self.kernel = kernel
        self.entry = kernel.regions[0].blocks[0]
        self.ctx = ctx
        self.target = text_attribute(kernel, "rk.target") or "cpu"
        self.variance: Variance | None = None

    def changed(self) -> None:
        self.variance = None

    def checked(
        self, nest: Nest, found: list[Reduction], lanes: Lanes, domain: Domain
    ) -> list[Reduction]:
        """The reductions of a nest, with their products in the order of the least work; NoMatch, or
        `TooLarge`, where they do not pay. `domain` is the one inside."""
        indices = tuple(loop.regions[0].blocks[0].arguments[0] for loop in nest)
        if self.is_window(found, indices, lanes, domain, prod(map(trips, nest))):
            return found
        variance = self.variance = self.variance or Variance(self.entry, loops=True)
        own, size = frozenset(indices), partial(_size, domain=domain)
        found = [regrouped(reduction, own, variance, size) for reduction in found]
        self.check_profit(nest, found, domain, (*lanes, *indices), indices)
        return found

    def contractions(self, found: list[Reduction], own: Lanes) -> list[Reduction]:
        """The sums with terms that are sums of products, such as those of complex numbers, taken
        apart where each product is a contraction on its own."""
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
        """Whether a term is a product of two factors, both of which vary with all that is summed
        over, and neither with the same lanes beside that, unless with none."""
        self.variance = self.variance or Variance(self.entry, loops=True)
        lanes = [self.variance.of(part) for part in term_parts(term)]
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
        """Whether the sum is one over sliding windows, in the form of least cost."""
        if len(found) != 1 or len(found[0].terms) != 1:
            return False
        (term,) = found[0].terms
        window = window_of(KINDS[found[0].op], term, indices, lanes, domain)
        if window is None:
            return False
        if window.weights is not None and not self.pays(window, domain, indices, count):
            raise NoMatch("a convolution costs more than slices of the array")
        return True

    def pays(self, window: Window, domain: Domain, indices: Lanes, count: int) -> bool:
        """Whether a convolution is cheaper than a slice a tap, by the target's table."""
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
        """Refuse where the indices as tensor axes cost more than the loop."""
        read, gathers = SMALL, []
        for op in walk(nest[0].regions[0].blocks[0]):
            if op in nest:
                continue
            if op.name in SEQUENTIAL:
                raise NoMatch("a sequential loop stands inside the reduction")
            forms = access_forms(op) if op.name == "affine.load" else None
            if op.name == "memref.load":
                gathers.append(op)
            if forms is None:
                continue
            axes = lane_axes(forms, self.lanes_in(op, lanes), domain_at(op, domain))
            shape = list(ir.MemRefType(op.operands[0].type).shape)
            if any(v in f.terms for f in forms for v in own) and plan(axes, shape) is None:
                raise NoMatch("a load in it slides over the array (x[i + k])")
            indices = frozenset().union(*(f.terms for f in forms))
            whole = min(_size(indices, domain_at(op, domain)), prod(shape))
            read = max(read, whole * _copies(op.operands[0], domain))
        if prod(map(trips, nest)) <= SHORT and any(_bent_by_table(op, own) for op in gathers):
            raise NoMatch("what it looks up is affine in each iteration, by a table of constants")
        # One analysis serves until a loop is rewritten.
        variance = self.variance = self.variance or Variance(self.entry, loops=True)
        self.check_gathers(gathers, found, variance, read, domain, own)
        formed = SMALL
        for reduction in found:
            for term in reduction.terms:
                if not all(_varies(term, variance, index) for index in own):
                    raise NoMatch("it folds in the same value every time")
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
        """Refuse to look up more elements, for all iterations, than there are anyway."""
        for op in gathers:
            results = frozenset().union(
                *(variance.of(p) for r in found for t in r.terms for p in term_parts(t))
            )
            size = _size(variance.of(op.results[0]), domain)
            if size > max(read, _size(results - frozenset(own), domain)):
                raise NoMatch(f"the reduction looks up {size} elements at indices that are data")

    @staticmethod
    def lanes_in(op: ir.Operation, lanes: tuple[ir.Value, ...]) -> tuple[ir.Value, ...]:
        """The lane indices around `op`: those of the loop, and of parallel loops inside it."""
        found = list(lanes)
        parent = op.parent
        while parent is not None and parent.operation.name != "func.func":
            if parent.operation.name == "affine.parallel":
                for argument in parent.operation.regions[0].blocks[0].arguments:
                    if argument not in found:
                        found.append(argument)
            parent = parent.operation.parent
        return tuple(found)


def domain_at(op: ir.Operation, domain: Domain) -> Domain:
    """The bounds at `op`, which lies inside a region that runs in `domain`."""
    inside = op
    chain = []
    for parent in parents(op):
        chain.append((parent, [inside.block in region.blocks for region in parent.regions]))
        inside = parent
    for around, ways in reversed(chain):
        if around.name in ("affine.parallel", "affine.for"):
            inner = region_domains(around, domain)[0]
            for index, interval in inner.bounds.items():
                if index not in domain.bounds:
                    domain = domain.with_index(index, interval)
        elif around.name == "affine.if":
            domain = region_domains(around, domain)[ways.index(True)]
    return domain


def trips(loop: ir.Operation) -> int:
    bounds = for_bounds(loop)
    assert bounds is not None
    return len(range(*bounds))


def _bent_by_table(load: ir.Operation, own: Lanes) -> bool:
    """Whether constants that the loop reads by its index are all that makes a subscript data."""
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
    """How many lanes have an array of their own by this name: one, but for local arrays."""
    op = defining_op(memory)
    around = [p for p in parents(op) if p.name == "affine.parallel"] if op is not None else []
    return _size(
        frozenset(index for loop in around for index in loop.regions[0].blocks[0].arguments), domain
    )


def _formed(term: Term, variance: Variance, domain: Domain, own: frozenset[ir.Value]) -> int:
    """How many elements exist at once when the term is reduced: none beyond its factors for a
    contraction."""
    dims = lanes_of_factors(term, variance)
    if len(dims) == 2 and all(own <= d for d in dims) and dims[0] != dims[1]:
        return max(_size(d, domain) for d in dims)
    return _size(own.union(*dims), domain)


def _reused(term: Term, variance: Variance, domain: Domain, formed: int) -> bool:
    """Whether the term is a contraction that multiplies each element of its factors so often that
    computing them first is nothing beside it."""
    dims = lanes_of_factors(term, variance)
    return len(dims) == 2 and REUSED * formed <= _size(dims[0] | dims[1], domain)


def _size(dims: frozenset[ir.Value], domain: Domain) -> int:
    bounds = (domain.bounds[d] for d in dims if d in domain.bounds)
    return prod(high - low + 1 for low, high in bounds)
