"""Turn counting scf.while loops into scf.for.

Before:                                             After:
  %r:2 = scf.while (%i = %c0, %s = %x)                %r = scf.for %k = %c0 to %trips step %c1
      : (i32, f32) -> (i32, f32) {                          iter_args(%s = %x) -> f32 {
    ...                                                 %i = arith.index_cast %k : index to i32
    %next = arith.addi %i, %c1 overflow<nsw> : i32      ...
    %more = arith.cmpi slt, %next, %n : i32             scf.yield %t : f32
    scf.condition(%more) %next, %t : i32, f32         }
  } do { ^bb0(%j: i32, %u: f32): scf.yield ... }

The index runs from 0 by 1. Every induction variable, a carried integer with a loop-invariant step
(the counter, pointer offsets), is rewritten as `init + index * step` and no longer carried. Its
value after the loop is `init + trips * step`. For constants the trip count is exact, with
wrap-around. Otherwise it is computed before the loop, if no-wrap flags or the ranges of the bounds
exclude wrap-around; the conditions of enclosing scf.if simplify it. Loops with another exit, with a
test that no formula covers, or without an end stay.
"""

from __future__ import annotations

import itertools
from dataclasses import replace

from raise_kernel.analysis.graphs.speculation import is_invariant
from raise_kernel.analysis.integers.difference import constant_difference
from raise_kernel.analysis.integers.guards import holds
from raise_kernel.analysis.integers.integer_range import bit_width, signed_range, type_range
from raise_kernel.analysis.integers.predicates import Predicate
from raise_kernel.analysis.loops.counting_loop import (
    Advance,
    CountingLoop,
    Test,
    constant_count,
    count_formula,
    find_advance,
    read_loop,
    read_test,
)
from raise_kernel.analysis.loops.simulated_loop import simulate
from raise_kernel.analysis.loops.trip_count import Formula
from raise_kernel.bindings import arith, ir, scf
from raise_kernel.mlir.rewriting import erase, replace_uses
from raise_kernel.mlir.values import constant_int
from raise_kernel.mlir.walks import named
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.structure.copied_values import Copies
from raise_kernel.passes.structure.index_math import IndexMath, Number, index_math


@register_pass("while-to-for", stage="structure", needs=("scf.while",))
def while_to_for(module: ir.Module, ctx: PassContext) -> None:
    """Turn counting scf.while loops into scf.for."""
    loops = named(module.body, "scf.while")
    # Inner loops first: what an inner loop adds to a pointer may then be a step of the outer one.
    # An inner bound may need the range of an outer index: hence another round.
    progress = True
    while progress and loops:
        left = [op for op in reversed(loops) if not _convert(op, ctx)]
        progress = len(left) < len(loops)
        loops = left[::-1]
    for op in loops:
        ctx.remarks.emit("missed", "the trip count of the loop is not known on entry", op)


def _convert(op: ir.Operation, ctx: PassContext) -> bool:
    loop = read_loop(op)
    if loop is None:
        return False
    test = read_test(loop)
    trips = _trip_count(loop, test) if test is not None else None
    if trips is None:
        trips = _simulated_count(loop)
    if trips is None:
        return False
    _Rewrite(loop, trips).run()
    return True


# --- the trip count -------------------------------------------------------------------------


def _trip_count(loop: CountingLoop, test: Test) -> Number | None:
    """The trip count; a do-while body runs once more than its test holds."""
    if constant_int(loop.inits[test.number]) is not None and constant_int(test.bound) is not None:
        exact = constant_count(loop, test)
        return None if exact is None else exact + loop.is_do_while
    test = _as_order(loop, test)
    formula = count_formula(loop, test)
    return None if formula is None else _emit_count(loop, test, formula)


def _as_order(loop: CountingLoop, test: Test) -> Test:
    """The test `i <= 0` for `i == 0`, if the values increase from 0 or more.

    LLVM writes `i < n` as an equality if only the first value can pass.
    """
    bound = constant_int(test.bound)
    if test.predicate != Predicate.EQ or bound is None:
        return test
    least, most = type_range(bit_width(test.bound.type))
    step = test.scale * loop.advances[test.number].constant
    ends = [test.scale * end + test.offset for end in signed_range(loop.inits[test.number])]
    if not (least <= min(ends) and max(ends) <= most and least <= bound + step <= most):
        return test
    if step > 0 and min(ends) >= bound:
        return replace(test, predicate=Predicate.SLE)
    if step < 0 and max(ends) <= bound:
        return replace(test, predicate=Predicate.SGE)
    return test


