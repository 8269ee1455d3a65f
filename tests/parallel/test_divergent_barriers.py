"""Barriers that not all threads of a block reach together are refused, by the whole pipeline."""

from __future__ import annotations

import numpy as np
import pytest

import raise_kernel as rk

KERNEL = """
define ptx_kernel void @k(ptr %x) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %some = icmp ult i32 %t, 16
  %at = getelementptr float, ptr %x, i32 %t
  br i1 %some, label %low, label %high
low:
  store float 1.0, ptr %at
  call void @llvm.nvvm.barrier0()
  %value = load float, ptr %x
  store float %value, ptr %at
  br label %done
high:
  call void @llvm.nvvm.barrier0()
  store float 2.0, ptr %at
  br label %done
done:
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()
"""


def test_a_barrier_in_both_branches_is_refused() -> None:
    kernel = rk.load(KERNEL)[1, 32]
    with pytest.raises(rk.Refusal, match="RK017") as refused:
        kernel.lower(np.zeros(32, np.float32))
    assert refused.value.pass_name == "check-barriers"
