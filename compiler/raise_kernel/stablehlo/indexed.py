"""`stablehlo.gather` and `stablehlo.scatter`, on NumPy arrays of any elements."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from raise_kernel.stablehlo.attributes import Gather, Scatter


def gather(array: np.ndarray, index: np.ndarray, g: Gather) -> np.ndarray:
    """Windows of `array`, each moved inside it."""
    if array.ndim == 1 and g.collapsed and g.index_dim == index.ndim:
        return array.take(index, mode="clip")
    indices = _index_last(index, g.index_dim)
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


def scatter(
    x: Sequence[np.ndarray],
    s: Scatter,
    add: Callable[[np.ndarray, np.ndarray], np.ndarray] | None,
) -> np.ndarray:
    """`x`, an array, indices and updates: it sets elements; `add` where it adds to them, one update
    at a time."""
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
            axis = lead + windows.index(d)
            at = at + _along(axis, updates.shape[axis], rank)
        where.append(np.broadcast_to(at, updates.shape))
    kept = np.broadcast_to(inside.reshape(*inside.shape, *[1] * (rank - lead)), updates.shape)
    elements = tuple(w[kept] for w in where)
    if add is None:
        result[elements] = updates[kept]
        return result
    for *element, value in zip(*elements, updates[kept], strict=True):
        result[tuple(element)] = add(result[tuple(element)], value)
    return result


def _index_last(indices: np.ndarray, axis: int) -> np.ndarray:
    return indices[..., None] if axis == indices.ndim else np.moveaxis(indices, axis, -1)


def _along(axis: int, length: int, rank: int) -> np.ndarray:
    return np.arange(length).reshape([-1 if k == axis else 1 for k in range(rank)])
