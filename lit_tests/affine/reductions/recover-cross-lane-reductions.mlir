// RUN: raise-opt --pass-pipeline='recover-cross-lane-reductions,canonicalize' --split-input-file %s | filecheck %s
// RUN: raise-opt --pass-pipeline='recover-cross-lane-reductions,drop-dead-stores,canonicalize,forward-shared-memory,sync-elimination' --split-input-file %s | filecheck %s --check-prefix=DEAD
// RUN: raise-opt --pass-pipeline='recover-cross-lane-reductions' --split-input-file --print-remarks %s | filecheck %s --check-prefix=WHY

// Neighbours, by the remainder of the thread's number. The steps stand after the reduction, for
// whoever else reads theirs; here nobody does.
// CHECK-LABEL: func.func @neighbours
// CHECK: %[[V:.*]] = affine.load %{{.*}}[%[[T:.*]]] : memref<8xf32>
// CHECK: affine.store %[[V]], %[[EACH:.*]][%[[T]]]
// CHECK: gpu.barrier
// CHECK: %[[SUM:.*]] = affine.parallel (%[[R:.*]]) = (0) to (8) reduce ("addf") -> (f32) {
// CHECK: affine.load %[[EACH]][%[[R]]]
// CHECK: gpu.barrier
// CHECK: arith.remui
// CHECK: affine.store %[[SUM]], %{{.*}}[0]
// WHY: applied: a tree over 8 elements is now a reduction
// DEAD-LABEL: func.func @neighbours
// DEAD-NOT: gpu.barrier
// DEAD-NOT: workgroup
// DEAD: reduce ("addf")
// DEAD-NOT: scf.if
// DEAD: return
func.func @neighbours(%x: memref<8xf32>, %y: memref<1xf32>) attributes {rk.block = array<i64: 8, 1, 1>} {
  %c0 = arith.constant 0 : i32
  %c2 = arith.constant 2 : i32
  %c4 = arith.constant 4 : i32
  %c8 = arith.constant 8 : i32
  affine.parallel (%b) = (0) to (1) {
    %s = memref.alloca() : memref<8xf32, #gpu.address_space<workgroup>>
    affine.parallel (%t) = (0) to (8) {
      %n = arith.index_cast %t : index to i32
      %v = affine.load %x[%t] : memref<8xf32>
      affine.store %v, %s[%t] : memref<8xf32, #gpu.address_space<workgroup>>
      gpu.barrier
      %m1 = arith.remui %n, %c2 : i32
      %z1 = arith.cmpi eq, %m1, %c0 : i32
      scf.if %z1 {
        %p = affine.load %s[%t] : memref<8xf32, #gpu.address_space<workgroup>>
        %q = affine.load %s[%t + 1] : memref<8xf32, #gpu.address_space<workgroup>>
        %r = arith.addf %p, %q : f32
        affine.store %r, %s[%t] : memref<8xf32, #gpu.address_space<workgroup>>
      }
      gpu.barrier
      %m2 = arith.remui %n, %c4 : i32
      %z2 = arith.cmpi eq, %m2, %c0 : i32
      scf.if %z2 {
        %p = affine.load %s[%t] : memref<8xf32, #gpu.address_space<workgroup>>
        %q = affine.load %s[%t + 2] : memref<8xf32, #gpu.address_space<workgroup>>
        %r = arith.addf %p, %q : f32
        affine.store %r, %s[%t] : memref<8xf32, #gpu.address_space<workgroup>>
      }
      gpu.barrier
      %m3 = arith.remui %n, %c8 : i32
      %z3 = arith.cmpi eq, %m3, %c0 : i32
      scf.if %z3 {
        %p = affine.load %s[%t] : memref<8xf32, #gpu.address_space<workgroup>>
        %q = affine.load %s[%t + 4] : memref<8xf32, #gpu.address_space<workgroup>>
        %r = arith.addf %p, %q : f32
        affine.store %r, %s[%t] : memref<8xf32, #gpu.address_space<workgroup>>
      }
      gpu.barrier
      affine.if affine_set<(d0) : (-d0 >= 0)>(%t) {
        %f = affine.load %s[0] : memref<8xf32, #gpu.address_space<workgroup>>
        affine.store %f, %y[0] : memref<1xf32>
      }
    }
  }
  return
}

// -----

// The sum is carried in a register; only the first thread's is used. What the threads beyond a step
// have is none of the sum's business.
// CHECK-LABEL: func.func @carried
// CHECK: %[[SUM:.*]] = affine.parallel (%{{.*}}) = (0) to (8) reduce ("addf") -> (f32) {
// CHECK: affine.store %[[SUM]], %{{.*}}[0]
func.func @carried(%x: memref<8xf32>, %y: memref<1xf32>) attributes {rk.block = array<i64: 8, 1, 1>} {
  affine.parallel (%b) = (0) to (1) {
    %s = memref.alloca() : memref<8xf32, #gpu.address_space<workgroup>>
    affine.parallel (%t) = (0) to (8) {
      %0 = affine.load %x[%t] : memref<8xf32>
      affine.store %0, %s[%t] : memref<8xf32, #gpu.address_space<workgroup>>
      gpu.barrier
      %1 = affine.if affine_set<(d0) : (-d0 + 3 >= 0)>(%t) -> f32 {
        %q = affine.load %s[%t + 4] : memref<8xf32, #gpu.address_space<workgroup>>
        %r = arith.addf %0, %q : f32
        affine.store %r, %s[%t] : memref<8xf32, #gpu.address_space<workgroup>>
        affine.yield %r : f32
      } else {
        affine.yield %0 : f32
      }
      gpu.barrier
      %2 = affine.if affine_set<(d0) : (-d0 + 1 >= 0)>(%t) -> f32 {
        %q = affine.load %s[%t + 2] : memref<8xf32, #gpu.address_space<workgroup>>
        %r = arith.addf %1, %q : f32
        affine.store %r, %s[%t] : memref<8xf32, #gpu.address_space<workgroup>>
        affine.yield %r : f32
      } else {
        affine.yield %1 : f32
      }
      gpu.barrier
      %3 = affine.if affine_set<(d0) : (-d0 + 0 >= 0)>(%t) -> f32 {
        %q = affine.load %s[%t + 1] : memref<8xf32, #gpu.address_space<workgroup>>
        %r = arith.addf %2, %q : f32
        affine.store %r, %s[%t] : memref<8xf32, #gpu.address_space<workgroup>>
        affine.yield %r : f32
      } else {
        affine.yield %2 : f32
      }
      gpu.barrier
      affine.if affine_set<(d0) : (-d0 >= 0)>(%t) {
        affine.store %3, %y[0] : memref<1xf32>
      }
    }
  }
  return
}

// -----

