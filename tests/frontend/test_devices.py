"""Kernels for AMD GPUs, of OpenCL and SPIR-V, as clang prints them: raised, and run as they are.

The files are in tests/frontend/devices; regenerate.py compiles them.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import raise_kernel as rk
from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.devices import to_nvvm
from raise_kernel.runtime.verify import verify_call

FOLDER = Path(__file__).parents[1] / "frontend" / "devices"
LEVELS = ("O0", "O3")
HIP = [f"hip.{level}.ll" for level in LEVELS]
OPENCL = [f"{target}.{level}.ll" for target in ("spirv", "amdgcn") for level in LEVELS]
STRUCT = np.dtype([("a", np.float32), ("n", np.int32)])


def load(file: str, kernel: str) -> rk.Kernel:
    return rk.load(FOLDER / file, kernel=kernel)


def random(*shape: int) -> np.ndarray:
    return np.random.default_rng(7).uniform(-1, 1, shape).astype(np.float32)


@pytest.mark.parametrize("file", HIP)
def test_hip_sizes_come_from_its_packets(file: str):
    x, y = random(100), random(100) * 2
    kernel = load(file, "saxpy")[2, 32]
    np.testing.assert_allclose(kernel(x, y, 2.0, 90)[:90], (2 * x + np.sin(y))[:90], rtol=1e-5)
    assert verify_call(kernel, (x, y, 2.0, 90)).ok


@pytest.mark.parametrize("file", HIP)
def test_hip_barriers_structs_and_constants(file: str):
    x, out = random(128), random(128)
    scale = np.array([(2.0, 100, 0.5)], np.dtype("f4,i4,f8"))[0]
    kernel = load(file, "reverse")[2, 64]
    found = kernel(x, scale, (out, 120))
    tile = np.where(np.arange(128) < 100, x, 0).reshape(2, 64)[:, ::-1].reshape(-1)
    want = 2 * tile + np.tile(np.arange(1.0, 5.0), 32) + np.exp(0.5)
    np.testing.assert_allclose(found[:120], want[:120], rtol=1e-5)
    assert verify_call(kernel, (x, scale, (out, 120))).ok


@pytest.mark.parametrize("file", HIP)
def test_hip_atomics_and_library(file: str):
    x = np.array([0, 1, 1, 3, 3, 3], np.float32)
    counts = load(file, "tally")[1, (1, 64)](np.zeros(4, np.int32), x, 6)
    np.testing.assert_array_equal(counts, [1, 2, 0, 3])
    assert verify_call(load(file, "functions")[1, 50], (random(50), random(50))).ok


@pytest.mark.parametrize("file", OPENCL)
def test_opencl_work_items_and_math(file: str):
    x, y = random(100), random(100)
    kernel = load(file, "saxpy")[4, 32]
    i = np.arange(100)
    want = 2 * x + np.sin(y) + 1 + i % 4 + np.maximum(i % 32, i // 32)
    np.testing.assert_allclose(kernel(x, y, 2.0, 100), want, rtol=1e-5)
    assert verify_call(kernel, (x, y, 2.0, 100)).ok


@pytest.mark.parametrize("file", OPENCL)
def test_opencl_local_memory_is_given_as_offsets(file: str):
    x = random(64, 4)
    scale = np.array([(0.5, 0)], STRUCT)[0]
    kernel = load(file, "reverse")[2, 32, None, 256]
    found = kernel(x, 0, 128, scale)
    other = x[:, 1].reshape(2, 32)[:, ::-1].reshape(-1)
    added = np.stack([other / 2, *(np.full(64, c) for c in (2.0, np.exp(0.5), 0.5))], axis=1)
    np.testing.assert_allclose(found, added + x + np.sqrt(abs(x)), rtol=1e-5)
    assert verify_call(kernel, (x, 0, 128, scale)).ok


@pytest.mark.parametrize("file", OPENCL)
def test_opencl_functions(file: str):
    x, y, counts = random(12, 4), random(36), np.zeros(12, np.int32)
    kernel = load(file, "functions")[(3, 2), (2, 1)]
    assert verify_call(kernel, (x, y, counts)).ok
    numbers, _ = np.asarray(kernel(x, y, counts)[0]), None
    np.testing.assert_array_equal(numbers[12:].reshape(12, 2), x[:, :2])


@pytest.mark.parametrize("file", OPENCL)
def test_opencl_atomics(file: str):
    x = np.array([0, 1, 1, 3, 7, 6], np.uint32)
    counts = load(file, "tally")[(1, 2), (3, 1)](np.zeros(6, np.int32), x)
    np.testing.assert_array_equal(counts, [2, 4, 2, 4, 6, 7])


def test_a_function_that_is_not_known_is_refused_by_name():
    text = """
    target triple = "amdgcn-amd-amdhsa"
    define amdgpu_kernel void @k(ptr addrspace(1) %x) {
      %v = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
      store i32 %v, ptr addrspace(1) %x
      ret void
    }
    declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32)
    """
    with pytest.raises(Refusal, match=r"amdgcn\.mbcnt\.lo") as caught:
        rk.load(text)[1, 1](np.zeros(1, np.int32))
    assert caught.value.code == "RK012"


def test_library_functions_that_are_linked_in_are_replaced():
    text = """
    target triple = "amdgcn-amd-amdhsa"
    define internal float @__ocml_cos_f32(float %x) {
      %r = call float @llvm.amdgcn.cos.f32(float %x)
      ret float %r
    }
    define amdgpu_kernel void @k(ptr addrspace(1) noundef %x.coerce) {
      %v = load float, ptr addrspace(1) %x.coerce
      %c = call float @__ocml_cos_f32(float %v)
      store float %c, ptr addrspace(1) %x.coerce
      ret void
    }
    declare float @llvm.amdgcn.cos.f32(float)
    """
    kernel, x = rk.load(text)[1, 1], np.ones(1, np.float32)
    np.testing.assert_allclose(kernel(x), np.cos(x), rtol=1e-6)
    assert kernel.lower(x).signature.memories[0].name == "x"


def test_nvptx_modules_are_left_alone():
    text = 'target triple = "nvptx64-nvidia-cuda"\n@x = addrspace(4) global i32 0\n'
    assert to_nvvm(text, "x") is text
