"""Guards of a sum's terms, expressed as bounds of the arrays that the terms read.

Two loads of a thread, `x[256 * b + t]` and `x[256 * b + t + 128]`, each with a subscript below 905,
are terms of one sum. Other passes may have simplified the first guard to `b <= 3`, which is
equivalent if t is from 0 to 127. This restores the bound of the subscript.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from raise_kernel.analysis.accesses.affine_maps import access_forms
from raise_kernel.analysis.accesses.linear import Constraint, Domain, Linear
from raise_kernel.analysis.loops.sum_terms import SummedTerm
from raise_kernel.bindings import ir


def bounded_by_ends(term: SummedTerm, loads: Sequence[ir.Operation], domain: Domain) -> SummedTerm:
    """The term with bounds in the form `subscript < size` where they are equivalent to that.

    Bounds that another bound implies are removed. `loads`: those of the term; `domain`: the bounds
    of the outer indices.
    """
    for index, low, high in term.box:
        domain = domain.with_index(index, (low, high))
    ends = [end for load in loads if load.name == "affine.load" for end in _ends(load)]
    bounds = [_at_an_end(c, ends, domain) for c in term.constraints]
    kept: list[Constraint] = []
    for number, bound in enumerate(bounds):
        others = [*kept, *bounds[number + 1 :]]
        if not any(_is_implied(bound, other, domain) for other in others):
            kept.append(bound)
    return replace(term, constraints=tuple(kept))


def _ends(load: ir.Operation) -> list[Linear]:
    """The forms that are non-negative exactly where each subscript is in bounds."""
    sizes = ir.MemRefType(load.operands[0].type).shape
    forms = access_forms(load) or []
    return [Linear(size - 1) - form for form, size in zip(forms, sizes, strict=True)]


def _at_an_end(bound: Constraint, ends: Sequence[Linear], domain: Domain) -> Constraint:
    """The end that is equivalent to the bound; the bound itself if there is none."""
    for end in ends:
        factor = _times(bound, end)
        if factor is None:
            continue
        low, high = domain.interval(end - bound.form.scaled(factor))
        # The end is non-negative where the bound is 0, and negative where the bound is -1.
        if low >= 0 and high < factor:
            return Constraint(end)
    return bound


def _is_implied(bound: Constraint, other: Constraint, domain: Domain) -> bool:
    """Whether `other` implies `bound`, whose terms are some of the terms of `other`."""
    if bound.equality or other.equality:
        return False
    factor = _times(bound, other.form)
    if factor is None:
        return False
    # factor * bound + rest >= 0, so bound >= -rest / factor; it is an integer.
    _, high = domain.interval(other.form - bound.form.scaled(factor))
    return high < factor


def _times(bound: Constraint, form: Linear) -> int | None:
    """The positive factor by which the terms of a bound occur in a form, if there is one."""
    if bound.equality or not bound.form.terms:
        return None
    factors = {divmod(form.terms.get(v, 0), c) for v, c in bound.form.terms.items()}
    factor, rest = factors.pop()
    return factor if not factors and not rest and factor > 0 else None
