"""cuSPARSE in a whole program, compared with SciPy: one program makes all the calls."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import scipy.sparse
from tests.support.programs import output_of, run_program

# A matrix of 7 rows and 5 columns: row 3 is empty, and so is column 2.
_PROGRAM = r"""
#include <complex>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "cuda_fp16.h"
#include "cusparse.h"

using Complex = std::complex<double>;
constexpr int ROWS = 7, COLUMNS = 5;

static void check(int status, int line) {
  if (status != 0) std::printf("! line %d: %d\n", line, status), std::exit(1);
}
#define CHECK(call) check((int)(call), __LINE__)

static double number(int i, int seed) { return ((i * 7 + seed * 13) % 23 - 11) / 8.0; }
static void fill(float &x, int i, int seed) { x = (float)number(i, seed); }
static void fill(double &x, int i, int seed) { x = number(i, seed); }
static void fill(__half &x, int i, int seed) { x = __float2half((float)number(i, seed)); }
static void fill(Complex &x, int i, int seed) {
  x = {number(2 * i, seed), number(2 * i + 1, seed)};
}
static void show(double x) { std::printf(" %.17g", x); }
static void show(Complex x) { show(x.real()), show(x.imag()); }

template <typename T>
struct Memory {
  T *at;
  int n;
  explicit Memory(const std::vector<T> &x) : n((int)x.size()) {
    CHECK(cudaMalloc((void **)&at, n * sizeof(T) + 1));
    CHECK(cudaMemcpy(at, x.data(), n * sizeof(T), cudaMemcpyHostToDevice));
  }
  Memory(int n, int seed) : Memory(filled(n, seed)) {}
  static std::vector<T> filled(int n, int seed) {
    std::vector<T> x(n);
    for (int i = 0; i < n; ++i) fill(x[i], i, seed);
    return x;
  }
  void print(const char *name) const {
    std::vector<T> x(n);
    CHECK(cudaMemcpy(x.data(), at, n * sizeof(T), cudaMemcpyDeviceToHost));
    std::printf("%s", name);
    for (const T &one : x) show(one);
    std::printf("\n");
  }
};

// The matrix by rows, by columns, or as a list, which may be in any order.
template <typename Index, typename T>
struct Matrix {
  std::vector<Index> starts, rows, columns;
  Memory<Index> *memory[2];
  Memory<T> *values;
  cusparseSpMatDescr_t made;
  Matrix(char format, int base, cudaDataType type, bool backwards = false) {
    bool by_columns = format == 'c';
    int outer = by_columns ? COLUMNS : ROWS, inner = by_columns ? ROWS : COLUMNS;
    for (int o = 0; o < outer; ++o) {
      starts.push_back((Index)rows.size() + base);
      for (int i = 0; i < inner; ++i) {
        int row = by_columns ? i : o, column = by_columns ? o : i;
        if (row == 3 || column == 2 || (row * 3 + column) % 4 == 1) continue;
        rows.push_back(row + base), columns.push_back(column + base);
      }
    }
    starts.push_back((Index)rows.size() + base);
    if (backwards) {
      rows = std::vector<Index>(rows.rbegin(), rows.rend());
      columns = std::vector<Index>(columns.rbegin(), columns.rend());
      rows.push_back(rows[0]), columns.push_back(columns[0]);  // an element twice is its sum
    }
    int count = (int)rows.size();
    cusparseIndexType_t index = sizeof(Index) == 8 ? CUSPARSE_INDEX_64I : CUSPARSE_INDEX_32I;
    cusparseIndexBase_t from = (cusparseIndexBase_t)base;
    values = new Memory<T>(count, 1);
    memory[0] = new Memory<Index>(format == 'o' ? rows : starts);
    memory[1] = new Memory<Index>(by_columns ? rows : columns);
    if (format == 'o')
      CHECK(cusparseCreateCoo(&made, ROWS, COLUMNS, count, memory[0]->at, memory[1]->at, values->at,
                              index, from, type));
    else
      CHECK((by_columns ? cusparseCreateCsc : cusparseCreateCsr)(
          &made, ROWS, COLUMNS, count, memory[0]->at, memory[1]->at, values->at, index, index, from,
          type));
  }
};

