"""Raising unrolls no loop to get through it: 4,096 trips give no more operations than 8."""

from __future__ import annotations

import numpy as np
import pytest

import raise_kernel

HEAD = """
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @k(ptr %x, ptr %y) {
entry:
  %lane = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %at = zext i32 %lane to i64
  %p = getelementptr i32, ptr %x, i64 %at
  %q = getelementptr i32, ptr %y, i64 %at
  %first = load i32, ptr %p
  br label %loop
loop:
  %n = phi i32 [ 0, %entry ], [ %m, %latch ]
  %s = phi i32 [ %first, %entry ], [ %v, %latch ]
  %wide = zext i32 %n to i64
"""
TAIL = """
  %m = add nuw nsw i32 %n, 1
  %c = icmp ult i32 %m, TRIPS
  br i1 %c, label %loop, label %end
end:
  store i32 %v, ptr %q
  ret void
}
"""
BODIES = {
    "a recurrence": "%a = mul i32 %s, %s\n%v = xor i32 %a, %n\nbr label %latch\nlatch:",
    "a chase": """%i = and i32 %s, 31
%w = zext i32 %i to i64
%r = getelementptr i32, ptr %x, i64 %w
%l = load i32, ptr %r
%v = add i32 %l, %n
br label %latch
latch:""",
    "a sum of loads": """%r = getelementptr i32, ptr %x, i64 %wide
%l = load i32, ptr %r
%v = add i32 %s, %l
br label %latch
latch:""",
    "stores": """%r = getelementptr i32, ptr %q, i64 32
%t = getelementptr i32, ptr %r, i64 %wide
%v = add i32 %s, 7
%o = mul i32 %v, %v
store i32 %o, ptr %t
br label %latch
latch:""",
    "an exit of its own": """%a = mul i32 %s, 5
%v = add i32 %a, %n
%z = icmp eq i32 %v, 12345
br i1 %z, label %end, label %latch
latch:""",
    "a loop inside": """br label %inner
inner:
%j = phi i32 [ 0, %loop ], [ %k, %inner ]
%u = phi i32 [ %s, %loop ], [ %v, %inner ]
%a = mul i32 %u, %u
%v = xor i32 %a, %j
%k = add nuw nsw i32 %j, 1
%d = icmp ult i32 %k, TRIPS
br i1 %d, label %inner, label %latch
latch:""",
}


def operations(body: str, trips: int) -> int:
    """Operations of the StableHLO of the loop, for 32 lanes."""
    text = (HEAD + body + TAIL).replace("TRIPS", str(trips))
    x, y = np.zeros(8192, np.int32), np.zeros(8192, np.int32)
    return raise_kernel.load(text)[1, 32].lower(x, y).as_text("stablehlo").count(" = ")


@pytest.mark.parametrize("shape", BODIES)
def test_trips_do_not_count(shape: str) -> None:
    few, many = (operations(BODIES[shape], trips) for trips in (8, 4096))
    assert many <= few
    assert few < 200
