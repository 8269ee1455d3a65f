"""Exact quasi-affine expressions of integers over a domain, wrap-around included, for isl.

These are sums, multiples, quotients, remainders, masks, minima, selects and narrow types over the
indices of a domain, as in addresses and guards of kernels. isl has an operation limit for each
domain; beyond it nothing is known.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import islpy as isl

from raise_kernel.analysis.accesses.linear import UNBOUNDED, Domain, Interval, Linear
from raise_kernel.analysis.integers.integer_range import bit_width
from raise_kernel.analysis.integers.predicates import Predicate
from raise_kernel.bindings import ir
from raise_kernel.mlir.values import constant_int, defining_op

# The operation limit of isl for one domain, and the most operations of an expression.
MAX_OPERATIONS = 300_000
MAX_SIZE = 256
# The end of numbers that isl takes as they are.
_LONG = 1 << 63


@dataclass(frozen=True)
class Quasi:
    """An expression over the domain, and an interval that holds it."""

    form: isl.PwAff
    low: int
    high: int


class NotQuasi(Exception):
    """A value that is no quasi-affine expression of the indices, or a too large one."""


class Expressions:
    """Expressions of values, and the sets of points of conditions, over one domain.

    `limit`: the operation limit of isl. Raises NotQuasi, or isl.Error beyond the limit.
    """

    def __init__(self, domain: Domain, limit: int = MAX_OPERATIONS) -> None:
        self._limit = limit
        self.indices = [v for v, interval in domain.bounds.items() if _is_bounded(interval)]
        self._positions = {v: k for k, v in enumerate(self.indices)}
        self._domain = domain
        self._known: dict[ir.Value, Quasi | None] = {}
        self._leads: dict[ir.Value, bool] = {}

    @cached_property
    def _context(self) -> isl.Context:
        context = isl.Context()
        context.set_max_operations(self._limit)
        return context

    def renew(self) -> None:
        """Count isl's operations from zero again."""
        self._context.reset_operations()

    @contextlib.contextmanager
    def unlimited(self) -> Iterator[None]:
        """No limit on operations within."""
        self._context.set_max_operations(0)
        try:
            yield
        finally:
            self._context.set_max_operations(self._limit)

    @cached_property
    def _local(self) -> isl.LocalSpace:
        space = isl.Space.set_alloc(self._context, 0, len(self.indices))
        return isl.LocalSpace.from_space(space)

    @cached_property
    def points(self) -> isl.Set:
        """The points of the domain, including its guards."""
        bounds = [(Linear.index(v), self._domain.bounds[v]) for v in self.indices]
        bounds += [(Linear(0, dict(key)), ends) for key, ends in self._domain.facts.items()]
        points = isl.Set.universe(self._local.get_space())
        for form, (low, high) in bounds:
            if not all(v in self._positions for v in form.terms):
                continue
            if low > UNBOUNDED[0]:
                points = points.intersect(self.linear(form.shifted(-low)).nonneg_set())
            if high < UNBOUNDED[1]:
                points = points.intersect(self.linear(form.scaled(-1).shifted(high)).nonneg_set())
        return points

    def linear(self, form: Linear) -> isl.PwAff:
        aff = isl.Aff.zero_on_domain(self._local).set_constant_val(self._val(form.const))
        for value, coefficient in form.terms.items():
            position = self._positions[value]
            aff = aff.set_coefficient_val(isl.dim_type.in_, position, self._val(coefficient))
        return isl.PwAff.from_aff(aff)

    def _val(self, number: int) -> isl.Val:
        if -_LONG <= number < _LONG:
            return isl.Val.int_from_si(self._context, number)
        return isl.Val.read_from_str(self._context, str(number))

    def constant(self, number: int) -> Quasi:
        return Quasi(self.linear(Linear(number)), number, number)

    def of(self, value: ir.Value) -> Quasi:
        if value not in self._known:
            self._known[value] = None
            if len(self._known) > MAX_SIZE or not self.leads_to_indices(value):
                raise NotQuasi
            self._known[value] = self._compute(value)
        found = self._known[value]
        if found is None:
            raise NotQuasi
        return found

    def leads_to_indices(self, value: ir.Value) -> bool:
        """Whether rules may lead from the value to indices and constants alone. Where they do not,
        isl need not be asked for any part of it."""
        known = self._leads.get(value)
        if known is None:
            known = value in self._positions or constant_int(value) is not None
            if not known:
                known = len(self._leads) > MAX_SIZE or self._has_rules(defining_op(value))
            self._leads[value] = known
        return known

    def may_hold(self, condition: ir.Value) -> bool:
        """Whether `where` may give the points of a condition."""
        if not self.leads_to_indices(condition):
            return False
        op = defining_op(condition)
        if op is None or op.name != "arith.cmpi" or len(self._known) < MAX_SIZE:
            return True
        return all(self._known.get(value) is not None for value in op.operands)

    def _has_rules(self, op: ir.Operation | None) -> bool:
        if op is None or (op.name not in _RULES and op.name != "arith.cmpi"):
            return False
        return all(map(self.leads_to_indices, op.operands))

    def _compute(self, value: ir.Value) -> Quasi:
        if value in self._positions:
            form = self.linear(Linear.index(value))
            return self.exact(Quasi(form, *UNBOUNDED))
        constant = constant_int(value)
        if constant is not None:
            return self.constant(constant)
        op = defining_op(value)
        rule = _RULES.get(op.name) if op is not None else None
        if op is None or rule is None:
            raise NotQuasi
        found = rule(self, op)
        if isinstance(value.type, ir.IndexType) or _does_not_wrap(op):
            return found
        return self._wrapped(found, value.type.width)

    def exact(self, quasi: Quasi) -> Quasi:
        """The expression with its least interval."""
        form = quasi.form.intersect_domain(self.points)
        low, high = form.min_val(), form.max_val()
        if not low.is_int() or not high.is_int():
            raise NotQuasi
        return Quasi(quasi.form, number(low), number(high))

    def _wrapped(self, quasi: Quasi, width: int) -> Quasi:
        half = 1 << (width - 1)
        if not (-half <= quasi.low and quasi.high < half):
            quasi = self.exact(quasi)
        if -half <= quasi.low and quasi.high < half:
            return quasi
        shifted = quasi.form.add(self.constant(half).form).mod_val(self._val(2 * half))
        return Quasi(shifted.sub(self.constant(half).form), -half, half - 1)

    def natural(self, quasi: Quasi, width: int) -> Quasi:
        """A value of `width` bits read as unsigned."""
        if quasi.low < 0 and self.exact(quasi).low < 0:
            return self.modulo(quasi, 1 << width)
        return quasi

    def scaled(self, quasi: Quasi, factor: int) -> Quasi:
        ends = sorted((quasi.low * factor, quasi.high * factor))
        return Quasi(quasi.form.scale_val(self._val(factor)), *ends)

    def floor(self, quasi: Quasi, divisor: int) -> Quasi:
        form = quasi.form.scale_down_val(self._val(divisor)).floor()
        return Quasi(form, quasi.low // divisor, quasi.high // divisor)

    def modulo(self, quasi: Quasi, divisor: int) -> Quasi:
        """The remainder of a floor division."""
        return Quasi(quasi.form.mod_val(self._val(divisor)), 0, divisor - 1)

    def difference(self, left: Quasi, right: Quasi) -> Quasi:
        return Quasi(left.form.sub(right.form), left.low - right.high, left.high - right.low)

    def indicator(self, condition: ir.Value, number: int) -> Quasi:
        """`number` if an i1 is true, else 0."""
        holds = self.where(condition)
        yes = self.constant(number).form.intersect_domain(holds)
        no = self.constant(0).form.intersect_domain(self.points.subtract(holds))
        return Quasi(yes.union_add(no), min(0, number), max(0, number))

    # --- points -----------------------------------------------------------------------------

    def first(self, points: isl.Set) -> isl.Point:
        """The lexicographic minimum of some points of the domain."""
        return points.lexmin().sample_point()

    def coordinates(self, point: isl.Point) -> dict[ir.Value, int]:
        """The indices at a point."""
        return {
            value: number(point.get_coordinate_val(isl.dim_type.set, position))
            for position, value in enumerate(self.indices)
        }

    # --- conditions -------------------------------------------------------------------------

    def where(self, condition: ir.Value) -> isl.Set:
        """The points of the domain where an i1 is true."""
        constant = constant_int(condition)
        if constant is not None:
            return self.points if constant else self.points.subtract(self.points)
        op = defining_op(condition)
        if op is None or not self.leads_to_indices(condition):
            raise NotQuasi
        if op.name == "arith.cmpi":
            return self._compared(op)
        if op.name == "arith.trunci":
            odd = self.modulo(self.of(op.operands[0]), 2)
            return self.points.intersect(odd.form.pos_set())
        if op.name not in ("arith.andi", "arith.ori", "arith.xori", "arith.select"):
            raise NotQuasi
        first, *rest = (self.where(v) for v in op.operands)
        if op.name == "arith.andi":
            return first.intersect(rest[0])
        if op.name == "arith.ori":
            return first.union(rest[0])
        if op.name == "arith.xori":
            return first.subtract(rest[0]).union(rest[0].subtract(first))
        yes, no = rest
        return first.intersect(yes).union(no.subtract(first))

    def _compared(self, op: ir.Operation) -> isl.Set:
        left, right = (self.of(v) for v in op.operands)
        predicate = Predicate.of(op)
        if predicate.is_unsigned:
            if right.low >= 0 or self.exact(right).low >= 0:
                return self._unsigned(predicate, left, right)
            left, right = (self.natural(v, bit_width(op.operands[0].type)) for v in (left, right))
        difference = left.form.sub(right.form)
        return self.points.intersect(_SETS[predicate.word[-2:]](difference))

    def _unsigned(self, predicate: Predicate, left: Quasi, right: Quasi) -> isl.Set:
        """Compares `left` with a non-negative `right`: a negative number is a large one."""
        below = self.points.intersect(left.form.sub(right.form).neg().pos_set())
        below = below.intersect(left.form.nonneg_set())
        relation = predicate.word[-2:]
        if relation in ("le", "gt"):
            below = below.union(self.points.intersect(left.form.sub(right.form).zero_set()))
        return self.points.subtract(below) if relation in ("gt", "ge") else below


_SETS: dict[str, Callable[[isl.PwAff], isl.Set]] = {
    "eq": lambda d: d.zero_set(),
    "ne": lambda d: d.non_zero_set(),
    "lt": lambda d: d.neg().pos_set(),
    "le": lambda d: d.neg().nonneg_set(),
    "gt": lambda d: d.pos_set(),
    "ge": lambda d: d.nonneg_set(),
}


# --- one rule an op: the exact expression before wrap-around --------------------------------------


def _add(q: Expressions, op: ir.Operation) -> Quasi:
    a, b = (q.of(v) for v in op.operands)
    return Quasi(a.form.add(b.form), a.low + b.low, a.high + b.high)


def _sub(q: Expressions, op: ir.Operation) -> Quasi:
    a, b = (q.of(v) for v in op.operands)
    return q.difference(a, b)


def _multiply(q: Expressions, op: ir.Operation) -> Quasi:
    return q.scaled(q.of(op.operands[0]), _factor(q, op))


def _shift_left(q: Expressions, op: ir.Operation) -> Quasi:
    return q.scaled(q.of(op.operands[0]), 1 << _amount(q, op))


def _shift_right(q: Expressions, op: ir.Operation) -> Quasi:
    value = q.of(op.operands[0])
    if op.name == "arith.shrui":
        value = q.natural(value, bit_width(op.operands[0].type))
    return q.floor(value, 1 << _amount(q, op))


def _divide(q: Expressions, op: ir.Operation) -> Quasi:
    """A quotient or a remainder, rounded towards zero."""
    value, divisor = q.of(op.operands[0]), _factor(q, op)
    if divisor <= 0:
        raise NotQuasi
    unsigned = op.name in ("arith.divui", "arith.remui")
    remainder = op.name in ("arith.remui", "arith.remsi")
    if unsigned or value.low >= 0 or q.exact(value).low >= 0:
        value = q.natural(value, bit_width(op.operands[0].type))
        return q.modulo(value, divisor) if remainder else q.floor(value, divisor)
    by = q.constant(divisor).form
    if remainder:
        return Quasi(value.form.tdiv_r(by), 1 - divisor, divisor - 1)
    ends = (-(-value.low // divisor), max(0, value.high) // divisor)
    return Quasi(value.form.tdiv_q(by), *ends)


def _divide_up(q: Expressions, op: ir.Operation) -> Quasi:
    """A quotient rounded up."""
    value, divisor = q.of(op.operands[0]), _factor(q, op)
    if divisor <= 0:
        raise NotQuasi
    if op.name == "arith.ceildivui":
        value = q.natural(value, bit_width(op.operands[0].type))
    up = divisor - 1
    raised = Quasi(value.form.add(q.constant(up).form), value.low + up, value.high + up)
    return q.floor(raised, divisor)


def _and(q: Expressions, op: ir.Operation) -> Quasi:
    """A mask of consecutive bits, from `low` up to `end`, or unbounded."""
    mask = _factor(q, op)
    low = mask & -mask
    end = mask + low
    if mask == 0 or (mask > 0 and end & mask) or (mask < 0 and end):
        raise NotQuasi
    value = q.of(op.operands[0])
    if mask > 0:
        value = q.modulo(value, end)
    return q.scaled(q.floor(value, low), low) if low > 1 else value


def _or(q: Expressions, op: ir.Operation) -> Quasi:
    if "isDisjoint" not in op.attributes and "disjoint" not in op.attributes:
        raise NotQuasi
    return _add(q, op)


def _xor(q: Expressions, op: ir.Operation) -> Quasi:
    """One bit inverted: it is added where it is not set, and else subtracted."""
    bit = _factor(q, op)
    if bit <= 0 or bit & (bit - 1):
        raise NotQuasi
    value = q.of(op.operands[0])
    is_set = q.modulo(q.floor(value, bit), 2)
    form = value.form.add(q.constant(bit).form).sub(q.scaled(is_set, 2 * bit).form)
    return Quasi(form, value.low - bit, value.high + bit)


def _same(q: Expressions, op: ir.Operation) -> Quasi:
    return q.of(op.operands[0])


def _zero_extend(q: Expressions, op: ir.Operation) -> Quasi:
    (value,) = op.operands
    if bit_width(value.type) == 1:
        return q.indicator(value, 1)
    return q.natural(q.of(value), bit_width(value.type))


def _sign_extend(q: Expressions, op: ir.Operation) -> Quasi:
    (value,) = op.operands
    return q.indicator(value, -1) if bit_width(value.type) == 1 else q.of(value)


def _least(q: Expressions, op: ir.Operation) -> Quasi:
    a, b = (q.of(v) for v in op.operands)
    if op.name in ("arith.minui", "arith.maxui"):
        a, b = (q.natural(v, bit_width(op.operands[0].type)) for v in (a, b))
    if op.name in ("arith.minui", "arith.minsi"):
        return Quasi(a.form.min(b.form), min(a.low, b.low), min(a.high, b.high))
    return Quasi(a.form.max(b.form), max(a.low, b.low), max(a.high, b.high))


def _select(q: Expressions, op: ir.Operation) -> Quasi:
    condition, *choices = op.operands
    a, b = (q.of(v) for v in choices)
    holds = q.where(condition)
    yes = a.form.intersect_domain(holds)
    no = b.form.intersect_domain(q.points.subtract(holds))
    return Quasi(yes.union_add(no), min(a.low, b.low), max(a.high, b.high))


def _apply(q: Expressions, op: ir.Operation) -> Quasi:
    map_ = ir.AffineMapAttr(op.attributes["map"]).value
    operands = [q.of(v) for v in op.operands]

    def of(expr: ir.AffineExpr) -> Quasi:
        if isinstance(expr, ir.AffineConstantExpr):
            return q.constant(ir.AffineConstantExpr(expr).value)
        if isinstance(expr, ir.AffineDimExpr):
            return operands[ir.AffineDimExpr(expr).position]
        binary = _binary(expr)
        left, right = of(binary.lhs), of(binary.rhs)
        if isinstance(expr, ir.AffineAddExpr):
            return Quasi(left.form.add(right.form), left.low + right.low, left.high + right.high)
        if right.low != right.high:
            raise NotQuasi
        if isinstance(expr, ir.AffineMulExpr):
            return q.scaled(left, right.low)
        if right.low <= 0:
            raise NotQuasi
        if isinstance(expr, ir.AffineModExpr):
            return q.modulo(left, right.low)
        return q.floor(left, right.low)

    return of(map_.results[0])


def _binary(expr: ir.AffineExpr) -> Any:
    kinds = (ir.AffineAddExpr, ir.AffineMulExpr, ir.AffineModExpr, ir.AffineFloorDivExpr)
    for kind in kinds:
        if isinstance(expr, kind):
            return kind(expr)
    raise NotQuasi


def _factor(q: Expressions, op: ir.Operation) -> int:
    """The second operand, which has to be one number."""
    factor = constant_int(op.operands[1])
    if factor is not None:
        return factor
    quasi = q.of(op.operands[1])
    if quasi.low != quasi.high:
        raise NotQuasi
    return quasi.low


def _amount(q: Expressions, op: ir.Operation) -> int:
    amount = _factor(q, op)
    if not 0 <= amount < 63:
        raise NotQuasi
    return amount


def number(value: isl.Val) -> int:
    """The integer. Beyond the operation limit, islpy returns no text; this raises isl.Error."""
    text = value.to_str()
    if text is None:
        raise isl.Error("the limit of operations is reached")
    return int(text)


def _is_bounded(interval: Interval) -> bool:
    return UNBOUNDED[0] < interval[0] and interval[1] < UNBOUNDED[1]


def _does_not_wrap(op: ir.Operation) -> bool:
    """Whether the flags of an operation exclude wrap-around."""
    if op.name not in ("arith.addi", "arith.subi", "arith.muli", "arith.shli", "arith.trunci"):
        return False
    return (
        "nsw" in str(op.attributes["overflowFlags"]) if "overflowFlags" in op.attributes else False
    )


_RULES: dict[str, Callable[[Expressions, ir.Operation], Quasi]] = {
    "arith.addi": _add,
    "arith.subi": _sub,
    "arith.muli": _multiply,
    "arith.shli": _shift_left,
    "arith.shrui": _shift_right,
    "arith.shrsi": _shift_right,
    "arith.divui": _divide,
    "arith.divsi": _divide,
    "arith.ceildivui": _divide_up,
    "arith.ceildivsi": _divide_up,
    "arith.remui": _divide,
    "arith.remsi": _divide,
    "arith.andi": _and,
    "arith.ori": _or,
    "arith.xori": _xor,
    "arith.extsi": _sign_extend,
    "arith.extui": _zero_extend,
    "arith.index_cast": _same,
    "arith.index_castui": _zero_extend,
    "arith.trunci": _same,
    "arith.minsi": _least,
    "arith.minui": _least,
    "arith.maxsi": _least,
    "arith.maxui": _least,
    "arith.select": _select,
    "affine.apply": _apply,
}
