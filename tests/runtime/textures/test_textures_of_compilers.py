"""Texture and surface instructions as compilers print them: typed pointers, Julia, assembly."""

from __future__ import annotations

import numpy as np
import pytest

import raise_kernel as rk
from raise_kernel.runtime.checking.verify import verify_call

pytestmark = pytest.mark.usefixtures("x64")

# Typed pointers, as LLVM up to 16 and nvcc print them; `%handle` is told in two ways.
TYPED = """
target triple = "nvptx64-nvidia-cuda"
@tex = addrspace(1) global i64 undef, align 4

define void @k(float* %y) {{
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %handle = {handle}
  %v = call {{ float, float, float, float }} @llvm.nvvm.tex.unified.1d.v4f32.s32(
    i64 %handle, i32 %i)
  %x = extractvalue {{ float, float, float, float }} %v, 0
  %w = sext i32 %i to i64
  %p = getelementptr inbounds float, float* %y, i64 %w
  store float %x, float* %p, align 4
  ret void
}}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare {{ float, float, float, float }} @llvm.nvvm.tex.unified.1d.v4f32.s32(i64, i32)
declare {declared}
!nvvm.annotations = !{{!0, !1}}
!0 = !{{void (float*)* @k, !"kernel", i32 1}}
!1 = !{{i64 addrspace(1)* @tex, !"texture", i32 1}}
"""
HANDLES = {
    "clang": (
        "call i64 @llvm.nvvm.texsurf.handle.internal.p1i64(i64 addrspace(1)* @tex)",
        "i64 @llvm.nvvm.texsurf.handle.internal.p1i64(i64 addrspace(1)*)",
    ),
    "nvvm": (
        "call i64 @llvm.nvvm.texsurf.handle.p1i64(metadata i64 addrspace(1)* @tex, "
        "i64 addrspace(1)* @tex)",
        "i64 @llvm.nvvm.texsurf.handle.p1i64(metadata, i64 addrspace(1)*)",
    ),
}


@pytest.mark.parametrize("compiler", HANDLES)
def test_references_of_typed_pointers(compiler: str):
    handle, declared = HANDLES[compiler]
    kernel = rk.load(TYPED.format(handle=handle, declared=declared))[1, 32]
    values = np.arange(30, dtype=np.float32)
    variables = {"tex": rk.texture(values)}
    verify_call(kernel, (np.zeros(32, np.float32),), variables=variables).check()
    result = kernel(np.zeros(32, np.float32), **variables)
    np.testing.assert_array_equal(result, [*values, 0, 0])


# CUDA.jl: a device texture is its dimensions and its handle.
JULIA = """
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k({ [2 x i64], i64 } %t, ptr %y) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %handle = extractvalue { [2 x i64], i64 } %t, 1
  %width = extractvalue { [2 x i64], i64 } %t, 0, 0
  %u = sitofp i32 %i to float
  %n = uitofp i64 %width to float
  %c = fdiv float %u, %n
  %v = call { i32, i32, i32, i32 } @llvm.nvvm.tex.unified.2d.v4u32.f32(i64 %handle, float %c,
                                                                       float 5.000000e-01)
  %x = extractvalue { i32, i32, i32, i32 } %v, 0
  %p = getelementptr inbounds i32, ptr %y, i32 %i
  store i32 %x, ptr %p, align 4
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare { i32, i32, i32, i32 } @llvm.nvvm.tex.unified.2d.v4u32.f32(i64, float, float)
"""


def test_a_julia_texture():
    kernel = rk.load(JULIA)[1, 8]
    values = np.arange(12, dtype=np.uint32).reshape(3, 4)
    t = rk.texture(values, address=("wrap", "clamp"), normalized=True)
    out = np.zeros(8, np.int32)
    verify_call(kernel, (t, out)).check()
    np.testing.assert_array_equal(kernel(t, out), [4, 5, 6, 7, 4, 5, 6, 7])


# clang on NVIDIA's headers: a float in a register that the assembly calls one of 32 bits.
ASSEMBLY = """
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(i64 %s, ptr %y) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %at = shl i32 %i, 2
  %p = getelementptr inbounds float, ptr %y, i32 %i
  %v = load float, ptr %p, align 4
  %r = call float asm sideeffect "suld.b.2d.b32.trap {$0}, [$1, {$2, $3}];", "=r,l,r,r"(
    i64 %s, i32 %at, i32 1)
  call void asm sideeffect "sust.b.2d.b32.trap [$0, {$1, $2}], {$3};", "l,r,r,r"(
    i64 %s, i32 %at, i32 0, float %v)
  store float %r, ptr %p, align 4
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
"""


@pytest.mark.parametrize("dtype", [np.float32, np.int32])
def test_floats_in_untyped_registers(dtype: type[np.generic]):
    kernel = rk.load(ASSEMBLY.replace("(\n    ", "("))[1, 8]
    words = np.arange(16, dtype=np.float32).reshape(2, 8)
    values = np.linspace(-1, 1, 8, dtype=np.float32)
    arguments = rk.surface(words.view(dtype)), values
    verify_call(kernel, arguments).check()
    stored, loaded = map(np.asarray, kernel(*arguments))
    np.testing.assert_array_equal(loaded, words[1])
    np.testing.assert_array_equal(stored.view(np.float32), [values, words[1]])
