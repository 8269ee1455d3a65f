"""cuSPARSE's conversions in a whole program, compared with SciPy and NumPy."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import scipy.sparse
from tests.support.programs import output_of, run_program

_PROGRAM = r"""
#include <cmath>
#include <complex>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "cusparse.h"

using Complex = std::complex<float>;

static void check(int status, int line) {
  if (status != 0) std::printf("! line %d: %d\n", line, status), std::exit(1);
}
#define CHECK(call) check((int)(call), __LINE__)

// Row 2 is empty, and so is column 1; an element is NaN, and one the other zero.
static double number(int row, int column) {
  int i = row * 31 + column * 7;
  if (row == 2 || column == 1 || i % 3 == 0) return column % 2 ? 0.0 : -0.0;
  return i % 13 == 5 ? std::nan("") : (i % 23 - 11.5) / 8;
}
static void fill(float &x, double value) { x = (float)value; }
static void fill(double &x, double value) { x = value; }
static void fill(Complex &x, double value) { x = {0, (float)value}; }
static double shown(float x) { return x; }
static double shown(double x) { return x; }
static double shown(int x) { return x; }
static double shown(long long x) { return (double)x; }
static double shown(Complex x) { return x.real() + x.imag(); }

template <typename T>
struct Memory {
  T *at;
  int n;
  explicit Memory(const std::vector<T> &x) : n((int)x.size()) {
    CHECK(cudaMalloc((void **)&at, n * sizeof(T) + 1));
    CHECK(cudaMemcpy(at, x.data(), n * sizeof(T), cudaMemcpyHostToDevice));
  }
  void print() const {
    std::vector<T> x(n);
    CHECK(cudaMemcpy(x.data(), at, n * sizeof(T), cudaMemcpyDeviceToHost));
    for (const T &one : x) std::printf(" %.17g", shown(one));
    std::printf("\n");
  }
};

// The matrix, whose rows or columns are two elements further apart than they are long.
template <typename T>
static std::vector<T> dense(int rows, int columns, bool by_rows, bool is_empty) {
  int step = (by_rows ? columns : rows) + 2;
  std::vector<T> x(step * (by_rows ? rows : columns), T(77));
  for (int i = 0; i < rows; ++i)
    for (int j = 0; j < columns && !is_empty; ++j)
      fill(x[by_rows ? i * step + j : j * step + i], number(i, j));
  return x;
}

template <typename T, typename Index>
static void convert(cusparseHandle_t h, cudaDataType type, char format, int base, bool by_rows,
                    int rows, int columns) {
  std::printf("%c %d %d %d %d\n", format, base, by_rows, rows, columns);
  Memory<T> from(dense<T>(rows, columns, by_rows, false));
  Memory<T> to(dense<T>(rows, columns, by_rows, true));
  cusparseDnMatDescr_t a, b;
  cusparseOrder_t order = by_rows ? CUSPARSE_ORDER_ROW : CUSPARSE_ORDER_COL;
  int step = (by_rows ? columns : rows) + 2;
  CHECK(cusparseCreateDnMat(&a, rows, columns, step, from.at, type, order));
  CHECK(cusparseCreateDnMat(&b, rows, columns, step, to.at, type, order));
  cusparseIndexType_t index = sizeof(Index) == 8 ? CUSPARSE_INDEX_64I : CUSPARSE_INDEX_32I;
  cusparseIndexBase_t first = (cusparseIndexBase_t)base;
  cusparseSpMatDescr_t sparse;
  int lines = format == 'c' ? columns : rows;
  Memory<Index> starts(std::vector<Index>(lines + 1, 99));
  if (format == 'o')
    CHECK(cusparseCreateCoo(&sparse, rows, columns, 0, nullptr, nullptr, nullptr, index, first,
                            type));
  else
    CHECK((format == 'c' ? cusparseCreateCsc : cusparseCreateCsr)(
        &sparse, rows, columns, 0, starts.at, nullptr, nullptr, index, index, first, type));
  size_t size = 0;
  void *buffer;
  CHECK(cusparseDenseToSparse_bufferSize(h, a, sparse, CUSPARSE_DENSETOSPARSE_ALG_DEFAULT, &size));
  CHECK(cudaMalloc(&buffer, size));
  CHECK(cusparseDenseToSparse_analysis(h, a, sparse, CUSPARSE_DENSETOSPARSE_ALG_DEFAULT, buffer));
  int64_t r, c, count;
  CHECK(cusparseSpMatGetSize(sparse, &r, &c, &count));
  Memory<Index> listed(std::vector<Index>(count, 99)), indices(std::vector<Index>(count, 99));
  Memory<T> values(std::vector<T>(count, T(99)));
  const Memory<Index> &shown = format == 'o' ? listed : starts;
  if (format == 'o')
    CHECK(cusparseCooSetPointers(sparse, listed.at, indices.at, values.at));
  else if (format == 'r')
    CHECK(cusparseCsrSetPointers(sparse, starts.at, indices.at, values.at));
  else
    CHECK(cusparseCscSetPointers(sparse, starts.at, indices.at, values.at));
  CHECK(cusparseDenseToSparse_convert(h, a, sparse, CUSPARSE_DENSETOSPARSE_ALG_DEFAULT, buffer));
  shown.print(), indices.print(), values.print();
  CHECK(cusparseSparseToDense_bufferSize(h, sparse, b, CUSPARSE_SPARSETODENSE_ALG_DEFAULT, &size));
  CHECK(cusparseSparseToDense(h, sparse, b, CUSPARSE_SPARSETODENSE_ALG_DEFAULT, buffer));
  to.print();
}

