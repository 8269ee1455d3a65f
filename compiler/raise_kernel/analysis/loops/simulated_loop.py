"""Trip counts by execution at compile time, for loops whose test depends only on constants.

This finds the trip count of loops that no formula covers: `for (s = 128; s > 0; s >>= 1)`, a loop
of two iterations whose counter became a flag, a counter that doubles, Numba's `for k in (16, 8)`.
"""

from __future__ import annotations

from dataclasses import dataclass

from raise_kernel.analysis.integers.evaluation import (
    FLOAT_TESTS,
    RULES,
    NotKnown,
    evaluate,
    signed,
)
from raise_kernel.analysis.integers.integer_range import bit_width
from raise_kernel.analysis.loops.counting_loop import CountingLoop
from raise_kernel.bindings import ir
from raise_kernel.mlir.values import constant_int, defining_op

# Enough for loops that halve or double, and for tables of a few rows; counters have formulas.
MAX_ITERATIONS = 256
MAX_OPERATIONS = 64


@dataclass(frozen=True)
class Simulation:
    """The trip count, and the sequence of (signed) values of the simulated arguments.

    `values[i]` has one more element than the trip count: for the last one the test failed.
    """

    held: int
    values: dict[int, list[int]]


def simulate(loop: CountingLoop) -> Simulation | None:
    """Run the loop's test from its constant initial values."""
    arguments: dict[ir.Value, int] = {a: i for i, a in enumerate(loop.before.arguments)}
    try:
        slice_ = _Slice(loop, arguments)
        inits = {i: _constant(loop.inits[i]) for i in slice_.numbers}
    except NotKnown:
        return None
    history = {i: [value] for i, value in inits.items()}
    for iteration in range(MAX_ITERATIONS):
        values = {loop.before.arguments[i]: seen[-1] for i, seen in history.items()}
        try:
            if not slice_.evaluate(loop.condition.operands[0], values):
                return Simulation(iteration, history)
            following = {i: slice_.evaluate(loop.following[i], values) for i in history}
        except NotKnown:
            return None
        for i, value in following.items():
            history[i].append(value)
    return None


class _Slice:
    """The slice of the loop that the test depends on, from one iteration to the next."""

    def __init__(self, loop: CountingLoop, arguments: dict[ir.Value, int]) -> None:
        self.loop = loop
        self.numbers: list[int] = []
        seen: set[ir.Value] = set()
        pending = [loop.condition.operands[0]]
        while pending:
            value = loop.resolve(pending.pop())
            if value in seen or constant_int(value) is not None or _float(value) is not None:
                continue
            seen.add(value)
            op = defining_op(value)
            if value in arguments:
                self.numbers.append(arguments[value])
                pending.append(loop.following[arguments[value]])
            elif op is not None and op.name == "scf.if" and len(seen) <= MAX_OPERATIONS:
                pending += [op.operands[0], *_choices(op, value)]
            elif op is not None and op.name == "ub.poison":
                continue  # In a branch that is not taken; where it is, nothing is known.
            elif (
                op is None
                or len(seen) > MAX_OPERATIONS
                or (op.name not in RULES and op.name not in FLOAT_TESTS)
            ):
                raise NotKnown
            else:
                pending += op.operands

    def evaluate(self, value: ir.Value, arguments: dict[ir.Value, int]) -> int:
        """The integer `value` in the iteration that has these arguments."""
        return int(self._number(value, {**arguments}))

    def _number(self, value: ir.Value, values: dict[ir.Value, int | float]) -> int | float:
        value = self.loop.resolve(value)
        if value not in values:
            constant = constant_int(value)
            found: int | float | None = constant if constant is not None else _float(value)
            if found is None:
                op = defining_op(value)
                assert op is not None
                if op.name == "scf.if":
                    then, otherwise = _choices(op, value)
                    taken = then if self._number(op.operands[0], values) else otherwise
                    found = self._number(taken, values)
                else:
                    found = evaluate(op, [self._number(operand, values) for operand in op.operands])
            values[value] = found
        return values[value]


def _choices(branch: ir.Operation, result: ir.Value) -> tuple[ir.Value, ir.Value]:
    """The values of a result of an scf.if in the two branches."""
    number = ir.OpResult(result).result_number
    blocks = [region.blocks[0] for region in branch.regions]
    then, otherwise = (b.operations[len(b.operations) - 1].operands[number] for b in blocks)
    return then, otherwise


def _float(value: ir.Value) -> float | None:
    """The number of a constant of a float type."""
    op = defining_op(value)
    if op is None or op.name != "arith.constant":
        return None
    attribute = op.attributes["value"]
    return attribute.value if isinstance(attribute, ir.FloatAttr) else None


def _constant(value: ir.Value) -> int:
    constant = constant_int(value)
    if constant is None:
        raise NotKnown
    return signed(constant, bit_width(value.type))
