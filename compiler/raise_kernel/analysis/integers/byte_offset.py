"""Byte offsets kept symbolic: constant + sum of scale * value, so that they divide exactly."""

from __future__ import annotations

from dataclasses import dataclass, field

from raise_kernel.bindings import ir

# Made-up addresses: base number b is at b << ADDRESS_BITS, and null is base 0.
ADDRESS_BITS = 40
# The bits of an address that are the offset in its base.
OFFSETS = (1 << ADDRESS_BITS) - 1


@dataclass(frozen=True)
class ByteOffset:
    """`constant + sum(scale * value)` over i64 values; `nsw` when no partial sum wraps."""

    constant: int = 0
    terms: dict[ir.Value, int] = field(default_factory=dict)
    nsw: bool = True

    def plus(self, constant: int, terms: list[tuple[int, ir.Value]], nsw: bool) -> ByteOffset:
        """This offset moved by a constant and terms; terms that cancel go."""
        total = dict(self.terms)
        for scale, value in terms:
            total[value] = total.get(value, 0) + scale
        total = {value: scale for value, scale in total.items() if scale}
        return ByteOffset(self.constant + constant, total, self.nsw and nsw)

    def minus(self, other: ByteOffset) -> ByteOffset:
        """The difference of two offsets."""
        negated = [(-scale, value) for value, scale in other.terms.items()]
        return self.plus(-other.constant, negated, other.nsw)

    def split(self, other: ByteOffset) -> tuple[ByteOffset, ByteOffset, ByteOffset]:
        """What both have in common, then what each has besides."""
        shared = {v: s for v, s in self.terms.items() if other.terms.get(v) == s}
        common = ByteOffset(0, shared, self.nsw and other.nsw)
        return common, self.minus(common), other.minus(common)

    @property
    def is_constant(self) -> bool:
        return not self.terms
