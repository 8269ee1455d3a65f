"""The source of the elements of a row: rows of one array, of equal length, padded at the end.

A block that loads neighbouring elements reads slices of one array at several offsets, under guards
on the array's length; as rows of the array itself, up to that length, all of them have the same
elements.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from raise_kernel.passes.tensor_opt.graph import Graph, Node
from raise_kernel.passes.tensor_opt.graph.boxes.positions import Positions
from raise_kernel.passes.tensor_opt.graph.node import Splat
from raise_kernel.passes.tensor_opt.idioms.scan_kinds import ScanKind
from raise_kernel.stablehlo.batching import unbatched
from raise_kernel.stablehlo.moves import MOVES as MOVED
from raise_kernel.stablehlo.operation import Formed

# Elements whose offsets are computed, at most.
ELEMENTS = 1 << 21
# The offset of what the operation leaves alone; other constants have offsets below it.
ZERO = -1
# Operations that move elements, or put constants beside them.
MOVES = ("reshape", "slice", "pad", "transpose", "reverse")


@dataclass(frozen=True)
class End:
    """Where an array ends: after at least `low` of its elements and at most `high`. `filler` is
    what stands after them, None as long as nothing has been seen there."""

    low: int
    high: int
    filler: Splat | None = None

    def and_also(self, other: End) -> End | None:
        """What holds of both; None where they contradict."""
        low, high = max(self.low, other.low), min(self.high, other.high)
        if low > high or (None not in (self.filler, other.filler) and self.filler != other.filler):
            return None
        return End(low, high, self.filler or other.filler)


@dataclass(frozen=True)
class RowSource:
    """`rows` rows of `length` elements of `base`, row by row; after its end a filler, or what
    `kind` leaves alone. `whole`: it is not moved, and has no end before its last element."""

    base: Node
    rows: int
    length: int
    kind: ScanKind
    whole: bool = False

    def node(self, g: Graph, end: End) -> Node:
        """The source as a tensor of shape [rows, length]."""
        size = self.rows * self.length
        flat = g.reshape(self.base, (self.base.size,))
        count = min(size, end.high)
        if self.base.size > count:
            flat = g.slice(flat, (0,), (count,), (1,))
        if count < size:
            filler = g.splat(self.kind.identity(self.base.element), (), self.base.element)
            if end.filler is not None:
                filler = g.make("constant", (), (), self.base.element, end.filler)
            flat = g.pad(flat, filler, (0,), (size - count,))
        return g.reshape(flat, (self.rows, self.length))


@dataclass(frozen=True)
class Placed:
    """The elements of a row of a node: their offsets in `source` (or `ZERO`), and which of them
    have the same in all rows, up to the `end`."""

    source: RowSource
    offsets: np.ndarray
    alike: np.ndarray
    end: End


def rows_of(node: Node, rows: int, kind: ScanKind, positions: Positions) -> Placed | None:
    """Where a node's rows come from, through masks where that explains all of it; None where it
    has no source."""
    found = _Moves(kind, positions, masks=True).rows(node, rows)
    if found is not None and bool(found.alike.all()):
        return found
    return _Moves(kind, positions, masks=False).rows(node, rows)


def masked_base(node: Node, kind: ScanKind, positions: Positions) -> Node:
    """What a node's elements are moved from, masks included."""
    return _Moves(kind, positions, masks=True).base(node)


