"""Symbolic values that combine elements of one source by one operation.

A `Source` is a vector of elements: the values of an operation in the threads of a block, or the
contents of a shared array at one point of the program. A `Fold` combines a set of its elements by
one operation. Two folds of one source combine to a fold if they are disjoint, or if the operation
is idempotent.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import copysign

import numpy as np

from raise_kernel.analysis.graphs.reduction_kinds import KINDS, identity
from raise_kernel.bindings import ir

IDEMPOTENT = frozenset(
    f"arith.{name}"
    for name in (
        "andi", "ori", "maxsi", "maxui", "minsi", "minui",
        "maxnumf", "minnumf", "maximumf", "minimumf",
    )
)  # fmt: skip


@dataclass(frozen=True, eq=False)
class Source:
    """The elements that folds combine, by number.

    `value` is a value of every thread, by thread number, or a shared array before the operation
    `before`. `lost`: the value is of an earlier iteration, and not available any more.
    """

    value: ir.Value
    before: ir.Operation | None = None
    lost: bool = False

    @property
    def type(self) -> ir.Type:
        """The type of an element."""
        if self.before is None:
            return self.value.type
        return ir.MemRefType(self.value.type).element_type


@dataclass(frozen=True)
class Constant:
    """A constant, the same in every thread. Zeros of different signs are different constants."""

    value: int | float
    negative: bool = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "negative", copysign(1, self.value) < 0)

    def counts_once(self, kind: str) -> bool:
        """Whether combining it twice is the same as once: a sum with +0.0 is never -0.0."""
        return kind in IDEMPOTENT or (kind == "arith.addf" and float(self.value) == 0.0)

    def changes_nothing(self, kind: str, type_: ir.Type) -> bool:
        """Whether it is a neutral element of `kind`."""
        neutral = identity(KINDS[kind], type_)
        if isinstance(neutral, ir.FloatAttr):
            value = float(self.value)
            return value == neutral.value and copysign(1, value) == copysign(1, neutral.value)
        number = ir.IntegerAttr(neutral).value
        mask = (1 << 64) - 1
        return (int(self.value) - number) & mask == 0


@dataclass(frozen=True)
class Fold:
    """`elements` (bits by number) of `source`, combined by `kind`; a single element has no kind.

    `bound`: a constant that is combined as well, such as a bound of a maximum or the +0.0 of a sum.
    """

    kind: str | None
    source: Source
    elements: int
    bound: Constant | None = None


Term = Fold | Constant
# A term for each thread or element; None if there is none.
Terms = list[Term | None]


def combined(kind: str, type_: ir.Type, a: Term, b: Term) -> Term | None:
    """`a op b` as one fold of values of `type_`; None if it is no fold."""
    if isinstance(a, Constant):
        return _with_constant(kind, type_, b, a)
    if isinstance(b, Constant):
        return _with_constant(kind, type_, a, b)
    if a.source is not b.source or a.source.type != type_:
        return None
    if not {a.kind, b.kind} <= {None, kind} or (a.bound and b.bound and a.bound != b.bound):
        return None
    if a.elements & b.elements and kind not in IDEMPOTENT:
        return None
    return Fold(kind, a.source, a.elements | b.elements, a.bound or b.bound)


def _with_constant(kind: str, type_: ir.Type, term: Term, constant: Constant) -> Term | None:
    if constant.changes_nothing(kind, type_):
        return term
    if isinstance(term, Constant):
        # Two zeros, of which one is positive.
        zeros = kind == "arith.addf" and float(term.value) == 0.0 == float(constant.value)
        return Constant(0.0) if zeros else None
    if not constant.counts_once(kind) or term.source.type != type_:
        return None
    if term.kind not in (None, kind) or term.bound not in (None, constant):
        return None
    return Fold(kind, term.source, term.elements, constant)


# The ordering predicates of arith.cmpi, by number, with the operation that selects the greater.
_GREATER = {
    2: "arith.maxsi", 3: "arith.maxsi", 4: "arith.minsi", 5: "arith.minsi",
    6: "arith.maxui", 7: "arith.maxui", 8: "arith.minui", 9: "arith.minui",
}  # fmt: skip
_OPPOSITE = {
    "arith.maxsi": "arith.minsi", "arith.minsi": "arith.maxsi",
    "arith.maxui": "arith.minui", "arith.minui": "arith.maxui",
}  # fmt: skip


@dataclass(frozen=True)
class Comparison:
    """A comparison of integers, `first < second` or another order: the test of an extremum."""

    predicate: int
    first: ir.Value
    second: ir.Value

    def extreme(self, first: Term | None, second: Term | None, yes: Term, no: Term) -> Term | None:
        """`test ? yes : no` as a maximum or minimum of the compared values; None if it is none."""
        greater = _GREATER.get(self.predicate)
        if greater is None:
            return None
        if (yes, no) == (second, first):
            return combined(greater, self.first.type, yes, no)
        if (yes, no) == (first, second):
            return combined(_OPPOSITE[greater], self.first.type, yes, no)
        return None


def folded_rows(
    kind: str, type_: ir.Type, terms: Terms, rows: Sequence[Sequence[int]], active: np.ndarray
) -> Terms | None:
    """The combined terms of the rows, for every thread.

    None if only a part of a row is active, or its terms do not combine.
    """
    found: Terms = [None] * len(terms)
    for lanes in rows:
        if not active[lanes[0]]:
            continue
        if not active[lanes].all():
            return None
        total = terms[lanes[0]]
        for other in lanes[1:]:
            term = terms[other]
            total = combined(kind, type_, total, term) if total and term else None
        if total is None:
            return None
        for lane in lanes:
            found[lane] = total
    return found
