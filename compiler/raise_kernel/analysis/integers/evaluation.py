"""Integer operations of arith on numbers that are known at compile time, and tests of floats that
were made of them.

Integers are signed: those of n bits lie in [-2^(n-1), 2^(n-1)).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from raise_kernel.analysis.integers.integer_range import bit_width
from raise_kernel.analysis.integers.predicates import Predicate
from raise_kernel.bindings import ir


class NotKnown(Exception):
    """The operation has no rule, or no result: a division by zero, a shift out of range."""


def evaluate(op: ir.Operation, operands: Sequence[int | float]) -> int | float:
    """The result of `op`, which has one, for these operands. Raises NotKnown."""
    if op.name in ("arith.uitofp", "arith.sitofp"):
        return _to_float(op, int(operands[0]))
    if op.name == "arith.cmpf":
        return _compare_floats(op, float(operands[0]), float(operands[1]))
    return evaluate_integers(op, [int(n) for n in operands])


def evaluate_integers(op: ir.Operation, operands: Sequence[int]) -> int:
    """The integer that `op` makes of integers. Raises NotKnown."""
    rule = RULES.get(op.name)
    if rule is None:
        raise NotKnown
    bits = bit_width(op.operands[-1].type)
    numbers = [signed(n, bit_width(v.type)) for n, v in zip(operands, op.operands, strict=True)]
    try:
        result = rule(op, numbers, bits)
    except ZeroDivisionError:
        raise NotKnown from None
    return signed(result, bit_width(op.result.type))


def signed(value: int, bits: int) -> int:
    """The number of `bits` bits that is congruent to `value`."""
    half = 1 << (bits - 1)
    return (value + half) % (2 * half) - half


def _compare(op: ir.Operation, numbers: list[int], bits: int) -> int:
    predicate = Predicate.of(op)
    left, right = (_natural(n, bits) for n in numbers) if predicate.is_unsigned else numbers
    return {
        "eq": left == right,
        "ne": left != right,
        "lt": left < right,
        "le": left <= right,
        "gt": left > right,
        "ge": left >= right,
    }[predicate.word[-2:]]


def _to_float(op: ir.Operation, number: int) -> float:
    result, bits = op.result.type, bit_width(op.operands[0].type)
    if not isinstance(result, (ir.F32Type, ir.F64Type)):
        raise NotKnown
    number = _natural(number, bits) if op.name == "arith.uitofp" else signed(number, bits)
    return float(number) if isinstance(result, ir.F64Type) else float(np.float32(number))


def _compare_floats(op: ir.Operation, a: float, b: float) -> int:
    """One of arith's predicates: bits for equal, greater, less and unordered."""
    predicate = ir.IntegerAttr(op.attributes["predicate"]).value
    case = 8 if a != a or b != b else 1 if a == b else 2 if a > b else 4
    return int(bool(predicate & case))


def _natural(value: int, bits: int) -> int:
    return value % (1 << bits)


def _shift(numbers: list[int], bits: int, shifted: Callable[[int, int], int]) -> int:
    if not 0 <= numbers[1] < bits:
        raise NotKnown
    return shifted(numbers[0], numbers[1])


def _quotient(a: int, b: int) -> int:
    """Division that rounds towards zero."""
    return abs(a) // abs(b) * (1 if a * b >= 0 else -1)


_Rule = Callable[[ir.Operation, list[int], int], int]

FLOAT_TESTS = frozenset({"arith.uitofp", "arith.sitofp", "arith.cmpf"})
RULES: dict[str, _Rule] = {
    "arith.addi": lambda _, n, b: n[0] + n[1],
    "arith.subi": lambda _, n, b: n[0] - n[1],
    "arith.muli": lambda _, n, b: n[0] * n[1],
    "arith.andi": lambda _, n, b: n[0] & n[1],
    "arith.ori": lambda _, n, b: n[0] | n[1],
    "arith.xori": lambda _, n, b: n[0] ^ n[1],
    "arith.divui": lambda _, n, b: _natural(n[0], b) // _natural(n[1], b),
    "arith.ceildivui": lambda _, n, b: -(-_natural(n[0], b) // _natural(n[1], b)),
    "arith.ceildivsi": lambda _, n, b: -(-n[0] // n[1]),
    "arith.remui": lambda _, n, b: _natural(n[0], b) % _natural(n[1], b),
    "arith.divsi": lambda _, n, b: _quotient(n[0], n[1]),
    "arith.remsi": lambda _, n, b: n[0] - n[1] * _quotient(n[0], n[1]),
    "arith.shli": lambda _, n, b: _shift(n, b, lambda x, y: x << y),
    "arith.shrui": lambda _, n, b: _shift(n, b, lambda x, y: _natural(x, b) >> y),
    "arith.shrsi": lambda _, n, b: _shift(n, b, lambda x, y: x >> y),
    "arith.minsi": lambda _, n, b: min(n),
    "arith.maxsi": lambda _, n, b: max(n),
    "arith.minui": lambda _, n, b: min(n, key=lambda x: _natural(x, b)),
    "arith.maxui": lambda _, n, b: max(n, key=lambda x: _natural(x, b)),
    "arith.select": lambda _, n, b: n[1] if n[0] else n[2],
    "arith.cmpi": _compare,
    "arith.extsi": lambda _, n, b: n[0],
    "arith.extui": lambda _, n, b: _natural(n[0], b),
    "arith.trunci": lambda _, n, b: n[0],
    "arith.index_cast": lambda _, n, b: n[0],
    "arith.index_castui": lambda _, n, b: _natural(n[0], b),
}
