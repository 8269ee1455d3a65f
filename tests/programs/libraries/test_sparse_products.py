"""Products of cuSPARSE with sparse results, and those of batches, in a whole program, compared with
NumPy and SciPy."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import scipy.sparse
from tests.support.programs import output_of, run_program
from tests.support.sparse import (
    BY_COLUMNS,
    BY_ROWS,
    CONJUGATE,
    COO,
    CSC,
    CSR,
    NONE,
    TRANSPOSE,
    TYPES,
    Calls,
    Dense,
    Results,
    Sparse,
    applied,
    numbers,
    random,
)

_SUMS = r"""
Sparse a = sparse(), b = sparse(), c = sparse();
Array given = array();
cusparseSpGEMMDescr_t plan;
CHECK(cusparseSpGEMM_createDescr(&plan));
auto algorithm = kind == 0 ? CUSPARSE_SPGEMM_DEFAULT : CUSPARSE_SPGEMM_ALG3;
CHECK(cusparseSpGEMM_workEstimation(h, op_a, op_b, alpha, a.made, b.made, beta, c.made, compute,
                                    algorithm, plan, &size, nullptr));
CHECK(cusparseSpGEMM_workEstimation(h, op_a, op_b, alpha, a.made, b.made, beta, c.made, compute,
                                    algorithm, plan, &size, buffer_of(size)));
int64_t rows, columns, count;
if (kind != 0) {
  size_t other = 0;
  CHECK(cusparseSpGEMM_getNumProducts(plan, &count));
  std::fwrite(&count, sizeof count, 1, out);
  CHECK(cusparseSpGEMM_estimateMemory(h, op_a, op_b, alpha, a.made, b.made, beta, c.made, compute,
                                      algorithm, plan, 0.5f, &size, nullptr, nullptr));
  CHECK(cusparseSpGEMM_estimateMemory(h, op_a, op_b, alpha, a.made, b.made, beta, c.made, compute,
                                      algorithm, plan, 0.5f, &size, buffer_of(size), &other));
} else {
  CHECK(cusparseSpGEMM_compute(h, op_a, op_b, alpha, a.made, b.made, beta, c.made, compute,
                               algorithm, plan, &size, nullptr));
}
CHECK(cusparseSpGEMM_compute(h, op_a, op_b, alpha, a.made, b.made, beta, c.made, compute, algorithm,
                             plan, &size, buffer_of(size)));
CHECK(cusparseSpMatGetSize(c.made, &rows, &columns, &count));
std::fwrite(&count, sizeof count, 1, out);
size_t of_indices = count * (c.starts.host.size() / (rows + 1)), of_values = given.host.size();
void *indices = buffer_of(of_indices + 1);
CHECK(cusparseCsrSetPointers(c.made, c.starts.at, indices, given.at));
CHECK(cusparseSpGEMM_copy(h, op_a, op_b, alpha, a.made, b.made, beta, c.made, compute, algorithm,
                          plan));
CHECK(cusparseSpGEMM_destroyDescr(plan));
show(c.starts.at, c.starts.host.size()), show(indices, of_indices), show(given.at, of_values);
"""


def _by_rows(a: Sparse, values: np.ndarray) -> Any:
    return scipy.sparse.csr_array((values, a.places()), (a.rows, a.columns))


def _pattern(a: Sparse, b: Sparse) -> Any:
    """The product's elements, whose sums may be zero."""
    left, right = (_by_rows(one, np.ones(one.count)) for one in (a, b))
    found = (left @ right).tocsr()
    found.sort_indices()
    return found


_OF_TWO = (
    (0, (7, 9), 11, np.float32, (0, 0, 0), np.int32, 0, 0.3),
    (1, (31, 17), 23, np.float64, (1, 0, 1), np.int64, -0.5, 0.2),
    (1, (13, 5), 8, np.complex64, (0, 1, 1), np.int32, 0, 0.5),
    (0, (40, 60), 50, np.complex128, (1, 1, 0), np.int32, 2, 0.1),
    (0, (5, 4), 6, np.float64, (0, 0, 1), np.int32, 0, 0.0),  # no elements
    (1, (3, 1), 2, np.float32, (0, 0, 0), np.int64, 0, 1.0),
)


