"""Counts of run-time guards: off by default, by run, by row, in traced calls, in the tools."""

from __future__ import annotations

import functools
import warnings
from collections.abc import Iterator
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from tests.kernels.specs import SPECS

import raise_kernel as rk
from raise_kernel.bindings import context, parse_module
from raise_kernel.pass_manager.pipeline import PipelineOptions, run_pipeline
from raise_kernel.runtime.replay import jax_source
from raise_kernel.tools.raise_kernel import run as command_line

pytestmark = pytest.mark.usefixtures("x64")

SORT = SPECS["bitonic_sort"]


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    rk.clear_guard_counts()
    yield
    rk.clear_guard_counts()


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rk.config, "report_guards", True)


def sort_with(value: float | None) -> tuple[rk.Launcher, list]:
    """The sort, which no test has called yet, and its arguments, with one element replaced."""
    call = SORT.call(SORT.sizes[0])
    args = [np.array(a) if isinstance(a, np.ndarray) else a for a in call.args]
    if value is not None:
        next(a for a in args if isinstance(a, np.ndarray)).flat[3] = value
    return rk.load(SORT.path("O3"), SORT.kernel)[call.launch], args


@functools.cache
def shared_sort(reports: bool) -> rk.Launcher:
    """One for all the tests that call it with `report_guards` so: it is raised once."""
    assert rk.config.report_guards == reports
    return sort_with(None)[0]


def test_a_guard_that_fails_is_counted_and_told(counted: None):
    kernel, args = sort_with(np.nan)
    with pytest.warns(rk.KernelWarning, match=r"guard of recognize-sorts .*failed in 1 of 1 runs"):
        kernel(*args)
    kernel(*args)
    kernel(*sort_with(None)[1])
    (count,) = rk.guard_counts()
    assert (count.name, count.runs, count.failed_runs) == ("recognize-sorts", 3, 2)
    assert count.operations > 0
    # The first run compiled the program.
    assert count.timed == (1, 1)
    assert "ms a run where it failed" in str(count)


def test_counting_changes_no_result(counted: None):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", rk.KernelWarning)
        args = sort_with(np.nan)[1]
        found = shared_sort(True)(*args)
    rk.config.report_guards = False
    np.testing.assert_array_equal(found, shared_sort(False)(*args))


def test_nothing_is_counted_unless_asked_for():
    kernel, args = shared_sort(False), sort_with(np.nan)[1]
    kernel(*args)
    assert "rk.guard =" in kernel.lower(*args).as_text("stablehlo")
    assert "count_guard" not in kernel.lower(*args).as_text("stablehlo")
    assert "count_guard" not in kernel.lower(*args).as_text("jax")
    assert not rk.guard_counts()


def test_a_traced_call_is_counted_and_not_timed(counted: None):
    kernel, args = shared_sort(True), sort_with(None)[1]
    jax.block_until_ready(jax.jit(lambda *arrays: kernel(*arrays, *args[len(arrays) :]))(args[0]))
    jax.effects_barrier()
    (count,) = rk.guard_counts()
    assert (count.runs, count.failed_runs, count.timed) == (1, 0, (0, 0))


GUARDED = """func.func @guarded(%x: tensor<8xf32>, %test: tensor<i1>) -> tensor<8xf32>
    attributes {rk.kernel, rk.report_guards} {
  %0 = "stablehlo.if"(%test) ({
    stablehlo.return %x : tensor<8xf32>
  }, {
    %1 = stablehlo.add %x, %x : tensor<8xf32>
    stablehlo.return %1 : tensor<8xf32>
  }) {rk.guard = "recognize-recurrences"} : (tensor<i1>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}"""


def test_printed_source_counts_by_itself(counted: None, capfd: pytest.CaptureFixture[str]):
    with context():
        module = parse_module(GUARDED)
        run_pipeline(module, "report-guards", PipelineOptions())
        source = jax_source(module)
    x, test = jnp.ones(8), np.bool_(False)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", rk.KernelWarning)
        source.function()(x, test)
        jax.effects_barrier()
    (count,) = rk.guard_counts()
    assert (count.runs, count.failed_runs, count.operations) == (1, 1, 8)
    # The printed source needs nothing of this package.
    namespace: dict = {}
    exec(source.text, namespace)
    namespace["guarded"](x, test)
    jax.effects_barrier()
    assert "guard of recognize-recurrences at" in capfd.readouterr().out


@pytest.mark.nightly  # as the counts below
def test_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    call = SORT.call(SORT.sizes[0])
    command = [str(SORT.path("O3")), "--kernel", SORT.kernel, "--run"]
    for option, sizes in zip(("--grid", "--block"), call.launch, strict=False):
        command += [option, ",".join(map(str, np.atleast_1d(sizes)))]
    for number, value in enumerate(call.args):
        if isinstance(value, np.ndarray):
            array = np.array(value)
            array.flat[3] = np.nan
            np.save(tmp_path / f"{number}.npy", array)
            command += ["--arg", f"a{number}=f32[{','.join(map(str, value.shape))}]"]
            command += ["--input", f"a{number}={tmp_path / f'{number}.npy'}"]
        else:
            command += ["--arg", str(value)]
    assert command_line(command) == 0
    assert "guard of" not in capsys.readouterr().err
    assert command_line([*command, "--remarks"]) == 0
    assert "note: " in (told := capsys.readouterr().err)
    assert "guard of recognize-sorts in" in told
    assert "failed in 1 of 1 runs" in told
