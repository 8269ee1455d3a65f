"""Matrices whose addresses are in device memory, as cuBLAS's batched functions take them.

Those that lie equally far apart in one allocation are one operation; else each is one of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from raise_kernel.cuda.device.libraries.call import require
from raise_kernel.cuda.device.libraries.views import Matrix
from raise_kernel.runtime.device.address_space import MEMORY
from raise_kernel.runtime.device.driver import DRIVER


@dataclass(frozen=True)
class Pointers:
    """Device memory that holds the address of each matrix; all have one view and one type."""

    address: int
    view: Matrix
    dtype: np.dtype
    is_written: bool = False

    def addresses(self, batch: int) -> list[int]:
        return DRIVER.copy_out(self.address, 8 * batch).view(np.int64).tolist()

    def apart(self, addresses: Sequence[int]) -> int | None:
        """Elements from each matrix to the next, where one view of all of them is possible."""
        distances = np.diff(addresses)
        distance = int(distances[0])
        apart, rest = divmod(distance, self.dtype.itemsize)
        if rest or (distances != distance).any():
            return None
        if apart < (max(self.view.extent, 1) if self.is_written else 0):
            return None
        first, last = (MEMORY.find(addresses[at]) for at in (0, -1))
        is_one = first is not None and last is not None and first[0] is last[0]
        return apart if is_one else None


@dataclass(frozen=True)
class Part:
    """`count` matrices from number `first` on, done at once: addresses and views of each array."""

    first: int
    count: int
    starts: tuple[int, ...]
    views: tuple[Matrix, ...]


def parts(batch: int, *arrays: Pointers) -> list[Part]:
    """How the matrices of a batch are done."""
    require(batch >= 0, "a negative number of matrices")
    all_starts = [array.addresses(batch) for array in arrays]
    views = tuple(array.view for array in arrays)
    if batch > 1:
        pairs = zip(arrays, all_starts, strict=True)
        apart = [array.apart(starts) for array, starts in pairs]
        known = [distance for distance in apart if distance is not None]
        if len(known) == len(apart):
            together = zip(views, known, strict=True)
            views = tuple(replace(view, batch=batch, apart=distance) for view, distance in together)
            return [Part(0, batch, tuple(starts[0] for starts in all_starts), views)]
    return [Part(at, 1, starts, views) for at, starts in enumerate(zip(*all_starts, strict=True))]
