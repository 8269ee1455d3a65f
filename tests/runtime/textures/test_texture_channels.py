"""Texels of one, two and four channels that are read as floats: halves, and integers as fractions.

Two cases here; `-m nightly` runs every type with every number of channels, by point and linearly.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from tests.kernels.registry import Draw
from tests.support.textures import model
from tests.support.textures.cases import Case, N, coordinates, run, zeros

import raise_kernel as rk

pytestmark = pytest.mark.usefixtures("x64")


def channels_case(dtype: Any, channels: int, filter: Any) -> Callable[[Draw], Case]:
    """Floats of 1, 2 or 4 channels, from halves or from integers as fractions."""

    def make(d: Draw) -> Case:
        half = dtype is np.float16

        def array(*shape: int) -> np.ndarray:
            shape = (*shape, channels) if channels > 1 else shape
            return d.f16(*shape) if half else d.ints(dtype, *shape)

        read: Any = "element" if half else "normalized_float"
        u, v = coordinates(d, -2, 9), coordinates(d, -2, 7)
        if channels == 1:
            t = rk.texture(array(5, 7), filter, read=read)
            return Case("sample2d", (t, u, v, zeros(N), N), (model.sample(t, [u, v]),))
        if channels == 2:
            t, layer = rk.texture(array(3, 5, 7), filter, read=read), d.i32(N, lo=0, hi=3)
            args = (t, u, v, layer, zeros(N, 2), N)
            return Case("sample2d_layer", args, (model.sample(t, [u, v], layer),))
        line = rk.texture(array(N), read=read)
        plane = rk.texture(array(5, 6), filter, "border", read=read)
        want = [
            model.linear_memory(line, np.arange(N) - 1),
            model.sample(plane, [u, u[::-1]]),
        ]
        args = (line, plane, u, zeros(N, 2, 4), N)
        return Case("texels<float4>", args, (np.stack(want, axis=1),))

    return lambda d: replace(make(d), tolerance=5e-6)


CHANNELS = {
    f"{dtype.__name__}x{channels}_{filter}": channels_case(dtype, channels, filter)
    for dtype in (np.float16, np.int8, np.uint8, np.int16, np.uint16)
    for channels in (1, 2, 4)
    for filter in ("point", "linear")
}


@pytest.mark.parametrize(("name", "level"), [("float16x4_linear", "O0"), ("uint8x2_linear", "O1")])
def test_channels(name: str, level: str):
    run(name, CHANNELS[name], level)


@pytest.mark.nightly
@pytest.mark.parametrize("name", CHANNELS)
def test_all_channels(name: str):
    run(name, CHANNELS[name], "O3")
