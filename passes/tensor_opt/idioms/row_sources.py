"""Where the elements of a row come from: rows of one array, cut in equal lengths, zeros behind it.

A block that loads neighbouring elements reads slices of one array at several offsets, padded with
zeros past its end; as rows of the array itself all of them have the same elements.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from raise_kernel.passes.tensor_opt.graph import Graph, Node
from raise_kernel.passes.tensor_opt.idioms.scan_kinds import ScanKind

# Elements whose places are computed, at most.
ELEMENTS = 1 << 21
ZERO = -1
# Operations that move elements, or put zeros beside them.
MOVES = ("reshape", "slice", "pad", "transpose", "reverse")


@dataclass(frozen=True)
class RowSource:
    """`rows` rows of `length` elements of `base`, row by row; what `kind` leaves alone behind its
    end."""

    base: Node
    rows: int
    length: int
    kind: ScanKind

    def node(self, g: Graph) -> Node:
        """The source as a tensor of shape [rows, length]."""
        size = self.rows * self.length
        flat = g.reshape(self.base, (self.base.size,))
        if self.base.size > size:
            flat = g.slice(flat, (0,), (size,), (1,))
        elif self.base.size < size:
            zero = g.splat(self.kind.identity(self.base.element), (), self.base.element)
            flat = g.pad(flat, zero, (0,), (size - self.base.size,))
        return g.reshape(flat, (self.rows, self.length))


def base_of(node: Node, kind: ScanKind) -> Node:
    """The array that a node's elements are moved from."""
    while node.op in MOVES and _is_move(node, kind):
        node = node.operands[0]
    return node


def rows_of(
    node: Node, rows: int, kind: ScanKind
) -> tuple[RowSource, np.ndarray, np.ndarray] | None:
    """The source of a node of `rows` rows; of each element of a row its place there, or `ZERO`; and
    which elements have one, the same in all rows. None where it has no source."""
    base = base_of(node, kind)
    if max(node.size, base.size) > ELEMENTS:
        return None
    places = _places(node, base).reshape(rows, -1)
    there = places != ZERO
    length = base.size if rows == 1 else _distance(places, there)
    if length is None or length < 1:
        return None
    starts = length * np.arange(rows)[:, None]
    # An element is there in the first row where it is there at all.
    first = np.where(there[0], places[0], ZERO)
    behind = (first == ZERO) | (first + starts >= base.size)
    alike = np.where(there, places - starts == first, behind).all(axis=0) & (first < length)
    return RowSource(base, rows, int(length), kind), first, alike


def _distance(places: np.ndarray, there: np.ndarray) -> int | None:
    """How far the second row's elements are behind the first's."""
    both = np.flatnonzero(there[0] & there[1])
    return int(places[1, both[0]] - places[0, both[0]]) if len(both) else None


def _is_move(node: Node, kind: ScanKind) -> bool:
    if node.op != "pad":
        return True
    low, high, _ = node.attr
    return kind.is_identity(node.operands[1]) and min((*low, *high)) >= 0


def _places(node: Node, base: Node) -> np.ndarray:
    """The flat place in `base` of each element, `ZERO` for those that a pad put there."""
    if node is base:
        return np.arange(base.size, dtype=np.int64).reshape(base.shape)
    x = _places(node.operands[0], base)
    if node.op == "reshape":
        return x.reshape(node.shape)
    if node.op == "slice":
        return x[tuple(slice(*part) for part in zip(*node.attr, strict=True))]
    if node.op == "transpose":
        return x.transpose(node.attr)
    if node.op == "reverse":
        return np.flip(x, node.attr)
    low, _, inside = node.attr
    result = np.full(node.shape, ZERO, np.int64)
    places = zip(low, x.shape, inside, strict=True)
    result[tuple(slice(lo, lo + (n - 1) * (i + 1) + 1, i + 1) for lo, n, i in places if n)] = x
    return result