// All threads add, also those whose sums nobody reads; what the array held before is the source. The
// first pass over it is fenced: the reduction must not meet the steps' stores.
// CHECK-LABEL: func.func @unguarded
// CHECK: gpu.barrier
// CHECK: affine.parallel (%[[R:.*]]) = (0) to (8) reduce ("addf") -> (f32) {
// CHECK: affine.load %[[S:.*]][%[[R]]]
// CHECK: gpu.barrier
// CHECK: affine.load %[[S]]
func.func @unguarded(%x: memref<8xf32>, %y: memref<1xf32>, %at: index) attributes {rk.block = array<i64: 8, 1, 1>} {
  affine.parallel (%b) = (0) to (1) {
    %s = memref.alloca() : memref<16xf32, #gpu.address_space<workgroup>>
    affine.parallel (%t) = (0) to (8) {
      %v = affine.load %x[%t] : memref<8xf32>
      memref.store %v, %s[%at] : memref<16xf32, #gpu.address_space<workgroup>>
      gpu.barrier
      %p4 = affine.load %s[%t] : memref<16xf32, #gpu.address_space<workgroup>>
      %q4 = affine.load %s[%t + 4] : memref<16xf32, #gpu.address_space<workgroup>>
      %r4 = arith.addf %p4, %q4 : f32
      affine.store %r4, %s[%t] : memref<16xf32, #gpu.address_space<workgroup>>
      %p2 = affine.load %s[%t] : memref<16xf32, #gpu.address_space<workgroup>>
      %q2 = affine.load %s[%t + 2] : memref<16xf32, #gpu.address_space<workgroup>>
      %r2 = arith.addf %p2, %q2 : f32
      affine.store %r2, %s[%t] : memref<16xf32, #gpu.address_space<workgroup>>
      %p1 = affine.load %s[%t] : memref<16xf32, #gpu.address_space<workgroup>>
      %q1 = affine.load %s[%t + 1] : memref<16xf32, #gpu.address_space<workgroup>>
      %r1 = arith.addf %p1, %q1 : f32
      affine.store %r1, %s[%t] : memref<16xf32, #gpu.address_space<workgroup>>
      affine.if affine_set<(d0) : (-d0 >= 0)>(%t) {
        %f = affine.load %s[0] : memref<16xf32, #gpu.address_space<workgroup>>
        affine.store %f, %y[0] : memref<1xf32>
      }
    }
  }
  return
}

// -----

// A greater element replaces a smaller one: the maximum of integers. Of floats it stays as it is:
// where there are NaNs the order of the steps decides.
// CHECK-LABEL: func.func @greater
// CHECK: reduce ("maxs") -> (si32) {
// CHECK-LABEL: func.func @greater_float
// CHECK-NOT: reduce
// CHECK: return
func.func @greater(%x: memref<8xi32>, %y: memref<1xi32>) attributes {rk.block = array<i64: 8, 1, 1>} {
  affine.parallel (%b) = (0) to (1) {
    %s = memref.alloca() : memref<8xi32, #gpu.address_space<workgroup>>
    affine.parallel (%t) = (0) to (8) {
      %v = affine.load %x[%t] : memref<8xi32>
      affine.store %v, %s[%t] : memref<8xi32, #gpu.address_space<workgroup>>
      gpu.barrier
      affine.if affine_set<(d0) : (-d0 + 3 >= 0)>(%t) {
        %p = affine.load %s[%t] : memref<8xi32, #gpu.address_space<workgroup>>
        %q = affine.load %s[%t + 4] : memref<8xi32, #gpu.address_space<workgroup>>
        %less = arith.cmpi slt, %p, %q : i32
        scf.if %less {
          affine.store %q, %s[%t] : memref<8xi32, #gpu.address_space<workgroup>>
        }
      }
      gpu.barrier
      affine.if affine_set<(d0) : (-d0 + 1 >= 0)>(%t) {
        %p = affine.load %s[%t] : memref<8xi32, #gpu.address_space<workgroup>>
        %q = affine.load %s[%t + 2] : memref<8xi32, #gpu.address_space<workgroup>>
        %less = arith.cmpi slt, %p, %q : i32
        scf.if %less {
          affine.store %q, %s[%t] : memref<8xi32, #gpu.address_space<workgroup>>
        }
      }
      gpu.barrier
      affine.if affine_set<(d0) : (-d0 + 0 >= 0)>(%t) {
        %p = affine.load %s[%t] : memref<8xi32, #gpu.address_space<workgroup>>
        %q = affine.load %s[%t + 1] : memref<8xi32, #gpu.address_space<workgroup>>
        %less = arith.cmpi slt, %p, %q : i32
        scf.if %less {
          affine.store %q, %s[%t] : memref<8xi32, #gpu.address_space<workgroup>>
        }
      }
      gpu.barrier
      %f = affine.load %s[0] : memref<8xi32, #gpu.address_space<workgroup>>
      affine.store %f, %y[0] : memref<1xi32>
    }
  }
  return
}
func.func @greater_float(%x: memref<8xf32>, %y: memref<1xf32>) attributes {rk.block = array<i64: 8, 1, 1>} {
  affine.parallel (%b) = (0) to (1) {
    %s = memref.alloca() : memref<8xf32, #gpu.address_space<workgroup>>
    affine.parallel (%t) = (0) to (8) {
      %v = affine.load %x[%t] : memref<8xf32>
      affine.store %v, %s[%t] : memref<8xf32, #gpu.address_space<workgroup>>
      gpu.barrier
      affine.if affine_set<(d0) : (-d0 + 3 >= 0)>(%t) {
        %p = affine.load %s[%t] : memref<8xf32, #gpu.address_space<workgroup>>
        %q = affine.load %s[%t + 4] : memref<8xf32, #gpu.address_space<workgroup>>
        %less = arith.cmpf olt, %p, %q : f32
        scf.if %less {
          affine.store %q, %s[%t] : memref<8xf32, #gpu.address_space<workgroup>>
        }
      }
      gpu.barrier
      affine.if affine_set<(d0) : (-d0 + 1 >= 0)>(%t) {
        %p = affine.load %s[%t] : memref<8xf32, #gpu.address_space<workgroup>>
        %q = affine.load %s[%t + 2] : memref<8xf32, #gpu.address_space<workgroup>>
        %less = arith.cmpf olt, %p, %q : f32
        scf.if %less {
          affine.store %q, %s[%t] : memref<8xf32, #gpu.address_space<workgroup>>
        }
      }
      gpu.barrier
      affine.if affine_set<(d0) : (-d0 + 0 >= 0)>(%t) {
        %p = affine.load %s[%t] : memref<8xf32, #gpu.address_space<workgroup>>
        %q = affine.load %s[%t + 1] : memref<8xf32, #gpu.address_space<workgroup>>
        %less = arith.cmpf olt, %p, %q : f32
        scf.if %less {
          affine.store %q, %s[%t] : memref<8xf32, #gpu.address_space<workgroup>>
        }
      }
      gpu.barrier
      %f = affine.load %s[0] : memref<8xf32, #gpu.address_space<workgroup>>
      affine.store %f, %y[0] : memref<1xf32>
    }
  }
  return
}

