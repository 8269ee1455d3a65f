// RUN: raise-opt --pass-pipeline='coalesce-loops,canonicalize' --split-input-file %s | filecheck %s

// CHECK-LABEL: func.func @tiles
// CHECK: affine.for %[[M:.*]] = 0 to 64 iter_args(%[[ACC:.*]] = %{{.*}}) -> (f32) {
// CHECK-NEXT: affine.load %{{.*}}[%[[M]] + 3]
// CHECK-NEXT: affine.load %{{.*}}[%[[M]] * 2]
// CHECK-NOT: affine.for
// CHECK: return
func.func @tiles(%x: memref<128xf32>, %y: memref<1xf32>) {
  %z = arith.constant 0.0 : f32
  %r = affine.for %t = 0 to 64 step 16 iter_args(%a = %z) -> (f32) {
    %s = affine.for %k = 0 to 16 iter_args(%b = %a) -> (f32) {
      %p = affine.load %x[%t + %k + 3] : memref<128xf32>
      %q = affine.load %x[%t * 2 + %k * 2] : memref<128xf32>
      %n = math.fma %p, %q, %b : f32
      affine.yield %n : f32
    }
    affine.yield %s : f32
  }
  affine.store %r, %y[0] : memref<1xf32>
  return
}

// -----

// The indices mean different things: the loops stay, and count by one.
// CHECK-LABEL: func.func @apart
// CHECK: affine.for %[[T:.*]] = 0 to 4 {
// CHECK: affine.for %[[K:.*]] = 0 to 8 {
// CHECK: affine.store %{{.*}}[%[[K]] + %[[T]] * 16]
func.func @apart(%x: memref<64xf32>, %v: f32) {
  affine.for %t = 0 to 64 step 16 {
    affine.for %k = 0 to 8 {
      affine.store %v, %x[%t + %k] : memref<64xf32>
    }
  }
  return
}

// -----

// The inner loop carries the two values in the other order.
// CHECK-LABEL: func.func @swapped
// CHECK: %[[R:.*]]:2 = affine.for %[[M:.*]] = 0 to 32 iter_args(%[[A:.*]] = %[[X:.*]], %[[B:.*]] = %[[Y:.*]]) -> (f32, f32) {
// CHECK-NEXT: %[[V:.*]] = affine.load %{{.*}}[%[[M]]]
// CHECK-NEXT: %[[N:.*]] = arith.addf %[[B]], %[[V]]
// CHECK-NEXT: %[[P:.*]] = arith.mulf %[[A]], %[[V]]
// CHECK-NEXT: affine.yield %[[P]], %[[N]]
// CHECK: affine.store %[[R]]#1
func.func @swapped(%x: memref<32xf32>, %y: memref<1xf32>, %p: f32, %q: f32) {
  %r:2 = affine.for %t = 0 to 32 step 8 iter_args(%a = %p, %b = %q) -> (f32, f32) {
    %s:2 = affine.for %k = 0 to 8 iter_args(%c = %b, %d = %a) -> (f32, f32) {
      %v = affine.load %x[%t + %k] : memref<32xf32>
      %n = arith.addf %c, %v : f32
      %m = arith.mulf %d, %v : f32
      affine.yield %n, %m : f32, f32
    }
    affine.yield %s#1, %s#0 : f32, f32
  }
  affine.store %r#1, %y[0] : memref<1xf32>
  return
}
