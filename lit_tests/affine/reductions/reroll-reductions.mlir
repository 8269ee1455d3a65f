// RUN: raise-opt --pass-pipeline='reroll-reductions,canonicalize' --split-input-file %s | filecheck %s

// Terms in any order, an initial value in front.
// CHECK-LABEL: func.func @product
// CHECK: %[[R:.*]] = affine.parallel (%[[K:.*]]) = (0) to (32) reduce ("addf") -> (f32) {
// CHECK-NEXT: %[[A:.*]] = affine.load %{{.*}}[%{{.*}}, %[[K]]]
// CHECK-NEXT: %[[B:.*]] = affine.load %{{.*}}[%[[K]]]
// CHECK-NEXT: %[[P:.*]] = arith.mulf %[[A]], %[[B]]
// CHECK-NEXT: affine.yield %[[P]]
// CHECK: %[[S:.*]] = arith.addf %{{.*}}, %[[R]]
// CHECK-NEXT: affine.store %[[S]]
func.func @product(%x: memref<10x32xf32>, %w: memref<32xf32>, %y: memref<10xf32>, %z: f32) {
  affine.parallel (%i) = (0) to (10) {
    %r:2 = affine.parallel (%k) = (0) to (16) reduce ("addf", "addf") -> (f32, f32) {
      %a = affine.load %x[%i, %k * 2 + 1] : memref<10x32xf32>
      %b = affine.load %w[%k * 2 + 1] : memref<32xf32>
      %p = arith.mulf %a, %b : f32
      %c = affine.load %x[%i, %k * 2] : memref<10x32xf32>
      %d = affine.load %w[%k * 2] : memref<32xf32>
      %q = arith.mulf %c, %d : f32
      affine.yield %p, %q : f32, f32
    }
    %s = arith.addf %z, %r#0 : f32
    %t = arith.addf %s, %r#1 : f32
    affine.store %t, %y[%i] : memref<10xf32>
  }
  return
}

// -----

// The terms leave every third element out: not an unrolled loop.
// CHECK-LABEL: func.func @holes
// CHECK: reduce ("addf", "addf")
func.func @holes(%x: memref<48xf32>, %y: memref<1xf32>) {
  %r:2 = affine.parallel (%k) = (0) to (16) reduce ("addf", "addf") -> (f32, f32) {
    %a = affine.load %x[%k * 3] : memref<48xf32>
    %b = affine.load %x[%k * 3 + 1] : memref<48xf32>
    affine.yield %a, %b : f32, f32
  }
  %s = arith.addf %r#0, %r#1 : f32
  affine.store %s, %y[0] : memref<1xf32>
  return
}

// -----

// Different expressions, or a partial sum that is used by itself.
// CHECK-LABEL: func.func @different
// CHECK: reduce ("addf", "addf")
func.func @different(%x: memref<32xf32>, %y: memref<2xf32>) {
  %r:2 = affine.parallel (%k) = (0) to (16) reduce ("addf", "addf") -> (f32, f32) {
    %a = affine.load %x[%k * 2] : memref<32xf32>
    %b = affine.load %x[%k * 2 + 1] : memref<32xf32>
    affine.yield %a, %b : f32, f32
  }
  %s = arith.addf %r#0, %r#1 : f32
  affine.store %s, %y[0] : memref<2xf32>
  affine.store %r#0, %y[1] : memref<2xf32>
  return
}

// -----

// Guards that move with the loads are rolled up with them.
// CHECK-DAG: [[SET:#.+]] = affine_set<(d0) : (-d0 + 29 >= 0)>
// CHECK-LABEL: func.func @guarded
// CHECK: affine.parallel ([[K:%.+]]) = (0) to (32) reduce ("addf") -> (f32)
// CHECK-NEXT: affine.if [[SET]]([[K]]) -> f32
// CHECK-NEXT: affine.load %{{.*}}{{.}}[[K]]]
// CHECK-NOT: affine.load
#first = affine_set<(d0) : (d0 * -2 + 29 >= 0)>
#second = affine_set<(d0) : (d0 * -2 + 28 >= 0)>
func.func @guarded(%x: memref<30xf32>, %y: memref<1xf32>) {
  %zero = arith.constant 0.0 : f32
  %r:2 = affine.parallel (%k) = (0) to (16) reduce ("addf", "addf") -> (f32, f32) {
    %a = affine.if #first(%k) -> f32 {
      %v = affine.load %x[%k * 2] : memref<30xf32>
      affine.yield %v : f32
    } else {
      affine.yield %zero : f32
    }
    %b = affine.if #second(%k) -> f32 {
      %v = affine.load %x[%k * 2 + 1] : memref<30xf32>
      affine.yield %v : f32
    } else {
      affine.yield %zero : f32
    }
    affine.yield %a, %b : f32, f32
  }
  %s = arith.addf %r#0, %r#1 : f32
  affine.store %s, %y[0] : memref<1xf32>
  return
}

