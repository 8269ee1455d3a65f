"""Locks, flags and barriers that have no tensor form: refused by name at their source line, at
every level of optimization, and never a hang. The reference executor names both lines of a race and
of a barrier that threads reach at two points of the program.
"""

from __future__ import annotations

import numpy as np
import pytest
from tests.kernels.levels import LEVELS, ir_file
from tests.kernels.registry import ROOT

import raise_kernel
from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.module import LLVMModule, find_kernel
from raise_kernel.runtime.brackets import launch_of
from raise_kernel.runtime.checking.verify import verify_call
from raise_kernel.runtime.reference import DeadlockError, RaceCheck, RaceError, execute

SOURCE = ROOT / "tests/kernels/threads/waits.cu"

# Kernel -> what the line that it is refused at says.
SPINS = {
    "lock_spin": "while (atomicCAS(lock, 0, 1) != 0);",
    "lock_exch": "while (atomicExch(lock, 1))",
    "lock_inside": "if (atomicCAS(lock, 0, 1) == 0)",
    "flag_wait": "while (*flag == 0);",
    "ticket_lock": "while (*serving != my);",
    "lookback": "do { s = status[p]; } while (s == 0);",
    "lookback1": "int s = status[p];",
    "grid_wait": "while (atomicAdd(count, 0) < gridDim.x)",
    "shared_flag": "while (!ready);",
}
BARRIERS = {"twice": "__syncthreads(); }", "sides": "__syncthreads();"}


def _module(level: str) -> LLVMModule:
    return LLVMModule.parse(ir_file(SOURCE, level).read_text())


def _refusal(name: str, level: str) -> Refusal:
    module = _module(level)
    info = find_kernel(module, name)
    arrays = [np.zeros(64, np.int32) for _ in info.params]
    kernel = raise_kernel.load(module.text, kernel=name)
    with pytest.raises(Refusal) as caught:
        kernel[(4,), (64,)].lower(*arrays)
    return caught.value


def _source_line(refusal: Refusal) -> str:
    assert refusal.line is not None
    file, line, _ = refusal.line.rsplit(":", 2)
    assert file.endswith("waits.cu")
    return SOURCE.read_text().splitlines()[int(line) - 1]


@pytest.mark.sample(12)
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", SPINS)
def test_a_loop_that_waits_is_refused(name: str, level: str):
    refusal = _refusal(name, level)
    assert refusal.code == "RK033", refusal
    if level == "O1":  # has line tables
        assert SPINS[name] in _source_line(refusal)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", BARRIERS)
def test_a_barrier_that_not_all_threads_reach_is_refused(name: str, level: str):
    refusal = _refusal(name, level)
    assert refusal.code == "RK017", refusal
    if level == "O1":
        assert BARRIERS[name] in _source_line(refusal)
        assert "others wait at waits.cu:" in refusal.message


def _run(name: str, x: np.ndarray, *rest: int, races: bool = False) -> np.ndarray:
    launch = launch_of(((1,), (64,)))
    check = RaceCheck() if races else None
    return execute(_module("O1"), name, launch, [x, *rest], check_races=check)[0]


@pytest.mark.parametrize("name", BARRIERS)
def test_the_executor_names_both_places_of_a_barrier(name: str):
    x = np.arange(-20, 44, dtype=np.int32)
    with pytest.raises(DeadlockError) as caught:
        _run(name, x)
    lines = [
        number
        for number, text in enumerate(SOURCE.read_text().splitlines(), 1)
        if f"waits.cu:{number}:" in caught.value.message and "__syncthreads()" in text
    ]
    assert len(lines) == 2, caught.value


def test_a_barrier_after_an_early_return_is_raised():
    x = np.arange(64, dtype=np.int32)
    kernel = raise_kernel.load(_module("O1").text, kernel="early")
    lowered = kernel[(1,), (64,)].lower(x, 50)
    assert any("not every thread reaches this barrier" in str(r) for r in lowered.remarks)
    np.testing.assert_array_equal(
        np.asarray(kernel[(1,), (64,)](x, 50)), _run("early", x.copy(), 50)
    )


def test_a_race_names_both_lines():
    with pytest.raises(RaceError) as caught:
        _run("race", np.arange(64, dtype=np.int32), races=True)
    text = SOURCE.read_text().splitlines()
    places = [n for n in range(1, len(text) + 1) if f"waits.cu:{n}:" in caught.value.message]
    assert [text[n - 1].strip() for n in places] == ["s[t] = y[t];", "y[t] = s[63 - t];"]


def test_verify_says_that_a_difference_is_a_race():
    kernel = raise_kernel.load(_module("O1").text, kernel="race")
    with pytest.raises(RaceError) as caught:
        verify_call(kernel[(1,), (64,)], [np.arange(64, dtype=np.int32)])
    assert caught.value.code == "RK028"
