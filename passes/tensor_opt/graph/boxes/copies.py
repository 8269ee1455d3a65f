"""Copies of parts of an array: what slices, reshapes, broadcasts and concatenations of it read.

A copy reads, along each axis, the elements of the array that a list of indices names; clamped,
mirrored and periodic neighbours are such lists.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from raise_kernel.passes.tensor_opt.graph.boxes.windows import kept_axes
from raise_kernel.passes.tensor_opt.graph.node import Node, Splat

# A list of indices as runs of (first, count, step).
Run = tuple[int, int, int]
Runs = tuple[Run, ...]


@dataclass(frozen=True)
class View:
    """Elements of `source`: along its axis k those named by `indices[k]`, which is axis `axes[k]`
    of the view; one index where that is None."""

    source: Node
    indices: tuple[Runs, ...]
    axes: tuple[int | None, ...]


def views_of(nodes: Sequence[Node]) -> dict[Node, View]:
    """What each node, in their order, is a copy of; one that is none is a view of itself."""
    views: dict[Node, View] = {}
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
            view = View(node, every, tuple(range(node.rank)))
        views[node] = view
    return views


def _slice(node: Node, operands: list[View | None]) -> View | None:
    (x,) = operands
    if x is None:
        return None
    cuts = [range(*cut) for cut in zip(*node.attr, strict=True)]
    indices = [
        f if axis is None else _cut(f, cuts[axis])
        for f, axis in zip(x.indices, x.axes, strict=True)
    ]
    return View(x.source, tuple(indices), x.axes)


def _reshape(node: Node, operands: list[View | None]) -> View | None:
    (x,) = operands
    pairs = kept_axes(node.operands[0].shape, node.shape)
    if x is None or pairs is None:
        return None
    positions = dict(pairs)
    # An axis of one element is one index.
    return View(x.source, x.indices, tuple(None if a is None else positions.get(a) for a in x.axes))


def _broadcast(node: Node, operands: list[View | None]) -> View | None:
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
    return View(x.source, tuple(indices), tuple(axes))


def _concatenate(node: Node, operands: list[View | None]) -> View | None:
    parts = [p for p in operands if p is not None]
    if len(parts) < len(operands) or any(p.source is not parts[0].source for p in parts):
        return None
    sizes = [o.shape[node.attr] for o in node.operands]
    differing = {k for p in parts for k, axis in enumerate(p.axes) if axis == node.attr}
    if not differing:
        differing = {
            k
            for k, f in enumerate(parts[0].indices)
            if any(p.axes[k] is None and p.indices[k] != f for p in parts)
        }
    if len(differing) != 1:
        return None
    (along,) = differing
    indices, axes = [], []
    for k, f in enumerate(parts[0].indices):
        if k == along:
            if any(p.axes[k] not in (None, node.attr) for p in parts):
                return None
            whole = [
                _repeated(p.indices[k], n) if p.axes[k] is None else p.indices[k]
                for p, n in zip(parts, sizes, strict=True)
            ]
            indices.append(joined([run for f in whole for run in f]))
            axes.append(node.attr)
            continue
        if any(p.axes[k] != parts[0].axes[k] or p.indices[k] != f for p in parts):
            return None
        indices.append(f)
        axes.append(parts[0].axes[k])
    return View(parts[0].source, tuple(indices), tuple(axes))


# --- lists of indices -----------------------------------------------------------------------------


def joined(runs: Sequence[Run]) -> Runs:
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
    return tuple(found) if pace == 1 else joined(found)


def counted(first: int, count: int, step: int) -> list[int]:
    return [first + k * step for k in range(count)]


def _repeated(f: Runs, count: int) -> Runs:
    """The one index of `f`, so many times."""
    return joined([(f[0][0], count, 0)])
