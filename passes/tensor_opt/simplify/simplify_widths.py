"""Computes integers in the type that they are read in: without bitcasts and conversions.

Before:
    %0 = stablehlo.bitcast_convert %x : (tensor<16xi32>) -> tensor<16xui32>
    %1 = stablehlo.add %0, %two : tensor<16xui32>
    %2 = stablehlo.bitcast_convert %1 : (tensor<16xui32>) -> tensor<16xi32>
After:
    %2 = stablehlo.add %x, %two : tensor<16xi32>

A bitcast to unsigned and back goes, whatever moves elements or chooses among them in between;
unsigned operations on what is never negative are signed; conversions of conversions are one. The
width of indices is chosen before: narrow-indices, and the lowering. Refuses nothing.
"""

from __future__ import annotations

from raise_kernel.passes.tensor_opt.graph import Graph, Node, Rules
from raise_kernel.passes.tensor_opt.graph.node import Splat, splat_int
from raise_kernel.passes.tensor_opt.graph.ranges import full
from raise_kernel.passes.tensor_opt.graph.run import rule_pass
from raise_kernel.stablehlo.elements import is_integer, is_unsigned, numpy_dtype, width
from raise_kernel.stablehlo.moves import CARRIED
from raise_kernel.stablehlo.properties import MOVING

# What is found of the nodes under a bitcast.
_Known = dict[Node, Node | None]
# Positions up to this many are exact in a float, by its mantissa's bits.
MANTISSA = {"f16": 11, "bf16": 8, "f32": 24, "f64": 53}


def bits_back(g: Graph, n: Node) -> Node | None:
    """A bitcast of a bitcast between elements of one size, with moves between them."""
    x = n.operands[0]
    if x.shape != n.shape or x.element == n.element:
        return x if x.element == n.element else None
    return _without_bits(g, x, n.element)


# Operations that choose among elements.
CHOICES = frozenset({"select", "concatenate", "pad"})
# Operations that a bitcast is moved over, at most.
MOVED = 64


def _without_bits(g: Graph, x: Node, element: str, known: _Known | None = None) -> Node | None:
    """`x`, which is bitcasts and moves of their elements, with `element` as its type."""
    known = {} if known is None else known
    if x in known:
        return known[x]
    known[x] = None
    if x.op == "bitcast_convert" and width_of(x) == width_of(x.operands[0]):
        source = x.operands[0]
        if source.shape == x.shape:
            known[x] = g.bitcast(source, element)
    elif len(known) < MOVED:
        integers = is_integer(x.element) and is_integer(element)
        if x.op in MOVING or (integers and x.op in CHOICES):
            known[x] = _with_parts(g, x, element, CARRIED[x.op], known)
    return known[x]


def _with_parts(g: Graph, x: Node, element: str, data: slice, known: _Known) -> Node | None:
    """`x` on the operands `data` as `element`; each but constants must have been bitcasts."""
    operands = list(x.operands)
    for position in range(*data.indices(len(operands))):
        part = operands[position]
        constant = is_integer(part.element) and splat_int(part) is not None
        moved = _rebits(g, part, element) if constant else _without_bits(g, part, element, known)
        if moved is None:
            return None
        operands[position] = moved
    return g.make(x.op, operands, x.shape, element, x.attr)


def width_of(x: Node) -> int:
    """Bits of an element."""
    return 8 * numpy_dtype(x.element).itemsize


def bits_of_narrowed(g: Graph, n: Node) -> Node | None:
    """`bits(convert(x)) -> convert(x)` where the conversion cuts an integer off."""
    x = n.operands[0]
    if x.op != "convert" or x.shape != n.shape or not is_integer(n.element):
        return None
    source = x.operands[0].element
    if not (is_integer(x.element) and is_integer(source)) or width(source) < width(x.element):
        return None
    return g.convert(x.operands[0], n.element)


def compare_bits(g: Graph, n: Node) -> Node | None:
    """`bits(a) == bits(b) -> a == b` of integers."""
    direction, kind = n.attr
    a, b = n.operands
    if direction not in ("EQ", "NE") or not is_integer(a.element):
        return None
    cast = [o for o in (a, b) if o.op == "bitcast_convert" and o.operands[0].shape == o.shape]
    if len(cast) + sum(isinstance(o.attr, Splat) for o in (a, b)) != 2 or not cast:
        return None
    sources = {o.operands[0].element for o in cast}
    if len(sources) != 1 or not is_integer(element := sources.pop()):
        return None
    word = kind and ("UNSIGNED" if is_unsigned(element) else "SIGNED")
    return g.compare(_rebits(g, a, element), _rebits(g, b, element), direction, word)


