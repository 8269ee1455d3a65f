// RUN: raise-opt --pass-pipeline='shrink-lane-domain,canonicalize,drop-implied-guards,canonicalize' --split-input-file %s | filecheck %s

// One warp of four goes on with the sum, and its first lane: the others' sums are for nobody.
// CHECK-LABEL: func.func @first_warp
// CHECK: affine.parallel ({{%.+}}) = (0) to (1) {
// CHECK: [[S:%.+]] = affine.parallel ([[K:%.+]]) = (0) to (32) reduce ("addf")
// CHECK: affine.load {{%.+}}{{\[}}[[K]]]
// CHECK: affine.parallel ({{%.+}}) = (0) to (1) {
// CHECK-NEXT: affine.store [[S]]
#first = affine_set<(d0, d1) : (d0 * -32 - d1 >= 0)>
func.func @first_warp(%x: memref<128xf32>, %y: memref<1xf32>) {
  affine.parallel (%w) = (0) to (4) {
    %s = affine.parallel (%k) = (0) to (32) reduce ("addf") -> (f32) {
      %v = affine.load %x[%w * 32 + %k] : memref<128xf32>
      affine.yield %v : f32
    }
    affine.parallel (%l) = (0) to (32) {
      affine.if affine_set<(d0, d1) : (-d0 >= 0, -d1 >= 0)>(%w, %l) {
        affine.store %s, %y[0] : memref<1xf32>
      }
    }
  }
  return
}

// -----

// A number of a thread in digits: the first eight lanes of the last warp.
// CHECK-LABEL: func.func @last_lanes
// CHECK: affine.parallel ({{%.+}}, {{%.+}}) = (3, 0) to (4, 8)
// CHECK-NOT: affine.if
#last = affine_set<(d0, d1) : (d0 * 32 - d1 - 89 >= 0)>
func.func @last_lanes(%x: memref<8xf32>, %v: f32) {
  affine.parallel (%w, %l) = (0, 0) to (4, 32) {
    affine.if #last(%w, %l) {
      affine.store %v, %x[%l] : memref<8xf32>
    }
  }
  return
}

// -----

// Every lane stores the same; an atomic addition is one for each lane.
// CHECK-LABEL: func.func @alike
// CHECK: affine.parallel ({{%.+}}, {{%.+}}) = (0, 0) to (4, 1)
// CHECK: affine.parallel ({{%.+}}, {{%.+}}) = (0, 0) to (4, 32)
// CHECK: memref.atomic_rmw
func.func @alike(%x: memref<4xf32>, %v: f32) {
  affine.parallel (%i, %l) = (0, 0) to (4, 32) {
    affine.store %v, %x[%i] : memref<4xf32>
  }
  affine.parallel (%i, %l) = (0, 0) to (4, 32) {
    %0 = memref.atomic_rmw addf %v, %x[%i] : (f32, memref<4xf32>) -> f32
  }
  return
}

// -----

// Something is written by all lanes, in another branch, or they meet.
// CHECK-LABEL: func.func @all
// CHECK: affine.parallel ({{%.+}}) = (0) to (4) {
// CHECK: affine.parallel ({{%.+}}) = (0) to (4) {
// CHECK: affine.parallel ({{%.+}}) = (0) to (4) {
#zero = affine_set<(d0) : (-d0 >= 0)>
func.func @all(%x: memref<4xf32>, %y: memref<1xf32>, %v: f32) {
  affine.parallel (%i) = (0) to (4) {
    affine.if #zero(%i) {
      affine.store %v, %y[0] : memref<1xf32>
    }
    affine.store %v, %x[%i] : memref<4xf32>
  }
  affine.parallel (%i) = (0) to (4) {
    affine.if #zero(%i) {
      affine.store %v, %y[0] : memref<1xf32>
    } else {
      affine.store %v, %x[%i] : memref<4xf32>
    }
  }
  affine.parallel (%i) = (0) to (4) {
    affine.if #zero(%i) {
      affine.store %v, %y[0] : memref<1xf32>
    }
    gpu.barrier
  }
  return
}

// -----

// Lanes that exchange values stay, be it under a guard; one index of one value is left alone.
// CHECK-LABEL: func.func @exchange
// CHECK: affine.parallel ([[L:%.+]]) = (0) to (32) {
// CHECK: func.call @rk.warp.shuffle.down.f32.i32.i32.index({{.*}}, [[L]])
// CHECK: affine.parallel ([[K:%.+]]) = (0) to (1) {
// CHECK: affine.store {{.*}}{{\[}}[[K]]] : memref<4xf32>
#four = affine_set<(d0) : (-d0 + 3 >= 0)>
func.func private @rk.warp.shuffle.down.f32.i32.i32.index(f32, i32, i32, index) -> (f32, i1)
func.func @exchange(%x: memref<4xf32>, %v: f32, %by: i32, %c: i32) {
  affine.parallel (%l) = (0) to (32) {
    affine.if #four(%l) {
      %r:2 = func.call @rk.warp.shuffle.down.f32.i32.i32.index(%v, %by, %c, %l) : (f32, i32, i32, index) -> (f32, i1)
      affine.store %r#0, %x[%l] : memref<4xf32>
    }
  }
  affine.parallel (%k) = (0) to (1) {
    affine.store %v, %x[%k] : memref<4xf32>
  }
  return
}
