"""Runs a launch: blocks one after another, and together where one waits for another."""

from __future__ import annotations

import ctypes
import functools
from collections import deque
from dataclasses import dataclass, field

import numpy as np

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.arguments.signature import Launch
from raise_kernel.runtime.reference import native
from raise_kernel.runtime.reference.arena import arena
from raise_kernel.runtime.reference.errors import (
    BarrierError,
    DeadlockError,
    Lane,
    StepLimitError,
)
from raise_kernel.runtime.reference.program import Program
from raise_kernel.runtime.reference.running.counter import counted
from raise_kernel.runtime.reference.running.operations import BARRIERS, Op
from raise_kernel.runtime.reference.running.order import FORWARDS, Order
from raise_kernel.runtime.reference.running.partial_barriers import Arrivals
from raise_kernel.runtime.reference.running.rendezvous import (
    DONE,
    GRID_EPOCH,
    LANE,
    READY,
    WAITING,
    WARP_SIZE,
    Partial,
    Undefined,
    as_the_device,
    meet,
    unwatched,
)
from raise_kernel.runtime.reference.running.services import Services
from raise_kernel.runtime.reference.undefined.values import UndefinedValue, UndefinedValues

BLOCK = np.dtype(
    {
        "names": ["lanes", "count", "live", "cursor", "rounds", "number", "end", "ctaid", "free",
                  "tops"],
        "formats": ["u8", "i4", "i4", "i4", "i4", "i8", "i8", ("i4", 3), "i4", "u8"],
        "offsets": [0, 8, 12, 16, 20, 24, 32, 40, 52, 56],
        "itemsize": 64,
    }
)  # fmt: skip
_FINISHED, _SERVICE, _BLOCKED, _SLOW, _GRID = -1, 1, 2, 3, 4
_MAX_RESIDENT_LANES = 1 << 15
_BARRIER_OPS = np.array(sorted(BARRIERS))
# A meeting of threads that is decided here, or a block in location of another one in an order that
# mixes blocks, takes as long as so many loop iterations.
MEETING = 1 << 12
_LOW32 = np.uint64(0xFFFFFFFF)


@dataclass
class Resident:
    """A block on the machine: its lanes, its stacks, its shared memory while it is away."""

    record: np.ndarray  # of one BLOCK
    rows: np.ndarray  # LANE records, 32 a row
    tops: np.ndarray
    stacks: tuple[int, int]
    fresh: bool = True
    arrived: dict[int, Arrivals] = field(default_factory=dict)
    shared: tuple[np.ndarray, np.ndarray] | None = None  # and what is known of it

    @property
    def number(self) -> int:
        return int(self.record["number"][0])

    @property
    def end(self) -> int:
        return int(self.record["end"][0])

    def assign(self, begin: int, end: int) -> None:
        """Its next blocks."""
        self.record["number"], self.record["end"] = begin, end
        self.fresh = True
        self.arrived.clear()


