"""The reference executor: races between threads."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from tests.kernels.registry import ROOT
from tests.reference.load import LEVELS, run

from raise_kernel.frontend.module import LLVMModule
from raise_kernel.runtime.brackets import launch_of
from raise_kernel.runtime.reference import (
    BACKWARDS,
    FORWARDS,
    BarrierError,
    Order,
    RaceCheck,
    RaceError,
    execute,
    races,
)

levels = pytest.mark.parametrize("level", LEVELS)
X = np.arange(64, dtype=np.int32)


def checked(source: str, kernel: str, configuration: tuple[Any, ...], *args: Any, level: str):
    return run(source, kernel, configuration, *args, level=level, check_races=RaceCheck())


@levels
@pytest.mark.parametrize("name", ["no_barrier", "barrier_missing_in_loop"])
def test_missing_barrier(name: str, level: str):
    with pytest.raises(RaceError, match="race on shared") as caught:
        checked("races", name, (1, 64), X, np.zeros_like(X), level=level)
    assert caught.value.code == "RK028"
    if level == "O1":
        assert str(caught.value).count("races.cu:") >= 2


@levels
def test_blocks_that_write_one_place(level: str):
    for threads in (8, 1):
        with pytest.raises(RaceError, match=r"write by block \(0,0,0\)"):
            checked("races", "all_blocks_write", (2, threads), np.zeros(8, np.int32), level=level)


@levels
def test_overlapping_reads_and_writes_of_one_array(level: str):
    with pytest.raises(RaceError):
        checked("races", "shift", (2, 32), *[X.copy()] * 2, 64, level=level)
    y = checked("races", "shift", (2, 32), X, np.zeros_like(X), 64, level=level)[1]
    np.testing.assert_array_equal(y[:63], X[1:])


@levels
def test_ordered_accesses_do_not_race(level: str):
    y = checked("races", "with_barrier", (1, 64), X, np.zeros_like(X), level=level)[1]
    np.testing.assert_array_equal(y, X[::-1] + 2)
    checked("races", "all_blocks_add", (3, 8), np.zeros(8, np.int32), level=level)
    checked("races", "neighbours_in_warp", (1, 32), X[:32], np.zeros_like(X), level=level)
    checked("warps", "warp_steps", (1, 32), X[:32], level=level)
    x, zeros = np.ones(1000, np.float32), np.zeros(4, np.float32)
    checked("blocks", "block_sums", (4, 256), x, zeros, 1000, level=level)


@levels
def test_order_through_atomics_and_flags(level: str):
    zeros, total = np.zeros(6, np.float32), np.zeros(1, np.float32)
    checked(
        "blocks", "last_block_sum", (6, 32), np.ones(192, np.float32), zeros, total, level=level
    )
    flags = np.zeros(5, np.int32)
    checked("blocks", "chain", (5, 8), flags, flags.copy(), level=level)
    lock = np.zeros(1, np.int32)
    checked("blocks", "spin_lock", (2, 40), lock, lock.copy(), level=level)


@levels
def test_stores_of_one_value_do_not_race(level: str):
    flags = checked("races", "any_above", (1, 64), X, np.zeros_like(X), 10, level=level)[1]
    np.testing.assert_array_equal(flags, np.ones_like(X))
    with pytest.raises(RaceError, match=r"write by .* and write"):
        checked("races", "last_above", (1, 64), X, np.zeros_like(X), 10, level=level)


@levels
@pytest.mark.parametrize("name", ["half_barrier", "half_block"])
def test_barriers_that_some_threads_never_reach(name: str, level: str):
    y = run("races", name, (1, 64), X, np.zeros_like(X), level=level)[1]
    assert y[0] == X[31]
    with pytest.raises(BarrierError, match=r"32 of the block's 64 threads never reach") as caught:
        run("races", name, (1, 64), X, np.zeros_like(X), level=level, whole_barriers=True)
    assert caught.value.code == "RK034"
    if level == "O1":
        assert str(caught.value).count("races.cu:") >= 3


def test_matrix_product_without_all_lanes():
    """Half a warp has half of the fragments."""
    module = LLVMModule.parse((ROOT / "tests/kernels/linear_algebra/products/wmma.ll").read_text())
    a, c = np.zeros((16, 16), np.float16), np.zeros((16, 16), np.float32)
    with pytest.raises(BarrierError, match=r"16 of the warp's 32 lanes never reach the matrix"):
        execute(module, "_Z2wmPK6__halfS1_Pfi", launch_of((1, 16)), [a, a.copy(), c, 16])


def test_the_check_ends_at_its_limit(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(races, "LOG_ENTRIES", 1 << 18)
    some = RaceCheck(1)
    y = np.zeros(1 << 16, np.int32)
    run("races", "count_up", (64, 1024), y, 5, level="O1", check_races=some)
    assert not some.complete
    assert some.looked_at < 5 << 16
    every = RaceCheck()
    run("races", "count_up", (64, 1024), y, 5, level="O1", check_races=every)
    assert every.complete
    assert every.looked_at >= 10 << 16


def test_barriers_of_the_grid_order_blocks():
    x = np.arange(128, dtype=np.float32) ** 2
    module = LLVMModule.parse((ROOT / "tests/kernels/rows/norms/O1/groups.ll").read_text())
    launch = launch_of((2, 64))
    for order in (FORWARDS, BACKWARDS, Order(7)):
        check = RaceCheck() if order == FORWARDS else None
        after = execute(
            module,
            "grid_steps",
            launch,
            [x, np.zeros_like(x), 128, 1],
            check_races=check,
            order=order,
        )[0]
        np.testing.assert_array_equal(after[1:-1], 0.5 * (x[:-2] + x[2:]))


@pytest.mark.nightly  # for their number
def test_thousands_of_barriers_of_the_grid():
    """Their number needs more than the bits that a 32-bit epoch has for it."""
    x = np.zeros(64, np.float32)
    module = LLVMModule.parse((ROOT / "tests/kernels/rows/norms/O1/groups.ll").read_text())
    arguments = [x, np.zeros_like(x), 64, 3000]
    check = RaceCheck()
    after = execute(module, "grid_steps", launch_of((2, 32)), arguments, check_races=check)[0]
    np.testing.assert_array_equal(after, x)


@levels
def test_threads_in_the_opposite_order(level: str):
    y = run("races", "all_blocks_write", (2, 8), np.zeros(8, np.int32), level=level)[0]
    assert y.max() == y.min() == 1
    y = run(
        "races", "all_blocks_write", (2, 8), np.zeros(8, np.int32), level=level, order=BACKWARDS
    )[0]
    assert y.max() == y.min() == 0


def test_a_race_among_many_repeated_writes():
    """Each thread writes one element a hundred times before the next one does."""
    module = LLVMModule.parse(
        """target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @k(ptr %y) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %n = phi i32 [ 0, %entry ], [ %m, %loop ]
  store i32 %t, ptr %y
  %m = add i32 %n, 1
  %c = icmp slt i32 %m, 100
  br i1 %c, label %loop, label %end