template <typename T>
static void count(cusparseHandle_t h, int rows, int columns,
                  cusparseStatus_t (*of)(cusparseHandle_t, cusparseDirection_t, int, int,
                                         const cusparseMatDescr_t, const T *, int, int *, int *)) {
  cusparseMatDescr_t general;
  CHECK(cusparseCreateMatDescr(&general));
  Memory<T> a(dense<T>(rows, columns, false, false));
  Memory<int> of_rows(std::vector<int>(rows, 99)), of_columns(std::vector<int>(columns, 99));
  Memory<int> total({99});
  int on_host = 99;
  CHECK(of(h, CUSPARSE_DIRECTION_ROW, rows, columns, general, a.at, rows + 2, of_rows.at,
           &on_host));
  CHECK(cusparseSetPointerMode(h, CUSPARSE_POINTER_MODE_DEVICE));
  CHECK(of(h, CUSPARSE_DIRECTION_COLUMN, rows, columns, general, a.at, rows + 2, of_columns.at,
           total.at));
  CHECK(cusparseSetPointerMode(h, CUSPARSE_POINTER_MODE_HOST));
  std::printf("count %d %d %d\n", rows, columns, on_host);
  of_rows.print(), of_columns.print(), total.print();
}

// Rows in no order of their columns, the second one empty.
static void turn(cusparseHandle_t h, int base, cusparseAction_t action) {
  std::vector<int> offsets{0, 3, 3, 5, 9}, places{4, 0, 2, 4, 0, 5, 2, 0, 4};
  for (int &one : offsets) one += base;
  for (int &one : places) one += base;
  Memory<int> starts(offsets), indices(places), to_starts(std::vector<int>(8, 99));
  Memory<int> to_indices(std::vector<int>(9, 99));
  Memory<double> values({1, 2, 3, 4, 5, 6, 7, 8, 9}), to_values(std::vector<double>(9, 99));
  size_t size;
  void *buffer;
  auto from = (cusparseIndexBase_t)base;
  CHECK(cusparseCsr2cscEx2_bufferSize(h, 4, 7, 9, values.at, starts.at, indices.at, to_values.at,
                                      to_starts.at, to_indices.at, CUDA_R_64F, action, from,
                                      CUSPARSE_CSR2CSC_ALG1, &size));
  CHECK(cudaMalloc(&buffer, size));
  for (int round = 0; round < 2; ++round) {
    CHECK(cusparseCsr2cscEx2(h, 4, 7, 9, values.at, starts.at, indices.at, to_values.at,
                             to_starts.at, to_indices.at, CUDA_R_64F, action, from,
                             CUSPARSE_CSR2CSC_ALG_DEFAULT, buffer));
    std::printf("turn %d %d\n", base, (int)action);
    to_starts.print(), to_indices.print(), to_values.print();
    int wrong = 7 + base;  // then offsets do not ascend
    CHECK(cudaMemcpy(starts.at + 1, &wrong, sizeof wrong, cudaMemcpyHostToDevice));
  }
}

