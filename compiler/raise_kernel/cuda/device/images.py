"""Textures and surfaces of a program: objects by their handles, and what references see."""

from __future__ import annotations

import itertools
import struct
from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np

from raise_kernel.frontend.arguments.signature import (
    FIRST_HANDLE,
    AddressMode,
    SurfaceMode,
    TextureMode,
)
from raise_kernel.runtime.device.driver import DRIVER
from raise_kernel.runtime.device.errors import DeviceError
from raise_kernel.runtime.device.image import DeviceImage

# As host/textures.cpp writes it.
_IMAGE = struct.Struct("<6Q4i6i4f")
_KINDS = ("i", "u", "f")
_ADDRESSES: tuple[AddressMode, ...] = ("wrap", "clamp", "mirror", "border")
# Handles are numbers that a program would not come upon by chance, and none of a launch's own.
_FIRST = FIRST_HANDLE + (1 << 32)


def image_of(data: bytes) -> DeviceImage:
    """What a program describes; `DeviceError` where no texture or surface can be made of it."""
    fields = _IMAGE.unpack_from(data)
    address, size, width, height, depth, pitch = fields[:6]
    channels, bits, kind, is_surface, filtered, normalized, read = fields[6:13]
    border = tuple(fields[16:20])
    if kind >= len(_KINDS) or bits not in (8, 16, 32) or channels not in (1, 2, 4):
        raise DeviceError("INVALID_VALUE", f"{channels} channels of {bits} bits are no texel")
    if _KINDS[kind] == "f" and bits == 8:
        raise DeviceError("INVALID_VALUE", "a float has 16 bits at least")
    dtype = np.dtype(f"{_KINDS[kind]}{bits // 8}")
    buffer, offset = DRIVER.find(address)
    is_linear = not width
    if is_linear:
        texel = channels * dtype.itemsize
        width = min(size, buffer.nbytes - offset) // texel
        pitch = width * texel
    shape = tuple(extent for extent in (depth, height, width) if extent)
    mode: TextureMode | SurfaceMode = SurfaceMode(channels)
    if not is_surface:
        x, y, z = (_ADDRESSES[code] for code in fields[13:16])
        mode = TextureMode(
            "linear" if filtered else "point",
            (x, y, z),
            bool(normalized),
            "normalized_float" if read else "element",
            channels,
            (border[0], border[1], border[2], border[3]),
        )
    return DeviceImage(buffer, offset, shape, pitch, dtype, channels, mode, is_linear)


def trailing_name(data: bytes) -> str:
    """The name of the variable that follows an image."""
    return data[_IMAGE.size :].decode()


@dataclass
class Images:
    """Objects by handle."""

    objects: dict[int, DeviceImage] = field(default_factory=dict)
    _handles: Iterator[int] = field(default_factory=lambda: itertools.count(_FIRST))

    def create(self, data: bytes) -> int:
        """The handle of a new object."""
        handle = next(self._handles)
        self.objects[handle] = image_of(data)
        return handle

    def destroy(self, handle: int) -> None:
        if self.objects.pop(handle, None) is None:
            raise DeviceError("INVALID_HANDLE", f"{handle:#x} is no texture or surface")


# The objects of this process's program.
IMAGES = Images()
