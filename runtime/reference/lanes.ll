; Lanes on their own stacks. A lane runs until it returns, waits for other lanes, asks the host for
; a service, or has used its slice of loop iterations; then it switches back to the scheduler here.
; The host (scheduler.py) calls @rk.run_blocks and decides whatever needs more than one lane.
;
; @rk.switch, @rk.check.* and the constants in <angle quotes> are filled in by native.py.

%rk.lane = type { i64, i64, i64, i32, i32, i32, i32, i32, i32, i32, i64, [6 x i64], [2 x i64], i64 }
; fields: 0 stack pointer, 1 stack top, 2 lowest usable address, 3 state, 4 operation, 5 site,
;         6 linear index, 7-9 threadIdx, 10 barrier epoch, 11 arguments, 12 results, 13 warp epoch
; states: 0 new, 1 ready, 2 waiting, 3 done, 4 asks for a service

%rk.block = type { ptr, i32, i32, i32, i32, i64, i64, [3 x i32], i32, ptr }
; fields: 0 lanes, 1 their number, 2 how many are live, 3 where the round stands, 4 rounds used,
;         5 block number, 6 end of the block range, 7 blockIdx, 8 free stacks, 9 stack of their tops

@rk.lane = global ptr null
@rk.site = global i32 0
@rk.path = global i64 0
@rk.scheduler = global i64 0
@rk.slice = global i64 0
@rk.params = global ptr null
@rk.ctaid = global [3 x i32] zeroinitializer
@rk.ntid = global [3 x i32] zeroinitializer
@rk.nctaid = global [3 x i32] zeroinitializer
@rk.dynamic_shared = global i32 0
@rk.clock = global i64 0
@rk.block_number = global i64 0
@rk.log.count = global i64 0
@rk.log.limit = global i64 0
@rk.log.entries = global ptr null
@rk.log.start = global i64 0
@rk.log.span = global i64 -1
@rk.whole_barriers = global i1 false
; The i-th lane to go is (i * stride + offset) mod their number; blocks likewise.
@rk.shared.start = global i64 0
@rk.shared.size = global i64 0
@rk.time_slice = global i64 «SLICE»
; After so many slices of every lane the host looks at other blocks.
@rk.rounds = global i32 1
; How often all lanes have ticked, up to their last switch to the scheduler, and how often they may.
@rk.steps = global i64 0
@rk.max_steps = global i64 -1
; Whether lanes wait for those at an earlier instruction of the text, and in how many rounds they did.
@rk.last_first = global i1 false
@rk.waited = global i32 0
@rk.lane_order = global [2 x i32] [i32 1, i32 0]
@rk.block_order = global [2 x i64] [i64 1, i64 0]

; One access, for the race check: address, block, size, access, lane, site, barrier and warp epochs,
; what a plain store wrote.
%rk.access = type { i64, i64, i32, i32, i32, i32, i64, i32, i64 }

; Back to the scheduler; returns when it resumes this lane.
define internal void @rk.yield() noinline {
  %lane = load ptr, ptr @rk.lane
  %scheduler = load i64, ptr @rk.scheduler
  call void @rk.switch(ptr %lane, i64 %scheduler)
  ret void
}

define internal void @rk.stop(i32 %state, i32 %op) noinline {
  %lane = load ptr, ptr @rk.lane
  %state.at = getelementptr %rk.lane, ptr %lane, i32 0, i32 3
  store i32 %state, ptr %state.at
  %op.at = getelementptr %rk.lane, ptr %lane, i32 0, i32 4
  store i32 %op, ptr %op.at
  %site = load i32, ptr @rk.site
  %site.at = getelementptr %rk.lane, ptr %lane, i32 0, i32 5
  store i32 %site, ptr %site.at
  call void @rk.yield()
  ret void
}

define internal void @rk.argument(i32 %slot, i64 %value) {
  %lane = load ptr, ptr @rk.lane
  %at = getelementptr %rk.lane, ptr %lane, i32 0, i32 11, i32 %slot
  store i64 %value, ptr %at
  ret void
}

define internal i64 @rk.result(i32 %slot) {
  %lane = load ptr, ptr @rk.lane
  %at = getelementptr %rk.lane, ptr %lane, i32 0, i32 12, i32 %slot
  %value = load i64, ptr %at
  ret i64 %value
}

