"""Kernels for AMD GPUs, of OpenCL and SPIR-V, as clang prints them: raised, and run as they are.

The files are in tests/frontend/devices; regenerate.py compiles them.
"""

from __future__ import annotations

from pathlib import Path

import jax
import numpy as np
import pytest

import raise_kernel as rk
from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.devices import to_nvvm
from raise_kernel.runtime.checking.verify import verify_call

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


@pytest.mark.sample(2)
@pytest.mark.parametrize("file", OPENCL)
def test_opencl_work_items_and_math(file: str):
    x, y = random(100), random(100)
    kernel = load(file, "saxpy")[4, 32]
    i = np.arange(100)
    want = 2 * x + np.sin(y) + 1 + i % 4 + np.maximum(i % 32, i // 32)
    np.testing.assert_allclose(kernel(x, y, 2.0, 100), want, rtol=1e-5)
    assert verify_call(kernel, (x, y, 2.0, 100)).ok


@pytest.mark.sample(2)
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


@pytest.mark.sample(1)
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


_INT = [0, 1, -1, 7, -(2**31), 2**31 - 1, 0x12345678, -300]
_A, _B = (
    np.repeat(np.array(_INT, np.int32), len(_INT)),
    np.tile(np.array(_INT, np.int32), len(_INT)),
)


def _each(function: str, result: type, *arrays: np.ndarray) -> np.ndarray:
    """An OpenCL function of one element each of these arrays, raised."""
    kinds = [_llvm(a.dtype) for a in arrays]
    loads = "".join(
        f"%p{n} = getelementptr {k}, ptr addrspace(1) %x{n}, i64 %i\n"
        f"%v{n} = load {k}, ptr addrspace(1) %p{n}\n"
        for n, k in enumerate(kinds)
    )
    given = ", ".join(f"{k} %v{n}" for n, k in enumerate(kinds))
    params = ", ".join(f"ptr addrspace(1) %x{n}" for n in range(len(kinds)))
    text = f"""
    target triple = "spir64-unknown-unknown"
    define spir_kernel void @k({params}, ptr addrspace(1) %y) {{
      %i = call spir_func i64 @_Z13get_global_idj(i32 0)
      {loads}
      %r = call spir_func {_llvm(result)} @{function}({given})
      %q = getelementptr {_llvm(result)}, ptr addrspace(1) %y, i64 %i
      store {_llvm(result)} %r, ptr addrspace(1) %q
      ret void
    }}
    declare spir_func i64 @_Z13get_global_idj(i32)
    declare spir_func {_llvm(result)} @{function}({", ".join(kinds)})
    """
    with jax.enable_x64(True):
        kernel = rk.load(text)[arrays[0].size, 1]
        return np.asarray(kernel(*arrays, np.zeros(arrays[0].size, result)))


def _llvm(dtype: np.dtype | type) -> str:
    kind = np.dtype(dtype)
    return f"i{8 * kind.itemsize}" if kind.kind in "iu" else "float"


def _wrapped(values: list[int], dtype: type) -> np.ndarray:
    bits = 8 * np.dtype(dtype).itemsize
    return np.array([v % (1 << bits) for v in values], f"u{bits // 8}").view(dtype)


def test_opencl_choices_by_bits():
    c = np.roll(_B, 3)
    unsigned = [a.view(np.uint32) for a in (_A, _B, c)]
    want = (unsigned[0] & ~unsigned[2]) | (unsigned[1] & unsigned[2])
    np.testing.assert_array_equal(_each("_Z9bitselectjjj", np.uint32, *unsigned), want)
    x, y = _A.view(np.float32), np.linspace(-2, 2, _A.size, dtype=np.float32)
    got = _each("_Z9bitselectfff", np.float32, y, -y, np.full(_A.size, -0.0, np.float32))
    np.testing.assert_array_equal(got.view(np.int32), (-y).view(np.int32))
    np.testing.assert_array_equal(_each("_Z6selectffi", np.float32, y, -y, _B), np.where(_B, -y, y))
    np.testing.assert_array_equal(_each("_Z7signbitf", np.int32, x), _A < 0)
    np.testing.assert_array_equal(_each("_Z3anyi", np.int32, _A), _A < 0)


def test_opencl_saturation():
    c = np.roll(_B, 3)
    pairs = list(zip(_A.tolist(), _B.tolist(), strict=True))
    want = _wrapped([abs(a - b) for a, b in pairs], np.uint32)
    np.testing.assert_array_equal(_each("_Z8abs_diffii", np.uint32, _A, _B), want)
    exact = np.array([a * b for a, b in pairs], object) + c.astype(object)
    want = np.clip(exact, -(2**31), 2**31 - 1).astype(np.int32)
    np.testing.assert_array_equal(_each("_Z7mad_satiii", np.int32, _A, _B, c), want)
    wide = _wrapped([(a << 32) + b % 2**32 for a, b in pairs], np.int64)
    np.testing.assert_array_equal(_each("_Z8upsampleij", np.int64, _A, _B.view(np.uint32)), wide)
    targets = {"uchar": np.uint8, "char": np.int8, "uint": np.uint32, "ulong": np.uint64}
    for name, dtype in targets.items():
        info = np.iinfo(dtype)
        for code, given in (("i", _A), ("j", _A.view(np.uint32))):
            function = f"convert_{name}_sat"
            got = _each(f"_Z{len(function)}{function}{code}", dtype, given)
            want = np.clip(given.astype(object), info.min, info.max).astype(dtype)
            np.testing.assert_array_equal(got, want)


def test_opencl_choices_by_vectors():
    text = """
    target triple = "spir64-unknown-unknown"
    define spir_kernel void @k(ptr addrspace(1) %x, ptr addrspace(1) %y, ptr addrspace(1) %z) {
      %a = load <4 x i32>, ptr addrspace(1) %x
      %c = load <4 x i32>, ptr addrspace(1) %y
      %s = call spir_func <4 x i32> @_Z6selectDv4_iS_S_(
        <4 x i32> %a, <4 x i32> zeroinitializer, <4 x i32> %c)
      %v = call spir_func <4 x i8> @_Z18convert_uchar4_satDv4_i(<4 x i32> %s)
      %w = zext <4 x i8> %v to <4 x i32>
      %all = call spir_func i32 @_Z3allDv4_i(<4 x i32> %c)
      %r = insertelement <4 x i32> %w, i32 %all, i32 3
      store <4 x i32> %r, ptr addrspace(1) %z
      ret void
    }
    declare spir_func <4 x i32> @_Z6selectDv4_iS_S_(<4 x i32>, <4 x i32>, <4 x i32>)
    declare spir_func <4 x i8> @_Z18convert_uchar4_satDv4_i(<4 x i32>)
    declare spir_func i32 @_Z3allDv4_i(<4 x i32>)
    """
    x = np.array([300, -5, 77, 9], np.int32)
    kernel, z = rk.load(text)[1, 1], np.zeros(4, np.int32)
    # The top bit decides, and not whether an element is zero.
    some, every = np.array([1, 2, -1, 4], np.int32), np.array([-1, -2, -3, -4], np.int32)
    np.testing.assert_array_equal(kernel(x, some, z), [255, 0, 0, 0])
    np.testing.assert_array_equal(kernel(x, every, z), [0, 0, 0, 1])


def test_nvptx_modules_are_left_alone():
    text = 'target triple = "nvptx64-nvidia-cuda"\n@x = addrspace(4) global i32 0\n'
    assert to_nvvm(text, "x") is text
