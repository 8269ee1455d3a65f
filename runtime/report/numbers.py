"""Numbers as people read them."""

from __future__ import annotations

_BYTES = ("bytes", "KiB", "MiB", "GiB", "TiB")


def count(number: int) -> str:
    """1234567 -> "1,234,567"; large ones in millions or billions."""
    for limit, word in ((10**12, "trillion"), (10**9, "billion"), (10**7, "million")):
        if number >= limit:
            return f"{number / (10**6 if word == 'million' else limit):.3g} {word}"
    return f"{number:,}"


def bytes_words(number: int) -> str:
    """4194304 -> "4 MiB"."""
    value, unit = float(number), 0
    while value >= 1024 and unit + 1 < len(_BYTES):
        value, unit = value / 1024, unit + 1
    return f"{value:.3g} {_BYTES[unit]}" if value < 1000 else f"{value:.0f} {_BYTES[unit]}"


def time_words(microseconds: float) -> str:
    """1500.0 -> "1.5 ms"."""
    if microseconds < 1_000:
        return f"{microseconds:.3g} µs"
    if microseconds < 1_000_000:
        return f"{microseconds / 1e3:.3g} ms"
    return f"{microseconds / 1e6:.3g} s"
