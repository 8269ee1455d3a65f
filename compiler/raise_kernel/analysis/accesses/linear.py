"""Integer linear forms over loop indices, and the boxes that those indices range over.

`Linear` is `sum(coefficient * index) + constant`, exact over the integers (no wrap-around).
`Domain` gives each index its inclusive interval, and remembers linear facts from enclosing guards.
Both are immutable: entering a guard makes a new domain.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from math import gcd

from raise_kernel.bindings import ir

Interval = tuple[int, int]

# Wider than any i64 value: an index without known bounds.
UNBOUNDED: Interval = (-(1 << 127), 1 << 127)


class Linear:
    """`sum(terms[v] * v) + const`; zero coefficients are never kept."""

    __slots__ = ("const", "terms")

    def __init__(self, const: int = 0, terms: Mapping[ir.Value, int] | None = None) -> None:
        self.const = const
        self.terms: dict[ir.Value, int] = {v: c for v, c in terms.items() if c} if terms else {}

    @staticmethod
    def index(value: ir.Value) -> Linear:
        return _of(0, {value: 1})

    def __add__(self, other: Linear) -> Linear:
        if not other.terms:
            return self.shifted(other.const)
        if not self.terms:
            return other.shifted(self.const)
        terms = dict(self.terms)
        for value, coefficient in other.terms.items():
            terms[value] = terms.get(value, 0) + coefficient
        return Linear(self.const + other.const, terms)

    def __sub__(self, other: Linear) -> Linear:
        return self + other.scaled(-1)

    def scaled(self, factor: int) -> Linear:
        if factor == 1:
            return self
        if not factor:
            return _of(0, {})
        return _of(self.const * factor, {v: c * factor for v, c in self.terms.items()})

    def shifted(self, offset: int) -> Linear:
        return _of(self.const + offset, self.terms) if offset else self

    def is_constant(self) -> bool:
        return not self.terms

    def fits(self) -> bool:
        """Whether an affine expression can hold it: it has numbers of 64 bits."""
        return all(-(1 << 63) <= c < 1 << 63 for c in (self.const, *self.terms.values()))

    def divided(self, divisor: int) -> Linear | None:
        """The exact quotient; None if a coefficient or the constant is not divisible."""
        if self.const % divisor or any(c % divisor for c in self.terms.values()):
            return None
        return Linear(self.const // divisor, {v: c // divisor for v, c in self.terms.items()})

    def substituted(self, mapping: Mapping[ir.Value, Linear]) -> Linear:
        """Each index that `mapping` holds replaced by its linear form."""
        result = Linear(self.const)
        for value, coefficient in self.terms.items():
            result = result + mapping.get(value, Linear.index(value)).scaled(coefficient)
        return result

    def key(self) -> frozenset[tuple[ir.Value, int]]:
        return frozenset(self.terms.items())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Linear) and self.const == other.const and self.terms == other.terms

    def __hash__(self) -> int:
        return hash((self.const, self.key()))

    def __repr__(self) -> str:
        names = [f"{c}*{v.get_name()}" for v, c in self.terms.items()]
        return " + ".join([*names, str(self.const)])


def _of(const: int, terms: dict[ir.Value, int]) -> Linear:
    """A form with these terms, none of which is zero and which nobody changes."""
    form = Linear.__new__(Linear)
    form.const, form.terms = const, terms
    return form


@dataclass(frozen=True)
class Constraint:
    """`form >= 0`, or `form == 0`."""

    form: Linear
    equality: bool = False


@dataclass(frozen=True)
class Domain:
    """Inclusive bounds of indices, plus bounds of whole linear combinations learned from guards.

    A domain may be empty (some lower bound over its upper bound): code under it never runs.
    """

    bounds: Mapping[ir.Value, Interval] = field(default_factory=dict)
    facts: Mapping[frozenset, Interval] = field(default_factory=dict)

    def __hash__(self) -> int:
        return self._hash

    @functools.cached_property
    def _hash(self) -> int:
        return hash((frozenset(self.bounds.items()), frozenset(self.facts.items())))

    def with_index(self, value: ir.Value, interval: Interval) -> Domain:
        return self.with_indices({value: interval})

    def with_indices(self, intervals: Mapping[ir.Value, Interval]) -> Domain:
        return Domain({**self.bounds, **intervals}, self.facts)

    def refined(self, constraints: Iterable[Constraint]) -> Domain:
        """This domain under further constraints: itself where they say nothing new, so that what
        analyses know of it holds for the other."""
        bounds, facts = dict(self.bounds), dict(self.facts)
        for constraint in constraints:
            _refine(bounds, facts, constraint.form)
            if constraint.equality:
                _refine(bounds, facts, constraint.form.scaled(-1))
        return self if bounds == self.bounds and facts == self.facts else Domain(bounds, facts)

    def is_empty(self) -> bool:
        intervals = [*self.bounds.values(), *self.facts.values()]
        return any(low > high for low, high in intervals)

    def interval(self, form: Linear) -> Interval:
        """An interval that holds every value of `form` in this domain."""
        low, high = self._by_indices(form.terms, form.const)
        if len(form.terms) > 1 and self.facts:
            scale, key = _normalized(form.terms)
            if key in self.facts:
                first, last = self.facts[key]
                ends = (scale * first + form.const, scale * last + form.const)
                low, high = max(low, min(ends)), min(high, max(ends))
            elif len(form.terms) > 2:
                by_parts = self._by_parts(form)
                low, high = max(low, by_parts[0]), min(high, by_parts[1])
        return low, high

    def _by_indices(self, terms: Mapping[ir.Value, int], const: int = 0) -> Interval:
        """The interval of a form, by the bounds of each index alone."""
        low = high = const
        for value, coefficient in terms.items():
            first, last = self.bounds.get(value, UNBOUNDED)
            first, last = coefficient * first, coefficient * last
            low += first if first < last else last
            high += last if first < last else first
        return low, high

    def _by_parts(self, form: Linear) -> Interval:
        """The interval of a form, split into combinations with known bounds."""
        terms = dict(form.terms)
        low = high = form.const
        for key, fact in self.facts.items():
            factors = {divmod(terms.get(v, 0), c) for v, c in key}
            if len(key) < 2 or len(factors) != 1 or (factor := factors.pop())[1] or not factor[0]:
                continue
            ends = [factor[0] * bound for bound in fact]
            plain = self._by_indices({v: terms[v] for v, _ in key})
            low += max(min(ends), plain[0])
            high += min(max(ends), plain[1])
            for v, _ in key:
                del terms[v]
        rest = self._by_indices(terms)
        return low + rest[0], high + rest[1]


def needed(constraints: Iterable[Constraint], domain: Domain) -> list[Constraint] | None:
    """The constraints that the domain does not imply; None if one never holds."""
    kept: list[Constraint] = []
    for constraint in constraints:
        low, high = domain.interval(constraint.form)
        if constraint.equality and low == 0 < high:
            # At the boundary of the domain an equality is an inequality, which is a box.
            constraint = Constraint(constraint.form.scaled(-1))
            low, high = -high, 0
        elif constraint.equality and low < 0 == high:
            constraint = Constraint(constraint.form)
        if high < 0 or (constraint.equality and low > 0):
            return None
        implied = low >= 0 if not constraint.equality else low == high == 0
        if not implied and constraint not in kept:
            kept.append(constraint)
    return kept


def quotient(form: Linear, domain: Domain) -> Linear:
    """A form with fewer terms that is non-negative exactly where `form` is.

    `20 * i + j - 40` is non-negative exactly where `i - 2` is, if `j` is from 0 to 19.
    """
    for divisor in sorted({abs(c) for c in form.terms.values()} - {1}, reverse=True):
        whole = {v: c // divisor for v, c in form.terms.items() if c % divisor == 0}
        rest = Linear(form.const, {v: c for v, c in form.terms.items() if c % divisor})
        low, high = domain.interval(rest)
        if low // divisor == high // divisor:
            return Linear(low // divisor, whole)
    return form


def digits(constraint: Constraint, domain: Domain) -> list[Constraint]:
    """Equivalent constraints on the digits of a mixed-radix number; else the constraint itself.

    `-32 * w - l + 3 >= 0` is `w <= 0` and `l <= 3` if `w` is non-negative and `l` is from 0 to 31.
    If a constraint holds only where all terms have their maximum, as `-w - l >= 0`, each term has
    it.
    """
    form = constraint.form
    if constraint.equality or len(form.terms) < 2:
        return [constraint]
    parts = [Linear(0, {v: c}) for v, c in form.terms.items()]
    tops = [domain.interval(part)[1] for part in parts]
    # The maximum of each term alone. Bounds of combinations do not apply to single terms.
    if form.const + sum(tops) == 0:
        return [Constraint(part.shifted(-top)) for part, top in zip(parts, tops, strict=True)]
    for divisor in sorted({abs(c) for c in form.terms.values()} - {1}, reverse=True):
        whole = {v: c // divisor for v, c in form.terms.items() if c % divisor == 0}
        rest = Linear(form.const, {v: c for v, c in form.terms.items() if c % divisor})
        if not rest.terms or len(whole) == len(form.terms):
            continue
        # The constraint is `divisor * high + rest >= 0`, with `whole` for `high`.
        most = domain.interval(Linear(0, whole))[1]
        low, high = domain.interval(rest)
        if most >= UNBOUNDED[1] or high >= UNBOUNDED[1] or low <= UNBOUNDED[0]:
            continue
        # With the maximum of `high` the rest decides; with one less the constraint always fails.
        if high - divisor < -divisor * most <= high:
            return [
                Constraint(Linear(-most, whole)),
                *digits(Constraint(rest.shifted(divisor * most)), domain),
            ]
    return [constraint]


def _normalized(terms: Mapping[ir.Value, int]) -> tuple[int, frozenset]:
    """The greatest common divisor of the coefficients, and the terms divided by it."""
    scale = gcd(*terms.values()) or 1
    return scale, frozenset((v, c // scale) for v, c in terms.items())


class _Combination(frozenset[tuple[ir.Value, int]]):
    """The terms of a fact, in the order of the form that said it: that of a set is another one in
    each process, and so would be the text of what is made of it."""

    def __new__(cls, terms: Iterable[tuple[ir.Value, int]]) -> _Combination:
        ordered = tuple(terms)
        made = super().__new__(cls, ordered)
        made._ordered = ordered
        return made

    _ordered: tuple[tuple[ir.Value, int], ...]

    def __iter__(self) -> Iterator[tuple[ir.Value, int]]:
        return iter(self._ordered)


def _refine(
    bounds: dict[ir.Value, Interval], facts: dict[frozenset, Interval], form: Linear
) -> None:
    """Add the fact `form >= 0`."""
    if not form.terms:
        if form.const < 0:
            facts[frozenset()] = (1, 0)
        return
    if len(form.terms) == 1:
        ((value, coefficient),) = form.terms.items()
        low, high = bounds.get(value, UNBOUNDED)
        if coefficient > 0:
            low = max(low, -(form.const // coefficient))
        else:
            high = min(high, form.const // -coefficient)
        bounds[value] = (low, high)
        return
    # scale * sum + const >= 0, with scale > 0: sum >= ceil(-const / scale), and its negation.
    scale = gcd(*form.terms.values())
    key = _Combination((v, c // scale) for v, c in form.terms.items())
    low, high = facts.get(key, UNBOUNDED)
    facts[key] = (max(low, -(form.const // scale)), high)
    mirror = _Combination((v, -c) for v, c in key)
    low, high = facts.get(mirror, UNBOUNDED)
    facts[mirror] = (low, min(high, form.const // scale))
