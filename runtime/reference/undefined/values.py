"""Undefined values, chosen in several ways.

A load of memory that nothing has written, an operand that is `undef` or `poison`, a shift by the
width or more, an `add nsw` that overflows, a shuffle from a lane that takes no part in it: each
gives an *undefined value*, which may be anything. A program of this kind makes the choice itself,
one for each instruction (`Fill`), and remembers which thread came there first. Where two launches
that only choose differently end differently, the kernel's result is undefined; and an instruction
whose choice alone changes it is to blame. An undefined value that reaches no result changes none,
so nothing is said of it.

Which bytes have been written is kept in their shadow (arena.WRITTEN), as MemorySanitizer does
(Stepanov and Serebryany 2015); values need no shadow, for they are compared at the end. Which
instructions may give an undefined value is in instructions.py; the operations among lanes that do
are in running/rendezvous.py."""

from __future__ import annotations

import ctypes
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

from raise_kernel.runtime.reference.arena import POISON, WRITTEN, arena
from raise_kernel.runtime.reference.errors import Lane

if TYPE_CHECKING:
    from raise_kernel.runtime.reference.program import Program
    from raise_kernel.runtime.reference.running.services import Services

# The bit of a word by which a lane that its mask does not name goes on without the others; the
# result that it goes on with is in other bits (running/rendezvous.py).
LEAVING = 40

UNTRACKED = 256  # of an access: a copy, which takes undefined values along and gives none

_RECORD = np.dtype([("when", "i8"), ("address", "i8"), ("block", "i4", 3), ("thread", "i4", 3)])


@dataclass(frozen=True)
class Fill:
    """What undefined values become: `word`, changed with its location if `mix` is not zero."""

    word: int
    mix: int = 0

    def words(self, keys: np.ndarray) -> np.ndarray:
        """A word for each key (64 bits, unsigned)."""
        mix = np.uint64(self.mix)
        far = (keys * np.uint64(2) + np.uint64(1)) * mix
        again = (far ^ far >> np.uint64(29)) * mix
        return again ^ again >> np.uint64(32) ^ np.uint64(self.word)


# Zero, a small number, a float that is one of the usual size, all ones, and two drawn at random.
FILLS = (
    Fill(0),
    Fill(0x0101010101010101),
    Fill(0x3F3F3F3F3F3F3F3F),
    Fill(0xFFFFFFFFFFFFFFFF),
    Fill(0, 0x9E3779B97F4A7C15),
    Fill(0x5555555555555555, 0xD1B54A32D192ED03),
)

# More of them, for launches that the first ones leave open: lanes that a mask does not name go on
# without the others, with zero (running/rendezvous.py), and words drawn at random.
MORE_FILLS = (
    Fill(1 << LEAVING),
    *(Fill(0, (0x9E3779B97F4A7C15 * (2 * number + 3)) % 2**64) for number in range(24)),
)


@dataclass(frozen=True)
class UndefinedValue:
    """One location that gave an undefined value; `lane` is the first that came there. `poison`:
    LLVM makes any value of whatever is computed from it; the value of the others is any, but
    one."""

    site: int
    message: str
    lane: Lane
    source: str
    poison: bool = False


