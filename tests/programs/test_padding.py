"""Accesses a little past the end of an allocation, which a GPU's memory has padding for."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.support.programs import output_of, run_program

_NEXT = r"""
#include <cstdio>
#include <cstdlib>
#include <vector>
// By threads and blocks, it is raised; a loop whose end is data goes by other executors.
__global__ void shift(const float *x, float *y, int by) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  y[i] = x[i + by];
}
__device__ int *kept[1];
__global__ void chase(int *x, int *y, int by) {
  kept[0] = x + by;
  if (threadIdx.x == 0) y[0] = kept[0][99];
}
int main(int argc, char **argv) {
  int by = atoi(argv[2]), n = 100;
  std::vector<float> x(n), back(n);
  for (int i = 0; i < n; ++i) x[i] = i + 1;
  float *from, *to;
  cudaMalloc(&from, n * sizeof(float));
  cudaMalloc(&to, n * sizeof(float));
  cudaMemcpy(from, x.data(), n * sizeof(float), cudaMemcpyHostToDevice);
  if (*argv[1] == 's') shift<<<4, 25>>>(from, to, by);
  else chase<<<1, 32>>>((int *)from, (int *)to, by);
  printf("%s\n", cudaGetErrorName(cudaDeviceSynchronize()));
  // What the program may copy is what it asked for.
  printf("%d\n", cudaMemcpy(back.data(), to, n * sizeof(float) + 4, cudaMemcpyDeviceToHost));
  if (cudaMemcpy(back.data(), to, n * sizeof(float), cudaMemcpyDeviceToHost)) return 0;
  printf("%g %g %g\n", back[0], back[n - by - 1], back[n - 1]);
  shift<<<4, 25>>>(from, to, 0);
  cudaMemcpy(back.data(), to, n * sizeof(float), cudaMemcpyDeviceToHost);
  printf("%g %g\n", back[0], back[n - 1]);
}
"""


@pytest.mark.sample(1)
@pytest.mark.parametrize("by", [1, 28])
def test_a_read_in_the_padding_is_zero_and_is_told_of(tmp_path: Path, by: int) -> None:
    done = run_program(_NEXT, "shift", str(by), folder=tmp_path)
    lines = ["cudaSuccess", "1", f"{by + 1} 100 0", "1 100"]
    assert output_of(done) == lines
    assert "padding" in done.stderr and "has 100 of f32" in done.stderr


@pytest.mark.nightly  # as a read in the padding
def test_a_launch_by_threads_has_padding_too(tmp_path: Path) -> None:
    done = run_program(_NEXT, "chase", "1", folder=tmp_path)
    assert output_of(done)[:2] == ["cudaSuccess", "1"]
    assert "thread by thread" in done.stderr and "padding" in done.stderr


@pytest.mark.sample(1)
@pytest.mark.parametrize("kernel", ["shift", "chase"])
def test_an_access_past_the_padding_is_refused(tmp_path: Path, kernel: str) -> None:
    done = run_program(_NEXT, kernel, "29", folder=tmp_path)
    assert output_of(done) == ["cudaErrorIllegalAddress", "1"]
    assert "RK022" in done.stderr and "a GPU's memory has padding" not in done.stderr


def test_memory_that_fits_keeps_its_size(tmp_path: Path) -> None:
    done = run_program(_NEXT, "shift", "0", folder=tmp_path)
    assert output_of(done) == ["cudaSuccess", "1", "1 100 100", "1 100"]
    assert "padding" not in done.stderr
