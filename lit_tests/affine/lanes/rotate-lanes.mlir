// RUN: raise-opt --pass-pipeline='rotate-lanes,raise-affine,canonicalize,cse' --split-input-file %s | filecheck %s

// Lanes in another order.
// CHECK-LABEL: func.func @diagonals
// CHECK: affine.parallel (%[[Q:.*]], %[[P:.*]]) = (0, 0) to (5, 3)
// CHECK: affine.load %{{.*}}[%[[Q]] * 3 + %[[P]]]
// CHECK: affine.store %{{.*}}, %{{.*}}[%[[P]] * 5 + %[[Q]]]
func.func @diagonals(%x: memref<15xf32>, %y: memref<15xf32>) {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  affine.parallel (%i, %j) = (0, 0) to (5, 3) {
    %q = arith.index_cast %i : index to i32
    %p = arith.index_cast %j : index to i32
    %s = arith.addi %p, %q : i32
    %r = arith.remui %s, %c3 : i32
    %row = arith.muli %q, %c3 : i32
    %at = arith.addi %row, %r : i32
    %from = arith.index_cast %at : i32 to index
    %a = memref.load %x[%from] : memref<15xf32>
    %column = arith.muli %r, %c5 : i32
    %there = arith.addi %column, %q : i32
    %to = arith.index_cast %there : i32 to index
    memref.store %a, %y[%to] : memref<15xf32>
  }
  return
}

// -----

// From the other end, by a mask, for a quotient of two indices that are one number.
// CHECK-LABEL: func.func @mask
// CHECK: affine.parallel (%[[I:.*]], %[[J:.*]]) = (0, 0) to (4, 2)
// CHECK: affine.store %{{.*}}, %{{.*}}[%[[I]] * 2 + %[[J]]]
func.func @mask(%y: memref<8xf32>, %v: f32) {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c3 = arith.constant 3 : i32
  %c4 = arith.constant 4 : i32
  affine.parallel (%i, %j) = (0, 0) to (4, 2) {
    %n = affine.apply affine_map<(d0, d1) -> (d0 * 2 + d1)>(%i, %j)
    %number = arith.index_cast %n : index to i32
    %p = arith.shrui %number, %c1 : i32
    %q = arith.index_cast %j : index to i32
    %s = arith.subi %q, %p : i32
    %t = arith.addi %s, %c4 : i32
    %r = arith.andi %t, %c3 : i32
    %row = arith.muli %r, %c2 : i32
    %at = arith.addi %row, %q : i32
    %to = arith.index_cast %at : i32 to index
    memref.store %v, %y[%to] : memref<8xf32>
  }
  return
}

// -----

// Multiples, by a mask that leaves low bits out, and by a number.
// CHECK-LABEL: func.func @multiples
// CHECK: affine.parallel (%[[I:.*]], %[[J:.*]]) = (0, 0) to (4, 4)
// CHECK: affine.store %{{.*}}, %{{.*}}[%[[J]] * 16 + %[[I]]]
// CHECK: affine.parallel (%[[K:.*]], %[[L:.*]]) = (0, 0) to (5, 3)
// CHECK: affine.store %{{.*}}, %{{.*}}[%[[K]] * 9 + %[[L]] * 3]
func.func @multiples(%y: memref<64xf32>, %z: memref<45xf32>, %v: f32) {
  %c6 = arith.constant 6 : index
  %c9 = arith.constant 9 : index
  %c16 = arith.constant 16 : index
  %c48 = arith.constant 48 : index
  affine.parallel (%i, %j) = (0, 0) to (4, 4) {
    %s = arith.addi %i, %j : index
    %t = arith.muli %s, %c16 : index
    %r = arith.andi %t, %c48 : index
    %at = arith.addi %r, %i : index
    memref.store %v, %y[%at] : memref<64xf32>
  }
  affine.parallel (%k, %l) = (0, 0) to (5, 3) {
    %s = affine.apply affine_map<(d0, d1) -> (d0 * 3 + d1 * 3)>(%k, %l)
    %r = arith.remui %s, %c9 : index
    %at = affine.apply affine_map<(d0, d1) -> (d0 * 9 + d1)>(%k, %r)
    memref.store %v, %z[%at] : memref<45xf32>
  }
  return
}

// -----

// A mask that cuts bits off, and a remainder of what is no multiple, are no turns.
// CHECK-LABEL: func.func @cut
// CHECK: arith.andi
// CHECK: arith.remui
func.func @cut(%y: memref<64xf32>, %z: memref<9xf32>, %v: f32) {
  %c3 = arith.constant 3 : index
  %c6 = arith.constant 6 : index
  affine.parallel (%i, %j) = (0, 0) to (4, 8) {
    %s = arith.addi %i, %j : index
    %r = arith.andi %s, %c6 : index
    memref.store %v, %y[%r] : memref<64xf32>
  }
  affine.parallel (%k, %l) = (0, 0) to (5, 3) {
    %s = affine.apply affine_map<(d0, d1) -> (d0 + d1 * 2)>(%k, %l)
    %r = arith.remui %s, %c3 : index
    memref.store %v, %z[%r] : memref<9xf32>
  }
  return
}

// -----

// An index that is used as it is, too, and a remainder by another number stay; so does an index
// that a loop within the lane turns further each time.
// CHECK-LABEL: func.func @kept
// CHECK: arith.remui
// CHECK: arith.remui
// CHECK: arith.remui
func.func @kept(%y: memref<3xf32>, %z: memref<4xf32>, %w: memref<9xf32>, %v: f32) {
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  affine.parallel (%i, %j) = (0, 0) to (5, 3) {
    %s = arith.addi %i, %j : index
    %r = arith.remui %s, %c3 : index
    memref.store %v, %y[%r] : memref<3xf32>
    affine.store %v, %z[%j] : memref<4xf32>
  }
  affine.parallel (%i, %j) = (0, 0) to (5, 3) {
    %s = arith.addi %i, %j : index
    %r = arith.remui %s, %c4 : index
    memref.store %v, %z[%r] : memref<4xf32>
  }
  affine.parallel (%j) = (0) to (3) {
    affine.for %k = 0 to 3 {
      %s = arith.addi %k, %j : index
      %r = arith.remui %s, %c3 : index
      %row = arith.muli %k, %c3 : index
      %at = arith.addi %row, %r : index
      memref.store %v, %w[%at] : memref<9xf32>
    }
  }
  return
}

// -----

// Remainders that differ by a turn.
// CHECK-LABEL: func.func @two
// CHECK-COUNT-2: arith.remui
func.func @two(%y: memref<3xf32>, %z: memref<3xf32>, %v: f32) {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  affine.parallel (%i, %j) = (0, 0) to (5, 3) {
    %s = arith.addi %i, %j : index
    %t = arith.addi %s, %c1 : index
    %r = arith.remui %s, %c3 : index
    %q = arith.remui %t, %c3 : index
    memref.store %v, %y[%r] : memref<3xf32>
    memref.store %v, %z[%q] : memref<3xf32>
  }
  return
}
