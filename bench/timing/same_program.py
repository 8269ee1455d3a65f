"""Are two compiled programs the same one? Asked of their optimized HLO.

A module is hashed by what it computes: instructions by opcode, shape, operands and attributes, and
called computations by their own hashes, fusions with their operands put in. Names, metadata, the
order in which instructions or a fusion's operands are listed and the two sides of a commutative
operation do not count, nor does whether a number such as the start of a slice has 32 or 64 bits,
nor the precision that a product of doubles asks for: there is but one.
Constants that XLA's printer elides (`{...}`) count as equal: their values do not change what runs.
The time of one over the time of the other is then noise.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

COMMUTATIVE = {"add", "multiply", "maximum", "minimum", "and", "or", "xor"}
_COMPUTATION = re.compile(r"^(ENTRY )?%?([\w.\-]+) .*\{$")
_INSTRUCTION = re.compile(r"^\s+(ROOT )?%([\w.\-]+) = (.*)$")
_OPCODE = re.compile(r" ([a-z][a-z0-9\-]*)\(([^)]*)\)")
# A constant integer by itself: what an array of it would be shows in what uses it.
_INTEGER = re.compile(r"^[su](?:32|64)\[\](?= constant)")
_NAME = re.compile(r"%([\w.\-]+)")
_PRECISION = re.compile(r", operand_precision=\{[^{}]*\}")
_METADATA = re.compile(
    r', metadata=\{(?:[^{}"]|"[^"]*"|\{[^{}]*\})*\}|, frontend_attributes=\{[^{}]*\}'
)


def same_program(first: str, second: str) -> bool:
    """Do two optimized HLO modules run the same instructions on the same operands?"""
    return fingerprint(first) == fingerprint(second)


def fingerprint(text: str) -> str:
    """A hash of what a module's entry computes."""
    module, entry = _parse(text)
    # The first line: the module's name, then layouts and what is written in place.
    return _hash(_computation(entry, None, module), text.split("\n", 1)[0].partition(",")[2])


@dataclass(frozen=True)
class _Instruction:
    name: str
    text: str
    opcode: str
    operands: str
    root: bool


_Module = Mapping[str, Sequence[_Instruction]]


def _parse(text: str) -> tuple[_Module, str]:
    """The computations by name, and which is the entry."""
    module: dict[str, list[_Instruction]] = {}
    entry, lines = "", list[_Instruction]()
    for line in _METADATA.sub("", text).splitlines():
        started, found = _COMPUTATION.match(line), _INSTRUCTION.match(line)
        if started:
            lines = module.setdefault(started[2], [])
            entry = started[2] if started[1] else entry
        elif found and (opcode := _OPCODE.search(" " + found[3])):
            root = bool(found[1])
            lines.append(_Instruction(found[2], found[3], opcode[1], opcode[2], root))
    return module, entry


def _computation(name: str, arguments: Sequence[str] | None, module: _Module) -> str:
    """The hash of a computation's root, on these arguments or on any."""
    hashes: dict[str, str] = {}
    root = ""
    for instruction in module[name]:
        if instruction.opcode == "parameter" and arguments is not None:
            made = arguments[int(instruction.operands)]
        elif instruction.opcode == "fusion":
            made = _fusion(instruction, hashes, module)
        else:
            made = _instruction(instruction, hashes, module)
        hashes[instruction.name] = made
        root = made if instruction.root else root
    return root


def _fusion(instruction: _Instruction, hashes: Mapping[str, str], module: _Module) -> str:
    """What it computes of its operands, and that it is one."""
    operands = [hashes[name] for name in _NAME.findall(instruction.operands)]
    called = instruction.text[instruction.text.index("calls=") :]
    found = _NAME.search(called)
    assert found is not None, instruction.text
    kind = re.findall(r"kind=\w+", called)
    return _hash("fusion", *kind, _computation(found[1], operands, module))


def _instruction(instruction: _Instruction, hashes: Mapping[str, str], module: _Module) -> str:
    operands: list[str] = []

    def replaced(match: re.Match[str]) -> str:
        name = match[1]
        if name in hashes:
            operands.append(hashes[name])
            return "%"
        return _computation(name, None, module) if name in module else "%?"

    text = _INTEGER.sub("integer", instruction.text)
    if text.startswith(("f64[", "c128[")):
        text = _PRECISION.sub("", text)
    shape = _NAME.sub(replaced, text)
    if instruction.opcode in COMMUTATIVE:
        operands.sort()
    return _hash(shape, *operands)


def _hash(*parts: str) -> str:
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()
