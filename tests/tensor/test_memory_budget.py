"""Launches over the memory budget run in chunks, with the same result."""

from __future__ import annotations

import numpy as np
import pytest

import raise_kernel as rk
from raise_kernel.config import parse_bytes

SOURCE = """
__global__ void local_array(const float* x, float* y, const int* p, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float a[64];
  for (int k = 0; k < 64; ++k) a[k] = x[i] * k;
  int j = p[i] & 63;
  a[j] += 1.0f;
  y[i] = a[(j + 7) & 63] + a[j];
}
"""


@pytest.mark.sample(2)
@pytest.mark.parametrize("n", [1000, 997, 1])
def test_chunks_give_the_same_result(n: int, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = np.random.default_rng(n)
    x = rng.random(n, dtype=np.float32)
    p = rng.integers(0, 1000, n, dtype=np.int32)
    kernel = rk.from_cuda(SOURCE)
    launch = (max(1, -(-n // 32)), 32)
    whole = kernel[launch](x, np.zeros_like(x), p, n)
    monkeypatch.setattr(rk.config, "memory_budget", 64 << 10)
    lowered = kernel[launch].lower(x, np.zeros_like(x), p, n)
    chunked = any("chunks of lanes" in r.message for r in lowered.remarks)
    assert chunked == (n > 100)
    np.testing.assert_array_equal(kernel[launch](x, np.zeros_like(x), p, n), whole)


@pytest.mark.parametrize(
    ("text", "count"), [("2GiB", 2 << 30), ("512MB", 512 * 10**6), ("1k", 1024), ("77", 77)]
)
def test_sizes(text: str, count: int) -> None:
    assert parse_bytes(text) == count
