"""Interval analysis of the elements of integer tensors.

Signless elements are read as signed, `ui` ones as unsigned, i1 as 0 and 1. An operation that may
wrap has the whole range of its type.
"""

from __future__ import annotations

import functools
from collections.abc import Callable

from raise_kernel.analysis.integers import intervals
from raise_kernel.analysis.integers.intervals import Interval
from raise_kernel.passes.tensor_opt.graph.node import Node, Splat, Table, constant_values, splat_int
from raise_kernel.stablehlo.elements import is_integer, is_unsigned, width
from raise_kernel.stablehlo.moves import CARRIED

# Operands whose interval is not known yet are followed no deeper than this.
DEPTH = 40


class Ranges:
    """Intervals of nodes, each found once."""

    def __init__(self) -> None:
        self._known: dict[Node, Interval] = {}

    def of(self, node: Node, depth: int = DEPTH) -> Interval:
        """The interval of an integer or i1 node."""
        found = self._known.get(node)
        if found is None:
            found = full(node.element)
            if depth > 0:
                rule = RULES.get(node.op)
                if rule is not None:
                    found = _fit(rule(self, node, depth - 1), found)
                self._known[node] = found
        return found

    def set(self, node: Node, low: int, high: int) -> None:
        """What is known of a node from outside the graph."""
        self._known[node] = (low, high)


@functools.cache
def full(element: str) -> Interval:
    """The range of an element type."""
    if element == "i1":
        return 0, 1
    bits = width(element)
    if is_unsigned(element):
        return 0, (1 << bits) - 1
    return -(1 << (bits - 1)), (1 << (bits - 1)) - 1


def _fit(found: Interval, whole: Interval) -> Interval:
    return found if whole[0] <= found[0] and found[1] <= whole[1] else whole


def _constant(r: Ranges, n: Node, depth: int) -> Interval:
    if isinstance(n.attr, Splat):
        value = splat_int(n)
        assert value is not None
        return value, value
    if isinstance(n.attr, Table):
        values = constant_values(n)
        if values is not None and values.size:
            return int(values.min()), int(values.max())
    return full(n.element)


def _iota(r: Ranges, n: Node, depth: int) -> Interval:
    return 0, max(0, n.shape[n.attr] - 1)


def _carried(r: Ranges, n: Node, depth: int) -> Interval:
    """The hull of all operands that carry elements."""
    parts = [r.of(o, depth) for o in n.operands[CARRIED[n.op]]]
    return min(p[0] for p in parts), max(p[1] for p in parts)


def _binary(r: Ranges, n: Node, depth: int) -> Interval:
    a, b = (r.of(o, depth) for o in n.operands)
    if shifts_in_ones(n, a):
        return full(n.element)
    found = intervals.of_operation(n.op, a, b, width(n.element))
    return full(n.element) if found is None else found


def shifts_in_ones(n: Node, shifted: Interval) -> bool:
    """Whether this is an arithmetic shift that may take the highest bit of an unsigned integer for
    its sign."""
    most = (1 << (width(n.element) - 1)) - 1
    return n.op == "shift_right_arithmetic" and is_unsigned(n.element) and shifted[1] > most


def _multiply(r: Ranges, n: Node, depth: int) -> Interval:
    if n.operands[0] is not n.operands[1]:
        return _binary(r, n, depth)
    low, high = r.of(n.operands[0], depth)
    return (0 if low <= 0 <= high else min(low**2, high**2)), max(low**2, high**2)


def _negate(r: Ranges, n: Node, depth: int) -> Interval:
    low, high = r.of(n.operands[0], depth)
    return -high, -low


def _abs(r: Ranges, n: Node, depth: int) -> Interval:
    low, high = r.of(n.operands[0], depth)
    return (0 if low <= 0 <= high else min(abs(low), abs(high))), max(abs(low), abs(high))


def _clamp(r: Ranges, n: Node, depth: int) -> Interval:
    low, x, high = (r.of(o, depth) for o in n.operands)
    # StableHLO: min(max(x, low), high).
    return intervals.minimum(intervals.maximum(x, low), high)


def _convert(r: Ranges, n: Node, depth: int) -> Interval:
    source = n.operands[0]
    if not (source.element == "i1" or is_integer(source.element)):
        return full(n.element)
    # A value outside the new type wraps: `_fit` gives the whole range then.
    return r.of(source, depth)


def _bits(r: Ranges, n: Node, depth: int) -> Interval:
    source = n.operands[0]
    if not is_integer(source.element) or source.shape != n.shape:
        return full(n.element)
    low, high = r.of(source, depth)
    return (low, high) if low >= 0 else full(n.element)


def _count(r: Ranges, n: Node, depth: int) -> Interval:
    return 0, width(n.element)


RULES: dict[str, Callable[[Ranges, Node, int], Interval]] = {
    "constant": _constant,
    "iota": _iota,
    **dict.fromkeys(CARRIED.keys() - {"scatter"}, _carried),
    **dict.fromkeys(intervals.RULES, _binary),
    "multiply": _multiply,
    "negate": _negate,
    "abs": _abs,
    "clamp": _clamp,
    "convert": _convert,
    "bitcast_convert": _bits,
    "popcnt": _count,
    "count_leading_zeros": _count,
}
