"""Module variables whose address is known at the launch only become values of the entry block.

    @table = external addrspace(4) global [64 x i8]
    define void @k(ptr %table) {
      %v = load float, ptr addrspace(4) getelementptr (i8, ptr addrspace(4) @table, i64 16)
    ->
    define void @k(ptr %table) {
      %rk.v0 = addrspacecast ptr %table to ptr addrspace(1)
      %rk.v1 = getelementptr i8, ptr addrspace(1) %rk.v0, i64 16
      %v = load float, ptr addrspace(1) %rk.v1

A constant expression over such an address becomes instructions of the entry block, which dominates
every use. The variables of the constant address space move to global memory with them: an array of
the caller's lies there.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.text_parts import closing, quote, symbols

_EXPRESSION = re.compile(
    r"(?<![\w.%@])(?P<name>getelementptr|ptrtoint|ptrtoaddr|inttoptr|bitcast|addrspacecast|trunc|"
    r"add|sub|xor)(?P<flags>(?: inbounds| nuw| nsw| nusw| inrange\([-\d, ]*\))*) ?\("
)
CONSTANT_SPACE = "addrspace(4)"
_GLOBAL_SPACE = "addrspace(1)"


@dataclass
class _Entry:
    """Instructions for the start of the function, each once."""

    lines: list[str] = field(default_factory=list)
    known: dict[str, str] = field(default_factory=dict)

    def value(self, instruction: str) -> str:
        if instruction not in self.known:
            name = self.known[instruction] = f"%rk.v{len(self.lines)}"
            self.lines.append(f"  {name} = {instruction}")
        return self.known[instruction]


def with_addresses(body: str, variables: Mapping[str, tuple[str, str]]) -> tuple[str, list[str]]:
    """The body of a function over values, and the instructions that define them.

    `variables` maps the name of each variable to its address space (`addrspace(1)`, or nothing)
    and to the value that is its address, a generic pointer.
    """
    used = symbols(body).intersection(variables)
    if not used:
        return body, []
    entry = _Entry()
    lines = [_expanded(line, used, entry) for line in body.split("\n")]
    body = "\n".join(lines)
    for name in sorted(used):
        space, value = variables[name]
        if space:
            value = entry.value(f"addrspacecast ptr {value} to ptr {space}")
        body = _replaced(body, name, value)
        entry.lines = [_replaced(line, name, value) for line in entry.lines]
    if symbols(body).intersection(used):
        raise Refusal("RK014", "a constant table holds the address of a module variable")
    # What an instruction uses comes before it; the casts of addresses came last.
    casts = [line for line in entry.lines if re.search(r"= addrspacecast ptr %(?!rk\.v)", line)]
    return body, [*casts, *(line for line in entry.lines if line not in casts)]


def _replaced(text: str, name: str, value: str) -> str:
    return re.sub(rf"{re.escape(quote(name))}(?![-\w$.])", lambda _: value, text)


def _expanded(line: str, used: set[str], entry: _Entry) -> str:
    """A line whose constant expressions over `used` are values of the entry block."""
    start = 0
    while match := _EXPRESSION.search(line, start):
        opening = match.end() - 1
        end = closing(line, opening) + 1
        if not symbols(line[opening:end]) & used:
            start = end
            continue
        inner = _expanded(line[opening + 1 : end - 1], used, entry)
        value = entry.value(f"{match['name']}{match['flags']} {inner}")
        line = line[: match.start()] + value + line[end:]
        start = match.start() + len(value)
    return line


def in_global_memory(text: str) -> str:
    """The module with its constants in global memory."""
    return text.replace(CONSTANT_SPACE, _GLOBAL_SPACE)
