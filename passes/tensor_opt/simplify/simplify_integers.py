"""Simplifies integer arithmetic by linear forms, intervals and remainders.

Before:
    %i = stablehlo.iota dim = 0 : tensor<16xi32>
    %0 = stablehlo.multiply %i, %minus_one
    %1 = stablehlo.add %0, %fifteen
    %2 = stablehlo.compare GE, %1, %zero, SIGNED
After:
    %2 = stablehlo.constant dense<true> : tensor<16xi1>

Sums of positions are written in one way, along one axis where they vary along one; comparisons that
intervals decide are constants, others compare positions with positions; quotients and remainders of
sums split; minima and maxima that change nothing go. Nothing is assumed of wrap-around: a form that
may have wrapped is left alone. Refuses nothing.
"""

from __future__ import annotations

from math import gcd

from raise_kernel.passes.tensor_opt.graph import Graph, Node, Rules
from raise_kernel.passes.tensor_opt.graph.emit_linear import build
from raise_kernel.passes.tensor_opt.graph.linear import Form, Key
from raise_kernel.passes.tensor_opt.graph.node import splat_int
from raise_kernel.passes.tensor_opt.graph.ranges import full, shifts_in_ones
from raise_kernel.passes.tensor_opt.graph.run import rule_pass
from raise_kernel.stablehlo.comparisons import SWAPPED
from raise_kernel.stablehlo.elements import is_integer, is_unsigned, width


def one_value(g: Graph, n: Node) -> Node | None:
    """An integer tensor with one possible value."""
    if not (is_integer(n.element) or n.element == "i1") or not n.size:
        return None
    low, high = g.ranges.of(n)
    return g.splat(low, n.shape, n.element) if low == high else None


def positions(g: Graph, n: Node) -> Node | None:
    """A sum of positions alone, in its one form; or a sum that is one value after all."""
    if not is_integer(n.element) or not n.size:
        return None
    form = g.linear.of(n)
    keys = list(form.terms)
    if all(isinstance(key, int) for key in keys):
        return build(g, form, n.shape, n.element)
    if len(keys) == 1 and form.const == 0:
        key = keys[0]
        if isinstance(key, tuple) and form.terms[key] == 1 and key[0] is not n:
            node, axes = key
            if node.element == n.element:
                return g.broadcast(node, axes, n.shape)
    return None


def positions_only(g: Graph, n: Node) -> Node | None:
    """Positions read as another integer type."""
    if not is_integer(n.element) or not is_integer(n.operands[0].element):
        return None
    if n.shape != n.operands[0].shape:
        return None
    return positions(g, n)


