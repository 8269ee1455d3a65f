"""Cross-lane operations of a block or warp, once all lanes that can have arrived.

The scheduler calls this when no lane of the block can run. Lanes are rows of 32, one row a warp;
lanes that the block lacks count as done. Every operation works on all complete groups at once.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from raise_kernel.runtime.reference import matrices
from raise_kernel.runtime.reference.running.operations import BARRIERS, NO_MASK, WARP, Op
from raise_kernel.runtime.reference.running.partial_barriers import Arrivals
from raise_kernel.runtime.reference.undefined.values import LEAVING

WARP_SIZE = 32
# The bits of a lane's epoch from here on count the barriers of the grid.
GRID_EPOCH = 32
NEW, READY, WAITING, DONE, SERVICE = range(5)
LANE = np.dtype(
    {
        "names": [
            "sp",
            "top",
            "low",
            "state",
            "op",
            "site",
            "index",
            "tid",
            "epoch",
            "args",
            "results",
            "warp_epoch",
        ],
        "formats": [
            "u8",
            "u8",
            "u8",
            "i4",
            "i4",
            "i4",
            "i4",
            ("i4", 3),
            "i8",
            ("u8", 6),
            ("u8", 2),
            "i8",
        ],
        "offsets": [0, 8, 16, 24, 28, 32, 36, 40, 56, 64, 112, 128],
        "itemsize": 136,
    }
)
_BITS = np.arange(WARP_SIZE, dtype=np.uint64)
_LOW32 = np.uint64(0xFFFFFFFF)
# A word for each of some lanes (records) whose result PTX leaves undefined, for a reason; None
# where they are to do what the device does.
Undefined = Callable[[np.ndarray, str], np.ndarray | None]
UNNAMED = "what a warp operation does for a thread that its mask does not name"
NO_SOURCE = "what a shuffle reads from a thread that does not take part in it"


# Hears of a barrier that lets a part of a block go on: the epochs of all lanes before, the lanes
# that have come, those that came without waiting, the epoch after it.
Partial = Callable[[np.ndarray, np.ndarray, Arrivals, int], None]


def as_the_device(lanes: np.ndarray, reason: str) -> None:
    """Lanes outside of the mask take part; a shuffle without a source gives back its operand."""


def unwatched(epochs: np.ndarray, members: np.ndarray, arrivals: Arrivals, epoch: int) -> None:
    """Nobody asks how barriers order accesses."""


@dataclass
class Group:
    """Warps whose lanes meet in one operation: `members[w, l]` are the lanes that take part."""

    op: Op
    lanes: np.ndarray  # (warps, 32) records
    members: np.ndarray  # (warps, 32) bool
    undefined: Undefined = as_the_device

    def arg(self, slot: int) -> np.ndarray:
        return self.lanes["args"][:, :, slot]

    def mask(self, which: np.ndarray) -> np.ndarray:
        """A bit for each lane of `which`, as a column a warp."""
        bits = (which.astype(np.uint64) << _BITS).sum(axis=1, dtype=np.uint64)
        return bits[:, None]

    def finish(self, result: ArrayLike = 0, flag: ArrayLike = 0) -> None:
        """Gives every member its results and lets it run on."""
        for slot, value in ((0, result), (1, flag)):
            column = self.lanes["results"][:, :, slot]
            wide = np.broadcast_to(np.asarray(value).astype(np.uint64), column.shape)
            column[self.members] = wide[self.members]
        epoch = self.lanes["warp_epoch"]
        later = np.broadcast_to(epoch.max(axis=1, keepdims=True) + 1, epoch.shape)
        epoch[self.members] = later[self.members]
        self.lanes["state"][self.members] = READY


def meet(
    rows: np.ndarray,
    arrived: dict[int, Arrivals],
    undefined: Undefined = as_the_device,
    partial: Partial = unwatched,
) -> bool:
    """Completes what is complete among the waiting lanes; False when nothing is.

    `rows` are the lanes of the block in rows of 32; `arrived` has the arrivals without waiting at
    each barrier. `partial` hears of barriers that not all threads have come to.
    """
    waiting = rows["state"] == WAITING
    progress = _warps(rows, waiting, True, undefined)
    progress |= _barriers(rows, waiting, arrived, partial)
    # Operations without a mask take whoever is there when nobody else can come.
    return progress or _warps(rows, waiting, False, undefined)


def _warps(rows: np.ndarray, waiting: np.ndarray, with_mask: bool, undefined: Undefined) -> bool:
    op, first = rows["op"], rows["args"][:, :, 0]
    masked = first < NO_MASK
    candidates = waiting & np.isin(op, _WARP_OPS) & (masked == with_mask)
    if not candidates.any():
        return False
    done = rows["state"] == DONE
    second = first if with_mask else _locations(rows)
    keys = (op.astype(np.uint64) << np.uint64(48)) | second
    progress = False
    for key in np.unique(keys[candidates]):
        members = np.logical_and(candidates, np.equal(keys, key))
        complete = np.asarray(members.any(axis=1))
        if with_mask:
            named = (((key & _LOW32) >> _BITS) & np.uint64(1)).astype(bool)
            complete &= (~named | members | done).all(axis=1)
            progress |= bool(complete.any())
            apart = members & ~named & complete[:, None]
            members &= ~_leave(rows, apart, undefined)
            complete &= members.any(axis=1)
        if complete.any():
            which = np.flatnonzero(complete)
            group = Group(Op(int(key) >> 48), rows[which], members[which], undefined)
            _ACTIONS[group.op](group)
            rows[which] = group.lanes
            progress = True
    return progress


def _leave(rows: np.ndarray, unnamed: np.ndarray, undefined: Undefined) -> np.ndarray:
    """Lanes that the mask of their operation does not name run on without the others, with any
    result, where their word says so."""
    words = undefined(rows[unnamed], UNNAMED) if unnamed.any() else None
    leaving = np.zeros_like(unnamed)
    if words is None:
        return leaving
    leaving[unnamed] = words >> np.uint64(LEAVING) & np.uint64(1) == 1
    results = np.zeros(rows.shape, np.uint64)
    results[unnamed] = words
    group = Group(Op.NONE, rows, leaving)
    group.finish(results, results >> np.uint64(32) & np.uint64(1))
    return leaving


def _locations(rows: np.ndarray) -> np.ndarray:
    """Where each lane stands: its site, and the calls by which it came there."""
    path = rows["args"][:, :, 5] * np.uint64(1000003)
    return (path + rows["site"].astype(np.uint64)) & np.uint64((1 << 48) - 1)


def _barriers(
    rows: np.ndarray, waiting: np.ndarray, arrived: dict[int, Arrivals], partial: Partial
) -> bool:
    at_barrier = waiting & np.isin(rows["op"], _BARRIER_OPS)
    if not at_barrier.any():
        return False
    live = rows["state"] != DONE
    ids = rows["args"][:, :, 0]
    progress = False
    for number in np.unique(ids[at_barrier]):
        here = at_barrier & (ids == number)
        wanted = int(rows["args"][:, :, 1][here].max()) & 0xFFFFFFFF
        if wanted:
            complete = _present(here, live) + len(arrived.get(int(number), [])) >= wanted
        else:
            complete = bool((here == live).all()) and not _apart(rows, here)
        if complete:
            arrivals = arrived.pop(int(number), [])
            epoch = int(rows["epoch"].max()) + 1
            warps = np.asarray(here.any(axis=1))
            if wanted and not warps.all():
                members = np.repeat(warps, WARP_SIZE)
                partial(rows["epoch"].reshape(-1), members, arrivals, epoch)
            _release(rows, here, epoch)
            progress = True
    return progress


def _apart(rows: np.ndarray, here: np.ndarray) -> bool:
    """Whether threads wait at different locations for a barrier that is to be one for all."""
    locations = rows["args"][:, :, 3][here]
    return len(np.unique(locations[locations != 0])) > 1


def _present(here: np.ndarray, live: np.ndarray) -> int:
    """Threads that a counted barrier has: a warp that has come brings its missing lanes."""
    warps: np.ndarray = np.any(here, axis=1)
    return int(here.sum()) + int((~live & warps[:, None]).sum())


def _release(rows: np.ndarray, here: np.ndarray, epoch: int) -> None:
    truth = rows["args"][:, :, 2][here] & np.uint64(1)
    op = rows["op"]
    results = rows["results"]
    for kind, value in (
        (Op.BARRIER_POPC, int(truth.sum())),
        (Op.BARRIER_AND, int(truth.all())),
        (Op.BARRIER_OR, int(truth.any())),
    ):
        results[:, :, 0][here & (op == kind)] = value
    rows["epoch"][here] = epoch
    rows["state"][here] = READY


def _shuffle(selected_lane: Callable[[np.ndarray, np.ndarray], np.ndarray], up: bool) -> Callable:
    def run(group: Group) -> None:
        value = group.arg(1)
        selector = (group.arg(2) & _LOW32).astype(np.int64)
        control = (group.arg(3) & _LOW32).astype(np.int64)
        lane = np.broadcast_to(np.arange(WARP_SIZE), value.shape)
        clamp, segment = control & 31, (control >> 8) & 31
        low = lane & segment
        limit = low | (clamp & ~segment)
        selected = selector & 31
        source = selected_lane(np.where(segment < 0, 0, lane), selected)
        if selected_lane is _indexed:
            source = low | (selected & ~segment)
        inside = source >= limit if up else source <= limit
        source = np.where(inside, source, lane)
        active = np.take_along_axis(group.members, source, axis=1)
        given = np.take_along_axis(value, np.where(active, source, lane), axis=1)
        lacking = group.members & ~(active & _names(group.arg(0), source))
        words = group.undefined(group.lanes[lacking], NO_SOURCE) if lacking.any() else None
        if words is not None:
            given[lacking] = words
        group.finish(given, inside)

    return run


def _names(mask: np.ndarray, lane: np.ndarray) -> np.ndarray:
    """Whether a mask has the bit of a lane; no mask has them all."""
    return (mask >> lane.astype(np.uint64) & np.uint64(1) == 1) | (mask >= NO_MASK)


def _indexed(lane: np.ndarray, selected: np.ndarray) -> np.ndarray:
    return selected


def _vote(group: Group) -> None:
    truth = (group.arg(1) & np.uint64(1)).astype(bool) & group.members
    every = (truth | ~group.members).all(axis=1, keepdims=True)
    some = truth.any(axis=1, keepdims=True)
    if group.op == Op.VOTE_BALLOT:
        group.finish(group.mask(truth))
    elif group.op == Op.VOTE_ALL:
        group.finish(every)
    elif group.op == Op.VOTE_ANY:
        group.finish(some)
    else:
        group.finish(every | ~some)


def _match_any(group: Group) -> None:
    value = group.arg(1)
    same = (value[:, :, None] == value[:, None, :]) & group.members[:, None, :]
    group.finish((same.astype(np.uint64) << _BITS).sum(axis=2, dtype=np.uint64))


def _match_all(group: Group) -> None:
    value = group.arg(1)
    first = np.take_along_axis(value, group.members.argmax(axis=1)[:, None], axis=1)
    equal = ((value == first) | ~group.members).all(axis=1, keepdims=True)
    group.finish(np.where(equal, group.mask(group.members), np.uint64(0)), equal)


def _elect(group: Group) -> None:
    leader = group.members.argmax(axis=1)[:, None]
    group.finish(leader, np.arange(WARP_SIZE)[None, :] == leader)


def _member_mask(group: Group) -> None:
    group.finish(group.mask(group.members))


def _reduce(ufunc: np.ufunc, dtype: type, neutral: float) -> Callable[[Group], None]:
    def run(group: Group) -> None:
        value = group.arg(1).astype(np.uint32).view(dtype).reshape(group.members.shape)
        kept = np.where(group.members, value, np.asarray(neutral, dtype))
        total = ufunc.reduce(kept, axis=1, dtype=dtype, keepdims=True)
        group.finish(np.ascontiguousarray(total).view(np.uint32).astype(np.uint64))

    return run


_INT = np.iinfo(np.int32)
_ACTIONS: dict[Op, Callable[[Group], None]] = {
    Op.WARP_SYNC: lambda group: group.finish(),
    Op.SHFL_IDX: _shuffle(_indexed, up=False),
    Op.SHFL_UP: _shuffle(lambda lane, by: lane - by, up=True),
    Op.SHFL_DOWN: _shuffle(lambda lane, by: lane + by, up=False),
    Op.SHFL_BFLY: _shuffle(lambda lane, by: lane ^ by, up=False),
    Op.VOTE_ALL: _vote,
    Op.VOTE_ANY: _vote,
    Op.VOTE_UNI: _vote,
    Op.VOTE_BALLOT: _vote,
    Op.MATCH_ANY: _match_any,
    Op.MATCH_ALL: _match_all,
    Op.ELECT: _elect,
    Op.ACTIVEMASK: _member_mask,
    Op.REDUX_ADD: _reduce(np.add, np.uint32, 0),
    Op.REDUX_AND: _reduce(np.bitwise_and, np.uint32, 0xFFFFFFFF),
    Op.REDUX_OR: _reduce(np.bitwise_or, np.uint32, 0),
    Op.REDUX_XOR: _reduce(np.bitwise_xor, np.uint32, 0),
    Op.REDUX_MIN: _reduce(np.minimum, np.int32, _INT.max),
    Op.REDUX_MAX: _reduce(np.maximum, np.int32, _INT.min),
    Op.REDUX_UMIN: _reduce(np.minimum, np.uint32, 0xFFFFFFFF),
    Op.REDUX_UMAX: _reduce(np.maximum, np.uint32, 0),
    Op.REDUX_FMIN: _reduce(np.fmin, np.float32, np.nan),
    Op.REDUX_FMAX: _reduce(np.fmax, np.float32, np.nan),
    Op.REDUX_FMIN_NAN: _reduce(np.minimum, np.float32, np.inf),
    Op.REDUX_FMAX_NAN: _reduce(np.maximum, np.float32, -np.inf),
    Op.MATRIX: matrices.multiply,
}
_WARP_OPS = np.array(sorted(WARP))
_BARRIER_OPS = np.array(sorted(BARRIERS))
