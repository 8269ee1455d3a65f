"""Sequences of launches as loops: the same launches, with the same scalars, in the same order."""

from __future__ import annotations

from collections.abc import Iterable
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from raise_kernel.runtime.device.recorded.items import Item, Repeat, Step, Work, rolled

KERNELS: list[Any] = [SimpleNamespace() for _ in range(3)]


def step(kernel: int, *scalars: float) -> Step:
    return Step(KERNELS[kernel], (0, 1), tuple(np.float32(value) for value in scalars))


A, B, C = (step(kernel, 1.0) for kernel in range(3))


def launches(items: Iterable[Item]) -> list[Work]:
    """The launches one by one."""
    found: list[Work] = []
    for item in items:
        if not isinstance(item, Repeat):
            found.append(item)
        elif item.scalars is None:
            found += item.steps * item.rounds
        else:
            for number in range(item.rounds):
                given = iter([values[number] for values in item.scalars])
                for one in item.steps:
                    assert isinstance(one, Step)
                    scalars = tuple(next(given) for _ in one.scalars)
                    found.append(Step(one.lowered, one.memories, scalars))
    return found


@pytest.mark.parametrize(
    ("items", "wanted"),
    [
        ([A, B, A, B, Repeat((A, B), 5)], [Repeat((A, B), 7)]),
        ([B, A, B, Repeat((A, B), 5), A], [B, Repeat((A, B), 6), A]),
        ([Repeat((A, B), 5), A, B, A, B, A], [Repeat((A, B), 7), A]),
        ([A] * 6 + [Repeat((A,), 3)] + [A] * 5, [Repeat((A,), 14)]),
        ([Repeat((A,), 3), Repeat((A,), 4), Repeat((B,), 4)], [Repeat((A,), 7), Repeat((B,), 4)]),
        ([step(0, 2.0), Repeat((A,), 3), step(0, 2.0)], None),
        ([step(0, -0.0), Repeat((step(0, 0.0),), 3), step(0, -0.0)], None),
        ([A, Repeat((A,), 2, (np.array([1, 2], np.float32),)), A], None),
        ([], None),
    ],
)
def test_rounds_beside_a_loop(items: list[Item], wanted: list[Item] | None):
    assert rolled(items) == (items if wanted is None else wanted)


@pytest.mark.parametrize("seed", range(200))
def test_random_sequences(seed: int):
    random = np.random.default_rng(seed)

    def sequence(most: int) -> list[Work]:
        drawn = random.integers(0, 6, random.integers(1, most))
        return [step(number % 3, (0.0, -0.0)[number // 3]) for number in drawn]

    items: list[Item] = []
    for _ in range(random.integers(1, 6)):
        part, times = sequence(4), int(random.integers(1, 7))
        items += [Repeat(tuple(part), times)] if random.integers(2) else part * times
    assert launches(rolled(items)) == launches(items)
