"""The part of a module that one kernel leads to, cut out of the text before LLVM reads it.

A program's module may have hundreds of kernels. What LLVM reads, and what is asked about a kernel,
is then a matter of that kernel's own code. Linkage, attributes and lines stay as they are.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from raise_kernel.frontend.text_parts import ModuleText, symbols

_NODE = re.compile(r"!(\d+)\b")
_NUMBERED = re.compile(r"!(\d+) = ")
_ANNOTATIONS = "!nvvm.annotations = "


def kernel_part(parts: ModuleText, kernel: str) -> ModuleText:
    """The functions, variables and metadata that `kernel` leads to, and what holds for all."""
    nodes = {match[1]: line for line in parts.metadata if (match := _NUMBERED.match(line))}
    named = [line for line in parts.metadata if _NUMBERED.match(line) is None]
    names: set[str] = {kernel}
    while True:
        names = parts.reachable(names, lambda _: True)
        metadata = _metadata(parts, named, nodes, names)
        more = symbols("\n".join(metadata)) - names
        if not more:
            break
        names |= more
    return ModuleText(
        head=parts.head,
        globals={n: line for n, line in parts.globals.items() if n in names},
        functions={n: function for n, function in parts.functions.items() if n in names},
        attributes=parts.attributes,
        metadata=metadata,
    )


def _metadata(
    parts: ModuleText, named: Iterable[str], nodes: dict[str, str], names: set[str]
) -> list[str]:
    """Named metadata, of annotations those of `names`, and the nodes that are reached."""
    kept = [_annotations(line, nodes, names) for line in named]
    texts = [parts.functions[n].text for n in names if n in parts.functions]
    texts += [parts.globals[n] for n in names if n in parts.globals]
    pending = [text for text in (*kept, *texts) if text]
    seen: set[str] = set()
    while pending:
        # A text in a string may look like a node that there is not.
        for number in (set(_NODE.findall(pending.pop())) & nodes.keys()) - seen:
            seen.add(number)
            pending.append(nodes[number])
    return [line for line in kept if line] + [nodes[n] for n in nodes if n in seen]


def _annotations(line: str, nodes: dict[str, str], names: set[str]) -> str:
    """A line of named metadata; annotations of what is not there go."""
    if not line.startswith(_ANNOTATIONS):
        return line
    kept = [f"!{n}" for n in _NODE.findall(line) if symbols(nodes[n]) <= names]
    return f"{_ANNOTATIONS}!{{{', '.join(kept)}}}" if kept else ""
