"""How generated source spells constants."""

from __future__ import annotations

import base64
import math
import textwrap
import zlib

import numpy as np

from raise_kernel.runtime.replay.types import dtype_source, scalar_source
from raise_kernel.stablehlo.elements import is_float_dtype

# A table of more elements than this becomes a module-level constant of the source.
INLINE_ELEMENTS = 12


def literal(value: np.ndarray) -> str | None:
    """A Python literal that stands for exactly `value` beside an array of its dtype, or None."""
    dtype = value.dtype
    if dtype == np.dtype(bool):
        return str(bool(value))
    if dtype.kind in "iu":
        number = int(value)
        # Python integers are int32 without x64, whatever stands beside them.
        return str(number) if -(2**31) <= number < 2**31 else None
    if is_float_dtype(dtype):
        return float_literal(value)
    return None


def float_literal(value: np.ndarray) -> str | None:
    """The shortest float literal that converts to `value`; None for a NaN with a payload."""
    number = float(value)
    if math.isnan(number):
        canonical = np.array(math.nan, dtype=value.dtype).tobytes()
        return "jnp.nan" if value.tobytes() == canonical else None
    if math.isinf(number):
        return "jnp.inf" if number > 0 else "-jnp.inf"
    if value.dtype == np.dtype(np.float32):
        short = str(np.float32(value))
        if np.float32(float(short)) == value:
            return short
    return repr(number)


def typed_scalar(value: np.ndarray) -> str:
    """An expression for a 0-d constant with a dtype of its own."""
    dtype = value.dtype
    if is_float_dtype(dtype):
        text = float_literal(value)
        if text is None:
            bits = np.dtype(f"uint{dtype.itemsize * 8}")
            raw = f"np.{bits.name}({int(value.view(bits)):#x})"
            return f"lax.bitcast_convert_type({raw}, {dtype_source(dtype)})"
        return f"{scalar_source(dtype)}({text})"
    if dtype.kind == "c":
        return f"{scalar_source(dtype)}({_complex(value)})"
    return f"{scalar_source(dtype)}({value.item()})"


def _complex(value: np.ndarray) -> str:
    parts = [float_literal(np.asarray(part)) for part in (np.real(value), np.imag(value))]
    return f"complex({', '.join(part or 'jnp.nan' for part in parts)})"


def small_table(values: np.ndarray) -> str | None:
    """A short table in place: `np.array([1, 2], np.int32)`; None where it is better named."""
    if values.size > INLINE_ELEMENTS or values.dtype.kind == "c":
        return None
    elements = [literal(np.asarray(element)) for element in values.reshape(-1)]
    if any(element is None for element in elements):
        return None
    body = _nested([str(element) for element in elements], values.shape)
    return f"np.array({body}, {dtype_source(values.dtype)})"


def _nested(elements: list[str], shape: tuple[int, ...]) -> str:
    if not shape:
        return elements[0]
    step = len(elements) // shape[0] if shape[0] else 0
    rows = [_nested(elements[i * step : (i + 1) * step], shape[1:]) for i in range(shape[0])]
    return f"[{', '.join(rows)}]"


def table_source(name: str, values: np.ndarray) -> str:
    """Lines that define a module-level constant holding exactly these bytes."""
    packed = base64.b85encode(zlib.compress(np.ascontiguousarray(values).tobytes(), 9)).decode()
    lines = "\n".join(f'    "{line}"' for line in textwrap.wrap(packed, 84, drop_whitespace=False))
    shape = ", ".join(map(str, values.shape)) + ("," if values.ndim == 1 else "")
    return (
        f"{name} = np.frombuffer(zlib.decompress(base64.b85decode(\n{lines}\n"
        f")), {dtype_source(values.dtype)}).reshape({shape or '()'})"
    )
