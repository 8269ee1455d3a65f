"""Races: two accesses to one byte from different threads that nothing orders, one of them a write.

Threads of a block are ordered by the block's barriers, threads of a warp also by warp operations,
threads of a grid by the grid's barriers, and any two by a release and an acquire: an atomic or
volatile write that one does after its access, and an atomic or volatile access of the same place
that the other does before its own. Atomic and volatile accesses do not race with each other.

The log is looked at when it is full and at the end; a race across a full log goes unseen, and so
does one between threads that passed different numbers of partial barriers.
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np

from raise_kernel.frontend.signature import Launch
from raise_kernel.runtime.reference.arena import WRITE
from raise_kernel.runtime.reference.errors import Lane
from raise_kernel.runtime.reference.rendezvous import GRID_EPOCH, WARP_SIZE

ACCESS = np.dtype(
    [
        ("address", np.int64),
        ("block", np.int64),
        ("size", np.int32),
        ("access", np.int32),
        ("lane", np.int32),
        ("site", np.int32),
        ("epoch", np.int32),
        ("warp_epoch", np.int32),
    ]
)
LOG_ENTRIES = 1 << 21
_ORDERING = 4 | 16  # atomic or volatile
_LOOKED_AT = 64  # pairs of one byte, and bytes of one pair of places, that are looked at closely


@dataclass(frozen=True)
class Race:
    """Two accesses, in the order in which they happened here."""

    first: np.void
    second: np.void
    address: int


@dataclass
class AccessLog:
    """The log that lanes write, and what it takes to read it. `count_at` is a native counter."""

    count_at: int
    launch: Launch
    shared: tuple[int, int]
    entries: np.ndarray = field(default_factory=lambda: np.zeros(LOG_ENTRIES, ACCESS))

    def drain(self) -> Race | None:
        """Empties the log; the first race in it."""
        count = ctypes.c_int64.from_address(self.count_at)
        found = find_race(self.entries[: count.value], self.shared)
        count.value = 0
        return found

    def lane(self, access: np.void) -> Lane:
        """The thread that did an access."""
        (gx, gy, _), (bx, by, _) = self.launch.grid, self.launch.block
        block, lane = int(access["block"]), int(access["lane"])
        return Lane(
            (block % gx, block // gx % gy, block // (gx * gy)),
            (lane % bx, lane // bx % by, lane // (bx * by)),
        )


def find_race(log: np.ndarray, shared: tuple[int, int]) -> Race | None:
    """The first race in a log; `shared` is where shared memory starts and ends, a block's own."""
    order, byte = _by_byte(log)
    if not len(order):
        return None
    entries = log[order]
    own = (byte >= shared[0]) & (byte < shared[1])
    block = np.where(own, entries["block"], 0)
    keys = np.lexsort((order, block, byte))
    order, byte, block = order[keys], byte[keys], block[keys]
    new = np.ones(len(order), bool)
    new[1:] = (byte[1:] != byte[:-1]) | (block[1:] != block[:-1])
    starts = np.flatnonzero(new)
    entries = log[order]
    threads = entries["block"] * 1024 + entries["lane"]
    plain = (entries["access"] & _ORDERING) == 0
    writes = (entries["access"] & WRITE) != 0
    suspicious = (
        (np.minimum.reduceat(threads, starts) != np.maximum.reduceat(threads, starts))
        & np.maximum.reduceat(writes, starts)
        & np.maximum.reduceat(plain, starts)
    )
    ends = np.append(starts[1:], len(order))
    seen: dict[tuple[int, ...], int] = {}
    for group in np.flatnonzero(suspicious):
        members = order[starts[group] : ends[group]]
        kinds = tuple(np.unique(log[members]["site"]).tolist())
        seen[kinds] = seen.get(kinds, 0) + 1
        if seen[kinds] > _LOOKED_AT:
            continue
        for i, j in _pairs(log, members):
            if not _ordered(log, i, j):
                return Race(log[i], log[j], int(byte[starts[group]]))
    return None


def _by_byte(log: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """(number of the access, address) for every byte that an access touches."""
    sizes = log["size"]
    order = np.repeat(np.arange(len(log)), sizes)
    ends = np.cumsum(sizes, dtype=np.int64)
    inside = np.arange(len(order)) - np.repeat(ends - sizes, sizes)
    return order, log["address"][order] + inside


def _pairs(log: np.ndarray, members: np.ndarray) -> Iterator[tuple[int, int]]:
    """Pairs of accesses by different threads, a write among them, not both atomic."""
    entries = log[members]
    for place, number in enumerate(members[: _LOOKED_AT + 1]):
        later = entries[place + 1 : place + 1 + _LOOKED_AT]
        entry = log[number]
        differs = (later["block"] != entry["block"]) | (later["lane"] != entry["lane"])
        written = ((later["access"] | entry["access"]) & WRITE) != 0
        plain = ((later["access"] & _ORDERING) == 0) | ((entry["access"] & _ORDERING) == 0)
        for offset in np.flatnonzero(differs & written & plain):
            yield int(number), int(members[place + 1 + offset])


def _ordered(log: np.ndarray, i: int, j: int) -> bool:
    a, b = log[i], log[j]
    together = a["block"] == b["block"]
    if a["epoch"] >> GRID_EPOCH != b["epoch"] >> GRID_EPOCH:
        return True
    if together:
        if a["epoch"] != b["epoch"]:
            return True
        same_warp = a["lane"] // WARP_SIZE == b["lane"] // WARP_SIZE
        if same_warp and a["warp_epoch"] != b["warp_epoch"]:
            return True
    between = log[i + 1 : j]
    between = between[(between["access"] & _ORDERING) != 0]

    def of(entry: np.void) -> np.ndarray:
        mine = between["block"] == entry["block"]
        return mine & (between["lane"] == entry["lane"]) if together else mine

    released = np.flatnonzero(of(a) & ((between["access"] & WRITE) != 0))
    acquired = np.flatnonzero(of(b))
    first_release: dict[int, int] = {}
    for place in released:
        first_release.setdefault(int(between["address"][place]), int(place))
    return any(
        first_release.get(int(between["address"][place]), len(between)) < place
        for place in acquired
    )
