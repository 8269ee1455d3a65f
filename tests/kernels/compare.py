"""Comparing what a raised kernel, the reference executor and NumPy leave in an array."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np

# Relative and absolute error of one kernel with tolerance 1: a few roundings of the type.
_ERRORS = {
    np.dtype(np.float16): 2e-3,
    np.dtype(ml_dtypes.bfloat16): 1.6e-2,
    np.dtype(np.float32): 2e-6,
    np.dtype(np.float64): 1e-14,
}


def as_arrays(result: Any, like: list[np.ndarray]) -> list[np.ndarray]:
    """The written arrays, each in the dtype and shape of the argument that it replaces.

    A structured array may come back as bytes.
    """
    arrays = result if isinstance(result, (tuple, list)) else (result,)
    out = []
    for array, old in zip(arrays, like, strict=True):
        flat = np.ascontiguousarray(array)
        if old.dtype.names:
            flat = flat.reshape(-1).view(np.uint8).view(old.dtype)
        out.append(flat.reshape(old.shape))
    return out


def assert_close(got: np.ndarray, want: Any, tolerance: float, what: str) -> None:
    """Equal for integers and bools, within a few roundings for floats (each part of a complex
    number); NaN equals NaN."""
    if got.dtype.names:
        for name in got.dtype.names:
            assert_close(got[name], np.asarray(want)[name], tolerance, f"{what}.{name}")
        return
    if got.dtype.kind == "c":
        for name, part in (("real", np.real), ("imag", np.imag)):
            assert_close(part(got), part(np.asarray(want)), tolerance, f"{what}, {name}")
    elif got.dtype in _ERRORS:
        error = _ERRORS[got.dtype] * tolerance
        np.testing.assert_allclose(
            got.astype(np.float64),
            np.asarray(want).astype(np.float64),
            rtol=error,
            atol=error,
            err_msg=what,
        )
    else:
        np.testing.assert_array_equal(got, np.asarray(want).astype(got.dtype), err_msg=what)
