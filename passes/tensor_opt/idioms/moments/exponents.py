"""Maxima and sums of exponentials as formal terms, over elements that are not known.

The abstract domain of `weights.py`. Elements `x_i` are finite and larger than every constant that
they meet (`Terms.limit`): what uses the result must test both at run time. A term is

| term | stands for |
|---|---|
| `Number(c)` | the float `c` |
| `Log(p, n, c)` | `c * (p - n)`; `p` and `n` are maxima of sets of elements, or absent |
| `Exp(p, n)` | `exp(s * (p - n))`, with one scale `s` for all of a program |
| `Sum(S, n)` | the sum of `exp(s * (x_i - n))` over the elements `i` of the set `S` |
| `Case(a, b, t, f)` | `t` where the maximum `a` is at least `b`, `f` where `b` is at least `a` |

Every rule is an identity of real numbers, for all elements; no rule samples. Where both sides of a
case become one term once the larger maximum is called `max(a, b)`, the case is over: that is how
`m1 > m2 ? d1 + d2 * exp(m2 - m1) : d2 + d1 * exp(m1 - m2)` is seen to be a sum.

Exponents must not be positive, as the exponential might overflow where the sum does not: an `Exp`
or `Sum` whose exponent may be positive carries what it `needs`, a pair of maxima in order, until a
case decides it. A product or sum of two terms with different needs is unknown, as is everything
that has no rule.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from math import exp, inf, isfinite, isnan

from raise_kernel.diagnostics import NoMatch

# Constants above it are not taken for the beginning of a maximum: a run-time test that all elements
# are larger would fail for ordinary data, and the kernel's own steps would run after all.
LOWEST = -1e4
# Scales of exponents, to either side of one: no product of them overflows that the exponent does
# not.
WIDEST = 2.0**10
# Applications of rules in one program, at most.
FUEL = 1 << 18

# A set of elements, as the bits of an integer; a constant that begins a maximum.
Atom = int | float
Needs = tuple[Atom, Atom] | None


@dataclass(frozen=True)
class Unknown:
    """Anything."""


@dataclass(frozen=True)
class Number:
    value: float


@dataclass(frozen=True)
class Log:
    """`scale * (plus - minus)`."""

    plus: Atom | None
    minus: Atom | None
    scale: float = 1.0
    needs: Needs = None

    @property
    def atom(self) -> int | None:
        """The set of elements that it is the maximum of; None where it is something else."""
        alone = self.minus is None and self.scale == 1.0 and self.needs is None
        return self.plus if alone and isinstance(self.plus, int) else None


@dataclass(frozen=True)
class Exp:
    plus: Atom
    minus: Atom
    needs: Needs = None


@dataclass(frozen=True)
class Sum:
    elements: int
    minus: Atom
    needs: Needs = None


@dataclass(frozen=True)
class Case:
    """`larger` and `smaller` are sets; the term where their maxima are in this order, or not."""

    larger: int
    smaller: int
    yes: Term
    no: Term


Term = Unknown | Number | Log | Exp | Sum | Case
Rule = Callable[["Terms", Term, Term], Term]

UNKNOWN = Unknown()
ZERO = Number(0.0)
ONE = Number(1.0)


@dataclass
class Terms:
    """The rules, and what was assumed on the way. `limit`: the largest constant that elements were
    taken to be larger than. `scale`: that of all exponents."""

    limit: float = -inf
    scale: float | None = None
    fuel: int = FUEL
    _known: dict[tuple[str, Term, Term], Term] = field(default_factory=dict)

    def apply(self, word: str, x: Term, y: Term = UNKNOWN) -> Term:
        """One operation; on cases, in each case."""
        key = (word, x, y)
        if key not in self._known:
            self.fuel -= 1
            if self.fuel < 0:
                raise NoMatch("it is too large to be followed")
            self._known[key] = self._apply(word, x, y)
        return self._known[key]

    def _apply(self, word: str, x: Term, y: Term) -> Term:
        case = x if isinstance(x, Case) else y
        if not isinstance(case, Case):
            return (RULES.get(word) or REDUCTIONS[word])(self, x, y)
        order = (case.larger, case.smaller)
        sides = [
            tuple(_named(_side(t, order, yes), order[0] | order[1], order[0 if yes else 1])
                  for t in (x, y))
            for yes in (True, False)
        ]  # fmt: skip
        return self.join(*order, *(self.apply(word, *side) for side in sides))

    def join(self, larger: int, smaller: int, yes: Term, no: Term) -> Term:
        """`yes` where the maximum of one set is at least the other's, else `no`."""
        if larger > smaller:
            larger, smaller, yes, no = smaller, larger, no, yes
        yes = _settled(_side(yes, (larger, smaller), True), larger, smaller)
        no = _settled(_side(no, (larger, smaller), False), smaller, larger)
        both = larger | smaller
        others = set(_renamed(no, smaller, both))
        for term in _renamed(yes, larger, both):
            if term in others:
                return term
        if isinstance(yes, (Unknown, Case)) or isinstance(no, (Unknown, Case)):
            return UNKNOWN
        return Case(larger, smaller, yes, no)

    def above(self, constant: float) -> bool:
        """Whether elements may be taken to be larger than a constant; notes that they were."""
        if isnan(constant) or constant > LOWEST:
            return False
        self.limit = max(self.limit, constant)
        return True


