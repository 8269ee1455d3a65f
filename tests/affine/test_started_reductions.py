"""Reductions whose initial value is zero: raised, and on the reference executor.

Zero is the neutral element of a sum alone. A sum keeps it as well, for -0.0 + 0.0 is +0.0.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from tests.support.clang import needs_clang

import raise_kernel as rk
from raise_kernel.runtime.checking.verify import verify_call

pytestmark = [pytest.mark.usefixtures("x64"), needs_clang]

KERNEL = """
__global__ void folded(const float* x, float* y) {{
  const float* row = x + threadIdx.x * 40;
  float s = {start};
  _Pragma("unroll 1") for (int k = 0; k < 40; ++k) {{ s = {step}; }}
  y[threadIdx.x] = {result};
}}
"""
STEPS = {
    "maximum": "fmaxf(s, row[k])",
    "minimum": "fminf(s, row[k])",
    "product": "s * row[k]",
    "sum": "s + row[k]",
    "difference": "s - row[k]",
}


@pytest.mark.sample(3)
@pytest.mark.parametrize("start", ["0.0f", "-0.0f"])
@pytest.mark.parametrize("step", STEPS)
def test_a_loop_from_zero(tmp_path: Path, step: str, start: str):
    file = tmp_path / "folded.cu"
    file.write_text(KERNEL.format(start=start, step=STEPS[step], result="s"))
    launcher = rk.load(file, kernel="folded")[1, 4]
    x = np.random.default_rng(0).uniform(1, 2, (4, 40)).astype(np.float32)
    x[1] *= -1
    x[2, ::2] *= -1
    y = np.ones(4, np.float32)
    assert verify_call(launcher, [x.reshape(-1), y]).ok


@pytest.mark.parametrize("guard", ["", "if (k != threadIdx.x) "])
def test_a_product_from_zero_of_huge_factors(tmp_path: Path, guard: str):
    file = tmp_path / "folded.cu"
    step = f"s; {guard}s *= row[k]"
    file.write_text(KERNEL.format(start="0.0f", step=step, result="s"))
    launcher = rk.load(file, kernel="folded")[1, 4]
    x = np.full(160, 1e30, np.float32)
    assert verify_call(launcher, [x, np.ones(4, np.float32)]).ok


@pytest.mark.sample(2)
@pytest.mark.parametrize("step", ["s * d", "fmaxf(s, d)", "fminf(s, d)", "s + d"])
def test_differences_of_products(tmp_path: Path, step: str):
    file = tmp_path / "differences.cu"
    file.write_text(f"""
__global__ void differences(const float* a, const float* b, float* y) {{
  float s = 1.5f;
  _Pragma("unroll 1") for (int k = 0; k < 24; ++k) {{
    float d = a[threadIdx.y * 48 + 2 * k] * b[threadIdx.x + 5 * k]
            - a[threadIdx.y * 48 + 2 * k + 1] * b[threadIdx.x + 5 * k + 120];
    s = {step};
  }}
  y[threadIdx.y * 5 + threadIdx.x] = s;
}}
""")
    launcher = rk.load(file, kernel="differences")[1, (5, 6)]
    a, b = np.random.default_rng(0).uniform(-2, 2, (2, 288)).astype(np.float32)
    assert verify_call(launcher, [a, b[:240], np.zeros(30, np.float32)]).ok


@pytest.mark.parametrize("step", ["sum", "difference"])
def test_the_sign_of_a_sum_of_zeros(tmp_path: Path, step: str):
    file = tmp_path / "folded.cu"
    file.write_text(KERNEL.format(start="0.0f", step=STEPS[step], result="1.0f / s"))
    launcher = rk.load(file, kernel="folded")[1, 4]
    x = np.zeros((4, 40), np.float32)
    x[1] = -0.0
    x[2, 3] = -0.0
    x[3] = 1.0
    assert verify_call(launcher, [x.reshape(-1), np.ones(4, np.float32)]).ok


def test_a_zero_among_huge_factors(tmp_path: Path):
    """Its position decides between zero and NaN; zeros among small factors decide nothing."""
    file = tmp_path / "folded.cu"
    file.write_text(KERNEL.format(start="y[threadIdx.x]", step=STEPS["product"], result="s"))
    launcher = rk.load(file, kernel="folded")[1, 4]
    x = np.full((4, 40), 1e30, np.float32)
    x[1] = 1.5
    x[2:, 7] = 0
    x[2, 8:] = 1.5
    report = verify_call(launcher, [x.reshape(-1), np.array([0, 0, 1, 1], np.float32)])
    assert report.ok
    assert report.reordered == 1  # y[0]; the others are NaN or zero in both


def test_a_tree_of_factors_that_make_up_for_each_other(tmp_path: Path):
    """Lane k is multiplied by lane k + 16 first; in the order of lanes the product overflows."""
    file = tmp_path / "tree.cu"
    file.write_text("""
__global__ void tree(const float* x, float* y) {
  float p = x[threadIdx.x];
  for (int d = 16; d > 0; d /= 2) p *= __shfl_down_sync(0xffffffffu, p, d);
  if (threadIdx.x % 32 == 0) y[threadIdx.x / 32] = p;
}
""")
    launcher = rk.load(file, kernel="tree")[1, 64]
    x = np.repeat(np.array([1e30, 1e-30, 1.5, 1], np.float32), 16)
    assert verify_call(launcher, [x, np.ones(2, np.float32)]).ok


def test_two_addends_under_one_guard(tmp_path: Path):
    """They are added to each other first, where they overflow together and not one by one."""
    file = tmp_path / "edges.cu"
    file.write_text("""
__global__ void edges(const float* x, const float* w, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float s = 0.0f;
  for (int c = 0; c < 4; ++c)
    for (int k = 0; k < 3; ++k) {
      int j = i + k - 1;
      if (j >= 0 && j < n) {
        float p = x[c * n + j] * w[c * 3 + k];
        s += p;
        s += p;
      }
    }
  y[i] = s;
}
""")
    launcher = rk.load(file, kernel="edges")[1, 64]
    x = np.ones((4, 64), np.float32)
    x[0, 1:3] = -np.inf, 2e38
    w = np.ones((4, 3), np.float32)
    report = verify_call(launcher, [x.reshape(-1), w.reshape(-1), np.ones(64, np.float32), 64])
    assert report.ok
    assert report.reordered
