"""Element types by their names in MLIR: "f32", "i1", "ui8", "bf16".

Signless integers are signed, as StableHLO reads them; `i1` is bool.
"""

from __future__ import annotations

import functools

import ml_dtypes
import numpy as np

from raise_kernel.diagnostics import Refusal

DTYPES: dict[str, np.dtype] = {
    "i1": np.dtype(bool),
    **{
        f"{sign}i{bits}": np.dtype(f"{'u' if sign == 'u' else ''}int{bits}")
        for sign in ("", "s", "u")
        for bits in (8, 16, 32, 64)
    },
    "f16": np.dtype(np.float16),
    "bf16": np.dtype(ml_dtypes.bfloat16),
    "f32": np.dtype(np.float32),
    "f64": np.dtype(np.float64),
    "f8E4M3FN": np.dtype(ml_dtypes.float8_e4m3fn),
    "f8E5M2": np.dtype(ml_dtypes.float8_e5m2),
    "complex<f32>": np.dtype(np.complex64),
    "complex<f64>": np.dtype(np.complex128),
}


def numpy_dtype(element: str) -> np.dtype:
    """The NumPy dtype of an element type. Refuses those that JAX does not have with RK018."""
    found = DTYPES.get(element)
    if found is None:
        raise Refusal("RK018", f"the element type {element} has no JAX dtype")
    return found


@functools.cache
def is_integer(element: str) -> bool:
    """Signless and unsigned integers, not i1."""
    return element != "i1" and element.lstrip("u")[0] == "i"


def is_float(element: str) -> bool:
    return element[0] in "fb"


def is_unsigned(element: str) -> bool:
    return element[0] == "u"


@functools.cache
def width(element: str) -> int:
    """Bits of an integer element type."""
    return int(element.lstrip("ui"))


def is_float_dtype(dtype: np.dtype) -> bool:
    """Floating point, bfloat16 and float8 included (NumPy calls their kind void)."""
    return dtype.kind == "f" or (dtype.kind == "V" and dtype in DTYPES.values())


def position_type(count: int) -> str:
    """The integer type of positions along an axis of `count`, and of `count` itself."""
    return "i32" if count < 1 << 31 else "i64"
