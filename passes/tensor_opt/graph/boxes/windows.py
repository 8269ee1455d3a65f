"""The window that an update writes, and the axes that an operation keeps, splits or joins."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from raise_kernel.passes.tensor_opt.graph.node import Node, constant_ints


def update_starts(n: Node) -> tuple[int, ...] | None:
    """The constant starts of an update inside the array, clamped as StableHLO does."""
    found = constant_ints(n.operands[2:])
    if found is None:
        return None
    sizes = n.operands[1].shape
    limits = (total - size for total, size in zip(n.shape, sizes, strict=True))
    return tuple(max(0, min(s, limit)) for s, limit in zip(found, limits, strict=True))


def kept_axes(source: Sequence[int], target: Sequence[int]) -> list[tuple[int, int]] | None:
    """The axes that two shapes share, where they differ in axes of one element only."""
    long = [(k, n) for k, n in enumerate(source) if n != 1]
    other = [(k, n) for k, n in enumerate(target) if n != 1]
    if [n for _, n in long] != [n for _, n in other]:
        return None
    return [(a, b) for (a, _), (b, _) in zip(long, other, strict=True)]


def same_axes(node: Node) -> list[tuple[int, int]] | None:
    """Of a broadcast or a reshape that keeps axes, those of the operand and where they go."""
    if node.op == "broadcast_in_dim":
        pairs = list(enumerate(node.attr))
        return pairs if [d for _, d in pairs] == sorted(node.attr) else None
    return kept_axes(node.operands[0].shape, node.shape) if node.op == "reshape" else None


def operand_dims(node: Node, number: int = 0) -> dict[int, int]:
    """Of a node that moves whole dimensions of an operand: the operand's for each of its own. One
    that is left out the operand has not, or has once for all."""
    shape, attr = node.operands[number].shape, node.attr
    if node.op == "broadcast_in_dim":
        return {d: k for k, d in enumerate(attr) if shape[k] == node.shape[d]}
    if node.op == "transpose":
        return dict(enumerate(attr))
    if node.op == "reduce":
        return dict(enumerate(k for k in range(len(shape)) if k not in attr.axes))
    if node.op == "dot_general":
        batch, free = attr.sides[number][0], attr.free(number, len(shape))
        first = node.rank - len(free) if number else len(batch)
        return {**dict(enumerate(batch)), **dict(enumerate(free, first))}
    assert node.op == "reshape"
    starts = {(prod(shape[:k]), n): k for k, n in enumerate(shape) if n > 1}
    found = {d: starts.get((prod(node.shape[:d]), n)) for d, n in enumerate(node.shape) if n > 1}
    return {d: k for d, k in found.items() if k is not None}


def axis_groups(source: Sequence[int], target: Sequence[int]) -> list[tuple[list[int], list[int]]]:
    """The smallest runs of axes of two shapes of one size, none of it zero, that hold the same
    elements: `(6, 4) -> (2, 3, 4)` is `[([0], [0, 1]), ([1], [2])]`. An axis of one element goes
    with the run before it."""
    groups: list[tuple[list[int], list[int]]] = []
    i = j = 0
    while i < len(source) or j < len(target):
        before, after, left, right = [], [], 1, 1
        while left != right or not (before or after):
            if (left <= right and i < len(source)) or j == len(target):
                before.append(i)
                left *= source[i]
                i += 1
            else:
                after.append(j)
                right *= target[j]
                j += 1
        if groups and left == 1:
            groups[-1][0].extend(before)
            groups[-1][1].extend(after)
        else:
            groups.append((before, after))
    return groups
