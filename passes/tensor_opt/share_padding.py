"""Slices shifted copies of an array with a boundary from one padded array, on CPUs.

Before (x[max(i - 1, 0)], x[i] and x[min(i + 1, 8)] along one axis):
    %first = stablehlo.slice %x [0:1]      %head = stablehlo.slice %x [0:8]
    %up = stablehlo.concatenate %first, %head
    %tail = stablehlo.slice %x [1:9]       %last = stablehlo.slice %x [8:9]
    %down = stablehlo.concatenate %tail, %last
After:
    %wide = stablehlo.concatenate %first, %x, %last
    %up = stablehlo.slice %wide [0:9]
    %down = stablehlo.slice %wide [2:11]

A copy reads, along each axis, the elements of the array that a list of indices names; clamped,
mirrored and periodic neighbours are such lists, and so is anything else that slices, broadcasts of
slices and concatenations make. Lists that agree where they overlap, shifted to where they count up
by one, are parts of one longer list: the wide array. XLA fuses slices into what reads them, but
writes each concatenation to memory, on CPUs: nine points cost one copy instead of 25. On GPUs it
fuses concatenations too, and the wide array would be one pass more: those are left as they are.
Refuses nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from raise_kernel.bindings import ir
from raise_kernel.mlir.values import text_attribute
from raise_kernel.mlir.walks import optimized_kernels
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.tensor_opt.graph import Concerns, Graph, Node, Rewriter
from raise_kernel.passes.tensor_opt.graph.boxes.copies import Runs, View, counted, joined, views_of
from raise_kernel.passes.tensor_opt.graph.node import in_order

# A wide array has at most so many elements more along an axis.
EDGE = 16
# As many copies pay for the wide array: two are written as fast as one and its edges.
COPIES = 3


@register_pass("share-padding", stage="tensor-opt", needs=("stablehlo.concatenate",))
def share_padding(module: ir.Module, ctx: PassContext) -> None:
    """Slice shifted copies of an array from one padded array, on CPUs."""
    for kernel in optimized_kernels(module):
        if text_attribute(kernel, "rk.target") in ("", "cpu"):
            concerns = Concerns.of("concatenate")
            Rewriter({}, whole=_shared, everywhere=True, concerns=concerns).function(kernel)


def _shared(g: Graph, results: list[Node]) -> list[Node]:
    nodes = in_order(results)
    if sum(node.op == "concatenate" for node in nodes) < COPIES:
        return results
    views = views_of(nodes)
    copies: dict[Node, list[Node]] = {}
    for node in _copies(nodes, results, views):
        copies.setdefault(views[node].source, []).append(node)
    wide: dict[Node, Node] = {}
    for source, found in copies.items():
        edges = _edges([views[n] for n in found]) if len(found) >= COPIES else None
        if edges is None:
            continue
        array = _extended(g, source, edges)
        for node in found:
            indices = zip(views[node].indices, edges, strict=True)
            starts = [_shift(f) + len(before) for f, (before, _) in indices]
            ends = [s + n for s, n in zip(starts, node.shape, strict=True)]
            wide[node] = g.slice(array, starts, ends, [1] * node.rank)
    return g.replaced(results, wide)


# --- what is copied -------------------------------------------------------------------------------


def _copies(nodes: Sequence[Node], results: Sequence[Node], views: dict[Node, View]) -> list[Node]:
    """Views as large as their source, axis for axis, that something else than a view reads."""
    read = dict.fromkeys(results)
    for node in nodes:
        view = views.get(node)
        if view is None or view.source is node:
            read |= dict.fromkeys(node.operands)
    return [
        n
        for n in nodes
        if n in read
        and n in views
        and n.op in ("concatenate", "slice")
        and views[n].source is not n
        and views[n].axes == tuple(range(n.rank))
        and views[n].source.shape == n.shape
    ]


def _shift(f: Runs) -> int:
    """How far a list is ahead of counting from 0, in the longest run that counts."""
    start, best = 0, (0, 0)
    for first, count, step in f:
        if step == 1 and count > best[0]:
            best = count, first - start
        start += count
    return best[1]


# --- the wide array -------------------------------------------------------------------------------


def _edges(views: Sequence[View]) -> list[tuple[list[int], list[int]]] | None:
    """For each axis, the indices before and after those of the array itself of which every view's
    list is a part; None where there are none."""
    edges: list[tuple[list[int], list[int]]] = []
    for k, size in enumerate(views[0].source.shape):
        beyond: dict[int, int] = {}
        for view in views:
            f = view.indices[k]
            position = _shift(f)
            for first, count, step in f:
                if step != 1 or first != position:
                    if count > EDGE:
                        return None
                    for index in counted(first, count, step):
                        # In the array's own range a position has its own element.
                        own = index if not 0 <= position < size else position
                        if own != index or beyond.setdefault(position, index) != index:
                            return None
                        position += 1
                else:
                    position += count
        before = list(range(min([0, *beyond]), 0))
        after = list(range(size, max([size - 1, *beyond]) + 1))
        if len(before) + len(after) > EDGE or any(p not in beyond for p in (*before, *after)):
            return None
        edges.append(([beyond[p] for p in before], [beyond[p] for p in after]))
    return edges


def _extended(g: Graph, source: Node, edges: Sequence[tuple[list[int], list[int]]]) -> Node:
    """The array with these elements before and after its own, axis after axis."""
    x = source
    for axis, (before, after) in enumerate(edges):
        parts = [*_edge(g, x, axis, before), x, *_edge(g, x, axis, after)]
        x = g.concatenate(parts, axis) if len(parts) > 1 else x
    return x


def _edge(g: Graph, x: Node, axis: int, indices: Sequence[int]) -> list[Node]:
    """Slices of `x` for a short list of indices."""
    parts: list[Node] = []
    for first, count, step in joined([(index, 1, 1) for index in indices]):
        for start in [first] if step == 1 else counted(first, count, step):
            length = count if step == 1 else 1
            parts.append(g.cut(x, axis, start, start + length))
    return parts
