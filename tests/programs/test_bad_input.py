"""What a program does wrong: CUDA's error codes, and messages that say what it was."""

from __future__ import annotations

from pathlib import Path

from tests.support.programs import output_of, run_program

_NULLS = r"""
#include <cstdio>
int main() {
  void *p;
  size_t n;
  int number;
  cudaError_t all[] = {
      cudaMalloc(nullptr, 4), cudaMallocHost(nullptr, 4), cudaMallocManaged(nullptr, 4),
      cudaHostAlloc(nullptr, 4, 0), cudaMallocPitch(&p, nullptr, 4, 4),
      cudaMallocPitch(nullptr, &n, 4, 4), cudaMemGetInfo(nullptr, &n),
      cudaPointerGetAttributes(nullptr, &p), cudaHostGetDevicePointer(nullptr, &p, 0),
      cudaGetDeviceCount(nullptr), cudaGetDevice(nullptr), cudaGetDeviceProperties(nullptr, 0),
      cudaDeviceGetAttribute(nullptr, cudaDevAttrWarpSize, 0), cudaStreamCreate(nullptr),
      cudaEventCreate(nullptr), cudaEventElapsedTime(nullptr, 0, 0)};
  for (cudaError_t error : all) printf("%d ", (int)error);
  printf("%d ", (int)cudaGetDeviceCount(&number));
  printf("%d\n", (int)cudaEventDestroy((cudaEvent_t)97));
}
"""


def test_null_pointers_for_results_and_handles_of_nothing(tmp_path: Path) -> None:
    assert output_of(run_program(_NULLS, folder=tmp_path)) == [" ".join(["1"] * 16 + ["0", "400"])]


_FREE = r"""
#include <cstdlib>
int main() {
  int *first;
  cudaMalloc(&first, 16);
  free(first);
}
"""


def test_device_memory_that_the_host_frees_is_told_of(tmp_path: Path) -> None:
    done = run_program(_FREE, folder=tmp_path)
    assert done.returncode == 1
    assert "the host accesses device memory at 0xffffffffff8" in done.stderr
