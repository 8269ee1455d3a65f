"""Makes a graph over a single row a graph over rows, of which there is one.

A kernel of one block has no axis of blocks; what looks at rows along the first axis takes its
tensors with an axis of length one in front.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from raise_kernel.passes.tensor_opt.graph import Graph, Node
from raise_kernel.stablehlo.batching import batched
from raise_kernel.stablehlo.properties import COMMUTATIVE, JOINING
from raise_kernel.worklist import make_in_order


@dataclass
class OneRow:
    """Nodes of `g` with a first axis of length one, each made once."""

    g: Graph
    known: dict[Node, Node] = field(default_factory=dict)

    def of(self, root: Node) -> Node:
        """The node with its axis, made from operands with theirs where an operation has a rule."""
        return make_in_order(root, self.known, self._rowed, self._made)

    def _rowed(self, node: Node) -> Sequence[Node]:
        """The operands that get the axis."""
        return node.operands[: OPERANDS.get(node.op)] if node.op in FOLLOWED else ()

    def _made(self, node: Node) -> Node:
        count = len(self._rowed(node))
        if not count:
            return self.g.reshape(node, (1, *node.shape))
        operands = [*(self.known[o] for o in node.operands[:count]), *node.operands[count:]]
        if node.op == "dynamic_update_slice":
            base, window, *starts = operands
            first = self.g.splat(0, (), starts[0].element if starts else "i32")
            return self.g.update(base, window, [first, *starts])
        if node.op == "reshape":
            return self.g.reshape(operands[0], (1, *node.shape))
        form = batched(node, 1, [k < count for k in range(len(operands))]).form
        return self.g.make(form.op, operands, form.shape, form.element, form.attr)


# How many operands get the axis, where not all do.
OPERANDS = {"pad": 1, "dynamic_update_slice": 2, "reduce": 1, "reduce_window": 1}
FOLLOWED = frozenset(
    COMMUTATIVE | JOINING | {"compare", "select", "dynamic_update_slice", "reduce", "reduce_window"}
)
