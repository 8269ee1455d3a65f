"""How many operations look as if they compare two values and keep one: is a sort worth a search?"""

from __future__ import annotations

from collections.abc import Iterable

from raise_kernel.passes.tensor_opt.graph import Graph, Node
from raise_kernel.passes.tensor_opt.graph.load import Loader, captured
from raise_kernel.passes.tensor_opt.graph.node import Origin

# An exchange in a loop counts for the loop's iterations, whose number may not be known yet.
IN_A_LOOP = 100
MOVES = ("slice", "reshape", "broadcast_in_dim", "pad", "bitcast_convert", "dynamic_slice")
MASKS = ("and", "or", "xor", "not", "select", *MOVES)
# Operations of a mask that are looked at.
MASK = 16


def exchanges(nodes: Iterable[Node]) -> int:
    """Selections and masked scatters of what their mask compares; minima and maxima."""
    count = 0
    loops: set[Node] = set()
    for node in nodes:
        if node.op == "select" and node.element != "i1":
            count += _decides(node.operands[0], {_base(o) for o in node.operands[1:]})
        elif node.op == "scatter":
            index = _base(node.operands[1])
            count += index.op == "select" and _decides(index.operands[0], {_base(node.operands[2])})
        elif node.op in ("minimum", "maximum") and not any(_constant(o) for o in node.operands):
            count += 1
        elif node.op == "result" and node.operands[0].op == "stablehlo.while":
            loops.add(node.operands[0])
    return count + sum(IN_A_LOOP * min(1, exchanges(_body(loop))) for loop in loops)


def _body(loop: Node) -> list[Node]:
    assert isinstance(loop.attr, Origin)
    op = loop.attr.op
    block = op.regions[1].blocks[0]
    loader = Loader(Graph())
    for value in [*block.arguments, *captured(op)]:
        loader.leaf(value)
    loader.block(block)
    return list(loader.nodes.values())


def _constant(node: Node) -> bool:
    return _base(node).op in ("constant", "iota")


def _base(node: Node) -> Node:
    """What the node's elements are taken from."""
    while node.op in MOVES:
        node = node.operands[0]
    return node


def _decides(mask: Node, kept: set[Node]) -> bool:
    """Whether the mask compares what is kept."""
    stack, seen = [mask], 0
    while stack and seen < MASK:
        mask = stack.pop()
        seen += 1
        if mask.op == "compare" and kept <= {_base(o) for o in mask.operands}:
            return True
        if mask.op in MASKS:
            stack += [o for o in mask.operands if o.element == "i1"]
    return False
