"""What a tree of choices takes the best one of: elements, what is kept beside each, and which one
of equal elements it is."""

from __future__ import annotations

from dataclasses import dataclass, replace

from raise_kernel.passes.tensor_opt.idioms.best.choices import (
    EQUAL,
    GREATER,
    LESS,
    NAN,
    NEITHER,
    Choice,
    Choices,
)
from raise_kernel.passes.tensor_opt.idioms.orders.order_terms import Term
from raise_kernel.remarks import NoMatch

DEPTH = 256


@dataclass(frozen=True)
class Winners:
    """`pairs`: elements, and what stands beside each. Of equal elements the first one wins, or the
    one with the least (`least`) or the largest (`most`) beside it. `clean`: NaN never wins, nor
    takes another one's place; `spreads`: any NaN makes a NaN of the result. `lead`: the pair that
    wins where its element is NaN; no other NaN does."""

    pairs: tuple[tuple[int, int], ...]
    tie: str = "first"
    clean: bool = True
    spreads: bool = True
    lead: tuple[int, int] | None = None


class Reader:
    """Reads the choices of the largest (`largest`) or of the smallest element."""

    def __init__(self, choices: Choices, kind: str, *, largest: bool) -> None:
        self.all = choices.all
        self.numbers = choices.numbers
        self.kind = kind
        self.largest = largest
        self._known: dict[int, Winners] = {}

    def of(self, kept: int, depth: int = 0) -> Winners:
        """What `kept`, a choice, is taken from. Raises `NoMatch`."""
        term = self.all[kept]
        if not isinstance(term, Choice) or term.kind != self.kind or depth > DEPTH:
            raise NoMatch("it is not a selection of the best element")
        known = self._known.get(kept)
        if known is None:
            known = self._known[kept] = self._read(term, depth)
        return known

    def _read(self, term: Choice, depth: int) -> Winners:
        first, second = (GREATER, LESS) if self.largest else (LESS, GREATER)
        own, other, equal, odd = (term.cases[c] for c in (first, second, EQUAL, NEITHER))
        a = self._side(term.a, own, depth + 1)
        b = self._side(term.b, other, depth + 1)
        clean, spreads, lead = True, True, None
        if self.kind == "f":
            lone_a, lone_b = (not isinstance(self.all[v], Choice) for v in (term.a, term.b))
            keeps_a = odd == own and a.clean and (b.clean or lone_b)
            keeps_b = odd == other and b.clean and (a.clean or lone_a)
            clean = keeps_a or keeps_b
            spreads = odd == NAN and a.spreads and b.spreads
            if not clean and odd in (own, other):
                # A chain that begins with an element: where that is NaN, nothing is better.
                one, two, alone, ends = (
                    (a, b, lone_a, lone_b) if odd == own else (b, a, lone_b, lone_a)
                )
                if two.clean or ends:
                    lead = one.pairs[0] if alone else one.lead
        return replace(self._joined(a, b, (own, other, equal), clean, spreads), lead=lead)

    def _side(self, value: int, kept: int, depth: int) -> Winners:
        term, beside = self.all[value], self.all[kept]
        if not isinstance(term, Choice):
            if isinstance(beside, Choice) or beside.op in ("least", "most") or kept == NAN:
                raise NoMatch("the kept element depends on other comparisons")
            clean = self.kind != "f" or value in self.numbers
            return Winners(((value, kept),), clean=clean)
        if kept == value:
            return self.of(kept, depth)
        if beside.op == "integer":
            # The same beside both.
            found = self.of(value, depth)
            lead = (found.lead[0], kept) if found.lead else None
            return replace(found, pairs=_once([(v, kept) for v, _ in found.pairs]), lead=lead)
        same = isinstance(beside, Choice) and (beside.a, beside.b) == (term.a, term.b)
        if not same or not isinstance(beside, Choice):
            raise NoMatch("the kept element depends on other comparisons")
        first, second = (GREATER, LESS) if self.largest else (LESS, GREATER)
        if (term.cases[first], term.cases[second]) != (term.a, term.b):
            raise NoMatch("the kept element depends on other comparisons")
        return self._alike(self.of(kept, depth), term, beside)

    def _alike(self, found: Winners, value: Choice, kept: Choice) -> Winners:
        """NaN must be kept in both, or in none."""
        first, second = (GREATER, LESS) if self.largest else (LESS, GREATER)
        pairs = ((value.cases[c], kept.cases[c]) for c in (first, second))
        same = (value.cases[NEITHER], kept.cases[NEITHER]) in pairs
        if self.kind == "f" and not same:
            return Winners(found.pairs, found.tie, clean=False, spreads=False)
        return found

    def _joined(
        self, a: Winners, b: Winners, cases: tuple[int, int, int], clean: bool, spreads: bool
    ) -> Winners:
        own, other, equal = cases
        if equal in (own, other) and own != other:
            one, two = (a, b) if equal == own else (b, a)
            parts = [self._in_order(w) for w in (one, two)]
            return Winners(_once([*parts[0], *parts[1]]), "first", clean, spreads)
        term = self.all[equal]
        tie = _integer_extreme(term)
        if not tie or {term.a, term.b} != {own, other}:
            raise NoMatch("it is unknown which of several equal elements is kept")
        if term.kind != "s":
            raise NoMatch("indices are compared as unsigned integers")
        if all(self._integers(w) for w in (a, b)):
            sign = 1 if tie == "least" else -1
            for part in (a, b):
                line = [sign * self.all[k].a for _, k in part.pairs]
                if line != sorted(line):
                    raise NoMatch("it is unknown which of several equal elements is kept")
            pairs = sorted([*a.pairs, *b.pairs], key=lambda p: sign * self.all[p[1]].a)
            return Winners(_once(pairs), "first", clean, spreads)
        if any(len(w.pairs) > 1 and w.tie != tie for w in (a, b)):
            raise NoMatch("it is unknown which of several equal elements is kept")
        return Winners(_once([*a.pairs, *b.pairs]), tie, clean, spreads)

    def _integers(self, found: Winners) -> bool:
        """Whether what is kept is known, and in order."""
        terms = [self.all[k] for _, k in found.pairs]
        return (
            found.tie == "first"
            and all(t.op == "integer" for t in terms)
            and len({t.b for t in terms}) == 1
        )

    def _in_order(self, found: Winners) -> tuple[tuple[int, int], ...]:
        if found.tie != "first":
            raise NoMatch("it is unknown which of several equal elements is kept")
        return found.pairs


def _integer_extreme(term: Term) -> str:
    """ "least" or "most" for the smaller or larger one of two integers, else ""."""
    if term.op in ("least", "most"):
        return term.op
    if isinstance(term, Choice) and term.kind != "f":
        both = (term.cases[LESS], term.cases[GREATER])
        if both == (term.a, term.b):
            return "least"
        if both == (term.b, term.a):
            return "most"
    return ""


def _once(pairs: list[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    """Each pair where it is first."""
    return tuple(dict.fromkeys(pairs))
