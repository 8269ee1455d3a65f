"""Metadata, kept as text and read on demand: named nodes, tuples, and source positions.

A kernel with debug info has thousands of nodes that nobody asks for, so a node is only parsed when
it is looked at.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from raise_kernel.frontend.llvm_text.lexer import END, Cursor, unescape


@dataclass(frozen=True, slots=True)
class SourcePosition:
    """A line of a source file; `inlined_at` is the call through which it came, `function` its
    subprogram's name."""

    file: str
    line: int
    column: int
    function: str | None = None
    inlined_at: SourcePosition | None = None


class Metadata:
    """The metadata of one module. Nodes are named as in the text: "!12"."""

    def __init__(self) -> None:
        self._nodes: dict[str, str] = {}
        self._named: dict[str, list[str]] = {}
        self._fields: dict[str, tuple[str, dict[str, str]]] = {}
        self._positions: dict[str, SourcePosition | None] = {}

    def add(self, line: str) -> None:
        """Take one line `!x = ...`."""
        name, _, body = line.partition(" = ")
        if name[1:].isdigit():
            self._nodes[name] = body
        else:
            self._named[unescape(name[1:])] = split_operands(body)

    def named(self, name: str) -> list[str]:
        """The nodes of a named node (`!nvvm.annotations`), empty where there is none."""
        return self._named.get(name, [])

    def text(self, node: str) -> str:
        """The text of a node; of an inline node, itself."""
        return self._nodes.get(node, node)

    def operands(self, node: str) -> list[str]:
        """The operands of a tuple node, as text."""
        return split_operands(self.text(node))

    def fields(self, node: str) -> tuple[str, dict[str, str]]:
        """(`DILocation`, its fields as text) of a specialized node; ("", {}) of another."""
        if node not in self._fields:
            self._fields[node] = split_fields(self.text(node))
        return self._fields[node]

    def position(self, node: str | None) -> SourcePosition | None:
        """The source position that a `!dbg` node names; None for a missing or line-less one."""
        if node is None:
            return None
        if node not in self._positions:
            self._positions[node] = self._position(node)
        return self._positions[node]

    def _position(self, node: str) -> SourcePosition | None:
        kind, fields = self.fields(node)
        if kind not in ("DILocation", "DISubprogram"):
            return None
        scope = fields.get("scope") if kind == "DILocation" else node
        file, function = self._scope(scope)
        caller = self.position(fields.get("inlinedAt"))
        line = int(fields.get("line", 0))
        if file is None or line == 0:  # line 0 is what compilers make up
            return caller
        return SourcePosition(file, line, int(fields.get("column", 0)), function, caller)

    def _scope(self, scope: str | None) -> tuple[str | None, str | None]:
        """File and subprogram name of a scope: its own file, else the one of a scope around it."""
        file: str | None = None
        while scope is not None and scope != "null":
            kind, fields = self.fields(scope)
            if file is None and "file" in fields and fields["file"] != "null":
                _, file_fields = self.fields(fields["file"])
                file = _string(file_fields.get("filename"))
            if kind == "DISubprogram":
                return file, _string(fields.get("name"))
            scope = fields.get("scope")
        return file, None


# What commas may stand inside of; a large kernel has thousands of locations without.
_NESTING = re.compile(r"[][(){}<>\";]")


def split_operands(body: str) -> list[str]:
    """`!{!1, ptr @k, !"kernel"}` -> its operands as text."""
    start, end = body.find("{"), body.rfind("}")
    if start < 0 or end < 0:
        return []
    return _split_commas(body[start + 1 : end])


def split_fields(body: str) -> tuple[str, dict[str, str]]:
    """`distinct !DILocation(line: 3, scope: !4)` -> ("DILocation", {"line": "3", ...})."""
    head, paren, rest = body.partition("(")
    words = head.split()
    if not paren or not words or not words[-1].startswith("!"):
        return "", {}
    fields, inner = {}, rest[: rest.rfind(")")]
    for item in _split_commas(inner) if _NESTING.search(inner) else inner.split(","):
        key, colon, value = item.partition(":")
        if colon:
            fields[key.strip()] = value.strip()
    return words[-1][1:], fields


def _split_commas(text: str) -> list[str]:
    """Split at commas outside brackets and strings; the pieces' tokens are joined by spaces,
    except after a `!` that begins a string or tuple."""
    parts: list[str] = []
    current = ""
    depth = 0
    for token in Cursor(text).tokens:
        if token == END:
            break
        depth += (token in "([{<") - (token in ")]}>")
        if token == "," and depth == 0:
            parts.append(current)
            current = ""
        elif current and not current.endswith("!"):
            current += " " + token
        else:
            current += token
    return [*parts, current] if current else parts


def _string(token: str | None) -> str | None:
    if token is None or not token.startswith('"'):
        return None
    return unescape(token[1:-1])
