"""Nodes for linear forms."""

from __future__ import annotations

from raise_kernel.passes.tensor_opt.graph.graph import Graph
from raise_kernel.passes.tensor_opt.graph.linear import Form
from raise_kernel.passes.tensor_opt.graph.node import Node
from raise_kernel.passes.tensor_opt.graph.ranges import full
from raise_kernel.stablehlo.elements import width


def build(g: Graph, form: Form, shape: tuple[int, ...], element: str) -> Node:
    """A node of `shape` with the form's value. Terms along one axis are computed along it alone."""
    by_axes: dict[tuple[int, ...], list[tuple[Node, int]]] = {}
    for key, c in form.terms.items():
        if isinstance(key, int):
            by_axes.setdefault((key,), []).append((g.iota((shape[key],), 0, element), c))
        else:
            node, axes = key
            by_axes.setdefault(axes, []).append((_as(g, node, element), c))
    if not by_axes:
        return g.splat(_fit(form.const, element), shape, element)
    const = form.const
    total: Node | None = None
    for axes, parts in sorted(by_axes.items(), key=lambda item: (-len(item[0]), item[0])):
        # The constant goes where it saves a negative start, or where there is one part.
        needs = all(c < 0 for _, c in parts) and const > 0
        here = const if needs or len(by_axes) == 1 else 0
        const -= here
        part = _sum(g, parts, here, tuple(shape[a] for a in axes), element)
        part = g.broadcast(part, axes, shape)
        total = part if total is None else g.binary("add", total, part)
    assert total is not None
    if const:
        total = g.binary("add", total, g.splat(_fit(const, element), shape, element))
    return total


def _sum(
    g: Graph, parts: list[tuple[Node, int]], const: int, sizes: tuple[int, ...], element: str
) -> Node:
    """`sum of c * node, + const`: what is added first, then what is taken away."""

    def scaled(node: Node, c: int) -> Node:
        if c == 1:
            return node
        return g.binary("multiply", node, g.splat(_fit(c, element), sizes, element))

    start = g.splat(_fit(const, element), sizes, element)
    positive = [scaled(node, c) for node, c in parts if c > 0]
    negative = [scaled(node, -c) for node, c in parts if c < 0]
    if not positive and not const:
        first, *negative = negative
        total = g.unary("negate", first)
    else:
        total, *positive = positive or [start]
        for node in positive:
            total = g.binary("add", total, node)
    for node in negative:
        total = g.binary("subtract", total, node)
    if const and any(c > 0 for _, c in parts):
        total = g.binary("add", total, start)
    return total


def _fit(value: int, element: str) -> int:
    low, high = full(element)
    return (value - low) % (high - low + 1) + low


def _as(g: Graph, node: Node, element: str) -> Node:
    if width(node.element) == width(element):
        return g.bitcast(node, element)
    return g.convert(node, element)
