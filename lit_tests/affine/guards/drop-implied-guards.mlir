// RUN: raise-opt --pass-pipeline='drop-implied-guards,canonicalize' --split-input-file %s | filecheck %s
// RUN: raise-opt --pass-pipeline='drop-implied-guards{quotients=true}' --split-input-file %s | filecheck %s --check-prefix=QUOTIENTS

// The bounds imply the first constraint, the outer guard implies the inner one.
// CHECK: [[SET:#.+]] = affine_set<(d0) : (d0 * -16 + 470 >= 0)>
// CHECK-LABEL: func.func @implied
// CHECK: affine.for [[K:%.+]] = 0 to 31
// CHECK-NEXT: affine.if [[SET]]([[K]])
// CHECK-NEXT: affine.store
// CHECK-NEXT: affine.store
// CHECK-NOT: affine.if
#both = affine_set<(d0, d1) : (-d0 + 499 >= 0, -d1 * 16 + 470 >= 0)>
#weaker = affine_set<(d0) : (-d0 * 16 + 475 >= 0)>
func.func @implied(%x: memref<500x31xf32>, %v: f32) {
  affine.parallel (%i) = (0) to (500) {
    affine.for %k = 0 to 31 {
      affine.if #both(%i, %k) {
        affine.store %v, %x[%i, %k] : memref<500x31xf32>
        affine.if #weaker(%k) {
          affine.store %v, %x[%i, %k] : memref<500x31xf32>
        }
      }
    }
  }
  return
}

// -----

// Always: the then branch. Never: the else branch, or nothing.
// CHECK-LABEL: func.func @decided
// CHECK-SAME: ([[X:%.+]]: memref<8xf32>, [[A:%.+]]: f32, [[B:%.+]]: f32)
// CHECK: affine.parallel
// CHECK-NEXT: affine.store [[A]], [[X]]
// CHECK-NEXT: affine.store [[B]], [[X]]
// CHECK-NEXT: }
#always = affine_set<(d0) : (d0 >= 0, -d0 + 7 >= 0)>
#never = affine_set<(d0) : (d0 - 8 >= 0)>
func.func @decided(%x: memref<8xf32>, %a: f32, %b: f32) {
  affine.parallel (%i) = (0) to (8) {
    %0 = affine.if #always(%i) -> f32 { affine.yield %a : f32 } else { affine.yield %b : f32 }
    affine.store %0, %x[%i] : memref<8xf32>
    %1 = affine.if #never(%i) -> f32 { affine.yield %a : f32 } else { affine.yield %b : f32 }
    affine.store %1, %x[%i] : memref<8xf32>
    affine.if #never(%i) {
      affine.store %a, %x[%i] : memref<8xf32>
    }
  }
  return
}

// -----

// CHECK-LABEL: func.func @stays
// CHECK: affine.if
func.func @stays(%x: memref<8x8xf32>, %v: f32) {
  affine.parallel (%i, %j) = (0, 0) to (8, 8) {
    affine.if affine_set<(d0, d1) : (d0 - d1 >= 0)>(%i, %j) {
      affine.store %v, %x[%i, %j] : memref<8x8xf32>
    }
  }
  return
}

// -----

// A constraint that a quotient decides.
// QUOTIENTS-DAG: #[[ROW:.*]] = affine_set<(d0) : (d0 - 2 >= 0, -d0 + 13 >= 0)>
// QUOTIENTS-DAG: #[[BOTH:.*]] = affine_set<(d0, d1) : (d0 * 20 + d1 - 45 >= 0)>
// QUOTIENTS-LABEL: func.func @flat
// QUOTIENTS: affine.if #[[ROW]]
// QUOTIENTS: affine.if #[[BOTH]]
func.func @flat(%x: memref<320xf32>) {
  %z = arith.constant 0.0 : f32
  affine.parallel (%i, %j) = (0, 0) to (16, 20) {
    affine.if affine_set<(d0, d1) : (d0 * 20 + d1 - 40 >= 0, d0 * -20 - d1 + 279 >= 0)>(%i, %j) {
      affine.store %z, %x[%i * 20 + %j] : memref<320xf32>
    }
    affine.if affine_set<(d0, d1) : (d0 * 20 + d1 - 45 >= 0)>(%i, %j) {
      affine.store %z, %x[%i * 20 + %j] : memref<320xf32>
    }
  }
  return
}

// -----

// One corner of a plane: each index is zero.
// CHECK-DAG: #[[CORNER:.*]] = affine_set<(d0, d1) : (-d0 >= 0, -d1 >= 0)>
// CHECK-LABEL: func.func @corner
// CHECK: affine.if #[[CORNER]](%arg2, %arg3)
func.func @corner(%x: memref<8x8xf32>, %v: f32) {
  affine.parallel (%i, %j) = (0, 0) to (8, 8) {
    affine.if affine_set<(d0, d1) : (-d0 - d1 >= 0)>(%i, %j) {
      affine.store %v, %x[%i, %j] : memref<8x8xf32>
    }
  }
  return
}

// -----

// An index with one value is that value, in the guard of a store.
// QUOTIENTS: [[$ONE:#.*]] = affine_set<(d0) : (-d0 + 6 >= 0)>
// QUOTIENTS-LABEL: func.func @fixed
// QUOTIENTS: affine.parallel (%[[Q:.*]]) = (0) to (16)
// QUOTIENTS: affine.if [[$ONE]](%[[Q]])
func.func @fixed(%x: memref<32xf32>, %v: f32) {
  affine.parallel (%q) = (0) to (16) {
    affine.parallel (%p) = (0) to (1) {
      affine.if affine_set<(d0, d1) : (-16 * d0 - d1 + 6 >= 0)>(%p, %q) {
        affine.store %v, %x[16 * %p + %q] : memref<32xf32>
      }
    }
  }
  return
}
