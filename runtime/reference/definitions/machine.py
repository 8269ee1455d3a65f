"""The registers of a piece of PTX, over the body of the function that it becomes.

Registers are 64-bit slots that hold bits, so any instruction may read them at its own type;
LLVM promotes the slots.
"""

from __future__ import annotations

import re
import struct
from dataclasses import dataclass, field

from raise_kernel.runtime.reference.definitions import registers
from raise_kernel.runtime.reference.definitions.body import Body, constant, vector_of, width
from raise_kernel.runtime.reference.translation.layout import split_commas

_TYPES = {
    "b8": "i8", "u8": "i8", "s8": "i8", "b16": "i16", "u16": "i16", "s16": "i16",
    "b32": "i32", "u32": "i32", "s32": "i32", "b64": "i64", "u64": "i64", "s64": "i64",
    "f16": "half", "bf16": "bfloat", "f32": "float", "f64": "double", "pred": "i1",
    "f16x2": "<2 x half>", "bf16x2": "<2 x bfloat>", "u16x2": "<2 x i16>", "s16x2": "<2 x i16>",
    "tf32": "i32",
}  # fmt: skip


class UnknownAssembly(Exception):
    """An instruction, or an operand of one, that is not in the table."""


@dataclass(frozen=True)
class Instruction:
    """`shfl.sync.down.b32 d|p, a, b, c, m`: its words and its operands."""

    text: str
    words: tuple[str, ...]
    operands: tuple[str, ...]

    @property
    def name(self) -> str:
        return self.words[0]

    @property
    def types(self) -> list[str]:
        """The PTX types among its words."""
        return [w for w in self.words[1:] if w in _TYPES]

    def has(self, *words: str) -> bool:
        return any(w in self.words for w in words)

    @property
    def mode(self) -> str:
        """Its rounding mode, to nearest by default."""
        return next((w for w in self.words if w in ("rn", "rz", "rm", "rp")), "rn")

    @property
    def flags(self) -> str:
        return "".join(f".{w}" for w in self.words if w in ("ftz", "sat", "relu"))

    @property
    def signed(self) -> bool:
        return bool(self.types) and self.types[0].startswith("s")


def ir_type(ptx: str) -> str:
    """The LLVM type of a PTX type."""
    return _TYPES[ptx]


def signed(ptx: str) -> bool:
    return ptx.startswith("s")


@dataclass
class Machine:
    """Registers and control of one block of assembly, over the body that it becomes."""

    body: Body
    slots: dict[str, str] = field(default_factory=dict)
    allocations: list[str] = field(default_factory=list)

    def slot(self, register: str) -> str:
        """Where a register lives."""
        if register not in self.slots:
            name = f"%slot.{len(self.slots)}"
            self.slots[register] = name
            self.allocations.append(f"  {name} = alloca i64")
            self.allocations.append(f"  store i64 0, ptr {name}")
        return self.slots[register]

    def read(self, operand: str, kind: str) -> str:
        """An operand as a value of an LLVM type."""
        operand = operand.strip()
        if operand.startswith("{"):
            return self._packed(operand, kind)
        if (immediate := _immediate(operand, kind)) is not None:
            return immediate
        if operand.startswith("!"):
            truth = self.read(operand[1:], "i1")
            return self.body.op(f"xor i1 {truth}, true")
        if operand.startswith("%") and operand not in self.slots:
            special = registers.read(self.body, operand[1:])
            if special is not None:
                wide = "clock64" in operand or operand == "%globaltimer"
                return self._from_wide(
                    special if wide else self.body.op(f"zext i32 {special} to i64"), kind
                )
        if not re.fullmatch(r"[%$]?[\w.$]+", operand) or operand == "_":
            raise UnknownAssembly(f"operand {operand}")
        value = self.body.op(f"load i64, ptr {self.slot(operand)}")
        return self._from_wide(value, kind)

    def write(self, operand: str, value: str, kind: str) -> None:
        """A result into a register, or into several, low parts first."""
        operand = operand.strip()
        if operand == "_":
            return
        wide = self._to_wide(value, kind)
        if not operand.startswith("{"):
            self.body.do(f"store i64 {wide}, ptr {self.slot(operand)}")
            return
        parts = split_commas(operand[1:-1])
        size = _bits(kind) // len(parts)
        for index, part in enumerate(parts):
            piece = self.body.op(f"lshr i64 {wide}, {index * size}")
            self.write(part, self.body.op(f"trunc i64 {piece} to i{size}"), f"i{size}")

    def _packed(self, operand: str, kind: str) -> str:
        """`{a, b}`: parts side by side, low ones first."""
        parts = split_commas(operand[1:-1])
        size = _bits(kind) // len(parts)
        total = "0"
        for index, part in enumerate(parts):
            piece = self.body.op(f"zext i{size} {self.read(part, f'i{size}')} to i64")
            moved = self.body.op(f"shl i64 {piece}, {index * size}")
            total = self.body.op(f"or i64 {total}, {moved}")
        return self._from_wide(total, kind)

    def address(self, operand: str, space: str | None) -> str:
        """`[reg+8]` as a pointer; shared addresses are offsets into the window."""
        match = re.fullmatch(r"\[\s*([%$\w.]+)\s*(?:\+\s*(-?\w+))?\s*\]", operand.strip())
        if match is None:
            raise UnknownAssembly(f"address {operand}")
        base = self.read(match.group(1), "i64")
        if match.group(2):
            base = self.body.op(f"add i64 {base}, {int(match.group(2), 0)}")
        if space is not None and space.startswith("shared"):
            low = self.body.op(f"and i64 {base}, 4294967295")
            return self.body.call("ptr", "rk.shared_pointer.i64", ("i64", low))
        return self.body.op(f"inttoptr i64 {base} to ptr")

    def _to_wide(self, value: str, kind: str) -> str:
        if vector_of(kind):
            value, kind = self.body.op(f"bitcast {kind} {value} to i32"), "i32"
        return self.body.bits(value, kind)

    def _from_wide(self, value: str, kind: str) -> str:
        if vector_of(kind):
            return self.body.op(f"bitcast i32 {self.body.from_bits(value, 'i32')} to {kind}")
        return self.body.from_bits(value, kind)


def _bits(kind: str) -> int:
    return 32 if vector_of(kind) else width(kind)


def _immediate(operand: str, kind: str) -> str | None:
    """A literal as LLVM text."""
    if match := re.fullmatch(r"0([fFdD])([0-9a-fA-F]+)", operand):
        single = match.group(1) in "fF"
        bits = int(match.group(2), 16)
        value = struct.unpack("<f" if single else "<d", struct.pack("<I" if single else "<Q", bits))
        if kind in ("float", "double", "half", "bfloat"):
            return constant(kind, value[0])
        return str(bits)
    if re.fullmatch(r"-?(0[xX][0-9a-fA-F]+|\d+)U?", operand):
        number = int(operand.rstrip("U"), 0) if operand != "0" else 0
        if kind in ("float", "double", "half", "bfloat"):
            return constant(kind, float(number))
        return str(_wrapped(number, _bits(kind)))
    if re.fullmatch(r"-?\d+\.\d*(?:[eE][-+]?\d+)?", operand):
        return constant(kind, float(operand))
    return None


def _wrapped(number: int, bits: int) -> int:
    if bits == 1:
        return int(number != 0)
    number &= (1 << bits) - 1
    return number - (1 << bits) if number >> (bits - 1) else number
