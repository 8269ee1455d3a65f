"""Indices of 64 bits, where 32 do not do: against NumPy, also on more than 2^31 elements."""

from __future__ import annotations

import re

import jax
import numpy as np
import pytest
from tests.support.clang import needs_clang

import raise_kernel

SOURCE = """
extern "C" __global__ void guard(float* y, int n, int m) {
  int i = blockIdx.y * blockDim.y + threadIdx.y;
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n && j < m && i * 3000000000L + j * 700000001L > 10000000000L) y[i * m + j] = 1;
}
extern "C" __global__ void clipped(float* y, const long* limit, int n) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  float sum = 0;
  if (j < n) {
    for (long k = 5; k < limit[j]; k += 1000000000L) sum += k * 1e-9f;
    y[j] = sum;
  }
}
extern "C" __global__ void rows(const int* first, const int* end, const float* x, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    float sum = 0;
    for (int k = first[i]; k < end[i]; k++) sum += x[k];
    y[i] = sum;
  }
}
extern "C" __global__ void long_rows(
    const long* first, const long* end, const float* x, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    float sum = 0;
    for (long k = first[i]; k < end[i]; k++) sum += x[k];
    y[i] = sum;
  }
}
extern "C" __global__ void square(char* y, long n, long size) {
  long t = blockIdx.x * (long)blockDim.x + threadIdx.x;
  if (t < n) y[t * t % size] = 1;
}
extern "C" __global__ void pick(const char* x, char* y, long n, long size) {
  long t = blockIdx.x * (long)blockDim.x + threadIdx.x;
  if (t < n) y[t] = x[t * t * t % size];
}
extern "C" __global__ void count(int* bins, const long* at, long n) {
  long t = blockIdx.x * (long)blockDim.x + threadIdx.x;
  if (t < n) atomicAdd(&bins[at[t]], 1);
}
"""
# More than 2^31 bytes.
SIZE = 2_200_000_000


def kernel(name: str) -> raise_kernel.Kernel:
    return raise_kernel.from_cuda(SOURCE, kernel=name)


pytestmark = needs_clang


def test_a_guard_of_large_numbers():
    y = np.zeros((20, 13), np.float32)
    found = np.asarray(kernel("guard")[(1, 2), (16, 16)](y, 20, 13))
    i, j = np.mgrid[:20, :13]
    np.testing.assert_array_equal(found, i * 3_000_000_000 + j * 700_000_001 > 10_000_000_000)


def test_a_loop_to_a_bound_of_64_bits():
    limits = np.array([10**10, 3 * 10**9, 7, 1, -(10**12), 2**35], np.int64)
    with jax.enable_x64(True):
        found = np.asarray(kernel("clipped")[1, 32](np.zeros(6, np.float32), limits, 6))
    expected = [sum(k * 1e-9 for k in range(5, max(5, int(n)), 10**9)) for n in limits]
    np.testing.assert_allclose(found, expected, rtol=1e-5)


def test_rows_that_end_far_before_they_begin():
    """The difference of the bounds needs 33 bits."""
    first = np.array([0, 3, 2**31 - 1, 2 * 10**9, -5, 7], np.int32)
    end = np.array([3, 7, -(2**31), -2 * 10**9, -7, 7], np.int32)
    x = np.arange(1, 11, dtype=np.float32)
    found = np.asarray(kernel("rows")[1, 32](first, end, x, np.zeros(6, np.float32), 6))
    np.testing.assert_array_equal(found, [6, 22, 0, 0, 0, 0])


def lowered(name: str, *args) -> str:
    large = [jax.ShapeDtypeStruct(*a) if isinstance(a, tuple) else a for a in args]
    with jax.enable_x64(True):
        return kernel(name)[4000, 256].lower(*large).as_text("stablehlo")


def test_a_loop_through_an_array_counts_in_32_bits():
    """Rows are as long as the array at most. Those that end before they begin are empty, however
    far."""
    first = np.array([0, 2**40, 3, 2**63 - 1, 2**32 + 1, 5], np.int64)
    end = np.array([7, 3, 3, -(2**63), 3, 9], np.int64)
    x = np.arange(10, dtype=np.float32)
    lowered = kernel("long_rows")[1, 32].lower(first, end, x, np.zeros(6, np.float32), 6)
    loop = lowered.raised.stablehlo.split("stablehlo.while")[1]
    assert "xi32>" in loop and "xi64>" not in loop and "tensor<i64>" not in loop
    with jax.enable_x64(True):
        found = np.asarray(kernel("long_rows")[1, 32](first, end, x, np.zeros(6, np.float32), 6))
    np.testing.assert_array_equal(found, [21, 0, 0, 0, 0, 26])


@pytest.mark.parametrize("size", [1000, SIZE])
def test_indices_have_the_bits_of_the_array(size: int):
    bits = "i64" if size == SIZE else "i32"
    texts = [
        lowered("square", ((size,), np.int8), 100_000, size),
        lowered("pick", ((size,), np.int8), ((2000,), np.int8), 2000, size),
        lowered("count", ((size,), np.int32), ((500,), np.int64), 500),
    ]
    for text in texts:
        moved = re.findall(rf"\(tensor<{size}x\w+>, tensor<\S*x(i\d+)>", text)
        assert moved == [bits], text


@pytest.mark.nightly
@pytest.mark.parametrize("x64", [False, True])
def test_elements_past_2_31(x64: bool):
    places = np.arange(300) ** 3 % SIZE
    x = np.zeros(SIZE, np.int8)
    x[places] = np.arange(300) % 100 + 1
    with jax.enable_x64(x64):
        picked = kernel("pick")[10, 32](x, np.zeros(300, np.int8), 300, SIZE)
        np.testing.assert_array_equal(np.asarray(picked), x[places])
        x[:] = 0
        marked = np.flatnonzero(np.asarray(kernel("square")[400, 256](x, 100_000, SIZE)))
    np.testing.assert_array_equal(marked, np.unique(np.arange(100_000) ** 2 % SIZE))
