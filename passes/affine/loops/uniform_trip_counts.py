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
  of an array. The new loop then starts at `2 * i - 1`, and the guard tests both ends.

A reduction stays outside of the guard and combines the neutral element where the guard fails, so
that affine-parallelize finds a plain reduction. Other loop-carried values pass through the guard. A
live-in value that every iteration yields, and none reads, is the result if the first iteration
always runs. If the count is uniform, the loop only gets its constant bound. Loops with a barrier
and counts that depend on data stay, with a remark.

Proved: the guard that is put around an iteration is exact: integer sets, or linear forms over the
domain, decide that it holds in the iterations that run and in no others.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

from raise_kernel.analysis.accesses.affine_maps import to_map, to_set
from raise_kernel.analysis.accesses.linear import Constraint, Domain, Linear, needed
from raise_kernel.analysis.accesses.regions import region_domains
from raise_kernel.analysis.graphs.reduction_kinds import KINDS, identity
from raise_kernel.analysis.integers.affine.affine_values import affine_values
from raise_kernel.analysis.integers.affine.clamped import Clamped, clamped_ends
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
class _Window:
    """A loop from `start`, the maximum of `lows`, to the minimum of `highs`.

    The new loop starts at `base`, which is one of `lows`.
    """

    ends: Clamped
    base: Linear

    def runs(self, domain: Domain) -> bool:
        return all(
            domain.interval(high - low)[0] > 0 for high in self.ends.highs for low in self.ends.lows
        )

    def at_most(self, domain: Domain) -> int:
        return max(0, min(domain.interval(h - self.base)[1] for h in self.ends.highs))

    def reaches(self, index: ir.Value, domain: Domain) -> list[Constraint]:
        position = self.base + Linear.index(index)
        found = [Constraint(high - position.shifted(1)) for high in self.ends.highs]
        found += [Constraint(position - low) for low in self.ends.lows if low != self.base]
        return _left(found, domain)

    def old_index(self, index: ir.Value) -> ir.Value:
        if len(self.ends.lows) == 1:
            return index
        map_, operands = to_map([self.base + Linear.index(index)])
        position, type_ = affine_apply(map_, operands), self.ends.start.type
        if isinstance(type_, ir.IndexType):
            return arith.subi(position, self.ends.start)
        distance = arith.subi(arith.index_cast(type_, position), self.ends.start)
        return arith.index_cast(index.type, distance)


@dataclass(frozen=True)
class _Counted:
    """A quasi-affine count: the iterations that run are those that fulfil `constraints`."""

    least: int
    greatest: int
    constraints: tuple[Constraint, ...]

    def at_most(self, domain: Domain) -> int:
        return max(0, self.greatest)

    def runs(self, domain: Domain) -> bool:
        return self.least > 0

    def reaches(self, index: ir.Value, domain: Domain) -> list[Constraint]:
        return _left(self.constraints, domain)

    def old_index(self, index: ir.Value) -> ir.Value:
        return index


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
        count = self.window(upper, domain) or self.counted(op, upper, domain)
        high = count.at_most(domain)
        if high >= 1 << 63:
            raise NoMatch("the count has no bound")
        index = op.regions[0].blocks[0].arguments[0]
        guard = count.reaches(index, domain.with_index(index, (0, high - 1)))
        if not all(constraint.form.fits() for constraint in guard):
            raise NoMatch("the guard has coefficients of more than 64 bits")
        return _rewrite(op, count, high, guard, domain)

    def window(self, upper: ir.Value, domain: Domain) -> _Window | None:
        ends = clamped_ends(upper, partial(self.values.of, domain=domain), domain)
        if ends is None or len(ends.lows) + len(ends.highs) == 2:
            return None
        windows = [_Window(ends, low) for low in ends.lows if low.fits()]
        if not windows:
            raise NoMatch("the loop's start has coefficients of more than 64 bits")
        return min(windows, key=lambda window: window.at_most(domain))

    def counted(self, loop: ir.Operation, upper: ir.Value, domain: Domain) -> _Counted:
        extent = self.values.exact(domain).extent(upper)
        if extent is None:
            raise NoMatch("the count is not quasi-affine in the indices")
        index = loop.regions[0].blocks[0].arguments[0]
        least, greatest = extent
        inside = domain.with_index(index, (0, max(0, greatest - 1)))
        found = self.values.exact(inside).below(index, upper)
        if found is None:
            raise NoMatch("the iterations that run are no convex set")
        return _Counted(least, greatest, tuple(found))


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


def _rewrite(
    op: ir.Operation,
    count: _Counted | _Window,
    high: int,
    guard: Sequence[Constraint],
    domain: Domain,
) -> ir.Operation:
    """Rewrite the loop as an affine.for of `high` iterations, of which those under `guard` run.

    The guard is on the index of the new loop.
    """
    old = op.regions[0].blocks[0]
    *operations, end = [o.operation for o in old.operations]
    fixed = _fixed(op, end) if count.runs(domain) else {}
    kept = [k for k in range(len(op.results)) if k not in fixed]
    with op.location, ir.InsertionPoint(op):
        new, body = affine_for(0, high, 1, [op.operands[3 + k] for k in kept])
    with op.location, ir.InsertionPoint(body):
        index = count.old_index(body.arguments[0])
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
        if not read and not _is_inside(value, body):
            found[k] = value
    return found


def _is_inside(value: ir.Value, body: ir.Block) -> bool:
    """Whether a yielded value is defined in the body's own block; else it is a live-in value."""
    owner = value.owner
    return (owner if isinstance(owner, ir.Block) else owner.operation.block) == body


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
