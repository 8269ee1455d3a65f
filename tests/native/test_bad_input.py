"""What goes wrong beside a kernel: two processes that tune it at once, an illegal address."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest
from tests.native.test_launch import SAXPY
from tests.support.commands import run
from tests.support.fork_server import python

from raise_kernel import config
from raise_kernel.runtime.choice import Choice
from raise_kernel.runtime.disk_cache import entry, keep

# Stores outside of its array where `n` is not zero, which the raiser cannot know.
FAR = """
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @far(ptr %x, ptr %n, ptr %y) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %p = getelementptr float, ptr %x, i64 %i
  %v = load float, ptr %p
  %m = load i32, ptr %n
  %w = sext i32 %m to i64
  %a = and i64 %w, 1
  %far = add i64 %a, 1073741824
  %to = add i64 %i, %far
  %q = getelementptr float, ptr %y, i64 %to
  store float %v, ptr %q
  ret void
}
"""


def test_verify_finds_an_illegal_address_before_native_code_runs(tmp_path: Path) -> None:
    (tmp_path / "far.ll").write_text(FAR)
    arguments = ["--arg", "x=f32[32]", "--arg", "n=i32[1]", "--arg", "y=f32[32]"]
    launch = [str(tmp_path / "far.ll"), "--grid", "1", "--block", "32", *arguments]
    result = run("raise-kernel", *launch, "--executor", "native", "--verify")
    assert result.code == 1
    assert "error[" in result.err
    assert "y" in result.err


TUNING = """
import sys, numpy as np
import raise_kernel as rk
from raise_kernel.runtime.choice import work
from raise_kernel.runtime.choice import decision
work.WORTH = 0.0
measured = []
original = decision.seconds
decision.seconds = lambda *args: measured.append(1) or original(*args)
x = np.arange(1000, dtype=np.float32)
z = np.zeros(1000, np.int32)
launch = rk.load(sys.argv[1])[8, 128]
first = launch(x, x, z, 2.5, 1000)
again = launch(x, x + 0, z, 2.5, 1000)
print(len(measured), launch.lower(x, x, z, 2.5, 1000).executor)
"""


@pytest.mark.nightly
def test_two_processes_tune_one_kernel(tmp_path: Path) -> None:
    """Both get their results, and a third one finds a choice and measures nothing anew."""
    (tmp_path / "saxpy.ll").write_text(SAXPY)
    environment = {
        **os.environ,
        "RAISE_KERNEL_CACHE": "on",
        "RAISE_KERNEL_CACHE_DIR": str(tmp_path / "cache"),
    }
    command = [python(), "-c", TUNING, str(tmp_path / "saxpy.ll")]

    def start() -> subprocess.Popen[str]:
        return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)

    both = [start(), start()]
    assert all(child.communicate()[0] and child.returncode == 0 for child in both)
    measured, executor = start().communicate()[0].split()
    assert measured == "0"
    assert executor in ("xla", "native")


KEEPING = """
import sys
from raise_kernel.runtime.choice import Choice
from raise_kernel.runtime.disk_cache import entry, keep
name = sys.argv[1]
for _ in range(60):
    keep(("executor", "one"), Choice(name, "measurement", name * 1000, (1.0, 2.0)))
    found = entry(("executor", "one"), Choice)
    assert found is not None and found.device == found.executor * 1000, found
"""


@pytest.mark.nightly  # as two processes that search
def test_two_processes_that_keep_a_choice_leave_a_whole_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    environment = {
        **os.environ,
        "RAISE_KERNEL_CACHE": "on",
        "RAISE_KERNEL_CACHE_DIR": str(tmp_path),
    }
    both = [
        subprocess.Popen([python(), "-c", KEEPING, name], env=environment)
        for name in ("xla", "native")
    ]
    assert [child.wait() for child in both] == [0, 0]
    monkeypatch.setattr(config, "disk_cache", True)
    monkeypatch.setattr(config, "cache_dir", tmp_path)
    found = entry(("executor", "one"), Choice)
    assert found is not None and found.device == found.executor * 1000
    keep(("executor", "one"), found)
    assert len([file for file in tmp_path.iterdir() if file.suffix == ".raised"]) == 1
