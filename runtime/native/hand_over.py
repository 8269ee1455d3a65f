"""Workers that wait a moment for the next launch, so that a loop of launches need not wake them.

To have XLA's pool run a task wakes a thread, which can take as long as a launch of some hundred
thousand elements. So where launches follow each other closely, a worker that has finished its part
looks for the next launch for `PATIENCE`, and takes it without the pool, as OpenMP's threads do
between two loops. A launch that comes alone lets nobody wait: its workers go back at once.

    raise_kernel_end()                      a launch is over, at this time
    raise_kernel_follows() -> i1            whether the last one was over just now
    raise_kernel_hand(turn, data, from)     gives data to a waiting worker, whose slot is at or
                                            after `from`; that slot, or -1 where nobody waits
    raise_kernel_wait()                     looks for launches, and calls `turn(data)` for each,
                                            which says whether to look for another

A slot is a cache line: 0 is nobody's, 1 a worker's that waits, 2 is being written, else it is what
the worker is to do. Each change by two is a compare-and-swap, so a worker that gives up and a
launch that comes at that moment agree. The launch waits for parts that were begun, never for a
worker (pool.py).
"""

from __future__ import annotations

import functools
import platform
import time

LIBRARY = "raise_kernel.hand_over"
NAMES = (
    "raise_kernel_end",
    "raise_kernel_follows",
    "raise_kernel_hand",
    "raise_kernel_wait",
)
DECLARATIONS = """
declare void @raise_kernel_end()
declare i1 @raise_kernel_follows()
declare i64 @raise_kernel_hand(ptr, ptr, i64)
declare void @raise_kernel_wait()
"""

# Nanoseconds: about what it takes to wake a thread, which is the most that waiting can save. And
# the most between two launches that follow each other: what XLA takes to come to the next one.
# Where XLA's own operations are between them, these may want the workers.
PATIENCE = 50_000
BETWEEN = 20_000
# Workers that can wait at a time; of more threads the rest are the pool's.
_SLOTS = 64
# Looks in a row before a worker lets others have its processor between two.
_LOOKS = 64


