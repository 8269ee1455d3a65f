// RUN: raise-opt --pass-pipeline='raise-affine,canonicalize,cse' --split-input-file %s | filecheck %s

// A guard's facts hold inside it: the unsigned index i - 1 does not wrap there.
// CHECK: [[$SET:#.*]] = affine_set<(d0) : (d0 - 1 >= 0, -d0 + 98 >= 0)>
// CHECK-LABEL: func.func @guard
// CHECK: affine.if [[$SET]](%[[I:.*]]) {
// CHECK-NEXT: affine.load %{{.*}}[%[[I]] - 1]
// CHECK-NEXT: affine.store %{{.*}}, %{{.*}}[%[[I]]]
func.func @guard(%x: memref<100xf32>, %y: memref<100xf32>) {
  %c98 = arith.constant 98 : i32
  %m1 = arith.constant -1 : i32
  affine.parallel (%i) = (0) to (112) {
    %0 = arith.index_cast %i : index to i32
    %1 = arith.addi %0, %m1 : i32
    %c = arith.cmpi ult, %1, %c98 : i32
    scf.if %c {
      %2 = arith.extui %1 : i32 to i64
      %3 = arith.index_cast %2 : i64 to index
      %v = memref.load %x[%3] : memref<100xf32>
      memref.store %v, %y[%i] : memref<100xf32>
    }
  }
  return
}

// -----

// The negation of a disjunction is a conjunction: the branches swap.
// CHECK-LABEL: func.func @early_return
// CHECK: affine.if
// CHECK-NEXT: affine.store
func.func @early_return(%y: memref<100xf32>, %v: f32) {
  %c100 = arith.constant 100 : index
  %c3 = arith.constant 3 : index
  affine.parallel (%i) = (0) to (112) {
    %a = arith.cmpi sge, %i, %c100 : index
    %b = arith.cmpi slt, %i, %c3 : index
    %c = arith.ori %a, %b : i1
    scf.if %c {
    } else {
      memref.store %v, %y[%i] : memref<100xf32>
    }
  }
  return
}

// -----

// A condition that always holds goes; a loop with constant bounds becomes affine.for.
// CHECK-LABEL: func.func @always
// CHECK-NOT: affine.if
// CHECK: affine.for %[[K:.*]] = 0 to 8
// CHECK-NEXT: affine.store %{{.*}}, %{{.*}}[%{{.*}} * 8 + %[[K]]]
func.func @always(%y: memref<128xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  affine.parallel (%i) = (0) to (16) {
    %a = arith.cmpi slt, %i, %c16 : index
    scf.if %a {
      scf.for %k = %c0 to %c8 step %c1 {
        %0 = arith.muli %i, %c8 : index
        %1 = arith.addi %0, %k : index
        memref.store %v, %y[%1] : memref<128xf32>
      }
    }
  }
  return
}

// -----

// Not affine: an index that is data, a condition on data, an 8-bit sum that wraps.
// CHECK-LABEL: func.func @data
// CHECK: scf.if
// CHECK: memref.store
// CHECK: memref.load
func.func @data(%x: memref<100xi32>, %y: memref<100xi32>) {
  %c100 = arith.constant 100 : i8
  %c7 = arith.constant 7 : i32
  affine.parallel (%i) = (0) to (100) {
    %v = affine.load %x[%i] : memref<100xi32>
    %c = arith.cmpi slt, %v, %c7 : i32
    scf.if %c {
      %j = arith.index_cast %v : i32 to index
      memref.store %v, %y[%j] : memref<100xi32>
    }
    %b = arith.index_cast %i : index to i8
    %s = arith.addi %b, %c100 : i8
    %k = arith.index_cast %s : i8 to index
    %w = memref.load %x[%k] : memref<100xi32>
    affine.store %w, %y[%i] : memref<100xi32>
  }
  return
}

// -----

// `t | 7`, where t is 8 i + j with j under 8.
// CHECK-LABEL: func.func @low_bits
// CHECK: affine.parallel (%[[I:.*]], %{{.*}}) = (0, 0) to (8, 8)
// CHECK: affine.load %{{.*}}[%[[I]] * 8 + 7]
func.func @low_bits(%x: memref<64xf32>, %y: memref<64xf32>) {
  %c7 = arith.constant 7 : i32
  affine.parallel (%i, %j) = (0, 0) to (8, 8) {
    %t = affine.apply affine_map<(d0, d1) -> (d0 * 8 + d1)>(%i, %j)
    %ti = arith.index_cast %t : index to i32
    %o = arith.ori %ti, %c7 : i32
    %k = arith.index_cast %o : i32 to index
    %v = memref.load %x[%k] : memref<64xf32>
    memref.store %v, %y[%t] : memref<64xf32>
  }
  return
}

