// RUN: raise-opt --pass-pipeline='fold-trees' --split-input-file %s | filecheck %s
// RUN: raise-opt --pass-pipeline='fold-trees,drop-dead-stores,canonicalize,sync-elimination' --split-input-file %s | filecheck %s --check-prefix=DEAD
// RUN: raise-opt --pass-pipeline='fold-trees' --split-input-file --print-remarks %s | filecheck %s --check-prefix=WHY

// Halves. The steps stand behind the reduction, for whoever else reads the array; here nobody does.
// CHECK-LABEL: func.func @halves
// CHECK: gpu.barrier
// CHECK: %[[SUM:.*]] = affine.parallel (%[[R:.*]]) = (0) to (8) reduce ("addf") -> (f32) {
// CHECK: affine.load %[[S:.*]][%[[R]]]
// CHECK: gpu.barrier
// CHECK: affine.if
// CHECK: affine.store %[[SUM]], %{{.*}}[0]
// WHY: applied: a tree of 8 elements is a reduction
// DEAD-LABEL: func.func @halves
// DEAD: affine.store
// DEAD: gpu.barrier
// DEAD: affine.parallel
// DEAD-NOT: gpu.barrier
// DEAD-NOT: affine.if
// DEAD: affine.store
// DEAD: return
func.func @halves(%x: memref<8xf32>, %y: memref<1xf32>) {
  affine.parallel (%b) = (0) to (1) {
    %s = memref.alloca() : memref<8xf32, #gpu.address_space<workgroup>>
    affine.parallel (%t) = (0) to (8) {
      %v = affine.load %x[%t] : memref<8xf32>
      affine.store %v, %s[%t] : memref<8xf32, #gpu.address_space<workgroup>>
      gpu.barrier
      affine.if affine_set<(d0) : (-d0 + 3 >= 0)>(%t) {
        %p = affine.load %s[%t + 4] : memref<8xf32, #gpu.address_space<workgroup>>
        %q = affine.load %s[%t] : memref<8xf32, #gpu.address_space<workgroup>>
        %r = arith.addf %p, %q : f32
        affine.store %r, %s[%t] : memref<8xf32, #gpu.address_space<workgroup>>
      }
      gpu.barrier
      affine.if affine_set<(d0) : (-d0 + 1 >= 0)>(%t) {
        %p = affine.load %s[%t] : memref<8xf32, #gpu.address_space<workgroup>>
        %q = affine.load %s[%t + 2] : memref<8xf32, #gpu.address_space<workgroup>>
        %r = arith.addf %p, %q : f32
        affine.store %r, %s[%t] : memref<8xf32, #gpu.address_space<workgroup>>
      }
      gpu.barrier
      affine.if affine_set<(d0) : (-d0 >= 0)>(%t) {
        %p = affine.load %s[%t] : memref<8xf32, #gpu.address_space<workgroup>>
        %q = affine.load %s[%t + 1] : memref<8xf32, #gpu.address_space<workgroup>>
        %r = arith.addf %p, %q : f32
        affine.store %r, %s[%t] : memref<8xf32, #gpu.address_space<workgroup>>
      }
      gpu.barrier
      %f = affine.load %s[0] : memref<8xf32, #gpu.address_space<workgroup>>
      affine.store %f, %y[0] : memref<1xf32>
    }
  }
  return
}

// -----

// Neighbours, then neighbours of those, at 2 * step * t: one tree a row.
// CHECK-LABEL: func.func @rows
// CHECK: affine.parallel (%[[I:.*]], %[[T:.*]]) = (0, 0) to (4, 8)
// CHECK: %[[M:.*]] = affine.parallel (%[[R:.*]]) = (0) to (8) reduce ("maxs") -> (si32) {
// CHECK: affine.load %[[S:.*]][%[[I]], %[[R]]]
// CHECK: %[[C:.*]] = builtin.unrealized_conversion_cast %[[M]] : si32 to i32
// CHECK: affine.store %[[C]], %{{.*}}[%[[I]]]
func.func @rows(%y: memref<4xi32>, %v: i32) {
  affine.parallel (%b) = (0) to (1) {
    %s = memref.alloca() : memref<4x8xi32, #gpu.address_space<workgroup>>
    affine.parallel (%i, %t) = (0, 0) to (4, 8) {
      affine.store %v, %s[%i, %t] : memref<4x8xi32, #gpu.address_space<workgroup>>
      gpu.barrier
      affine.if affine_set<(d0) : (-d0 + 3 >= 0)>(%t) {
        %p = affine.load %s[%i, %t * 2] : memref<4x8xi32, #gpu.address_space<workgroup>>
        %q = affine.load %s[%i, %t * 2 + 1] : memref<4x8xi32, #gpu.address_space<workgroup>>
        %r = arith.maxsi %p, %q : i32
        affine.store %r, %s[%i, %t * 2] : memref<4x8xi32, #gpu.address_space<workgroup>>
      }
      gpu.barrier
      affine.if affine_set<(d0) : (-d0 + 1 >= 0)>(%t) {
        %p = affine.load %s[%i, %t * 4] : memref<4x8xi32, #gpu.address_space<workgroup>>
        %q = affine.load %s[%i, %t * 4 + 2] : memref<4x8xi32, #gpu.address_space<workgroup>>
        %r = arith.maxsi %p, %q : i32
        affine.store %r, %s[%i, %t * 4] : memref<4x8xi32, #gpu.address_space<workgroup>>
      }
      gpu.barrier
      affine.if affine_set<(d0) : (-d0 >= 0)>(%t) {
        %p = affine.load %s[%i, %t] : memref<4x8xi32, #gpu.address_space<workgroup>>
        %q = affine.load %s[%i, %t + 4] : memref<4x8xi32, #gpu.address_space<workgroup>>
        %r = arith.maxsi %p, %q : i32
        affine.store %r, %s[%i, %t] : memref<4x8xi32, #gpu.address_space<workgroup>>
      }
      gpu.barrier
      %f = affine.load %s[%i, 0] : memref<4x8xi32, #gpu.address_space<workgroup>>
      affine.store %f, %y[%i] : memref<4xi32>
    }
  }
  return
}

// -----

// A scan is no tree: every element is read, and steps of 1, 2, 4 overlap.
// CHECK-LABEL: func.func @scan
// CHECK-NOT: reduce
// CHECK: return
func.func @scan(%y: memref<8xf32>) {
  affine.parallel (%b) = (0) to (1) {
    %s = memref.alloca() : memref<8xf32, #gpu.address_space<workgroup>>
    affine.parallel (%t) = (0) to (8) {
      affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%t) {
        %p = affine.load %s[%t] : memref<8xf32, #gpu.address_space<workgroup>>
        %q = affine.load %s[%t - 1] : memref<8xf32, #gpu.address_space<workgroup>>
        %r = arith.addf %p, %q : f32
        affine.store %r, %s[%t] : memref<8xf32, #gpu.address_space<workgroup>>
      }
      gpu.barrier
      affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%t) {
        %p = affine.load %s[%t] : memref<8xf32, #gpu.address_space<workgroup>>
        %q = affine.load %s[%t - 2] : memref<8xf32, #gpu.address_space<workgroup>>
        %r = arith.addf %p, %q : f32
        affine.store %r, %s[%t] : memref<8xf32, #gpu.address_space<workgroup>>
      }
      gpu.barrier
      %f = affine.load %s[%t] : memref<8xf32, #gpu.address_space<workgroup>>
      affine.store %f, %y[%t] : memref<8xf32>
    }
  }
  return
}
