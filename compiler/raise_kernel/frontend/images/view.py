"""An array as a texture or surface instruction of some rank sees it.

Shapes are in C order: a 2-D texture is [height, width], a layered one [layers, height, width], each
with [..., channels] after it where a texel has 2 or 4 of them. A 1-D fetch at a whole coordinate
reads linear memory: any shape will do if the number of channels is given.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import ml_dtypes
import numpy as np

from raise_kernel.frontend.arguments.signature import ImageArg, TextureMode
from raise_kernel.frontend.images.operations import ImageOperation

# Of an axis: 256ths of a texel fit 32 bits. No device allows more than 2^17.
MAX_EXTENT = 1 << 22

_NAMES = {1: "[width]", 2: "[height,width]", 3: "[depth,height,width]"}
_LAYERED = {1: "[layers,width]", 2: "[layers,height,width]"}
_FLOATS = (np.dtype(np.float32), np.dtype(np.float16))


class Misfit(Exception):
    """The array, or how its texture was made, does not fit the instruction; the reason."""


@dataclass(frozen=True)
class View:
    """Extents of x, y, z (1 where there is none), the layers, the channels of a texel.

    `dtype` is that of one channel: of 64-bit elements, a texture sees two 32-bit words.
    """

    extents: tuple[int, int, int]
    layers: int
    channels: int
    dtype: np.dtype

    @property
    def row_bytes(self) -> int:
        """Bytes of a row, as a surface counts x."""
        return self.extents[0] * self.channels * self.dtype.itemsize


def view_of(image: ImageArg, operation: ImageOperation) -> View:
    """The array of `image` for this instruction; Misfit with the reason where there is none."""
    texture = operation.kind in ("fetch", "gather")
    if texture != isinstance(image.mode, TextureMode):
        have = "texture" if isinstance(image.mode, TextureMode) else "surface"
        raise Misfit(f"it is a {have}")
    view = _shaped(image, operation)
    if min(*view.extents, view.layers) == 0:
        raise Misfit("it has no texels")
    if max(view.extents) > MAX_EXTENT and not is_linear_memory(operation):
        raise Misfit(f"an extent is over {MAX_EXTENT}")
    if isinstance(image.mode, TextureMode):
        _check_reading(image.mode, image.dtype, operation)
        if image.dtype.itemsize == 8:
            return View(view.extents, view.layers, 2 * view.channels, np.dtype(np.int32))
    elif image.dtype.kind not in "iuf" and image.dtype != np.dtype(ml_dtypes.bfloat16):
        raise Misfit(f"a surface of {image.dtype}")
    return view


def is_linear_memory(operation: ImageOperation) -> bool:
    """A fetch from linear memory, where what is outside reads zero."""
    return operation.kind == "fetch" and operation.whole and operation.coordinates == 1


def _shaped(image: ImageArg, operation: ImageOperation) -> View:
    shape, channels = image.shape, image.mode.channels
    coordinates = operation.coordinates
    if is_linear_memory(operation) and channels is not None:
        items = math.prod(shape)
        if items % channels:
            raise Misfit(f"{items} elements are no whole number of {channels}-channel texels")
        return View((items // channels, 1, 1), 1, channels, image.dtype)
    if len(shape) == coordinates + 1 and shape[-1] in (1, 2, 4) and channels in (None, shape[-1]):
        channels = shape[-1]
    elif len(shape) != coordinates or channels not in (None, 1):
        names = _LAYERED[operation.rank] if operation.layered else _NAMES[operation.rank]
        of = f" of {channels}-channel texels" if channels is not None else ""
        wanted = f"{names} or {names[:-1]},channels] with 1, 2 or 4 channels"
        linear = ", or channels= for linear memory" if is_linear_memory(operation) else ""
        raise Misfit(f"its shape is {list(shape)}{of}, not {wanted}{linear}")
    extents = [*reversed(shape[operation.layered : coordinates]), 1, 1][:3]
    layers = shape[0] if operation.layered else 1
    return View((extents[0], extents[1], extents[2]), layers, channels or 1, image.dtype)


def _check_reading(mode: TextureMode, dtype: np.dtype, operation: ImageOperation) -> None:
    """The elements give what the instruction asks for."""
    if mode.filter == "linear" and not is_linear_memory(operation) and operation.kind == "fetch":
        if operation.whole:
            raise Misfit("a fetch at whole coordinates has no linear filter")
        if operation.value != "f32":
            raise Misfit("a linear filter gives floats, and the kernel reads integers")
    if operation.value == "f32":
        if mode.read == "normalized_float":
            fits = dtype.kind in "iu" and dtype.itemsize <= 2
        else:
            fits = dtype in _FLOATS
        hint = "; read='normalized_float' is for 8- and 16-bit integers"
    else:
        signed = operation.value == "s32"
        pairs = dtype.itemsize == 8 and dtype.kind in "iuf"
        fits = mode.read == "element" and (
            pairs or (dtype.itemsize <= 4 and dtype.kind == ("i" if signed else "u"))
        )
        hint = ""
    if not fits:
        what = {"f32": "floats", "s32": "signed integers", "u32": "unsigned integers"}
        raise Misfit(f"the kernel reads {what[operation.value]}, and it holds {dtype}{hint}")
