"""Residues with bounds: which intermediate values are finite where the guard holds.

A cell is a complex number here. Its real part is a residue (arithmetic.py); its imaginary part is
an upper bound of the base-two logarithm of the magnitude that the float has, for all inputs that
satisfy the guard of an idiom. The idiom names its `Quantities`: the inputs that it reads and the
values that every form of it computes (unknowns, factors, pivots), with the bounds that its guard
asks for or implies.

- A sum or a product is bounded by its operands. A value that has grown is looked up: where it is
  one of the quantities, as a rational function, it has that quantity's bounds. So bounds do not
  grow along recurrences, and an unknown that the program computes is as large as the guard says.
- A divisor must be a quantity that is bounded from below. A float that is tested for zero must be
  one that the guard asks not to be zero.
- What is not proved to be finite, and what divides by anything else, is NaN from there on: masked
  lanes may compute such, results must not. So are sums that cancel, which have a meaning only with
  rounding, and sums with constants that the idiom does not name (`x + 12582912 - 12582912` rounds).
- Comparisons, extrema and conversions to integers are refused.

A value lies between two look-ups as a sum of monomials of quantities. As the bound of each quantity
is a quarter of the largest exponent, at least, no monomial has more than four of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar

import ml_dtypes
import numpy as np

from raise_kernel.diagnostics import NoMatch
from raise_kernel.passes.tensor_opt.graph import Node
from raise_kernel.passes.tensor_opt.idioms.fields import arithmetic
from raise_kernel.passes.tensor_opt.idioms.fields.arithmetic import canonical, multiply
from raise_kernel.passes.tensor_opt.idioms.fields.run import (
    SEARCH,
    Allowed,
    Machine,
    is_zero_test,
)
from raise_kernel.stablehlo.algebra import Rule
from raise_kernel.stablehlo.elements import numpy_dtype

# The bound of zero, of what a program keeps and does not compute with, and what is added to that of
# a constant which the idiom does not name in sums.
NOTHING = -float(1 << 20)
KEPT = float(1 << 17)
WRITTEN = float(1 << 20)
# Sums of so many terms are not looked up: two to this.
TERMS = 12
# Differences are told from rounding by so many units in the last place: two to this.
MARGIN = 6
NAN = complex(np.nan, np.nan)


def pair(residues: np.ndarray, bounds: np.ndarray) -> np.ndarray:
    """Cells of these residues and bounds."""
    made = np.empty((*np.broadcast_shapes(np.shape(residues), np.shape(bounds)), 2))
    made[..., 0], made[..., 1] = residues, bounds
    return made.view(np.complex128)[..., 0]


def field_of(cells: np.ndarray) -> np.ndarray:
    """The residues."""
    return np.real(cells)


def bound_of(cells: np.ndarray) -> np.ndarray:
    """The bounds."""
    return np.imag(cells)


@dataclass(frozen=True)
class Scale:
    """What guards ask of magnitudes, as exponents of two: none is larger than `quarter`, no divisor
    smaller than `-quarter`. `limit`: what is finite in the narrowest type of a program. `margin`,
    negated: the smallest part of a number that is told from its rounding."""

    quarter: float = 0.0
    limit: float = 0.0
    margin: float = 0.0

    @property
    def usual(self) -> float:
        """What is larger is looked up: its product with a quantity may not be finite."""
        return min(2 * self.quarter + TERMS, self.limit - self.quarter - 1)


def scale_of(elements: set[str], parts: int = 4) -> Scale:
    """Of a program on these float types. `parts`: a quarter is one of so many."""
    kinds = [ml_dtypes.finfo(numpy_dtype(e)) for e in elements]
    most = min(int(k.maxexp) for k in kinds)
    bits = min(int(k.nmant) for k in kinds)
    return Scale(most // parts, most - 2, max(bits - MARGIN, 1))


@dataclass(frozen=True)
class Quantity:
    """Residues, with bounds of their magnitudes as exponents of two; `least` where they are bounded
    from below. `tested`: the guard asks that they are not zero."""

    residues: np.ndarray
    most: float
    least: float | None = None
    tested: bool = False


class Quantities:
    """What an idiom names, as a table that is searched by residue, of either sign."""

    def __init__(self, items: Sequence[Quantity]) -> None:
        flat = [canonical(item.residues).reshape(-1) for item in items]
        residues = np.concatenate(flat) if flat else np.zeros(0)
        owner = np.repeat(np.arange(len(items)), [len(f) for f in flat])
        known = ~np.isnan(residues) & (residues != 0)
        both = np.concatenate([residues, canonical(-residues)])
        self._numbers = np.flatnonzero(np.tile(known, 2))
        order = np.argsort(both[self._numbers], kind="stable")
        self._numbers = self._numbers[order]
        self._sorted = both[self._numbers]
        columns = np.tile(owner, 2)
        least = [-np.inf if i.least is None else i.least for i in items]
        self.size = len(both)
        self.most = np.array([i.most for i in items])[columns]
        self.least = np.array(least)[columns]
        self.tested = np.array([i.tested for i in items], bool)[columns]

    def find(self, residues: np.ndarray) -> np.ndarray:
        """The number of the quantity that each is, or -1."""
        wanted = canonical(residues)
        if not len(self._sorted):
            return np.full(wanted.shape, -1)
        at = np.minimum(np.searchsorted(self._sorted, wanted), len(self._sorted) - 1)
        return np.where(self._sorted[at] == wanted, self._numbers[at], -1)


@dataclass
class BoundedMachine(Machine):
    """Runs nodes on residues with bounds. `scale`: what its guard asks of magnitudes. `summands`:
    constants that sums may have. `seen`: what was found in each look-up of all runs before: a value
    must be the same quantity in each."""

    operations: ClassVar[frozenset[str]] = Machine.operations - {"reduce_window"}
    allowed: Allowed = SEARCH
    quantities: Quantities = field(default_factory=lambda: Quantities([]))
    scale: Scale = field(default_factory=Scale)
    summands: frozenset[float] = frozenset()
    seen: list[np.ndarray] = field(default_factory=list)
    _looked: int = 0

    def __post_init__(self) -> None:
        self._given_fuel = self.fuel

    @property
    def spent(self) -> int:
        """Of its fuel."""
        return self._given_fuel - self.fuel

    def comparison(self, node: Node) -> Rule:
        if not is_zero_test(node):
            raise NoMatch("it compares floats")
        equal = node.attr[0] == "EQ"
        return lambda x: self._tested(x[0], equal)

    def added(self, a: np.ndarray, b: np.ndarray) -> np.ndarray:
        return self.total(np.stack(np.broadcast_arrays(a, b)))

    def total(self, x: np.ndarray) -> np.ndarray:
        """The sum along the first axis, in this order."""
        residues, bounds = field_of(x), bound_of(x)
        partial = canonical(np.cumsum(residues, axis=0))
        there = canonical(residues) != 0
        # Terms that cancel, and constants in sums.
        off = (partial[1:] == 0) & (partial[:-1] != 0)
        several = there.sum(axis=0) > 1
        bad = off.any(axis=0) | (several & (there & (bounds > WRITTEN / 2)).any(axis=0))
        made = np.where(bad, np.nan, partial[-1])
        bound = np.where(
            several, _log_sum(bounds), np.max(np.where(there, bounds, NOTHING), axis=0)
        )
        return self.settled(made, bound)

    def settled(
        self, residues: np.ndarray, bounds: np.ndarray, *, always: bool = False
    ) -> np.ndarray:
        """Cells with these bounds, or those of the quantities that they are; NaN past the limit."""
        written = bounds > WRITTEN / 2
        grown = ~written & ~(bounds <= self.scale.usual)
        if always or grown.any():
            found = self._found(residues)
            known = (found >= 0) & ~written
            bounds = np.where(known, np.minimum(bounds, self.quantities.most[found]), bounds)
        off = ~(written | (bounds <= self.scale.limit))
        return pair(np.where(off, np.nan, residues), bounds)

    def _found(self, residues: np.ndarray) -> np.ndarray:
        """The quantity that each residue is, and was in all runs before; -1 where there is none."""
        found = self.quantities.find(residues)
        if self._looked < len(self.seen):
            if self.seen[self._looked].shape != found.shape:
                raise NoMatch("two runs take different steps")
            found = np.where(found == self.seen[self._looked], found, -1)
            self.seen[self._looked] = found
        else:
            self.seen.append(found)
        self._looked += 1
        return found

    def _tested(self, x: np.ndarray, equal: bool) -> np.ndarray:
        """Whether cells are zero, which the guard excludes."""
        found = self._found(field_of(x))
        if not ((found >= 0) & self.quantities.tested[found]).all():
            raise NoMatch("it compares a value other than an unknown with zero")
        self.tests_zero = True
        return np.full(x.shape, not equal)

    def of_numbers(self, values: np.ndarray, element: str) -> np.ndarray:
        wide = np.asarray(values, np.float64)
        with np.errstate(all="ignore"):
            size = np.log2(np.abs(wide))
        bound = np.where(np.isin(wide, list(self.summands)), size, size + WRITTEN)
        cells = pair(arithmetic.of_floats(wide), np.where(wide == 0, NOTHING, bound))
        usual = (wide == 0) | (np.abs(size) <= self.scale.quarter)
        return np.where(usual, cells, NAN)

    def of_integers(self, x: np.ndarray, element: str) -> np.ndarray:
        with np.errstate(all="ignore"):
            bound = np.log2(np.abs(x.astype(np.float64)))
        return pair(arithmetic.of_integers(x), np.maximum(bound, NOTHING))

    def negated(self, x: np.ndarray) -> np.ndarray:
        return pair(-field_of(x), bound_of(x))

    def multiplied(self, a: np.ndarray, b: np.ndarray) -> np.ndarray:
        (first, one), (second, other) = _plain(bound_of(a)), _plain(bound_of(b))
        made = multiply(field_of(a), field_of(b))
        # Zero times what may be infinite is no zero.
        off = ~(np.maximum(first, second) <= self.scale.limit)
        made = np.where(off, np.nan, made)
        bound = first + second + np.where(one & other, WRITTEN, 0.0)
        return self.settled(made, np.where(canonical(made) == 0, NOTHING, bound))

    def product(self, a: np.ndarray, b: np.ndarray) -> np.ndarray:
        made = arithmetic.product(field_of(a), field_of(b))
        there = [(canonical(field_of(v)) != 0).astype(np.float64) for v in (a, b)]
        cancels = (canonical(made) == 0) & (np.matmul(*there) > 0)
        sizes = [np.exp2(_plain(bound_of(v))[0]) for v in (a, b)]
        bound = np.maximum(np.log2(np.matmul(*sizes)), NOTHING)
        return self.settled(np.where(cancels, np.nan, made), bound)

    def reduced(self, kind: str, rows: np.ndarray, before: np.ndarray) -> np.ndarray:
        first = np.broadcast_to(before, (1, *rows.shape[1:]))
        return self.total(np.concatenate([first, rows]))

    def divided(self, a: np.ndarray, b: np.ndarray) -> np.ndarray:
        """A quotient; NaN where the divisor is no quantity that is bounded from below."""
        found = self._found(field_of(b))
        plain, written = _plain(bound_of(b))
        least = np.where(found >= 0, self.quantities.least[found], -np.inf)
        least = np.where(written, plain, least)
        top, both = _plain(bound_of(a))
        bound = top - least + np.where(both & written, WRITTEN, 0.0)
        made = multiply(field_of(a), arithmetic.inverse(field_of(b)))
        made = np.where(least > -np.inf, made, np.nan)
        bound = np.where(canonical(field_of(a)) == 0, NOTHING, bound)
        return self.settled(made, bound, always=True)


def _plain(bounds: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Bounds, and which are those of constants."""
    written = bounds > WRITTEN / 2
    return np.where(written, bounds - WRITTEN, bounds), written


def _log_sum(bounds: np.ndarray) -> np.ndarray:
    most = bounds.max(axis=0)
    written = most > WRITTEN / 2
    rest = np.where(written, 0.0, most)
    return np.where(written, most, rest + np.log2(np.exp2(bounds - rest).sum(axis=0)))
