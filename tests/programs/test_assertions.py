"""Assertions of kernels end the launch with CUDA's message and error."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.support.programs import run_program

from raise_kernel.cuda.device.assertions import with_sites
from raise_kernel.frontend.module import LLVMModule

_PROGRAM = r"""
#ifndef BY_THREADS  // nvcc includes both before a source
#include <cassert>
#include <cstdio>
#endif
__device__ int half_of(int v) { assert(v % 2 == 0 && "even"); return v / 2; }
__global__ void halve(int *x, int step) {
  assert(step >= 0);
  __shared__ int all[2][3][4];
  int *own = &all[threadIdx.z][threadIdx.y][threadIdx.x];
  int thread = threadIdx.x + 4 * (threadIdx.y + 3 * threadIdx.z);
  int i = 24 * (blockIdx.x + gridDim.x * blockIdx.y) + thread;
  *own = x[i];
  __syncthreads();
  x[i] = half_of(*own) + step;
#ifdef BY_THREADS
  if (step > 99) printf("never\n");
#endif
}
#define SAY(call) printf("%s\n", cudaGetErrorName(call))
int main() {
  int host[144] = {0}, *x;
  cudaMalloc(&x, sizeof host);
  cudaMemset(x, 0, sizeof host);
  for (int k = 0; k < 5; ++k) halve<<<dim3(3, 2), dim3(4, 3, 2)>>>(x, 8 * (k % 2));
  SAY(cudaDeviceSynchronize());
  cudaMemcpy(host, x, sizeof host, cudaMemcpyDeviceToHost);
  printf("%d\n", host[143]);
  for (int &value : host) value = 4;
  host[141] = host[117] = host[71] = 7;  // blocks 5, 4 and 2
  cudaMemcpy(x, host, sizeof host, cudaMemcpyHostToDevice);
  halve<<<1, dim3(4, 3, 2)>>>(x, 0);
  halve<<<dim3(3, 2), dim3(4, 3, 2)>>>(x, 0);
  halve<<<dim3(1, 1), dim3(4, 3, 2)>>>(x, 0);
  SAY(cudaGetLastError());
  SAY(cudaMemcpy(host, x, 4, cudaMemcpyDeviceToHost));
  SAY(cudaFree(x));
}
"""


def test_a_failed_assertion_names_its_thread(tmp_path: Path) -> None:
    done = run_program(_PROGRAM, folder=tmp_path)
    _check(done.stdout, done.stderr)


@pytest.mark.nightly  # as a failed assertion
def test_a_kernel_that_runs_by_threads_asserts(tmp_path: Path) -> None:
    done = run_program(_PROGRAM, folder=tmp_path, options=("-DBY_THREADS",))
    assert "halve" in done.stderr.splitlines()[0]
    _check(done.stdout, done.stderr)


def _check(output: str, errors: str) -> None:
    lines = output.split()
    assert lines[:2] == ["cudaSuccess", "5"]
    assert lines[-2:] == 2 * ["cudaErrorAssert"]
    assert errors.splitlines()[-1].endswith(
        "program.cu:6: int half_of(int): block: [2,0,0], thread: [3,2,1] "
        'Assertion `v % 2 == 0 && "even"` failed.'
    )


_NO_RETURN = """
@text = private constant [6 x i8] c"x > 0\\00"
@file = private constant [5 x i8] c"f.cu\\00"
declare void @__assertfail(ptr, ptr, i32, ptr, i64)
define ptx_kernel void @k(ptr %p, i1 %c) {
  br i1 %c, label %bad, label %good
bad:
  tail call void @__assertfail(ptr nonnull @text, ptr @file, i32 noundef 4, ptr null, i64 1)
  unreachable
good:
  store i32 1, ptr %p
  ret void
}
"""


def test_a_thread_ends_where_its_assertion_does_not_return() -> None:
    module, sites, variable = with_sites(LLVMModule.parse(_NO_RETURN), "k", 7)
    assert [(s.text, s.file, s.line, s.function) for s in sites] == [("x > 0", "f.cu", "4", "?")]
    body = module.parts.functions["k"].body
    assert body.index("@rk_assert_failed(i32 0)") < body.index("@llvm.nvvm.exit()")
    assert variable in module.parts.globals
