"""A launch on XLA's thread pool: the handler's body, and the tasks that it starts.

The units of a launch are cut into chunks, and the chunks into one share a thread, each with a
counter that hands them out. A worker takes the chunks of one share, which follow one another in
memory, and then those that are left in the others. It begins with the share that its processor has
in each launch, whichever thread runs there: what was written in one is in its cache in the next.

The caller waits for chunks that others have begun, never for a task that has not: so a busy pool
delays nobody, and a pool that waits for this launch cannot hold it up. What tasks and caller share
lies on the heap and goes with the last of them, for a task may start when all is done.

A launch that follows another one closely has its workers wait for the next (hand_over.py).
"""

from __future__ import annotations

import platform
from collections.abc import Sequence

from raise_kernel.runtime.native import hand_over
from raise_kernel.runtime.native.cpu.rules.counters import Copied

# Byte offsets of what caller and tasks share: finished chunks, users, workers; units a chunk,
# chunks, shares, whether memory ran out, whether workers wait for the next launch; the buffers;
# then a cache line with the counter of each share.
_DONE, _USERS, _WORKERS = 0, 64, 72
_LENGTH, _COUNT, _SHARES, _FAILED, _FOLLOWS, _BUFFERS = 128, 136, 144, 152, 160, 192
_LINE = 64


