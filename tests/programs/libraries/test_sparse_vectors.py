"""cuSPARSE's sparse vectors and sorted rows in a whole program, compared with NumPy."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from tests.support.programs import output_of, run_program
from tests.support.sparse import CONJUGATE, INDICES, NONE, TRANSPOSE, TYPES, Calls, numbers

# A matrix of 4 rows, the third one empty, whose columns are in no order.
_PROGRAM = r"""
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "cusparse.h"

static void check(int status, int line) {
  if (status != 0) std::printf("! line %d: %d\n", line, status), std::exit(1);
}
#define CHECK(call) check((int)(call), __LINE__)

template <typename T>
struct Memory {
  T *at;
  int n;
  Memory(std::vector<T> x) : n((int)x.size()) {
    CHECK(cudaMalloc((void **)&at, n * sizeof(T)));
    CHECK(cudaMemcpy(at, x.data(), n * sizeof(T), cudaMemcpyHostToDevice));
  }
  void print() const {
    std::vector<T> x(n);
    CHECK(cudaMemcpy(x.data(), at, n * sizeof(T), cudaMemcpyDeviceToHost));
    for (const T &one : x) std::printf(" %g", (double)one);
    std::printf("\n");
  }
};

template <typename Index>
static void vectors(cusparseHandle_t h, cusparseIndexType_t type, int base) {
  Memory<double> dense({1.5, 2.5, 3.5, 4.5, 5.5}), values({-1, -2, -3});
  Memory<Index> indices({(Index)(3 + base), (Index)base, (Index)(4 + base)});
  cusparseSpVecDescr_t sparse;
  cusparseDnVecDescr_t whole;
  CHECK(cusparseCreateSpVec(&sparse, 5, 3, indices.at, values.at, type, (cusparseIndexBase_t)base,
                            CUDA_R_64F));
  CHECK(cusparseCreateDnVec(&whole, 5, dense.at, CUDA_R_64F));
  CHECK(cusparseScatter(h, sparse, whole));
  dense.print();
  Memory<double> other({10, 20, 30, 40, 50});
  CHECK(cusparseDnVecSetValues(whole, other.at));
  CHECK(cusparseGather(h, whole, sparse));
  values.print();
  Index outside[] = {(Index)(base - 1), (Index)(base + 5)};
  CHECK(cudaMemcpy(indices.at, outside, sizeof outside, cudaMemcpyHostToDevice));
  CHECK(cusparseScatter(h, sparse, whole));
  other.print();
  CHECK(cusparseGather(h, whole, sparse));
  values.print();
  CHECK(cusparseDestroySpVec(sparse));
}

static void sorted(cusparseHandle_t h, int base) {
  std::vector<int> offsets{0, 3, 5, 5, 9};
  for (int &one : offsets) one += base;
  Memory<int> starts(offsets), columns({7, 2, 4, 9, 0, 3, 3, 1, 8}), order(std::vector<int>(9));
  cusparseMatDescr_t descriptor;
  CHECK(cusparseCreateMatDescr(&descriptor));
  CHECK(cusparseSetMatIndexBase(descriptor, (cusparseIndexBase_t)base));
  size_t size = 0;
  void *buffer;
  CHECK(cusparseXcsrsort_bufferSizeExt(h, 4, 10, 9, starts.at, columns.at, &size));
  CHECK(cudaMalloc(&buffer, size));
  CHECK(cusparseCreateIdentityPermutation(h, 9, order.at));
  CHECK(cusparseXcsrsort(h, 4, 10, 9, descriptor, starts.at, columns.at, order.at, buffer));
  columns.print(), order.print();
  int wrong = 7 + base;
  CHECK(cudaMemcpy(starts.at + 1, &wrong, sizeof wrong, cudaMemcpyHostToDevice));
  Memory<int> again({5, 4, 3, 2, 1, 0, 6, 7, 8});
  CHECK(cusparseXcsrsort(h, 4, 10, 9, descriptor, starts.at, again.at, nullptr, buffer));
  again.print();
}

