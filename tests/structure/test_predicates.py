"""Predicates, their inverses and their forms with exchanged operands, on all small numbers."""

from __future__ import annotations

import operator
from itertools import product
from math import isnan, nan

import pytest

from raise_kernel.analysis.integers.predicates import Predicate, inverted_cmpf

NAMES = {"EQ": "eq", "NE": "ne", "LT": "lt", "LE": "le", "GT": "gt", "GE": "ge"}


def holds(predicate: Predicate, a: int, b: int) -> bool:
    if predicate.is_unsigned:
        a, b = a % 16, b % 16
    return getattr(operator, NAMES[predicate.name[-2:]])(a, b)


@pytest.mark.parametrize("predicate", list(Predicate))
def test_integers(predicate: Predicate):
    for a, b in product(range(-8, 8), repeat=2):
        assert holds(predicate.inverted(), a, b) is not holds(predicate, a, b)
        assert holds(predicate.swapped(), b, a) is holds(predicate, a, b)


def holds_of_floats(predicate: int, a: float, b: float) -> bool:
    """arith.cmpf: bits for equal, greater and less, and the unordered ones from 8 on."""
    order = 8 if isnan(a) or isnan(b) else 1 if a == b else 2 if a > b else 4
    # false oeq ogt oge olt ole one ord, ueq ugt uge ult ule une uno true
    bits = (0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 8, 15)[predicate]
    return bool(bits & order)


@pytest.mark.parametrize("predicate", range(16))
def test_floats(predicate: int):
    for a, b in product((-1.0, 0.0, 2.0, nan), repeat=2):
        assert holds_of_floats(inverted_cmpf(predicate), a, b) is not holds_of_floats(
            predicate, a, b
        )
