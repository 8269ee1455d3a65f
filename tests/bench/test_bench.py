"""The benchmark at toy sizes: every column computes the same; its files and its failures."""

from __future__ import annotations

import dataclasses
import json
import shutil
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from bench import peers as bench_peers
from bench.__main__ import main
from bench.catalogue import workloads
from bench.ceilings import Ceilings
from bench.check import Differs, compare
from bench.measure import Column, Row, measure
from bench.peers import Missing
from bench.peers.handwritten import HandWritten
from bench.peers.native import Native
from bench.peers.openmp import OpenMP
from bench.peers.prange import Prange
from bench.peers.raised import OwnCode, Raised, TensorProgram
from bench.record import Record
from bench.report import changes, geometric_mean, summary
from click.testing import CliRunner
from tests.support.unoptimized import unoptimized

import raise_kernel as rk

ALL = workloads()
# Compiling with Numba takes seconds each; the others are left to the nightly run.
PRANGE_HERE = {"saxpy"}


@pytest.fixture
def wide():
    with jax.enable_x64(True):
        yield


def test_four_groups_of_workloads():
    assert len(ALL) >= 24
    assert {w.group for w in ALL} == {"dense", "stencils", "irregular", "programs"}
    assert len({w.name for w in ALL}) == len(ALL)
    for workload in ALL:
        assert workload.cuda.exists() and workload.openmp.exists(), workload.name
        assert set(workload.sizes) == {"toy", "cpu", "gpu", "simulator"}, workload.name


# Orders of one program that the first of them stands for; a kernel that runs among the others, too.
ORDERS = [f"{name}_{order}" for name in ("dg_wave", "dg_navier_stokes") for order in (2, 3, 4)]
NIGHTLY = [*ORDERS, "dg_navier_stokes_1", "attention"]


def _some_nightly(workload):
    marks = pytest.mark.nightly if workload.name in NIGHTLY else ()
    return pytest.param(workload, id=workload.name, marks=marks)


@pytest.mark.sample(1)
@pytest.mark.usefixtures("wide")
@pytest.mark.parametrize("workload", [_some_nightly(w) for w in ALL])
def test_columns_agree(workload):
    columns: list[Any] = [Raised(), HandWritten()]
    if shutil.which("gcc"):
        columns.append(OpenMP())
    if workload.name in PRANGE_HERE:
        columns.append(Prange())
    with unoptimized():
        row = measure(workload, "toy", "cpu", columns, rounds=0)
    assert [c.missing for c in row.columns] == [None] * len(columns)
    assert np.float64(1e-310) * 1.0 > 0.0, "a peer's library made the process flush subnormals"


@pytest.mark.nightly
@pytest.mark.usefixtures("wide")
@pytest.mark.parametrize("workload", ALL, ids=lambda w: w.name)
def test_prange_agrees(workload):
    if workload.prange is None:
        pytest.skip("not written")
    measure(workload, "toy", "cpu", [Raised(), Prange()], rounds=0)


@pytest.mark.usefixtures("wide")
def test_a_wrong_column_fails_the_run():
    saxpy = next(w for w in ALL if w.name == "saxpy")
    wrong = dataclasses.replace(saxpy, by_hand=lambda s, n: {"y": s["y"].at[7].add(1e-2)})
    with pytest.raises(Differs, match=r"saxpy: y\[0\] is .* by raised and .* by jax"):
        measure(wrong, "toy", "cpu", [Raised(), HandWritten()], rounds=0)
    nans = dataclasses.replace(saxpy, by_hand=lambda s, n: {"y": jnp.full(n, jnp.nan, "f4")})
    with pytest.raises(Differs):
        measure(nans, "toy", "cpu", [HandWritten(), Raised()], rounds=0)


def test_what_is_not_finite_agrees_only_where_the_data_were_not_drawn():
    (workload,) = workloads(("dense",), ("saxpy",))
    some = np.array([1.0, np.nan, np.inf])
    with pytest.raises(Differs, match="2 of 3"):
        compare(workload, "raised", {"y": some}, "cuda", {"y": some})
    recorded = dataclasses.replace(workload, finite=False)
    compare(recorded, "raised", {"y": some}, "cuda", {"y": some})
    with pytest.raises(Differs, match="1 of 3"):
        compare(recorded, "raised", {"y": some}, "cuda", {"y": np.array([1.0, np.nan, -np.inf])})


