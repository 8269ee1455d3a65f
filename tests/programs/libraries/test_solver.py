"""cuSOLVER's dense factorizations in a whole program, compared with SciPy."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import scipy.linalg
from tests.support.programs import output_of, run_program

# Matrices of order 5 with leading dimensions 7 and 6; elements are those of `number`.
_PROGRAM = r"""
#include <complex>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "cusolverDn.h"

using Complex = std::complex<double>;
constexpr int N = 5, LDA = 7, LDB = 6, COLUMNS = 2;

static void check(int status, int line) {
  if (status != 0) std::printf("! line %d: %d\n", line, status), std::exit(1);
}
#define CHECK(call) check((int)(call), __LINE__)

static double number(int i, int seed) {
  return ((i * i * 5 + i * 3 + seed * (i + 4)) % 23 - 11) / 8.0;
}
static void fill(float &x, int i, int seed) { x = (float)number(i, seed); }
static void fill(Complex &x, int i, int seed) {
  x = {number(2 * i, seed), number(2 * i + 1, seed)};
}
static void show(double x) { std::printf(" %.17g", x); }
static void show(Complex x) { show(x.real()), show(x.imag()); }

template <typename T>
struct Memory {
  T *at;
  int n;
  Memory(int n, int seed) : n(n) {
    std::vector<T> x(n);
    for (int i = 0; i < n; ++i) fill(x[i], i, seed);
    write(x);
  }
  explicit Memory(const std::vector<T> &x) : n((int)x.size()) { write(x); }
  void write(const std::vector<T> &x) {
    CHECK(cudaMalloc((void **)&at, n * sizeof(T)));
    CHECK(cudaMemcpy(at, x.data(), n * sizeof(T), cudaMemcpyHostToDevice));
  }
  void print(const char *name) const {
    std::vector<T> x(n);
    CHECK(cudaMemcpy(x.data(), at, n * sizeof(T), cudaMemcpyDeviceToHost));
    std::printf("%s", name);
    for (const T &one : x) show(one);
    std::printf("\n");
  }
};

static void single(cusolverDnHandle_t h, int *info) {
  Memory<float> a(LDA *N, 3), b(LDB *COLUMNS, 2);
  Memory<int> pivots(std::vector<int>(N, -7)), told(std::vector<int>(1, -7));
  int size = 0;
  CHECK(cusolverDnSgetrf_bufferSize(h, N, N, a.at, LDA, &size));
  float *work;
  CHECK(cudaMalloc((void **)&work, size * sizeof(float)));
  CHECK(cusolverDnSgetrf(h, N, N, a.at, LDA, work, pivots.at, told.at));
  a.print("lu"), pivots.print("pivots"), told.print("lu_info");
  CHECK(cusolverDnSgetrs(h, CUBLAS_OP_N, N, COLUMNS, a.at, LDA, pivots.at, b.at, LDB, info));
  b.print("x");
  CHECK(cusolverDnSgetrs(h, CUBLAS_OP_T, N, COLUMNS, a.at, LDA, pivots.at, b.at, LDB, info));
  b.print("x_turned");
  Memory<float> wide(4 * 3, 5);
  CHECK(cusolverDnSgetrf(h, 3, 4, wide.at, 3, work, nullptr, info));
  wide.print("unpivoted");
  Memory<float> zero(std::vector<float>{1, 2, 3, 2, 4, 6, 0, 1, 5});
  CHECK(cusolverDnSgetrf(h, 3, 3, zero.at, 3, work, pivots.at, told.at));
  told.print("zero_pivot");
  Memory<float> bad(std::vector<float>{4, 2, 0, 9, 1, 1, 9, 9, 3});
  CHECK(cusolverDnSpotrf(h, CUBLAS_FILL_MODE_LOWER, 3, bad.at, 3, work, size, told.at));
  told.print("bad_minor"), bad.print("bad");
}

static void complex(cusolverDnHandle_t h, int *info) {
  Memory<Complex> b(LDB *COLUMNS, 4), lower(LDA *N, 3), upper(LDA *N, 3), c(LDB *COLUMNS, 4);
  int size = 0;
  using Z = cuDoubleComplex *;
  CHECK(cusolverDnZpotrf_bufferSize(h, CUBLAS_FILL_MODE_UPPER, N, (Z)upper.at, LDA, &size));
  Z work;
  CHECK(cudaMalloc((void **)&work, size * sizeof *work));
  for (Memory<Complex> *a : {&lower, &upper}) {
    std::vector<Complex> x(LDA * N);
    for (int i = 0; i < LDA * N; ++i) fill(x[i], i, 3);
    for (int k = 0; k < N; ++k) x[k * LDA + k] = 20.0 + k;
    CHECK(cudaMemcpy(a->at, x.data(), x.size() * sizeof x[0], cudaMemcpyHostToDevice));
  }
  CHECK(cusolverDnZpotrf(h, CUBLAS_FILL_MODE_LOWER, N, (Z)lower.at, LDA, work, size, info));
  CHECK(cusolverDnZpotrf(h, CUBLAS_FILL_MODE_UPPER, N, (Z)upper.at, LDA, work, size, info));
  lower.print("lower"), upper.print("upper");
  CHECK(cusolverDnZpotrs(h, CUBLAS_FILL_MODE_LOWER, N, COLUMNS, (Z)lower.at, LDA, (Z)b.at, LDB,
                         info));
  CHECK(cusolverDnZpotrs(h, CUBLAS_FILL_MODE_UPPER, N, COLUMNS, (Z)upper.at, LDA, (Z)c.at, LDB,
                         info));
  b.print("by_lower"), c.print("by_upper");
  Memory<Complex> a(LDA *N, 6), d(LDB *COLUMNS, 4);
  Memory<int> pivots(std::vector<int>(N, -7));
  CHECK(cusolverDnZgetrf(h, N, N, (Z)a.at, LDA, work, pivots.at, info));
  CHECK(cusolverDnZgetrs(h, CUBLAS_OP_C, N, COLUMNS, (Z)a.at, LDA, pivots.at, (Z)d.at, LDB, info));
  d.print("x_conjugate");
}

