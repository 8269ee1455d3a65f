"""What textures and surfaces hold at a coordinate, in NumPy, after the CUDA programming guide.

Written from the guide's text for whole arrays of coordinates; it shares nothing with the code under
test but the words for the modes.
"""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np

from raise_kernel.runtime.images import Texture


def sample(texture: Texture, coordinates, layer=None) -> np.ndarray:
    """tex1D, tex2D, tex3D and their layered kinds: float32[lanes] or [lanes, channels].

    `coordinates` are x, y, z; the array is indexed z, y, x, after the layer.
    """
    texels = _read(texture)
    if layer is not None:
        sampled = np.stack([_sample(texture, image, coordinates) for image in texels])
        chosen = np.minimum(np.asarray(layer).astype(np.uint32), len(texels) - 1).astype(int)
        return sampled[chosen, np.arange(len(chosen))]
    return _sample(texture, texels, coordinates)


def linear_memory(texture: Texture, index) -> np.ndarray:
    """tex1Dfetch: zero outside."""
    texels = _read(texture)
    inside = (index >= 0) & (index < len(texels))
    found = texels[np.where(inside, index, 0)]
    return np.where(inside.reshape(-1, *[1] * (found.ndim - 1)), found, found.dtype.type(0))


def gather(texture: Texture, x, y, channel: int) -> np.ndarray:
    """tex2Dgather: [lanes, 4]."""
    texels = _read(texture)[..., channel]
    low = [_low_and_weight(texture, a, n, c)[0] for a, (n, c) in _axes(texels, (x, y))]
    corners = [(0, 1), (1, 1), (1, 0), (0, 0)]
    return np.stack([_at(texture, texels, [low[0] + i, low[1] + j]) for i, j in corners], axis=-1)


def _axes(texels, coordinates):
    sizes = texels.shape[: len(coordinates)][::-1]
    return enumerate(zip(sizes, coordinates, strict=True))


def _read(texture: Texture) -> np.ndarray:
    """The array's elements as a fetch gives them."""
    array = np.asarray(texture.array)
    if texture.mode.read == "normalized_float":
        top = np.float32(np.iinfo(array.dtype).max)
        return np.maximum(array.astype(np.float32) / top, np.float32(-1))
    return array.astype(np.float32) if array.dtype.kind == "f" else array


def _sample(texture: Texture, texels, coordinates) -> Any:
    if texture.mode.filter == "point":
        places = [_nearest(texture, a, n, c) for a, (n, c) in _axes(texels, coordinates)]
        return _at(texture, texels, places)
    pairs = [_low_and_weight(texture, a, n, c) for a, (n, c) in _axes(texels, coordinates)]
    total = np.float32(0)
    for corner in itertools.product((0, 1), repeat=len(pairs)):
        weight = np.ones(len(pairs[0][1]), np.float32)
        for (_, alpha), upper in zip(pairs, corner, strict=True):
            weight = weight * (alpha if upper else 1 - alpha)
        found = _at(texture, texels, [p[0] + u for p, u in zip(pairs, corner, strict=True)])
        total = total + weight.reshape(-1, *[1] * (found.ndim - 1)) * found
    return total


def _scaled(texture: Texture, axis: int, size: int, x) -> np.ndarray:
    """Coordinates in texels."""
    x = np.where(np.isnan(x), np.float32(0), x)
    mode = texture.mode.address[axis]
    if not texture.mode.normalized:
        return x
    with np.errstate(invalid="ignore"):
        if mode == "wrap":
            x = x - np.floor(x)
        elif mode == "mirror":
            odd = np.floor(x) % 2 == 1
            x = np.where(odd, 1 - (x - np.floor(x)), x - np.floor(x))
        return np.where(np.isnan(x), 0, x).astype(np.float32) * np.float32(size)


def _nearest(texture: Texture, axis: int, size: int, x) -> np.ndarray:
    place = np.floor(np.clip(_scaled(texture, axis, size, x), -9, size + 9)).astype(int)
    if texture.mode.normalized and texture.mode.address[axis] in ("wrap", "mirror"):
        place = np.minimum(place, size - 1)
    return place


def _low_and_weight(texture: Texture, axis: int, size: int, x):
    """floor(x - 0.5), and the weight of the next texel in 256ths."""
    parts = np.rint(np.clip(_scaled(texture, axis, size, x), -9, size + 9) * 256) - 128
    low = np.floor(parts / 256)
    return low.astype(int), ((parts - 256 * low) / 256).astype(np.float32)


def _at(texture: Texture, texels, places) -> np.ndarray:
    """Texels at whole x, y, z, wherever these lie."""
    outside = np.zeros(len(places[0]), bool)
    index = []
    for axis, place in enumerate(places):
        size = texels.shape[len(places) - 1 - axis]
        mode = texture.mode.address[axis]
        if mode == "wrap" and texture.mode.normalized:
            place = place % size
        elif mode == "border":
            outside |= (place < 0) | (place >= size)
        index.insert(0, np.clip(place, 0, size - 1))
    found = texels[tuple(index)]
    color = np.array(texture.mode.border[: found.shape[1] if found.ndim > 1 else 1], found.dtype)
    color = color if found.ndim > 1 else color[0]
    return np.where(outside.reshape(-1, *[1] * (found.ndim - 1)), color, found)
