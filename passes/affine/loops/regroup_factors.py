"""Regroups summed products of three or more factors for the least work.

Before (a contraction over %j of `lift * normal`, an array of %k, %n, %x and %j, with `jump`):
    sum over %j of (lift[%n, %j] * normal[%k, %x]) * jump[%k, %j]
After (a matrix product of `lift`, as it is, with `normal * jump`, an array of %k, %x and %j):
    sum over %j of lift[%n, %j] * (normal[%k, %x] * jump[%k, %j])

Both groupings take one multiplication and one addition for each term of the sum. They differ in two
ways. First, a factor that is itself a product is an array: it is written and read, or
rematerialized for every element of the result. Second, the contraction is a matrix product only if
each factor has an index of its own. Otherwise it is a sum for each row, for which XLA makes a
kernel with one warp for each row of terms.

So of all ways to group a product into two factors, the pass takes the one whose products have the
fewest elements. Each of these elements must be multiplied often enough (`REUSED`) for the
contraction to dominate the cost.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from raise_kernel.analysis.lanes.variance import Variance
from raise_kernel.analysis.loops.sum_nest import Reduction, Term, term_parts
from raise_kernel.bindings import ir
from raise_kernel.mlir.values import defining_op

# A factor of a contraction may be computed first if each of its elements is multiplied so often.
REUSED = 8
# The most factors of a product whose groupings are all examined: 127 groupings.
FACTORS = 8
PRODUCTS = ("arith.mulf", "arith.muli")

Lanes = frozenset[ir.Value]
Size = Callable[[Lanes], int]
Groups = tuple[tuple[ir.Value, ...], ...]


def regrouped(reduction: Reduction, own: Lanes, variance: Variance, size: Size) -> Reduction:
    """The reduction over `own` with its products in the order of the least work.

    `size` is the number of elements of an array over some lanes.
    """
    if reduction.op not in ("arith.addf", "arith.addi"):
        return reduction
    order = _Order(own, variance, size)
    return replace(reduction, terms=tuple(order.of(term) for term in reduction.terms))


def lanes_of_factors(term: Term, variance: Variance) -> list[Lanes]:
    """The lanes that each factor of a term varies with."""
    groups = term.groups or tuple((part,) for part in term_parts(term))
    return [_lanes(group, variance) for group in groups]


def _lanes(group: Sequence[ir.Value], variance: Variance) -> Lanes:
    return frozenset[ir.Value]().union(*map(variance.of, group))


class _Order:
    """The search for one sum."""

    def __init__(self, own: Lanes, variance: Variance, size: Size) -> None:
        self.own, self.variance, self.size = own, variance, size

    def of(self, term: Term) -> Term:
        written = tuple(tuple(self.factors(part)) for part in term_parts(term))
        factors = [factor for group in written for factor in group]
        if len(written) != 2 or not 3 <= len(factors) <= FACTORS:
            return term
        a, b = (_lanes(group, self.variance) for group in written)
        contracts = self.own <= a and self.own <= b and a != b
        least = self.formed(written) if contracts else self.size(a | b)
        best: Groups = ()
        for groups in _pairs(factors):
            formed = self.formed(groups)
            if formed < least and self.is_matrix_product(groups, formed):
                best, least = groups, formed
        return replace(term, groups=best) if best else term

    def factors(self, value: ir.Value) -> Iterator[ir.Value]:
        """The factors of a value that are multiplied in the loop, from left to right."""
        op = defining_op(value)
        if op is None or op.name not in PRODUCTS or not self.variance.of(value) & self.own:
            yield value
            return
        for operand in op.operands:
            yield from self.factors(operand)

    def formed(self, groups: Groups) -> int:
        """The number of elements of the products that are computed before the sum."""
        return sum(self.size(_lanes(g, self.variance)) for g in groups if len(g) > 1)

    def is_matrix_product(self, groups: Groups, formed: int) -> bool:
        """Whether both factors have indices of their own, and are cheap beside the contraction."""
        a, b = (_lanes(group, self.variance) for group in groups)
        if not (self.own <= a and self.own <= b and a - b and b - a):
            return False
        return REUSED * formed <= self.size(a | b)


def _pairs(factors: Sequence[ir.Value]) -> Iterator[Groups]:
    """All ways to group factors into two, with the first factor in the first group."""
    for which in range(1, 1 << (len(factors) - 1)):
        chosen = [which << 1 >> k & 1 for k in range(len(factors))]
        yield tuple(
            tuple(f for f, c in zip(factors, chosen, strict=True) if c == side) for side in (0, 1)
        )
