"""Folds operations on constants, and neutral operands.

Before: `%1 = stablehlo.multiply %x, %one`, `%2 = stablehlo.compare NE, %c2, %c2`
After:  uses of `%x`, `%false`

Floats keep their bits: `x + 0` stays where `x` may be -0 (`x - 0`, `x + -0`, `x * 1` go), results
that are NaN or subnormal are not folded, nor are functions that targets compute differently.
Constants of more than 256 different elements stay; slices and gathers of that many elements of a
larger constant are folded. Refuses nothing.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from raise_kernel.passes.tensor_opt.graph import Graph, Node, Rules
from raise_kernel.passes.tensor_opt.graph.node import Splat, Table, constant_values, splat_value
from raise_kernel.passes.tensor_opt.graph.run import rule_pass
from raise_kernel.stablehlo.elements import is_float, is_integer, width
from raise_kernel.stablehlo.elementwise import FUNCTIONS, evaluate
from raise_kernel.stablehlo.moves import MOVES
from raise_kernel.stablehlo.properties import MOVING

# Tables up to this many elements are computed with.
ELEMENTS = 256


def fold(g: Graph, n: Node) -> Node | None:
    """An elementwise operation on constants."""
    if not all(isinstance(o.attr, (Splat, Table)) for o in n.operands):
        return None
    if all(isinstance(o.attr, Splat) for o in n.operands):
        splats = [splat_value(o) for o in n.operands]
        result = evaluate(n, [c for c in splats if c is not None])
        return None if result is None else g.splat(result, n.shape, n.element)
    if n.size > ELEMENTS:
        return None
    tables = [constant_values(o) for o in n.operands]
    result = evaluate(n, [t for t in tables if t is not None])
    return None if result is None else g.table(np.broadcast_to(result, n.shape), n.element)


def moved(g: Graph, n: Node) -> Node | None:
    """A few elements of a constant."""
    tables = [constant_values(o) for o in n.operands]
    known = [t for t in tables if t is not None]
    if n.size > ELEMENTS or len(known) < len(tables):
        return None
    return g.table(MOVES[n.op](n, known), n.element)


def _is(node: Node, number: float) -> bool:
    """Whether a node is a splat of `number`, the sign of zero included."""
    value = splat_value(node)
    if value is None or not (node.element == "i1" or is_integer(node.element)):
        if value is None or not is_float(node.element):
            return False
        wide = float(value)
        return wide == number and np.signbit(wide) == np.signbit(number)
    return int(value) == number and float(number).is_integer()


def neutral_sum(g: Graph, n: Node) -> Node | None:
    """`x + 0`, `x - 0`."""
    a, b = n.operands
    if is_float(n.element):
        if n.op == "subtract":
            return a if _is(b, 0.0) else None
        for x, zero in ((a, b), (b, a)):
            if _is(zero, -0.0) or (_is(zero, 0.0) and never_negative_zero(x)):
                return x
        return None
    if n.element == "i1":
        return None
    if _is(b, 0):
        return a
    if n.op == "subtract":
        return g.splat(0, n.shape, n.element) if a is b else None
    return b if _is(a, 0) else None


def never_negative_zero(x: Node, depth: int = 8) -> bool:
    """Whether no element of a float tensor is -0."""
    if depth == 0:
        return False
    if x.op in ("abs", "exponential", "logistic", "iota"):
        return True
    if x.op == "multiply":
        return x.operands[0] is x.operands[1]
    if x.op == "convert":
        return not is_float(x.operands[0].element)
    if x.op == "constant":
        values = constant_values(x)
        return values is not None and not bool(np.signbit(values.astype(np.float64)).any())
    if x.op == "add":
        # Only -0 + -0 is -0.
        return any(never_negative_zero(o, depth - 1) for o in x.operands)
    if x.op in MOVING:
        return never_negative_zero(x.operands[0], depth - 1)
    if x.op == "select":
        return all(never_negative_zero(o, depth - 1) for o in x.operands[1:])
    # (XLA drops the start of a sum of one element.)
    if x.op == "reduce" and x.attr[1] == "add" and x.operands[0].size > x.size:
        return any(never_negative_zero(o, depth - 1) for o in x.operands)
    return False


def neutral_product(g: Graph, n: Node) -> Node | None:
    """`x * 1`, `x / 1`, and for integers `x * 0`."""
    if n.element == "i1":
        return None
    a, b = n.operands
    if _is(b, 1):
        return a
    if n.op == "divide":
        return None
    if _is(a, 1):
        return b
    if is_float(n.element):
        for x, c in ((a, b), (b, a)):
            if _is(c, -1.0):
                return g.unary("negate", x)
        return None
    if is_integer(n.element) and (_is(a, 0) or _is(b, 0)):
        return g.splat(0, n.shape, n.element)
    return None


def twice_undone(g: Graph, n: Node) -> Node | None:
    """`-(-x)`, `~~x`, `0 - x` of integers."""
    if n.op == "subtract":
        if is_integer(n.element) and _is(n.operands[0], 0):
            return g.unary("negate", n.operands[1])
        return None
    inner = n.operands[0]
    return inner.operands[0] if inner.op == n.op else None


def neutral_bits(g: Graph, n: Node) -> Node | None:
    """`x & -1`, `x | 0`, `x ^ 0`, `x & x`, `x ^ x`, and their other halves."""
    a, b = n.operands
    ones = 1 if n.element == "i1" else (1 << width(n.element)) - 1 if n.element[0] == "u" else -1
    for x, c in ((a, b), (b, a)):
        if n.op == "and":
            if _is(c, ones):
                return x
            if _is(c, 0):
                return c
        elif _is(c, 0):
            return x
        elif n.op == "or" and _is(c, ones):
            return c
        elif n.op == "xor" and _is(c, ones):
            return g.unary("not", x)
    if a is b:
        return g.splat(0, n.shape, n.element) if n.op == "xor" else a
    return None


def constants_together(g: Graph, n: Node) -> Node | None:
    """`(x + c) + d`, `(x * c) * d` of integers."""
    if not is_integer(n.element):
        return None
    a, c = n.operands
    if isinstance(a.attr, Splat) and not isinstance(c.attr, Splat) and n.op != "subtract":
        return g.binary(n.op, c, a)
    if not isinstance(c.attr, Splat):
        return None
    if n.op == "subtract":
        low = g.splat(0, (), n.element)
        opposite = fold(g, g.binary("subtract", g.broadcast(low, (), c.shape), c))
        return None if opposite is None else g.binary("add", a, opposite)
    if a.op != n.op or not isinstance(a.operands[1].attr, Splat):
        return None
    both = fold(g, g.binary(n.op, a.operands[1], c))
    return None if both is None else g.binary(n.op, a.operands[0], both)


def reduce_constant(g: Graph, n: Node) -> Node | None:
    """A reduction of one constant to itself: by max, min, and, or."""
    x, init = n.operands
    kind = {"max": "maximum", "min": "minimum", "and": "and", "or": "or"}.get(n.attr[1])
    if kind is None or not isinstance(x.attr, Splat) or not x.size:
        return None
    splats = [splat_value(o) for o in (x, init)]
    made = g.make(kind, (g.make("constant", (), (), x.element, x.attr), init), (), x.element)
    result = evaluate(made, [c for c in splats if c is not None]) if None not in splats else None
    return None if result is None else g.splat(result, n.shape, n.element)


_BY_OP: dict[str, list[Callable[[Graph, Node], Node | None]]] = {
    "add": [neutral_sum, constants_together],
    "subtract": [neutral_sum, twice_undone, constants_together],
    "multiply": [neutral_product, constants_together],
    "divide": [neutral_product],
    "negate": [twice_undone],
    "not": [twice_undone],
    "and": [neutral_bits],
    "or": [neutral_bits],
    "xor": [neutral_bits],
}
RULES: Rules = {
    **{op: [fold, *_BY_OP.get(op, [])] for op in FUNCTIONS},
    "reduce": [reduce_constant],
    "slice": [moved],
    "gather": [moved],
}

rule_pass(__name__, "Fold operations on constants and neutral operands.", RULES)
