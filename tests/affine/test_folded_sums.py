"""Sums that are nearly one sum: raised, and on the reference executor."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from tests.support.clang import needs_clang

import raise_kernel as rk
from raise_kernel.runtime.checking.verify import verify_call

pytestmark = [pytest.mark.usefixtures("x64"), needs_clang]

SOURCE = """
#define LOOP _Pragma("unroll 1") for (int k = 0; k < 60; ++k)
// Only one of two sums has a bound: what they read together is no box.
__global__ void one_bounded(const float* x, float* y) {
  const float* row = x + threadIdx.x * 128;
  float a = 0.0f, b = 0.0f;
  LOOP { a += row[2 * k]; b += k <= 50 ? row[2 * k + 1] : 0.0f; }
  y[threadIdx.x] = a + b;
}
__global__ void both_bounded(const float* x, float* y) {
  const float* row = x + threadIdx.x * 128;
  float a = 0.0f, b = 0.0f;
  LOOP { a += k >= 7 ? row[2 * k] : 0.0f; b += k <= 50 ? row[2 * k + 1] : 0.0f; }
  y[threadIdx.x] = a + b;
}
__global__ void most_and_sum(const float* x, float* y) {
  const float* row = x + threadIdx.x * 128;
  float a = -1.0f, b = 0.0f;
  LOOP { a = fmaxf(a, row[2 * k]); b += row[2 * k + 1]; }
  y[threadIdx.x] = a + b;
}
"""


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", ["one_bounded", "both_bounded", "most_and_sum"])
def test_two_sums_in_one_loop(tmp_path: Path, name: str):
    file = tmp_path / "sums.cu"
    file.write_text(SOURCE)
    launcher = rk.load(file, kernel=name)[1, 4]
    x = np.random.default_rng(0).standard_normal(512).astype(np.float32)
    y = np.zeros(4, np.float32)
    assert verify_call(launcher, [x, y]).ok
