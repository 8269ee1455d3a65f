"""`verify` on kernels whose threads race, wait in vain or leave shared memory: both source lines,
also where the raised kernel and the reference agree."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import raise_kernel as rk
from raise_kernel.runtime.reference import BarrierError, MemoryFault, RaceError
from raise_kernel.runtime.verify import verify, verify_call
from raise_kernel.tools import raise_kernel as tool

RACES = Path(__file__).parents[1] / "reference" / "races.O1.ll"
X = np.arange(64, dtype=np.int32)


def verified(kernel: str, shared: int = 0, **options: Any):
    loaded = rk.load(RACES, kernel=kernel)
    lowered = loaded[1, 64, 0, shared].lower(X, np.zeros_like(X))
    return verify(lowered, loaded.module, **options)


def test_a_race_that_changes_nothing():
    with pytest.raises(RaceError, match=r"write by .* at races.cu:\d+:\d+, and read") as caught:
        verified("quiet_race")
    assert str(caught.value).count("races.cu:") == 3
    with pytest.raises(RaceError):
        verify_call(rk.load(RACES, kernel="quiet_race")[1, 64], [X, np.zeros_like(X)])


@pytest.mark.parametrize("kernel", ["half_barrier", "half_block"])
def test_a_barrier_for_half_the_block(kernel: str):
    with pytest.raises(BarrierError, match=r"barrier at races.cu:.* returned at races.cu:"):
        verified(kernel)
    assert verified(kernel, returned=True).ok


def test_shared_memory_beyond_the_launch():
    assert verified("two_arrays", shared=512).ok
    with pytest.raises(MemoryFault, match=r"dynamic.* 256 bytes") as caught:
        verified("two_arrays", shared=256)
    assert caught.value.line is not None
    assert caught.value.line.startswith("races.cu:")


def test_the_report_says_how_far_races_were_looked_for():
    report = verified("with_barrier")
    assert report.ok
    assert report.races is not None
    assert report.races.complete
    assert f"no race among the {report.races.looked_at} accesses" in str(report)


def test_on_the_command_line(capsys: pytest.CaptureFixture[str]):
    command = [str(RACES), "--grid", "1", "--block", "64", "--arg", "i32[64]", "--arg", "i32[64]"]
    for kernel, code in (("quiet_race", "RK028"), ("half_block", "RK034"), ("two_arrays", "RK022")):
        assert tool.run([*command, "--kernel", kernel, "--verify"]) == 1
        err = capsys.readouterr().err
        assert err.startswith(f"error[{code}]: ")
        assert "file: " in err
        assert "races.cu:" in err
    wait = ["--verify", "--returned-threads", "wait"]
    assert tool.run([*command, "--kernel", "half_block", *wait]) == 0