// -----

// Two rounds: shuffles in rows of four lanes, then over what they have left. No array has what they
// begin with: it gets one.
// CHECK-LABEL: func.func @rounds
// CHECK: memref.alloca
// CHECK: %[[EACH:.*]] = memref.alloca() : memref<16xi32,
// CHECK: %[[SUM:.*]] = affine.parallel (%[[R:.*]]) = (0) to (16) reduce ("addi") -> (i32) {
// CHECK: affine.load %[[EACH]][%[[R]]]
// CHECK: affine.store %[[SUM]]
func.func private @rk.warp.shuffle.xor.i32.i32.i32.index(i32, i32, i32, index) -> (i32, i1)
func.func @rounds(%x: memref<16xi32>, %y: memref<1xi32>) attributes {rk.block = array<i64: 16, 1, 1>} {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c31 = arith.constant 31 : i32
  %none = arith.constant 0 : i32
  affine.parallel (%b) = (0) to (1) {
    %s = memref.alloca() : memref<4xi32, #gpu.address_space<workgroup>>
    affine.parallel (%w, %l) = (0, 0) to (4, 4) {
      %0 = affine.load %x[%w * 4 + %l] : memref<16xi32>
      %a:2 = func.call @rk.warp.shuffle.xor.i32.i32.i32.index(%0, %c1, %c31, %l) : (i32, i32, i32, index) -> (i32, i1)
      %1 = arith.addi %0, %a#0 : i32
      %b2:2 = func.call @rk.warp.shuffle.xor.i32.i32.i32.index(%1, %c2, %c31, %l) : (i32, i32, i32, index) -> (i32, i1)
      %2 = arith.addi %1, %b2#0 : i32
      affine.if affine_set<(d0) : (-d0 >= 0)>(%l) {
        affine.store %2, %s[%w] : memref<4xi32, #gpu.address_space<workgroup>>
      }
      gpu.barrier
      %3 = affine.if affine_set<(d0) : (-d0 >= 0)>(%w) -> i32 {
        %q = affine.load %s[%l] : memref<4xi32, #gpu.address_space<workgroup>>
        affine.yield %q : i32
      } else {
        affine.yield %none : i32
      }
      %c:2 = func.call @rk.warp.shuffle.xor.i32.i32.i32.index(%3, %c1, %c31, %l) : (i32, i32, i32, index) -> (i32, i1)
      %4 = arith.addi %3, %c#0 : i32
      %d:2 = func.call @rk.warp.shuffle.xor.i32.i32.i32.index(%4, %c2, %c31, %l) : (i32, i32, i32, index) -> (i32, i1)
      %5 = arith.addi %4, %d#0 : i32
      affine.if affine_set<(d0, d1) : (-d0 - d1 >= 0)>(%w, %l) {
        affine.store %5, %y[0] : memref<1xi32>
      }
    }
  }
  return
}

// -----

// A tree in each column: the element that it starts from is the thread's.
// CHECK-LABEL: func.func @columns
// CHECK: affine.parallel (%{{.*}}, %[[TX:.*]]) = (0, 0) to (8, 2)
// CHECK: %[[SUM:.*]] = affine.parallel (%[[R:.*]]) = (0) to (8) reduce ("addf") -> (f32) {
// CHECK: affine.load %{{.*}}[%[[TX]] + %[[R]] * 2]
// CHECK: affine.store %[[SUM]], %{{.*}}[%[[TX]]]
func.func @columns(%x: memref<16xf32>, %y: memref<2xf32>) attributes {rk.block = array<i64: 2, 8, 1>} {
  affine.parallel (%b) = (0) to (1) {
    %s = memref.alloca() : memref<16xf32, #gpu.address_space<workgroup>>
    affine.parallel (%ty, %tx) = (0, 0) to (8, 2) {
      %v = affine.load %x[%ty * 2 + %tx] : memref<16xf32>
      affine.store %v, %s[%ty * 2 + %tx] : memref<16xf32, #gpu.address_space<workgroup>>
      gpu.barrier
      affine.if affine_set<(d0) : (-d0 + 3 >= 0)>(%ty) {
        %p = affine.load %s[%ty * 2 + %tx] : memref<16xf32, #gpu.address_space<workgroup>>
        %q = affine.load %s[%ty * 2 + %tx + 8] : memref<16xf32, #gpu.address_space<workgroup>>
        %r = arith.addf %p, %q : f32
        affine.store %r, %s[%ty * 2 + %tx] : memref<16xf32, #gpu.address_space<workgroup>>
      }
      gpu.barrier
      affine.if affine_set<(d0) : (-d0 + 1 >= 0)>(%ty) {
        %p = affine.load %s[%ty * 2 + %tx] : memref<16xf32, #gpu.address_space<workgroup>>
        %q = affine.load %s[%ty * 2 + %tx + 4] : memref<16xf32, #gpu.address_space<workgroup>>
        %r = arith.addf %p, %q : f32
        affine.store %r, %s[%ty * 2 + %tx] : memref<16xf32, #gpu.address_space<workgroup>>
      }
      gpu.barrier
      affine.if affine_set<(d0) : (-d0 + 0 >= 0)>(%ty) {
        %p = affine.load %s[%ty * 2 + %tx] : memref<16xf32, #gpu.address_space<workgroup>>
        %q = affine.load %s[%ty * 2 + %tx + 2] : memref<16xf32, #gpu.address_space<workgroup>>
        %r = arith.addf %p, %q : f32
        affine.store %r, %s[%ty * 2 + %tx] : memref<16xf32, #gpu.address_space<workgroup>>
      }
      gpu.barrier
      affine.if affine_set<(d0) : (-d0 >= 0)>(%ty) {
        %f = affine.load %s[%tx] : memref<16xf32, #gpu.address_space<workgroup>>
        affine.store %f, %y[%tx] : memref<2xf32>
      }
    }
  }
  return
}

// -----

