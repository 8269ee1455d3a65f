"""Guards of a sum's terms, written as the ends of the arrays that the terms read.

Two loads of a thread, `x[256 * b + t]` and `x[256 * b + t + 128]`, each under `position < 905`, are
parts of one sum. Of the first, however, other passes may have left `b <= 3`, which comes to the
same where t is from 0 to 127. Here it is the bound of the position again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from raise_kernel.analysis.accesses.affine_maps import access_forms
from raise_kernel.analysis.accesses.linear import Constraint, Domain, Linear
from raise_kernel.analysis.loops.sum_terms import Description
from raise_kernel.bindings import ir


def bounded_by_ends(found: Description, domain: Domain) -> Description:
    """The term with bounds that come to `subscript < size` in that form, and without those that
    follow from another one. `domain`: the bounds of the indices around the sum."""
    for index, low, high in found.term.box:
        domain = domain.with_index(index, (low, high))
    ends = [end for load in found.loads for end in _ends(load)]
    bounds = [_at_an_end(c, ends, domain) for c in found.term.constraints]
    kept: list[Constraint] = []
    for number, bound in enumerate(bounds):
        others = [*kept, *bounds[number + 1 :]]
        if not any(_follows(bound, other, domain) for other in others):
            kept.append(bound)
    return replace(found, term=replace(found.term, constraints=tuple(kept)))


def _ends(load: ir.Operation) -> list[Linear]:
    """What is not negative where each subscript is inside the array."""
    sizes = ir.MemRefType(load.operands[0].type).shape
    forms = access_forms(load) or []
    return [Linear(size - 1) - form for form, size in zip(forms, sizes, strict=True)]


def _at_an_end(bound: Constraint, ends: Sequence[Linear], domain: Domain) -> Constraint:
    """The end that is not negative exactly where the bound holds; the bound if there is none."""
    for end in ends:
        factor = _times(bound, end)
        if factor is None:
            continue
        low, high = domain.interval(end - bound.form.scaled(factor))
        # Where the bound is 0 the end is not negative, where it is -1 the end is.
        if low >= 0 and high < factor:
            return Constraint(end)
    return bound


def _follows(bound: Constraint, other: Constraint, domain: Domain) -> bool:
    """Whether `bound` holds where `other` does, as its terms are part of those."""
    if bound.equality or other.equality:
        return False
    factor = _times(bound, other.form)
    if factor is None:
        return False
    # factor * bound + rest >= 0, so bound >= -rest / factor; it is an integer.
    _, high = domain.interval(other.form - bound.form.scaled(factor))
    return high < factor


def _times(bound: Constraint, form: Linear) -> int | None:
    """How often the terms of a bound are in a form, if they are a positive number of times."""
    if bound.equality or not bound.form.terms:
        return None
    factors = {divmod(form.terms.get(v, 0), c) for v, c in bound.form.terms.items()}
    factor, rest = factors.pop()
    return factor if not factors and not rest and factor > 0 else None