// -----

// The thread's number is not linear once blocks and warps were merged, its lane in the warp is.
// CHECK: affine_set<(d0) : (-d0 >= 0)>
// CHECK-LABEL: func.func @lane_of_merged
// CHECK: affine.if #{{.*}}(%{{.*}})
// CHECK-NOT: scf.if
func.func @lane_of_merged(%y: memref<32xf32>, %v: f32) {
  %c31 = arith.constant 31 : i32
  %c0 = arith.constant 0 : i32
  affine.parallel (%w, %l) = (0, 0) to (32, 32) {
    %n = affine.apply affine_map<(d0, d1) -> (d0 + d1 * 32 - (d1 floordiv 8) * 256)>(%l, %w)
    %t = arith.index_cast %n : index to i32
    %lane = arith.andi %t, %c31 : i32
    %first = arith.cmpi eq, %lane, %c0 : i32
    scf.if %first {
      memref.store %v, %y[%w] : memref<32xf32>
    }
  }
  return
}

// -----

// A tile that is filled by its flat index: the quotient and its remainder meet again. A quotient by
// another number does not.
// CHECK-LABEL: func.func @flat_tile
// CHECK-SAME: (%[[X:.*]]: memref<340xf32>,
// CHECK: affine.parallel (%[[T:.*]]) = (0) to (256)
// CHECK: %[[A:.*]] = affine.load %[[X]][%[[T]]]
// CHECK: affine.store %[[A]], %{{.*}}[%[[T]] + 84]
// CHECK: memref.load %[[X]]
func.func @flat_tile(%x: memref<340xf32>, %y: memref<340xf32>) {
  %c34 = arith.constant 34 : i16
  %c17 = arith.constant 17 : i16
  %n34 = arith.constant 34 : i32
  %c84 = arith.constant 84 : i32
  affine.parallel (%t) = (0) to (256) {
    %i = arith.index_cast %t : index to i16
    %q = arith.divui %i, %c34 : i16
    %r = arith.remui %i, %c34 : i16
    %q32 = arith.extui %q : i16 to i32
    %r32 = arith.extui %r : i16 to i32
    %m = arith.muli %q32, %n34 : i32
    %s = arith.addi %m, %r32 : i32
    %k = arith.index_cast %s : i32 to index
    %a = memref.load %x[%k] : memref<340xf32>
    %f = arith.addi %s, %c84 : i32
    %l = arith.index_cast %f : i32 to index
    memref.store %a, %y[%l] : memref<340xf32>
    %p = arith.remui %i, %c17 : i16
    %p32 = arith.extui %p : i16 to i32
    %o = arith.addi %m, %p32 : i32
    %j = arith.index_cast %o : i32 to index
    %b = memref.load %x[%j] : memref<340xf32>
    memref.store %b, %y[%t] : memref<340xf32>
  }
  return
}

// -----

// Integer sets see through quotients of quotients, narrow types and clamps: the block of 64 threads
// that holds the pixel (n, h, w) of images of 16 x 20, divided by 5, is n; a remainder asked for by
// a product is w; a row clamped from above is the row in the lanes where it is not.
// CHECK-LABEL: func.func @quotients
// CHECK: affine.parallel (%[[N:.*]], %[[H:.*]], %[[W:.*]]) = (0, 0, 0)
// CHECK: affine.if #set(%[[W]]) -> f32
// CHECK-NEXT: affine.load %{{.*}}[%[[N]] * 320 + %[[H]] * 20 + %[[W]] - 2]
// CHECK-NOT: memref.load
#block = affine_map<(n, h, w) -> (n * 5 + (h * 20 + w) floordiv 64)>
#flat = affine_map<(n, h, w) -> (n * 320 + h * 20 + w)>
func.func @quotients(%x: memref<640xf32>, %y: memref<2x16x20xf32>, %z: f32) {
  %c2 = arith.constant 2 : i32
  %c5 = arith.constant 5 : i32
  %c16 = arith.constant 16 : i32
  %c20 = arith.constant 20 : i32
  %c320 = arith.constant 320 : i32
  %m20 = arith.constant -20 : i32
  affine.parallel (%n, %h, %w) = (0, 0, 0) to (2, 16, 20) {
    %0 = affine.apply #block(%n, %h, %w)
    %b = arith.index_cast %0 : index to i32
    %1 = affine.apply #flat(%n, %h, %w)
    %i = arith.index_cast %1 : index to i32
    %image = arith.divui %b, %c5 : i32
    %rows = arith.divui %i, %c20 : i32
    %back = arith.muli %rows, %m20 overflow<nsw> : i32
    %column = arith.addi %back, %i : i32
    %narrow = arith.trunci %column : i32 to i8
    %wide = arith.extsi %narrow : i8 to i32
    %left = arith.subi %wide, %c2 : i32
    %inside = arith.cmpi ult, %left, %c16 : i32
    %v = scf.if %inside -> (f32) {
      %row = arith.remui %rows, %c16 : i32
      %first = arith.muli %image, %c320 : i32
      %start = arith.muli %row, %c20 : i32
      %2 = arith.addi %first, %start : i32
      %3 = arith.addi %2, %left : i32
      %4 = arith.index_cast %3 : i32 to index
      %l = memref.load %x[%4] : memref<640xf32>
      scf.yield %l : f32
    } else {
      scf.yield %z : f32
    }
    affine.store %v, %y[%n, %h, %w] : memref<2x16x20xf32>
  }
  return
}

