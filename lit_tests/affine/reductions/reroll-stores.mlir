// RUN: raise-opt --pass-pipeline='reroll-stores' --split-input-file %s | filecheck %s
// RUN: raise-opt --pass-pipeline='reroll-stores,canonicalize,choose-basis' --split-input-file %s | filecheck %s --check-prefix=WHOLE
// RUN: raise-opt --pass-pipeline='reroll-stores' --split-input-file --print-remarks %s | filecheck %s --check-prefix=WHY
// RUN: raise-opt --pass-pipeline='reroll-stores{lanes=false}' --split-input-file %s | filecheck %s --check-prefix=LOOPS

// A thread has 2 x 2 elements of a product.
// CHECK-LABEL: func.func @tile
// CHECK: affine.parallel (%[[I:.*]], %[[J:.*]]) = (0, 0) to (4, 8)
// CHECK-NEXT: affine.parallel (%[[P:.*]], %[[Q:.*]]) = (0, 0) to (2, 2)
// CHECK-NEXT: %[[R:.*]] = affine.parallel (%[[K:.*]]) = (0) to (5) reduce ("addf") -> (f32) {
// CHECK-NEXT: affine.load %{{.*}}[%[[I]] * 2 + %[[P]], %[[K]]]
// CHECK-NEXT: affine.load %{{.*}}[%[[K]], %[[J]] * 2 + %[[Q]]]
// CHECK-NEXT: arith.mulf
// CHECK-NEXT: affine.yield
// CHECK-NEXT: }
// CHECK-NEXT: affine.store %[[R]], %{{.*}}[%[[I]] * 2 + %[[P]], %[[J]] * 2 + %[[Q]]]
// CHECK-NOT: affine.store
// WHOLE-LABEL: func.func @tile
// WHOLE: affine.parallel (%[[I:.*]], %[[J:.*]]) = (0, 0) to (8, 16)
// WHOLE: affine.parallel (%[[K:.*]]) = (0) to (5)
// WHOLE: affine.store %{{.*}}, %{{.*}}[%[[I]], %[[J]]]
func.func @tile(%a: memref<8x5xf32>, %b: memref<5x16xf32>, %c: memref<8x16xf32>) {
  affine.parallel (%i, %j) = (0, 0) to (4, 8) {
    %r:4 = affine.parallel (%k) = (0) to (5) reduce ("addf", "addf", "addf", "addf") -> (f32, f32, f32, f32) {
      %a0 = affine.load %a[%i * 2, %k] : memref<8x5xf32>
      %a1 = affine.load %a[%i * 2 + 1, %k] : memref<8x5xf32>
      %b0 = affine.load %b[%k, %j * 2] : memref<5x16xf32>
      %b1 = affine.load %b[%k, %j * 2 + 1] : memref<5x16xf32>
      %m0 = arith.mulf %a1, %b1 : f32
      %m1 = arith.mulf %a0, %b1 : f32
      %m2 = arith.mulf %a1, %b0 : f32
      %m3 = arith.mulf %a0, %b0 : f32
      affine.yield %m0, %m1, %m2, %m3 : f32, f32, f32, f32
    }
    affine.store %r#3, %c[%i * 2, %j * 2] : memref<8x16xf32>
    affine.store %r#1, %c[%i * 2, %j * 2 + 1] : memref<8x16xf32>
    affine.store %r#2, %c[%i * 2 + 1, %j * 2] : memref<8x16xf32>
    affine.store %r#0, %c[%i * 2 + 1, %j * 2 + 1] : memref<8x16xf32>
  }
  return
}

// -----

