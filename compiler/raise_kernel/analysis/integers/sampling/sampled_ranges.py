"""Between which numbers an integer that depends on data lies, as far as the kernel bounds it.

    %d = memref.load ...                    // any number
    %m = arith.remsi %d, %c7                // at most 6
    scf.if %d < %n { x[%d] }                // there, less than %n

In each column of a sample (samples.py): what is known is that number; masks,
remainders, extrema and the conditions around an access bound what is not. The range of a type is no
bound: it says nothing of what the kernel means. An end that has no bound is infinite; so is the end
of what two such values make, for both may never be at their ends at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from raise_kernel.analysis.integers.guards import Fact
from raise_kernel.analysis.integers.integer_range import bit_width, type_range
from raise_kernel.analysis.integers.predicates import Predicate
from raise_kernel.analysis.integers.sampling.samples import Samples
from raise_kernel.bindings import ir
from raise_kernel.mlir.values import defining_op

MAX_DEPTH = 64


@dataclass(frozen=True)
class Range:
    """The least and the greatest number in each column."""

    low: np.ndarray
    high: np.ndarray


class SampledRanges:
    """The ranges of values in a sample. Blocks where the same facts are about a value, and about
    what it is computed from, share its range."""

    def __init__(self, samples: Samples) -> None:
        self._samples = samples
        self._known: dict[tuple[ir.Value, tuple[Fact, ...]], Range] = {}
        self._sources: dict[ir.Value, frozenset[ir.Value]] = {}

    def of(self, value: ir.Value, facts: Sequence[Fact], depth: int = 0) -> Range:
        """The range of a value where these facts hold."""
        sources = self._sources.get(value)
        if sources is None:
            sources = self._sources[value] = _sources(value)
        about = tuple([f for f in facts if f[1] in sources or f[2] in sources])
        found = self._known.get((value, about))
        if found is None:
            found = self._known[value, about] = self._found(value, about, depth)
        return found

    def _found(self, value: ir.Value, facts: tuple[Fact, ...], depth: int) -> Range:
        sampled = self._samples.of(value)
        low = np.where(sampled.is_known, sampled.numbers, -np.inf)
        high = np.where(sampled.is_known, sampled.numbers, np.inf)
        found = Range(low, high)
        if not sampled.is_known.all() and depth < MAX_DEPTH:
            found = self._within(found, self._computed(value, found, facts, depth + 1))
            for predicate, left, right in facts:
                if left == value:
                    found = self._narrowed(found, predicate, right)
                if right == value:
                    found = self._narrowed(found, predicate.swapped(), left)
        return found

    @staticmethod
    def _within(a: Range, b: Range) -> Range:
        return Range(np.maximum(a.low, b.low), np.minimum(a.high, b.high))

    def _computed(
        self, value: ir.Value, any_number: Range, facts: tuple[Fact, ...], depth: int
    ) -> Range:
        op = defining_op(value)
        rule = _RULES.get(op.name) if op is not None else None
        if op is None or rule is None:
            return any_number
        operands = [self.of(v, facts, depth) for v in op.operands]
        found = rule(operands)
        # Of two that are not known, each at its end, nothing says that this happens.
        vague = np.sum([r.low != r.high for r in operands], 0) > 1
        found = Range(np.where(vague, -np.inf, found.low), np.where(vague, np.inf, found.high))
        # A result that may wrap is any number.
        least, most = type_range(bit_width(value.type))
        wraps = (found.low < least) & np.isfinite(found.low)
        wraps |= (found.high > most) & np.isfinite(found.high)
        return Range(np.where(wraps, -np.inf, found.low), np.where(wraps, np.inf, found.high))

    def _narrowed(self, found: Range, predicate: Predicate, other: ir.Value) -> Range:
        """What a comparison with a number that is known leaves of a range."""
        sampled = self._samples.of(other)
        low = np.where(sampled.is_known, sampled.numbers, -np.inf)
        high = np.where(sampled.is_known, sampled.numbers, np.inf)
        if predicate in (Predicate.ULT, Predicate.ULE):
            least = np.where(low >= 0, 0.0, -np.inf)
            high = np.where(low >= 0, high - (predicate == Predicate.ULT), np.inf)
            return self._within(found, Range(least, high))
        if predicate in (Predicate.SLT, Predicate.SLE):
            return Range(found.low, np.minimum(found.high, high - (predicate == Predicate.SLT)))
        if predicate in (Predicate.SGT, Predicate.SGE):
            return Range(np.maximum(found.low, low + (predicate == Predicate.SGT)), found.high)
        return self._within(found, Range(low, high)) if predicate == Predicate.EQ else found


def _sources(value: ir.Value) -> frozenset[ir.Value]:
    """A value, and what rules below compute it from."""
    found, stack = {value}, [value]
    while stack:
        op = defining_op(stack.pop())
        if op is not None and op.name in _RULES:
            new = [v for v in op.operands if v not in found]
            found.update(new)
            stack += new
    return frozenset(found)


def _product(a: Range, b: Range) -> Range:
    with np.errstate(invalid="ignore"):
        corners = np.stack([x * y for x in (a.low, a.high) for y in (b.low, b.high)])
    corners = np.where(np.isnan(corners), 0, corners)
    return Range(corners.min(0), corners.max(0))


def _shifted(a: Range, b: Range) -> Range:
    factor = 2.0 ** np.clip(b.low, 0, 62)
    is_known = b.low == b.high
    low, high = a.low * factor, a.high * factor
    return Range(np.where(is_known, low, -np.inf), np.where(is_known, high, np.inf))


def _natural(a: Range) -> Range:
    """Read as unsigned: a number that may be negative is any one."""
    return Range(np.maximum(a.low, 0), np.where(a.low >= 0, a.high, np.inf))


def _masked(ranges: list[Range]) -> Range:
    """`x & y` lies between zero and each of them that is not negative."""
    ends = [np.where(r.low >= 0, r.high, np.inf) for r in ranges]
    high = np.minimum(*ends)
    return Range(np.where(np.isfinite(high), 0, -np.inf), high)


def _remainder(a: Range, b: Range) -> Range:
    """Of a divisor that is positive. What is below zero depends on the data alone."""
    low = np.where(a.low >= 0, 0, -np.inf)
    return Range(low, np.where(b.low > 0, np.minimum(np.maximum(a.high, 0), b.high - 1), np.inf))


def _quotient(a: Range, b: Range) -> Range:
    """By a number that is positive."""
    is_known = (b.low > 0) & (b.low == b.high)
    divisor = np.where(is_known, b.low, 1)
    low, high = np.floor(a.low / divisor), np.floor(a.high / divisor)
    # Rounded towards zero, or down.
    return Range(np.where(is_known, low, -np.inf), np.where(is_known, np.maximum(high, -1), np.inf))


def _right(a: Range, b: Range) -> Range:
    factor = 2.0 ** np.clip(b.low, 0, 62)
    is_known = (b.low == b.high) & (b.low >= 0)
    return _quotient(a, Range(np.where(is_known, factor, 0), np.where(is_known, factor, np.inf)))


_RULES: dict[str, Callable[[list[Range]], Range]] = {
    "arith.addi": lambda r: Range(r[0].low + r[1].low, r[0].high + r[1].high),
    "arith.subi": lambda r: Range(r[0].low - r[1].high, r[0].high - r[1].low),
    "arith.muli": lambda r: _product(*r),
    "arith.shli": lambda r: _shifted(*r),
    "arith.shrsi": lambda r: _right(*r),
    "arith.shrui": lambda r: _right(_natural(r[0]), r[1]),
    "arith.divsi": lambda r: _quotient(*r),
    "arith.divui": lambda r: _quotient(_natural(r[0]), r[1]),
    "arith.remsi": lambda r: _remainder(*r),
    "arith.remui": lambda r: _remainder(_natural(r[0]), r[1]),
    "arith.andi": _masked,
    "arith.extsi": lambda r: r[0],
    "arith.extui": lambda r: _natural(r[0]),
    "arith.trunci": lambda r: r[0],
    "arith.index_cast": lambda r: r[0],
    "arith.index_castui": lambda r: _natural(r[0]),
    "arith.minsi": lambda r: Range(
        np.minimum(r[0].low, r[1].low), np.minimum(r[0].high, r[1].high)
    ),
    "arith.maxsi": lambda r: Range(
        np.maximum(r[0].low, r[1].low), np.maximum(r[0].high, r[1].high)
    ),
    "arith.minui": _masked,
}
