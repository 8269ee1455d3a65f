"""Affine accesses that are strided views of an array, with a plan for the slice.

Each array axis has a subscript `start + sum(coefficient * k) + dynamic`, where the k are lane
coordinates (0 <= k < count) and `dynamic` a run-time scalar with known bounds. The lanes' box of
the array is then a slice, perhaps of a padded array (lanes under a false mask may lie outside),
perhaps reshaped (two lane indices in one subscript, as in `x[b * 16 + t]`), reversed, transposed.
An access is not a view if a lane index is in two axes, or if two lane indices overlap in one axis
(`x[i + k]`); `plan` then returns None.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

from raise_kernel.analysis.accesses.linear import Domain, Linear
from raise_kernel.bindings import ir

# A padded array larger than this many times the array costs more than a gather.
MAX_PADDING = 4
SMALL = 1 << 16


@dataclass(frozen=True)
class Term:
    """Lane index `dim`, with `count` values, times `coefficient`."""

    dim: ir.Value
    coefficient: int
    count: int


@dataclass(frozen=True)
class Axis:
    """One subscript: `start + sum(terms) + dynamic`, dynamic within [low, high]."""

    start: int
    terms: tuple[Term, ...]
    dynamic: ir.Value | None = None
    low: int = 0
    high: int = 0


@dataclass(frozen=True)
class Plan:
    """One axis made regular: coefficients positive, outermost first; `length` is the window's."""

    start: int
    terms: tuple[Term, ...]
    flipped: tuple[ir.Value, ...]
    length: int
    dynamic: ir.Value | None
    low: int
    high: int


def _plan_axis(axis: Axis) -> Plan | None:
    start, terms, flipped = axis.start, [], []
    for term in axis.terms:
        if term.count == 1:
            # Its only coordinate is 0 for every coefficient, so it becomes the innermost axis.
            terms.append(Term(term.dim, 1, 1))
            continue
        if term.coefficient < 0:
            start += term.coefficient * (term.count - 1)
            flipped.append(term.dim)
        terms.append(Term(term.dim, abs(term.coefficient), term.count))
    terms.sort(key=lambda t: (t.count == 1, -t.coefficient))
    span = 0
    for term in reversed(terms):
        if term.coefficient <= span:
            return None
        span += term.coefficient * (term.count - 1)
    length = span + 1
    if len(terms) > 1:
        length = terms[0].coefficient * terms[0].count
    return Plan(start, tuple(terms), tuple(flipped), length, axis.dynamic, axis.low, axis.high)


def plan(axes: Sequence[Axis], shape: Sequence[int]) -> list[Plan] | None:
    """The plan of each axis; None if the access is not a view."""
    dims = [t.dim for axis in axes for t in axis.terms]
    if len(set(dims)) != len(dims):
        return None
    plans = [_plan_axis(axis) for axis in axes]
    known = [p for p in plans if p is not None]
    if len(known) != len(plans):
        return None
    padded = prod(
        max(n, p.start + p.high + p.length) - min(0, p.start + p.low)
        for p, n in zip(known, shape, strict=True)
    )
    if padded > max(SMALL, MAX_PADDING * prod(shape)):
        return None
    return known


def flatten(axes: Sequence[Axis], shape: Sequence[int]) -> Axis | None:
    """One axis over the flat array; None with a dynamic part (it would need one scalar)."""
    start, terms = 0, {}
    counts: dict[ir.Value, int] = {}
    for position, axis in enumerate(axes):
        if axis.dynamic is not None:
            return None
        stride = prod(shape[position + 1 :])
        start += axis.start * stride
        for term in axis.terms:
            terms[term.dim] = terms.get(term.dim, 0) + term.coefficient * stride
            counts[term.dim] = term.count
    return Axis(start, tuple(Term(d, c, counts[d]) for d, c in terms.items() if c))


def lane_axes(forms: Sequence[Linear], lanes: Sequence[ir.Value], domain: Domain) -> list[Axis]:
    """The axes of an access whose lane indices have the domain's bounds and step one.

    Sequential indices are left out: they only move the view.
    """
    axes = []
    for form in forms:
        terms, start = [], form.const
        for index, coefficient in form.terms.items():
            if index not in lanes:
                continue
            low, high = domain.bounds[index]
            start += coefficient * low
            terms.append(Term(index, coefficient, max(0, high - low + 1)))
        axes.append(Axis(start, tuple(terms)))
    return axes
