"""Reads the PTX text of inline assembly: statements with opcode, modifiers and operands."""

from __future__ import annotations

import re
from dataclasses import dataclass

_COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.DOTALL)
_PREDICATE = re.compile(r"@(!?)\s*([%$\w]+)\s+")
_PLACEHOLDER = re.compile(r"\$\{(\d+)(?::\w)?\}")


@dataclass(frozen=True)
class Statement:
    """`@!p opcode.modifiers operands`. A vector operand `{a, b}` is a tuple."""

    opcode: str
    modifiers: tuple[str, ...]
    operands: tuple[str | tuple[str, ...], ...]
    predicate: str | None = None
    negated: bool = False
    text: str = ""


@dataclass(frozen=True)
class Constraints:
    """What `$0`, `$1`... are: outputs come first, then inputs.

    `tied` maps the number of an input to the output that it shares a register with.
    """

    outputs: int
    inputs: int
    tied: dict[int, int]


def statements(text: str) -> list[Statement]:
    """The statements of an assembly string; scopes and declarations fall away."""
    text = _PLACEHOLDER.sub(r"$\1", _COMMENT.sub(" ", text)).replace("$$", "$")
    found = []
    for piece in text.split(";"):
        # No statement starts with a brace but a scope: operands in braces come later.
        piece = piece.lstrip("{} \t\n")
        if piece and not piece.startswith("."):
            found.append(_statement(" ".join(piece.split())))
    return found


def constraints(text: str) -> Constraints:
    """Reads an LLVM constraint string such as `=r,r,0,~{memory}`."""
    words = [w for w in _split(text) if w and not w.startswith("~")]
    outputs = sum(w.startswith("=") for w in words)
    tied = {
        outputs + position: int(word)
        for position, word in enumerate(words[outputs:])
        if word.isdigit()
    }
    return Constraints(outputs, len(words) - outputs, tied)


def _statement(text: str) -> Statement:
    predicate, negated, rest = None, False, text
    found = _PREDICATE.match(text)
    if found:
        negated, predicate, rest = bool(found.group(1)), found.group(2), text[found.end() :]
    head, _, tail = rest.partition(" ")
    opcode, *modifiers = head.split(".")
    operands = tuple(_operand(word) for word in _split(tail) if word)
    return Statement(opcode, tuple(modifiers), operands, predicate, negated, text)


def _operand(word: str) -> str | tuple[str, ...]:
    if word.startswith("{"):
        return tuple(part.strip() for part in word.strip("{} ").split(","))
    return word


def _split(text: str) -> list[str]:
    """At commas outside of braces and brackets."""
    words, depth, current = [], 0, ""
    for char in text:
        depth += (char in "{[(") - (char in ")]}")
        if char == "," and depth == 0:
            words.append(current.strip())
            current = ""
        else:
            current += char
    return [*words, current.strip()]
