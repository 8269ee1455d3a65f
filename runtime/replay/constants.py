"""Values of `stablehlo.constant`, and how generated source spells them."""

from __future__ import annotations

import base64
import functools
import math
import re
import textwrap
import zlib
from dataclasses import dataclass

import numpy as np

from raise_kernel.bindings import ir
from raise_kernel.runtime.replay.types import (
    TensorType,
    dtype_source,
    is_float,
    scalar_source,
    tensor_type,
)

# A table of more elements than this becomes a module-level constant of the source.
INLINE_ELEMENTS = 12
_TOKEN = re.compile(r"0x[0-9A-Fa-f]+|[-+]?[0-9][0-9.]*(?:[eE][-+]?[0-9]+)?|true|false")


@dataclass(frozen=True)
class Constant:
    """A constant tensor: one element for all (`splat`, 0-d), or each element (`values`)."""

    type: TensorType
    splat: np.ndarray | None
    values: np.ndarray | None = None


def read_constant(op: ir.Operation) -> Constant:
    """The value of a `stablehlo.constant`, bit for bit."""
    type_ = tensor_type(op.results[0].type)
    try:
        attr = op.attributes["value"]
    except TypeError:  # the bindings have no class for dense complex attributes
        attr = None
    if attr is not None and ir.DenseElementsAttr(attr).is_splat:
        return _splat_constant(attr, type_)
    if attr is not None and (type_.dtype.kind in "biu" or type_.dtype in (np.float32, np.float64)):
        values = np.array(attr).astype(type_.dtype, copy=False).reshape(type_.shape)
    else:
        values = _parse_dense(str(op if attr is None else attr), type_)
    splat = values.reshape(-1)[0].reshape(()) if values.size == 1 else None
    return Constant(type_, splat, values)


# More than a large kernel has constants: each of a dozen passes reads all of them.
@functools.lru_cache(1 << 14)
def _splat_constant(attr: ir.Attribute, type_: TensorType) -> Constant:
    """(Attributes live as long as their context does.)"""
    return Constant(type_, _splat(attr, type_.dtype))


def _splat(attr: ir.Attribute, dtype: np.dtype) -> np.ndarray:
    if isinstance(attr, ir.DenseIntElementsAttr):
        width = 8 * dtype.itemsize
        number = int(ir.IntegerAttr(attr.get_splat_value()).value)
        if dtype.kind == "b":
            return np.array(number != 0)
        return np.array(number % (1 << width), f"uint{width}").view(dtype)
    return _parse_dense(str(attr), TensorType((), dtype))


def _parse_dense(text: str, type_: TensorType) -> np.ndarray:
    """Elements from the printed form, for element types whose buffers the bindings do not give."""
    dtype = type_.dtype
    body = text[text.index("dense<") + 6 : text.rindex(">", 0, text.rindex(": tensor"))]
    part = np.dtype(f"float{dtype.itemsize * 4}") if dtype.kind == "c" else dtype
    if body.startswith('"0x'):
        flat = np.frombuffer(bytes.fromhex(body[3:-1]), dtype=dtype)
    else:
        numbers = [_number(token, part) for token in _TOKEN.findall(body)]
        flat = np.array(numbers, dtype=part).view(dtype)
    return (
        np.broadcast_to(flat, (type_.size,)).reshape(type_.shape)
        if flat.size == 1
        else flat.reshape(type_.shape)
    )


def _number(token: str, dtype: np.dtype) -> np.generic:
    if token.startswith("0x"):
        raw = int(token, 16).to_bytes(dtype.itemsize, "little")
        return np.frombuffer(raw, dtype=dtype)[0]
    return dtype.type(float(token))


def literal(value: np.ndarray) -> str | None:
    """A Python literal that stands for exactly `value` beside an array of its dtype, or None."""
    dtype = value.dtype
    if dtype == np.dtype(bool):
        return str(bool(value))
    if dtype.kind in "iu":
        number = int(value)
        # Python integers are int32 without x64, whatever stands beside them.
        return str(number) if -(2**31) <= number < 2**31 else None
    if is_float(dtype):
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
    if is_float(dtype):
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
    cells = [literal(np.asarray(cell)) for cell in values.reshape(-1)]
    if any(cell is None for cell in cells):
        return None
    body = _nested([str(cell) for cell in cells], values.shape)
    return f"np.array({body}, {dtype_source(values.dtype)})"


def _nested(cells: list[str], shape: tuple[int, ...]) -> str:
    if not shape:
        return cells[0]
    step = len(cells) // shape[0] if shape[0] else 0
    rows = [_nested(cells[i * step : (i + 1) * step], shape[1:]) for i in range(shape[0])]
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