// -----

// A select whose condition always holds is its operand: a window of at most 3 is never 4 long. What
// wraps does not: 200 + i is negative as an i8.
// CHECK-LABEL: func.func @decided
// CHECK: affine.load %{{.*}}[%[[I:.*]]]
// CHECK: memref.load
func.func @decided(%x: memref<32xf32>, %y: memref<5xf32>, %z: memref<5xf32>) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c3 = arith.constant 3 : i32
  %c8 = arith.constant 8 : i32
  %c200 = arith.constant 200 : i32
  affine.parallel (%i) = (0) to (5) {
    %0 = arith.index_cast %i : index to i32
    %twice = arith.shli %0, %c1 : i32
    %low = arith.maxsi %twice, %c1 : i32
    %high = arith.minsi %twice, %c8 : i32
    %1 = arith.subi %high, %low : i32
    %count = arith.addi %1, %c3 : i32
    %long = arith.cmpi ugt, %count, %c3 : i32
    %at = arith.select %long, %c0, %0 : i32
    %2 = arith.index_cast %at : i32 to index
    %v = memref.load %x[%2] : memref<32xf32>
    affine.store %v, %y[%i] : memref<5xf32>
    %3 = arith.addi %0, %c200 : i32
    %4 = arith.divsi %3, %low : i32
    %5 = arith.trunci %4 : i32 to i8
    %6 = arith.index_cast %5 : i8 to index
    %w = memref.load %x[%6] : memref<32xf32>
    affine.store %w, %z[%i] : memref<5xf32>
  }
  return
}

// -----

// A thread's number in its warp, as data.
// CHECK-LABEL: func.func @lane_number
// CHECK: affine.parallel (%[[W:.*]], %[[L:.*]]) = (0, 0) to (6, 32)
// CHECK: %[[N:.*]] = arith.index_cast %[[L]] : index to i32
// CHECK: affine.store %[[N]]
func.func @lane_number(%x: memref<6x32xi32>) {
  %c31 = arith.constant 31 : i32
  affine.parallel (%w, %l) = (0, 0) to (6, 32) {
    %t = affine.apply affine_map<(d0, d1) -> (d0 + d1 * 32 - (d1 floordiv 2) * 64)>(%l, %w)
    %i = arith.index_cast %t : index to i32
    %n = arith.andi %i, %c31 : i32
    affine.store %n, %x[%w, %l] : memref<6x32xi32>
  }
  return
}

// -----

// The last of eight rows: what the other digits share is ones anyway.
// CHECK-LABEL: func.func @last_row
// CHECK: affine.store %{{.*}}, %{{.*}}[%{{.*}} * 512 + %{{.*}} * 8 + %{{.*}} + 448]
// Where digits are shared that are no ones, no sum is it.
// CHECK: memref.store
func.func @last_row(%y: memref<4096xf32>, %z: memref<4096xf32>, %v: f32) {
  %c3 = arith.constant 3 : i32
  %c6 = arith.constant 6 : i32
  %c192 = arith.constant 192 : i32
  %c448 = arith.constant 448 : i32
  affine.parallel (%a, %b, %c) = (0, 0, 0) to (8, 8, 8) {
    %t = affine.apply affine_map<(d0, d1, d2) -> (d0 * 64 + d1 * 8 + d2)>(%a, %b, %c)
    %thread = arith.index_cast %t : index to i32
    %row = arith.shrui %thread, %c3 : i32
    %rows = arith.shli %row, %c6 : i32
    %position = arith.ori %thread, %rows : i32
    %last = arith.ori %position, %c448 : i32
    %i = arith.index_cast %last : i32 to index
    memref.store %v, %y[%i] : memref<4096xf32>
    %other = arith.ori %position, %c192 : i32
    %j = arith.index_cast %other : i32 to index
    memref.store %v, %z[%j] : memref<4096xf32>
  }
  return
}
