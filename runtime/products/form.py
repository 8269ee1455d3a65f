"""Which products XLA does not compute, and by what.

    A x, x A    gemv: code of ours (vectors.py)
    A x, r A    atax, bicg: both in one pass over A, where a program has both (fused.py)
    A B         gemm of BLAS
    A A^T       syrk of BLAS: half of the operations

Only those that are large (stablehlo/products.py). A matrix may be contracted along either axis.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from raise_kernel.stablehlo.products import is_large_matrix, is_large_product

# BLAS counts in integers of 32 bits.
_MOST = 2**31 - 1

# The axis of each operand that is contracted, and the batches, as in `lax.dot_general`.
Numbers = tuple[tuple[tuple[int, ...], tuple[int, ...]], tuple[tuple[int, ...], tuple[int, ...]]]


@dataclass(frozen=True)
class Form:
    """A routine, the type of its elements, and the contracted axis of each matrix that it takes.

    `swapped`: the vector is the left operand. `shape` is the matrix's, of a product with a vector.
    """

    routine: str
    element: str
    axes: tuple[int, ...]
    swapped: bool = False
    shape: tuple[int, ...] = ()


def form_of(lhs: Any, rhs: Any, numbers: Numbers) -> Form | None:
    """How a product of two values that have shapes and dtypes is computed; None where XLA
    computes it."""
    ((left, right), batches) = numbers
    element = {"float32": "f32", "float64": "f64"}.get(str(lhs.dtype))
    if element is None or lhs.dtype != rhs.dtype or any(batches) or len(left) != 1:
        return None
    if max(*lhs.shape, *rhs.shape) > _MOST:
        return None
    axes = left[0], right[0]
    if (lhs.ndim, rhs.ndim) == (2, 2):
        sizes = lhs.shape[1 - axes[0]], rhs.shape[1 - axes[1]], lhs.shape[axes[0]]
        symmetric = lhs is rhs and axes[0] == axes[1]
        form = Form("syrk", element, axes[:1]) if symmetric else Form("gemm", element, axes)
        return form if is_large_product(*sizes) else None
    if sorted((lhs.ndim, rhs.ndim)) != [1, 2]:
        return None
    swapped = lhs.ndim == 1
    matrix, axis = (rhs, axes[1]) if swapped else (lhs, axes[0])
    shape = tuple(matrix.shape)
    is_large = is_large_matrix(shape[1 - axis], shape[axis])
    return Form("gemv", element, (axis,), swapped, shape) if is_large else None


def dtype_of(form: Form) -> np.dtype:
    return np.dtype(np.float64 if form.element == "f64" else np.float32)
