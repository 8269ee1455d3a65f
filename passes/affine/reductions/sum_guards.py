"""Guards of a recovered reduction: constraints of its terms as linear functions of its points.

Terms `w[k] * x[i + k]` under `i + k < n` are one reduction under one guard if the constraint is the
same linear function of the point that each term reads. A term may lack the constraint if the bounds
of the surrounding indices imply it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from raise_kernel.analysis.accesses.affine_maps import to_set
from raise_kernel.analysis.accesses.linear import Constraint, Domain, Linear
from raise_kernel.analysis.loops.sum_terms import Description, Rebuild, at_points
from raise_kernel.bindings import affine_if, affine_yield, arith, ir
from raise_kernel.diagnostics import NoMatch


@dataclass(frozen=True)
class Guard:
    """A constraint on `form`, plus `sign` times a coordinate of the points if it depends on one."""

    form: Linear
    equality: bool
    column: int | None
    sign: int


def common_guards(
    domain: Domain,
    members: Sequence[Description],
    points: Sequence[np.ndarray],
    grids: Sequence[dict[ir.Value, np.ndarray]],
    constraints: Sequence[Sequence[Constraint]],
) -> tuple[Guard, ...]:
    """The guards of the whole sum, from the constraints of each member.

    `points` are the points of each member ([count, rank] integers), `grids` the values of its own
    indices at them, `domain` the bounds of the indices around the sum. Raises NoMatch if a guard
    does not fit all members.
    """
    shapes: dict[tuple, list[tuple[int, Constraint]]] = {}
    for number, (member, those) in enumerate(zip(members, constraints, strict=True)):
        for constraint in those:
            outer = {v: c for v, c in constraint.form.terms.items() if v not in member.term.own}
            if outer:
                key = (frozenset(outer.items()), constraint.equality)
                shapes.setdefault(key, []).append((number, constraint))
            elif those is not member.term.constraints:
                raise NoMatch("a factor is zero in some of its terms")
    guards = []
    for (outer, equality), found in shapes.items():
        if len({number for number, _ in found}) != len(found):
            raise NoMatch("one of its terms has several bounds of one kind")
        values = {n: at_points(c.form, grids[n], members[n].count) for n, c in found}
        guards.append(_guard(Linear(0, dict(outer)), equality, values, members, points, domain))
    return tuple(guards)


def _guard(
    outer: Linear,
    equality: bool,
    values: dict[int, np.ndarray],
    members: Sequence[Description],
    points: Sequence[np.ndarray],
    domain: Domain,
) -> Guard:
    moving: list[tuple[int | None, int]] = [
        (number, sign)
        for number, shape in enumerate(members[0].outer)
        for sign in (1, -1)
        if shape and frozenset((v, sign * c) for v, c in shape) == outer.key()
    ]
    # The guard may depend on any other coordinate, as for a triangle of a flat array.
    others = [(n, sign) for n in range(len(members[0].outer)) for sign in (1, -1)]
    for column, sign in (*moving, (None, 1), *(c for c in others if c not in moving)):
        lines = [p[:, column] * sign if column is not None else p[:, 0] * 0 for p in points]
        offsets = {int(n) for k, here in values.items() for n in np.unique(here - lines[k])}
        if len(offsets) != 1:
            continue
        (offset,) = offsets
        for k, line in enumerate(lines):
            bounds = {domain.interval(outer.shifted(int(n) + offset)) for n in np.unique(line)}
            implied = all((low, high) == (0, 0) if equality else low >= 0 for low, high in bounds)
            if k not in values and not implied:
                raise NoMatch("its terms are under different guards")
        return Guard(outer.shifted(offset), equality, column, sign)
    raise NoMatch("its guards are not functions of the points that it reads")


def under_guards(
    guards: Sequence[Guard],
    rebuild: Rebuild,
    build: Callable[[], ir.Value],
    type_: ir.Type,
    otherwise: ir.Attribute,
) -> ir.Value:
    """The value of `build` where the guards hold, a constant elsewhere."""
    if not guards:
        return build()
    constraints = []
    for guard in guards:
        form = guard.form
        if guard.column is not None:
            form = form + rebuild.coordinates[guard.column].scaled(guard.sign)
        constraints.append(Constraint(form, guard.equality))
    set_, operands = to_set(constraints)
    new, (yes, no) = affine_if(set_, operands, [type_], with_else=True)
    with ir.InsertionPoint(yes):
        affine_yield([build()])
    with ir.InsertionPoint(no):
        affine_yield([arith.constant(type_, otherwise)])
    return new.results[0]
