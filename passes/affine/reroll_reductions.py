"""A reduction that was unrolled is rolled up again.

Before (clang -O3 unrolls a product's inner loop by four):
    %r:4 = affine.parallel (%k) = (0) to (16) reduce ("addf", "addf", "addf", "addf") {
      %p0 = x[%i, %k * 4] * w[%k * 4, %j]     %p1 = x[%i, %k * 4 + 1] * w[%k * 4 + 1, %j]     ...
    }
    %s = %r#0 + %r#1 + %r#2 + %r#3
After:
    %r = affine.parallel (%k) = (0) to (64) reduce ("addf") { %p = x[%i, %k] * w[%k, %j] }

The terms must be one expression whose loads, and the guards around them, move by the same step from
term to term, the steps must be all of 0 .. n - 1, and the results may only be folded together.
Otherwise the loop stays, with a remark.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from raise_kernel.analysis.affine_maps import access_forms, if_constraints, parallel_box, to_map
from raise_kernel.analysis.linear import Linear
from raise_kernel.analysis.regions import has_effects
from raise_kernel.analysis.uniform import parents
from raise_kernel.bindings import (
    affine_load,
    affine_parallel_reduce,
    affine_yield,
    defining_op,
    ir,
    walk,
)
from raise_kernel.diagnostics import NoMatch
from raise_kernel.pass_base import PassContext
from raise_kernel.passes.affine.guard_ops import replace_guard
from raise_kernel.registry import register_pass


@register_pass("reroll-reductions", stage="affine")
def reroll_reductions(module: ir.Module, ctx: PassContext) -> None:
    """Roll unrolled parallel reductions up into one."""
    for loop in [op for op in walk(module.body) if op.name == "affine.parallel"]:
        if len(loop.results) < 2:
            continue
        try:
            _reroll(loop)
        except NoMatch as reason:
            ctx.remarks.missed(f"the reduction of {len(loop.results)} terms stays: {reason}", loop)


def _reroll(loop: ir.Operation) -> None:
    body = loop.regions[0].blocks[0]
    box = parallel_box(loop)
    kinds = [ir.IntegerAttr(a).value for a in ir.ArrayAttr(loop.attributes["reductions"])]
    if len(box) != 1 or box[0][2] != 1 or len(set(kinds)) != 1:
        raise NoMatch("its terms are folded in different ways")
    if any(has_effects(op.operation) for op in body.operations):
        raise NoMatch("it writes memory")
    joins = _joins(loop)
    terms = list(body.operations[len(body.operations) - 1].operation.operands)
    count = len(terms)
    match = _Match(body.arguments[0], count)
    steps = [0, *(match.step(terms[0], term) for term in terms[1:])]
    if sorted(steps) != list(range(min(steps), min(steps) + count)):
        raise NoMatch(f"its terms are {sorted(steps)} steps apart")
    lower, upper, _ = box[0]
    for join, result in joins:
        # What the further result was folded into stands for the sum from now on.
        kept = next(v for v in join.operands if v != result)
        join.results[0].replace_all_uses_with(kept)
        join.erase()
    _rewrite(loop, (lower * count, upper * count), kinds[0], match, min(steps))


def _joins(loop: ir.Operation) -> list[tuple[ir.Operation, ir.Value]]:
    """The operations that fold in each further result, with that result."""
    results = list(loop.results)
    joins: list[tuple[ir.Operation, ir.Value]] = []
    names = set()
    for result in results:
        uses = list(result.uses)
        if len(uses) != 1:
            raise NoMatch("a partial result is used by itself")
        user = uses[0].owner.operation
        if len(user.operands) != 2:
            raise NoMatch("a partial result is used by itself")
        names.add(user.name)
        if result == results[0]:
            continue
        if any(user == join for join, _ in joins):
            raise NoMatch("the partial results are not folded one after another")
        joins.append((user, result))
    if len(names) != 1:
        raise NoMatch("the partial results are not folded together")
    return joins


@dataclass
class _Match:
    """Compares terms; remembers the loads of the first one."""

    index: ir.Value
    count: int

    def __post_init__(self) -> None:
        self.loads: set[ir.Operation] = set()
        self.guards: set[ir.Operation] = set()

    def step(self, first: ir.Value, term: ir.Value) -> int:
        """How many steps `term` is ahead of `first`."""
        steps: set[int] = set()
        self._compare(first, term, steps)
        if len(steps) != 1:
            raise NoMatch("a term does not move, or moves unevenly")
        return steps.pop()

    def _compare(self, a: ir.Value, b: ir.Value, steps: set[int]) -> None:
        if self.index in (a, b):
            raise NoMatch("the loop index itself is data")
        x, y = defining_op(a), defining_op(b)
        inside = x is not None and self._inside(x)
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
        if x.regions or str(x.attributes) != str(y.attributes):
            raise NoMatch("its terms are different expressions")
        for left, right in zip(x.operands, y.operands, strict=True):
            self._compare(left, right, steps)

    def _inside(self, op: ir.Operation) -> bool:
        body = self.index.owner
        return op.block == body or any(p.block == body for p in parents(op))

    def _moves(self, value: ir.Value) -> bool:
        """Whether a value of the body depends on the loop index."""
        stack = [value]
        while stack:
            op = defining_op(stack.pop())
            if op is None or not self._inside(op):
                continue
            if self.index in list(op.operands):
                return True
            stack.extend(op.operands)
            if op.name == "affine.if":
                stack.extend(v for result in op.results for v in _yielded(result))
        return False

    def _compare_loads(self, x: ir.Operation, y: ir.Operation, steps: set[int]) -> None:
        forms, others = access_forms(x), access_forms(y)
        if forms is None or others is None or x.operands[0] != y.operands[0]:
            raise NoMatch("its terms load from different memory")
        self.loads.add(x)
        for form, other in zip(forms, others, strict=True):
            self._compare_forms(form, other, "load", steps)

    def _compare_guards(self, x: ir.Operation, y: ir.Operation, steps: set[int]) -> None:
        constraints, others = if_constraints(x), if_constraints(y)
        if constraints is None or others is None or len(constraints) != len(others):
            raise NoMatch("its terms are under different guards")
        self.guards.add(x)
        for constraint, other in zip(constraints, others, strict=True):
            if constraint.equality != other.equality:
                raise NoMatch("its terms are under different guards")
            self._compare_forms(constraint.form, other.form, "guard", steps)

    def _compare_forms(self, form: Linear, other: Linear, what: str, steps: set[int]) -> None:
        delta = other - form
        stride = form.terms.get(self.index, 0)
        if not delta.is_constant() or stride % self.count:
            raise NoMatch(f"a {what} moves unevenly")
        if stride == 0:
            if delta.const:
                raise NoMatch(f"a {what} moves where the loop does not")
            return
        step, rest = divmod(delta.const, stride // self.count)
        if rest:
            raise NoMatch(f"a {what} moves by part of a step")
        steps.add(step)

    def moved(self, form: Linear, index: ir.Value, first: int) -> Linear:
        """A form of the first term over the new index, at the earliest step."""
        step = form.terms.get(self.index, 0) // self.count
        rest = Linear(form.const, {v: c for v, c in form.terms.items() if v != self.index})
        return rest + Linear(step * first, {index: step})


def _yielded(result: ir.Value) -> list[ir.Value]:
    """What the branches of an affine.if yield for one of its results."""
    op = defining_op(result)
    assert op is not None
    number = ir.OpResult(result).result_number
    ends = [list(region.blocks[0].operations)[-1].operation for region in op.regions]
    return [end.operands[number] for end in ends]


def _rewrite(
    loop: ir.Operation, bounds: tuple[int, int], kind: int, match: _Match, first: int
) -> None:
    """One loop over all steps, with the first term moved to the earliest step."""
    body = loop.regions[0].blocks[0]
    *operations, end = [o.operation for o in body.operations]
    result = loop.results[0]
    with loop.location, ir.InsertionPoint(loop):
        new, inner = affine_parallel_reduce([bounds[0]], [bounds[1]], [kind], [result.type])
    index = inner.arguments[0]
    for op in operations:
        inner.append(op)
    with loop.location, ir.InsertionPoint(inner):
        affine_yield([end.operands[0]])
    for load in match.loads:
        _move_load(load, match, index, first)
    for guard in match.guards:
        constraints = if_constraints(guard) or []
        replace_guard(
            guard, [replace(c, form=match.moved(c.form, index, first)) for c in constraints]
        )
    if "rk.from_zero" in loop.attributes:
        from_zero = bool(ir.DenseBoolArrayAttr(loop.attributes["rk.from_zero"])[0])
        new.attributes["rk.from_zero"] = ir.DenseBoolArrayAttr.get([from_zero])
    body.arguments[0].replace_all_uses_with(index)
    result.replace_all_uses_with(new.results[0])
    end.erase()
    loop.erase()


def _move_load(load: ir.Operation, match: _Match, index: ir.Value, first: int) -> None:
    forms = [match.moved(form, index, first) for form in access_forms(load) or []]
    map_, operands = to_map(forms)
    with load.location, ir.InsertionPoint(load):
        load.results[0].replace_all_uses_with(affine_load(load.operands[0], map_, operands))
    load.erase()
