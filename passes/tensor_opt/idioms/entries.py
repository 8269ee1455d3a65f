"""The values of a loop's body for a few iterations at once, along a new last axis.

The last axis is the one whose elements lie side by side: what a row reads in consecutive iterations
does as well, so that a GPU reads whole lines of memory (`idioms.batch` puts all iterations along a
new first axis). What has no such form raises `NoMatch`.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from math import prod

from raise_kernel.passes.tensor_opt.graph.graph import Graph
from raise_kernel.passes.tensor_opt.graph.node import Node
from raise_kernel.remarks import NoMatch
from raise_kernel.stablehlo.attributes import Gather
from raise_kernel.stablehlo.batching import PER_ELEMENT, batched
from raise_kernel.worklist import make_in_order

FOLLOWED = PER_ELEMENT | {"reshape", "broadcast_in_dim", "transpose", "concatenate"}


class Entries:
    """Computes nodes of a loop's body for iterations `counter` to `counter + count - 1`.

    `changing`: what other iterations change, and so may not be read; `readable` lifts that for
    nodes whose value at the start of the iteration will do.
    """

    def __init__(self, g: Graph, count: int, counter: Node, changing: Sequence[Node]) -> None:
        self.g = g
        self.count = count
        ahead = g.iota((count,), 0, counter.element)
        number = g.binary("add", g.broadcast(counter, (), (count,)), ahead)
        # A node that is the same in all iterations stands for itself.
        self.known: dict[Node, Node] = {counter: number}
        self.changing = set(changing)

    def readable(self, nodes: Sequence[Node]) -> Entries:
        """The same, where these nodes may be read as they are when the iteration begins."""
        made = copy(self)
        made.known, made.changing = dict(self.known), self.changing - set(nodes)
        return made

    def varies(self, node: Node) -> bool:
        """Whether a node is another one in each iteration."""
        return self.of(node) is not node

    def all(self, node: Node) -> Node:
        """A node's values in all iterations of a step."""
        made = self.of(node)
        return self.spread(made) if made is node else made

    def spread(self, node: Node) -> Node:
        """What is the same in all iterations, along the new axis."""
        return self.g.broadcast(node, range(node.rank), (*node.shape, self.count))

    def of(self, root: Node) -> Node:
        """A node in all iterations, or itself where it is the same in all of them."""
        return make_in_order(root, self.known, self._needed, self._made)

    def _needed(self, node: Node) -> Sequence[Node]:
        if node in self.changing:
            raise NoMatch("an iteration reads what another iteration writes")
        return node.operands

    def _made(self, node: Node) -> Node:
        varies = [self.known[o] is not o for o in node.operands]
        if not any(varies):
            return node
        if node.op == "gather":
            return self.gather(node)
        if node.op not in FOLLOWED:
            raise NoMatch(f"it uses {node.op}")
        return self.g.formed(
            batched(node, self.count, varies, first=False).form,
            [self.all(o) for o in node.operands],
        )

    def gather(self, node: Node) -> Node:
        """Single elements of an array that stays, at positions that move."""
        numbers = node.attr
        assert isinstance(numbers, Gather)
        array, index = node.operands
        if self.varies(array) or prod(numbers.sizes) != 1:
            raise NoMatch("it gathers from an array that changes")
        if numbers.offset_dims or numbers.operand_batch:
            raise NoMatch("it gathers slices, not single elements")
        wide, dim = self.index(index, numbers.index_dim)
        moved = Gather((), numbers.collapsed, (), (), numbers.index_map, dim, numbers.sizes, False)
        shape = (*node.shape, self.count)
        return self.g.make("gather", (array, wide), shape, node.element, moved)

    def index(self, index: Node, dim: int) -> tuple[Node, int]:
        """The indices of all iterations, and the axis along which the numbers of one lie."""
        wide = self.all(index)
        if dim == index.rank:
            return wide, dim + 1
        if index.shape[dim] == 1:
            outer = [n for k, n in enumerate(index.shape) if k != dim]
            return self.g.reshape(wide, (*outer, self.count, 1)), index.rank
        order = [k for k in range(wide.rank) if k != dim]
        return self.g.transpose(wide, (*order, dim)), index.rank
