"""Textures and surfaces of a launch, in the layout that textures.c reads.

`pack` gives the table of them; `support` the LLVM text of textures.c, for programs that use it.
"""

from __future__ import annotations

import functools
import re
import struct
from collections.abc import Sequence
from importlib import resources

import numpy as np

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.arguments.signature import ImageArg, TextureMode
from raise_kernel.runtime.reference.running.operations import Op

_TYPES = ("f4", "f2", "i1", "u1", "i2", "u2", "i4", "u4")
_ADDRESSES = ("wrap", "clamp", "mirror", "border")
_RECORD = struct.Struct("<Q4i5q4i3i4f4x")

_STOPS = f"""
define internal void @rk.image.misfit() {{
  call void @rk.stop(i32 4, i32 {int(Op.IMAGE_MISFIT)})
  ret void
}}
define internal void @rk.image.outside(i64 %n, i64 %x, i64 %y, i64 %z, i32 %access) {{
  %kind = zext i32 %access to i64
  call void @rk.argument(i32 0, i64 %n)
  call void @rk.argument(i32 1, i64 %x)
  call void @rk.argument(i32 2, i64 %y)
  call void @rk.argument(i32 3, i64 %z)
  call void @rk.argument(i32 4, i64 %kind)
  call void @rk.stop(i32 4, i32 {int(Op.IMAGE_OUTSIDE)})
  ret void
}}
"""


@functools.cache
def support() -> str:
    """The functions of fetches and accesses, and the variables that say what the images are."""
    text = resources.files("raise_kernel.runtime.reference").joinpath("textures.ll").read_text()
    text = re.sub(r"^;.*\n", "", text, flags=re.MULTILINE)
    text = re.sub(r"^(@rk\.images\S* =) external global (\w+)", r"\1 global \2 zeroinitializer",
                  text, flags=re.MULTILINE)  # fmt: skip
    return text + _STOPS


def pack(images: Sequence[ImageArg], addresses: Sequence[int]) -> bytes:
    """The table: `struct image` of textures.c for each; `addresses` are the memories'."""
    return b"".join(_record(image, addresses[image.memory]) for image in images)


def _record(image: ImageArg, address: int) -> bytes:
    mode = image.mode
    shape = (*image.shape, 0, 0, 0, 0, 0)[:5]
    texture = mode if isinstance(mode, TextureMode) else TextureMode()
    if len(image.shape) > 5:
        raise Refusal("RK042", f"a texture or surface of {len(image.shape)} dimensions")
    return _RECORD.pack(
        address,
        isinstance(mode, TextureMode),
        _type_code(image.dtype),
        image.dtype.itemsize,
        len(image.shape),
        *shape,
        mode.channels or 0,
        texture.filter == "linear",
        texture.normalized,
        texture.read == "normalized_float",
        *map(_ADDRESSES.index, texture.address),
        *texture.border,
    )


def _type_code(dtype: np.dtype) -> int:
    """The number of a channel's type; surfaces and pairs of words only ask for its size."""
    name = f"{dtype.kind}{dtype.itemsize}"
    return _TYPES.index(name) if name in _TYPES else _TYPES.index("u4")
