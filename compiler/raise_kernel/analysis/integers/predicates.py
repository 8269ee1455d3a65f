"""The predicates of arith.cmpi and arith.cmpf, their inverses, and those of exchanged operands."""

from __future__ import annotations

from enum import IntEnum

from raise_kernel.bindings import ir


class Predicate(IntEnum):
    """arith.cmpi's predicates, with its numbers."""

    EQ = 0
    NE = 1
    SLT = 2
    SLE = 3
    SGT = 4
    SGE = 5
    ULT = 6
    ULE = 7
    UGT = 8
    UGE = 9

    @staticmethod
    def of(op: ir.Operation) -> Predicate:
        """That of an arith.cmpi."""
        return Predicate(ir.IntegerAttr(op.attributes["predicate"]).value)

    @property
    def is_unsigned(self) -> bool:
        return self >= Predicate.ULT

    def inverted(self) -> Predicate:
        """`not (a P b)` is `a P.inverted() b`."""
        if self <= Predicate.NE:
            return Predicate(1 - self)
        # Of four in a row, the first and the last are inverses, and the two between.
        first = Predicate.ULT if self.is_unsigned else Predicate.SLT
        return Predicate(2 * first + 3 - self)

    def swapped(self) -> Predicate:
        """`a P b` is `b P.swapped() a`."""
        # Of four in a row, the first and the third belong together, and the second and the fourth.
        return self if self <= Predicate.NE else Predicate((self - 2 ^ 2) + 2)


# arith.cmpf's predicates without a comparison: never, ordered, unordered, always.
_NEVER, _ORDERED, _UNORDERED, _ALWAYS = 0, 7, 14, 15


def inverted_cmpf(predicate: int) -> int:
    """The inverse of one of arith.cmpf's predicates: that of "ordered and less" is "unordered or
    not less"."""
    pairs = {_ORDERED: _UNORDERED, _UNORDERED: _ORDERED, _NEVER: _ALWAYS, _ALWAYS: _NEVER}
    return pairs.get(predicate, 14 - predicate)