define internal void @rk.fault(i32 %op, ptr %address, i64 %size, i32 %access, i32 %site) noinline {
  %a = ptrtoint ptr %address to i64
  %kind = zext i32 %access to i64
  call void @rk.argument(i32 0, i64 %a)
  call void @rk.argument(i32 1, i64 %size)
  call void @rk.argument(i32 2, i64 %kind)
  store i32 %site, ptr @rk.site
  call void @rk.stop(i32 4, i32 %op)
  ret void
}

; One loop iteration, or an atomic operation that follows. A lane that has used its slice lets the
; others run: they may be who it spins for.
define internal void @rk.tick(i32 %site) alwaysinline {
  %left = load i64, ptr @rk.slice
  %less = add i64 %left, -1
  store i64 %less, ptr @rk.slice
  %over = icmp eq i64 %less, 0
  br i1 %over, label %preempt, label %on
preempt:
  store i32 %site, ptr @rk.site
  call void @rk.stop(i32 1, i32 0)
  br label %on
on:
  ret void
}

; Entry of a device function: recursion must not run out of its stack.
define internal void @rk.enter(i32 %site) noinline {
  %here = call ptr @llvm.stacksave.p0()
  %address = ptrtoint ptr %here to i64
  %lane = load ptr, ptr @rk.lane
  %low.at = getelementptr %rk.lane, ptr %lane, i32 0, i32 2
  %low = load i64, ptr %low.at
  %ok = icmp ugt i64 %address, %low
  br i1 %ok, label %on, label %over
over:
  call void @rk.fault(i32 «STACK», ptr %here, i64 0, i32 0, i32 %site)
  br label %on
on:
  ret void
}

; A local array begins (access 3, with 4 what is in it is known) or ends (access 0). It is zero.
define internal void @rk.local(ptr %p, i64 %size, i8 %access) {
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 %size, i1 false)
  %a = ptrtoint ptr %p to i64
  %s = add i64 %a, «DELTA»
  %shadow = inttoptr i64 %s to ptr
  call void @llvm.memset.p0.i64(ptr %shadow, i8 %access, i64 %size, i1 false)
  ret void
}

; Whether all of a range may be accessed so; a range is checked byte by byte.
define internal i1 @rk.permitted(ptr %p, i64 %size, i8 %access) noinline {
entry:
  %a = ptrtoint ptr %p to i64
  %off = sub i64 %a, «BASE»
  %room = sub i64 «LIMIT», %off
  %in = icmp ult i64 %off, «LIMIT»
  %fits = icmp ule i64 %size, %room
  %whole = and i1 %in, %fits
  br i1 %whole, label %head, label %no
head:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %more = icmp ult i64 %i, %size
  br i1 %more, label %body, label %yes
body:
  %s = add i64 %a, «DELTA»
  %si = add i64 %s, %i
  %at = inttoptr i64 %si to ptr
  %shadow = load i8, ptr %at
  %have = and i8 %shadow, %access
  %ok = icmp eq i8 %have, %access
  %next = add i64 %i, 1
  br i1 %ok, label %head, label %no
yes:
  ret i1 true
no:
  ret i1 false
}

define internal void @rk.check.range(ptr %p, i64 %size, i32 %access, i32 %site) noinline {
  %wanted = trunc i32 %access to i8
  %mask = and i8 %wanted, 3
  %ok = call i1 @rk.permitted(ptr %p, i64 %size, i8 %mask)
  br i1 %ok, label %on, label %bad
bad:
  call void @rk.fault(i32 «FAULT», ptr %p, i64 %size, i32 %access, i32 %site)
  br label %on
on:
  «LOG_RANGE»
  ret void
}

