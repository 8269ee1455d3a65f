"""Extrema of unmasked elements: masked ones are replaced by the worst possible element.

    select(mask, select(x > best, x, best), best)  ->  select(y > best, y, best)
                                                       with y = select(mask, x, -infinity)

Only where an element must be better than what is kept: then the worst one never is.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from raise_kernel.passes.tensor_opt.graph.graph import Graph
from raise_kernel.passes.tensor_opt.graph.node import Node, reached
from raise_kernel.stablehlo.combiners import identity
from raise_kernel.stablehlo.comparisons import SWAPPED, kind_of
from raise_kernel.stablehlo.elements import numpy_dtype

# Masks that are looked into, at most.
MASKS = 16


def without_masks(g: Graph, root: Node, argument: Node, carried: Collection[Node]) -> Node:
    """`root`, what is carried on for `argument`, with its masks in the elements that it compares
    with one of those `carried`; the same node where it is something else."""
    found = _taken(g, root, argument)
    if found is None or len(found[0]) < 2:
        return root
    masks, value = found
    known = set(carried)
    free = [m for m in masks if not reached([m]) & known]
    compared = [m for m in masks if reached([m]) & known]
    if len(compared) != 1 or compared[0].op != "compare" or reached([value]) & known:
        return root
    (test,) = compared
    x, best = test.operands
    word = test.attr[0]
    if x in known:
        x, best, word = best, x, SWAPPED[word]
    if word not in ("LT", "GT") or best not in known or reached([x]) & known:
        return root
    worst = identity("max" if word == "GT" else "min", numpy_dtype(x.element))
    if worst is None or test.attr[1] not in ("", kind_of(x.element)):
        return root
    if any(n.shape != x.shape for n in (*free, argument)):
        return root
    mask = free[0]
    for other in free[1:]:
        mask = g.binary("and", mask, other)
    y = g.select(mask, x, g.splat(worst, x.shape, x.element))
    better = g.compare(y, best, word, test.attr[1])
    return g.select(better, y if value is x else value, argument)


def _taken(g: Graph, root: Node, argument: Node) -> tuple[Sequence[Node], Node] | None:
    """All masks that must hold for the one value that is not `argument`, and that value."""
    masks: list[Node] = []
    node = root
    while node.op == "select" and argument in node.operands[1:] and len(masks) < MASKS:
        mask, yes, no = node.operands
        taken = no is argument
        node = yes if taken else no
        masks += _all_of(mask) if taken else [g.unary("not", mask)]
    return None if node.op == "select" and len(masks) >= MASKS else (masks, node)


def _all_of(mask: Node) -> list[Node]:
    """The masks that a conjunction is of."""
    if mask.op != "and":
        return [mask]
    return [m for o in mask.operands for m in _all_of(o)]
