"""Which cases of a test every run takes: tests/support/sampling.py."""

from __future__ import annotations

import itertools
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.support.sampling import spread

ROOT = Path(__file__).resolve().parents[2]
CROSSED = list(itertools.product(range(4), range(3), range(2)))


def test_pairs_of_values_come_first() -> None:
    """Twelve cases are the least that hold all pairs of four values with three."""
    cases = [CROSSED[position] for position in spread(CROSSED, 12)]
    for first, second in itertools.combinations(range(3), 2):
        pairs = {(case[first], case[second]) for case in CROSSED}
        assert {(case[first], case[second]) for case in cases} == pairs


def test_every_value_is_met_where_there_are_few_cases() -> None:
    cases = [CROSSED[position] for position in spread(CROSSED, 4)]
    assert [len(set(values)) for values in zip(*cases, strict=True)] == [4, 3, 2]


def test_cases_of_one_parameter_are_spread() -> None:
    chosen = spread([(k,) for k in range(100)], 10)
    gaps = [b - a for a, b in itertools.pairwise([*chosen, 100])]
    assert chosen == sorted(set(chosen)) and max(gaps) <= 20


@pytest.mark.parametrize("count", [0, 1, 24, 30])
def test_no_more_cases_than_there_are(count: int) -> None:
    assert len(spread(CROSSED, count)) == min(count, len(CROSSED))


SUITE = """
import pytest

@pytest.mark.sample(2)
@pytest.mark.parametrize("x", range(5))
def test_few(x): pass

@pytest.mark.parametrize("x", range(3))
def test_all(x): pass
"""
CONFTEST = """
import pytest
from tests.support.sampling import mark_others_nightly

@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items):
    mark_others_nightly(items)
"""


def collected(folder: Path, marks: str) -> set[str]:
    """The cases of SUITE that `-m marks` selects."""
    (folder / "test_suite.py").write_text(SUITE)
    (folder / "conftest.py").write_text(CONFTEST)
    options = ["-p", "no:cacheprovider", "--collect-only", "-q", "-m", marks]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *options, str(folder)],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return set(re.findall(r"test_\w+\[\d+\]", done.stdout))


def test_the_nightly_run_has_what_the_others_leave_out(tmp_path: Path) -> None:
    every, nightly = (collected(tmp_path, marks) for marks in ("not nightly", "nightly"))
    names = [f"test_few[{k}]" for k in range(5)], [f"test_all[{k}]" for k in range(3)]
    assert every | nightly == {*names[0], *names[1]} and not every & nightly
    assert len(nightly) == 3 and nightly < set(names[0])
