"""Committed runs: what is slower than they are is named, and they are of today's code."""

from __future__ import annotations

import dataclasses
import json
import re
import shutil
from pathlib import Path

import pytest
from bench import baseline, tree
from bench.__main__ import main
from bench.baseline import RESULTS, STALE, NotThisTree, adopted, path_of, regressions
from bench.catalogue import workloads
from bench.ceilings import Ceilings
from bench.measure import Column, Row
from bench.peers import Figures
from bench.raising import raise_times
from bench.raising.raised_programs import digest, programs
from bench.raising.sizes.child import Measured
from bench.record import Record
from click.testing import CliRunner

PAGE = Path(__file__).resolve().parents[2] / "docs" / "performance.md"
RUNS = [path for path in sorted(RESULTS.glob("*.json")) if path != raise_times.PATH]
NIGHTLY = [pytest.mark.nightly]
TIMES = [1.0, 1.01, 0.99, 1.0, 1.02, 1.0, 0.98]


def run(samples: list[float], raise_seconds: float = 1.0, missing: str | None = None) -> Record:
    column = Column("raised", "raised", samples, missing, Figures(raise_seconds))
    row = Row("w", "dense", {"n": 1}, 1.0, 1.0, [column])
    return Record("cpu", {"device": "Some GPU"}, {}, Ceilings(1.0, 1.0), [row])


def test_a_row_that_is_a_tenth_slower_beyond_noise_is_named():
    before = run(TIMES)
    assert regressions(before, run([1.05 * t for t in TIMES])) == []
    (line,) = regressions(before, run([1.2 * t for t in TIMES]))
    assert line.startswith("w: 1.20 times as long (95 % interval ")
    assert regressions(before, run([0.6, 1.2, 0.5, 1.5, 1.3, 1.9, 0.7])) == [], "noise"
    assert regressions(before, run([0.5 * t for t in TIMES])) == []


def test_a_raise_time_that_doubled_and_a_lost_row_are_named():
    before = run(TIMES, 0.3)
    assert regressions(before, run(TIMES, 0.59)) == []
    assert regressions(before, run(TIMES, 0.7)) == ["w: raising takes 0.70 s, not 0.30 s"]
    assert regressions(run(TIMES, 0.01), run(TIMES, 0.05)) == [], "too short to tell"
    assert regressions(before, run([], missing="RK013")) == ["w: is no longer raised: RK013"]


def test_compare_takes_the_committed_run(tmp_path: Path, monkeypatch):
    monkeypatch.setattr(baseline, "RESULTS", tmp_path)
    new = tmp_path / "new.json"
    run([1.3 * t for t in TIMES]).write(new)
    missing = CliRunner().invoke(main, ["compare", str(new)])
    assert missing.exit_code == 1 and "some-gpu.json" in missing.output
    run(TIMES).write(tmp_path / "some-gpu.json")
    slower = CliRunner().invoke(main, ["compare", str(new)])
    assert slower.exit_code == 1 and "SLOWER w: 1.30 times as long" in slower.output
    run(TIMES).write(new)
    assert CliRunner().invoke(main, ["compare", str(new)]).exit_code == 0


@pytest.mark.nightly  # of the benchmark alone
def test_a_run_is_adopted_with_its_commit_only_if_it_is_of_this_code(tmp_path: Path, monkeypatch):
    monkeypatch.setattr(baseline, "RESULTS", tmp_path / "results")
    other = dataclasses.replace(run(TIMES), files={"passes/gone.py": "0123456789 10"})
    with pytest.raises(NotThisTree, match="files are not those that were measured"):
        adopted([other])
    part = tmp_path / "part.json"
    dataclasses.replace(run(TIMES), files=tree.files()).write(part)
    result = CliRunner().invoke(main, ["adopt", str(part)])
    assert result.exit_code == 0, result.output
    record = Record.read(tmp_path / "results" / "some-gpu.json")
    assert record.commit == tree.commit() and record.files == tree.files()


