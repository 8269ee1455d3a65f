"""Linear forms of integer SSA values in the loop indices, and affine forms of conditions.

`AffineValues.of(value, domain)` gives the `Linear` form that equals the value, read as a signed
integer, for every point of the domain; None if there is none, or if wrap-around cannot be excluded.
The form is evaluated at the *use*: a value computed outside of a guard may be linear only
under it. `constraints(condition, truth, domain)` turns an i1 into a conjunction of constraints.
"""

from __future__ import annotations

import functools
from functools import partial
from typing import Any

from raise_kernel.analysis.accesses.linear import UNBOUNDED, Constraint, Domain, Interval, Linear
from raise_kernel.analysis.accesses.subscripts import quotient_remainder
from raise_kernel.analysis.integers.affine.bits import LinearOf, joined, masked, with_ones
from raise_kernel.analysis.integers.affine.quasi_affine import QuasiAffine
from raise_kernel.analysis.integers.predicates import Predicate
from raise_kernel.bindings import ir
from raise_kernel.mlir.facts import facts
from raise_kernel.mlir.values import constant_int, defining_op

# Index chains are short; a longer chain is data, not an index.
MAX_DEPTH = 256

# The no-signed-wrap bit of arith's overflow flags attribute.
_NSW = 1
_NUW = 2


def bit_width(type_: ir.Type) -> int:
    return 64 if isinstance(type_, ir.IndexType) else ir.IntegerType(type_).width


def is_integer(type_: ir.Type) -> bool:
    return isinstance(type_, (ir.IndexType, ir.IntegerType))


def signed_range(width: int) -> Interval:
    return -(1 << (width - 1)), (1 << (width - 1)) - 1


def affine_values(*, sets: bool = True) -> AffineValues:
    """The analysis of a program's values, kept until the program changes."""
    return facts.once(AffineValues, sets)


_UNKNOWN: Any = object()


class _Known:
    """What is known of values in one domain, which `points` is, or an empty one for no sets."""

    def __init__(self, points: Domain) -> None:
        # By the rules of operations; and in the end.
        self.forms: dict[ir.Value, Linear | None] = {}
        self.answers: dict[ir.Value, Linear | None] = {}
        # Conditions that are no conjunction, with their truth.
        self.open: set[tuple[ir.Value, bool]] = set()
        self._points = points

    @functools.cached_property
    def exact(self) -> QuasiAffine:
        """The analysis by integer sets."""
        return QuasiAffine(self._points)