@dataclass
class UndefinedValues:
    """What undefined values become in a launch; `found`: where there were any, in order.

    Those at `sites` become `other`. With `follow`, those are poison, and what is computed from them
    is followed (poison.py): bytes that are poison in the end come back with all bits inverted.
    """

    fill: Fill = FILLS[0]
    other: Fill = FILLS[0]
    sites: Collection[int] = ()
    follow: bool = False
    found: list[UndefinedValue] = field(default_factory=list)
    _chosen: dict[int, UndefinedValue] = field(default_factory=dict)
    _begun: bool = False

    def begin(self, program: Program) -> None:
        """Before a launch."""
        fills = np.array([self.fill.word, self.other.word, self.fill.mix, self.other.mix], "u8")
        _put(program.address("rk.undefined.fills"), fills)
        modes = np.zeros(len(program.translation.sites), np.uint8)
        modes[list(self.sites)] = 1
        _put(program.address("rk.undefined.modes"), modes)
        _put(program.address("rk.undefined.count"), np.zeros(1, np.int64))
        _put(program.address("rk.undefined.records"), np.zeros(len(modes), _RECORD))
        self._chosen.clear()
        self._begun = True

    def choose(self, value: UndefinedValue, threads: np.ndarray) -> np.ndarray:
        """A value that the host has to decide, for each of these threads."""
        self._chosen.setdefault(value.site, value)
        fill = self.other if value.site in self.sites else self.fill
        return fill.words(threads.astype(np.uint64) + np.uint64(value.site << 16))

    def end(self, program: Program, services: Services) -> None:
        """After it, also where it failed."""
        if not self._begun:
            return
        size = len(program.translation.sites) * _RECORD.itemsize
        data = ctypes.string_at(program.address("rk.undefined.records"), size)
        records = np.frombuffer(data, _RECORD)
        sites = np.flatnonzero(records["when"])
        self.found = [
            self._undefined(int(site), records[site : site + 1], program, services)
            for site in sites[np.argsort(records["when"][sites])]
        ]
        self.found += self._chosen.values()

    def _undefined(
        self, site: int, record: np.ndarray, program: Program, services: Services
    ) -> UndefinedValue:
        (bx, by, bz), (tx, ty, tz) = record["block"][0].tolist(), record["thread"][0].tolist()
        address = int(record["address"][0])
        message = (program.translation.undefined_at or {}).get(site, "")
        if address:
            message = f"a read of {services.describe(address)}, which nothing has written"
        where = str(program.translation.sites[site])
        poison = site in program.translation.poison
        return UndefinedValue(site, message, Lane((bx, by, bz), (tx, ty, tz)), where, poison)


def _put(address: int, values: np.ndarray) -> None:
    data = values.tobytes()
    ctypes.memmove(address, data, len(data))


def tables(sites: int) -> str:
    """What the native part notes, for a program with so many sites."""
    return f"""@rk.undefined.records = global [{sites} x %rk.undefined.record] zeroinitializer
@rk.undefined.modes = global [{sites} x i8] zeroinitializer"""


def support() -> str:
    """The native part, which needs `tables`."""
    memory = arena()
    return (
        _SUPPORT.replace("«BASE»", str(memory.base))
        .replace("«DELTA»", str(memory.shadow_delta))
        .replace("«DEFINED»", str(255 - POISON))
        .replace("«STATE»", str(WRITTEN | POISON))
    )