// A scan is no fold: the threads have sums of different lengths. Nor is a sum that counts an element
// twice.
// CHECK-LABEL: func.func @scan
// CHECK-NOT: reduce
// CHECK: return
func.func @scan(%x: memref<8xf32>, %y: memref<8xf32>) attributes {rk.block = array<i64: 8, 1, 1>} {
  affine.parallel (%b) = (0) to (1) {
    %s = memref.alloca() : memref<8xf32, #gpu.address_space<workgroup>>
    affine.parallel (%t) = (0) to (8) {
      %v = affine.load %x[%t] : memref<8xf32>
      affine.store %v, %s[%t] : memref<8xf32, #gpu.address_space<workgroup>>
      gpu.barrier
      affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%t) {
        %p = affine.load %s[%t] : memref<8xf32, #gpu.address_space<workgroup>>
        %q = affine.load %s[%t - 1] : memref<8xf32, #gpu.address_space<workgroup>>
        %r = arith.addf %p, %q : f32
        affine.store %r, %s[%t] : memref<8xf32, #gpu.address_space<workgroup>>
      }
      gpu.barrier
      affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%t) {
        %p = affine.load %s[%t] : memref<8xf32, #gpu.address_space<workgroup>>
        %q = affine.load %s[%t - 2] : memref<8xf32, #gpu.address_space<workgroup>>
        %r = arith.addf %p, %q : f32
        affine.store %r, %s[%t] : memref<8xf32, #gpu.address_space<workgroup>>
      }
      gpu.barrier
      affine.if affine_set<(d0) : (d0 - 4 >= 0)>(%t) {
        %p = affine.load %s[%t] : memref<8xf32, #gpu.address_space<workgroup>>
        %q = affine.load %s[%t - 4] : memref<8xf32, #gpu.address_space<workgroup>>
        %r = arith.addf %p, %q : f32
        affine.store %r, %s[%t] : memref<8xf32, #gpu.address_space<workgroup>>
      }
      gpu.barrier
      %f = affine.load %s[%t] : memref<8xf32, #gpu.address_space<workgroup>>
      affine.store %f, %y[%t] : memref<8xf32>
    }
  }
  return
}
// CHECK-LABEL: func.func @twice
// CHECK-NOT: reduce
// CHECK: return
func.func @twice(%x: memref<8xf32>, %y: memref<8xf32>) attributes {rk.block = array<i64: 8, 1, 1>} {
  affine.parallel (%b) = (0) to (1) {
    %s = memref.alloca() : memref<8xf32, #gpu.address_space<workgroup>>
    affine.parallel (%t) = (0) to (8) {
      %v = affine.load %x[%t] : memref<8xf32>
      affine.store %v, %s[%t] : memref<8xf32, #gpu.address_space<workgroup>>
      gpu.barrier
      affine.if affine_set<(d0) : (-d0 + 6 >= 0)>(%t) {
        %p = affine.load %s[%t] : memref<8xf32, #gpu.address_space<workgroup>>
        %q = affine.load %s[%t + 1] : memref<8xf32, #gpu.address_space<workgroup>>
        %r = arith.addf %p, %q : f32
        affine.store %r, %s[%t] : memref<8xf32, #gpu.address_space<workgroup>>
      }
      gpu.barrier
      affine.if affine_set<(d0) : (-d0 + 5 >= 0)>(%t) {
        %p = affine.load %s[%t] : memref<8xf32, #gpu.address_space<workgroup>>
        %q = affine.load %s[%t + 2] : memref<8xf32, #gpu.address_space<workgroup>>
        %r = arith.addf %p, %q : f32
        affine.store %r, %s[%t] : memref<8xf32, #gpu.address_space<workgroup>>
      }
      gpu.barrier
      affine.if affine_set<(d0) : (-d0 + 3 >= 0)>(%t) {
        %p = affine.load %s[%t] : memref<8xf32, #gpu.address_space<workgroup>>
        %q = affine.load %s[0] : memref<8xf32, #gpu.address_space<workgroup>>
        %r = arith.addf %p, %q : f32
        affine.store %r, %s[%t] : memref<8xf32, #gpu.address_space<workgroup>>
      }
      gpu.barrier
      %f = affine.load %s[%t] : memref<8xf32, #gpu.address_space<workgroup>>
      affine.store %f, %y[%t] : memref<8xf32>
    }
  }
  return
}

// -----

// Eight lanes in a row fold among themselves: each has the fold of its row.
// CHECK-LABEL: func.func @rows_of_eight
// CHECK: %[[Q:.*]] = arith.divui %{{.*}}, %{{.*}} : index
// CHECK: affine.store %{{.*}}, %[[S:.*]][%{{.*}}] : memref<32xi32, #gpu.address_space<workgroup>>
// CHECK: %[[M:.*]] = affine.parallel (%{{.*}}) = (0) to (8) reduce ("maxs")
// CHECK: memref.load %[[S]]
// CHECK: affine.store
func.func private @rk.warp.shuffle.xor.i32.i32.i32.index(i32, i32, i32, index) -> (i32, i1)
func.func @rows_of_eight(%x: memref<32xi32>, %y: memref<32xi32>) attributes {rk.kernel, rk.block = array<i64: 32, 1, 1>} {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c4 = arith.constant 4 : i32
  %c31 = arith.constant 31 : i32
  affine.parallel (%b) = (0) to (1) {
    affine.parallel (%t) = (0) to (32) {
      %v = affine.load %x[%t] : memref<32xi32>
      %s4:2 = func.call @rk.warp.shuffle.xor.i32.i32.i32.index(%v, %c4, %c31, %t) : (i32, i32, i32, index) -> (i32, i1)
      %m4 = arith.maxsi %v, %s4#0 : i32
      %s2:2 = func.call @rk.warp.shuffle.xor.i32.i32.i32.index(%m4, %c2, %c31, %t) : (i32, i32, i32, index) -> (i32, i1)
      %m2 = arith.maxsi %m4, %s2#0 : i32
      %s1:2 = func.call @rk.warp.shuffle.xor.i32.i32.i32.index(%m2, %c1, %c31, %t) : (i32, i32, i32, index) -> (i32, i1)
      %m1 = arith.maxsi %m2, %s1#0 : i32
      affine.store %m1, %y[%t] : memref<32xi32>
    }
  }
  return
}

// -----

// What threads fold under a guard stays: no barrier can stand between there and the use.
// CHECK-LABEL: func.func @under_a_guard
// CHECK-NOT: reduce
// CHECK: memref.atomic_rmw addf
func.func private @rk.warp.shuffle.xor.f32.i32.i32.index(f32, i32, i32, index) -> (f32, i1)
func.func @under_a_guard(%x: memref<64xf32>, %y: memref<1xf32>) attributes {rk.kernel, rk.block = array<i64: 64, 1, 1>, rk.grid = array<i64: 1, 1, 1>} {
  %zero = arith.constant 0 : index
  %all = arith.constant 31 : i32
  %c8 = arith.constant 8 : i32
  %c4 = arith.constant 4 : i32
  %c2 = arith.constant 2 : i32
  %c1 = arith.constant 1 : i32
  affine.parallel (%b) = (0) to (1) {
    affine.parallel (%w, %l) = (0, 0) to (2, 32) {
      affine.if affine_set<(d0, d1) : (-d0 >= 0, -d1 + 15 >= 0)>(%w, %l) {
        %v0 = affine.load %x[%l] : memref<64xf32>
        %s0:2 = func.call @rk.warp.shuffle.xor.f32.i32.i32.index(%v0, %c8, %all, %l) : (f32, i32, i32, index) -> (f32, i1)
        %v1 = arith.addf %v0, %s0#0 : f32
        %s1:2 = func.call @rk.warp.shuffle.xor.f32.i32.i32.index(%v1, %c4, %all, %l) : (f32, i32, i32, index) -> (f32, i1)
        %v2 = arith.addf %v1, %s1#0 : f32
        %s2:2 = func.call @rk.warp.shuffle.xor.f32.i32.i32.index(%v2, %c2, %all, %l) : (f32, i32, i32, index) -> (f32, i1)
        %v3 = arith.addf %v2, %s2#0 : f32
        %s3:2 = func.call @rk.warp.shuffle.xor.f32.i32.i32.index(%v3, %c1, %all, %l) : (f32, i32, i32, index) -> (f32, i1)
        %v4 = arith.addf %v3, %s3#0 : f32
        affine.if affine_set<(d0) : (-d0 >= 0)>(%l) {
          %old = memref.atomic_rmw addf %v4, %y[%zero] : (f32, memref<1xf32>) -> f32
        }
      }
    }
  }
  return
}

