"""Permutes chains of elementwise operations to the axis order with the fewest transposes.

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
that read the chain. On CPUs, where that is all there is, the axes that reductions sum come first:
XLA then sums vectors of the others, while a sum along the last axis is one number at a time (2 to 3
times slower for the forces of 4,096 bodies). Refuses nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from raise_kernel.bindings import ir
from raise_kernel.mlir.walks import optimized_kernels
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.tensor_opt.graph import Concerns, Graph, Node, Rewriter
from raise_kernel.passes.tensor_opt.graph.node import Splat, in_order
from raise_kernel.passes.tensor_opt.graph.run import text_attribute
from raise_kernel.stablehlo.elementwise import ELEMENTWISE

Order = tuple[int, ...]

FREE_OPERANDS = frozenset({"broadcast_in_dim", "iota"})


@register_pass(
    "choose-axis-order", stage="tensor-opt", needs=("stablehlo.transpose", "stablehlo.reduce")
)
def choose_axis_order(module: ir.Module, ctx: PassContext) -> None:
    """Permute chains of elementwise operations to the axis order with the fewest transposes."""
    for kernel in optimized_kernels(module):
        on_cpu = text_attribute(kernel, "rk.target") in ("", "cpu")

        def turned(g: Graph, results: list[Node], on_cpu: bool = on_cpu) -> list[Node]:
            return _turned_chains(g, results, on_cpu)

        Rewriter({}, whole=turned, everywhere=True, concerns=CONCERNS).function(kernel)


def _minds_order(op: ir.Operation) -> bool:
    return ir.RankedTensorType(op.operands[0].type).rank > 1


# Chains around these may have a better order than the one that they are in.
CONCERNS = Concerns.of("transpose", "reduce", test=_minds_order)


@dataclass
class _Chain:
    """Elementwise nodes of one shape that feed each other, and what stands around them."""

    members: list[Node] = field(default_factory=list)
    operands: dict[Node, None] = field(default_factory=dict)
    # Members that others read: transposes by their order, and whether anything minds the order.
    turned_users: list[tuple[Node, Order]] = field(default_factory=list)
    read: dict[Node, None] = field(default_factory=dict)
    # The axes of each reduction of a member.
    reduced: list[Order] = field(default_factory=list)
    # The axes of each dot product's operand that its result has in their order.
    free_axes: list[Order] = field(default_factory=list)

    def candidates(self) -> list[Order]:
        """Orders of the transposes around the chain; orders with a reduction's axes first."""
        found = {_inverse(o.attr): None for o in self.operands if o.op == "transpose"}
        found |= {order: None for _, order in self.turned_users}
        rank = self.members[0].rank
        for axes in self.reduced:
            found[(*axes, *(k for k in range(rank) if k not in axes))] = None
        return list(found)

    def transposes(self, order: Order) -> int:
        """How many are left where the chain is computed in this order of its axes."""
        plain = order == tuple(range(len(order)))
        left = sum(_inverse(o.attr) != order for o in self.operands if o.op == "transpose")
        left += sum(not plain for o in self.operands if not _is_free(o) and o.op != "transpose")
        left += sum(not _in_sequence(axes, order) for axes in self.free_axes)
        left += len({user for user in self.turned_users if user[1] != order})
        return left + (0 if plain else len(self.read))

    def slow_reductions(self, order: Order) -> int:
        """How many reduce the last axis of this order, and keep others."""
        return sum(order[-1] in axes and len(axes) < len(order) for axes in self.reduced)


def _turned_chains(g: Graph, results: list[Node], on_cpu: bool) -> list[Node]:
    """The results with every chain in its best order."""
    nodes = in_order(results)
    best: dict[Node, Order] = {}
    for chain in _chains(nodes, results):
        plain = tuple(range(chain.members[0].rank))

        def cost(order: Order, chain: _Chain = chain) -> tuple[int, int]:
            return chain.transposes(order), chain.slow_reductions(order) if on_cpu else 0

        order = min([plain, *chain.candidates()], key=cost)
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
            turned[o] if best.get(o) == order else g.transpose(done[o], order[: o.rank])
            for o in node.operands
        ]
        shape = tuple(node.shape[k] for k in order)
        g.location = node.location
        turned[node] = g.make(node.op, inputs, shape, node.element, node.attr)
        done[node] = g.transpose(turned[node], _inverse(order))
    return [done[r] for r in results]


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
    elif user.op == "reduce":
        chain.reduced.append(user.attr[0])
    elif user.op == "dot_general":
        sides = [k for k, o in enumerate(user.operands) if o is member]
        chain.free_axes += [tuple(user.attr.free(k, member.rank)) for k in sides]
    else:
        chain.read[member] = None


def _in_sequence(axes: Order, order: Order) -> bool:
    return [k for k in order if k in axes] == list(axes)


def _is_free(x: Node) -> bool:
    return isinstance(x.attr, Splat) or x.op in FREE_OPERANDS


def _inverse(order: Order) -> Order:
    return tuple(order.index(k) for k in range(len(order)))
