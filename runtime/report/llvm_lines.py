"""Line tables for LLVM IR that has none: its own lines are then the source.

store float %1, ptr %2   ->   store float %1, ptr %2, !dbg !9   (its line of the text)
"""

from __future__ import annotations

import re
from dataclasses import replace

from raise_kernel.frontend.module import LLVMModule

_NODE = re.compile(r"^!(\d+) = ", re.MULTILINE)
_DEFINITION = re.compile(r"^define .*\{$")
# A statement of these goes on in the next lines, up to one that begins with `]`.
_OPEN = re.compile(r"\[$")
_NO_STATEMENT = re.compile(r"^\s*(;.*)?$|^[^\s].*:\s*(;.*)?$|^\s*#dbg_")


def has_lines(text: str) -> bool:
    """Whether LLVM text has line tables."""
    return "!dbg" in text


def with_lines(text: str, name: str) -> str:
    """The text, each statement of which says its own line of `text` in a file of this name."""
    number = max(map(int, _NODE.findall(text)), default=-1) + 1
    unit, file, kind = number, number + 1, number + 2
    nodes = [
        f"!{unit} = distinct !DICompileUnit(language: DW_LANG_C, file: !{file}, "
        "emissionKind: LineTablesOnly)",
        f'!{file} = !DIFile(filename: "{_escaped(name)}", directory: "")',
        f"!{kind} = !DISubroutineType(types: !{{}})",
    ]
    next_node = number + 3
    lines = text.split("\n")
    scope: int | None = None
    for index, line in enumerate(lines):
        if _DEFINITION.match(line):
            scope, next_node = next_node, next_node + 1
            nodes.append(
                f'!{scope} = distinct !DISubprogram(name: "kernel", file: !{file}, '
                f"line: {index + 1}, type: !{kind}, spFlags: DISPFlagDefinition, unit: !{unit})"
            )
            lines[index] = f"{line[:-1]}!dbg !{scope} {{"
        elif line == "}":
            scope = None
        elif scope is not None and not _NO_STATEMENT.match(line) and not _continues(lines, index):
            nodes.append(
                f"!{next_node} = !DILocation(line: {index + 1}, column: 1, scope: !{scope})"
            )
            lines[index] = f"{_before_comment(line)}, !dbg !{next_node}"
            next_node += 1
    version = f"!{next_node}"
    nodes.append(f'{version} = !{{i32 2, !"Debug Info Version", i32 3}}')
    named = [f"!llvm.dbg.cu = !{{!{unit}}}", f"!llvm.module.flags = !{{{version}}}"]
    return "\n".join([*lines, *named, *nodes, ""])


def module_with_lines(module: LLVMModule) -> LLVMModule:
    """The module, whose own text is its source where it has no line tables."""
    if has_lines(module.text):
        return module
    parsed = LLVMModule.parse(with_lines(module.text, module.source), module.source)
    return replace(parsed, numba=module.numba)


def _continues(lines: list[str], index: int) -> bool:
    """Whether the statement of a line goes on in the next one."""
    line = lines[index]
    if _OPEN.search(line):
        return True
    # Inside of the brackets of a switch.
    return re.match(r"^\s+(i\d+ -?\d+, label %.*)$", line) is not None


def _before_comment(line: str) -> str:
    return line.rstrip()


def _escaped(name: str) -> str:
    """A name in quotes of LLVM text."""
    return "".join(
        c
        if c.isascii() and c.isprintable() and c not in '"\\'
        else "".join(f"\\{byte:02X}" for byte in c.encode())
        for c in name
    )