@pytest.mark.sample(1)
@pytest.mark.parametrize("first", range(3))
def test_products_of_two_sparse_matrices(tmp_path: Path, first: int) -> None:
    rng = np.random.default_rng(4)
    calls, cases = Calls(), []
    for kind, shape, width, dtype, bases, index, beta, density in _OF_TWO[first::3]:
        a = random(rng, CSR, shape, dtype, density=density, base=bases[0], index=index)
        b = random(rng, CSR, (shape[1], width), dtype, density=density, base=bases[1], index=index)
        if a.count > 1 and not beta:
            a.values[0, 0], a.values[0, -1] = np.nan, np.inf
        want = _pattern(a, b)
        starts = np.full((1, shape[0] + 1), 99, index)
        nothing = np.zeros((1, 0), index), np.zeros((1, 0), dtype)
        c = Sparse(CSR, shape[0], width, bases[2], starts, *nothing)
        old = numbers(rng, want.nnz, dtype)
        factors = dtype(1.5), dtype(beta)
        calls.add(kind, NONE, NONE, TYPES[np.dtype(dtype).char], kind, *factors, *a.longer.fields,
                  *b.longer.fields, *c.fields, old)  # fmt: skip
        cases.append((kind, a, b, c, want, factors, old))
    results = calls.run(_SUMS, tmp_path)
    for case in cases:
        _compare_sums(results, *case)
    assert results.is_empty()


def _compare_sums(
    results: Results, kind: int, a: Sparse, b: Sparse, c: Sparse, want: Any, factors: Any, old: Any
) -> None:
    if kind:
        assert results.take(np.int64, 1) == want.data.sum()
    assert results.take(np.int64, 1) == want.nnz
    index, dtype = c.starts.dtype, old.dtype
    np.testing.assert_array_equal(results.take(index, c.rows + 1), want.indptr + c.base)
    np.testing.assert_array_equal(results.take(index, want.nnz), want.indices + c.base)
    left, right = (_by_rows(one, one.values[0]) for one in (a, b))
    with np.errstate(all="ignore"):
        product = (left @ right).toarray()[want.tocoo().coords]
        values = factors[0] * product + (factors[1] * old if factors[1] else 0)
    tolerance = 1e-4 if dtype.char in "fF" else 1e-12
    found = results.take(dtype, want.nnz)
    # Which part of a complex number is NaN depends on the order of products.
    np.testing.assert_array_equal(np.isfinite(found), np.isfinite(values))
    is_finite = np.isfinite(values)
    np.testing.assert_allclose(found[is_finite], values[is_finite], tolerance, tolerance)


_SAMPLED = r"""
Dense a = dense(), b = dense();
Sparse c = sparse();
CHECK(cusparseSDDMM_bufferSize(h, op_a, op_b, alpha, a.made, b.made, beta, c.made, compute,
                               CUSPARSE_SDDMM_ALG_DEFAULT, &size));
void *buffer = buffer_of(size);
CHECK(cusparseSDDMM_preprocess(h, op_a, op_b, alpha, a.made, b.made, beta, c.made, compute,
                               CUSPARSE_SDDMM_ALG_DEFAULT, buffer));
CHECK(cusparseSDDMM(h, op_a, op_b, alpha, a.made, b.made, beta, c.made, compute,
                    CUSPARSE_SDDMM_ALG_DEFAULT, buffer));
show(c.values.at, c.values.host.size());
"""


