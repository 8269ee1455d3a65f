"""Turn a monotonic exit of a counting loop into a guard (predication of the remaining iterations).

Before (`for (j = 0; j < 32 && y + j < n; j += 8)`):
    scf.while (%j = %c0) : (i32) -> i32 {
      %row = arith.addi %y, %j : i32
      %inside = arith.cmpi slt, %row, %n : i32
      %r:2 = scf.if %inside -> (i32, i1) {
        ...
        %next = arith.addi %j, %c8 : i32
        %more = arith.cmpi ult, %j, %c24 : i32
        scf.yield %next, %more : i32, i1
      } else { scf.yield %c0, %false : i32, i1 }
      scf.condition(%r#1) %r#0 : i32
    } do { ... }
After:
    scf.while (%j = %c0) : (i32) -> i32 {
      %row = arith.addi %y, %j : i32
      %inside = arith.cmpi slt, %row, %n : i32
      scf.if %inside { ... }
      %next = arith.addi %j, %c8 : i32
      %more = arith.cmpi ult, %j, %c24 : i32
      scf.condition(%more) %next : i32
    } do { ... }

The loop is a counting loop then, with a uniform trip count. The trip count has to be a constant,
and the test has to compare a value that increases (or decreases) with a loop-invariant one, without
wrap-around in any iteration. So once it is false, it stays false. A carried value that is no
counter passes through the guard. The exit stays if a counter is used after the loop, or if there
are more than `MAX_TRIPS` iterations.
"""

from __future__ import annotations

from collections.abc import Iterator

from raise_kernel.analysis.graphs.speculation import is_speculatable
from raise_kernel.analysis.integers.integer_range import (
    Interval,
    bit_width,
    signed_range,
    type_range,
)
from raise_kernel.analysis.integers.predicates import Predicate
from raise_kernel.analysis.loops.counting_loop import (
    Advance,
    CountingLoop,
    constant_count,
    find_advance,
    read_test,
)
from raise_kernel.bindings import constant_int, defining_op, ir, walked
from raise_kernel.pass_base import PassContext
from raise_kernel.registry import register_pass

# Loops over tiles are short. A long loop is faster with its early exit.
MAX_TRIPS = 1024
_UP = frozenset((Predicate.SLT, Predicate.SLE, Predicate.ULT, Predicate.ULE))
_DOWN = frozenset((Predicate.SGT, Predicate.SGE, Predicate.UGT, Predicate.UGE))


@register_pass("guard-exits", stage="structure", needs=("scf.while",))
def guard_exits(module: ir.Module, ctx: PassContext) -> None:
    """Turn monotonic exits of counting loops into guards."""
    del ctx
    for op in [op for op in walked(module.body) if op.name == "scf.while"]:
        found = _Exit.of(op)
        if found is not None:
            found.rewrite()


