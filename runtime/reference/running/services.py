"""Services of the host for one lane: prints, allocations, and errors."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np

from raise_kernel.runtime.reference.arena import READ, WRITE, Region, arena
from raise_kernel.runtime.reference.errors import (
    ExecutionError,
    KernelTrap,
    Lane,
    MemoryFault,
    RaceError,
)
from raise_kernel.runtime.reference.races import AccessLog
from raise_kernel.runtime.reference.reached import Reached
from raise_kernel.runtime.reference.running.operations import Op
from raise_kernel.runtime.reference.running.printf import format_text
from raise_kernel.runtime.reference.translation.instrument import Site

_HEAP_GAP = 4096
_CALL = 8  # the access kind of a call through a pointer
# What `__nvvm_reflect` answers: no flush to zero, accurate division and root, a recent device.
_REFLECTED = {"__CUDA_FTZ": 0, "__CUDA_PREC_DIV": 1, "__CUDA_PREC_SQRT": 1, "__CUDA_ARCH": 900}


@dataclass
class Services:
    """Knows the objects in memory and the sites of the program."""

    kernel: str
    sites: tuple[Site, ...]
    regions: list[Region]
    output: Callable[[str], object]
    heap: dict[int, int] = field(default_factory=dict)
    log: AccessLog | None = None
    images: tuple[Region, ...] = ()
    reached: Reached | None = None

    def serve(self, record: np.ndarray, lane: Lane) -> None:
        """Answers one lane; ends in an exception when the lane cannot go on."""
        op = Op(int(record["op"]))
        if op == Op.FAULT and self._reach(record):
            return
        action = _ACTIONS.get(op)
        if action is None:
            raise self.failure(op, record, lane)
        record["results"][0] = action(self, [int(a) for a in record["args"]])

    def reach(self, others: Reached) -> None:
        """Lets the kernel reach other buffers, and what launches before it have allocated."""
        self.reached, self.heap = others, others.heap
        for start, size in self.heap.items():
            self.regions.append(Region(f"malloc({size})", start, size, "heap"))

    def _reach(self, record: np.ndarray) -> bool:
        """Whether an access that failed is to another buffer, which is there from now on."""
        address, size, kind = (int(a) for a in record["args"][:3])
        if self.reached is None or kind == _CALL:
            return False
        region = self.reached.allow(address, size, kind)
        if region is not None and region not in self.regions:
            self.regions.append(region)
        return region is not None

    def _string(self, address: int) -> str:
        """The string at an address, which may be in another buffer."""
        if self.reached is not None:
            self.reached.allow(address, 1, READ)
        return arena().c_string(address)

    def source(self, record: np.ndarray) -> Site:
        return self.sites[int(record["site"])]

    def close(self) -> None:
        """Takes back what the kernel did not free, unless others may find its address."""
        if self.reached is None:
            for start in list(self.heap):
                self.free([start])

    def print(self, args: list[int]) -> int:
        memory = arena()
        text = memory.c_string(args[0])
        base = args[1]
        formatted = format_text(
            text, lambda at, size: bytes(memory.view(base + at, size)), self._string
        )
        self.output(formatted)
        return text.count("%")

    def allocate(self, args: list[int]) -> int:
        size = args[0]
        memory = arena()
        start = memory.arrays.take(size + _HEAP_GAP)
        memory.permit(start, size, READ | WRITE)
        self.heap[start] = size
        self.regions.append(Region(f"malloc({size})", start, size, "heap"))
        return start

    def free(self, args: list[int]) -> int:
        size = self.heap.pop(args[0], None)
        if size is not None:
            memory = arena()
            memory.release(memory.arrays, args[0], size + _HEAP_GAP)
            self.regions = [r for r in self.regions if r.start != args[0] or r.kind != "heap"]
        return 0

    def reflect(self, args: list[int]) -> int:
        return _REFLECTED.get(arena().c_string(args[0]), 0)

    def look_for_races(self, args: list[int] | None = None) -> int:
        """Looks through the log of accesses, if one is kept, and empties it."""
        race = self.log.drain() if self.log is not None else None
        if race is None or self.log is None:
            return 0
        first, second = self.log.lane(race.first), self.log.lane(race.second)
        message = (
            f"race on {self.describe(race.address)}: {_access_name(int(race.first['access']))} "
            f"by {first} at {self.sites[int(race.first['site'])]}, and "
            f"{_access_name(int(race.second['access']))} at "
            f"{self.sites[int(race.second['site'])]}, unordered"
        )
        where = str(self.sites[int(race.second["site"])])
        error = RaceError("RK028", message, self.kernel, second, where)
        check = self.log.check
        if self.log.is_shared(race) or not check.only_shared:
            raise error
        check.elsewhere = check.elsewhere or error
        return 0

    def failure(self, op: Op, record: np.ndarray, lane: Lane) -> ExecutionError:
        """The exception for a lane that stopped for good."""
        site = self.source(record)
        where = str(site)
        if op in (Op.FAULT, Op.MISALIGNED):
            return self._fault(op, record, lane, where)
        if op == Op.IMAGE_OUTSIDE:
            return self._outside(record, lane, where)
        if op == Op.ASSERT:
            memory = arena()
            text, file, line, function = (int(a) for a in record["args"][:4])
            message = (
                f"assertion `{memory.c_string(text)}` failed at {memory.c_string(file)}:"
                f"{line & 0xFFFFFFFF} in {memory.c_string(function)}"
            )
        else:
            message = _MESSAGES[op]
        return KernelTrap("RK027", message, self.kernel, lane, where)

    def _fault(self, op: Op, record: np.ndarray, lane: Lane, where: str) -> MemoryFault:
        address, size, kind = (int(a) for a in record["args"][:3])
        access = _access_name(kind)
        location = self.describe(address)
        if op == Op.MISALIGNED:
            message = f"misaligned {access} at {location}: the address is not a multiple of {size}"
        elif kind == _CALL:
            message = "call through a null pointer"
        elif self._constant(address):
            message = f"{access} of {size} bytes at {location}, which is constant"
        elif (past := self._past_shared(address)) is not None:
            room = f"past the {past.size} bytes that the block has"
            message = f"{access} of {size} bytes at {location}, {room}"
        else:
            message = f"{access} of {size} bytes outside every object, at {location}"
        return MemoryFault(
            message, self.kernel, lane, where, location=location, access=access, size=size
        )

    def _outside(self, record: np.ndarray, lane: Lane, where: str) -> MemoryFault:
        """A surface access past the bounds, in mode trap."""
        number, x, y, z, kind = (int(a) for a in record["args"][:5].astype(np.int64))
        image, access = self.images[number], _access_name(kind)
        location = (
            f"byte {x}, row {y}, slice {z} of {image.describe(image.start).split(' of ')[-1]}"
        )
        message = f"surface {access} outside, at {location}"
        return MemoryFault(
            message, self.kernel, lane, where, location=location, access=access, size=0
        )

    def _constant(self, address: int) -> bool:
        memory = arena()
        return memory.holds(address) and int(memory.shadow(address, 1)[0]) & (READ | WRITE) == READ

    def _past_shared(self, address: int) -> Region | None:
        """The shared array that the launch should have given more bytes."""
        nearest = min(self.regions, key=lambda r: _distance(r, address), default=None)
        return nearest if nearest is not None and nearest.kind == "shared" else None

    def describe(self, address: int) -> str:
        """An address, seen from the nearest object."""
        memory = arena()
        if address < 1 << 16:
            return f"null pointer + {address}" if address else "a null pointer"
        if memory.stacks.start <= address < memory.stacks.end:
            return "a local variable of the thread"
        if address in memory.own and self.reached is not None:
            nearest = self.reached.nearest(address)
            own = [r for r in self.regions if nearest is not None and r.start == nearest.start]
            nearest = own[0] if own else nearest
        else:
            nearest = min(self.regions, key=lambda r: _distance(r, address), default=None)
        if nearest is None or not memory.holds(address):
            return f"address {address:#x}"
        return nearest.describe(address)


def _distance(region: Region, address: int) -> int:
    if address < region.start:
        return region.start - address
    return max(address - region.end, 0)


def _access_name(kind: int) -> str:
    if kind & 4:
        return "atomic access"
    return "write" if kind & WRITE else "read"


_ACTIONS: dict[Op, Callable[[Services, list[int]], int]] = {
    Op.PRINTF: Services.print,
    Op.MALLOC: Services.allocate,
    Op.FREE: Services.free,
    Op.REFLECT: Services.reflect,
    Op.LOG_FULL: Services.look_for_races,
}
_MESSAGES = {
    Op.STACK_OVERFLOW: "the thread's stack is full: recursion too deep, or local arrays too large",
    Op.TRAP: "trap",
    Op.DIVIDE: "integer division by zero",
    Op.IMAGE_MISFIT: "a texture or surface that does not fit the instruction, or a handle of none",
    Op.UNREACHABLE: "code was reached that the compiler was promised is unreachable",
}
