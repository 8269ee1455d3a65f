// RUN: raise-opt --pass-pipeline='distribute-parallel,canonicalize' --split-input-file %s | filecheck %s
// RUN: raise-opt --pass-pipeline='distribute-parallel' --split-input-file --print-remarks %s | filecheck %s --check-prefix=WHY

// %w lives across two barriers. What it comes from is written below, so it cannot be computed again;
// the index arithmetic can, and needs no expanded scalar.
// CHECK-LABEL: func.func @live
// CHECK: %[[S:.*]] = memref.alloca() : memref<64xf32, #gpu.address_space<workgroup>>
// CHECK: %[[EXPANDED:.*]] = memref.alloca() {rk.expanded} : memref<64xf32>
// CHECK: affine.parallel (%[[T:.*]]) = (0) to (64)
// CHECK: %[[W:.*]] = arith.addf
// CHECK-DAG: affine.store %[[W]], %[[EXPANDED]][%[[T]]]
// CHECK-DAG: affine.store %[[W]], %[[S]][%[[T]]]
// CHECK: affine.parallel (%[[T2:.*]]) = (0) to (64)
// CHECK-DAG: affine.load %[[EXPANDED]][%[[T2]]]
// CHECK-DAG: affine.load %[[S]][-%[[T2]] + 63]
// CHECK: affine.store %{{.*}}, %{{.*}}[%[[T2]]]
// CHECK: affine.parallel (%[[T3:.*]]) = (0) to (64)
// CHECK-DAG: %[[I:.*]] = arith.index_cast %[[T3]] : index to i32
// CHECK-DAG: %[[F:.*]] = arith.sitofp %[[I]]
// CHECK-DAG: %[[W3:.*]] = affine.load %[[EXPANDED]][%[[T3]]]
// CHECK: arith.addf %[[W3]], %[[F]]
// CHECK-NOT: memref.alloca
// CHECK-NOT: gpu.barrier
// CHECK: return
// WHY: applied: the thread loop is split at the barrier
func.func @live(%x: memref<64xf32>, %y: memref<64xf32>) {
  affine.parallel (%b) = (0) to (1) {
    %s = memref.alloca() : memref<64xf32, #gpu.address_space<workgroup>>
    affine.parallel (%t) = (0) to (64) {
      %a = affine.load %x[%t] : memref<64xf32>
      %w = arith.addf %a, %a : f32
      %i = arith.index_cast %t : index to i32
      %f = arith.sitofp %i : i32 to f32
      affine.store %w, %s[%t] : memref<64xf32, #gpu.address_space<workgroup>>
      gpu.barrier
      %c = affine.load %s[63 - %t] : memref<64xf32, #gpu.address_space<workgroup>>
      %d = arith.addf %c, %w : f32
      affine.store %d, %x[%t] : memref<64xf32>
      gpu.barrier
      %e = arith.addf %w, %f : f32
      affine.store %e, %y[%t] : memref<64xf32>
    }
  }
  return
}

// -----

// The minimum cut: three values are needed, and all come from the one that is kept.
// CHECK-LABEL: func.func @one_for_three
// CHECK: memref.alloca() {rk.expanded} : memref<64xf32>
// CHECK-NOT: memref.alloca
// CHECK: return
func.func @one_for_three(%x: memref<64xf32>, %y: memref<3x64xf32>) {
  affine.parallel (%t) = (0) to (64) {
    %a = affine.load %x[%t] : memref<64xf32>
    %p = arith.addf %a, %a : f32
    %q = arith.mulf %a, %a : f32
    %r = arith.mulf %q, %p : f32
    affine.store %q, %x[63 - %t] : memref<64xf32>
    gpu.barrier
    affine.store %p, %y[0, %t] : memref<3x64xf32>
    affine.store %q, %y[1, %t] : memref<3x64xf32>
    affine.store %r, %y[2, %t] : memref<3x64xf32>
  }
  return
}

// -----

// And the other way round: one value is needed that comes from two.
// CHECK-LABEL: func.func @one_from_two
// CHECK: memref.alloca() {rk.expanded} : memref<64xf32>
// CHECK-NOT: memref.alloca
// CHECK: return
func.func @one_from_two(%x: memref<64xf32>, %y: memref<64xf32>) {
  affine.parallel (%t) = (0) to (64) {
    %a = affine.load %x[%t] : memref<64xf32>
    %b = affine.load %y[%t] : memref<64xf32>
    %p = arith.addf %a, %b : f32
    affine.store %b, %x[63 - %t] : memref<64xf32>
    gpu.barrier
    affine.store %p, %y[%t] : memref<64xf32>
  }
  return
}

