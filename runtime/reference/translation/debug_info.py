"""Source lines of `!dbg` attachments, read from a module's metadata text."""

from __future__ import annotations

import re

_NODE = re.compile(r"(!\d+) = (?:distinct )?!(\w+)\((.*)\)\s*$")
_LINE = re.compile(r"\bline: (\d+)")
_COLUMN = re.compile(r"\bcolumn: (\d+)")
_SCOPE = re.compile(r"\bscope: (!\d+)")
_FILE = re.compile(r"\bfile: (!\d+)")
_CALLER = re.compile(r"\binlinedAt: (!\d+)")
# Headers of this project and of clang stand for their callers.
_HEADER = re.compile(r"(?:^|/)(?:rk_|__clang_)[\w.]*$")
_NAME = re.compile(r'\bfilename: "([^"]*)"')


class DebugInfo:
    """`location("!12")` -> "file.cu:7:3" of the innermost (inlined) source position."""

    def __init__(self, metadata: list[str]):
        self._nodes: dict[str, tuple[str, str]] = {}
        for line in metadata:
            match = _NODE.match(line)
            if match:
                self._nodes[match.group(1)] = (match.group(2), match.group(3))

    def location(self, node: str | None) -> str | None:
        kind, body = self._nodes.get(node or "", ("", ""))
        if kind != "DILocation":
            return None
        line, column, scope = _LINE.search(body), _COLUMN.search(body), _SCOPE.search(body)
        if line is None or scope is None:
            return None
        file = self._file(scope.group(1))
        caller = _CALLER.search(body)
        if caller is not None and _HEADER.search(file):
            return self.location(caller.group(1))
        return f"{file}:{line.group(1)}:{column.group(1) if column else 0}"

    def _file(self, scope: str) -> str:
        for _ in range(100):  # scopes nest; a damaged module could make a ring of them
            kind, body = self._nodes.get(scope, ("", ""))
            if kind == "DIFile":
                name = _NAME.search(body)
                return name.group(1) if name else "?"
            following = _FILE.search(body) or _SCOPE.search(body)
            if following is None:
                return "?"
            scope = following.group(1)
        return "?"
