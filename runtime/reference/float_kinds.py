"""Floating types of LLVM, by name, as the noise of roundings needs them."""

from __future__ import annotations

# 16-bit numbers are computed with in float, where theirs are all normal.
SMALLEST = {"half": 0.0, "bfloat": 2.0**-126, "float": 2.0**-126, "double": 2.0**-1022}
EPSILON = {"half": 2.0**-10, "bfloat": 2.0**-7, "float": 2.0**-23, "double": 2.0**-52}
SUFFIX = {"half": "f16", "bfloat": "bf16", "float": "f32", "double": "f64"}
# Bits of a number, the quiet NaN, the sign and the bits of a NaN that mean nothing.
NANS = {
    "half": (16, 0x7E00, 0x81FF),
    "bfloat": (16, 0x7FC0, 0x803F),
    "float": (32, 0x7FC00000, 0x803FFFFF),
    "double": (64, 0x7FF8 << 48, 0x8007FFFFFFFFFFFF),
}
# Infinity, the largest finite number, and a sixteenth of it.
LARGEST = {
    "half": ("0xH7C00", "0xH7BFF", 4094.0),
    "bfloat": ("0xR7F80", "0xR7F7F", 2.0**124),
    "float": ("0x7FF0000000000000", "0x47EFFFFFE0000000", 2.0**124),
    "double": ("0x7FF0000000000000", "0x7FEFFFFFFFFFFFFF", 2.0**1020),
}
# One NaN of all, as each type has it that a number is rounded to.
MARKED = {
    "half": "0xH7E2D",
    "bfloat": "0xR7FC5",
    "float": "0x7FF8B4B4A0000000",
    "double": "0x7FF8B4B4A0000000",
}
