"""Native code on the CPU: loops that a block runs iteration by iteration, and small arrays of
counters that each worker has a copy of."""

from __future__ import annotations

import numpy as np
import pytest

import raise_kernel as rk

# Each thread counts the values at its places, and marks them: y[i] = x[i] + i.
TEXT = """
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare void @llvm.nvvm.barrier0()
@mine = internal addrspace(3) global [BINS x i32] undef, align 4
define ptx_kernel void @k(ptr %x, ptr %y, ptr %bins) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %s = mul i32 %b, BLOCK
  %first = add i32 %s, %t
  %clears = icmp slt i32 %t, BINS
  br i1 %clears, label %clear, label %cleared
clear:
  %c = phi i32 [ %t, %entry ], [ %c.next, %clear ]
  %c.wide = zext i32 %c to i64
  %c.at = getelementptr i32, ptr addrspace(3) @mine, i64 %c.wide
  store i32 0, ptr addrspace(3) %c.at
  %c.next = add nsw i32 %c, BLOCK
  %c.more = icmp slt i32 %c.next, BINS
  br i1 %c.more, label %clear, label %cleared
cleared:
  call void @llvm.nvvm.barrier0()
  %some = icmp slt i32 %first, SIZE
  br i1 %some, label %loop, label %done
loop:
  %i = phi i32 [ %first, %cleared ], [ %next, %loop ]
  %w = zext i32 %i to i64
  %p = getelementptr i32, ptr %x, i64 %w
  %v = load i32, ptr %p
  %v.wide = sext i32 %v to i64
  %q = getelementptr i32, ptr addrspace(3) @mine, i64 %v.wide
  %o = atomicrmw add ptr addrspace(3) %q, i32 1 monotonic
  %r = add i32 %v, %i
  %z = getelementptr i32, ptr %y, i64 %w
  store i32 %r, ptr %z
  %next = add nsw i32 %i, STRIDE
  %more = icmp slt i32 %next, SIZE
  br i1 %more, label %loop, label %done
done:
  call void @llvm.nvvm.barrier0()
  br i1 %clears, label %add, label %end
add:
  %a = phi i32 [ %t, %done ], [ %a.next, %add ]
  %a.wide = zext i32 %a to i64
  %a.at = getelementptr i32, ptr addrspace(3) @mine, i64 %a.wide
  %sum = load i32, ptr addrspace(3) %a.at
  %to = getelementptr i32, ptr %bins, i64 %a.wide
  %before = atomicrmw add ptr %to, i32 %sum monotonic
  %a.next = add nsw i32 %a, BLOCK
  %a.more = icmp slt i32 %a.next, BINS
  br i1 %a.more, label %add, label %end
end:
  ret void
}
"""


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    ("size", "block", "grid", "bins"),
    [
        (1 << 18, 64, 64, 48),  # the same number of iterations for all
        (100_003, 96, 30, 100),  # some threads make one more
        (50, 64, 3, 10),  # blocks without anything to do
        (777, 48, 2, 5000),  # too many counters for copies
    ],
)
def test_counted_by_blocks(size: int, block: int, grid: int, bins: int):
    words = {"SIZE": size, "BLOCK": block, "STRIDE": block * grid, "BINS": bins}
    text = TEXT
    for word, number in words.items():
        text = text.replace(word, str(number))
    rng = np.random.default_rng(size)
    x = rng.integers(0, bins, size).astype(np.int32)
    start = rng.integers(0, 9, bins).astype(np.int32)
    launch = rk.load(text, kernel="k")[grid, block].options(executor="native")
    y = np.zeros_like(x)
    lowered = launch.lower(x, y, start)
    assert lowered.executor == "native" and lowered.native is not None
    assert ("@rk.merge" in lowered.native.text) == (16 * bins <= grid * block)
    for _ in range(3):
        marked, counted = launch(x, y, start)
        np.testing.assert_array_equal(marked, x + np.arange(size))
        np.testing.assert_array_equal(counted, start + np.bincount(x, minlength=bins))