// Sums of different things, sums of what the kernel writes, elements that are no grid.
// CHECK-LABEL: func.func @apart
// CHECK-COUNT-7: affine.store
// CHECK: return
// WHY: missed: 2 stores of sums stay unrolled: their terms are different expressions
// WHY: missed: 2 stores of sums stay unrolled: their terms load from memory that is written in between
// WHY: missed: 3 stores of sums stay unrolled: the elements that they access do not form a box
func.func @apart(%a: memref<8x5xf32>, %c: memref<8xf32>, %d: memref<8xf32>, %e: memref<8xf32>) {
  affine.parallel (%i) = (0) to (4) {
    %r:2 = affine.parallel (%k) = (0) to (5) reduce ("addf", "addf") -> (f32, f32) {
      %a0 = affine.load %a[%i * 2, %k] : memref<8x5xf32>
      %a1 = affine.load %a[%i + 1, %k] : memref<8x5xf32>
      affine.yield %a0, %a1 : f32, f32
    }
    affine.store %r#0, %c[%i * 2] : memref<8xf32>
    affine.store %r#1, %c[%i * 2 + 1] : memref<8xf32>
    %q:2 = affine.parallel (%k) = (0) to (2) reduce ("addf", "addf") -> (f32, f32) {
      %a0 = affine.load %c[%k] : memref<8xf32>
      %a1 = affine.load %c[%k + 1] : memref<8xf32>
      affine.yield %a0, %a1 : f32, f32
    }
    affine.store %q#0, %d[%i * 2] : memref<8xf32>
    affine.store %q#1, %d[%i * 2 + 1] : memref<8xf32>
    %p:3 = affine.parallel (%k) = (0) to (5) reduce ("addf", "addf", "addf") -> (f32, f32, f32) {
      %a0 = affine.load %a[%i, %k] : memref<8x5xf32>
      %a1 = affine.load %a[%i + 1, %k] : memref<8x5xf32>
      %a2 = affine.load %a[%i + 2, %k] : memref<8x5xf32>
      affine.yield %a0, %a1, %a2 : f32, f32, f32
    }
    affine.store %p#0, %e[%i] : memref<8xf32>
    affine.store %p#1, %e[%i + 1] : memref<8xf32>
    affine.store %p#2, %e[%i + 4] : memref<8xf32>
  }
  return
}

// -----

// Elements 0, 1, 8 and 9 are a grid; what is computed from a sum and from other loads goes with it.
// CHECK-LABEL: func.func @scaled
// CHECK: affine.parallel (%[[I:.*]]) = (0) to (3)
// CHECK: affine.parallel (%[[P:.*]], %[[Q:.*]]) = (0, 0) to (2, 2)
// CHECK: %[[R:.*]] = affine.parallel
// CHECK: affine.load %{{.*}}[%[[I]] * 16 + %[[P]] * 8 + %[[Q]], %
// CHECK: %[[S:.*]] = arith.mulf %[[R]], %[[F:.*]] :
// CHECK: %[[V:.*]] = affine.load %{{.*}}[%[[I]] * 16 + %[[P]] * 8 + %[[Q]]]
// CHECK: %[[T:.*]] = arith.addf %[[S]], %[[V]]
// CHECK: affine.store %[[T]], %{{.*}}[%[[I]] * 16 + %[[P]] * 8 + %[[Q]]]
// CHECK-NOT: affine.store
func.func @scaled(%a: memref<48x5xf32>, %b: memref<48xf32>, %c: memref<48xf32>, %f: f32) {
  affine.parallel (%i) = (0) to (3) {
    %r:4 = affine.parallel (%k) = (0) to (5) reduce ("addf", "addf", "addf", "addf") -> (f32, f32, f32, f32) {
      %a0 = affine.load %a[%i * 16, %k] : memref<48x5xf32>
      %a1 = affine.load %a[%i * 16 + 1, %k] : memref<48x5xf32>
      %a2 = affine.load %a[%i * 16 + 8, %k] : memref<48x5xf32>
      %a3 = affine.load %a[%i * 16 + 9, %k] : memref<48x5xf32>
      affine.yield %a0, %a1, %a2, %a3 : f32, f32, f32, f32
    }
    %b0 = affine.load %b[%i * 16] : memref<48xf32>
    %b1 = affine.load %b[%i * 16 + 1] : memref<48xf32>
    %b2 = affine.load %b[%i * 16 + 8] : memref<48xf32>
    %b3 = affine.load %b[%i * 16 + 9] : memref<48xf32>
    %s0 = arith.mulf %r#0, %f : f32
    %s1 = arith.mulf %r#1, %f : f32
    %s2 = arith.mulf %r#2, %f : f32
    %s3 = arith.mulf %r#3, %f : f32
    %t0 = arith.addf %s0, %b0 : f32
    %t1 = arith.addf %s1, %b1 : f32
    %t2 = arith.addf %s2, %b2 : f32
    %t3 = arith.addf %s3, %b3 : f32
    affine.store %t0, %c[%i * 16] : memref<48xf32>
    affine.store %t1, %c[%i * 16 + 1] : memref<48xf32>
    affine.store %t2, %c[%i * 16 + 8] : memref<48xf32>
    affine.store %t3, %c[%i * 16 + 9] : memref<48xf32>
  }
  return
}

// -----