def _batch(rng: np.random.Generator, one: Sparse, batch: int, gap: int) -> Sparse:
    """As many matrices of the same size and number of elements; lists have other places."""
    starts, indices = one.starts, np.repeat(one.indices, batch, axis=0)
    if one.format == COO:
        orders = [rng.permutation(one.count) for _ in range(batch)]
        starts, indices = (np.stack([some[0, order] for order in orders])
                           for some in (one.starts, one.indices))  # fmt: skip
    values = numbers(rng, (batch, one.count), one.values.dtype)
    return replace(one, starts=starts, indices=indices, values=values, gap=gap)


def test_sampled_products(tmp_path: Path) -> None:
    rng = np.random.default_rng(5)
    calls, cases = Calls(), []
    for form, dtypes, ops, orders, length, beta, batch, first in (
        (CSR, "ff", (NONE, NONE), (BY_COLUMNS, BY_ROWS), 7, 0, 1, (0, np.int32)),
        (CSR, "dd", (TRANSPOSE, NONE), (BY_ROWS, BY_ROWS), 5, -1, 3, (1, np.int64)),
        (CSC, "FF", (NONE, CONJUGATE), (BY_COLUMNS, BY_COLUMNS), 3, 2, 1, (1, np.int32)),
        (COO, "DD", (TRANSPOSE, TRANSPOSE), (BY_ROWS, BY_COLUMNS), 4, 0, 2, (0, np.int64)),
        (CSR, "ef", (NONE, TRANSPOSE), (BY_ROWS, BY_ROWS), 9, 0.5, 1, (0, np.int32)),
        (CSR, "dd", (NONE, NONE), (BY_ROWS, BY_ROWS), 0, -1, 1, (0, np.int32)),
    ):
        dense, dtype = (np.dtype(one).type for one in dtypes)
        c = random(rng, form, (11, 13), dtype, base=first[0], index=first[1])
        c = _batch(rng, c, batch, 2) if batch > 1 else c
        if not beta:  # the old values are not read
            c.values[:] = np.nan
        left, right = numbers(rng, (batch, 11, length), dense), numbers(rng, (1, length, 13), dense)
        if length > 5:
            left[0, 3], right[0, 1, 4] = np.inf, np.nan
        factors = dtype(0.75), dtype(beta)
        operands = [
            Dense(applied(operation, some), order, 2)
            for operation, some, order in zip(ops, (left, right), orders, strict=True)
        ]
        calls.add(0, *ops, TYPES[np.dtype(dtype).char], batch > 1, *factors, *operands[0].fields,
                  *operands[1].fields, *c.longer.fields)  # fmt: skip
        cases.append((c, left, right, factors))
    results = calls.run(_SAMPLED, tmp_path)
    for c, left, right, factors in cases:
        gap = c.gap if c.batch > 1 else c.longer.count - c.count
        found = results.take(c.values.dtype, c.batch, c.count + gap)
        np.testing.assert_array_equal(found[:, c.count :], 1 if c.batch > 1 else 77)
        sums = np.result_type(c.values, np.float64)
        for at in range(c.batch):
            with np.errstate(all="ignore"):
                product = left[at].astype(sums) @ right[0].astype(sums)
            old = factors[1] * c.values[at] if factors[1] else 0
            want = factors[0] * product[c.places(at)] + old
            tolerance = 1e-4 if c.values.dtype.char in "fF" else 1e-12
            np.testing.assert_allclose(found[at, : c.count], want, tolerance, tolerance)
    assert results.is_empty()


_BATCHES = r"""
Sparse a = sparse();
Dense b = dense(), c = dense();
CHECK(cusparseSpMM_bufferSize(h, op_a, op_b, alpha, a.made, b.made, beta, c.made, compute,
                              CUSPARSE_SPMM_ALG_DEFAULT, &size));
CHECK(cusparseSpMM(h, op_a, op_b, alpha, a.made, b.made, beta, c.made, compute,
                   CUSPARSE_SPMM_ALG_DEFAULT, buffer_of(size)));
show(c.values.at, c.values.host.size());
"""