_SUPPORT = """
; When (1 for the first of a launch), the address of memory, blockIdx, threadIdx.
%rk.undefined.record = type { i64, i64, [3 x i32], [3 x i32] }
@rk.undefined.records = external global [0 x %rk.undefined.record]
@rk.undefined.modes = external global [0 x i8]
@rk.undefined.fills = global [4 x i64] zeroinitializer
@rk.undefined.count = global i64 0
; Whether the last undefined value was one of those that the launch asks for.
@rk.undefined.chosen = global i1 false

; The value of an undefined one; %key tells locations apart where the fill does.
define internal i64 @rk.undefined(i32 %site, i64 %key, i64 %address) noinline {
  %record = getelementptr %rk.undefined.record, ptr @rk.undefined.records, i32 %site
  %when = load i64, ptr %record
  %new = icmp eq i64 %when, 0
  br i1 %new, label %note, label %choose
note:
  %count = load i64, ptr @rk.undefined.count
  %more = add i64 %count, 1
  store i64 %more, ptr @rk.undefined.count
  store i64 %more, ptr %record
  %address.at = getelementptr %rk.undefined.record, ptr %record, i32 0, i32 1
  store i64 %address, ptr %address.at
  %block.at = getelementptr %rk.undefined.record, ptr %record, i32 0, i32 2
  call void @llvm.memcpy.p0.p0.i64(ptr %block.at, ptr @rk.ctaid, i64 12, i1 false)
  %thread.at = getelementptr %rk.undefined.record, ptr %record, i32 0, i32 3
  %lane = load ptr, ptr @rk.lane
  %tid.at = getelementptr %rk.lane, ptr %lane, i32 0, i32 7
  call void @llvm.memcpy.p0.p0.i64(ptr %thread.at, ptr %tid.at, i64 12, i1 false)
  br label %choose
choose:
  %mode.at = getelementptr i8, ptr @rk.undefined.modes, i32 %site
  %mode = load i8, ptr %mode.at
  %asked = icmp ne i8 %mode, 0
  store i1 %asked, ptr @rk.undefined.chosen
  %word.at = getelementptr i64, ptr @rk.undefined.fills, i8 %mode
  %word = load i64, ptr %word.at
  %mix.at = getelementptr i64, ptr %word.at, i32 2
  %mix = load i64, ptr %mix.at
  %odd = or i64 %key, 1
  %far = mul i64 %odd, %mix
  %high = lshr i64 %far, 29
  %both = xor i64 %far, %high
  %again = mul i64 %both, %mix
  %top = lshr i64 %again, 32
  %mixed = xor i64 %again, %top
  %value = xor i64 %word, %mixed
  ret i64 %value
}

; An access of the lane: bytes that are written have values; those that are read without get one,
; the same for all reads of them. Bytes that are only written are not poison, but where the write
; says so afterwards.
define internal void @rk.track(ptr %p, i64 %size, i32 %access, i32 %site) noinline {
entry:
  %a = ptrtoint ptr %p to i64
  %copy = and i32 %access, 256
  %skip = icmp ne i32 %copy, 0
  %none = icmp eq i64 %size, 0
  %nothing = or i1 %skip, %none
  br i1 %nothing, label %out, label %start
start:
  %read = and i32 %access, 1
  %reads = icmp ne i32 %read, 0
  %write = and i32 %access, 2
  %twice = shl i32 %write, 1
  %mark = trunc i32 %twice to i8
  %both = and i32 %access, 3
  %replaced = icmp eq i32 %both, 2
  %kept = select i1 %replaced, i8 «DEFINED», i8 -1
  br label %each
each:
  %i = phi i64 [ 0, %start ], [ %next, %step ]
  %at = add i64 %a, %i
  %shadow = add i64 %at, «DELTA»
  %shadow.at = inttoptr i64 %shadow to ptr
  %flags = load i8, ptr %shadow.at
  %known = and i8 %flags, 4
  %fresh = icmp eq i8 %known, 0
  %undefined_at = and i1 %fresh, %reads
  br i1 %undefined_at, label %fill, label %note
fill:
  %offset = sub i64 %at, «BASE»
  %line = and i64 %offset, -8
  %word = call i64 @rk.undefined(i32 %site, i64 %line, i64 %at)
  %location = and i64 %offset, 7
  %bits = shl i64 %location, 3
  %moved = lshr i64 %word, %bits
  %byte = trunc i64 %moved to i8
  %byte.at = inttoptr i64 %at to ptr
  store i8 %byte, ptr %byte.at
  br label %note
note:
  %rest = and i8 %flags, %kept
  %marked = or i8 %rest, %mark
  store i8 %marked, ptr %shadow.at
  br label %step
step:
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %size
  br i1 %more, label %each, label %out
out:
  ret void
}

; Before a copy: its target is known, or poison, where the source is.
define internal void @rk.track.copy(ptr %to, ptr %from, i64 %size) noinline {
entry:
  %t = ptrtoint ptr %to to i64
  %f = ptrtoint ptr %from to i64
  %down = icmp ult i64 %f, %t
  %none = icmp eq i64 %size, 0
  br i1 %none, label %out, label %each
each:
  %i = phi i64 [ 0, %entry ], [ %next, %each ]
  %last = sub i64 %size, 1
  %back = sub i64 %last, %i
  %location = select i1 %down, i64 %back, i64 %i
  %t.i = add i64 %t, %location
  %f.i = add i64 %f, %location
  %t.shadow = add i64 %t.i, «DELTA»
  %f.shadow = add i64 %f.i, «DELTA»
  %t.at = inttoptr i64 %t.shadow to ptr
  %f.at = inttoptr i64 %f.shadow to ptr
  %old = load i8, ptr %t.at
  %source = load i8, ptr %f.at
  %rest = and i8 %old, 3
  %known = and i8 %source, «STATE»
  %new = or i8 %rest, %known
  store i8 %new, ptr %t.at
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %size
  br i1 %more, label %each, label %out
out:
  ret void
}

; Nothing is known of the block's shared memory.
define internal void @rk.forget.known(i64 %start, i64 %size) {
entry:
  %none = icmp eq i64 %size, 0
  br i1 %none, label %out, label %each
each:
  %i = phi i64 [ 0, %entry ], [ %next, %each ]
  %at = add i64 %start, %i
  %shadow = add i64 %at, «DELTA»
  %shadow.at = inttoptr i64 %shadow to ptr
  %flags = load i8, ptr %shadow.at
  %rest = and i8 %flags, 3
  store i8 %rest, ptr %shadow.at
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %size
  br i1 %more, label %each, label %out
out:
  ret void
}
"""
