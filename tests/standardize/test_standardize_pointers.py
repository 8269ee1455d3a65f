"""Pointers that are selected, carried by loops, stored, and computed as integers."""

from __future__ import annotations

import numpy as np
import pytest
from tests.support.standard_check import BYTES, F32, I32, body_of, check, lane_kernel

from raise_kernel.diagnostics import Refusal


def test_pointer_selected_by_a_condition() -> None:
    text = lane_kernel(
        body_of(
            "%b = and i32 %t, 1",
            "%c = icmp eq i32 %b, 0",
            "%p = getelementptr float, ptr %a0, i64 %i",
            "%q = getelementptr float, ptr %a1, i64 %i",
            "%s = select i1 %c, ptr %p, ptr %q",
            "%v = load float, ptr %s, align 4",
            "%n = select i1 %c, ptr %q, ptr %p",
            "%w = fadd float %v, 1.0",
            "store float %w, ptr %n, align 4",
        ),
        2,
    )
    form = check(text, [F32[:16], F32[16:32]], 16)
    assert "cf.cond_br" in form


def test_pointers_of_three_arrays_through_a_switch() -> None:
    params = "ptr %a0, ptr %a1, ptr %a2, ptr %a3"
    text = f"""define void @k({params}) {{
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext nneg i32 %t to i64
  %m = urem i32 %t, 3
  switch i32 %m, label %other [ i32 0, label %first
                                i32 1, label %second ]
first:
  %p = getelementptr i32, ptr %a0, i64 %i
  br label %join
second:
  %q = getelementptr i32, ptr %a1, i64 3
  br label %join
other:
  br label %join
join:
  %s = phi ptr [ %p, %first ], [ %q, %second ], [ %a2, %other ]
  %v = load i32, ptr %s, align 4
  %o = getelementptr i32, ptr %a3, i64 %i
  store i32 %v, ptr %o, align 4
  %w = add i32 %v, 1
  store i32 %w, ptr %s, align 4
  ret void
}}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
"""
    arrays = [I32[:16], I32[16:32], I32[32:48], np.zeros(16, np.int32)]
    form = check(text, arrays, 16)
    assert "cf.switch" in form or "cf.cond_br" in form


def test_pointer_induction_variable() -> None:
    """The offset is carried in elements; the end test compares offsets."""
    text = """define void @k(ptr %a0, ptr %a1) {
entry:
  %end = getelementptr float, ptr %a0, i64 32
  br label %loop
loop:
  %p = phi ptr [ %a0, %entry ], [ %n, %loop ]
  %s = phi float [ 0.0, %entry ], [ %w, %loop ]
  %v = load float, ptr %p, align 4
  %w = fadd float %s, %v
  %n = getelementptr i8, ptr %p, i64 8
  %c = icmp eq ptr %n, %end
  br i1 %c, label %exit, label %loop
exit:
  store float %w, ptr %a1, align 4
  ret void
}
"""
    form = check(text, [F32[:32], np.zeros(1, np.float32)])
    assert "shrsi" not in form, form


def test_backward_pointer_loop_with_order_test() -> None:
    text = """define void @k(ptr %a0, ptr %a1) {
entry:
  %last = getelementptr i32, ptr %a0, i64 15
  br label %loop
loop:
  %p = phi ptr [ %last, %entry ], [ %n, %body ]
  %q = phi ptr [ %a1, %entry ], [ %m, %body ]
  %c = icmp uge ptr %p, %a0
  br i1 %c, label %body, label %exit
body:
  %v = load i32, ptr %p, align 4
  store i32 %v, ptr %q, align 4
  %n = getelementptr i32, ptr %p, i64 -1
  %m = getelementptr i32, ptr %q, i64 1
  br label %loop
exit:
  ret void
}
"""
    check(text, [I32[:16], np.zeros(16, np.int32)])