class AffineValues:
    """Linear forms of values, cached for each domain.

    `sets`: use integer sets if no rule for single operations applies.
    """

    def __init__(self, sets: bool = True) -> None:
        self._sets = sets
        self._cache: dict[Domain, _Known] = {}
        # The domain of the last question: most have that of the one before.
        self._latest: tuple[Domain, _Known] | None = None

    def __eq__(self, other: object) -> bool:
        """Whether the other analysis finds each form that this one has found."""
        return isinstance(other, AffineValues) and all(
            form is None or other.of(value, domain) == form
            for domain, known in self._cache.items()
            for value, form in known.forms.items()
        )

    def _known(self, domain: Domain) -> _Known:
        """What is known of a domain."""
        latest = self._latest
        if latest is not None and latest[0] is domain:
            return latest[1]
        known = self._cache.get(domain)
        if known is None:
            known = self._cache[domain] = _Known(domain if self._sets else Domain())
        self._latest = domain, known
        return known

    def of(self, value: ir.Value, domain: Domain) -> Linear | None:
        """The linear form of an integer or index value, or None."""
        known = self._known(domain)
        form = known.answers.get(value, _UNKNOWN)
        if form is _UNKNOWN:
            form = None
            if is_integer(value.type):
                form = self._of(value, domain, known.forms, 0) or known.exact.of(value)
            known.answers[value] = form
        return form

    def exact(self, domain: Domain) -> QuasiAffine:
        """The analysis by integer sets, for forms that no rule for single operations finds."""
        return self._known(domain).exact

    def _of(
        self, value: ir.Value, domain: Domain, known: dict[ir.Value, Linear | None], depth: int
    ) -> Linear | None:
        found = known.get(value, _UNKNOWN)
        if found is _UNKNOWN:
            if depth > MAX_DEPTH:
                return None
            known[value] = found = self._compute(value, domain, known, depth + 1)
        return found

    def _compute(
        self, value: ir.Value, domain: Domain, known: dict[ir.Value, Linear | None], depth: int
    ) -> Linear | None:
        if value in domain.bounds:
            return Linear.index(value)
        op = defining_op(value)
        if op is None:
            return None
        name = op.name
        if name == "arith.constant":
            constant = constant_int(value)
            return None if constant is None else Linear(constant)
        rule = _RULES.get(name)
        if rule is None:
            return None
        operands = [self._of(v, domain, known, depth) for v in op.operands]
        form = rule(op, operands, domain)
        if form is not None:
            return form if self._fits(op, value, form, domain) else None
        linear = partial(self._of, domain=domain, known=known, depth=depth)
        if name == "arith.andi":
            form = _shifted_bits(op, domain, linear)
        elif name == "arith.ori":
            form = with_ones(op, domain, linear)
        return form if form is not None and self._fits(op, value, form, domain) else None

    @staticmethod
    def _fits(op: ir.Operation, value: ir.Value, form: Linear, domain: Domain) -> bool:
        if op.name in _WRAPPING and overflow_flags(op) & _NSW:
            return True
        type_ = value.type
        return isinstance(type_, ir.IndexType) or _in_range(type_, form, domain)

    # --- conditions -------------------------------------------------------------------------

    def constraints(
        self, condition: ir.Value, truth: bool, domain: Domain
    ) -> list[Constraint] | None:
        """`condition == truth` as a conjunction of constraints; None if it is none."""
        op = defining_op(condition)
        if op is None:
            return None
        constant = constant_int(condition)
        if constant is not None:
            return [] if bool(constant) == truth else [Constraint(Linear(-1))]
        if op.name == "arith.cmpi":
            known, key = self._known(domain), (condition, truth)
            found = None if key in known.open else self._compare(op, truth, domain)
            if found is None:
                known.open.add(key)
            return found
        parts = logical_parts(op, truth)
        if parts is None:
            # A disjunction has a form only for its negation.
            joined = logical_parts(op, not truth)
            return None if joined else self.exact(domain).constraints(condition, truth)
        result: list[Constraint] = []
        for part, wanted in parts:
            inner = self.constraints(part, wanted, domain)
            if inner is None:
                return None
            result += inner
            # The right operand of a short-circuit may be linear only where the left operand holds.
            domain = domain.refined(inner)
        return result

    def _compare(self, op: ir.Operation, truth: bool, domain: Domain) -> list[Constraint] | None:
        predicate = Predicate.of(op) if truth else Predicate.of(op).inverted()
        name = predicate.word
        joined = self._compare_or(op, name, domain)
        if joined is not None:
            return joined
        chosen = _compare_chosen(op, name)
        if chosen is not None:
            return self.constraints(chosen[0], chosen[1], domain)
        a, b = (self.of(v, domain) for v in op.operands)
        if a is None or b is None:
            return self._by_sets(op, truth, domain)
        if name[1:] in ("gt", "ge"):
            a, b, name = b, a, predicate.swapped().word
        if bit_width(op.operands[0].type) == 1:
            return None
        if name == "eq":
            return [Constraint(a - b, equality=True)]
        if name == "ne":
            return _not_equal(a - b, domain)
        if name[0] == "u":
            return _unsigned_less(a, b, strict=name == "ult", domain=domain)
        return [Constraint((b - a).shifted(-1 if name == "slt" else 0))]

    def _by_sets(self, op: ir.Operation, truth: bool, domain: Domain) -> list[Constraint] | None:
        """A comparison of values that have no linear form."""
        known, result = self._known(domain), op.result
        source = defining_op(op.operands[0])
        alone = source is None or source.name not in ("arith.ori", "arith.select")
        if alone and not known.exact.describes(result):
            # No rule is about it, or about its inverse.
            known.open |= {(result, True), (result, False)}
            return None
        return known.exact.constraints(result, truth)

    def _compare_or(self, op: ir.Operation, name: str, domain: Domain) -> list[Constraint] | None:
        """`(a | b) <u 2^k`, `(a | b) == 0` and `(a | b) >= 0` hold when they hold for a and b.

        LLVM joins guards in this way.
        """
        bound = constant_int(op.operands[1])
        source = defining_op(op.operands[0])
        if bound is None or source is None or source.name != "arith.ori":
            return None
        if name == "ule":
            name, bound = "ult", bound + 1
        if name == "sgt":
            name, bound = "sge", bound + 1
        low_bits = name == "ult" and bound > 0 and bound & (bound - 1) == 0
        if not low_bits and (name, bound) not in (("eq", 0), ("sge", 0)):
            return None
        result: list[Constraint] = []
        for operand in _or_leaves(source):
            form = self.of(operand, domain)
            if form is None:
                return None
            if low_bits:
                part = _unsigned_less(form, Linear(bound), strict=True, domain=domain)
                result += part or []
            else:
                result.append(Constraint(form, equality=name == "eq"))
        return result


