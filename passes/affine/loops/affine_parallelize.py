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
A reduction stays sequential, with a remark, when making the loop index a tensor axis would need a
gather (`x[i + k]`), or would form a tensor larger than what the loop reads: the loop is cheaper.
Reductions of three terms or fewer are left to unroll-short-loops.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import prod

from raise_kernel.analysis.accesses.affine_maps import access_forms, for_bounds
from raise_kernel.analysis.accesses.dependence import collect, iterations_independent
from raise_kernel.analysis.accesses.linear import Domain
from raise_kernel.analysis.accesses.regions import region_domains
from raise_kernel.analysis.accesses.strided_views import lane_axes, plan
from raise_kernel.analysis.graphs.reduction_kinds import KINDS, reduced_type
from raise_kernel.analysis.lanes.uniform import parents
from raise_kernel.analysis.lanes.variance import Variance, loop_inits
from raise_kernel.bindings import (
    affine_parallel_reduce,
    affine_yield,
    arith,
    defining_op,
    ir,
    kernels,
    type_cast,
    walk,
)
from raise_kernel.diagnostics import NoMatch
from raise_kernel.pass_base import PassContext
from raise_kernel.registry import register_pass

# Reductions of this many elements are formed whole even if nothing that large is read.
SMALL = 1 << 12
# Sums over the components of a vector fuse with what is around them; contractions would not.
WRITTEN_OUT = 3
SEQUENTIAL = ("affine.for", "scf.for", "scf.while")


@dataclass(frozen=True)
class _Term:
    """One value that a reduction folds in; `fma` is the fused operation that holds the product."""

    value: ir.Value | None
    fma: ir.Operation | None = None


@dataclass(frozen=True)
class _Reduction:
    """What one carried value does: `acc = acc op term op term ...`."""

    op: str
    init: ir.Value
    terms: tuple[_Term, ...]


@register_pass("affine-parallelize", stage="affine")
def affine_parallelize(module: ir.Module, ctx: PassContext) -> None:
    """Turn affine.for loops with independent iterations into affine.parallel."""
    for kernel in kernels(module):
        _Parallelizer(kernel, ctx).block(kernel.regions[0].blocks[0], Domain(), ())


class _Parallelizer:
    def __init__(self, kernel: ir.Operation, ctx: PassContext) -> None:
        self.entry = kernel.regions[0].blocks[0]
        self.remarks = ctx.remarks
        self.variance: Variance | None = None

    def block(self, block: ir.Block, domain: Domain, lanes: tuple[ir.Value, ...]) -> None:
        for item in list(block.operations):
            op = item.operation
            inner_lanes = lanes
            if op.name == "affine.parallel":
                inner_lanes = (*lanes, *op.regions[0].blocks[0].arguments)
            if not op.regions:
                continue
            for region, inner in zip(op.regions, region_domains(op, domain), strict=True):
                for nested in region.blocks:
                    self.block(nested, inner, inner_lanes)
            if op.name == "affine.for":
                try:
                    self.loop(op, domain, lanes)
                except NoMatch as reason:
                    self.remarks.missed(f"the loop stays sequential: {reason}", op)

    def loop(self, op: ir.Operation, domain: Domain, lanes: tuple[ir.Value, ...]) -> None:
        bounds = for_bounds(op)
        if bounds is None:
            raise NoMatch("its bounds are not constant")
        if bounds[2] != 1:
            raise NoMatch("its step is not one")
        reductions = _reductions(op)
        # Unrolled code has several terms an iteration.
        terms = len(range(*bounds)) * max((len(r.terms) for r in reductions), default=0)
        if reductions and terms <= WRITTEN_OUT:
            raise NoMatch(f"a sum of {terms} terms is better written out")
        body = op.regions[0].blocks[0]
        index = body.arguments[0]
        (inner,) = region_domains(op, domain)
        accesses = collect(body, inner)
        if not iterations_independent(index, accesses):
            raise NoMatch("an iteration may touch what another one writes")
        if reductions:
            self.check_profit(body, reductions, inner, (*lanes, index))
        _rewrite(op, bounds, reductions)
        self.variance = None

    def check_profit(
        self,
        body: ir.Block,
        reductions: list[_Reduction],
        domain: Domain,
        lanes: tuple[ir.Value, ...],
    ) -> None:
        """Refuse where the index as a tensor axis costs more than the loop."""
        index = lanes[-1]
        read = SMALL
        for op in walk(body):
            if op.name in SEQUENTIAL:
                raise NoMatch("a sequential loop stands inside the reduction")
            forms = access_forms(op) if op.name == "affine.load" else None
            if op.name == "memref.load":
                raise NoMatch("the reduction reads at an index that is data")
            if forms is None:
                continue
            axes = lane_axes(forms, self.lanes_in(op, lanes), domain_at(op, domain))
            shape = list(ir.MemRefType(op.operands[0].type).shape)
            if any(index in f.terms for f in forms) and plan(axes, shape) is None:
                raise NoMatch("a load in it slides over the array (x[i + k])")
            indices = frozenset().union(*(f.terms for f in forms))
            whole = min(_size(indices, domain_at(op, domain)), prod(shape))
            read = max(read, whole * _copies(op.operands[0], domain))
        # One analysis serves until a loop is rewritten.
        variance = self.variance = self.variance or Variance(self.entry, loops=True)
        for reduction in reductions:
            for term in reduction.terms:
                if not _varies(term, variance, index):
                    raise NoMatch("it folds in the same value every time")
                size = _formed(term, variance, domain, index)
                if size > read:
                    raise NoMatch(f"its terms form {size} elements out of {read} that it reads")

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


