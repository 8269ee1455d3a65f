"""The addresses of a kernel's accesses as sums of multiples of its block's and its thread's number.

    %i = add nuw nsw i32 %row, %t                [%row = shl nuw nsw i32 %b, 6]
    %j = add nsw i32 %i, -64
    %k = sext i32 %j to i64
    %p = getelementptr float, ptr %x, i64 %k     ->   %x + 256 * ctaid.y + 4 * tid.x - 256 bytes

Addresses are sums modulo 2^64. Below an extension a sum is one of numbers only as far as LLVM says
that it does not overflow: it is poison if it does, and nothing is accessed at an address that is
poison. What is no sum stands for itself, by its name.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from raise_kernel.frontend.llvm_text.instructions import (
    Binary,
    Call,
    Cast,
    GetElementPtr,
    Instruction,
)
from raise_kernel.frontend.llvm_text.module import Function
from raise_kernel.frontend.llvm_text.types import IntType
from raise_kernel.frontend.llvm_text.values import ConstantInt, GlobalRef, Local, Value
from raise_kernel.frontend.specialization.launch_constants import SREG
from raise_kernel.runtime.native.gpu.bounds.layout import size_of

# How a value's bits are read: as a number with a sign, as one without, or modulo 2^64.
_Kind = Literal["signed", "unsigned", "wrapped"]
_FLAGS = {"signed": "nsw", "unsigned": "nuw"}


@dataclass(frozen=True)
class Sum:
    """A constant and multiples of values, by names: a register's ("tid.x"), or others that are no
    sums."""

    constant: int = 0
    terms: Mapping[str, int] = field(default_factory=dict)

    def plus(self, other: Sum, times: int = 1) -> Sum:
        terms = dict(self.terms)
        for name, factor in other.terms.items():
            terms[name] = terms.get(name, 0) + times * factor
        left = {name: factor for name, factor in terms.items() if factor}
        return Sum(self.constant + times * other.constant, left)

    def scaled(self, factor: int) -> Sum:
        return Sum().plus(self, factor)


class Addresses:
    """Those of a function."""

    def __init__(self, function: Function) -> None:
        self._by_name = {one.name: one for one in function.instructions() if one.name is not None}
        self._known: dict[tuple[str, _Kind], Sum] = {}

    def of(self, pointer: Value) -> tuple[Value, Sum]:
        """What a pointer is computed from, and how many bytes it is away from that."""
        total = Sum()
        while isinstance(pointer, Local):
            made = self._by_name.get(pointer.name)
            if not isinstance(made, GetElementPtr) or len(made.indices) != 1:
                break
            (index,) = made.indices
            total = total.plus(self._sum(index, "wrapped").scaled(size_of(made.source)))
            pointer = made.base
        return pointer, total

    def _sum(self, value: Value, kind: _Kind) -> Sum:
        if isinstance(value, ConstantInt):
            return Sum(value.bits if kind == "unsigned" else value.signed)
        if not isinstance(value, Local):
            return Sum(0, {f"{kind} {value}": 1})
        if kind == "wrapped" and value.type != IntType(64):
            kind = "signed"  # an index of fewer bits is extended by its sign
        key = value.name, kind
        if key not in self._known:
            # A value that a loop carries stands for itself.
            self._known[key] = Sum(0, {f"{kind} {value.name}": 1})
            made = self._by_name.get(value.name)
            self._known[key] = (made and self._made(made, kind)) or self._known[key]
        return self._known[key]

    def _made(self, made: Instruction, kind: _Kind) -> Sum | None:
        if isinstance(made, Call):
            name = made.callee.name if isinstance(made.callee, GlobalRef) else ""
            return Sum(0, {name.removeprefix(SREG): 1}) if name.startswith(SREG) else None
        if isinstance(made, Cast) and made.opcode == "sext":
            return self._sum(made.value, "signed") if kind != "unsigned" else None
        if isinstance(made, Cast) and made.opcode == "zext":
            return self._zero_extended(made)
        return self._binary(made, kind) if isinstance(made, Binary) else None

    def _zero_extended(self, made: Cast) -> Sum:
        if "nneg" not in made.flags:
            return self._sum(made.value, "unsigned")
        either = [self._sum(made.value, kind) for kind in ("signed", "unsigned")]
        return min(either, key=lambda found: sum(" " in name for name in found.terms))

    def _binary(self, made: Binary, kind: _Kind) -> Sum | None:
        is_exact = kind == "wrapped" or _FLAGS[kind] in made.flags
        if made.opcode == "or" and "disjoint" in made.flags:
            return self._sum(made.lhs, kind).plus(self._sum(made.rhs, kind))
        if not is_exact:
            return None
        if made.opcode in ("add", "sub"):
            times = 1 if made.opcode == "add" else -1
            return self._sum(made.lhs, kind).plus(self._sum(made.rhs, kind), times)
        if made.opcode in ("mul", "shl") and isinstance(made.rhs, ConstantInt):
            by = made.rhs.bits if kind == "unsigned" else made.rhs.signed
            by = 1 << made.rhs.bits if made.opcode == "shl" else by
            return self._sum(made.lhs, kind).scaled(by)
        return None
