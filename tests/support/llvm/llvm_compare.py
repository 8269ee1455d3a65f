"""Compares two LLVM modules function by function, up to names and facts that import drops."""

from __future__ import annotations

import re
from collections.abc import Iterator

import llvmlite.binding as llvm

_DROPPED = re.compile(r"@llvm\.(lifetime|dbg|experimental\.noalias)|^\s*(;|#dbg_|uselistorder)")
_METADATA = re.compile(r", ![\w.]+ !(\d+|\{[^}]*\})")
_ATTRIBUTE = re.compile(
    r"\b(noundef|nonnull|noalias|nocapture|readonly|writeonly|readnone|zeroext|signext|immarg"
    r"|returned|nofree|dead_on_unwind|writable|align \d+|dereferenceable\(\d+\)"
    r"|(range|captures|nofpclass|initializes)\((?:[^()]|\([^()]*\))*\)) "
)
_LOCAL = re.compile(r'%("[^"]*"|[-\w.$]+)')
_LABEL = re.compile(r'^("[^"]*"|[-\w.$]+):')
_DEFINED = re.compile(r'^ *%("[^"]*"|[-\w.$]+) = ')
_FLAGS_OF_PHI = re.compile(r"= phi (?:(?:nnan|ninf|nsz|arcp|contract|afn|reassoc|fast) )+")
_INCOMING = re.compile(r"\[ [^\[\]]*? \]")


def function_bodies(text: str) -> dict[str, list[str]]:
    """Function name -> its lines, normalized; `text` is parsed and printed by LLVM first."""
    module = llvm.parse_assembly(text)
    module.verify()
    printed = str(module)
    structs = _struct_bodies(printed)
    bodies: dict[str, list[str]] = {}
    lines = iter(printed.splitlines())
    for line in lines:
        if line.startswith("define "):
            name = re.search(r'@("[^"]*"|[-\w.$]+)\(', line)
            assert name is not None
            bodies[name[1].strip('"')] = _Normalizer(structs).body(line, lines)
    return bodies


def _struct_bodies(printed: str) -> dict[str, str]:
    """Identified struct -> its body, the structs inside it spelled out."""
    found = dict(re.findall(r'^(%(?:"[^"]*"|\S+)) = type (.*)$', printed, re.MULTILINE))
    for _ in found:
        known = dict(found)
        found = {n: _LOCAL.sub(lambda m, k=known: k.get(m[0], m[0]), b) for n, b in found.items()}
    return found


class _Normalizer:
    def __init__(self, structs: dict[str, str]) -> None:
        self._structs = structs
        self._names: dict[str, str] = {}

    def body(self, head: str, lines: Iterator[str]) -> list[str]:
        params = _LOCAL.findall(_ATTRIBUTE.sub("", head[: head.rindex(")")]))
        for name in params:
            if "%" + name not in self._structs:
                self._rename(name)
        result: list[str] = []
        statements = list(_statements(lines))
        entry = str(sum(p.isdigit() for p in params))
        if not _LABEL.match(statements[0]):
            result.append(f"label {self._rename(entry)}")
        # Names count definitions: what a phi takes from later on may stand in either order.
        for line in statements:
            defined = _LABEL.match(line) or _DEFINED.match(line)
            if defined and not _DROPPED.search(line):
                self._rename(defined[1])
        for line in statements:
            if not _DROPPED.search(line):
                result.append(self._line(line))
        return result

    def _rename(self, name: str) -> str:
        return self._names.setdefault(name, f"%{len(self._names)}")

    def _replace(self, match: re.Match[str]) -> str:
        return self._structs.get(match[0]) or self._rename(match[1])

    def _line(self, line: str) -> str:
        label = _LABEL.match(line)
        if label:
            return f"label {self._rename(label[1])}"
        line = re.sub(r" *;.*", "", line) if '"' not in line else line
        line = _METADATA.sub("", line)
        line = re.sub(r"\b(tail|musttail|notail) call", "call", line)
        if " call " in line:
            line = _ATTRIBUTE.sub("", re.sub(r"( #\d+)?( \[ \".*\])?$", "", line))
            line = re.sub(r"\bcall (\w+_?cc|ptx_device) ", "call ", line)
        line = re.sub(r"icmp samesign ", "icmp ", _FLAGS_OF_PHI.sub("= phi ", line))
        line = _LOCAL.sub(self._replace, line)
        if "getelementptr" in line:  # the width of a constant index is no matter
            line = re.sub(r"\bi64 (-?\d+)\b", r"i32 \1", line)
        if " = phi " in line:
            head = line[: line.index("[")]
            line = head + ", ".join(sorted(_INCOMING.findall(line)))
        return " ".join(line.replace("{ ", "{").replace(" }", "}").split())


def _statements(lines: Iterator[str]) -> Iterator[str]:
    """The lines of a body, a switch joined into one."""
    pending = ""
    for line in lines:
        if line == "}":
            return
        if not line.strip():
            continue
        pending += line
        if line.rstrip().endswith("[") or (pending != line and not line.startswith("  ]")):
            pending += " "
            continue
        yield pending
        pending = ""
