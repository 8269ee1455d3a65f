"""The words that say how a texture or surface is read, checked: `filter="linear"` and its like."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.arguments.signature import SurfaceMode, TextureMode

_FILTERS = ("point", "linear")
_ADDRESSES = ("wrap", "clamp", "mirror", "border")
_READS = ("element", "normalized_float")


def surface_mode(channels: int | None = None) -> SurfaceMode:
    """RK042 for a number of channels that is none."""
    return SurfaceMode(_channels(channels))


def texture_mode(
    filter: str = "point",
    address: str | Sequence[str] = "clamp",
    normalized: bool = False,
    read: str = "element",
    channels: int | None = None,
    border: float | Sequence[float] = 0.0,
) -> TextureMode:
    """The mode that these words say; RK042 for one that is none."""
    modes = (address,) * 3 if isinstance(address, str) else tuple(address)
    if not 1 <= len(modes) <= 3:
        raise Refusal("RK042", f"address: one mode, or one for each of x, y, z, not {address!r}")
    modes = (*modes, "clamp", "clamp")[:3]
    try:
        given = np.asarray(border, float)
    except (TypeError, ValueError):
        raise Refusal("RK042", f"border: one number, or one a channel, not {border!r}") from None
    colors = given.ravel().tolist() if given.ndim else [float(given)] * 4
    if not 1 <= len(colors) <= 4:
        raise Refusal("RK042", f"border: one number, or one a channel, not {border!r}")
    red, green, blue, alpha = [*colors, 0.0, 0.0, 0.0][:4]
    return TextureMode(
        _word("filter", filter, _FILTERS),
        tuple(_word("address", mode, _ADDRESSES) for mode in modes),
        bool(normalized),
        _word("read", read, _READS),
        _channels(channels),
        (red, green, blue, alpha),
    )


def _word(name: str, value: Any, known: Sequence[str]) -> Any:
    if value not in known:
        raise Refusal("RK042", f"{name}={value!r}: one of {', '.join(known)}")
    return value


def _channels(value: int | None) -> int | None:
    if value not in (None, 1, 2, 4):
        raise Refusal("RK042", f"channels={value!r}: one of 1, 2, 4")
    return value