template <typename T>
static cusparseDnVecDescr_t vector_of(const Memory<T> &x, cudaDataType type) {
  cusparseDnVecDescr_t made;
  CHECK(cusparseCreateDnVec(&made, x.n, x.at, type));
  return made;
}

static void vectors(cusparseHandle_t h) {
  float two = 2, half = 0.5f, zero = 0;
  size_t size;
  void *buffer;
  Matrix<int, float> a('r', 1, CUDA_R_32F);
  Memory<float> x(COLUMNS, 2), y(ROWS, 3), z(COLUMNS, 4);
  auto at_x = vector_of(x, CUDA_R_32F), at_y = vector_of(y, CUDA_R_32F);
  auto at_z = vector_of(z, CUDA_R_32F);
  CHECK(cusparseSpMV_bufferSize(h, CUSPARSE_OPERATION_NON_TRANSPOSE, &two, a.made, at_x, &half,
                                at_y, CUDA_R_32F, CUSPARSE_SPMV_ALG_DEFAULT, &size));
  CHECK(cudaMalloc(&buffer, size));
  CHECK(cusparseSpMV(h, CUSPARSE_OPERATION_NON_TRANSPOSE, &two, a.made, at_x, &half, at_y,
                     CUDA_R_32F, CUSPARSE_SPMV_ALG_DEFAULT, buffer));
  y.print("rows");
  CHECK(cusparseSpMV(h, CUSPARSE_OPERATION_TRANSPOSE, &two, a.made, at_y, &zero, at_z, CUDA_R_32F,
                     CUSPARSE_SPMV_CSR_ALG2, buffer));
  z.print("turned");
  // Numbers on the device, indices of 64 bits.
  double numbers[] = {-1.5, 1};
  Memory<double> factors(std::vector<double>(numbers, numbers + 2)), u(COLUMNS, 5), v(ROWS, 6);
  Matrix<long long, double> list('o', 0, CUDA_R_64F, true);
  CHECK(cusparseSetPointerMode(h, CUSPARSE_POINTER_MODE_DEVICE));
  CHECK(cusparseSpMV(h, CUSPARSE_OPERATION_NON_TRANSPOSE, factors.at, list.made,
                     vector_of(u, CUDA_R_64F), factors.at + 1, vector_of(v, CUDA_R_64F), CUDA_R_64F,
                     CUSPARSE_SPMV_COO_ALG1, buffer));
  CHECK(cusparseSetPointerMode(h, CUSPARSE_POINTER_MODE_HOST));
  v.print("list");
  Complex alpha(1.5, -0.5), beta(0, 1);
  Matrix<int, Complex> c('c', 0, CUDA_C_64F);
  Memory<Complex> p(ROWS, 7), q(COLUMNS, 8);
  CHECK(cusparseSpMV(h, CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE, &alpha, c.made,
                     vector_of(p, CUDA_C_64F), &beta, vector_of(q, CUDA_C_64F), CUDA_C_64F,
                     CUSPARSE_SPMV_ALG_DEFAULT, buffer));
  q.print("conjugate");
  Matrix<int, __half> narrow('r', 0, CUDA_R_16F);
  Memory<__half> w(COLUMNS, 9);
  auto at_w = vector_of(w, CUDA_R_16F);
  CHECK(cusparseSpMV(h, CUSPARSE_OPERATION_NON_TRANSPOSE, &two, narrow.made, at_w, &zero, at_y,
                     CUDA_R_32F, CUSPARSE_SPMV_ALG_DEFAULT, buffer));
  y.print("half");
}

