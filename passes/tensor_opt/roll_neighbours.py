"""Rolls arrays to their neighbours, for partitioned arrays.

Before (x[max(i - 1, 0)], a clamped neighbour, and x[(i + 8) % 9], a periodic one):
    %first = stablehlo.slice %x [0:1]      %head = stablehlo.slice %x [0:8]
    %last = stablehlo.slice %x [8:9]
    %up = stablehlo.concatenate %first, %head
    %around = stablehlo.concatenate %last, %head
After:
    %around = stablehlo.concatenate (stablehlo.slice %x [8:9]), (stablehlo.slice %x [0:8])
    %top = compare LT (stablehlo.iota dim = 0), 1
    %up = stablehlo.select %top, %x, (stablehlo.pad %x, %zero, low = [1], high = [-1])

A copy of an array whose axes are lists of indices (`graph/boxes/copies.py`) is rolled along one
axis after another, each as a whole, and a position whose index is not that of the roll is selected
from another roll, or from the array itself. Where nothing comes in at the other end the roll is a
shift, but on GPUs (`choose_update_form.py`). XLA's partitioner turns the roll of a whole axis into
two collective permutes of a halo, and a select needs nothing; pieces of two axes, or a piece at the
edge of a clamped one, it gathers.

Only where stores have the roll form (`rk.update_form`: partitioned arrays), and an axis takes at
most four rolls. On TPUs a plane of an array has a barrier before its roll: XLA joins the two slices
else, before it partitions, and finds no roll. It takes the barrier away before it fuses. (On CPUs
it finds the roll as it is.) The values are those of the array, bit for bit. Refuses nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import prod

from raise_kernel.bindings import ir
from raise_kernel.mlir.values import text_attribute
from raise_kernel.mlir.walks import optimized_kernels
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.tensor_opt.choose_update_form import GPUS, Move, box_mask, roll, shift
from raise_kernel.passes.tensor_opt.graph import Concerns, Graph, Node, Rewriter
from raise_kernel.passes.tensor_opt.graph.boxes.copies import Runs, View, counted, views_of
from raise_kernel.passes.tensor_opt.graph.node import in_order

# Rolls of one axis, and elements that are selected one by one.
ROLLS = 4
EDGE = 16

# Positions [start, end) of a copy hold the elements of its array, rolled by `shift`.
Piece = tuple[int, int, int]


@register_pass("roll-neighbours", stage="tensor-opt", needs=("stablehlo.concatenate",))
def roll_neighbours(module: ir.Module, ctx: PassContext) -> None:
    """Roll arrays to their neighbours, for partitioned arrays."""
    for kernel in optimized_kernels(module):
        if text_attribute(kernel, "rk.update_form") == "roll":
            concerns = Concerns.of("concatenate")
            rolled = partial(_rolled, text_attribute(kernel, "rk.target"))
            Rewriter({}, whole=rolled, everywhere=True, concerns=concerns).function(kernel)


def _rolled(target: str, g: Graph, results: list[Node]) -> list[Node]:
    within = roll if target in GPUS else shift
    views = views_of(in_order(results))
    rolled: dict[Node, Node] = {}
    for node, view in views.items():
        pieces = _pieces(node, view)
        if pieces is None:
            continue
        store, g.location = g.location, node.location or g.location
        part = _part(g, view, pieces, view.source)
        if target == "tpu" and part is not view.source:
            part = g.in_memory(part)
        rolled[node] = _spread(g, _copy(g, view, pieces, part, within), view, node.shape)
        g.location = store
    return g.replaced(results, rolled)


def _pieces(node: Node, view: View) -> list[list[Piece]] | None:
    """The pieces of each axis of a copy that some axis takes several for; None for other nodes."""
    if view.source is node:
        return None
    kept = [axis for axis in view.axes if axis is not None]
    if kept != sorted(kept):
        return None
    found = []
    for f, size, axis in zip(view.indices, view.source.shape, view.axes, strict=True):
        length = 1 if axis is None else node.shape[axis]
        pieces = _rolls(f, size) if length == size else _plain(f)
        if pieces is None:
            return None
        found.append(pieces)
    return found if any(len(pieces) > 1 for pieces in found) else None


def _plain(f: Runs) -> list[Piece] | None:
    """A slice of an axis."""
    ((first, count, step),) = f if len(f) == 1 else ((0, 0, 0),)
    return [(first, first + count, 0)] if step == 1 else None


def _rolls(f: Runs, size: int) -> list[Piece] | None:
    """A copy of a whole axis as pieces of few rolls of it."""
    pieces: list[Piece] = []
    position = 0
    for first, count, step in f:
        if step != 1 and count > EDGE:
            return None
        singles = [(first, count)] if step == 1 else [(k, 1) for k in counted(first, count, step)]
        for start, length in singles:
            pieces.append((position, position + length, position - start))
            position += length
    return pieces if len({shift % size for *_, shift in pieces}) <= ROLLS else None


def _is_rolled(pieces: Sequence[Piece]) -> bool:
    return len(pieces) > 1 or pieces[0][2] != 0


def _part(g: Graph, view: View, pieces: Sequence[list[Piece]], source: Node) -> Node:
    """What a copy reads at all, without the axes that it has not."""
    starts = [0 if _is_rolled(p) else p[0][0] for p in pieces]
    ends = [n if _is_rolled(p) else p[0][1] for p, n in zip(pieces, source.shape, strict=True)]
    x = g.slice(source, starts, ends, [1] * source.rank)
    return g.reshape(x, [n for n, axis in zip(x.shape, view.axes, strict=True) if axis is not None])


def _copy(g: Graph, view: View, pieces: Sequence[list[Piece]], x: Node, within: Move) -> Node:
    """The part, rolled along one axis after another."""
    kept = [found for found, axis in zip(pieces, view.axes, strict=True) if axis is not None]
    for axis, found in enumerate(kept):
        x = _axis(g, x, axis, found, within) if _is_rolled(found) else x
    return x


def _spread(g: Graph, x: Node, view: View, shape: Sequence[int]) -> Node:
    """The copy with the axes along which a view repeats it."""
    if x.size == prod(shape):
        return g.reshape(x, shape)
    return g.broadcast(x, [axis for axis in view.axes if axis is not None], shape)


def _axis(g: Graph, x: Node, axis: int, pieces: Sequence[Piece], within: Move) -> Node:
    """One axis: the roll of most positions, and selects of the others. `within` does for a roll
    where nothing comes in at the other end."""

    def rolled(by: set[int]) -> Node:
        move = within if len(by) == 1 else roll
        return move(g, x, [min(by) if k == axis else 0 for k in range(x.rank)])

    size = x.shape[axis]
    counts: dict[int, int] = {}
    moved: dict[int, set[int]] = {}
    for start, end, by in pieces:
        counts[by % size] = counts.get(by % size, 0) + end - start
        moved.setdefault(by % size, set()).add(by)
    most = max(counts, key=lambda shift: counts[shift])
    result = rolled(moved[most])
    for start, end, by in pieces:
        if by % size != most:
            starts, sizes = [0] * x.rank, list(x.shape)
            starts[axis], sizes[axis] = start, end - start
            mask = box_mask(g, x.shape, starts, sizes)
            result = g.select(mask, rolled(moved[by % size]), result)
    return result