template <typename T, typename Index>
static void add(cusparseHandle_t h, cudaDataType type, int base, double alpha, double beta,
                bool on_device) {
  T factors[2];
  fill(factors[0], alpha), fill(factors[1], beta);
  Memory<T> y({T(1), T(2), T(3), T(4), T(NAN)}), x({T(10), T(20), T(30), T(40)}),
      numbers(std::vector<T>(factors, factors + 2));
  // Equal indices, and one outside.
  Memory<Index> at({Index(3 + base), Index(base), Index(3 + base), Index(5 + base)});
  cusparseSpVecDescr_t sparse;
  cusparseDnVecDescr_t whole;
  cusparseIndexType_t index = sizeof(Index) == 8 ? CUSPARSE_INDEX_64I : CUSPARSE_INDEX_32I;
  CHECK(cusparseCreateSpVec(&sparse, 5, 4, at.at, x.at, index, (cusparseIndexBase_t)base, type));
  CHECK(cusparseCreateDnVec(&whole, 5, y.at, type));
  if (on_device) CHECK(cusparseSetPointerMode(h, CUSPARSE_POINTER_MODE_DEVICE));
  const T *from = on_device ? numbers.at : factors;
  CHECK(cusparseAxpby(h, from, sparse, from + 1, whole));
  CHECK(cusparseSetPointerMode(h, CUSPARSE_POINTER_MODE_HOST));
  std::printf("add %d %g %g\n", base, alpha, beta);
  y.print();
}

static void refuse(cusparseHandle_t h) {
  float x = 0;
  int total, each[4];
  cusparseDnMatDescr_t a;
  cusparseSpMatDescr_t narrow, other;
  cusparseMatDescr_t general;
  CHECK(cusparseCreateMatDescr(&general));
  CHECK(cusparseCreateDnMat(&a, 3, 4, 4, &x, CUDA_R_32F, CUSPARSE_ORDER_ROW));
  CHECK(cusparseCreateCsr(&narrow, 3, 5, 0, each, nullptr, nullptr, CUSPARSE_INDEX_32I,
                          CUSPARSE_INDEX_32I, CUSPARSE_INDEX_BASE_ZERO, CUDA_R_32F));
  CHECK(cusparseCreateCsr(&other, 3, 4, 0, each, nullptr, nullptr, CUSPARSE_INDEX_32I,
                          CUSPARSE_INDEX_32I, CUSPARSE_INDEX_BASE_ZERO, CUDA_R_64F));
  auto dense_alg = CUSPARSE_SPARSETODENSE_ALG_DEFAULT;
  auto sparse_alg = CUSPARSE_DENSETOSPARSE_ALG_DEFAULT;
  auto row = CUSPARSE_DIRECTION_ROW;
  auto zero = CUSPARSE_INDEX_BASE_ZERO;
  auto alg = CUSPARSE_CSR2CSC_ALG1;
  int found[] = {cusparseSparseToDense(nullptr, narrow, a, dense_alg, nullptr),
                 cusparseSparseToDense(h, narrow, a, dense_alg, nullptr),
                 cusparseSparseToDense(h, other, a, dense_alg, nullptr),
                 cusparseDenseToSparse_analysis(h, a, narrow, sparse_alg, nullptr),
                 cusparseDenseToSparse_bufferSize(h, a, other, sparse_alg, nullptr),
                 cusparseSnnz(h, row, 4, 2, general, &x, 3, each, &total),
                 cusparseSnnz(h, (cusparseDirection_t)2, 4, 2, general, &x, 4, each, &total),
                 cusparseSnnz(h, row, 4, 2, general, &x, 4, each, nullptr),
                 cusparseCsr2cscEx2(h, 4, 7, -1, &x, each, each, &x, each, each, CUDA_R_32F,
                                    CUSPARSE_ACTION_NUMERIC, zero, alg, nullptr),
                 cusparseCsr2cscEx2(h, 4, 7, 2, nullptr, each, each, &x, each, each, CUDA_R_32F,
                                    CUSPARSE_ACTION_NUMERIC, zero, alg, nullptr),
                 cusparseAxpby(h, &x, nullptr, &x, nullptr)};
  std::printf("refuse");
  for (int one : found) std::printf(" %d", one);
  std::printf("\n");
}

