"""MLIR tensor types as shapes and NumPy dtypes, and how generated source spells them.

Signless integers are signed, as StableHLO reads them; `i1` is bool.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass

import numpy as np

from raise_kernel.bindings import ir
from raise_kernel.diagnostics import Refusal
from raise_kernel.stablehlo.elements import DTYPES, numpy_dtype


@dataclass(frozen=True)
class TensorType:
    """A static tensor type."""

    shape: tuple[int, ...]
    dtype: np.dtype

    @property
    def size(self) -> int:
        return int(np.prod(self.shape, dtype=np.int64))

    def __str__(self) -> str:
        return f"{self.dtype.name}[{','.join(map(str, self.shape))}]"


@functools.lru_cache(maxsize=1024)
def tensor_type(type_: ir.Type) -> TensorType:
    """The shape and dtype of a ranked static tensor. Refuses others with RK018."""
    if not isinstance(type_, ir.RankedTensorType) or not type_.has_static_shape:
        raise Refusal("RK018", f"the type {type_} has no replay as a JAX array")
    return TensorType(tuple(type_.shape), dtype_of(type_.element_type))


@functools.lru_cache(maxsize=64)
def dtype_of(element: ir.Type) -> np.dtype:
    """The NumPy dtype of an element type."""
    return numpy_dtype(str(element))


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


def is_float(dtype: np.dtype) -> bool:
    """Floating point, bfloat16 and float8 included (NumPy calls their kind void)."""
    return dtype.kind == "f" or (dtype.kind == "V" and dtype in DTYPES.values())
