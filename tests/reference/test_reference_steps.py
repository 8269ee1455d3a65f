"""The reference executor: how many steps a launch may make, and where threads take turns."""

from __future__ import annotations

import numpy as np
import pytest

from raise_kernel.frontend.module import LLVMModule
from raise_kernel.runtime.brackets import launch_of
from raise_kernel.runtime.reference import FORWARDS, Order, StepLimitError, execute

HEAD = """target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
"""

# 30,000 iterations, of which every 1,000th does what stands at WORK.
LOOP = """define ptx_kernel void @k(ptr %x) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %on ]
  %rest = urem i32 %i, 1000
  %now = icmp eq i32 %rest, 0
  br i1 %now, label %work, label %on
work:
  WORK
  br label %on
on:
  %next = add i32 %i, 1
  %done = icmp eq i32 %next, 30000
  br i1 %done, label %end, label %loop
end:
  store i32 %next, ptr %x
  ret void
}
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32)
"""
SHUFFLE = "%s = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %i, i32 1, i32 31)"


def loops(grid: int, block: int, work: str, max_steps: int) -> int:
    module = LLVMModule.parse(HEAD + LOOP.replace("WORK", work))
    x = np.zeros(1, np.int32)
    return int(execute(module, "k", launch_of((grid, block)), [x], max_steps=max_steps)[0][0])


def test_steps_of_short_blocks_add_up():
    assert loops(50, 1, "", 2 * 10**6) == 30000
    with pytest.raises(StepLimitError):
        loops(500, 1, "", 2 * 10**6)


def test_meetings_of_threads_are_steps():
    assert loops(1, 32, "", 10**6) == 30000
    assert loops(1, 32, SHUFFLE, 2 * 10**6) == 30000
    with pytest.raises(StepLimitError):
        loops(1, 32, SHUFFLE, 10**6)


# Every thread loads, then swaps if nobody was there in between: `fetched` says what that was.
SWAP = """declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @k(ptr %x, ptr %fetched) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %at = getelementptr i32, ptr %fetched, i64 %i
  %old = load i32, ptr %x
  %new = add i32 %old, 1
  %pair = cmpxchg ptr %x, i32 %old, i32 %new monotonic monotonic
  %found = extractvalue { i32, i1 } %pair, 0
  store i32 %found, ptr %at
  ret void
}
"""


def test_threads_take_turns_before_atomic_operations():
    module = LLVMModule.parse(HEAD + SWAP)

    def swapped(order: Order) -> tuple[int, list[int]]:
        args = [np.zeros(1, np.int32), np.zeros(4, np.int32)]
        x, fetched = execute(module, "k", launch_of((1, 4)), args, order=order)
        return int(x[0]), sorted(fetched.tolist())

    assert swapped(FORWARDS) == (4, [0, 1, 2, 3])
    assert swapped(Order(3)) == (1, [0, 1, 1, 1])


def test_blocks_take_turns_before_atomic_operations():
    module = LLVMModule.parse(HEAD + SWAP.replace("tid", "ctaid"))

    def swapped(order: Order) -> tuple[int, list[int]]:
        args = [np.zeros(1, np.int32), np.zeros(4, np.int32)]
        x, fetched = execute(module, "k", launch_of((4, 1)), args, order=order)
        return int(x[0]), sorted(fetched.tolist())

    assert swapped(Order(7)) == (4, [0, 1, 2, 3])
    for number in (9, 11, 13):
        assert swapped(Order(number)) == (1, [0, 1, 1, 1])


def test_blocks_that_take_turns_have_their_own_shared_memory():
    module = LLVMModule.parse(HEAD + TURNS)
    for number in (0, 9, 13):
        args = [np.zeros(5, np.int32), np.zeros(5, np.int32)]
        y, _ = execute(module, "k", launch_of((5, 1)), args, order=Order(number))
        np.testing.assert_array_equal(y, np.arange(5))


# Block b writes b to shared memory, waits for its turn, and reads it.
TURNS = """declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
@s = internal addrspace(3) global i32 undef, align 4
define ptx_kernel void @k(ptr %y, ptr %x) {
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  store i32 %b, ptr addrspace(3) @s
  %old = atomicrmw add ptr %x, i32 1 monotonic
  %v = load i32, ptr addrspace(3) @s
  %at = getelementptr i32, ptr %y, i32 %b
  store i32 %v, ptr %at
  ret void
}
"""


# As SWAP, after a loop in which thread t stays t times.
STAGGERED = SWAP.replace(
    "  %old =",
    """  br label %loop
loop:
  %k = phi i32 [ 0, %0 ], [ %next, %loop ]
  %next = add i32 %k, 1
  %more = icmp ult i32 %k, %t
  br i1 %more, label %loop, label %out
out:
  %old =""",
)


def test_threads_wait_for_those_at_earlier_instructions():
    """One after another comes out of the loop; in a warp they go on together."""
    module = LLVMModule.parse(HEAD + STAGGERED)

    def swaps(order: Order) -> int:
        args = [np.zeros(1, np.int32), np.zeros(16, np.int32)]
        return int(execute(module, "k", launch_of((1, 16)), args, order=order)[0][0])

    assert swaps(Order(5)) > 4
    assert swaps(Order(3)) == 1
    assert swaps(Order(7)) == 1
