"""Line tables: messages need them, so kernels are compiled with them. A program that has not asked
for them (`lineinfo=True`, `debug=True`) is shown LLVM IR and PTX without, as numba-cuda's own.
"""

from __future__ import annotations

import re

_ATTACHED = re.compile(r",? !dbg !\d+|^!llvm\.dbg\.cu = .*\n?", re.MULTILINE)
_NODE = re.compile(r"^!(\d+) = .*\n?", re.MULTILINE)
_REFERENCE = re.compile(r"!(\d+)\b")


def without_line_tables(text: str) -> str:
    """A module's text without positions, nor what only they refer to."""
    text = _ATTACHED.sub("", text)
    nodes = {match[1]: match[0].partition("=")[2] for match in _NODE.finditer(text)}
    found = {*_REFERENCE.findall(_NODE.sub("", text))}
    new = found
    while new:
        new = {name for node in new for name in _REFERENCE.findall(nodes.get(node, ""))} - found
        found |= new
    return _NODE.sub(lambda match: match[0] if match[1] in found else "", text)