; Remembers an access that other lanes can see, while there is a log to put it in.
define internal void @rk.log(ptr %p, i64 %size, i32 %access, i32 %site) noinline {
entry:
  %a = ptrtoint ptr %p to i64
  %local = sub i64 %a, «STACKS»
  %own = icmp ult i64 %local, «STACKS_SIZE»
  br i1 %own, label %out, label %room
room:
  %entries = load ptr, ptr @rk.log.entries
  %closed = icmp eq ptr %entries, null
  br i1 %closed, label %out, label %chosen
chosen:
  ; all atomic and volatile accesses, for they order others; of those, the ones to a chosen address
  %start = load i64, ptr @rk.log.start
  %span = load i64, ptr @rk.log.span
  %from = sub i64 %a, %start
  %near = icmp ult i64 %from, %span
  %kind = and i32 %access, 20
  %orders = icmp ne i32 %kind, 0
  %wanted = or i1 %near, %orders
  br i1 %wanted, label %open, label %out
open:
  %n = load i64, ptr @rk.log.count
  %limit = load i64, ptr @rk.log.limit
  %full = icmp uge i64 %n, %limit
  br i1 %full, label %drain, label %write
drain:
  call void @rk.stop(i32 4, i32 «LOG_FULL»)
  br label %room
write:
  %lane = load ptr, ptr @rk.lane
  %index.at = getelementptr %rk.lane, ptr %lane, i32 0, i32 6
  %index = load i32, ptr %index.at
  %epoch.at = getelementptr %rk.lane, ptr %lane, i32 0, i32 10
  %epoch = load i64, ptr %epoch.at
  %warp.at = getelementptr %rk.lane, ptr %lane, i32 0, i32 13
  %warp = load i32, ptr %warp.at
  %block = load i64, ptr @rk.block_number
  %some = icmp ne i64 %n, 0
  br i1 %some, label %compare, label %new
compare:
  ; a loop that spins on one address is told once
  %before = sub i64 %n, 1
  %b0 = getelementptr %rk.access, ptr %entries, i64 %before
  %b0.value = load i64, ptr %b0
  %b4 = getelementptr %rk.access, ptr %b0, i32 0, i32 4
  %b4.value = load i32, ptr %b4
  %b5 = getelementptr %rk.access, ptr %b0, i32 0, i32 5
  %b5.value = load i32, ptr %b5
  %same.address = icmp eq i64 %b0.value, %a
  %same.lane = icmp eq i32 %b4.value, %index
  %same.site = icmp eq i32 %b5.value, %site
  %b1 = getelementptr %rk.access, ptr %b0, i32 0, i32 1
  %b1.value = load i64, ptr %b1
  %same.block = icmp eq i64 %b1.value, %block
  %b6 = getelementptr %rk.access, ptr %b0, i32 0, i32 6
  %b6.value = load i64, ptr %b6
  %same.epoch = icmp eq i64 %b6.value, %epoch
  %b7 = getelementptr %rk.access, ptr %b0, i32 0, i32 7
  %b7.value = load i32, ptr %b7
  %same.warp = icmp eq i32 %b7.value, %warp
  %same.1 = and i1 %same.address, %same.lane
  %same.2 = and i1 %same.site, %same.block
  %same.3 = and i1 %same.epoch, %same.warp
  %same.4 = and i1 %same.1, %same.2
  %same = and i1 %same.3, %same.4
  br i1 %same, label %out, label %new
new:
  %next = add i64 %n, 1
  store i64 %next, ptr @rk.log.count
  %e0 = getelementptr %rk.access, ptr %entries, i64 %n
  store i64 %a, ptr %e0
  %e1 = getelementptr %rk.access, ptr %e0, i32 0, i32 1
  store i64 %block, ptr %e1
  %size32 = trunc i64 %size to i32
  %e2 = getelementptr %rk.access, ptr %e0, i32 0, i32 2
  store i32 %size32, ptr %e2
  %e3 = getelementptr %rk.access, ptr %e0, i32 0, i32 3
  store i32 %access, ptr %e3
  %e4 = getelementptr %rk.access, ptr %e0, i32 0, i32 4
  store i32 %index, ptr %e4
  %e5 = getelementptr %rk.access, ptr %e0, i32 0, i32 5
  store i32 %site, ptr %e5
  %e6 = getelementptr %rk.access, ptr %e0, i32 0, i32 6
  store i64 %epoch, ptr %e6
  %e7 = getelementptr %rk.access, ptr %e0, i32 0, i32 7
  store i32 %warp, ptr %e7
  br label %out
out:
  ret void
}

