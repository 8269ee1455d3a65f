"""Narrows the types of integers: width and signedness.

Before:
    %0 = stablehlo.convert %i : (tensor<16xi32>) -> tensor<16xi64>      (%i is under 1000)
    %1 = stablehlo.multiply %0, %two : tensor<16xi64>
    %2 = stablehlo.convert %1 : (tensor<16xi64>) -> tensor<16xi32>
After:
    %2 = stablehlo.multiply %i, %two : tensor<16xi32>

A bitcast to unsigned and back goes, whatever moves elements or chooses among them in between;
unsigned operations on what is never negative are signed; 64-bit arithmetic whose values fit 32
bits, by intervals, is done in 32, as are indices; conversions of conversions are one. Refuses
nothing.
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


RINGS = ("add", "subtract", "multiply", "and", "or", "xor", "negate", "not")


def narrow(g: Graph, n: Node) -> Node | None:
    """`convert(f(convert(a), c))` to a narrower integer, computed in the narrower one."""
    x = n.operands[0]
    if not (is_integer(n.element) and is_integer(x.element)) or x.op not in RINGS:
        return None
    if width(n.element) >= width(x.element) or is_unsigned(n.element) != is_unsigned(x.element):
        return None
    if not all(_narrows(o, n.element) for o in x.operands):
        return None
    return g.make(
        x.op, [_narrowed(g, o, n.element) for o in x.operands], n.shape, n.element, x.attr
    )


def _narrows(x: Node, element: str) -> bool:
    if isinstance(x.attr, Splat) or x.op == "iota":
        return True
    if x.op == "convert":
        source = x.operands[0].element
        return is_integer(source) and width(source) <= width(element)
    return x.op in RINGS and all(_narrows(o, element) for o in x.operands)


def _narrowed(g: Graph, x: Node, element: str) -> Node:
    value = splat_int(x)
    if value is not None:
        low, high = full(element)
        return g.splat((value - low) % (high - low + 1) + low, x.shape, element)
    if x.op == "iota":
        return g.iota(x.shape, x.attr, element)
    return g.convert(x, element)


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


def compare_narrow(g: Graph, n: Node) -> Node | None:
    """A 64-bit comparison of what was widened from 32 bits, in 32 bits."""
    a, b = n.operands
    if not is_integer(a.element) or width(a.element) != 64:
        return None
    wide = [o for o in (a, b) if not isinstance(o.attr, Splat)]
    sources = {o.operands[0].element if o.op == "convert" else "" for o in wide}
    if sources != {"i32"} or is_unsigned(a.element):
        return None
    least, most = full("i32")
    for o in (a, b):
        value = splat_int(o)
        if value is not None and not least <= value <= most:
            return None
    a, b = (_narrowed(g, o, "i32") if splat_int(o) is not None else o.operands[0] for o in (a, b))
    direction, kind = n.attr
    return g.compare(a, b, direction, kind)


def narrow_index(g: Graph, n: Node) -> Node | None:
    """A 64-bit index that fits 32 bits."""
    moved = list(n.operands)
    changed = False
    for k in range(INDEX_START[n.op], len(moved)):
        index = moved[k]
        if not is_integer(index.element) or width(index.element) != 64:
            continue
        low, high = g.ranges.of(index)
        if low >= 0 and high < 1 << 31:
            moved[k], changed = g.convert(index, "i32"), True
    if not changed or len({o.element for o in moved[INDEX_START[n.op] :]}) > 1:
        return None
    return g.make(n.op, moved, n.shape, n.element, n.attr)


INDEX_START = {"gather": 1, "dynamic_slice": 1, "dynamic_update_slice": 2}

RULES: Rules = {
    "compare": [compare_as_unsigned, compare_signed, compare_bits, compare_narrow],
    "bitcast_convert": [bits_back, bits_of_signed, bits_of_narrowed],
    "convert": [convert_twice, convert_signed, narrow],
    "gather": [narrow_index],
    "dynamic_slice": [narrow_index],
    "dynamic_update_slice": [narrow_index],
}

rule_pass(
    __name__, "Compute integers in narrow and signed types where their values allow it.", RULES
)
