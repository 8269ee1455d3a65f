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
    with pytest.raises(Refusal, match="more than 100 times"):
        launch(x, x.copy())


def test_no_branch_leaves_it() -> None:
    x = np.zeros(4, np.int32)
    with pytest.raises(Refusal, match="cannot end") as caught:
        rk.load(STUCK.replace("MORE", "true"))[1, 4](x, x.copy())
    assert caught.value.code == "RK021"