def quotient(g: Graph, n: Node) -> Node | None:
    """`(a*c + r) div c` and `rem c` where 0 <= r < c, for what is not negative."""
    x, divisor = n.operands
    c = _divisor(n.op, divisor, n.element)
    if c is None or c < 1:
        return None
    form = g.linear.exact(x)
    if form is None:
        return None
    ends = g.linear.interval(form, x.shape)
    if ends[0] < 0 or shifts_in_ones(n, ends):
        return None
    whole: dict[Key, int] = {}
    rest: dict[Key, int] = {}
    for key, coefficient in form.terms.items():
        (rest if coefficient % c else whole)[key] = coefficient
    const_whole, const_rest = divmod(form.const, c)
    # The constant goes where the remainder stays in range.
    remainder = Form(const_rest, rest)
    low, high = g.linear.interval(remainder, x.shape)
    if not (low >= 0 and high < c):
        shift = low // c
        remainder = Form(const_rest - shift * c, rest)
        const_whole += shift
        low, high = low - shift * c, high - shift * c
        if high >= c:
            return None
    if n.op in ("remainder", "and"):
        return x if remainder == form else build(g, remainder, n.shape, n.element)
    scaled = Form(const_whole, {key: value // c for key, value in whole.items()})
    return build(g, scaled, n.shape, n.element)


def _divisor(op: str, operand: Node, element: str) -> int | None:
    value = splat_int(operand)
    if value is None:
        return None
    if op == "and":
        return value + 1 if value > 0 and value & (value + 1) == 0 else None
    if op.startswith("shift_right"):
        return 1 << value if 0 <= value < width(element) else None
    return value


def extreme(g: Graph, n: Node) -> Node | None:
    """`max(x, c)` where x is never below c, and the like."""
    if not is_integer(n.element):
        return None
    a, b = n.operands
    (a0, a1), (b0, b1) = g.ranges.of(a), g.ranges.of(b)
    if n.op == "minimum":
        return a if a1 <= b0 else b if b1 <= a0 else None
    return a if a0 >= b1 else b if b0 >= a1 else None


def comparison(g: Graph, n: Node) -> Node | None:
    """A comparison of exact forms: decided, or positions on one side and positions on the other."""
    a, b = n.operands
    direction, kind = n.attr
    if not is_integer(a.element) or not n.size:
        return None
    if kind == "UNSIGNED" and not is_unsigned(a.element):
        if g.ranges.of(a)[0] < 0 or g.ranges.of(b)[0] < 0:
            return None
        kind = "SIGNED"
    left, right = g.linear.exact(a), g.linear.exact(b)
    if left is None or right is None:
        return None
    difference = left.plus(right, -1)
    low, high = g.linear.interval(difference, n.shape)
    known = decided(direction, low, high)
    if known is not None:
        return g.splat(known, n.shape, "i1")
    if not any(isinstance(key, int) for key in difference.terms) and a.op != "convert":
        return None
    return _arranged(g, n, difference, direction, kind)


def decided(direction: str, low: int, high: int) -> bool | None:
    """The outcome of `difference direction 0` for a difference in [low, high]."""
    if direction in ("EQ", "NE"):
        if low == high == 0:
            return direction == "EQ"
        return direction == "NE" if low > 0 or high < 0 else None
    if direction in ("LT", "GE"):
        return (direction == "LT") if high < 0 else (direction == "GE") if low >= 0 else None
    return (direction == "GT") if low > 0 else (direction == "LE") if high <= 0 else None


def _arranged(g: Graph, n: Node, form: Form, direction: str, kind: str) -> Node | None:
    """`form direction 0` with what is added on the left and what is taken away on the right."""
    element = n.operands[0].element
    factor = gcd(*form.terms.values())
    form, direction = _divided(form, factor, direction)
    if all(c < 0 for c in form.terms.values()):
        form, direction = form.times(-1), SWAPPED[direction]
    left = Form(0, {k: c for k, c in form.terms.items() if c > 0})
    right = Form(-form.const, {k: -c for k, c in form.terms.items() if c < 0})
    if right.terms and right.const:
        # i >= j + 1 is i > j, i > j - 1 is i >= j.
        nearer = {("GE", 1): "GT", ("GT", -1): "GE", ("LT", 1): "LE", ("LE", -1): "LT"}
        if (direction, right.const) in nearer:
            direction = nearer[direction, right.const]
            right = Form(0, right.terms)
        elif right.const < 0:
            left, right = Form(-right.const, left.terms), Form(0, right.terms)
    least, most = full(element)
    for part in (left, right):
        ends = g.linear.interval(part, n.shape)
        if ends[0] < least or ends[1] > most:
            return None
    axes = {axis for part in (left, right) for key in part.terms for axis in _axes(key)}
    if len(axes) == 1 and n.rank > 1:
        (axis,) = axes
        size = (n.shape[axis],)
        a, b = (build(g, _along(part, axis), size, element) for part in (left, right))
        return g.broadcast(g.compare(a, b, direction, kind), (axis,), n.shape)
    a, b = (build(g, part, n.shape, element) for part in (left, right))
    return g.compare(a, b, direction, kind)


def _divided(form: Form, factor: int, direction: str) -> tuple[Form, str]:
    """The form divided by the common factor of its terms; the constant rounds the right way."""
    if factor <= 1:
        return form, direction
    terms = {key: c // factor for key, c in form.terms.items()}
    if form.const % factor == 0:
        return Form(form.const // factor, terms), direction
    if direction in ("EQ", "NE"):
        return form, direction
    # t*f + c >= 0 is t >= ceil(-c / f); t*f + c > 0 the same where f does not divide c.
    if direction in ("GE", "GT"):
        return Form(form.const // factor, terms), "GE"
    return Form(-(-form.const // factor), terms), "LE"


def _axes(key: Key) -> tuple[int, ...]:
    return (key,) if isinstance(key, int) else key[1]


def _along(form: Form, axis: int) -> Form:
    """A form of one axis, as one of a line."""
    terms: dict[Key, int] = {}
    for key, c in form.terms.items():
        terms[0 if isinstance(key, int) else (key[0], tuple(0 for _ in key[1]))] = c
    return Form(form.const, terms)


RULES: Rules = {
    **{op: [positions] for op in ("add", "subtract", "multiply", "negate", "shift_left")},
    **{op: [one_value, quotient] for op in ("divide", "remainder", "and")},
    **{op: [one_value, quotient] for op in ("shift_right_arithmetic", "shift_right_logical")},
    **{op: [one_value, extreme] for op in ("maximum", "minimum")},
    "clamp": [one_value],
    "compare": [comparison],
    "bitcast_convert": [positions_only],
    "convert": [positions_only],
}

rule_pass(__name__, "Simplify integer arithmetic by intervals and linear forms.", RULES)
