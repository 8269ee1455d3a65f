"""nvcc's spelling of launches, where clang has another one.

    kernel << < blocks, threads >> > (x);   ->   kernel <<<   blocks, threads >>>   (x);

nvcc reads the parts of a bracket as one even with spaces between them. clang gets the source mended
in place, under its own name and with every column as it was, through an overlay of its file system.

    vector<T>::convert<N>(x);   ->   vector<T>::template convert<N>(x);

nvcc takes the name for a template without the keyword, too. clang does not, and says where: it
gets the keyword there, and compiles again.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

# The brackets of a launch, spaced in one of its halves at least, and what it calls.
_LAUNCH = re.compile(r"<\s*<\s*<(?P<sizes>[^;{}]*?)>\s*>\s*>(?=\s*\()")

_KEYWORD = re.compile(
    r"^(.+?):(\d+):(\d+): error: missing 'template' keyword prior to dependent template name "
    r"'(\w+)'",
    re.MULTILINE,
)


def mended(text: str) -> str:
    """The text with the brackets of launches in one piece."""

    def whole(match: re.Match[str]) -> str:
        before, after = match.start("sizes") - match.start(), match.end() - match.end("sizes")
        first, last = text[match.start() :][:before], match.group()[-after:]
        if "\n" in first + last:
            return match.group()
        return "<<<" + " " * (before - 3) + match.group("sizes") + ">>>" + " " * (after - 3)

    return _LAUNCH.sub(whole, text)


def with_keywords(text: str, positions: Iterable[tuple[int, int, str]]) -> str:
    """The text with `template` before the names that clang says are templates: at a line, from a
    column on (both from one), after `::`, `.` or `->`."""
    lines = text.split("\n")
    for line, column, name in sorted(set(positions), reverse=True):
        if not 0 < line <= len(lines):
            continue
        found = re.compile(rf"(?:::|\.|->)\s*(?={name}\s*<)").search(
            lines[line - 1], max(column - 4, 0)
        )
        if found is not None:
            whole = lines[line - 1]
            lines[line - 1] = f"{whole[: found.end()]}template {whole[found.end() :]}"
    return "\n".join(lines)


@dataclass
class Spelling:
    """A source and what it includes, as clang is to read them; changed files lie in `folder`."""

    folder: str
    texts: dict[Path, str] = field(default_factory=dict)

    @classmethod
    def of(cls, source: str, folder: str) -> Spelling:
        made = cls(folder)
        text = _text(Path(source))
        if mended(text) != text:
            made.texts[Path(source).absolute()] = mended(text)
        return made

    def mend(self, errors: str) -> bool:
        """Mends what clang's errors tell; False if that is nothing new."""
        before = dict(self.texts)
        positions: dict[Path, list[tuple[int, int, str]]] = {}
        for path, line, column, name in _KEYWORD.findall(errors):
            file = Path(os.path.normpath(Path(path).absolute()))
            positions.setdefault(file, []).append((int(line), int(column), name))
        for file, found in positions.items():
            self.texts[file] = with_keywords(self.texts.get(file) or _text(file), found)
        return self.texts != before

    def options(self) -> list[str]:
        """clang's options by which it reads the texts; none where all are as they should be."""
        if not self.texts:
            return []
        roots = []
        for number, (path, text) in enumerate(self.texts.items()):
            held = Path(self.folder, f"spelled-{number}")
            held.write_bytes(text.encode("latin-1"))
            file = {"name": path.name, "type": "file", "external-contents": str(held)}
            roots.append({"name": str(path.parent), "type": "directory", "contents": [file]})
        layers = Path(self.folder, "overlay.yaml")
        described = {"version": 0, "use-external-names": False, "roots": roots}
        layers.write_text(json.dumps(described))
        return ["-ivfsoverlay", str(layers)]


def _text(path: Path) -> str:
    return path.read_bytes().decode("latin-1")
