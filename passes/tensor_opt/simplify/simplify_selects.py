"""Simplifies selections, masks and comparisons of masks.

Before:
    %0 = stablehlo.not %m
    %1 = stablehlo.select %0, %a, %b
    %2 = stablehlo.select %m, %c, %1
After:
    %2 = stablehlo.select %m, %c, %a

A selection on a mask, its opposite or one that follows from it inside another is decided; one of
true and false is the mask; a comparison of what a mask was converted to, or selected, is the mask
again. A mask of iotas and constants that is true everywhere, or nowhere, decides its selection.
Comparisons of one value with constants imply or exclude each other as their ranges do; if one is
of a NaN, nothing follows from a comparison that fails.
Refuses nothing.
"""

from __future__ import annotations

from math import prod

from raise_kernel.passes.tensor_opt.graph import Graph, Node, Rules
from raise_kernel.passes.tensor_opt.graph.implications import implied
from raise_kernel.passes.tensor_opt.graph.node import Splat, splat_int, splat_value
from raise_kernel.passes.tensor_opt.graph.run import rule_pass
from raise_kernel.stablehlo.comparisons import NEGATED
from raise_kernel.stablehlo.elements import is_float, is_integer
from raise_kernel.stablehlo.elementwise import evaluate
from raise_kernel.worklist import make_in_order

# Operations that are infinite, or have infinite slopes, somewhere.
POLES = frozenset({"divide", "log", "log_plus_one", "power", "rsqrt", "sqrt", "cbrt", "atan2"})

# Selections inside one another are followed no deeper than this.
NESTED = 4
# Masks of so many elements are computed at compile time.
DECIDED = 1 << 17


def select_known(g: Graph, n: Node) -> Node | None:
    """A selection on a constant, of two equal values, or on an opposite."""
    mask, yes, no = n.operands
    value = splat_int(mask)
    if value is not None:
        return yes if value else no
    if yes is no:
        return yes
    if mask.op == "not":
        return g.select(mask.operands[0], no, yes)
    return None


def select_of_masks(g: Graph, n: Node) -> Node | None:
    """A selection of masks with a constant among them is `and` or `or`."""
    mask, yes, no = n.operands
    if n.element != "i1" or mask.shape != n.shape:
        return None
    on_yes, on_no = splat_int(yes), splat_int(no)
    if on_yes == 1:
        return g.binary("or", mask, no)
    if on_no == 0:
        return g.binary("and", mask, yes)
    if on_yes == 0:
        return g.binary("and", g.unary("not", mask), no)
    if on_no == 1:
        return g.binary("or", g.unary("not", mask), yes)
    return None


def select_one_or_zero(g: Graph, n: Node) -> Node | None:
    """`select(m, 1, 0) -> convert(m)` for integers."""
    mask, yes, no = n.operands
    if not is_integer(n.element) or mask.shape != n.shape:
        return None
    if splat_int(yes) == 1 and splat_int(no) == 0:
        return g.convert(mask, n.element)
    return None


def select_inside(g: Graph, n: Node) -> Node | None:
    """What a branch selects on a mask that is decided there."""
    mask, yes, no = n.operands
    better_yes = _decided(g, yes, mask, True, NESTED)
    better_no = _decided(g, no, mask, False, NESTED)
    if better_yes is yes and better_no is no:
        return None
    return g.select(mask, better_yes, better_no)


def _decided(g: Graph, x: Node, mask: Node, value: bool, depth: int) -> Node:
    if x.op != "select" or depth == 0:
        return x
    m, a, b = x.operands
    known = implied(m, mask, value)
    if known is not None:
        return _decided(g, a if known else b, mask, value, depth - 1)
    new_a = _decided(g, a, mask, value, depth - 1)
    new_b = _decided(g, b, mask, value, depth - 1)
    return x if new_a is a and new_b is b else g.select(m, new_a, new_b)


def select_padding(g: Graph, n: Node) -> Node | None:
    """`select(position < size, reshape(pad(x, d)), c) -> reshape(pad(x[:size], c))`; where the size
    reaches into the padding, that has to be c already."""
    mask, yes, no = n.operands
    pad = yes.operands[0] if yes.op == "reshape" else yes
    if pad.op != "pad" or pad.rank != 1 or not isinstance(no.attr, Splat):
        return None
    (low,), (high,), (inside,) = pad.attr
    if low or inside or high <= 0 or mask.op != "compare":
        return None
    a, b = mask.operands
    form, limit = g.linear.exact(a) if is_integer(a.element) else None, splat_int(b)
    if form is None or limit is None or mask.attr[0] not in ("LT", "LE"):
        return None
    strides = {k: prod(n.shape[k + 1 :]) for k in range(n.rank) if n.shape[k] > 1}
    if form.const or dict(form.terms) != strides:
        return None
    x, padding = pad.operands
    size = limit + (mask.attr[0] == "LE")
    if size >= x.size and padding.attr == no.attr:
        return yes
    if not 0 < size <= x.size:
        return None
    fill = g.make("constant", (), (), n.element, no.attr)
    kept = g.pad(g.slice(x, (0,), (size,), (1,)), fill, (0,), (pad.size - size,))
    return g.reshape(kept, n.shape)


