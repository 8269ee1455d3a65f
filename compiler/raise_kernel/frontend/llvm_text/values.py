"""Operands: locals, globals and constants of LLVM text, each with its type."""

from __future__ import annotations

import struct
from dataclasses import dataclass

from raise_kernel.frontend.llvm_text.types import FloatType, IntType, Type


@dataclass(frozen=True, slots=True)
class Value:
    """Any operand."""

    type: Type


@dataclass(frozen=True, slots=True)
class Local(Value):
    """`%name`: a parameter or an instruction's result."""

    name: str


@dataclass(frozen=True, slots=True)
class Constant(Value):
    """A value known before the kernel runs."""


@dataclass(frozen=True, slots=True)
class GlobalRef(Constant):
    """`@name`: a function, global or alias; its type is a pointer."""

    name: str


@dataclass(frozen=True, slots=True)
class ConstantInt(Constant):
    """`bits` is the unsigned value, below 2**width."""

    bits: int

    @property
    def signed(self) -> int:
        assert isinstance(self.type, IntType)
        return (
            self.bits - (1 << self.type.width) if self.bits >> (self.type.width - 1) else self.bits
        )


@dataclass(frozen=True, slots=True)
class ConstantFloat(Constant):
    """`bits` is the value's encoding in its own format, so that NaNs keep their payload."""

    bits: int

    @property
    def value(self) -> float:
        """The value as a Python float (exact: every format of up to 64 bits fits a double)."""
        assert isinstance(self.type, FloatType)
        return decode_float(self.type.kind, self.bits)


@dataclass(frozen=True, slots=True)
class Null(Constant):
    """`null`."""


@dataclass(frozen=True, slots=True)
class Zero(Constant):
    """`zeroinitializer`."""


@dataclass(frozen=True, slots=True)
class Undef(Constant):
    """`undef`."""


@dataclass(frozen=True, slots=True)
class Poison(Constant):
    """`poison`."""


@dataclass(frozen=True, slots=True)
class Aggregate(Constant):
    """A struct, array or vector written out."""

    elements: tuple[Constant, ...]


@dataclass(frozen=True, slots=True)
class Bytes(Constant):
    """`c"..."`: an array of i8."""

    data: bytes


@dataclass(frozen=True, slots=True)
class Splat(Constant):
    """`splat (T x)`: a vector of equal elements."""

    element: Constant


@dataclass(frozen=True, slots=True)
class ConstantExpr(Constant):
    """`opcode (operands)`. `source` is the element type of a getelementptr."""

    opcode: str
    operands: tuple[Constant, ...]
    flags: tuple[str, ...] = ()
    source: Type | None = None


@dataclass(frozen=True, slots=True)
class UnsupportedConstant(Constant):
    """`blockaddress`, `ptrauth` and the like, kept as text."""

    text: str


@dataclass(frozen=True, slots=True)
class InlineAsm(Constant):
    """`asm "text", "constraints"` as a callee."""

    assembly: str
    constraints: str
    side_effects: bool = False
    align_stack: bool = False
    intel: bool = False


@dataclass(frozen=True, slots=True)
class MetadataArg(Constant):
    """A `metadata ...` argument of a call, as text: `!"round.tonearest"`."""

    text: str


_FORMATS = {"half": ("<e", "<H"), "float": ("<f", "<I"), "double": ("<d", "<Q")}


def decode_float(kind: str, bits: int) -> float:
    """The value of an encoding."""
    if kind == "bfloat":
        kind, bits = "float", bits << 16
    to, of = _FORMATS[kind]
    return struct.unpack(to, struct.pack(of, bits))[0]


def encode_float(kind: str, value: float) -> int:
    """The encoding of a value that the format holds exactly (infinities, not NaNs, included)."""
    if kind == "bfloat":
        return encode_float("float", value) >> 16
    of, to = _FORMATS[kind]
    return struct.unpack(to, struct.pack(of, value))[0]


def narrow_double_bits(kind: str, bits: int) -> int:
    """A double's encoding, as LLVM prints floats in hexadecimal, in the format `kind`.

    Infinities and NaNs keep sign and leading mantissa bits; other values are exact by contract.
    """
    if kind == "double":
        return bits
    exponent, mantissa = (bits >> 52) & 0x7FF, bits & ((1 << 52) - 1)
    if exponent != 0x7FF:
        return encode_float(kind, struct.unpack("<d", struct.pack("<Q", bits))[0])
    width, fraction = {"half": (16, 10), "bfloat": (16, 7), "float": (32, 23)}[kind]
    ones = (1 << (width - 1 - fraction)) - 1
    return (bits >> 63) << (width - 1) | ones << fraction | mantissa >> (52 - fraction)
