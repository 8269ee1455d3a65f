"""Races: two accesses to one byte from different threads that nothing orders, one of them a write.

Threads of a block are ordered by the block's barriers, those of a part of it by that part's
(running/partial_barriers.py), threads of a warp also by warp operations,
threads of a grid by the grid's barriers, and any two by a release and an acquire: an atomic or
volatile write that one does after its access, and an atomic or volatile access of the same location
that the other does before its own. Atomic and volatile accesses do not race with each other, and
neither do two stores of one value to one location: whichever comes last, the same is there. The
read that a compare and swap starts from does not race with atomics either: the swap looks at it
again.

The log is looked at when it is full and at the end; a race across a full log goes unseen, and so
does one between threads of a warp that passed different numbers of operations of some of its lanes,
and everything after the limit of accesses that a RaceCheck may have.
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np

from raise_kernel.frontend.arguments.signature import Launch
from raise_kernel.runtime.reference.arena import ATOMIC, WRITE
from raise_kernel.runtime.reference.errors import Lane, RaceError
from raise_kernel.runtime.reference.running.partial_barriers import PartialBarriers
from raise_kernel.runtime.reference.running.rendezvous import GRID_EPOCH, WARP_SIZE

ACCESS = np.dtype(
    [
        ("address", np.int64),
        ("block", np.int64),
        ("size", np.int32),
        ("access", np.int32),
        ("lane", np.int32),
        ("site", np.int32),
        ("epoch", np.int64),
        ("warp_epoch", np.int32),
        ("value", np.int64),
    ],
    align=True,
)
LOG_ENTRIES = 1 << 21
_SWAP = 128
_ORDERING = ATOMIC | 16  # or volatile
_VALUED, _SEVERAL = 32, 64  # a plain store whose value is known; one of several values
_LOOKED_AT = 64  # pairs of one byte, and bytes of one pair of locations, that are looked at closely


@dataclass(frozen=True)
class Race:
    """Two accesses, in the order in which they happened here."""

    first: np.void
    second: np.void
    address: int


@dataclass
class RaceCheck:
    """Asks for the check, and hears how far it went.

    `limit`: accesses after which no more are looked at, rounded up to a full log; None looks at
    all. `looked_at` accesses were, and `complete` says that there were no others. With
    `only_shared` a race in shared memory ends the launch; the first one in other memory is kept in
    `elsewhere`. `only` chooses one location, as (memory, first byte, bytes): plain accesses to
    others are not looked at.
    """

    limit: int | None = None
    only_shared: bool = False
    looked_at: int = 0
    complete: bool = True
    elsewhere: RaceError | None = None
    only: tuple[int, int, int] | None = None


@dataclass
class AccessLog:
    """The log that lanes write, and what it takes to read it.

    `count_at` and `entries_at` are where the native code has the number of entries and the address
    of the first, which is null once the check has seen enough.
    """

    count_at: int
    entries_at: int
    check: RaceCheck
    launch: Launch
    shared: tuple[int, int]
    entries: np.ndarray = field(default_factory=lambda: np.zeros(LOG_ENTRIES, ACCESS))
    partial: PartialBarriers = field(default_factory=PartialBarriers)

    def drain(self) -> Race | None:
        """Empties the log; the first race in it."""
        count = ctypes.c_int64.from_address(self.count_at)
        check = self.check
        log = self.entries[: count.value]
        own = (log["address"] >= self.shared[0]) & (log["address"] < self.shared[1])
        found = find_race(log, own, self.partial, block_own=True)
        found = found or find_race(log, ~own, self.partial, block_own=False)
        self.partial.keep(set(np.unique(log["block"]).tolist()))
        check.looked_at += count.value
        if count.value == len(self.entries) and check.limit is not None:
            check.complete = check.looked_at < check.limit
            if not check.complete:
                ctypes.c_uint64.from_address(self.entries_at).value = 0
        count.value = 0
        return found

    def is_shared(self, race: Race) -> bool:
        """Whether the race is in the block's own memory."""
        return self.shared[0] <= race.address < self.shared[1]

    def lane(self, access: np.void) -> Lane:
        """The thread that did an access."""
        (gx, gy, _), (bx, by, _) = self.launch.grid, self.launch.block
        block, lane = int(access["block"]), int(access["lane"])
        return Lane(
            (block % gx, block // gx % gy, block // (gx * gy)),
            (lane % bx, lane // bx % by, lane // (bx * by)),
        )


def find_race(
    log: np.ndarray, chosen: np.ndarray, partial: PartialBarriers, *, block_own: bool
) -> Race | None:
    """The first race among the chosen accesses of a log; `block_own`: each block has its own
    memory there, and its barriers order all that is done to it."""
    order, byte = _by_byte(log, np.flatnonzero(chosen))
    if not len(order):
        return None
    entries = log[order]
    block = entries["block"] if block_own else np.zeros(len(order), np.int64)
    if block_own:
        epoch = partial.starts(entries["block"], entries["epoch"])
    else:
        epoch = entries["epoch"] >> GRID_EPOCH
    keys = np.lexsort((order, epoch, block, byte))
    order, byte, block, epoch = order[keys], byte[keys], block[keys], epoch[keys]
    new = np.ones(len(order), bool)
    new[1:] = (byte[1:] != byte[:-1]) | (block[1:] != block[:-1]) | (epoch[1:] != epoch[:-1])
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
    checked = _reexamined(log) if suspicious.any() else frozenset()
    seen: dict[tuple[int, ...], int] = {}
    for group in np.flatnonzero(suspicious):
        members = _without_repeats(log, order[starts[group] : ends[group]])
        kinds = tuple(np.unique(log[members]["site"]).tolist())
        seen[kinds] = seen.get(kinds, 0) + 1
        if seen[kinds] > _LOOKED_AT:
            continue
        for i, j in _pairs(log, members, checked, partial):
            if not _handed_over(log, i, j):
                return Race(log[i], log[j], int(byte[starts[group]]))
    return None


def _by_byte(log: np.ndarray, chosen: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """(number of the access, address) for every unit that a chosen access touches.

    A unit is as many bytes as all addresses and sizes are a multiple of.
    """
    bits = int(np.bitwise_or.reduce(log["address"][chosen] | log["size"][chosen], initial=0))
    unit = next((1 << b for b in range(3) if bits >> b & 1), 8)
    sizes = log["size"][chosen] // unit
    order = np.repeat(chosen, sizes)
    ends = np.cumsum(sizes, dtype=np.int64)
    inside = np.arange(len(order)) - np.repeat(ends - sizes, sizes)
    return order, log["address"][order] + inside * unit


_SAME_ACCESS = ("block", "lane", "site", "access", "epoch", "warp_epoch")


def _without_repeats(log: np.ndarray, members: np.ndarray) -> np.ndarray:
    """Accesses to one byte, but of those that a thread does again and again the first and last."""
    if len(members) <= _LOOKED_AT:
        return members
    columns = np.stack([log[name][members].astype(np.int64) for name in _SAME_ACCESS], axis=1)
    _, first = np.unique(columns, axis=0, return_index=True)
    _, last = np.unique(columns[::-1], axis=0, return_index=True)
    return members[np.union1d(first, len(members) - 1 - last)]


def _reexamined(log: np.ndarray) -> frozenset[int]:
    """The sites of plain reads that a compare and swap of the thread follows at the same
    location."""
    swaps = np.flatnonzero((log["access"] & _SWAP) != 0)
    if not len(swaps):
        return frozenset()
    _, location = np.unique(log["address"], return_inverse=True)
    # Locations and threads of a log fit in 64 bits.
    keys = location.astype(np.int64) << 40 | log["block"] << 10 | log["lane"]
    reads = np.flatnonzero((log["access"] & (WRITE | _ORDERING)) == 0)
    known, backwards = np.unique(keys[swaps][::-1], return_index=True)
    last = swaps[::-1][backwards]
    at = np.minimum(np.searchsorted(known, keys[reads]), len(known) - 1)
    before = (known[at] == keys[reads]) & (reads < last[at])
    return frozenset(np.unique(log["site"][reads[before]]).tolist())


def _pairs(
    log: np.ndarray, members: np.ndarray, checked: frozenset[int], partial: PartialBarriers
) -> Iterator[tuple[int, int]]:
    """Pairs of accesses by different threads that no barrier or warp operation orders: a write
    among them, not both atomic, not two stores of one value, and not an atomic and a read at a
    `checked` site."""
    entries = log[members]
    atomic = (entries["access"] & ATOMIC) != 0
    retried = np.isin(entries["site"], [*checked]) & ((entries["access"] & WRITE) == 0)
    for location, number in enumerate(members[: _LOOKED_AT + 1]):
        later = entries[location + 1 : location + 1 + _LOOKED_AT]
        entry = log[int(number)]
        differs = (later["block"] != entry["block"]) | (later["lane"] != entry["lane"])
        written = ((later["access"] | entry["access"]) & WRITE) != 0
        plain = ((later["access"] & _ORDERING) == 0) | ((entry["access"] & _ORDERING) == 0)
        valued = later["access"] & entry["access"] & _VALUED != 0
        several = (later["access"] | entry["access"]) & _SEVERAL != 0
        same = valued & ~several & (later["value"] == entry["value"])
        same &= (later["address"] == entry["address"]) & (later["size"] == entry["size"])
        together = later["block"] == entry["block"]
        in_warp = together & (later["lane"] // WARP_SIZE == entry["lane"] // WARP_SIZE)
        ordered = later["epoch"] >> GRID_EPOCH != entry["epoch"] >> GRID_EPOCH
        met = together & (later["epoch"] != entry["epoch"])
        if partial.is_empty:
            ordered |= met
        ordered |= in_warp & (later["warp_epoch"] != entry["warp_epoch"])
        rest = slice(location + 1, location + 1 + _LOOKED_AT)
        fine = same | ordered
        fine |= (retried[location] & atomic[rest]) | (atomic[location] & retried[rest])
        for offset in np.flatnonzero(differs & written & plain & ~fine):
            other = int(members[location + 1 + offset])
            if not (met[offset] and partial.orders(entry, log[other])):
                yield int(number), other


def _handed_over(log: np.ndarray, i: int, j: int) -> bool:
    """Whether the first thread releases something, by its access or later, that the other has
    acquired when it does its own."""
    a, b = log[i], log[j]
    together = a["block"] == b["block"]
    between = log[i : j + 1]
    between = between[(between["access"] & _ORDERING) != 0]

    def of(entry: np.void) -> np.ndarray:
        mine = between["block"] == entry["block"]
        return mine & (between["lane"] == entry["lane"]) if together else mine

    released = np.flatnonzero(of(a) & ((between["access"] & WRITE) != 0))
    acquired = np.flatnonzero(of(b))
    first_release: dict[int, int] = {}
    for location in released:
        first_release.setdefault(int(between["address"][location]), int(location))
    return any(
        first_release.get(int(between["address"][location]), len(between)) < location
        for location in acquired
    )
