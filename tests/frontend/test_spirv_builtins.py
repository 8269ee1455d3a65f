"""SPIR-V's built-in variables as intrinsics, as functions and as variables."""

from __future__ import annotations

import numpy as np
import pytest

import raise_kernel as rk
from raise_kernel import Kernel
from raise_kernel.frontend.module import LLVMModule, find_kernel
from raise_kernel.runtime.checking.verify import verify_call

pytestmark = pytest.mark.usefixtures("x64")

HEAD = """target datalayout = "e-i64:64-v96:128-v512:512-n8:16:32:64-G1"
target triple = "spirv64-unknown-unknown"
"""

# x[i] = local + 10 * group + 100 * sizes + 1000 * groups + 10000 * global size in y
#        + 100000 * (lane + 100 * size of the sub-group)
TAIL = """
  %a = mul i64 %group, 10
  %b = mul i64 %size, 100
  %c = mul i64 %groups, 1000
  %d = mul i64 %all, 10000
  %e = mul i32 %most, 100
  %f = add i32 %lane, %e
  %g = zext i32 %f to i64
  %h = mul i64 %g, 100000
  %s0 = add i64 %local, %a
  %s1 = add i64 %s0, %b
  %s2 = add i64 %s1, %c
  %s3 = add i64 %s2, %d
  %s4 = add i64 %s3, %h
  %at = getelementptr inbounds i64, ptr addrspace(1) %x, i64 %i
  store i64 %s4, ptr addrspace(1) %at, align 8
  ret void
}
"""
INTRINSICS = """
define spir_kernel void @k(ptr addrspace(1) %x) {
  %i = tail call i64 @llvm.spv.thread.id.i64(i32 0)
  %local = tail call i64 @llvm.spv.thread.id.in.group.i64(i32 0)
  %group = tail call i64 @llvm.spv.group.id.i64(i32 0)
  %size = tail call i64 @llvm.spv.workgroup.size.i64(i32 0)
  %groups = tail call i64 @llvm.spv.num.workgroups.i64(i32 0)
  %all = tail call i64 @llvm.spv.global.size.i64(i32 1)
  %lane = tail call i32 @llvm.spv.subgroup.local.invocation.id()
  %most = tail call i32 @llvm.spv.subgroup.max.size()
"""
DECLARED_INTRINSICS = """
declare i64 @llvm.spv.thread.id.i64(i32)
declare i64 @llvm.spv.thread.id.in.group.i64(i32)
declare i64 @llvm.spv.group.id.i64(i32)
declare i64 @llvm.spv.workgroup.size.i64(i32)
declare i64 @llvm.spv.num.workgroups.i64(i32)
declare i64 @llvm.spv.global.size.i64(i32)
declare i32 @llvm.spv.subgroup.local.invocation.id()
declare i32 @llvm.spv.subgroup.max.size()
"""
# A whole vector, an element by a constant address, a cast to the generic space, and a number.
VARIABLES = """
@__spirv_BuiltInGlobalInvocationId = external addrspace(1) constant <3 x i64>, align 32
@__spirv_BuiltInLocalInvocationId = external dso_local addrspace(1) constant <3 x i64>, align 32
@__spirv_BuiltInWorkgroupId = external local_unnamed_addr addrspace(1) constant <3 x i64>, align 32
@__spirv_BuiltInWorkgroupSize = external addrspace(1) constant <3 x i64>, align 32
@__spirv_BuiltInNumWorkgroups = external addrspace(1) constant <3 x i64>, align 32
@__spirv_BuiltInGlobalSize = external addrspace(1) constant <3 x i64>, align 32
@__spirv_BuiltInSubgroupLocalInvocationId = external addrspace(1) constant i32, align 4
@__spirv_BuiltInSubgroupMaxSize = external addrspace(1) constant i32, align 4

define spir_kernel void @k(ptr addrspace(1) %x) {
entry:
  %v = load <3 x i64>, ptr addrspace(1) @__spirv_BuiltInGlobalInvocationId, align 32
  %i = extractelement <3 x i64> %v, i64 0
  %local = load i64, ptr addrspace(1) @__spirv_BuiltInLocalInvocationId, align 32
  %group = load i64, ptr addrspace(4) addrspacecast (
      ptr addrspace(1) @__spirv_BuiltInWorkgroupId to ptr addrspace(4)), align 32
  %size = load i64, ptr addrspace(1) @__spirv_BuiltInWorkgroupSize, align 32
  %groups = load i64, ptr addrspace(1) @__spirv_BuiltInNumWorkgroups, align 32
  %all = load i64, ptr addrspace(1) getelementptr inbounds (
      i8, ptr addrspace(1) @__spirv_BuiltInGlobalSize, i64 8), align 8
  %lane = load i32, ptr addrspace(1) @__spirv_BuiltInSubgroupLocalInvocationId, align 4
  %most = load i32, ptr addrspace(1) @__spirv_BuiltInSubgroupMaxSize, align 4
"""
FUNCTIONS = INTRINSICS + TAIL + DECLARED_INTRINSICS
for _theirs, _name in {
    "llvm.spv.thread.id.i64": "_Z33__spirv_BuiltInGlobalInvocationIdi",
    "llvm.spv.thread.id.in.group.i64": "_Z32__spirv_BuiltInLocalInvocationIdi",
    "llvm.spv.group.id.i64": "_Z26__spirv_BuiltInWorkgroupIdi",
    "llvm.spv.subgroup.local.invocation.id": "_Z40__spirv_BuiltInSubgroupLocalInvocationIdv",
    "llvm.spv.subgroup.max.size": "_Z30__spirv_BuiltInSubgroupMaxSizev",
}.items():
    FUNCTIONS = FUNCTIONS.replace(f"@{_theirs}(", f"@{_name}(")

FORMS = {
    "intrinsics": INTRINSICS + TAIL + DECLARED_INTRINSICS,
    "functions": FUNCTIONS,
    "variables": VARIABLES + TAIL,
}


def load(body: str) -> Kernel:
    module = LLVMModule.parse(HEAD + body)
    return Kernel(module, find_kernel(module, "k"))


@pytest.mark.parametrize("form", FORMS)
def test_built_in_variables(form: str):
    x = np.zeros(120, np.int64)
    kernel = load(FORMS[form])[(3, 2), (40, 1)]
    local, group = np.arange(120) % 40, np.arange(120) // 40
    want = local + 10 * group + 100 * 40 + 1000 * 3 + 10000 * 2
    want += 100000 * (local % 32 + 100 * 32)
    np.testing.assert_array_equal(kernel(x), want)
    assert verify_call(kernel, (x,)).ok


def test_other_variables_are_refused_by_name():
    body = VARIABLES.replace("BuiltInGlobalSize", "BuiltInDeviceIndex") + TAIL
    with pytest.raises(rk.Refusal, match="__spirv_BuiltInDeviceIndex"):
        load(body)[(3, 2), (40, 1)](np.zeros(120, np.int64))
