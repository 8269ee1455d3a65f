"""Constant attributes taken apart: into typed scalar attributes, and into the bytes of memory."""

from __future__ import annotations

import struct
from collections.abc import Sequence

from raise_kernel.bindings import ir
from raise_kernel.diagnostics import refuse


def dense_elements(attr: ir.Attribute) -> list[ir.Attribute]:
    """The elements of a `dense<...>` attribute of rank 1 as typed attributes.

    Read from the printed form: the bindings read no bf16 and no i128, and lose NaN payloads.
    """
    shaped = ir.ShapedType(attr.type)  # pyright: ignore[reportAttributeAccessIssue]
    element, count = shaped.element_type, _count(shaped.shape)
    text = str(attr)
    body = text[len("dense<") : text.rindex("> :")]
    if body.startswith('"0x'):
        size = element.width // 8  # pyright: ignore[reportAttributeAccessIssue]
        raw = bytes.fromhex(body[3:-1])
        chunks = [raw[i : i + size] for i in range(0, len(raw), size)]
        parsed = [attribute_of_bits(element, int.from_bytes(c, "little")) for c in chunks]
    else:
        tokens = [t.strip(" []") for t in body.split(",")] if body else []
        cache = {t: ir.Attribute.parse(_typed(t, element)) for t in set(tokens)}
        parsed = [cache[t] for t in tokens]
    return parsed * count if len(parsed) == 1 else parsed


def attribute_of_bits(type_: ir.Type, bits: int) -> ir.Attribute:
    """The integer or float attribute with this bit pattern."""
    if isinstance(type_, ir.IntegerType):
        if type_.width == 1:
            return ir.BoolAttr.get(bool(bits & 1))
        signed = bits - (1 << type_.width) if bits >> (type_.width - 1) else bits
        return ir.Attribute.parse(f"{signed} : {type_}")
    width = ir.FloatType(type_).width
    return ir.Attribute.parse(f"0x{bits:0{width // 4}X} : {type_}")


def bits_of_attribute(attr: ir.Attribute) -> int:
    """The bit pattern of an integer or float attribute, as an unsigned int."""
    if isinstance(attr, ir.BoolAttr):
        return int(attr.value)
    if isinstance(attr, ir.IntegerAttr):
        width = 64 if isinstance(attr.type, ir.IndexType) else ir.IntegerType(attr.type).width
        return attr.value & ((1 << width) - 1)
    if isinstance(attr, ir.FloatAttr):
        text = str(attr).split(" ")[0]
        if text.startswith("0x"):
            return int(text, 16)
        return float_bits(attr.type, attr.value)
    raise refuse("RK018", f"constant {attr} is not a scalar")


def bits_of_wide(attr: ir.Attribute) -> int:
    """The bit pattern of an integer attribute of any width, as an unsigned int.

    Read from the printed form: the bindings read 64 bits.
    """
    number, _, type_ = str(attr).partition(" : i")
    return int(number) & ((1 << int(type_)) - 1)


def float_bits(type_: ir.Type, value: float) -> int:
    """The bits of a finite or infinite float of the type (the value is exact in it)."""
    width = ir.FloatType(type_).width
    if isinstance(type_, ir.BF16Type):
        return struct.unpack("<I", struct.pack("<f", value))[0] >> 16
    code = {16: "<e", 32: "<f", 64: "<d"}.get(width)
    if code is None:
        raise refuse("RK018", f"type {type_} is not a floating-point type of GPUs")
    return int.from_bytes(struct.pack(code, value), "little")


def scalars_of(attr: ir.Attribute, leaf_types: Sequence[ir.Type]) -> list[ir.Attribute]:
    """A constant of an aggregate or vector as one attribute a leaf."""
    if isinstance(attr, ir.StringAttr):
        data = attr.value_bytes
        return [attribute_of_bits(t, b) for t, b in zip(leaf_types, data, strict=True)]
    if isinstance(attr, ir.ArrayAttr):
        return [leaf for item in attr for leaf in scalars_of(item, leaf_types)]
    if isinstance(attr, (ir.DenseElementsAttr, ir.DenseIntElementsAttr, ir.DenseFPElementsAttr)):
        return dense_elements(attr)
    return [attr]


def zero_attr(type_: ir.Type) -> ir.Attribute:
    """Zero of a scalar type."""
    return attribute_of_bits(type_, 0)


def _typed(token: str, element: ir.Type) -> str:
    if token in ("true", "false"):
        return token
    return f"{token} : {element}"


def _count(shape: Sequence[int]) -> int:
    count = 1
    for size in shape:
        count *= size
    return count
