"""Terms of what is chosen by comparing two others: of a pair of values, and of what is kept beside
each of them (its position).

A choice says what it is where the first of the two is less, equal, greater, or where one is NaN.
`select` of any mask that compares the two, and of equal ones what stands beside them, is one.
"""

from __future__ import annotations

from dataclasses import dataclass

from raise_kernel.passes.tensor_opt.idioms.orders.order_terms import FALSE, TRUE, Term, Terms
from raise_kernel.stablehlo.comparisons import SWAPPED
from raise_kernel.worklist import reachable

# Cases of a comparison. `NEITHER`: one of the two is NaN.
LESS, EQUAL, GREATER, NEITHER = range(4)
TRUE_WHERE = {
    "LT": {LESS},
    "LE": {LESS, EQUAL},
    "GT": {GREATER},
    "GE": {GREATER, EQUAL},
    "EQ": {EQUAL},
    "NE": {LESS, GREATER, NEITHER},
}
# Neither of the two: NaN.
NAN = -1


@dataclass(frozen=True)
class Choice(Term):
    """`cases`: what it is in each case of comparing `a` with `b`."""

    cases: tuple[int, int, int, int] = (NAN, NAN, NAN, NAN)


class Choices(Terms):
    """Terms of one program. `numbers`: constants that are no NaN."""

    def __init__(self) -> None:
        super().__init__()
        self.numbers: set[int] = set()

    def intern(self, term: Term) -> int:
        """The number of a term."""
        found = self._numbers.get(term)
        if found is None:
            self._check(1)
            found = self._numbers[term] = len(self.all)
            self.all.append(term)
            self.values.append(0.0)
            self.falling.append(0.0)
        return found

    def make(self, op: str, kind: str, a: int, b: int = -1) -> int:
        if op in ("min", "max"):
            a, b = min(a, b), max(a, b)
            cases = (a, a, b, NAN) if op == "min" else (b, a, a, NAN)
            return self.intern(Choice("choice", kind, a, b, cases))
        return self.intern(Term(op, kind, a, b))

    def integer(self, base: int, step: int) -> int:
        """The integer `base + row * step`."""
        return self.intern(Term("integer", "", base, step))

    def compare(self, direction: str, kind: str, a: int, b: int) -> int:
        """A comparison; integers that are known are compared here."""
        x, y = self.all[a], self.all[b]
        if x.op == y.op == "integer" and x.b == y.b and (kind != "u" or min(x.a, y.a) >= 0):
            case = LESS if x.a < y.a else EQUAL if x.a == y.a else GREATER
            return TRUE if case in TRUE_WHERE[direction] else FALSE
        if a == b and (kind != "f" or a in self.numbers or direction in ("LT", "GT")):
            return TRUE if EQUAL in TRUE_WHERE[direction] else FALSE
        if a > b:
            a, b, direction = b, a, SWAPPED[direction]
        return self.intern(Term(direction, kind, a, b))

    def select(self, mask: int, yes: int, no: int) -> int | None:
        """One of two terms by a mask; None where more than one comparison decides."""
        if mask in (FALSE, TRUE) or yes == no:
            return no if mask == FALSE else yes
        for pair in self._compared(mask):
            found = [self.decided(mask, pair, case) for case in range(4)]
            if any(found[case] not in (FALSE, TRUE) for case in (LESS, GREATER, NEITHER)):
                continue
            cases: list[int] = []
            for case, answer in enumerate(found):
                one, other = (self.within(t, pair, case) for t in (yes, no))
                taken = other if answer == FALSE else one
                if answer not in (FALSE, TRUE) and one != other:
                    least = self._extreme(answer, one, other)
                    if least is None:
                        return None
                    taken = least
                cases.append(taken)
            if pair.kind != "f":
                cases[NEITHER] = cases[EQUAL]
            if len(set(cases)) == 1:
                return cases[0]
            first, second, third, last = cases
            return self.intern(
                Choice("choice", pair.kind, pair.a, pair.b, (first, second, third, last))
            )
        return None

    def decided(self, mask: int, pair: Term, case: int) -> int:
        """The mask in one case of comparing a pair."""
        term = self.all[mask]
        if term.op in TRUE_WHERE:
            if (term.kind, term.a, term.b) != (pair.kind, pair.a, pair.b):
                return mask
            return TRUE if case in TRUE_WHERE[term.op] else FALSE
        if term.op == "not":
            return self.opposite(self.decided(term.a, pair, case))
        if term.op in ("and", "xor"):
            parts = [self.decided(m, pair, case) for m in (term.a, term.b)]
            return self.both(*parts) if term.op == "and" else self.different(*parts)
        return mask

    def within(self, number: int, pair: Term, case: int) -> int:
        """A term in one case of comparing a pair."""
        term = self.all[number]
        if isinstance(term, Choice) and (term.kind, term.a, term.b) == (pair.kind, pair.a, pair.b):
            number = term.cases[case]
        return pair.a if case == EQUAL and number == pair.b else number

    def _compared(self, mask: int) -> list[Term]:
        """The comparisons in a mask, one of each pair."""
        found: dict[tuple[str, int, int], Term] = {}
        for term in map(self.all.__getitem__, reachable([mask], self._parts)):
            if term.op in TRUE_WHERE:
                found.setdefault((term.kind, term.a, term.b), term)
        return list(found.values())

    def _parts(self, mask: int) -> list[int]:
        term = self.all[mask]
        return [m for m in (term.a, term.b) if m >= 0] if term.op in ("and", "xor", "not") else []

    def _extreme(self, mask: int, yes: int, no: int) -> int | None:
        """The smaller or the larger one of two integers that a mask compares."""
        pairs = self._compared(mask)
        if len(pairs) != 1 or {pairs[0].a, pairs[0].b} != {yes, no} or pairs[0].kind == "f":
            return None
        (pair,) = pairs
        answers = [self.decided(mask, pair, case) for case in (LESS, GREATER)]
        if set(answers) != {FALSE, TRUE}:
            return None
        first = (answers[0] == TRUE) == (yes == pair.a)
        return self.intern(Term("least" if first else "most", pair.kind, pair.a, pair.b))