; What the store just done wrote, for its entry of the log: bit 32 of the access says that there is
; a value, bit 64 that one location stored several.
define internal void @rk.log.value(ptr %p, i64 %value) noinline {
entry:
  %a = ptrtoint ptr %p to i64
  %entries = load ptr, ptr @rk.log.entries
  %closed = icmp eq ptr %entries, null
  br i1 %closed, label %out, label %open
open:
  %n = load i64, ptr @rk.log.count
  %last = sub i64 %n, 1
  %none = icmp eq i64 %n, 0
  br i1 %none, label %out, label %look
look:
  %e0 = getelementptr %rk.access, ptr %entries, i64 %last
  %address = load i64, ptr %e0
  %same = icmp eq i64 %address, %a
  br i1 %same, label %mark, label %out
mark:
  %e3 = getelementptr %rk.access, ptr %e0, i32 0, i32 3
  %access = load i32, ptr %e3
  %e8 = getelementptr %rk.access, ptr %e0, i32 0, i32 8
  %before = load i64, ptr %e8
  %flags = and i32 %access, 96
  %first = icmp eq i32 %flags, 0
  %again = icmp eq i64 %before, %value
  %fine = or i1 %first, %again
  %flag = select i1 %fine, i32 32, i32 64
  %marked = or i32 %access, %flag
  store i32 %marked, ptr %e3
  store i64 %value, ptr %e8
  br label %out
out:
  ret void
}

; A block begins: its shared memory is zero, and nothing is known of it.
define internal void @rk.forget() {
entry:
  %start = load i64, ptr @rk.shared.start
  %size = load i64, ptr @rk.shared.size
  %memory = inttoptr i64 %start to ptr
  call void @llvm.memset.p0.i64(ptr %memory, i8 0, i64 %size, i1 false)
  «FORGET»
  ret void
}

define internal void @rk.lane_main() noinline {
  store i64 0, ptr @rk.path
  call void @rk.entry()
  call void @rk.stop(i32 3, i32 0)
  unreachable
}

define internal void @rk.start_lane(ptr %block, ptr %lane) noinline {
  %free.at = getelementptr %rk.block, ptr %block, i32 0, i32 8
  %free = load i32, ptr %free.at
  %left = add i32 %free, -1
  store i32 %left, ptr %free.at
  %tops.at = getelementptr %rk.block, ptr %block, i32 0, i32 9
  %tops = load ptr, ptr %tops.at
  %top.at = getelementptr i64, ptr %tops, i32 %left
  %top = load i64, ptr %top.at
  %kept = getelementptr %rk.lane, ptr %lane, i32 0, i32 1
  store i64 %top, ptr %kept
  %low = sub i64 %top, «STACK_ROOM»
  %low.at = getelementptr %rk.lane, ptr %lane, i32 0, i32 2
  store i64 %low, ptr %low.at
  %main = ptrtoint ptr @rk.lane_main to i64
  %frame = call i64 @rk.frame(i64 %top, i64 %main)
  store i64 %frame, ptr %lane
  ret void
}

define internal void @rk.end_lane(ptr %block, ptr %lane) noinline {
  %free.at = getelementptr %rk.block, ptr %block, i32 0, i32 8
  %free = load i32, ptr %free.at
  %more = add i32 %free, 1
  store i32 %more, ptr %free.at
  %tops.at = getelementptr %rk.block, ptr %block, i32 0, i32 9
  %tops = load ptr, ptr %tops.at
  %top.at = getelementptr i64, ptr %tops, i32 %free
  %kept = getelementptr %rk.lane, ptr %lane, i32 0, i32 1
  %top = load i64, ptr %kept
  store i64 %top, ptr %top.at
  %live.at = getelementptr %rk.block, ptr %block, i32 0, i32 2
  %live = load i32, ptr %live.at
  %fewer = add i32 %live, -1
  store i32 %fewer, ptr %live.at
  ret void
}

