"""Turns gathers and scatters whose indices do not depend on data into slices, if these are few.

Before (a roll written with a modulo; a stencil whose neighbours are clamped at the edge):
    %i = remainder(iota + 7, 100)          scatter %y[%i] = %x        (every index once)
    %j = minimum(maximum(iota - 1, 0), 99) gather %x[%j]
After:
    concatenate(%x[93:100], %x[0:93])
    concatenate(%x[0:1], %x[0:99])

Where the indices of a flat operand are a sum of one function of each axis, lines along the axes
tell all of them. Else elements are looked up one by one, each axis of the operand by positions
along one axis of the result; a flat operand is taken as an array with the axes of the result, in
any order, where that makes it so. Positions that go on in even steps are one slice (reversed, or
one element repeated, too); at most `RUNS` of them an axis are joined. A scatter must write every
target of a range, each once. What points outside is moved inside in a gather, as XLA does, and left
out in a scatter.
Refuses nothing.

Proved: the indices do not depend on data; they are evaluated exactly, in the arithmetic of their
types, at every position or along lines whose sums they are shown to be.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise, permutations
from math import prod

import numpy as np

from raise_kernel.bindings import ir
from raise_kernel.mlir.walks import optimized_kernels
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.tensor_opt.graph import Graph, Rewriter
from raise_kernel.passes.tensor_opt.graph.boxes.progressions import (
    Line,
    Run,
    lies_within,
    line_of,
    shifted,
    sum_of,
)
from raise_kernel.passes.tensor_opt.graph.node import Node, moved_from
from raise_kernel.passes.tensor_opt.graph.ranges import full
from raise_kernel.stablehlo.attributes import Gather, Scatter
from raise_kernel.stablehlo.elementwise import FUNCTIONS
from raise_kernel.worklist import make_in_order

DECIDED = frozenset({*FUNCTIONS, "iota", "constant", "reshape", "broadcast_in_dim", "concatenate"})
# Elements of an index, and of all indices of a kernel, that are looked at, at most.
ELEMENTS = 1 << 20
ALL_ELEMENTS = 1 << 22
# Axes that a flat operand is taken to have, at most.
AXES = 3
# Slices that an axis is made of, at most.
RUNS = 4


# For each axis of an operand, the axis of its indices that selects it (-1: none), and the indices.
Lines = dict[int, tuple[int, np.ndarray]]
# The same as few progressions.
Runs = dict[int, tuple[int, Line]]


@register_pass(
    "slice-known-indices", stage="tensor-opt", needs=("stablehlo.gather", "stablehlo.scatter")
)
def slice_known_indices(module: ir.Module, ctx: PassContext) -> None:
    """Turn gathers and scatters at known indices to slices; none where `rk.optimize` is "none"."""
    for kernel in optimized_kernels(module):
        slicer = _Slicer()
        rules = {"gather": [slicer.gather], "scatter": [slicer.scatter]}
        Rewriter(rules).function(kernel)
        if slicer.found:
            what = "gather or scatter" if slicer.found == 1 else "gathers and scatters"
            become = "is now a slice" if slicer.found == 1 else "are now slices"
            ctx.remarks.applied(f"{slicer.found} {what} {become}", kernel)


class _Slicer:
    """The rules, and how often they applied."""

    def __init__(self) -> None:
        self.found = 0
        self._left = ALL_ELEMENTS
        self._known: dict[Node, bool] = {}

    def _decided(self, index: Node) -> bool:
        """Whether positions may decide an index; each node is asked once."""
        known = self._known
        return make_in_order(
            index,
            known,
            lambda n: n.operands if n.op in DECIDED else (),
            lambda n: n.op in DECIDED and all(known[o] for o in n.operands),
        )

    def _may_look(self, index: Node) -> bool:
        """Whether indices are few enough to look at each."""
        if index.size > min(ELEMENTS, self._left):
            return False
        self._left -= index.size
        return True

    def gather(self, g: Graph, n: Node) -> Node | None:
        """A gather of single elements as slices along each axis."""
        numbers = n.attr
        if not isinstance(numbers, Gather) or numbers.offset_dims or numbers.operand_batch:
            return None
        x, index = n.operands
        if not n.size or not x.size or set(numbers.sizes) != {1} or not self._decided(index):
            return None
        index, vector = _unfolded(index, numbers.index_dim)
        found = _flat_lines(g, index, vector, x.shape)
        if found is None and self._may_look(index):
            looked = _lines(g, index, numbers.index_map, vector, x.shape)
            runs = None if looked is None else _runs(looked[1], looked[0])
            found = None if looked is None or runs is None else (looked[0], runs)
        if found is None or any(len(line) > RUNS for _, line in found[1].values()):
            return None
        shape, lines = found
        x = g.reshape(x, shape)
        for axis, (_, line) in lines.items():
            x = _joined(g, x, axis, line)
        self.found += 1
        batch = [s for a, s in enumerate(index.shape) if a != vector]
        return g.reshape(_as_result(g, x, [lines[d][0] for d in range(x.rank)], batch), n.shape)

    def scatter(self, g: Graph, n: Node) -> Node | None:
        """A scatter that writes a box, every target once, as slices of what is written."""
        numbers = n.attr
        if not isinstance(numbers, Scatter) or numbers.window or numbers.batch:
            return None
        base, index, new = n.operands
        if numbers.kind != "set" or not n.size or not new.size or not self._decided(index):
            return None
        index, vector = _unfolded(index, numbers.index_dim)
        if not self._may_look(index):
            return None
        where = _lines(g, index, numbers.index_map, vector, base.shape)
        if where is None:
            return None
        new = g.reshape(new, [s for a, s in enumerate(index.shape) if a != vector])
        shape, lines = where
        if sorted(a for a, _ in lines.values() if a >= 0) != _long_axes(new.shape):
            return None
        base = g.reshape(base, shape)
        # The axes of what is written in the order of those of the base.
        order = [a for d in range(base.rank) if (a := lines[d][0]) >= 0]
        new = g.transpose(g.reshape(new, [s for s in new.shape if s > 1] or []), _ranks(order))
        new = g.reshape(new, [len(lines[d][1]) for d in range(base.rank)])
        starts = []
        for axis in range(base.rank):
            found = _inverse(lines[axis][1], base.shape[axis])
            runs = line_of(found[1], RUNS) if found is not None else None
            if found is None or runs is None:
                return None
            starts.append(found[0])
            new = _joined(g, new, axis, runs)
        self.found += 1
        return g.reshape(g.update_at(base, new, starts), n.shape)


def _unfolded(index: Node, vector: int) -> tuple[Node, int]:
    """Indices of one component with the axes that they had before a reshape."""
    if vector < index.rank and index.shape[vector] != 1:
        return index, vector
    if index.op == "reshape":
        index = moved_from(index)
        vector = index.rank
    return index, vector


def _flat_lines(
    g: Graph, index: Node, vector: int, shape: tuple[int, ...]
) -> tuple[tuple[int, ...], Runs] | None:
    """`_lines` of a flat operand whose indices are a sum of one line along each axis.

    The axes of the operand are those whose strides are the steps of the lines. None where a sum
    carries from one axis into the next.
    """
    known = _sum_of_lines(g, index) if len(shape) == 1 and vector == index.rank else None
    if known is None:
        return None
    first, lines = known
    steps = {axis: _pace(line) for axis, line in lines.items()}
    order = sorted(lines, key=lambda axis: steps[axis])
    strides = [1, *(steps[axis] for axis in order if steps[axis] > 1), shape[0]]
    if len(set(steps.values())) < len(steps) or any(b % a or a == b for a, b in pairwise(strides)):
        return None
    sizes = [b // a for a, b in pairwise(strides)]
    found: Runs = {}
    for target, (stride, size) in enumerate(zip(strides, sizes, strict=False)):
        axis = next((a for a in order if steps[a] == stride), -1)
        line = lines.get(axis, (Run(0, 0, 1),))
        if any(r.start % stride or r.step % stride for r in line):
            return None
        own = first // stride if target == len(sizes) - 1 else first // stride % size
        digits = tuple(Run(own + r.start // stride, r.step // stride, r.count) for r in line)
        if not lies_within(digits, 0, size - 1):
            return None
        found[len(sizes) - 1 - target] = axis, digits
    return tuple(reversed(sizes)), dict(sorted(found.items()))


def _sum_of_lines(g: Graph, index: Node) -> tuple[int, dict[int, Line]] | None:
    """The first element, and along each axis that matters the elements less the first.

    Element `(i, j, ...)` is the first plus those of `i`, `j`, ... (modulo 2^width). None where the
    index's linear form does not say so, or where data decides.
    """
    if not index.size:
        return None
    form = g.linear.of(index)
    first = form.const
    lines: dict[int, Line] = {}
    for key, factor in form.terms.items():
        if isinstance(key, int):
            axis, line = key, (Run(0, 1, index.shape[key]),)
        else:
            found = g.progressions.along(key[0])
            if found is None:
                return None
            axis, line = key[1][found[0]] if found[0] >= 0 else -1, found[1]
        first += factor * line[0].start
        if axis >= 0:
            zeros = (Run(0, 0, index.shape[axis]),)
            lines[axis] = sum_of(lines.get(axis, zeros), shifted(line, -line[0].start), factor)
    low, high = full(index.element)
    whole = all(lies_within(shifted(line, first), low, high) for line in lines.values())
    return (first, dict(sorted(lines.items()))) if whole and low <= first <= high else None


def _pace(line: Line) -> int:
    """The most frequent step of a line, without its sign."""
    counts = Counter({1: 0})
    for run in line:
        counts[abs(run.step)] += run.count - 1
    for before, after in pairwise(line):
        counts[abs(after.start - before.last)] += 1
    return max(1, max(sorted(counts), key=counts.__getitem__))


def _runs(lines: Lines, shape: tuple[int, ...]) -> Runs | None:
    """Lines as progressions, moved inside of the operand; None where one has many."""
    found = {d: line_of(np.clip(at, 0, shape[d] - 1), RUNS) for d, (_, at) in lines.items()}
    few = {d: (lines[d][0], line) for d, line in found.items() if line is not None}
    return few if len(few) == len(found) else None


def _lines(
    g: Graph, index: Node, dims: Sequence[int], vector: int, shape: tuple[int, ...]
) -> tuple[tuple[int, ...], Lines] | None:
    """The operand's shape, and for each of its axes the indices' axis that it follows, and how.

    An axis of the indices is -1 where the target is constant. None where it depends on data, or
    where an axis follows several.
    """
    parts = _components(g, index, vector)
    if parts is None or sorted(dims) != list(range(len(shape))):
        return None
    ordered = [parts[list(dims).index(d)] for d in range(len(shape))]
    for axes, split in [(shape, ordered), *_splits(shape, ordered)]:
        lines = _separated(split)
        if lines is not None:
            return axes, lines
    return None


def _splits(
    shape: tuple[int, ...], parts: Sequence[np.ndarray]
) -> Iterator[tuple[tuple[int, ...], list[np.ndarray]]]:
    """A flat operand with the axes of its indices, in each order."""
    targets = parts[0] if len(shape) == 1 else np.zeros(())
    extents = [n for n in targets.shape if n > 1]
    if not 2 <= len(extents) <= AXES or prod(extents) != shape[0]:
        return
    if targets.min() < 0 or targets.max() >= shape[0]:
        return
    for axes in dict.fromkeys(permutations(extents)):
        yield axes, list(np.unravel_index(targets.astype(np.int64), axes))


def _separated(parts: Sequence[np.ndarray]) -> Lines | None:
    """The one axis along which each component varies."""
    lines: Lines = {}
    taken: set[int] = set()
    for dim, part in enumerate(parts):
        axes = [a for a in range(part.ndim) if (part != part.take([0], a)).any()]
        if len(axes) > 1 or taken & set(axes):
            return None
        taken |= set(axes)
        axis = axes[0] if axes else -1
        first = part[tuple(slice(None) if a == axis else 0 for a in range(part.ndim))]
        lines[dim] = axis, np.asarray(first).reshape(-1).astype(np.int64)
    return lines


def _components(g: Graph, index: Node, vector: int) -> list[np.ndarray] | None:
    """Each component of the indices, where positions decide it."""
    known = g.positions.of(index)
    if known is None:
        return None
    return [known] if vector == known.ndim else list(np.moveaxis(known, vector, 0))


def _long_axes(shape: Sequence[int]) -> list[int]:
    return [a for a, n in enumerate(shape) if n > 1]


def _ranks(order: Sequence[int]) -> list[int]:
    return [sorted(order).index(a) for a in order]


def _inverse(targets: np.ndarray, size: int) -> tuple[int, np.ndarray] | None:
    """The first target, and the element that goes to each one from there on.

    None where a target in between has none, or has several; targets outside count for nothing.
    """
    inside = np.flatnonzero((targets >= 0) & (targets < size))
    if not len(inside):
        return None
    low, high = int(targets[inside].min()), int(targets[inside].max())
    if high - low + 1 != len(inside):
        return None
    elements = np.full(len(inside), -1, np.int64)
    elements[targets[inside] - low] = inside
    # As many targets as elements: one that is written twice leaves another one out.
    return (low, elements) if elements.min() >= 0 else None


def _joined(g: Graph, x: Node, axis: int, runs: Line) -> Node:
    """These runs of `x` along an axis, one after another."""
    return g.concatenate([_part(g, x, axis, run) for run in runs], axis)


def _part(g: Graph, x: Node, axis: int, run: Run) -> Node:
    low = min(run.start, run.start + run.step * (run.count - 1))
    stride = max(1, abs(run.step))
    count = run.count if run.step else 1
    part = g.cut(x, axis, low, low + (count - 1) * stride + 1, stride)
    if run.step < 0:
        return g.reverse(part, (axis,))
    if count == run.count:
        return part
    shape = [run.count if a == axis else n for a, n in enumerate(part.shape)]
    line = g.reshape(part, [n for a, n in enumerate(part.shape) if a != axis])
    return g.broadcast(line, [a for a in range(x.rank) if a != axis], shape)


def _as_result(g: Graph, x: Node, axes: Sequence[int], shape: Sequence[int]) -> Node:
    """`x`, whose axes go to these of the result (-1: gone), spread over the others."""
    kept = [d for d, a in enumerate(axes) if a >= 0]
    order = sorted(kept, key=lambda d: axes[d])
    x = g.transpose(g.reshape(x, [x.shape[d] for d in kept]), [kept.index(d) for d in order])
    return g.broadcast(x, [axes[d] for d in order], shape)
