"""No entry of a group is idle: without it, some test kernel is refused or has more operations.

test_group_entries.json names such a kernel, or a workload of the benchmark, for each entry, and the
option that it is raised with. An entry of a tensor stage need only change the kernel: it takes
forms that cost the target least, which may be the longer ones. So need one of `FORMS`: with it the
kernel's contractions have other operands. An entry that only reports, refuses, or wants more than a
launch names a test that fails without it.
`python -m tests.support.group_entries` counts for a kernel.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.support.group_entries import entries, operations, raised, without

from raise_kernel.pass_manager.stages import find_stage, stages

ROOT = Path(__file__).resolve().parents[2]
TABLE: dict[str, dict[str, str]] = json.loads(Path(__file__).with_suffix(".json").read_text())
ROWS = [(stage, entry, by) for stage, rows in TABLE.items() for entry, by in rows.items()]
FORMS = {"reductions: choose-basis"}
# One a group in every run of the tests.
QUICK = {
    entry.partition(":")[0]: entry
    for _, entry, by in ROWS
    if ":" in by and "bench:" not in by and "@" not in by
}


def test_every_stage_has_its_rows() -> None:
    assert list(TABLE) == [stage.name for stage in stages() if stage.groups]


@pytest.mark.parametrize("name", TABLE)
def test_every_entry_has_a_row(name: str):
    stage = find_stage(name)
    assert stage is not None
    assert sorted(TABLE[name]) == sorted(entries(stage))


@pytest.mark.parametrize("by", sorted({by for _, _, by in ROWS if ":" not in by}))
def test_reports_have_a_test(by: str):
    assert (ROOT / by).exists()


@pytest.mark.sample(4)
@pytest.mark.parametrize(
    ("name", "entry", "by"),
    [
        pytest.param(*row, marks=() if row[1] in QUICK.values() else pytest.mark.nightly)
        for row in ROWS
        if ":" in row[2]
    ],
)
def test_no_entry_is_idle(name: str, entry: str, by: str):
    stage = find_stage(name)
    assert stage is not None
    if name.startswith("tensor") or entry in FORMS:
        assert raised(by, stage) != raised(by, without(stage, entry))
    else:
        assert operations(by, stage) < operations(by, without(stage, entry))
