"""A few of a test's many cases for every run: those that meet most values and pairs of values.

A test that is marked `@pytest.mark.sample(6)` runs six of its parametrized cases in every run; the
others are nightly. Where parameters are crossed, the cases are chosen one by one, each the one that
holds the most pairs of values of two parameters that no case before it holds.
"""

from __future__ import annotations

import itertools
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import pytest

# The fractional part of the golden ratio: its multiples modulo 1 are spread evenly.
_GOLDEN = 0.6180339887498949


def spread(cases: Sequence[tuple[int, ...]], count: int) -> list[int]:
    """Positions of `count` of the cases; a case is a tuple of one value per parameter."""
    left = {
        position: _pairs(case)
        for position, case in sorted(
            enumerate(cases), key=lambda numbered: numbered[0] * _GOLDEN % 1
        )
    }
    held: set[Any] = set()
    chosen = []
    while left and len(chosen) < count:
        best = max(left, key=lambda position: len(left[position] - held))
        held |= left.pop(best)
        chosen.append(best)
    return sorted(chosen)


def _pairs(case: tuple[int, ...]) -> set[Any]:
    """The values of a case, and each two of them, with the numbers of their parameters."""
    values = list(enumerate(case))
    return {*values, *itertools.combinations(values, 2)}


def mark_others_nightly(items: Sequence[pytest.Item]) -> None:
    """Of each function with the mark, the cases that are not chosen become nightly."""
    functions: dict[Any, list[pytest.Function]] = defaultdict(list)
    for item in items:
        if not isinstance(item, pytest.Function) or item.get_closest_marker("nightly"):
            continue
        if item.get_closest_marker("sample"):
            functions[item.path, item.originalname].append(item)
    for cases in functions.values():
        mark = cases[0].get_closest_marker("sample")
        assert mark is not None
        chosen = spread([tuple(item.callspec.indices.values()) for item in cases], mark.args[0])
        for position, item in enumerate(cases):
            if position not in chosen:
                item.add_marker(pytest.mark.nightly)
