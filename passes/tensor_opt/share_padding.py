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
from dataclasses import dataclass

from raise_kernel.bindings import ir
from raise_kernel.mlir.values import text_attribute
from raise_kernel.mlir.walks import optimized_kernels
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.tensor_opt.graph import Concerns, Graph, Node, Rewriter
from raise_kernel.passes.tensor_opt.graph.boxes.windows import kept_axes
from raise_kernel.passes.tensor_opt.graph.node import Splat, in_order

# A wide array has at most so many elements more along an axis.
EDGE = 16
# As many copies pay for the wide array: two are written as fast as one and its edges.
COPIES = 3

# A list of indices as runs of (first, count, step).
Run = tuple[int, int, int]
Runs = tuple[Run, ...]


@dataclass(frozen=True)
class _View:
    """Elements of `source`: along its axis k those named by `indices[k]`, which is axis `axes[k]`
    of the view; one index where that is None."""

    source: Node
    indices: tuple[Runs, ...]
    axes: tuple[int | None, ...]


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
    views = _views(nodes)
    copies: dict[Node, list[Node]] = {}
    for node in _copies(nodes, results, views):
        copies.setdefault(views[node].source, []).append(node)
    wide: dict[Node, tuple[Node, list[int]]] = {}
    for source, found in copies.items():
        edges = _edges([views[n] for n in found]) if len(found) >= COPIES else None
        if edges is None:
            continue
        for node in found:
            starts = [
                _shift(f) + len(e[0]) for f, e in zip(views[node].indices, edges, strict=True)
            ]
            wide[node] = _extended(g, source, edges), starts
    if not wide:
        return results
    done: dict[Node, Node] = {}
    for node in nodes:
        if node in wide:
            array, starts = wide[node]
            ends = [s + n for s, n in zip(starts, node.shape, strict=True)]
            done[node] = g.slice(_renamed(g, array, done), starts, ends, [1] * node.rank)
        else:
            done[node] = g.like(node, [done[o] for o in node.operands])
    return [done[r] for r in results]


def _renamed(g: Graph, node: Node, done: dict[Node, Node]) -> Node:
    """A node that was built on old ones, on what those are now."""
    if node in done:
        return done[node]
    return g.like(node, [_renamed(g, o, done) for o in node.operands])


# --- what a copy reads ----------------------------------------------------------------------------


def _views(nodes: Sequence[Node]) -> dict[Node, _View]:
    views: dict[Node, _View] = {}
    for node in nodes:
        if isinstance(node.attr, Splat) or not node.size:
            continue
        made = {
            "slice": _slice,
            "reshape": _reshape,
            "broadcast_in_dim": _broadcast,
            "concatenate": _concatenate,
        }.get(node.op)
        view = made(node, [views.get(o) for o in node.operands]) if made is not None else None
        if view is None:
            every = tuple(((0, n, 1),) for n in node.shape)
            view = _View(node, every, tuple(range(node.rank)))
        views[node] = view
    return views


def _slice(node: Node, operands: list[_View | None]) -> _View | None:
    (x,) = operands
    if x is None:
        return None
    cuts = [range(*cut) for cut in zip(*node.attr, strict=True)]
    indices = [
        f if axis is None else _cut(f, cuts[axis])
        for f, axis in zip(x.indices, x.axes, strict=True)
    ]
    return _View(x.source, tuple(indices), x.axes)


def _reshape(node: Node, operands: list[_View | None]) -> _View | None:
    (x,) = operands
    pairs = kept_axes(node.operands[0].shape, node.shape)
    if x is None or pairs is None:
        return None
    positions = dict(pairs)
    # An axis of one element is one index.
    return _View(
        x.source, x.indices, tuple(None if a is None else positions.get(a) for a in x.axes)
    )