@pytest.mark.nightly  # as products of two, and sampled ones
def test_products_of_batches(tmp_path: Path) -> None:
    rng = np.random.default_rng(6)
    calls, cases = Calls(), []
    for form, dtype, ops, orders, batches, beta, base, gap in (
        (CSR, np.float32, (NONE, NONE), (BY_COLUMNS, BY_ROWS), (1, 3), 0, 0, 0),
        (CSR, np.float64, (TRANSPOSE, NONE), (BY_ROWS, BY_COLUMNS), (3, 1), -1, 1, 4),
        (COO, np.complex64, (CONJUGATE, TRANSPOSE), (BY_ROWS, BY_ROWS), (2, 2), 0.5, 1, 3),
        (CSC, np.float64, (NONE, CONJUGATE), (BY_COLUMNS, BY_COLUMNS), (1, 2), 2, 0, 0),
        (COO, np.complex128, (NONE, NONE), (BY_COLUMNS, BY_COLUMNS), (1, 1), 0, 1, 0),
    ):
        a = random(rng, form, (9, 6), dtype, base=base)
        if form == COO and batches[0] == 1:  # no elements
            a = replace(a, starts=a.starts[:, :0], indices=a.indices[:, :0], values=a.values[:, :0])
        a = _batch(rng, a, batches[0], gap) if batches[0] > 1 else a
        height, length = (9, 6) if ops[0] == NONE else (6, 9)
        right = numbers(rng, (batches[1], length, 5), dtype)
        old = numbers(rng, (max(batches), height, 5), dtype)
        right[0, 1, 1] = np.inf
        if not beta:  # the old elements are not read
            old[:] = np.nan
        factors = dtype(-0.5), dtype(beta)
        b, c = Dense(applied(ops[1], right), orders[0], 1), Dense(old, orders[1], 2)
        calls.add(0, *ops, TYPES[np.dtype(dtype).char], False, *factors, *a.longer.fields,
                  *b.fields, *c.fields)  # fmt: skip
        cases.append((a, ops[0], right, c, factors))
    results = calls.run(_BATCHES, tmp_path)
    for a, operation, right, c, factors in cases:
        old = c.values
        want = factors[0] * np.stack([_product(a, operation, right, at) for at in range(len(old))])
        want = want + (factors[1] * old if factors[1] else 0)
        stored = replace(c, values=want.astype(old.dtype)).stored
        found = results.take(stored.dtype, *stored.shape)
        tolerance = 1e-4 if old.dtype.char in "fF" else 1e-12
        is_finite = np.isfinite(stored)
        np.testing.assert_array_equal(np.isfinite(found), is_finite)
        np.testing.assert_allclose(found[is_finite], stored[is_finite], tolerance, tolerance)
    assert results.is_empty()


def _product(a: Sparse, operation: int, right: np.ndarray, at: int) -> np.ndarray:
    """The product of the elements that are stored: no other one meets an infinity."""
    one, x = min(at, a.batch - 1), right[min(at, len(right) - 1)]
    row, column = a.places(one)
    values = a.values[one].conj() if operation == CONJUGATE else a.values[one]
    found: Any = scipy.sparse.coo_array((values, (row, column)), (a.rows, a.columns))
    with np.errstate(all="ignore"):
        return (found if operation == NONE else found.T) @ x


