"""Rerolls a sequential loop that was unrolled.

Before (clang -O3 unrolls by eight, with an unrolled epilogue):
    %r = affine.for %k = 0 to 37 iter_args(%s = %z) -> (f32) {
      %a = affine.load %x[%i, %k * 8]        %b = arith.addf %s, %a
      affine.store %b, %y[%i, %k * 8]
      %c = affine.load %x[%i, %k * 8 + 1]    %d = arith.addf %b, %c        ... eight of them
    }
    %e = affine.load %x[%i, 296]             %f = arith.addf %r, %e        ... four of them
After:
    %r = affine.for %k = 0 to 300 iter_args(%s = %z) -> (f32) {
      %a = affine.load %x[%i, %k]            %b = arith.addf %s, %a
      affine.store %b, %y[%i, %k]
    }

The operations of the body, except those that compute indices, must be isomorphic copies of one
sequence. The carried values of a copy must be the live-out values of the copy before it, and its
indices one step further. So the order of loads and stores stays. An epilogue that continues the
iterations joins the loop, whether it is unrolled or a loop of its own, if nothing else uses the
values in between. The body may not hold regions.

A loop that is short enough to be unrolled is rerolled only if its carried values have a closed form
as whole-array operations. These are running sums and products, extrema with their indices, linear
recurrences of integers, and any linear recurrence with more iterations than unroll-short-loops
takes. Other loops get no remark, because most of them were never unrolled.

Proved: the copies are compared operation by operation: one expression whose indices advance by the
loop's step, each copy with the live-out values of the copy before it, in program order.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from raise_kernel.analysis.accesses.affine_maps import access_forms, for_bounds, to_map
from raise_kernel.analysis.accesses.linear import Domain, Linear
from raise_kernel.analysis.accesses.regions import walk_with_domain
from raise_kernel.analysis.integers.affine_values import AffineValues, is_integer
from raise_kernel.analysis.lanes.variance import loop_inits
from raise_kernel.analysis.loops.running_values import IterationGraph, Source
from raise_kernel.bindings import (
    affine_apply,
    affine_for,
    affine_load,
    affine_store,
    affine_yield,
    arith,
    attributes_of,
    defining_op,
    identity,
    ir,
    kernels,
)
from raise_kernel.diagnostics import NoMatch
from raise_kernel.erasing import erase
from raise_kernel.pass_base import PassContext
from raise_kernel.passes.affine.loops.unrolling import MAX_OPS, MAX_TRIPS
from raise_kernel.registry import register_pass
from raise_kernel.soundness import proved

ACCESSES = {"affine.load": 1, "affine.store": 2}


@register_pass(
    "reroll-loops",
    stage="affine",
    needs=("affine.for",),
    soundness=[
        proved(
            "The copies are compared operation by operation: one expression whose indices "
            "advance by the loop's step, each copy with the live-out values of the copy "
            "before it, in program order."
        ),
    ],
)
@dataclass(frozen=True)
class RerollLoops:
    """Reroll sequential loops that were unrolled.

    `carried`: also loops with carried values. Off where a later pass folds the unrolled sums.
    """

    carried: bool = True

    def run(self, module: ir.Module, ctx: PassContext) -> None:
        for kernel in kernels(module):
            found: list[tuple[ir.Operation, Domain]] = []

            def visit(
                op: ir.Operation, domain: Domain, found: list[tuple[ir.Operation, Domain]] = found
            ) -> None:
                looks = op.name == "affine.for" and (self.carried or not op.results)
                if looks and for_bounds(op) is not None:
                    found.append((op, domain))

            walk_with_domain(kernel.regions[0].blocks[0], Domain(), visit)
            for loop, domain in reversed(found):
                rolled = _roll(loop, domain)
                if rolled is not None:
                    ctx.remarks.applied(f"a loop unrolled by {rolled[0]} is rerolled", rolled[1])


def _roll(loop: ir.Operation, domain: Domain) -> tuple[int, ir.Operation] | None:
    """The unroll factor and the new loop; None if the loop was not unrolled."""
    low, high, step = for_bounds(loop) or (0, 0, 0)
    body = loop.regions[0].blocks[0]
    *operations, end = [o.operation for o in body.operations]
    if (low, step) != (0, 1) or high < 1 or any(len(op.regions) for op in operations):
        return None
    forms = _Forms(domain.with_index(body.arguments[0], (0, high - 1)))
    core = [op for op in operations if not forms.is_index(op)]
    for copies in range(len(core), 1, -1):
        if len(core) % copies:
            continue
        try:
            iteration = _Iteration(forms, loop, core, copies, list(end.operands))
        except NoMatch:
            continue
        short = high <= MAX_TRIPS and high * len(core) <= MAX_OPS
        # The rerolled loop may be too long to be unrolled again.
        linear = high * copies > MAX_TRIPS
        if short and not iteration.graph().needs_no_loop(linear):
            return None
        return copies, iteration.write(iteration.epilogue())
    return None


class _Forms:
    """Linear forms of integers in a loop."""

    def __init__(self, domain: Domain) -> None:
        self.domain = domain
        self._values = AffineValues()

    def of(self, value: ir.Value) -> Linear | None:
        return self._values.of(value, self.domain) if is_integer(value.type) else None

    def is_index(self, op: ir.Operation) -> bool:
        """Whether the operation only computes an index, or a constant."""
        if op.name == "arith.constant":
            return True
        return len(op.results) == 1 and self.of(op.results[0]) is not None


@dataclass(frozen=True)
class _Operand:
    """An operand of the first copy. Its kind is "core", "carried", "same" or "index".

    `number` is the position of the operation or of the carried value. An index is `form` in
    iteration 0 and advances by `step`.
    """

    kind: str
    number: int = 0
    result: int = 0
    value: ir.Value | None = None
    form: Linear = field(default_factory=Linear)
    step: int = 0


@dataclass(frozen=True)
class _Epilogue:
    """Operations after the loop that are `trips` further iterations, and their live-out values."""

    operations: list[ir.Operation]
    trips: int
    live_out: list[ir.Value]


def _source(operand: _Operand) -> Source | None:
    if operand.kind in ("core", "carried"):
        return Source(operand.kind == "carried", operand.number)
    return None


class _Iteration:
    """One iteration: the first copy, and the steps to the other copies. Raises `NoMatch`."""

    def __init__(
        self,
        forms: _Forms,
        loop: ir.Operation,
        core: list[ir.Operation],
        copies: int,
        yielded: list[ir.Value],
    ) -> None:
        self.forms = forms
        self.loop = loop
        self.copies = copies
        self.count = len(core) // copies
        self.arguments = list(loop.regions[0].blocks[0].arguments)
        self.model = core[: self.count]
        positions = {identity(op): k for k, op in enumerate(core)}
        last = (copies - 1) * self.count
        # For each carried value, the position in a copy of its operation, and the result.
        self.live_out: list[tuple[int, int]] = []
        for value in yielded:
            op = defining_op(value)
            position = positions.get(identity(op), -1) - last if op is not None else -1
            if op is None or position < 0 or len(core[position].results) != len(op.results):
                raise NoMatch("a carried value is not computed in the last copy")
            self.live_out.append((position, ir.OpResult(value).result_number))
        self.positions = {identity(op): k for k, op in enumerate(self.model)}
        self.subscripts = [self._subscripts(op) for op in self.model]
        self.operands = [[self._operand(v) for v in self._data(op)] for op in self.model]
        carried = self.arguments[1:]
        for copy in range(copies):
            part = core[copy * self.count : (copy + 1) * self.count]
            self._check(part, carried, Linear(copy, {self.arguments[0]: copies}))
            carried = self._live_out_of(part)

    # --- the model ---

    def _data(self, op: ir.Operation) -> list[ir.Value]:
        """The operands that are not subscripts."""
        values = list(op.operands)
        return values[: ACCESSES[op.name]] if op.name in ACCESSES else values

    def _subscripts(self, op: ir.Operation) -> list[_Operand]:
        if op.name not in ACCESSES:
            return []
        forms = access_forms(op)
        if forms is None:
            raise NoMatch("a subscript is not linear")
        return [self._moving(self._resolved(f)) for f in forms]

    def _resolved(self, form: Linear) -> Linear:
        """The form over loop indices only."""
        result = Linear(form.const)
        for value, factor in form.terms.items():
            known = self.forms.of(value)
            if known is None:
                raise NoMatch("a subscript is data")
            result = result + known.scaled(factor)
        return result

    def _moving(self, form: Linear) -> _Operand:
        factor = form.terms.get(self.arguments[0], 0)
        if factor % self.copies:
            raise NoMatch("an index does not advance by whole steps")
        rest = {v: c for v, c in form.terms.items() if v != self.arguments[0]}
        return _Operand("index", form=Linear(form.const, rest), step=factor // self.copies)

    def _operand(self, value: ir.Value) -> _Operand:
        if value in self.arguments[1:]:
            return _Operand("carried", self.arguments.index(value) - 1)
        op = defining_op(value)
        position = self.positions.get(identity(op)) if op is not None else None
        if position is not None:
            return _Operand("core", position, ir.OpResult(value).result_number)
        form = self.forms.of(value)
        if form is not None:
            return self._moving(form)
        if not self._is_outside(value):
            raise NoMatch("a copy uses a value of another copy that is not carried")
        return _Operand("same", value=value)

    def _is_outside(self, value: ir.Value) -> bool:
        op = defining_op(value)
        if op is None:
            return value not in self.arguments
        return op.block != self.arguments[0].owner or op.name == "arith.constant"

    # --- its computation ---

    def graph(self) -> IterationGraph:
        """The data flow of the first copy."""
        sources = [[_source(o) for o in operands] for operands in self.operands]
        live_out = [position for position, _ in self.live_out]
        return IterationGraph([op.name for op in self.model], sources, live_out)

    # --- copies ---

    def _check(self, part: Sequence[ir.Operation], carried: Sequence[ir.Value], at: Linear) -> None:
        """NoMatch if these operations are not the iteration `at` with the values `carried`."""
        if len(part) != self.count:
            raise NoMatch("a copy is not complete")
        for k, (model, op) in enumerate(zip(self.model, part, strict=True)):
            types = [r.type for r in model.results] == [r.type for r in op.results]
            if model.name != op.name or not types or _attributes(model) != _attributes(op):
                raise NoMatch("a copy has another operation")
            values = self._data(op)
            if len(values) != len(self.operands[k]):
                raise NoMatch("a copy has another operation")
            for operand, value in zip(self.operands[k], values, strict=True):
                if not self._is(operand, value, part, carried, at):
                    raise NoMatch("a copy has another operand")
            if self.subscripts[k]:
                found = [self._resolved(f) for f in access_forms(op) or []]
                if found != [_at(s, at) for s in self.subscripts[k]]:
                    raise NoMatch("a copy accesses another element")

    def _is(
        self,
        operand: _Operand,
        value: ir.Value,
        part: Sequence[ir.Operation],
        carried: Sequence[ir.Value],
        at: Linear,
    ) -> bool:
        if operand.kind == "core":
            return value == part[operand.number].results[operand.result]
        if operand.kind == "carried":
            return value == carried[operand.number]
        if operand.kind == "same":
            return value == operand.value
        return self.forms.of(value) == _at(operand, at)

    def _live_out_of(self, part: Sequence[ir.Operation]) -> list[ir.Value]:
        return [part[position].results[result] for position, result in self.live_out]

    def epilogue(self) -> list[_Epilogue]:
        """The parts of the code after the loop that continue its iterations."""
        _, high, _ = for_bounds(self.loop) or (0, 0, 1)
        operations = [o.operation for o in self.loop.block.operations]
        start = next(k for k, op in enumerate(operations) if op == self.loop) + 1
        rest = [op for op in operations[start:-1] if not self.forms.is_index(op)]
        found: list[_Epilogue] = []
        carried: list[ir.Value] = list(self.loop.results)
        trips = high * self.copies
        while rest:
            looped = rest[0].name == "affine.for"
            try:
                if looped:
                    part = self._epilogue_loop(rest[0], carried, trips)
                else:
                    one = rest[: self.count]
                    self._check(one, carried, Linear(trips))
                    part = _Epilogue(one, 1, self._live_out_of(one))
            except NoMatch:
                break
            found.append(part)
            carried = part.live_out
            trips += part.trips
            rest = rest[len(part.operations) :]
        while found and not self._only_between(found):
            found.pop()
        return found

    def _epilogue_loop(
        self, loop: ir.Operation, carried: Sequence[ir.Value], start: int
    ) -> _Epilogue:
        """A loop over the iterations from `start` on."""
        low, high, step = for_bounds(loop) or (0, 0, 0)
        index, *arguments = loop.regions[0].blocks[0].arguments
        *operations, end = [o.operation for o in loop.regions[0].blocks[0].operations]
        if (low, step) != (0, 1) or high < 1 or loop_inits(loop) != list(carried):
            raise NoMatch("it does not continue the loop")
        outer = self.forms
        self.forms = _Forms(outer.domain.with_index(index, (0, high - 1)))
        try:
            core = [op for op in operations if not self.forms.is_index(op)]
            self._check(core, arguments, Linear(start, {index: 1}))
            if self._live_out_of(core) != list(end.operands):
                raise NoMatch("it carries other values")
        finally:
            self.forms = outer
        return _Epilogue([loop], high, list(loop.results))

    def _only_between(self, found: list[_Epilogue]) -> bool:
        """Whether only the epilogue uses its values, except for those of its last part."""
        inside = {identity(op) for part in found for op in part.operations}
        results = (r for part in found for op in part.operations for r in op.results)
        return all(
            identity(use.owner.operation) in inside
            for value in [*self.loop.results, *results]
            if value not in found[-1].live_out
            for use in value.uses
        )

    # --- the rolled loop ---

    def write(self, epilogue: list[_Epilogue]) -> ir.Operation:
        """Replace the loop and its epilogue by the rerolled loop."""
        _, high, _ = for_bounds(self.loop) or (0, 0, 1)
        trips = high * self.copies + sum(part.trips for part in epilogue)
        with self.loop.location, ir.InsertionPoint(self.loop):
            new, body = affine_for(0, trips, 1, loop_inits(self.loop))
        index, *carried = body.arguments
        made: list[ir.Operation] = []
        with ir.InsertionPoint(body):
            for k, op in enumerate(self.model):
                with op.location:
                    made.append(self._copy(k, op, index, carried, made))
            with self.loop.location:
                affine_yield(self._live_out_of(made))
        old = epilogue[-1].live_out if epilogue else list(self.loop.results)
        for value, result in zip(old, new.results, strict=True):
            value.replace_all_uses_with(result)
        for part in reversed(epilogue):
            for op in reversed(part.operations):
                erase(op)
        erase(self.loop)
        return new

    def _copy(
        self,
        k: int,
        op: ir.Operation,
        index: ir.Value,
        carried: Sequence[ir.Value],
        made: Sequence[ir.Operation],
    ) -> ir.Operation:
        values = []
        for operand, old in zip(self.operands[k], self._data(op), strict=True):
            if operand.kind == "core":
                values.append(made[operand.number].results[operand.result])
            elif operand.kind == "carried":
                values.append(carried[operand.number])
            elif operand.kind == "same":
                values.append(old)
            else:
                values.append(_materialized(_at(operand, Linear.index(index)), old.type))
        if op.name not in ACCESSES:
            copy = op.clone().operation
            for position, value in enumerate(values):
                copy.operands[position] = value
            return copy
        map_, dims = to_map([_at(s, Linear.index(index)) for s in self.subscripts[k]])
        if op.name == "affine.store":
            return affine_store(values[0], values[1], map_, dims)
        load = defining_op(affine_load(values[0], map_, dims))
        assert load is not None
        return load


def _attributes(op: ir.Operation) -> dict[str, ir.Attribute]:
    return {} if op.name in ACCESSES else attributes_of(op)


def _at(operand: _Operand, iteration: Linear) -> Linear:
    """The form of an index in an iteration."""
    return operand.form + iteration.scaled(operand.step)


def _materialized(form: Linear, type_: ir.Type) -> ir.Value:
    """A value computed from the form."""
    if form.is_constant():
        return arith.constant(type_, form.const)
    map_, dims = to_map([form])
    value = affine_apply(map_, dims)
    return value if isinstance(type_, ir.IndexType) else arith.index_cast(type_, value)