@dataclass
class Scheduler:
    """One launch of a compiled kernel over memory that is already in location."""

    program: Program
    launch: Launch
    services: Services
    max_steps: int
    whole_barriers: bool = False
    order: Order = FORWARDS
    undefined: UndefinedValues | None = None
    _pending: int = 0  # the first block that no resident has been given
    _active: deque[Resident] = field(default_factory=deque)
    _all: list[Resident] = field(default_factory=list)
    _loaded: Resident | None = None

    @functools.cached_property
    def _steps(self) -> ctypes.c_int64:
        """How many steps all threads have made, in the memory of the program."""
        return ctypes.c_int64.from_address(self.program.address("rk.steps"))

    def run(self) -> None:
        """Every block to its end, or an ExecutionError."""
        total = self._blocks
        try:
            if total:
                self._admit(0, total)
                self._pending = total
            with counted(self.threads_done):
                while self._active:
                    self._run_one(self._active[0], total)
        finally:
            memory = arena()
            for resident in self._all:
                memory.release(memory.stacks, *resident.stacks)

    def threads_done(self) -> tuple[int, int]:
        """Threads of the blocks that have ended, and threads in all. Any thread may ask."""
        ahead = sum(max(0, r.end - r.number) for r in list(self._active))
        return max(0, self._pending - ahead) * self._lanes, self._blocks * self._lanes

    @property
    def _blocks(self) -> int:
        return int(np.prod(self.launch.grid, dtype=np.int64))

    def _run_one(self, current: Resident, total: int) -> None:
        """Lets one block run until it ends, or spins while others could be what it waits for."""
        self._load(current)
        status = self._advance(current)
        if status == _FINISHED:
            if self._pending >= total:
                self._active.popleft()
                return
            end = total if len(self._active) == 1 else self._pending + 1
            current.assign(self._pending, end)
            self._pending = end
            return
        following = current.number + 1
        if len(self._active) == 1 and current.end > following:
            self._pending = following
            current.record["end"] = following
        if status == _GRID:
            self._meet_grid(total)
        elif self.order.mixes_blocks:
            self._steps.value += MEETING
        self._count_steps(current)
        room = (len(self._all) + 1) * self._lanes <= _MAX_RESIDENT_LANES
        if self._pending < total and room:
            self._admit(self._pending, self._pending + 1)
            self._pending += 1
        else:
            self._active.rotate(-1)

    def _meet_grid(self, total: int) -> None:
        """Lets all blocks run on where every one of them waits for the grid."""
        if self._pending < total:
            if (len(self._all) + 1) * self._lanes > _MAX_RESIDENT_LANES:
                raise Refusal(
                    "RK007",
                    f"a grid barrier of more than {_MAX_RESIDENT_LANES} threads",
                    kernel=self.services.kernel,
                    hint="a cooperative launch has all its blocks on the device at once",
                )
            return
        if not all(_at_grid(resident) for resident in self._active):
            return
        self._steps.value += MEETING
        epochs = [int(resident.rows["epoch"].max()) for resident in self._active]
        later = ((max(epochs) >> GRID_EPOCH) + 1) << GRID_EPOCH
        for resident in self._active:
            waiting = resident.rows["state"] == WAITING
            resident.rows["epoch"][waiting] = later
            resident.rows["state"][waiting] = READY

    @property
    def _lanes(self) -> int:
        return int(np.prod(self.launch.block))

    def _admit(self, begin: int, end: int) -> None:
        resident = _resident(self.launch, self._lanes)
        resident.assign(begin, end)
        self._all.append(resident)
        self._active.appendleft(resident)

    def _load(self, resident: Resident) -> None:
        """Puts a block's shared memory in location of the last one's."""
        if self._loaded is resident:
            return
        start = self.program.translation.window.start
        size = ctypes.c_int64.from_address(self.program.address("rk.shared.size")).value
        view, shadow = arena().view(start, size), arena().shadow(start, size)
        if self._loaded is not None:
            self._loaded.shared = view.copy(), shadow.copy()
        if resident.shared is not None:
            view[:], shadow[:] = resident.shared
        self._loaded = resident

    def _advance(self, resident: Resident) -> int:
        """Runs until the block's range is finished or the block only spins."""
        while True:
            status = self.program.run_blocks(resident.record.ctypes.data, resident.fresh)
            resident.fresh = False
            if status == _SERVICE:
                self._serve(resident)
            elif status == _BLOCKED and _at_grid(resident):
                return _GRID
            elif status == _BLOCKED:
                self._meet(resident)
                self._steps.value += MEETING
            else:
                return status

    def _serve(self, resident: Resident) -> None:
        cursor = int(resident.record["cursor"][0])
        record = resident.rows.reshape(-1)[self.order.permuted(cursor, self._lanes)]
        if record["op"] == Op.BARRIER_ARRIVE:
            number = int(record["args"][0])
            arrival = int(record["index"]), int(record["epoch"])
            resident.arrived.setdefault(number, []).append(arrival)
        else:
            self.services.serve(record, self._lane(resident, record))
        record["state"] = READY

    def _meet(self, resident: Resident) -> None:
        if self.whole_barriers:
            self._look_for_absent(resident)
        self._look_for_part_warps(resident)
        undefined, partial = self._undefined(resident), self._partial(resident)
        if not meet(resident.rows, resident.arrived, undefined, partial):
            raise self._deadlock(resident)

    def _partial(self, resident: Resident) -> Partial:
        """Tells the log of accesses, where there is one, of barriers of a part of a block."""
        log = self.services.log
        return unwatched if log is None else functools.partial(log.partial.add, resident.number)

    def _undefined(self, resident: Resident) -> Undefined:
        """What lanes get where PTX leaves the result undefined: a choice for each site."""
        undefined = self.undefined
        if undefined is None:
            return as_the_device

        def choose(lanes: np.ndarray, reason: str) -> np.ndarray:
            words = np.zeros(len(lanes), np.uint64)
            for site in np.unique(lanes["site"]):
                here = lanes["site"] == site
                first = self._lane(resident, lanes[here][0])
                value = UndefinedValue(int(site), reason, first, str(self.services.sites[site]))
                words[here] = undefined.choose(value, lanes["index"][here])
            return words

        return choose

    def _look_for_absent(self, resident: Resident) -> None:
        """BarrierError where threads wait for the whole block, and one of it has returned."""
        lanes = resident.rows.reshape(-1)[: self._lanes]
        waiting = lanes[lanes["state"] == WAITING]
        of_all = (waiting["args"][:, 1] & _LOW32) == 0
        waiting = waiting[np.isin(waiting["op"], _BARRIER_OPS) & of_all]
        gone = lanes[lanes["state"] == DONE]
        if not len(waiting) or not len(gone):
            return
        first, absent = waiting[0], gone[0]
        location = str(self.services.source(first))
        raise BarrierError(
            "RK034",
            f"{len(gone)} of the block's {len(lanes)} threads never reach the barrier at "
            f"{location}: thread {tuple(int(v) for v in absent['tid'])} has returned at "
            f"{self.services.source(absent)}; it is waited for",
            self.services.kernel,
            self._lane(resident, first),
            location,
        )

    def _look_for_part_warps(self, resident: Resident) -> None:
        """BarrierError where lanes multiply matrices, and others of their warp have returned."""
        rows = resident.rows
        here = (rows["state"] == WAITING) & (rows["op"] == Op.MATRIX)
        gone = rows["state"] == DONE
        part = np.flatnonzero(here.any(axis=1) & gone.any(axis=1))
        if not len(part):
            return
        first = rows[part[0]][here[part[0]]][0]
        location = str(self.services.source(first))
        raise BarrierError(
            "RK034",
            f"{int(gone[part[0]].sum())} of the warp's {WARP_SIZE} lanes never reach the matrix "
            f"product at {location}; all of them have a part of it",
            self.services.kernel,
            self._lane(resident, first),
            location,
        )

    def _lane(self, resident: Resident, record: np.ndarray | np.void) -> Lane:
        x, y, z = (int(v) for v in resident.record["ctaid"][0])
        tx, ty, tz = (int(v) for v in record["tid"])
        return Lane((x, y, z), (tx, ty, tz))

    def _waiting(self, resident: Resident) -> list[tuple[str, np.ndarray]]:
        """One waiting lane for each location where lanes wait, and what it waits for."""
        lanes = resident.rows.reshape(-1)
        waiting = lanes[lanes["state"] == WAITING]
        keys = waiting["op"].astype(np.int64) << 32 | waiting["site"]
        _, first = np.unique(keys, return_index=True)
        return [(Op(int(waiting[i]["op"])).name.lower(), waiting[i]) for i in sorted(first)]

    def _deadlock(self, resident: Resident) -> DeadlockError:
        locations = self._waiting(resident)
        told = [
            f"thread {tuple(int(v) for v in record['tid'])} waits for {name.replace('_', ' ')} "
            f"at {self.services.source(record)}"
            for name, record in locations[:4]
        ]
        done = int((resident.rows.reshape(-1)["state"] == DONE).sum())
        exited = f"; {done} threads have returned or do not exist" if done else ""
        if not locations:
            # A mask without the lane that comes to it: nobody is told what it waits for.
            return DeadlockError(
                "RK026",
                f"threads wait in masks that they are not in{exited}",
                self.services.kernel,
                self._lane(resident, resident.rows.reshape(-1)[0]),
                None,
            )
        _, record = locations[0]
        return DeadlockError(
            "RK026",
            "threads of a block wait for each other: " + "; ".join(told) + exited,
            self.services.kernel,
            self._lane(resident, record),
            str(self.services.source(record)),
        )

    def _count_steps(self, resident: Resident) -> None:
        """StepLimitError where all threads have made more steps than they may."""
        steps = self._steps.value
        if steps <= self.max_steps:
            return
        lanes = resident.rows.reshape(-1)
        running = lanes[lanes["state"] == READY]
        shown = running[0] if len(running) else lanes[0]
        others = "".join(
            f"; thread {tuple(int(v) for v in record['tid'])} waits at "
            f"{self.services.source(record)}"
            for _, record in self._waiting(resident)[:2]
        )
        raise StepLimitError(
            "RK026",
            f"no end after {steps:.1e} loop iterations: the thread loops for ever, or waits "
            f"for what never happens{others}",
            self.services.kernel,
            self._lane(resident, shown),
            self.services.source(shown).line,
        )


def _at_grid(resident: Resident) -> bool:
    """Whether every thread of the block waits for the grid, or has returned."""
    live = resident.rows["state"] != DONE
    waits = (resident.rows["state"] == WAITING) & (resident.rows["op"] == Op.GRID_SYNC)
    return bool(waits.any()) and bool((live == waits).all())


def _resident(launch: Launch, lanes: int) -> Resident:
    rows = np.zeros((-(-lanes // WARP_SIZE), WARP_SIZE), LANE)
    rows["state"] = DONE
    flat = rows.reshape(-1)
    index = np.arange(len(flat))
    flat["index"] = index
    width, height, _ = launch.block
    flat["tid"] = np.stack(
        [index % width, index // width % height, index // (width * height)], axis=1
    )
    size = lanes * native.STACK_BYTES
    start = arena().stacks.take(size, align=4096)
    tops = start + np.arange(1, lanes + 1, dtype=np.uint64) * np.uint64(native.STACK_BYTES)
    record = np.zeros(1, BLOCK)
    record["lanes"] = rows.ctypes.data
    record["count"] = record["free"] = lanes
    record["tops"] = tops.ctypes.data
    return Resident(record, rows, tops, (start, size))
