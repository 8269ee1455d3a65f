"""Arrays of a thread's own that are too large for a stack lie in memory of the worker."""

from __future__ import annotations

import numpy as np
import pytest

import raise_kernel as rk

SIZE = 1 << 12

# `first` is on the stack, the others are not. Each thread reads what it has written, by indices
# that differ from thread to thread, and so do the lengths of their loops.
_SOURCE = f"""
__global__ void shuffled(const float *x, float *y, int n, int rounds) {{
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  int first[16];
  float second[{SIZE}];
  float third[{SIZE}];
  for (int k = 0; k < 16; ++k) first[k] = (i * 5 + k * 3) % 16;
  for (int k = 0; k < {SIZE}; ++k) second[k] = x[(k * 7 + i) % n];
  for (int k = 0; k < {SIZE}; ++k) third[(k * 5 + i) % {SIZE}] = second[k] + k;
  float sum = 0;
  for (int k = 0; k < rounds + i % 3; ++k) sum += third[(first[k % 16] * 257 + k * i) % {SIZE}];
  y[i] = sum;
}}
"""


@pytest.fixture(scope="module")
def kernel() -> rk.Kernel:
    return rk.from_cuda(_SOURCE)


@pytest.mark.parametrize("threads", [1, 37, 300])
def test_threads_have_arrays_of_their_own(kernel: rk.Kernel, threads: int) -> None:
    rounds = 50
    x = np.random.default_rng(threads).standard_normal(threads).astype(np.float32)
    launch = kernel[-(-threads // 64), 64].options(executor="native")
    given = (x, np.zeros(threads, np.float32), threads, rounds)
    assert launch.lower(*given).executor == "native"
    wanted = np.zeros(threads)
    k = np.arange(SIZE)
    for i in range(threads):
        third = np.zeros(SIZE)
        third[(k * 5 + i) % SIZE] = x[(k * 7 + i) % threads].astype(np.float64) + k
        order = np.arange(rounds + i % 3)
        first = (i * 5 + order % 16 * 3) % 16
        wanted[i] = third[(first * 257 + order * i) % SIZE].sum()
    found = launch(*given)
    np.testing.assert_allclose(np.asarray(found), wanted, rtol=1e-4)