@functools.cache
def module_text() -> str:
    """The module that defines them; linked once a process, for the slots are all launches'."""
    pause, declaration = "", ""
    if platform.machine().lower() in ("x86_64", "amd64"):
        pause = "  call void @llvm.x86.sse2.pause()\n"
        declaration = "declare void @llvm.x86.sse2.pause()\n"
    return f"""
declare i32 @clock_gettime(i32, ptr)
declare i32 @sched_yield()
{declaration}
@rk.slots = internal global [{8 * _SLOTS} x i64] zeroinitializer, align 64
; A cache line each: how many wait, and when the last launch was over.
@rk.waiting = internal global [8 x i64] zeroinitializer, align 64
@rk.over = internal global [8 x i64] zeroinitializer, align 64

define internal i64 @rk.now() {{
  %time = alloca [2 x i64]
  store [2 x i64] zeroinitializer, ptr %time
  %error = call i32 @clock_gettime(i32 {time.CLOCK_MONOTONIC}, ptr %time)
  %seconds = load i64, ptr %time
  %rest.at = getelementptr i64, ptr %time, i64 1
  %rest = load i64, ptr %rest.at
  %whole = mul i64 %seconds, 1000000000
  %now = add i64 %whole, %rest
  ret i64 %now
}}

define void @raise_kernel_end() {{
  %now = call i64 @rk.now()
  store atomic i64 %now, ptr @rk.over monotonic, align 8
  ret void
}}

define i1 @raise_kernel_follows() {{
  %now = call i64 @rk.now()
  %over = load atomic i64, ptr @rk.over monotonic, align 8
  %gap = sub i64 %now, %over
  %soon = icmp slt i64 %gap, {BETWEEN}
  ret i1 %soon
}}

define i64 @raise_kernel_hand(ptr %turn, ptr %data, i64 %from) {{
entry:
  %waiting = load atomic i64, ptr @rk.waiting monotonic, align 8
  %some = icmp sgt i64 %waiting, 0
  br i1 %some, label %look, label %nobody

look:
  %slot = phi i64 [ %from, %entry ], [ %next, %other ]
  %inside = icmp ult i64 %slot, {_SLOTS}
  br i1 %inside, label %read, label %nobody

read:
  %index = mul i64 %slot, 8
  %at = getelementptr i64, ptr @rk.slots, i64 %index
  %state = load atomic i64, ptr %at monotonic, align 8
  %waits = icmp eq i64 %state, 1
  br i1 %waits, label %give, label %other

give:
  ; Only who has the slot at 2 writes its second word; the worker reads it when the data are there.
  %claim = cmpxchg ptr %at, i64 1, i64 2 acquire monotonic, align 8
  %claimed = extractvalue {{ i64, i1 }} %claim, 1
  br i1 %claimed, label %given, label %other

given:
  %turn.at = getelementptr i64, ptr %at, i64 1
  store ptr %turn, ptr %turn.at
  %word = ptrtoint ptr %data to i64
  store atomic i64 %word, ptr %at release, align 8
  ret i64 %slot

other:
  %next = add i64 %slot, 1
  br label %look

nobody:
  ret i64 -1
}}

define void @raise_kernel_wait() {{
entry:
  %more = atomicrmw add ptr @rk.waiting, i64 1 monotonic, align 8
  br label %search

search:
  %slot = phi i64 [ 0, %entry ], [ %slot.next, %taken ]
  %inside = icmp ult i64 %slot, {_SLOTS}
  br i1 %inside, label %ask, label %leave

ask:
  %index = mul i64 %slot, 8
  %at = getelementptr i64, ptr @rk.slots, i64 %index
  %ask.pair = cmpxchg ptr %at, i64 0, i64 1 monotonic monotonic, align 8
  %mine = extractvalue {{ i64, i1 }} %ask.pair, 1
  br i1 %mine, label %begin, label %taken

taken:
  %slot.next = add i64 %slot, 1
  br label %search

begin:
  %start = call i64 @rk.now()
  br label %look

look:
  %looks = phi i64 [ 0, %begin ], [ %looks.next, %again ]
  %state = load atomic i64, ptr %at acquire, align 8
  %found = icmp ugt i64 %state, 2
  br i1 %found, label %work, label %nothing

nothing:
{pause}  %looks.next = add i64 %looks, 1
  %long = icmp ugt i64 %looks, {_LOOKS}
  br i1 %long, label %yield, label %again

yield:
  %yielded = call i32 @sched_yield()
  %now = call i64 @rk.now()
  %waited = sub i64 %now, %start
  %late = icmp sgt i64 %waited, {PATIENCE}
  br i1 %late, label %give.up, label %again

give.up:
  %give.pair = cmpxchg ptr %at, i64 1, i64 0 monotonic monotonic, align 8
  %gave = extractvalue {{ i64, i1 }} %give.pair, 1
  br i1 %gave, label %leave, label %again

again:
  br label %look

work:
  %turn.at = getelementptr i64, ptr %at, i64 1
  %turn = load ptr, ptr %turn.at
  %data = inttoptr i64 %state to ptr
  ; The slot stays this worker's, so nobody else begins to wait there.
  %less.busy = atomicrmw sub ptr @rk.waiting, i64 1 monotonic, align 8
  %another = call i1 %turn(ptr %data)
  br i1 %another, label %wait.again, label %vacate

wait.again:
  %more.again = atomicrmw add ptr @rk.waiting, i64 1 monotonic, align 8
  store atomic i64 1, ptr %at release, align 8
  br label %begin

vacate:
  store atomic i64 0, ptr %at release, align 8
  ret void

leave:
  %less = atomicrmw sub ptr @rk.waiting, i64 1 monotonic, align 8
  ret void
}}
"""
