"""The value of a `stablehlo.constant`."""

from __future__ import annotations

import functools
import math
import re
from dataclasses import dataclass

import numpy as np

from raise_kernel.bindings import ir
from raise_kernel.stablehlo.tensor_types import TensorType, tensor_type

_TOKEN = re.compile(r"0x[0-9A-Fa-f]+|[-+]?[0-9][0-9.]*(?:[eE][-+]?[0-9]+)?|true|false")


@dataclass(frozen=True)
class Constant:
    """A constant tensor: one element for all (`splat`, 0-d), or each element (`values`)."""

    type: TensorType
    splat: np.ndarray | None
    values: np.ndarray | None = None


def read_constant(op: ir.Operation) -> Constant:
    """The value of a `stablehlo.constant`, bit for bit."""
    try:
        attr = op.attributes["value"]
    except TypeError:  # the bindings have no class for dense complex attributes
        attr = None
    if attr is not None and (constant := splat_constant(attr)) is not None:
        return constant
    type_ = tensor_type(op.results[0].type)
    if attr is not None and (type_.dtype.kind in "biu" or type_.dtype in (np.float32, np.float64)):
        values = np.array(attr).astype(type_.dtype, copy=False).reshape(type_.shape)
    else:
        values = _parse_dense(str(op if attr is None else attr), type_)
    splat = values.reshape(-1)[0].reshape(()) if values.size == 1 else None
    return Constant(type_, splat, values)


# More than a large kernel has constants: each of a dozen passes reads all of them.
@functools.lru_cache(1 << 14)
def splat_constant(attr: ir.Attribute) -> Constant | None:
    """A constant of one element, by its attribute (which lives as long as its context does)."""
    if not ir.DenseElementsAttr(attr).is_splat:
        return None
    type_ = tensor_type(attr.type)
    return Constant(type_, _splat(attr, type_.dtype))


def _splat(attr: ir.Attribute, dtype: np.dtype) -> np.ndarray:
    if isinstance(attr, ir.DenseIntElementsAttr):
        width = 8 * dtype.itemsize
        number = int(ir.IntegerAttr(attr.get_splat_value()).value)
        if dtype.kind == "b":
            return np.array(number != 0)
        return np.array(number % (1 << width), f"uint{width}").view(dtype)
    if dtype in (np.float32, np.float64):
        number = ir.FloatAttr(attr.get_splat_value()).value
        if not math.isnan(number):  # the bits of a NaN would change on the way
            return np.array(number, dtype)
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