// -----

// What lies past the last element is +0.0: a sum with that is +0.0 where all elements are -0.0.
// CHECK-LABEL: func.func @from_zero
// CHECK: %[[Z:.*]] = arith.constant 0.000000e+00 : f32
// CHECK: %[[R:.*]] = affine.parallel (%{{.*}}) = (0) to (12) reduce ("addf")
// CHECK: %[[S:.*]] = arith.addf %[[R]], %[[Z]]
// CHECK: affine.store %[[S]], %arg1
func.func @from_zero(%x: memref<32xf32>, %y: memref<32xf32>) attributes {rk.kernel, rk.block = array<i64: 32, 1, 1>, rk.grid = array<i64: 1, 1, 1>} {
  %z = arith.constant 0.0 : f32
  %s = memref.alloca() : memref<64xf32, #gpu.address_space<workgroup>>
  affine.parallel (%t) = (0) to (32) {
    affine.store %z, %s[%t + 32] : memref<64xf32, #gpu.address_space<workgroup>>
    %v = affine.load %x[%t] : memref<32xf32>
    affine.store %v, %s[%t] : memref<64xf32, #gpu.address_space<workgroup>>
    gpu.barrier
    affine.for %k = 0 to 5 {
      %c1 = arith.constant 1 : index
      %d = arith.shli %c1, %k : index
      %p = arith.addi %t, %d : index
      %a = memref.load %s[%t] : memref<64xf32, #gpu.address_space<workgroup>>
      %b = memref.load %s[%p] : memref<64xf32, #gpu.address_space<workgroup>>
      %c = arith.addf %a, %b : f32
      gpu.barrier
      memref.store %c, %s[%t] : memref<64xf32, #gpu.address_space<workgroup>>
      gpu.barrier
    }
    affine.if affine_set<(d0) : (d0 - 20 == 0)>(%t) {
    %r = affine.load %s[%t] : memref<64xf32, #gpu.address_space<workgroup>>
    affine.store %r, %y[%t] : memref<32xf32>
    }
  }
  return
}

// -----

// A butterfly leaves the total in every lane, whatever the order of its steps.
// CHECK-LABEL: func.func @butterfly
// CHECK: affine.parallel (%[[W:.*]], %{{.*}}) = (0, 0) to (4, 32)
// CHECK: %[[TOTAL:.*]] = affine.parallel (%[[K:.*]]) = (0) to (32) reduce ("maxnumf") -> (f32) {
// CHECK-NEXT: affine.load %{{.*}}[%[[W]], %[[K]]]
// CHECK-NOT: call
// CHECK: affine.store %[[TOTAL]]
// WHY: applied: a tree over 32 elements is now a reduction
func.func private @rk.warp.shuffle.xor.f32.i32.i32.index(f32, i32, i32, index) -> (f32, i1)
func.func @butterfly(%x: memref<4x32xf32>, %y: memref<4x32xf32>) attributes {rk.kernel} {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c4 = arith.constant 4 : i32
  %c8 = arith.constant 8 : i32
  %c16 = arith.constant 16 : i32
  %c31 = arith.constant 31 : i32
  affine.parallel (%w, %l) = (0, 0) to (4, 32) {
    %v0 = affine.load %x[%w, %l] : memref<4x32xf32>
    %s0:2 = func.call @rk.warp.shuffle.xor.f32.i32.i32.index(%v0, %c1, %c31, %l) : (f32, i32, i32, index) -> (f32, i1)
    %v1 = arith.maxnumf %v0, %s0#0 : f32
    %s1:2 = func.call @rk.warp.shuffle.xor.f32.i32.i32.index(%v1, %c16, %c31, %l) : (f32, i32, i32, index) -> (f32, i1)
    %v2 = arith.maxnumf %s1#0, %v1 : f32
    %s2:2 = func.call @rk.warp.shuffle.xor.f32.i32.i32.index(%v2, %c4, %c31, %l) : (f32, i32, i32, index) -> (f32, i1)
    %v3 = arith.maxnumf %v2, %s2#0 : f32
    %s3:2 = func.call @rk.warp.shuffle.xor.f32.i32.i32.index(%v3, %c8, %c31, %l) : (f32, i32, i32, index) -> (f32, i1)
    %v4 = arith.maxnumf %v3, %s3#0 : f32
    %s4:2 = func.call @rk.warp.shuffle.xor.f32.i32.i32.index(%v4, %c2, %c31, %l) : (f32, i32, i32, index) -> (f32, i1)
    %v5 = arith.maxnumf %v4, %s4#0 : f32
    affine.store %v5, %y[%w, %l] : memref<4x32xf32>
  }
  return
}

// -----

// Steps down: lane 0 has the total, which it alone stores. The last fold stands under its guard.
// CHECK-LABEL: func.func @down
// CHECK: %[[TOTAL:.*]] = affine.parallel (%{{.*}}) = (0) to (32) reduce ("addi") -> (i32) {
// CHECK: affine.if
// CHECK-NEXT: affine.store %[[TOTAL]]
func.func private @rk.warp.shuffle.down.i32.i32.i32.index(i32, i32, i32, index) -> (i32, i1)
func.func @down(%x: memref<4x32xi32>, %y: memref<4xi32>) attributes {rk.kernel} {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c4 = arith.constant 4 : i32
  %c8 = arith.constant 8 : i32
  %c16 = arith.constant 16 : i32
  %c31 = arith.constant 31 : i32
  affine.parallel (%w, %l) = (0, 0) to (4, 32) {
    %v0 = affine.load %x[%w, %l] : memref<4x32xi32>
    %s0:2 = func.call @rk.warp.shuffle.down.i32.i32.i32.index(%v0, %c16, %c31, %l) : (i32, i32, i32, index) -> (i32, i1)
    %v1 = arith.addi %v0, %s0#0 : i32
    %s1:2 = func.call @rk.warp.shuffle.down.i32.i32.i32.index(%v1, %c8, %c31, %l) : (i32, i32, i32, index) -> (i32, i1)
    %v2 = arith.addi %v1, %s1#0 : i32
    %s2:2 = func.call @rk.warp.shuffle.down.i32.i32.i32.index(%v2, %c4, %c31, %l) : (i32, i32, i32, index) -> (i32, i1)
    %v3 = arith.addi %v2, %s2#0 : i32
    %s3:2 = func.call @rk.warp.shuffle.down.i32.i32.i32.index(%v3, %c2, %c31, %l) : (i32, i32, i32, index) -> (i32, i1)
    %v4 = arith.addi %v3, %s3#0 : i32
    %s4:2 = func.call @rk.warp.shuffle.down.i32.i32.i32.index(%v4, %c1, %c31, %l) : (i32, i32, i32, index) -> (i32, i1)
    affine.if affine_set<(d0) : (-d0 >= 0)>(%l) {
      %v5 = arith.addi %v4, %s4#0 : i32
      affine.store %v5, %y[%w] : memref<4xi32>
    }
  }
  return
}

