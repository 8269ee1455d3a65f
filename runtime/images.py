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

from raise_kernel.frontend.arguments.image_modes import surface_mode, texture_mode
from raise_kernel.frontend.arguments.signature import AddressMode, SurfaceMode, TextureMode


@dataclass(frozen=True, eq=False)
class Texture:
    """An array and how a kernel reads it. Made by `texture`."""

    array: Any
    mode: TextureMode

    def __repr__(self) -> str:
        return _described("Texture", self.array)


@dataclass(frozen=True, eq=False)
class Surface:
    """An array that a kernel reads and writes as a surface. Made by `surface`."""

    array: Any
    mode: SurfaceMode

    def __repr__(self) -> str:
        return _described("Surface", self.array)


def _described(kind: str, array: Any) -> str:
    """One line, without the elements; JAX puts other things than arrays in, too."""
    shape = list(array.shape) if hasattr(array, "shape") else type(array).__name__
    return f"<{kind} of {getattr(array, 'dtype', '')}{shape}>"


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
