"""Copies of one expression as that expression over a box of new indices, and its code.

Each copy is a set of points: the values of its columns at each of its iterations. If the points of
all copies are disjoint and fill a box, every column is affine in the indices of the box. A guard
must be affine in them as well. Copies that lack it must imply it.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial

import numpy as np

from raise_kernel.analysis.accesses.affine_maps import parallel_box, to_map, to_set
from raise_kernel.analysis.accesses.linear import Constraint, Linear
from raise_kernel.analysis.accesses.point_boxes import box_of
from raise_kernel.analysis.loops.copies import Column, Copy, Family, Node
from raise_kernel.bindings import arith, ir
from raise_kernel.mlir.affine_ops import (
    affine_apply,
    affine_if,
    affine_load,
    affine_parallel_like,
)
from raise_kernel.mlir.rewriting import copy_with
from raise_kernel.remarks import NoMatch

Values = Mapping[ir.Value, np.ndarray]
Build = Callable[[], ir.Value]


@dataclass(frozen=True)
class Moving:
    """A form that is affine in the box: its value at the origin, and a step for each index."""

    base: Linear
    moves: tuple[int, ...]

    def at(self, indices: Sequence[ir.Value]) -> Linear:
        return self.base + Linear(0, dict(zip(indices, self.moves, strict=True)))


@dataclass(frozen=True)
class MovingGuard:
    """A constraint on a form that is affine in the box."""

    form: Moving
    equality: bool

    def at(self, indices: Sequence[ir.Value]) -> Constraint:
        return Constraint(self.form.at(indices), self.equality)


@dataclass
class Solved:
    """Copies whose columns and guards are affine in new indices."""

    family: Family
    columns: dict[Column, Moving]
    guards: dict[Node, list[MovingGuard]]


class Progression(Solved):
    """Copies at the points `numbers` of one new index: linear forms over their own indices.

    The first copy must have an own index. NoMatch if a column is not affine in the new index.
    """

    def __init__(self, family: Family, numbers: Sequence[Linear]) -> None:
        super().__init__(family, {}, {})
        if any(node.guards for node in family.nodes.values()):
            raise NoMatch("a copy uses a value under a guard")
        ((index, copies),) = numbers[0].terms.items()
        for column in family.columns.values():
            step = column.own[0].terms.get(index, 0) // copies
            bases = {
                own - number.scaled(step) for own, number in zip(column.own, numbers, strict=True)
            }
            base = bases.pop()
            if bases or not base.is_constant():
                raise NoMatch("an index does not advance by equal steps")
            self.columns[column] = Moving(column.outer + base, (step,))


class Grid(Solved):
    """The box of the points of all copies. NoMatch if there is none.

    `values`: for each copy the values of its own indices at its iterations, and their number.
    """

    def __init__(self, family: Family, values: Sequence[tuple[Values, int]]) -> None:
        super().__init__(family, {}, {})
        self.values = values
        if not family.columns:
            raise NoMatch("it loads nothing")
        self.points = [
            np.stack([at_points(c.own[m], here, count) for c in family.columns.values()], axis=1)
            for m, (here, count) in enumerate(values)
        ]
        box = box_of(np.concatenate(self.points))
        if box is None or not box.steps:
            raise NoMatch("the elements that they access do not form a box")
        self.box = box
        self.counts = [count for _, count in box.steps]
        self.columns = {
            column: Moving(
                column.outer.shifted(box.origin[k]), tuple(step[k] for step, _ in box.steps)
            )
            for k, column in enumerate(family.columns.values())
        }
        self.guards = {
            node: self.common(node.guards) for node in family.nodes.values() if node.guards
        }

    @cached_property
    def _indices(self) -> list[np.ndarray]:
        """The indices of the box at the points of each copy."""
        indices = np.indices(self.counts).reshape(len(self.counts), -1).T
        steps = np.array([step for step, _ in self.box.steps], np.int64)
        order = np.lexsort((indices @ steps).T[::-1])
        here = np.lexsort(np.concatenate(self.points).T[::-1])
        found = np.empty_like(indices)
        found[here] = indices[order]
        return np.split(found, np.cumsum([len(p) for p in self.points])[:-1])

    # --- guards -----------------------------------------------------------------------------

    def common(self, guards: Sequence[Sequence[Constraint]]) -> list[MovingGuard]:
        """The constraints that the copies have, one list for each, as constraints on the box."""
        kinds: dict[tuple[Linear, bool], dict[int, Linear]] = {}
        for number, (copy, guard) in enumerate(zip(self.family.copies, guards, strict=True)):
            for constraint in guard:
                outer = copy.outer(constraint.form)
                known = kinds.setdefault((outer, constraint.equality), {})
                own = constraint.form - outer
                before = known.setdefault(number, own)
                if before.terms != own.terms or (constraint.equality and before != own):
                    raise NoMatch("one of their terms has several bounds of one kind")
                known[number] = min(before, own, key=lambda form: form.const)
        return [
            MovingGuard(self._fitted(outer, equality, known), equality)
            for (outer, equality), known in kinds.items()
        ]

    def _fitted(self, outer: Linear, equality: bool, known: Mapping[int, Linear]) -> Moving:
        """The affine form that is `outer` plus the known form in each copy that has one."""
        bound = np.zeros(self.counts, np.int64)
        has = np.zeros(self.counts, bool)
        for number, form in known.items():
            here = tuple(self._indices[number].T)
            bound[here] = at_points(form, *self.values[number])
            has[here] = True
        axes = range(len(self.counts))
        lines = np.indices(self.counts)
        for moves in itertools.product(*(self._moves(k, outer, bound, has) for k in axes)):
            form = sum(move * lines[k] for k, move in enumerate(moves)) + np.zeros_like(bound)
            origins = np.unique((bound - form)[has])
            if len(origins) == 1:
                moving = Moving(outer.shifted(int(origins[0])), moves)
                if all(
                    self._is_implied(number, copy, moving, equality)
                    for number, copy in enumerate(self.family.copies)
                    if number not in known
                ):
                    return moving
        raise NoMatch("their terms are under different guards")

    def _moves(self, axis: int, outer: Linear, bound: np.ndarray, has: np.ndarray) -> list[int]:
        """The possible steps of a constraint along an axis: the known, else those of columns.

        Short ones come first.
        """
        bound, has = (np.moveaxis(a, axis, 0).reshape(a.shape[axis], -1) for a in (bound, has))
        line = int(np.argmax(has.sum(axis=0)))
        first, second = [*np.flatnonzero(has[:, line]), -1][:2]
        if second > 0:
            step, rest = divmod(int(bound[second, line] - bound[first, line]), int(second - first))
            return [] if rest else [step]
        found = {0}
        for moving in self.columns.values():
            for index, factor in outer.terms.items():
                across = moving.base.terms.get(index, 0)
                if across and moving.moves[axis] * factor % across == 0:
                    found.add(moving.moves[axis] * factor // across)
        return sorted(found, key=lambda move: (abs(move), move))

    def _is_implied(self, number: int, copy: Copy, moving: Moving, equality: bool) -> bool:
        offsets = np.unique(self._indices[number] @ np.array(moving.moves, np.int64))
        bounds = {copy.domain.interval(moving.base.shifted(int(n))) for n in offsets}
        return all((low, high) == (0, 0) if equality else low >= 0 for low, high in bounds)


class Rebuild:
    """Builds the common expression at the insertion point, over the new `indices`.

    `built`: the values of nodes that are built, or given.
    """

    def __init__(self, solved: Solved, indices: Sequence[ir.Value]) -> None:
        self.solved, self.indices = solved, indices
        self.built: dict[Node, ir.Value] = {}
        # The new indices of inner reductions.
        self._names: dict[ir.Value, ir.Value] = {}

    def value(self, node: Node) -> ir.Value:
        if node not in self.built:
            self.built[node] = self._value(node)
        return self.built[node]

    def form(self, column: Column) -> Linear:
        return self._form(self.solved.columns[column])

    def _form(self, moving: Moving) -> Linear:
        names = {v: Linear.index(n) for v, n in self._names.items()}
        return moving.at(self.indices).substituted(names)

    def _value(self, node: Node) -> ir.Value:
        if node.kind == "same":
            return self._names.get(node.value, node.value)
        forms = [self.form(column) for column in node.columns]
        if node.kind == "integer":
            return integer(forms[0], node.value.type)
        if node.kind == "affine.if":
            then, otherwise = (partial(self.value, part) for part in node.operands)
            return self._guarded(self.solved.guards[node], then, otherwise, node.value.type)
        if node.kind == "scf.if":
            return self._conditional(node)
        op = ir.OpResult(node.value).owner.operation
        if node.kind == "affine.load":
            map_, operands = to_map(forms)
            return affine_load(op.operands[0], map_, operands)
        if node.kind == "affine.parallel":
            return self._reduction(op, node)
        operands = [self.value(operand) for operand in node.operands]
        return copy_with(op, operands).results[ir.OpResult(node.value).result_number]

    def guarded(
        self,
        guards: Sequence[MovingGuard],
        build: Build,
        type_: ir.Type,
        otherwise: ir.Attribute,
    ) -> ir.Value:
        """What `build` returns where the guards hold, a constant elsewhere."""
        if not guards:
            return build()
        return self._guarded(guards, build, partial(arith.constant, type_, otherwise), type_)

    def _guarded(
        self, guards: Sequence[MovingGuard], then: Build, otherwise: Build, type_: ir.Type
    ) -> ir.Value:
        constraints = [Constraint(self._form(g.form), g.equality) for g in guards]
        set_, operands = to_set(constraints)
        new, blocks = affine_if(set_, operands, [type_], with_else=True)
        for block, build in zip(blocks, (then, otherwise), strict=True):
            self._inside(block, build)
        return new.results[0]

    def _conditional(self, node: Node) -> ir.Value:
        condition, *parts = node.operands
        new = ir.Operation.create(
            "scf.if", results=[node.value.type], operands=[self.value(condition)], regions=2
        )
        for region, part in zip(new.regions, parts, strict=True):
            self._inside(region.blocks.append(), partial(self.value, part), "scf.yield")
        return new.results[0]

    def _inside(self, block: ir.Block, build: Build, end: str = "affine.yield") -> None:
        """Fill a block that yields a value; what is built there is not visible after it."""
        outside = dict(self.built)
        with ir.InsertionPoint(block):
            ir.Operation.create(end, operands=[build()])
        self.built = outside

    def _reduction(self, op: ir.Operation, node: Node) -> ir.Value:
        number = ir.OpResult(node.value).result_number
        with op.location:
            new, body = affine_parallel_like(op, parallel_box(op), slice(number, number + 1))
        arguments = map(self.solved.family.shapes.renamed, op.regions[0].blocks[0].arguments)
        names = self._names
        self._names = {**names, **dict(zip(arguments, body.arguments, strict=True))}
        with op.location:
            self._inside(body, partial(self.value, node.operands[0]))
        self._names = names
        return new.results[0]


def integer(form: Linear, type_: ir.Type) -> ir.Value:
    """An integer computed from a form."""
    if form.is_constant():
        return arith.constant(type_, form.const)
    map_, operands = to_map([form])
    index = affine_apply(map_, operands)
    return index if isinstance(type_, ir.IndexType) else arith.index_cast(type_, index)


def at_points(form: Linear, values: Values, count: int) -> np.ndarray:
    """A form over `values`, at each of `count` points."""
    total = np.full(count, form.const, np.int64)
    for value, factor in form.terms.items():
        total += factor * values[value]
    return total
