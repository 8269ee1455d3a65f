"""Splitting a flat index into subscripts of a shape, and guessing a shape from flat indices."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import prod

from raise_kernel.analysis.accesses.linear import Domain, Linear


def quotient_remainder(form: Linear, divisor: int, domain: Domain) -> tuple[Linear, Linear] | None:
    """`form = divisor * quotient + remainder` with 0 <= remainder < divisor in all of `domain`."""
    quotient = Linear(0, {v: c // divisor for v, c in form.terms.items() if c % divisor == 0})
    rest = form - quotient.scaled(divisor)
    shift = domain.interval(rest)[0] // divisor
    rest = rest.shifted(-shift * divisor)
    low, high = domain.interval(rest)
    return (quotient.shifted(shift), rest) if low >= 0 and high < divisor else None


def split(form: Linear, shape: Sequence[int], domain: Domain) -> list[Linear] | None:
    """Subscripts of flat index `form` in a C-order array of `shape`; None if it crosses rows.

    Each subscript but the first is proven to be within its dimension.
    """
    subscripts: list[Linear] = []
    for axis in range(1, len(shape)):
        parts = quotient_remainder(form, prod(shape[axis:]), domain)
        if parts is None:
            return None
        subscripts.append(parts[0])
        form = parts[1]
    return [*subscripts, form]


def candidate_shapes(forms: Sequence[Linear], size: int) -> list[tuple[int, ...]]:
    """Shapes of `size` elements whose strides are coefficients of the indices, finest first."""
    strides = sorted({abs(c) for f in forms for c in f.terms.values() if abs(c) > 1}, reverse=True)
    chain: list[int] = []
    for stride in strides:
        if (chain[-1] if chain else size) % stride == 0 and stride < size:
            chain.append(stride)
    shapes = []
    for length in range(len(chain), 0, -1):
        steps = [size, *chain[:length], 1]
        shapes.append(tuple(a // b for a, b in pairwise(steps)))
    return shapes
