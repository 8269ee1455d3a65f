"""Builds scans, and the parts of scans that networks compute."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from raise_kernel.passes.tensor_opt.graph import Graph, Node
from raise_kernel.passes.tensor_opt.idioms.rows.sources import End, RowSource
from raise_kernel.passes.tensor_opt.idioms.scan_kinds import ScanKind
from raise_kernel.stablehlo.combiners import identity
from raise_kernel.stablehlo.elements import numpy_dtype

# Elements of a line, at least.
LEAST = 8


@dataclass(frozen=True)
class Part:
    """A part of a scan along lines of `length` elements of a source: sums of a line's first
    elements (`backwards`, of its last ones); how many the first and the last of them are over, and
    the step between."""

    source: RowSource
    length: int
    first: int
    last: int
    step: int
    backwards: bool

    def node(self, g: Graph, end: End, shape: tuple[int, ...]) -> Node:
        """The part as a tensor of this shape, of a source that ends there."""
        kind, length = self.source.kind, self.length
        parts = self.source.length // length
        outer = (shape[0], parts) if shape[0] * parts > 1 else ()
        lines = g.reshape(self.source.node(g, end), (*outer, length))
        low, one = (0,) * len(outer), (1,) * len(outer)
        sums = _cumulated(g, lines, len(outer), kind, self.backwards)
        first, last = self.first, self.last
        if first == 0:
            # The sum of nothing comes before the others, after them backwards.
            begin = length - last if self.backwards else 0
            cut = g.slice(sums, (*low, begin), (*outer, begin + last), (*one, 1))
            zero = g.splat(kind.identity(lines.element), (), lines.element)
            before, after = int(not self.backwards), int(self.backwards)
            sums = g.pad(cut, zero, (*low, before), (*low, after))
        elif self.backwards:
            first, last = length - last, length - first
        else:
            first, last = first - 1, last - 1
        return g.reshape(g.slice(sums, (*low, first), (*outer, last + 1), (*one, self.step)), shape)


def part_of(source: RowSource, counts: np.ndarray, shape: tuple[int, ...]) -> Part | None:
    """The part of a scan in which each sum has each element of a row that often."""
    for length, parts in _lengths(source, len(counts), shape):
        own = _own_parts(counts, parts, length)
        for backwards in (False, True):
            ends = None if own is None else _ends(own[:, ::-1, ::-1] if backwards else own)
            if ends is not None:
                return Part(source, length, *ends, backwards)
    return None


def may_be_part(source: RowSource, totals: Sequence[int], shape: tuple[int, ...]) -> bool:
    """Whether there may be such a part, by how many elements each sum has: in each line by one step
    more, or less, than the sum before."""
    for _, parts in _lengths(source, len(totals), shape):
        first, *others = np.array(totals).reshape(parts, -1)
        steps = set(np.diff(first).tolist())
        if len(steps) == 1 and 0 not in steps and all(np.array_equal(o, first) for o in others):
            return True
    return False


def _lengths(source: RowSource, sums: int, shape: tuple[int, ...]) -> Iterator[tuple[int, int]]:
    """The lengths that lines of a source may have, and how many lines there are then."""
    for length in dict.fromkeys((source.length, *shape[-1:], *source.base.shape[-1:])):
        if length >= LEAST and source.length % length == 0:
            parts = source.length // length
            if sums % parts == 0:
                yield length, parts


def _cumulated(g: Graph, rows: Node, axis: int, kind: ScanKind, backwards: bool) -> Node:
    """The scan of whole rows."""
    if not kind.numbers:
        zero = g.splat(kind.identity(rows.element), (), rows.element)
        return g.cumulate(rows, zero, axis, kind.monoid, backwards)
    # NaN, as long as there has been no number.
    worst = identity(kind.monoid, numpy_dtype(rows.element))
    is_number = g.compare(rows, rows, "EQ")
    numbers = g.select(is_number, rows, g.splat(worst, rows.shape, rows.element))
    start = g.splat(worst, (), rows.element)
    extremes = g.cumulate(numbers, start, axis, kind.monoid, backwards)
    some = g.cumulate(is_number, g.splat(False, (), "i1"), axis, "or", backwards)
    nan = g.splat(kind.identity(rows.element), rows.shape, rows.element)
    return g.select(some, extremes, nan)


def _own_parts(counts: np.ndarray, parts: int, length: int) -> np.ndarray | None:
    """What the sums of each part have of its own elements, where they have no others."""
    blocks = counts.reshape(parts, -1, parts, length)
    own = blocks[np.arange(parts), :, np.arange(parts)]
    return own if np.count_nonzero(blocks) == np.count_nonzero(own) else None


def _ends(own: np.ndarray) -> tuple[int, int, int] | None:
    """Where each part's sums are over its first elements: how many the first and the last of them
    are over, and the step between."""
    ends = own[0].sum(axis=1)
    if len(ends) < 2:
        return None
    wanted = (np.arange(own.shape[-1]) < ends[:, None]).astype(own.dtype)
    steps = set(np.diff(ends).tolist())
    if not np.array_equal(own, np.broadcast_to(wanted, own.shape)) or len(steps) != 1:
        return None
    (step,) = steps
    return (int(ends[0]), int(ends[-1]), step) if step > 0 else None
