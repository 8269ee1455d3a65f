"""Simplifies slices, pads and concatenations of one another.

Before:
    %0 = stablehlo.pad %x, %zero, low = [2], high = [2], interior = [0] : tensor<10> -> tensor<14>
    %1 = stablehlo.slice %0 [3:9]
After:
    %1 = stablehlo.slice %x [1:7]

A slice moves through slices, pads, concatenations, broadcasts, iotas, transposes, reversals,
reshapes whose operand it cuts a box of, and updates at constant offsets; a dynamic slice
at constants is a slice; concatenations of concatenations are one, and slices that lie side by side
in it are one slice; one part with a constant beside it is padded. Refuses nothing: a slice that
needs two of the parts stays.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from raise_kernel.passes.tensor_opt.graph import Graph, Node, Rules
from raise_kernel.passes.tensor_opt.graph.boxes.windows import axis_groups, kept_axes, update_starts
from raise_kernel.passes.tensor_opt.graph.node import Shape, Splat, constant_ints
from raise_kernel.passes.tensor_opt.graph.run import rule_pass
from raise_kernel.stablehlo.elements import is_integer


def slice_of_all(g: Graph, n: Node) -> Node | None:
    """`x[0:n]` is x; one form for one slice."""
    return g.slice(n.operands[0], *n.attr)


def slice_of_slice(g: Graph, n: Node) -> Node | None:
    """`x[a:b:s][c:d:t] -> x[a+c*s : ... : s*t]`"""
    x = n.operands[0]
    if x.op != "slice":
        return None
    starts, strides, limits = [], [], []
    for (s0, _, t0), (s1, _, t1), size in zip(
        zip(*x.attr, strict=True), zip(*n.attr, strict=True), n.shape, strict=True
    ):
        start, stride = s0 + s1 * t0, t0 * t1
        starts.append(start)
        strides.append(stride)
        limits.append(start + max(0, size - 1) * stride + (1 if size else 0))
    return g.slice(x.operands[0], starts, limits, strides)


def slice_of_pad(g: Graph, n: Node) -> Node | None:
    """The part inside the padded array, padded less; or nothing but padding."""
    x = n.operands[0]
    if x.op != "pad" or not n.size:
        return None
    source, value = x.operands
    starts, limits, strides, low, high = [], [], [], [], []
    for axis, (lo, _, inside) in enumerate(zip(*x.attr, strict=True)):
        start, _, stride = (part[axis] for part in n.attr)
        size, step = source.shape[axis], inside + 1
        if step > 1:
            # Only the elements themselves, or only the padding between them.
            if stride % step:
                return None
            if (start - lo) % step:
                return g.broadcast(value, (), n.shape)
            first, count = (start - lo) // step, n.shape[axis]
            jump = stride // step
        else:
            first, count, jump = start - lo, n.shape[axis], stride
        # Positions first + k * jump, 0 <= k < count, that lie in [0, size).
        before = min(count, max(0, -(first // jump)))
        past = max(0, -(-(size - first) // jump)) if size > first else 0
        inner = max(0, min(count, past) - before)
        if inner == 0:
            return g.broadcast(value, (), n.shape)
        start = first + before * jump
        starts.append(start)
        strides.append(jump)
        limits.append(start + (inner - 1) * jump + 1)
        low.append(before)
        high.append(count - before - inner)
    return g.pad(g.slice(source, starts, limits, strides), value, low, high)


def slice_of_concatenate(g: Graph, n: Node) -> Node | None:
    """The parts that the slice meets."""
    x = n.operands[0]
    if x.op != "concatenate" or x in g.kept:
        return None
    axis = x.attr
    start, limit, stride = (part[axis] for part in n.attr)
    if stride != 1:
        return None
    parts, position = [], 0
    for part in x.operands:
        size = part.shape[axis]
        first, last = max(start, position) - position, min(limit, position + size) - position
        if first < last:
            lows, highs, steps = (list(p) for p in n.attr)
            lows[axis], highs[axis], steps[axis] = first, last, 1
            parts.append(g.slice(part, lows, highs, steps))
        position += size
    return g.concatenate(parts, axis) if parts else None


def slice_of_update(g: Graph, n: Node) -> Node | None:
    """What was stored, or what was there before; else, of a store that nothing else reads, the
    part of it that is stored into the slice."""
    x = n.operands[0]
    if x.op != "dynamic_update_slice" or x in g.kept:
        return None
    at = update_starts(x)
    if at is None:
        return None
    base, window = x.operands[:2]
    inside = True
    for axis, position in enumerate(at):
        start, limit, stride = (part[axis] for part in n.attr)
        end = position + window.shape[axis]
        if limit <= position or start >= end:
            return g.slice(base, *n.attr)
        # A stride may step over the window.
        first = start + max(0, -((start - position) // stride)) * stride
        if first >= min(end, limit):
            return g.slice(base, *n.attr)
        inside = inside and start >= position and limit <= end
    starts, limits, strides = n.attr
    if not inside:
        return _store_into_slice(g, n, at) if x.uses == 1 and set(strides) == {1} else None
    lows = [s - p for s, p in zip(starts, at, strict=True)]
    highs = [e - p for e, p in zip(limits, at, strict=True)]
    return g.slice(window, lows, highs, strides)


def _store_into_slice(g: Graph, n: Node, at: Sequence[int]) -> Node:
    """`update(x, window, at)[starts:limits]` as a store of what meets the slice."""
    base, window = n.operands[0].operands[:2]
    starts, limits, ones = n.attr
    lows = [max(0, s - p) for s, p in zip(starts, at, strict=True)]
    highs = [min(size, e - p) for size, e, p in zip(window.shape, limits, at, strict=True)]
    positions = [max(0, p - s) for s, p in zip(starts, at, strict=True)]
    return g.update_at(g.slice(base, *n.attr), g.slice(window, lows, highs, ones), positions)


def slice_of_broadcast(g: Graph, n: Node) -> Node | None:
    """A broadcast of the slice along the axes that the source has."""
    x = n.operands[0]
    if x.op != "broadcast_in_dim":
        return None
    source = x.operands[0]
    cuts = [
        tuple(part[d] for part in n.attr) if source.shape[k] == x.shape[d] else (0, 1, 1)
        for k, d in enumerate(x.attr)
    ]
    inner = g.slice(source, *zip(*cuts, strict=True)) if cuts else source
    return g.broadcast(inner, x.attr, n.shape)


def slice_of_iota(g: Graph, n: Node) -> Node | None:
    """`iota[a:b:s] -> iota * s + a`"""
    x = n.operands[0]
    if x.op != "iota" or not is_integer(x.element):
        return None
    start, _, stride = (part[x.attr] for part in n.attr)
    line = g.iota((n.shape[x.attr],), 0, x.element)
    if stride != 1:
        line = g.binary("multiply", line, g.splat(stride, line.shape, x.element))
    if start:
        line = g.binary("add", line, g.splat(start, line.shape, x.element))
    return g.broadcast(line, (x.attr,), n.shape)


def slice_of_transpose(g: Graph, n: Node) -> Node | None:
    """The transpose of a slice."""
    x = n.operands[0]
    if x.op != "transpose":
        return None
    cuts = [[0] * n.rank for _ in range(3)]
    for axis, source_axis in enumerate(x.attr):
        for part, values in zip(cuts, n.attr, strict=True):
            part[source_axis] = values[axis]
    return g.transpose(g.slice(x.operands[0], *cuts), x.attr)


def slice_of_reverse(g: Graph, n: Node) -> Node | None:
    """The reverse of a slice, counted from the other end."""
    x = n.operands[0]
    if x.op != "reverse" or not n.size:
        return None
    starts, limits, strides = (list(part) for part in n.attr)
    for axis in x.attr:
        size, last = x.shape[axis], starts[axis] + (n.shape[axis] - 1) * strides[axis]
        starts[axis], limits[axis] = size - 1 - last, size - starts[axis]
    return g.reverse(g.slice(x.operands[0], starts, limits, strides), x.attr)


def slice_of_reshape(g: Graph, n: Node) -> Node | None:
    """Through a reshape, where what is cut is a box of what it reshapes, too."""
    x = n.operands[0]
    if x.op != "reshape" or not n.size:
        return None
    source = x.operands[0]
    pairs = kept_axes(source.shape, x.shape)
    if pairs is None:
        box = _box_before(source.shape, x.shape, list(zip(*n.attr, strict=True)))
        return None if box is None else g.reshape(_cut(g, source, box), n.shape)
    cuts = [[0] * source.rank, [1] * source.rank, [1] * source.rank]
    for source_axis, axis in pairs:
        for part, values in zip(cuts, n.attr, strict=True):
            part[source_axis] = values[axis]
    return g.reshape(g.slice(source, *cuts), n.shape)


def _cut(g: Graph, x: Node, box: Sequence[tuple[int, int]]) -> Node:
    starts, limits = zip(*box, strict=True)
    return g.slice(x, starts, limits, [1] * x.rank)


def _box_before(
    source: Shape, target: Shape, cuts: Sequence[tuple[int, int, int]]
) -> list[tuple[int, int]] | None:
    """The box of an array of shape `source` that `cuts` take out of it as one of shape `target`:
    `(4, 3) -> 12` of `5:6` is `1:2, 2:3`, and of `3:9` is `1:3, 0:3`."""
    box = [(0, n) for n in source]
    for before, after in axis_groups(source, target):
        if all(cuts[k] == (0, target[k], 1) for k in after):
            continue
        found = _one_range([(cuts[k], target[k]) for k in after])
        if found is None:
            return None
        start, limit = found
        for position, axis in enumerate(before):
            inner = prod(source[k] for k in before[position + 1 :])
            first, last = start // inner, (limit - 1) // inner
            box[axis] = first, last + 1
            if first == last:
                start, limit = start - first * inner, limit - first * inner
            elif start % inner or limit % inner:
                return None
            else:
                break
    return box


def _one_range(cuts: Sequence[tuple[tuple[int, int, int], int]]) -> tuple[int, int] | None:
    """The flat range that the cuts of axes of these sizes take; None where they have holes."""
    start, count, inner = 0, 1, 1
    for (first, limit, step), size in reversed(cuts):
        if limit - first > 1 and (step != 1 or count < inner):
            return None
        start += first * inner
        count *= limit - first
        inner *= size
    return start, start + count


def constant_dynamic_slice(g: Graph, n: Node) -> Node | None:
    """A dynamic slice at constants, or of the whole array, is a slice."""
    x = n.operands[0]
    if x.shape == n.shape:
        return x
    starts = constant_ints(n.operands[1:])
    if starts is None:
        return None
    clamped = [
        max(0, min(s, total - size))
        for s, total, size in zip(starts, x.shape, n.shape, strict=True)
    ]
    limits = [s + size for s, size in zip(clamped, n.shape, strict=True)]
    return g.slice(x, clamped, limits, [1] * n.rank)


def pad_of_pad(g: Graph, n: Node) -> Node | None:
    """One pad for two with the same value, and none where nothing is added."""
    x, value = n.operands
    low, high, inside = n.attr
    if not any((*low, *high, *inside)):
        return x
    if x.op != "pad" or x.operands[1] is not value or not x.operands[0].size:
        return None
    lows, highs, insides = x.attr
    if any(v < 0 for v in (*low, *high, *lows, *highs)):
        return None
    new = []
    for lo, hi, gap, lo0, hi0, gap0 in zip(low, high, inside, lows, highs, insides, strict=True):
        if gap and (lo0 or hi0 or gap0):
            return None
        new.append((lo + lo0 * (gap + 1), hi + hi0 * (gap + 1), gap or gap0))
    return g.pad(x.operands[0], value, *zip(*new, strict=True))


def concatenate_flat(g: Graph, n: Node) -> Node | None:
    """`[[a, b], c] -> [a, b, c]`, empty parts gone."""
    parts: list[Node] = []
    for part in n.operands:
        nested = part.op == "concatenate" and part.attr == n.attr
        parts += part.operands if nested else [part]
    if len(parts) == len(n.operands) and all(p.shape[n.attr] for p in parts) and len(parts) > 1:
        return None
    return g.concatenate(parts, n.attr)


def concatenate_neighbours(g: Graph, n: Node) -> Node | None:
    """Slices of one array that lie side by side, and equal constants, are one part."""
    axis = n.attr
    parts = [n.operands[0]]
    for part in n.operands[1:]:
        joined = _join(g, parts[-1], part, axis)
        if joined is None:
            parts.append(part)
        else:
            parts[-1] = joined
    return g.concatenate(parts, axis) if len(parts) < len(n.operands) else None


def concatenate_with_padding(g: Graph, n: Node) -> Node | None:
    """`[c, x, c] -> pad(x, c)`, with the constant on one side or on both."""
    others = (p for p in n.operands if not isinstance(p.attr, Splat))
    x = next(others, None)
    if x is None or next(others, None) is not None:
        return None
    fills = [p for p in n.operands if p is not x]
    if not fills or any(p.attr != fills[0].attr for p in fills):
        return None
    position = n.operands.index(x)
    low, high = [0] * n.rank, [0] * n.rank
    low[n.attr] = sum(p.shape[n.attr] for p in n.operands[:position])
    high[n.attr] = sum(p.shape[n.attr] for p in n.operands[position + 1 :])
    return g.pad(x, g.make("constant", (), (), n.element, fills[0].attr), low, high)


def _join(g: Graph, a: Node, b: Node, axis: int) -> Node | None:
    """Two parts as one slice or one constant."""
    if a.op == b.op == "constant" and isinstance(a.attr, Splat) and a.attr == b.attr:
        shape = list(a.shape)
        shape[axis] += b.shape[axis]
        return g.make("constant", (), shape, a.element, a.attr)
    return join_slices(g, a, b, axis)


def join_slices(g: Graph, a: Node, b: Node, axis: int) -> Node | None:
    """Slices of one array, the second of which goes on where the first ends, as one."""
    if a.op != "slice" or b.op != "slice" or a.operands[0] is not b.operands[0]:
        return None
    for k in range(a.rank):
        if k != axis and tuple(p[k] for p in a.attr) != tuple(p[k] for p in b.attr):
            return None
    (s0, _, t0), (s1, e1, t1) = (tuple(p[axis] for p in x.attr) for x in (a, b))
    counts = a.shape[axis], b.shape[axis]
    step = t0 if counts[0] > 1 else t1 if counts[1] > 1 else s1 - s0
    if step <= 0 or s1 != s0 + counts[0] * step:
        return None
    if (counts[0] > 1 and t0 != step) or (counts[1] > 1 and t1 != step):
        return None
    if step > 1 and counts == (1, 1):
        return None  # two far elements are no slice yet
    starts, limits, strides = (list(p) for p in a.attr)
    limits[axis], strides[axis] = e1, step
    return g.slice(a.operands[0], starts, limits, strides)


RULES: Rules = {
    "slice": [
        slice_of_all,
        slice_of_slice,
        slice_of_pad,
        slice_of_concatenate,
        slice_of_update,
        slice_of_broadcast,
        slice_of_iota,
        slice_of_transpose,
        slice_of_reverse,
        slice_of_reshape,
    ],
    "dynamic_slice": [constant_dynamic_slice],
    "pad": [pad_of_pad],
    "concatenate": [concatenate_flat, concatenate_neighbours, concatenate_with_padding],
}

rule_pass(__name__, "Move slices to the arrays that they slice, and join adjacent ones.", RULES)
