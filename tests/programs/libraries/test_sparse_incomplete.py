"""Incomplete factorizations of cuSPARSE in a whole program, compared with loops over the rows."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from tests.support.sparse import CSR, NONE, TYPES, Calls, Sparse, compressed, numbers

_CALLS = r"""
Sparse a = sparse();
int64_t rows, columns, count;
CHECK(cusparseSpMatGetSize(a.made, &rows, &columns, &count));
cusparseIndexBase_t base;
CHECK(cusparseSpMatGetIndexBase(a.made, &base));
cusparseMatDescr_t general;
CHECK(cusparseCreateMatDescr(&general));
CHECK(cusparseSetMatIndexBase(general, base));
int positions[2] = {99, 99}, needed = 0, *kept = nullptr;
if (on_device) CHECK(cudaMalloc((void **)&kept, sizeof(int)));
auto tell = [&](int at, cusparseStatus_t status) {
  if (on_device) CHECK(cudaMemcpy(&positions[at], kept, sizeof(int), cudaMemcpyDeviceToHost));
  if (status != (positions[at] < 0 ? CUSPARSE_STATUS_SUCCESS : CUSPARSE_STATUS_ZERO_PIVOT))
    std::exit(5);
};
#define FACTOR(Name, T, ZeroPivot)                                                           \
  {                                                                                          \
    auto values = (T *)a.values.at;                                                          \
    auto starts = (int *)a.starts.at, indices = (int *)a.indices.at;                         \
    auto policy = CUSPARSE_SOLVE_POLICY_USE_LEVEL;                                           \
    if (Name(h, rows, count, general, values, starts, indices, info, policy, nullptr) !=     \
        CUSPARSE_STATUS_INVALID_VALUE)                                                       \
      std::exit(6);                                                                          \
    CHECK(Name##_bufferSize(h, rows, count, general, values, starts, indices, info,           \
                            &needed));                                                       \
    void *buffer = buffer_of(needed);                                                        \
    CHECK(Name##_analysis(h, rows, count, general, values, starts, indices, info, policy,    \
                          buffer));                                                          \
    tell(0, ZeroPivot(h, info, on_device ? kept : &positions[0]));                           \
    CHECK(Name(h, rows, count, general, values, starts, indices, info, policy, buffer));     \
    tell(1, ZeroPivot(h, info, on_device ? kept : &positions[1]));                           \
  }