# --- reductions -----------------------------------------------------------------------------------


def _reductions(op: ir.Operation) -> list[_Reduction]:
    body = op.regions[0].blocks[0]
    yields = body.operations[len(body.operations) - 1].operation.operands
    carried = list(body.arguments)[1:]
    return [
        _chain(argument, value, init)
        for argument, value, init in zip(carried, yields, loop_inits(op), strict=True)
    ]


def _chain(argument: ir.Value, value: ir.Value, init: ir.Value) -> _Reduction:
    """Follow the accumulator from the yield back to the argument."""
    terms: list[_Term] = []
    kind = ""
    while value != argument:
        op = defining_op(value)
        if op is None or len(list(value.uses)) != 1:
            raise NoMatch("a carried value is not a reduction")
        name = "arith.addf" if op.name == "math.fma" else op.name
        if name not in KINDS or (kind and name != kind):
            raise NoMatch(f"a carried value goes through {op.name}")
        kind = name
        if op.name == "math.fma":
            terms.append(_Term(None, op))
            value = op.operands[2]
            continue
        a, b = op.operands
        through_a, through_b = _reaches(a, argument), _reaches(b, argument)
        if through_a == through_b:
            raise NoMatch("a carried value is used twice")
        terms.append(_Term(b if through_a else a))
        value = a if through_a else b
    if kind[-2:] in ("si", "ui") and not isinstance(init.type, ir.IntegerType):
        raise NoMatch("MLIR has no parallel minimum or maximum of indices")
    if len(list(argument.uses)) != 1 or not terms:
        raise NoMatch("a carried value is used for more than its own reduction")
    return _Reduction(kind, init, tuple(reversed(terms)))


def _reaches(value: ir.Value, argument: ir.Value) -> bool:
    """Whether the accumulator flows into `value` through reduction operations."""
    seen = 0
    while value != argument:
        op = defining_op(value)
        if op is None or op.name not in (*KINDS, "math.fma") or seen > 4096:
            return False
        seen += 1
        if op.name == "math.fma":
            value = op.operands[2]
            continue
        a, b = op.operands
        value = a if a == argument or _is_chain(a) else b
    return True


def _is_chain(value: ir.Value) -> bool:
    op = defining_op(value)
    return op is not None and op.name in (*KINDS, "math.fma") and op.name != "arith.mulf"


def _varies(term: _Term, variance: Variance, index: ir.Value) -> bool:
    values = list(term.fma.operands)[:2] if term.fma is not None else [term.value]
    return any(v is not None and index in variance.of(v) for v in values)


