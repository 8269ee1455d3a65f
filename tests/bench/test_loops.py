"""The table of time loops: a machine that changes its pace between rounds changes no comparison."""

from __future__ import annotations

import numpy as np
import pytest
from bench.scaling.loops import ROUNDS, Round, Row, made, rounds_of, rows_of, table

FAST, SLOW = ("wave", "in place", "scan"), ("wave", "in place", "recorded")


def runs(paces: np.ndarray, over: np.ndarray) -> list[list[Round]]:
    """Rounds at some paces, where the slow loop takes so much more in each run."""
    return [
        [{FAST: 1e-4 * pace, SLOW: 1e-4 * pace * more} for pace in run]
        for run, more in zip(paces, over, strict=True)
    ]


def off(row: Row) -> float:
    assert row.off is not None
    return row.off


def test_the_machine_s_pace_cancels():
    paces = np.random.default_rng(1).uniform(1, 3, size=(7, ROUNDS))
    rows = rows_of(runs(paces, np.full(7, 1.04)))
    assert rows[SLOW].seconds / rows[FAST].seconds == pytest.approx(1.04)
    assert off(rows[FAST]) == pytest.approx(0, abs=1e-9)
    assert 1e-4 < rows[FAST].seconds < 3.1e-4


def test_what_differs_between_runs_is_said():
    """Where arrays lie differs by run: that is not hidden by rounds that agree."""
    rows = rows_of(runs(np.ones((9, ROUNDS)), np.linspace(1.0, 1.4, 9)))
    assert off(rows[SLOW]) > 0.03
    assert "| may be off |" in table(rows, 512)


def test_one_slow_round_is_no_slow_row():
    found = runs(np.ones((5, 5)), np.ones(5))
    found[2][1][SLOW] *= 10
    rows = rows_of(found)
    assert rows[SLOW].seconds == pytest.approx(rows[FAST].seconds)


def test_more_runs_say_more():
    over = np.linspace(1.0, 1.4, 9)
    few = off(rows_of(runs(np.ones((9, 1)), over))[SLOW])
    many = off(rows_of(runs(np.ones((36, 1)), np.tile(over, 4)))[SLOW])
    assert many == pytest.approx(few / 2, rel=0.1)


@pytest.mark.nightly  # of the benchmark alone
def test_all_loops_run_and_agree():
    found = rounds_of(made(64, 4, None), 4, np.random.default_rng(0))
    assert len(found) == ROUNDS
    assert all(list(one) == list(found[0]) and min(one.values()) > 0 for one in found)
    rows = rows_of([found])
    assert {row.off for row in rows.values()} == {None}
    assert len(table(rows, 64).splitlines()) == 2 + 12