@pytest.mark.usefixtures("wide")
def test_a_missing_peer_says_so(monkeypatch):
    class Absent(OpenMP):
        def prepare(self, workload: Any, size: Any, state: Any) -> Any:
            raise Missing("no gcc")

    saxpy = next(w for w in ALL if w.name == "saxpy")
    row = measure(saxpy, "toy", "cpu", [HandWritten(), Absent()], rounds=1)
    column = row.column("openmp")
    assert column is not None and column.missing == "no gcc" and not column.samples
    assert row.ratio("openmp") is None


def test_command_line(tmp_path: Path, monkeypatch):
    monkeypatch.setattr(bench_peers, "peers", lambda device, ir, group: [Raised(), HandWritten()])
    out, plot = tmp_path / "out.json", tmp_path / "out.png"
    args = ["--toy", "--only", "saxpy", "--rounds", "4", "--no-simulator", "--json", str(out)]
    if _has_matplotlib():
        args += ["--plot", str(plot)]
    result = CliRunner().invoke(main, args)
    assert result.exit_code == 0, result.output
    assert not jax.config.read("jax_enable_x64"), "the command leaves the process as it was"
    assert "saxpy" in result.output and "geometric mean" in result.output
    assert plot.exists() == _has_matplotlib()
    data = json.loads(out.read_text())
    assert data["versions"]["jax"] == jax.__version__
    assert [c["peer"] for c in data["rows"][0]["columns"]] == ["raised", "jax"]
    assert len(data["rows"][0]["columns"][0]["samples"]) == 4
    assert data["rows"][0]["columns"][0]["figures"]["executor"] in ("native", "xla")
    same = CliRunner().invoke(main, ["compare", str(out), "--before", str(out)])
    assert same.exit_code == 0 and "saxpy" not in same.output


@pytest.mark.nightly  # of the benchmark alone
@pytest.mark.sample(1)
@pytest.mark.parametrize("name", ["lbm", "jacobi_100"])
def test_the_executor_is_measured(name: str):
    """One launch by its call, several as a whole; the row says what runs."""
    (workload,) = workloads(names=(name,))
    size = {**workload.sizes["cpu"], "n": 256}
    with jax.enable_x64(True):
        state = workload.state(size)
        runners = {
            peer.executor: peer().prepare(workload, size, state)
            for peer in (Raised, OwnCode, TensorProgram)
        }
    assert {e: r.figures.executor for e, r in runners.items() if e != "auto"} == {
        "native": "native",
        "xla": "xla",
    }
    chosen = runners["auto"].figures.executor
    assert chosen in ("native", "xla")
    calls = {e: "raise_kernel.native" in r.text for e, r in runners.items()}
    assert calls == {"native": True, "xla": False, "auto": chosen == "native"}


def _has_matplotlib() -> bool:
    import importlib.util

    return importlib.util.find_spec("matplotlib") is not None


def record_of(samples: list[float]) -> Record:
    row = Row("w", "dense", {"n": 1}, 1.0, 1.0, [Column("raised", "raised", samples)])
    return Record("cpu", {"device": "cpu"}, {}, Ceilings(1.0, 1.0), [row])


def test_changes_beyond_noise():
    before = record_of([1.0, 1.01, 0.99, 1.0, 1.02])
    assert changes(before, record_of([1.01, 1.0, 1.02, 1.03, 1.0])).row_count == 0
    assert changes(before, record_of([0.5, 0.51, 0.5, 0.49, 0.5])).row_count == 1
    noisy = record_of([0.6, 1.2, 0.5, 1.5, 0.7])
    assert changes(before, noisy).row_count == 0


def test_the_mean_of_ratios():
    assert geometric_mean([2.0, 8.0]) == pytest.approx(4.0)
    assert geometric_mean([]) is None


