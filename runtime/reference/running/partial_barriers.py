"""The orders that barriers of a part of a block establish.

A barrier of all threads of a block orders whatever they did before it and do after it: accesses of
different epochs are ordered then. One of some threads only, as PTX's named barriers are, orders no
access of the others. Each of them is an event with a vector clock (Mattern 1989): for each thread
of the block, the last of its epochs that the event comes after. A warp comes to a barrier as a
whole, as on the device.

Accesses that a thread makes after it arrives at a barrier, without waiting, are taken for ones
before it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field

import numpy as np

Arrivals = list[tuple[int, int]]  # thread of the block, its epoch


@dataclass
class PartialBarriers:
    """The events of a launch. `(block, epoch)` names one: threads that it lets go on are in this
    epoch then, and no others are."""

    _clocks: dict[tuple[int, int], np.ndarray] = field(default_factory=dict)
    # The epoch of the last barrier of all threads before it.
    _starts: dict[tuple[int, int], int] = field(default_factory=dict)

    @property
    def is_empty(self) -> bool:
        """Whether every barrier was one of all threads of its block."""
        return not self._clocks

    def add(
        self,
        block: int,
        epochs: np.ndarray,
        members: np.ndarray,
        arrivals: Iterable[tuple[int, int]],
        epoch: int,
    ) -> None:
        """Some of a block's threads go on from a barrier, into `epoch`. `epochs` are those of all
        its threads before, and `members` are the ones that have come."""
        clock = np.full(epochs.shape, -1, np.int64)
        own = np.where(members, epochs, -1)
        for lane, before in arrivals:
            own[lane] = max(own[lane], before)
        froms = [int(e) for e in np.unique(own[own >= 0])]
        for before in froms:
            clock = np.maximum(clock, self._clocks.get((block, before), before - 1))
        self._clocks[block, epoch] = np.maximum(clock, own)
        self._starts[block, epoch] = max(self._starts.get((block, e), e) for e in froms)

    def starts(self, block: np.ndarray, epoch: np.ndarray) -> np.ndarray:
        """For each access, the epoch of the last barrier before it that was one of all threads."""
        if not self._starts:
            return epoch
        pairs, where = np.unique(np.stack([block, epoch]), axis=1, return_inverse=True)
        found = [self._starts.get((int(b), int(e)), int(e)) for b, e in pairs.T]
        return np.array(found, epoch.dtype)[where.reshape(-1)]

    def orders(self, a: np.void, b: np.void) -> bool:
        """Whether barriers order two accesses of one block, of different epochs."""
        if a["epoch"] > b["epoch"]:
            a, b = b, a
        clock = self._clocks.get((int(b["block"]), int(b["epoch"])))
        return clock is None or bool(clock[a["lane"]] >= a["epoch"])

    def keep(self, blocks: Collection[int]) -> None:
        """Forgets what there was in other blocks."""
        for known in (self._clocks, self._starts):
            for key in [key for key in known if key[0] not in blocks]:
                del known[key]
