"""Links are fitted to what was measured, and predictions are within what is said of them."""

from __future__ import annotations

import json

import pytest
from bench.scaling.__main__ import KEPT
from bench.scaling.measuring import COUNTS, PART, SIDE, WHOLE, Seen, fitted, measure, merged


def test_a_known_machine_is_found() -> None:
    alpha, beta, wait = 1e-4, 1e-9, 2e-3
    seen = [
        Seen(
            count,
            [(n, alpha + n * beta + wait * max(0, count / 2 - 1)) for n in (4, 1 << 16, 1 << 20)],
            weak=0.5,
            strong=1.0,
            busy=1.5,
        )
        for count in (2, 4, 8)
    ]
    machine = fitted([Seen(1, [], 0.25, 1.0, 1.5), *seen], cores=2, memory=1)
    (link,) = machine.links
    found = (link.alpha, link.beta, machine.wait)
    assert found == pytest.approx((alpha, beta, wait), rel=1e-6)
    assert machine.bandwidth == 3 * 4 * PART * SIDE**2 / 0.25 and machine.busy == 1.5


def test_the_least_of_runs_counts() -> None:
    one, two = Seen(2, [(4, 2.0), (8, 5.0)], 3.0, 7.0, 1.0), Seen(2, [(4, 3.0), (8, 4.0)], 2, 9, 2)
    assert merged([one, two]) == Seen(2, [(4, 2.0), (8, 4.0)], 2, 7.0, 2)
    same = WHOLE // PART
    assert merged([Seen(same, [], 5.0, 4.0, 1.0)]).weak == 4.0, "the same program"


def test_what_is_kept_is_whole() -> None:
    kept = [Seen(**row) for row in json.loads(KEPT.read_text())["seen"]]
    assert tuple(row.devices for row in kept) == COUNTS
    assert all(row.weak > 0 and row.strong > 0 for row in kept)


@pytest.mark.nightly
def test_two_processes_are_measured() -> None:
    seen = measure(2)
    assert seen.devices == 2 and seen.weak > 0 and len(seen.messages) == 5
