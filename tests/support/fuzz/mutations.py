"""Small changes to text and bytes that keep most of their form."""

from __future__ import annotations

import random
import re

_TOKEN = re.compile(r"[%@!#]?\"[^\"\n]*\"|[%@!#^]?[-\w.$]+|\S")
_NUMBER = re.compile(r"(?<![\w.%@!#^])-?\d+\b")

NUMBERS = (
    *("0", "1", "-1", "2", "7", "31", "32", "33", "63", "64", "65", "255", "1023", "4096"),
    *("65535", "65536", "2147483647", "2147483648", "4294967295", "4294967296"),
    *("-2147483648", "9223372036854775807", "9223372036854775808", "99999999999999999999999"),
)
WORDS = (
    *("i1", "i8", "i32", "i64", "i128", "i7", "half", "float", "double", "ptr", "void", "label"),
    *("poison", "undef", "null", "zeroinitializer", "true", "false", "nsw", "add", "sub", "mul"),
    *("udiv", "sdiv", "urem", "shl", "lshr", "fadd", "fdiv", "frem", "icmp", "fcmp", "select"),
    *("load", "store", "br", "switch", "ret", "unreachable", "phi", "call", "volatile", "atomic"),
    *("{", "}", "(", ")", "[", "]", "<", ">", ",", "=", "*", '"', ";", "", "\0", "é", "\\FF"),
)


# Words that stand in one another's place.
KINDS = (
    (
        "add",
        "sub",
        "mul",
        "udiv",
        "sdiv",
        "urem",
        "srem",
        "shl",
        "lshr",
        "ashr",
        "and",
        "or",
        "xor",
    ),
    ("fadd", "fsub", "fmul", "fdiv", "frem"),
    ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"),
    ("oeq", "ogt", "oge", "olt", "ole", "one", "ord", "uno", "ueq", "une"),
    ("arith.addi", "arith.subi", "arith.muli", "arith.divsi", "arith.remui", "arith.shli"),
    ("arith.addf", "arith.subf", "arith.mulf", "arith.divf", "arith.maximumf"),
    ("stablehlo.add", "stablehlo.subtract", "stablehlo.multiply", "stablehlo.divide"),
    ("stablehlo.maximum", "stablehlo.minimum", "stablehlo.power", "stablehlo.remainder"),
)


def text_mutant(draw: random.Random, text: str) -> str:
    """One to four changes."""
    for _ in range(draw.choice((1, 1, 1, 2, 4))):
        text = draw.choice(_TEXT)(draw, text)
    return text


def bytes_mutant(draw: random.Random, data: bytes) -> bytes:
    """Flipped bits, other bytes, pieces that are cut out, doubled or left off."""
    changed = bytearray(data)
    for _ in range(draw.choice((1, 1, 2, 3, 10))):
        if not changed:
            break
        at = draw.randrange(len(changed))
        match draw.randrange(6):
            case 0 | 1 | 2:
                changed[at] ^= 1 << draw.randrange(8)
            case 3:
                changed[at] = draw.choice((0, 1, 0x7F, 0x80, 0xFF))
            case 4:
                del changed[at : at + draw.randrange(1, 40)]
            case _:
                changed[at:at] = changed[at : at + draw.randrange(1, 40)]
    if draw.random() < 0.1:
        del changed[draw.randrange(len(changed) + 1) :]
    return bytes(changed)


def _number(draw: random.Random, text: str) -> str:
    return _replaced(draw, text, _NUMBER, draw.choice(NUMBERS))


def _word(draw: random.Random, text: str) -> str:
    return _replaced(draw, text, _TOKEN, draw.choice(WORDS))


def _same_kind(draw: random.Random, text: str) -> str:
    """Another word of the same kind, so that the text still parses."""
    kind = draw.choice(KINDS)
    return _replaced(
        draw, text, re.compile(rf"(?<![\w.%@])(?:{'|'.join(kind)})\b"), draw.choice(kind)
    )


def _other_token(draw: random.Random, text: str) -> str:
    """A token in the place of another one of the same text."""
    found = _TOKEN.findall(text)
    return _replaced(draw, text, _TOKEN, draw.choice(found)) if found else text


def _replaced(draw: random.Random, text: str, pattern: re.Pattern[str], new: str) -> str:
    found = list(pattern.finditer(text))
    if not found:
        return text
    match = draw.choice(found)
    return f"{text[: match.start()]}{new}{text[match.end() :]}"


def _without_line(draw: random.Random, text: str) -> str:
    lines = text.split("\n")
    del lines[draw.randrange(len(lines))]
    return "\n".join(lines)


def _doubled_line(draw: random.Random, text: str) -> str:
    lines = text.split("\n")
    lines.insert(draw.randrange(len(lines)), draw.choice(lines))
    return "\n".join(lines)


def _swapped_lines(draw: random.Random, text: str) -> str:
    lines = text.split("\n")
    a, b = (draw.randrange(len(lines)) for _ in range(2))
    lines[a], lines[b] = lines[b], lines[a]
    return "\n".join(lines)


def _cut(draw: random.Random, text: str) -> str:
    return text[: draw.randrange(len(text) + 1)]


def _character(draw: random.Random, text: str) -> str:
    at = draw.randrange(len(text) + 1)
    new = draw.choice('\0\n!"%(@\\{\xff\u03c0')
    return f"{text[:at]}{new}{text[at + 1 :]}"


_TEXT = (
    *(_same_kind,) * 10,
    *(_number,) * 4,
    *(_number, _number, _number, _word, _word, _other_token, _other_token, _other_token),
    *(_without_line, _without_line, _doubled_line, _swapped_lines, _cut, _character),
)
