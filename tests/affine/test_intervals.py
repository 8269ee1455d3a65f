"""Arithmetic of intervals: every result of every two numbers lies in what the rule says."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest

from raise_kernel.analysis.integers.intervals import RULES, UNSIGNED, Interval, of_operation

WIDTH = 4
NUMBERS = range(-8, 8)
INTERVALS = [(low, high) for low in (-8, -3, -1, 0, 1, 5) for high in NUMBERS if low <= high]


def _towards_zero(a: int, b: int) -> int:
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


EXACT: dict[str, Callable[[int, int], int]] = {
    "arith.addi": lambda a, b: a + b,
    "arith.subi": lambda a, b: a - b,
    "arith.muli": lambda a, b: a * b,
    "arith.maxsi": max,
    "arith.minsi": min,
    "arith.divsi": _towards_zero,
    "arith.divui": lambda a, b: a // b,
    "arith.ceildivui": lambda a, b: -(-a // b),
    "arith.remsi": lambda a, b: a - b * _towards_zero(a, b),
    "arith.remui": lambda a, b: a % b,
    "arith.andi": lambda a, b: a & b,
    "arith.ori": lambda a, b: a | b,
    "arith.xori": lambda a, b: a ^ b,
    "arith.shli": lambda a, b: a << b,
    "arith.shrsi": lambda a, b: a >> b,
    "arith.shrui": lambda a, b: a >> b,
}


def test_each_operation_is_here() -> None:
    assert EXACT.keys() == {name for name in RULES if name.startswith("arith.")}


@pytest.mark.parametrize("name", sorted(EXACT))
def test_results_lie_in_the_interval(name: str) -> None:
    for a, b in itertools.product(INTERVALS, INTERVALS):
        found = of_operation(name, a, b, WIDTH)
        for x, y in itertools.product(_members(a), _members(b)):
            x = x % (1 << WIDTH) if name in UNSIGNED else x
            if found is not None:
                assert found[0] <= EXACT[name](x, y) <= found[1], (a, b, found)


def _members(interval: Interval) -> range:
    return range(interval[0], interval[1] + 1)


def test_negative_dividends_and_several_amounts_have_an_interval() -> None:
    assert of_operation("arith.divsi", (-7, 5), (2, 2), 32) == (-3, 2)
    assert of_operation("arith.remsi", (-7, 5), (3, 3), 32) == (-2, 2)
    assert of_operation("shift_left", (1, 3), (0, 2), 32) == (1, 12)
    assert of_operation("arith.divsi", (1, 5), (-1, 2), 32) is None
