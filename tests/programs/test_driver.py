"""`raise-kernel c++`: objects, programs of several compilers, and what is missing."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from tests.support.programs import run_built, tool

_KERNEL = """
#include "both.h"
template <typename T> __global__ void fill(T *x, int n, T v) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) x[i] = v;
}
void fill_all(float *x, int n, float v) { fill<<<(n + 63) / 64, 64>>>(x, n, v); }
"""
_MAIN = """
#include <cuda_runtime.h>
#if !defined(__DRIVER_TYPES_H__) || !defined(__CUDA_RUNTIME_H__)
#error the headers of samples look for these
#endif
#include <cstdio>
#include <iostream>
#include <vector>
#include "both.h"
int main(int argc, char **argv) {
  std::vector<float> host(100);
  float *x;
  cudaMalloc(&x, 400);
  fill_all(x, 100, 2.5f);
  cudaMemcpy(host.data(), x, 400, cudaMemcpyDeviceToHost);
  std::cout << host[99] << " " << argv[1] << std::endl;
}
"""


@pytest.mark.nightly  # as the project of CMake
def test_objects_of_two_compilers(tmp_path: Path) -> None:
    gcc = shutil.which("g++")
    if gcc is None:
        pytest.skip("there is no g++")
    (tmp_path / "kernel.cu").write_text(_KERNEL)
    (tmp_path / "main.cpp").write_text(_MAIN)
    (tmp_path / "both.h").write_text("void fill_all(float *x, int n, float v);\n")
    options = ["-arch=sm_70", "-Xcompiler", "-Wall,-Wextra", "--expt-extended-lambda", "-O3"]
    done = tool("c++", *options, "-dc", "kernel.cu", "-o", "kernel.o", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    include = Path(__file__).parents[2] / "compiler/raise_kernel/frontend/include"
    compiled = [gcc, "-c", "main.cpp", f"-I{include}", "-o", "main.o"]
    subprocess.run(compiled, cwd=tmp_path, check=True)
    link = ["kernel.o", "main.o", "-o", "app", "-lcudart", "-L/usr/local/cuda/lib64"]
    done = tool("c++", *link, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    app = subprocess.run(
        [tmp_path / "app", "one"], capture_output=True, text=True, timeout=300, cwd="/"
    )
    assert (app.returncode, app.stdout) == (0, "2.5 one\n"), app.stderr


_OVERFLOW = """
#include <cstdio>
int main() {
  int wrong = 0;
  for (int x = 2147483645, k = 0; k < 3; ++k) wrong += x + k + 1 > x;
  printf("%d\\n", wrong);
}
"""


def test_host_code_wraps_around_as_without_optimization(tmp_path: Path) -> None:
    (tmp_path / "app.cu").write_text(_OVERFLOW)
    assert tool("c++", "app.cu", "-o", "app", cwd=tmp_path).returncode == 0
    app = subprocess.run([tmp_path / "app"], capture_output=True, text=True, timeout=100)
    assert app.stdout == "2\n"


def test_what_is_missing_is_named_at_once(tmp_path: Path) -> None:
    (tmp_path / "app.cu").write_text(
        'extern "C" int cudaNothing(), cusolverNothing(), cuModuleLoadNothing();\n'
        "int main() { return cudaNothing() + cusolverNothing() + cuModuleLoadNothing(); }\n"
    )
    done = tool("c++", "app.cu", "-o", "app", cwd=tmp_path)
    assert done.returncode == 1
    assert done.stderr.startswith("error[RK051]")
    assert "cuModuleLoadNothing, cudaNothing, cusolverNothing" in done.stderr
    assert "cuda-programs.md" in done.stderr
    assert not (tmp_path / "app").exists()


def test_what_no_header_declares_is_named_at_once(tmp_path: Path) -> None:
    (tmp_path / "app.cu").write_text(
        "#include <cufft.h>\ncufftNothing_t *made;\n"
        "int main() { return cufftNothing() + cudaNothing(); }\n"
    )
    done = tool("c++", "app.cu", "-o", "app", cwd=tmp_path)
    assert done.returncode == 1
    assert done.stderr.startswith("error[RK051]")
    assert "does not have: cudaNothing, cufftNothing, cufftNothing_t" in done.stderr
    assert "app.cu:2:1" in done.stderr and "cuda-programs.md" in done.stderr


def test_a_header_that_is_not_included_is_named(tmp_path: Path) -> None:
    (tmp_path / "app.cu").write_text("int main() { return cufftCreate(nullptr); }\n")
    done = tool("c++", "app.cu", "-o", "app", cwd=tmp_path)
    assert done.returncode == 1
    assert done.stderr.startswith("error[RK009]") and "app.cu:1:" in done.stderr
    assert "help: include cufft.h" in done.stderr


@pytest.mark.parametrize(
    "words, code, said",
    [
        (["none.cu"], "RK019", "none.cu"),
        (["-ptx", "a.cu", "a.cu", "-o", "b"], "RK020", "-o with -ptx and several sources"),
        (["-o"], "RK020", "-o needs a value"),
        ([], "RK020", "no input files"),
        (["a.cu", "-c"], "RK009", "a.cu:1:"),
    ],
)
def test_bad_command_lines(words: list[str], code: str, said: str, tmp_path: Path) -> None:
    (tmp_path / "a.cu").write_text("int main() { return no_such_name; }\n")
    done = tool("c++", *words, cwd=tmp_path)
    assert done.returncode == 1
    assert done.stderr.startswith(f"error[{code}]") and said in done.stderr


_OPENMP = """
#include <cstdio>
#include <omp.h>
__global__ void add(int *x, int n) { if (threadIdx.x < n) x[threadIdx.x] += 1; }
int main() {
  int sum = 0, *x;
#pragma omp parallel for reduction(+ : sum)
  for (int i = 0; i < 100; ++i) sum += i;
  cudaMalloc(&x, 4);
  cudaMemcpy(x, &sum, 4, cudaMemcpyHostToDevice);
  add<<<1, 32>>>(x, 1);
  cudaMemcpy(&sum, x, 4, cudaMemcpyDeviceToHost);
  std::printf("%d %d\\n", sum, omp_get_num_threads());
}
"""


_TEAMS = """
#include <omp.h>
#include <cstdio>
#include <vector>
int main() {
  omp_set_num_threads(4);
  std::vector<int> parts(omp_get_max_threads());
  int team = 0;
#pragma omp parallel
  {
    parts[omp_get_thread_num()] += 1;
#pragma omp single
    team = omp_get_num_threads();
  }
  int sum = 0;
  for (int part : parts) sum += part;
  std::printf("%d\\n", sum == team && omp_get_max_threads() == team);
}
"""


def test_openmp_has_as_many_threads_as_it_says(tmp_path: Path) -> None:
    """Four with clang's library; one where its pragmas are ignored, not as many as gcc's has."""
    if shutil.which("gcc") is None:
        pytest.skip("there is no gcc")
    (tmp_path / "app.cu").write_text(_TEAMS)
    done = tool("c++", "-Xcompiler", "-fopenmp", "app.cu", "-o", "app", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    app = subprocess.run([tmp_path / "app"], capture_output=True, text=True, timeout=100)
    assert (app.returncode, app.stdout) == (0, "1\n"), app.stderr


def test_openmp_of_the_host_compiler(tmp_path: Path) -> None:
    """With clang's library, or as one thread with gcc's."""
    if shutil.which("gcc") is None:
        pytest.skip("there is no gcc")
    (tmp_path / "app.cu").write_text(_OPENMP)
    done = tool("c++", "-Xcompiler", "-fopenmp", "app.cu", "-o", "app", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    app = run_built(tmp_path / "app")
    assert (app.returncode, app.stdout) == (0, "4951 1\n"), app.stderr