def _compare_chosen(op: ir.Operation, name: str) -> tuple[ir.Value, bool] | None:
    """`(c ? 2 : 3) == 2` is `c`: returns a condition, and its required truth."""
    choice, number = defining_op(op.operands[0]), constant_int(op.operands[1])
    if choice is None or choice.name != "arith.select" or number is None:
        return None
    yes, no = (constant_int(v) for v in list(choice.operands)[1:])
    if yes is None or no is None or name not in ("eq", "ne"):
        return None
    here, there = (n == number for n in (yes, no))
    return (choice.operands[0], here == (name == "eq")) if here != there else None


def _in_range(type_: ir.Type, form: Linear, domain: Domain) -> bool:
    """Whether an integer type can hold all values of a form."""
    low, high = signed_range(bit_width(type_))
    first, last = domain.interval(form)
    return low <= first and last <= high


def _or_leaves(op: ir.Operation) -> list[ir.Value]:
    """The operands of a chain of `arith.ori`."""
    leaves: list[ir.Value] = []
    stack = list(op.operands)
    while stack:
        value = stack.pop()
        inner = defining_op(value)
        if inner is not None and inner.name == "arith.ori":
            stack.extend(inner.operands)
        elif value not in leaves:
            leaves.append(value)
    return leaves


def overflow_flags(op: ir.Operation) -> int:
    """Bit 0: nsw, bit 1: nuw."""
    flags = op.attributes.get("overflowFlags")
    return 0 if flags is None else _flags(flags)


# MLIR has one attribute for all that are equal, and keeps it: each is read once.
@functools.cache
def _flags(attribute: ir.Attribute) -> int:
    text = str(attribute)
    return (_NSW if "nsw" in text else 0) | (_NUW if "nuw" in text else 0)


def _not_equal(form: Linear, domain: Domain) -> list[Constraint] | None:
    """`form != 0` as an inequality, if the domain is on one side of `form == 0`."""
    low, high = domain.interval(form)
    if low >= 0:
        return [Constraint(form.shifted(-1))]
    if high <= 0:
        return [Constraint(form.scaled(-1).shifted(-1))]
    return None


def _unsigned_less(a: Linear, b: Linear, strict: bool, domain: Domain) -> list[Constraint] | None:
    """`a <u b`: for a non-negative b it is 0 <= a < b; for a negative a, it is a < b < 0."""
    if domain.interval(a)[1] < 0:
        return [Constraint((b - a).shifted(-1 if strict else 0)), Constraint(Linear(-1) - b)]
    if domain.interval(b)[0] < 0:
        return None
    less = Constraint((b - a).shifted(-1 if strict else 0))
    return [less] if domain.interval(a)[0] >= 0 else [Constraint(a), less]


def logical_parts(op: ir.Operation, truth: bool) -> list[tuple[ir.Value, bool]] | None:
    """An i1 operation as a conjunction of conditions."""
    operands = list(op.operands)
    if op.name == "arith.andi" and truth:
        return [(v, True) for v in operands]
    if op.name == "arith.ori" and not truth:
        return [(v, False) for v in operands]
    if op.name == "arith.xori" and constant_int(operands[1]) == 1:
        return [(operands[0], not truth)]
    if op.name == "arith.select":
        condition, yes, no = operands
        if truth and constant_int(no) == 0:
            return [(condition, True), (yes, True)]
        if not truth and constant_int(yes) == 1:
            return [(condition, False), (no, False)]
        if truth and constant_int(yes) == 0:
            return [(condition, False), (no, True)]
        if not truth and constant_int(no) == 1:
            return [(condition, True), (yes, False)]
    return None


# --- one rule an op: (op, linear operands, domain) -> the exact form before wrap-around -----------


def _add(_op: ir.Operation, x: list[Linear | None], _d: Domain) -> Linear | None:
    return x[0] + x[1] if x[0] is not None and x[1] is not None else None


def _sub(_op: ir.Operation, x: list[Linear | None], _d: Domain) -> Linear | None:
    return x[0] - x[1] if x[0] is not None and x[1] is not None else None


def _mul(_op: ir.Operation, x: list[Linear | None], _d: Domain) -> Linear | None:
    a, b = x
    if a is None or b is None:
        return None
    if b.is_constant():
        return a.scaled(b.const)
    return b.scaled(a.const) if a.is_constant() else None