// -----

// Every lane stores what it has: only the first one's is the total.
// CHECK-LABEL: func.func @windows
// CHECK-NOT: reduce
// CHECK-COUNT-5: call @rk.warp.shuffle.down
func.func private @rk.warp.shuffle.down.i32.i32.i32.index(i32, i32, i32, index) -> (i32, i1)
func.func @windows(%x: memref<4x32xi32>, %y: memref<4x32xi32>) attributes {rk.kernel} {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c4 = arith.constant 4 : i32
  %c8 = arith.constant 8 : i32
  %c16 = arith.constant 16 : i32
  %c31 = arith.constant 31 : i32
  affine.parallel (%w, %l) = (0, 0) to (4, 32) {
    %v0 = affine.load %x[%w, %l] : memref<4x32xi32>
    %s0:2 = func.call @rk.warp.shuffle.down.i32.i32.i32.index(%v0, %c16, %c31, %l) : (i32, i32, i32, index) -> (i32, i1)
    %v1 = arith.addi %v0, %s0#0 : i32
    %s1:2 = func.call @rk.warp.shuffle.down.i32.i32.i32.index(%v1, %c8, %c31, %l) : (i32, i32, i32, index) -> (i32, i1)
    %v2 = arith.addi %v1, %s1#0 : i32
    %s2:2 = func.call @rk.warp.shuffle.down.i32.i32.i32.index(%v2, %c4, %c31, %l) : (i32, i32, i32, index) -> (i32, i1)
    %v3 = arith.addi %v2, %s2#0 : i32
    %s3:2 = func.call @rk.warp.shuffle.down.i32.i32.i32.index(%v3, %c2, %c31, %l) : (i32, i32, i32, index) -> (i32, i1)
    %v4 = arith.addi %v3, %s3#0 : i32
    %s4:2 = func.call @rk.warp.shuffle.down.i32.i32.i32.index(%v4, %c1, %c31, %l) : (i32, i32, i32, index) -> (i32, i1)
    %v5 = arith.addi %v4, %s4#0 : i32
    affine.store %v5, %y[%w, %l] : memref<4x32xi32>
  }
  return
}

// -----

// A guard on the thread's number that leaves whole warps, and one that leaves half of one.
// CHECK-LABEL: func.func @some
// CHECK: affine.if
// CHECK: call @rk.warp.reduce.addi
// CHECK: affine.if
// CHECK-NOT: call @rk.warp.reduce
func.func private @rk.warp.shuffle.xor.i32.i32.i32.index(i32, i32, i32, index) -> (i32, i1)
func.func @some(%x: memref<4x32xi32>, %y: memref<4x32xi32>) attributes {rk.kernel} {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c4 = arith.constant 4 : i32
  %c8 = arith.constant 8 : i32
  %c16 = arith.constant 16 : i32
  %c31 = arith.constant 31 : i32
  affine.parallel (%w, %l) = (0, 0) to (4, 32) {
    %v0 = affine.load %x[%w, %l] : memref<4x32xi32>
    affine.if affine_set<(d0, d1) : (d0 * -32 - d1 + 63 >= 0)>(%w, %l) {
      %s0:2 = func.call @rk.warp.shuffle.xor.i32.i32.i32.index(%v0, %c16, %c31, %l) : (i32, i32, i32, index) -> (i32, i1)
      %v1 = arith.addi %v0, %s0#0 : i32
      %s1:2 = func.call @rk.warp.shuffle.xor.i32.i32.i32.index(%v1, %c8, %c31, %l) : (i32, i32, i32, index) -> (i32, i1)
      %v2 = arith.addi %v1, %s1#0 : i32
      %s2:2 = func.call @rk.warp.shuffle.xor.i32.i32.i32.index(%v2, %c4, %c31, %l) : (i32, i32, i32, index) -> (i32, i1)
      %v3 = arith.addi %v2, %s2#0 : i32
      %s3:2 = func.call @rk.warp.shuffle.xor.i32.i32.i32.index(%v3, %c2, %c31, %l) : (i32, i32, i32, index) -> (i32, i1)
      %v4 = arith.addi %v3, %s3#0 : i32
      %s4:2 = func.call @rk.warp.shuffle.xor.i32.i32.i32.index(%v4, %c1, %c31, %l) : (i32, i32, i32, index) -> (i32, i1)
      %v5 = arith.addi %v4, %s4#0 : i32
      affine.store %v5, %y[%w, %l] : memref<4x32xi32>
    }
    affine.if affine_set<(d0, d1) : (d0 * -32 - d1 + 47 >= 0)>(%w, %l) {
      %s0:2 = func.call @rk.warp.shuffle.xor.i32.i32.i32.index(%v0, %c16, %c31, %l) : (i32, i32, i32, index) -> (i32, i1)
      %v1 = arith.addi %v0, %s0#0 : i32
      %s1:2 = func.call @rk.warp.shuffle.xor.i32.i32.i32.index(%v1, %c8, %c31, %l) : (i32, i32, i32, index) -> (i32, i1)
      %v2 = arith.addi %v1, %s1#0 : i32
      %s2:2 = func.call @rk.warp.shuffle.xor.i32.i32.i32.index(%v2, %c4, %c31, %l) : (i32, i32, i32, index) -> (i32, i1)
      %v3 = arith.addi %v2, %s2#0 : i32
      %s3:2 = func.call @rk.warp.shuffle.xor.i32.i32.i32.index(%v3, %c2, %c31, %l) : (i32, i32, i32, index) -> (i32, i1)
      %v4 = arith.addi %v3, %s3#0 : i32
      %s4:2 = func.call @rk.warp.shuffle.xor.i32.i32.i32.index(%v4, %c1, %c31, %l) : (i32, i32, i32, index) -> (i32, i1)
      %v5 = arith.addi %v4, %s4#0 : i32
      affine.store %v5, %y[%w, %l] : memref<4x32xi32>
    }
  }
  return
}

// -----

