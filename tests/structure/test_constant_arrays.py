"""A local table of constants is a constant of the raised program, and not built by it."""

from __future__ import annotations

import numpy as np

import raise_kernel as rk

STORES = "\n".join(
    f"  %a{k} = getelementptr i32, ptr %table, i32 {k}\n  store i32 {k * k + 3}, ptr %a{k}"
    for k in range(64)
)
KERNEL = f"""
define ptx_kernel void @k(ptr %x) {{
  %table = alloca [64 x i32]
{STORES}
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %at = getelementptr i32, ptr %x, i32 %t
  %index = load i32, ptr %at
  %of = getelementptr i32, ptr %table, i32 %index
  %value = load i32, ptr %of
  store i32 %value, ptr %at
  ret void
}}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
"""


def test_a_table_of_a_thread_is_a_constant() -> None:
    launch = rk.load(KERNEL)[1, 64]
    x = np.arange(64, dtype=np.int32)[::-1].copy()
    assert np.array_equal(launch(x), x * x + 3)
    assert "concatenate" not in launch.lower(x).as_text("stablehlo")
