"""MLIR tensor types as shapes and NumPy dtypes."""

from __future__ import annotations

import functools
from dataclasses import dataclass

import numpy as np

from raise_kernel.bindings import ir
from raise_kernel.diagnostics import Refusal
from raise_kernel.stablehlo.elements import numpy_dtype


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


def of_floats(value: ir.Value) -> bool:
    """Whether a value is a tensor of floats."""
    type_ = value.type
    return isinstance(type_, ir.RankedTensorType) and isinstance(type_.element_type, ir.FloatType)