def test_pointers_stored_in_a_local_array() -> None:
    text = lane_kernel(
        body_of(
            "%l = alloca [2 x ptr], align 8",
            "%l1 = getelementptr [2 x ptr], ptr %l, i64 0, i64 1",
            "%b = getelementptr i32, ptr %a1, i64 4",
            "store ptr %a0, ptr %l, align 8",
            "store ptr %b, ptr %l1, align 8",
            "%x = and i64 %i, 1",
            "%s = getelementptr [2 x ptr], ptr %l, i64 0, i64 %x",
            "%p = load ptr, ptr %s, align 8",
            "%q = getelementptr i32, ptr %p, i64 %i",
            "%v = load i32, ptr %q, align 4",
            "%o = getelementptr i32, ptr %a2, i64 %i",
            "store i32 %v, ptr %o, align 4",
        ),
        3,
    )
    check(text, [I32[:32], I32[32:64], np.zeros(16, np.int32)], 16)


def test_addresses_as_integers() -> None:
    """Differences, alignment tests, rounding down and null tests."""
    text = lane_kernel(
        body_of(
            "%p = getelementptr i8, ptr %a0, i64 %i",
            "%pi = ptrtoint ptr %p to i64",
            "%bi = ptrtoint ptr %a0 to i64",
            "%d = sub i64 %pi, %bi",
            "%m = and i64 %pi, 7",
            "%r = and i64 %pi, -8",
            "%rp = inttoptr i64 %r to ptr",
            "%v = load i64, ptr %rp, align 8",
            "%s = add i64 %pi, 16",
            "%sp = inttoptr i64 %s to ptr",
            "%b = load i8, ptr %sp, align 1",
            "%bw = zext i8 %b to i64",
            "%z = icmp eq ptr %p, null",
            "%zw = zext i1 %z to i64",
            "%e1 = shl i64 %m, 8",
            "%e2 = add i64 %e1, %d",
            "%e3 = xor i64 %e2, %v",
            "%e4 = add i64 %e3, %bw",
            "%e5 = add i64 %e4, %zw",
            "%o = getelementptr i64, ptr %a1, i64 %i",
            "store i64 %e5, ptr %o, align 8",
        ),
        2,
    )
    check(text, [BYTES[:64], np.zeros(16, np.int64)], 16)


@pytest.mark.parametrize("count", [3, 9])
def test_an_address_in_one_of_several_memories_is_computed_once(count: int) -> None:
    """However many memories there are."""
    stored = [
        f"%s{k} = getelementptr ptr, ptr %table, i64 {k}\n  store ptr %a{k}, ptr %s{k}"
        for k in range(count)
    ]
    text = lane_kernel(
        body_of(
            f"%table = alloca [{count} x ptr], align 8",
            *stored,
            "%s = getelementptr ptr, ptr %table, i64 %i",
            "%p = load ptr, ptr %s",
            "%m = mul nsw i64 %i, 3",
            "%j = and i64 %m, 15",
            "%e = getelementptr inbounds i32, ptr %p, i64 %j",
            "%v = load i32, ptr %e, align 4",
            "%w = mul i32 %v, 5",
            "store i32 %w, ptr %e, align 4",
        ),
        count,
    )
    form = check(text, [I32[k : k + 16].copy() for k in range(count)], 1)
    assert form.count("arith.shrsi") == 1, form


@pytest.mark.parametrize("stored", ["null", "%a1"])
def test_an_array_may_hold_other_addresses_than_those_stored(stored: str) -> None:
    """A pointer that the caller put there is none that the kernel stores elsewhere."""
    text = lane_kernel(
        body_of(
            "%local = alloca ptr, align 8",
            f"store ptr {stored}, ptr %local",
            "%p = load ptr, ptr %a0, align 8",
            "%v = load i64, ptr %p, align 8",
            "%o = getelementptr i64, ptr %a1, i64 %i",
            "store i64 %v, ptr %o, align 8",
        ),
        2,
    )
    with pytest.raises(Refusal, match=r"RK014.*cannot be traced"):
        check(text, [np.zeros(16, np.int64), np.zeros(16, np.int64)], 16)
