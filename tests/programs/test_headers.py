"""Headers of a CUDA toolkit that programs include by name."""

from __future__ import annotations

import math
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


# A function of the program's own for an integer, and CUDA's own for every other integer type.
_INTEGERS = r"""
#include <cstdio>
__device__ inline int log2(int a) { return 100 + a; }
__device__ inline int pow(int a, int b) { return 1000 * a + b; }
__global__ void find(double *x, long long big, unsigned few, short low, int none) {
  x[0] = log2(4) + none, x[1] = log2(big), x[2] = log2(few), x[3] = sqrt(few), x[4] = sqrt(low);
  x[5] = pow(2 + none, 3), x[6] = pow(few, 0.5), x[7] = pow(low, big), x[8] = pow(few, low);
  x[9] = pow(0.5f, 3), x[10] = exp(none), x[11] = fabs(none - 7), x[12] = floor(big);
  x[13] = cos(few);
  x[14] = sizeof(sqrt(low)), x[15] = sizeof(pow(0.5f, 3)), x[16] = pow(big, few);
}
int main() {
  double *x, host[17];
  cudaMalloc(&x, sizeof host);
  find<<<1, 1>>>(x, 1ll << 40, 16, 9, 0);
  cudaMemcpy(host, x, sizeof host, cudaMemcpyDeviceToHost);
  for (double one : host) printf("%.17g ", one);
}
"""


def test_functions_of_integers_are_overloads_that_a_program_may_add_to(tmp_path: Path) -> None:
    (line,) = output_of(run_program(_INTEGERS, folder=tmp_path))
    have = [float(word) for word in line.split()]
    big, few, low = 2.0**40, 16.0, 9.0
    want = [104, 40, 4, 4, 3, 2003, 4, math.inf, few**low]
    want += [0.125, 1, 7, big, math.cos(few), 8, 4, big**few]
    assert have == pytest.approx(want, rel=1e-15)


_NVCC = """
#include <cstdio>
__global__ void known(int *x) {
#ifdef __NVCC__
  *x = __NVCC__;
#endif
}
int main() {
  int *x, found = 0;
  cudaMalloc(&x, 4);
  cudaMemset(x, 0, 4);
  known<<<1, 1>>>(x);
  cudaMemcpy(&found, x, 4, cudaMemcpyDeviceToHost);
#ifdef __NVCC__
  found += 2;
#endif
  printf("%d", found);
}
"""


@pytest.mark.sample(1)
@pytest.mark.parametrize(("options", "found"), [((), "3"), (("-U__NVCC__",), "0")])
def test_programs_know_nvcc_by_its_macro(
    tmp_path: Path, options: tuple[str, ...], found: str
) -> None:
    assert output_of(run_program(_NVCC, folder=tmp_path, options=options)) == [found]
