"""Masks: tables of them as comparisons of positions, comparisons that decide each other.

Before:
    %0 = stablehlo.constant dense<[false, true, true, true, true, false]> : tensor<6xi1>
    %1 = stablehlo.compare LT, %x, %five
    %2 = stablehlo.compare LT, %x, %three
    %3 = stablehlo.and %1, %2
After:
    %i = stablehlo.iota dim = 0 : tensor<6xi32>
    %0 = and (compare GE %i, 1), (compare LT %i, 5)
    %3 = stablehlo.compare LT, %x, %three

A table that is true in one box, or everywhere but in one, is a mask of bounds along its axes; one
of a triangle or a diagonal compares two positions; one of every n-th place along an axis is a
remainder. All are checked element by element. Comparisons of one value with constants imply or
exclude each other as their ranges do; where one is a NaN, nothing follows from a comparison that
fails. Tables of four elements or fewer stay, and so do all others. Refuses nothing.
"""

from __future__ import annotations

import numpy as np

from raise_kernel.bindings import ir
from raise_kernel.pass_base import PassContext
from raise_kernel.passes.tensor_opt.graph import Graph, Node, Rules
from raise_kernel.passes.tensor_opt.graph.implications import implied
from raise_kernel.passes.tensor_opt.graph.node import Table, constant_values
from raise_kernel.passes.tensor_opt.graph.run import simplify
from raise_kernel.registry import register_pass

# Tables of so many elements are read as easily as comparisons.
FEW = 4


@register_pass("simplify-masks", stage="tensor-opt")
def simplify_masks(module: ir.Module, ctx: PassContext) -> None:
    """Write tables of masks as comparisons, and drop comparisons that others imply."""
    simplify(module, ctx, RULES)


# --- tables ---------------------------------------------------------------------------------------


def mask_of_table(g: Graph, n: Node) -> Node | None:
    """A constant mask as comparisons of positions."""
    if n.element != "i1" or not isinstance(n.attr, Table) or n.size <= FEW:
        return None
    values = constant_values(n)
    assert values is not None
    for found in (_box(g, values), _triangle(g, values), _every(g, values)):
        if found is not None:
            return found
    outside = _box(g, ~values)
    return None if outside is None else g.unary("not", outside)


def _box(g: Graph, values: np.ndarray) -> Node | None:
    """True between bounds along each axis, and nowhere else."""
    places = np.nonzero(values)
    if not places[0].size:
        return None
    bounds = [(int(p.min()), int(p.max()) + 1) for p in places]
    inside = np.zeros(values.shape, bool)
    inside[tuple(slice(*b) for b in bounds)] = True
    if not np.array_equal(inside, values):
        return None
    mask: Node | None = None
    for axis, ((start, end), size) in enumerate(zip(bounds, values.shape, strict=True)):
        line = g.iota(values.shape, axis)
        tests = [("GE", start)] if start else []
        tests += [("LT", end)] if end < size else []
        for word, bound in tests:
            one = g.compare(line, g.splat(bound, values.shape, "i32"), word, "SIGNED")
            mask = one if mask is None else g.binary("and", mask, one)
    return mask


def _triangle(g: Graph, values: np.ndarray) -> Node | None:
    """`i >= j + c`, `i <= j + c` or `i == j + c` of the positions along two axes."""
    if values.ndim != 2:
        return None
    rows, columns = (np.indices(values.shape, np.int32)[k] for k in (0, 1))
    distance = rows - columns
    true, false = distance[values], distance[~values]
    if not true.size or not false.size:
        return None
    if true.min() > false.max():
        word, bound = "GE", int(true.min())
    elif true.max() < false.min():
        word, bound = "LE", int(true.max())
    elif true.min() == true.max() not in false:
        word, bound = "EQ", int(true.min())
    else:
        return None
    i, j = (g.iota(values.shape, axis) for axis in (0, 1))
    if bound:
        j = g.binary("add", j, g.splat(bound, values.shape, "i32"))
    return g.compare(i, j, word, "SIGNED")


def _every(g: Graph, values: np.ndarray) -> Node | None:
    """`i % n == c` of the positions along one axis."""
    for axis, size in enumerate(values.shape):
        line = np.moveaxis(values, axis, 0).reshape(size, -1)
        places = np.nonzero(line[:, 0])[0]
        if (line != line[:, :1]).any() or len(places) < 3:
            continue
        first, step = int(places[0]), int(places[1] - places[0])
        if first >= step or not np.array_equal(line[:, 0], np.arange(size) % step == first):
            continue
        count = g.iota(values.shape, axis)
        rest = g.binary("remainder", count, g.splat(step, values.shape, "i32"))
        return g.compare(rest, g.splat(first, values.shape, "i32"), "EQ", "SIGNED")
    return None


# --- what masks say about each other --------------------------------------------------------------


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
    "constant": [mask_of_table],
    "and": [implied_mask],
    "or": [implied_mask],
}
