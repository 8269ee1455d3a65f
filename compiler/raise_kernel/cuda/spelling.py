"""nvcc's spelling of launches, where clang has another one.

    kernel << < blocks, threads >> > (x);   ->   kernel <<<   blocks, threads >>>   (x);

nvcc reads the parts of a bracket as one even with spaces between them. clang gets the source mended
in place, under its own name and with every column as it was, through an overlay of its file system.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

# The brackets of a launch, spaced in one of its halves at least, and what it calls.
_LAUNCH = re.compile(r"<\s*<\s*<(?P<sizes>[^;{}]*?)>\s*>\s*>(?=\s*\()")


def mended(text: str) -> str:
    """The text with the brackets of launches in one piece."""

    def whole(match: re.Match[str]) -> str:
        before, after = match.start("sizes") - match.start(), match.end() - match.end("sizes")
        first, last = text[match.start() :][:before], match.group()[-after:]
        if "\n" in first + last:
            return match.group()
        return "<<<" + " " * (before - 3) + match.group("sizes") + ">>>" + " " * (after - 3)

    return _LAUNCH.sub(whole, text)


def overlay(source: str, folder: str) -> list[str]:
    """clang's options by which a source is read as it should be spelled; none where it is so."""
    text = Path(source).read_bytes().decode("latin-1")
    changed = mended(text)
    if changed == text:
        return []
    held, layers = Path(folder, "spelled"), Path(folder, "overlay.yaml")
    held.write_bytes(changed.encode("latin-1"))
    file = {"name": Path(source).name, "type": "file", "external-contents": str(held)}
    root = {"name": str(Path(source).absolute().parent), "type": "directory", "contents": [file]}
    described = {"version": 0, "use-external-names": False, "roots": [root]}
    layers.write_text(json.dumps(described))
    return ["-ivfsoverlay", str(layers)]
