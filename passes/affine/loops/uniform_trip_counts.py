"""Makes varying trip counts uniform: the loop gets the maximum and a guard on its iterations.

Before (a grid-stride loop, from 0 by 1):
    %n = arith.ceildivui (1500 - %t), 512
    %s = scf.for %k = %c0 to %n step %c1 iter_args(%acc = %zero) -> (f32) {
      %v = memref.load %x[%t + %k * 512]
      %a = arith.addf %acc, %v
      scf.yield %a
    }
After:
    %s = affine.for %k = 0 to 3 iter_args(%acc = %zero) -> (f32) {
      %g = affine.if (-%t - 512 * %k + 1499 >= 0) { ... affine.yield %v } else { affine.yield -0.0 }
      %a = arith.addf %acc, %g
      affine.yield %a
    }

The bound of the new loop is the maximum of the count over the domain. The count may be

- any quasi-affine form of the indices for which the iterations that run are a convex set: linear,
  divided and rounded up, zero under a condition, or `(min(2 * i, 8) - max(2 * i, 1) + 3) & 7`;
- the distance of clamped ends, `min(2 * i + 2, 12) - max(2 * i - 1, 0)`, for a window at the edges
  of an array. The body adds the start to its index, which is then no affine form. So the new loop
  starts at `2 * i - 1`, and the guard tests both ends.

A reduction stays outside of the guard and combines the neutral element where the guard fails, so
that affine-parallelize finds a plain reduction. Other loop-carried values pass through the guard. A
live-in value that every iteration yields, and none reads, is the result if the first iteration
always runs. If the count is uniform, the loop only gets its constant bound. Loops with a barrier
and counts that depend on data stay, with a remark.

Proved: the guard that is put around an iteration is exact: integer sets, or linear forms over the
domain, decide that it holds in the iterations that run and in no others.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from raise_kernel.analysis.accesses.affine_maps import to_map, to_set
from raise_kernel.analysis.accesses.linear import Constraint, Domain, Interval, Linear, needed
from raise_kernel.analysis.accesses.regions import region_domains
from raise_kernel.analysis.graphs.reduction_kinds import KINDS, identity
from raise_kernel.analysis.graphs.speculation import is_invariant
from raise_kernel.analysis.integers.affine.affine_values import affine_values
from raise_kernel.analysis.integers.integer_range import bit_width
from raise_kernel.bindings import arith, ir
from raise_kernel.mlir.affine_ops import affine_apply, affine_for, affine_if, affine_yield
from raise_kernel.mlir.facts import facts
from raise_kernel.mlir.rewriting import erase, replace_uses
from raise_kernel.mlir.values import constant_int, defining_op, only_use
from raise_kernel.mlir.walks import kernels, names_in
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.remarks import NoMatch

# A sum -> the product that it may fold in, and the operation that does both.
_PRODUCTS = {"arith.addf": "arith.mulf", "arith.addi": "arith.muli"}
_FUSED = {"arith.addf": "math.fma"}


@register_pass("uniform-trip-counts", stage="affine", needs=("scf.for",))
def uniform_trip_counts(module: ir.Module, ctx: PassContext) -> None:
    """Give loops with a varying trip count a uniform one, and a guard on their iterations."""
    for kernel in kernels(module):
        _Rewriter(ctx).block(kernel.regions[0].blocks[0], Domain())


@dataclass(frozen=True)
class _Iterations:
    """The iterations that run: at most `most`, and one at least if `runs`. They fulfil
    `constraints` on the index of the new loop, which starts at `base` instead of `start`."""

    runs: bool
    most: int
    constraints: list[Constraint]
    base: Linear = field(default_factory=Linear)
    start: ir.Value | None = None

    def old_index(self, index: ir.Value) -> ir.Value:
        if self.start is None:
            return index
        map_, operands = to_map([self.base + Linear.index(index)])
        position, type_ = affine_apply(map_, operands), self.start.type
        if isinstance(type_, ir.IndexType):
            return arith.subi(position, self.start)
        distance = arith.subi(arith.index_cast(type_, position), self.start)
        return arith.index_cast(index.type, distance)


def _left(constraints: Sequence[Constraint], domain: Domain) -> list[Constraint]:
    """Those that the domain does not imply; all if they never hold, for drop-implied-guards."""
    left = needed(constraints, domain)
    return list(constraints) if left is None else left


class _Rewriter:
    def __init__(self, ctx: PassContext) -> None:
        self.remarks = ctx.remarks
        self.values = affine_values()

    def block(self, block: ir.Block, domain: Domain) -> None:
        for item in list(block.operations):
            op = item.operation
            if op.name == "scf.for" and constant_int(op.operands[1]) is None:
                try:
                    op = self.loop(op, domain)
                except NoMatch as reason:
                    self.remarks.missed(f"the trip count is not made uniform: {reason}", op)
            if op.regions:
                for region, inner in zip(op.regions, region_domains(op, domain), strict=True):
                    for nested in region.blocks:
                        self.block(nested, inner)

    def loop(self, op: ir.Operation, domain: Domain) -> ir.Operation:
        lower, upper, step = list(op.operands)[:3]
        if constant_int(lower) != 0 or constant_int(step) != 1:
            raise NoMatch("the loop does not count from 0 by 1")
        if "gpu.barrier" in names_in(op.regions[0].blocks[0]):
            raise NoMatch("the loop holds a barrier")
        body = op.regions[0].blocks[0]
        extent = self.values.exact(domain).extent(upper)
        if extent is None:
            raise NoMatch("the count is not quasi-affine in the indices")
        found = self.window(body, upper, extent, domain)
        found = found or self.counted(body, upper, extent, domain)
        if found.most >= 1 << 63:
            raise NoMatch("the count has no bound")
        inside = domain.with_index(body.arguments[0], (0, found.most - 1))
        guard = _left(found.constraints, inside)
        if not all(form.fits() for form in (found.base, *(c.form for c in guard))):
            raise NoMatch("the guard has coefficients of more than 64 bits")
        return _rewrite(op, found, guard)

    def counted(
        self, body: ir.Block, upper: ir.Value, extent: Interval, domain: Domain
    ) -> _Iterations:
        index, most = body.arguments[0], max(0, extent[1])
        inside = domain.with_index(index, (0, max(0, most - 1)))
        found = self.values.exact(inside).window(index, upper)
        if found is None:
            raise NoMatch("the iterations that run are no convex set")
        return _Iterations(extent[0] > 0, most, found)

    def window(
        self, body: ir.Block, upper: ir.Value, extent: Interval, domain: Domain
    ) -> _Iterations | None:
        """The iterations by their positions, from a start that is not affine but the maximum of
        forms that are, to the minimum of others."""
        index = body.arguments[0]
        for start in _starts(body):
            exact = self.values.exact(domain)
            first = exact.extent(start) if self.values.of(start, domain) is None else None
            # Each index has to be a number of the start's type.
            if first is None or not 1 <= extent[1] < 1 << (bit_width(start.type) - 1):
                continue
            low, high = first[0], first[1] + extent[1] - 1
            inside = domain.with_index(index, (low, high))
            found = self.values.exact(inside).window(index, upper, start)
            if found is None:
                continue
            position = Linear.index(index)
            found += [
                Constraint(position.shifted(-low)),
                Constraint(position.scaled(-1).shifted(high)),
            ]
            lows = [position - c.form for c in found if c.form.terms.get(index) == 1]
            highs = [position + c.form for c in found if c.form.terms.get(index) == -1]
            spans = [min(domain.interval(h - base)[1] for h in highs) + 1 for base in lows]
            most = min(spans)
            base = lows[spans.index(most)]
            moved = {index: base + position}
            constraints = [replace(c, form=c.form.substituted(moved)) for c in found]
            return _Iterations(extent[0] > 0, max(0, most), constraints, base, start)
        return None


def _starts(body: ir.Block) -> Iterator[ir.Value]:
    """What the body of a loop adds to its index, of what is known before the loop."""
    index = body.arguments[0]
    users = [use.owner.operation for use in index.uses]
    casts = [op.results[0] for op in users if op.name == "arith.index_cast"]
    for use in (use for value in (index, *casts) for use in value.uses):
        op = use.owner.operation
        if op.name == "arith.addi" and op.block == body:
            other = op.operands[1 - use.operand_number]
            if is_invariant(other, body.owner.operation):
                yield other


# --- rewriting ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Link:
    """One operation of a reduction; its operand `carried` is the loop-carried value."""

    op: ir.Operation
    carried: int

    @property
    def kind(self) -> str:
        return "arith.addf" if self.op.name == "math.fma" else self.op.name


@dataclass(frozen=True)
class _Term:
    """Operand `position` of `op`, replaced by `otherwise` where the guard fails."""

    op: ir.Operation
    position: int
    otherwise: ir.Attribute


def _rewrite(op: ir.Operation, found: _Iterations, guard: Sequence[Constraint]) -> ir.Operation:
    """Rewrite the loop as an affine.for of all iterations, of which those under `guard` run.

    The guard is on the index of the new loop.
    """
    old = op.regions[0].blocks[0]
    *operations, end = [o.operation for o in old.operations]
    fixed = _fixed(op, end) if found.runs else {}
    kept = [k for k in range(len(op.results)) if k not in fixed]
    with op.location, ir.InsertionPoint(op):
        new, body = affine_for(0, found.most, 1, [op.operands[3 + k] for k in kept])
    with op.location, ir.InsertionPoint(body):
        index = found.old_index(body.arguments[0])
    arguments = [old.arguments[0], *(old.arguments[1 + k] for k in kept)]
    replacements = [index, *list(body.arguments)[1:]]
    for argument, replacement in zip(arguments, replacements, strict=True):
        replace_uses(argument, replacement)
    yields = [end.operands[k] for k in kept]
    for inner in operations:
        body.append(inner)
    if guard:
        moved = {old.arguments[0]: Linear.index(body.arguments[0])}
        inside = [replace(c, form=c.form.substituted(moved)) for c in guard]
        chains = [_chain(a, v, end) for a, v in zip(list(body.arguments)[1:], yields, strict=True)]
        yields = _guard(body, operations, yields, chains, inside)
    erase(end)
    with op.location, ir.InsertionPoint(body):
        affine_yield(yields)
    for k, value in [*zip(kept, new.results, strict=True), *fixed.items()]:
        replace_uses(op.results[k], value)
    erase(op)
    return new


def _fixed(op: ir.Operation, end: ir.Operation) -> dict[int, ir.Value]:
    """The results that every iteration yields as the same live-in value, and none reads."""
    body = op.regions[0].blocks[0]
    found = {}
    for k, value in enumerate(end.operands):
        read = any(True for _ in body.arguments[1 + k].uses)
        if not read and is_invariant(value, body.owner.operation):
            found[k] = value
    return found


def _chain(argument: ir.Value, value: ir.Value, end: ir.Operation) -> list[_Link]:
    """The operations `argument op term op term ...` that compute `value`, in order.

    Empty if they are no reduction, or if anything else uses their values.
    """
    links: list[_Link] = []
    current = argument
    while True:
        uses = list(current.uses)
        if len(uses) != 1:
            return []
        op = uses[0].owner.operation
        if op == end:
            return links if current == value else []
        link = _Link(op, uses[0].operand_number)
        factor = op.name == "math.fma" and link.carried != 2
        if link.kind not in KINDS or op.block != argument.owner or factor:
            return []
        if links and link.kind != links[0].kind:
            return []
        links.append(link)
        current = op.results[0]


def _guard(
    body: ir.Block,
    operations: Sequence[ir.Operation],
    yields: Sequence[ir.Value],
    chains: Sequence[Sequence[_Link]],
    constraints: Sequence[Constraint],
) -> list[ir.Value]:
    """Put `body` under the guard, and its reductions after it; returns the values to yield."""
    terms = [term for chain in chains for link in chain for term in _terms(link)]
    outside = {link.op for chain in chains for link in chain} | {term.op for term in terms}
    carried = list(body.arguments)[1:]
    passed = [k for k, chain in enumerate(chains) if not chain]
    leaving = [term.op.operands[term.position] for term in terms]
    leaving += [yields[k] for k in passed]
    set_, operands = to_set(constraints)
    with body.owner.location, ir.InsertionPoint(body):
        types = [value.type for value in leaving]
        guard, branches = affine_if(set_, operands, types, with_else=bool(leaving))
    for op in operations:
        (body if op in outside else branches[0]).append(op)
    with body.owner.location, ir.InsertionPoint(branches[0]):
        affine_yield(leaving)
    if leaving:
        with body.owner.location, ir.InsertionPoint(branches[1]):
            constants = [arith.constant(t.otherwise.type, t.otherwise) for t in terms]
            affine_yield([*constants, *(carried[k] for k in passed)])
    results = list(guard.results)
    for term, result in zip(terms, results, strict=False):
        facts.changed()
        term.op.operands[term.position] = result
    out = list(yields)
    for k, result in zip(passed, results[len(terms) :], strict=True):
        out[k] = result
    return out


def _terms(link: _Link) -> list[_Term]:
    """The terms that a link of a chain combines: one value, or the two factors of a product."""
    if link.op.name == "math.fma":
        return _factors(link.op)
    position = 1 - link.carried
    value = link.op.operands[position]
    product = defining_op(value)
    if (
        product is not None
        and product.name == _PRODUCTS.get(link.kind)
        and product.block == link.op.block
        and product.operands[0] != product.operands[1]
        and only_use(value) is not None
    ):
        return _factors(product)
    return [_Term(link.op, position, _neutral(link.kind, value.type))]


def _factors(op: ir.Operation) -> list[_Term]:
    """The factors of a summed product: -0.0 times 1.0 is neutral even for a sum of -0.0."""
    add, multiply = next((a, m) for a, m in _PRODUCTS.items() if op.name in (m, _FUSED.get(a)))
    type_ = op.operands[0].type
    return [_Term(op, 0, _neutral(add, type_)), _Term(op, 1, _neutral(multiply, type_))]


def _neutral(kind: str, type_: ir.Type) -> ir.Attribute:
    """The neutral element of an operation, as a value of that type (an index too)."""
    attribute = identity(KINDS[kind], type_)
    if isinstance(attribute, ir.IntegerAttr):
        return ir.IntegerAttr.get(type_, attribute.value)
    return attribute
