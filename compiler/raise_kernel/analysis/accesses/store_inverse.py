"""The inverse of a store's access relation: the instance that wrote the element that a load reads.

Each subscript of the store is a linear form over unknowns (the indices of the storing thread and of
loops around the store only) and over indices that store and load share. It has to equal the load's
subscript, which gives one equation for each dimension.

Unknowns whose coefficients nest like the strides of an array have one solution each, by division.
Unknowns that only occur together (`r + t`, a tile filled in steps) are solved for their sum; the
others stay symbols that must cancel wherever the solution is used. The store wrote the element
exactly if the solution is in the store's domain, guards included. `conditions` holds the part of
this condition that the load's domain does not imply.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, cast

from raise_kernel.analysis.accesses.dependence import domain_text, form_text, is_empty
from raise_kernel.analysis.accesses.linear import Constraint, Domain, Linear
from raise_kernel.analysis.accesses.subscripts import quotient_remainder
from raise_kernel.bindings import ir
from raise_kernel.remarks import NoMatch


@dataclass(frozen=True)
class Range:
    """The values of an unknown: `low + step * n` for `0 <= n < count`."""

    low: int
    step: int
    count: int


class _Symbol:
    """`n` of one unknown, as an index of linear forms."""

    def get_name(self) -> str:
        return f"n{id(self)}"


@dataclass
class _Group:
    """`coefficient * q`, q in [0, count), where `q = sum(weight * n)` over the members."""

    coefficient: int
    count: int
    members: list[tuple[_Symbol, int]]


class Inverse:
    """The storing instance, as linear forms over the load's indices."""

    def __init__(self, unknowns: Mapping[ir.Value, Range], load_domain: Domain) -> None:
        self._domain = load_domain
        self._counts: dict[_Symbol, int] = {}
        self._solved: dict[Any, Linear] = {}
        self._locked: set[_Symbol] = set()
        self._start: dict[ir.Value, Linear] = {}
        self.conditions: list[Constraint] = []
        for index, values in unknowns.items():
            if values.count < 1:
                raise NoMatch("the store never runs")
            symbol = _Symbol()
            self._counts[symbol] = values.count
            self._start[index] = Linear(values.low, {cast(Any, symbol): values.step})
            if values.count == 1:
                self._solved[symbol] = Linear(0)

    def equate(self, stored: Linear, loaded: Linear) -> None:
        """Add the equation `stored == loaded`. NoMatch if it cannot be solved."""
        form = self._store_side(stored)
        symbols = {v: c for v, c in form.terms.items() if isinstance(v, _Symbol)}
        if self._locked & set(symbols):
            raise NoMatch("the store's index does not determine the thread that wrote the element")
        rest = Linear(form.const, {v: c for v, c in form.terms.items() if v not in symbols})
        goal = loaded - rest
        groups = []
        for symbol, coefficient in symbols.items():
            count = self._counts[symbol]
            if coefficient < 0:
                # Count from the other end: n = count - 1 - m.
                mirrored = cast(Any, _Symbol())
                self._counts[mirrored] = count
                self._solved[symbol] = Linear(count - 1, {mirrored: -1})
                goal = goal.shifted(-coefficient * (count - 1))
                symbol, coefficient = mirrored, -coefficient
            groups.append(_Group(coefficient, count, [(symbol, 1)]))
        self._divide(sorted(groups, key=lambda g: -g.coefficient), goal)

    def of(self, form: Linear) -> Linear:
        """A form over the store's indices, at the storing instance."""
        result = self._store_side(form)
        if any(isinstance(v, _Symbol) for v in result.terms):
            raise NoMatch("the stored value depends on more than the element's index")
        return result

    def check(self, store_domain: Domain) -> None:
        """Require that every guard around the store holds at the instance."""
        for index, (low, high) in store_domain.bounds.items():
            if index not in self._start:
                self._within(Linear.index(index), low, high)
        for key, (low, high) in store_domain.facts.items():
            self._within(self.of(Linear(0, dict(key))), low, high)

    def _within(self, form: Linear, low: int, high: int) -> None:
        first, last = self._domain.interval(form)
        if last < low or first > high:
            raise NoMatch("the store never writes the element that the load reads")
        for bound in (
            *([form.shifted(-low)] if first < low else []),
            *([form.scaled(-1).shifted(high)] if last > high else []),
        ):
            if not self._implied(bound):
                self._require(bound)

    def _implied(self, form: Linear) -> bool:
        """Whether `form >= 0` in all of the load's domain, perhaps by several guards together."""
        if any(isinstance(v, _Symbol) for v in form.terms):
            return False
        names = {v: f"i{k}" for k, v in enumerate({**self._domain.bounds, **form.terms})}
        parts = [f"{form_text(form, names)} < 0", *domain_text(self._domain, names)]
        return is_empty(f"{{ [{', '.join(names.values())}] : {' and '.join(parts)} }}")

    def _require(self, form: Linear) -> None:
        """`form >= 0`"""
        if any(isinstance(v, _Symbol) for v in form.terms):
            raise NoMatch("the store does not run for every element that the load reads")
        self.conditions.append(Constraint(form))

    def _store_side(self, form: Linear) -> Linear:
        form = form.substituted(self._start)
        # A solution may hold a symbol that a later equation solved. Two substitutions suffice,
        # since a solved symbol only stands for its mirror image or for a finished form.
        return form.substituted(self._solved).substituted(self._solved)

    def _divide(self, groups: list[_Group], goal: Linear) -> None:
        while groups:
            group, *groups = groups
            parts = quotient_remainder(goal, group.coefficient, self._domain)
            if parts is None:
                if not groups or group.coefficient != groups[0].coefficient * groups[0].count:
                    raise NoMatch("the store's index cannot be inverted")
                below = groups[0]
                members = [(s, w * below.count) for s, w in group.members]
                merged = _Group(
                    below.coefficient, below.count * group.count, [*below.members, *members]
                )
                groups = [merged, *groups[1:]]
                continue
            quotient, goal = parts
            self._within(quotient, 0, group.count - 1)
            self._assign(group, quotient)
        self._within(goal, 0, 0)

    def _assign(self, group: _Group, quotient: Linear) -> None:
        """Solve for the first member (of weight one): `quotient` is the sum of the members."""
        (pivot, _), *others = group.members
        for symbol, weight in others:
            quotient = quotient - Linear(0, {cast(Any, symbol): weight})
        self._solved[pivot] = quotient
        self._locked |= {symbol for symbol, _ in group.members}
