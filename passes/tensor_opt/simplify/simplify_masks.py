"""Drops comparisons of a value with constants that other comparisons imply.

Before:
    %1 = stablehlo.compare LT, %x, %five
    %2 = stablehlo.compare LT, %x, %three
    %3 = stablehlo.and %1, %2
After:
    %3 = stablehlo.compare LT, %x, %three

Comparisons of one value with constants imply or exclude each other as their ranges do; where one is
a NaN, nothing follows from a comparison that fails. Refuses nothing.
"""

from __future__ import annotations

from raise_kernel.bindings import ir
from raise_kernel.pass_base import PassContext
from raise_kernel.passes.tensor_opt.graph import Graph, Node, Rules
from raise_kernel.passes.tensor_opt.graph.implications import implied
from raise_kernel.passes.tensor_opt.graph.run import simplify
from raise_kernel.registry import register_pass


@register_pass("simplify-masks", stage="tensor-opt")
def simplify_masks(module: ir.Module, ctx: PassContext) -> None:
    """Drop comparisons that others imply."""
    simplify(module, ctx, RULES)


def implied_mask(g: Graph, n: Node) -> Node | None:
    """`a & b` or `a | b` where one follows from the other, or excludes it."""
    if n.element != "i1":
        return None
    for a, b in (n.operands, n.operands[::-1]):
        follows = implied(b, a, True)
        if follows:
            return a if n.op == "and" else b
        if n.op == "and" and follows is False:
            return g.splat(False, n.shape, "i1")
        if n.op == "or" and implied(b, a, False):
            return g.splat(True, n.shape, "i1")
    return None


RULES: Rules = {
    "and": [implied_mask],
    "or": [implied_mask],
}
