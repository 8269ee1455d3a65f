// RUN: raise-opt --pass-pipeline='reroll-copies' --split-input-file %s | filecheck %s

// A tile's copy, unrolled: the last row of it may lie outside of the array.
// CHECK-LABEL: func.func @tile
// CHECK: affine.parallel (%[[B:.*]], %[[T:.*]]) = (0, 0) to (2, 8)
// CHECK-NOT: affine.store
// CHECK: affine.for %[[K:.*]] = 0 to 4
// CHECK-NEXT: affine.if #{{.*}}(%[[B]], %[[T]], %[[K]])
// CHECK-NEXT: %[[V:.*]] = affine.load %{{.*}}[%[[B]] * 320 + %[[T]] * 10 + %[[K]] * 80]
// CHECK-NEXT: affine.store %[[V]], %{{.*}}[%[[T]] + %[[K]] * 8]
// CHECK-NOT: affine.store
func.func @tile(%x: memref<600xf32>, %s: memref<32xf32>) {
  affine.parallel (%b, %t) = (0, 0) to (2, 8) {
    %0 = affine.load %x[%b * 320 + %t * 10] : memref<600xf32>
    affine.store %0, %s[%t] : memref<32xf32>
    %1 = affine.load %x[%b * 320 + %t * 10 + 80] : memref<600xf32>
    affine.store %1, %s[%t + 8] : memref<32xf32>
    %2 = affine.load %x[%b * 320 + %t * 10 + 160] : memref<600xf32>
    affine.store %2, %s[%t + 16] : memref<32xf32>
    affine.if affine_set<(d0, d1) : (-d0 * 32 - d1 + 35 >= 0)>(%b, %t) {
      %3 = affine.load %x[%b * 320 + %t * 10 + 240] : memref<600xf32>
      affine.store %3, %s[%t + 24] : memref<32xf32>
    }
  }
  return
}

// -----

// A value that is guarded, an index that is data, a guard around all of them.
// CHECK-LABEL: func.func @values
// CHECK: affine.if #[[OUT:.*]](%[[T:.*]]) {
// CHECK-NEXT: affine.for %[[K:.*]] = 0 to 2
// CHECK-NEXT: %[[V:.*]] = affine.if #{{.*}}(%[[T]], %[[K]])
// CHECK-NEXT: affine.load %{{.*}}[%[[T]] + %[[K]] * 8 - 1]
// CHECK: %[[P:.*]] = affine.apply #{{.*}}(%[[T]], %[[K]])
// CHECK: %[[I:.*]] = arith.index_cast %[[P]] : index to i32
// CHECK: affine.store
// CHECK-NOT: affine.store
func.func @values(%x: memref<16xf32>, %y: memref<16xf32>) {
  %zero = arith.constant 0.0 : f32
  %c8 = arith.constant 8 : i32
  affine.parallel (%t) = (0) to (8) {
    %i = arith.index_cast %t : index to i32
    affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%t) {
      %a = affine.if affine_set<(d0) : (d0 - 4 >= 0)>(%t) -> f32 {
        %0 = affine.load %x[%t - 1] : memref<16xf32>
        affine.yield %0 : f32
      } else {
        affine.yield %zero : f32
      }
      %fa = arith.sitofp %i : i32 to f32
      %sa = arith.addf %a, %fa : f32
      affine.store %sa, %y[%t] : memref<16xf32>
      %b = affine.if affine_set<(d0) : (d0 + 4 >= 0)>(%t) -> f32 {
        %0 = affine.load %x[%t + 7] : memref<16xf32>
        affine.yield %0 : f32
      } else {
        affine.yield %zero : f32
      }
      %j = arith.addi %i, %c8 overflow<nsw> : i32
      %fb = arith.sitofp %j : i32 to f32
      %sb = arith.addf %b, %fb : f32
      affine.store %sb, %y[%t + 8] : memref<16xf32>
    }
  }
  return
}

// -----

// The element that is written may be read.
// CHECK-LABEL: func.func @own
// CHECK: affine.for %[[K:.*]] = 0 to 2
// CHECK-NEXT: affine.load %{{.*}}[%{{.*}} * 2 + %[[K]]]
// CHECK: affine.store
// CHECK-NOT: affine.store
func.func @own(%x: memref<16xf32>) {
  affine.parallel (%t) = (0) to (8) {
    %0 = affine.load %x[%t * 2] : memref<16xf32>
    %1 = arith.addf %0, %0 : f32
    %2 = affine.load %x[%t * 2 + 1] : memref<16xf32>
    %3 = arith.addf %2, %2 : f32
    affine.store %1, %x[%t * 2] : memref<16xf32>
    affine.store %3, %x[%t * 2 + 1] : memref<16xf32>
  }
  return
}

// -----

// What the other store has written is read; the elements change places; a barrier is between them;
// the expressions differ; a guard does not move with the elements; three elements are no grid.
// CHECK-LABEL: func.func @apart
// CHECK-NOT: affine.for
// CHECK: return
func.func @apart(%x: memref<64xf32>, %y: memref<64xf32>, %a: memref<64xf32>) {
  affine.parallel (%t) = (0) to (8) {
    %0 = affine.load %x[%t] : memref<64xf32>
    affine.store %0, %x[%t + 8] : memref<64xf32>
    %1 = affine.load %x[%t + 8] : memref<64xf32>
    affine.store %1, %x[%t + 16] : memref<64xf32>
    gpu.barrier
    %2 = affine.load %y[%t * 2] : memref<64xf32>
    %3 = affine.load %y[%t * 2 + 1] : memref<64xf32>
    affine.store %3, %y[%t * 2] : memref<64xf32>
    affine.store %2, %y[%t * 2 + 1] : memref<64xf32>
    gpu.barrier
    %4 = affine.load %a[%t] : memref<64xf32>
    affine.store %4, %x[%t] : memref<64xf32>
    gpu.barrier
    %5 = affine.load %a[%t + 8] : memref<64xf32>
    affine.store %5, %x[%t + 8] : memref<64xf32>
    gpu.barrier
    %6 = affine.load %a[%t] : memref<64xf32>
    %7 = arith.addf %6, %6 : f32
    affine.store %7, %x[%t] : memref<64xf32>
    %8 = affine.load %a[%t + 8] : memref<64xf32>
    %9 = arith.mulf %8, %8 : f32
    affine.store %9, %x[%t + 8] : memref<64xf32>
    gpu.barrier
    %10 = affine.load %a[%t] : memref<64xf32>
    affine.store %10, %x[%t] : memref<64xf32>
    affine.if affine_set<(d0) : (d0 - 7 == 0)>(%t) {
      %11 = affine.load %a[%t + 8] : memref<64xf32>
      affine.store %11, %x[%t + 8] : memref<64xf32>
    }
    gpu.barrier
    affine.store %10, %x[%t] : memref<64xf32>
    affine.store %10, %x[%t + 8] : memref<64xf32>
    affine.store %10, %x[%t + 24] : memref<64xf32>
  }
  return
}
