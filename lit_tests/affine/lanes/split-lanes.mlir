// RUN: raise-opt --pass-pipeline='split-lanes,raise-affine,canonicalize,cse' --split-input-file %s | filecheck %s

// CHECK-LABEL: func.func @row_and_column
// CHECK: affine.parallel (%[[Q:.*]], %[[R:.*]]) = (0, 0) to (12, 24)
// CHECK: affine.load %{{.*}}[%[[Q]]]
// CHECK: affine.load %{{.*}}[%[[R]]]
// CHECK: affine.store %{{.*}}, %{{.*}}[%[[Q]] * 24 + %[[R]]]
func.func @row_and_column(%x: memref<12xf32>, %y: memref<24xf32>, %z: memref<288xf32>) {
  %c24 = arith.constant 24 : index
  affine.parallel (%i) = (0) to (288) {
    %q = arith.divui %i, %c24 : index
    %r = arith.remui %i, %c24 : index
    %a = memref.load %x[%q] : memref<12xf32>
    %b = memref.load %y[%r] : memref<24xf32>
    %s = arith.addf %a, %b : f32
    affine.store %s, %z[%i] : memref<288xf32>
  }
  return
}

// -----

// A mask of bits in a row is a quotient times a power of two: i / 4 * 8 + i % 4.
// CHECK-LABEL: func.func @butterfly
// CHECK: affine.parallel (%[[A:.*]], %[[B:.*]]) = (0, 0) to (8, 4)
// CHECK: affine.store %{{.*}}, %{{.*}}[%[[A]] * 8 + %[[B]]]
func.func @butterfly(%z: memref<64xf32>, %v: f32) {
  %c1 = arith.constant 1 : i32
  %c3 = arith.constant 3 : i32
  %c56 = arith.constant 56 : i32
  affine.parallel (%l) = (0) to (32) {
    %i = arith.index_cast %l : index to i32
    %twice = arith.shli %i, %c1 : i32
    %high = arith.andi %twice, %c56 : i32
    %low = arith.andi %i, %c3 : i32
    %sum = arith.addi %high, %low : i32
    %k = arith.index_cast %sum : i32 to index
    memref.store %v, %z[%k] : memref<64xf32>
  }
  return
}

// -----

// A mask of low bits and a shift are a remainder and a quotient; three dimensions split in turn.
// CHECK-LABEL: func.func @powers
// CHECK: affine.parallel (%[[A:.*]], %[[B:.*]], %[[C:.*]]) = (0, 0, 0) to (2, 8, 4)
// CHECK: affine.store %{{.*}}, %{{.*}}[%[[C]] * 16 + %[[B]] * 2 + %[[A]]]
func.func @powers(%z: memref<64xf32>, %v: f32) {
  %c3 = arith.constant 3 : i32
  %c2 = arith.constant 2 : i32
  %c5 = arith.constant 5 : i32
  %c7 = arith.constant 7 : i32
  %c16 = arith.constant 16 : i32
  affine.parallel (%l) = (0) to (64) {
    %i = arith.index_cast %l : index to i32
    %c = arith.andi %i, %c3 : i32
    %s = arith.shrui %i, %c2 : i32
    %b = arith.andi %s, %c7 : i32
    %a = arith.shrui %i, %c5 : i32
    %0 = arith.muli %c, %c16 : i32
    %1 = arith.muli %b, %c2 : i32
    %2 = arith.addi %0, %1 : i32
    %3 = arith.addi %2, %a : i32
    %k = arith.index_cast %3 : i32 to index
    memref.store %v, %z[%k] : memref<64xf32>
  }
  return
}

// -----

// 290 lanes are not a whole number of rows of 24.
// CHECK-LABEL: func.func @ragged
// CHECK: affine.parallel (%{{.*}}) = (0) to (290)
func.func @ragged(%y: memref<24xf32>, %z: memref<290xf32>) {
  %c24 = arith.constant 24 : index
  affine.parallel (%i) = (0) to (290) {
    %r = arith.remui %i, %c24 : index
    %b = memref.load %y[%r] : memref<24xf32>
    affine.store %b, %z[%i] : memref<290xf32>
  }
  return
}

// -----

// The lanes of a warp exchange values along %l, so it is not split.
// CHECK-LABEL: func.func @warp
// CHECK: affine.parallel (%[[L:.*]]) = (0) to (32)
// CHECK: call @rk.warp.shuffle.xor.i32.i32.i32.index(%{{.*}}, %{{.*}}, %{{.*}}, %[[L]])
func.func private @rk.warp.shuffle.xor.i32.i32.i32.index(i32, i32, i32, index) -> (i32, i1)
func.func @warp(%x: memref<32xi32>) {
  %one = arith.constant 1 : i32
  %width = arith.constant 32 : i32
  %eight = arith.constant 8 : index
  affine.parallel (%l) = (0) to (32) {
    %r = arith.remui %l, %eight : index
    %v = arith.index_cast %r : index to i32
    %s:2 = func.call @rk.warp.shuffle.xor.i32.i32.i32.index(%v, %one, %width, %l) : (i32, i32, i32, index) -> (i32, i1)
    affine.store %s#0, %x[%l] : memref<32xi32>
  }
  return
}

// -----

