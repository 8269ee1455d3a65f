"""Triangular solves of cuSPARSE in a whole program, compared with a loop over the rows."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
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
    Sparse,
    applied,
    compressed,
    numbers,
)

LOWER, UPPER = 0, 1
NON_UNIT, UNIT = 0, 1
# How the program changes the values between the analysis and the solve.
KEPT, ALL, DIAGONAL, UNTOLD = 0, 1, 2, 3

_CALLS = r"""
auto fill = (cusparseFillMode_t)number(), found_fill = fill;
auto diagonal = (cusparseDiagType_t)number();
int64_t change = number();
Sparse a = sparse();
Dense b = dense(), c = dense();
Array changed = array();
CHECK(cusparseSpMatSetAttribute(a.made, CUSPARSE_SPMAT_FILL_MODE, &fill, sizeof fill));
CHECK(cusparseSpMatSetAttribute(a.made, CUSPARSE_SPMAT_DIAG_TYPE, &diagonal, sizeof diagonal));
CHECK(cusparseSpMatGetAttribute(a.made, CUSPARSE_SPMAT_FILL_MODE, &found_fill, sizeof fill));
if (found_fill != fill) std::exit(5);
if (kind == 0) {
  cusparseSpSMDescr_t plan;
  CHECK(cusparseSpSM_createDescr(&plan));
  CHECK(cusparseSpSM_bufferSize(h, op_a, op_b, alpha, a.made, b.made, c.made, compute,
                                CUSPARSE_SPSM_ALG_DEFAULT, plan, &size));
  CHECK(cusparseSpSM_analysis(h, op_a, op_b, alpha, a.made, b.made, c.made, compute,
                              CUSPARSE_SPSM_ALG_DEFAULT, plan, buffer_of(size)));
  CHECK(cusparseSpSM_solve(h, op_a, op_b, alpha, a.made, b.made, c.made, compute,
                           CUSPARSE_SPSM_ALG_DEFAULT, plan));
  CHECK(cusparseSpSM_destroyDescr(plan));
} else {
  cusparseDnVecDescr_t x, y;
  int64_t rows, columns, count;
  CHECK(cusparseSpMatGetSize(a.made, &rows, &columns, &count));
  CHECK(cusparseCreateDnVec(&x, rows, b.values.at, compute));
  CHECK(cusparseCreateDnVec(&y, rows, c.values.at, compute));
  cusparseSpSVDescr_t plan;
  CHECK(cusparseSpSV_createDescr(&plan));
  CHECK(cusparseSpSV_bufferSize(h, op_a, alpha, a.made, x, y, compute, CUSPARSE_SPSV_ALG_DEFAULT,
                                plan, &size));
  CHECK(cusparseSpSV_analysis(h, op_a, alpha, a.made, x, y, compute, CUSPARSE_SPSV_ALG_DEFAULT,
                              plan, buffer_of(size)));
  if (change == 3)
    CHECK(cudaMemset(a.values.at, 0, a.values.host.size()));
  else if (change != 0)
    CHECK(cusparseSpSV_updateMatrix(h, plan, changed.at, (cusparseSpSVUpdate_t)(change - 1)));
  CHECK(cusparseSpSV_solve(h, op_a, alpha, a.made, x, y, compute, CUSPARSE_SPSV_ALG_DEFAULT, plan));
  CHECK(cusparseSpSV_destroyDescr(plan));
}
show(c.values.at, c.values.host.size());
"""


@dataclass(frozen=True)
class _Case:
    """One solve: `right` is op(B)."""

    a: Sparse
    right: np.ndarray
    operation: int = NONE
    operation_b: int = NONE
    alpha: Any = 0.5
    fill: int = LOWER
    diagonal: int = NON_UNIT
    orders: tuple[int, int] = (BY_COLUMNS, BY_COLUMNS)
    change: int = KEPT
    is_vector: bool = False
    on_device: bool = False

    @property
    def changed(self) -> np.ndarray:
        """The values that `updateMatrix` takes."""
        dtype = self.a.values.dtype
        if self.change == ALL:
            return self.a.longer.values[0] * dtype.type(1.5)
        return np.linspace(2, 3, self.a.rows).astype(dtype)

    @property
    def solved(self) -> Sparse:
        """The matrix with the values that it has at the solve."""
        row, column = self.a.places()
        if self.change == ALL:
            return replace(self.a, values=self.changed[None, : self.a.count])
        if self.change == DIAGONAL:
            values = np.where(row == column, self.changed[row], self.a.values[0])
            return replace(self.a, values=values[None])
        return self.a

    def add_to(self, calls: Calls) -> None:
        dtype = self.right.dtype
        b = applied(self.operation_b, self.right)
        gap = 0 if self.is_vector else 3
        dense = [
            Dense(some[None], order, gap)
            for some, order in zip((b, np.zeros_like(self.right)), self.orders, strict=True)
        ]
        calls.add(
            int(self.is_vector), self.operation, self.operation_b, TYPES[dtype.char],
            self.on_device, dtype.type(self.alpha), dtype.type(0), self.fill, self.diagonal,
            self.change, *self.a.longer.fields, *dense[0].fields, *dense[1].fields, self.changed,
        )  # fmt: skip

    def wanted(self) -> np.ndarray:
        """The solution row by row, of the elements that are stored."""
        matrix = self.solved
        row, column = matrix.places()
        values = matrix.values[0].astype(np.result_type(matrix.values, np.float64))
        is_lower = self.fill == LOWER
        if self.operation != NONE:
            row, column, is_lower = column, row, not is_lower
            values = values.conj() if self.operation == CONJUGATE else values
        found = np.zeros(self.right.shape, values.dtype)
        with np.errstate(all="ignore"):
            for at in range(matrix.rows) if is_lower else range(matrix.rows)[::-1]:
                taken = (row == at) & ((column < at) if is_lower else (column > at))
                on = values[(row == at) & (column == at)].sum()
                # What a factor of zero multiplies is not used.
                rest = self.right.dtype.type(self.alpha) * self.right[at] if self.alpha else 0
                rest = rest - (values[taken, None] * found[column[taken]]).sum(axis=0)
                found[at] = rest if self.diagonal == UNIT else rest / on
        return found


def _matrix(
    rng: np.random.Generator, form: int, size: int, dtype: Any, density: float = 0.2,
    base: int = 0, index: Any = np.int32,
) -> Sparse:  # fmt: skip
    """A matrix with a large diagonal, and elements in both triangles."""
    mask = (rng.random((size, size)) < density) | np.eye(size, dtype=bool)
    starts, indices = compressed(form, mask, base, index, rng)
    values = numbers(rng, (1, len(indices)), dtype)
    a = Sparse(form, size, size, base, starts[None], indices[None], values)
    row, column = a.places()
    values[0] = np.where(row == column, 2 + values[0], values[0] / max(size * density, 1))
    return a


def _cases() -> list[_Case]:
    rng = np.random.default_rng(19)

    def right(size: int, columns: int, dtype: Any) -> np.ndarray:
        return numbers(rng, (size, columns), dtype)

    kinds = [
        (CSR, 7, np.float32, 0, np.int32), (CSC, 13, np.float64, 1, np.int64),
        (COO, 9, np.complex64, 1, np.int32), (CSR, 300, np.complex128, 0, np.int64),
    ]  # fmt: skip
    made = [
        _Case(
            _matrix(rng, form, size, dtype, base=base, index=index), right(size, 3, dtype),
            operation, operation_b, -1.5, fill, diagonal, orders, on_device=on_device,
        )
        for form, size, dtype, base, index in kinds
        for operation, operation_b, fill, diagonal, orders, on_device in (
            (NONE, TRANSPOSE, UPPER, NON_UNIT, (BY_ROWS, BY_COLUMNS), False),
            (TRANSPOSE, NONE, LOWER, UNIT, (BY_COLUMNS, BY_ROWS), True),
            (CONJUGATE, NONE, UPPER, NON_UNIT, (BY_COLUMNS, BY_COLUMNS), False),
        )
    ]  # fmt: skip
    large = _matrix(rng, CSR, 400, np.float64, 0.1)
    b = right(400, 1, np.float64)
    made += [_Case(large, b, change=change, is_vector=True) for change in range(4)]
    # Infinities and NaN reach those rows alone that have an element for them.
    few = _matrix(rng, CSR, 150, np.float64, 0.01)
    values = few.values.copy()
    values[0, [4, 40]] = np.nan, np.inf
    special = right(150, 1, np.float64)
    special[[3, 90], 0] = np.inf, np.nan
    made += [
        _Case(replace(few, values=values), special, is_vector=True),
        _Case(few, special, fill=UPPER, is_vector=True),
    ]
    # Sizes at which a block of rows is full.
    made += [
        _Case(_matrix(rng, CSR, size, np.float64), right(size, 2, np.float64))
        for size in (1, 128, 129)
    ]
    # A pivot of zero, one that is not there, no elements, a factor of zero, and no rows.
    zero = few.values.copy()
    zero[0, 0] = 0
    none = replace(few, starts=few.starts * 0, indices=few.indices[:, :0], values=zero[:, :0])
    nothing = replace(none, rows=0, columns=0, starts=none.starts[:, :1])
    made += [
        _Case(replace(few, values=zero), right(150, 1, np.float64), is_vector=True),
        _Case(none, right(150, 1, np.float64), is_vector=True),
        _Case(none, right(150, 1, np.float64), diagonal=UNIT, is_vector=True),
        _Case(few, special, alpha=0, is_vector=True),
        _Case(nothing, np.zeros((0, 1)), is_vector=True),
    ]
    return made


@pytest.mark.sample(1)
@pytest.mark.parametrize("first", range(8))
def test_solves(tmp_path: Path, first: int) -> None:
    calls, cases = Calls(), _cases()[first::8]
    for case in cases:
        case.add_to(calls)
    results = calls.run(_CALLS, tmp_path)
    for number, case in enumerate(cases):
        wanted = case.wanted().astype(case.right.dtype)
        gap = 0 if case.is_vector else 3
        # What lies between rows, or columns, stays as it was.
        want = Dense(wanted[None], case.orders[1], gap).stored
        found = results.take(want.dtype, *want.shape)
        tolerance = 1e-4 if want.dtype.char in "fF" else 1e-10
        np.testing.assert_allclose(found, want, tolerance, tolerance, err_msg=f"case {number}")
    assert results.is_empty()


_REFUSALS = r"""
#include <cstdio>