def _copies(memory: ir.Value, domain: Domain) -> int:
    """How many lanes have an array of their own by this name: one, but for local arrays."""
    op = defining_op(memory)
    around = [p for p in parents(op) if p.name == "affine.parallel"] if op is not None else []
    return _size(
        frozenset(index for loop in around for index in loop.regions[0].blocks[0].arguments), domain
    )


def _formed(term: _Term, variance: Variance, domain: Domain, index: ir.Value) -> int:
    """How many elements exist at once when the term is reduced: none beyond its factors for a
    contraction."""
    factors: list[ir.Value] = []
    if term.fma is not None:
        factors = list(term.fma.operands)[:2]
    elif term.value is not None:
        op = defining_op(term.value)
        if op is not None and op.name in ("arith.mulf", "arith.muli"):
            factors = list(op.operands)
    dims = [variance.of(f) for f in factors]
    own = frozenset({index})
    if len(dims) == 2 and all(index in d for d in dims) and dims[0] | own != dims[1] | own:
        return max(_size(d, domain) for d in dims)
    joined = frozenset().union(*dims) if dims else variance.of(term.value) if term.value else own
    return _size(joined | own, domain)


def _size(dims: frozenset[ir.Value], domain: Domain) -> int:
    bounds = (domain.bounds[d] for d in dims if d in domain.bounds)
    return prod(high - low + 1 for low, high in bounds)


# --- rewriting ------------------------------------------------------------------------------------


def _rewrite(op: ir.Operation, bounds: tuple[int, int, int], reductions: list[_Reduction]) -> None:
    old = op.regions[0].blocks[0]
    kinds = [KINDS[r.op] for r in reductions for _ in r.terms]
    types = [reduced_type(r.op, r.init.type) for r in reductions for _ in r.terms]
    with op.location, ir.InsertionPoint(op):
        new, body = affine_parallel_reduce([bounds[0]], [bounds[1]], kinds, types)
        totals = _totals(new, reductions)
    old.arguments[0].replace_all_uses_with(body.arguments[0])
    *operations, end = [o.operation for o in old.operations]
    for inner in operations:
        body.append(inner)
    with op.location, ir.InsertionPoint(body):
        terms = [_term_value(t) for r in reductions for t in r.terms]
        affine_yield([_as_type(v, type_) for v, type_ in zip(terms, types, strict=True)])
    for result, total in zip(op.results, totals, strict=True):
        result.replace_all_uses_with(total)
    # The accumulation itself is dead now, but still uses the loop's arguments.
    end.erase()
    for argument, reduction in zip(list(old.arguments)[1:], reductions, strict=True):
        argument.replace_all_uses_with(reduction.init)
    op.erase()


def _term_value(term: _Term) -> ir.Value:
    if term.fma is None:
        assert term.value is not None
        return term.value
    with term.fma.location:
        return arith.mulf(term.fma.operands[0], term.fma.operands[1])


def _totals(new: ir.Operation, reductions: list[_Reduction]) -> list[ir.Value]:
    """Initial value and results folded together, outside the loop."""
    totals: list[ir.Value] = []
    results = iter(new.results)
    from_zero = []
    for reduction in reductions:
        total: ir.Value | None = None if _is_positive_zero(reduction.init) else reduction.init
        for number, _ in enumerate(reduction.terms):
            value = _as_type(next(results), reduction.init.type)
            from_zero.append(total is None and number == 0)
            if total is None:
                total = value
            else:
                total = ir.Operation.create(
                    reduction.op, results=[value.type], operands=[total, value]
                ).result
        assert total is not None
        totals.append(total)
    if any(from_zero):
        new.attributes["rk.from_zero"] = ir.DenseBoolArrayAttr.get(from_zero)
    return totals


def _as_type(value: ir.Value, type_: ir.Type) -> ir.Value:
    return value if value.type == type_ else type_cast(value, type_)


def _is_positive_zero(value: ir.Value) -> bool:
    op = defining_op(value)
    if op is None or op.name != "arith.constant":
        return False
    attribute = op.attributes["value"]
    return isinstance(attribute, ir.FloatAttr) and str(attribute.value) == "0.0"