int main() {
  cusparseHandle_t h;
  CHECK(cusparseCreate(&h));
  vectors<int>(h, CUSPARSE_INDEX_32I, 0);
  vectors<long long>(h, CUSPARSE_INDEX_64I, 1);
  sorted(h, 0);
  sorted(h, 1);
  cusparseSpVecDescr_t bad;
  int status = cusparseCreateSpVec(&bad, 2, 3, &bad, &bad, CUSPARSE_INDEX_32I,
                                   CUSPARSE_INDEX_BASE_ZERO, CUDA_R_64F);
  std::printf("%s\n", cusparseGetErrorName((cusparseStatus_t)status));
  status = cusparseGather(h, nullptr, nullptr);
  std::printf("%s\n", cusparseGetErrorName((cusparseStatus_t)status));
}
"""


@pytest.mark.nightly  # test_sparse.py calls cuSPARSE in every run
def test_vectors_and_sorted_rows(tmp_path: Path) -> None:
    lines = output_of(run_program(_PROGRAM, folder=tmp_path, options=("-lcusparse",)))
    assert lines[-2:] == ["CUSPARSE_STATUS_INVALID_VALUE"] * 2
    shown = [[float(word) for word in line.split()] for line in lines[:-2]]
    # Gathered: 40, 10, 50; outside are the first two indices then.
    vectors = [[-2, 2.5, 3.5, -1, -3], [40, 10, 50], [10, 20, 30, 40, 50], [np.nan, np.nan, 50]]
    # Equal columns keep their order. Offsets that do not ascend sort nothing.
    rows = [[2, 4, 7, 0, 9, 1, 3, 3, 8], [1, 2, 0, 4, 3, 7, 5, 6, 8], [5, 4, 3, 2, 1, 0, 6, 7, 8]]
    for have, want in zip(shown, 2 * vectors + 2 * rows, strict=True):
        np.testing.assert_array_equal(have, want)


_DOTS = r"""
int64_t length = number(), count = number();
auto index = (cusparseIndexType_t)number();
auto base = (cusparseIndexBase_t)number();
auto type = (cudaDataType)number();
Array indices = array(), values = array(), whole = array();
cusparseSpVecDescr_t x;
cusparseDnVecDescr_t y;
CHECK(cusparseCreateSpVec(&x, length, count, indices.at, values.at, index, base, type));
CHECK(cusparseCreateDnVec(&y, length, whole.at, type));
void *result = on_device ? factor.at : factor.host.data();
CHECK(cusparseSpVV_bufferSize(h, op_a, x, y, result, compute, &size));
CHECK(cusparseSpVV(h, op_a, x, y, result, compute, buffer_of(size)));
if (on_device)
  show(factor.at, factor.host.size());
else
  std::fwrite(factor.host.data(), 1, factor.host.size(), out);
if (cusparseSpVV(h, op_a, x, y, nullptr, compute, nullptr) != CUSPARSE_STATUS_INVALID_VALUE ||
    cusparseSpVV(h, op_a, x, y, result, CUDA_R_16F, nullptr) != CUSPARSE_STATUS_NOT_SUPPORTED)
  std::exit(7);
"""


@pytest.mark.nightly  # as products of matrices
def test_products_of_vectors(tmp_path: Path) -> None:
    rng = np.random.default_rng(1)
    calls, wanted = Calls(), []
    for dtype, sums, operation, count, base, index, on_device in (
        (np.float32, np.float32, NONE, 7, 0, np.int32, False),
        (np.float64, np.float64, TRANSPOSE, 9, 1, np.int64, True),
        (np.complex64, np.complex64, CONJUGATE, 5, 0, np.int32, False),
        (np.complex128, np.complex128, NONE, 11, 1, np.int32, True),
        (np.float16, np.float32, NONE, 6, 0, np.int32, False),
        (np.float64, np.float64, NONE, 0, 0, np.int32, False),
    ):
        places = np.sort(rng.permutation(17)[:count])
        values, whole = numbers(rng, count, dtype), numbers(rng, 17, dtype)
        number = sums(99)
        calls.add(0, operation, NONE, TYPES[np.dtype(sums).char], on_device, number, number, 17,
                  count, INDICES[np.dtype(index)], base, TYPES[np.dtype(dtype).char],
                  (places + base).astype(index), values, whole)  # fmt: skip
        left = values.conj() if operation == CONJUGATE else values
        wanted.append((left.astype(sums) * whole[places].astype(sums)).sum(dtype=sums))
    results = calls.run(_DOTS, tmp_path)
    for want in wanted:
        np.testing.assert_allclose(results.take(want.dtype, 1)[0], want, rtol=1e-5, atol=1e-6)
    assert results.is_empty()