// A reduction over the lanes of a warp is one over an index. The shuffle that nothing uses goes.
// CHECK-LABEL: func.func @rows
// CHECK: affine.parallel (%[[I:.*]], %{{.*}}) = (0, 0) to (37, 32)
// CHECK-NEXT: %[[S:.*]] = affine.parallel (%[[K:.*]]) = (0) to (32) reduce ("addf")
// CHECK-NEXT: affine.load %{{.*}}[%[[I]], %[[K]]]
// CHECK-NOT: call
// CHECK: affine.store %[[S]]
func.func private @rk.warp.reduce.addf.f32.i32.index(f32, i32, index) -> f32
func.func private @rk.warp.shuffle.down.f32.i32.i32.index(f32, i32, i32, index) -> (f32, i1)
func.func @rows(%x: memref<37x32xf32>, %y: memref<37xf32>) {
  %all = arith.constant -1 : i32
  %one = arith.constant 1 : i32
  %clamp = arith.constant 31 : i32
  affine.parallel (%i, %l) = (0, 0) to (37, 32) {
    %v = affine.load %x[%i, %l] : memref<37x32xf32>
    %u:2 = func.call @rk.warp.shuffle.down.f32.i32.i32.index(%v, %one, %clamp, %l) : (f32, i32, i32, index) -> (f32, i1)
    %w = arith.addf %v, %u#0 : f32
    %s = func.call @rk.warp.reduce.addf.f32.i32.index(%v, %all, %l) : (f32, i32, index) -> f32
    affine.if affine_set<(d0) : (-d0 >= 0)>(%l) {
      affine.store %s, %y[%i] : memref<37xf32>
    }
  }
  return
}

// -----

// Not of a mask, not of memory that is written in between, and an exponential that is stored stays
// one.
// CHECK-LABEL: func.func @kept
// CHECK-COUNT-3: call @rk.warp.reduce
func.func private @rk.warp.reduce.addf.f32.i32.index(f32, i32, index) -> f32
func.func @kept(%x: memref<37x32xf32>, %z: memref<37x32xf32>, %y: memref<3x37xf32>, %mask: i32) {
  %all = arith.constant -1 : i32
  affine.parallel (%i, %l) = (0, 0) to (37, 32) {
    %v = affine.load %x[%i, %l] : memref<37x32xf32>
    %a = func.call @rk.warp.reduce.addf.f32.i32.index(%v, %mask, %l) : (f32, i32, index) -> f32
    affine.store %a, %y[0, %i] : memref<3x37xf32>
    %e = math.exp %v : f32
    %b = func.call @rk.warp.reduce.addf.f32.i32.index(%e, %all, %l) : (f32, i32, index) -> f32
    affine.store %b, %y[1, %i] : memref<3x37xf32>
    %u = affine.load %z[%i, %l] : memref<37x32xf32>
    affine.store %v, %z[%i, 31 - %l] : memref<37x32xf32>
    %c = func.call @rk.warp.reduce.addf.f32.i32.index(%u, %all, %l) : (f32, i32, index) -> f32
    affine.store %c, %y[2, %i] : memref<3x37xf32>
    affine.store %e, %z[%i, %l] : memref<37x32xf32>
  }
  return
}

// -----

// Of memory that is written before and after, and of the block's.
// CHECK-LABEL: func.func @written
// CHECK-NOT: call
// CHECK-COUNT-2: reduce ("addf")
func.func private @rk.warp.reduce.addf.f32.i32.index(f32, i32, index) -> f32
func.func @written(%z: memref<37x32xf32>, %y: memref<2x37xf32>) {
  %all = arith.constant -1 : i32
  affine.parallel (%i) = (0) to (37) {
    %s = memref.alloca() : memref<32xf32, #gpu.address_space<workgroup>>
    affine.parallel (%l) = (0) to (32) {
      %u = affine.load %z[%i, %l] : memref<37x32xf32>
      %v = arith.addf %u, %u : f32
      affine.store %v, %z[%i, %l] : memref<37x32xf32>
      affine.store %u, %s[%l] : memref<32xf32, #gpu.address_space<workgroup>>
      %w = affine.load %z[%i, %l] : memref<37x32xf32>
      %a = func.call @rk.warp.reduce.addf.f32.i32.index(%w, %all, %l) : (f32, i32, index) -> f32
      affine.store %a, %y[0, %i] : memref<2x37xf32>
      %t = affine.load %s[31 - %l] : memref<32xf32, #gpu.address_space<workgroup>>
      %b = func.call @rk.warp.reduce.addf.f32.i32.index(%t, %all, %l) : (f32, i32, index) -> f32
      affine.store %b, %y[1, %i] : memref<2x37xf32>
      affine.store %u, %z[%i, %l] : memref<37x32xf32>
    }
  }
  return
}

// -----

