"""CMake projects with CUDA sources, built by the folder of `raise-kernel c++ --toolkit`."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.support.fork_server import python
from tests.support.programs import tool

_PROJECT = """
cmake_minimum_required(VERSION 3.20)
project(app LANGUAGES CXX CUDA)
find_package(CUDAToolkit REQUIRED)
add_library(part STATIC part.cu)
add_executable(app main.cu host.cpp)
set_target_properties(app part PROPERTIES CUDA_SEPARABLE_COMPILATION ON)
target_compile_features(app PRIVATE cuda_std_17)
target_link_libraries(app PRIVATE part CUDA::cublas)
"""
# Nothing on the host names what part.cu has: it is in the program because of its device code alone.
_PART = "__device__ float twice(float x) { return 2 * x; }\n"
_MAIN = """
extern __device__ float twice(float x);
int report(const float *x, int n);
__global__ void go(float *x, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) x[i] = twice(i);
}
int main() {
  float *x, host[100];
  cudaMalloc(&x, sizeof host);
  go<<<4, 32>>>(x, 100);
  cudaMemcpy(host, x, sizeof host, cudaMemcpyDeviceToHost);
  return report(host, 100);
}
"""
# The system's compiler reads this one, and its linker makes the program.
_HOST = """
#include <cublas_v2.h>
#include <cstdio>
int report(const float *x, int n) {
  cublasHandle_t handle;
  int wrong = cublasCreate(&handle) != CUBLAS_STATUS_SUCCESS;
  for (int i = 0; i < n; ++i) wrong += x[i] != 2.0f * i;
  return std::printf("%d wrong\\n", wrong), wrong;
}
"""
_SOURCES = {"CMakeLists.txt": _PROJECT, "part.cu": _PART, "main.cu": _MAIN, "host.cpp": _HOST}


@pytest.mark.skipif(not (shutil.which("make") and shutil.which("c++")), reason="no make, or no c++")
def test_a_cmake_project(tmp_path: Path) -> None:
    for name, text in _SOURCES.items():
        (tmp_path / name).write_text(text)
    folder = tool("c++", "--toolkit").stdout.strip()
    cmake = str(Path(sys.executable).parent / "cmake")  # of the extra dev
    # It runs what it compiles first, too.
    forks = {**os.environ, "RAISE_KERNEL_PYTHON": python()}
    for command, environment in (
        ([cmake, "-S", ".", "-B", "made", f"-DCMAKE_CUDA_COMPILER={folder}/bin/nvcc"], forks),
        ([cmake, "--build", "made"], forks),
        (["made/app"], None),
    ):
        done = subprocess.run(
            command, cwd=tmp_path, capture_output=True, text=True, env=environment
        )
        assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout == "0 wrong\n"
