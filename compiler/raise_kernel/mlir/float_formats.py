"""Binary float formats: how many bits the types of floats have, and for what."""

from __future__ import annotations

import functools
from dataclasses import dataclass

from raise_kernel.bindings import ir


@dataclass(frozen=True)
class FloatFormat:
    """A binary float format: `bits` in all, `mantissa` of them stored fraction bits."""

    bits: int
    mantissa: int

    @property
    def bias(self) -> int:
        return (1 << (self.bits - self.mantissa - 2)) - 1

    @property
    def sign_mask(self) -> int:
        return 1 << (self.bits - 1)

    @property
    def infinity(self) -> int:
        """The bits of infinity, which are the exponent's mask."""
        return (2 * self.bias + 1) << self.mantissa

    @property
    def smallest_normal(self) -> float:
        return 2.0 ** (1 - self.bias)

    @property
    def largest(self) -> float:
        return (2.0 - 2.0**-self.mantissa) * 2.0**self.bias


_FORMATS = {
    "f16": FloatFormat(16, 10),
    "bf16": FloatFormat(16, 7),
    "f32": FloatFormat(32, 23),
    "f64": FloatFormat(64, 52),
}


# MLIR keeps the types of its context for good, and so may this cache.
@functools.cache
def float_format(type_: ir.Type) -> FloatFormat | None:
    """The format of an f16, bf16, f32 or f64 type, None for every other type."""
    return _FORMATS.get(str(type_))


def format_of(type_: ir.Type) -> FloatFormat:
    """The format of an f16, bf16, f32 or f64 type."""
    return _FORMATS[str(type_)]
