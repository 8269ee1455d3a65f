"""Integer operations of arith on many numbers at once: one a column.

Numbers are signed, in arrays of int64; those of n bits lie in [-2^(n-1), 2^(n-1)). A column has no
result where a divisor is zero or a shift is as wide as the integer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from raise_kernel.analysis.integers.integer_range import bit_width
from raise_kernel.analysis.integers.predicates import Predicate
from raise_kernel.bindings import ir

Numbers = np.ndarray
_WIDEST = 64


def has_rule(op: ir.Operation) -> bool:
    """Whether the result of an operation can be computed."""
    return op.name in _RULES and all(
        isinstance(t, ir.IndexType) or (isinstance(t, ir.IntegerType) and t.width <= _WIDEST)
        for t in (op.operands[-1].type, op.result.type)
    )


def has_results(op: ir.Operation) -> bool:
    """Whether there is a result in every column, whatever the operands are."""
    return op.name not in _DIVISIONS and op.name not in _SHIFTS


def evaluate_columns(op: ir.Operation, operands: Sequence[Numbers]) -> tuple[Numbers, np.ndarray]:
    """The results of an operation that has a rule, and in which columns there is one."""
    bits = bit_width(op.operands[-1].type)
    numbers = [wrapped(n, bit_width(v.type)) for n, v in zip(operands, op.operands, strict=True)]
    has_result = np.ones(len(numbers[0]), bool)
    if op.name in _DIVISIONS:
        has_result = numbers[1] != 0
        numbers[1] = np.where(has_result, numbers[1], 1)
    elif op.name in _SHIFTS:
        has_result = (numbers[1] >= 0) & (numbers[1] < bits)
        numbers[1] = np.where(has_result, numbers[1], 0)
    with np.errstate(all="ignore"):
        found = _RULES[op.name](op, numbers, bits)
    return wrapped(found, bit_width(op.result.type)), has_result


def wrapped(numbers: Numbers, bits: int) -> Numbers:
    """The signed numbers of `bits` bits that are congruent to these."""
    if bits >= _WIDEST:
        return numbers
    half = 1 << (bits - 1)
    return ((numbers + half) & ((1 << bits) - 1)) - half


def _natural(numbers: Numbers, bits: int) -> Numbers:
    """The numbers read as unsigned, as uint64."""
    unsigned = numbers.view(np.uint64)
    return unsigned if bits >= _WIDEST else unsigned & np.uint64((1 << bits) - 1)


def _of_naturals(function: Callable[[Numbers, Numbers], Numbers]) -> _Rule:
    def rule(_op: ir.Operation, numbers: list[Numbers], bits: int) -> Numbers:
        a, b = (_natural(n, bits) for n in numbers)
        return function(a, b).view(np.int64)

    return rule


def _quotient(numbers: list[Numbers]) -> Numbers:
    """Division that rounds towards zero."""
    a, b = numbers
    down = a // b
    return down + ((a - down * b != 0) & ((a < 0) != (b < 0)))


def _ceil(a: Numbers, b: Numbers) -> Numbers:
    return a // b + (a % b != 0)


def _compare(op: ir.Operation, numbers: list[Numbers], bits: int) -> Numbers:
    predicate = Predicate.of(op)
    left, right = (_natural(n, bits) for n in numbers) if predicate.is_unsigned else numbers
    return _COMPARISONS[predicate.word[-2:]](left, right).astype(np.int64)


_Rule = Callable[[ir.Operation, list[Numbers], int], Numbers]

_COMPARISONS: dict[str, Callable[[Numbers, Numbers], np.ndarray]] = {
    "eq": np.equal,
    "ne": np.not_equal,
    "lt": np.less,
    "le": np.less_equal,
    "gt": np.greater,
    "ge": np.greater_equal,
}
_DIVISIONS = frozenset(
    f"arith.{name}" for name in ("divui", "divsi", "remui", "remsi", "ceildivui", "ceildivsi")
)
_SHIFTS = frozenset(("arith.shli", "arith.shrui", "arith.shrsi"))

_RULES: dict[str, _Rule] = {
    "arith.addi": lambda _, n, b: n[0] + n[1],
    "arith.subi": lambda _, n, b: n[0] - n[1],
    "arith.muli": lambda _, n, b: n[0] * n[1],
    "arith.andi": lambda _, n, b: n[0] & n[1],
    "arith.ori": lambda _, n, b: n[0] | n[1],
    "arith.xori": lambda _, n, b: n[0] ^ n[1],
    "arith.divui": _of_naturals(lambda x, y: x // y),
    "arith.ceildivui": _of_naturals(_ceil),
    "arith.ceildivsi": lambda _, n, b: _ceil(n[0], n[1]),
    "arith.remui": _of_naturals(lambda x, y: x % y),
    "arith.divsi": lambda _, n, b: _quotient(n),
    "arith.remsi": lambda _, n, b: n[0] - n[1] * _quotient(n),
    "arith.shli": lambda _, n, b: n[0] << n[1],
    "arith.shrui": _of_naturals(lambda x, y: x >> y),
    "arith.shrsi": lambda _, n, b: n[0] >> n[1],
    "arith.minsi": lambda _, n, b: np.minimum(n[0], n[1]),
    "arith.maxsi": lambda _, n, b: np.maximum(n[0], n[1]),
    "arith.minui": _of_naturals(np.minimum),
    "arith.maxui": _of_naturals(np.maximum),
    "arith.select": lambda _, n, b: np.where(n[0] != 0, n[1], n[2]),
    "arith.cmpi": _compare,
    "arith.extsi": lambda _, n, b: n[0],
    "arith.extui": lambda _, n, b: _natural(n[0], b).view(np.int64),
    "arith.trunci": lambda _, n, b: n[0],
    "arith.index_cast": lambda _, n, b: n[0],
    "arith.index_castui": lambda _, n, b: _natural(n[0], b).view(np.int64),
}
