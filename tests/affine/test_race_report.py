"""The entry race-report: races that the program has as it came, and no longer at its end."""

from __future__ import annotations

import numpy as np
import pytest
from tests.support.clang import needs_clang

import raise_kernel as rk

pytestmark = needs_clang

# The shared array is gone at the end of the stage: a load is the value that was stored.
SOURCE = """
__global__ void neighbour(const float* x, float* y) {
  __shared__ float s[64];
  s[threadIdx.x] = x[threadIdx.x];
  BARRIER
  if (threadIdx.x > 0) y[threadIdx.x] = s[threadIdx.x - 1];
}
"""


def told(barrier: str) -> list[str]:
    """What is said of races when the kernel is raised."""
    kernel = rk.from_cuda(SOURCE.replace("BARRIER", barrier))
    found = kernel[1, 64].lower(np.zeros(64, np.float32), np.zeros(64, np.float32))
    return [remark.message for remark in found.remarks if "race" in remark.message]


@pytest.mark.filterwarnings("ignore:.*race")
def test_a_race_is_reported_though_the_shared_array_is_forwarded() -> None:
    (race,) = told("")
    assert "thread 32 reads element 31 of a shared array" in race and "source.cu:4:" in race


def test_a_barrier_between_them_leaves_nothing_to_report() -> None:
    assert not told("__syncthreads();")
