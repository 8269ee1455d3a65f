// RUN: raise-opt --pass-pipeline='merge-equal-branches,canonicalize' --split-input-file %s | filecheck %s

// Else means %t = 0; the guard inside holds there whatever %i is.
// CHECK-LABEL: func.func @edge
// CHECK: affine.parallel (%[[T:.*]], %[[I:.*]]) = (0, 0) to (3, 16)
// CHECK-NEXT: %[[V:.*]] = affine.if #[[G:.*]](%[[T]], %[[I]]) -> f32 {
// CHECK-NEXT: affine.load %{{.*}}[%[[T]] * 16 + %[[I]]]
// CHECK: } else {
// CHECK-NEXT: affine.yield %cst
// CHECK: affine.store %[[V]]
func.func @edge(%x: memref<40xf32>, %y: memref<3x16xf32>) {
  %z = arith.constant 0.0 : f32
  affine.parallel (%t, %i) = (0, 0) to (3, 16) {
    %v = affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%t) -> f32 {
      %w = affine.if affine_set<(d0, d1) : (-16 * d0 - d1 + 39 >= 0)>(%t, %i) -> f32 {
        %a = affine.load %x[%t * 16 + %i] : memref<40xf32>
        affine.yield %a : f32
      } else {
        affine.yield %z : f32
      }
      affine.yield %w : f32
    } else {
      %a = affine.load %x[%i] : memref<40xf32>
      affine.yield %a : f32
    }
    affine.store %v, %y[%t, %i] : memref<3x16xf32>
  }
  return
}

// -----

// The first thread reads the halo itself: what the others read, at %t = 0.
// CHECK-LABEL: func.func @halo
// CHECK: affine.parallel (%[[B:.*]], %[[T:.*]]) = (1, 0) to (4, 16)
// CHECK-NEXT: %[[V:.*]] = affine.load %{{.*}}[%[[B]] * 16 + %[[T]] - 1]
// CHECK-NEXT: affine.store %[[V]]
func.func @halo(%x: memref<64xf32>, %y: memref<4x16xf32>) {
  affine.parallel (%b, %t) = (1, 0) to (4, 16) {
    %v = affine.if affine_set<(d0, d1) : (-d0 >= 0, 16 * d1 - 1 >= 0)>(%t, %b) -> f32 {
      %a = affine.load %x[%b * 16 - 1] : memref<64xf32>
      affine.yield %a : f32
    } else {
      %a = affine.load %x[%b * 16 + %t - 1] : memref<64xf32>
      affine.yield %a : f32
    }
    affine.store %v, %y[%b, %t] : memref<4x16xf32>
  }
  return
}

// -----

// Another element, another operation, a guard that decides something, or an else branch that runs
// for more than one value: the condition stays.
// CHECK-LABEL: func.func @different
// CHECK-COUNT-4: affine.if
// CHECK: return
func.func @different(%x: memref<48xf32>, %y: memref<4x3x16xf32>) {
  %z = arith.constant 0.0 : f32
  affine.parallel (%t, %i) = (0, 0) to (3, 16) {
    %v = affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%t) -> f32 {
      %a = affine.load %x[%t * 16 + %i] : memref<48xf32>
      affine.yield %a : f32
    } else {
      %a = affine.load %x[%i + 1] : memref<48xf32>
      affine.yield %a : f32
    }
    affine.store %v, %y[0, %t, %i] : memref<4x3x16xf32>
    %w = affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%t) -> f32 {
      %a = affine.load %x[%t * 16 + %i] : memref<48xf32>
      %b = arith.addf %a, %a : f32
      affine.yield %b : f32
    } else {
      %a = affine.load %x[%i] : memref<48xf32>
      %b = arith.mulf %a, %a : f32
      affine.yield %b : f32
    }
    affine.store %w, %y[1, %t, %i] : memref<4x3x16xf32>
    %u = affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%t) -> f32 {
      %a = affine.load %x[%t * 16 + %i] : memref<48xf32>
      affine.yield %a : f32
    } else {
      %a = affine.load %x[%i] : memref<48xf32>
      affine.yield %a : f32
    }
    affine.store %u, %y[2, %t, %i] : memref<4x3x16xf32>
    %q = affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%t) -> f32 {
      %a = affine.load %x[%t * 16 + %i] : memref<48xf32>
      affine.yield %a : f32
    } else {
      affine.yield %z : f32
    }
    affine.store %q, %y[3, %t, %i] : memref<4x3x16xf32>
  }
  return
}

// -----

// Two constants are two: the condition stays.

// CHECK-LABEL: func.func @constants
// CHECK: affine.if
// CHECK: return
func.func @constants(%y: memref<4xi64>) attributes {rk.kernel} {
  %a = arith.constant 8 : i64
  %b = arith.constant 40 : i64
  affine.for %i = 0 to 2 {
    %v = affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%i) -> i64 {
      affine.yield %a : i64
    } else {
      affine.yield %b : i64
    }
    affine.store %v, %y[%i] : memref<4xi64>
  }
  return
}

// -----

// A load before a store reads something else than one after it: the condition stays.

// CHECK-LABEL: func.func @stored_between
// CHECK: affine.if
// CHECK: return
func.func @stored_between(%x: memref<48xf32>, %y: memref<3xf32>, %w: f32) {
  affine.parallel (%t) = (0) to (3) {
    %v = affine.load %x[%t * 16] : memref<48xf32>
    affine.store %w, %x[%t * 16] : memref<48xf32>
    %r = affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%t) -> f32 {
      affine.yield %v : f32
    } else {
      %a = affine.load %x[0] : memref<48xf32>
      affine.yield %a : f32
    }
    affine.store %r, %y[%t] : memref<3xf32>
  }
  return
}
