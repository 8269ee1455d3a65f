"""Integer tensors as linear forms of indices and other values.

`const + sum(coefficient * position along an axis) + sum(coefficient * value)`, where a value is a
node and the axes that it lies along. Addition, multiplication by constants and truncation keep the
form whatever wraps, so a form equals its node modulo 2^bits; where the form's own interval fits the
type, it equals the node's elements as integers (`exact`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import prod

from raise_kernel.passes.tensor_opt.graph.node import Node, splat_int
from raise_kernel.passes.tensor_opt.graph.ranges import DEPTH, Interval, Ranges, full
from raise_kernel.stablehlo.elements import is_integer, width
from raise_kernel.stablehlo.properties import MOVING

# An axis, or a node and where its axes lie.
Key = int | tuple[Node, tuple[int, ...]]

# Forms longer than this are no simpler than what they stand for.
TERMS = 8


@dataclass(frozen=True)
class Form:
    """A linear form over a tensor's positions."""

    const: int
    terms: Mapping[Key, int]

    def plus(self, other: Form, factor: int = 1) -> Form:
        terms = dict(self.terms)
        for key, coefficient in other.terms.items():
            total = terms.get(key, 0) + factor * coefficient
            if total:
                terms[key] = total
            else:
                terms.pop(key, None)
        return Form(self.const + factor * other.const, terms)

    def times(self, factor: int) -> Form:
        return Form(0, {}).plus(self, factor) if factor else Form(0, {})


class Linear:
    """Linear forms of nodes, each found once."""

    def __init__(self, ranges: Ranges) -> None:
        self.ranges = ranges
        self._known: dict[Node, Form] = {}

    def of(self, node: Node, depth: int = DEPTH) -> Form:
        """The form of an integer node, modulo its type."""
        found = self._known.get(node)
        if found is None:
            found = self._find(node, depth - 1) if depth > 0 else None
            if found is None or len(found.terms) > TERMS:
                found = Form(0, {(node, tuple(range(node.rank))): 1})
            found = _wrapped(found, node.element)
            self._known[node] = found
        return found

    def interval(self, form: Form, shape: tuple[int, ...]) -> Interval:
        """Where the form's integers lie."""
        low = high = form.const
        for key, c in form.terms.items():
            if isinstance(key, int):
                ends = (0, max(0, shape[key] - 1))
            else:
                ends = self.ranges.of(key[0])
            low += min(c * ends[0], c * ends[1])
            high += max(c * ends[0], c * ends[1])
        return low, high

    def exact(self, node: Node) -> Form | None:
        """The form where it is the node's value as an integer; None where it may have wrapped."""
        form = self.of(node)
        low, high = self.interval(form, node.shape)
        least, most = full(node.element)
        return form if least <= low and high <= most else None

    # --- how each operation acts on forms ---

    def _find(self, n: Node, depth: int) -> Form | None:
        value = splat_int(n)
        if value is not None:
            return Form(value, {})
        if n.op == "iota":
            return Form(0, {n.attr: 1}) if n.shape[n.attr] > 1 else Form(0, {})
        if n.op in ("add", "subtract"):
            a, b = (self.of(o, depth) for o in n.operands)
            return a.plus(b, 1 if n.op == "add" else -1)
        if n.op == "negate":
            return self.of(n.operands[0], depth).times(-1)
        if n.op in ("multiply", "shift_left"):
            return self._scaled(n, depth)
        if n.op in ("convert", "bitcast_convert"):
            return self._converted(n, depth)
        if n.op in MOVING:
            return self._moved(n, self.of(n.operands[0], depth))
        return None

    def _scaled(self, n: Node, depth: int) -> Form | None:
        a, b = n.operands
        factor = splat_int(b)
        if n.op == "shift_left":
            if factor is None or not 0 <= factor < width(n.element):
                return None
            return self.of(a, depth).times(1 << factor)
        if factor is None:
            a, b, factor = b, a, splat_int(a)
        return None if factor is None else self.of(a, depth).times(factor)

    def _converted(self, n: Node, depth: int) -> Form | None:
        source = n.operands[0]
        if not is_integer(source.element) or source.shape != n.shape:
            return None
        form = self.of(source, depth)
        if width(n.element) <= width(source.element):
            return form
        # Widening reads the source as an integer: its form must be exact.
        low, high = self.interval(form, source.shape)
        least, most = full(source.element)
        return form if least <= low and high <= most else None

    def _moved(self, n: Node, form: Form) -> Form | None:
        total = Form(form.const, {})
        for key, c in form.terms.items():
            if isinstance(key, int):
                part = _move_axis(n, key)
            elif n.op == "broadcast_in_dim":
                part = Form(0, {(key[0], tuple(n.attr[d] for d in key[1])): 1})
            elif not key[1]:
                part = Form(0, {key: 1})
            else:
                return None
            if part is None:
                return None
            total = total.plus(part, c)
        return total


def _move_axis(n: Node, axis: int) -> Form | None:
    """The position along `axis` of the operand, in the positions of the result."""
    source = n.operands[0].shape
    if n.op == "broadcast_in_dim":
        return Form(0, {n.attr[axis]: 1})
    if n.op == "transpose":
        return Form(0, {n.attr.index(axis): 1})
    if n.op == "reverse":
        return Form(source[axis] - 1, {axis: -1}) if axis in n.attr else Form(0, {axis: 1})
    if n.op == "slice":
        starts, _, strides = n.attr
        terms: dict[Key, int] = {axis: strides[axis]} if n.shape[axis] > 1 else {}
        return Form(starts[axis], terms)
    return _split_axis(source, n.shape, axis)


def _split_axis(source: tuple[int, ...], target: tuple[int, ...], axis: int) -> Form | None:
    """The position along an axis that a reshape keeps, or splits into whole axes."""
    if 0 in source:
        return None
    inner = prod(source[axis + 1 :])
    terms: dict[Key, int] = {}
    stride = 1
    for target_axis in reversed(range(len(target))):
        size = target[target_axis]
        if size > 1 and inner <= stride < inner * source[axis]:
            if stride % inner or stride * size > inner * source[axis]:
                return None
            terms[target_axis] = stride // inner
        elif size > 1 and stride < inner < stride * size:
            return None
        stride *= size
    return Form(0, terms)


def _wrapped(form: Form, element: str) -> Form:
    """Coefficients and constant brought near zero, modulo 2^bits."""
    span = 1 << width(element)

    def fit(value: int) -> int:
        return (value + span // 2) % span - span // 2

    most = span // 2
    if -most <= form.const < most and all(-most <= c < most for c in form.terms.values()):
        return form
    return Form(fit(form.const), {k: fit(c) for k, c in form.terms.items() if fit(c)})
