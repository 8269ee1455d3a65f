"""Module variables: their initial values, as inputs and outputs by name."""

from __future__ import annotations

from pathlib import Path

import jax
import numpy as np
import pytest

import raise_kernel as rk
from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.module import LLVMModule, find_kernel
from raise_kernel.runtime.checking.verify import verify, verify_call

SOURCE = """
__device__ float kept[4];
__device__ int hits = 5;
__constant__ float taps[2][2] = {{1, 2}, {3, 4}};
struct Pair { float a; int b; };
__device__ Pair pair = {1.5f, 7};

extern "C" __global__ void keep(float* x, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    kept[i & 3] = x[i] * taps[i & 1][(i >> 1) & 1];
    if (i == 2) hits += 1;
  }
}
extern "C" __global__ void read(float* x) { x[threadIdx.x] += pair.a * hits + kept[1]; }
extern "C" __global__ void count(const int* x, int n) {
  if (threadIdx.x < n) atomicAdd(&hits, x[threadIdx.x]);
}
extern "C" __global__ void change(float* x) { pair.a += x[0]; pair.b -= 1; }
"""
LEVELS = pytest.mark.parametrize("level", ["-O0", "-O3"])


def kernel(name: str, level: str = "-O3") -> rk.Kernel:
    return rk.from_cuda(SOURCE, name, clang_args=[level])


def random(*shape: int) -> np.ndarray:
    return np.random.default_rng(5).uniform(-1, 1, shape).astype(np.float32)


@LEVELS
def test_written_variables_come_back_after_the_arguments_by_name(level: str):
    x, k = random(4), kernel("keep", level)
    known = {v.name: (v.shape, v.dtype.name, v.written) for v in k.info.variables}
    assert known == {
        "hits": ((), "int32", True),
        "kept": ((4,), "float32", True),
        "taps": ((2, 2), "float32", False),
    }
    hits, kept = k[1, 32](x, 4)
    assert hits == 6
    np.testing.assert_array_equal(kept, x * np.array([1, 3, 2, 4], np.float32))
    assert verify_call(k[1, 32], (x, 4)).ok


@LEVELS
def test_values_given_by_name(level: str):
    x, taps, k = random(4), random(2, 2), kernel("keep", level)
    given = {"taps": taps, "hits": np.int32(10), "kept": np.ones(4, np.float32)}
    hits, kept = k[1, 32](x, 3, **given)
    assert hits == 11
    np.testing.assert_array_equal(kept, [*(x * taps.T.reshape(-1))[:3], 1])
    assert verify_call(k[1, 32], (x, 3), variables=given).ok
    assert verify(k[1, 32].lower(x, 3, **given), k.module).ok


@LEVELS
def test_what_is_only_read_does_not_come_back(level: str):
    x, kept = random(8), random(4)
    found = kernel("read", level)[1, 8](x, kept=kept, hits=np.array(2, np.int32))
    np.testing.assert_allclose(found, x + 3 + kept[1], rtol=1e-6)


@LEVELS
def test_atomics_on_a_variable(level: str):
    x = np.arange(8, dtype=np.int32)
    assert kernel("count", level)[1, 32](x, 8) == 5 + 28


@LEVELS
def test_a_struct_is_bytes(level: str):
    k = kernel("change", level)
    found = np.asarray(k[1, 1](np.array([2.0], np.float32)))
    assert found.view("f4,i4")[0].tolist() == (3.5, 6)


def test_variables_in_jit_and_compiled():
    x, k = random(4), kernel("keep")
    wanted = k[1, 32](x, 4, hits=np.int32(1))
    traced = jax.jit(lambda x, h: k[1, 32](x, 4, hits=h))(x, np.int32(1))
    compiled = k[1, 32].lower(x, 4, hits=np.int32(1)).compile()(x, 4, hits=np.int32(1))
    for other in (traced, compiled):
        for a, b in zip(wanted, other, strict=True):
            np.testing.assert_array_equal(a, b)


@pytest.mark.parametrize(
    ("given", "what"),
    [({"tap": np.ones(4)}, "no variable tap"), ({"hits": np.ones(2)}, "4 bytes.*has 16")],
)
def test_what_does_not_fit(given: dict[str, np.ndarray], what: str):
    with pytest.raises(Refusal, match=what) as caught:
        kernel("keep")[1, 4](random(4), 4, **given)
    assert caught.value.code == "RK006"


def test_a_variable_that_only_other_code_writes():
    text = """
    @a = global i32 3
    @b = internal global [2 x i32] [i32 1, i32 2]
    define void @copy(ptr %p) { call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr @b, i64 8, i1 0)
      ret void }
    define ptx_kernel void @k(ptr %x, i1 %c) {
      call void @copy(ptr %x)
      %v = load i32, ptr @a
      %p = select i1 %c, ptr @b, ptr %x
      %q = getelementptr i32, ptr %p, i64 1
      %w = load i32, ptr %q
      store i32 %w, ptr %x
      ret void
    }
    define ptx_kernel void @w(ptr %x, i1 %c) {
      %p = select i1 %c, ptr @b, ptr %x
      %q = getelementptr i32, ptr %p, i64 1
      store i32 7, ptr %q
      ret void
    }
    declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
    """
    module = LLVMModule.parse(text)
    assert not any(v.written for v in find_kernel(module, "k").variables)
    (written,) = find_kernel(module, "w").variables
    assert written.written and written.initial.tolist() == [1, 2]
    assert verify_call(rk.load(text, "w")[1, 1], (np.zeros(2, np.int32), True)).ok


def test_the_command_line(tmp_path: Path):
    from raise_kernel.tools.raise_kernel import run

    source = tmp_path / "k.cu"
    source.write_text(SOURCE)
    np.save(tmp_path / "x.npy", random(4))
    np.save(tmp_path / "taps.npy", random(2, 2))
    line = f"{source} --kernel keep --grid 1 --block 32 --arg x=f32[4] --arg n=4 --run"
    line += f" --global taps=f32[2,2] --input taps={tmp_path}/taps.npy --input x={tmp_path}/x.npy"
    line += f" --output kept={tmp_path}/kept.npy --output hits={tmp_path}/hits.npy --verify"
    assert run(line.split()) == 0
    np.testing.assert_array_equal(
        np.load(tmp_path / "kept.npy"), random(4) * random(2, 2).T.reshape(-1)
    )
    assert np.load(tmp_path / "hits.npy") == 6


def test_variables_of_other_modules_are_given_by_name():
    text = """target triple = "nvptx64-nvidia-cuda"
@taps = external addrspace(4) global [4 x float], align 4
@unused = external addrspace(1) global i32, align 4
define ptx_kernel void @k(ptr %x) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %p = getelementptr [4 x float], ptr addrspacecast (ptr addrspace(4) @taps to ptr), i64 0, i64 %i
  %v = load float, ptr %p
  %q = getelementptr float, ptr %x, i64 %i
  store float %v, ptr %q
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
"""
    module = LLVMModule.parse(text)
    k, taps = rk.Kernel(module, find_kernel(module, "k"))[1, 4], random(4)
    np.testing.assert_array_equal(k(random(4), taps=taps), taps)
    assert verify_call(k, (random(4),), variables={"taps": taps}).ok
    with pytest.raises(Refusal, match="taps is declared in this module and defined in none"):
        k.lower(random(4))
