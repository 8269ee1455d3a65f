"""Loops whose test depends on constants alone, run at compile time to count their iterations.

This finds the trip count of loops that no formula covers: `for (s = 128; s > 0; s >>= 1)`, a loop
of two iterations whose counter became a flag, a counter that doubles.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from raise_kernel.analysis.integers.integer_range import bit_width
from raise_kernel.analysis.loops.counting_loop import CountingLoop
from raise_kernel.analysis.loops.trip_count import Predicate
from raise_kernel.bindings import constant_int, defining_op, ir

# Enough for every halving and doubling, and for tables of a few rows; counters have formulas.
MAX_ITERATIONS = 256
MAX_OPERATIONS = 32


@dataclass(frozen=True)
class Simulation:
    """How often the test held, and the values (signed) that the simulated arguments went through.

    `values[i]` has one more value than the test held: the last is the one that failed.
    """

    held: int
    values: dict[int, list[int]]


class _Unknown(Exception):
    """A value that is no function of constants."""


def simulate(loop: CountingLoop) -> Simulation | None:
    """Run the loop's test from its constant initial values."""
    arguments: dict[ir.Value, int] = {a: i for i, a in enumerate(loop.before.arguments)}
    try:
        slice_ = _Slice(loop, arguments)
        inits = {i: _constant(loop.inits[i]) for i in slice_.numbers}
    except _Unknown:
        return None
    history = {i: [value] for i, value in inits.items()}
    for iteration in range(MAX_ITERATIONS):
        values = {loop.before.arguments[i]: seen[-1] for i, seen in history.items()}
        try:
            if not slice_.evaluate(loop.condition.operands[0], values):
                return Simulation(iteration, history)
            following = {i: slice_.evaluate(loop.following[i], values) for i in history}
        except _Unknown:
            return None
        for i, value in following.items():
            history[i].append(value)
    return None


class _Slice:
    """The operations that the test is made of, from one iteration to the next."""

    def __init__(self, loop: CountingLoop, arguments: dict[ir.Value, int]) -> None:
        self.loop = loop
        self.numbers: list[int] = []
        seen: set[ir.Value] = set()
        pending = [loop.condition.operands[0]]
        while pending:
            value = loop.resolve(pending.pop())
            if value in seen or constant_int(value) is not None:
                continue
            seen.add(value)
            op = defining_op(value)
            if value in arguments:
                self.numbers.append(arguments[value])
                pending.append(loop.following[arguments[value]])
            elif op is None or op.name not in _RULES or len(seen) > MAX_OPERATIONS:
                raise _Unknown
            else:
                pending += op.operands

    def evaluate(self, value: ir.Value, values: dict[ir.Value, int]) -> int:
        """`value` for the iteration whose values, found so far, are `values`."""
        value = self.loop.resolve(value)
        if value not in values:
            constant = constant_int(value)
            if constant is None:
                op = defining_op(value)
                assert op is not None
                operands = [self.evaluate(operand, values) for operand in op.operands]
                constant = _apply(op, operands)
            values[value] = constant
        return values[value]


def _constant(value: ir.Value) -> int:
    constant = constant_int(value)
    if constant is None:
        raise _Unknown
    return _signed(constant, bit_width(value.type))


def _signed(value: int, bits: int) -> int:
    half = 1 << (bits - 1)
    return (value + half) % (2 * half) - half


def _apply(op: ir.Operation, operands: list[int]) -> int:
    bits = bit_width(op.operands[-1].type)
    numbers = [_signed(n, bit_width(v.type)) for n, v in zip(operands, op.operands, strict=True)]
    try:
        result = _RULES[op.name](op, numbers, bits)
    except ZeroDivisionError:
        raise _Unknown from None
    return _signed(result, bit_width(op.result.type))


def _compare(op: ir.Operation, numbers: list[int], bits: int) -> int:
    predicate = Predicate(ir.IntegerAttr(op.attributes["predicate"]).value)
    left, right = (_natural(n, bits) for n in numbers) if predicate.is_unsigned else numbers
    return {
        "EQ": left == right,
        "NE": left != right,
        "LT": left < right,
        "LE": left <= right,
        "GT": left > right,
        "GE": left >= right,
    }[predicate.name[-2:]]


def _natural(value: int, bits: int) -> int:
    return value % (1 << bits)


def _shift(numbers: list[int], bits: int, shifted: Callable[[int, int], int]) -> int:
    if not 0 <= numbers[1] < bits:
        raise _Unknown
    return shifted(numbers[0], numbers[1])


_Rule = Callable[[ir.Operation, list[int], int], int]

_RULES: dict[str, _Rule] = {
    "arith.addi": lambda _, n, b: n[0] + n[1],
    "arith.subi": lambda _, n, b: n[0] - n[1],
    "arith.muli": lambda _, n, b: n[0] * n[1],
    "arith.andi": lambda _, n, b: n[0] & n[1],
    "arith.ori": lambda _, n, b: n[0] | n[1],
    "arith.xori": lambda _, n, b: n[0] ^ n[1],
    "arith.divui": lambda _, n, b: _natural(n[0], b) // _natural(n[1], b),
    "arith.remui": lambda _, n, b: _natural(n[0], b) % _natural(n[1], b),
    "arith.divsi": lambda _, n, b: abs(n[0]) // abs(n[1]) * (1 if n[0] * n[1] >= 0 else -1),
    "arith.shli": lambda _, n, b: _shift(n, b, lambda x, y: x << y),
    "arith.shrui": lambda _, n, b: _shift(n, b, lambda x, y: _natural(x, b) >> y),
    "arith.shrsi": lambda _, n, b: _shift(n, b, lambda x, y: x >> y),
    "arith.minsi": lambda _, n, b: min(n),
    "arith.maxsi": lambda _, n, b: max(n),
    "arith.select": lambda _, n, b: n[1] if n[0] else n[2],
    "arith.cmpi": _compare,
    "arith.extsi": lambda _, n, b: n[0],
    "arith.extui": lambda _, n, b: _natural(n[0], b),
    "arith.trunci": lambda _, n, b: n[0],
    "arith.index_cast": lambda _, n, b: n[0],
    "arith.index_castui": lambda _, n, b: _natural(n[0], b),
}
