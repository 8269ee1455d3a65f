"""The order of axes in which a chain of elementwise operations needs the fewest transposes.

Before:
    %t = stablehlo.transpose %x, dims = [1, 0]
    %e = stablehlo.exponential %t
    %s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [0]
    %b = stablehlo.broadcast_in_dim %s, dims = [1]
    %d = stablehlo.divide %e, %b
    %r = stablehlo.transpose %d, dims = [1, 0]
After:
    %e = stablehlo.exponential %x
    %s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1]
    %b = stablehlo.broadcast_in_dim %s, dims = [0]
    %r = stablehlo.divide %e, %b

Lanes number the axes of what a thread computes; memory numbers those of arrays. Elementwise
operations of one shape that feed each other are turned together, whatever their number of users:
to the order of one of the transposed arrays around them where that leaves fewer transposes.
Broadcasts, constants and positions have any order for free, and so have reductions and dot products
that read the chain. Blocks of loops and conditionals are left as they are. Refuses nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from raise_kernel.bindings import ir, kernels
from raise_kernel.pass_base import PassContext
from raise_kernel.passes.tensor_opt.graph import Graph, Node
from raise_kernel.passes.tensor_opt.graph.elementwise import ELEMENTWISE
from raise_kernel.passes.tensor_opt.graph.node import Splat, in_order
from raise_kernel.passes.tensor_opt.graph.rewriter import Rewriter
from raise_kernel.passes.tensor_opt.graph.run import text_attribute
from raise_kernel.registry import register_pass

Order = tuple[int, ...]

# Operations that read the axes of an operand in any order.
FREE_USERS = frozenset({"reduce", "dot_general"})
FREE_OPERANDS = frozenset({"broadcast_in_dim", "iota"})


@register_pass("choose-axis-order", stage="tensor-opt")
def choose_axis_order(module: ir.Module, ctx: PassContext) -> None:
    """Turn chains of elementwise operations to the order of axes with the fewest transposes."""
    for kernel in kernels(module):
        if text_attribute(kernel, "rk.optimize") != "none":
            Rewriter({}, whole=_turned_chains).function(kernel)


@dataclass
class _Chain:
    """Elementwise nodes of one shape that feed each other, and what stands around them."""

    members: list[Node] = field(default_factory=list)
    operands: dict[Node, None] = field(default_factory=dict)
    # Members that others read: transposes by their order, and whether anything minds the order.
    turned_users: list[tuple[Node, Order]] = field(default_factory=list)
    read: dict[Node, None] = field(default_factory=dict)

    def candidates(self) -> list[Order]:
        """Orders that some transpose around the chain has."""
        found = {_inverse(o.attr): None for o in self.operands if o.op == "transpose"}
        return list(found | {order: None for _, order in self.turned_users})

    def transposes(self, order: Order) -> int:
        """How many are left where the chain is computed in this order of its axes."""
        plain = order == tuple(range(len(order)))
        left = sum(_inverse(o.attr) != order for o in self.operands if o.op == "transpose")
        left += sum(not plain for o in self.operands if not _is_free(o) and o.op != "transpose")
        left += len({user for user in self.turned_users if user[1] != order})
        return left + (0 if plain else len(self.read))


def _turned_chains(g: Graph, results: list[Node]) -> list[Node]:
    """The results with every chain in its best order."""
    nodes = in_order(results)
    best: dict[Node, Order] = {}
    for chain in _chains(nodes, results):
        plain = tuple(range(chain.members[0].rank))
        order = min([plain, *chain.candidates()], key=chain.transposes)
        if order != plain:
            best |= dict.fromkeys(chain.members, order)
    if not best:
        return results
    # What each node is now, and what each turned member is in its chain's order.
    done: dict[Node, Node] = {}
    turned: dict[Node, Node] = {}
    for node in nodes:
        order = best.get(node)
        if order is None:
            done[node] = g.like(node, [done[o] for o in node.operands])
            continue
        inputs = [
            turned[o] if best.get(o) == order else _turn(g, done[o], order) for o in node.operands
        ]
        shape = tuple(node.shape[k] for k in order)
        g.place = node.place
        turned[node] = g.make(node.op, inputs, shape, node.element, node.attr)
        done[node] = g.transpose(turned[node], _inverse(order))
    return [done[r] for r in results]


def _turn(g: Graph, x: Node, order: Order) -> Node:
    """An operand from outside, or from another chain, in this order."""
    if not x.shape:
        return x
    if x.op == "transpose":
        return g.transpose(x.operands[0], _compose(x.attr, order))
    return g.transpose(x, order)


def _chains(nodes: list[Node], results: list[Node]) -> list[_Chain]:
    """The chains with a transpose beside them, each with its members in order."""
    leader: dict[Node, Node] = {}

    def find(node: Node) -> Node:
        while leader[node] is not node:
            leader[node] = leader[leader[node]]
            node = leader[node]
        return node

    for node in nodes:
        if node.op in ELEMENTWISE and node.rank > 1:
            leader[node] = node
            for o in node.operands:
                if o in leader and o.shape == node.shape:
                    leader[find(o)] = find(node)
    chains: dict[Node, _Chain] = {}
    for node in nodes:
        if node in leader:
            chains.setdefault(find(node), _Chain()).members.append(node)
        for o in node.operands:
            inside = node in leader and o in leader and find(o) is find(node)
            if inside or not o.shape:
                continue
            if node in leader:
                chains[find(node)].operands[o] = None
            if o in leader:
                _note_user(chains[find(o)], o, node)
    for result in results:
        if result in leader:
            chains[find(result)].read[result] = None
    return [c for c in chains.values() if c.candidates()]


def _note_user(chain: _Chain, member: Node, user: Node) -> None:
    if user.op == "transpose":
        chain.turned_users.append((member, user.attr))
    elif user.op not in FREE_USERS:
        chain.read[member] = None


def _is_free(x: Node) -> bool:
    return isinstance(x.attr, Splat) or x.op in FREE_OPERANDS


def _inverse(order: Order) -> Order:
    return tuple(order.index(k) for k in range(len(order)))


def _compose(first: Order, second: Order) -> Order:
    """The transpose that does one after the other."""
    return tuple(first[k] for k in second)