// The index of a sum.
// CHECK-LABEL: func.func @sum
// CHECK: affine.parallel (%[[Q:.*]], %[[R:.*]]) = (0, 0) to (4, 10) reduce ("addf") -> (f32)
// CHECK: affine.load %{{.*}}[%[[Q]] * 10 + %[[R]]]
// CHECK: affine.load %{{.*}}[%[[Q]]]
// CHECK: rk.from_zero = array<i1: true>
func.func @sum(%x: memref<40xf32>, %y: memref<4xf32>, %z: memref<1xf32>) {
  %c10 = arith.constant 10 : index
  %s = affine.parallel (%j) = (0) to (40) reduce ("addf") -> (f32) {
    %q = arith.divui %j, %c10 : index
    %a = affine.load %x[%j] : memref<40xf32>
    %b = memref.load %y[%q] : memref<4xf32>
    %p = arith.mulf %a, %b : f32
    affine.yield %p : f32
  } {rk.from_zero = array<i1: true>}
  affine.store %s, %z[0] : memref<1xf32>
  return
}

// -----

// A mask of some bits in the middle divides by both of its ends.
// CHECK-LABEL: func.func @mask
// CHECK: affine.parallel (%[[A:.*]], %[[B:.*]], %[[C:.*]]) = (0, 0, 0) to (4, 8, 8)
func.func @mask(%x: memref<256xf32>) {
  %c56 = arith.constant 56 : i32
  affine.parallel (%i) = (0) to (256) {
    %t = arith.index_cast %i : index to i32
    %m = arith.andi %t, %c56 : i32
    %k = arith.index_cast %m : i32 to index
    %v = memref.load %x[%k] : memref<256xf32>
    affine.store %v, %x[%i] : memref<256xf32>
  }
  return
}

// -----

// A thread and its partner, whose numbers differ in one bit.
// CHECK-LABEL: func.func @partner
// CHECK: affine.parallel (%[[A:.*]], %[[B:.*]], %[[C:.*]]) = (0, 0, 0) to (8, 2, 16)
// CHECK: affine.load %{{.*}}[%[[A]] * 32 - %[[B]] * 16 + %[[C]] + 16]
func.func @partner(%x: memref<256xf32>, %y: memref<256xf32>) {
  %c16 = arith.constant 16 : i32
  affine.parallel (%i) = (0) to (256) {
    %t = arith.index_cast %i : index to i32
    %p = arith.xori %t, %c16 : i32
    %k = arith.index_cast %p : i32 to index
    %v = memref.load %x[%k] : memref<256xf32>
    affine.store %v, %y[%i] : memref<256xf32>
  }
  return
}

// -----

// The steps of a whole network: its index stays one.
// CHECK-LABEL: func.func @network
// CHECK: affine.parallel (%[[I:.*]]) = (0) to (256)
func.func @network(%x: memref<256xf32>, %y: memref<256xf32>, %z: memref<256xf32>) {
  %c8 = arith.constant 8 : i32
  %c16 = arith.constant 16 : i32
  affine.parallel (%i) = (0) to (256) {
    %t = arith.index_cast %i : index to i32
    %p = arith.xori %t, %c16 : i32
    %k = arith.index_cast %p : i32 to index
    %v = memref.load %x[%k] : memref<256xf32>
    affine.store %v, %y[%i] : memref<256xf32>
    %q = arith.xori %t, %c8 : i32
    %l = arith.index_cast %q : i32 to index
    %w = memref.load %x[%l] : memref<256xf32>
    affine.store %w, %z[%i] : memref<256xf32>
  }
  return
}

// -----

// A sum over columns: the loop over channels, rows and columns of a filter.
// CHECK-LABEL: func.func @columns
// CHECK: affine.for %[[C:.*]] = 0 to 3 iter_args
// CHECK: affine.for %[[R:.*]] = 0 to 3 iter_args
// CHECK: affine.for %[[Q:.*]] = 0 to 3 iter_args
// CHECK: affine.load %{{.*}}[%[[C]] * 80 + %[[R]] * 10 + %[[Q]]]
// CHECK: affine.load %{{.*}}[%[[C]] * 9 + %[[R]] * 3 + %[[Q]]]
// A loop that stores is left as it is.
// CHECK: affine.for %{{.*}} = 0 to 27 {
func.func @columns(%w: memref<27xf32>, %x: memref<240xf32>, %y: memref<3xf32>, %z: f32) -> f32 {
  %c3 = arith.constant 3 : index
  %c9 = arith.constant 9 : index
  %c10 = arith.constant 10 : index
  %c80 = arith.constant 80 : index
  %s = affine.for %k = 0 to 27 iter_args(%a = %z) -> (f32) {
    %c = arith.divui %k, %c9 : index
    %in = arith.remui %k, %c9 : index
    %r = arith.divui %in, %c3 : index
    %q = arith.remui %k, %c3 : index
    %u = arith.muli %c, %c80 : index
    %v = arith.muli %r, %c10 : index
    %uv = arith.addi %u, %v : index
    %at = arith.addi %uv, %q : index
    %e = memref.load %x[%at] : memref<240xf32>
    %f = affine.load %w[%k] : memref<27xf32>
    %p = arith.mulf %e, %f : f32
    %b = arith.addf %a, %p : f32
    affine.yield %b : f32
  }
  affine.for %k = 0 to 27 {
    %c = arith.divui %k, %c9 : index
    memref.store %s, %y[%c] : memref<3xf32>
  }
  return %s : f32
}
