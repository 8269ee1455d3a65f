"""Turns scatters into updates or reductions.

Before:
    %i = stablehlo.iota dim = 0 : tensor<10xi32>
    %j = stablehlo.add %i, %three
    %0 = "stablehlo.scatter"(%x, %j, %values) {inserted_window_dims = [0], ...}
After:
    %0 = stablehlo.dynamic_update_slice %x, %values, 3

Elements of a flat array at indices that are sums of positions. A scatter to different elements in
order is an update; one that combines every element of some axes with the same element (an atomic
maximum) is a reduction of them. A scatter whose updates may come in any order takes them without
the transpose that puts its lanes in order. Refuses nothing: indices that may lie outside, or that
are data, stay.
"""

from __future__ import annotations

from math import prod

from raise_kernel.passes.tensor_opt.graph import Graph, Node, Rules
from raise_kernel.passes.tensor_opt.graph.linear import Form
from raise_kernel.passes.tensor_opt.graph.neutral import OPERATIONS, neutral
from raise_kernel.passes.tensor_opt.graph.run import rule_pass
from raise_kernel.stablehlo.attributes import Scatter
from raise_kernel.stablehlo.elements import is_integer


def scatter_update(g: Graph, n: Node) -> Node | None:
    """A scatter of single elements to a sum of positions."""
    found = _flat_scatter(n)
    if found is None:
        return None
    x, index, values, kind = found
    source = index.operands[0] if index.op == "reshape" else index
    lanes = source.shape
    if prod(lanes) != values.size or not values.size or not is_integer(index.element):
        return None
    form = g.linear.exact(source)
    if form is None or any(not isinstance(key, int) for key in form.terms):
        return None
    low, high = g.linear.interval(form, lanes)
    if low < 0 or high >= x.size:
        return None
    value = g.reshape(values, lanes)
    unused = [k for k in range(len(lanes)) if k not in form.terms and lanes[k] > 1]
    value = _combined(g, value, unused, kind)
    if value is None:
        return None
    return _store(g, x, form, lanes, value, kind)


def scatter_in_any_order(g: Graph, n: Node) -> Node | None:
    """scatter(x, transpose(i), transpose(u)) -> scatter(x, i, u), in an order that is free.

    StableHLO leaves the order of the updates open, and a combiner that commutes or elements that
    are all different make it of no account. XLA writes transposed indices to memory first.
    """
    found = _flat_scatter(n)
    if found is None or not (n.attr.unique or n.attr.kind in OPERATIONS):
        return None
    x, index, values, _ = found
    for operand in (index, values):
        source = operand.operands[0] if operand.op == "reshape" else operand
        if source.op == "transpose" and source.size == values.size == index.size:
            order = tuple(source.attr.index(k) for k in range(source.rank))
            parts = [g.transpose(g.reshape(o, source.shape), order) for o in (index, values)]
            if not any(part.op == "transpose" for part in parts):
                index, values = (
                    g.reshape(p, o.shape) for p, o in zip(parts, (index, values), strict=True)
                )
                return g.like(n, [x, index, values])
    return None


def _flat_scatter(n: Node) -> tuple[Node, Node, Node, str] | None:
    numbers = n.attr
    assert isinstance(numbers, Scatter)
    x, index, values = n.operands
    if x.rank != 1 or numbers.window or numbers.inserted != (0,) or numbers.batch:
        return None
    return x, index, values, numbers.kind


def _combined(g: Graph, value: Node, unused: list[int], kind: str) -> Node | None:
    """The values that meet in one element as one; those axes then have one element."""
    if not unused:
        return value
    kept = [1 if k in unused else size for k, size in enumerate(value.shape)]
    if kind == "set":
        # Any of them may win: the last.
        starts = [value.shape[k] - 1 if k in unused else 0 for k in range(value.rank)]
        return g.slice(value, starts, value.shape, [1] * value.rank)
    start = g.splat(0, (), value.element) if kind == "add" else neutral(g, kind, value.element)
    if kind not in OPERATIONS or start is None:
        return None
    return g.reshape(g.reduce(value, start, unused, kind), kept)


def _store(
    g: Graph, x: Node, form: Form, lanes: tuple[int, ...], value: Node, kind: str
) -> Node | None:
    steps = {int(k): c for k, c in form.terms.items() if isinstance(k, int)}
    axes = sorted(steps, key=lambda k: -abs(steps[k]))
    span = 1
    for k in reversed(axes):
        if steps[k] != span:
            return None
        span *= lanes[k]
    rest = [k for k in range(len(lanes)) if k not in axes]
    flat = g.reshape(g.transpose(value, [*rest, *axes]), [span])
    if kind in OPERATIONS:
        old = g.slice(x, [form.const], [form.const + span], [1])
        flat = g.binary(OPERATIONS[kind], old, flat)
    elif kind != "set":
        return None
    return g.update_at(x, flat, [form.const])


RULES: Rules = {"scatter": [scatter_update, scatter_in_any_order]}

rule_pass(__name__, "Turn scatters at known indices into updates or reductions.", RULES)