// -----

// The second guard does not move with its load.
// CHECK-LABEL: func.func @apart
// CHECK: reduce ("addf", "addf")
#first = affine_set<(d0) : (d0 * -2 + 29 >= 0)>
func.func @apart(%x: memref<32xf32>, %y: memref<1xf32>) {
  %zero = arith.constant 0.0 : f32
  %r:2 = affine.parallel (%k) = (0) to (16) reduce ("addf", "addf") -> (f32, f32) {
    %a = affine.if #first(%k) -> f32 {
      %v = affine.load %x[%k * 2] : memref<32xf32>
      affine.yield %v : f32
    } else {
      affine.yield %zero : f32
    }
    %b = affine.if #first(%k) -> f32 {
      %v = affine.load %x[%k * 2 + 1] : memref<32xf32>
      affine.yield %v : f32
    } else {
      affine.yield %zero : f32
    }
    affine.yield %a, %b : f32, f32
  }
  %s = arith.addf %r#0, %r#1 : f32
  affine.store %s, %y[0] : memref<1xf32>
  return
}

// -----

// Two sums of two terms each; the first terms' guards are left out, since the bounds imply them.
// CHECK-LABEL: func.func @tile
// CHECK: affine.parallel ([[K:%.+]]) = (0) to (32) reduce ("addf", "addf") -> (f32, f32)
// CHECK: [[A:%.+]] = affine.if #{{.*}}([[K]]) -> f32
// CHECK: [[B:%.+]] = affine.if #{{.*}}([[K]]) -> f32
// CHECK: affine.yield [[A]], [[B]]
#second = affine_set<(d0) : (d0 * -2 + 29 >= 0)>
func.func @tile(%x: memref<32xf32>, %w: memref<32xf32>, %y: memref<2xf32>) {
  %zero = arith.constant 0.0 : f32
  %r:4 = affine.parallel (%k) = (0) to (16) reduce ("addf", "addf", "addf", "addf") -> (f32, f32, f32, f32) {
    %a = affine.load %x[%k * 2] : memref<32xf32>
    %b = affine.if #second(%k) -> f32 {
      %v = affine.load %x[%k * 2 + 1] : memref<32xf32>
      affine.yield %v : f32
    } else {
      affine.yield %zero : f32
    }
    %c = affine.load %w[%k * 2] : memref<32xf32>
    %d = affine.if #second(%k) -> f32 {
      %v = affine.load %w[%k * 2 + 1] : memref<32xf32>
      affine.yield %v : f32
    } else {
      affine.yield %zero : f32
    }
    affine.yield %a, %b, %c, %d : f32, f32, f32, f32
  }
  %s = arith.addf %r#0, %r#1 : f32
  %t = arith.addf %r#2, %r#3 : f32
  affine.store %s, %y[0] : memref<2xf32>
  affine.store %t, %y[1] : memref<2xf32>
  return
}

// -----

// The guard that is left out is not implied: at k = 15 the first term reads where the second does not.
// CHECK-LABEL: func.func @not_implied
// CHECK: reduce ("addf", "addf")
#second = affine_set<(d0) : (d0 * -2 + 27 >= 0)>
func.func @not_implied(%x: memref<32xf32>, %y: memref<2xf32>) {
  %zero = arith.constant 0.0 : f32
  %r:2 = affine.parallel (%k) = (0) to (16) reduce ("addf", "addf") -> (f32, f32) {
    %a = affine.load %x[%k * 2] : memref<32xf32>
    %b = affine.if #second(%k) -> f32 {
      %v = affine.load %x[%k * 2 + 1] : memref<32xf32>
      affine.yield %v : f32
    } else {
      affine.yield %zero : f32
    }
    affine.yield %a, %b : f32, f32
  }
  %s = arith.addf %r#0, %r#1 : f32
  affine.store %s, %y[0] : memref<2xf32>
  return
}

