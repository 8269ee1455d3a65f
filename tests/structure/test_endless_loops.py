"""Loops that cannot end: refused where no branch leaves them, remarked on where one never will."""

from __future__ import annotations

import numpy as np
import pytest

import raise_kernel as rk
from raise_kernel.diagnostics import Refusal

# Lanes add 1 once, or for ever if their number is above 3.
STUCK = """
define ptx_kernel void @stuck(ptr noalias %x, ptr noalias %y) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext nneg i32 %t to i64
  %p = getelementptr i32, ptr %x, i64 %i
  %q = getelementptr i32, ptr %y, i64 %i
  %v = load i32, ptr %p
  %more = icmp sgt i32 %v, 3
  br label %body
body:
  %old = load volatile i32, ptr %q
  %new = add i32 %old, 1
  store volatile i32 %new, ptr %q
  br i1 MORE, label %body, label %done
done:
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
"""


def test_a_remark_at_raise_time_and_an_error_at_run_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rk.config, "max_iterations", 100)
    launch = rk.load(STUCK.replace("MORE", "%more"))[1, 4]
    x = np.array([1, 2, 3, 0], np.int32)
    remarks = [str(r) for r in launch.lower(x, x + 1).remarks]
    assert sum("never leaves it" in r for r in remarks) == 1
    assert np.asarray(launch(x, x.copy())).tolist() == (x + 1).tolist()
    x[2] = 4
    with pytest.raises(Refusal, match="more than 100 iterations"):
        launch(x, x.copy())


def test_no_branch_leaves_it() -> None:
    x = np.zeros(4, np.int32)
    with pytest.raises(Refusal, match="cannot end") as caught:
        rk.load(STUCK.replace("MORE", "true"))[1, 4](x, x.copy())
    assert caught.value.code == "RK021"


# Lanes add 1 once, then hang if their number is above 3.
HANGS = """
define ptx_kernel void @hangs(ptr noalias %x, ptr noalias %y) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext nneg i32 %t to i64
  %p = getelementptr i32, ptr %x, i64 %i
  %q = getelementptr i32, ptr %y, i64 %i
  %v = load i32, ptr %p
  %more = icmp sgt i32 %v, 3
  br i1 %more, label %stuck, label %done
stuck:
  %old = load volatile i32, ptr %q
  %new = add i32 %old, 1
  store volatile i32 %new, ptr %q
  br label %stuck
done:
  store i32 %v, ptr %q
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
"""


def test_no_branch_leaves_it_on_one_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rk.config, "max_iterations", 100)
    launch = rk.load(HANGS)[1, 4]
    x = np.array([1, 2, 3, 0], np.int32)
    remarks = [str(r) for r in launch.lower(x, x + 1).remarks]
    assert sum("never leaves it" in r for r in remarks) == 1
    assert np.asarray(launch(x, x + 1)).tolist() == x.tolist()
    x[2] = 4
    with pytest.raises(Refusal, match="more than 100 iterations"):
        launch(x, x + 1)


SPIN = """
define void @k(ptr %x, i32 %n) #0 {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %done
loop:
  %old = load i32, ptr %x
  %new = add i32 %old, 1
  store i32 %new, ptr %x
  br i1 %some, label %loop, label %done, !llvm.loop !0
done:
  store i32 5, ptr %x
  ret void
}
attributes #0 = { mustprogress nounwind }
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.mustprogress"}
"""


def test_a_loop_that_a_constant_makes_endless() -> None:
    """LLVM may take it out, for C++ promises that loops end."""
    kernel = rk.load(SPIN)[1, 1]
    x = np.zeros(1, np.int32)
    assert np.asarray(kernel(x, 0)).tolist() == [5]
    with pytest.raises(Refusal, match="cannot end") as caught:
        kernel.lower(x, 1)
    assert caught.value.code == "RK021"


UNREACHABLE = """
define void @k(ptr %x) {
entry:
  %v = load i32, ptr %x
  %c = icmp sgt i32 %v, 3
  br i1 %c, label %stuck, label %go
stuck:
  unreachable
go:
  store i32 7, ptr %x
  END
}
"""


def test_what_a_compiler_leaves_of_an_endless_loop() -> None:
    x = np.zeros(1, np.int32)
    with pytest.raises(Refusal, match="never returns") as caught:
        rk.load(UNREACHABLE.replace("END", "unreachable"))[1, 1].lower(x)
    assert caught.value.code == "RK021"
    assert np.asarray(rk.load(UNREACHABLE.replace("END", "ret void"))[1, 1](x)).tolist() == [7]