#include "cusparse.h"

int main() {
  cusparseHandle_t h;
  cusparseCreate(&h);
  float one = 1, *memory;
  int *places, fill = 2;
  cudaMalloc((void **)&memory, 64), cudaMalloc((void **)&places, 64);
  cudaMemset(places, 0, 64);
  cusparseSpMatDescr_t square, wide;
  auto i = CUSPARSE_INDEX_32I;
  auto zero = CUSPARSE_INDEX_BASE_ZERO;
  cusparseCreateCsr(&square, 4, 4, 1, places, places, memory, i, i, zero, CUDA_R_32F);
  cusparseCreateCsr(&wide, 4, 5, 1, places, places, memory, i, i, zero, CUDA_R_32F);
  cusparseDnVecDescr_t x, y;
  cusparseCreateDnVec(&x, 4, memory, CUDA_R_32F), cusparseCreateDnVec(&y, 4, memory, CUDA_R_32F);
  cusparseSpSVDescr_t plan;
  cusparseSpSV_createDescr(&plan);
  size_t size;
  auto none = CUSPARSE_OPERATION_NON_TRANSPOSE;
  auto algorithm = CUSPARSE_SPSV_ALG_DEFAULT;
  auto attribute = CUSPARSE_SPMAT_FILL_MODE;
  auto solve = [&](cusparseHandle_t handle, cusparseSpMatDescr_t a, cudaDataType type) {
    return cusparseSpSV_solve(handle, none, &one, a, x, y, type, algorithm, plan);
  };
  int found[] = {
      cusparseSpSV_createDescr(nullptr),
      cusparseSpMatSetAttribute(square, attribute, &fill, sizeof fill),
      cusparseSpMatSetAttribute(square, attribute, &fill, 1),
      cusparseSpMatSetAttribute(square, (cusparseSpMatAttribute_t)2, &places, 4),
      solve(nullptr, square, CUDA_R_32F),
      solve(h, wide, CUDA_R_32F),
      solve(h, square, CUDA_R_64F),
      solve(h, square, CUDA_R_32F),  // not analyzed
      cusparseSpSV_analysis(h, none, &one, square, x, y, CUDA_R_32F, algorithm, plan, nullptr),
      cusparseSpSV_bufferSize(h, none, nullptr, square, x, y, CUDA_R_32F, algorithm, plan, &size),
      cusparseSpSV_updateMatrix(h, plan, memory, CUSPARSE_SPSV_UPDATE_GENERAL)};
  cusparseCsrSetStridedBatch(square, 2, 5, 1);
  for (int one : found) std::printf("%d ", one);
  std::printf("%d %d\n", solve(h, square, CUDA_R_32F), cudaGetLastError());
}
"""


def test_wrong_arguments(tmp_path: Path) -> None:
    done = run_program(_REFUSALS, folder=tmp_path, options=("-lcusparse",))
    assert output_of(done)[-1].split() == ["3"] * 4 + ["1", "3", "10"] + ["3"] * 4 + ["10", "0"]
    assert done.stderr.count("raise-kernel: cusparseSpSV: ") == 1
