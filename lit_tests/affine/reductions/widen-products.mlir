// RUN: raise-opt --pass-pipeline='widen-products,canonicalize' --split-input-file %s | filecheck %s

// CHECK-LABEL: func.func @carried
// CHECK: %[[A:.*]] = arith.extf %{{.*}} : f32 to f64
// CHECK: %[[B:.*]] = arith.extf %{{.*}} : f32 to f64
// CHECK: %[[P:.*]] = arith.mulf %[[A]], %[[B]] : f64
// CHECK: arith.addf %{{.*}}, %[[P]] : f64
func.func @carried(%x: memref<9xf32>, %y: memref<9xf32>, %z: memref<1xf64>) {
  %zero = arith.constant 0.0 : f64
  %s = affine.for %k = 0 to 9 iter_args(%t = %zero) -> f64 {
    %a = affine.load %x[%k] : memref<9xf32>
    %b = affine.load %y[%k] : memref<9xf32>
    %p = arith.mulf %a, %b : f32
    %w = arith.extf %p : f32 to f64
    %n = arith.addf %t, %w : f64
    affine.yield %n : f64
  }
  affine.store %s, %z[0] : memref<1xf64>
  return
}

// -----

// Two terms, one of them under a guard.
// CHECK-LABEL: func.func @written_out
// CHECK-NOT: arith.mulf {{.*}} : f32
// CHECK-COUNT-2: arith.mulf {{.*}} : f64
func.func @written_out(%x: memref<9xf32>, %y: memref<9xf32>, %z: memref<9xf64>) {
  %zero = arith.constant -0.0 : f64
  affine.parallel (%i) = (0) to (9) {
    %a = affine.load %x[%i] : memref<9xf32>
    %b = affine.load %y[0] : memref<9xf32>
    %p = arith.mulf %a, %b : f32
    %w = arith.extf %p : f32 to f64
    %g = affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%i) -> f64 {
      %c = affine.load %x[%i - 1] : memref<9xf32>
      %d = affine.load %y[1] : memref<9xf32>
      %q = arith.mulf %c, %d : f32
      %v = arith.extf %q : f32 to f64
      affine.yield %v : f64
    } else {
      affine.yield %zero : f64
    }
    %n = arith.addf %w, %g : f64
    affine.store %n, %z[%i] : memref<9xf64>
  }
  return
}

// -----

// One product, a square, and a product of halves: rounded where the kernel rounds them.
// CHECK-LABEL: func.func @stays
// CHECK-COUNT-2: arith.mulf {{.*}} : f32
// CHECK: arith.mulf {{.*}} : f16
func.func @stays(%x: memref<9xf32>, %h: memref<9xf16>, %z: memref<2xf64>) {
  %zero = arith.constant 0.0 : f64
  %a0 = affine.load %x[0] : memref<9xf32>
  %b0 = affine.load %x[1] : memref<9xf32>
  %p0 = arith.mulf %a0, %b0 : f32
  %w0 = arith.extf %p0 : f32 to f64
  %n0 = arith.addf %w0, %zero : f64
  affine.store %n0, %z[0] : memref<2xf64>
  %s = affine.for %k = 0 to 9 iter_args(%t = %zero) -> f64 {
    %a = affine.load %x[%k] : memref<9xf32>
    %p = arith.mulf %a, %a : f32
    %w = arith.extf %p : f32 to f64
    %n = arith.addf %t, %w : f64
    %c = affine.load %h[%k] : memref<9xf16>
    %d = affine.load %h[0] : memref<9xf16>
    %q = arith.mulf %c, %d : f16
    %v = arith.extf %q : f16 to f64
    %m = arith.addf %n, %v : f64
    affine.yield %m : f64
  }
  affine.store %s, %z[1] : memref<2xf64>
  return
}
