// RUN: raise-opt --pass-pipeline='merge-lanes,canonicalize,cse' --split-input-file %s | filecheck %s

// CHECK-LABEL: func.func @merged
// CHECK: affine.parallel (%[[I:.*]]) = (0) to (64)
// CHECK-NEXT: memref.store %{{.*}}, %{{.*}}[%[[I]]]
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
// CHECK: affine.parallel ([[W:%.+]]) = (0) to (4)
// CHECK: affine.parallel ([[I:%.+]]) = (0) to (96)
// CHECK: memref.store {{%.+}}, {{%.+}}{{\[}}{{%.+}}]
func.func @lowest_bits(%x: memref<96xf32>, %v: f32) {
  %mask = arith.constant 31 : i32
  %warp = arith.constant 32 : i32
  affine.parallel (%w) = (0) to (4) {
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