_REFUSALS = r"""
#include <cstdio>

#include "cusparse.h"

int main() {
  cusparseHandle_t h;
  cusparseCreate(&h);
  float one = 1, *memory;
  int *places;
  cudaMalloc((void **)&memory, 4096), cudaMalloc((void **)&places, 4096);
  cudaMemset(places, 0, 4096);
  cusparseSpMatDescr_t a, b, c, list, wrong, full;
  auto i = CUSPARSE_INDEX_32I;
  auto zero = CUSPARSE_INDEX_BASE_ZERO;
  auto type = CUDA_R_32F;
  cusparseCreateCsr(&a, 4, 5, 1, places, places, memory, i, i, zero, type);
  cusparseCreateCsr(&wrong, 4, 5, 1, places, places, memory, i, i, zero, type);
  cusparseCreateCsr(&b, 5, 3, 0, places, places, memory, i, i, zero, type);
  cusparseCreateCsr(&c, 4, 3, 0, places, nullptr, nullptr, i, i, zero, type);
  cusparseCreateCsr(&full, 5, 3, 1, places, places, memory, i, i, CUSPARSE_INDEX_BASE_ONE, type);
  cusparseCreateCoo(&list, 5, 3, 1, places, places, memory, i, zero, type);
  cusparseDnMatDescr_t x, y, z;
  cusparseCreateDnMat(&x, 5, 3, 5, memory, type, CUSPARSE_ORDER_COL);
  cusparseCreateDnMat(&y, 4, 3, 4, memory + 100, type, CUSPARSE_ORDER_COL);
  cusparseCreateDnMat(&z, 4, 5, 4, memory + 100, type, CUSPARSE_ORDER_COL);
  cusparseSpGEMMDescr_t plan;
  cusparseSpGEMM_createDescr(&plan);
  size_t size;
  int64_t count;
  auto none = CUSPARSE_OPERATION_NON_TRANSPOSE, turned = CUSPARSE_OPERATION_TRANSPOSE;
  auto estimate = [&](cusparseHandle_t handle, cusparseOperation_t operation, auto left, auto right,
                      cudaDataType compute) {
    return cusparseSpGEMM_workEstimation(handle, operation, none, &one, left, right, &one, c,
                                         compute, CUSPARSE_SPGEMM_DEFAULT, plan, &size, places);
  };
  auto multiply = [&](int of_b, int64_t apart_b, int of_c, int64_t apart_c) {
    cusparseDnMatSetStridedBatch(x, of_b, apart_b), cusparseDnMatSetStridedBatch(y, of_c, apart_c);
    return cusparseSpMM(h, none, none, &one, b, x, &one, y, type, CUSPARSE_SPMM_ALG_DEFAULT,
                        nullptr);
  };
  int found[] = {
      cusparseSpGEMM_createDescr(nullptr),
      cusparseSpGEMM_getNumProducts(plan, &count),
      estimate(nullptr, none, a, b, type),
      estimate(h, none, a, a, type),
      estimate(h, turned, a, b, type),
      estimate(h, none, a, list, type),
      estimate(h, none, a, b, CUDA_R_64F),
      cusparseSpGEMM_compute(h, none, none, &one, a, b, &one, c, type, CUSPARSE_SPGEMM_DEFAULT,
                             plan, &size, nullptr),  // not estimated
      cusparseDnMatSetStridedBatch(x, 0, 20),
      cusparseCooSetStridedBatch(a, 2, 20),
      cusparseCsrSetStridedBatch(a, 2, -1, 20),
      multiply(1, 0, 1, 0),  // other sizes
      cusparseSDDMM(h, none, none, &one, z, x, &one, a, type, CUSPARSE_SDDMM_ALG_DEFAULT, nullptr),
      cusparseSDDMM(h, none, none, &one, x, z, &one, c, type, CUSPARSE_SDDMM_ALG_DEFAULT, nullptr)};
  for (int one : found) std::printf("%d ", one);
  b = a;
  std::printf("%d %d %d ", multiply(2, 15, 3, 12), multiply(2, 15, 2, 11), multiply(2, 15, 2, 12));
  // Offsets that are none.
  std::printf("%d %d\n", estimate(h, none, wrong, c, type), estimate(h, none, wrong, full, type));
}
"""


@pytest.mark.nightly  # as those of solves
def test_wrong_arguments(tmp_path: Path) -> None:
    done = run_program(_REFUSALS, folder=tmp_path, options=("-lcusparse",))
    found = output_of(done)[-1].split()
    assert found == (
        "3 3 1 3 10 10 10 3 3 3 3 3 3 3 3 3 0 3 3".split(" ")  # noqa: SIM905
    )
    assert done.stderr.count("raise-kernel: cusparseSpGEMM: ") == 1
