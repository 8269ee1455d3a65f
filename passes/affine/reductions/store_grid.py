"""Stores that write a grid of elements, rewritten as one store in a loop nest over the grid.

Their values must be isomorphic expressions. The subscripts of the loads, the integer constants, and
the guards of the stores and in the expressions must be affine in the coordinates of the grid. A
copy may lack a guard that the domain implies, because compilers drop such guards.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import prod

from raise_kernel.analysis.accesses.affine_maps import (
    access_forms,
    if_constraints,
    parallel_box,
    to_map,
    to_set,
)
from raise_kernel.analysis.accesses.linear import Constraint, Domain, Linear
from raise_kernel.analysis.graphs.reduction_kinds import KINDS
from raise_kernel.analysis.integers.affine_values import AffineValues, is_integer
from raise_kernel.analysis.integers.digits import digits_of
from raise_kernel.bindings import (
    affine_apply,
    affine_if,
    affine_load,
    affine_parallel_reduce,
    affine_store,
    affine_yield,
    arith,
    attributes_of,
    defining_op,
    identity,
    ir,
)
from raise_kernel.diagnostics import NoMatch
from raise_kernel.erasing import erase
from raise_kernel.passes.affine.reductions.nest_builders import (
    loop_nest,
    parallel_nest,
    under_guard,
)

# Operations that commute in their first two operands.
COMMUTATIVE = frozenset((*KINDS, "math.fma"))
# Unrolled source lines have short expressions; longer ones are not examined.
MAX_DEPTH = 200
MAX_VALUES = 4096


@dataclass(frozen=True)
class Item:
    """A store and the affine.ifs around it, the outermost first."""

    store: ir.Operation
    guards: tuple[ir.Operation, ...] = ()


@dataclass(frozen=True)
class _Axis:
    """Elements `start, start + step, ...` along one subscript, which may have several such axes."""

    subscript: int
    step: int
    count: int


class _Rows(Exception):
    """An axis is several rows of this length."""

    def __init__(self, axis: int, length: int) -> None:
        super().__init__(f"axis {axis} is rows of {length}")
        self.axis, self.length = axis, length


@dataclass(frozen=True)
class _Moving:
    """A form that is affine in the grid: its value at the first point, and a step for each axis."""

    base: Linear
    moves: tuple[int, ...]

    def at(self, indices: Sequence[ir.Value]) -> Linear:
        return self.base + Linear(0, dict(zip(indices, self.moves, strict=True)))

    def over(self, point: Sequence[int]) -> Linear:
        return self.base.shifted(sum(m * p for m, p in zip(self.moves, point, strict=True)))


class StoreGrid:
    """The stores in the order of a grid, the last axis fastest. Raises `NoMatch`.

    All of them are in `block`, which has the domain `domain`, or under guards there. `check_load`
    raises `NoMatch` if these loads, one for each store, may not be moved to the stores.
    """

    def __init__(
        self,
        items: Sequence[Item],
        block: ir.Block,
        domain: Domain,
        check_load: Callable[[Sequence[ir.Operation], Sequence[ir.Operation]], None],
    ) -> None:
        forms = [access_forms(item.store) for item in items]
        known = [f for f in forms if f is not None]
        if len(known) != len(forms):
            raise NoMatch("an index is not affine")
        deltas = [[a - b for a, b in zip(f, known[0], strict=True)] for f in known]
        if not all(d.is_constant() for delta in deltas for d in delta):
            raise NoMatch("their elements are not at constant distances")
        offsets = [tuple(d.const for d in delta) for delta in deltas]
        self.axes = _axes(offsets)
        order = sorted(range(len(items)), key=lambda n: offsets[n])
        self.items = [items[n] for n in order]
        self.stores = [item.store for item in self.items]
        self.block, self.domain, self.check_load = block, domain, check_load
        self.around = {block, *_around(block)}
        self.blocks = self.around | {g.regions[0].blocks[0] for i in items for g in i.guards}
        self.integers = AffineValues()
        self.guarded = [
            [c for g in item.guards for c in if_constraints(g) or []] for item in self.items
        ]
        self.matched: set[tuple[ir.Value, ...]] = set()
        while not self._fits(known[order[0]]):
            self.matched.clear()

    def _fits(self, first: Sequence[Linear]) -> bool:
        """Whether the stores are one expression along the axes; False if an axis was split."""
        self.counts = [a.count for a in self.axes]
        self.points = list(itertools.product(*map(range, self.counts)))
        moves = [
            tuple(axis.step if axis.subscript == subscript else 0 for axis in self.axes)
            for subscript in range(len(first))
        ]
        self.target = [_Moving(f, m) for f, m in zip(first, moves, strict=True)]
        # Forms with known steps; guards that some copies lack may have steps proportional to them.
        self.moving = list(self.target)
        try:
            self._match([op.operands[0] for op in self.stores], self.blocks, 0)
        except _Rows as rows:
            axis = self.axes[rows.axis]
            step = axis.step * rows.length
            outer = _Axis(axis.subscript, step, axis.count // rows.length)
            inner = _Axis(axis.subscript, axis.step, rows.length)
            self.axes[rows.axis : rows.axis + 1] = [outer, inner]
            return False
        self.guards = self._constraints(self.guarded)
        return True

    def write(self, *, lanes: bool) -> ir.Operation:
        """Replace the stores by loops at the insertion point; returns the new store.

        `lanes`: parallel loops, else sequential ones.
        """
        fixed = [(m.base, equal) for m, equal in self.guards if not any(m.moves)]
        with self.stores[-1].location, under_guard(fixed):
            self.indices, inside = parallel_nest(self.counts) if lanes else loop_nest(self.counts)
            moved = [(m.at(self.indices), equal) for m, equal in self.guards if any(m.moves)]
            with inside, under_guard(moved):
                self.made: dict[tuple[ir.Value, ...], ir.Value] = {}
                values = [op.operands[0] for op in self.stores]
                total = self._copy(values, {}, self.blocks)
                map_, operands = to_map([t.at(self.indices) for t in self.target])
                made = affine_store(total, self.stores[0].operands[1], map_, operands)
        for op in self.stores:
            erase(op)
        return made

    # --- matching ---

    def _is_leaf(self, values: Sequence[ir.Value], blocks: set[ir.Block]) -> bool:
        """Whether the values are all the same, and defined outside of the loops."""
        op = defining_op(values[0])
        outside = op is None or op.block not in blocks
        same = all(v == values[0] for v in values)
        if outside and not same:
            raise NoMatch("their terms are different expressions")
        return outside or (same and op is not None and op.block in self.around)

    def _match(self, values: Sequence[ir.Value], blocks: set[ir.Block], depth: int) -> None:
        """NoMatch if the values are not isomorphic expressions in `blocks` over the grid."""
        key = tuple(values)
        if key in self.matched:
            return
        if depth > MAX_DEPTH or len(self.matched) > MAX_VALUES:
            raise NoMatch("their terms are long")
        if self._numbers(values) is None and not self._is_leaf(values, blocks):
            self._match_operations(values, blocks, depth + 1)
        self.matched.add(key)

    def _numbers(self, values: Sequence[ir.Value]) -> _Moving | None:
        """The values as one integer form that is affine in the grid; None if they are equal."""
        if not is_integer(values[0].type) or all(v == values[0] for v in values):
            return None
        forms = [self.integers.of(v, self.domain) for v in values]
        known = [f for f in forms if f is not None]
        return self._evenly(known) if len(known) == len(forms) else None

    def _match_operations(
        self, values: Sequence[ir.Value], blocks: set[ir.Block], depth: int
    ) -> None:
        ops = [op for op in map(defining_op, values) if op is not None]
        first = ops[0]
        alike = all(op.block in blocks and op.name == first.name for op in ops)
        if len(ops) != len(values) or not alike:
            raise NoMatch("their terms are different expressions")
        if first.name == "affine.parallel" and first.block == self.block:
            loop = self._loop(values)
            self._match(_terms(loop, values), {loop.regions[0].blocks[0]}, depth)
            return
        if first.name == "affine.load":
            if any(op.operands[0] != first.operands[0] for op in ops):
                raise NoMatch("their terms load from different memory")
            self.check_load(ops, self.stores)
            self.moving += self._fitted(ops)
            return
        if first.name == "affine.if":
            self._constraints([if_constraints(op) or [] for op in ops])
            for branch in range(2):
                bodies = {op.regions[branch].blocks[0] for op in ops}
                self._match(_branch(ops, values, branch), blocks | bodies, depth)
            return
        if first.regions or not first.name.startswith(("arith.", "math.")):
            raise NoMatch(f"their terms hold {first.name}")
        if any(attributes_of(op) != attributes_of(first) for op in ops):
            raise NoMatch("their terms are different expressions")
        for operands in _columns(ops):
            self._match(operands, blocks, depth)

    def _loop(self, values: Sequence[ir.Value]) -> ir.Operation:
        """The loop whose results the values are; NoMatch if they are not of one loop."""
        loops = {op for op in map(defining_op, values) if op is not None}
        if len(loops) != 1:
            raise NoMatch("they come from different loops")
        (loop,) = loops
        kinds = [ir.IntegerAttr(a).value for a in ir.ArrayAttr(loop.attributes["reductions"])]
        numbers = [ir.OpResult(v).result_number for v in values]
        if len({kinds[n] for n in numbers}) != 1 or len(set(numbers)) != len(numbers):
            raise NoMatch("they are reduced by different operations")
        if "rk.from_zero" in loop.attributes:
            from_zero = ir.DenseBoolArrayAttr(loop.attributes["rk.from_zero"])
            if len({bool(from_zero[n]) for n in numbers}) != 1:
                raise NoMatch("they start from zeros of different signs")
        return loop

    def _fitted(self, loads: Sequence[ir.Operation]) -> list[_Moving]:
        """The subscripts of the loads."""
        forms = [access_forms(op) for op in loads]
        known = [f for f in forms if f is not None]
        if len(known) != len(forms):
            raise NoMatch("an index is not affine")
        result = []
        for column in zip(*known, strict=True):
            moving = self._evenly(column)
            if moving is None:
                raise NoMatch("the subscripts of a load are not affine in the grid")
            result.append(moving)
        return result

    def _evenly(self, forms: Sequence[Linear]) -> _Moving | None:
        """The forms, one for each point of the grid, as one affine form; None if they are none."""
        moves = []
        for axis in range(len(self.counts)):
            delta = forms[prod(self.counts[axis + 1 :])] - forms[0]
            if not delta.is_constant():
                return None
            moves.append(delta.const)
            self._look_for_rows(axis, forms, delta.const)
        moving = _Moving(forms[0], tuple(moves))
        fits = all(moving.over(p) == f for p, f in zip(self.points, forms, strict=True))
        return moving if fits else None

    def _look_for_rows(self, axis: int, forms: Sequence[Linear], move: int) -> None:
        """Split an axis along which the forms are piecewise affine, as over rows of a matrix."""
        stride, count = prod(self.counts[axis + 1 :]), self.counts[axis]
        along = [forms[k * stride] for k in range(count)]
        steady = (k for k in range(count) if along[k] != along[0].shifted(k * move))
        length = next(steady, count)
        if length < count and count % length == 0:
            raise _Rows(axis, length)

    # --- guards ---

    def _constraints(self, guards: Sequence[Sequence[Constraint]]) -> list[tuple[_Moving, bool]]:
        """The constraints of all points, each with a flag for an equality."""
        keys = dict.fromkeys((c.form.key(), c.equality) for g in guards for c in g)
        return [(self._family(guards, key, equal), equal) for key, equal in keys]

    def _family(
        self, guards: Sequence[Sequence[Constraint]], key: frozenset, equality: bool
    ) -> _Moving:
        """One constraint as an affine form; the domain must imply it at the points that lack it."""
        known: dict[tuple[int, ...], Linear] = {}
        for point, guard in zip(self.points, guards, strict=True):
            found = [c.form for c in guard if c.form.key() == key and c.equality == equality]
            if found:
                known[point] = min(found, key=lambda form: form.const)
            elif equality:
                raise NoMatch("a guard differs")
        start, form = next(iter(known.items()))
        for moves in itertools.product(*(self._moves(n, known) for n in range(len(self.counts)))):
            back = sum(m * p for m, p in zip(moves, start, strict=True))
            moving = _Moving(form.shifted(-back), moves)
            if all(
                known[point] == moving.over(point) if point in known else self._implied(moving, n)
                for n, point in enumerate(self.points)
            ):
                return moving
        raise NoMatch("a guard is not affine in the grid")

    def _moves(self, axis: int, known: Mapping[tuple[int, ...], Linear]) -> list[int]:
        """The possible steps of a constraint along an axis: the known, else those of subscripts."""
        for point, form in known.items():
            next_ = (*point[:axis], point[axis] + 1, *point[axis + 1 :])
            if next_ in known:
                return [known[next_].const - form.const]
        found = [0]
        form = next(iter(known.values()))
        for moving in self.moving:
            for index, factor in form.terms.items():
                across = moving.base.terms.get(index, 0)
                if across and moving.moves[axis] * factor % across == 0:
                    found.append(moving.moves[axis] * factor // across)
        return list(dict.fromkeys(found))

    def _implied(self, moving: _Moving, number: int) -> bool:
        domain = self.domain.refined(self.guarded[number])
        return domain.interval(moving.over(self.points[number]))[0] >= 0

    # --- writing ---

    def _copy(
        self, values: Sequence[ir.Value], names: dict[ir.Value, ir.Value], blocks: set[ir.Block]
    ) -> ir.Value:
        key = tuple(values)
        if key not in self.made:
            self.made[key] = self._copied(values, names, blocks)
        return self.made[key]

    def _copied(
        self, values: Sequence[ir.Value], names: dict[ir.Value, ir.Value], blocks: set[ir.Block]
    ) -> ir.Value:
        if (number := self._numbers(values)) is not None:
            map_, operands = to_map([number.at(self.indices)])
            index, type_ = affine_apply(map_, operands), values[0].type
            return index if isinstance(type_, ir.IndexType) else arith.index_cast(type_, index)
        if self._is_leaf(values, blocks):
            return names.get(values[0], values[0])
        ops = [op for op in map(defining_op, values) if op is not None]
        op = ops[0]
        if op.name == "affine.parallel":
            return self._reduction(values)
        if op.name == "affine.if":
            return self._conditional(ops, values, names, blocks)
        if op.name == "affine.load":
            renamed = {v: Linear.index(n) for v, n in names.items()}
            forms = [m.at(self.indices).substituted(renamed) for m in self._fitted(ops)]
            map_, operands = to_map(forms)
            return affine_load(op.operands[0], map_, operands)
        operands = [self._copy(column, names, blocks) for column in _columns(ops)]
        copy = op.clone().operation
        for position, operand in enumerate(operands):
            copy.operands[position] = operand
        return copy.results[ir.OpResult(values[0]).result_number]

    def _conditional(
        self,
        ops: Sequence[ir.Operation],
        values: Sequence[ir.Value],
        names: dict[ir.Value, ir.Value],
        blocks: set[ir.Block],
    ) -> ir.Value:
        family = self._constraints([if_constraints(op) or [] for op in ops])
        renamed = {v: Linear.index(n) for v, n in names.items()}
        set_, operands = to_set(
            [Constraint(m.at(self.indices).substituted(renamed), e) for m, e in family]
        )
        new, branches = affine_if(set_, operands, [values[0].type], with_else=True)
        for branch, target in enumerate(branches):
            bodies = {op.regions[branch].blocks[0] for op in ops}
            # Values of a branch are not visible after it.
            outside = dict(self.made)
            with ir.InsertionPoint(target):
                affine_yield([self._copy(_branch(ops, values, branch), names, blocks | bodies)])
            self.made = outside
        return new.results[0]

    def _reduction(self, values: Sequence[ir.Value]) -> ir.Value:
        loop = self._loop(values)
        kinds = [ir.IntegerAttr(a).value for a in ir.ArrayAttr(loop.attributes["reductions"])]
        box = parallel_box(loop)
        lower, upper, steps = ([b[k] for b in box] for k in range(3))
        numbers = [ir.OpResult(v).result_number for v in values]
        with loop.location:
            new, body = affine_parallel_reduce(
                lower, upper, [kinds[numbers[0]]], [values[0].type], steps
            )
        old = loop.regions[0].blocks[0]
        names: dict[ir.Value, ir.Value] = dict(zip(old.arguments, body.arguments, strict=True))
        outside = dict(self.made)
        with loop.location, ir.InsertionPoint(body):
            affine_yield([self._copy(_terms(loop, values), names, {old})])
        self.made = outside
        if "rk.from_zero" in loop.attributes:
            from_zero = ir.DenseBoolArrayAttr(loop.attributes["rk.from_zero"])
            new.attributes["rk.from_zero"] = ir.DenseBoolArrayAttr.get(
                [all(bool(from_zero[n]) for n in numbers)]
            )
        return new.results[0]


def sums_of(values: Sequence[ir.Value], block: ir.Block) -> list[ir.Operation]:
    """The reductions in `block` that the values are computed from, element by element."""
    found: dict[int, ir.Operation] = {}
    seen = set(values)
    stack = list(seen)
    while stack:
        op = defining_op(stack.pop())
        if op is None or op.block != block:
            continue
        if op.name == "affine.parallel":
            found[identity(op)] = op
        elif op.name.startswith(("arith.", "math.")):
            new = [v for v in op.operands if v not in seen]
            seen.update(new)
            stack += new
    return list(found.values())


def _around(block: ir.Block) -> Iterator[ir.Block]:
    """The blocks around a block, in its function."""
    while (op := block.owner.operation).name != "func.func":
        block = op.block
        yield block


def _columns(ops: Sequence[ir.Operation]) -> list[list[ir.Value]]:
    """The operands of all operations, one list for each position.

    Those of commutative operations are ordered like those of the first operation if possible.
    """
    rows = [list(op.operands) for op in ops]
    if ops[0].name in COMMUTATIVE:
        looks = [_look(v) for v in rows[0][:2]]
        for row in rows[1:]:
            own = [_look(v) for v in row[:2]]
            if own != looks and own[::-1] == looks:
                row[:2] = row[1::-1]
    return [list(column) for column in zip(*rows, strict=True)]


def _look(value: ir.Value, depth: int = 3) -> tuple[object, ...]:
    """A key that distinguishes two operands of an operation in all its copies."""
    op = defining_op(value)
    if op is None:
        return (value,)
    if op.name == "affine.load":
        return (op.name, op.operands[0])
    if not depth or not op.operands or op.regions:
        return (op.name,)
    return (op.name, *(_look(v, depth - 1) for v in op.operands))


def _branch(ops: Sequence[ir.Operation], values: Sequence[ir.Value], branch: int) -> list[ir.Value]:
    """The values that one branch of each affine.if yields for these of their results."""
    ends = [op.regions[branch].blocks[0].operations[-1].operation for op in ops]
    numbers = [ir.OpResult(v).result_number for v in values]
    return [end.operands[n] for end, n in zip(ends, numbers, strict=True)]


def _terms(loop: ir.Operation, values: Sequence[ir.Value]) -> list[ir.Value]:
    """The terms of these results of `loop`."""
    block = loop.regions[0].blocks[0]
    yielded = list(block.operations[len(block.operations) - 1].operation.operands)
    return [yielded[ir.OpResult(value).result_number] for value in values]


def _axes(offsets: Sequence[tuple[int, ...]]) -> list[_Axis]:
    """The axes of the grid that the offsets form."""
    axes: list[_Axis] = []
    for subscript in range(len(offsets[0])):
        offsets_along = sorted({o[subscript] for o in offsets})
        digits = digits_of([n - offsets_along[0] for n in offsets_along])
        if digits is None:
            raise NoMatch("their elements do not form a grid")
        axes += [_Axis(subscript, step, count) for count, step in digits]
    if len(set(offsets)) != len(offsets) or prod(a.count for a in axes) != len(offsets):
        raise NoMatch("their elements do not form a grid")
    return axes
