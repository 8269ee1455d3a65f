"""How reductions lay out their operands, on NumPy arrays of any elements."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

import numpy as np


def lines(x: np.ndarray, axes: Sequence[int]) -> np.ndarray:
    """What is reduced together, along a new first axis, in row-major order of `axes`."""
    first = np.moveaxis(x, axes, range(len(axes)))
    return first.reshape(prod(x.shape[a] for a in axes), *first.shape[len(axes) :])
