"""LLVM types as text: cutting them out of an instruction, and their sizes on this CPU.

The data layout that matters is the host's: 64-bit pointers, natural alignment. It agrees with
NVPTX's on every type a CUDA kernel stores (i128 aside, which both align to 16 bytes).
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from raise_kernel.frontend.text_parts import closing

_SCALAR = re.compile(r"i\d+|half|bfloat|float|double|fp128|ptr|void|label|metadata|token")
_NAMED = re.compile(r'%(?:"[^"]*"|[-\w$.]+)')
_SIZES = {"half": 2, "bfloat": 2, "float": 4, "double": 8, "fp128": 16, "ptr": 8}
_OPEN, _CLOSE = "([{<", ")]}>"


def split_commas(text: str) -> list[str]:
    """The parts between top-level commas; brackets and strings are kept whole."""
    parts, depth, start, quoted = [], 0, 0, False
    for index, char in enumerate(text):
        if char == '"':
            quoted = not quoted
        elif quoted:
            continue
        elif char in _OPEN:
            depth += 1
        elif char in _CLOSE:
            depth -= 1
        elif char == "," and depth == 0:
            parts.append(text[start:index].strip())
            start = index + 1
    tail = text[start:].strip()
    return [*parts, tail] if tail else parts


def take_type(text: str) -> tuple[str, str]:
    """`<2 x float> %v, ...` -> (`<2 x float>`, ` %v, ...`)."""
    text = text.lstrip()
    if text[0] in "[{<":
        end = closing(text, 0) + 1
    else:
        match = _SCALAR.match(text) or _NAMED.match(text)
        if match is None:
            raise ValueError(f"no LLVM type at {text[:40]!r}")
        end = match.end()
    rest = text[end:]
    if rest.startswith("("):  # a function type, as variadic calls spell it
        end += closing(rest, 0) + 1
    elif rest.startswith(" ("):
        end += closing(rest, 1) + 1
    return text[:end], text[end:]


@dataclass(frozen=True)
class Layout:
    """Sizes of types; `named` holds the bodies of the module's `%name = type ...` lines."""

    named: dict[str, str]

    def size(self, kind: str) -> int:
        """Bytes between two elements of this type in an array."""
        return self._measure(kind)[0]

    def stored(self, kind: str) -> int:
        """Bytes that a load or store of this type touches."""
        kind = kind.strip()
        if re.fullmatch(r"i\d+", kind):
            return (int(kind[1:]) + 7) // 8
        if kind.startswith("<") and not kind.startswith("<{"):
            return (self._vector_bits(kind) + 7) // 8
        return self.size(kind)

    def _measure(self, kind: str) -> tuple[int, int]:
        kind = kind.strip()
        if re.fullmatch(r"i\d+", kind):
            stored = (int(kind[1:]) + 7) // 8
            power = 1 << (stored - 1).bit_length()
            align = min(power, 16)
            return -(-stored // align) * align, align
        if kind in _SIZES:
            return _SIZES[kind], _SIZES[kind]
        if kind.startswith("%"):
            return self._measure(self.named[kind])
        if kind.startswith("["):
            count, element = kind[1:-1].split(" x ", 1)
            size, align = self._measure(element)
            return int(count) * size, align
        if kind.startswith("<{"):
            return sum(self.size(m) for m in split_commas(kind[2:-2])), 1
        if kind.startswith("<"):
            stored = (self._vector_bits(kind) + 7) // 8
            size = 1 << max(stored - 1, 0).bit_length()
            return size, size
        if kind.startswith("{"):
            return self._struct(split_commas(kind[1:-1]))
        raise ValueError(f"type without a size: {kind}")

    def _struct(self, members: list[str]) -> tuple[int, int]:
        offset, widest = 0, 1
        for member in members:
            size, align = self._measure(member)
            offset = -(-offset // align) * align + size
            widest = max(widest, align)
        return -(-offset // widest) * widest, widest

    def _vector_bits(self, kind: str) -> int:
        count, element = kind[1:-1].split(" x ", 1)
        element = element.strip()
        bits = int(element[1:]) if re.fullmatch(r"i\d+", element) else 8 * self.size(element)
        return int(count) * bits


def named_types(head: list[str]) -> dict[str, str]:
    """The `%name = type body` lines of a module."""
    found = {}
    for line in head:
        match = re.match(r'(%(?:"[^"]*"|[-\w$.]+)) = type (.*)', line)
        if match:
            found[match.group(1)] = match.group(2)
    return found
