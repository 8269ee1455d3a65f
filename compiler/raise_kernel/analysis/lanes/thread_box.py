"""The threads of a block by number: their lane indices, and the source threads of shuffles."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from raise_kernel.analysis.accesses.affine_maps import parallel_box
from raise_kernel.bindings import ir

Numbers = np.ndarray


class ThreadBox:
    """The threads of the loop `threads` that differ in `lanes` only, the last index fastest.

    `coordinates[k]` has the k-th lane index of every thread; from one value of it to the next there
    are `strides[k]` threads.
    """

    def __init__(self, threads: ir.Operation, lanes: Sequence[ir.Value]) -> None:
        self.lanes = list(lanes)
        bounds = zip(threads.regions[0].blocks[0].arguments, parallel_box(threads), strict=True)
        box = [bound for lane, bound in bounds if lane in self.lanes]
        grids = np.meshgrid(*[np.arange(*b, dtype=np.int64) for b in box], indexing="ij")
        self.coordinates = [g.reshape(-1) for g in grids]
        self.count = self.coordinates[0].size
        self.sizes = [len(range(*b)) for b in box]
        axes = range(len(box))
        self.strides = [int(np.prod(self.sizes[k + 1 :], dtype=np.int64)) for k in axes]

    def shuffled(
        self, axis: int, mode: str, by: Numbers, control: Numbers, active: Numbers
    ) -> Numbers:
        """The source thread of each thread in a shuffle along `axis`.

        It is the thread itself if the source lane is out of range or inactive. `by` and `control`
        are the operands of PTX.
        """
        lane, by = self.coordinates[axis], by & 31
        segment, edge = control >> 8 & 31, control & 31
        last = lane & segment | edge & ~segment
        if mode == "up":
            source = lane - by
            inside = source >= last
        else:
            source = {
                "down": lane + by,
                "xor": lane ^ by,
                "idx": lane & segment | by & ~segment,
            }[mode]
            inside = source <= last
        inside &= (source >= 0) & (source < self.sizes[axis])
        threads = np.arange(self.count)
        moved = np.where(inside, threads + (source - lane) * self.strides[axis], threads)
        return np.where(active[moved], moved, threads)

    def rows(self, axis: int) -> Numbers:
        """The threads of each row along `axis`."""
        first = np.flatnonzero(self.coordinates[axis] == self.coordinates[axis].min())
        return first[:, None] + self.strides[axis] * np.arange(self.sizes[axis])
