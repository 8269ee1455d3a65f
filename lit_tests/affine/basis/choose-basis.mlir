// RUN: raise-opt --pass-pipeline='choose-basis,raise-affine,canonicalize,cse' --split-input-file %s | filecheck %s

// CHECK-LABEL: func.func @merged
// CHECK: affine.parallel (%[[I:.*]]) = (0) to (64)
// CHECK-NEXT: affine.store %{{.*}}, %{{.*}}[%[[I]]]
func.func @merged(%x: memref<64xf32>, %v: f32) {
  %c16 = arith.constant 16 : i32
  affine.parallel (%b, %t) = (0, 0) to (4, 16) {
    %b32 = arith.index_cast %b : index to i32
    %t32 = arith.index_cast %t : index to i32
    %0 = arith.muli %b32, %c16 : i32
    %1 = arith.addi %0, %t32 : i32
    %i = arith.index_cast %1 : i32 to index
    memref.store %v, %x[%i] : memref<64xf32>
  }
  return
}

// -----

// The value itself is used as data: it is computed from the merged index.
// CHECK-LABEL: func.func @as_data
// CHECK: affine.parallel (%[[I:.*]]) = (0) to (64)
// CHECK: %[[V:.*]] = arith.index_cast %[[I]] : index to i32
// CHECK: arith.sitofp %[[V]]
func.func @as_data(%x: memref<64xf32>) {
  %c16 = arith.constant 16 : i32
  affine.parallel (%b, %t) = (0, 0) to (4, 16) {
    %b32 = arith.index_cast %b : index to i32
    %t32 = arith.index_cast %t : index to i32
    %0 = arith.muli %b32, %c16 : i32
    %1 = arith.addi %0, %t32 : i32
    %i = arith.index_cast %1 : i32 to index
    %f = arith.sitofp %1 : i32 to f32
    memref.store %f, %x[%i] : memref<64xf32>
  }
  return
}

// -----

// The thread index is used on its own, or with another stride: no merge.
// CHECK-LABEL: func.func @apart
// CHECK: affine.parallel (%{{.*}}, %[[T:.*]]) = (0, 0) to (4, 16)
func.func @apart(%x: memref<64xf32>, %y: memref<16xf32>, %v: f32) {
  %c16 = arith.constant 16 : index
  affine.parallel (%b, %t) = (0, 0) to (4, 16) {
    %0 = arith.muli %b, %c16 : index
    %i = arith.addi %0, %t : index
    memref.store %v, %x[%i] : memref<64xf32>
    memref.store %v, %y[%t] : memref<16xf32>
  }
  return
}

// -----

// Subscripts and guards count as uses: affine operations merge too.
// CHECK: [[$SET:#.*]] = affine_set<(d0) : (-d0 + 49 >= 0)>
// CHECK-LABEL: func.func @affine_uses
// CHECK: affine.parallel (%[[I:.*]]) = (0) to (64)
// CHECK-NEXT: affine.if [[$SET]](%[[I]])
// CHECK-NEXT: affine.store %{{.*}}, %{{.*}}[%[[I]] * 2 + 1]
func.func @affine_uses(%x: memref<100xf32>, %v: f32) {
  affine.parallel (%b, %t) = (0, 0) to (4, 16) {
    affine.if affine_set<(d0, d1) : (-16 * d0 - d1 + 49 >= 0)>(%b, %t) {
      affine.store %v, %x[%b * 32 + %t * 2 + 1] : memref<100xf32>
    }
  }
  return
}

// -----

// A 64-bit value that no index holds is computed as it was, from the merged index.
// CHECK-LABEL: func.func @wide_value
// CHECK-DAG: %[[BIG:.*]] = arith.constant 2309737967 : i64
// CHECK: affine.parallel (%[[I:.*]]) = (0) to (64)
// CHECK: %[[W:.*]] = arith.index_cast %[[I]] : index to i64
// CHECK: arith.muli %[[W]], %[[BIG]] : i64
func.func @wide_value(%x: memref<64xi64>) {
  %c16 = arith.constant 16 : i64
  %big = arith.constant 2309737967 : i64
  affine.parallel (%b, %t) = (0, 0) to (4, 16) {
    %i = arith.index_cast %b : index to i64
    %j = arith.index_cast %t : index to i64
    %k = arith.muli %i, %c16 : i64
    %l = arith.addi %k, %j : i64
    %v = arith.muli %l, %big : i64
    %s = arith.shrui %v, %c16 : i64
    affine.store %s, %x[%b * 16 + %t] : memref<64xi64>
  }
  return
}

// -----

// Bounds that are whole blocks: of the block alone, below, above and exactly one of them.
// CHECK: [[$BLOCKS:#.*]] = affine_set<(d0) : (-d0 + 47 >= 0, d0 - 16 >= 0)>
// CHECK: [[$ONE:#.*]] = affine_set<(d0) : (d0 - 32 >= 0, -d0 + 47 >= 0)>
// CHECK-LABEL: func.func @whole_blocks
// CHECK: affine.parallel (%[[I:.*]]) = (0) to (64)
// CHECK: affine.if [[$BLOCKS]](%[[I]])
// CHECK: affine.if [[$ONE]](%[[I]])
func.func @whole_blocks(%x: memref<64xf32>, %v: f32) {
  affine.parallel (%b, %t) = (0, 0) to (4, 16) {
    affine.if affine_set<(d0) : (-d0 + 2 >= 0, d0 - 1 >= 0)>(%b) {
      affine.store %v, %x[%b * 16 + %t] : memref<64xf32>
    }
    affine.if affine_set<(d0) : (d0 - 2 == 0)>(%b) {
      affine.store %v, %x[%b * 16 + %t] : memref<64xf32>
    }
  }
  return
}