int main() {
  cusparseHandle_t h;
  CHECK(cusparseCreate(&h));
  convert<float, int>(h, CUDA_R_32F, 'r', 0, true, 7, 5);
  convert<double, long long>(h, CUDA_R_64F, 'c', 1, true, 6, 9);
  convert<Complex, int>(h, CUDA_C_32F, 'o', 1, false, 5, 8);
  convert<double, int>(h, CUDA_R_64F, 'r', 1, false, 1, 2);
  convert<float, long long>(h, CUDA_R_32F, 'o', 0, true, 3, 1);
  count<float>(h, 7, 5, cusparseSnnz);
  count<double>(h, 3, 9, cusparseDnnz);
  for (int base : {0, 1})
    for (auto action : {CUSPARSE_ACTION_NUMERIC, CUSPARSE_ACTION_SYMBOLIC}) turn(h, base, action);
  add<float, int>(h, CUDA_R_32F, 0, 2, -0.5, false);
  add<double, long long>(h, CUDA_R_64F, 1, 0.25, 0, false);
  add<double, int>(h, CUDA_R_64F, 1, 1.5, 3, true);
  refuse(h);
}
"""


@pytest.fixture(scope="module")
def lines(tmp_path_factory: pytest.TempPathFactory) -> list[list[str]]:
    folder: Path = tmp_path_factory.mktemp("conversions")
    done = run_program(_PROGRAM, folder=folder, options=("-lcusparse",))
    return [line.split() for line in output_of(done)]


def _matrix(rows: int, columns: int) -> np.ndarray:
    i, j = np.mgrid[:rows, :columns]
    at = i * 31 + j * 7
    values = np.where(at % 13 == 5, np.nan, (at % 23 - 11.5) / 8)
    return np.where((i == 2) | (j == 1) | (at % 3 == 0), 0, values)


def _after(lines: list[list[str]], name: str, count: int) -> list[tuple[list[str], list]]:
    """The words of each line that begins so, with the numbers of those that follow it."""
    found = [number for number, line in enumerate(lines) if line[:1] == [name]]
    return [
        (lines[n][1:], [np.array(line, np.float64) for line in lines[n + 1 : n + 1 + count]])
        for n in found
    ]


def test_dense_to_sparse_and_back(lines: list[list[str]]) -> None:
    seen = 0
    for form in "rco":
        for words, (starts, indices, values, whole) in _after(lines, form, 4):
            base, by_rows, rows, columns = map(int, words)
            dense = _matrix(rows, columns)
            by_lines = dense.T if form == "c" else dense
            at = np.nonzero(by_lines)
            counts = np.count_nonzero(by_lines, axis=1)
            want = at[0] if form == "o" else np.concatenate([[0], np.cumsum(counts)])
            np.testing.assert_array_equal(starts, want + base)
            np.testing.assert_array_equal(indices, at[1] + base)
            np.testing.assert_array_equal(values, by_lines[at])
            stored = dense if by_rows else dense.T
            # What lies between rows, or columns, stays as it was.
            padded = np.pad(stored, ((0, 0), (0, 2)), constant_values=77).reshape(-1)
            np.testing.assert_array_equal(whole, padded)
            seen += 1
    assert seen == 5


def test_counts(lines: list[list[str]]) -> None:
    seen = _after(lines, "count", 3)
    assert len(seen) == 2
    for words, (of_rows, of_columns, total) in seen:
        rows, columns, on_host = map(int, words)
        dense = _matrix(rows, columns)
        np.testing.assert_array_equal(of_rows, np.count_nonzero(dense, axis=1))
        np.testing.assert_array_equal(of_columns, np.count_nonzero(dense, axis=0))
        assert on_host == total == np.count_nonzero(dense)


def test_rows_to_columns(lines: list[list[str]]) -> None:
    starts, indices = np.array([0, 3, 3, 5, 9]), np.array([4, 0, 2, 4, 0, 5, 2, 0, 4])
    want = scipy.sparse.csr_array((np.arange(1.0, 10), indices, starts), (4, 7)).tocsc()
    seen = _after(lines, "turn", 3)
    # The second of each two has offsets that do not ascend: all stays as it is.
    assert len(seen) == 8
    for words, (to_starts, to_indices, values) in seen:
        base, has_values = map(int, words)
        np.testing.assert_array_equal(to_starts, want.indptr + base)
        np.testing.assert_array_equal(to_indices, want.indices + base)
        np.testing.assert_array_equal(values, want.data if has_values else np.full(9, 99))


def test_sum_of_a_sparse_and_a_dense_vector(lines: list[list[str]]) -> None:
    seen = _after(lines, "add", 1)
    assert len(seen) == 3
    for words, (found,) in seen:
        alpha, beta = map(float, words[1:])
        # With a factor of zero the dense vector is not read.
        want = beta * np.array([1, 2, 3, 4, np.nan]) if beta else np.zeros(5)
        want[[0, 3]] += alpha * np.array([20, 40])
        np.testing.assert_array_equal(found, want)


def test_wrong_arguments(lines: list[list[str]]) -> None:
    initialized, value, supported = "1", "3", "10"
    want = [initialized, value, supported, value, supported, *6 * [value]]
    assert lines[-1] == ["refuse", *want]
