"""Parts of the tensors of a program, computed from a device's blocks and their halos.

What a region of a node needs is asked of each operation, down to the arrays that the device holds:
the arguments, and what is stored into them. The part of an array beyond its block comes from the
neighbours: a halo as wide as all of the program needs, by one collective permute a side.

The same program runs on every device, and only the first and the last one have the ends of a
tensor. So where an operation's pieces meet (a concatenation, a pad), a part is of one piece if it
lies in that piece on every device; otherwise the position selects.

What an array has beyond its block (`Array.beyond`) the device has computed itself, and reads
without an exchange. If such elements beyond the ends of a tensor are read for those of the other
end (periodic boundaries), they have to be computed as those: the axis is then a ring
(`Parts.rings`), on which positions are counted modulo its size.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence, Set

import numpy as np

from raise_kernel.bindings import ir
from raise_kernel.passes.tensor_opt.blocks.arrays import Array, Side, Wanted
from raise_kernel.passes.tensor_opt.blocks.regions import (
    CannotSplit,
    MeshAxis,
    Region,
    Span,
    reads_at,
    shape_in,
)
from raise_kernel.passes.tensor_opt.graph.boxes.windows import operand_dims, update_starts
from raise_kernel.passes.tensor_opt.graph.graph import Graph
from raise_kernel.passes.tensor_opt.graph.node import Node, Splat, constant_ints, constant_values
from raise_kernel.stablehlo.attributes import SliceBounds
from raise_kernel.stablehlo.elementwise import ELEMENTWISE
from raise_kernel.worklist import make_in_order

BARRIER = "stablehlo.optimization_barrier"
POINTWISE = ELEMENTWISE | {"bitcast_convert", "clamp", BARRIER}
# Parts of one program, before it is left alone.
MOST_PARTS = 20_000

Part = tuple[Node, Region]


class Parts:
    """Makes parts in the graph `g`. `known` are the halos that the program reads; without it, this
    one is made to learn them (`wanted`), and what it makes is of no use. `rings` are the numbers of
    the axes on which positions are counted around the ends."""

    def __init__(
        self,
        g: Graph,
        axes: Sequence[MeshAxis],
        positions: Sequence[Node],
        known: Wanted | None,
        rings: Set[int] = frozenset(),
    ) -> None:
        self.g = g
        self.rings = rings
        self.axes = axes
        self.positions = positions
        self.known = known
        self.wanted = Wanted()
        self.arrays: dict[Node, Array] = {}
        self._parts: dict[Part, Node] = {}
        self._halos: dict[Side, Node] = {}
        self._lines: dict[Part, ir.Location | None] = {}
        self.whole: Region = (None,) * len(axes)

    def part(self, n: Node, region: Region) -> Node:
        """The elements of a node in a region, as a tensor of the region's sizes."""
        return make_in_order((n, region), self._parts, self._noted, self._made)

    def forget(self, n: Node) -> None:
        """Parts of this node are read from now on, not computed."""
        self._parts = {part: made for part, made in self._parts.items() if part[0] is not n}

    def _noted(self, part: Part) -> Sequence[Part]:
        """What a part needs; a part of an array is read where it is first needed."""
        needed = self._needed(part)
        for need in needed:
            self._lines.setdefault(need, part[0].location)
        return needed

    # --- what a part needs ---

    def _needed(self, part: Part) -> Sequence[Part]:
        n, region = part
        if n in self.arrays or n.op in ("constant", "iota"):
            return ()
        if len(self._parts) > MOST_PARTS:
            raise CannotSplit(f"more than {MOST_PARTS} parts")
        if n.op in POINTWISE:
            return [(o, region if o.shape == n.shape else self._scalar(o)) for o in n.operands]
        if n.op in ("broadcast_in_dim", "transpose", "reshape", "reduce"):
            first = n.operands[0], reads_at(region, self._moved(n, region))
            return first, *((o, self.whole) for o in n.operands[1:])
        if n.op == "slice":
            return ((n.operands[0], self._sliced_from(region, n.attr.starts, n.attr.strides)),)
        if n.op == "pad":
            steps = [1 + k for k in n.attr.interior]
            before = [-low for low in n.attr.low]
            return (n.operands[0], self._sliced_from(region, before, steps)), (
                n.operands[1],
                self.whole,
            )
        if n.op == "concatenate":
            return [(o, r) for o, r, _ in self._pieces(n, region)]
        if n.op == "dynamic_update_slice":
            scalars = [(o, self.whole) for o in n.operands[2:]]
            base, window = n.operands[:2]
            return (base, region), (window, self._window(n, region)), *scalars
        if n.op == "dynamic_slice":
            scalars = [(o, self.whole) for o in n.operands[1:]]
            return (n.operands[0], self._sliced(n, region)), *scalars
        if n.op == "reverse":
            if any(span is not None and span.dim in n.attr for span in region):
                raise CannotSplit("a split dimension is reversed")
            return ((n.operands[0], region),)
        raise CannotSplit(f"{n.op} has no part of its own on each device")

    def _scalar(self, n: Node) -> Region:
        if n.shape:
            raise CannotSplit("operands of different shapes")
        return self.whole

    def _moved(self, n: Node, region: Region) -> dict[int, int]:
        dims = operand_dims(n)
        if n.op != "broadcast_in_dim" and any(s is not None and s.dim not in dims for s in region):
            raise CannotSplit(f"{n.op} of a split dimension")
        return dims

    def _sliced_from(self, region: Region, starts: Sequence[int], steps: Sequence[int]) -> Region:
        """The region in what is sliced from these starts on."""
        if any(span is not None and steps[span.dim] != 1 for span in region):
            raise CannotSplit("every other element of a split dimension")
        return tuple(span and span.moved(starts[span.dim]) for span in region)

    def _window(self, n: Node, region: Region) -> Region:
        return self._sliced_from(region, [-s for s in self.starts(n, region)], [1] * n.rank)

    def starts(self, n: Node, region: Region) -> list[int]:
        """Where an update writes along the split dimensions; 0 along others."""
        found = [0] * n.rank
        for span in region:
            if span is not None:
                (start,) = constant_ints([n.operands[2 + span.dim]]) or (None,)
                if start is None:
                    raise CannotSplit("an update of a split dimension from a computed index on")
                most = n.shape[span.dim] - n.operands[1].shape[span.dim]
                found[span.dim] = max(0, min(start, most))
        return found

    def _sliced(self, n: Node, region: Region) -> Region:
        x = n.operands[0]
        if any(s is not None and n.shape[s.dim] != x.shape[s.dim] for s in region):
            raise CannotSplit("a split dimension is read from a computed index on")
        return region

    def _pieces(self, n: Node, region: Region) -> list[tuple[Node, Region, Node | None]]:
        """The pieces that a part of a concatenation may be of: each with its region, and where the
        part is of this piece and not of a later one (None: everywhere)."""
        axis = next((k for k, s in enumerate(region) if s is not None and s.dim == n.attr), None)
        if axis is None:
            return [(o, region, None) for o in n.operands]
        start, found = 0, []
        for operand in n.operands:
            end = start + operand.shape[n.attr]
            inside = self.inside(n, region, axis, start, end)
            if inside is not False:
                span = region[axis]
                assert span is not None
                moved = _along(region, axis, span.moved(-start))
                found.append((operand, moved, None if inside is True else inside))
            start = end
        return found

    # --- how it is made ---

    def _made(self, part: Part) -> Node:
        n, region = part
        g, shape = self.g, shape_in(n.shape, region)
        g.location = n.location
        if n in self.arrays:
            g.location = self._lines.get(part)
            return self.read(n, region)
        if n.op == "iota":
            return self._iota(n, region)
        if n.op == "constant":
            return self._constant(n, region)
        made = [self._parts[need] for need in self._needed(part)]
        if n.op == "broadcast_in_dim":
            return g.broadcast(made[0], n.attr, shape)
        if n.op == "reshape":
            return g.reshape(made[0], shape)
        if n.op == "slice":
            split = {span.dim for span in region if span is not None}
            starts = [0 if k in split else s for k, s in enumerate(n.attr.starts)]
            ends = [shape[k] if k in split else e for k, e in enumerate(n.attr.limits)]
            return g.slice(made[0], *SliceBounds(tuple(starts), tuple(ends), n.attr.strides))
        if n.op == "pad":
            return self._pad(n, region, made)
        if n.op == "concatenate":
            return self._concatenate(n, region)
        if n.op == "dynamic_update_slice":
            return self._update(n, region, made)
        if n.op == "dynamic_slice":
            sizes = tuple(shape)
            return g.make(n.op, made, shape, n.element, sizes)
        if n.op == BARRIER:
            return g.make("optimization_barrier", made, shape, n.element)
        return g.make(n.op, made, shape, n.element, n.attr)

    def _iota(self, n: Node, region: Region) -> Node:
        g, shape = self.g, shape_in(n.shape, region)
        made = g.iota(shape, n.attr, n.element)
        for axis, span in enumerate(region):
            if span is not None and span.dim == n.attr:
                if axis in self.rings:
                    at = g.convert(self._line(n, axis, span), n.element)
                    return g.broadcast(at, (span.dim,), shape)
                first = g.broadcast(g.convert(self.first(axis, span), n.element), (), shape)
                return g.binary("add", made, first)
        return made

    def _constant(self, n: Node, region: Region) -> Node:
        shape = shape_in(n.shape, region)
        if isinstance(n.attr, Splat) or region == self.whole:
            return self.g.make("constant", (), shape, n.element, n.attr)
        values = constant_values(n)
        assert values is not None
        for span in region:
            if span is not None:
                one = values.take([0], axis=span.dim)
                # Bytes: a NaN is what it is.
                if (one.view(np.uint8) != values.view(np.uint8)).any():
                    raise CannotSplit("a table of constants along a split dimension")
                values = np.repeat(one, span.size, axis=span.dim)
        return self.g.table(values, n.element)

    def _pad(self, n: Node, region: Region, made: Sequence[Node]) -> Node:
        g = self.g
        split = {span.dim for span in region if span is not None}
        low, high, interior = ([0 if k in split else v for k, v in enumerate(a)] for a in n.attr)
        result = g.pad(made[0], made[1], low, high, interior)
        beside = g.broadcast(made[1], (), result.shape)
        for axis, span in enumerate(region):
            if span is not None:
                start = n.attr.low[span.dim]
                end = n.shape[span.dim] - n.attr.high[span.dim]
                result = self._chosen(self.inside(n, region, axis, start, end), result, beside)
        return result

    def _concatenate(self, n: Node, region: Region) -> Node:
        pieces = self._pieces(n, region)
        made = [self._parts[o, r] for o, r, _ in pieces]
        if not any(span is not None and span.dim == n.attr for span in region):
            return self.g.concatenate(made, n.attr)
        if not pieces:  # beyond the tensor on every device
            return self.g.splat(0, shape_in(n.shape, region), n.element)
        result = made[-1]
        for (_, _, mask), piece in reversed([*zip(pieces, made, strict=True)][:-1]):
            result = piece if mask is None else self.g.select(mask, piece, result)
        return result

    def _update(self, n: Node, region: Region, made: Sequence[Node]) -> Node:
        g = self.g
        base, window, *starts = made
        mask: Node | bool = True
        for axis, span in enumerate(region):
            if span is not None:
                start = self.starts(n, region)[span.dim]
                end = start + n.operands[1].shape[span.dim]
                inside = self.inside(n, region, axis, start, end, window.shape)
                mask = _both(g, mask, inside)
                starts[span.dim] = g.splat(0, (), starts[span.dim].element)
        if mask is False:
            return base
        if isinstance(mask, Node):
            known = update_starts(g.update(base, window, starts))
            if known is None and window.shape != base.shape:
                raise CannotSplit("an update from a computed index on at the ends of the array")
            first = known if window.shape != base.shape else (0,) * base.rank
            assert first is not None
            ends = [s + k for s, k in zip(first, window.shape, strict=True)]
            window = g.select(mask, window, g.slice(base, first, ends, [1] * base.rank))
        return g.update(base, window, starts)

    def _chosen(self, mask: Node | bool, yes: Node, no: Node) -> Node:
        if isinstance(mask, bool):
            return yes if mask else no
        return self.g.select(mask, yes, no)

    # --- positions ---

    def first(self, axis: int, span: Span) -> Node:
        """The position in the whole tensor where a span begins."""
        g = self.g
        block = g.splat(self.axes[axis].block, (), "i32")
        start = g.binary("multiply", self.positions[axis], block)
        return g.binary("add", start, g.splat(span.low, (), "i32"))

    def _line(self, n: Node, axis: int, span: Span) -> Node:
        """The positions of a span's elements in the whole tensor."""
        g, mesh = self.g, self.axes[axis]
        line = g.iota((span.size,), 0, "i32")
        at = g.binary("add", line, g.broadcast(self.first(axis, span), (), line.shape))
        if axis not in self.rings:
            return at
        if n.shape[span.dim] > mesh.size:
            raise CannotSplit("a tensor that is longer than what its values are read around")
        # Spans begin at most twice the size before the tensor: never negative.
        size = g.splat(mesh.size, at.shape, "i32")
        at = g.binary("add", at, g.splat(2 * mesh.size, at.shape, "i32"))
        return g.binary("remainder", at, size)

    def inside(
        self,
        n: Node,
        region: Region,
        axis: int,
        start: int,
        end: int,
        shape: Sequence[int] | None = None,
    ) -> Node | bool:
        """Whether positions [start, end) of a tensor have a region: on every device (True), on none
        (False), or where it has, as a mask of the region's shape."""
        span = region[axis]
        assert span is not None
        mesh, g = self.axes[axis], self.g
        lows = np.arange(mesh.parts, dtype=np.int64) * mesh.block + span.low
        # On a ring, the tensor is seen again beyond its ends.
        turns = np.arange(-2, 3)[:, None] * mesh.size if axis in self.rings else 0
        low = np.maximum(lows, turns)
        high = np.minimum(lows + span.size, turns + n.shape[span.dim])
        some = low < high
        if not np.any(some & (np.maximum(low, turns + start) < np.minimum(high, turns + end))):
            return False
        if np.all(~some | ((turns + start <= low) & (high <= turns + end))):
            return True
        for cut in (start, end):  # as seen from the ends of the tensor
            self.wanted.edge(axis, *_from_ends(mesh, span, cut))
        at = self._line(n, axis, span)
        after = g.compare(at, g.splat(start, at.shape, "i32"), "GE")
        before = g.compare(at, g.splat(end, at.shape, "i32"), "LT")
        sizes = shape_in(n.shape, region) if shape is None else shape
        return g.broadcast(g.binary("and", after, before), (span.dim,), sizes)

    # --- arrays ---

    def read(self, n: Node, region: Region) -> Node:
        """A part of an array: of the block, and of the halos where it goes beyond."""
        array = self.arrays[n]
        near = list(region)
        for axis, (span, dim, mesh) in enumerate(zip(region, array.dims, self.axes, strict=True)):
            if dim is None and span is None:
                continue
            if span is None or dim != span.dim:
                raise CannotSplit("an array is used across a dimension that is split")
            near[axis] = moved = _around(span, mesh)
            low, high = max(0, -moved.low), max(0, moved.high - mesh.block)
            if max(low, high) > mesh.block:
                raise CannotSplit(f"it reads {max(low, high)} elements away, and blocks have fewer")
            self.wanted.reached(n, axis, low, high)
            if moved != span and (low or high):
                self.wanted.around.add((n, axis))
            before, after = array.beyond[axis]
            self.wanted.edge(axis, max(0, low - before), max(0, high - after))
        return self._read(n, tuple(near))

    def _read(self, n: Node, region: Region) -> Node:
        array = self.arrays[n]
        for axis in reversed(range(len(self.axes))):
            span, size = region[axis], self.axes[axis].block
            before, after = array.beyond[axis]
            if span is None or (span.low >= -before and span.high <= size + after):
                continue
            cuts = sorted(
                {span.low, *(c for c in (0, size) if span.low < c < span.high), span.high}
            )
            parts = []
            for low, high in itertools.pairwise(cuts):
                part = (*region[:axis], Span(span.dim, low, high), *region[axis + 1 :])
                inside = 0 <= low < size
                parts.append(self._read(n, part) if inside else self._halo(n, axis, part))
            return self.g.concatenate(parts, span.dim)
        return self.cut(array, region)

    def cut(self, array: Array, region: Region) -> Node:
        """A part that the device has."""
        return _cut(self.g, array.block, region, array.region(self.axes))

    def _halo(self, n: Node, axis: int, region: Region) -> Node:
        """A part that lies beyond the block along an axis, and not along later ones."""
        span, mesh = region[axis], self.axes[axis]
        assert span is not None
        side = n, axis, span.low < 0
        by = 1 if span.low < 0 else -1
        if self.known is None:
            self.wanted.halo(side, region)
            self._read(n, _along(region, axis, span.moved(by * mesh.block)))
            return self.g.splat(0, shape_in(n.shape, region), n.element)
        whole = self.known.halos[side]
        if side not in self._halos:
            strip = whole[axis]
            assert strip is not None
            sent = self._read(n, _along(whole, axis, strip.moved(by * mesh.block)))
            self._halos[side] = self.g.make(
                "collective_permute", (sent,), sent.shape, sent.element, mesh.shift(by)
            )
        return _cut(self.g, self._halos[side], region, whole)