// -----

// The thread alone is bounded: the two stay apart.
// CHECK-LABEL: func.func @threads_alone
// CHECK: affine.parallel (%{{.*}}, %{{.*}}) = (0, 0) to (4, 16)
func.func @threads_alone(%x: memref<64xf32>, %v: f32) {
  affine.parallel (%b, %t) = (0, 0) to (4, 16) {
    affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%t) {
      affine.store %v, %x[%b * 16 + %t] : memref<64xf32>
    }
  }
  return
}

// -----

// The bounds of the loop around say that 32 * %w + %l has %l for its lowest bits.
// CHECK-LABEL: func.func @lowest_bits
// CHECK: affine.for
// CHECK: affine.parallel ([[I:%.+]]) = (0) to (96)
// CHECK-NEXT: affine.store {{%.+}}, {{%.+}}{{\[}}[[I]]]
func.func @lowest_bits(%x: memref<96xf32>, %v: f32) {
  %mask = arith.constant 31 : i32
  %warp = arith.constant 32 : i32
  affine.for %w = 0 to 4 {
    affine.parallel (%l, %k) = (0, 0) to (32, 3) {
      %t = affine.apply affine_map<(d0, d1) -> (d0 * 32 + d1)>(%w, %l)
      %0 = arith.index_cast %t : index to i32
      %1 = arith.andi %0, %mask : i32
      %2 = arith.index_cast %k : index to i32
      %3 = arith.muli %2, %warp overflow<nsw> : i32
      %4 = arith.addi %1, %3 overflow<nsw> : i32
      %5 = arith.index_cast %4 : i32 to index
      memref.store %v, %x[%5] : memref<96xf32>
    }
  }
  return
}

// -----

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
// CHECK: affine.load %{{.*}}[%[[A]], %[[B]], %[[C]]]
// CHECK: affine.store %{{.*}}, %{{.*}}[%[[C]] * 16 + %[[B]] * 2 + %[[A]]]
func.func @powers(%x: memref<2x8x4xf32>, %z: memref<64xf32>) {
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
    %l0 = arith.index_cast %a : i32 to index
    %l1 = arith.index_cast %b : i32 to index
    %l2 = arith.index_cast %c : i32 to index
    %v = memref.load %x[%l0, %l1, %l2] : memref<2x8x4xf32>
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

// -----

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

// From the other end, by a mask, for a quotient of two indices that are one number: once they are
// unskewed, they are one index.
// CHECK-LABEL: func.func @from_the_end
// CHECK: affine.parallel (%[[I:.*]]) = (0) to (8)
// CHECK: affine.store %{{.*}}, %{{.*}}[%[[I]]]
func.func @from_the_end(%y: memref<8xf32>, %v: f32) {
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
// CHECK: affine.parallel (%[[K:.*]]) = (0) to (15)
// CHECK: affine.store %{{.*}}, %{{.*}}[%[[K]] * 3]
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

// A mask that cuts bits off, and a remainder of what is no multiple, are no rotations.
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
// that a loop within the lane rotates further each time.
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

// Remainders that differ by a rotation.
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

// -----

// A block's number is divided, and the quotient is skewed by the remainder: three changes of basis.
// CHECK-LABEL: func.func @numbered
// CHECK: affine.parallel (%[[C:.*]], %[[R:.*]]) = (0, 0) to (5, 2)
// CHECK-NEXT: affine.load %{{.*}}[%[[R]], %[[C]]]
// CHECK-NEXT: affine.store %{{.*}}, %{{.*}}[%[[C]], %[[R]]]
func.func @numbered(%x: memref<2x5xf32>, %y: memref<5x2xf32>) {
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  affine.parallel (%by, %bx) = (0, 0) to (2, 5) {
    %n = affine.apply affine_map<(d0, d1) -> (d0 * 5 + d1)>(%by, %bx)
    %row = arith.remui %n, %c2 : index
    %q = arith.divui %n, %c2 : index
    %s = arith.addi %q, %row : index
    %column = arith.remui %s, %c5 : index
    %v = memref.load %x[%row, %column] : memref<2x5xf32>
    memref.store %v, %y[%column, %row] : memref<5x2xf32>
  }
  return
}

// -----

// The division is affine in neither basis: the index stays one.
// CHECK-LABEL: func.func @neither
// CHECK: affine.parallel (%{{.*}}) = (0) to (64)
// CHECK: arith.divui
func.func @neither(%x: memref<32xf32>, %y: memref<64xf32>) {
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  affine.parallel (%b, %t) = (0, 0) to (4, 16) {
    %i = affine.apply affine_map<(d0, d1) -> (d0 * 16 + d1)>(%b, %t)
    %j = arith.addi %i, %c3 : index
    %q = arith.divui %j, %c4 : index
    %v = memref.load %x[%q] : memref<32xf32>
    affine.store %v, %y[%i] : memref<64xf32>
  }
  return
}

// -----

// An access by the value of an affine.apply is a use of the index, too.
// CHECK-LABEL: func.func @applied
// CHECK: affine.parallel
// CHECK: arith.remui
func.func @applied(%x: memref<3xf32>, %y: memref<6xf32>) {
  %c3 = arith.constant 3 : index
  affine.parallel (%i, %j) = (0, 0) to (5, 3) {
    %s = arith.addi %i, %j : index
    %r = arith.remui %s, %c3 : index
    %v = memref.load %x[%r] : memref<3xf32>
    %k = affine.apply affine_map<(d0) -> (d0 * 2)>(%j)
    affine.store %v, %y[%k] : memref<6xf32>
  }
  return
}
