"""malloc and new of a constant size a lane; what a kernel prints and where it stops itself."""

from __future__ import annotations

import numpy as np
import pytest

import raise_kernel as rk
from raise_kernel.diagnostics import Refusal
from raise_kernel.runtime.checking.verify import verify_call

SOURCE = """
extern "C" __device__ void* malloc(unsigned long);
extern "C" __device__ void free(void*);
extern "C" __device__ int printf(const char*, ...);
extern "C" __device__ void __assertfail(const char*, const char*, unsigned, const char*,
                                        unsigned long);
extern "C" __global__ void scratch(float* x, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float* t = (float*)malloc(16 * sizeof(float));
  if (!t) return;
  for (int k = 0; k < 16; ++k) t[k] = x[i] + k;
  x[i] = t[(i * 7) & 15];
  free(t);
}
extern "C" __global__ void many(float* x, int n) {
  for (int k = 0; k < n; ++k) {
    float* t = (float*)malloc(4);
    *t = x[k];
    x[k] = *t + (x[0] > 0 ? 1 : 2);
    if (x[k] > 5) free(t);
  }
}
extern "C" __global__ void held(float* x, int n) {
  float** last = nullptr;
  for (int k = 0; k < n; ++k) {
    float** t = (float**)malloc(16);
    t[0] = (float*)last;
    *(float*)(t + 1) = x[k];
    last = t;
  }
  for (int k = 0; last; last = (float**)last[0]) x[k++] = *(float*)(last + 1);
}
extern "C" __global__ void varying(const int* sizes, float* x, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float sum = 0;
  for (int round = 0; round < 3; ++round) {
    int count = (sizes[i] + round & 7) + 1;
    float* t = (float*)malloc(count * sizeof(float));
    float* end = t + count;
    for (int k = 0; k < count; ++k) t[k] = x[i] * (k + 1);
    for (float* p = end; p != t;) sum += *--p;
    free(t);
  }
  x[i] = sum;
}
extern "C" __global__ void sized(float* x, const int* n) {
  float* t = (float*)malloc(*n);
  t[0] = x[0];
  x[0] = t[0] + 1;
  x[1] = (float)(unsigned long)t;
}
extern "C" __global__ void tell(float* x, int n) {
  int i = threadIdx.x;
  if (i >= n) { printf("lane %d\\n", i); return; }
  if (!(x[i] >= 0)) __assertfail("x", "f.cu", 3, "tell", 1);
  if (x[i] > 100) __builtin_trap();
  x[i] *= 2;
}
"""


@pytest.mark.sample(1)
@pytest.mark.parametrize("level", ["-O0", "-O3"])
def test_an_allocation_a_lane(level: str):
    x = np.random.default_rng(1).uniform(0, 1, 50).astype(np.float32)
    kernel = rk.from_cuda(SOURCE, "scratch", clang_args=[level])[2, 32]
    np.testing.assert_allclose(kernel(x, 50), x + np.arange(50) * 7 % 16, rtol=1e-6)
    assert verify_call(kernel, (x, 50)).ok


@pytest.mark.sample(1)
@pytest.mark.parametrize("level", ["-O0", "-O1", "-O2", "-O3"])
def test_allocations_of_varying_size_in_a_loop(level: str):
    random = np.random.default_rng(2)
    x, sizes = random.uniform(0, 1, 50).astype(np.float32), random.integers(0, 99, 50, np.int32)
    kernel = rk.from_cuda(SOURCE, "varying", clang_args=[level])[2, 32]
    counts = (sizes[:, None] + np.arange(3) & 7) + 1
    want = x * (counts * (counts + 1) // 2).sum(1)
    np.testing.assert_allclose(kernel(sizes, x, 50), want, rtol=1e-5)
    assert verify_call(kernel, (sizes, x, 50)).ok


def test_allocations_that_are_not_all_freed():
    x = np.arange(4, dtype=np.float32) + 3
    kernel = rk.from_cuda(SOURCE, "many", clang_args=["-O0"])[1, 1]
    np.testing.assert_array_equal(kernel(x, 4), x + 1)


def test_what_is_not_bounded_is_refused():
    x = np.ones(4, np.float32)
    with pytest.raises(Refusal, match="outlives the iteration") as caught:
        rk.from_cuda(SOURCE, "held", clang_args=["-O0"])[1, 1](x, np.array([3])[0])
    assert caught.value.code == "RK012"
    with pytest.raises(Refusal, match="the limit is 65536") as caught:
        rk.from_cuda(SOURCE, "sized")[1, 1](x, np.array([4], np.int32))
    assert caught.value.code == "RK012"


@pytest.mark.sample(1)
@pytest.mark.parametrize("level", ["-O0", "-O3"])
def test_prints_assertions_and_traps_are_dropped_with_remarks(level: str):
    x = np.arange(1, 9, dtype=np.float32)
    kernel = rk.from_cuda(SOURCE, "tell", clang_args=[level, "-gline-tables-only"])[1, 8]
    np.testing.assert_array_equal(kernel(x, 6), [*(x * 2)[:6], *x[6:]])
    remarks = [str(remark) for remark in kernel.lower(x, 6).remarks]
    for text in ("output of printf", "failing assertion ends", "a trap ends"):
        found = [r for r in remarks if text in r]
        assert len(found) == 1 and ".cu:" in found[0], remarks
