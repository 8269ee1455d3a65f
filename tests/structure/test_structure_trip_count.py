"""Trip counts against counting."""

from __future__ import annotations

import itertools
import operator
import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from raise_kernel.analysis.loops.trip_count import LoopTest, Predicate, count, plan

COMPARE = {name: getattr(operator, name) for name in ("eq", "ne", "lt", "le", "gt", "ge")}
WIDTH = 6
MODULUS = 1 << WIDTH


def signed(value: int) -> int:
    value %= MODULUS
    return value - MODULUS if value >= MODULUS // 2 else value


def holds(predicate: Predicate, left: int, right: int) -> bool:
    if predicate.is_unsigned:
        left, right = left % MODULUS, right % MODULUS
    else:
        left, right = signed(left), signed(right)
    return COMPARE[predicate.name[-2:].lower()](left, right)


def counted(predicate: Predicate, start: int, step: int, bound: int) -> int | None:
    for k in range(MODULUS + 1):
        if not holds(predicate, start + k * step, bound):
            return k
    return None


def test_every_constant_loop_of_six_bits() -> None:
    rng = random.Random(0)
    for predicate in Predicate:
        for step in range(MODULUS):
            for _ in range(60):
                start, bound = rng.randrange(MODULUS), rng.randrange(MODULUS)
                found = count(predicate, start, step, bound, WIDTH)
                assert found == counted(predicate, start, step, bound), (
                    predicate,
                    start,
                    step,
                    bound,
                )


# (How long it takes is up to the machine.)
@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from(list(Predicate)), *[st.integers(-(2**31), 2**31 - 1)] * 3)
def test_counts_are_least(predicate: Predicate, start: int, step: int, bound: int) -> None:
    found = count(predicate, start, step, bound, 32)
    if found is not None:
        assert count(predicate, start + found * step, step, bound, 32) == 0
        if found:
            assert count(predicate, start + (found - 1) * step, step, bound, 32) == 1


@pytest.mark.sample(1)
@pytest.mark.parametrize("first", range(5))
def test_formulas_hold_for_every_start_and_bound(first: int) -> None:
    """A fifth of the starts, with every remainder of powers of two."""
    for predicate, step in itertools.product(Predicate, [*range(-9, 0), *range(1, 10)]):
        ranges = [(-32, 31), (0, 20), (5, 5), (-9, 31), (-32, 22)]
        tests = [LoopTest(predicate, step, WIDTH, r, nsw=False, nuw=False) for r in ranges]
        formulas = [
            (*r, formula) for r, t in zip(ranges, tests, strict=True) if (formula := plan(t))
        ]
        for start, bound in itertools.product(range(-32 + first, 32, 5), range(-32, 32)):
            held = [formula for low, high, formula in formulas if low <= bound <= high]
            expected = counted(predicate, start, step, bound) if held else None
            if expected is not None:
                assert all(evaluate(formula, start, bound) == expected for formula in held)


def evaluate(formula, start: int, bound: int) -> int:
    if not formula.signed:
        start, bound = start % MODULUS, bound % MODULUS
    distance = start - bound if formula.downward else bound - start
    if formula.modular:
        distance %= MODULUS
    return -(-max(0, distance + formula.extra) // formula.step)