int main() {
  cusolverDnHandle_t h;
  CHECK(cusolverDnCreate(&h));
  int *info, size = -7;
  CHECK(cudaMalloc((void **)&info, sizeof *info));
  single(h, info);
  complex(h, info);
  int told = 1;
  CHECK(cudaMemcpy(&told, info, sizeof told, cudaMemcpyDeviceToHost));
  std::printf("info %d\n", told);
  std::printf("refused %d\n", cusolverDnSpotrf_bufferSize(h, CUBLAS_FILL_MODE_LOWER, 4, nullptr, 3,
                                                          &size) == CUSOLVER_STATUS_INVALID_VALUE);
  CHECK(cusolverDnDestroy(h));
}
"""
_N, _LDA, _LDB, _COLUMNS = 5, 7, 6, 2


def _filled(count: int, seed: int) -> np.ndarray:
    i = np.arange(count)
    return ((i * i * 5 + i * 3 + seed * (i + 4)) % 23 - 11) / 8


def _matrix(flat: np.ndarray, columns: int, rows: int = _N) -> np.ndarray:
    """The matrix of a leading dimension that the length gives."""
    return flat.reshape(columns, -1)[:, :rows].T


def test_factorizations_are_scipys(tmp_path: Path) -> None:
    lines = (line.split() for line in output_of(run_program(_PROGRAM, folder=tmp_path)))
    found = {name: np.array([float(word) for word in words]) for name, *words in lines}
    _check_single(found)
    _check_complex(found)
    assert (found["info"], found["refused"]) == (0, 1)


def _check_single(found: dict[str, np.ndarray]) -> None:
    a, b = _matrix(_filled(_LDA * _N, 3), _N), _matrix(_filled(_LDB * _COLUMNS, 2), _COLUMNS)
    factors, pivots = scipy.linalg.lu_factor(a)
    np.testing.assert_allclose(_matrix(found["lu"], _N), factors, rtol=1e-4, atol=1e-5)
    between = [flat.reshape(_N, _LDA)[:, _N:] for flat in (found["lu"], _filled(_LDA * _N, 3))]
    np.testing.assert_array_equal(between[0], between[1])
    np.testing.assert_array_equal(found["pivots"], pivots + 1)
    x = np.linalg.solve(a, b)
    np.testing.assert_allclose(_matrix(found["x"], _COLUMNS), x, rtol=1e-4, atol=1e-5)
    turned = np.linalg.solve(a.T, x)
    np.testing.assert_allclose(_matrix(found["x_turned"], _COLUMNS), turned, rtol=1e-3, atol=1e-4)
    wide, product = _matrix(_filled(12, 5), 4, 3), _matrix(found["unpivoted"], 4, 3)
    lower = np.tril(product[:, :3], -1) + np.eye(3)
    np.testing.assert_allclose(lower @ np.triu(product), wide, rtol=1e-4, atol=1e-4)
    assert (found["lu_info"], found["zero_pivot"], found["bad_minor"]) == (0, 2, 2)
    bad = _matrix(found["bad"], 3, 3)
    assert np.isnan(bad[np.tril_indices(3)]).all()
    np.testing.assert_array_equal(bad[np.triu_indices(3, 1)], [9, 9, 9])


def _check_complex(found: dict[str, np.ndarray]) -> None:
    def complex_of(flat: np.ndarray) -> np.ndarray:
        return flat[::2] + 1j * flat[1::2]

    a = _matrix(complex_of(_filled(2 * _LDA * _N, 3)), _N).copy()
    b = _matrix(complex_of(_filled(2 * _LDB * _COLUMNS, 4)), _COLUMNS)
    np.fill_diagonal(a, 20 + np.arange(_N))
    for name, is_lower in (("lower", True), ("upper", False)):
        half = np.tril(a, -1) if is_lower else np.triu(a, 1)
        whole = half + half.conj().T + np.diag(np.diag(a))
        factor = _matrix(complex_of(found[name]), _N)
        stored = np.tri(_N, dtype=bool) if is_lower else np.tri(_N, dtype=bool).T
        expected = np.where(stored, scipy.linalg.cholesky(whole, lower=is_lower), a)
        np.testing.assert_allclose(factor, expected, rtol=1e-12, atol=1e-12)
        x = _matrix(complex_of(found[f"by_{name}"]), _COLUMNS)
        np.testing.assert_allclose(whole @ x, b, rtol=1e-12, atol=1e-12)
    a = _matrix(complex_of(_filled(2 * _LDA * _N, 6)), _N)
    x = _matrix(complex_of(found["x_conjugate"]), _COLUMNS)
    np.testing.assert_allclose(a.conj().T @ x, b, rtol=1e-9, atol=1e-9)
