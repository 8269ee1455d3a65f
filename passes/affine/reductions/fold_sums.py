"""Recovers one reduction over a box from a sum that was unrolled or split.

Before (a loop unrolled by hand or by clang; a strided sum a thread, then one over the threads):
    %p0 = x[%i, 0] * w[0, %j]    %p1 = x[%i, 1] * w[1, %j]    ...
    %s = %p0 + %p1 + %p2 + ... + %p8
    %t = affine.parallel (%l) = (0) to (32) reduce ("addf") {
      %a = affine.parallel (%k) = (0) to (4) reduce ("addf") { y[%k * 32 + %l] * v[%k * 32 + %l] }
      %g = affine.if (%l <= 10) { y[%l + 128] * v[%l + 128] } else { -0.0 }
      affine.yield %a + %g
    }
After:
    %s = affine.parallel (%k) = (0) to (9) reduce ("addf") { x[%i, %k] * w[%k, %j] }
    %t = affine.parallel (%k) = (0) to (139) reduce ("addf") { y[%k] * v[%k] }

The addends of a chain of additions, differences and fused products are compared by their shapes,
also through inner reductions (analysis/loops/copies.py). Addends of one shape become one reduction
if the points that they access are disjoint and fill a box. A bound of an addend, or of a factor
that is zero outside of it (a boundary of a convolution), becomes a guard of the reduction. It must
be the same linear function of the points for all addends, or be implied for those without it.
Minima and maxima of floats are combined in the same way.

A reduction with several results, as after unrolling, is split whole or not at all. Its results may
go into several sums, as in a thread with a tile of results. Then these sums are folded together.

Unrolled addends stay if the reduction is not profitable, by the rules of affine-parallelize. Memory
that a term reads must not be written before the end of the sum. The order of the additions changes,
as in every raised reduction.

Proved: addends with one symbolic expression, at points that are disjoint and fill a box, are the
reduction over that box. Sums are reassociated.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from raise_kernel.analysis.accesses.linear import Domain, Linear
from raise_kernel.analysis.accesses.regions import has_effects_between
from raise_kernel.analysis.accesses.windows import window_of
from raise_kernel.analysis.graphs.reduction_kinds import KINDS, identity
from raise_kernel.analysis.lanes.uniform import holder_in, parents
from raise_kernel.analysis.lanes.variance import uniformity
from raise_kernel.analysis.loops.addends import (
    PRODUCTS,
    SUMMING,
    addends_of,
    ends_sum,
    has_few_addends,
    sum_kind,
    sums_over_same_loops,
)
from raise_kernel.analysis.loops.copies import Copy, Family, Node, Shapes, blocks_around
from raise_kernel.analysis.loops.copy_grid import Grid
from raise_kernel.analysis.loops.sum_bounds import bounded_by_ends
from raise_kernel.analysis.loops.sum_nest import Term, reductions, term_parts
from raise_kernel.analysis.loops.sum_terms import SummedTerm
from raise_kernel.analysis.memory.memory_effects import domain_at
from raise_kernel.analysis.memory.type_layout import is_float
from raise_kernel.bindings import arith, ir
from raise_kernel.mlir.facts import facts
from raise_kernel.mlir.rewriting import erase, replace_op
from raise_kernel.mlir.values import defining_op
from raise_kernel.mlir.values import identity as identity_of
from raise_kernel.mlir.walks import kernels, named, walk_inner_first
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.affine.loops.reduction_loops import parallel_reduction
from raise_kernel.passes.affine.loops.reduction_profit import (
    WRITTEN_OUT,
    Lanes,
    ReductionProfit,
    trips,
)
from raise_kernel.passes.affine.reductions.crosswise import ends_of
from raise_kernel.passes.affine.reductions.sum_groups import (
    SumGroup,
    SumMember,
    combined,
    sum_nest,
)
from raise_kernel.remarks import NoMatch

# Sums of more terms than this are not examined.
MAX_POINTS = 1 << 16
# Up to this many terms that are no products fuse with the surrounding operations.
FEW = 8
# The most terms of a sum of products that stays unrolled because one factor is uniform, or both
# factors vary with the same lanes.
SHORT = 16
# Windows of up to this many elements are faster as slices than as a reduction over windows.
SLICES = 64


@register_pass("fold-sums", stage="affine")
@dataclass(frozen=True)
class FoldSums:
    """Fold the addends of unrolled and split sums into reductions.

    `unrolled`: also addends that no loop sums. Off before short loops are unrolled.
    """

    unrolled: bool = True

    def run(self, module: ir.Module, ctx: PassContext) -> None:
        for kernel in kernels(module):
            entry = kernel.regions[0].blocks[0]
            if not self._may_fold(entry):
                continue
            # In program order, inner operations first: a sum in the terms of another sum is then
            # one value.
            operations = walk_inner_first(entry)
            roots = [op for op in operations if ends_sum(op)]
            order = {identity_of(root): number for number, root in enumerate(roots)}
            shared = any(op.name == "affine.parallel" and len(op.results) > 1 for op in operations)
            folder = _Folder(kernel, ctx, self.unrolled)
            for number, root in enumerate(roots):
                if has_few_addends(root, WRITTEN_OUT, FEW):
                    continue
                together = sums_over_same_loops(root) if shared else [root]
                if all(order.get(identity_of(other), 0) <= number for other in together):
                    folder.fold(together)

    def _may_fold(self, entry: ir.Block) -> bool:
        """Whether a sum may be folded: most kernels have none of more than a few addends."""
        if not self.unrolled and not any(len(op.results) for op in named(entry, "affine.parallel")):
            return False
        sums = named(entry, *SUMMING)
        return any(ends_sum(op) and not has_few_addends(op, WRITTEN_OUT, FEW) for op in sums)


def _terms(root: ir.Operation, closed: set[int]) -> list[SummedTerm]:
    terms = list(addends_of(root, sum_kind(root) or "", closed))
    if not any(term.constraints for term in terms):
        return terms
    domain = domain_at(root)
    return [_fixed(term, domain) for term in terms]


def _are_few(terms: Sequence[SummedTerm]) -> bool:
    """Whether there are so few terms that they stay unrolled: none is summed by a loop, and those
    with as many factors, which alone are folded together, are few."""
    pairs = sum(len(term.factors) == 2 for term in terms)
    few = pairs <= WRITTEN_OUT and len(terms) - pairs <= FEW
    return few and not any(term.loops for term in terms)


def _is_nested(terms: Sequence[SummedTerm]) -> bool:
    """Whether a term is a sum of sums, which is one reduction over both boxes."""
    return any(len(term.loops) > 1 for term in terms)


def _fixed(term: SummedTerm, domain: Domain) -> SummedTerm:
    """The term, with indices that have one value replaced in its guards."""
    values = {v: Linear(low) for v, (low, high) in domain.bounds.items() if low == high}
    constraints = (replace(c, form=c.form.substituted(values)) for c in term.constraints)
    return replace(term, constraints=tuple(constraints))


def _not_whole(terms: Sequence[SummedTerm], groups: Sequence[SumGroup]) -> set[int]:
    """The loops of which only some results would be merged. A loop is split whole or not at all."""
    merged = {id(member.origin) for group in groups for member in group.members}
    found: set[int] = set()
    results: dict[int, tuple[int, set[int]]] = {}
    for term in terms:
        for loop, number in zip(term.loops, term.results, strict=True):
            if id(term) not in merged and not _is_free(term):
                found.add(identity_of(loop))
            results.setdefault(identity_of(loop), (len(loop.results), set()))[1].add(number)
    return found | {loop for loop, (count, here) in results.items() if len(here) < count}


class _Folder:
    def __init__(self, kernel: ir.Operation, ctx: PassContext, unrolled: bool) -> None:
        self.ctx = ctx
        self.unrolled = unrolled
        self.profit = ReductionProfit(kernel, ctx)
        self.read_only: dict[ir.Value, bool] = {}

    def fold(self, roots: Sequence[ir.Operation]) -> None:
        """Fold sums. Their loops are split whole or not at all."""
        closed: set[int] = set()
        while True:
            plans = [(root, *self._plan(root, closed)) for root in roots]
            kept = _not_whole(
                [term for _, terms, _ in plans for term in terms],
                [group for _, _, groups in plans for group in groups],
            )
            if not kept:
                break
            closed |= kept
        for root, terms, groups in plans:
            if groups:
                self._rewrite(root, terms, groups)

    def _plan(
        self, root: ir.Operation, closed: set[int]
    ) -> tuple[list[SummedTerm], list[SumGroup]]:
        """The addends of a sum, and the groups of them that are reductions."""
        try:
            terms = _terms(root, closed)
        except NoMatch:
            return [], []
        if (len(terms) < 2 and not _is_nested(terms)) or _are_few(terms):
            return terms, []
        return terms, self._groups(root, terms)

    # --- groups -------------------------------------------------------------------------------

    def _groups(self, root: ir.Operation, terms: Sequence[SummedTerm]) -> list[SumGroup]:
        shapes = Shapes(set(blocks_around(root.block)), lambda load: self._unchanged(load, root))
        domain = domain_at(root)
        copies: dict[frozenset[ir.Value], Copy] = {}
        by_key: dict[tuple, list[SumMember]] = {}
        leaders: dict[tuple, list[int]] = {}
        for term in terms:
            if term.own not in copies:
                bounds = {index: (low, high) for index, low, high in term.box}
                inner = replace(domain, bounds={**domain.bounds, **bounds})
                copies[term.own] = Copy(inner, term.own)
            copy = copies[term.own]
            if not (self.unrolled or term.loops):
                continue
            try:
                found = [shapes.of(factor, copy) for factor in term.factors]
            except NoMatch:
                continue
            key = (term.negative, *sorted(found))
            member = term
            if leaders.setdefault(key, found) != found:
                member = replace(term, factors=term.factors[::-1], padded=term.padded[::-1])
            by_key.setdefault(key, []).append(SumMember(member, term, copy))
        groups: list[SumGroup] = []
        for members in by_key.values():
            try:
                groups += self._joined(root, shapes, members)
            except NoMatch as reason:
                if len(members) > FEW:
                    self.ctx.remarks.missed(f"a sum stays unrolled: {reason}", root)
        return groups

    def _joined(
        self, root: ir.Operation, shapes: Shapes, members: Sequence[SumMember]
    ) -> list[SumGroup]:
        looped = any(m.term.loops for m in members)
        if len(members) < 2 and not _is_nested([m.term for m in members]):
            raise NoMatch("only one term has this form")
        if not looped and len(members) <= (
            WRITTEN_OUT if len(members[0].term.factors) == 2 else FEW
        ):
            raise NoMatch("it has few terms")
        family = Family(shapes, [m.copy for m in members])
        columns = zip(*(m.term.factors for m in members), strict=True)
        factors = tuple(family.node(column) for column in columns)
        if not family.loads:
            raise NoMatch("it loads nothing")
        try:
            group = self._group(root, family, factors, members)
        except NoMatch:
            # Guards in different forms may be the bounds of the same array.
            domain = domain_at(root)
            loads = zip(*family.loads, strict=True)
            terms = [
                bounded_by_ends(m.term, own, domain) for m, own in zip(members, loads, strict=True)
            ]
            if terms == [m.term for m in members]:
                raise
            members = [replace(m, term=term) for m, term in zip(members, terms, strict=True)]
            group = self._group(root, family, factors, members)
        if not all(member.term.loops for member in members):
            return [group]
        ends = ends_of(group.grid)
        if len(ends) == 1:
            return [group]
        return [
            one
            for end in ends
            if len(end) > 1
            for one in self._joined(root, shapes, [members[k] for k in end])
        ]

    def _unchanged(self, load: ir.Operation, root: ir.Operation) -> bool:
        """Whether the load would read the same value at the end of the sum."""
        memory = load.operands[0]
        if memory not in self.read_only:
            readers = ("affine.load", "memref.load")
            argument = defining_op(memory) is None
            uses = [use.owner.operation.name for use in memory.uses]
            self.read_only[memory] = argument and all(name in readers for name in uses)
        if self.read_only[memory]:
            return True
        inside = holder_in(root.block, load)
        return inside is not None and not has_effects_between(inside, root)

    def _group(
        self,
        root: ir.Operation,
        family: Family,
        factors: tuple[Node, ...],
        members: Sequence[SumMember],
    ) -> SumGroup:
        domain = domain_at(root)
        try:
            grid = self._grid(family, members, domain)
        except NoMatch:
            # Guards may cut a box in the last iterations of a loop, so that it is no box any more.
            grid = self._grid(family, members, None)
        guards = grid.common([m.term.guards() for m in members])
        padded = [grid.common([m.term.padded[k] for m in members]) for k in range(len(factors))]
        group = SumGroup(tuple(members), grid, factors, guards, padded)
        self._check_profit(root, group, any(m.term.loops for m in members))
        return group

    @staticmethod
    def _grid(family: Family, members: Sequence[SumMember], domain: Domain | None) -> Grid:
        values = [m.term.iterations(MAX_POINTS, domain) for m in members]
        if sum(count for _, count in values) > MAX_POINTS:
            raise NoMatch(f"it has more than {MAX_POINTS} terms")
        return Grid(family, values)

    def _check_profit(self, root: ir.Operation, group: SumGroup, looped: bool) -> None:
        """NoMatch if the reduction is not profitable. It is built for this test, and erased."""
        nest = sum_nest(root, group)
        try:
            self._check_nest(root, nest, looped)
        finally:
            erase(nest[0])

    def _check_nest(self, root: ir.Operation, nest: list[ir.Operation], looped: bool) -> None:
        # The nest is new.
        facts.changed()
        lanes: Lanes = tuple(
            index
            for op in reversed(list(parents(root)))
            if op.name == "affine.parallel"
            for index in op.regions[0].blocks[0].arguments
        )
        domain = domain_at(root)
        for loop in nest:
            count = trips(loop)
            domain = domain.with_index(loop.regions[0].blocks[0].arguments[0], (0, count - 1))
        found = reductions(nest)
        (term,) = found[0].terms
        own = [loop.regions[0].blocks[0].arguments[0] for loop in nest]
        window = window_of(KINDS[found[0].op], term, own, lanes, domain)
        count = math.prod(trips(loop) for loop in nest)
        if not looped and window is not None and window.weights is None and count <= SLICES:
            raise NoMatch("slices of the array fuse")
        if self.profit.is_window(found, tuple(own), lanes, domain, count):
            return
        self.profit.in_best_order(nest, found, lanes, domain)
        if not looped and count <= SHORT and not self._is_outer(term, own):
            raise NoMatch("its products fuse with the operations around them")

    def _is_outer(self, term: Term, own: Sequence[ir.Value]) -> bool:
        """Whether each factor has a lane of its own, as in a matrix product."""
        variance = uniformity(self.profit.entry, loops=True)
        lanes = [variance.of(part) - frozenset(own) for part in term_parts(term)]
        return len(lanes) == 2 and bool(lanes[0] - lanes[1]) and bool(lanes[1] - lanes[0])

    def _rewrite(
        self, root: ir.Operation, terms: Sequence[SummedTerm], groups: Sequence[SumGroup]
    ) -> None:
        merged = {id(member.origin) for group in groups for member in group.members}
        type_ = root.results[0].type
        left = [t for t in terms if id(t) not in merged]
        zeros = [t for t in left if _is_zero(t)]
        left = [t for t in left if not _is_zero(t)]
        sums: list[tuple[ir.Value, bool]] = []
        # A sum that starts from +0.0 is never -0.0.
        started = bool(zeros) or any(group.from_zero for group in groups)
        for group in groups:
            nest = sum_nest(root, group)
            loop = parallel_reduction(nest, reductions(nest))
            if "rk.from_zero" in loop.attributes and not started:
                facts.changed()
                del loop.attributes["rk.from_zero"]
            negative = group.members[0].term.negative
            sums.append((loop.results[0], negative))
        with root.location, ir.InsertionPoint(root):
            values = [*((_value(t), t.negative) for t in left), *sums]
            values.sort(key=lambda v: v[1])
            total = _folded(values, sum_kind(root) or "", type_)
        count = sum(len(group.members) for group in groups)
        result = "one reduction" if len(groups) == 1 else f"{len(groups)} reductions"
        self.ctx.remarks.applied(f"{count} addends are now {result}", root)
        replace_op(root, [total])


def _folded(values: Sequence[tuple[ir.Value, bool]], kind: str, type_: ir.Type) -> ir.Value:
    sub = arith.subf if is_float(type_) else arith.subi
    (total, negative), *rest = values
    if negative:
        total = sub(arith.constant(type_, identity(KINDS[kind], type_)), total)
    for value, minus in rest:
        total = sub(total, value) if minus else combined(kind, total, value)
    return total


def _value(term: SummedTerm) -> ir.Value:
    """The value of a term that is not merged, under its guards."""
    op = defining_op(term.written[0])
    if op is not None and op.name == "arith.constant" and len(term.written) == 1:
        # It may be defined in a loop that is erased.
        return op.clone().operation.results[0]
    return term.written[0] if len(term.written) == 1 else arith.mulf(*term.written)


def _is_zero(term: SummedTerm) -> bool:
    """Whether a term of a sum is the constant +0.0, or the integer 0."""
    op = defining_op(term.factors[0])
    if term.kind not in PRODUCTS or term.constraints:
        return False
    if len(term.factors) > 1 or term.negative or op is None or op.name != "arith.constant":
        return False
    return str(op.attributes["value"]).split(" ")[0] in ("0.000000e+00", "0")


def _is_free(term: SummedTerm) -> bool:
    """Whether a term is loop-invariant: no reduction sums it, or it is a constant extremum."""
    op = defining_op(term.factors[0])
    constant = op is not None and op.name == "arith.constant"
    guarded = bool(term.constraints)
    return _is_zero(term) or (constant and not guarded and term.kind not in PRODUCTS)
