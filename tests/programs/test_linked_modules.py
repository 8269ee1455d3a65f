"""Device code of several files that calls each other's: `nvcc -rdc=true`."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from tests.support.programs import output_of, tool

_SHARED = """#pragma once
struct Pair { float a, b; };
extern __device__ float factor;
extern __constant__ int shift;
__device__ float between(float x, int i);
__device__ float of_pair(Pair p);
void set_up(float value);
float added_in_b();
"""
_MAIN = r"""
#include <cstdio>
#include "shared.h"
static __device__ float own = 100;
static __device__ float twice(float x) { return 2 * x; }
__device__ float back(float x) { return x - 1; }
__global__ void go(float *x) {
  int i = threadIdx.x;
  Pair p = {x[i], own};
  x[i] = twice(between(x[i], i)) * factor + shift + of_pair(p);
}
int main() {
  float *x, host[32], value = 200;
  for (int i = 0; i < 32; ++i) host[i] = (float)i;
  cudaMalloc(&x, sizeof host);
  cudaMemcpy(x, host, sizeof host, cudaMemcpyHostToDevice);
  set_up(3);
  cudaMemcpyToSymbol(own, &value, sizeof value);
  go<<<1, 32>>>(x);
  cudaMemcpy(host, x, sizeof host, cudaMemcpyDeviceToHost);
  int wrong = 0;
  for (int i = 0; i < 32; ++i)
    wrong += host[i] != 2 * (i - 1 + 7 + 10 * i) * 3 + 5 + (i + 200);
  std::printf("%d wrong, %g, %s\n", wrong, added_in_b(), cudaGetErrorString(cudaGetLastError()));
  return wrong;
}
"""
# Statics of the same names, of other values; it calls a function of the first file.
_OTHER = r"""
#include "shared.h"
__device__ float factor = 1;
__constant__ int shift = 5;
static __device__ float own = 1;
static __device__ float twice(float x) { return x + own; }
__device__ float back(float x);
__device__ float between(float x, int i) { return twice(back(x)) + i * 10; }
__device__ float of_pair(Pair p) { return p.a + p.b; }
static __global__ void mine(float *x) { x[threadIdx.x] = own + factor; }
void set_up(float value) {
  float seven = 7;
  cudaMemcpyToSymbol(factor, &value, sizeof value);
  cudaMemcpyToSymbol(own, &seven, sizeof seven);
}
float added_in_b() {
  float *x, got;
  cudaMalloc(&x, 128);
  mine<<<1, 32>>>(x);
  cudaMemcpy(&got, x, sizeof got, cudaMemcpyDeviceToHost);
  return got;
}
"""


def sources(folder: Path) -> None:
    for name, text in (("shared.h", _SHARED), ("main.cu", _MAIN), ("other.cu", _OTHER)):
        (folder / name).write_text(text)


def test_functions_and_variables_of_other_files(tmp_path: Path) -> None:
    sources(tmp_path)
    done = tool("run", "-rdc=true", "main.cu", "other.cu", cwd=tmp_path)
    assert output_of(done) == ["0 wrong, 10, no error"]
    assert "thread by thread" not in done.stderr


@pytest.mark.nightly  # as the project of CMake
def test_the_steps_of_a_makefile(tmp_path: Path) -> None:
    sources(tmp_path)
    for words in (
        ("-dc", "main.cu", "-o", "main.o"),
        ("-dc", "other.cu", "-o", "other.o"),
        ("-dlink", "main.o", "other.o", "-o", "linked.o"),
        ("other.o", "main.o", "linked.o", "-o", "app"),
    ):
        done = tool("c++", *words, cwd=tmp_path)
        assert done.returncode == 0, done.stderr
    app = subprocess.run([tmp_path / "app"], capture_output=True, text=True, timeout=300)
    assert app.stdout == "0 wrong, 10, no error\n", app.stderr


def test_what_no_file_defines(tmp_path: Path) -> None:
    (tmp_path / "main.cu").write_text(
        "#include <cstdio>\n__device__ float lost(float x);\n"
        "__global__ void go(float *x) { x[0] = lost(x[0]); }\n"
        "int main() { float *x; cudaMalloc(&x, 4); go<<<1, 1>>>(x);\n"
        '  cudaDeviceSynchronize(); std::printf("%d\\n", cudaGetLastError() != 0); }\n'
    )
    done = tool("run", "main.cu", cwd=tmp_path)
    assert output_of(done) == ["1"]
    assert "lost(float)" in done.stderr or "_Z4lostf" in done.stderr
