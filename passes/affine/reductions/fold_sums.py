"""A sum that is written out, or split into several, becomes one reduction over a box.

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

The addends of a chain of additions, differences and fused products, through the reductions among
them, are brought into a normal form: an expression over loads, and the points that these loads
read. Addends with one expression are one reduction where their points are disjoint and fill a box.
What bounds an addend (a boundary of a convolution) is a guard of the reduction where it is one
linear function of the points, or follows for those that lack it.
Addends that are written out stay as they are where the reduction would not pay, as loops do in
affine-parallelize. Memory that a term reads must not be written between there and the sum's end.
The order of the additions changes, as in every reduction that is raised.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from raise_kernel.analysis.accesses.affine_maps import to_set
from raise_kernel.analysis.accesses.linear import Constraint, Domain, Linear
from raise_kernel.analysis.accesses.point_boxes import PointBox, box_of
from raise_kernel.analysis.accesses.regions import has_effects
from raise_kernel.analysis.graphs.reduction_kinds import ADDF, KINDS, identity
from raise_kernel.analysis.lanes.uniform import parents
from raise_kernel.analysis.loops.addends import addends_of, sum_kind
from raise_kernel.analysis.loops.sum_nest import reductions
from raise_kernel.analysis.loops.sum_terms import (
    Description,
    Rebuild,
    SummedTerm,
    at_points,
    describe,
)
from raise_kernel.bindings import (
    affine_for,
    affine_if,
    affine_yield,
    arith,
    defining_op,
    ir,
    kernels,
    walk,
)
from raise_kernel.bindings import (
    identity as identity_of,
)
from raise_kernel.diagnostics import NoMatch
from raise_kernel.pass_base import PassContext
from raise_kernel.passes.affine.loops.reduction_loops import parallel_reduction
from raise_kernel.passes.affine.loops.reduction_profit import (
    WRITTEN_OUT,
    Lanes,
    ReductionProfit,
    domain_at,
)
from raise_kernel.registry import register_pass

# Sums of more terms than this are not looked at.
MAX_POINTS = 1 << 16
# Terms that are no product fuse with what is around them where they are this few.
FEW = 8


@register_pass("fold-sums", stage="affine")
def fold_sums(module: ir.Module, ctx: PassContext) -> None:
    """Fold the addends of written-out and split sums into reductions."""
    for kernel in kernels(module):
        folder = _Folder(kernel, ctx)
        roots = [op for op in walk(kernel.regions[0].blocks[0]) if _is_root(op)]
        for root in reversed(roots):
            folder.fold(root)


def _is_root(op: ir.Operation) -> bool:
    """Whether a float or integer sum, or a sum over a box, ends here."""
    if sum_kind(op) is None:
        return False
    uses = list(op.results[0].uses)
    if len(uses) != 1:
        return True
    user = uses[0].owner.operation
    if user.name == "affine.yield" and user.parent.operation.name == "affine.parallel":
        # The reduction around it looks through it.
        return sum_kind(user.parent.operation) != sum_kind(op)
    folds_on = sum_kind(user) == sum_kind(op) and user.block == op.block
    return not folds_on or (user.name == "math.fma" and user.operands[2] != op.results[0])


def _are_few(terms: Sequence[SummedTerm]) -> bool:
    """Whether all terms stay written out whatever they are: none is summed by a loop."""
    return len(terms) <= min(WRITTEN_OUT, FEW) and not any(t.loops for t in terms)


@dataclass(frozen=True)
class _Group:
    """Terms that are one reduction over `box`, under `constraints` over its indices: those that
    `places` numbers are indices of the box."""

    members: tuple[Description, ...]
    box: PointBox
    guards: tuple[tuple[Constraint, int | None, int], ...]


class _Folder:
    def __init__(self, kernel: ir.Operation, ctx: PassContext) -> None:
        self.kernel = kernel
        self.ctx = ctx
        self.profit = ReductionProfit(kernel, ctx)
        self.read_only: dict[ir.Value, bool] = {}

    def fold(self, root: ir.Operation) -> None:
        closed: set[int] = set()
        while True:
            try:
                terms = list(addends_of(root, sum_kind(root) or "", closed))
            except NoMatch:
                return
            if len(terms) < 2 or _are_few(terms):
                return
            groups = self._groups(root, terms)
            merged = {id(member.term) for group in groups for member in group.members}
            # A loop is taken apart as a whole, or not at all.
            kept = {
                identity_of(loop)
                for term in terms
                if id(term) not in merged and not _is_zero(term)
                for loop in term.loops
            }
            if not kept:
                break
            closed |= kept
        if groups:
            self._rewrite(root, terms, groups)

    # --- groups -------------------------------------------------------------------------------

    def _groups(self, root: ir.Operation, terms: Sequence[SummedTerm]) -> list[_Group]:
        alike: dict[tuple, list[Description]] = {}
        for term in terms:
            found = self._described(root, term, alike)
            if found is not None:
                alike.setdefault(found.key, []).append(found)
        groups = []
        for members in alike.values():
            try:
                group = self._group(root, members)
            except NoMatch as reason:
                if len(members) > FEW:
                    self.ctx.remarks.missed(f"a sum stays written out: {reason}", root)
                continue
            groups.append(group)
        return groups

    def _described(
        self, root: ir.Operation, term: SummedTerm, alike: dict[tuple, list[Description]]
    ) -> Description | None:
        try:
            found = describe(term)
            if found.key not in alike and len(term.factors) == 2:
                swapped = describe(replace(term, factors=term.factors[::-1]))
                if swapped.key in alike:
                    found = swapped
                    found.term = term
        except NoMatch:
            return None
        unchanged = all(self._unchanged(load, root) for load in found.loads)
        return found if unchanged else None

    def _unchanged(self, load: ir.Operation, root: ir.Operation) -> bool:
        """Whether the memory holds at the sum's end what the load reads."""
        memory = load.operands[0]
        if memory not in self.read_only:
            readers = ("affine.load", "memref.load")
            argument = defining_op(memory) is None
            uses = [use.owner.operation.name for use in memory.uses]
            self.read_only[memory] = argument and all(name in readers for name in uses)
        if self.read_only[memory]:
            return True
        inside = load
        for around in parents(load):
            if inside.block == root.block:
                break
            inside = around
        if inside.block != root.block:
            return False
        operations = [o.operation for o in root.block.operations]
        first = next(k for k, op in enumerate(operations) if op == inside)
        last = next(k for k, op in enumerate(operations) if op == root)
        return not any(has_effects(op) for op in operations[first:last])

    def _group(self, root: ir.Operation, members: list[Description]) -> _Group:
        looped = any(m.term.loops for m in members)
        if len(members) < 2:
            raise NoMatch("a term is alone")
        product = len(members[0].term.factors) == 2
        if not looped and len(members) <= (WRITTEN_OUT if product else FEW):
            raise NoMatch("its terms are few")
        grids = [m.grid(MAX_POINTS) for m in members]
        if sum(m.count for m in members) > MAX_POINTS:
            raise NoMatch(f"it has more than {MAX_POINTS} terms")
        points = [m.points(grid) for m, grid in zip(members, grids, strict=True)]
        box = box_of(np.concatenate(points))
        if box is None or not box.steps:
            raise NoMatch("what its terms read is no box")
        guards = self._guards(root, members, points, grids)
        group = _Group(tuple(members), box, guards)
        if not looped:
            self._check_profit(root, group)
        return group

    def _guards(
        self,
        root: ir.Operation,
        members: Sequence[Description],
        points: Sequence[np.ndarray],
        grids: Sequence[dict[ir.Value, np.ndarray]],
    ) -> tuple[tuple[Constraint, int | None, int], ...]:
        """(constraint, coordinate that it moves with, sign): what guards the whole sum."""
        shapes: dict[tuple, list[tuple[int, Constraint]]] = {}
        for number, member in enumerate(members):
            for constraint in member.term.constraints:
                outer = {v: c for v, c in constraint.form.terms.items() if v not in member.term.own}
                if outer:
                    key = (frozenset(outer.items()), constraint.equality)
                    shapes.setdefault(key, []).append((number, constraint))
        domain = domain_at(root, Domain())
        guards = []
        for (outer, equality), those in shapes.items():
            if len({number for number, _ in those}) != len(those):
                raise NoMatch("its terms are under several bounds of one kind")
            values = {n: at_points(c.form, grids[n], members[n].count) for n, c in those}
            guards.append(
                self._guard(Linear(0, dict(outer)), equality, values, members, points, domain)
            )
        return tuple(guards)

    @staticmethod
    def _guard(
        outer: Linear,
        equality: bool,
        values: dict[int, np.ndarray],
        members: Sequence[Description],
        points: Sequence[np.ndarray],
        domain: Domain,
    ) -> tuple[Constraint, int | None, int]:
        moving: list[tuple[int | None, int]] = [
            (number, sign)
            for number, shape in enumerate(members[0].outer)
            for sign in (1, -1)
            if shape and frozenset((v, sign * c) for v, c in shape) == outer.key()
        ]
        for column, sign in (*moving, (None, 1)):
            lines = [p[:, column] * sign if column is not None else p[:, 0] * 0 for p in points]
            offsets = {int(n) for k, here in values.items() for n in np.unique(here - lines[k])}
            if len(offsets) != 1:
                continue
            (offset,) = offsets
            for k, line in enumerate(lines):
                bounds = {domain.interval(outer.shifted(int(n) + offset)) for n in np.unique(line)}
                implied = all(
                    (low, high) == (0, 0) if equality else low >= 0 for low, high in bounds
                )
                if k not in values and not implied:
                    raise NoMatch("its terms are under different guards")
            return Constraint(outer.shifted(offset), equality), column, sign
        raise NoMatch("its guards do not move with what it reads")

    def _check_profit(self, root: ir.Operation, group: _Group) -> None:
        """NoMatch where the reduction would not pay; built to be looked at, and taken out again."""
        nest = self._nest(root, group)
        try:
            self._check_nest(root, nest)
        finally:
            nest[0].erase()

    def _check_nest(self, root: ir.Operation, nest: Sequence[ir.Operation]) -> None:
        lanes: Lanes = tuple(
            index
            for op in reversed(list(parents(root)))
            if op.name == "affine.parallel"
            for index in op.regions[0].blocks[0].arguments
        )
        domain = domain_at(root, Domain())
        for loop in nest:
            count = loop_count(loop)
            domain = domain.with_index(loop.regions[0].blocks[0].arguments[0], (0, count - 1))
        self.profit.changed()
        self.profit.check(list(nest), reductions(list(nest)), lanes, domain)

    # --- building -----------------------------------------------------------------------------

    def _nest(self, root: ir.Operation, group: _Group) -> list[ir.Operation]:
        """The sum as sequential loops that start at +0.0, before `root`."""
        type_ = root.results[0].type
        nest: list[ir.Operation] = []
        point = ir.InsertionPoint(root)
        with root.location:
            with point:
                zero = ir.FloatAttr.get(type_, 0.0) if _is_float(type_) else None
                carried = arith.constant(type_, zero or ir.IntegerAttr.get(type_, 0))
            blocks = []
            for _, count in group.box.steps:
                with point:
                    loop, block = affine_for(0, count, 1, [carried])
                nest.append(loop)
                blocks.append(block)
                carried = block.arguments[1]
                point = ir.InsertionPoint(block)
            with point:
                indices = [block.arguments[0] for block in blocks]
                term = self._term(group, indices, type_)
                add = arith.addf if _is_float(type_) else arith.addi
                affine_yield([add(carried, term)])
            for loop, block in zip(nest[1:], blocks[:-1], strict=True):
                with ir.InsertionPoint(block):
                    affine_yield([loop.results[0]])
        return nest

    @staticmethod
    def _term(group: _Group, indices: Sequence[ir.Value], type_: ir.Type) -> ir.Value:
        rebuild = Rebuild(group.members[0], group.box, indices)
        if not group.guards:
            return rebuild.product()
        constraints = []
        for constraint, column, sign in group.guards:
            form = constraint.form
            if column is not None:
                form = form + rebuild.places[column].scaled(sign)
            constraints.append(Constraint(form, constraint.equality))
        set_, operands = to_set(constraints)
        new, (yes, no) = affine_if(set_, operands, [type_], with_else=True)
        with ir.InsertionPoint(yes):
            affine_yield([rebuild.product()])
        with ir.InsertionPoint(no):
            kind = ADDF if _is_float(type_) else KINDS["arith.addi"]
            affine_yield([arith.constant(type_, identity(kind, type_))])
        return new.results[0]

    def _rewrite(
        self, root: ir.Operation, terms: Sequence[SummedTerm], groups: Sequence[_Group]
    ) -> None:
        merged = {id(member.term) for group in groups for member in group.members}
        type_ = root.results[0].type
        left = [t for t in terms if id(t) not in merged]
        zeros = [t for t in left if _is_zero(t)]
        left = [t for t in left if not _is_zero(t)]
        sums: list[tuple[ir.Value, bool]] = []
        # A sum that began at +0.0 is never -0.0.
        started = bool(zeros) or any(_from_zero(group) for group in groups)
        for group in groups:
            nest = self._nest(root, group)
            loop = parallel_reduction(nest, reductions(nest))
            if "rk.from_zero" in loop.attributes and not started:
                del loop.attributes["rk.from_zero"]
            negative = group.members[0].term.negative
            sums.append((loop.results[0], negative))
        with root.location, ir.InsertionPoint(root):
            values = [*((_value(t), t.negative) for t in left), *sums]
            values.sort(key=lambda v: v[1])
            total = _folded(values, type_)
        count = sum(len(group.members) for group in groups)
        what = "one reduction" if len(groups) == 1 else f"{len(groups)} reductions"
        self.ctx.remarks.applied(f"{count} addends are {what}", root)
        root.results[0].replace_all_uses_with(total)
        root.erase()
        self.profit.changed()


