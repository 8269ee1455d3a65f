"""`verify` on kernels whose threads race, wait in vain or leave shared memory: both source lines,
also where the raised kernel and the reference agree."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import raise_kernel as rk
from raise_kernel.diagnostics import Refusal
from raise_kernel.runtime.checking import agreement
from raise_kernel.runtime.checking.adversarial import adversarial_rounds
from raise_kernel.runtime.checking.explain import are_reordered, decided_by_order
from raise_kernel.runtime.checking.verify import verify, verify_call
from raise_kernel.runtime.reference import BarrierError, RaceError
from raise_kernel.tools import raise_kernel as tool

RACES = Path(__file__).parents[2] / "reference" / "kernels" / "O1" / "races.ll"
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
    with pytest.raises(Refusal, match=r"dynamic shared memory, which has 64 of i32") as caught:
        verified("two_arrays", shared=256)
    assert caught.value.code == "RK022"
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


def test_what_is_certain_is_remarked_where_it_is_raised():
    """A race, with its source lines; none where all is well."""

    def told(kernel: str, shared: int) -> list[str]:
        lowered = rk.load(RACES, kernel=kernel)[1, 64, 0, shared].lower(X, np.zeros_like(X))
        return [str(r) for r in lowered.raised.remarks if r.pass_name == "remark-races"]

    (race,) = told("no_barrier", 0)
    assert race.count("races.cu:") == 2
    assert "a race" in race
    assert not told("two_arrays", 512)
    assert not told("with_barrier", 0)


WORK_LIST = """target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @k(ptr %count, ptr %list) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
PUSHES
  ret void
}
"""


def pushes(count: int) -> str:
    lines = []
    for k in range(count):
        lines += [
            f"  %n{k} = atomicrmw add ptr %count, i32 1 monotonic",
            f"  %w{k} = zext i32 %n{k} to i64",
            f"  %p{k} = getelementptr i32, ptr %list, i64 %w{k}",
            f"  store i32 %t, ptr %p{k}",
        ]
    return WORK_LIST.replace("PUSHES", "\n".join(lines))


def test_work_lists_depend_on_the_order_of_threads():
    """One push a thread: some order gives the same list. Two: no order of whole threads does."""
    args = [np.zeros(1, np.int32), np.zeros(64, np.int32)]
    assert verify_call(rk.load(pushes(1), kernel="k")[1, 32], args).ok
    with pytest.raises(rk.Refusal, match=r"list\[\d+\] depends on the order") as caught:
        verify_call(rk.load(pushes(2), kernel="k")[1, 32], args)
    assert caught.value.code == "RK035"


def test_what_the_order_decides_excuses_nothing_else(monkeypatch: pytest.MonkeyPatch):
    """Beside the list, each thread writes an element of its own; the raised program is made wrong
    in one of them."""
    raised = agreement.raised_arrays

    def wrong(lowered, values):
        arrays = [a.copy() for a in raised(lowered, values)]
        arrays[2][5] += 1
        return arrays

    own = "  %v = zext i32 %t to i64\n  %o = getelementptr i32, ptr %own, i64 %v\n"
    text = pushes(2).replace("ptr %list)", "ptr %list, ptr %own)")
    text = text.replace("  ret void", f"{own}  store i32 %n0, ptr %o\n  ret void")
    args = [np.zeros(1, np.int32), np.zeros(64, np.int32), np.zeros(32, np.int32)]
    with pytest.raises(rk.Refusal, match=r"list\[\d+\] depends on the order"):
        verify_call(rk.load(text, kernel="k")[1, 32], args)
    monkeypatch.setattr(agreement, "raised_arrays", wrong)
    text = text.replace("store i32 %n0, ptr %o", "store i32 %t, ptr %o")
    with pytest.raises(rk.Refusal) as caught:
        verify_call(rk.load(text, kernel="k")[1, 32], args).check()
    assert caught.value.code == "RK023"


def test_draws_that_depend_on_the_order_of_threads_are_discarded():
    args = [np.zeros(1, np.int32), np.zeros(64, np.int32)]
    kernel = rk.load(pushes(2), kernel="k")
    drawn = adversarial_rounds(kernel[1, 32].lower(*args), kernel.module, args, rounds=3)
    assert [found.report for found in drawn] == [None] * 3


def test_a_race_past_the_limit_is_looked_for_where_results_differ(
    monkeypatch: pytest.MonkeyPatch,
):
    """All threads add to one number; the log is full before they come to it."""
    monkeypatch.setattr("raise_kernel.runtime.reference.races.LOG_ENTRIES", 64)
    monkeypatch.setattr("raise_kernel.runtime.checking.agreement.RACE_LIMIT", 1)
    text = """target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @k(ptr %x, ptr %y, ptr %z) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = zext i32 %t to i64
  %p = getelementptr i32, ptr %x, i64 %w
  %q = getelementptr i32, ptr %y, i64 %w
  %a = load i32, ptr %p
  store i32 %a, ptr %q
  store i32 7, ptr %p
  %s = load i32, ptr %z
  %n = add i32 %s, %t
  store i32 %n, ptr %z
  ret void
}
"""
    args = [X.copy(), np.zeros_like(X), np.zeros(1, np.int32)]
    with pytest.raises(RaceError, match=r"race on z\[0\]"):
        verify_call(rk.load(text, kernel="k")[1, 64], args)


UNDEFINED = """target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @k(ptr %x, ptr %y) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %px = getelementptr i32, ptr %x, i64 %i
  %py = getelementptr i32, ptr %y, i64 %i
  %v = load i32, ptr %px
  %u = add nsw i32 %v, 2147483640
  %odd = trunc i32 %t to i1
  %r = select i1 %odd, i32 %u, i32 %v
  store i32 %r, ptr %py
  ret void
}
"""


@pytest.mark.parametrize(("element", "code"), [(9, "RK036"), (8, "RK023")])
def test_only_what_depends_on_an_undefined_value_is_excused(
    monkeypatch: pytest.MonkeyPatch, element: int, code: str
):
    """The raised program is made wrong in one element: one of an overflow, and one of none."""
    raised = agreement.raised_arrays

    def wrong(lowered, values):
        arrays = [a.copy() for a in raised(lowered, values)]
        arrays[1][element] += 5
        return arrays

    monkeypatch.setattr(agreement, "raised_arrays", wrong)
    args = [np.full(32, 100, np.int32), np.zeros(32, np.int32)]
    with pytest.raises(rk.Refusal) as caught:
        verify_call(rk.load(UNDEFINED, kernel="k")[1, 32], args).check()
    assert caught.value.code == code
    if code == "RK036":
        assert "y[9] depends on a signed overflow, in `%u = add nsw i32" in caught.value.message
        assert "thread (0,0,0)" in caught.value.message


def test_lists_in_another_order():
    x, y, z = (np.array(v, np.int32) for v in ([1, 2, 300], [300, 1, 2], [300, 1, 1]))
    assert are_reordered([(x, y)], [[x], [x[::-1]]])
    assert not are_reordered([(x, y)], [[x], [x]])  # no order changes it
    assert not are_reordered([(x, z)], [[x], [x[::-1]]])
    assert not are_reordered([(x, y), (x, y)], [[x[::-1], x]])
    assert are_reordered([(x, y), (x, x)], [[x[::-1], x]])


SWALLOWED = """
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr %x, ptr %y) {
  %v = load i32, ptr %x
  %u = sub nsw i32 %v, 10
  %m = call i32 @llvm.smax.i32(i32 %u, i32 2147483600)
  store i32 %m, ptr %y
  ret void
}
declare i32 @llvm.smax.i32(i32, i32)
"""


def test_a_choice_that_another_value_swallows(monkeypatch: pytest.MonkeyPatch):
    """The difference wraps to the largest numbers; all that is chosen for it is below the other."""
    raised = agreement.raised_arrays

    def other(lowered, values):
        arrays = [a.copy() for a in raised(lowered, values)]
        arrays[1][0] = 2147483600
        return arrays

    monkeypatch.setattr(agreement, "raised_arrays", other)
    args = [np.full(1, -(2**31), np.int32), np.zeros(1, np.int32)]
    with pytest.raises(rk.Refusal, match=r"y.0. depends on a signed overflow") as caught:
        verify_call(rk.load(SWALLOWED, kernel="k")[1, 1], args).check()
    assert caught.value.code == "RK036"


SWAP_ONCE = """target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr %x) {
  %old = load i32, ptr %x
  %new = add i32 %old, 1
  %pair = cmpxchg ptr %x, i32 %old, i32 %new monotonic monotonic
  ret void
}
"""


def test_a_swap_that_is_not_tried_again_depends_on_the_order():
    """Who loads before another one's swap does not swap: all threads of a warp but one."""
    with pytest.raises(rk.Refusal, match=r"\[0\] depends on the order.* it is 32 or 1 ") as caught:
        verify_call(rk.load(SWAP_ONCE, kernel="k")[1, 32], [np.zeros(1, np.int32)])
    assert caught.value.code == "RK035"