def test_summary_names_what_is_surely_slow():
    def row(name: str, theirs: float, spread: float, same: bool) -> Row:
        wobble = [1.0 + spread * (i % 5 - 2) for i in range(20)]
        hand = Column("jax", "JAX by hand", [theirs * w for w in wobble])
        return Row(
            name, "dense", {}, 1.0, 1.0, [Column("raised", "raised", [1.0] * 20), hand], same
        )

    rows = [
        row("slow", 0.8, 0.01, False),
        row("unsure", 0.94, 0.2, False),
        row("equal", 0.9, 0.01, True),
        row("fast", 2.0, 0.01, False),
    ]
    lines = summary(dataclasses.replace(record_of([1.0]), rows=rows))
    low = next(line for line in lines if line.startswith("Below 0.95:"))
    assert low == "Below 0.95: slow 0.80, unsure 0.94."
    assert "Below 0.95 beyond noise: slow." in lines
    same = "1 of 4 are the same program as by hand, after XLA: their ratios, 0.90 to 0.90, are the"
    assert f"{same} noise of this run." in lines


@pytest.mark.usefixtures("wide")
def test_results_that_differ_fail_the_run(tmp_path: Path, monkeypatch):
    saxpy = next(w for w in ALL if w.name == "saxpy")
    wrong = dataclasses.replace(saxpy, by_hand=lambda s, n: {"y": s["y"] + 1})
    monkeypatch.setattr("bench.catalogue.workloads", lambda *_: [wrong])
    monkeypatch.setattr(bench_peers, "peers", lambda device, ir, group: [Raised(), HandWritten()])
    out = tmp_path / "out.json"
    result = CliRunner().invoke(main, ["--toy", "--no-simulator", "--json", str(out)])
    assert result.exit_code == 1
    assert "DIFFERS saxpy: saxpy: y[0] is " in result.output
    assert json.loads(out.read_text())["rows"] == [], "no time of it is reported"


def _without_what_takes_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    """A run without the machine's ceilings and without a profile."""
    monkeypatch.setattr("bench.ceilings.measure_ceilings", lambda *_: Ceilings(1.0, 1.0))
    monkeypatch.setattr("bench.measure.kernels_launched", lambda *_: None)


@pytest.mark.nightly  # of the benchmark alone
def test_without_compilers_the_columns_are_empty_and_say_so(monkeypatch):
    device = SimpleNamespace(compute_capability="90")
    cuda = SimpleNamespace(Device=lambda: device)
    gpu = SimpleNamespace(cuda=cuda, RawModule=None)
    monkeypatch.setattr("bench.peers.native.cupy", lambda: gpu)
    monkeypatch.setattr("bench.peers.native.shutil.which", lambda name: None)
    monkeypatch.setattr("bench.peers.openmp.shutil.which", lambda name: None)
    _without_what_takes_seconds(monkeypatch)
    peers = [HandWritten(), OpenMP(), Native()]
    monkeypatch.setattr(bench_peers, "peers", lambda device, ir, group: peers)
    result = CliRunner().invoke(main, ["--toy", "--only", "saxpy", "--rounds", "1"])
    assert result.exit_code == 0, result.output
    assert "OpenMP C: no gcc (saxpy)" in result.output
    assert "CUDA: no nvcc (saxpy)" in result.output


def test_without_a_gpu_the_run_ends_with_the_reason():
    result = CliRunner().invoke(main, ["--device", "gpu", "--toy", "--only", "saxpy"])
    assert result.exit_code != 0
    assert "JAX finds no gpu" in result.output


@pytest.mark.usefixtures("wide")
def test_a_gpu_counts_bytes_in_the_order_of_memory():
    """Indices that are transposed first are written to memory: five times as slow on an H200."""
    histogram = next(w for w in ALL if w.name == "histogram")
    size = histogram.sizes["gpu"]
    (step,) = histogram.program(**size).body
    x = jax.ShapeDtypeStruct((size["n"],), np.uint8)
    bins = jax.ShapeDtypeStruct((256,), np.int32)
    kernel = rk.load(histogram.cuda)[step.grid, step.block].options(target="cuda")
    text = kernel.lower(x, bins, step.args[-1]).as_text("stablehlo")
    assert "stablehlo.transpose" not in text and "stablehlo.while" not in text
    assert text.count('"stablehlo.scatter"') == 1
