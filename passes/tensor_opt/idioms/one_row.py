"""A graph over one row alone, as a graph over rows of which there is one.

A kernel of one block has no axis of blocks; what looks at rows along the first axis takes its
tensors with an axis of length one in front.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from raise_kernel.passes.tensor_opt.graph import Graph, Node
from raise_kernel.stablehlo.attributes import Cumulative


@dataclass
class OneRow:
    """Nodes of `g` with a first axis of length one, each made once."""

    g: Graph
    known: dict[Node, Node] = field(default_factory=dict)

    def of(self, root: Node) -> Node:
        """The node with its axis, made from operands with theirs where an operation has a rule."""
        stack = [root]
        while stack:
            node = stack[-1]
            if node in self.known:
                stack.pop()
                continue
            rule = RULES.get(node.op)
            operands = OPERANDS.get(node.op, len(node.operands)) if rule is not None else 0
            missing = [o for o in node.operands[:operands] if o not in self.known]
            if missing:
                stack += missing
                continue
            stack.pop()
            made = rule(self, node) if rule is not None else None
            self.known[node] = made or self.g.reshape(node, (1, *node.shape))
        return self.known[root]

    def like(self, node: Node, attr: object) -> Node:
        """The same operation on the operands that have their axis, and on the others."""
        count = OPERANDS.get(node.op, len(node.operands))
        operands = [*(self.known[o] for o in node.operands[:count]), *node.operands[count:]]
        return self.g.make(node.op, operands, (1, *node.shape), node.element, attr)


def _same(r: OneRow, node: Node) -> Node:
    return r.like(node, node.attr)


def _moved(r: OneRow, node: Node) -> Node:
    """The axes that the attribute names are one further on."""
    return r.like(node, tuple(a + 1 for a in node.attr))


def _kept(r: OneRow, node: Node) -> Node:
    """All axes are named: the first stays the first."""
    return r.like(node, (0, *(a + 1 for a in node.attr)))


def _slice(r: OneRow, node: Node) -> Node:
    starts, limits, strides = node.attr
    return r.like(node, ((0, *starts), (1, *limits), (1, *strides)))


def _pad(r: OneRow, node: Node) -> Node:
    low, high, inside = node.attr
    return r.like(node, ((0, *low), (0, *high), (0, *inside)))


def _reshape(r: OneRow, node: Node) -> Node:
    return r.g.reshape(r.known[node.operands[0]], (1, *node.shape))


def _update(r: OneRow, node: Node) -> Node:
    base, window, *starts = node.operands
    first = r.g.splat(0, (), starts[0].element) if starts else None
    if first is None:
        return r.g.reshape(node, (1, *node.shape))
    return r.g.update(r.known[base], r.known[window], [first, *starts])


def _reduce(r: OneRow, node: Node) -> Node:
    axes, kind = node.attr
    return r.like(node, (tuple(a + 1 for a in axes), kind))


def _cumulate(r: OneRow, node: Node) -> Node:
    c = node.attr
    assert isinstance(c, Cumulative)
    return r.like(node, Cumulative(c.axis + 1, c.kind, c.reverse))


# How many operands get the axis, where not all do.
OPERANDS = {"pad": 1, "dynamic_update_slice": 2, "reduce": 1, "reduce_window": 1}
RULES: dict[str, Callable[[OneRow, Node], Node]] = {
    **dict.fromkeys(("add", "multiply", "maximum", "minimum", "and", "or", "xor"), _same),
    "compare": _same,
    "select": _same,
    "slice": _slice,
    "concatenate": lambda r, node: r.like(node, node.attr + 1),
    "pad": _pad,
    "reshape": _reshape,
    "transpose": _kept,
    "reverse": _moved,
    "broadcast_in_dim": _kept,
    "dynamic_update_slice": _update,
    "reduce": _reduce,
    "reduce_window": _cumulate,
}
