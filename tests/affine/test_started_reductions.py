"""Reductions whose initial value is zero: raised, and on the reference executor.

Zero is the neutral element of a sum alone. A sum keeps it as well, for -0.0 + 0.0 is +0.0.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from tests.support.clang import needs_clang

import raise_kernel as rk
from raise_kernel.runtime.verify import verify_call

pytestmark = [pytest.mark.usefixtures("x64"), needs_clang]

KERNEL = """
__global__ void folded(const float* x, float* y) {{
  const float* row = x + threadIdx.x * 40;
  float s = {start};
  _Pragma("unroll 1") for (int k = 0; k < 40; ++k) s = {step};
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


@pytest.mark.parametrize("start", ["0.0f", "-0.0f"])
@pytest.mark.parametrize("step", ["sum", "difference"])
def test_the_sign_of_a_sum_of_zeros(tmp_path: Path, step: str, start: str):
    file = tmp_path / "folded.cu"
    file.write_text(KERNEL.format(start=start, step=STEPS[step], result="1.0f / s"))
    launcher = rk.load(file, kernel="folded")[1, 4]
    x = np.zeros((4, 40), np.float32)
    x[1] = -0.0
    x[2, 3] = -0.0
    x[3] = 1.0
    assert verify_call(launcher, [x.reshape(-1), np.ones(4, np.float32)]).ok
