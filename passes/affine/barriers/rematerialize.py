"""Rematerialization of a stored value for another thread, with its indices in the expression."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from raise_kernel.analysis.accesses.affine_maps import (
    access_forms,
    applied_form,
    for_bounds,
    if_constraints,
    parallel_box,
    to_map,
    to_set,
)
from raise_kernel.analysis.accesses.linear import Constraint, Domain, Linear, needed
from raise_kernel.analysis.accesses.regions import has_effects, last_value
from raise_kernel.analysis.accesses.store_inverse import Inverse
from raise_kernel.analysis.graphs.speculation import is_pure
from raise_kernel.analysis.lanes.variance import loop_inits
from raise_kernel.bindings import ir
from raise_kernel.mlir.affine_ops import (
    affine_apply,
    affine_for,
    affine_if,
    affine_load,
    affine_parallel_like,
    affine_yield,
)
from raise_kernel.mlir.rewriting import copy_with
from raise_kernel.mlir.values import defining_op, terminator
from raise_kernel.remarks import NoMatch

# The most operations to rematerialize a value that several threads read, and one that is read once.
# Values with more operations stay in memory.
MAX_OPERATIONS = 32
MAX_ONCE = 512
# Operations in a branch without side effects. `check` examines those that are needed.
_READS = frozenset({"affine.load", "memref.load", "affine.if", "affine.for", "affine.parallel"})
_FEW_READS = frozenset({"affine.load", "memref.load"})


class Rematerializer:
    """`value(v)` builds the storing instance's `v` at the insertion point.

    `same(v)`: the value is the same SSA value here. `unchanged(load)`: the load reads the same
    value here as in the storing instance. `limit`: the most operations.
    """

    def __init__(
        self,
        inverse: Inverse,
        indices: Sequence[ir.Value],
        domain: Domain,
        same: Callable[[ir.Value], bool],
        unchanged: Callable[[ir.Operation], bool],
        limit: int = MAX_OPERATIONS,
    ) -> None:
        self.inverse = inverse
        self.indices = frozenset(indices)
        self.domain = domain
        self.same = same
        self.unchanged = unchanged
        self.limit = limit
        # Nested conditionals come from earlier steps of a scan. They grow with each step, because a
        # step reads two values of the step before.
        self.beside = _READS if limit == MAX_ONCE else _FEW_READS
        # The values that `check` went through.
        self.needed: set[ir.Value] = set()
        self.known: dict[ir.Value, ir.Value] = {}
        self.built: set[ir.Value] = set()

    def check(self, value: ir.Value, seen: set[ir.Value] | None = None) -> None:
        """NoMatch, before anything is built, if `value` cannot be rematerialized."""
        seen = self.needed if seen is None else seen
        if value in seen:
            return
        seen.add(value)
        if len(seen) > self.limit:
            raise NoMatch("the stored value takes too many operations to rematerialize")
        if value in self.indices:
            self.inverse.of(Linear.index(value))
            return
        if self.same(value):
            return
        op = defining_op(value)
        if op is None:
            raise NoMatch("the stored value is loop-carried")
        if op.name == "affine.load":
            forms = access_forms(op)
            if forms is None:
                raise NoMatch("the stored value is loaded at a non-affine index")
            for form in forms:
                self.check_form(form, seen)
        elif op.name == "affine.if":
            for constraint in self.constraints_of(op):
                self.check_form(constraint.form, seen)
            for region in op.regions:
                *body, end = [o.operation for o in region.blocks[0].operations]
                for inner in body:
                    if not is_pure(inner) and (inner.name not in self.beside or has_effects(inner)):
                        raise NoMatch(f"the stored value is computed in a branch with {inner.name}")
                self.check(end.operands[ir.OpResult(value).result_number], seen)
        elif op.name == "affine.parallel" or (op.name == "affine.for" and for_bounds(op)):
            if self.limit <= MAX_OPERATIONS:
                raise NoMatch("the stored value is of a loop, and is read more than once")
            body = op.regions[0].blocks[0]
            if any(map(has_effects, (o.operation for o in body.operations))):
                raise NoMatch("the stored value is of a loop that writes memory")
            seen |= set(body.arguments)
            ends, number = list(terminator(body).operands), ir.OpResult(value).result_number
            reduces = op.name == "affine.parallel"
            for operand in [ends[number]] if reduces else [*loop_inits(op), *ends]:
                self.check(operand, seen)
        elif is_pure(op) or op.name == "memref.load":
            for operand in op.operands:
                if not isinstance(operand.type, ir.MemRefType):
                    self.check(operand, seen)
        else:
            raise NoMatch(f"the stored value comes from {op.name}")
        if op.name in ("affine.load", "memref.load") and not self.unchanged(op):
            raise NoMatch("the stored value is loaded from memory that the kernel writes")

    def check_form(self, form: Linear, seen: set[ir.Value]) -> None:
        known = {v: c for v, c in form.terms.items() if v in self.indices}
        self.inverse.of(Linear(0, known))
        for index in form.terms:
            if index not in self.indices:
                self.check(index, seen)

    def constraints_of(self, op: ir.Operation) -> Sequence[Constraint]:
        constraints = if_constraints(op)
        if constraints is None:
            raise NoMatch("the stored value depends on a non-affine condition")
        return constraints

    # --- building ---------------------------------------------------------------------------

    def value(self, value: ir.Value) -> ir.Value:
        if value in self.known:
            return self.known[value]
        result = self._value(value)
        self.known[value] = result
        if result != value:
            self.built.add(result)
        return result

    def _value(self, value: ir.Value) -> ir.Value:
        if value in self.indices:
            map_, operands = to_map([self.inverse.of(Linear.index(value))])
            return affine_apply(map_, operands)
        if self.same(value):
            return value
        op = defining_op(value)
        assert op is not None
        if op.name == "affine.load":
            forms = access_forms(op)
            assert forms is not None
            map_, operands = to_map([self.form(f) for f in forms])
            return affine_load(op.operands[0], map_, operands)
        if op.name == "affine.apply":
            form = applied_form(op)
            if form is not None:
                map_, operands = to_map([self.form(form)])
                return affine_apply(map_, operands)
        if op.name == "affine.if":
            return self.conditional(op, ir.OpResult(value).result_number)
        if op.name == "affine.parallel":
            return self.reduction(op, ir.OpResult(value).result_number)
        if op.name == "affine.for":
            return self.loop(op, ir.OpResult(value).result_number)
        operands = [v if isinstance(v.type, ir.MemRefType) else self.value(v) for v in op.operands]
        return copy_with(op, operands).results[ir.OpResult(value).result_number]

    def form(self, form: Linear) -> Linear:
        known = {v: c for v, c in form.terms.items() if v in self.indices}
        result = self.inverse.of(Linear(form.const, known))
        for index, coefficient in form.terms.items():
            if index not in known:
                result = result + Linear.index(self.value(index)).scaled(coefficient)
        return result

    def reduction(self, op: ir.Operation, position: int) -> ir.Value:
        """One result of a parallel reduction."""
        box = parallel_box(op)
        new, body = affine_parallel_like(op, box, slice(position, position + 1))
        old = op.regions[0].blocks[0]
        outside, domain = dict(self.known), self.domain
        self.known |= dict(zip(old.arguments, body.arguments, strict=True))
        for index, (low, high, step) in zip(body.arguments, box, strict=True):
            self.domain = self.domain.with_index(index, (low, last_value(low, high, step)))
        with ir.InsertionPoint(body):
            affine_yield([self.value(terminator(old).operands[position])])
        # Values of the body are not visible after it.
        self.known, self.domain = outside, domain
        return new.results[0]

    def loop(self, op: ir.Operation, position: int) -> ir.Value:
        """One result of a loop with constant bounds; the loop is built with all results."""
        bounds = for_bounds(op)
        assert bounds is not None
        low, high, step = bounds
        new, body = affine_for(low, high, step, [self.value(v) for v in loop_inits(op)])
        old = op.regions[0].blocks[0]
        outside, domain = dict(self.known), self.domain
        self.known |= dict(zip(old.arguments, body.arguments, strict=True))
        self.domain = domain.with_index(body.arguments[0], (low, last_value(low, high, step)))
        with ir.InsertionPoint(body):
            affine_yield([self.value(v) for v in terminator(old).operands])
        self.known, self.domain = outside, domain
        self.known |= dict(zip(op.results, new.results, strict=True))
        return new.results[position]

    def conditional(self, op: ir.Operation, position: int) -> ir.Value:
        constraints = [Constraint(self.form(c.form), c.equality) for c in self.constraints_of(op)]
        ends = [terminator(region.blocks[0]).operands[position] for region in op.regions]
        left = needed(constraints, self.domain)
        if not left:
            return self.value(ends[1 if left is None else 0])
        set_, operands = to_set(left)
        new, blocks = affine_if(set_, operands, [ends[0].type], with_else=True)
        for block, end in zip(blocks, ends, strict=True):
            # Values of a branch are not visible after it.
            outside = dict(self.known)
            with ir.InsertionPoint(block):
                affine_yield([self.value(end)])
            self.known = outside
        return new.results[0]
