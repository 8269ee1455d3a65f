"""What an element holds after steps that fold others onto it: which ones, and by what operation.

A `Fold` is a set of elements of one `Source` (what each thread of a block has of a value, or a
shared array's contents at one place of the program), folded by one operation. Two folds of one
source are one fold again, where no element would be counted twice or counting twice makes no
difference.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import copysign

import numpy as np

from raise_kernel.analysis.graphs.reduction_kinds import KINDS, identity
from raise_kernel.bindings import ir

IDEMPOTENT = frozenset(
    f"arith.{word}"
    for word in (
        "andi", "ori", "maxsi", "maxui", "minsi", "minui",
        "maxnumf", "minnumf", "maximumf", "minimumf",
    )
)  # fmt: skip


@dataclass(frozen=True, eq=False)
class Source:
    """The elements that folds are made of, by number.

    `value` is what every thread has, by the thread's number, or a shared array as it is before the
    operation `before`. `lost`: a value of an iteration that is over, so that it cannot be had.
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
    """A number that every thread has. Zeros of different signs are different ones."""

    value: int | float
    negative: bool = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "negative", copysign(1, self.value) < 0)

    def counts_once(self, kind: str) -> bool:
        """Whether folding this in twice gives the same as once: a sum with +0.0 is never -0.0."""
        return kind in IDEMPOTENT or (kind == "arith.addf" and float(self.value) == 0.0)

    def changes_nothing(self, kind: str, type_: ir.Type) -> bool:
        """Whether folding this in by `kind` gives the other operand."""
        neutral = identity(KINDS[kind], type_)
        if isinstance(neutral, ir.FloatAttr):
            value = float(self.value)
            return value == neutral.value and copysign(1, value) == copysign(1, neutral.value)
        number = ir.IntegerAttr(neutral).value
        mask = (1 << 64) - 1
        return (int(self.value) - number) & mask == 0


@dataclass(frozen=True)
class Fold:
    """`elements` (bits by number) of `source` under the operation `kind`; one has no kind.

    `bound`: a constant among what a maximum or the like is taken of, or the +0.0 of a sum."""

    kind: str | None
    source: Source
    elements: int
    bound: Constant | None = None


Term = Fold | Constant
# One for each thread, or element; None where there is none.
Terms = list[Term | None]


def combined(kind: str, type_: ir.Type, a: Term, b: Term) -> Term | None:
    """`a op b` as one fold of values of `type_`; None where it is none."""
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
        # Two zeros of which one is positive.
        zeros = kind == "arith.addf" and float(term.value) == 0.0 == float(constant.value)
        return Constant(0.0) if zeros else None
    if not constant.counts_once(kind) or term.source.type != type_:
        return None
    if term.kind not in (None, kind) or term.bound not in (None, constant):
        return None
    return Fold(kind, term.source, term.elements, constant)


# Predicates of arith.cmpi that are an order, by number, with the operation that takes the greater.
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
    """`first < second` of integers, or another order: the test of a maximum or minimum."""

    predicate: int
    first: ir.Value
    second: ir.Value

    def extreme(self, first: Term | None, second: Term | None, yes: Term, no: Term) -> Term | None:
        """`test ? yes : no` as a maximum or minimum of what is compared; None where it is none."""
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
    """What every thread has once the threads of its row have folded theirs; None where a row comes
    in part, or its terms do not fold."""
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