static void matrices(cusparseHandle_t h) {
  double alpha = 0.5, beta = -1, zero = 0;
  Matrix<int, double> a('r', 0, CUDA_R_64F), list('o', 1, CUDA_R_64F);
  Memory<double> b(40, 2), c(40, 3), d(40, 4);
  cusparseDnMatDescr_t of_b, of_c, of_d;
  CHECK(cusparseCreateDnMat(&of_b, COLUMNS, 3, 6, b.at, CUDA_R_64F, CUSPARSE_ORDER_COL));
  CHECK(cusparseCreateDnMat(&of_c, ROWS, 3, 4, c.at, CUDA_R_64F, CUSPARSE_ORDER_ROW));
  CHECK(cusparseCreateDnMat(&of_d, 3, COLUMNS, 5, d.at, CUDA_R_64F, CUSPARSE_ORDER_ROW));
  CHECK(cusparseSpMM(h, CUSPARSE_OPERATION_NON_TRANSPOSE, CUSPARSE_OPERATION_NON_TRANSPOSE, &alpha,
                     a.made, of_b, &beta, of_c, CUDA_R_64F, CUSPARSE_SPMM_ALG_DEFAULT, nullptr));
  c.print("matrix");
  CHECK(cusparseSpMM(h, CUSPARSE_OPERATION_NON_TRANSPOSE, CUSPARSE_OPERATION_TRANSPOSE, &alpha,
                     list.made, of_d, &zero, of_c, CUDA_R_64F, CUSPARSE_SPMM_ALG_DEFAULT, nullptr));
  c.print("other turned");
  CHECK(cusparseSpMM(h, CUSPARSE_OPERATION_TRANSPOSE, CUSPARSE_OPERATION_NON_TRANSPOSE, &alpha,
                     list.made, of_c, &beta, of_b, CUDA_R_64F, CUSPARSE_SPMM_ALG_DEFAULT, nullptr));
  b.print("turned matrix");
}

static void refusals(cusparseHandle_t h) {
  float one = 1;
  Matrix<int, float> a('r', 0, CUDA_R_32F);
  Memory<float> x(COLUMNS, 2), y(ROWS, 3);
  auto at_x = vector_of(x, CUDA_R_32F), at_y = vector_of(y, CUDA_R_32F);
  auto multiply = [&](cusparseHandle_t handle, cusparseConstSpMatDescr_t matrix, auto in, auto out,
                      cudaDataType compute) {
    auto status = cusparseSpMV(handle, CUSPARSE_OPERATION_NON_TRANSPOSE, &one, matrix, in, &one,
                               out, compute, CUSPARSE_SPMV_ALG_DEFAULT, nullptr);
    std::printf("%s\n", cusparseGetErrorName(status));
  };
  cusparseMatDescr_t old;
  cusparseCreateMatDescr(&old);
  CHECK(cusparseSetMatIndexBase(old, CUSPARSE_INDEX_BASE_ONE));
  int wrong = cusparseSetMatType(old, (cusparseMatrixType_t)4);
  std::printf("%d %d %d\n", wrong, cusparseGetMatIndexBase(old), cusparseGetMatType(old));
  cusparseDestroyMatDescr(old);
  cusparseSpMatDescr_t bad;
  cusparseDnMatDescr_t dense;
  multiply(nullptr, a.made, at_x, at_y, CUDA_R_32F);
  multiply(h, nullptr, at_x, at_y, CUDA_R_32F);
  multiply(h, a.made, at_y, at_x, CUDA_R_32F);
  multiply(h, a.made, at_x, at_y, CUDA_R_64F);
  int status = cusparseCreateCsr(&bad, -1, 5, 2, x.at, x.at, x.at, CUSPARSE_INDEX_32I,
                                 CUSPARSE_INDEX_32I, CUSPARSE_INDEX_BASE_ZERO, CUDA_R_32F);
  std::printf("%d\n", status);
  status = cusparseCreateDnMat(&dense, 5, 3, 4, x.at, CUDA_R_32F, CUSPARSE_ORDER_COL);
  std::printf("%d\n", status);
  // An index outside of the matrix.
  int nine = 9;
  CHECK(cudaMemcpy(a.memory[1]->at + 2, &nine, sizeof nine, cudaMemcpyHostToDevice));
  multiply(h, a.made, at_x, at_y, CUDA_R_32F);
  y.print("outside");
  std::printf("%s\n", cudaGetErrorName(cudaGetLastError()));
  CHECK(cusparseCreateCsr(&bad, ROWS, COLUMNS, 1000, a.memory[0]->at, a.memory[1]->at, a.values->at,
                          CUSPARSE_INDEX_32I, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_BASE_ZERO,
                          CUDA_R_32F));
  multiply(h, bad, at_x, at_y, CUDA_R_32F);
}