// -----

// A load from memory that nobody writes is done again; a value that is the same in all threads has
// one element, and arithmetic on it moves out of the loop. The thread's own array gets a copy a thread.
// CHECK-LABEL: func.func @kinds
// CHECK: affine.parallel (%[[B:.*]]) = (0) to (4)
// CHECK-DAG: arith.index_cast %[[B]]
// CHECK-DAG: %[[OWN:.*]] = memref.alloca() : memref<8x4x3xf32>
// CHECK-DAG: %[[ONE:.*]] = memref.alloca() {rk.expanded} : memref<1xf32>
// CHECK: affine.parallel (%[[I:.*]], %[[J:.*]]) = (0, 0) to (8, 4)
// CHECK-DAG: affine.store %{{.*}}, %[[OWN]][%[[I]], %[[J]], 2]
// CHECK-DAG: affine.store %{{.*}}, %[[ONE]][0]
// CHECK: affine.parallel (%[[I2:.*]], %[[J2:.*]]) = (0, 0) to (8, 4)
// CHECK-DAG: affine.load %{{.*}}[%[[J2]]]
// CHECK-DAG: affine.load %[[ONE]][0]
// CHECK-DAG: affine.load %[[OWN]][%[[I2]], %[[J2]], 2]
// CHECK: return
func.func @kinds(%x: memref<8xf32>, %y: memref<8x4xf32>, %z: memref<4xf32>) {
  affine.parallel (%b) = (0) to (4) {
    %s = memref.alloca() : memref<1xf32, #gpu.address_space<workgroup>>
    affine.parallel (%i, %j) = (0, 0) to (8, 4) {
      %own = memref.alloca() : memref<3xf32>
      %bi = arith.index_cast %b : index to i32
      %bf = arith.sitofp %bi : i32 to f32
      %a = affine.load %x[%j] : memref<8xf32>
      %u = affine.load %s[0] : memref<1xf32, #gpu.address_space<workgroup>>
      affine.store %a, %own[2] : memref<3xf32>
      gpu.barrier
      %o = affine.load %own[2] : memref<3xf32>
      %p = arith.addf %a, %u : f32
      %q = arith.addf %p, %o : f32
      %r = arith.addf %q, %bf : f32
      affine.store %r, %y[%i, %j] : memref<8x4xf32>
      affine.store %r, %s[0] : memref<1xf32, #gpu.address_space<workgroup>>
    }
  }
  return
}

// -----

// What holds a barrier gets a thread loop of its own; not every thread reaches the second barrier.
// CHECK-LABEL: func.func @holder
// CHECK: affine.parallel
// CHECK-NEXT: affine.store
// CHECK: affine.parallel
// CHECK-NEXT: affine.for
// CHECK: gpu.barrier
// CHECK: affine.parallel
// CHECK: affine.if
// CHECK: gpu.barrier
// CHECK: return
// WHY: missed: the barrier stays: not every thread reaches it
func.func @holder(%x: memref<64xf32>, %v: f32) {
  affine.parallel (%t) = (0) to (64) {
    affine.store %v, %x[%t] : memref<64xf32>
    affine.for %k = 0 to 4 {
      gpu.barrier
      affine.store %v, %x[63 - %t] : memref<64xf32>
    }
    affine.if affine_set<(d0) : (d0 - 32 >= 0)>(%t) {
      gpu.barrier
    }
    affine.store %v, %x[%t] : memref<64xf32>
  }
  return
}

// -----

// Memory of the thread's own that only the second part uses goes with it.
// CHECK-LABEL: func.func @one_side
// CHECK: affine.parallel
// CHECK-NOT: memref.alloca
// CHECK: affine.parallel
// CHECK-NEXT: memref.alloca() : memref<3xf32>
func.func @one_side(%x: memref<64xf32>, %y: memref<64xf32>, %k: index) attributes {rk.kernel} {
  %s = memref.alloca() : memref<64xf32, #gpu.address_space<workgroup>>
  affine.parallel (%t) = (0) to (64) {
    %own = memref.alloca() : memref<3xf32>
    %a = affine.load %x[%t] : memref<64xf32>
    affine.store %a, %s[%t] : memref<64xf32, #gpu.address_space<workgroup>>
    gpu.barrier
    %b = affine.load %s[63 - %t] : memref<64xf32, #gpu.address_space<workgroup>>
    affine.store %b, %own[1] : memref<3xf32>
    %c = memref.load %own[%k] : memref<3xf32>
    affine.store %c, %y[%t] : memref<64xf32>
  }
  return
}
