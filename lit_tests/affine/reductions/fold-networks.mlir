// RUN: raise-opt --pass-pipeline='fold-networks,canonicalize' --split-input-file %s | filecheck %s
// RUN: raise-opt --pass-pipeline='fold-networks,drop-dead-stores,canonicalize,forward-shared-memory,sync-elimination' --split-input-file %s | filecheck %s --check-prefix=DEAD
// RUN: raise-opt --pass-pipeline='fold-networks' --split-input-file --print-remarks %s | filecheck %s --check-prefix=WHY

// Neighbours, by the remainder of the thread's number. The steps stand behind the reduction, for
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

// What lies behind the last element is +0.0: a sum with that is +0.0 where all elements are -0.0.
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