int main() {
  cusparseHandle_t h;
  CHECK(cusparseCreate(&h));
  vectors(h);
  matrices(h);
  refusals(h);
}
"""


def _numbers(count: int, seed: int) -> np.ndarray:
    return ((np.arange(count) * 7 + seed * 13) % 23 - 11) / 8.0


def _complex(count: int, seed: int) -> np.ndarray:
    return _numbers(2 * count, seed).view(np.complex128)


_PLACES = [(r, c) for r in range(7) for c in range(5) if r != 3 and c != 2 and (r * 3 + c) % 4 != 1]


def _matrix(places: list[tuple[int, int]], values: np.ndarray) -> Any:
    rows, columns = np.transpose(places)
    return scipy.sparse.coo_array((values, (rows, columns)), shape=(7, 5)).toarray()


def _wanted() -> dict[str, np.ndarray]:
    count = len(_PLACES)
    a = _matrix(_PLACES, _numbers(count, 1))
    found = {"rows": 2 * a @ _numbers(5, 2) + 0.5 * _numbers(7, 3)}
    found["turned"] = 2 * a.T @ found["rows"]
    twice = [*_PLACES[::-1], _PLACES[-1]]
    found["list"] = -1.5 * _matrix(twice, _numbers(count + 1, 1)) @ _numbers(5, 5) + _numbers(7, 6)
    by_columns = sorted(_PLACES, key=lambda place: place[::-1])
    c = _matrix(by_columns, _complex(count, 1))
    found["conjugate"] = (1.5 - 0.5j) * c.conj().T @ _complex(7, 7) + 1j * _complex(5, 8)
    found["half"] = 2 * a @ _numbers(5, 9)
    b, c, d = (_numbers(40, seed) for seed in (2, 3, 4))
    tall, wide = b[:18].reshape(3, 6).T[:5], c[:28].reshape(7, 4)
    wide[:, :3] = 0.5 * a @ tall - wide[:, :3]
    found["matrix"] = c.copy()
    wide[:, :3] = 0.5 * a @ d[:15].reshape(3, 5).T
    found["other turned"] = c.copy()
    tall[:] = 0.5 * a.T @ wide[:, :3] - tall
    return {**found, "turned matrix": b}


def test_products(tmp_path: Path) -> None:
    done = run_program(_PROGRAM, folder=tmp_path, options=("-lcusparse",))
    lines, wanted = output_of(done), _wanted()
    for line, (name, want) in zip(lines, wanted.items(), strict=False):
        assert line.startswith(f"{name} ")
        have = np.array(line.removeprefix(name).split(), np.float64)
        np.testing.assert_allclose(have, want.view(np.float64), rtol=2e-5, atol=2e-5, err_msg=name)
    rest = lines[len(wanted) :]
    assert rest == [
        "3 1 0",
        "CUSPARSE_STATUS_NOT_INITIALIZED",
        "CUSPARSE_STATUS_INVALID_VALUE",
        "CUSPARSE_STATUS_INVALID_VALUE",
        "CUSPARSE_STATUS_NOT_SUPPORTED",
        "3",
        "3",
        "CUSPARSE_STATUS_SUCCESS",
        "outside" + " nan" * 7,
        "cudaSuccess",
        "CUSPARSE_STATUS_EXECUTION_FAILED",
    ]
    assert "indices: 4000 bytes at" in done.stderr