if (kind == 0) {
  csrilu02Info_t info;
  CHECK(cusparseCreateCsrilu02Info(&info));
  if (compute == CUDA_R_32F) FACTOR(cusparseScsrilu02, float, cusparseXcsrilu02_zeroPivot)
  if (compute == CUDA_R_64F) FACTOR(cusparseDcsrilu02, double, cusparseXcsrilu02_zeroPivot)
  if (compute == CUDA_C_32F) FACTOR(cusparseCcsrilu02, cuComplex, cusparseXcsrilu02_zeroPivot)
  if (compute == CUDA_C_64F) FACTOR(cusparseZcsrilu02, cuDoubleComplex, cusparseXcsrilu02_zeroPivot)
  CHECK(cusparseDestroyCsrilu02Info(info));
} else {
  csric02Info_t info;
  CHECK(cusparseCreateCsric02Info(&info));
  if (compute == CUDA_R_32F) FACTOR(cusparseScsric02, float, cusparseXcsric02_zeroPivot)
  if (compute == CUDA_R_64F) FACTOR(cusparseDcsric02, double, cusparseXcsric02_zeroPivot)
  if (compute == CUDA_C_32F) FACTOR(cusparseCcsric02, cuComplex, cusparseXcsric02_zeroPivot)
  if (compute == CUDA_C_64F) FACTOR(cusparseZcsric02, cuDoubleComplex, cusparseXcsric02_zeroPivot)
  CHECK(cusparseDestroyCsric02Info(info));
}
std::fwrite(positions, sizeof positions, 1, out);
show(a.values.at, a.values.host.size());
"""


def _matrix(size: int, dtype: type, base: int, density: float, seed: int) -> Sparse:
    """A Hermitian matrix with a large diagonal."""
    rng = np.random.default_rng(seed)
    mask = rng.random((size, size)) < density
    mask |= mask.T | np.eye(size, dtype=bool)
    whole = numbers(rng, (size, size), dtype)
    whole = (whole + whole.conj().T) / 4 + size * density * 3 * np.eye(size)
    starts, indices = compressed(CSR, mask, base, np.int32, rng)
    values = whole[mask].astype(dtype)
    return Sparse(CSR, size, size, base, starts[None], indices[None], values[None])


def _factors(a: Sparse, is_symmetric: bool) -> np.ndarray:
    """The elements of the factors, one after the other, where the matrix has some."""
    row, column = a.places()
    at = {(int(i), int(j)): number for number, (i, j) in enumerate(zip(row, column, strict=True))}
    values = a.values[0].astype(np.result_type(a.values, np.float64))
    with np.errstate(all="ignore"):
        for number, (i, j) in enumerate(zip(row, column, strict=True)):
            if is_symmetric and j > i:
                continue
            for k in range(min(i, j)):
                other = (j, k) if is_symmetric else (k, j)
                if (i, k) in at and other in at:
                    factor = values[at[other]]
                    factor = factor.conj() if is_symmetric else factor
                    values[number] -= values[at[i, k]] * factor
            if j < i:
                values[number] /= values[at[j, j]] if (j, j) in at else 0
            elif j == i and is_symmetric:
                values[number] = np.sqrt(values[number].real)
    return values.astype(a.values.dtype)


@pytest.mark.sample(1)
@pytest.mark.parametrize("first", range(3))
def test_incomplete_factorizations(tmp_path: Path, first: int) -> None:
    a = _matrix(20, np.float64, 1, 0.2, 9)
    cases = [(kind, a, bool(kind), (-1, -1)) for kind in (0, 1)]
    row, column = a.places()
    # A pivot of zero, one that is NaN, and one that is not there.
    for changed, kind, positions in ((0.0, 0, (-1, 1)), (-2.0, 1, (-1, 1)), (np.nan, 0, (-1, -1))):
        values = a.values.copy()
        values[0, 0] = changed
        cases.append((kind, replace(a, values=values), False, positions))
    kept = (row != 5) | (column != 5)
    starts = np.searchsorted(row[kept], np.arange(21)).astype(np.int32) + 1
    without = replace(a, starts=starts[None], indices=a.indices[:, kept], values=a.values[:, kept])
    none = replace(a, starts=a.starts * 0 + 1, indices=a.indices[:, :0], values=a.values[:, :0])
    cases += [(0, without, True, (6, 6)), (0, none, False, (1, 1))]
    _check(cases[first::3], tmp_path)


@pytest.mark.nightly
def test_incomplete_factorizations_of_more_types(tmp_path: Path) -> None:
    cases = []
    for seed, (dtype, size, base, density, on_device) in enumerate((
        (np.float32, 9, 0, 0.3, False),
        (np.complex128, 31, 0, 0.2, True),
        (np.float64, 60, 1, 0.1, True),
        (np.complex64, 13, 1, 0.4, False),
        (np.float64, 1, 0, 1.0, True),
    )):  # fmt: skip
        a = _matrix(size, dtype, base, density, seed)
        cases += [(kind, a, on_device, (-1, -1)) for kind in (0, 1)]
    _check(cases, tmp_path)


def _check(cases: list[tuple[int, Sparse, bool, tuple[int, int]]], tmp_path: Path) -> None:
    """Factorizations of a kind are NumPy's, and pivots of zero are at these positions."""
    calls = Calls()
    for kind, a, on_device, _ in cases:
        dtype = a.values.dtype
        ones = dtype.type(1), dtype.type(1)
        calls.add(kind, NONE, NONE, TYPES[dtype.char], on_device, *ones, *a.longer.fields)
    results = calls.run(_CALLS, tmp_path)
    for number, (kind, a, _, positions) in enumerate(cases):
        np.testing.assert_array_equal(results.take(np.int32, 2), positions, f"case {number}")
        *found, spare = results.take(a.values.dtype, a.longer.count)
        want = _factors(a, bool(kind))
        assert spare == 77
        tolerance = 1e-4 if want.dtype.char in "fF" else 1e-10
        np.testing.assert_allclose(found, want, tolerance, tolerance, err_msg=f"case {number}")
    assert results.is_empty()


def test_columns_that_do_not_ascend(tmp_path: Path) -> None:
    a = _matrix(7, np.float64, 0, 0.5, 3)
    indices = a.indices.copy()
    indices[0, :2] = indices[0, 1::-1]
    calls, one = Calls(), np.float64(1)
    calls.add(0, NONE, NONE, TYPES["d"], False, one, one, *replace(a, indices=indices).fields)
    results = calls.run(_CALLS, tmp_path)
    results.take(np.int32, 2)
    assert np.isnan(results.take(np.float64, a.count)).all()
