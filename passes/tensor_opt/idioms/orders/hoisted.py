"""What is computed of a part of an array, as that part of what is computed of all of it.

    convert(compare(slice(x), 0))  is  slice(convert(compare(x, 0)))

A simplifier moves slices to where less is computed; a network's steps, each on another part of what
it starts from, then start from as many nodes.
"""

from __future__ import annotations

from dataclasses import dataclass

from raise_kernel.passes.tensor_opt.graph import Graph, Node
from raise_kernel.passes.tensor_opt.graph.node import Splat, moved_from
from raise_kernel.stablehlo.elementwise import ELEMENTWISE

# Operations on one element, as many as a flag or a key takes.
DEPTH = 16
ALONE = frozenset({*ELEMENTWISE, "bitcast_convert"})
CUTS = ("slice", "reshape")


@dataclass(frozen=True)
class Hoisted:
    """`part` of an array, and what is computed of the `whole` of it."""

    part: Node
    whole: Node


def hoisted(g: Graph, node: Node) -> Hoisted | None:
    """What a node computes of one array's part, each element alone and with constants."""
    chain: list[tuple[Node, Node]] = []
    part = node
    while part.op in ALONE and len(chain) < DEPTH:
        data = {o for o in part.operands if not isinstance(o.attr, Splat)}
        if len(data) != 1:
            return None
        (inner,) = data
        if any(o.shape != part.shape for o in part.operands):
            return None
        chain.append((part, inner))
        part = inner
    array = moved_from(part, CUTS)
    if not chain or array.size == part.size:
        return None
    whole = array
    for outer, inner in reversed(chain):
        operands = [
            whole if o is inner else g.make("constant", (), array.shape, o.element, o.attr)
            for o in outer.operands
        ]
        whole = g.make(outer.op, operands, array.shape, outer.element, outer.attr)
    return Hoisted(part, whole)
