"""Arithmetic of intervals of integers, by the names of arith's operations and of StableHLO's.

Intervals are inclusive. A result is that of integers without a width: where it may leave a type,
which it is up to the caller to see, the operation may wrap. None: nothing is known.
"""

from __future__ import annotations

from collections.abc import Callable

Interval = tuple[int, int]
Rule = Callable[[Interval, Interval], "Interval | None"]


def add(a: Interval, b: Interval) -> Interval:
    return a[0] + b[0], a[1] + b[1]


def subtract(a: Interval, b: Interval) -> Interval:
    return a[0] - b[1], a[1] - b[0]


def multiply(a: Interval, b: Interval) -> Interval:
    return _hull([x * y for x in a for y in b])


def maximum(a: Interval, b: Interval) -> Interval:
    return max(a[0], b[0]), max(a[1], b[1])


def minimum(a: Interval, b: Interval) -> Interval:
    return min(a[0], b[0]), min(a[1], b[1])


def _hull(ends: list[int]) -> Interval:
    return min(ends), max(ends)


def _divide(a: Interval, b: Interval) -> Interval | None:
    """Rounded towards zero, by a number that is positive."""
    if b[0] <= 0:
        return None
    return _hull([x // y if x >= 0 else -(-x // y) for x in a for y in b])


def _divide_up(a: Interval, b: Interval) -> Interval | None:
    if a[0] < 0 or b[0] <= 0:
        return None
    return -(-a[0] // b[1]), -(-a[1] // b[0])


def _remainder(a: Interval, b: Interval) -> Interval | None:
    """By a number that is positive, with the sign of what is divided."""
    if b[0] <= 0:
        return None
    most = b[1] - 1
    return (max(a[0], -most) if a[0] < 0 else 0), (min(a[1], most) if a[1] > 0 else 0)


def _and(a: Interval, b: Interval) -> Interval | None:
    """With one side not negative it is at most that side."""
    highs = [high for low, high in (a, b) if low >= 0]
    return (0, min(highs)) if highs else None


def _or(a: Interval, b: Interval) -> Interval | None:
    found = _xor(a, b)
    return None if found is None else (max(a[0], b[0]), found[1])


def _xor(a: Interval, b: Interval) -> Interval | None:
    """No bit above those of the operands."""
    if a[0] < 0 or b[0] < 0:
        return None
    return 0, (1 << max(a[1], b[1]).bit_length()) - 1


def _shift_left(a: Interval, b: Interval) -> Interval | None:
    return multiply(a, (1 << b[0], 1 << b[1])) if b[0] >= 0 and b[1] < 64 else None


def _shift_right(a: Interval, b: Interval) -> Interval | None:
    return _hull([x >> y for x in a for y in b]) if b[0] >= 0 and b[1] < 64 else None


RULES: dict[str, Rule] = {
    **dict.fromkeys(("arith.addi", "add"), add),
    **dict.fromkeys(("arith.subi", "subtract"), subtract),
    **dict.fromkeys(("arith.muli", "multiply"), multiply),
    **dict.fromkeys(("arith.maxsi", "maximum"), maximum),
    **dict.fromkeys(("arith.minsi", "minimum"), minimum),
    **dict.fromkeys(("arith.divui", "arith.divsi", "divide"), _divide),
    "arith.ceildivui": _divide_up,
    **dict.fromkeys(("arith.remui", "arith.remsi", "remainder"), _remainder),
    **dict.fromkeys(("arith.andi", "and"), _and),
    **dict.fromkeys(("arith.ori", "or"), _or),
    **dict.fromkeys(("arith.xori", "xor"), _xor),
    **dict.fromkeys(("arith.shli", "shift_left"), _shift_left),
    **dict.fromkeys(("arith.shrui", "arith.shrsi"), _shift_right),
    **dict.fromkeys(("shift_right_logical", "shift_right_arithmetic"), _shift_right),
}
# They read what they divide or shift as unsigned.
UNSIGNED = frozenset(
    ("arith.divui", "arith.ceildivui", "arith.remui", "arith.shrui", "shift_right_logical")
)


def of_operation(name: str, a: Interval, b: Interval, width: int) -> Interval | None:
    """The interval of an operation with a rule on operands of `width` bits."""
    if name in UNSIGNED and a[0] < 0:
        a = (0, (1 << width) - 1)
    return RULES[name](a, b)
