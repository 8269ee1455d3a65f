"""The kernel's source files, as far as its line tables name them and they can be read."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.input_file import CUDA_SUFFIXES, read_text
from raise_kernel.frontend.llvm_text.lexer import unescape
from raise_kernel.frontend.source_texts import source_text

# A file with more lines is shown around the lines that matter.
MOST_LINES = 600
AROUND = 30

Language = Literal["cuda", "python", "llvm"]

_LOCATION = re.compile(r"(.*):(\d+):(\d+)\Z", re.DOTALL)
_SUBSCRIPTED = re.compile(r"[A-Za-z_][\w.]*(?:->\w+)*\[")
_FILE = re.compile(r'!DIFile\(filename: "([^"]*)"(?:, directory: "([^"]*)")?')


@dataclass(frozen=True)
class SourceFile:
    """Lines of a file, from line `first` on. `name` is as in the line tables."""

    name: str
    language: Language
    lines: tuple[str, ...]
    first: int = 1
    total: int = 0


def parsed_location(location: str) -> tuple[str, int, int] | None:
    """File, line and column of "file.cu:12:5"."""
    match = _LOCATION.match(location)
    return (match[1], int(match[2]), int(match[3])) if match else None


def source_files(llvm: str, locations: Iterable[str | None]) -> tuple[SourceFile, ...]:
    """The files that `locations` are in, the one with most of them first.

    `llvm` is the text whose line tables name the files.
    """
    lines: dict[str, set[int]] = {}
    for location in locations:
        found = parsed_location(location) if location else None
        if found is not None:
            lines.setdefault(found[0], set()).add(found[1])
    folders = {unescape(name): unescape(folder or "") for name, folder in _FILE.findall(llvm)}
    ordered = sorted(lines, key=lambda name: -len(lines[name]))
    files = (_file(name, folders.get(name, ""), lines[name]) for name in ordered)
    return tuple(file for file in files if file is not None)


def whole_file(name: str) -> SourceFile | None:
    """A file that is shown without line tables; None where it cannot be read as text."""
    text = _read(name, "")
    return None if text is None else part_of(name, text, ())


def part_of(name: str, text: str, lines: Iterable[int]) -> SourceFile:
    """The file, or what is around these lines where it is long."""
    whole = text.split("\n")
    if whole and not whole[-1]:
        whole.pop()
    total, wanted = len(whole), [n for n in lines if 0 < n <= len(whole)]
    first, last = 1, total
    if total > MOST_LINES:
        first = max(1, min(wanted, default=1) - AROUND)
        last = min(total, max(wanted, default=0) + AROUND, first + 4 * MOST_LINES)
    return SourceFile(name, _language(name), tuple(whole[first - 1 : last]), first, total)


def expression_at(sources: Iterable[SourceFile], location: str | None) -> str:
    """The subscripted expression that stands at a location, `x[i % 7]`; "" where there is none."""
    parsed = parsed_location(location) if location else None
    for file in sources:
        if parsed is None or file.name != parsed[0]:
            continue
        index = parsed[1] - file.first
        if 0 <= index < len(file.lines):
            return _subscripted(file.lines[index], parsed[2] - 1)
    return ""


def _subscripted(line: str, column: int) -> str:
    """A name with its brackets, from this column on."""
    match = _SUBSCRIPTED.match(line, max(0, column))
    if match is None:
        return ""
    depth = 0
    for position in range(match.end() - 1, len(line)):
        depth += (line[position] == "[") - (line[position] == "]")
        if depth == 0:
            return line[match.start() : position + 1]
    return ""


def _file(name: str, folder: str, lines: set[int]) -> SourceFile | None:
    text = source_text(folder) or _read(name, folder)
    return None if text is None else part_of(name, text, lines)


def _read(name: str, folder: str) -> str | None:
    """The text of a file as its name stands, or in its folder; None where it cannot be read."""
    for path in dict.fromkeys((name, os.path.join(folder, name))):
        if not os.path.isfile(path):
            continue
        try:
            return read_text(path)
        except Refusal:
            continue
    return None


def _language(name: str) -> Language:
    if name.endswith(".py"):
        return "python"
    is_c = name.lower().endswith((*CUDA_SUFFIXES, ".h", ".hpp", ".cpp", ".c", ".hip", ".cl"))
    return "cuda" if is_c else "llvm"
