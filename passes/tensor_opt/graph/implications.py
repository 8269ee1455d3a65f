"""What the truth of one mask implies about another.

Comparisons of one value with constants are ranges of the value, which imply or exclude each other.
Where a value may be a NaN, nothing follows from a comparison that fails.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from raise_kernel.passes.tensor_opt.graph.node import Node, splat_value
from raise_kernel.stablehlo.comparisons import NEGATED
from raise_kernel.stablehlo.elements import is_float

# Parts of a conjunction inside one another that are followed.
NESTED = 4
INFINITE = float("inf")

# The values that a comparison with a constant lets through: the least and the greatest, each with
# whether it is let through itself.
Span = tuple[float, bool, float, bool]
Test = tuple[Node, Span]


def implied(m: Node, mask: Node, value: bool) -> bool | None:
    """What `m` is wherever `mask` is `value`; None where that says nothing."""
    given = list(_comparisons(mask, value))
    for outcome in (True, False):
        known = [{_follows(part, g) for g in given} for part in _comparisons(m, outcome)]
        if all(True in answers for answers in known):
            return outcome
        if any(False in answers for answers in known):
            return not outcome
    return None


def _comparisons(mask: Node, value: bool, depth: int = NESTED) -> Iterator[Test]:
    """What all holds where a mask is `value`: values and their ranges."""
    joined = "and" if value else "or"
    if mask.op == joined and depth:
        for operand in mask.operands:
            yield from _comparisons(operand, value, depth - 1)
    elif mask.op == "not" and depth:
        yield from _comparisons(mask.operands[0], not value, depth - 1)
    else:
        yield _test(mask, value) or (mask, (value, True, value, True))


def _test(mask: Node, value: bool) -> Test | None:
    """A comparison of a value with a constant as the range of the value; of anything else, the mask
    itself is the value."""
    if mask.op != "compare":
        return None
    a, b = mask.operands
    direction, kind = mask.attr
    constant = splat_value(b)
    if constant is None or a.element == "i1" or kind == "TOTALORDER":
        return None
    if kind == "UNSIGNED" and not a.element.startswith("u"):
        return None
    if not value:
        # A comparison fails for a NaN as well.
        if is_float(a.element) or direction in ("EQ", "NE"):
            direction = {"NE": "EQ"}.get(direction, "")
        else:
            direction = NEGATED[direction]
    bound = float(constant) if is_float(a.element) else int(constant)
    if is_float(a.element) and np.isnan(bound):
        return None
    spans: dict[str, Span] = {
        "LT": (-INFINITE, True, bound, False),
        "LE": (-INFINITE, True, bound, True),
        "GT": (bound, False, INFINITE, True),
        "GE": (bound, True, INFINITE, True),
        "EQ": (bound, True, bound, True),
    }
    return (a, spans[direction]) if direction in spans else None


def _follows(part: Test, given: Test) -> bool | None:
    """Whether a value is in a span, given that it is in another."""
    if part[0] is not given[0]:
        return None
    (low, low_in, high, high_in), (least, least_in, most, most_in) = part[1], given[1]
    above = least > low or (least == low and (low_in or not least_in))
    below = most < high or (most == high and (high_in or not most_in))
    if above and below:
        return True
    if most < low or (most == low and not (most_in and low_in)):
        return False
    if least > high or (least == high and not (least_in and high_in)):
        return False
    return None
