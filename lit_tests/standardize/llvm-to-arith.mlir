// RUN: raise-opt --pass-pipeline='llvm-to-arith' --split-input-file %s | filecheck %s

// Flags of all kinds are kept.
// CHECK-LABEL: llvm.func @flags
// CHECK: arith.addi %{{.*}}, %{{.*}} overflow<nsw> : i32
// CHECK: arith.extui %{{.*}} nneg : i32 to i64
// CHECK: arith.shrui %{{.*}}, %{{.*}} exact : i32
// CHECK: arith.mulf %{{.*}}, %{{.*}} fastmath<nnan,contract> : f32
// CHECK: arith.cmpf ult, %{{.*}}, %{{.*}} : f32
// CHECK: arith.addi %{{.*}}, %{{.*}} overflow<nsw, nuw> : i32
llvm.func @flags(%p: !llvm.ptr, %a: i32, %x: f32) attributes {rk.kernel} {
  %s = llvm.add %a, %a overflow<nsw> : i32
  %w = llvm.zext nneg %s : i32 to i64
  %e = llvm.lshr exact %s, %a : i32
  %m = llvm.fmul %x, %x {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
  %c = llvm.fcmp "ult" %m, %x : f32
  %d = llvm.or disjoint %a, %e : i32
  llvm.store %d, %p : i32, !llvm.ptr
  llvm.return
}

// -----

// Branches become cf; an unreachable end is the lane's end; pointers wait.
// CHECK-LABEL: llvm.func @branches
// CHECK: cf.switch %arg1 : i32
// CHECK: cf.cond_br %{{.*}}, ^{{.*}}, ^{{.*}}
// CHECK: ^{{.*}}(%{{.*}}: !llvm.ptr):
// CHECK: llvm.return
// CHECK-NOT: llvm.unreachable
llvm.func @branches(%p: !llvm.ptr, %n: i32) attributes {rk.kernel} {
  llvm.switch %n : i32, ^a [
    3: ^b(%p : !llvm.ptr)
  ]
^a:
  %z = llvm.mlir.constant(0 : i32) : i32
  %c = llvm.icmp "slt" %n, %z : i32
  llvm.cond_br %c, ^b(%p : !llvm.ptr), ^dead
^b(%q: !llvm.ptr):
  llvm.store %n, %q : i32, !llvm.ptr
  llvm.return
^dead:
  llvm.unreachable
}

// -----

// Special registers: ids of lanes, sizes of the launch, the lane in its warp.
// CHECK-LABEL: llvm.func @registers
// CHECK: %[[T:.*]] = gpu.thread_id x
// CHECK: arith.index_cast %[[T]] : index to i32
// CHECK: %[[B:.*]] = gpu.block_id y
// CHECK: arith.index_cast %[[B]] : index to i32
// CHECK: arith.constant 64 : i32
// CHECK: %[[Y:.*]] = gpu.thread_id y
// CHECK: arith.remui %{{.*}}, %{{.*}} : i32
llvm.func @registers(%p: !llvm.ptr) attributes {rk.kernel, rk.block = array<i64: 16, 2, 1>, rk.grid = array<i64: 64, 8, 1>} {
  %t = llvm.call_intrinsic "llvm.nvvm.read.ptx.sreg.tid.x"() : () -> i32
  %b = llvm.call_intrinsic "llvm.nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
  %n = llvm.call_intrinsic "llvm.nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
  %l = llvm.call_intrinsic "llvm.nvvm.read.ptx.sreg.laneid"() : () -> i32
  llvm.store %t, %p : i32, !llvm.ptr
  llvm.store %b, %p : i32, !llvm.ptr
  llvm.store %n, %p : i32, !llvm.ptr
  llvm.store %l, %p : i32, !llvm.ptr
  llvm.return
}

// -----

// Barriers, shuffles and votes.
// CHECK-LABEL: llvm.func @warps
// CHECK: gpu.barrier
// CHECK: gpu.barrier {rk.scope = "warp"}
// CHECK: func.call @rk.warp.shuffle.xor.i32.i32.i32(%arg1, %{{.*}}, %{{.*}}) : (i32, i32, i32) -> (i32, i1)
// CHECK: func.call @rk.warp.ballot.i1(%arg2) : (i1) -> i32
llvm.func @warps(%p: !llvm.ptr, %v: i32, %c: i1) attributes {rk.kernel, rk.block = array<i64: 64, 1, 1>} {
  %all = llvm.mlir.constant(-1 : i32) : i32
  %id = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %clamp = llvm.mlir.constant(31 : i32) : i32
  llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%id) : (i32) -> ()
  llvm.call_intrinsic "llvm.nvvm.bar.warp.sync"(%all) : (i32) -> ()
  %s = llvm.call_intrinsic "llvm.nvvm.shfl.sync.bfly.i32"(%all, %v, %one, %clamp) : (i32, i32, i32, i32) -> i32
  %b = llvm.call_intrinsic "llvm.nvvm.vote.ballot.sync"(%all, %c) : (i32, i1) -> i32
  llvm.store %s, %p : i32, !llvm.ptr
  llvm.store %b, %p : i32, !llvm.ptr
  llvm.return
}

// -----

// Intrinsics and the device library; undef and poison are zero.
// CHECK-LABEL: llvm.func @calls
// CHECK: %[[Z:.*]] = arith.constant 0 : i32
// CHECK: arith.maxsi %arg1, %[[Z]] : i32
// CHECK: math.ctpop %{{.*}} : i32
// CHECK: math.fma %arg2, %arg2, %arg2 fastmath<contract> : f32
// CHECK: math.sqrt %{{.*}} : f32
// CHECK-NOT: llvm.call
llvm.func @calls(%p: !llvm.ptr, %a: i32, %x: f32) attributes {rk.kernel} {
  %u = llvm.mlir.undef : i32
  %m = llvm.call_intrinsic "llvm.smax.i32"(%a, %u) : (i32, i32) -> i32
  %n = llvm.call_intrinsic "llvm.ctpop.i32"(%m) : (i32) -> i32
  %f = llvm.call_intrinsic "llvm.fmuladd.f32"(%x, %x, %x) {fastmathFlags = #llvm.fastmath<contract>} : (f32, f32, f32) -> f32
  %s = llvm.call @__nv_sqrtf(%f) : (f32) -> f32
  llvm.store %n, %p : i32, !llvm.ptr
  llvm.store %s, %p : f32, !llvm.ptr
  llvm.return
}
llvm.func @__nv_sqrtf(f32) -> f32

// -----

// A memory fence orders nothing that lock step does not.
// CHECK-LABEL: llvm.func @fence
// CHECK-NEXT: llvm.return
llvm.func @fence() attributes {rk.kernel} {
  llvm.fence syncscope("workgroup") release
  llvm.return
}