def select_by_position(g: Graph, n: Node) -> Node | None:
    """A selection on a mask that positions alone decide, and that is the same everywhere.

    Not of a value that a division or a root leads to: what is cut away of it may be singular, and
    the selection is what keeps a gradient from there (guard-masked-inputs).
    """
    mask, yes, no = n.operands
    if mask.size > DECIDED or not mask.size:
        return None
    known = g.positions.of(mask)
    if known is None or known.min() != known.max():
        return None
    kept = yes if known.min() else no
    return None if is_float(n.element) and _has_poles(g, kept) else kept


def _has_poles(g: Graph, root: Node) -> bool:
    """Whether an operation with poles leads to a value; each node of a graph is asked once."""
    known = g.poles
    return make_in_order(
        root,
        known,
        lambda n: () if n.op in POLES else n.operands,
        lambda n: n.op in POLES or any(known[o] for o in n.operands),
    )


def mask_of_mask(g: Graph, n: Node) -> Node | None:
    """`m & ~m`, `m | ~m`, `m & (m & k)`, `m & (m | k)` and their duals."""
    if n.element != "i1":
        return None
    for m, other in (n.operands, reversed(n.operands)):
        if m.op == "not" and m.operands[0] is other:
            return g.splat(n.op == "or", n.shape, "i1")
        if other.op in ("and", "or") and m in other.operands:
            return other if other.op == n.op else m
        if other.op in ("and", "or") and other.op != n.op:
            # m & (~m | k) is m & k.
            for number, part in enumerate(other.operands):
                if part.op == "not" and part.operands[0] is m:
                    return g.binary(n.op, m, other.operands[1 - number])
    return None


def opposite_comparison(g: Graph, n: Node) -> Node | None:
    """`~(a < b) -> a >= b` of integers, `~(a == b) -> a != b` of any type."""
    x = n.operands[0]
    if x.op != "compare":
        return None
    direction, kind = x.attr
    element = x.operands[0].element
    if direction not in ("EQ", "NE") and not (element == "i1" or is_integer(element)):
        return None
    if kind == "TOTALORDER":
        return None
    return g.compare(x.operands[0], x.operands[1], NEGATED[direction], kind)


def comparison_of_mask(g: Graph, n: Node) -> Node | None:
    """A comparison of a mask's number, or of a selection of constants, with a constant."""
    x, c = n.operands
    if not isinstance(c.attr, Splat):
        return None
    if x.op == "convert" and x.operands[0].element == "i1":
        mask = x.operands[0]
        one, zero = g.splat(1, (), x.element), g.splat(0, (), x.element)
    elif x.op == "select" and all(isinstance(o.attr, Splat) for o in x.operands[1:]):
        mask = x.operands[0]
        one, zero = (g.make("constant", (), (), o.element, o.attr) for o in x.operands[1:])
    else:
        return None
    if mask.shape != n.shape:
        return None
    limit = g.make("constant", (), (), c.element, c.attr)
    results = []
    for value in (one, zero):
        constants = [splat_value(value), splat_value(limit)]
        found = evaluate(
            g.make("compare", (value, limit), (), "i1", n.attr),
            [v for v in constants if v is not None],
        )
        if found is None:
            return None
        results.append(bool(found))
    if results[0] == results[1]:
        return g.splat(results[0], n.shape, "i1")
    return mask if results[0] else g.unary("not", mask)


def mask_compared(g: Graph, n: Node) -> Node | None:
    """`m == true`, `m != k` of masks."""
    a, b = n.operands
    if a.element != "i1" or n.attr[0] not in ("EQ", "NE"):
        return None
    for m, c in ((a, b), (b, a)):
        value = splat_int(c)
        if value is not None:
            return m if bool(value) == (n.attr[0] == "EQ") else g.unary("not", m)
    if a is b:
        return g.splat(n.attr[0] == "EQ", n.shape, "i1")
    return g.binary("xor", a, b) if n.attr[0] == "NE" else None


def is_nan_known(g: Graph, n: Node) -> Node | None:
    """`x != x` where x is never NaN: an integer made a float, or a constant."""
    a, b = n.operands
    if a is not b or n.attr[0] not in ("NE", "EQ") or not is_float(a.element):
        return None
    if a.op == "iota" or (a.op == "convert" and not is_float(a.operands[0].element)):
        return g.splat(n.attr[0] == "EQ", n.shape, "i1")
    return None


RULES: Rules = {
    "select": [
        select_known,
        select_of_masks,
        select_one_or_zero,
        select_inside,
        select_padding,
        select_by_position,
    ],
    "and": [mask_of_mask],
    "or": [mask_of_mask],
    "not": [opposite_comparison],
    "compare": [comparison_of_mask, mask_compared, is_nan_known],
}

rule_pass(__name__, "Simplify selections and masks.", RULES)
