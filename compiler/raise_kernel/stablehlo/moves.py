"""Operations that move elements, on NumPy arrays of any elements."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from raise_kernel.stablehlo.attributes import Padding, SliceBounds
from raise_kernel.stablehlo.indexed import gather
from raise_kernel.stablehlo.operation import Operation

Arrays = Sequence[np.ndarray]
Move = Callable[[Operation, Arrays], np.ndarray]


def iota(shape: Sequence[int], axis: int) -> np.ndarray:
    """The position of each element along an axis."""
    line = np.arange(shape[axis], dtype=np.int64)
    return np.broadcast_to(line.reshape([-1 if k == axis else 1 for k in range(len(shape))]), shape)


def pad(x: np.ndarray, value: Any, padding: Padding) -> np.ndarray:
    """`x` in an array of `value`; negative padding cuts off."""
    low, high = (np.maximum(part, 0) for part in (padding.low, padding.high))
    wide = [
        lo + hi + n + max(0, n - 1) * i
        for lo, hi, n, i in zip(low, high, x.shape, padding.interior, strict=True)
    ]
    result = np.full(wide, value, x.dtype)
    if x.size:
        spread = zip(low, x.shape, padding.interior, strict=True)
        result[tuple(slice(lo, lo + (n - 1) * (i + 1) + 1, i + 1) for lo, n, i in spread)] = x
    ends = zip(np.minimum(padding.low, 0), np.minimum(padding.high, 0), wide, strict=True)
    return result[tuple(slice(-lo, n + hi) for lo, hi, n in ends)]


def broadcast(x: np.ndarray, dims: Sequence[int], shape: Sequence[int]) -> np.ndarray:
    """`x`, whose axes are `dims` of the result, repeated along the others."""
    sizes = [1] * len(shape)
    for axis, dim in enumerate(dims):
        sizes[dim] = x.shape[axis]
    return np.broadcast_to(x.transpose(np.argsort(dims)).reshape(sizes), shape)


def window(
    starts: Sequence[np.ndarray | int], sizes: Sequence[int], shape: Sequence[int]
) -> tuple[slice, ...]:
    """Where a window lies in an array of `shape`: moved inside it, as XLA does."""
    ends = zip(starts, sizes, shape, strict=True)
    inside = [min(max(int(s), 0), total - n) for s, n, total in ends]
    return tuple(slice(s, s + n) for s, n in zip(inside, sizes, strict=True))


def dynamic_update_slice(
    x: np.ndarray, part: np.ndarray, starts: Sequence[np.ndarray | int]
) -> np.ndarray:
    """`x` with `part` in it."""
    result = x.copy()
    result[window(starts, part.shape, x.shape)] = part
    return result


MOVES: dict[str, Move] = {
    "slice": lambda op, x: x[0][SliceBounds(*op.attr).cuts],
    "pad": lambda op, x: pad(x[0], x[1], Padding(*op.attr)),
    "reshape": lambda op, x: x[0].reshape(op.shape),
    "transpose": lambda op, x: x[0].transpose(op.attr),
    "reverse": lambda op, x: np.flip(x[0], op.attr),
    "broadcast_in_dim": lambda op, x: broadcast(x[0], op.attr, op.shape),
    "concatenate": lambda op, x: np.concatenate(x, axis=op.attr),
    "dynamic_slice": lambda op, x: x[0][window(x[1:], op.shape, x[0].shape)],
    "dynamic_update_slice": lambda op, x: dynamic_update_slice(x[0], x[1], x[2:]),
    "gather": lambda op, x: gather(x[0], x[1], op.attr),
    "select": lambda op, x: np.where(x[0], x[1], x[2]),
}

# Which operands have the elements of the result; the others say where they come from. Of a scatter,
# where it sets elements.
CARRIED: dict[str, slice] = {
    **dict.fromkeys(("reshape", "broadcast_in_dim", "slice", "transpose", "reverse"), slice(1)),
    **dict.fromkeys(("dynamic_slice", "gather"), slice(1)),
    **dict.fromkeys(("dynamic_update_slice", "pad"), slice(2)),
    "concatenate": slice(None),
    "select": slice(1, 3),
    "scatter": slice(0, 3, 2),
}
