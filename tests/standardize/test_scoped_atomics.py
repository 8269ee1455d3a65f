"""Atomic operations at block or system scope (`atomicAdd_system`): intrinsics of LLVM."""

from __future__ import annotations

import numpy as np
import pytest

import raise_kernel as rk
from raise_kernel.frontend.module import LLVMModule
from raise_kernel.runtime.brackets import launch_of
from raise_kernel.runtime.reference.execute import execute

IR = """
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.atomic.{word}.gen.i.{scope}.i32.p0(ptr, i32)
define ptx_kernel void @k(ptr noalias %x, ptr noalias %v) {{
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr %v, i32 %t
  %a = load i32, ptr %p
  %b = and i32 %t, 3
  %q = getelementptr i32, ptr %x, i32 %b
  %old = call i32 @llvm.nvvm.atomic.{word}.gen.i.{scope}.i32.p0(ptr %q, i32 %a)
  ret void
}}
"""
UPDATES = {
    "add": lambda old, new: (old + new) & 0xFFFFFFFF,
    "max": lambda old, new: old if _signed(old) > _signed(new) else new,
    "min": lambda old, new: old if _signed(old) < _signed(new) else new,
    "and": lambda old, new: old & new,
    "or": lambda old, new: old | new,
    "xor": lambda old, new: old ^ new,
    "inc": lambda old, new: 0 if old >= new else old + 1,
    "dec": lambda old, new: new if old == 0 or old > new else old - 1,
}


def _signed(word: int) -> int:
    return word - (1 << 32) if word >> 31 else word


@pytest.mark.sample(4)
@pytest.mark.parametrize("word", UPDATES)
def test_update(word: str):
    rng = np.random.default_rng(len(word))
    x = rng.integers(0, 6, 4).astype(np.uint32)
    v = rng.integers(0, 1 << 32, 37).astype(np.uint32)
    if word in ("inc", "dec"):
        # Otherwise the order of the threads would show.
        v[:] = 5
    text = IR.format(word=word, scope="sys" if word in ("add", "inc", "xor") else "cta")
    want = [int(e) for e in x]
    for t, value in enumerate(v):
        want[t % 4] = UPDATES[word](want[t % 4], int(value))
    got = np.asarray(rk.load(text, kernel="k")[1, 37](x, v))
    np.testing.assert_array_equal(got, np.array(want, np.uint32))
    reference = execute(LLVMModule.parse(text), "k", launch_of((1, 37)), [x, v])
    np.testing.assert_array_equal(reference[0], got)
