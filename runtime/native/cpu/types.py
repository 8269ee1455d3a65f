"""MLIR types as LLVM types: names, vectors of lanes, intrinsic suffixes, bytes."""

from __future__ import annotations

from raise_kernel.bindings import ir

_FLOATS = {"f16": "half", "bf16": "bfloat", "f32": "float", "f64": "double"}
_SUFFIXES = {llvm: mlir for mlir, llvm in _FLOATS.items()}
_BYTES = {"half": 2, "bfloat": 2, "float": 4, "double": 8}
# Integers have any number of bits up to this one: LLVM makes small ones of remainders and loops.
_WIDEST = 128


class Unknown(Exception):
    """What the emitter has no code for: the construct, and its operation."""

    def __init__(self, what: str, op: ir.Operation | None = None) -> None:
        super().__init__(what)
        self.what = what
        self.op = op


def scalar_type(type_: ir.Type) -> str:
    """The LLVM type of one lane's value."""
    text = str(type_)
    if text == "index":
        return "i64"
    if text in _FLOATS:
        return _FLOATS[text]
    if text[0] == "i" and text[1:].isdecimal() and int(text[1:]) <= _WIDEST:
        return text
    raise Unknown(f"a value of type {text}")


def is_shared(type_: ir.Type) -> bool:
    """Whether a memref is one of a block."""
    return "workgroup" in str(ir.MemRefType(type_).memory_space)


def is_float(type_: str) -> bool:
    return type_ in _BYTES


def suffix(type_: str) -> str:
    """`f32` of float, as in the names of intrinsics."""
    return _SUFFIXES.get(type_, type_)


def bits(type_: str) -> int:
    return 8 * _BYTES[type_] if type_ in _BYTES else int(type_[1:])


def size(type_: str) -> int:
    """Bytes in memory, a power of two; a truth value takes one."""
    return 1 << ((bits(type_) + 7) // 8 - 1).bit_length()


def storage(type_: str) -> str:
    """The type that an element has in memory: whole bytes, of which an integer may be a part."""
    return type_ if is_float(type_) else f"i{8 * size(type_)}"


def vector(type_: str, lanes: int) -> str:
    return f"<{lanes} x {type_}>"


def vector_suffix(type_: str, lanes: int) -> str:
    return f"v{lanes}{suffix(type_)}"
