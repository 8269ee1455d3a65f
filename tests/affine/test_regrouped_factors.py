"""Products of three factors in the order of a matrix product: what their order decides is told."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from tests.support.clang import needs_clang

import raise_kernel as rk
from raise_kernel.runtime.checking.verify import verify_call

pytestmark = needs_clang

LIFT = """
extern "C" __global__ void lifted(const float* lift, const float* normal, const float* jump,
                                  float* y) {
  float sum = 0.0f;
  for (int f = 0; f < 4; f++)
    for (int j = 0; j < 6; j++)
      sum += lift[(threadIdx.x * 4 + f) * 6 + j] * normal[blockIdx.x * 4 + f] *
             jump[(blockIdx.x * 4 + f) * 6 + j];
  y[blockIdx.x * 16 + threadIdx.x] = sum;
}
"""


@pytest.fixture
def launcher(tmp_path: Path):
    file = tmp_path / "lifted.cu"
    file.write_text(LIFT)
    return rk.load(file, kernel="lifted")[32, 16]


def drawn() -> list[np.ndarray]:
    draw = np.random.default_rng(0).uniform
    shapes = [(16, 4, 6), (32, 4), (32, 4, 6)]
    arrays = [draw(1.0, 2.0, shape).astype(np.float32) for shape in shapes]
    return [*arrays, np.zeros((32, 16), np.float32)]


def test_one_contraction_of_an_array_with_a_product(launcher):
    text = launcher.lower(*drawn()).as_text("stablehlo")
    (dot,) = [line for line in text.splitlines() if "dot_general" in line]
    assert "tensor<16x4x6xf32>, tensor<32x4x6xf32>" in dot or (
        "tensor<32x4x6xf32>, tensor<16x4x6xf32>" in dot
    )
    report = verify_call(launcher, drawn())
    assert report.ok and not report.reordered


def test_a_product_that_overflows_in_one_order_only(launcher):
    """The kernel multiplies 1e30 by 1e30 first, which is infinite; the contraction does not."""
    lift, normal, jump, y = drawn()
    lift[:4] *= np.float32(1e30)
    normal[:8] *= np.float32(1e30)
    jump[:8] *= np.float32(1e-30)
    report = verify_call(launcher, [lift, normal, jump, y])
    assert report.ok
    assert report.reordered == 4 * 8
