"""Clocks: a counter of each lane's readings, with a remark."""

from __future__ import annotations

import numpy as np

import raise_kernel
from raise_kernel.frontend.module import LLVMModule
from raise_kernel.runtime.brackets import launch_of
from raise_kernel.runtime.reference.execute import execute

# Waits until the clock has moved by 1000, counting the readings; lanes with x = 0 do not wait.
WAIT = """
define ptx_kernel void @wait(ptr %x, ptr %y) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext nneg i32 %t to i64
  %p = getelementptr i32, ptr %x, i64 %i
  %q = getelementptr i32, ptr %y, i64 %i
  %v = load i32, ptr %p
  %start = call i64 @llvm.nvvm.read.ptx.sreg.clock64()
  %none = icmp eq i32 %v, 0
  br i1 %none, label %done, label %loop
loop:
  %n = phi i32 [ 0, %entry ], [ %more, %loop ]
  %more = add i32 %n, 1
  %now = call i64 @llvm.nvvm.read.ptx.sreg.clock64()
  %passed = sub i64 %now, %start
  %waiting = icmp ult i64 %passed, 1000
  br i1 %waiting, label %loop, label %done
done:
  %r = phi i32 [ -1, %entry ], [ %more, %loop ]
  %end = call i32 @llvm.nvvm.read.ptx.sreg.clock()
  %late = icmp ugt i32 %end, 0
  %o = select i1 %late, i32 %r, i32 -9
  store i32 %o, ptr %q
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i64 @llvm.nvvm.read.ptx.sreg.clock64()
declare i32 @llvm.nvvm.read.ptx.sreg.clock()
"""


def test_a_loop_that_waits_ends() -> None:
    x = np.array([1, 0, 3, 0], np.int32)
    launcher = raise_kernel.load(WAIT)[1, 4]
    waited = np.asarray(launcher(x, np.zeros_like(x)))
    assert waited.tolist() == [32, -1, 32, -1]
    remarks = [r.message for r in launcher.lower(x, np.zeros_like(x)).remarks]
    assert any("a clock does not measure time" in text for text in remarks)


def test_one_lane_is_as_on_the_reference_executor() -> None:
    x = np.array([1], np.int32)
    ran = execute(LLVMModule.parse(WAIT), "wait", launch_of((1, 1)), [x, np.zeros_like(x)])[1]
    np.testing.assert_array_equal(raise_kernel.load(WAIT)[1, 1](x, np.zeros_like(x)), ran)