def _shl(op: ir.Operation, x: list[Linear | None], _d: Domain) -> Linear | None:
    a, b = x
    if a is None or b is None or not b.is_constant():
        return None
    width = bit_width(op.results[0].type)
    return a.scaled(1 << b.const) if 0 <= b.const < width else None


def _same(_op: ir.Operation, x: list[Linear | None], _d: Domain) -> Linear | None:
    return x[0]


def _zero_extend(op: ir.Operation, x: list[Linear | None], domain: Domain) -> Linear | None:
    if x[0] is None:
        return None
    if "nneg" in op.attributes or "nonNeg" in op.attributes:
        return x[0]
    if bit_width(op.operands[0].type) == 1:
        return None
    return x[0] if domain.interval(x[0])[0] >= 0 else None


def _divide(part: int):
    """The quotient (0) or remainder (1) of a non-negative form by a positive constant."""

    def rule(op: ir.Operation, x: list[Linear | None], domain: Domain) -> Linear | None:
        a, b = x
        if a is None or b is None or not b.is_constant():
            return None
        divisor = 1 << b.const if op.name.startswith("arith.shr") else b.const
        if divisor <= 0 or domain.interval(a)[0] < 0:
            return None
        halves = quotient_remainder(a, divisor, domain)
        return halves[part] if halves else None

    return rule


def _and(op: ir.Operation, x: list[Linear | None], domain: Domain) -> Linear | None:
    """`a & mask` for a mask of consecutive ones: a remainder (`2^k - 1`), a multiple (`-(2^k)`), or
    both. LLVM writes `i / 4 * 8` as `(i << 1) & 2^31 - 8`."""
    a, b = x
    if a is None or b is None or not b.is_constant():
        return None
    return masked(a, b.const, domain)


def _shifted_bits(op: ir.Operation, domain: Domain, linear: LinearOf) -> Linear | None:
    """`(a >> k) & mask` as `(a & (mask << k)) >> k`, of which only the whole may be linear."""
    shift, mask = defining_op(op.operands[0]), constant_int(op.operands[1])
    if shift is None or shift.name != "arith.shrui":
        return None
    amount = constant_int(shift.operands[1])
    form = linear(shift.operands[0])
    if mask is None or amount is None or form is None or mask <= 0 or amount < 0:
        return None
    kept = masked(form, mask << amount, domain)
    return kept.divided(1 << amount) if kept is not None else None


def _or(op: ir.Operation, x: list[Linear | None], domain: Domain) -> Linear | None:
    a, b = x
    if a is None or b is None:
        return None
    if "isDisjoint" in op.attributes or "disjoint" in op.attributes:
        return a + b
    return joined(a, b, domain)


def _xor(op: ir.Operation, x: list[Linear | None], domain: Domain) -> Linear | None:
    """`a ^ c` is `a + c - 2 (a & c)` for a constant of consecutive ones; `a ^ -1` is `-1 - a`.

    LLVM writes `63 - t` and `i - 1 - n` in this way. In a network, `i ^ 2^k` is a thread's partner.
    """
    a, b = x
    if a is None or b is None or not b.is_constant():
        return None
    if b.const == -1:
        return b - a
    both = masked(a, b.const, domain) if b.const > 0 else None
    return a + b - both.scaled(2) if both is not None else None


def _apply(op: ir.Operation, x: list[Linear | None], _d: Domain) -> Linear | None:
    from raise_kernel.analysis.accesses.affine_maps import evaluate

    map_ = ir.AffineMapAttr(op.attributes["map"]).value
    forms = [f for f in x if f is not None]
    return evaluate(map_.results[0], forms) if len(forms) == len(x) else None


_RULES = {
    "arith.addi": _add,
    "arith.subi": _sub,
    "arith.muli": _mul,
    "arith.shli": _shl,
    "arith.extsi": _same,
    "arith.extui": _zero_extend,
    "arith.index_cast": _same,
    "arith.index_castui": _zero_extend,
    "arith.trunci": _same,
    "arith.divui": _divide(0),
    "arith.divsi": _divide(0),
    "arith.shrui": _divide(0),
    "arith.shrsi": _divide(0),
    "arith.remui": _divide(1),
    "arith.remsi": _divide(1),
    "arith.andi": _and,
    "arith.ori": _or,
    "arith.xori": _xor,
    "affine.apply": _apply,
}

_WRAPPING = {"arith.addi", "arith.subi", "arith.muli", "arith.shli", "arith.trunci"}

__all__ = [
    "UNBOUNDED",
    "AffineValues",
    "affine_values",
    "bit_width",
    "is_integer",
    "overflow_flags",
    "signed_range",
]