; Makes the lanes of block number field 5 new, and sets blockIdx.
define internal void @rk.start_block(ptr %block) noinline {
entry:
  call void @rk.forget()
  %lanes = load ptr, ptr %block
  %n.at = getelementptr %rk.block, ptr %block, i32 0, i32 1
  %n = load i32, ptr %n.at
  %live.at = getelementptr %rk.block, ptr %block, i32 0, i32 2
  store i32 %n, ptr %live.at
  %cursor.at = getelementptr %rk.block, ptr %block, i32 0, i32 3
  store i32 0, ptr %cursor.at
  %number.at = getelementptr %rk.block, ptr %block, i32 0, i32 5
  %forwards = load i64, ptr %number.at
  %gx32 = load i32, ptr @rk.nctaid
  %gy.at = getelementptr [3 x i32], ptr @rk.nctaid, i32 0, i32 1
  %gy32 = load i32, ptr %gy.at
  %gz.at = getelementptr [3 x i32], ptr @rk.nctaid, i32 0, i32 2
  %gz32 = load i32, ptr %gz.at
  %gx = zext i32 %gx32 to i64
  %gy = zext i32 %gy32 to i64
  %gz = zext i32 %gz32 to i64
  %gxy = mul i64 %gx, %gy
  %total = mul i64 %gxy, %gz
  %stride = load i64, ptr @rk.block_order
  %offset.at = getelementptr i64, ptr @rk.block_order, i32 1
  %offset = load i64, ptr %offset.at
  %far = mul i64 %forwards, %stride
  %farther = add i64 %far, %offset
  %number = urem i64 %farther, %total
  %x = urem i64 %number, %gx
  %yz = udiv i64 %number, %gx
  %y = urem i64 %yz, %gy
  %z = udiv i64 %yz, %gy
  %x32 = trunc i64 %x to i32
  %y32 = trunc i64 %y to i32
  %z32 = trunc i64 %z to i32
  %bx.at = getelementptr %rk.block, ptr %block, i32 0, i32 7, i32 0
  store i32 %x32, ptr %bx.at
  %by.at = getelementptr %rk.block, ptr %block, i32 0, i32 7, i32 1
  store i32 %y32, ptr %by.at
  %bz.at = getelementptr %rk.block, ptr %block, i32 0, i32 7, i32 2
  store i32 %z32, ptr %bz.at
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %state.at = getelementptr %rk.lane, ptr %lanes, i32 %i, i32 3
  store i32 0, ptr %state.at
  %epoch.at = getelementptr %rk.lane, ptr %lanes, i32 %i, i32 10
  store i64 0, ptr %epoch.at
  %warp.at = getelementptr %rk.lane, ptr %lanes, i32 %i, i32 13
  store i64 0, ptr %warp.at
  %next = add i32 %i, 1
  %done = icmp eq i32 %next, %n
  br i1 %done, label %out, label %loop
out:
  ret void
}

; The last site of those where lanes go on in this round. Where lanes wait for those, it is
; the first one that a lane stands at, but in one round of a thousand: a lane may spin for another.
define internal i32 @rk.last_site(ptr %lanes, i32 %n) noinline {
entry:
  %last.first = load i1, ptr @rk.last_first
  br i1 %last.first, label %count, label %all
count:
  %waited = load i32, ptr @rk.waited
  %more = add i32 %waited, 1
  store i32 %more, ptr @rk.waited
  %steps = load i64, ptr @rk.steps
  %wide = zext i32 %n to i64
  %since = add i64 %steps, %wide
  store i64 %since, ptr @rk.steps
  %part = and i32 %more, 1023
  %fair = icmp eq i32 %part, 0
  br i1 %fair, label %all, label %each
each:
  %i = phi i32 [ 0, %count ], [ %next, %step ]
  %least = phi i32 [ -1, %count ], [ %least.next, %step ]
  %lane = getelementptr %rk.lane, ptr %lanes, i32 %i
  %state.at = getelementptr %rk.lane, ptr %lane, i32 0, i32 3
  %state = load i32, ptr %state.at
  %site.at = getelementptr %rk.lane, ptr %lane, i32 0, i32 5
  %site = load i32, ptr %site.at
  switch i32 %state, label %step [
    i32 0, label %begins
    i32 1, label %stands
  ]
begins:
  br label %step
stands:
  br label %step
step:
  %here = phi i32 [ -1, %each ], [ 0, %begins ], [ %site, %stands ]
  %least.next = call i32 @llvm.umin.i32(i32 %least, i32 %here)
  %next = add i32 %i, 1
  %in = icmp ult i32 %next, %n
  br i1 %in, label %each, label %found
found:
  ret i32 %least.next
all:
  ret i32 -1
}

