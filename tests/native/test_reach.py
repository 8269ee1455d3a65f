"""Native code on the CPU: parts between barriers that are for some of a block's threads only."""

from __future__ import annotations

import re

import numpy as np
import pytest

import raise_kernel as rk

# A tree: while d > 0, those of the first d threads whose partner is there add it to their own; then
# thread LAST writes element 0, and what it was told.
TEXT = """
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare void @llvm.nvvm.barrier0()
@part = internal addrspace(3) global [BLOCK x float] undef, align 4
define ptx_kernel void @k(ptr %x, ptr %limits, ptr %y, ptr %last) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %limit.wide = zext i32 %b to i64
  %limit.at = getelementptr i32, ptr %limits, i64 %limit.wide
  %limit = load i32, ptr %limit.at
  %s = mul nsw i32 %b, BLOCK
  %i = add nsw i32 %s, %t
  %w = zext i32 %i to i64
  %p = getelementptr float, ptr %x, i64 %w
  %v = load float, ptr %p
  %t.wide = zext i32 %t to i64
  %own = getelementptr float, ptr addrspace(3) @part, i64 %t.wide
  store float %v, ptr addrspace(3) %own
  call void @llvm.nvvm.barrier0()
  br label %level
level:
  %d = phi i32 [ HALF, %entry ], [ %less, %added ]
  %first = icmp PREDICATE i32 %t, %d
  %other = add nuw nsw i32 %t, %d
  %there = icmp ult i32 %other, BLOCK
  %both = and i1 %first, %there
  br i1 %both, label %add, label %added
add:
  %o = zext i32 %other to i64
  %q = getelementptr float, ptr addrspace(3) @part, i64 %o
  %theirs = load float, ptr addrspace(3) %q
  %mine = load float, ptr addrspace(3) %own
  %sum = fadd float %mine, %theirs
  store float %sum, ptr addrspace(3) %own
  br label %added
added:
  call void @llvm.nvvm.barrier0()
  %less = lshr i32 %d, 1
  %more = icmp ne i32 %less, 0
  br i1 %more, label %level, label %end
end:
  %is.last = icmp eq i32 %t, LAST
  br i1 %is.last, label %write, label %wait
write:
  %z = getelementptr float, ptr %y, i64 %limit.wide
  %total = load float, ptr addrspace(3) @part
  store float %total, ptr %z
  br label %wait
wait:
  call void @llvm.nvvm.barrier0()
  %low = icmp slt i32 %t, %limit
  br i1 %low, label %mark, label %done
mark:
  %m = getelementptr i32, ptr %last, i64 %w
  store i32 7, ptr %m
  br label %done
done:
  ret void
}
"""


def tree(x: np.ndarray, half: int) -> np.float32:
    part, d = x.copy(), half
    while d:
        for t in range(min(d, len(part) - d)):
            part[t] += part[t + d]
        d //= 2
    return part[0]


@pytest.mark.sample(3)
@pytest.mark.parametrize("predicate", ["ult", "slt"])
@pytest.mark.parametrize(
    ("block", "half", "last"),
    [(256, 128, 0), (100, 64, 99), (96, 48, 17), (33, 32, 1), (20, 16, 19), (16, 8, 0)],
)
def test_trees_and_single_threads(predicate: str, block: int, half: int, last: int) -> None:
    words = {"BLOCK": block, "HALF": half, "LAST": last, "PREDICATE": predicate}
    text = TEXT
    for word, other in words.items():
        text = text.replace(word, str(other))
    limits = np.array([0, -5, 1, block // 2, block, 1 << 30, -(1 << 31)], np.int32)
    rng = np.random.default_rng(block)
    x = rng.standard_normal((len(limits), block)).astype(np.float32)
    x[2, 3], x[3, 5] = np.nan, np.inf
    launch = rk.load(text, kernel="k")[len(limits), block].options(executor="native")
    arrays = x, limits, np.zeros(len(limits), np.float32), np.zeros(x.shape, np.int32)
    lowered = launch.lower(*arrays)
    assert lowered.executor == "native" and lowered.native is not None
    assert re.search(r"udiv i64 %\w+, \d+", lowered.native.text)
    y, marked = launch(*arrays)
    np.testing.assert_array_equal(y, [tree(row, half) for row in x])
    wanted = np.where(np.arange(block) < limits[:, None], 7, 0)
    np.testing.assert_array_equal(marked, wanted)


def test_a_thread_s_number_that_wraps() -> None:
    """Of 512 threads, numbers as signed bytes below 5 are those of several vectors."""
    text = """target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()
@part = internal addrspace(3) global [512 x i32] undef, align 4
define ptx_kernel void @k(ptr %x) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = zext i32 %t to i64
  %p = getelementptr i32, ptr %x, i64 %w
  %v = load i32, ptr %p
  %back = sub i32 511, %t
  %back.wide = zext i32 %back to i64
  %own = getelementptr i32, ptr addrspace(3) @part, i64 %w
  %other = getelementptr i32, ptr addrspace(3) @part, i64 %back.wide
  store i32 %v, ptr addrspace(3) %own
  call void @llvm.nvvm.barrier0()
  %byte = trunc i32 %t to i8
  %small = icmp slt i8 %byte, 5
  br i1 %small, label %write, label %end
write:
  %theirs = load i32, ptr addrspace(3) %other
  store i32 %theirs, ptr %p
  br label %end
end:
  ret void
}
"""
    x = np.arange(512, dtype=np.int32) + 1000
    got = rk.load(text)[1, 512].options(executor="native")(x)
    numbers = np.arange(512).astype(np.int8)
    np.testing.assert_array_equal(got, np.where(numbers < 5, x[::-1], x))
