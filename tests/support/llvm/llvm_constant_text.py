"""LLVM spellings of MLIR types, and of numbers, arrays and vectors, for the import tests."""

from __future__ import annotations

import struct
from typing import Any

from raise_kernel.bindings import ir, llvm

_FLOATS = {"f16": "half", "bf16": "bfloat", "f32": "float", "f64": "double"}


def type_text(type_: ir.Type) -> str:
    """The LLVM spelling of a type."""
    if str(type_) in _FLOATS:
        return _FLOATS[str(type_)]
    if isinstance(type_, ir.IntegerType):
        return f"i{type_.width}"
    if isinstance(type_, llvm.PointerType):
        space = type_.address_space
        return f"ptr addrspace({space})" if space else "ptr"
    if isinstance(type_, ir.VectorType):
        return f"<{type_.shape[0]} x {type_text(type_.element_type)}>"
    if isinstance(type_, llvm.ArrayType):
        return f"[{type_.num_elements} x {type_text(type_.element_type)}]"
    if isinstance(type_, llvm.StructType):
        body = "{" + ", ".join(type_text(t) for t in struct_fields(type_)) + "}"
        return f"<{body}>" if type_.packed else body
    if str(type_) == "!llvm.void":
        return "void"
    if str(type_) == "!llvm.metadata":
        return "metadata"
    raise ValueError(f"no LLVM spelling of {type_}")


def struct_fields(type_: llvm.StructType) -> list[ir.Type]:
    body: Any = type_.body
    return list(body)


def scalar_text(attribute: ir.Attribute) -> str:
    if isinstance(attribute, ir.BoolAttr):
        return str(int(attribute.value))
    if isinstance(attribute, ir.IntegerAttr):
        return str(attribute.value)
    if isinstance(attribute, ir.FloatAttr):
        return _float(str(attribute).partition(" ")[0], str(attribute.type), attribute.value)
    raise ValueError(f"no LLVM spelling of {attribute}")


def _float(text: str, kind: str, value: float) -> str:
    """Hexadecimal; of a NaN from the bits, which MLIR prints."""
    if value != value:
        bits = int(text, 16)
    elif kind == "f16":
        bits = struct.unpack("<H", struct.pack("<e", value))[0]
    elif kind == "bf16":
        bits = struct.unpack("<I", struct.pack("<f", value))[0] >> 16
    else:
        return f"0x{struct.unpack('<Q', struct.pack('<d', value))[0]:016X}"
    if kind in ("f16", "bf16"):
        return f"0x{'H' if kind == 'f16' else 'R'}{bits:04X}"
    if kind == "f64":
        return f"0x{bits:016X}"
    mantissa = (bits & 0x7FFFFF) << 29
    return f"0x{(bits >> 31) << 63 | 0x7FF << 52 | mantissa:016X}"


def attribute_text(attribute: ir.Attribute, type_: ir.Type) -> str:
    """A constant of a number, vector or array type, without its type."""
    if not isinstance(attribute, ir.DenseElementsAttr):
        return scalar_text(attribute)
    elements = [scalar_text(dense_element(attribute, n)) for n in range(_size(type_))]
    return _nest(elements, type_)


def dense_element(attribute: ir.DenseElementsAttr, number: int) -> ir.Attribute:
    if attribute.is_splat:
        return attribute.get_splat_value()
    element_type = ir.ShapedType(attribute.type).element_type
    text = str(attribute)
    flat = text[text.index("<") + 1 : text.rindex(">", 0, text.rindex(":"))]
    words = flat.replace("[", " ").replace("]", " ").replace(",", " ").split()
    if flat.startswith('"0x'):
        return _hex_element(flat, element_type, number)
    if words[number] in ("true", "false"):
        return ir.Attribute.parse(words[number])
    return ir.Attribute.parse(f"{words[number]} : {element_type}")


def _hex_element(flat: str, type_: ir.Type, number: int) -> ir.Attribute:
    """An element of a large array, which MLIR prints as one hexadecimal string."""
    data = bytes.fromhex(flat.strip('"')[2:])
    size = type_.width // 8  # pyright: ignore[reportAttributeAccessIssue]
    raw = int.from_bytes(data[number * size : (number + 1) * size], "little")
    if isinstance(type_, ir.IntegerType):
        return ir.Attribute.parse(f"{raw} : {type_}")
    return ir.Attribute.parse(f"0x{raw:0{size * 2}X} : {type_}")


def _size(type_: ir.Type) -> int:
    if isinstance(type_, llvm.ArrayType):
        return type_.num_elements * _size(type_.element_type)
    return type_.shape[0] if isinstance(type_, ir.VectorType) else 1


def _nest(elements: list[str], type_: ir.Type) -> str:
    if isinstance(type_, ir.VectorType):
        inner = type_text(type_.element_type)
        return "<" + ", ".join(f"{inner} {e}" for e in elements) + ">"
    if not isinstance(type_, llvm.ArrayType):
        return elements[0]
    inner, step = type_.element_type, _size(type_.element_type)
    parts = [elements[i * step : (i + 1) * step] for i in range(type_.num_elements)]
    return "[" + ", ".join(f"{type_text(inner)} {_nest(p, inner)}" for p in parts) + "]"
