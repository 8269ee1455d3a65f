"""Operations on wavefronts of 32 lanes (AMDGPU) and on sub-groups (OpenCL, SPIR-V)."""

from __future__ import annotations

import numpy as np
import pytest

import raise_kernel as rk
from raise_kernel.diagnostics import Refusal
from raise_kernel.runtime.checking.verify import verify_call

# Lanes past the 40th of a block leave, so the second wavefront is partly empty.
WAVES = """
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @waves(ptr addrspace(1) noalias %x, ptr addrspace(1) noalias %y) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %gone = icmp ugt i32 %t, 40
  br i1 %gone, label %done, label %here
here:
  %i = zext i32 %t to i64
  %p = getelementptr i32, ptr addrspace(1) %x, i64 %i
  %v = load i32, ptr addrspace(1) %p
  %lane = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %own = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %lane)
  %next = xor i32 %own, 1
  %byte = shl i32 %next, 2
  %swapped = call i32 @llvm.amdgcn.ds.bpermute(i32 %byte, i32 %v)
  %odd = and i32 %v, 1
  %is = icmp eq i32 %odd, 1
  %votes = call i64 @llvm.amdgcn.ballot.i64(i1 %is)
  %low = trunc i64 %votes to i32
  %first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %v)
  %third = call i32 @llvm.amdgcn.readlane.i32(i32 %v, i32 3)
  %size = call i32 @llvm.amdgcn.wavefrontsize()
  br label %write
write:
  %a = mul i32 %swapped, 3
  %b = xor i32 %a, %low
  %c = add i32 %b, %first
  %d = mul i32 %third, 7
  %e = sub i32 %c, %d
  %f = mul i32 %e, %size
  %q = getelementptr i32, ptr addrspace(1) %y, i64 %i
  store i32 %f, ptr addrspace(1) %q
  br label %done
done:
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32)
declare i64 @llvm.amdgcn.ballot.i64(i1)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare i32 @llvm.amdgcn.readlane.i32(i32, i32)
declare i32 @llvm.amdgcn.wavefrontsize()
attributes #0 = { "target-cpu"="gfx1030" }
"""

GROUPS = """
target triple = "spir64-unknown-unknown"
define spir_kernel void @groups(ptr addrspace(1) noalias %x, ptr addrspace(1) noalias %y) {
  %g = call spir_func i64 @_Z13get_global_idj(i32 0)
  %p = getelementptr float, ptr addrspace(1) %x, i64 %g
  %v = load float, ptr addrspace(1) %p
  %lane = call spir_func i32 @_Z22get_sub_group_local_idv()
  %group = call spir_func i32 @_Z16get_sub_group_idv()
  %size = call spir_func i32 @_Z18get_sub_group_sizev()
  %many = call spir_func i32 @_Z18get_num_sub_groupsv()
  %sum = call spir_func float @_Z20sub_group_reduce_addf(float %v)
  %top = call spir_func float @_Z20sub_group_reduce_maxf(float %v)
  %lanes = call spir_func i32 @_Z20sub_group_reduce_addi(i32 %lane)
  %other = call spir_func float @_Z21sub_group_shuffle_xorfj(float %v, i32 2)
  %head = call spir_func float @_Z19sub_group_broadcastfj(float %v, i32 0)
  %n1 = mul i32 %size, 1000
  %n2 = add i32 %n1, %lanes
  %n3 = mul i32 %many, 100000
  %n4 = add i32 %n2, %n3
  %n5 = mul i32 %group, 1000000
  %n6 = add i32 %n4, %n5
  %n = sitofp i32 %n6 to float
  %q = getelementptr [5 x float], ptr addrspace(1) %y, i64 %g
  store float %sum, ptr addrspace(1) %q
  %q1 = getelementptr float, ptr addrspace(1) %q, i64 1
  store float %top, ptr addrspace(1) %q1
  %q2 = getelementptr float, ptr addrspace(1) %q, i64 2
  store float %other, ptr addrspace(1) %q2
  %q3 = getelementptr float, ptr addrspace(1) %q, i64 3
  store float %head, ptr addrspace(1) %q3
  %q4 = getelementptr float, ptr addrspace(1) %q, i64 4
  store float %n, ptr addrspace(1) %q4
  ret void
}
declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i32 @_Z22get_sub_group_local_idv()
declare spir_func i32 @_Z16get_sub_group_idv()
declare spir_func i32 @_Z18get_sub_group_sizev()
declare spir_func i32 @_Z18get_num_sub_groupsv()
declare spir_func float @_Z20sub_group_reduce_addf(float)
declare spir_func float @_Z20sub_group_reduce_maxf(float)
declare spir_func i32 @_Z20sub_group_reduce_addi(i32)
declare spir_func float @_Z21sub_group_shuffle_xorfj(float, i32)
declare spir_func float @_Z19sub_group_broadcastfj(float, i32)
"""


def test_wavefronts_of_32() -> None:
    x = np.random.default_rng(1).integers(-50, 50, 64).astype(np.int32)
    want = np.zeros(64, np.int32)
    for i in range(41):
        base = i // 32 * 32
        lanes = range(base, min(base + 32, 41))
        votes = sum((int(x[j]) & 1) << (j - base) for j in lanes)
        other = x[i ^ 1] if i ^ 1 in lanes else x[i]
        bits = np.array([votes], np.uint32).view(np.int32)[0]
        total = ((int(other) * 3 ^ int(bits)) + int(x[base]) - 7 * int(x[base + 3])) * 32
        want[i] = np.array(total).astype(np.int32)
    launch = rk.load(WAVES)[1, 64]
    np.testing.assert_array_equal(launch(x, np.zeros(64, np.int32)), want)
    assert verify_call(launch, (x, np.zeros(64, np.int32))).ok


@pytest.mark.parametrize(
    ("old", "new", "name"),
    [
        ("gfx1030", "gfx90a", "ballot|mbcnt|bpermute|read"),
        ('"gfx1030"', '"gfx1030" "target-features"="+wavefrontsize64"', "amdgcn"),
        ("ds.bpermute", "ds.permute", "ds.permute"),
    ],
)
def test_other_wavefronts_are_refused_by_name(old: str, new: str, name: str) -> None:
    x = np.zeros(64, np.int32)
    with pytest.raises(Refusal, match=name) as caught:
        rk.load(WAVES.replace(old, new))[1, 64](x, x.copy())
    assert caught.value.code == "RK012"


def test_sub_groups_of_opencl() -> None:
    x = np.random.default_rng(2).uniform(-1, 1, 80).astype(np.float32)
    y = np.zeros((80, 5), np.float32)
    launch = rk.load(GROUPS)[2, 40]
    found = np.asarray(launch(x, y))
    for i in range(80):
        block, t = divmod(i, 40)
        first = t // 32 * 32
        lanes = x[block * 40 + first : block * 40 + min(first + 32, 40)]
        numbers = len(lanes) * 1000 + sum(range(len(lanes))) + 2 * 100000 + t // 32 * 1000000
        want = [lanes.sum(), lanes.max(), lanes[(t - first) ^ 2], lanes[0], numbers]
        np.testing.assert_allclose(found[i], want, rtol=1e-5, atol=1e-6)
    assert verify_call(launch, (x, y)).ok
