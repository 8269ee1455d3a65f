"""Linear forms of quasi-affine integers (with quotients and remainders), by integer sets.

LLVM computes `i / 320` of `i = 64 * block + thread` as `block / 5`. After lanes were coalesced and
split, this is `(5 * n + (20 * h + w) floordiv 64) / 5`, which equals `n`. No rule for one operation
finds this. `QuasiAffine` computes, with isl, the affine hull of the graph of a value's exact
expression. An equation of the hull for the value is its linear form. In the same way a condition is
a set of points; it is a conjunction of constraints if their hull has no other points of the domain.
"""

from __future__ import annotations

from collections.abc import Sequence

import islpy as isl

from raise_kernel.analysis.accesses.linear import (
    UNBOUNDED,
    Constraint,
    Domain,
    Interval,
    Linear,
)
from raise_kernel.analysis.integers.affine.quasi_expressions import (
    Expressions,
    NotQuasi,
    Quasi,
    number,
)
from raise_kernel.bindings import ir

# The largest set of which a convex hull is computed (about 10 ms).
MAX_HULL_PIECES = 4
MAX_HULL_RANK = 3


class QuasiAffine:
    """Linear forms of values, and constraints of conditions, over one domain."""

    def __init__(self, domain: Domain) -> None:
        self._expressions = Expressions(domain)
        self._found: dict[ir.Value, Linear | None] = {}

    def of(self, value: ir.Value) -> Linear | None:
        """The linear form that equals `value`, read as a signed integer, in all of the domain."""
        if value not in self._found:
            try:
                self._found[value] = self._linear(value)
            except (NotQuasi, isl.Error):
                # Beyond its operation limit, isl computes nothing more.
                self._found[value] = None
        return self._found[value]

    def describes(self, condition: ir.Value) -> bool:
        """Whether a condition may be described: by operations that have a rule, of indices and
        constants alone, as long as there are few expressions. No other has constraints."""
        return self._expressions.may_hold(condition)

    def constraints(self, condition: ir.Value, truth: bool) -> list[Constraint] | None:
        """`condition == truth` as a conjunction of constraints; None if it is none."""
        try:
            holds = self._expressions.where(condition)
            return self._conjunction(holds if truth else self._expressions.points.subtract(holds))
        except (NotQuasi, isl.Error):
            return None

    def extent(self, value: ir.Value) -> Interval | None:
        """The minimum and the maximum of `value` in the domain."""
        try:
            found = self._expressions.exact(self._expressions.of(value))
        except (NotQuasi, isl.Error):
            return None
        return found.low, found.high

    def window(
        self, index: ir.Value, count: ir.Value, start: ir.Value | None = None
    ) -> list[Constraint] | None:
        """`start <= index < start + count` (signed; from 0 without a start, below which no index
        is) as a conjunction of constraints; None if it is none."""
        try:
            position, length = (self._expressions.of(v).form for v in (index, count))
            holds = self._expressions.points
            if start is not None:
                position = position.sub(self._expressions.of(start).form)
                holds = holds.intersect(position.nonneg_set())
            return self._conjunction(holds.intersect(length.sub(position).pos_set()))
        except (NotQuasi, isl.Error):
            return None

    def in_turn(
        self, subscript: ir.Value | Linear, index: ir.Value, part: int, parts: int
    ) -> tuple[int, Linear] | None:
        """`c` and `rest` where a subscript is `(index + c) mod parts * part + rest` all over the
        domain, for a linear `rest` within the part; None if there are none."""
        q = self._expressions
        try:
            is_form = isinstance(subscript, Linear)
            element = q.linear(subscript) if is_form else q.of(subscript).form
            for shift in range(parts):
                turn = Quasi(q.linear(Linear(shift, {index: 1})), *UNBOUNDED)
                form = element.sub(q.scaled(q.modulo(turn, parts), part).form)
                within = q.exact(Quasi(form, *UNBOUNDED))
                rest = self._hull(form) if within.low >= 0 and within.high < part else None
                if rest is not None:
                    return shift, rest
        except (NotQuasi, isl.Error):
            pass
        return None

    def _linear(self, value: ir.Value) -> Linear | None:
        return self._hull(self._expressions.of(value).form)

    def _hull(self, form: isl.PwAff) -> Linear | None:
        """Read off the affine hull of the graph of an expression."""
        graph = isl.Map.from_pw_aff(form.intersect_domain(self._expressions.points))
        for constraint in graph.affine_hull().get_constraints():
            if not constraint.is_equality():
                continue  # An inequality, such as a bound of a quotient.
            rest = self._form(constraint, isl.dim_type.in_)
            scale = number(constraint.get_coefficient_val(isl.dim_type.out, 0))
            if rest is not None and abs(scale) == 1:
                return rest.scaled(-scale)
        return None

    def _conjunction(self, holds: isl.Set) -> list[Constraint] | None:
        holds = holds.coalesce()
        if holds.is_empty():
            return [Constraint(Linear(-1))]
        box = self._expressions.points.simple_hull()
        for hull in (isl.Set.affine_hull, isl.Set.simple_hull, self._convex_hull):
            found = hull(holds).gist(box).get_constraints()
            forms = [(self._form(c, isl.dim_type.set), c.is_equality()) for c in found]
            known = [Constraint(f, equality) for f, equality in forms if f is not None]
            if len(known) == len(forms) and self._covers(found, holds):
                return known
        return None

    def _convex_hull(self, holds: isl.Set) -> isl.BasicSet:
        """The hull over the few indices on which `holds` depends. Raises NotQuasi for more.

        isl reads through null pointers where a convex hull meets the limit on operations, so the
        size of the set is limited instead.
        """
        inner, kind = holds.gist(self._expressions.points).coalesce(), isl.dim_type.set
        free = [k for k in range(inner.dim(kind)) if not inner.involves_dims(kind, k, 1)]
        rank = len(self._expressions.indices) - len(free)
        if holds.n_basic_set() > MAX_HULL_PIECES or rank > MAX_HULL_RANK:
            raise NotQuasi
        for index in free:
            holds = holds.eliminate(kind, index, 1)
        with self._expressions.unlimited():
            return holds.polyhedral_hull()

    def _covers(self, constraints: Sequence[isl.Constraint], holds: isl.Set) -> bool:
        """Whether the points of the domain that fulfil the constraints are those of `holds`."""
        left = self._expressions.points
        for constraint in constraints:
            left = left.add_constraint(constraint)
        return left.is_subset(holds)

    def _form(self, constraint: isl.Constraint, kind: isl.dim_type) -> Linear | None:
        """A constraint as a form over the indices; None if it involves quotients."""
        quotients = constraint.dim(isl.dim_type.div)
        if quotients and constraint.involves_dims(isl.dim_type.div, 0, quotients):
            return None
        indices = self._expressions.indices
        coefficients = (constraint.get_coefficient_val(kind, k) for k in range(len(indices)))
        terms = {v: number(c) for v, c in zip(indices, coefficients, strict=True)}
        return Linear(number(constraint.get_constant_val()), terms)