def _simulated_count(loop: CountingLoop) -> int | None:
    """The trip count of a loop over constants; induction variables that it shows are recorded."""
    simulation = simulate(loop)
    if simulation is None:
        return None
    trips = simulation.held + loop.is_do_while
    values = dict(simulation.values)
    if trips == 2:
        # Two iterations: the difference of the two values is a step.
        for number, (init, value) in enumerate(zip(loop.inits, loop.following, strict=True)):
            start, end = constant_int(init), constant_int(value)
            if start is not None and end is not None:
                values.setdefault(number, [start, end])
    for number, seen in values.items():
        steps = {later - earlier for earlier, later in itertools.pairwise(seen)}
        if len(steps) == 1:
            loop.advances.setdefault(number, Advance(steps.pop()))
    return trips


def _emit_count(loop: CountingLoop, test: Test, formula: Formula) -> Number:
    """Compute the trip count before the loop."""
    math = index_math(ir.InsertionPoint(loop.op), loop.op.location)
    init = loop.inits[test.number]
    distance = _Distance(math, test, init, formula)
    exact = not formula.modular and (test.nsw if formula.signed else test.nuw)
    step = test.scale * loop.advances[test.number].constant
    if loop.is_do_while and (exact or test.offset == step):
        # As if the test were one step earlier, before the body; the first iteration always runs.
        shift = test.offset - step
        entered = shift == 0 and test.scale == 1 and _is_entered(loop, init, test.bound, formula)
        if entered or (exact and formula.never_negative):
            return math.ceildiv(distance.to(shift, in_order=True), formula.step)
        if exact and distance.may_shift(shift):
            return math.ceildiv(math.at_least(distance.to(shift), 1), formula.step)
    in_order = formula.never_negative
    gap = distance.to(test.offset, in_order) if exact else distance.to_wrapped(test.offset)
    gap = gap if in_order else math.at_least(gap, 0)
    return math.add(math.ceildiv(gap, formula.step), int(loop.is_do_while))


def _is_entered(loop: CountingLoop, init: ir.Value, bound: ir.Value, formula: Formula) -> bool:
    """Whether a test of the initial value would hold, by the conditions around the loop."""
    if formula.modular or formula.never_negative:
        return holds(loop.op, Predicate.NE, init, bound)
    left, right = (bound, init) if formula.downward else (init, bound)
    return holds(loop.op, _ORDER[formula.signed, formula.extra], left, right)