// -----

// Conditions on data that the loop loads (columns of -1), and what is loaded by them.
// CHECK-LABEL: func.func @conditions
// CHECK: affine.parallel (%[[K:.*]]) = (0) to (8) reduce ("addf") -> (f32) {
// CHECK: affine.load %{{.*}}[%[[K]]] : memref<8xi32>
// CHECK: scf.if
// CHECK-NEXT: affine.load %{{.*}}[%[[K]]] : memref<8xf32>
// CHECK-NOT: scf.if
func.func @conditions(%c: memref<8xi32>, %v: memref<8xf32>, %x: memref<40xf32>, %y: memref<1xf32>) {
  %none = arith.constant -0.0 : f32
  %zero = arith.constant 0 : i32
  %r:2 = affine.parallel (%k) = (0) to (4) reduce ("addf", "addf") -> (f32, f32) {
    %c0 = affine.load %c[%k * 2] : memref<8xi32>
    %in0 = arith.cmpi sge, %c0, %zero : i32
    %g0 = scf.if %in0 -> (f32) {
      %a = affine.load %v[%k * 2] : memref<8xf32>
      %i = arith.index_cast %c0 : i32 to index
      %b = memref.load %x[%i] : memref<40xf32>
      %p = arith.mulf %a, %b : f32
      scf.yield %p : f32
    } else {
      scf.yield %none : f32
    }
    %c1 = affine.load %c[%k * 2 + 1] : memref<8xi32>
    %in1 = arith.cmpi sge, %c1, %zero : i32
    %g1 = scf.if %in1 -> (f32) {
      %a = affine.load %v[%k * 2 + 1] : memref<8xf32>
      %i = arith.index_cast %c1 : i32 to index
      %b = memref.load %x[%i] : memref<40xf32>
      %p = arith.mulf %a, %b : f32
      scf.yield %p : f32
    } else {
      scf.yield %none : f32
    }
    affine.yield %g0, %g1 : f32, f32
  }
  %s = arith.addf %r#0, %r#1 : f32
  affine.store %s, %y[0] : memref<1xf32>
  return
}

// -----

// A maximum and a sum that are added together are no sum of both.
// CHECK-LABEL: func.func @kinds
// CHECK: reduce ("maxnumf", "addf")
func.func @kinds(%x: memref<128xf32>, %y: memref<1xf32>) {
  %r:2 = affine.parallel (%k) = (0) to (64) reduce ("maxnumf", "addf") -> (f32, f32) {
    %a = affine.load %x[%k * 2] : memref<128xf32>
    %b = affine.load %x[%k * 2 + 1] : memref<128xf32>
    affine.yield %a, %b : f32, f32
  }
  %s = arith.addf %r#0, %r#1 : f32
  affine.store %s, %y[0] : memref<1xf32>
  return
}

// -----

// The guard of one term, `k <= 3`, moves by half a step: over all terms it is no linear one.
// CHECK-LABEL: func.func @half_a_step
// CHECK: reduce ("addf", "addf")
func.func @half_a_step(%x: memref<10xf32>, %y: memref<1xf32>) {
  %z = arith.constant 0.0 : f32
  %r:2 = affine.parallel (%k) = (0) to (5) reduce ("addf", "addf") -> (f32, f32) {
    %a = affine.load %x[%k * 2] : memref<10xf32>
    %b = affine.if affine_set<(d0) : (-d0 + 3 >= 0)>(%k) -> f32 {
      %c = affine.load %x[%k * 2 + 1] : memref<10xf32>
      affine.yield %c : f32
    } else {
      affine.yield %z : f32
    }
    affine.yield %a, %b : f32, f32
  }
  %s = arith.addf %r#0, %r#1 : f32
  affine.store %s, %y[0] : memref<1xf32>
  return
}
