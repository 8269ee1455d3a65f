"""`python -m bench.corpus`: kernels whose arguments are guessed, and workers that judge them."""

from __future__ import annotations

import json
import os
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from bench.corpus import judging
from bench.corpus.judging import Settings, Task, judge
from bench.corpus.summary import summary, told
from bench.corpus.workers import Failure, Limits, run_all
from tests.support.fork_server import python

ROOT = Path(__file__).resolve().parents[2]
HEAD = """target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
"""
# y[i] = x[i] + 1 for i < n <= 64
RIGHT = (
    HEAD
    + """
define ptx_kernel void @right(ptr %x, ptr %y, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %t, %n
  br i1 %in, label %then, label %end
then:
  %p = getelementptr float, ptr %x, i32 %t
  %v = load float, ptr %p
  %w = fadd float %v, 1.0
  %q = getelementptr float, ptr %y, i32 %t
  store float %w, ptr %q
  br label %end
end:
  ret void
}
"""
)
# x[0] is at an address that no array has.
FAULTS = """define ptx_kernel void @faults(ptr %x) {
  store float 1.0, ptr inttoptr (i64 64 to ptr)
  ret void
}
"""
REFUSED = """declare void @unknown(ptr)
define ptx_kernel void @refused(ptr %x) {
  call void @unknown(ptr %x)
  ret void
}
"""
# Nothing that LLVM reads.
BROKEN = """@text = constant [3 x i8] c"four"
define ptx_kernel void @broken(ptr %x) {
  ret void
}
"""


def _corpus(folder: Path, **texts: str) -> Path:
    for name, text in texts.items():
        (folder / f"{name.replace('_', '-')}.ll").write_text(text)
    return folder


def _run(folder: Path, out: Path, *more: str) -> tuple[list[dict], str]:
    """The lines of the file and what was printed. A process of its own, which forks before XLA
    makes threads."""
    command = [python(), "-m", "bench.corpus", str(folder), "-j", "1", "--json", str(out)]
    done = subprocess.run(
        [*command, *more], cwd=ROOT, capture_output=True, text=True, check=True, timeout=300
    )
    assert done.stderr == ""
    return [json.loads(line) for line in out.read_text().splitlines()], done.stdout


def test_verdicts_are_written_and_counted(tmp_path: Path) -> None:
    folder = _corpus(tmp_path, a_O1=RIGHT, a_O3=RIGHT, b=FAULTS, c=REFUSED, d=BROKEN)
    (*rows, last), told = _run(folder, tmp_path / "out.jsonl")
    found = {(Path(r["file"]).stem, r["kernel"]): (r["verdict"], r["code"]) for r in rows}
    verdict, code = found.pop(("c", "refused"))
    assert verdict in ("refused", "invalid") and code
    assert found == {
        ("a-O1", "right"): ("verified", ""),
        ("a-O3", "right"): ("verified", ""),
        ("b", "faults"): ("invalid", "RK022"),
        ("d", "broken"): ("refused", "RK001"),
    }
    counts = last["summary"]
    assert counts["verdicts"]["verified"] == 2 == 2 * counts["verified_at_both_levels"]
    assert counts["verified_without_effect"] == 0
    assert counts["adversarial_inputs"] > 0
    assert "5 of 5 kernels" in told
    skipped = ("--skip", str(tmp_path / "out.jsonl"))
    (*rows, last), _ = _run(folder, tmp_path / "more.jsonl", *skipped)
    assert (rows, last["summary"]["of"]) == ([], 0)


def test_a_wrong_result_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The raised kernel is one of another module."""
    raised = judging.Kernel.__getitem__

    def other(kernel: judging.Kernel, configuration: object) -> object:
        module = judging.LLVMModule.parse(kernel.module.text.replace("1.000000e+00", "2.0"))
        return raised(judging.Kernel(module, judging.find_kernel(module)), configuration)

    monkeypatch.setattr(judging.Kernel, "__getitem__", other)
    task = Task(str(_corpus(tmp_path, a=RIGHT) / "a.ll"), "right")
    outcome = judge(task, Settings(), lambda stage: None)
    assert outcome.verdict == "differs"
    assert "y: largest error 1 absolute" in outcome.detail
    assert "differs: a.ll right" in told(summary([outcome], 1, 1.0, 1), [outcome])


# The tasks of these tests use no JAX.
fork = pytest.mark.filterwarnings("ignore:os.fork")


def _task(name: str, tell: Callable[[str], None]) -> str:
    tell(f"begins {name}")
    if name == "dies":
        os._exit(3)
    if name == "spins":
        while True:
            pass
    if name == "sleeps":
        time.sleep(60)
    return name.upper()


@fork
def test_workers_that_die_or_are_late_are_replaced() -> None:
    limits = Limits(0.3, patience=3)
    tasks = ["one", "dies", "two", "spins", "sleeps", "three"]
    found = dict(run_all(tasks, _task, jobs=1, limits=limits))
    assert {name: found[name] for name in ("one", "two", "three")} == {
        "one": "ONE",
        "two": "TWO",
        "three": "THREE",
    }
    failures = {k: v for k, v in found.items() if isinstance(v, Failure)}
    assert {k: (v.kind, v.stage, v.exit_code) for k, v in failures.items()} == {
        "dies": ("crash", "begins dies", 3),
        "spins": ("timeout", "begins spins", None),
        "sleeps": ("timeout", "begins sleeps", None),
    }


@fork
def test_the_time_for_all_ends_a_run() -> None:
    begin = time.monotonic()
    assert list(run_all(["sleeps"], _task, jobs=1, limits=Limits(), seconds=0.5)) == []
    assert time.monotonic() - begin < 30


@fork
def test_workers_share_the_work() -> None:
    tasks = [f"n{i}" for i in range(100)]
    found = dict(run_all(tasks, _task, jobs=2, limits=Limits()))
    assert found == {name: name.upper() for name in tasks}
