"""How reductions and contractions lay out their operands, on NumPy arrays of any elements."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

import numpy as np

from raise_kernel.stablehlo.attributes import Dot


def lines(x: np.ndarray, axes: Sequence[int]) -> np.ndarray:
    """What is reduced together, along a new first axis, in row-major order of `axes`."""
    first = np.moveaxis(x, axes, range(len(axes)))
    return first.reshape(prod(x.shape[a] for a in axes), *first.shape[len(axes) :])


def matrices(dot: Dot, lhs: np.ndarray, rhs: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Both operands of a contraction, as batch, rows, what is summed over."""
    return (
        _matrix(lhs, dot.lhs_batch, dot.lhs_contract),
        _matrix(rhs, dot.rhs_batch, dot.rhs_contract),
    )


def _matrix(x: np.ndarray, batch: Sequence[int], contract: Sequence[int]) -> np.ndarray:
    free = [k for k in range(x.ndim) if k not in batch and k not in contract]
    sizes = [prod(x.shape[k] for k in part) for part in (batch, free, contract)]
    return x.transpose([*batch, *free, *contract]).reshape(sizes)
