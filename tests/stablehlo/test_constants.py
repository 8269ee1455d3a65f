"""Constants are read bit for bit, from one element for all and from each element."""

from __future__ import annotations

import numpy as np
import pytest

from raise_kernel.bindings import context, ir
from raise_kernel.stablehlo.constants import splat_constant

FLOATS = {"f16": np.uint16, "bf16": np.uint16, "f32": np.uint32, "f64": np.uint64}
# The bits of both infinities, of both zeros and of numbers and NaNs next to them, in 16, 32, 64.
EDGES = {
    "f16": (0x7C00, 0xFC00, 0x7C01, 0xFE01, 0, 0x8000, 1, 0x8001),
    "bf16": (0x7F80, 0xFF80, 0x7F81, 0xFFC1, 0, 0x8000, 1, 0x8001),
    "f32": (0x7F800000, 0xFF800000, 0x7F800001, 0xFFC00001, 0, 1 << 31, 1, 1 << 31 | 1),
    "f64": (
        0x7FF << 52,
        0xFFF << 52,
        0x7FF << 52 | 1,
        0xFFF8 << 48 | 1,
        0,
        1 << 63,
        1,
        1 << 63 | 1,
    ),
}


@pytest.mark.parametrize("element", FLOATS)
def test_one_float_for_all_keeps_its_bits(element: str) -> None:
    bits = FLOATS[element]
    drawn = np.random.default_rng(5).integers(0, np.iinfo(bits).max, 500, bits, endpoint=True)
    digits = 2 * np.dtype(bits).itemsize
    for number in [*EDGES[element], *drawn.tolist()]:
        text = f"dense<0x{number:0{digits}X}> : tensor<3x2x{element}>"
        found = splat_constant(ir.Attribute.parse(text, context()))
        assert found is not None and found.splat is not None
        assert found.splat.view(bits) == number
