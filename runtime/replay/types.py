"""How generated source spells NumPy dtypes."""

from __future__ import annotations

import numpy as np


def dtype_source(dtype: np.dtype) -> str:
    """A dtype in generated source: `jnp.float32`."""
    return f"jnp.{dtype.name}"


def scalar_source(dtype: np.dtype) -> str:
    """What makes a typed scalar in generated source: `np.float32`, concrete even under `jit`."""
    if dtype == np.dtype(bool):
        return "np.bool_"
    return f"np.{dtype.name}" if dtype.isbuiltin == 1 else f"jnp.{dtype.name}"


def is_wide(dtype: np.dtype) -> bool:
    """Whether JAX keeps this dtype only in its x64 mode."""
    return dtype.itemsize == (16 if dtype.kind == "c" else 8) and dtype.kind in "iufc"