SWAP_UNTIL_LOST = """target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @k(ptr %x, ptr %y) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %py = getelementptr i32, ptr %y, i64 %i
  %v = load i32, ptr %py
  %first = load i32, ptr %x
  br label %swap
swap:
  %old = phi i32 [ %first, %entry ], [ %seen, %swap ]
  %new = add i32 %old, %v
  %pair = cmpxchg ptr %x, i32 %old, i32 %new monotonic monotonic
  %seen = extractvalue { i32, i1 } %pair, 0
  %again = icmp eq i32 %seen, %old
  br i1 %again, label %swap, label %out
out:
  ret void
}
"""


def test_how_far_an_order_moves_an_element_is_no_bound():
    """Every thread adds once in most orders, and only the first one where all load before it."""
    steps = 3 ** np.arange(16, dtype=np.int32)
    with pytest.raises(rk.Refusal, match=r"\[0\] depends on the order") as caught:
        verify_call(rk.load(SWAP_UNTIL_LOST, kernel="k")[1, 16], [np.zeros(1, np.int32), steps])
    assert caught.value.code == "RK035"


def test_elements_that_the_order_decides():
    """Not those that only roundings move, nor those of a list that is only in another order."""
    x = np.array([1.0, 2.0, 3.0], np.float32)
    close, far = x + np.array([1e-3, 0, 0], np.float32), x + np.array([0, 9, 0], np.float32)
    (mask,) = decided_by_order([x], [[close], [far]], [[close]])
    assert mask.tolist() == [False, True, False]
    (mask,) = decided_by_order([x], [[x[::-1]]], [])
    assert not mask.any()


