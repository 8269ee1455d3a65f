"""The dtypes that JAX has arrays of, and how MLIR writes them. Neither is imported to know it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np

_WIDTHS = (1, 2, 4, 8, 16, 32, 64)
_SMALL_FLOATS = (
    *("float4_e2m1fn", "float6_e2m3fn", "float6_e3m2fn", "float8_e3m4", "float8_e4m3"),
    *("float8_e4m3b11fnuz", "float8_e4m3fn", "float8_e4m3fnuz", "float8_e5m2", "float8_e5m2fnuz"),
    "float8_e8m0fnu",
)
_MLIR = {
    "bool": "i1",
    **{f"int{width}": f"i{width}" for width in _WIDTHS},
    **{f"uint{width}": f"ui{width}" for width in _WIDTHS},
    **{name: f"f{name.removeprefix('float').replace('_', '').upper()}" for name in _SMALL_FLOATS},
    **{"bfloat16": "bf16", "float16": "f16", "float32": "f32", "float64": "f64"},
    **{"complex64": "complex<f32>", "complex128": "complex<f64>"},
}


def mlir_name(dtype: np.dtype) -> str | None:
    """The element type in MLIR, unsigned integers as `ui`; None where JAX has no such arrays."""
    return _MLIR.get(dtype.name) if dtype.isnative else None
