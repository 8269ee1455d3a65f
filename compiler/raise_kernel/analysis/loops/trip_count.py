"""Trip counts of counting loops: exact, or as a formula that is valid for every bound.

A counting loop tests `t op b`, where t starts at a known value and advances by a constant step.
`count` computes the trip count for constants, with wrap-around at the width of the integer. `plan`
chooses the formula if start or bound are values; it returns None if wrap-around is possible.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import gcd

from raise_kernel.analysis.integers.integer_range import Interval, type_range
from raise_kernel.analysis.integers.predicates import Predicate

# --- constants ------------------------------------------------------------------------------


def count(predicate: Predicate, start: int, step: int, bound: int, width: int) -> int | None:
    """The number of leading values of `start, start + step, ...` (modulo 2**width) that pass.

    None if all of them pass.
    """
    modulus = 1 << width
    start, step, bound = start % modulus, step % modulus, bound % modulus
    if predicate == Predicate.EQ:
        return 0 if start != bound else 1 if step else None
    if predicate == Predicate.NE:
        return _first_equal(bound - start, step, modulus)
    low, high = _failing(predicate, bound, width)
    if low > high:
        return None
    # Shift the circle so that the failing values are [0, high - low].
    return _first_between(step, modulus, (low - start) % modulus, high - low)


def _first_equal(distance: int, step: int, modulus: int) -> int | None:
    """The least k >= 0 with k * step = distance (modulo)."""
    divisor = gcd(step, modulus)
    if distance % divisor:
        return None
    modulus //= divisor
    return distance // divisor * pow(step // divisor, -1, modulus) % modulus if modulus > 1 else 0


def _failing(predicate: Predicate, bound: int, width: int) -> Interval:
    """The values that fail `value op bound`, as an interval of the circle of 2**width values."""
    modulus = 1 << width
    least = 0 if predicate.is_unsigned else modulus >> 1
    position = (bound - least) % modulus
    match predicate:
        case Predicate.SLT | Predicate.ULT:
            low, high = position, modulus - 1
        case Predicate.SLE | Predicate.ULE:
            low, high = position + 1, modulus - 1
        case Predicate.SGT | Predicate.UGT:
            low, high = 0, position
        case _:
            low, high = 0, position - 1
    return low + least, high + least


def _first_between(step: int, modulus: int, offset: int, length: int) -> int | None:
    """The least k >= 0 with (k * step - offset) mod modulus <= length.

    Euclid's algorithm on (step, modulus): the values first reach the interval in the round in which
    they pass its lower end, or in a round that is the solution of a smaller problem of this kind.
    """
    low, high = offset % modulus, offset % modulus + length
    if low == 0 or high >= modulus:
        return 0
    step %= modulus
    if step == 0:
        return None
    if 2 * step > modulus:
        # Walk the circle in the other direction.
        return _first_between(modulus - step, modulus, modulus - high, length)
    reached = -(-low // step)
    if reached * step <= high:
        return reached
    # No multiple of step is in [low, high]: find the number of rounds.
    rounds = _first_between(-modulus % step, step, low % step, length)
    if rounds is None:
        return None
    return -(-(low + modulus * rounds) // step)


# --- formulas -------------------------------------------------------------------------------


@dataclass(frozen=True)
class Formula:
    """The count is `max(0, distance + extra) / step`, rounded up.

    `distance` is `bound - start` (`start - bound` if `downward`), of both values extended to 64
    bits: signed or unsigned, or, with `modular`, of their difference at the loop's own width.
    `never_negative` says that the distance is at least -extra whenever the loop is well defined.
    """

    signed: bool
    downward: bool
    step: int
    extra: int = 0
    modular: bool = False
    never_negative: bool = False


@dataclass(frozen=True)
class LoopTest:
    """A loop's test, its step a constant other than 0 and read as signed.

    `bound` is the interval of the bound's values, signed; `nsw`, `nuw` say that the values tested
    advance without signed (unsigned) wrap-around, or the program is undefined.
    """

    predicate: Predicate
    step: int
    width: int
    bound: Interval
    nsw: bool
    nuw: bool


def plan(test: LoopTest) -> Formula | None:
    """The formula for the number of values that pass; None if wrap-around may matter."""
    if test.predicate == Predicate.NE:
        return _plan_inequality(test)
    if test.predicate == Predicate.EQ:
        return None
    upward = test.predicate in (Predicate.SLT, Predicate.SLE, Predicate.ULT, Predicate.ULE)
    inclusive = test.predicate in (Predicate.SLE, Predicate.SGE, Predicate.ULE, Predicate.UGE)
    if upward != (test.step > 0):
        return None
    signed = not test.predicate.is_unsigned
    # An unsigned add of a negative constant always wraps, so nuw says nothing of a downward loop.
    safe = test.nsw if signed else test.nuw and upward
    if not safe and not _stays_inside(test, signed, upward, inclusive):
        return None
    return Formula(signed, not upward, abs(test.step), extra=int(inclusive))


def _stays_inside(test: LoopTest, signed: bool, upward: bool, inclusive: bool) -> bool:
    """Whether the first value that fails the test is still inside the type, for every bound."""
    low, high = test.bound
    least, most = type_range(test.width)
    if not signed:
        if low < 0:
            low, high = 0, (1 << test.width) - 1
        least, most = 0, (1 << test.width) - 1
    reach = abs(test.step) - 1 + inclusive
    return high + reach <= most if upward else low - reach >= least


def _plan_inequality(test: LoopTest) -> Formula | None:
    """`t != b`: steps of one reach every bound; larger ones reach it, or never end or wrap."""
    step = abs(test.step)
    formula = Formula(test.nsw, test.step < 0, step, never_negative=True)
    if test.nsw or (test.nuw and test.step > 0):
        return formula
    if step & (step - 1):
        return None
    # Wrap-around is part of the count: the distance is taken at the loop's own width.
    return replace(formula, signed=False, modular=True)