class _Distance:
    """The distance from a start to the bound, as an index."""

    def __init__(self, math: IndexMath, test: Test, init: ir.Value, formula: Formula) -> None:
        self.math = math
        self.bound = test.bound
        self.init = init
        self.scale = test.scale
        self.formula = formula

    def to_wrapped(self, offset: int) -> Number:
        """The bound's distance from `scale * init + offset`, taken at the loop's own width."""
        if self.scale == 1 and offset == 0:
            return self.to(0)
        own = IndexMath(self.init.type, self.math.ip, self.math.loc)
        start = own.value(own.add(own.mul(self.init, self.scale), offset))
        plain = Test(0, 1, 0, False, False, Predicate.EQ, self.bound)
        return _Distance(self.math, plain, start, self.formula).to(0)

    def to(self, offset: int, in_order: bool = False) -> Number:
        """The bound's distance from `scale * init + offset`, plus the formula's extra.

        `in_order`: the distance is known not to be negative.
        """
        math, formula = self.math, self.formula
        if formula.modular:
            own = IndexMath(self.init.type, math.ip, math.loc)
            near, far = own.add(own.mul(self.init, self.scale), offset), self.bound
            near, far = (far, near) if formula.downward else (near, far)
            return math.cast(own.sub(far, near), signed=False)
        known = self._constant()
        if known is not None:
            known -= offset
            return (-known if formula.downward else known) + formula.extra
        scaled = math.mul(math.cast(self.init, formula.signed), self.scale)
        near, far = math.add(scaled, offset), math.cast(self.bound, formula.signed)
        near, far = (far, near) if formula.downward else (near, far)
        distance = math.add(math.sub(far, near), formula.extra)
        if bit_width(self.init.type) < 64 or isinstance(distance, int) or in_order:
            return distance
        return self._without_wrap(near, far, distance)

    def may_shift(self, shift: int) -> bool:
        """Whether `init + shift` is in the range of the 64-bit type, with the formula's sign."""
        least, most = type_range(64)
        if bit_width(self.init.type) < 64 or shift == 0:
            return True
        low, high = (self.scale * end + shift for end in signed_range(self.init))
        return (least if self.formula.signed else 0) <= low and high <= most

    def _constant(self) -> int | None:
        """The bound minus `scale * init`, if that is a constant."""
        known_signs = all(signed_range(v)[0] >= 0 for v in (self.bound, self.init))
        if not self.formula.signed and not known_signs:
            return None
        return constant_difference(self.bound, self.init, self.scale)

    def _without_wrap(self, near: Number, far: Number, distance: Number) -> Number:
        """The distance; at 64 bits, where it may wrap, zero unless the bound is not passed."""
        math, formula = self.math, self.formula
        ranges = [signed_range(math.value(n)) for n in (near, far)]
        widest = ranges[1][1] - ranges[0][0], ranges[1][0] - ranges[0][1]
        least, most = type_range(64)
        if all(least <= w < most for w in widest) and (formula.signed or ranges[0][0] >= 0):
            return distance
        order = arith.CmpIPredicate(_ORDER[formula.signed, formula.extra])
        in_order = arith.CmpIOp(
            order, math.value(near), math.value(far), loc=math.loc, ip=math.ip
        ).result
        return math.select(in_order, distance, 0)


# The comparison of a loop with a distance, by its sign and what the distance has beyond the gap.
_ORDER = {
    (True, 0): Predicate.SLT,
    (True, 1): Predicate.SLE,
    (False, 0): Predicate.ULT,
    (False, 1): Predicate.ULE,
}


# --- the rewrite ----------------------------------------------------------------------------


