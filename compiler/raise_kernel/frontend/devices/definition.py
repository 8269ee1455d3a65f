"""A function body that is being written: an LLVM text builder for one declared function."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from raise_kernel.frontend.text_parts import quote

_VECTOR = re.compile(r"<(\d+) x ([^>]*)>\Z")


@dataclass(frozen=True)
class Declared:
    """A declaration: its name, and its types as LLVM text."""

    name: str
    result: str
    params: tuple[str, ...]


@dataclass
class Definition:
    """The lines of a body; `args` names the parameters, `callees` are declarations it needs."""

    declared: Declared
    lines: list[str] = field(default_factory=list)
    callees: set[str] = field(default_factory=set)

    @property
    def args(self) -> list[str]:
        return [f"%a{index}" for index in range(len(self.declared.params))]

    @property
    def text(self) -> str:
        declared = self.declared
        params = ", ".join(f"{t} %a{i}" for i, t in enumerate(declared.params))
        head = f"define internal {declared.result} {quote(declared.name)}({params}) alwaysinline {{"
        return "\n".join([head, *self.lines, "}"])

    def emit(self, instruction: str) -> str:
        """Appends an instruction and returns the name of its value."""
        name = f"%v{len(self.lines)}"
        self.lines.append(f"  {name} = {instruction}")
        return name

    def do(self, instruction: str) -> None:
        """Appends an instruction without a value."""
        self.lines.append(f"  {instruction}")

    def call(self, name: str, result: str, operands: Sequence[tuple[str, str]]) -> str:
        """A call of a function, which is declared; operands are (type, value)."""
        types = ", ".join(t for t, _ in operands)
        self.callees.add(f"declare {result} {quote(name)}({types})")
        values = ", ".join(f"{t} {v}" for t, v in operands)
        call = f"call {result} {quote(name)}({values})"
        if result != "void":
            return self.emit(call)
        self.do(call)
        return ""

    def ret(self, value: str = "") -> bool:
        """Ends the body."""
        self.do(f"ret {self.declared.result} {value}".rstrip())
        return True


def vector_parts(type_: str) -> tuple[int, str] | None:
    """`<4 x float>` -> (4, float); None for a scalar."""
    match = _VECTOR.match(type_)
    return (int(match.group(1)), match.group(2)) if match else None


def element_of(type_: str) -> str:
    """The type of an element of a vector; a scalar's is its own."""
    parts = vector_parts(type_)
    return parts[1] if parts else type_
