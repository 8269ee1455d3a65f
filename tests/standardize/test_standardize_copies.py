"""memcpy and memmove: standard form against LLVM's own code."""

from __future__ import annotations

import numpy as np
import pytest
from tests.support.standard_check import body_of, check, lane_kernel

RNG = np.random.default_rng(11)
F32 = RNG.normal(size=64).astype(np.float32)
I32 = RNG.integers(-1000, 1000, 64).astype(np.int32)


@pytest.mark.parametrize("length", [0, 8, 64, 100])
@pytest.mark.parametrize("name", ["memcpy", "memmove"])
def test_copies(name: str, length: int) -> None:
    text = lane_kernel(
        body_of(
            "%p = getelementptr i8, ptr %a0, i64 8",
            f"call void @llvm.{name}.p0.p0.i64"
            f"(ptr align 4 %p, ptr align 4 %a1, i64 {length}, i1 0)",
            "%v = load float, ptr %a0",
            "store float %v, ptr %a1",
        ),
        2,
        f"declare void @llvm.{name}.p0.p0.i64(ptr, ptr, i64, i1)\n",
    )
    check(text, [F32.copy(), F32[::-1].copy()])


@pytest.mark.parametrize("shift", [-3, 0, 5])
def test_overlapping_move(shift: int) -> None:
    text = lane_kernel(
        body_of(
            "%p = getelementptr i32, ptr %a0, i64 8",
            f"%q = getelementptr i32, ptr %a0, i64 {8 + shift}",
            "call void @llvm.memmove.p0.p0.i64(ptr align 4 %q, ptr align 4 %p, i64 160, i1 false)",
        ),
        1,
        "declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)\n",
    )
    check(text, [I32.copy()])


def test_copy_of_a_length_known_at_run_time() -> None:
    text = lane_kernel(
        body_of(
            "%n = load i32, ptr %a2",
            "%l = zext i32 %n to i64",
            "%b = shl i64 %l, 2",
            "call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a0, ptr align 4 %a1, i64 %b, i1 false)",
            "%p = getelementptr i8, ptr %a0, i64 200",
            "call void @llvm.memset.p0.i64(ptr align 4 %p, i8 %x, i64 %b, i1 false)",
        ).replace("call void @llvm.memset", "%x = trunc i32 %n to i8\n  call void @llvm.memset"),
        3,
        "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n"
        "declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\n",
    )
    check(text, [I32.copy(), I32[::-1].copy(), np.array([9], np.int32)])
