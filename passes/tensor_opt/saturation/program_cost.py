"""The cost of a program on a target, by the target's measured table.

The model is a roofline over fused regions: what is elementwise, or moves elements, is computed
where it is read; memory is read and written only at arguments, results and the operations that XLA
does not fuse. A value with several users is counted once.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from raise_kernel.costs import Costs
from raise_kernel.passes.tensor_opt.graph.boxes.windows import update_starts
from raise_kernel.passes.tensor_opt.graph.node import Node
from raise_kernel.stablehlo.attributes import Dot
from raise_kernel.stablehlo.elements import numpy_dtype
from raise_kernel.stablehlo.elementwise import ELEMENTWISE
from raise_kernel.worklist import reachable

# Elementwise operations by the case that stands for them; what is not named is an addition.
CLASSES = {
    "divide": "divide",
    "remainder": "divide",
    "sqrt": "sqrt",
    "rsqrt": "sqrt",
    "cbrt": "exponential",
    "exponential": "exponential",
    "exponential_minus_one": "exponential",
    "log": "exponential",
    "log_plus_one": "exponential",
    "logistic": "exponential",
    "tanh": "exponential",
    "power": "sine",
    "sine": "sine",
    "cosine": "sine",
    "tan": "sine",
    "atan2": "sine",
}
# Operations in a chain of a case of one elementwise operation.
CHAIN = 16

# Nothing is computed for these, or it is part of what reads them.
FREE = frozenset(
    {"constant", "iota", "broadcast_in_dim", "reshape", "bitcast_convert", "argument", "result"}
)
# Moves that cost more than a plain read of what they move, by the case that says how much.
MOVES = {"transpose": "transpose", "reverse": "reverse", "pad": "pad", "concatenate": "concatenate"}
# Slices that a step of the cases of stencils reads, and of the wide ones.
NARROW, WIDE = 4, 19
# What XLA does not fuse with what computes its operands.
BARRIERS = {"gather": "gather", "scatter": "scatter", "reduce": "reduce_last", "dot_general": "dot"}


def words(node: Node) -> float:
    """The node's size in elements of 32 bits; none of an operation with several results."""
    if not node.element:
        return 0.0
    return node.size * numpy_dtype(node.element).itemsize / 4


def node_cost(table: Costs, node: Node) -> float:
    """Microseconds for one node, beside reading its operands and writing its result."""
    if node.op in FREE:
        return 0.0
    if node.op in MOVES:
        return words(node) * max(0.0, table.rate(MOVES[node.op]) - table.rate("stream"))
    if node.op in ELEMENTWISE:
        case = CLASSES.get(node.op, "add")
        beside = max(0.0, table.rate(case) - table.rate("stream"))
        # An addition is never quite free: fewer of them are better where all else is equal.
        return words(node) * max(beside / CHAIN, table.rate("stream") / 200)
    if node.op == "dynamic_update_slice":
        return _update(table, node)
    if node.op == "dot_general":
        return _dot(table, node)
    if node.op in BARRIERS:
        worked = node.operands[0] if node.op == "reduce" else node.operands[-1]
        return table.fixed.get("stream", 0.0) + words(worked) * table.rate(BARRIERS[node.op])
    return words(node) * table.rate("stream") / 200


def _update(table: Costs, node: Node) -> float:
    """An array that nobody else wants is written in place, any other is copied first."""
    base, window = node.operands[:2]
    half = table.rate("stream") / 2
    written = words(window) * half
    shared = base.op == "argument" or base.uses > 1
    return table.fixed.get("stream", 0.0) + written + (words(base) * 2 * half if shared else 0.0)


def _dot(table: Costs, node: Node) -> float:
    numbers = node.attr
    assert isinstance(numbers, Dot)
    summed = prod(node.operands[0].shape[k] for k in numbers.lhs_contract)
    factor = numpy_dtype(node.element).itemsize / 4
    return table.fixed.get("dot", 0.0) + node.size * summed * factor * table.rate("dot")


def program_cost(table: Costs, results: Sequence[Node]) -> float:
    """Microseconds for the values of a block, shared ones counted once."""
    reads: dict[Node, float] = {}
    half = table.rate("stream") / 2
    total = 0.0
    for node in reachable(results, lambda n: n.operands):
        total += node_cost(table, node)
        for operand in node.operands:
            if operand.op == "argument" or operand.op in BARRIERS:
                part = words(node) if node.op in ("slice", "dynamic_slice") else words(operand)
                reads[operand] = max(reads.get(operand, 0.0), min(part, words(operand)))
    total += sum(reads.values()) * half
    written = {r for r in results if r.op not in ("argument", "dynamic_update_slice")}
    return total + sum(words(r) * half + table.fixed.get("stream", 0.0) for r in written)


def update_form(table: Costs, node: Node, in_place: bool) -> str:
    """The cheapest form of a store of most of an array: "update", "pad" or "roll".

    By the whole step of a stencil in each form, measured, of few slices and of many: a GPU reads a
    slice that begins anywhere an element at a time, a rolled array four at once. `in_place`: the
    array is donated. On a CPU the update counts as donated always: a fresh array costs the same
    page faults in every form, and a loop of steps donates. A store of less than half of the array
    stays an update: what it leaves alone is worth more than the fusion.
    """
    if update_starts(node) is None or 2 * node.operands[1].size < node.size:
        return "update"
    cases = {form: f"stencil_{form}" for form in ("update", "pad", "roll")}
    forms = {form: table.rate(case) for form, case in cases.items() if case in table.each}
    if not forms:
        return "update"
    if in_place or table.target == "cpu":
        forms["update"] = table.rate("stencil_update_donated")
    more = max(0, _slices(node.operands[1]) - NARROW) / (WIDE - NARROW)
    for form in forms:
        wide = "roll" if form == "roll" else "update_donated"
        if f"stencil_wide_{wide}" in table.each:
            step = table.rate(f"stencil_wide_{wide}") - table.rate(f"stencil_{wide}")
            forms[form] += more * step
    # Measurements this close are one: the form that leaves the least to do otherwise wins.
    best = min(forms.values(), default=0.0)
    return next(form for form in forms if forms[form] <= 1.03 * best)


def _slices(window: Node) -> int:
    """How many slices elementwise operations make the window of."""
    fused = reachable([window], lambda n: n.operands if n.op in ELEMENTWISE else ())
    return sum(node.op == "slice" for node in fused)
