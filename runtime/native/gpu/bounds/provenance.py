"""The provenance of a kernel's pointers: the memory that each is based on, and its offset there.

    %p = getelementptr float, ptr %x, i64 %i        %rk.at0 = 4 * %i      in the memory of %x
    %q = phi ptr [ %p, %a ], [ %r, %b ]             %rk.at1 = phi i64 [ %rk.at0, %a ], ...

The offsets are values of their own, computed beside the pointers without any promise that they
stay inside (`inbounds`), in the arithmetic of addresses. Of a pointer that leads to one memory or
to another one, the address and the size of that memory are values too. One that comes out of memory
or of an integer leads to no memory that is known.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.llvm_text.instructions import (
    Alloca,
    Cast,
    GetElementPtr,
    Instruction,
    Phi,
    Select,
    Unary,
)
from raise_kernel.frontend.llvm_text.module import Function, Module
from raise_kernel.frontend.llvm_text.types import ArrayType, PointerType, StructType, Type
from raise_kernel.frontend.llvm_text.values import (
    ConstantExpr,
    ConstantInt,
    GlobalRef,
    Local,
    Null,
    Poison,
    Undef,
    Value,
    Zero,
)
from raise_kernel.frontend.text_parts import quote
from raise_kernel.runtime.native.gpu.bounds.layout import align_of, field_offset, size_of

_SHARED = 3


@dataclass(frozen=True)
class Memory:
    """An array of the call, a variable of the module or of a thread: its address with the type of
    that, its size and its alignment.

    Or one of several: then `size` is the value that is its size, and `nbytes` is the least of them.
    """

    address: str
    type: str
    nbytes: int
    align: int
    private: bool = False
    size: str = ""


@dataclass(frozen=True)
class Provenance:
    """So many bytes from the start of a memory: a number or a value of 64 bits."""

    memory: Memory
    offset: str


@dataclass(frozen=True)
class _Lost:
    """No memory: nowhere (a null pointer), or one that is not known."""

    nowhere: bool


_NOWHERE, _UNKNOWN = _Lost(True), _Lost(False)
_Target = Memory | _Lost


class Provenances:
    """The provenance of all pointers of a function.

    `arrays` are the sizes of what its parameters point to, by their names; `shared_bytes` is the
    size of dynamic shared memory.
    """

    def __init__(
        self, module: Module, function: Function, arrays: Mapping[str, int], shared_bytes: int
    ) -> None:
        self._module, self._shared_bytes = module, shared_bytes
        self._targets: dict[str, _Target] = {}
        self._offsets: dict[str, str] = {}
        # The lines that compute offsets, by the instruction that they follow.
        self.lines: dict[Instruction, list[str]] = {}
        for parameter in function.params:
            if isinstance(parameter.type, PointerType):
                self._parameter(parameter.name, parameter.type, arrays, parameter.attributes)
        pointers = [i for i in function.instructions() if isinstance(i.type, PointerType)]
        self._find_targets(pointers)
        for number, instruction in enumerate(pointers):
            assert instruction.name is not None
            own = isinstance(instruction, Alloca)
            self._offsets[instruction.name] = "0" if own else f"%rk.at{number}"
        for instruction in pointers:
            known = isinstance(self._targets[instruction.name or ""], Memory)
            if known and not isinstance(instruction, Alloca):
                self.lines[instruction] = self._offset_lines(instruction)

    def of(self, pointer: Value) -> Provenance | None:
        """That of a pointer, None where it is not known."""
        target = self._target(pointer)
        return Provenance(target, self._offset(pointer)) if isinstance(target, Memory) else None

    def is_unknown(self, pointer: Value) -> bool:
        """Whether a pointer may lead anywhere: a null pointer leads nowhere."""
        return self._target(pointer) == _UNKNOWN

    def _parameter(
        self, name: str, type_: PointerType, arrays: Mapping[str, int], attributes: Mapping
    ) -> None:
        align = attributes.get("align", 1)
        known = name in arrays and isinstance(align, int)
        memory = Memory(local(name), str(type_), arrays[name], align) if known else _UNKNOWN
        self._targets[name], self._offsets[name] = memory, "0"

    def _find_targets(self, pointers: list[Instruction]) -> None:
        """Assume nothing of what is not looked at yet, until nothing changes."""
        changes, rounds = True, 0
        while changes:
            changes, rounds = False, rounds + 1
            if rounds > 2 * len(pointers) + 2:
                raise Refusal("RK050", "it is not found to which arrays the pointers lead")
            for instruction in pointers:
                name = instruction.name or ""
                found = self._made(instruction)
                if found is not None and found != self._targets.get(name):
                    self._targets[name] = found
                    changes = True
        for instruction in pointers:
            self._targets.setdefault(instruction.name or "", _NOWHERE)

    def _made(self, instruction: Instruction) -> _Target | None:
        if isinstance(instruction, GetElementPtr):
            scalars = all(isinstance(i.type, PointerType) is False for i in instruction.indices)
            plain = scalars and all(_is_plain(i) for i in instruction.indices)
            return self._target(instruction.base) if plain else _UNKNOWN
        if isinstance(instruction, Cast) and instruction.opcode in ("addrspacecast", "bitcast"):
            return self._target(instruction.value)
        if isinstance(instruction, Unary) and instruction.opcode == "freeze":
            return self._target(instruction.value)
        if isinstance(instruction, Phi):
            return _joined(instruction, [self._target(value) for value, _ in instruction.incoming])
        if isinstance(instruction, Select) and not _is_vector(instruction.condition):
            sides = [self._target(instruction.true), self._target(instruction.false)]
            return _joined(instruction, sides)
        if isinstance(instruction, Alloca):
            return _variable_of_thread(instruction)
        return _UNKNOWN

    def _target(self, value: Value) -> _Target | None:
        """None: not looked at yet."""
        if isinstance(value, Local):
            return self._targets.get(value.name)
        if isinstance(value, Null | Undef | Poison | Zero):
            return _NOWHERE
        if isinstance(value, GlobalRef):
            return self._variable(value.name)
        if isinstance(value, ConstantExpr) and _passes_on(value):
            return self._target(value.operands[0])
        return _UNKNOWN

    def _variable(self, name: str) -> _Target:
        variable = self._module.globals.get(name)
        if variable is None:
            return _UNKNOWN
        nbytes = size_of(variable.type)
        if variable.initializer is None:
            if variable.space != _SHARED:
                return _UNKNOWN
            nbytes = self._shared_bytes
        align = variable.align or align_of(variable.type)
        return Memory(quote(name), str(PointerType(variable.space)), nbytes, align)

    def _offset(self, value: Value) -> str:
        if isinstance(value, Local):
            lost = isinstance(self._targets[value.name], _Lost)
            return "-1" if lost else self._offsets[value.name]
        if isinstance(value, GlobalRef):
            return "0"
        if isinstance(value, ConstantExpr):
            before = int(self._offset(value.operands[0]))
            if value.opcode != "getelementptr":
                return str(before)
            assert value.source is not None
            return str(before + _constant_offset(value.source, value.operands[1:]))
        return "-1"  # a null pointer: no element of any memory

    def _one_of(self, instruction: Phi | Select) -> _Target | None:
        """The memory that the instruction chooses itself, if its sides lead to several."""
        values = instruction.operands()[-2:] if isinstance(instruction, Select) else ()
        if isinstance(instruction, Phi):
            values = instruction.operands()
        found = _joined(instruction, [self._target(value) for value in values])
        own = isinstance(found, Memory) and found.address == _names(instruction)[0]
        return found if own else None

    def _address(self, type_: str, value: Value) -> str:
        target = self._target(value)
        assert isinstance(target, Memory)
        return _as_type(target, type_) or ""

    def _size(self, value: Value) -> str:
        target = self._target(value)
        assert isinstance(target, Memory)
        return target.size or str(target.nbytes)

    def _offset_lines(self, instruction: Instruction) -> list[str]:
        name = self._offsets[instruction.name or ""]
        if isinstance(instruction, GetElementPtr):
            # The offset from nowhere, which LLVM writes as sums and products.
            indices = "".join(f", {i.type} {_text(i)}" for i in instruction.indices)
            return [
                f"  {name}.step = getelementptr {instruction.source}, ptr null{indices}",
                f"  {name}.bytes = ptrtoint ptr {name}.step to i64",
                f"  {name} = add i64 {self._offset(instruction.base)}, {name}.bytes",
            ]
        if isinstance(instruction, Phi | Select):
            lines = [_chosen(instruction, name, "i64", self._offset)]
            if self._targets[instruction.name or ""] == self._one_of(instruction):
                address, size = _names(instruction)
                type_ = str(instruction.type)
                lines.append(_chosen(instruction, address, type_, partial(self._address, type_)))
                lines.append(_chosen(instruction, size, "i64", self._size))
            return lines
        assert isinstance(instruction, Cast | Unary)
        return [f"  {name} = add i64 {self._offset(instruction.value)}, 0"]


def local(name: str) -> str:
    """The text of a value's or a block's name; numbers stand without quotes."""
    return f"%{name}" if name.isdigit() else quote(name, "%")


def _variable_of_thread(alloca: Alloca) -> _Target:
    count = 1
    if alloca.count is not None:
        if not isinstance(alloca.count, ConstantInt):
            return _UNKNOWN
        count = alloca.count.signed
    nbytes = count * size_of(alloca.allocated)
    align = alloca.align or align_of(alloca.allocated)
    return Memory(local(alloca.name or ""), str(alloca.type), nbytes, align, private=True)


def _joined(instruction: Phi | Select, targets: list[_Target | None]) -> _Target | None:
    """What a pointer leads to that is one of several."""
    known = {t for t in targets if t is not None}
    memories = {t for t in known if isinstance(t, Memory)}
    if _UNKNOWN in known or not memories:
        return _UNKNOWN if _UNKNOWN in known else _NOWHERE if known else None
    address, size = _names(instruction)
    if len(memories) == 1 and next(iter(memories)).address != address:
        return memories.pop()
    type_ = str(instruction.type)
    if _NOWHERE in known or any(_as_type(memory, type_) is None for memory in memories):
        return _UNKNOWN
    nbytes, align = min(m.nbytes for m in memories), min(m.align for m in memories)
    return Memory(address, type_, nbytes, align, size=size)


def _names(instruction: Instruction) -> tuple[str, str]:
    """The values that are the address and the size of what an instruction chooses."""
    name = re.sub(r"[^\w.]", lambda m: f".{ord(m[0])}.", instruction.name or "")
    return f"%rk.of.{name}", f"%rk.size.{name}"


def _as_type(memory: Memory, type_: str) -> str | None:
    """The address of a memory as a pointer of another kind, where that takes no instruction."""
    if memory.type == type_:
        return memory.address
    if memory.address.startswith("@"):
        return f"addrspacecast ({memory.type} {memory.address} to {type_})"
    return None


def _chosen(instruction: Phi | Select, name: str, type_: str, text: Callable[[Value], str]) -> str:
    """A phi or a select of what `text` makes of the operands."""
    if isinstance(instruction, Select):
        sides = f"{type_} {text(instruction.true)}, {type_} {text(instruction.false)}"
        return f"  {name} = select i1 {_text(instruction.condition)}, {sides}"
    edges = ", ".join(f"[ {text(v)}, {local(label)} ]" for v, label in instruction.incoming)
    return f"  {name} = phi {type_} {edges}"


def _passes_on(value: ConstantExpr) -> bool:
    if value.opcode == "getelementptr":
        return all(isinstance(index, ConstantInt) for index in value.operands[1:])
    return value.opcode in ("addrspacecast", "bitcast") and isinstance(value.type, PointerType)


def _is_plain(value: Value) -> bool:
    return isinstance(value, Local | ConstantInt) and not _is_vector(value)


def _is_vector(value: Value) -> bool:
    return str(value.type).startswith("<")


def _text(value: Value) -> str:
    if isinstance(value, Local):
        return local(value.name)
    if isinstance(value, ConstantInt):
        return str(value.signed) if str(value.type) != "i1" else str(bool(value.bits)).lower()
    assert isinstance(value, Undef | Poison)
    return "undef" if isinstance(value, Undef) else "poison"


def _constant_offset(source: Type, indices: tuple[Value, ...]) -> int:
    """The bytes that constant indices of a `getelementptr` step over."""
    first, *others = indices
    assert isinstance(first, ConstantInt)
    total = first.signed * size_of(source)
    for index in others:
        assert isinstance(index, ConstantInt)
        if isinstance(source, StructType):
            total += field_offset(source, index.signed)
            source = source.fields[index.signed]
        else:
            assert isinstance(source, ArrayType)
            total += index.signed * size_of(source.element)
            source = source.element
    return total
