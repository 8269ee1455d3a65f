// RUN: raise-opt --pass-pipeline='guards-to-bounds' --split-input-file %s | filecheck %s

// CHECK-LABEL: func.func @box
// CHECK: affine.parallel (%[[I:.*]], %[[J:.*]]) = (1, 0) to (99, 50)
// CHECK-NEXT: affine.store %{{.*}}, %{{.*}}[%[[I]], %[[J]]]
func.func @box(%x: memref<100x100xf32>, %v: f32) {
  affine.parallel (%i, %j) = (0, 0) to (112, 112) {
    affine.if affine_set<(d0, d1) : (d0 - 1 >= 0, -d0 + 98 >= 0, -2 * d1 + 99 >= 0)>(%i, %j) {
      affine.store %v, %x[%i, %j] : memref<100x100xf32>
    }
  }
  return
}

// -----

// What constrains two indices at once narrows the bounds and stays a guard.
// CHECK: [[$SET:#.*]] = affine_set<(d0, d1) : (d0 - d1 >= 0)>
// CHECK-LABEL: func.func @triangle
// CHECK: affine.parallel (%[[I:.*]], %[[J:.*]]) = (0, 0) to (100, 100)
// CHECK-NEXT: affine.if [[$SET]](%[[I]], %[[J]])
func.func @triangle(%x: memref<100x112xf32>, %v: f32) {
  affine.parallel (%i, %j) = (0, 0) to (112, 112) {
    affine.if affine_set<(d0, d1) : (-d0 + 99 >= 0, d0 - d1 >= 0)>(%i, %j) {
      affine.store %v, %x[%i, %j] : memref<100x112xf32>
    }
  }
  return
}

// -----

// No lane passes: the loop goes.
// CHECK-LABEL: func.func @empty
// CHECK-NOT: affine
// CHECK: return
func.func @empty(%x: memref<100xf32>, %v: f32) {
  affine.parallel (%i) = (0) to (112) {
    affine.if affine_set<(d0) : (-d0 - 1 >= 0)>(%i) {
      affine.store %v, %x[%i] : memref<100xf32>
    }
  }
  return
}

// -----

// Another store stands beside the guard: it stays.
// CHECK-LABEL: func.func @beside
// CHECK: affine.parallel (%{{.*}}) = (0) to (112)
// CHECK: affine.if
func.func @beside(%x: memref<112xf32>, %v: f32) {
  affine.parallel (%i) = (0) to (112) {
    affine.store %v, %x[%i] : memref<112xf32>
    affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%i) {
      affine.store %v, %x[%i - 1] : memref<112xf32>
    }
  }
  return
}

// -----

// Only lane 0 of each index can pass: the bounds say it all.
// CHECK-LABEL: func.func @corner
// CHECK: affine.parallel (%{{.*}}, %{{.*}}) = (0, 0) to (1, 1)
// CHECK-NOT: affine.if
func.func @corner(%x: memref<1xf32>, %v: f32) {
  affine.parallel (%i, %j) = (0, 0) to (24, 8) {
    affine.if affine_set<(d0, d1) : (-8 * d0 - d1 >= 0)>(%i, %j) {
      affine.store %v, %x[0] : memref<1xf32>
    }
  }
  return
}

// -----

// Memory of one lane that is cleared before the guard.
// CHECK-LABEL: func.func @private_memory
// CHECK: affine.parallel (%[[I:.*]]) = (0) to (40)
// CHECK-NOT: affine.if
func.func @private_memory(%x: memref<40xf32>, %v: f32) {
  affine.parallel (%i) = (0) to (64) {
    %own = memref.alloca() : memref<3xf32>
    affine.for %k = 0 to 3 {
      affine.store %v, %own[%k] : memref<3xf32>
    }
    affine.if affine_set<(d0) : (-d0 + 39 >= 0)>(%i) {
      %a = affine.load %own[1] : memref<3xf32>
      affine.store %a, %x[%i] : memref<40xf32>
    }
  }
  return
}

// -----

// Memory that the lanes share is cleared by all of them.
// CHECK-LABEL: func.func @shared_memory
// CHECK: affine.parallel (%[[I:.*]]) = (0) to (64)
// CHECK: affine.if
func.func @shared_memory(%x: memref<40xf32>, %v: f32) {
  %all = memref.alloca() : memref<64xf32>
  affine.parallel (%i) = (0) to (64) {
    affine.store %v, %all[%i] : memref<64xf32>
    affine.if affine_set<(d0) : (-d0 + 39 >= 0)>(%i) {
      %a = affine.load %all[63 - %i] : memref<64xf32>
      affine.store %a, %x[%i] : memref<40xf32>
    }
  }
  return
}

// -----

// Indices of loops outside are bounded, too: 16 * %p is at most 6, whatever %q.
// CHECK: [[$LEFT:#.*]] = affine_set<(d0, d1) : (d0 * -16 - d1 + 6 >= 0)>
// CHECK-LABEL: func.func @outside
// CHECK: affine.parallel (%[[Q:.*]]) = (0) to (16)
// CHECK: affine.parallel (%[[P:.*]]) = (0) to (1)
// CHECK-NEXT: affine.if [[$LEFT]](%[[P]], %[[Q]])
func.func @outside(%x: memref<32xf32>, %v: f32) {
  affine.parallel (%q) = (0) to (16) {
    memref.store %v, %x[%q] : memref<32xf32>
    affine.parallel (%p) = (0) to (2) {
      affine.if affine_set<(d0, d1) : (-16 * d0 - d1 + 6 >= 0)>(%p, %q) {
        affine.store %v, %x[16 * %p + %q] : memref<32xf32>
      }
    }
  }
  return
}
