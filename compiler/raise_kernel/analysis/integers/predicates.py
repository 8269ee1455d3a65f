"""The predicates of arith.cmpi and arith.cmpf, their inverses, and those of exchanged operands."""

from __future__ import annotations

import functools
from enum import IntEnum

from raise_kernel.bindings import ir
from raise_kernel.mlir.values import constant_int, defining_op


def without_negations(condition: ir.Value) -> tuple[ir.Value, bool]:
    """A condition before it is negated, and whether it is negated an odd number of times."""
    negated = False
    while (op := defining_op(condition)) is not None and op.name == "arith.xori":
        if constant_int(op.operands[1]) != 1:
            break
        condition, negated = op.operands[0], not negated
    return condition, negated


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
        return _predicate(op.attributes["predicate"])

    @property
    def word(self) -> str:
        """How MLIR writes it: `slt`."""
        return _WORDS[self]

    @property
    def is_unsigned(self) -> bool:
        return _WORDS[self][0] == "u"

    def inverted(self) -> Predicate:
        """`not (a P b)` is `a P.inverted() b`."""
        return _INVERTED[self]

    def swapped(self) -> Predicate:
        """`a P b` is `b P.swapped() a`."""
        return _SWAPPED[self]


# By number: finding a member of an enum takes longer than all else that is asked of a comparison.
_ALL = tuple(Predicate)
_WORDS = tuple(predicate.name.lower() for predicate in _ALL)
# Of four in a row, the first and the last are inverses, and the two between; the first and the
# third belong together, and the second and the fourth.
_INVERTED = tuple(_ALL[k] for k in (1, 0, 5, 4, 3, 2, 9, 8, 7, 6))
_SWAPPED = tuple(_ALL[k] for k in (0, 1, 4, 5, 2, 3, 8, 9, 6, 7))


@functools.cache
def _predicate(attribute: ir.Attribute) -> Predicate:
    return _ALL[ir.IntegerAttr(attribute).value]


# The predicates of comparisons of integers and of floats, by their words.
CMPI = {predicate.word: int(predicate) for predicate in Predicate}
_ORDERED_WORDS = ("false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord")
_UNORDERED_WORDS = ("ueq", "ugt", "uge", "ult", "ule", "une", "uno", "true")
CMPF = {word: number for number, word in enumerate((*_ORDERED_WORDS, *_UNORDERED_WORDS))}
# arith.cmpf's predicates without a comparison: never, ordered, unordered, always.
_NEVER, _ORDERED, _UNORDERED, _ALWAYS = 0, 7, 14, 15


def inverted_cmpf(predicate: int) -> int:
    """The inverse of one of arith.cmpf's predicates: that of "ordered and less" is "unordered or
    not less"."""
    pairs = {_ORDERED: _UNORDERED, _UNORDERED: _ORDERED, _NEVER: _ALWAYS, _ALWAYS: _NEVER}
    return pairs.get(predicate, 14 - predicate)
