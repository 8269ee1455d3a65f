"""Launches of the usual forms: a thread an element of a line, a plane or a box."""

from __future__ import annotations

import numpy as np

from bench.workload import Argument, Step, blocks


def line(kernel: str, count: int, *args: Argument) -> Step:
    """256 threads a block along one axis."""
    return Step(kernel, (blocks(count, 256),), (256,), args)


def plane(kernel: str, rows: int, columns: int, *args: Argument) -> Step:
    """Blocks of 32 columns and 8 rows."""
    return Step(kernel, (blocks(columns, 32), blocks(rows, 8)), (32, 8), args)


def box(kernel: str, shape: tuple[int, int, int], *args: Argument) -> Step:
    """A plane of blocks for each index of the first axis."""
    planes, rows, columns = shape
    return Step(kernel, (blocks(columns, 32), blocks(rows, 8), planes), (32, 8), args)


def ints(*values: int) -> tuple[np.int32, ...]:
    """Sizes as the kernels take them."""
    return tuple(np.int32(value) for value in values)
