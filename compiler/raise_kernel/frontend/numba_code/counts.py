"""Names of Numba functions that are the same at each compilation.

    @_ZN8__main__1fB2v7B4cw51E...  ->  @_ZN8__main__1fB2v1B4cw51E...

Numba counts the functions that a process compiles, and tags each name with the count; it counts
arrays in shared memory too. Here the counts of a module become 1, 2, ... in the order of the text:
a function that is compiled again has the same name and the same text, by which raised kernels are
cached and verified. Numba keeps the libraries of device functions in a set, whose order is that of
their addresses; `texts_of` puts them into one that is the same in each process.
"""

from __future__ import annotations

import re
from typing import Any

from raise_kernel.frontend.text_parts import rename_symbols

_SHARED = "_cudapy_smem_"
_COUNTED = re.compile(rf"\b(?:_Z[\w.$]+|{_SHARED}\d+\b)")
_LENGTH = re.compile(r"\d+")
_TAG = re.compile(r"B(\d+)v(\d+)")
_NUMBERS = re.compile(rf"(?<=v)\d+(?=B)|(?<=B)\d+(?=v)|(?<={_SHARED})\d+")
_LINKAGE_NAME = re.compile(r'(?<=linkageName: ")[^"\\]*(?=")')


def own_names(text: str) -> dict[str, str]:
    """The names in a module's text whose counts change, with what they become."""
    found: dict[str, str] = {}
    counts: dict[str, str] = {}
    arrays = 0
    for name in dict.fromkeys(_COUNTED.findall(text)):
        if name.startswith(_SHARED):
            arrays += 1
            found[name] = f"{_SHARED}{arrays}"
        elif tag := _count(name):
            count = counts.setdefault(tag[2], f"v{len(counts) + 1}")
            found[name] = f"{name[: tag.start()]}B{len(count)}{count}{name[tag.end() :]}"
    return found


def texts_of(library: Any) -> list[str]:
    """The modules of a library and of all that it links to. A caller comes before what it calls:
    the linker takes what is named already."""
    texts: dict[Any, str] = {}
    _add_texts(library, str(library._module), texts)
    return list(texts.values())


def _add_texts(library: Any, text: str, texts: dict[Any, str]) -> None:
    texts[library] = text
    callees = [each for each in library._linking_libraries if each not in texts and each.modules]
    for text, callee in sorted(((str(c._module), c) for c in callees), key=lambda p: _rank(p[0])):
        if callee not in texts:
            _add_texts(callee, text, texts)


def _rank(text: str) -> tuple[str, list[int]]:
    """Texts go by what they say, equal ones by their counts."""
    return _NUMBERS.sub("", text), [int(count) for count in _NUMBERS.findall(text)]


def with_names(text: str, names: dict[str, str]) -> str:
    """The module's text with other names for functions and variables."""
    text = rename_symbols(text, names)
    return _LINKAGE_NAME.sub(lambda match: names.get(match.group(), match.group()), text)


def _count(name: str) -> re.Match[str] | None:
    """The tag with the count in a mangled name: it follows the identifiers."""
    at = 3 if name.startswith("_ZN") else 2
    while length := _LENGTH.match(name, at):
        at = length.end() + int(length.group())
    tag = _TAG.match(name, at)
    return tag if tag and int(tag[1]) == len(tag[2]) + 1 else None
