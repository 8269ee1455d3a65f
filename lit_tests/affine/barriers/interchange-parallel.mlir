// RUN: raise-opt --pass-pipeline='interchange-parallel,canonicalize' --split-input-file %s | filecheck %s
// RUN: raise-opt --pass-pipeline='interchange-parallel' --split-input-file --print-remarks %s | filecheck %s --check-prefix=WHY

// Each thread's sum is expanded; the count, alike in all threads, stays with the loop.
// CHECK-LABEL: func.func @for
// CHECK: memref.alloca() {rk.expanded}
// CHECK: %[[SUM:.*]] = memref.alloca() {rk.expanded} : memref<64xf32>
// CHECK: affine.parallel (%[[T0:.*]]) = (0) to (64)
// CHECK: affine.store %{{.*}}, %[[SUM]][%[[T0]]]
// CHECK: affine.for %[[K:.*]] = 0 to 10 iter_args(%[[U:.*]] = %{{.*}}) -> (i32) {
// CHECK: affine.parallel (%[[T:.*]]) = (0) to (64)
// CHECK: %[[A:.*]] = affine.load %[[SUM]][%[[T]]]
// CHECK: arith.sitofp %[[U]]
// CHECK: gpu.barrier
// CHECK: affine.store %{{.*}}, %[[SUM]][%[[T]]]
// CHECK: }
// CHECK: %[[N:.*]] = arith.addi %[[U]]
// CHECK: affine.yield %[[N]]
// CHECK: affine.parallel (%[[T2:.*]]) = (0) to (64)
// CHECK: %[[R:.*]] = affine.load %[[SUM]][%[[T2]]]
// CHECK: affine.store %[[R]]
// CHECK: return
func.func @for(%x: memref<64xf32>, %s: memref<64xf32>, %one: i32) {
  %expanded = memref.alloca() {rk.expanded} : memref<64xf32>
  affine.parallel (%t) = (0) to (64) {
    %i = arith.index_cast %t : index to i32
    %f = arith.sitofp %i : i32 to f32
    %r:2 = affine.for %k = 0 to 10 iter_args(%a = %f, %u = %one) -> (f32, i32) {
      %c = affine.load %s[63 - %t] : memref<64xf32>
      %uf = arith.sitofp %u : i32 to f32
      %n = arith.addf %c, %a : f32
      %m = arith.addf %n, %uf : f32
      gpu.barrier
      affine.store %m, %s[%t] : memref<64xf32>
      %v = arith.addi %u, %one : i32
      affine.yield %m, %v : f32, i32
    }
    affine.store %r#0, %expanded[%t] : memref<64xf32>
  }
  affine.parallel (%t) = (0) to (64) {
    %r = affine.load %expanded[%t] : memref<64xf32>
    affine.store %r, %x[%t] : memref<64xf32>
  }
  return
}

// -----

// The bound is data, the same for all threads: it goes through one element of memory.
// CHECK-LABEL: func.func @data_bound
// CHECK: %[[N:.*]] = memref.alloca() {rk.expanded} : memref<1xi64>
// CHECK: affine.parallel
// CHECK: affine.store %{{.*}}, %[[N]][0]
// CHECK: %[[B:.*]] = affine.load %[[N]][0]
// CHECK: %[[I:.*]] = arith.index_cast %[[B]]
// CHECK: scf.for %{{.*}} to %[[I]]
// CHECK-NEXT: affine.parallel
// CHECK: gpu.barrier
// CHECK: return
func.func @data_bound(%x: memref<64xf32>, %n: memref<1xi32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  affine.parallel (%t) = (0) to (64) {
    %bound = affine.load %n[0] : memref<1xi32>
    %i = arith.index_cast %bound : i32 to index
    scf.for %k = %c0 to %i step %c1 {
      affine.store %v, %x[%t] : memref<64xf32>
      gpu.barrier
    }
  }
  return
}

// -----

// A loop on a condition that is data: tested outside, once for all threads.
// CHECK-LABEL: func.func @while
// CHECK: %[[GO:.*]] = memref.alloca() {rk.expanded} : memref<1xi1>
// CHECK: scf.while (%[[S:.*]] = %{{.*}}) : (i32) -> i32 {
// CHECK: affine.parallel
// CHECK: affine.store %{{.*}}, %[[GO]][0]
// CHECK: %[[C:.*]] = affine.load %[[GO]][0]
// CHECK: scf.condition(%[[C]]) %[[S]]
// CHECK: } do {
// CHECK: affine.parallel
// CHECK: gpu.barrier
// CHECK: %[[NEXT:.*]] = arith.addi
// CHECK: scf.yield %[[NEXT]]
// CHECK: return
func.func @while(%x: memref<64xf32>, %v: f32, %one: i32) {
  affine.parallel (%t) = (0) to (64) {
    %r = scf.while (%i = %one) : (i32) -> i32 {
      %f = affine.load %x[3] : memref<64xf32>
      %go = arith.cmpf olt, %f, %v : f32
      scf.condition(%go) %i : i32
    } do {
    ^bb0(%i: i32):
      gpu.barrier
      %f = arith.sitofp %i : i32 to f32
      affine.store %f, %x[%t] : memref<64xf32>
      gpu.barrier
      %j = arith.addi %i, %one : i32
      scf.yield %j : i32
    }
  }
  return
}

// -----

// CHECK-LABEL: func.func @if
// CHECK-SAME: %[[P:[a-z0-9]*]]: i1
// CHECK: affine.parallel (%[[B:.*]]) = (0) to (4)
// CHECK: affine.if
// CHECK-NEXT: affine.parallel
// CHECK: gpu.barrier
// CHECK: scf.if %[[P]] {
// CHECK-NEXT: affine.parallel
// CHECK: gpu.barrier
// CHECK: return
func.func @if(%p: i1, %x: memref<4x64xf32>, %v: f32) {
  affine.parallel (%b) = (0) to (4) {
    affine.parallel (%t) = (0) to (64) {
      affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%b) {
        affine.store %v, %x[%b, %t] : memref<4x64xf32>
        gpu.barrier
        affine.store %v, %x[%b, 63 - %t] : memref<4x64xf32>
      }
    }
    affine.parallel (%t) = (0) to (64) {
      scf.if %p {
        affine.store %v, %x[%b, %t] : memref<4x64xf32>
        gpu.barrier
        affine.store %v, %x[%b, 63 - %t] : memref<4x64xf32>
      }
    }
  }
  return
}

// -----

// Threads leave the loop at different times: it stays.
// CHECK-LABEL: func.func @divergent
// CHECK: affine.parallel
// CHECK: scf.for
// WHY: missed: scf.for stays in the thread loop: it is not uniform
func.func @divergent() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  affine.parallel (%t) = (0) to (64) {
    scf.for %k = %c0 to %t step %c1 {
      gpu.barrier
    }
  }
  return
}
