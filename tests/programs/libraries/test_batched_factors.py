"""cuBLAS's batched factorizations in a whole program, compared with SciPy.

Matrices are equally far apart in one allocation, or in allocations of their own.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import scipy.linalg
from tests.support.programs import output_of, run_program

_PROGRAM = r"""
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "cublas_v2.h"

constexpr int N = 4, LDA = 6, APART = 30, BATCH = 3, COLUMNS = 2, LDB = 5;

static void check(int status, int line) {
  if (status != 0) std::printf("! line %d: %d\n", line, status), std::exit(1);
}
#define CHECK(call) check((int)(call), __LINE__)

static std::vector<double> numbers(int n, int seed) {
  std::vector<double> x(n);
  for (int i = 0; i < n; ++i) x[i] = ((i * i * 5 + i * 3 + seed * (i + 4)) % 23 - 11) / 8.0;
  return x;
}

template <typename T>
struct Memory {
  T *at;
  int n;
  explicit Memory(const std::vector<T> &x) : n((int)x.size()) {
    CHECK(cudaMalloc((void **)&at, n * sizeof(T)));
    CHECK(cudaMemcpy(at, x.data(), n * sizeof(T), cudaMemcpyHostToDevice));
  }
  void print(const char *name) const {
    std::vector<T> x(n);
    CHECK(cudaMemcpy(x.data(), at, n * sizeof(T), cudaMemcpyDeviceToHost));
    std::printf("%s", name);
    for (const T &one : x) std::printf(" %.17g", (double)one);
    std::printf("\n");
  }
};

// A kernel writes the addresses, as programs with many matrices do.
__global__ void spread(double **all, double *first, int apart) {
  all[threadIdx.x] = first + threadIdx.x * apart;
}

static double **pointers(double *first, int apart, int count) {
  double **all;
  CHECK(cudaMalloc((void **)&all, count * sizeof *all));
  spread<<<1, count>>>(all, first, apart);
  return all;
}

static void together(cublasHandle_t h) {
  Memory<double> a(numbers(APART * BATCH, 3)), b(numbers(LDB * COLUMNS * BATCH, 2));
  Memory<double> inverse(numbers(LDA * N * BATCH, 1));
  Memory<int> pivots(std::vector<int>(N * BATCH, -7)), info(std::vector<int>(BATCH, -7));
  double **all_a = pointers(a.at, APART, BATCH), **all_b = pointers(b.at, LDB * COLUMNS, BATCH);
  double **all_c = pointers(inverse.at, LDA * N, BATCH);
  CHECK(cublasDgetrfBatched(h, N, all_a, LDA, pivots.at, info.at, BATCH));
  a.print("factors"), pivots.print("pivots"), info.print("info");
  int host = -7;
  CHECK(cublasDgetrsBatched(h, CUBLAS_OP_N, N, COLUMNS, all_a, LDA, pivots.at, all_b, LDB, &host,
                            BATCH));
  b.print("solved");
  CHECK(cublasDgetrsBatched(h, CUBLAS_OP_T, N, COLUMNS, all_a, LDA, pivots.at, all_b, LDB, &host,
                            BATCH));
  b.print("turned");
  CHECK(cublasDgetriBatched(h, N, all_a, LDA, pivots.at, all_c, LDA, info.at, BATCH));
  inverse.print("inverse"), info.print("inverse_info");
  // One matrix for several right-hand sides.
  double **same = pointers(a.at, 0, BATCH);
  Memory<int> thrice(std::vector<int>{2, 2, 3, 4, 2, 2, 3, 4, 2, 2, 3, 4});
  CHECK(cublasDgetrsBatched(h, CUBLAS_OP_N, N, COLUMNS, same, LDA, thrice.at, all_b, LDB, &host,
                            BATCH));
  b.print("by_one");
  std::printf("host %d\n", host);
  int refused = cublasDgetrfBatched(h, N, all_a, N - 1, pivots.at, info.at, BATCH);
  std::printf("refused %d\n", refused == CUBLAS_STATUS_INVALID_VALUE);
  CHECK(cublasDgetrfBatched(h, N, all_a, LDA, pivots.at, info.at, 0));
}

