"""Vectors and aggregates in values: standard form against LLVM's own code."""

from __future__ import annotations

import numpy as np
from tests.support.standard_check import body_of, check, lane_kernel

RNG = np.random.default_rng(11)
F32 = RNG.normal(size=64).astype(np.float32)
I32 = RNG.integers(-1000, 1000, 64).astype(np.int32)


def test_sixteen_lanes_of_vectors() -> None:
    text = lane_kernel(
        body_of(
            "%p = getelementptr <4 x float>, ptr %a0, i64 %i",
            "%v = load <4 x float>, ptr %p, align 16",
            "%r = shufflevector <4 x float> %v, <4 x float> poison, "
            "<4 x i32> <i32 3, i32 2, i32 1, i32 0>",
            "%s = fadd <4 x float> %v, %r",
            "%m = fmul <4 x float> %s, <float 1.0, float 2.0, float 3.0, float 4.0>",
            "%c = fcmp ogt <4 x float> %m, zeroinitializer",
            "%z = select <4 x i1> %c, <4 x float> %m, <4 x float> %v",
            "%e = extractelement <4 x float> %z, i32 %x",
            "%n = insertelement <4 x float> %z, float %e, i64 2",
            "%y = bitcast <4 x float> %n to <2 x i64>",
            "%w = bitcast <2 x i64> %y to <8 x i16>",
            "%k = add <8 x i16> %w, <i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1>",
            "%q = getelementptr <8 x i16>, ptr %a1, i64 %i",
            "store <8 x i16> %k, ptr %q, align 16",
        ).replace("%p = get", "%x = and i32 %t, 3\n  %p = get"),
        2,
    )
    check(text, [F32, np.zeros(128, np.int16)], 16)


def test_vector_reductions() -> None:
    text = lane_kernel(
        body_of(
            "%v = load <4 x i32>, ptr %a0",
            "%f = load <4 x float>, ptr %a1",
            "%s = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %v)",
            "%m = call i32 @llvm.vector.reduce.smax.v4i32(<4 x i32> %v)",
            "%g = call float @llvm.vector.reduce.fadd.v4f32(float 1.0, <4 x float> %f)",
            "%o = add i32 %s, %m",
            "store i32 %o, ptr %a0",
            "store float %g, ptr %a1",
        ),
        2,
        "declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)\n"
        "declare i32 @llvm.vector.reduce.smax.v4i32(<4 x i32>)\n"
        "declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>)\n",
    )
    check(text, [I32[:4].copy(), F32[:4].copy()])


def test_aggregates_in_values() -> None:
    text = """define void @k(ptr %a0, ptr %a1) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext nneg i32 %t to i64
  %p = getelementptr { i32, [2 x float] }, ptr %a0, i64 %i
  %s = load { i32, [2 x float] }, ptr %p, align 4
  %n = extractvalue { i32, [2 x float] } %s, 0
  %c = icmp sgt i32 %n, 0
  br i1 %c, label %swap, label %done
swap:
  %x = extractvalue { i32, [2 x float] } %s, 1, 0
  %y = extractvalue { i32, [2 x float] } %s, 1, 1
  %u = insertvalue { i32, [2 x float] } %s, float %y, 1, 0
  %w = insertvalue { i32, [2 x float] } %u, float %x, 1, 1
  br label %done
done:
  %r = phi { i32, [2 x float] } [ %s, %entry ], [ %w, %swap ]
  %q = getelementptr { i32, [2 x float] }, ptr %a1, i64 %i
  store { i32, [2 x float] } %r, ptr %q, align 4
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
"""
    check(text, [I32[:48], np.zeros(48, np.int32)], 16)