def _folded(values: Sequence[tuple[ir.Value, bool]], type_: ir.Type) -> ir.Value:
    add, sub = (arith.addf, arith.subf) if _is_float(type_) else (arith.addi, arith.subi)
    (total, negative), *rest = values
    if negative:
        zero = ir.FloatAttr.get(type_, -0.0) if _is_float(type_) else ir.IntegerAttr.get(type_, 0)
        total = sub(arith.constant(type_, zero), total)
    for value, minus in rest:
        total = sub(total, value) if minus else add(total, value)
    return total


def _is_float(type_: ir.Type) -> bool:
    return not isinstance(type_, ir.IntegerType)


def loop_count(loop: ir.Operation) -> int:
    return ir.AffineConstantExpr(
        ir.AffineMapAttr(loop.attributes["upperBoundMap"]).value.results[0]
    ).value


def _value(term: SummedTerm) -> ir.Value:
    return term.factors[0] if len(term.factors) == 1 else arith.mulf(*term.factors)


def _is_zero(term: SummedTerm) -> bool:
    """Whether a term is the constant +0.0, or the integer 0."""
    op = defining_op(term.factors[0])
    if len(term.factors) > 1 or term.negative or op is None or op.name != "arith.constant":
        return False
    return str(op.attributes["value"]).split(" ")[0] in ("0.000000e+00", "0")


def _from_zero(group: _Group) -> bool:
    return any("rk.from_zero" in loop.attributes for m in group.members for loop in m.term.loops)