class _Rewrite:
    """Builds the scf.for of a loop that runs `trips` times, and erases the scf.while."""

    def __init__(self, loop: CountingLoop, trips: Number) -> None:
        self.loop = loop
        self.trips = trips
        self.op = loop.op
        self.math = index_math(ir.InsertionPoint(loop.op), loop.op.location)
        self.arguments = list(loop.before.arguments)
        # Carried values that are no induction variables, then values of the last iteration only.
        self.kept = [i for i in range(len(self.arguments)) if i not in loop.advances]
        self.last: dict[ir.Value, int] = {}

    def run(self) -> None:
        loop, math = self.loop, self.math
        used = [i for i, result in enumerate(self.op.results) if any(True for _ in result.uses)]
        if loop.is_do_while:
            self._keep_last(used)
        inits = [loop.inits[i] for i in self.kept]
        inits += [self._poison(value) for value in self.last]
        lower, upper, step = math.value(0), math.value(self.trips), math.value(1)
        at, ip = self.op.location, ir.InsertionPoint(self.op)
        new = scf.ForOp(lower, upper, step, inits, loc=at, ip=ip).operation
        finals = self._finals(new, used)
        self._fill(new.regions[0].blocks[0])
        for number in used:
            replace_uses(self.op.results[number], finals[number])
        erase(self.op)

    def _keep_last(self, used: list[int]) -> None:
        """Find which results are values of the last iteration that no carried value holds."""
        following = {self.loop.following[i] for i in self.kept}
        for value in (self.loop.forwarded[number] for number in used):
            known = value in following or is_invariant(value, self.op)
            if not known and self._counted(value) is None:
                self.last.setdefault(value, len(self.last))

    def _counted(self, value: ir.Value) -> tuple[int, Advance] | None:
        """`value` as an induction variable plus an offset."""
        for number in self.loop.advances:
            argument = self.arguments[number]
            if argument.type == value.type:
                offset = find_advance(self.loop, argument, value)
                if offset is not None:
                    return number, offset
        return None

    def _poison(self, value: ir.Value) -> ir.Value:
        return ir.Operation.create(
            "ub.poison", results=[value.type], loc=self.op.location, ip=self.math.ip
        ).result

    # --- values by index ---

    def _at(
        self, number: int, index: Number, offset: Advance | None, ip: ir.InsertionPoint
    ) -> ir.Value:
        """An induction variable `index` iterations after the start, plus an offset."""
        init, advance = self.loop.inits[number], self.loop.advances[number]
        math = IndexMath(init.type, ip, self.op.location)
        nsw = self._is_exact(init, advance)
        scaled = math.cast(index)
        value: Number = init
        for amount, sign in advance.values:
            term = math.mul(scaled, amount)
            value = math.add(value, term) if sign > 0 else math.sub(value, term)
        value = math.add(value, math.mul(scaled, advance.constant, nsw), nsw)
        if offset is not None:
            value = math.add(value, offset.constant)
            for amount, sign in offset.values:
                value = math.add(value, amount) if sign > 0 else math.sub(value, amount)
        return math.value(value)

    def _is_exact(self, init: ir.Value, advance: Advance) -> bool:
        """Whether `init + index * step` and the product stay inside the signed type."""
        if not advance.is_constant:
            return False
        low, high = signed_range(init)
        least, most = type_range(bit_width(init.type))
        if isinstance(self.trips, int):
            reach = self.trips * advance.constant
            inside = least <= low + min(reach, 0) and high + max(reach, 0) <= most
            return inside and least <= reach <= most
        return advance.nsw and advance.constant > 0 and low >= 0

    def _finals(self, new: ir.Operation, used: list[int]) -> dict[int, ir.Value]:
        """The values of the old loop's results, after the new loop."""
        finals: dict[int, ir.Value] = {}
        ends = {i: new.results[position] for position, i in enumerate(self.kept)}
        if not self.loop.is_do_while:
            values = self._computed_after(ends, used)
            return dict(zip(used, values, strict=True))
        by_value = {self.loop.following[i]: ends[i] for i in self.kept}
        by_value |= {v: new.results[len(self.kept) + n] for v, n in self.last.items()}
        for number in used:
            value = self.loop.forwarded[number]
            counted = self._counted(value)
            if counted is None:
                finals[number] = by_value.get(value, value)
                continue
            counter, offset = counted
            if offset == self.loop.advances[counter]:
                finals[number] = self._at(counter, self.trips, None, self.math.ip)
            else:
                last = self.math.sub(self.trips, 1)
                finals[number] = self._at(counter, last, offset, self.math.ip)
        return finals

    def _computed_after(self, ends: dict[int, ir.Value], used: list[int]) -> list[ir.Value]:
        """The results of a while loop: computed by its before region from the last values."""
        known: dict[ir.Value, ir.Value] = {
            argument: ends.get(number) or self._at(number, self.trips, None, self.math.ip)
            for number, argument in enumerate(self.arguments)
        }
        copies = Copies(self.op, known, self.math.ip)
        return [copies.of(self.loop.forwarded[number]) for number in used]

    def _fill(self, body: ir.Block) -> None:
        """Move the loop's operations into `body`, with the current carried values."""
        loop = self.loop
        held: dict[ir.Value, ir.Value] = {}
        for position, number in enumerate(self.kept):
            held[self.arguments[number]] = body.arguments[position + 1]
        start = ir.InsertionPoint(body)
        for number in loop.advances:
            held[self.arguments[number]] = self._at(number, body.arguments[0], None, start)
        yielded = [loop.following[i] for i in self.kept] + list(self.last)
        for argument, value in held.items():
            replace_uses(argument, value)
        forwarded = [held.get(v, v) for v in loop.forwarded]
        *before_ops, condition = (op.operation for op in loop.before.operations)
        for op in before_ops:
            body.append(op)
        erase(condition)
        *after_ops, last = (op.operation for op in loop.after.operations)
        for argument, value in zip(loop.after.arguments, forwarded, strict=True):
            replace_uses(argument, value)
        for op in after_ops:
            body.append(op)
        ir.Operation.create(
            "scf.yield",
            operands=[held.get(v, v) for v in yielded],
            loc=last.location,
            ip=ir.InsertionPoint(body),
        )