// A conditional with a result for each of two sums: each sum has the result that it needs.
// CHECK-LABEL: func.func @two_results
// CHECK: affine.parallel ({{%.+}}) = (0) to (32) reduce ("addf")
// CHECK: math.exp
// CHECK: affine.parallel ({{%.+}}) = (0) to (32) reduce ("addf")
// CHECK-NOT: math.exp
// CHECK-NOT: func.call
// CHECK: return
#tail = affine_set<(d0) : (-d0 + 5 >= 0)>
func.func private @rk.warp.reduce.addf.f32.i32.index(f32, i32, index) -> f32
func.func @two_results(%x: memref<6xf32>, %y: memref<2x32xf32>) {
  %all = arith.constant -1 : i32
  %zero = arith.constant 0.0 : f32
  affine.parallel (%l) = (0) to (32) {
    %v:2 = affine.if #tail(%l) -> (f32, f32) {
      %w = affine.load %x[%l] : memref<6xf32>
      %e = math.exp %w : f32
      affine.yield %w, %e : f32, f32
    } else {
      affine.yield %zero, %zero : f32, f32
    }
    %s = func.call @rk.warp.reduce.addf.f32.i32.index(%v#1, %all, %l) : (f32, i32, index) -> f32
    %t = func.call @rk.warp.reduce.addf.f32.i32.index(%v#0, %all, %l) : (f32, i32, index) -> f32
    affine.store %s, %y[0, %l] : memref<2x32xf32>
    affine.store %t, %y[1, %l] : memref<2x32xf32>
  }
  return
}

// -----

// The memory is written through another view of it before the call: it is not read again.
// CHECK-LABEL: func.func @written_through_a_view
// CHECK: call @rk.warp.reduce.add
func.func @written_through_a_view(%x: memref<4x8xf32>, %y: memref<32xf32>) attributes {rk.kernel} {
  %e = arith.constant -1 : i32
  %z = arith.constant 0.0 : f32
  %v = memref.collapse_shape %x [[0, 1]] : memref<4x8xf32> into memref<32xf32>
  affine.parallel (%l) = (0) to (32) {
    %a = affine.load %v[%l] : memref<32xf32>
    affine.store %z, %x[%l floordiv 8, %l mod 8] : memref<4x8xf32>
    %r = func.call @rk.warp.reduce.addf.f32.i32.index(%a, %e, %l) : (f32, i32, index) -> f32
    affine.store %r, %y[%l] : memref<32xf32>
  }
  return
}
func.func private @rk.warp.reduce.addf.f32.i32.index(f32, i32, index) -> f32

// -----

// The lanes with a true vote are counted.
// CHECK-LABEL: func.func @counted
// CHECK: affine.parallel (%[[W:.*]], %{{.*}}) = (0, 0) to (2, 32)
// CHECK: %[[N:.*]] = affine.parallel (%[[K:.*]]) = (0) to (32) reduce ("addi") -> (i32) {
// CHECK-NEXT: %[[P:.*]] = affine.load %{{.*}}[%[[K]] + %[[W]] * 32]
// CHECK-NEXT: arith.extui %[[P]] : i1 to i32
// CHECK: memref.store %[[N]]
func.func private @rk.warp.ballot(i1, index) -> i32
func.func @counted(%x: memref<64xi1>, %y: memref<2xi32>) {
  affine.parallel (%w, %l) = (0, 0) to (2, 32) {
    %p = affine.load %x[%w * 32 + %l] : memref<64xi1>
    %b = func.call @rk.warp.ballot(%p, %l) : (i1, index) -> i32
    %n = math.ctpop %b : i32
    memref.store %n, %y[%w] : memref<2xi32>
  }
  return
}

// -----

// Of the lanes before this one only.
// CHECK-LABEL: func.func @ranked
// CHECK-NOT: reduce
// CHECK: math.ctpop
func.func private @rk.warp.ballot(i1, index) -> i32
func.func @ranked(%x: memref<64xi1>, %m: memref<32xi32>, %y: memref<2xi32>) {
  affine.parallel (%w, %l) = (0, 0) to (2, 32) {
    %p = affine.load %x[%w * 32 + %l] : memref<64xi1>
    %b = func.call @rk.warp.ballot(%p, %l) : (i1, index) -> i32
    %before = affine.load %m[%l] : memref<32xi32>
    %c = arith.andi %b, %before : i32
    %n = math.ctpop %c : i32
    memref.store %n, %y[%w] : memref<2xi32>
  }
  return
}

// -----

// The first warp folds. Of what it yields, only the first lane's value matters: the guard leaves it,
// and multiplying it in all lanes has no effect.
// CHECK-LABEL: func.func @first_warp
// CHECK: affine.if
// CHECK: %[[TOTAL:.*]] = func.call @rk.warp.reduce.addi
// CHECK: affine.yield %[[TOTAL]]
func.func private @rk.warp.shuffle.down.i32.i32.i32.index(i32, i32, i32, index) -> (i32, i1)
func.func @first_warp(%x: memref<4x32xi32>, %y: memref<1xi32>) attributes {rk.kernel} {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c4 = arith.constant 4 : i32
  %c8 = arith.constant 8 : i32
  %c16 = arith.constant 16 : i32
  %c31 = arith.constant 31 : i32
  affine.parallel (%w, %l) = (0, 0) to (4, 32) {
    %v0 = affine.load %x[%w, %l] : memref<4x32xi32>
    %t = affine.if affine_set<(d0) : (-d0 >= 0)>(%w) -> i32 {
      %s0:2 = func.call @rk.warp.shuffle.down.i32.i32.i32.index(%v0, %c16, %c31, %l) : (i32, i32, i32, index) -> (i32, i1)
      %v1 = arith.addi %v0, %s0#0 : i32
      %s1:2 = func.call @rk.warp.shuffle.down.i32.i32.i32.index(%v1, %c8, %c31, %l) : (i32, i32, i32, index) -> (i32, i1)
      %v2 = arith.addi %v1, %s1#0 : i32
      %s2:2 = func.call @rk.warp.shuffle.down.i32.i32.i32.index(%v2, %c4, %c31, %l) : (i32, i32, i32, index) -> (i32, i1)
      %v3 = arith.addi %v2, %s2#0 : i32
      %s3:2 = func.call @rk.warp.shuffle.down.i32.i32.i32.index(%v3, %c2, %c31, %l) : (i32, i32, i32, index) -> (i32, i1)
      %v4 = arith.addi %v3, %s3#0 : i32
      %s4:2 = func.call @rk.warp.shuffle.down.i32.i32.i32.index(%v4, %c1, %c31, %l) : (i32, i32, i32, index) -> (i32, i1)
      %v5 = arith.addi %v4, %s4#0 : i32
      affine.yield %v5 : i32
    } else {
      affine.yield %v0 : i32
    }
    %u = arith.muli %t, %c2 : i32
    affine.if affine_set<(d0, d1) : (-d0 - d1 >= 0)>(%w, %l) {
      affine.store %u, %y[0] : memref<1xi32>
    }
  }
  return
}

// -----

// The first lane yields the total, the others yield what they have loaded.
// CHECK-LABEL: func.func @first_lane_yields
// CHECK: %[[TOTAL:.*]] = affine.parallel (%{{.*}}) = (0) to (32) reduce ("addi") -> (i32) {
// CHECK: affine.if
// CHECK-NEXT: affine.yield %[[TOTAL]]
func.func private @rk.warp.shuffle.down.i32.i32.i32.index(i32, i32, i32, index) -> (i32, i1)
func.func @first_lane_yields(%x: memref<4x32xi32>, %y: memref<4x32xi32>) attributes {rk.kernel} {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c4 = arith.constant 4 : i32
  %c8 = arith.constant 8 : i32
  %c16 = arith.constant 16 : i32
  %c31 = arith.constant 31 : i32
  affine.parallel (%w, %l) = (0, 0) to (4, 32) {
    %v0 = affine.load %x[%w, %l] : memref<4x32xi32>
    %s0:2 = func.call @rk.warp.shuffle.down.i32.i32.i32.index(%v0, %c16, %c31, %l) : (i32, i32, i32, index) -> (i32, i1)
    %v1 = arith.addi %v0, %s0#0 : i32
    %s1:2 = func.call @rk.warp.shuffle.down.i32.i32.i32.index(%v1, %c8, %c31, %l) : (i32, i32, i32, index) -> (i32, i1)
    %v2 = arith.addi %v1, %s1#0 : i32
    %s2:2 = func.call @rk.warp.shuffle.down.i32.i32.i32.index(%v2, %c4, %c31, %l) : (i32, i32, i32, index) -> (i32, i1)
    %v3 = arith.addi %v2, %s2#0 : i32
    %s3:2 = func.call @rk.warp.shuffle.down.i32.i32.i32.index(%v3, %c2, %c31, %l) : (i32, i32, i32, index) -> (i32, i1)
    %v4 = arith.addi %v3, %s3#0 : i32
    %s4:2 = func.call @rk.warp.shuffle.down.i32.i32.i32.index(%v4, %c1, %c31, %l) : (i32, i32, i32, index) -> (i32, i1)
    %v5 = arith.addi %v4, %s4#0 : i32
    %r = affine.if affine_set<(d0) : (-d0 >= 0)>(%l) -> i32 {
      affine.yield %v5 : i32
    } else {
      affine.yield %v0 : i32
    }
    affine.store %r, %y[%w, %l] : memref<4x32xi32>
  }
  return
}
