"""Operations that move elements, on arrays that are known whole."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from raise_kernel.passes.tensor_opt.graph.node import Gather, Node, Scatter

Move = Callable[[Node, Sequence[np.ndarray]], np.ndarray]


def _cut(node: Node, x: Sequence[np.ndarray]) -> np.ndarray:
    return x[0][tuple(slice(*part) for part in zip(*node.attr, strict=True))]


def _pad(node: Node, x: Sequence[np.ndarray]) -> np.ndarray:
    array, value = x
    low, high, inside = node.attr
    wide = [
        lo + hi + n + max(0, n - 1) * i
        for lo, hi, n, i in zip(
            np.maximum(low, 0), np.maximum(high, 0), array.shape, inside, strict=True
        )
    ]
    result = np.full(wide, value, array.dtype)
    if array.size:
        places = zip(np.maximum(low, 0), array.shape, inside, strict=True)
        result[tuple(slice(lo, lo + (n - 1) * (i + 1) + 1, i + 1) for lo, n, i in places)] = array
    ends = zip(np.minimum(low, 0), np.minimum(high, 0), wide, strict=True)
    return result[tuple(slice(-lo, n + hi) for lo, hi, n in ends)]


def _broadcast(node: Node, x: Sequence[np.ndarray]) -> np.ndarray:
    shape = [1] * node.rank
    for axis, place in enumerate(node.attr):
        shape[place] = x[0].shape[axis]
    order = np.argsort(node.attr)
    return np.broadcast_to(x[0].transpose(order).reshape(shape), node.shape)


def _starts(starts: Sequence[np.ndarray], sizes: Sequence[int], shape: Sequence[int]) -> list[int]:
    """Where a window begins, moved inside its array."""
    ends = zip(starts, sizes, shape, strict=True)
    return [min(max(int(s), 0), total - n) for s, n, total in ends]


def _window(starts: Sequence[int], sizes: Sequence[int]) -> tuple[slice, ...]:
    return tuple(slice(s, s + n) for s, n in zip(starts, sizes, strict=True))


def _dynamic_slice(node: Node, x: Sequence[np.ndarray]) -> np.ndarray:
    array, *starts = x
    return array[_window(_starts(starts, node.shape, array.shape), node.shape)]


def _dynamic_update(node: Node, x: Sequence[np.ndarray]) -> np.ndarray:
    array, window, *starts = x
    result = array.copy()
    result[_window(_starts(starts, window.shape, array.shape), window.shape)] = window
    return result


def _index_last(indices: np.ndarray, axis: int) -> np.ndarray:
    return indices[..., None] if axis == indices.ndim else np.moveaxis(indices, axis, -1)


def _gather(node: Node, x: Sequence[np.ndarray]) -> np.ndarray:
    g = node.attr
    assert isinstance(g, Gather)
    array = x[0]
    if array.ndim == 1 and g.collapsed and g.index_dim == x[1].ndim:
        return array.take(x[1], mode="clip")
    indices = _index_last(x[1], g.index_dim)
    lead = indices.ndim - 1
    windows = [d for d in range(array.ndim) if d not in g.collapsed and d not in g.operand_batch]
    where: list[np.ndarray] = []
    for d in range(array.ndim):
        at = np.zeros([1] * (lead + len(windows)), np.int64)
        if d in g.index_map:
            start = indices[..., g.index_map.index(d)].astype(np.int64)
            start = np.clip(start, 0, array.shape[d] - g.sizes[d])
            at = at + start.reshape(*start.shape, *[1] * len(windows))
        if d in g.operand_batch:
            axis = g.index_batch[g.operand_batch.index(d)]
            axis -= axis > g.index_dim
            at = at + _along(axis, array.shape[d], lead + len(windows))
        if d in windows:
            at = at + _along(lead + windows.index(d), g.sizes[d], lead + len(windows))
        where.append(at)
    found = array[tuple(np.broadcast_arrays(*where))] if where else array
    return np.moveaxis(found, range(lead, lead + len(windows)), g.offset_dims)


def _along(axis: int, length: int, rank: int) -> np.ndarray:
    return np.arange(length).reshape([-1 if k == axis else 1 for k in range(rank)])


def scatter(
    node: Node, x: Sequence[np.ndarray], add: Callable[[np.ndarray, np.ndarray], np.ndarray] | None
) -> np.ndarray:
    """`stablehlo.scatter` that sets elements; `add` where it adds to them, one update at a time."""
    s = node.attr
    assert isinstance(s, Scatter)
    result = x[0].copy()
    indices = _index_last(x[1], s.index_dim)
    lead = indices.ndim - 1
    batch = [d for d in range(x[2].ndim) if d not in s.window]
    updates = x[2].transpose([*batch, *s.window])
    windows = [d for d in range(result.ndim) if d not in s.inserted and d not in s.batch]
    rank = updates.ndim
    inside = np.ones(updates.shape[:lead], bool)
    where: list[np.ndarray] = []
    for d in range(result.ndim):
        at = np.zeros([1] * rank, np.int64)
        if d in s.index_map:
            start = indices[..., s.index_map.index(d)].astype(np.int64)
            size = updates.shape[lead + windows.index(d)] if d in windows else 1
            inside = inside & (start >= 0) & (start + size <= result.shape[d])
            at = at + start.reshape(*start.shape, *[1] * (rank - lead))
        if d in s.batch:
            axis = s.index_batch[s.batch.index(d)]
            at = at + _along(axis - (axis > s.index_dim), result.shape[d], rank)
        if d in windows:
            place = lead + windows.index(d)
            at = at + _along(place, updates.shape[place], rank)
        where.append(np.broadcast_to(at, updates.shape))
    kept = np.broadcast_to(inside.reshape(*inside.shape, *[1] * (rank - lead)), updates.shape)
    places = tuple(w[kept] for w in where)
    if add is None:
        result[places] = updates[kept]
        return result
    for *place, value in zip(*places, updates[kept], strict=True):
        result[tuple(place)] = add(result[tuple(place)], value)
    return result


MOVES: dict[str, Move] = {
    "slice": _cut,
    "pad": _pad,
    "reshape": lambda node, x: x[0].reshape(node.shape),
    "transpose": lambda node, x: x[0].transpose(node.attr),
    "reverse": lambda node, x: np.flip(x[0], node.attr),
    "broadcast_in_dim": _broadcast,
    "concatenate": lambda node, x: np.concatenate(x, axis=node.attr),
    "dynamic_slice": _dynamic_slice,
    "dynamic_update_slice": _dynamic_update,
    "gather": _gather,
    "select": lambda node, x: np.where(x[0], x[1], x[2]),
}
