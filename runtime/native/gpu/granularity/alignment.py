"""The alignments of a kernel's loads and stores, as far as the sums that index its arrays tell.

    %i = shl i32 %t, 2
    %j = or disjoint i32 %i, %row                    [%row is a multiple of 512]
    %p = getelementptr float, ptr %x, i32 %j         [%x is aligned to 16 bytes]
    %v = load float, ptr %p, align 4      ->         %v = load float, ptr %p, align 16

LLVM knows as much, but looks no more than six steps up from an address; the indices of an item in
three dimensions take seven. Its vectorizer of loads and stores needs the alignment of the first.
"""

from __future__ import annotations

import re

from raise_kernel.frontend.llvm_text.instructions import (
    Binary,
    Cast,
    GetElementPtr,
    Instruction,
    Load,
    Select,
    Store,
    Unary,
)
from raise_kernel.frontend.llvm_text.module import Function
from raise_kernel.frontend.llvm_text.types import ArrayType, StructType, Type
from raise_kernel.frontend.llvm_text.values import ConstantInt, Local, Value
from raise_kernel.runtime.native.gpu.bounds.layout import field_offset, size_of

# An access of 16 bytes is the widest.
_MOST = 4
_ALIGN = re.compile(r", align (\d+)")


def with_alignments(text: str, function: Function) -> str:
    """The text of a module whose kernel's accesses state at least the alignments that are found;
    `function` is that kernel."""
    zeros = _Zeros(function)
    for instruction in function.instructions():
        if not isinstance(instruction, Load | Store):
            continue
        found = 1 << zeros.of(instruction.pointer)
        if instruction.align is not None and found > instruction.align:
            new = _ALIGN.sub(f", align {found}", instruction.text)
            text = text.replace(f"\n{instruction.text}\n", f"\n{new}\n")
    return text


class _Zeros:
    """How many of the lowest bits of a value are known to be zero, at most `_MOST`."""

    def __init__(self, function: Function) -> None:
        self._by_name = {one.name: one for one in function.instructions() if one.name is not None}
        aligned = ((one.name, one.attributes.get("align")) for one in function.params)
        self._known = {name: _of_number(n) for name, n in aligned if isinstance(n, int)}

    def of(self, value: Value) -> int:
        """Those of a value; none of one that a loop carries."""
        if isinstance(value, ConstantInt):
            return _of_number(value.bits)
        if not isinstance(value, Local):
            return 0
        if value.name not in self._known:
            instruction = self._by_name.get(value.name)
            self._known[value.name] = 0
            self._known[value.name] = self._result(instruction) if instruction is not None else 0
        return self._known[value.name]

    def _result(self, instruction: Instruction) -> int:
        if isinstance(instruction, Cast | Unary):
            keeps = ("zext", "sext", "trunc", "freeze", "bitcast", "addrspacecast")
            return self.of(instruction.value) if instruction.opcode in keeps else 0
        if isinstance(instruction, Binary):
            return self._of_binary(instruction)
        if isinstance(instruction, Select):
            return min(self.of(instruction.true), self.of(instruction.false))
        if isinstance(instruction, GetElementPtr):
            return self._of_address(instruction)
        return 0

    def _of_binary(self, instruction: Binary) -> int:
        left, right = self.of(instruction.lhs), self.of(instruction.rhs)
        match instruction.opcode:
            case "add" | "sub" | "or" | "xor":
                return min(left, right)
            case "and":
                return max(left, right)
            case "mul":
                return min(left + right, _MOST)
            case "shl" if isinstance(instruction.rhs, ConstantInt):
                return min(left + instruction.rhs.bits, _MOST)
            case _:
                return 0

    def _of_address(self, instruction: GetElementPtr) -> int:
        found = self.of(instruction.base)
        type_: Type = instruction.source
        first, *inner = instruction.indices
        found = min(found, self.of(first) + _of_number(size_of(type_)))
        for index in inner:
            if isinstance(type_, ArrayType):
                type_ = type_.element
                found = min(found, self.of(index) + _of_number(size_of(type_)))
            elif isinstance(type_, StructType) and isinstance(index, ConstantInt):
                found = min(found, _of_number(field_offset(type_, index.bits)))
                type_ = type_.fields[index.bits]
            else:
                return 0
        return found


def _of_number(number: int) -> int:
    return next((k for k in range(_MOST) if number >> k & 1), _MOST)