; Runs one block. 0: all lanes are done; 1: a lane (field 3) asks for a service; 2: every live lane
; waits; 3: some lanes still run after a full count of rounds, or there were too many steps.
define internal i32 @rk.run_block(ptr %block) noinline {
entry:
  %lanes = load ptr, ptr %block
  %n.at = getelementptr %rk.block, ptr %block, i32 0, i32 1
  %n = load i32, ptr %n.at
  %live.at = getelementptr %rk.block, ptr %block, i32 0, i32 2
  %cursor.at = getelementptr %rk.block, ptr %block, i32 0, i32 3
  %rounds.at = getelementptr %rk.block, ptr %block, i32 0, i32 4
  %ctaid = getelementptr %rk.block, ptr %block, i32 0, i32 7
  call void @llvm.memcpy.p0.p0.i64(ptr @rk.ctaid, ptr %ctaid, i64 12, i1 false)
  %number.at = getelementptr %rk.block, ptr %block, i32 0, i32 5
  %number = load i64, ptr %number.at
  store i64 %number, ptr @rk.block_number
  store i32 0, ptr %rounds.at
  %from = load i32, ptr %cursor.at
  br label %round
round:
  %first = phi i32 [ %from, %entry ], [ 0, %again ]
  %steps = load i64, ptr @rk.steps
  %most = load i64, ptr @rk.max_steps
  %endless = icmp ugt i64 %steps, %most
  br i1 %endless, label %slow, label %lanes.left
lanes.left:
  %last = call i32 @rk.last_site(ptr %lanes, i32 %n)
  br label %each
each:
  %i = phi i32 [ %first, %lanes.left ], [ %next, %step ]
  %running = phi i32 [ 0, %lanes.left ], [ %running.next, %step ]
  %in = icmp ult i32 %i, %n
  br i1 %in, label %look, label %rounded
look:
  %stride = load i32, ptr @rk.lane_order
  %offset.at = getelementptr i32, ptr @rk.lane_order, i32 1
  %offset = load i32, ptr %offset.at
  %far = mul i32 %i, %stride
  %farther = add i32 %far, %offset
  %other = urem i32 %farther, %n
  %lane = getelementptr %rk.lane, ptr %lanes, i32 %other
  %state.at = getelementptr %rk.lane, ptr %lane, i32 0, i32 3
  %state = load i32, ptr %state.at
  switch i32 %state, label %step [
    i32 0, label %new
    i32 1, label %ready
  ]
ready:
  %site.at = getelementptr %rk.lane, ptr %lane, i32 0, i32 5
  %site = load i32, ptr %site.at
  %ahead = icmp ugt i32 %site, %last
  br i1 %ahead, label %preempted, label %resume
new:
  call void @rk.start_lane(ptr %block, ptr %lane)
  br label %resume
resume:
  store ptr %lane, ptr @rk.lane
  %whole = load i64, ptr @rk.time_slice
  store i64 %whole, ptr @rk.slice
  %sp = load i64, ptr %lane
  call void @rk.switch(ptr @rk.scheduler, i64 %sp)
  %unused = load i64, ptr @rk.slice
  %used = sub i64 %whole, %unused
  %before = load i64, ptr @rk.steps
  %since = add i64 %before, %used
  store i64 %since, ptr @rk.steps
  %after = load i32, ptr %state.at
  switch i32 %after, label %step [
    i32 1, label %preempted
    i32 3, label %ended
    i32 4, label %service
  ]
preempted:
  %running.more = add i32 %running, 1
  br label %step
ended:
  call void @rk.end_lane(ptr %block, ptr %lane)
  br label %step
service:
  store i32 %i, ptr %cursor.at
  ret i32 1
step:
  %running.next = phi i32 [ %running, %look ], [ %running, %resume ], [ %running.more, %preempted ], [ %running, %ended ]
  %next = add i32 %i, 1
  br label %each
rounded:
  store i32 0, ptr %cursor.at
  %live = load i32, ptr %live.at
  %empty = icmp eq i32 %live, 0
  br i1 %empty, label %finished, label %spin
spin:
  ; a round that began in the middle has not looked at every lane
  %partial = icmp ne i32 %first, 0
  br i1 %partial, label %again, label %full
full:
  %still = icmp ne i32 %running, 0
  br i1 %still, label %count, label %barrier
count:
  %rounds = load i32, ptr %rounds.at
  %rounds.more = add i32 %rounds, 1
  store i32 %rounds.more, ptr %rounds.at
  %rounds.most = load i32, ptr @rk.rounds
  %late = icmp uge i32 %rounds.more, %rounds.most
  br i1 %late, label %slow, label %again
barrier:
  %released = call i1 @rk.release(ptr %lanes, i32 %n)
  br i1 %released, label %again, label %waiting
again:
  br label %round
finished:
  ret i32 0
waiting:
  ret i32 2
slow:
  ret i32 3
}

