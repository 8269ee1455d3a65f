"""A writer of straight-line LLVM functions over 32-bit coordinates."""

from __future__ import annotations

import struct
from dataclasses import dataclass, field

import ml_dtypes
import numpy as np

TYPES: dict[np.dtype, str] = {
    np.dtype(np.float16): "half",
    np.dtype(ml_dtypes.bfloat16): "bfloat",
    np.dtype(np.float32): "float",
    np.dtype(np.float64): "double",
    **{np.dtype(f"{sign}{size}"): f"i{8 * size}" for sign in "iu" for size in (1, 2, 4, 8)},
}


def real(value: float) -> str:
    """A float constant as LLVM prints it: rounded to 32 bits, as a hexadecimal double."""
    rounded = float(np.float32(value))
    return f"0x{struct.unpack('<Q', struct.pack('<d', rounded))[0]:016X}"


@dataclass
class Writer:
    """Instructions in order; each method returns the value that it made."""

    prefix: str
    lines: list[str] = field(default_factory=list)

    def op(self, text: str) -> str:
        name = f"%{self.prefix}.{len(self.lines)}"
        self.lines.append(f"  {name} = {text}")
        return name

    def do(self, text: str) -> None:
        self.lines.append(f"  {text}")

    def select(self, condition: str, kind: str, then: str, other: str) -> str:
        return self.op(f"select i1 {condition}, {kind} {then}, {kind} {other}")

    def call(self, name: str, kind: str, *operands: str) -> str:
        """An overloaded LLVM intrinsic on values of one type."""
        suffix = "f32" if kind == "float" else kind
        listed = ", ".join(f"{kind} {operand}" for operand in operands)
        return self.op(f"call {kind} @llvm.{name}.{suffix}({listed})")

    def same_bits(self, value: str, have: str, want: str) -> str:
        """A value of one type as another of its size; clang passes bytes for 16 bits."""
        if have == want:
            return value
        cast = {("i8", "i16"): "zext", ("i16", "i8"): "trunc"}.get((have, want), "bitcast")
        return self.op(f"{cast} {have} {value} to {want}")

    def clamp(self, value: str, last: int | str) -> str:
        """An i32 within [0, last]."""
        return self.call("smin", "i32", self.call("smax", "i32", value, "0"), str(last))

    def within(self, value: str, end: int) -> str:
        """Whether an i32 is in [0, end)."""
        return self.op(f"icmp ult i32 {value}, {end}")

    def both(self, first: str | None, second: str | None) -> str | None:
        """The conjunction of conditions, of which None always holds."""
        if first is None or second is None:
            return first or second
        return self.op(f"and i1 {first}, {second}")

    def linear_index(self, extents: list[int], indices: list[str]) -> str:
        """The row-major number of an element, as i64; outermost first."""
        number = "0"
        for extent, index in zip(extents, indices, strict=True):
            wide = self.op(f"sext i32 {index} to i64")
            if number == "0":
                number = wide
            else:
                row = self.op(f"mul nsw i64 {number}, {extent}")
                number = self.op(f"add nsw i64 {row}, {wide}")
        return number