static void apart(cublasHandle_t h) {
  // The second one's pivots: none; the last one is singular.
  std::vector<float> x[] = {{4, 2, 1, 3}, {0.5f, 2, 8, 1}, {1, 2, 2, 4}};
  float *all[3], **there;
  for (int k = 0; k < 3; ++k) all[k] = Memory<float>(x[k]).at;
  CHECK(cudaMalloc((void **)&there, sizeof all));
  CHECK(cudaMemcpy(there, all, sizeof all, cudaMemcpyHostToDevice));
  Memory<int> info(std::vector<int>(3, -7));
  CHECK(cublasSgetrfBatched(h, 2, there, 2, nullptr, info.at, 3));
  info.print("unpivoted_info");
  for (float *one : all) {
    std::vector<float> found(4);
    CHECK(cudaMemcpy(found.data(), one, 16, cudaMemcpyDeviceToHost));
    std::printf("unpivoted %g %g %g %g\n", found[0], found[1], found[2], found[3]);
  }
}

int main() {
  cublasHandle_t h;
  CHECK(cublasCreate(&h));
  together(h);
  apart(h);
}
"""
_N, _LDA, _APART, _BATCH, _COLUMNS, _LDB = 4, 6, 30, 3, 2, 5


def _numbers(count: int, seed: int) -> np.ndarray:
    i = np.arange(count)
    return ((i * i * 5 + i * 3 + seed * (i + 4)) % 23 - 11) / 8


def _views(flat: np.ndarray, apart: int, step: int, columns: int) -> list[np.ndarray]:
    """The matrices in their memory."""
    starts = range(0, apart * _BATCH, apart)
    return [flat[s : s + step * columns].reshape(columns, step).T[:_N] for s in starts]


@pytest.mark.nightly  # test_libraries.py calls cuBLAS in every run
def test_batches_are_scipys(tmp_path: Path) -> None:
    lines = [line.split() for line in output_of(run_program(_PROGRAM, folder=tmp_path))]
    unpivoted = [[float(word) for word in words] for name, *words in lines if name == "unpivoted"]
    assert unpivoted == [[4, 0.5, 1, 2.5], [0.5, 4, 8, -31], [1, 2, 2, 0]]
    found = {name: np.array([float(word) for word in words]) for name, *words in lines}
    _check(found)
    np.testing.assert_array_equal(found["unpivoted_info"], [0, 0, 2])
    assert (found["host"], found["refused"]) == (0, 1)


def _check(found: dict[str, np.ndarray]) -> None:
    a, b = _numbers(_APART * _BATCH, 3), _numbers(_LDB * _COLUMNS * _BATCH, 2)
    inverse, pivots = _numbers(_LDA * _N * _BATCH, 1), []
    originals = [one.copy() for one in _views(a, _APART, _LDA, _N)]
    factors = [scipy.linalg.lu_factor(one) for one in originals]
    for view, (factor, order) in zip(_views(a, _APART, _LDA, _N), factors, strict=True):
        view[:] = factor
        pivots += [*order + 1]
    wanted = {"factors": a, "pivots": np.array(pivots), "info": np.zeros(_BATCH)}
    for name, trans in (("solved", 0), ("turned", 1)):
        _solve(b, factors, trans)
        wanted[name] = b.copy()
    for view, one in zip(_views(inverse, _LDA * _N, _LDA, _N), originals, strict=True):
        view[:] = np.linalg.inv(one)
    wanted |= {"inverse": inverse, "inverse_info": np.zeros(_BATCH)}
    _solve(b, [(factors[0][0], np.array([1, 1, 2, 3]))] * _BATCH, 0)
    for name, want in {**wanted, "by_one": b}.items():
        np.testing.assert_allclose(found[name], want, rtol=1e-9, atol=1e-9, err_msg=name)


def _solve(b: np.ndarray, factors: list[tuple[np.ndarray, np.ndarray]], trans: int) -> None:
    for view, pair in zip(_views(b, _LDB * _COLUMNS, _LDB, _COLUMNS), factors, strict=True):
        view[:] = scipy.linalg.lu_solve(pair, view, trans)
