"""A C format taken apart: texts, and conversions with the C type that each reads.

    "%5.2f of %u\n"  ->  Conversion("%5.2f", "f", 64), " of ", Conversion("%d", "u", 32), "\n"

A conversion's `text` is a specification of Python's `%`, which formats as C does once what differs
(unsigned values, hexadecimal floats, padded infinities) is seen to by `kind`: d signed, u unsigned,
f float, a hexadecimal float, c character, s string; `*` is a width or precision of its own.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

_ITEM = re.compile(
    r"%(?P<flags>[-+ #0]*)(?P<width>\*|\d+)?(?:\.(?P<precision>\*|\d*))?"
    r"(?P<length>hh|h|ll|l|j|z|t|L)?(?P<kind>.)",
    re.DOTALL,
)
_BITS = {"hh": 8, "h": 16, "": 32}


@dataclass(frozen=True)
class Conversion:
    """One `%` item: `stars` ints come before the value, `bits` of which are read."""

    text: str
    kind: str
    bits: int
    stars: int = 0


def parse_format(text: str) -> list[str | Conversion] | None:
    """The parts of a format; None where a conversion has no form here (%p, %n, %#x, %.3a, %.0d)."""
    parts: list[str | Conversion] = []
    at = 0
    while (start := text.find("%", at)) >= 0:
        if start > at:
            parts.append(text[at:start])
        match = _ITEM.match(text, start)
        part = _part(match) if match is not None else None
        if match is None or part is None:
            return None
        parts.append(part)
        at = match.end()
    return [*parts, text[at:]] if at < len(text) else parts


def _part(match: re.Match[str]) -> str | Conversion | None:
    kind, length = match["kind"], match["length"] or ""
    if kind == "%":
        return "%" if match[0] == "%%" else None
    flags, width, precision = match["flags"], match["width"] or "", match["precision"]
    stars = (width == "*") + (precision == "*")
    end = f".{precision or 0}" if precision is not None else ""
    if "-" in flags:
        flags = flags.replace("0", "")
    if kind in "eEfFgG" and length in ("", "l"):
        return Conversion(f"%{flags}{width}{end}{kind}", "f", 64, stars)
    if kind in "aA":
        plain = match[0] in ("%a", "%A")
        return Conversion("%s", kind, 64) if plain else None
    if kind in "cs":
        sane = not length and not set(flags) - {"-"} and not (kind == "c" and end)
        bits = 32 if kind == "c" else 0
        return Conversion(f"%{flags}{width}{end}{kind}", kind, bits, stars) if sane else None
    if kind not in "diuxXo" or "#" in flags or length == "L":
        return None
    if precision is not None and precision.strip("0") in ("", "*"):  # where C prints no digit of 0
        return None
    if end:
        flags = flags.replace("0", "")
    bits = _BITS.get(length, 64)
    if kind in "di":
        return Conversion(f"%{flags}{width}{end}d", "d", bits, stars)
    flags = flags.replace("+", "").replace(" ", "")
    return Conversion(f"%{flags}{width}{end}{'d' if kind == 'u' else kind}", "u", bits, stars)