// A tile's copy, unrolled: the last row of it may lie outside of the array.
// LOOPS-LABEL: func.func @copies
// LOOPS: affine.for %{{.*}} = 0 to 4
// CHECK-LABEL: func.func @copies
// CHECK: affine.parallel (%[[B:.*]], %[[T:.*]]) = (0, 0) to (2, 8)
// CHECK-NOT: affine.store
// CHECK: affine.parallel (%[[K:.*]]) = (0) to (4)
// CHECK-NEXT: affine.if #{{.*}}(%[[B]], %[[T]], %[[K]])
// CHECK-NEXT: %[[V:.*]] = affine.load %{{.*}}[%[[B]] * 320 + %[[T]] * 10 + %[[K]] * 80]
// CHECK-NEXT: affine.store %[[V]], %{{.*}}[%[[T]] + %[[K]] * 8]
// CHECK-NOT: affine.store
func.func @copies(%x: memref<600xf32>, %s: memref<32xf32>) {
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
// CHECK-NEXT: affine.parallel (%[[K:.*]]) = (0) to (2)
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
// CHECK: affine.parallel (%[[K:.*]]) = (0) to (2)
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

// What the other store has written is read; the elements are swapped; a barrier is between them;
// the expressions differ; a guard does not move with the elements; three elements are no grid.
// CHECK-LABEL: func.func @other
// CHECK-COUNT-13: affine.store
// CHECK: return
func.func @other(%x: memref<64xf32>, %y: memref<64xf32>, %a: memref<64xf32>) {
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

// -----

// Sixteen elements are a matrix where loads start again; factors come in either order.
// CHECK-LABEL: func.func @matrix
// CHECK: affine.parallel (%[[P:.*]], %[[Q:.*]]) = (0, 0) to (2, 2)
// CHECK-NEXT: %[[A:.*]] = affine.load %{{.*}}[%{{.*}} * 4 + %[[P]] * 2]
// CHECK-NEXT: %[[B:.*]] = affine.load %{{.*}}[%{{.*}} * 4 + %[[Q]]]
// CHECK-NEXT: arith.mulf %[[A]], %[[B]]
// CHECK: affine.store %{{.*}}, %{{.*}}[%{{.*}} * 4 + %[[P]] * 2 + %[[Q]]]
// CHECK-NOT: affine.store
func.func @matrix(%a: memref<32xf32>, %b: memref<32xf32>, %c: memref<32xf32>) {
  affine.parallel (%t) = (0) to (8) {
    %a0 = affine.load %a[%t * 4] : memref<32xf32>
    %b0 = affine.load %b[%t * 4] : memref<32xf32>
    %a1 = affine.load %a[%t * 4 + 2] : memref<32xf32>
    %b1 = affine.load %b[%t * 4 + 1] : memref<32xf32>
    %0 = arith.mulf %a0, %b0 : f32
    %1 = arith.mulf %a0, %b1 : f32
    %2 = arith.mulf %b0, %a1 : f32
    %3 = arith.mulf %b1, %a1 : f32
    affine.store %0, %c[%t * 4] : memref<32xf32>
    affine.store %1, %c[%t * 4 + 1] : memref<32xf32>
    affine.store %2, %c[%t * 4 + 2] : memref<32xf32>
    affine.store %3, %c[%t * 4 + 3] : memref<32xf32>
  }
  return
}

// -----

// What was read before a barrier stays where it is.
// CHECK-LABEL: func.func @before
// CHECK-COUNT-2: affine.store
func.func @before(%x: memref<16xf32>, %y: memref<16xf32>) {
  affine.parallel (%t) = (0) to (8) {
    %0 = affine.load %x[%t] : memref<16xf32>
    %1 = affine.load %x[%t + 8] : memref<16xf32>
    gpu.barrier
    %2 = memref.atomic_rmw addf %0, %x[%t] : (f32, memref<16xf32>) -> f32
    gpu.barrier
    affine.store %0, %y[%t] : memref<16xf32>
    affine.store %1, %y[%t + 8] : memref<16xf32>
  }
  return
}

// -----

// Four neighbors, each zero outside of the array: the guard of the last one is missing,
// and those of the others move with the loads.
// CHECK: #[[IN:.*]] = affine_set<(d0, d1, d2, d3) : (d0 + d1 - 1 >= 0, d2 + d3 - 1 >= 0)>
// CHECK-LABEL: func.func @neighbors
// CHECK: affine.parallel (%[[I:.*]], %[[J:.*]]) = (0, 0) to (6, 6)
// CHECK: affine.parallel (%[[P:.*]], %[[Q:.*]]) = (0, 0) to (2, 2)
// CHECK: affine.if #[[IN]](%[[I]], %[[P]], %[[J]], %[[Q]]) -> f32 {
// CHECK-NEXT: affine.load %{{.*}}[%[[I]] + %[[P]] - 1, %[[J]] + %[[Q]] - 1]
func.func @neighbors(%x: memref<6x6xf32>, %y: memref<2x2x6x6xf32>) {
  %z = arith.constant 0.0 : f32
  affine.parallel (%i, %j) = (0, 0) to (6, 6) {
    %a = affine.if affine_set<(d0, d1) : (d0 - 1 >= 0, d1 - 1 >= 0)>(%i, %j) -> f32 {
      %v = affine.load %x[%i - 1, %j - 1] : memref<6x6xf32>
      affine.yield %v : f32
    } else {
      affine.yield %z : f32
    }
    affine.store %a, %y[0, 0, %i, %j] : memref<2x2x6x6xf32>
    %b = affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%i) -> f32 {
      %v = affine.load %x[%i - 1, %j] : memref<6x6xf32>
      affine.yield %v : f32
    } else {
      affine.yield %z : f32
    }
    affine.store %b, %y[0, 1, %i, %j] : memref<2x2x6x6xf32>
    %c = affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%j) -> f32 {
      %v = affine.load %x[%i, %j - 1] : memref<6x6xf32>
      affine.yield %v : f32
    } else {
      affine.yield %z : f32
    }
    affine.store %c, %y[1, 0, %i, %j] : memref<2x2x6x6xf32>
    %d = affine.load %x[%i, %j] : memref<6x6xf32>
    affine.store %d, %y[1, 1, %i, %j] : memref<2x2x6x6xf32>
  }
  return
}

