"""Native code on the CPU: threads that go on after a test of data wait until they fill a vector."""

from __future__ import annotations

import jax
import numpy as np
import pytest
from tests.native.direct import TYPES, filled

import raise_kernel as rk
from raise_kernel.runtime.native.cpu.geometry import widest

# Where mark[i] is positive, y[i] = x[i] + v[start[i]] + ... + v[start[i + 1] - 1]; and the threads
# that go on are counted. BEFORE stands in front of the test, INSIDE in the loop.
TEXT = """
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
define ptx_kernel void @k(ptr %mark, ptr %start, ptr %x, ptr %v, ptr %y, ptr %count) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %s = mul nsw i32 %b, 64
  %i = add nsw i32 %s, %t
  %some = icmp slt i32 %i, SIZE
  br i1 %some, label %look, label %done
look:
  %w = zext i32 %i to i64
  %x.at = getelementptr TYPE, ptr %x, i64 %w
  %mine = load TYPE, ptr %x.at
  %small = icmp slt i32 %i, 70
  %m.at = getelementptr i32, ptr %mark, i64 %w
  %m = load i32, ptr %m.at
BEFORE  %goes = icmp sgt i32 %m, 0
  br i1 %goes, label %begin, label %done
begin:
  %p = getelementptr i32, ptr %start, i64 %w
  %q = getelementptr i32, ptr %p, i64 1
  %first = load i32, ptr %p
  %end = load i32, ptr %q
  %any = icmp slt i32 %first, %end
  br i1 %any, label %loop, label %over
loop:
  %k = phi i32 [ %first, %begin ], [ %next, %loop ]
  %sum = phi TYPE [ %mine, %begin ], [ %more, %loop ]
  %k.wide = sext i32 %k to i64
  %v.at = getelementptr TYPE, ptr %v, i64 %k.wide
  %value = load TYPE, ptr %v.at
  %more = ADD TYPE %sum, %value
INSIDE  %next = add nsw i32 %k, 1
  %again = icmp slt i32 %next, %end
  br i1 %again, label %loop, label %over
over:
  %total = phi TYPE [ %mine, %begin ], [ %more, %loop ]
  %kept = select i1 %small, TYPE %mine, TYPE %total
  %y.at = getelementptr TYPE, ptr %y, i64 %w
  store TYPE %kept, ptr %y.at
  %old = atomicrmw add ptr %count, i32 1 monotonic
  br label %done
done:
  ret void
}
"""

# A loop with effects has as many lanes as a register has numbers, others have four.
COUNTED = "  %each = atomicrmw add ptr %count, i32 1 monotonic\n"


def text_of(dtype: type, size: int, before: str = "", inside: str = "") -> str:
    add = "fadd" if np.issubdtype(dtype, np.floating) else "add"
    words = {"TYPE": TYPES[dtype], "SIZE": str(size), "ADD": add}
    words |= {"BEFORE": before, "INSIDE": inside}
    return filled(TEXT, words)


def drawn(dtype: type, size: int, share: float) -> list[np.ndarray]:
    """The kernel's arrays; of the threads so many go on."""
    rng = np.random.default_rng(size)
    mark = (rng.random(size) < share).astype(np.int32) * 3 - 1
    start = np.concatenate([[0], np.cumsum(rng.integers(0, 6, size))]).astype(np.int32)
    x, v = ((50 * rng.standard_normal(n)).astype(dtype) for n in (size, max(1, int(start[-1]))))
    if np.issubdtype(dtype, np.floating):
        x[::7], v[::11] = np.nan, np.inf
    return [mark, start, x, v, np.zeros(size, dtype), np.zeros(1, np.int32)]


def expected(mark, start, x, v, y, count) -> tuple[np.ndarray, int]:
    with np.errstate(over="ignore", invalid="ignore"):
        for i in np.flatnonzero(mark > 0):
            total = x[i]
            for k in range(start[i], start[i + 1]):
                total = x.dtype.type(total + v[k])
            y[i] = x[i] if i < 70 else total
    return y, int((mark > 0).sum())


@pytest.mark.sample(5)
@pytest.mark.parametrize("inside", ["", COUNTED], ids=["narrow", "wide"])
@pytest.mark.parametrize("dtype", TYPES, ids=lambda dtype: TYPES[dtype])
@pytest.mark.parametrize(("size", "share"), [(1000, 0.2), (517, 0.0), (640, 1.0), (90, 0.5)])
def test_threads_that_go_on(dtype: type, size: int, share: float, inside: str) -> None:
    arrays = drawn(dtype, size, share)
    launch = rk.load(text_of(dtype, size, "", inside), kernel="k")[-(-size // 64), 64]
    launch = launch.options(executor="native")
    with jax.enable_x64(True):
        lowered = launch.lower(*arrays)
        y, count = map(np.asarray, launch(*arrays))
    assert lowered.executor == "native" and lowered.native is not None
    assert ("@rk.rest" in lowered.native.text) == (widest() == 16)
    wanted, number = expected(*arrays)
    if inside:
        number += int(np.diff(arrays[1])[arrays[0] > 0].sum())
    np.testing.assert_array_equal(y, wanted)
    assert count == number


@pytest.mark.skipif(widest() < 16, reason="registers cannot be compressed")
def test_effects_before_the_test_keep_threads_where_they_are() -> None:
    """Others may wait for what a thread writes there."""
    before = "  store i32 %m, ptr %count\n"
    arrays = drawn(np.float32, 300, 0.2)
    launch = rk.load(text_of(np.float32, 300, before), kernel="k")[5, 64]
    lowered = launch.options(executor="native").lower(*arrays)
    assert lowered.native is not None and lowered.native.text
    assert "@rk.rest" not in lowered.native.text
