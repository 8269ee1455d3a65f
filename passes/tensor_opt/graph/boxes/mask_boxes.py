"""The box of indices where a mask holds: comparisons of single axes with constants, and-ed."""

from __future__ import annotations

from collections.abc import Sequence

from raise_kernel.passes.tensor_opt.graph.graph import Graph
from raise_kernel.passes.tensor_opt.graph.node import Node, splat_int
from raise_kernel.stablehlo.comparisons import SWAPPED
from raise_kernel.stablehlo.elements import is_integer

Interval = tuple[int, int]


def mask_box(g: Graph, mask: Node) -> tuple[Interval, ...] | None:
    """For each axis the first position and the one past the last where `mask` holds, which is all
    over that box and nowhere else; None for a mask that is no box, or is not seen to be one."""
    if mask.op == "and":
        a, b = (mask_box(g, o) for o in mask.operands)
        if a is None or b is None:
            return None
        return tuple((max(l1, l2), min(h1, h2)) for (l1, h1), (l2, h2) in zip(a, b, strict=True))
    if mask.op == "broadcast_in_dim":
        return _spread(mask_box(g, mask.operands[0]), mask)
    if mask.op == "compare":
        return _half(g, mask)
    return None


def _spread(box: Sequence[Interval] | None, mask: Node) -> tuple[Interval, ...] | None:
    if box is None:
        return None
    found = [(0, size) for size in mask.shape]
    for interval, size, axis in zip(box, mask.operands[0].shape, mask.attr, strict=True):
        if size == mask.shape[axis]:
            found[axis] = interval
        elif interval != (0, 1):
            return None
    return tuple(found)


def _half(g: Graph, mask: Node) -> tuple[Interval, ...] | None:
    """Positions before or after a constant along one axis: `i + c < n`."""
    a, b = mask.operands
    limit, (direction, kind) = splat_int(b), mask.attr
    if limit is None or not is_integer(a.element) or direction == "NE":
        return None
    form = g.linear.exact(a)
    if form is None or len(form.terms) != 1 or (kind == "UNSIGNED" and a.element[0] != "u"):
        return None
    ((axis, factor),) = form.terms.items()
    if not isinstance(axis, int) or abs(factor) != 1:
        return None
    # `i + c < n` is `i < n - c`; `-i + c < n` is `i > c - n`.
    bound = (limit - form.const) * factor
    direction = direction if factor == 1 else SWAPPED[direction]
    low = {"GT": bound + 1, "GE": bound, "EQ": bound}.get(direction, 0)
    high = {"LT": bound, "LE": bound + 1, "EQ": bound + 1}.get(direction, mask.shape[axis])
    box = [(0, size) for size in mask.shape]
    box[axis] = (max(0, low), min(mask.shape[axis], high))
    return tuple(box)
