"""Bytes to LLVM constants: a typed constant's text from its bytes and its LLVM type.

    8 bytes 0000003f 01000000 of { float, i32 }  ->  { float 0x3FE0000000000000, i32 1 }

A pointer becomes null or a cast integer. Padding is dropped.
"""

from __future__ import annotations

import struct

import llvmlite.binding as llvm
from llvmlite.binding.typeref import TypeKind

from raise_kernel.diagnostics import Refusal

_FLOAT_BYTES = {TypeKind.half: 2, TypeKind.bfloat: 2, TypeKind.float: 4, TypeKind.double: 8}


def constant(data: bytes, type_: llvm.TypeRef, layout: llvm.TargetData) -> str:
    """The constant, without its type, whose little-endian memory image is `data`."""
    kind = type_.type_kind
    if not any(data):
        return _zero(kind)
    if kind == TypeKind.integer:
        value = int.from_bytes(data, "little") & ((1 << type_.type_width) - 1)
        return str(value) if type_.type_width > 1 else ("true" if value else "false")
    if kind in _FLOAT_BYTES:
        return float_constant(int.from_bytes(data[: _FLOAT_BYTES[kind]], "little"), kind)
    if kind == TypeKind.pointer:
        return f"inttoptr (i64 {int.from_bytes(data, 'little')} to {type_text(type_)})"
    if kind == TypeKind.struct:
        return _struct(data, type_, layout)
    if kind in (TypeKind.array, TypeKind.vector):
        element = next(iter(type_.elements))
        stride = layout.get_abi_size(element)
        items = (
            f"{type_text(element)} {constant(data[i * stride : (i + 1) * stride], element, layout)}"
            for i in range(type_.element_count)
        )
        opener, closer = "[]" if kind == TypeKind.array else "<>"
        return f"{opener}{', '.join(items)}{closer}"
    raise Refusal("RK018", f"a constant argument of type {type_}")


def type_text(type_: llvm.TypeRef) -> str:
    """A type as an operand spells it: LLVM prints a named struct with its definition."""
    return str(type_).partition(" = type ")[0]


def _zero(kind: TypeKind) -> str:
    if kind == TypeKind.integer:
        return "0"
    return "null" if kind == TypeKind.pointer else "zeroinitializer"


def _struct(data: bytes, type_: llvm.TypeRef, layout: llvm.TargetData) -> str:
    items = []
    for position, element in enumerate(type_.elements):
        at = layout.get_element_offset(type_, position)
        size = layout.get_abi_size(element)
        items.append(f"{type_text(element)} {constant(data[at : at + size], element, layout)}")
    body = "{ " + ", ".join(items) + " }"
    return f"<{body}>" if type_.is_packed_struct else body


def float_constant(bits: int, kind: TypeKind) -> str:
    """The text of a float constant with these bits."""
    if kind == TypeKind.half:
        return f"0xH{bits:04X}"
    if kind == TypeKind.bfloat:
        return f"0xR{bits:04X}"
    if kind == TypeKind.float:
        bits = _widen(bits)
    return f"0x{bits:016X}"


def _widen(bits: int) -> int:
    """A float's bits as a double's: LLVM prints floats as doubles. A NaN keeps its payload."""
    if bits & 0x7F800000 == 0x7F800000:
        return (bits >> 31) << 63 | 0x7FF << 52 | (bits & 0x7FFFFF) << 29
    (value,) = struct.unpack("<f", struct.pack("<I", bits))
    (wide,) = struct.unpack("<Q", struct.pack("<d", value))
    return wide
