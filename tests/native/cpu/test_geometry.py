"""Native code on the CPU: the order of a launch's threads, and how many share a vector."""

from __future__ import annotations

import re

import numpy as np
import pytest

import raise_kernel as rk

# y[row * 16 + t] += x[row] with row = b * 4 + u; b the block, (t, u) the thread.
ROWS = """
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
define ptx_kernel void @k(ptr %x, ptr %y) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %u = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %b4 = mul nsw i32 %b, 4
  %row = add nsw i32 %b4, %u
  %r = zext i32 %row to i64
  %p = getelementptr float, ptr %x, i64 %r
  %v = load float, ptr %p
  %row16 = mul nsw i32 %row, 16
  %i = add nsw i32 %row16, %t
  %w = zext i32 %i to i64
  %q = getelementptr float, ptr %y, i64 %w
  %old = load float, ptr %q
  %new = fadd float %old, %v
  store float %new, ptr %q
  ret void
}
"""

# y[i] = the sum of x[column[k]] for the k from start[i] to start[i + 1].
SPARSE = """
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @k(ptr %start, ptr %column, ptr %x, ptr %y) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %p = getelementptr i32, ptr %start, i64 %i
  %q = getelementptr i32, ptr %p, i64 1
  %first = load i32, ptr %p
  %end = load i32, ptr %q
  %some = icmp slt i32 %first, %end
  br i1 %some, label %loop, label %done
loop:
  %k = phi i32 [ %first, %entry ], [ %next, %loop ]
  %sum = phi float [ 0.0, %entry ], [ %more, %loop ]
  %w = sext i32 %k to i64
  %c.at = getelementptr i32, ptr %column, i64 %w
  %c = load i32, ptr %c.at
  %c.wide = sext i32 %c to i64
  %v.at = getelementptr float, ptr %x, i64 %c.wide
  %v = load float, ptr %v.at
  %more = fadd float %sum, %v
  %next = add nsw i32 %k, 1
  %again = icmp slt i32 %next, %end
  br i1 %again, label %loop, label %done
done:
  %total = phi float [ 0.0, %entry ], [ %more, %loop ]
  %r = getelementptr float, ptr %y, i64 %i
  store float %total, ptr %r
  ret void
}
"""


@pytest.mark.parametrize("blocks", [1, 3, 64])
def test_rows_of_a_block_come_before_the_next_block(blocks: int) -> None:
    """The launch numbers blocks along x and threads along y: memory decides."""
    rng = np.random.default_rng(0)
    rows = 4 * blocks
    x, y = rng.random(rows, np.float32), rng.random((rows, 16), np.float32)
    launch = rk.load(ROWS)[blocks, (16, 4)].options(executor="native")
    lowered = launch.lower(x, y)
    assert lowered.executor == "native"
    np.testing.assert_array_equal(np.asarray(launch(x, y)), y + x[:, None])
    if blocks == 64:
        text = lowered.native.text
        remainders = [int(n) for n in re.findall(r"urem i64 %\w+, (\d+)", text)]
        assert remainders == [16, 4], "threads along x, then along y, then blocks"


@pytest.mark.parametrize("n", [1, 31, 64])
def test_loops_that_gather_as_long_as_data_says_have_four_lanes(n: int) -> None:
    rng = np.random.default_rng(1)
    counts = rng.integers(0, 9, n)
    start = np.concatenate([[0], np.cumsum(counts)]).astype(np.int32)
    column = rng.integers(0, n, max(int(start[-1]), 1)).astype(np.int32)
    x, y = rng.random(n, np.float32), np.zeros(n, np.float32)
    launch = rk.load(SPARSE)[1, n].options(executor="native")
    lowered = launch.lower(start, column, x, y)
    assert lowered.executor == "native"
    assert ("<4 x float>" in lowered.native.text) == (n > 1)
    assert not re.search(r"<(8|16) x float>", lowered.native.text)
    want = [sum((x[c] for c in column[start[i] : start[i + 1]]), np.float32(0)) for i in range(n)]
    np.testing.assert_array_equal(np.asarray(launch(start, column, x, y)), want)
