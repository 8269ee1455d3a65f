"""Rerolls a parallel reduction that was unrolled.

Before (clang -O3 unrolls a product's inner loop by four):
    %r:4 = affine.parallel (%k) = (0) to (16) reduce ("addf", "addf", "addf", "addf") {
      %p0 = x[%i, %k * 4] * w[%k * 4, %j]     %p1 = x[%i, %k * 4 + 1] * w[%k * 4 + 1, %j]     ...
    }
    %s = %r#0 + %r#1 + %r#2 + %r#3
After:
    %r = affine.parallel (%k) = (0) to (64) reduce ("addf") { %p = x[%i, %k] * w[%k, %j] }

The terms must be isomorphic expressions. From term to term, the subscripts of their loads and their
guards must advance by the same step, and the steps must be all of 0 .. n - 1. The results may only
be combined with each other, into one sum, or into several of equally many terms, as in a thread
with a tile of results. A guard may be missing if the bounds imply it. Otherwise the loop stays,
with a remark.

Proved: the terms are compared operation by operation: one expression whose indices advance by one
step. Sums are reassociated.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from raise_kernel.analysis.accesses.affine_maps import (
    access_forms,
    if_constraints,
    parallel_box,
    to_map,
)
from raise_kernel.analysis.accesses.linear import Constraint, Domain, Linear
from raise_kernel.analysis.accesses.regions import has_effects, last_value
from raise_kernel.analysis.graphs.reduction_kinds import OPERATIONS
from raise_kernel.analysis.lanes.uniform import parents
from raise_kernel.bindings import (
    affine_load,
    affine_parallel_reduce,
    affine_yield,
    attributes_of,
    defining_op,
    ir,
    walked,
)
from raise_kernel.diagnostics import NoMatch
from raise_kernel.erasing import erase
from raise_kernel.pass_base import PassContext
from raise_kernel.passes.affine.guards.guard_ops import replace_guard
from raise_kernel.registry import register_pass
from raise_kernel.soundness import proved


@register_pass(
    "reroll-reductions",
    stage="affine",
    soundness=[
        proved(
            "The terms are compared operation by operation: one expression whose indices "
            "advance by one step. Sums are reassociated."
        ),
    ],
)
def reroll_reductions(module: ir.Module, ctx: PassContext) -> None:
    """Reroll parallel reductions that were unrolled."""
    for loop in [op for op in walked(module.body) if op.name == "affine.parallel"]:
        if len(loop.results) < 2:
            continue
        try:
            _reroll(loop)
        except NoMatch as reason:
            ctx.remarks.missed(f"the reduction of {len(loop.results)} terms stays: {reason}", loop)


def _reroll(loop: ir.Operation) -> None:
    body = loop.regions[0].blocks[0]
    box = parallel_box(loop)
    if len(box) != 1 or box[0][2] != 1:
        raise NoMatch("it has several indices")
    if any(has_effects(op.operation) for op in body.operations):
        raise NoMatch("it writes memory")
    sums = _sums(loop)
    (count,) = {len(sum_.results) for sum_ in sums} if _alike(sums) else {0}
    if count < 2:
        raise NoMatch("its results are not combined")
    terms = list(body.operations[len(body.operations) - 1].operation.operands)
    match = _Match(body.arguments[0], count, box[0])
    firsts = set()
    columns = zip(*(sum_.results for sum_ in sums), strict=True)
    models = max(columns, key=lambda column: sum(match.guards_in(terms[k]) for k in column))
    for sum_, sum_.model in zip(sums, models, strict=True):
        steps = [match.step(terms[sum_.model], terms[k]) for k in sum_.results]
        if sorted(steps) != list(range(min(steps), min(steps) + count)):
            raise NoMatch(f"its terms are {sorted(steps)} steps apart")
        firsts.add(min(steps))
    if len(firsts) != 1:
        raise NoMatch("its sums begin at different steps")
    for sum_ in sums:
        for join, result in sum_.joins:
            # The operation that combined the other result is replaced by the sum.
            kept = next(v for v in join.operands if v != result)
            join.results[0].replace_all_uses_with(kept)
            erase(join)
    lower, upper, _ = box[0]
    _rewrite(loop, (lower * count, upper * count), sums, match, firsts.pop())


@dataclass
class _Sum:
    """Results of the loop, by number, that are combined after it, one after the other.

    `joins` are the operations that combine them. `model` is the result whose term is kept; it has
    the guards that other terms may lack because the bounds imply them.
    """

    results: list[int]
    joins: list[tuple[ir.Operation, ir.Value]]
    model: int = 0


def _alike(sums: Sequence[_Sum]) -> bool:
    return len({len(sum_.results) for sum_ in sums}) == 1


def _sums(loop: ir.Operation) -> list[_Sum]:
    """The results of the loop, grouped by the sums that combine them."""
    kinds = [ir.IntegerAttr(a).value for a in ir.ArrayAttr(loop.attributes["reductions"])]
    sums: list[_Sum] = []
    total: ir.Value | None = None
    for number, (result, kind) in enumerate(zip(loop.results, kinds, strict=True)):
        join = _join(result, OPERATIONS[kind])
        same = bool(sums) and kinds[sums[-1].results[0]] == kind
        if join is not None and total is not None and same and _goes_into(total, join):
            sums[-1].results.append(number)
            sums[-1].joins.append((join, result))
        else:
            sums.append(_Sum([number], []))
            starts = join is not None and not any(
                v in list(loop.results) for v in _rest(join, result)
            )
            join = join if starts else None
        total = result if join is None else join.results[0]
    return sums


def _join(result: ir.Value, name: str) -> ir.Operation | None:
    """The operation `name` that is the only use of a result."""
    uses = list(result.uses)
    user = uses[0].owner.operation if len(uses) == 1 else None
    return user if user is not None and user.name == name else None


def _goes_into(value: ir.Value, op: ir.Operation) -> bool:
    """Whether `op` is the one use of `value`."""
    uses = list(value.uses)
    return len(uses) == 1 and uses[0].owner.operation == op


def _rest(op: ir.Operation, operand: ir.Value) -> list[ir.Value]:
    return [v for v in op.operands if v != operand]


@dataclass
class _Match:
    """Compares terms with a model, and records the loads and guards of the model."""

    index: ir.Value
    count: int
    bounds: tuple[int, int, int]

    def __post_init__(self) -> None:
        self.loads: set[ir.Operation] = set()
        self.guards: set[ir.Operation] = set()

    def step(self, model: ir.Value, term: ir.Value) -> int:
        """The number of steps from `model` to `term`."""
        if term == model:
            return 0
        steps: set[int] = set()
        self._left_out: list[Constraint] = []
        self._compare(model, term, steps)
        if len(steps) != 1:
            raise NoMatch("the terms are not at equal steps")
        (step,) = steps
        low, high, stride = self.bounds
        domain = Domain({self.index: (low, last_value(low, high, stride))})
        for constraint in self._left_out:
            here, rest = divmod(constraint.form.terms.get(self.index, 0), self.count)
            if rest:
                raise NoMatch("the guards are not at equal steps")
            here *= step
            if constraint.equality or domain.interval(constraint.form.shifted(here))[0] < 0:
                raise NoMatch("its terms are under different guards")
        return step

    def guards_in(self, term: ir.Value) -> int:
        """The number of constraints of guards in a term."""
        guards = (op for op in self._reached(term) if op.name == "affine.if")
        return sum(len(if_constraints(op) or []) for op in guards)

    def _compare(self, a: ir.Value, b: ir.Value, steps: set[int]) -> None:
        if self.index in (a, b):
            raise NoMatch("the loop index is used as a value")
        x, y = defining_op(a), defining_op(b)
        inside = x is not None and self._inside(x)
        if x is not None and x.name == "affine.if" and inside and (y is None or y.name != x.name):
            self._left_out += if_constraints(x) or [Constraint(Linear(-1))]
            self.guards.add(x)
            self._compare(_yielded(a)[0], b, steps)
            return
        if a == b and not (inside and self._moves(a)):
            return
        if x is None or y is None or x.name != y.name or not inside or not self._inside(y):
            raise NoMatch("its terms are different expressions")
        if x.name == "affine.load":
            self._compare_loads(x, y, steps)
            return
        if x.name == "affine.if":
            self._compare_guards(x, y, steps)
            for yes, no in zip(_yielded(a), _yielded(b), strict=True):
                self._compare(yes, no, steps)
            return
        if x.name == "scf.if":
            # A condition on data: both branches are compared.
            for yes, no in zip(_yielded(a), _yielded(b), strict=True):
                self._compare(yes, no, steps)
        elif x.regions or attributes_of(x) != attributes_of(y):
            raise NoMatch("its terms are different expressions")
        for left, right in zip(x.operands, y.operands, strict=True):
            self._compare(left, right, steps)

    def _inside(self, op: ir.Operation) -> bool:
        body = self.index.owner
        return op.block == body or any(p.block == body for p in parents(op))

    def _moves(self, value: ir.Value) -> bool:
        """Whether a value of the body depends on the loop index."""
        return any(self.index in list(op.operands) for op in self._reached(value))

    def _reached(self, value: ir.Value) -> Iterator[ir.Operation]:
        """The operations of the body that `value` depends on."""
        stack, seen = [value], set()
        while stack:
            op = defining_op(stack.pop())
            if op is None or op in seen or not self._inside(op):
                continue
            seen.add(op)
            yield op
            stack.extend(op.operands)
            if op.name in ("affine.if", "scf.if"):
                stack.extend(v for result in op.results for v in _yielded(result))

    def _compare_loads(self, x: ir.Operation, y: ir.Operation, steps: set[int]) -> None:
        forms, others = access_forms(x), access_forms(y)
        if forms is None or others is None or x.operands[0] != y.operands[0]:
            raise NoMatch("its terms load from different memory")
        self.loads.add(x)
        for form, other in zip(forms, others, strict=True):
            self._compare_forms(form, other, "load", steps)

    def _compare_guards(self, x: ir.Operation, y: ir.Operation, steps: set[int]) -> None:
        constraints, others = if_constraints(x), if_constraints(y)
        if constraints is None or others is None:
            raise NoMatch("its terms are under different guards")
        self.guards.add(x)
        for constraint in constraints:
            shape = constraint.form.terms, constraint.equality
            other = next((c for c in others if (c.form.terms, c.equality) == shape), None)
            if other is None:
                self._left_out.append(constraint)
                continue
            others.remove(other)
            self._compare_forms(constraint.form, other.form, "guard", steps)
        if others:
            raise NoMatch("its terms are under different guards")

    def _compare_forms(self, form: Linear, other: Linear, what: str, steps: set[int]) -> None:
        delta = other - form
        stride = form.terms.get(self.index, 0)
        if not delta.is_constant() or stride % self.count:
            raise NoMatch(f"a {what} does not advance in equal steps")
        if stride == 0:
            if delta.const:
                raise NoMatch(f"a {what} advances from term to term, but not in the loop")
            return
        step, rest = divmod(delta.const, stride // self.count)
        if rest:
            raise NoMatch(f"a {what} does not advance by whole steps")
        steps.add(step)

    def moved(self, form: Linear, index: ir.Value, first: int) -> Linear:
        """A form of the first term over the new index, at the earliest step."""
        step = form.terms.get(self.index, 0) // self.count
        rest = Linear(form.const, {v: c for v, c in form.terms.items() if v != self.index})
        return rest + Linear(step * first, {index: step})


def _yielded(result: ir.Value) -> list[ir.Value]:
    """The values that the branches of a conditional yield for one of its results."""
    op = defining_op(result)
    assert op is not None
    number = ir.OpResult(result).result_number
    ends = [region.blocks[0].operations[-1].operation for region in op.regions]
    return [end.operands[number] for end in ends]


def _rewrite(
    loop: ir.Operation,
    bounds: tuple[int, int],
    sums: Sequence[_Sum],
    match: _Match,
    first: int,
) -> None:
    """Build the loop over all steps with a result for each sum, from its model."""
    body = loop.regions[0].blocks[0]
    *operations, end = [o.operation for o in body.operations]
    kinds = list(ir.ArrayAttr(loop.attributes["reductions"]))
    kept = [sum_.results[0] for sum_ in sums]
    with loop.location, ir.InsertionPoint(loop):
        new, inner = affine_parallel_reduce(
            [bounds[0]],
            [bounds[1]],
            [ir.IntegerAttr(kinds[k]).value for k in kept],
            [loop.results[k].type for k in kept],
        )
    index = inner.arguments[0]
    for op in operations:
        inner.append(op)
    with loop.location, ir.InsertionPoint(inner):
        affine_yield([end.operands[sum_.model] for sum_ in sums])
    erase(end)
    for load in match.loads:
        _move_load(load, match, index, first)
    for guard in match.guards:
        constraints = if_constraints(guard) or []
        replace_guard(
            guard, [replace(c, form=match.moved(c.form, index, first)) for c in constraints]
        )
    if "rk.from_zero" in loop.attributes:
        from_zero = list(ir.DenseBoolArrayAttr(loop.attributes["rk.from_zero"]))
        # If one of the combined sums starts from +0.0, so does the total.
        started = [any(from_zero[k] for k in sum_.results) for sum_ in sums]
        new.attributes["rk.from_zero"] = ir.DenseBoolArrayAttr.get(started)
    body.arguments[0].replace_all_uses_with(index)
    for k, result in zip(kept, new.results, strict=True):
        loop.results[k].replace_all_uses_with(result)
    erase(loop)


def _move_load(load: ir.Operation, match: _Match, index: ir.Value, first: int) -> None:
    forms = [match.moved(form, index, first) for form in access_forms(load) or []]
    map_, operands = to_map(forms)
    with load.location, ir.InsertionPoint(load):
        load.results[0].replace_all_uses_with(affine_load(load.operands[0], map_, operands))
    erase(load)
