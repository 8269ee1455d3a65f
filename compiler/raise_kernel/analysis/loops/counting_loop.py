"""Counting loops among scf.while: the induction variables and the exit test.

Two forms are recognized. *do-while*: the body is in the before region, and the after region only
forwards its arguments. *while*: the body is in the after region, and the before region only
computes (operations that may run once more).
"""

from __future__ import annotations

from dataclasses import dataclass, field

from raise_kernel.analysis.graphs.speculation import is_invariant, is_speculatable
from raise_kernel.analysis.integers.integer_range import bit_width, signed_range
from raise_kernel.analysis.integers.predicates import Predicate, without_negations
from raise_kernel.analysis.loops.trip_count import Formula, LoopTest, count, plan
from raise_kernel.bindings import ir
from raise_kernel.mlir.values import constant_int, defining_op

# Unrolled loops advance by long chains of additions.
MAX_CHAIN = 1024


@dataclass(frozen=True)
class Advance:
    """`to = from + constant + sum(sign * value)`, modulo the width; the values are invariant."""

    constant: int = 0
    values: tuple[tuple[ir.Value, int], ...] = ()
    nsw: bool = True
    nuw: bool = True

    @property
    def is_constant(self) -> bool:
        return not self.values


@dataclass(frozen=True)
class Test:
    """The loop continues while `scale * carried[number] + offset` compares so with `bound`.

    `nsw`, `nuw`: no operation of the compared value wraps around.
    """

    number: int
    scale: int
    offset: int
    nsw: bool
    nuw: bool
    predicate: Predicate
    bound: ir.Value


@dataclass
class CountingLoop:
    """An scf.while in one of the two forms, with its induction variables."""

    op: ir.Operation
    is_do_while: bool
    before: ir.Block
    after: ir.Block
    condition: ir.Operation
    forwarded: list[ir.Value]
    advances: dict[int, Advance] = field(default_factory=dict)
    following: list[ir.Value] = field(default_factory=list)

    @property
    def inits(self) -> list[ir.Value]:
        return list(self.op.operands)

    def resolve(self, value: ir.Value) -> ir.Value:
        """An argument of the after region as its value in the before region."""
        if isinstance(value, ir.BlockArgument) and value.owner == self.after:
            return self.forwarded[value.arg_number]
        return value

    def invariant(self, value: ir.Value) -> bool:
        return constant_int(value) is not None or is_invariant(value, self.op)


def read_loop(op: ir.Operation) -> CountingLoop | None:
    """The scf.while with its induction variables; None if it has neither form."""
    before, after = (region.blocks[0] for region in op.regions)
    *before_ops, condition = (o.operation for o in before.operations)
    do_while = len(after.operations) == 1
    if not do_while and not all(map(is_speculatable, before_ops)):
        return None
    loop = CountingLoop(op, do_while, before, after, condition, list(condition.operands)[1:])
    loop.following = [loop.resolve(v) for v in after.operations[-1].operands]
    for number, argument in enumerate(before.arguments):
        if isinstance(argument.type, (ir.IntegerType, ir.IndexType)):
            advance = find_advance(loop, argument, loop.following[number])
            if advance is not None:
                loop.advances[number] = advance
    return loop


def find_advance(loop: CountingLoop, start: ir.Value, end: ir.Value) -> Advance | None:
    """The loop-invariant addends that lead from `start` to `end`; None if there is another step."""
    found = Advance()
    value = loop.resolve(end)
    for _ in range(MAX_CHAIN):
        if value == start:
            return found
        op = defining_op(value)
        if op is None or op.name not in ("arith.addi", "arith.subi"):
            return None
        left, right = (loop.resolve(v) for v in op.operands)
        if op.name == "arith.addi" and loop.invariant(left):
            left, right = right, left
        if not loop.invariant(right):
            return None
        found = _extended(found, op, right)
        value = left
    return None


def _extended(found: Advance, op: ir.Operation, amount: ir.Value) -> Advance:
    sign = 1 if op.name == "arith.addi" else -1
    flags = str(op.attributes["overflowFlags"]) if "overflowFlags" in op.attributes else ""
    constant = constant_int(amount)
    return Advance(
        found.constant + (sign * constant if constant is not None else 0),
        found.values if constant is not None else (*found.values, (amount, sign)),
        found.nsw and "nsw" in flags,
        found.nuw and "nuw" in flags and sign == 1,
    )


def read_test(loop: CountingLoop, condition: ir.Value | None = None) -> Test | None:
    """The exit test, if one of its sides is an induction variable with a constant step.

    `condition`: examined instead of the loop's own condition.
    """
    tested = condition if condition is not None else loop.condition.operands[0]
    compared, negated = without_negations(tested)
    op = defining_op(compared)
    if op is None or op.name != "arith.cmpi":
        return None
    predicate = Predicate.of(op)
    predicate = predicate.inverted() if negated else predicate
    left, right = op.operands
    if loop.invariant(left):
        left, right, predicate = right, left, predicate.swapped()
    if not loop.invariant(right):
        return None
    traced = _trace(loop, left)
    if traced is None:
        return None
    number, scale, offset, nsw, nuw = traced
    if not _signed(scale * loop.advances[number].constant, left.type):
        return None
    return Test(number, scale, offset, nsw, nuw, predicate, right)


def _trace(loop: CountingLoop, value: ir.Value) -> tuple[int, int, int, bool, bool] | None:
    """`value` as `scale * argument + offset` of an induction variable with a constant step."""
    arguments: dict[ir.Value, int] = {a: i for i, a in enumerate(loop.before.arguments)}
    scale, offset, nsw, nuw = 1, 0, True, True
    for _ in range(MAX_CHAIN):
        value = loop.resolve(value)
        if value in arguments:
            number = arguments[value]
            advance = loop.advances.get(number)
            if advance is None or not advance.is_constant:
                return None
            return number, scale, offset, nsw and advance.nsw, nuw and advance.nuw
        op = defining_op(value)
        if op is None or op.name not in ("arith.addi", "arith.subi", "arith.muli", "arith.shli"):
            return None
        constant = constant_int(op.operands[1])
        if constant is None:
            return None
        flags = str(op.attributes["overflowFlags"])
        nsw, nuw = nsw and "nsw" in flags, nuw and "nuw" in flags and op.name != "arith.subi"
        if op.name in ("arith.addi", "arith.subi"):
            offset += scale * (constant if op.name == "arith.addi" else -constant)
        else:
            scale *= constant if op.name == "arith.muli" else 1 << constant
        value = op.operands[0]
    return None


def constant_count(loop: CountingLoop, test: Test) -> int | None:
    """The trip count, if start and bound are constants."""
    start = constant_int(loop.inits[test.number])
    bound = constant_int(test.bound)
    if start is None or bound is None:
        return None
    step = test.scale * loop.advances[test.number].constant
    width = bit_width(test.bound.type)
    return count(test.predicate, test.scale * start + test.offset, step, bound, width)


def count_formula(loop: CountingLoop, test: Test) -> Formula | None:
    """A formula for the trip count, if there is one."""
    step = test.scale * loop.advances[test.number].constant
    return plan(
        LoopTest(
            test.predicate,
            _signed(step, test.bound.type),
            bit_width(test.bound.type),
            signed_range(test.bound),
            test.nsw,
            test.nuw,
        )
    )


def _signed(constant: int, kind: ir.Type) -> int:
    width = bit_width(kind)
    return (constant + (1 << (width - 1))) % (1 << width) - (1 << (width - 1))
