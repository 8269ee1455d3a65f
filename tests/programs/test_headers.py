"""Headers of a CUDA toolkit that programs include by name."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.support.programs import output_of, run_program

_INCLUDES = """
#include <builtin_types.h>
#include <cuda_gl_interop.h>
#include <cuda_profiler_api.h>
#include <device_functions.h>
#include <device_launch_parameters.h>
#include <driver_types.h>
#include <vector_functions.h>
#include <vector_types.h>
#include <cstdio>
"""

_PROFILED = r"""
__global__ void twice(int *x) { x[threadIdx.x] *= 2; }
int main() {
  int *x, host[2] = {3, 4};
  cudaError_t error = cudaProfilerStart();
  cudaMalloc(&x, sizeof host);
  cudaMemcpy(x, host, sizeof host, cudaMemcpyHostToDevice);
  twice<<<1, 2>>>(x);
  cudaMemcpy(host, x, sizeof host, cudaMemcpyDeviceToHost);
  printf("%d %d, %d %d\n", host[0], host[1], (int)error, (int)cudaProfilerStop());
}
"""


@pytest.mark.sample(1)
@pytest.mark.parametrize("first", [True, False], ids=["before", "after"])
def test_a_program_includes_what_it_names(tmp_path: Path, first: bool) -> None:
    """A header's name may be the first that names the interface, or come after the others."""
    lines = _INCLUDES.strip().splitlines()
    includes = lines if first else ["#include <cuda_runtime.h>", *reversed(lines)]
    done = run_program("\n".join(includes) + _PROFILED, folder=tmp_path)
    assert output_of(done) == ["6 8, 0 0"]
