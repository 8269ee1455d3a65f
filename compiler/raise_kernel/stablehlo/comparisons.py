"""Directions of comparisons: what they say, and their inverses."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

from raise_kernel.stablehlo.elements import is_integer, is_unsigned

# Whether `a DIRECTION b`, of numbers or arrays.
HOLDS: dict[str, Callable[[Any, Any], Any]] = {
    "EQ": operator.eq,
    "NE": operator.ne,
    "LT": operator.lt,
    "LE": operator.le,
    "GT": operator.gt,
    "GE": operator.ge,
}

# `a LT b` is `b GT a`.
SWAPPED = {"EQ": "EQ", "NE": "NE", "LT": "GT", "LE": "GE", "GT": "LT", "GE": "LE"}

# `not (a LT b)` is `a GE b`; of floats, where neither is NaN, but for EQ and NE, which are each
# other's negation always.
NEGATED = {"EQ": "NE", "NE": "EQ", "LT": "GE", "LE": "GT", "GT": "LE", "GE": "LT"}

# Those that order their operands.
ORDERS = frozenset({"LT", "LE", "GT", "GE"})


def kind_of(element: str) -> str:
    """How elements of a type are compared."""
    if not is_integer(element):
        return "FLOAT"
    return "UNSIGNED" if is_unsigned(element) else "SIGNED"