class _Exit:
    """A do-while loop whose body is under the test of an exit."""

    def __init__(self, op: ir.Operation, guard: ir.Operation) -> None:
        self.op = op
        self.guard = guard
        self.before, self.after = (region.blocks[0] for region in op.regions)
        self.condition = self.before.operations[-1].operation
        self.body, self.otherwise = (region.blocks[0] for region in guard.regions)
        self.inside, self.outside = (
            list(block.operations[-1].operands) for block in (self.body, self.otherwise)
        )

    @staticmethod
    def of(op: ir.Operation) -> _Exit | None:
        """The exit of the loop `op`; None if it cannot become a guard."""
        before, after = (region.blocks[0] for region in op.regions)
        *ops, condition = (o.operation for o in before.operations)
        guard = defining_op(condition.operands[0])
        if guard is None or len(after.operations) > 1 or not ops or guard != ops[-1]:
            return None
        if guard.name != "scf.if" or not all(map(is_speculatable, ops[:-1])):
            return None
        found = _Exit(op, guard)
        return found if len(found.otherwise.operations) == 1 and found._stays_open() else None

    def _stays_open(self) -> bool:
        """Whether the loop counts, and the exit would be taken in all later iterations, too."""
        going = self._position(self.condition.operands[0])
        if constant_int(self.outside[going]) != 0 or self._early(self.inside[going]) is None:
            return False
        loop = self._counting()
        test = read_test(loop, self.inside[going])
        trips = constant_count(loop, test) if test is not None else None
        if trips is None or trips >= MAX_TRIPS:
            return False
        if not all(_is_monotonic(loop, part, trips + 1) for part in _parts(self.guard.operands[0])):
            return False
        return all(self._is_unchanged(number, loop) for number in range(len(self.op.results)))

    def _position(self, value: ir.Value) -> int:
        """The position of `value` among the results of the guard."""
        return next(k for k, result in enumerate(self.guard.results) if result == value)

    def _counting(self) -> CountingLoop:
        """The loop without the exit."""
        forwarded = [self._through(v) for v in list(self.condition.operands)[1:]]
        loop = CountingLoop(self.op, True, self.before, self.after, self.condition, forwarded)
        loop.following = [loop.resolve(v) for v in self.after.operations[-1].operands]
        for number, argument in enumerate(self.before.arguments):
            if isinstance(argument.type, (ir.IntegerType, ir.IndexType)):
                advance = find_advance(loop, argument, loop.following[number])
                if advance is not None:
                    loop.advances[number] = advance
        return loop

    def _through(self, value: ir.Value) -> ir.Value:
        """The value that the body yields for a result of the guard."""
        return self.inside[self._position(value)] if self._is_guarded(value) else value

    def _is_guarded(self, value: ir.Value) -> bool:
        return any(result == value for result in self.guard.results)

    def _is_unchanged(self, number: int, loop: CountingLoop) -> bool:
        """Whether the rewrite keeps a result: it is unused, or constant from the exit on."""
        if not list(self.op.results[number].uses):
            return True
        value = self.condition.operands[number + 1]
        if not self._is_guarded(value) or self._position(value) in self._counted(loop):
            return False
        final = loop.resolve(self.outside[self._position(value)])
        handed = self.after.operations[-1].operands
        return any(
            final == argument and operand == self.after.arguments[number]
            for argument, operand in zip(self.before.arguments, handed, strict=True)
        )

    def _counted(self, loop: CountingLoop) -> set[int]:
        """The results of the guard that are counters, and the one that is the exit test."""
        counters = [loop.following[number] for number in loop.advances]
        going = self._position(self.condition.operands[0])
        return {k for k, v in enumerate(self.inside) if k == going or v in counters}

    def _early(self, value: ir.Value) -> list[ir.Operation] | None:
        """The operations in the body that `value` depends on, if they may run speculatively."""
        needed = {value}
        found: list[ir.Operation] = []
        for item in reversed(list(self.body.operations)):
            op = item.operation
            if any(result in needed for result in op.results):
                if not is_speculatable(op):
                    return None
                found.append(op)
                needed.update(op.operands)
        return found[::-1]

    # --- the rewrite ------------------------------------------------------------------------

    def rewrite(self) -> None:
        """Compute the counters before the guard; the other values pass through it."""
        counted = self._counted(self._counting())
        for position in sorted(counted):
            for op in self._early(self.inside[position]) or ():
                op.move_before(self.guard)
            self.guard.results[position].replace_all_uses_with(self.inside[position])
        last = self.otherwise.operations[-1].operation
        for position in set(range(len(self.inside))) - counted:
            arguments = self._handed_on(self.guard.results[position])
            if arguments and self.outside[position] not in arguments:
                last.operands[position] = arguments[0]

    def _handed_on(self, value: ir.Value) -> list[ir.Value]:
        """The loop-carried arguments whose next value is `value`."""
        return [
            argument
            for argument, operand in zip(
                self.before.arguments, self.after.operations[-1].operands, strict=True
            )
            if isinstance(operand, ir.BlockArgument)
            and operand.owner == self.after
            and self.condition.operands[operand.arg_number + 1] == value
        ]


def _parts(condition: ir.Value) -> Iterator[ir.Value]:
    """The terms of a conjunction."""
    op = defining_op(condition)
    if op is not None and op.name == "arith.andi":
        for operand in op.operands:
            yield from _parts(operand)
    else:
        yield condition


def _is_monotonic(loop: CountingLoop, condition: ir.Value, trips: int) -> bool:
    """Whether `condition`, once false, stays false in all later ones of `trips` iterations."""
    if loop.invariant(condition):
        return True
    op = defining_op(condition)
    if op is None or op.name != "arith.cmpi":
        return False
    predicate = Predicate(ir.IntegerAttr(op.attributes["predicate"]).value)
    left, right = op.operands
    if loop.invariant(left):
        left, right, predicate = right, left, predicate.swapped()
    if not loop.invariant(right):
        return False
    for number, step in loop.advances.items():
        argument = loop.before.arguments[number]
        offset = find_advance(loop, argument, left) if argument.type == left.type else None
        if offset is None or not step.is_constant:
            continue
        low, high = _values(loop, number, offset, trips)
        least, most = type_range(bit_width(left.type))
        least = 0 if predicate.is_unsigned else least
        return least <= low and high <= most and predicate in (_UP if step.constant > 0 else _DOWN)
    return False


def _values(loop: CountingLoop, number: int, offset: Advance, trips: int) -> Interval:
    """The interval of a counter plus `offset`, without wrap-around."""
    reach = (trips - 1) * loop.advances[number].constant
    low, high = signed_range(loop.inits[number])
    low, high = low + min(reach, 0) + offset.constant, high + max(reach, 0) + offset.constant
    for value, sign in offset.values:
        ends = [sign * end for end in signed_range(value)]
        low, high = low + min(ends), high + max(ends)
    return low, high