def is_subset(a: Atom, b: Atom) -> bool:
    """Whether the maximum `a` is at most `b`, whatever the elements are. Constants that begin a
    maximum are below all of them."""
    if isinstance(a, float):
        return isinstance(b, int) or a <= b
    return isinstance(b, int) and a & ~b == 0


def _side(term: Term, order: tuple[int, int], yes: bool) -> Term:
    """The term in one case; unknown where it depends on another one."""
    if not isinstance(term, Case):
        return term
    if (term.larger, term.smaller) == order:
        return term.yes if yes else term.no
    if (term.smaller, term.larger) == order:
        return term.no if yes else term.yes
    return UNKNOWN


def _settled(term: Term, larger: int, smaller: int) -> Term:
    """The term without a need that holds where one maximum is at least another one."""
    needs = getattr(term, "needs", None)
    if needs is None or not isinstance(term, (Log, Exp, Sum)):
        return term
    low, high = needs
    if not isinstance(high, int) or larger & ~high:
        return term
    return replace(term, needs=None) if is_subset(low, high | larger | smaller) else term


def _named(term: Term, atom: int, name: int) -> Term:
    """The term with another name for one maximum."""
    if isinstance(term, (Log, Exp, Sum)) and term.minus == atom:
        term = replace(term, minus=name)
    if isinstance(term, (Log, Exp)) and term.plus == atom:
        term = replace(term, plus=name)
    if isinstance(term, (Log, Exp)) and term.plus == term.minus and term.needs is None:
        return ZERO if isinstance(term, Log) else ONE
    return term


def _renamed(term: Term, atom: int, name: int) -> Iterator[Term]:
    """The term, and what it is with another name for one maximum."""
    yield term
    if term == ONE:
        yield Exp(atom, name)
    elif term == ZERO:
        yield Log(atom, name)
    elif isinstance(term, Sum) and term.minus == atom:
        yield replace(term, minus=name)
    elif isinstance(term, (Log, Exp)):
        if term.minus == atom:
            yield replace(term, minus=name)
        if term.plus == atom:
            yield replace(term, plus=name)
        if term.minus == term.plus == atom:
            yield replace(term, minus=name, plus=name)


def _joint(a: Needs, b: Needs) -> tuple[bool, Needs]:
    """What two terms need together; False where that is more than one thing."""
    return a is None or b is None or a == b, a or b