def _broadcast(node: Node, operands: list[_View | None]) -> _View | None:
    (x,) = operands
    if x is None:
        return None
    shape = node.operands[0].shape
    indices, axes = [], []
    for f, axis in zip(x.indices, x.axes, strict=True):
        position = None if axis is None else node.attr[axis]
        if position is not None and shape[axis or 0] != node.shape[position]:
            f = _repeated(f, node.shape[position])
        indices.append(f)
        axes.append(position)
    return _View(x.source, tuple(indices), tuple(axes))


def _concatenate(node: Node, operands: list[_View | None]) -> _View | None:
    parts = [p for p in operands if p is not None]
    if len(parts) < len(operands) or any(p.source is not parts[0].source for p in parts):
        return None
    sizes = [o.shape[node.attr] for o in node.operands]
    joined = {k for p in parts for k, axis in enumerate(p.axes) if axis == node.attr}
    if not joined:
        joined = {
            k
            for k, f in enumerate(parts[0].indices)
            if any(p.axes[k] is None and p.indices[k] != f for p in parts)
        }
    if len(joined) != 1:
        return None
    (along,) = joined
    indices, axes = [], []
    for k, f in enumerate(parts[0].indices):
        if k == along:
            if any(p.axes[k] not in (None, node.attr) for p in parts):
                return None
            whole = [
                _repeated(p.indices[k], n) if p.axes[k] is None else p.indices[k]
                for p, n in zip(parts, sizes, strict=True)
            ]
            indices.append(_joined([run for f in whole for run in f]))
            axes.append(node.attr)
            continue
        if any(p.axes[k] != parts[0].axes[k] or p.indices[k] != f for p in parts):
            return None
        indices.append(f)
        axes.append(parts[0].axes[k])
    return _View(parts[0].source, tuple(indices), tuple(axes))


def _copies(nodes: Sequence[Node], results: Sequence[Node], views: dict[Node, _View]) -> list[Node]:
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


# --- lists of indices -----------------------------------------------------------------------------


def _joined(runs: Sequence[Run]) -> Runs:
    """The runs in their one form: none that goes on where the one before it ends."""
    found: list[Run] = []
    for first, count, step in runs:
        if count == 0:
            continue
        step = step if count > 1 else 1
        if found:
            before, length, pace = found[-1]
            pace = first - before if length == 1 and count == 1 else pace
            goes_on = first == before + length * pace and (count == 1 or step == pace)
            if goes_on and (length > 1 or pace in (0, 1)):
                found[-1] = before, length + count, pace
                continue
        found.append((first, count, step))
    return tuple(found)


def _cut(f: Runs, positions: range) -> Runs:
    """The indices at these positions."""
    found: list[Run] = []
    start, pace = 0, positions.step
    for first, count, step in f:
        skipped = -(-max(start - positions.start, 0) // pace)
        low = positions.start + skipped * pace
        number = len(range(low, min(positions.stop, start + count), pace))
        if number:
            found.append((first + (low - start) * step, number, step * pace))
        start += count
    return tuple(found) if pace == 1 else _joined(found)


def _counted(first: int, count: int, step: int) -> list[int]:
    return [first + k * step for k in range(count)]


def _repeated(f: Runs, count: int) -> Runs:
    """The one index of `f`, so many times."""
    return _joined([(f[0][0], count, 0)])


def _shift(f: Runs) -> int:
    """How far a list is ahead of counting from 0, in the longest run that counts."""
    start, best = 0, (0, 0)
    for first, count, step in f:
        if step == 1 and count > best[0]:
            best = count, first - start
        start += count
    return best[1]


# --- the wide array -------------------------------------------------------------------------------


def _edges(views: Sequence[_View]) -> list[tuple[list[int], list[int]]] | None:
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
                    for index in _counted(first, count, step):
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
    for first, count, step in _joined([(index, 1, 1) for index in indices]):
        for start in [first] if step == 1 else _counted(first, count, step):
            length = count if step == 1 else 1
            starts, limits = [0] * x.rank, list(x.shape)
            starts[axis], limits[axis] = start, start + length
            parts.append(g.slice(x, starts, limits, [1] * x.rank))
    return parts