def _both(g: Graph, a: Node | bool, b: Node | bool) -> Node | bool:
    if a is False or b is False:
        return False
    if a is True or b is True:
        return b if a is True else a
    assert isinstance(a, Node) and isinstance(b, Node)
    return g.binary("and", a, b)


def _along(region: Region, axis: int, span: Span) -> Region:
    return (*region[:axis], span, *region[axis + 1 :])


def _around(span: Span, mesh: MeshAxis) -> Span:
    """The same elements around the ends of the tensor, as close to the block as may be."""
    options = [span, span.moved(-mesh.size), span.moved(mesh.size)]
    return min(options, key=lambda s: max(0, -s.low, s.high - mesh.block))


def _from_ends(mesh: MeshAxis, span: Span, cut: int) -> tuple[int, int]:
    """How far a position is from the span's begin on the first device, or its end on the last."""
    before = cut - span.low
    after = (mesh.parts - 1) * mesh.block + span.high - cut
    return _near(before, span), _near(after, span)


def _near(distance: int, span: Span) -> int:
    """A distance from an end of the span, where that is the end to which the position is closer."""
    return distance if 0 < distance < span.size and 2 * distance <= span.size else 0


def _cut(g: Graph, x: Node, region: Region, origin: Region) -> Node:
    """A region of what begins at `origin`; at the block's begin where that is whole."""
    starts, ends = [0] * x.rank, list(x.shape)
    for span, first in zip(region, origin, strict=True):
        if span is not None:
            low = 0 if first is None else first.low
            starts[span.dim], ends[span.dim] = span.low - low, span.high - low
    return g.slice(x, starts, ends, [1] * x.rank)