; The common barrier: every live lane waits at one __syncthreads(), of one number and (argument 3)
; at one location. Releases them. Where lanes that have returned do not count, the host decides.
define internal i1 @rk.release(ptr %lanes, i32 %n) noinline {
entry:
  br label %test
test:
  %i = phi i32 [ 0, %entry ], [ %i.next, %test.step ]
  %seen = phi i64 [ -1, %entry ], [ %seen.next, %test.step ]
  %top = phi i64 [ 0, %entry ], [ %top.next, %test.step ]
  %lane = getelementptr %rk.lane, ptr %lanes, i32 %i
  %state.at = getelementptr %rk.lane, ptr %lane, i32 0, i32 3
  %state = load i32, ptr %state.at
  %done = icmp eq i32 %state, 3
  br i1 %done, label %absent, label %compare
absent:
  %strict = load i1, ptr @rk.whole_barriers
  br i1 %strict, label %no, label %test.step
compare:
  %op.at = getelementptr %rk.lane, ptr %lane, i32 0, i32 4
  %op = load i32, ptr %op.at
  %plain = icmp eq i32 %op, «BARRIER»
  %id.at = getelementptr %rk.lane, ptr %lane, i32 0, i32 11, i32 0
  %number = load i64, ptr %id.at
  %location.at = getelementptr %rk.lane, ptr %lane, i32 0, i32 11, i32 3
  %location = load i64, ptr %location.at
  %location.high = shl i64 %location, 32
  %number.low = and i64 %number, 4294967295
  %id = or i64 %location.high, %number.low
  %same = icmp eq i64 %id, %seen
  %initial = icmp eq i64 %seen, -1
  %agree = or i1 %same, %initial
  %fine = and i1 %plain, %agree
  br i1 %fine, label %test.step, label %no
test.step:
  %seen.next = phi i64 [ %seen, %absent ], [ %id, %compare ]
  %epoch.at = getelementptr %rk.lane, ptr %lane, i32 0, i32 10
  %epoch = load i64, ptr %epoch.at
  %top.next = call i64 @llvm.smax.i64(i64 %top, i64 %epoch)
  %i.next = add i32 %i, 1
  %more = icmp ult i32 %i.next, %n
  br i1 %more, label %test, label %together
together:
  %later = add i64 %top.next, 1
  br label %free
free:
  %k = phi i32 [ 0, %together ], [ %k.next, %free.step ]
  %lane.k = getelementptr %rk.lane, ptr %lanes, i32 %k
  %state.k = getelementptr %rk.lane, ptr %lane.k, i32 0, i32 3
  %was = load i32, ptr %state.k
  %over = icmp eq i32 %was, 3
  br i1 %over, label %free.step, label %ready
ready:
  store i32 1, ptr %state.k
  %epoch.k = getelementptr %rk.lane, ptr %lane.k, i32 0, i32 10
  store i64 %later, ptr %epoch.k
  br label %free.step
free.step:
  %k.next = add i32 %k, 1
  %k.more = icmp ult i32 %k.next, %n
  br i1 %k.more, label %free, label %yes
yes:
  ret i1 true
no:
  ret i1 false
}

; Runs blocks from the current one on. -1: all of the range is done, else as @rk.run_block.
define i32 @rk.run_blocks(ptr %block, i1 %fresh) {
entry:
  %number.at = getelementptr %rk.block, ptr %block, i32 0, i32 5
  %end.at = getelementptr %rk.block, ptr %block, i32 0, i32 6
  %end = load i64, ptr %end.at
  br i1 %fresh, label %begin, label %go
begin:
  %number = load i64, ptr %number.at
  %in = icmp ult i64 %number, %end
  br i1 %in, label %start, label %all
start:
  call void @rk.start_block(ptr %block)
  br label %go
go:
  %status = call i32 @rk.run_block(ptr %block)
  %finished = icmp eq i32 %status, 0
  br i1 %finished, label %following, label %stop
following:
  %old = load i64, ptr %number.at
  %new = add i64 %old, 1
  store i64 %new, ptr %number.at
  br label %begin
stop:
  ret i32 %status
all:
  ret i32 -1
}