def _counters(buffers: int) -> int:
    """The byte offset of the first share's counter."""
    return -(-(_BUFFERS + 8 * buffers) // _LINE) * _LINE


def handler_body(buffers: list[str], units: int, parallel: bool, chunks: int) -> str:
    """What a handler does: `buffers` are the data of the memories and scalars, in order; `chunks`
    is how many a thread has on average."""
    stores = "".join(
        f"  %buffer{k} = getelementptr i8, ptr %shared, i64 {_BUFFERS + 8 * k}\n"
        f"  store ptr {buffer}, ptr %buffer{k}\n"
        for k, buffer in enumerate(buffers)
    )
    threads = "call i64 @rk.ffi.threads(ptr %frame)" if parallel else "add i64 0, 1"
    return f"""
  %threads = {threads}
  %wanted = mul i64 %threads, {chunks}
  %alone = icmp ult i64 %threads, 2
  %parts = select i1 %alone, i64 1, i64 %wanted
  %most = sub i64 %parts, 1
  %rounded = add i64 {units}, %most
  %length = udiv i64 %rounded, %parts
  %rounded.up = add i64 {units - 1}, %length
  %chunks = udiv i64 %rounded.up, %length
  %shares = call i64 @llvm.umin.i64(i64 %threads, i64 %chunks)
  %counters.bytes = mul i64 %shares, {_LINE}
  %bytes = add i64 %counters.bytes, {_counters(len(buffers))}
  %shared = call ptr @aligned_alloc(i64 {_LINE}, i64 %bytes)
  %missing = icmp eq ptr %shared, null
  br i1 %missing, label %exhausted, label %ready

ready:
  %counters.at = getelementptr i8, ptr %shared, i64 {_counters(len(buffers))}
  call void @llvm.memset.p0.i64(ptr %counters.at, i8 0, i64 %counters.bytes, i1 0)
  %done.at = getelementptr i8, ptr %shared, i64 {_DONE}
  store i64 0, ptr %done.at
  %workers.at = getelementptr i8, ptr %shared, i64 {_WORKERS}
  store i64 0, ptr %workers.at
  %users.at = getelementptr i8, ptr %shared, i64 {_USERS}
  store i64 1, ptr %users.at
  %length.at = getelementptr i8, ptr %shared, i64 {_LENGTH}
  store i64 %length, ptr %length.at
  %chunks.at = getelementptr i8, ptr %shared, i64 {_COUNT}
  store i64 %chunks, ptr %chunks.at
  %shares.at = getelementptr i8, ptr %shared, i64 {_SHARES}
  store i64 %shares, ptr %shares.at
  %failed.at = getelementptr i8, ptr %shared, i64 {_FAILED}
  store i64 0, ptr %failed.at
{stores}  %several = icmp ugt i64 %shares, 1
  br i1 %several, label %several.shares, label %work

several.shares:
  %follows = call i1 @raise_kernel_follows()
  %follows.at = getelementptr i8, ptr %shared, i64 {_FOLLOWS}
  store i1 %follows, ptr %follows.at
  br label %more

more:
  %started = phi i64 [ 1, %several.shares ], [ %next, %hand ], [ %next, %start ]
  %slot = phi i64 [ 0, %several.shares ], [ %slot.next, %hand ], [ -1, %start ]
  %enough = icmp uge i64 %started, %shares
  br i1 %enough, label %work, label %next.worker

next.worker:
  %next = add i64 %started, 1
  %users.before = atomicrmw add ptr %users.at, i64 1 monotonic, align 8
  %slot.next = call i64 @raise_kernel_hand(ptr @rk.turn, ptr %shared, i64 %slot)
  %nobody = icmp slt i64 %slot.next, 0
  br i1 %nobody, label %start, label %hand

hand:
  br label %more

start:
  %taken = call i1 @rk.ffi.schedule(ptr %frame, ptr @rk.task, ptr %shared)
  br i1 %taken, label %more, label %refused

refused:
  %users.less = atomicrmw sub ptr %users.at, i64 1 monotonic, align 8
  br label %work

work:
  call void @rk.work(ptr %shared)
  br label %wait

wait:
  %spins = phi i64 [ 0, %work ], [ %spins.next, %again ]
  %done = load atomic i64, ptr %done.at acquire, align 8
  %finished = icmp eq i64 %done, %chunks
  br i1 %finished, label %over, label %spin

spin:
  %spins.next = add i64 %spins, 1
  %long = icmp ugt i64 %spins, 256
  br i1 %long, label %yield, label %again

yield:
  %yielded = call i32 @sched_yield()
  br label %again

again:
  br label %wait

over:
  br i1 %several, label %end, label %leave

end:
  call void @raise_kernel_end()
  br label %leave

leave:
  %failed = load atomic i64, ptr %failed.at monotonic, align 8
  call void @rk.release(ptr %shared)
  %fine = icmp eq i64 %failed, 0
  br i1 %fine, label %return, label %exhausted

return:
  ret ptr null

exhausted:
  %nothing = call ptr @rk.ffi.error(ptr %frame, ptr @rk.exhausted, i32 8)
  ret ptr %nothing
"""


def _float_mode() -> tuple[str, str, str]:
    """XLA's threads flush subnormal numbers to zero; a kernel's own code keeps them, as LLVM says.
    What is set before is set again after."""
    if platform.machine().lower() not in ("x86_64", "amd64"):
        return "", "", ""
    begin = f"""  call void @llvm.x86.sse.stmxcsr(ptr %mode)
  %flags = load i32, ptr %mode
  %kept = and i32 %flags, {~0x8040}
  store i32 %kept, ptr %mode
  call void @llvm.x86.sse.ldmxcsr(ptr %mode)
"""
    end = """  store i32 %flags, ptr %mode
  call void @llvm.x86.sse.ldmxcsr(ptr %mode)
"""
    declarations = (
        "declare void @llvm.x86.sse.stmxcsr(ptr)\ndeclare void @llvm.x86.sse.ldmxcsr(ptr)\n"
    )
    return begin, end, declarations


def _own_share() -> str:
    """The share that a worker begins with: by the number of its processor; in turns where that is
    not known."""
    if platform.system() == "Linux":
        number = "  %processor = call i32 @sched_getcpu()\n  %turn = zext i32 %processor to i64\n"
    else:
        number = f"""  %workers.at = getelementptr i8, ptr %shared, i64 {_WORKERS}
  %turn = atomicrmw add ptr %workers.at, i64 1 monotonic, align 8
"""
    return f"""{number}  %shares.at = getelementptr i8, ptr %shared, i64 {_SHARES}
  %shares = load i64, ptr %shares.at
  %own = urem i64 %turn, %shares
"""


def tasks(buffers: int, units: int, scratch: list[int], copies: Sequence[Copied] = ()) -> str:
    """The functions of tasks; `scratch` are the bytes of each array of a worker's own. Of the
    buffers in `copies` a worker has a copy, zero at first, that is added to the buffer
    after each chunk.
    """
    offsets, total = [], 0
    for size in [*scratch, *(copy.bytes for copy in copies)]:
        offsets.append(total)
        total += -(-size // 64) * 64
    loads = "".join(
        f"  %buffer{k}.at = getelementptr i8, ptr %shared, i64 {_BUFFERS + 8 * k}\n"
        f"  %buffer{k} = load ptr, ptr %buffer{k}.at\n"
        for k in range(buffers)
    )
    arrays = "".join(
        f"  %scratch{k} = getelementptr i8, ptr %scratch, i64 {offset}\n"
        for k, offset in enumerate(offsets)
    )
    own = {copy.buffer: f"%scratch{len(scratch) + k}" for k, copy in enumerate(copies)}
    zeros = "".join(
        f"  call void @llvm.memset.p0.i64(ptr {own[copy.buffer]}, i8 0, i64 {copy.bytes}, i1 0)\n"
        for copy in copies
    )
    merges = "".join(
        f"  call void @rk.merge{copy.buffer}(ptr {own[copy.buffer]}, ptr %buffer{copy.buffer})\n"
        for copy in copies
    )
    arguments = [f"ptr {own.get(k, f'%buffer{k}')}" for k in range(buffers)]
    arguments += [f"ptr %scratch{k}" for k in range(len(scratch))]
    arguments += ["i64 %from", "i64 %to"]
    allocate = "getelementptr i8, ptr %shared, i64 0"
    if total:
        allocate = f"call ptr @aligned_alloc(i64 64, i64 {total})"
    free = "  call void @free(ptr %scratch)\n" if total else ""
    mode_begin, mode_end, declarations = _float_mode()
    return f"""
{declarations}declare noalias ptr @aligned_alloc(i64 allocalign, i64)
declare void @free(ptr)
declare i32 @sched_yield()
declare i32 @sched_getcpu()
{hand_over.DECLARATIONS}
{"".join(copy.merging() for copy in copies)}
define internal void @rk.release(ptr %shared) {{
entry:
  %users.at = getelementptr i8, ptr %shared, i64 {_USERS}
  %users = atomicrmw sub ptr %users.at, i64 1 acq_rel, align 8
  %last = icmp eq i64 %users, 1
  br i1 %last, label %free, label %done
free:
  call void @free(ptr %shared)
  br label %done
done:
  ret void
}}

; What a worker does of a launch. Whether it is to wait for the next one.
define internal i1 @rk.turn(ptr %shared) {{
  %follows.at = getelementptr i8, ptr %shared, i64 {_FOLLOWS}
  %follows = load i1, ptr %follows.at
  call void @rk.work(ptr %shared)
  call void @rk.release(ptr %shared)
  ret i1 %follows
}}

define internal void @rk.task(ptr %shared) {{
entry:
  %follows = call i1 @rk.turn(ptr %shared)
  br i1 %follows, label %wait, label %return

wait:
  call void @raise_kernel_wait()
  br label %return

return:
  ret void
}}

; The number of the next chunk: one of share %from, or of the first one after it that has some. No
; number of a chunk where there is none. Writes whose share it is to %found.
define internal i64 @rk.take(ptr %shared, i64 %from, ptr %found) {{
entry:
  %count.at = getelementptr i8, ptr %shared, i64 {_COUNT}
  %count = load i64, ptr %count.at
  %shares.at = getelementptr i8, ptr %shared, i64 {_SHARES}
  %shares = load i64, ptr %shares.at
  %counters = getelementptr i8, ptr %shared, i64 {_counters(buffers)}
  br label %look

look:
  %share = phi i64 [ %from, %entry ], [ %other, %none ]
  %looked = phi i64 [ 0, %entry ], [ %looked.next, %none ]
  %first.product = mul i64 %share, %count
  %first = udiv i64 %first.product, %shares
  %share.next = add i64 %share, 1
  %last.product = mul i64 %share.next, %count
  %last = udiv i64 %last.product, %shares
  %size = sub i64 %last, %first
  %offset = mul i64 %share, {_LINE}
  %counter = getelementptr i8, ptr %counters, i64 %offset
  %before = load atomic i64, ptr %counter monotonic, align 8
  %some = icmp ult i64 %before, %size
  br i1 %some, label %take, label %none

take:
  %taken = atomicrmw add ptr %counter, i64 1 monotonic, align 8
  %own = icmp ult i64 %taken, %size
  br i1 %own, label %give, label %none

give:
  store i64 %share, ptr %found
  %number = add i64 %first, %taken
  ret i64 %number

none:
  %looked.next = add i64 %looked, 1
  %past = icmp eq i64 %share.next, %shares
  %other = select i1 %past, i64 0, i64 %share.next
  %all = icmp eq i64 %looked.next, %shares
  br i1 %all, label %nothing, label %look

nothing:
  ret i64 %count
}}

; Takes chunks until there are none.
define internal void @rk.work(ptr %shared) noinline {{
entry:
  %mode = alloca i32
  %share = alloca i64
{loads}  %length.at = getelementptr i8, ptr %shared, i64 {_LENGTH}
  %length = load i64, ptr %length.at
  %count.at = getelementptr i8, ptr %shared, i64 {_COUNT}
  %count = load i64, ptr %count.at
  %done.at = getelementptr i8, ptr %shared, i64 {_DONE}
{_own_share()}  %first = call i64 @rk.take(ptr %shared, i64 %own, ptr %share)
  %some = icmp ult i64 %first, %count
  br i1 %some, label %prepare, label %return

prepare:
{mode_begin}  %scratch = {allocate}
  %missing = icmp eq ptr %scratch, null
{arrays}  br i1 %missing, label %chunk, label %begin

begin:
{zeros}  br label %chunk

chunk:
  %number = phi i64 [ %first, %prepare ], [ %first, %begin ], [ %next, %end ]
  %from = mul i64 %number, %length
  %after = add i64 %from, %length
  %to = call i64 @llvm.umin.i64(i64 %after, i64 {units})
  br i1 %missing, label %fail, label %run

fail:
  %failed.at = getelementptr i8, ptr %shared, i64 {_FAILED}
  store atomic i64 1, ptr %failed.at monotonic, align 8
  br label %end

run:
  call void @rk.kernel({", ".join(arguments)})
{merges}{zeros if merges else ""}  br label %end

end:
  %finished = atomicrmw add ptr %done.at, i64 1 release, align 8
  %current = load i64, ptr %share
  %next = call i64 @rk.take(ptr %shared, i64 %current, ptr %share)
  %more = icmp ult i64 %next, %count
  br i1 %more, label %chunk, label %stop

stop:
{mode_end}{free}  br label %return

return:
  ret void
}}
"""