def _cancelled(
    plus: list[Atom | None], minus: list[Atom | None]
) -> tuple[Atom | None, Atom | None] | None:
    """A sum of maxima less other ones; None where it has more than one of either."""
    above = [a for a in plus if a is not None]
    below: list[Atom] = []
    for atom in minus:
        if atom in above:
            above.remove(atom)
        elif atom is not None:
            below.append(atom)
    if len(above) > 1 or len(below) > 1:
        return None
    return above[0] if above else None, below[0] if below else None


# --- rules: terms that are no cases ---------------------------------------------------------------


def _add(terms: Terms, x: Term, y: Term) -> Term:
    if isinstance(y, Number):
        x, y = y, x
    if isinstance(x, Number):
        return _add_number(terms, x.value, y)
    if isinstance(x, Log) and isinstance(y, Log):
        return _add_logs(x, y)
    left, right = _as_sum(x), _as_sum(y)
    if left is None or right is None or left.minus != right.minus:
        return UNKNOWN
    fits, needs = _joint(left.needs, right.needs)
    if not fits or left.elements & right.elements:
        return UNKNOWN
    return Sum(left.elements | right.elements, left.minus, needs)


def _add_number(terms: Terms, value: float, y: Term) -> Term:
    if isinstance(y, Number):
        return Number(value + y.value)
    if value == 0:
        return y
    if isinstance(y, Log):
        if not isfinite(value):
            return Number(value)
        if y.plus is None and y.scale == 1.0 and terms.above(value):
            return Log(value, y.minus, 1.0, y.needs)
        return UNKNOWN
    other = _as_sum(y)
    # One is the exponential of what a lone element is above itself.
    if value != 1 or other is None or not isinstance(other.minus, int):
        return UNKNOWN
    alone = other.minus.bit_count() == 1 and not other.elements & other.minus
    return replace(other, elements=other.elements | other.minus) if alone else UNKNOWN


def _add_logs(x: Log, y: Log) -> Term:
    fits, needs = _joint(x.needs, y.needs)
    if not fits or x.scale != y.scale:
        return UNKNOWN
    if x.scale != 1.0 and None in (x.plus, x.minus, y.plus, y.minus):
        return UNKNOWN
    found = _cancelled([x.plus, y.plus], [x.minus, y.minus])
    if found is None:
        return UNKNOWN
    return ZERO if found == (None, None) else Log(*found, x.scale, needs)


def _as_sum(term: Term) -> Sum | None:
    """A sum, or an exponential of one element as one."""
    if isinstance(term, Exp):
        if not isinstance(term.plus, int) or term.plus.bit_count() != 1:
            return None
        return Sum(term.plus, term.minus, term.needs)
    return term if isinstance(term, Sum) else None


def _subtract(terms: Terms, x: Term, y: Term) -> Term:
    return _add(terms, x, _negate(terms, y, UNKNOWN))


def _negate(_terms: Terms, x: Term, _: Term) -> Term:
    if isinstance(x, Number):
        return Number(-x.value)
    return replace(x, plus=x.minus, minus=x.plus) if isinstance(x, Log) else UNKNOWN


def _multiply(_terms: Terms, x: Term, y: Term) -> Term:
    if isinstance(y, Number):
        x, y = y, x
    if isinstance(x, Number):
        return _scaled(x.value, y)
    if isinstance(y, Exp):
        x, y = y, x
    if not isinstance(x, Exp) or not isinstance(y, (Exp, Sum)):
        return UNKNOWN
    fits, needs = _joint(x.needs, y.needs)
    if not fits:
        return UNKNOWN
    if isinstance(y, Sum):
        return Sum(y.elements, x.minus, needs) if x.plus == y.minus else UNKNOWN
    found = _cancelled([x.plus, y.plus], [x.minus, y.minus])
    if found == (None, None):
        return ONE if needs is None else UNKNOWN
    if found is None or found[0] is None or found[1] is None:
        return UNKNOWN
    return Exp(found[0], found[1], needs)