TOO_FAR = """target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @k(ptr %x, ptr %y) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %px = getelementptr i32, ptr %x, i64 %i
  %py = getelementptr i32, ptr %y, i64 %i
  %v = load i32, ptr %px
  %s = shl i32 1, %v
  %b = and i32 %s, 1
  %r = add i32 %b, 1000
  store i32 %r, ptr %py
  ret void
}
"""


@pytest.mark.parametrize(("element", "code"), [(9, "RK036"), (8, "RK023")])
def test_what_is_computed_from_poison_may_be_anything(
    monkeypatch: pytest.MonkeyPatch, element: int, code: str
):
    """A shift by 40 is poison, so the store may be left out, though one bit of it is used."""
    raised = agreement.raised_arrays

    def wrong(lowered, values):
        arrays = [a.copy() for a in raised(lowered, values)]
        arrays[1][element] = 0
        return arrays

    monkeypatch.setattr(agreement, "raised_arrays", wrong)
    args = [np.where(np.arange(32) % 2, 40, 4).astype(np.int32), np.zeros(32, np.int32)]
    with pytest.raises(rk.Refusal) as caught:
        verify_call(rk.load(TOO_FAR, kernel="k")[1, 32], args).check()
    assert caught.value.code == code


BORROW = """target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @k(ptr %x, ptr %y) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %px = getelementptr i32, ptr %x, i64 %i
  %py = getelementptr i32, ptr %y, i64 %i
  %v = load i32, ptr %px
  %s = lshr i32 7, %v
  %b = and i32 %s, 1
  %c = icmp ugt i32 %b, 1
  %r = select i1 %c, i32 1, i32 %t
  store i32 %r, ptr %py
  ret void
}
"""


@pytest.mark.parametrize(("element", "code"), [(9, "RK036"), (8, "RK023")])
def test_a_choice_by_poison_is_poison(monkeypatch: pytest.MonkeyPatch, element: int, code: str):
    """No bit is above one, whatever is chosen for a shift by 40."""
    raised = agreement.raised_arrays

    def wrong(lowered, values):
        arrays = [a.copy() for a in raised(lowered, values)]
        arrays[1][element] = 1
        return arrays

    monkeypatch.setattr(agreement, "raised_arrays", wrong)
    args = [np.where(np.arange(32) % 2, 40, 4).astype(np.int32), np.zeros(32, np.int32)]
    with pytest.raises(rk.Refusal) as caught:
        verify_call(rk.load(BORROW, kernel="k")[1, 32], args).check()
    assert caught.value.code == code
    if code == "RK036":
        assert "y[9] depends on a shift by the width or more" in caught.value.message