def bits_of_signed(g: Graph, n: Node) -> Node | None:
    """`bits(f(bits(a), bits(b))) -> f(a, b)` where signed and unsigned agree."""
    x = n.operands[0]
    if x.shape != n.shape or not (is_integer(x.element) and is_integer(n.element)):
        return None
    if x.op in ("add", "subtract", "multiply", "and", "or", "xor", "not", "negate"):
        agree = True
    elif x.op in ("divide", "remainder", "maximum", "minimum"):
        agree = all(_same_sign(g, o) for o in x.operands)
    else:
        return None
    free = [o.op == "bitcast_convert" or isinstance(o.attr, Splat) for o in x.operands]
    if not agree or not all(free):
        return None
    return g.make(x.op, [_rebits(g, o, n.element) for o in x.operands], n.shape, n.element, x.attr)


def _rebits(g: Graph, x: Node, element: str) -> Node:
    if x.op == "bitcast_convert" and x.operands[0].element == element:
        return x.operands[0]
    value = splat_int(x)
    if value is not None and is_integer(element):
        low, high = full(element)
        return g.splat((value - low) % (high - low + 1) + low, x.shape, element)
    return g.bitcast(x, element)


def _same_sign(g: Graph, x: Node) -> bool:
    """Whether signed and unsigned readings of the bits are one number."""
    low, high = g.ranges.of(x)
    return low >= 0 and high < 1 << (width(x.element) - 1)


def compare_signed(g: Graph, n: Node) -> Node | None:
    """A comparison of unsigned bits, where signed and unsigned agree."""
    a, b = n.operands
    if not is_unsigned(a.element) or "bitcast_convert" not in (a.op, b.op):
        return None
    if n.attr[0] not in ("EQ", "NE") and not (_same_sign(g, a) and _same_sign(g, b)):
        return None
    if any(o.op != "bitcast_convert" and not isinstance(o.attr, Splat) for o in (a, b)):
        return None
    element = a.element[1:]
    if any(o.op == "bitcast_convert" and o.operands[0].element != element for o in (a, b)):
        return None
    kind = n.attr[1] and "SIGNED"
    return g.compare(_rebits(g, a, element), _rebits(g, b, element), n.attr[0], kind)


def convert_signed(g: Graph, n: Node) -> Node | None:
    """A conversion of unsigned bits that are never large, of positions, of a conversion."""
    x = n.operands[0]
    if x.op == "bitcast_convert" and is_unsigned(x.element):
        source = x.operands[0]
        if is_integer(source.element) and source.shape == n.shape and _same_sign(g, x):
            return g.convert(source, n.element)
    if x.op == "iota" and x.shape[x.attr] <= 1 << MANTISSA.get(n.element, 0):
        return g.iota(n.shape, x.attr, n.element)
    if x.op == "broadcast_in_dim":
        return g.broadcast(g.convert(x.operands[0], n.element), x.attr, n.shape)
    return None


def convert_twice(g: Graph, n: Node) -> Node | None:
    """Integer conversions that only the last of decides."""
    x = n.operands[0]
    if x.element == n.element:
        return x
    if x.op != "convert" or not is_integer(n.element) or not is_integer(x.element):
        return None
    source = x.operands[0]
    if source.element == "i1":
        return g.convert(source, n.element)
    if not is_integer(source.element):
        return None
    before, between, after = (width(e) for e in (source.element, x.element, n.element))
    one_sign = is_unsigned(source.element) == is_unsigned(x.element) == is_unsigned(n.element)
    # What is cut off in the end may be cut off at once; what is extended twice, by one sign.
    if after <= min(before, between) or (one_sign and before <= between):
        return g.convert(source, n.element)
    return None


def compare_as_unsigned(g: Graph, n: Node) -> Node | None:
    """An unsigned comparison of signless integers, which XLA does not take, of unsigned ones."""
    a, b = n.operands
    direction, kind = n.attr
    if kind != "UNSIGNED" or not is_integer(a.element) or is_unsigned(a.element):
        return None
    if direction in ("EQ", "NE"):
        return g.compare(a, b, direction, "SIGNED")
    element = f"u{a.element}"
    return g.compare(_rebits(g, a, element), _rebits(g, b, element), direction, kind)


RULES: Rules = {
    "compare": [compare_as_unsigned, compare_signed, compare_bits],
    "bitcast_convert": [bits_back, bits_of_signed, bits_of_narrowed],
    "convert": [convert_twice, convert_signed],
}

rule_pass(__name__, "Compute integers without bitcasts and conversions, and signed.", RULES)
