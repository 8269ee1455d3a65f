"""A module for a GPU whose accesses are tested: what lies outside of its memory reads as zero, and
is not written.

    %v = load float, ptr %p                          [%p is %x + 4 * %i, x has 400 bytes]
    ->
    %unit = ashr i64 %at, 2                          [%at is 4 * %i]
    %in = icmp ult i64 %unit, 100
    %where = select i1 %in, i64 %unit, i64 0
    %q = getelementptr i32, ptr %x, i64 %where
    %w = load float, ptr %q
    %v = select i1 %in, float %w, float 0.0

A store and an atomic operation are guarded by a branch. An atomic operation outside gives the old
value zero; one that compares succeeds where it expects zero.

An access that LLVM proves inside stays as it is. For that the tests are first put in front of the
accesses as arguments of a function that is not known, and LLVM simplifies the module: it follows
the ranges of thread numbers, guards and loops. A test that became `true` in all its copies holds.

An access that is aligned to its size is tested in units of its size, which its offset is a multiple
of: LLVM finds the index again, of 32 bits if it was, and the address that another access has.

An offset from the start of a memory is frozen before it is tested, so that the test and the access
see one number, whatever happened on the way to it. Every access is tested against the memory that
its pointer comes from. Refuses (RK050) a kernel with an access of which that is not known.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.llvm_text import parse
from raise_kernel.frontend.llvm_text.instructions import (
    Call,
    CompareExchange,
    Instruction,
    Load,
    Phi,
)
from raise_kernel.frontend.llvm_text.metadata import Metadata
from raise_kernel.frontend.llvm_text.module import Block
from raise_kernel.frontend.llvm_text.types import VOID, PointerType
from raise_kernel.frontend.llvm_text.values import ConstantInt, Local, Null, Value
from raise_kernel.frontend.text_parts import Function, split_module
from raise_kernel.runtime.native.gpu.bounds.accesses import accesses, is_aligned, writes
from raise_kernel.runtime.native.gpu.bounds.layout import align_of
from raise_kernel.runtime.native.gpu.bounds.provenance import Provenance, Provenances, local

_PROBE = "rk.inside"
_PROBE_HEAD = (
    f"declare void @{_PROBE}(i32, i1) nounwind willreturn nofree nosync nocallback "
    "memory(inaccessiblemem: readwrite)"
)
_PROBED = re.compile(rf"call void @{re.escape(_PROBE)}\(i32 (\d+), i1 ([^)]*)\)")
_PROMISES = re.compile(r"\bgetelementptr (?:(?:inbounds|nusw|nuw) )+")
# What holds of a value that is loaded inside, and not of the first element, which stands for it.
_FACTS = re.compile(r", !(?:noundef|range|nonnull|align|dereferenceable(?:_or_null)?) !\w+")
_WEIGHTS = "!987660"
_ZERO = "zeroinitializer"
_LIKELY = f'{_WEIGHTS} = !{{!"branch_weights", i32 2000, i32 1}}'


@dataclass(frozen=True)
class Checked:
    """The text of a module, the source lines with tests, and how many accesses have one of all."""

    text: str
    lines: tuple[str, ...]
    tested: int
    accesses: int


@dataclass(frozen=True)
class _Access:
    """One pointer of an instruction that accesses memory, without provenance if it is null."""

    pointer: Value
    provenance: Provenance | None
    size: int
    aligned: bool = False

    @property
    def unit(self) -> int:
        """The bytes that its offset is counted in."""
        if not self.aligned or self.provenance is None or self.provenance.memory.size:
            return 1
        return self.size if self.provenance.memory.align >= self.size else 1

    @property
    def limit(self) -> int:
        """The number of offsets at which it is inside."""
        assert self.provenance is not None
        return max(0, self.provenance.memory.nbytes - self.size + 1)

    @property
    def is_inside(self) -> bool | None:
        """Whether it is, where that takes no proof."""
        if self.provenance is None:
            return False
        if not self.limit:
            return False
        if re.fullmatch(r"-?\d+", self.provenance.offset):
            return 0 <= int(self.provenance.offset) < self.limit
        return None


def checked(
    text: str,
    kernel: str,
    arrays: Mapping[str, int],
    shared_bytes: int,
    simplified: Callable[[str], str],
    writes_only: bool = False,
) -> Checked:
    """A module whose kernel's accesses are tested where they are not proved inside.

    `arrays` are the sizes of what the kernel's parameters point to; `simplified` gives a module
    after LLVM's simplification. `writes_only`: loads are not tested, nor what is not known to be
    based on one memory, so nothing is refused.
    """
    return _Kernel(text, kernel, arrays, shared_bytes, writes_only).tested(simplified)


class _Kernel:
    def __init__(
        self,
        text: str,
        kernel: str,
        arrays: Mapping[str, int],
        shared_bytes: int,
        writes_only: bool,
    ) -> None:
        module = parse(text)
        function = module.functions[kernel]
        self._text, self._name, self._function = text, kernel, function
        self._metadata: Metadata = module.metadata
        self._provenances = Provenances(module, function, arrays, shared_bytes)
        self._accesses: dict[Instruction, list[_Access]] = {}
        self._count = 0
        for instruction in function.instructions():
            try:
                aligned = is_aligned(instruction)
                named = accesses(instruction, self._provenances)
                found = [self._access(pointer, size, aligned) for pointer, size in named]
            except Refusal as refusal:
                if writes_only:
                    continue
                line = self._line(instruction)
                raise replace(refusal, line=refusal.line or line) from None
            self._count += bool(found)
            if found and (not writes_only or writes(instruction)):
                self._accesses[instruction] = found

    def _access(self, pointer: Value, size: int, aligned: bool) -> _Access:
        if self._provenances.is_unknown(pointer):
            raise Refusal("RK050", "an address comes from memory, or from a number")
        access = _Access(pointer, self._provenances.of(pointer), size, aligned)
        if access.provenance is not None and access.provenance.memory.size and not access.limit:
            raise Refusal("RK050", "an address is of one array or another, one of them too small")
        return access

    def _line(self, instruction: Instruction) -> str | None:
        position = self._metadata.position(instruction.debug)
        return f"{position.file}:{position.line}:{position.column}" if position else None

    def tested(self, simplified: Callable[[str], str]) -> Checked:
        open_ = [i for i, found in self._accesses.items() if any(not a.is_inside for a in found)]
        asked = [i for i in open_ if any(a.is_inside is None for a in self._accesses[i])]
        if asked:
            proved = self._proved(asked, simplified)
            open_ = [i for i in open_ if i not in proved]
        lines = dict.fromkeys(line for i in open_ if (line := self._line(i)))
        text = _Writer(self, open_).text() if open_ else self._text
        return Checked(text, tuple(lines), len(open_), self._count)

    def _proved(
        self, asked: list[Instruction], simplified: Callable[[str], str]
    ) -> set[Instruction]:
        """The instructions whose accesses LLVM finds inside."""
        numbers = {instruction: number for number, instruction in enumerate(asked)}

        def lines(instruction: Instruction) -> list[str]:
            number = numbers.get(instruction)
            made = []
            if number is not None:
                for k, access in enumerate(self._accesses[instruction]):
                    name = f"%rk.test{number}.{k}"
                    made += _test(name, access)
                    made.append(f"  call void @{_PROBE}(i32 {number}, i1 {name})")
            return [*made, instruction.text, *self._provenances.lines.get(instruction, [])]

        text = _PROMISES.sub("getelementptr ", self.with_body(lines, _PROBE_HEAD))
        held = dict.fromkeys(range(len(asked)), True)
        for number, value in _PROBED.findall(simplified(text)):
            held[int(number)] &= value == "true"
        return {instruction for instruction, number in numbers.items() if held[number]}

    def with_body(
        self,
        lines: Callable[[Instruction], list[str]],
        *declared: str,
        labels: Mapping[str, str] | None = None,
    ) -> str:
        """The module with other lines for each instruction of the kernel; the blocks of `labels`
        end in blocks of these labels."""
        parts = split_module(self._text)
        function = parts.functions[self._name]
        instructions = iter(self._function.instructions())
        made: list[str] = []
        rest = function.body.split("\n")
        while rest:
            line = rest.pop(0)
            if not line.startswith("  ") or line.lstrip().startswith(("#dbg_", ";")):
                made.append(line)
                continue
            instruction = next(instructions)
            for _ in range(instruction.text.count("\n")):
                rest.pop(0)
            new = lines(instruction)
            made += _with_labels(new, labels) if isinstance(instruction, Phi) and labels else new
        parts.functions[self._name] = Function(self._name, function.head, "\n".join(made))
        return "".join(f"{line}\n" for line in [str(parts).rstrip("\n"), *declared])

    def accesses_of(self, instruction: Instruction) -> list[_Access]:
        return self._accesses[instruction]

    @property
    def provenances(self) -> Provenances:
        return self._provenances

    @property
    def blocks(self) -> list[Block]:
        return self._function.blocks


def _test(name: str, access: _Access) -> list[str]:
    if access.provenance is None:
        return [f"  {name} = icmp ne i64 0, 0"]
    return _below(name, access, access.provenance.offset)


def _below(name: str, access: _Access, offset: str) -> list[str]:
    """The test of an offset."""
    assert access.provenance is not None
    size = access.provenance.memory.size
    if not size:
        return [f"  {name} = icmp ult i64 {offset}, {access.limit}"]
    # No memory that it may be is smaller than the access.
    return [
        f"  {name}.limit = sub nuw i64 {size}, {access.size - 1}",
        f"  {name} = icmp ult i64 {offset}, {name}.limit",
    ]


def _with_labels(lines: list[str], labels: Mapping[str, str]) -> list[str]:
    """The lines of phis, whose edges come from the ends of their blocks."""

    def renamed(match: re.Match[str]) -> str:
        return f", {labels.get(match.group(1), match.group(1))} ]"

    return [re.sub(r', (%(?:"[^"]*"|[-\w$.]+)) \]', renamed, line) for line in lines]


@dataclass
class _Writer:
    """The module with tests of the accesses of some instructions."""

    kernel: _Kernel
    open: list[Instruction]
    _numbers: dict[Instruction, int] = field(default_factory=dict)
    _label: dict[Instruction, str] = field(default_factory=dict)

    def text(self) -> str:
        self._numbers = {instruction: number for number, instruction in enumerate(self.open)}
        labels: dict[str, str] = {}
        for block in self.kernel.blocks:
            label = local(block.label)
            for instruction in block.instructions:
                if instruction in self._numbers:
                    self._label[instruction] = labels.get(label, label)
                    if not self._is_selected(instruction):
                        labels[label] = f"%rk.end{self._numbers[instruction]}"
        return self.kernel.with_body(self._lines, _LIKELY, labels=labels)

    def _is_selected(self, instruction: Instruction) -> bool:
        """Whether the first element may be read in its stead: a load that is one among others, of
        a memory that has such an element."""
        access, *others = self.kernel.accesses_of(instruction)
        if others or access.provenance is None or not access.limit:
            return False
        if not isinstance(access.pointer, Local):
            return False
        memory = access.provenance.memory
        if isinstance(instruction, Load):
            special = instruction.volatile or instruction.ordering is not None
            return not special and (instruction.align or align_of(instruction.type)) <= memory.align
        return isinstance(instruction, Call) and instruction.type != VOID

    def _lines(self, instruction: Instruction) -> list[str]:
        after = self.kernel.provenances.lines.get(instruction, [])
        number = self._numbers.get(instruction)
        if number is None:
            return [instruction.text, *after]
        selected = self._is_selected(instruction)
        made = self._selected if selected else self._branched
        return [*made(instruction, number), *after]

    def _selected(self, instruction: Instruction, number: int) -> list[str]:
        (access,) = self.kernel.accesses_of(instruction)
        assert access.provenance is not None
        assert instruction.name is not None
        name = f"%rk.{number}"
        type_, result = instruction.type, local(instruction.name)
        return [
            *self._inside(access, name),
            f"  {name}.where = select i1 {name}.in, i64 {name}.at, i64 0",
            *_pointer(access, name, f"{name}.where"),
            _FACTS.sub("", self._moved(instruction, [(access, name)], f"{name}.value")),
            f"  {result} = select i1 {name}.in, {type_} {name}.value, {type_} {_ZERO}",
        ]

    def _branched(self, instruction: Instruction, number: int) -> list[str]:
        found = self.kernel.accesses_of(instruction)
        named = [(access, f"%rk.{number}.{k}") for k, access in enumerate(found)]
        before: list[str] = []
        inside: list[str] = []
        if isinstance(instruction, CompareExchange):
            before += _exchange_outside(instruction, f"%rk.{number}")
        for access, name in named:
            before += self._inside(access, name)
            if access.provenance is not None:
                inside += _pointer(access, name, f"{name}.at")
        condition = f"{named[0][1]}.in"
        for _, name in named[1:]:
            before.append(f"  {name}.all = and i1 {condition}, {name}.in")
            condition = f"{name}.all"
        do, end = f"rk.do{number}", f"rk.end{number}"
        value = f"%rk.{number}.value"
        lines = [
            *before,
            f"  br i1 {condition}, label %{do}, label %{end}, !prof {_WEIGHTS}",
            f"{do}:",
            *inside,
            self._moved(instruction, named, value),
            f"  br label %{end}",
            f"{end}:",
        ]
        if instruction.name is None:
            return lines
        return [*lines, self._outcome(instruction, value, do, number)]

    def _outcome(self, instruction: Instruction, value: str, do: str, number: int) -> str:
        """The result after the branch: of a memory that holds zero, outside."""
        assert instruction.name is not None
        none = f"%rk.{number}.none" if isinstance(instruction, CompareExchange) else _ZERO
        edges = f"[ {none}, {self._label[instruction]} ], [ {value}, %{do} ]"
        return f"  {local(instruction.name)} = phi {instruction.type} {edges}"

    def _inside(self, access: _Access, name: str) -> list[str]:
        if access.provenance is None:
            return [f"  {name}.in = icmp ne i64 0, 0"]
        offset, unit = access.provenance.offset, access.unit
        if unit == 1:
            lines = [f"  {name}.at = freeze i64 {offset}"]
            return [*lines, *_below(f"{name}.in", access, f"{name}.at")]
        return [
            f"  {name}.bytes = freeze i64 {offset}",
            f"  {name}.at = ashr i64 {name}.bytes, {unit.bit_length() - 1}",
            f"  {name}.in = icmp ult i64 {name}.at, {(access.limit - 1) // unit + 1}",
        ]

    def _moved(self, instruction: Instruction, named: list[tuple[_Access, str]], value: str) -> str:
        """The instruction through pointers that were tested, and with another result."""
        text = instruction.text
        if instruction.name is not None:
            text = f"  {value} = {text.split(' = ', 1)[1]}"
        for access, name in named:
            if access.provenance is not None and isinstance(access.pointer, Local):
                old = re.escape(local(access.pointer.name))
                text = re.sub(rf"{old}(?![-\w$.])", f"{name}.to", text)
        return text


def _exchange_outside(instruction: CompareExchange, name: str) -> list[str]:
    """What a compare-and-swap gives where there is a zero: whether that was expected."""
    expected, type_ = instruction.expected, instruction.expected.type
    if isinstance(expected, Local):
        text = local(expected.name)
    elif isinstance(expected, ConstantInt):
        text = str(expected.signed)
    elif isinstance(expected, Null):
        text = "null"
    else:
        raise Refusal("RK050", "a compare-and-swap expects a constant that is no number")
    zero = "null" if isinstance(type_, PointerType) else "0"
    return [
        f"  {name}.met = icmp eq {type_} {text}, {zero}",
        f"  {name}.none = insertvalue {instruction.type} {_ZERO}, i1 {name}.met, 1",
    ]


def _pointer(access: _Access, name: str, where: str) -> list[str]:
    """The lines that make a pointer of an offset in the access's units."""
    assert access.provenance is not None
    memory = access.provenance.memory
    type_, step = str(access.pointer.type), f"getelementptr i{8 * access.unit},"
    if type_ == memory.type:
        return [f"  {name}.to = {step} {type_} {memory.address}, i64 {where}"]
    return [
        f"  {name}.start = {step} {memory.type} {memory.address}, i64 {where}",
        f"  {name}.to = addrspacecast {memory.type} {name}.start to {type_}",
    ]