end:
  ret void
}
"""
    )
    with pytest.raises(RaceError, match=r"thread \(1,0,0\)"):
        execute(module, "k", launch_of((1, 2)), [np.zeros(1, np.int32)], check_races=RaceCheck())


def test_one_place_alone_is_looked_at():
    """And what begins up to 16 bytes before, for it may reach there."""
    y = np.zeros(32, np.int32)
    place = RaceCheck(only=(0, 4 * 25, 4))
    with pytest.raises(RaceError, match=r"race on arg0\[2[1-5]\]"):
        run("races", "all_blocks_write", (2, 32), y, level="O1", check_races=place)
    other = RaceCheck(only=(0, 4096, 4))
    run("races", "all_blocks_write", (2, 32), y, level="O1", check_races=other)
    assert other.looked_at == 0


# Warp 0 writes, warp 2 reads; warp 1 meets the one, then the other.
CHAIN = """target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [32 x i32] undef, align 4
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.count(i32, i32)
declare void @llvm.nvvm.barrier.cta.arrive.aligned.count(i32, i32)
define ptx_kernel void @chain(ptr %y) {{
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %warp = lshr i32 %t, 5
  %lane = and i32 %t, 31
  %p = getelementptr i32, ptr addrspace(3) @s, i32 %lane
  switch i32 %warp, label %reads [
    i32 0, label %writes
    i32 1, label %between
  ]
writes:
  store i32 %lane, ptr addrspace(3) %p, align 4
  call void @llvm.nvvm.barrier.cta.{kind}.aligned.count(i32 1, i32 64)
  ret void
between:
  call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 {first}, i32 64)
  call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 {second}, i32 64)
  ret void
reads:
  call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 2, i32 64)
  %v = load i32, ptr addrspace(3) %p, align 4
  %q = getelementptr i32, ptr %y, i32 %lane
  store i32 %v, ptr %q, align 4
  ret void
}}
"""


@pytest.mark.parametrize("kind", ["sync", "arrive"])
def test_barriers_of_some_threads(kind: str):
    y, launch = np.zeros(32, np.int32), launch_of((2, 96))
    ordered = LLVMModule.parse(CHAIN.format(kind=kind, first=1, second=2))
    found = execute(ordered, "chain", launch, [y], check_races=RaceCheck())
    np.testing.assert_array_equal(found[0], np.arange(32))
    early = LLVMModule.parse(CHAIN.format(kind=kind, first=2, second=1))
    with pytest.raises(RaceError, match="race on shared"):
        execute(early, "chain", launch, [y], check_races=RaceCheck())
