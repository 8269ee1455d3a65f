// RUN: raise-opt --pass-pipeline='narrow-reductions,drop-implied-guards,canonicalize' --split-input-file %s | filecheck %s

// Both factors are zero past the end of the arrays: the product is, and adds nothing to +0.0.
// CHECK-LABEL: func.func @product
// CHECK: affine.parallel (%{{.*}}) = (0) to (490) reduce ("addf") -> (f32)
// CHECK-NOT: affine.if
// CHECK: rk.from_zero
#inside = affine_set<(d0) : (-d0 + 489 >= 0)>
func.func @product(%x: memref<490xf32>, %w: memref<490xf32>, %y: memref<1xf32>) {
  %zero = arith.constant 0.0 : f32
  %r = affine.parallel (%k) = (0) to (496) reduce ("addf") -> (f32) {
    %a = affine.if #inside(%k) -> f32 {
      %v = affine.load %x[%k] : memref<490xf32>
      affine.yield %v : f32
    } else {
      affine.yield %zero : f32
    }
    %b = affine.if #inside(%k) -> f32 {
      %v = affine.load %w[%k] : memref<490xf32>
      affine.yield %v : f32
    } else {
      affine.yield %zero : f32
    }
    %p = arith.mulf %a, %b : f32
    affine.yield %p : f32
  } {rk.from_zero = array<i1: true>}
  affine.store %r, %y[0] : memref<1xf32>
  return
}

// -----

// A lower bound, and a neutral element.
// CHECK-LABEL: func.func @lower
// CHECK: affine.parallel (%{{.*}}) = (4) to (64) reduce ("minnumf") -> (f32)
// CHECK-NEXT: affine.load
func.func @lower(%x: memref<64xf32>, %y: memref<1xf32>) {
  %nan = arith.constant 0x7FC00000 : f32
  %r = affine.parallel (%k) = (0) to (64) reduce ("minnumf") -> (f32) {
    %a = affine.if affine_set<(d0) : (d0 - 4 >= 0)>(%k) -> f32 {
      %v = affine.load %x[%k] : memref<64xf32>
      affine.yield %v : f32
    } else {
      affine.yield %nan : f32
    }
    affine.yield %a : f32
  }
  affine.store %r, %y[0] : memref<1xf32>
  return
}

// -----

// Stay: zero is not neutral for a product; the factor outside the guard may be infinite. Between
// them a sum that takes in +0.0: one that starts from it.
// CHECK-LABEL: func.func @stay
// CHECK: (%{{.*}}) = (0) to (64) reduce ("mulf")
// CHECK: (%{{.*}}) = (0) to (60) reduce ("addf")
// CHECK: } {rk.from_zero = array<i1: true>}
// CHECK: (%{{.*}}) = (0) to (64) reduce ("addf")
#inside = affine_set<(d0) : (-d0 + 59 >= 0)>
func.func @stay(%x: memref<64xf32>, %y: memref<3xf32>) {
  %zero = arith.constant 0.0 : f32
  %r = affine.parallel (%k) = (0) to (64) reduce ("mulf") -> (f32) {
    %a = affine.if #inside(%k) -> f32 {
      %v = affine.load %x[%k] : memref<64xf32>
      affine.yield %v : f32
    } else {
      affine.yield %zero : f32
    }
    affine.yield %a : f32
  }
  affine.store %r, %y[0] : memref<3xf32>
  %s = affine.parallel (%k) = (0) to (64) reduce ("addf") -> (f32) {
    %a = affine.if #inside(%k) -> f32 {
      %v = affine.load %x[%k] : memref<64xf32>
      affine.yield %v : f32
    } else {
      affine.yield %zero : f32
    }
    affine.yield %a : f32
  }
  affine.store %s, %y[1] : memref<3xf32>
  %t = affine.parallel (%k) = (0) to (64) reduce ("addf") -> (f32) {
    %a = affine.if #inside(%k) -> f32 {
      %v = affine.load %x[%k] : memref<64xf32>
      affine.yield %v : f32
    } else {
      affine.yield %zero : f32
    }
    %b = affine.load %x[%k] : memref<64xf32>
    %p = arith.mulf %a, %b : f32
    affine.yield %p : f32
  } {rk.from_zero = array<i1: true>}
  affine.store %t, %y[2] : memref<3xf32>
  return
}

// -----

// +0.0 as an addend of each term is where the sum starts; -0.0 is not.
// CHECK-LABEL: func.func @added
// CHECK: reduce ("addf", "addf")
// CHECK-NEXT: %[[A:.*]] = affine.load
// CHECK-NEXT: %[[B:.*]] = affine.load
// CHECK-NEXT: %[[S:.*]] = arith.addf %[[A]], %[[B]]
// CHECK: affine.yield %[[S]], %[[A]]
// CHECK-NEXT: rk.from_zero = array<i1: true, false>
func.func @added(%x: memref<128xf32>, %y: memref<2xf32>) {
  %zero = arith.constant 0.0 : f32
  %none = arith.constant -0.0 : f32
  %r:2 = affine.parallel (%k) = (0) to (64) reduce ("addf", "addf") -> (f32, f32) {
    %a = affine.load %x[%k] : memref<128xf32>
    %b = affine.load %x[%k + 64] : memref<128xf32>
    %c = arith.addf %a, %zero : f32
    %s = arith.addf %c, %b : f32
    %t = arith.addf %a, %none : f32
    affine.yield %s, %t : f32, f32
  }
  affine.store %r#0, %y[0] : memref<2xf32>
  affine.store %r#1, %y[1] : memref<2xf32>
  return
}
