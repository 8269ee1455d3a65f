"""Device printf on the host: a C format, and the arguments as `vprintf` has them in memory."""

from __future__ import annotations

import math
import re
import struct
from collections.abc import Callable

_ITEM = re.compile(
    r"%(?P<flags>[-+ #0]*)(?P<width>\*|\d+)?(?:\.(?P<precision>\*|\d+))?"
    r"(?P<length>hh|h|ll|l|j|z|t|L)?(?P<kind>[diouxXeEfFgGaAcsp%])"
)


class _Arguments:
    """Reads C values one after another, each at its own alignment."""

    def __init__(self, read: Callable[[int, int], bytes]):
        self._read = read
        self._offset = 0

    def take(self, code: str) -> int | float:
        size = struct.calcsize(code)
        self._offset = -(-self._offset // size) * size
        data = self._read(self._offset, size)
        self._offset += size
        return struct.unpack("<" + code, data)[0]


def format_text(text: str, read: Callable[[int, int], bytes], string: Callable[[int], str]) -> str:
    """`read(offset, size)` gives bytes of the argument buffer, `string(address)` a C string."""
    arguments = _Arguments(read)

    def item(match: re.Match[str]) -> str:
        kind = match["kind"]
        if kind == "%":
            return "%"
        width = str(arguments.take("i")) if match["width"] == "*" else match["width"] or ""
        precision = match["precision"]
        if precision == "*":
            precision = str(arguments.take("i"))
        shape = match["flags"] + width + (f".{precision}" if precision is not None else "")
        return _convert(kind, match["length"] or "", shape, arguments, string)

    return _ITEM.sub(item, text)


def _without_zeros(shape: str) -> str:
    """C pads infinities and NaN with blanks."""
    rest = shape.lstrip("-+ #0")
    return shape[: len(shape) - len(rest)].replace("0", "") + rest


def _narrow(value: int, bits: int, signed: bool) -> int:
    if bits == 64:
        return value
    value &= (1 << bits) - 1
    return value - (1 << bits) if signed and value >> (bits - 1) else value


def _convert(
    kind: str, length: str, shape: str, arguments: _Arguments, string: Callable[[int], str]
) -> str:
    if kind in "eEfFgG":
        number = float(arguments.take("d"))
        return f"%{shape if math.isfinite(number) else _without_zeros(shape)}{kind}" % number
    if kind in "aA":
        digits, _, power = float(arguments.take("d")).hex().partition("p")
        text = digits.rstrip("0").rstrip(".") + f"p{power}" if power else digits
        return text.upper() if kind == "A" else text
    if kind == "s":
        return f"%{shape}s" % string(int(arguments.take("Q")))
    if kind == "p":
        return f"0x{arguments.take('Q'):x}"
    if kind == "c":
        return f"%{shape}c" % (int(arguments.take("i")) & 0xFF)
    wide = length in ("l", "ll", "j", "z", "t")
    signed = kind in "di"
    value = int(arguments.take(("q" if signed else "Q") if wide else ("i" if signed else "I")))
    value = _narrow(value, {"hh": 8, "h": 16}.get(length, 64), signed)
    return f"%{shape}{'d' if kind == 'u' else kind}" % value
