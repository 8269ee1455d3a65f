"""Moves signs of floats out of products, so that equal products meet, and into sums.

Before:
    %0 = stablehlo.multiply %x, %minus_half
    %1 = stablehlo.multiply %x, %0
    %2 = stablehlo.multiply %x, %half
    %3 = stablehlo.negate %x
    %4 = stablehlo.multiply %2, %3
    %5 = stablehlo.add %y, %4
After:
    %2 = stablehlo.multiply %x, %half
    %4 = stablehlo.multiply %x, %2
    %1 = stablehlo.negate %4
    %5 = stablehlo.subtract %y, %4

All of it keeps every bit but the signs of NaNs: the sign of a product or a quotient is a matter of
its own, and `a - b` is `a + -b`. Refuses nothing.
"""

from __future__ import annotations

from raise_kernel.passes.tensor_opt.graph import Graph, Node, Rules
from raise_kernel.passes.tensor_opt.graph.node import splat_value
from raise_kernel.passes.tensor_opt.graph.run import rule_pass
from raise_kernel.stablehlo.elements import is_float


def negated_factors(g: Graph, n: Node) -> Node | None:
    """`-a * b -> -(a * b)`, `a * -2 -> -(a * 2)`, `a / -b -> -(a / b)`."""
    if not is_float(n.element):
        return None
    parts = [_without_sign(g, o) for o in n.operands]
    if not any(negated for _, negated in parts):
        return None
    (a, first), (b, second) = parts
    done = g.binary(n.op, a, b)
    return g.unary("negate", done) if first != second else done


def _without_sign(g: Graph, x: Node) -> tuple[Node, bool]:
    if x.op == "negate":
        return x.operands[0], True
    value = splat_value(x)
    # (-0 is no less than 0, and stays.)
    if value is not None and value < 0:
        return g.splat(-value, x.shape, x.element), True
    return x, False


def negated_terms(g: Graph, n: Node) -> Node | None:
    """`a + -b -> a - b`, `-a + b -> b - a`, `a - -b -> a + b`."""
    a, b = n.operands
    if not is_float(n.element):
        return None
    if b.op == "negate":
        return g.binary("subtract" if n.op == "add" else "add", a, b.operands[0])
    if n.op == "add" and a.op == "negate":
        return g.binary("subtract", b, a.operands[0])
    return None


RULES: Rules = {
    "multiply": [negated_factors],
    "divide": [negated_factors],
    "add": [negated_terms],
    "subtract": [negated_terms],
}

rule_pass(__name__, "Move negations out of products and quotients and into sums of floats.", RULES)