def _scaled(value: float, y: Term) -> Term:
    if isinstance(y, Number):
        return Number(value * y.value)
    if value == 1:
        return y
    if value == 0:
        return ZERO if _is_finite(y) else UNKNOWN
    if not isinstance(y, Log) or y.plus is None or y.minus is None:
        return UNKNOWN
    scale = abs(value) * y.scale
    if not 1 / WIDEST <= scale <= WIDEST:
        return UNKNOWN
    turned = (y.minus, y.plus) if value < 0 else (y.plus, y.minus)
    return Log(*turned, scale, y.needs)


def _is_finite(term: Term) -> bool:
    """Whether it is a finite number for all elements; a difference of elements may overflow."""
    if isinstance(term, Log):
        return term.atom is not None
    return isinstance(term, (Exp, Sum)) and term.needs is None


def _divide(terms: Terms, x: Term, y: Term) -> Term:
    if isinstance(x, Number) and isinstance(y, Number) and y.value:
        return Number(x.value / y.value)
    if isinstance(y, Number) and isfinite(y.value) and y.value:
        return _multiply(terms, x, Number(1 / y.value))
    return UNKNOWN


def _exponential(terms: Terms, x: Term, _: Term) -> Term:
    if isinstance(x, Number):
        return Number(exp(x.value) if x.value < 700 else inf)
    if not isinstance(x, Log) or x.plus is None or not isinstance(x.minus, int):
        return UNKNOWN
    if x.plus == x.minus:
        return ONE
    if terms.scale is None:
        terms.scale = x.scale
    if terms.scale != x.scale:
        return UNKNOWN
    fits, needs = _joint(x.needs, None if is_subset(x.plus, x.minus) else (x.plus, x.minus))
    return Exp(x.plus, x.minus, needs) if fits else UNKNOWN


def _extremum(choose: Callable[..., float], value: float, y: Term) -> Term:
    """Of numbers, or of NaN and a number that is not known."""
    if isnan(value) and not isinstance(y, Unknown):
        return Number(value)
    if not isinstance(y, Number):
        return UNKNOWN
    return Number(y.value if isnan(y.value) else choose(value, y.value))


def _maximum(terms: Terms, x: Term, y: Term) -> Term:
    return _extreme(terms, x, y, max)


def _minimum(terms: Terms, x: Term, y: Term) -> Term:
    return _extreme(terms, x, y, min)


def _extreme(terms: Terms, x: Term, y: Term, choose: Callable[..., float]) -> Term:
    if isinstance(y, Number):
        x, y = y, x
    if isinstance(x, Number) and (isnan(x.value) or isinstance(y, Number)):
        return _extremum(choose, x.value, y)
    if not isinstance(y, Log) or y.atom is None:
        return UNKNOWN
    if isinstance(x, Number):
        above = y if choose is max else x
        return above if terms.above(x.value) else UNKNOWN
    if not isinstance(x, Log) or x.atom is None:
        return UNKNOWN
    return Log(x.atom | y.atom, None) if choose is max else terms.join(x.atom, y.atom, y, x)


RULES: dict[str, Rule] = {
    "add": _add,
    "subtract": _subtract,
    "negate": _negate,
    "multiply": _multiply,
    "divide": _divide,
    "exponential": _exponential,
    "maximum": _maximum,
    "minimum": _minimum,
}


def _number(extremum: Rule) -> Rule:
    """The extremum that leaves NaNs out; elements are none."""

    def apply(terms: Terms, x: Term, y: Term) -> Term:
        for one, other in ((x, y), (y, x)):
            if isinstance(one, Number) and isnan(one.value):
                return other
        return extremum(terms, x, y)

    return apply


# Those of reductions, by the names of their monoids.
REDUCTIONS: dict[str, Rule] = {
    "add": _add,
    "max": _maximum,
    "min": _minimum,
    "maxnum": _number(_maximum),
    "minnum": _number(_minimum),
}