// -----

// Sums over loops of the same box. What is loaded outside of such a loop does not move into it.
// CHECK-LABEL: func.func @sums
// CHECK: affine.parallel (%[[P:.*]]) = (0) to (2)
// CHECK-NEXT: %[[R:.*]] = affine.parallel (%[[K:.*]]) = (0) to (5) reduce ("addf")
// CHECK-NEXT: affine.load %{{.*}}[%[[P]], %[[K]]]
// CHECK: affine.store %[[R]], %{{.*}}[%[[P]]]
// CHECK: to (5) reduce ("addf", "addf")
// CHECK-COUNT-2: affine.store
func.func @sums(%a: memref<2x5xf32>, %b: memref<2xf32>, %c: memref<2xf32>, %d: memref<2xf32>) {
  %r = affine.parallel (%k) = (0) to (5) reduce ("addf") -> (f32) {
    %0 = affine.load %a[0, %k] : memref<2x5xf32>
    affine.yield %0 : f32
  }
  affine.store %r, %c[0] : memref<2xf32>
  %q = affine.parallel (%k) = (0) to (5) reduce ("addf") -> (f32) {
    %0 = affine.load %a[1, %k] : memref<2x5xf32>
    affine.yield %0 : f32
  }
  affine.store %q, %c[1] : memref<2xf32>
  %b0 = affine.load %b[0] : memref<2xf32>
  %b1 = affine.load %b[1] : memref<2xf32>
  %p:2 = affine.parallel (%k) = (0) to (5) reduce ("addf", "addf") -> (f32, f32) {
    %0 = affine.load %a[0, %k] : memref<2x5xf32>
    %1 = arith.mulf %0, %b0 : f32
    %2 = affine.load %a[1, %k] : memref<2x5xf32>
    %3 = arith.mulf %2, %b1 : f32
    affine.yield %1, %3 : f32, f32
  }
  affine.store %p#0, %d[0] : memref<2xf32>
  affine.store %p#1, %d[1] : memref<2xf32>
  return
}

// -----

// A loop that nothing may copy: the sums of its result with others stay apart.
// CHECK-LABEL: func.func @loops
// CHECK: scf.while
// CHECK-COUNT-2: affine.store
func.func @loops(%x: memref<2xf32>, %y: memref<2xf32>, %n: i32) {
  %one = arith.constant 1 : i32
  %f = arith.constant 0.0 : f32
  %w:2 = scf.while (%i = %n) : (i32) -> (i32, f32) {
    %go = arith.cmpi sgt, %i, %one : i32
    %s = arith.sitofp %i : i32 to f32
    scf.condition(%go) %i, %s : i32, f32
  } do {
  ^bb0(%i: i32, %s: f32):
    %j = arith.subi %i, %one : i32
    scf.yield %j : i32
  }
  %v = scf.while (%i = %f) : (f32) -> f32 {
    %go = arith.cmpf ogt, %i, %f : f32
    scf.condition(%go) %i : f32
  } do {
  ^bb0(%i: f32):
    %t = math.exp %i : f32
    scf.yield %t : f32
  }
  %0 = affine.load %x[0] : memref<2xf32>
  %1 = arith.addf %0, %w#1 : f32
  affine.store %1, %y[0] : memref<2xf32>
  %2 = affine.load %x[1] : memref<2xf32>
  %3 = arith.addf %2, %v : f32
  affine.store %3, %y[1] : memref<2xf32>
  return
}