def test_changed_lines_are_those_of_files_that_differ():
    before = {"a": "11 100", "b": "22 50", "c": "33 50"}
    after = {"a": "11 100", "b": "23 60", "d": "44 5"}
    assert tree.changed(before, after) == {"b": 60, "c": 50, "d": 5}
    assert tree.share_changed(before, after) == pytest.approx(115 / 200)
    assert tree.share_changed(before, before) == 0.0


def test_files_are_the_passes_and_the_runtime_once():
    found = tree.files()
    assert "passes/tensor_opt/choose_axis_order.py" in found and "runtime/kernel.py" in found
    assert "compiler/raise_kernel/costs/cuda.json" in found
    assert not any(name.startswith("compiler/raise_kernel/passes/") for name in found)


# Those that take many seconds to raise.
LONG = {"ntt", *(f"dg_navier_stokes_{order}" for order in range(1, 5))}


@pytest.mark.parametrize(
    ("path", "every"),
    [
        pytest.param(p, every, marks=marks, id=f"{p.stem}-{every}")
        for p in RUNS
        for every, marks in ((12, [] if p.stem != "cpu" else NIGHTLY), (1, NIGHTLY))
    ],
)
def test_the_committed_run_is_of_this_code(path: Path, every: int):
    """More than this share of the code has changed, and of the programs: run the benchmark again,
    adopt it, and remake the page (docs/contributing.md, "Measuring"). A part of the workloads
    tells in every run."""
    record = Record.read(path)
    assert path == path_of(record) and record.commit and record.rows
    measured = {row.workload for row in record.rows}
    assert {w.name for w in workloads()} == measured
    share = tree.share_changed(record.files, tree.files())
    if share > STALE:
        names = sorted(record.programs.keys() - LONG)[::every]
        now = programs(record.device, names)
        others = [name for name in names if now[name] != record.programs[name]]
        assert len(others) <= STALE * len(names), f"other programs, {share:.0%} of code: {others}"


def test_a_program_is_its_operations_in_order():
    add = "%0 = stablehlo.add %a, %b : tensor<3xf32>"
    wide = "%7 = stablehlo.add %x, %y : tensor<300xf32>"
    mul = "%1 = stablehlo.multiply %0, %a : tensor<3xf32>"
    assert digest(f"{add}\n{mul}") == digest(f"{wide}\n{mul}")
    assert len({digest(add), digest(mul), digest(f"{add}\n{mul}"), digest(f"{mul}\n{add}")}) == 4


@pytest.mark.parametrize("path", RUNS, ids=lambda p: p.stem)
def test_the_page_is_of_the_committed_run(path: Path):
    """The page names the commit, and has the times of the committed run."""
    record = Record.read(path)
    text = PAGE.read_text()
    part = text.split(f"<!-- bench {record.device} -->")[1]
    part = part.split(f"<!-- end of bench {record.device} -->")[0]
    assert f"commit `{record.commit}`" in part
    for row in record.rows:
        assert re.search(rf"^\| {row.workload} \|", part, re.MULTILINE), row.workload


# --- raise times ---------------------------------------------------------------------------------


def test_raise_times_are_compared_by_their_calibration():
    before = {"seconds": 1.0, "calibration": 0.01}
    assert raise_times.too_slow(Measured(seconds=2.9, calibration=0.01), before) == ""
    slow = raise_times.too_slow(Measured(seconds=3.3, calibration=0.01), before)
    assert slow == "raising takes 3.30 s of the processor; 1.00 s are expected here"
    assert raise_times.too_slow(Measured(seconds=6.0, calibration=0.02), before) == "", "slower"
    assert raise_times.too_slow(Measured(failure="out of memory"), before) == "out of memory"


def test_committed_raise_times_are_of_every_workload():
    found = json.loads(raise_times.PATH.read_text())
    assert set(found["workloads"]) == {w.name for w in workloads()}
    assert found["commit"]


@pytest.mark.nightly  # of the benchmark alone
@pytest.mark.sample(1)
@pytest.mark.parametrize("name", [w.name for w in workloads()])
def test_raising_at_gpu_sizes_takes_no_longer_than_committed(name: str):
    if shutil.which("clang-22") is None:
        pytest.skip("its source is compiled here")
    assert not raise_times.checked(name, raise_times.committed()[name])
