"""Textures and surfaces, as a kernel is given them: an array, and how it is read.

    t = rk.texture(image, filter="linear", address="wrap", normalized=True)
    s = rk.surface(out)
    out = kernel[grid, block](t, s, n)              # texture and surface objects
    y = kernel[grid, block](y, n, tex=t)            # a texture reference, by the variable's name

Both are JAX pytrees of their array. An array of a texture is [width], [height, width] or
[depth, height, width], of a layered one [layers, ...], with [..., channels] after it where a texel
has several.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

import jax
import numpy as np

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.arguments.signature import AddressMode, SurfaceMode, TextureMode

_FILTERS = ("point", "linear")
_ADDRESSES = ("wrap", "clamp", "mirror", "border")
_READS = ("element", "normalized_float")


@dataclass(frozen=True, eq=False)
class Texture:
    """An array and how a kernel reads it. Made by `texture`."""

    array: Any
    mode: TextureMode


@dataclass(frozen=True, eq=False)
class Surface:
    """An array that a kernel reads and writes as a surface. Made by `surface`."""

    array: Any
    mode: SurfaceMode


for _kind in (Texture, Surface):
    jax.tree_util.register_dataclass(_kind, data_fields=["array"], meta_fields=["mode"])

Image = Texture | Surface


def texture(
    array: Any,
    filter: Literal["point", "linear"] = "point",
    address: AddressMode | Sequence[AddressMode] = "clamp",
    normalized: bool = False,
    read: Literal["element", "normalized_float"] = "element",
    *,
    channels: int | None = None,
    border: float | Sequence[float] = 0.0,
) -> Texture:
    """A texture of a JAX or NumPy array, with the meaning of CUDA's cudaTextureDesc.

    `address` is one mode, or one for each of x, y, z. `normalized` coordinates run from 0 to 1;
    without them, wrap and mirror clamp, as in CUDA. `read="normalized_float"` makes floats in
    [0, 1] or [-1, 1] of 8- and 16-bit integers. `channels` (1, 2, 4) is of a texel, where the shape
    alone does not tell: `tex1Dfetch` then takes an array of any shape as one row. `border` is the
    texel outside, under address mode border. Raises RK042 for a value that is none of these.
    """
    return Texture(array, texture_mode(filter, address, normalized, read, channels, border))


def surface(array: Any, *, channels: int | None = None) -> Surface:
    """A surface of a JAX or NumPy array; one that the kernel writes comes back from the call."""
    return Surface(array, surface_mode(channels))


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
