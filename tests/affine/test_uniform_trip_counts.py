"""Loops whose trip count differs from thread to thread: raised, and on the reference executor."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from tests.support.clang import needs_clang

from raise_kernel import Kernel
from raise_kernel.frontend.cuda import compile_cuda
from raise_kernel.frontend.module import LLVMModule, find_kernel
from raise_kernel.runtime.brackets import launch_of
from raise_kernel.runtime.reference.execute import execute

pytestmark = [
    pytest.mark.usefixtures("x64"),
    needs_clang,
]

SOURCE = """
#define STRIDE for (int i = blockIdx.x * 32 + threadIdx.x; i < n; i += 64)
#define HERE (blockIdx.x * 32 + threadIdx.x)
__global__ void sum(const float* x, float* y, int n) {
  float s = -0.0f;
  STRIDE s += x[i];
  y[HERE] = s;
}
__global__ void most(const float* x, float* y, int n) {
  float s = -__int_as_float(0x7f800000);
  STRIDE s = fmaxf(s, x[i]);
  y[HERE] = s;
}
__global__ void least(const int* x, int* y, int n) {
  int s = 1 << 30, t = 0, u = -1; unsigned v = 0;
  STRIDE { s = min(s, x[i]); t ^= x[i]; u &= x[i]; v = max(v, (unsigned)x[i]); }
  y[HERE] = s + 3 * t + 5 * u + 7 * v;
}
__global__ void product(const int* x, int* y, int n) {
  unsigned s = 1, count = 0;
  STRIDE { s *= x[i]; count += 1; }
  y[HERE] = s + 1000 * count;
}
__global__ void dots(const float* x, float* y, int n) {
  float s = 0.0f, q = 0.0f;
  STRIDE { s += x[i] * x[n - 1 - i]; q = fmaf(x[i], x[i], q); }
  y[HERE] = s + q;
}
__global__ void picked(const int* x, int* y, int n) {
  int s = 0, last = -7;
  STRIDE { if (x[i] > 0) s += x[i]; last = x[i]; }
  y[HERE] = s + 3 * last;
}
__global__ void stores(const int* x, int* y, int n) {
  for (int i = threadIdx.x; i < n; i += 32) y[blockIdx.x * n + i] = x[i] + 1;
}
__global__ void triangle(const int* x, int* y, int n) {
  int t = HERE, s = 0;
  if (t >= n) return;
  for (int j = 0; j < t; ++j)
    for (int k = j; k < t; k += 2) s += x[j] * x[k];
  y[t] = s;
}
__global__ void downwards(const int* x, int* y, int n) {
  int s = 0;
  for (int i = n - 1 - HERE; i >= 0; i -= 64) s = 3 * s + x[i];
  y[HERE] = s;
}
// The part of a window that lies inside the array, and one that may be empty.
__global__ void window(const int* x, int* y, int n) {
  int i = HERE, start = max(2 * i - 3, 0), end = min(2 * i + 2, n), s = 0, last = -5;
  if (i >= n) return;
  for (int k = start; k < end; ++k) { s += (k - start + 1) * x[k]; last = x[k] + k; }
  y[i] = s + 7 * last;
}
__global__ void row_windows(const int* x, int* y, int n) {
  int i = HERE / 8, j = HERE % 8, most = -1000;
  if (HERE >= n) return;
  for (int a = max(i - 1, 0); a < min(i + 2, n / 8); ++a)
    for (int b = max(j - 1, 0); b <= min(j + 1, 7); ++b) most = max(most, x[a * 8 + b]);
  y[HERE] = most;
}
"""
FLOATS = ("sum", "most", "dots")
# What stays a loop that runs until no lane is left would be a `while`.
PLAIN = ("sum", "most", "least", "product", "stores", "window")


@pytest.fixture(scope="module")
def module() -> LLVMModule:
    return compile_cuda(SOURCE)


def _arguments(name: str, n: int) -> tuple[Any, ...]:
    rng = np.random.default_rng(n)
    x: np.ndarray = rng.integers(-99, 99, max(n, 1)).astype(np.int32)
    if name in FLOATS:
        x = rng.uniform(-2, 2, max(n, 1)).astype(np.float32)
        x[::5] = np.nan if name == "most" else -0.0
    shape = (2 * max(n, 1),) if name == "stores" else (64,)
    return x, np.zeros(max(shape[0], n), x.dtype), n


@pytest.mark.sample(5)
@pytest.mark.parametrize("n", [0, 1, 40, 64, 150])
@pytest.mark.parametrize(
    "name",
    [
        *("sum", "most", "least", "product", "dots", "picked", "stores", "triangle"),
        *("downwards", "window", "row_windows"),
    ],
)
def test_same_as_reference(module: LLVMModule, name: str, n: int):
    args = _arguments(name, n)
    launcher = Kernel(module, find_kernel(module, name))[2, 32]
    after = execute(module, name, launch_of((2, 32)), args)[1]
    got = np.asarray(launcher(*args))
    if name in FLOATS:
        np.testing.assert_allclose(got, after, rtol=1e-5, atol=1e-5)
        np.testing.assert_array_equal(np.signbit(got), np.signbit(after))
    else:
        np.testing.assert_array_equal(got, after)


@pytest.mark.parametrize("name", PLAIN)
def test_no_loop_is_left(module: LLVMModule, name: str):
    launcher = Kernel(module, find_kernel(module, name))[2, 32]
    text = launcher.lower(*_arguments(name, 150)).as_text("stablehlo")
    assert "stablehlo.while" not in text
    assert "stablehlo.gather" not in text