class _Moves:
    """The offsets of a node's elements in the array that they are moved from."""

    def __init__(self, kind: ScanKind, positions: Positions, *, masks: bool) -> None:
        self.kind = kind
        self.positions = positions
        self.masks = masks
        self.constants: list[Splat] = []

    def base(self, node: Node) -> Node:
        while (inner := self._inner(node)) is not None:
            node = inner
        return node

    def rows(self, node: Node, rows: int) -> Placed | None:
        base = self.base(node)
        one = self._one_row(node, base, rows)
        if one is not None:
            return self._all_alike(one, base, rows)
        if max(node.size, base.size) > ELEMENTS:
            return None
        offsets = self._offsets(node, base).reshape(rows, -1)
        there = offsets > ZERO
        length = base.size if rows == 1 else _distance(offsets, there)
        if length is None or length < 1:
            return None
        starts = length * np.arange(rows)[:, None]
        # An element is there in the first row where it is there at all.
        first = np.where(there[0], offsets[0], ZERO)
        filler = int(offsets.min(initial=ZERO))
        nowhere = (first == ZERO) & (offsets == ZERO)
        past = (first > ZERO) & (offsets == filler)
        alike = np.where(there, offsets - starts == first, past | nowhere).all(axis=0)
        alike &= first < length
        absolute = (first + starts)[:, alike]
        low = int(absolute[there[:, alike]].max(initial=-1)) + 1
        high = int(absolute[past[:, alike]].min(initial=base.size))
        if low > high:
            return None
        stands = self._stands(filler, node.element) if bool(past[:, alike].any()) else None
        source = RowSource(base, rows, int(length), self.kind)
        return Placed(source, first, alike, End(low, high, stands))

    def _one_row(self, node: Node, base: Node, rows: int) -> np.ndarray | None:
        """The offsets of the first row, where every move does the same in each row of `base`, and
        beside them stands nothing but what the operation leaves alone. Of rows of any number."""
        chain: list[Node] = []
        while node is not base:
            inner = self._inner(node)
            if inner is None or not _keeps_rows(node, inner, rows):
                return None
            chain.append(node)
            node = inner
        if rows == 1 or base.size % rows or base.size > ELEMENTS * rows:
            return None
        x = np.arange(base.size // rows, dtype=np.int64)
        for move in reversed(chain):
            # Within a row, an axis of one stands for that of the rows.
            inner = move.operands[0]
            x = x.reshape(1, *inner.shape[1:]) if move.op != "reshape" else x.reshape(-1)
            x = x if move.op == "reshape" else self._moved(move, x, (1, *move.shape[1:]))
        x = x.reshape(-1)
        return x if x.min(initial=ZERO) == ZERO < x.max(initial=ZERO) else None

    def _all_alike(self, one: np.ndarray, base: Node, rows: int) -> Placed:
        """All rows, where each has the elements of its own row of `base`."""
        length = base.size // rows
        source = RowSource(base, rows, length, self.kind)
        low = base.size - length + int(one.max()) + 1
        return Placed(source, one, np.ones(one.shape, bool), End(low, base.size))

    def _stands(self, filler: int, element: str) -> Splat:
        """The constant whose offset this is."""
        if filler < ZERO:
            return self.constants[ZERO - 1 - filler]
        neutral = self.kind.identity(element)
        assert neutral is not None
        return Splat(neutral.tobytes())

    def _inner(self, node: Node) -> Node | None:
        """What a move moves; None where a node is no move."""
        if node.op == "pad":
            low, high, _ = node.attr
            value = node.operands[1]
            fits = self.kind.is_identity(value) or (self.masks and isinstance(value.attr, Splat))
            return node.operands[0] if fits and min((*low, *high)) >= 0 else None
        if node.op == "select" and self.masks and node.operands[0].shape == node.shape:
            data = self._chosen(node)
            return data if data is not None and self._mask(node) is not None else None
        return node.operands[0] if node.op in MOVES else None

    def _chosen(self, node: Node) -> Node | None:
        """What a selection chooses in the place of a constant, or a constant in its place."""
        constant = [isinstance(o.attr, Splat) for o in node.operands[1:]]
        return node.operands[1 + constant.index(False)] if sum(constant) == 1 else None

    def _mask(self, node: Node) -> np.ndarray | None:
        return self.positions.of(node.operands[0])

    def _offsets(self, node: Node, base: Node) -> np.ndarray:
        """The flat offset in `base` of each element, or what stands there instead."""
        if node is base:
            return np.arange(base.size, dtype=np.int64).reshape(base.shape)
        inner = self._inner(node)
        assert inner is not None
        return self._moved(node, self._offsets(inner, base), node.shape)

    def _moved(self, node: Node, x: np.ndarray, shape: Sequence[int]) -> np.ndarray:
        """What a move makes of the offsets `x`, an array of this shape."""
        if node.op == "select":
            _, yes, no = node.operands
            chosen = self._chosen(node)
            filled = self._constant(no if chosen is yes else yes)
            mask = self._mask(node)
            assert mask is not None
            return np.where(mask == (chosen is yes), x, filled)
        beside = [np.array(self._constant(o)) for o in node.operands[1:]]
        return MOVED[node.op](Formed(node.op, tuple(shape), node.element, node.attr), [x, *beside])

    def _constant(self, node: Node) -> int:
        """The offset of a constant: one below `ZERO` for each that the operation does not leave
        alone."""
        if self.kind.is_identity(node):
            return ZERO
        assert isinstance(node.attr, Splat)
        if node.attr not in self.constants:
            self.constants.append(node.attr)
        return ZERO - 1 - self.constants.index(node.attr)


def _keeps_rows(node: Node, inner: Node, rows: int) -> bool:
    """Whether a move of `inner` moves the elements of each of its rows in the same way."""
    if node.op == "reshape":
        return node.size % rows == 0
    if node.shape[:1] != (rows,) or inner.shape[:1] != (rows,):
        return False
    # A slice or a pad that gives all rows gives them in order; a select has masks of their own.
    return node.op in ("slice", "pad") or (node.op != "select" and unbatched(node) is not None)


def _distance(offsets: np.ndarray, there: np.ndarray) -> int | None:
    """How far the second row's elements lie after the first's."""
    both = np.flatnonzero(there[0] & there[1])
    return int(offsets[1, both[0]] - offsets[0, both[0]]) if len(both) else None
