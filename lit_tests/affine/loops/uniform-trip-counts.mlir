// RUN: raise-opt --pass-pipeline='uniform-trip-counts,canonicalize' --split-input-file %s | filecheck %s

// A grid-stride sum: one count for all lanes, the sum outside the guard.
// CHECK-DAG: [[SET:#.+]] = affine_set<(d0, d1) : (-d0 - d1 * 512 + 1499 >= 0)>
// CHECK-LABEL: func.func @stride
// CHECK-DAG: [[NEUTRAL:%.+]] = arith.constant -0.0
// CHECK: affine.parallel ([[T:%.+]]) = (0) to (512)
// CHECK: affine.for [[K:%.+]] = 0 to 3 iter_args([[ACC:%.+]] = %{{.*}}) -> (f32)
// CHECK: [[TERM:%.+]] = affine.if [[SET]]([[T]], [[K]]) -> f32
// CHECK: memref.load
// CHECK: else
// CHECK-NEXT: affine.yield [[NEUTRAL]]
// CHECK: [[SUM:%.+]] = arith.addf [[ACC]], [[TERM]]
// CHECK-NEXT: affine.yield [[SUM]]
func.func @stride(%x: memref<1500xf32>, %y: memref<512xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c512 = arith.constant 512 : index
  %c1500 = arith.constant 1500 : index
  %zero = arith.constant 0.0 : f32
  affine.parallel (%t) = (0) to (512) {
    %left = arith.subi %c1500, %t : index
    %n = arith.ceildivui %left, %c512 : index
    %s = scf.for %k = %c0 to %n step %c1 iter_args(%acc = %zero) -> (f32) {
      %o = arith.muli %k, %c512 : index
      %i = arith.addi %o, %t : index
      %v = memref.load %x[%i] : memref<1500xf32>
      %a = arith.addf %acc, %v : f32
      scf.yield %a : f32
    }
    affine.store %s, %y[%t] : memref<512xf32>
  }
  return
}

// -----

// The factors of a summed product leave the guard, so that it stays a product. What is no reduction
// passes through.
// CHECK-LABEL: func.func @product
// CHECK: affine.for %{{.*}} = 0 to 15 iter_args([[ACC:%.+]] = %{{.*}}, [[LAST:%.+]] = %{{.*}}) -> (f32, f32)
// CHECK: [[G:%.+]]:3 = affine.if
// CHECK: affine.yield [[A:%.+]], [[B:%.+]], [[A]]
// CHECK: affine.yield %{{.*}}, %{{.*}}, [[LAST]]
// CHECK: [[P:%.+]] = arith.mulf [[G]]#0, [[G]]#1
// CHECK: [[S:%.+]] = arith.addf [[ACC]], [[P]]
// CHECK: affine.yield [[S]], [[G]]#2
func.func @product(%x: memref<16xf32>, %y: memref<16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  affine.parallel (%t) = (0) to (16) {
    %s, %l = scf.for %k = %c0 to %t step %c1 iter_args(%acc = %zero, %last = %zero) -> (f32, f32) {
      %a = memref.load %x[%k] : memref<16xf32>
      %b = memref.load %y[%k] : memref<16xf32>
      %p = arith.mulf %a, %b : f32
      %n = arith.addf %acc, %p : f32
      scf.yield %n, %a : f32, f32
    }
    %r = arith.subf %s, %l : f32
    affine.store %r, %y[%t] : memref<16xf32>
  }
  return
}

// -----

// Every lane counts two: no guard.
// CHECK-LABEL: func.func @even
// CHECK: affine.for %{{.*}} = 0 to 2 {
// CHECK-NOT: affine.if
// CHECK: memref.store
func.func @even(%y: memref<64xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %c64 = arith.constant 64 : index
  affine.parallel (%t) = (0) to (32) {
    %left = arith.subi %c64, %t : index
    %n = arith.ceildivui %left, %c32 : index
    scf.for %k = %c0 to %n step %c1 {
      %o = arith.muli %k, %c32 : index
      %i = arith.addi %o, %t : index
      memref.store %v, %y[%i] : memref<64xf32>
    }
  }
  return
}

// -----

// Stays: the count is data; a barrier stands inside; unsigned, it may be huge.
// CHECK-LABEL: func.func @stay
// CHECK-NOT: affine.for
// CHECK: return
func.func @stay(%n: memref<64xi32>, %y: memref<64xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c32 = arith.constant 32 : index
  affine.parallel (%t) = (0) to (64) {
    %d = affine.load %n[%t] : memref<64xi32>
    %m = arith.index_cast %d : i32 to index
    scf.for %k = %c0 to %m step %c1 {
      memref.store %v, %y[%k] : memref<64xf32>
    }
    scf.for %k = %c0 to %t step %c1 {
      memref.store %v, %y[%k] : memref<64xf32>
      gpu.barrier
    }
    %left = arith.subi %c32, %t : index
    %w = arith.ceildivui %left, %c8 : index
    scf.for %k = %c0 to %w step %c1 {
      memref.store %v, %y[%k] : memref<64xf32>
    }
  }
  return
}

// -----

// The part of a window that lies inside an array: from max(2 i - 1, 0) up to min(2 i + 2, 12).
// CHECK: #[[IN:.*]] = affine_set<(d0, d1) : (d0 * -2 - d1 + 12 >= 0, d0 * 2 + d1 - 1 >= 0)>
// CHECK-LABEL: func.func @window
// CHECK: affine.for %[[T:.*]] = 0 to 3
// CHECK: affine.if #[[IN]](%{{.*}}, %[[T]])
func.func @window(%x: memref<12xf32>, %y: memref<7xf32>) {
  %z = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m1 = arith.constant -1 : i32
  %i1 = arith.constant 1 : i32
  %i2 = arith.constant 2 : i32
  %i10 = arith.constant 10 : i32
  affine.parallel (%t) = (0) to (7) {
    %i = arith.index_cast %t : index to i32
    %d = arith.muli %i, %i2 overflow<nsw> : i32
    %hi0 = arith.minsi %d, %i10 : i32
    %hi = arith.addi %hi0, %i2 overflow<nsw> : i32
    %lo1 = arith.maxsi %d, %i1 : i32
    %lo = arith.addi %lo1, %m1 overflow<nsw> : i32
    %runs = arith.cmpi sle, %lo1, %hi : i32
    %from = arith.index_cast %lo : i32 to index
    %to = arith.index_cast %hi : i32 to index
    %length = arith.subi %to, %from : index
    %n = arith.select %runs, %length, %c0 : index
    %s = scf.for %k = %c0 to %n step %c1 iter_args(%a = %z) -> (f32) {
      %o = arith.index_cast %k : index to i32
      %p = arith.addi %lo, %o overflow<nsw> : i32
      %q = arith.index_cast %p : i32 to index
      %v = memref.load %x[%q] : memref<12xf32>
      %b = arith.addf %a, %v : f32
      scf.yield %b : f32
    }
    affine.store %s, %y[%t] : memref<7xf32>
  }
  return
}

// -----

// The same window, with a start that is selected and a count that is no distance of two ends.
// CHECK: #[[IN:.*]] = affine_set<(d0, d1) : (d0 * -2 - d1 + 12 >= 0, d0 * 2 + d1 - 1 >= 0)>
// CHECK-LABEL: func.func @selected_start
// CHECK: affine.for %[[T:.*]] = 0 to 3
// CHECK: affine.if #[[IN]](%{{.*}}, %[[T]])
func.func @selected_start(%x: memref<12xf32>, %y: memref<7xf32>) {
  %z = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c6 = arith.constant 6 : index
  affine.parallel (%t) = (0) to (7) {
    %d = arith.muli %t, %c2 : index
    %before = arith.subi %d, %c1 : index
    %first = arith.cmpi eq, %t, %c0 : index
    %lo = arith.select %first, %c0, %before : index
    %last = arith.cmpi eq, %t, %c6 : index
    %n0 = arith.select %first, %c2, %c3 : index
    %n = arith.select %last, %c1, %n0 : index
    %s = scf.for %k = %c0 to %n step %c1 iter_args(%a = %z) -> (f32) {
      %p = arith.addi %lo, %k : index
      %v = memref.load %x[%p] : memref<12xf32>
      %b = arith.addf %a, %v : f32
      scf.yield %b : f32
    }
    affine.store %s, %y[%t] : memref<7xf32>
  }
  return
}

// -----

// A condition that is not that of the distance: integer sets know which iterations run.
// CHECK: #[[RUNS:.*]] = affine_set<(d0) : (-d0 + 3 >= 0)>
// CHECK-LABEL: func.func @other_condition
// CHECK: affine.parallel (%[[T:.*]]) =
// CHECK: affine.for %{{.*}} = 0 to 3
// CHECK: affine.if #[[RUNS]](%[[T]])
func.func @other_condition(%x: memref<12xf32>, %y: memref<7xf32>) {
  %z = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c12 = arith.constant 12 : index
  affine.parallel (%t) = (0) to (7) {
    %hi0 = arith.addi %t, %c3 : index
    %hi = arith.minsi %hi0, %c12 : index
    %runs = arith.cmpi sle, %t, %c3 : index
    %length = arith.subi %hi, %t : index
    %n = arith.select %runs, %length, %c0 : index
    %s = scf.for %k = %c0 to %n step %c1 iter_args(%a = %z) -> (f32) {
      %p = arith.addi %t, %k : index
      %v = memref.load %x[%p] : memref<12xf32>
      %b = arith.addf %a, %v : f32
      scf.yield %b : f32
    }
    affine.store %s, %y[%t] : memref<7xf32>
  }
  return
}

// -----

// Those that run are no convex set: all but one lane.
// CHECK-LABEL: func.func @other_lanes
// CHECK: scf.for
func.func @other_lanes(%x: memref<12xf32>, %y: memref<7xf32>) {
  %z = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c12 = arith.constant 12 : index
  affine.parallel (%t) = (0) to (7) {
    %hi0 = arith.addi %t, %c3 : index
    %hi = arith.minsi %hi0, %c12 : index
    %runs = arith.cmpi ne, %t, %c3 : index
    %length = arith.subi %hi, %t : index
    %n = arith.select %runs, %length, %c0 : index
    %s = scf.for %k = %c0 to %n step %c1 iter_args(%a = %z) -> (f32) {
      %p = arith.addi %t, %k : index
      %v = memref.load %x[%p] : memref<12xf32>
      %b = arith.addf %a, %v : f32
      scf.yield %b : f32
    }
    affine.store %s, %y[%t] : memref<7xf32>
  }
  return
}

// -----

// Tested before it is entered, and then at its end: the count is one form all the same.
// CHECK-LABEL: func.func @entered
// CHECK: affine.for %[[K:.*]] = 0 to 2
// CHECK: affine.if #{{.*}}(%{{.*}}, %{{.*}}, %[[K]])
func.func @entered(%x: memref<40x40xf32>, %y: memref<40x32xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %zero = arith.constant 0.0 : f32
  affine.parallel (%t, %l) = (0, 0) to (40, 32) {
    %more = arith.cmpi ule, %l, %t : index
    %left = arith.subi %t, %l : index
    %form = arith.addi %left, %c1 : index
    %rounds = arith.ceildivui %form, %c32 : index
    %n = arith.select %more, %rounds, %c0 : index
    %s = scf.for %k = %c0 to %n step %c1 iter_args(%a = %zero) -> (f32) {
      %o = arith.muli %k, %c32 : index
      %j = arith.addi %l, %o : index
      %v = memref.load %x[%t, %j] : memref<40x40xf32>
      %b = arith.addf %a, %v : f32
      scf.yield %b : f32
    }
    affine.store %s, %y[%t, %l] : memref<40x32xf32>
  }
  return
}

// -----

// There is a first iteration for each lane, and %w is what it hands on. Not where %u may be 0, and
// not where the loop reads what it was handed.
// CHECK-LABEL: func.func @handed_on
// CHECK-SAME: %[[Y:[^:]*]]: memref<12xi64>, %[[Z:[^:]*]]: memref<12xi64>
// CHECK: affine.parallel (%[[T:.*]]) = (0) to (12)
// CHECK: %[[W:.*]] = arith.index_cast
// CHECK: affine.for %{{.*}} = 0 to 12 {
// CHECK: affine.store %[[W]], %[[Y]][%[[T]]]
// CHECK: %[[MAYBE:.*]] = affine.for %{{.*}} = 0 to 11 iter_args
// CHECK: affine.store %[[MAYBE]], %[[Z]][%[[T]]]
// CHECK: %[[READ:.*]] = affine.for %{{.*}} = 0 to 12 iter_args
// CHECK: affine.store %[[READ]], %[[Y]][%[[T]]]
func.func @handed_on(%y: memref<12xi64>, %z: memref<12xi64>, %x: memref<12xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  affine.parallel (%t) = (0) to (12) {
    %w = arith.index_cast %t : index to i64
    %n = arith.addi %t, %c1 : index
    %a = scf.for %k = %c0 to %n step %c1 iter_args(%old = %zero) -> (i64) {
      memref.store %zero, %x[%k] : memref<12xi64>
      scf.yield %w : i64
    }
    affine.store %a, %y[%t] : memref<12xi64>
    %b = scf.for %k = %c0 to %t step %c1 iter_args(%old = %zero) -> (i64) {
      memref.store %zero, %x[%k] : memref<12xi64>
      scf.yield %w : i64
    }
    affine.store %b, %z[%t] : memref<12xi64>
    %c = scf.for %k = %c0 to %n step %c1 iter_args(%old = %zero) -> (i64) {
      memref.store %old, %x[%k] : memref<12xi64>
      scf.yield %w : i64
    }
    affine.store %c, %y[%t] : memref<12xi64>
  }
  return
}

// -----

// A count that is a remainder of a distance between clamped ends, as clang's unrolling leaves it:
// 2 where the window begins outside, else 3.
// CHECK: #[[COUNT:.*]] = affine_set<(d0, d1) : (d0 - d1 + 1 >= 0)>
// CHECK: func.func @clamped_remainder
// CHECK: affine.parallel (%[[I:.*]]) =
// CHECK: affine.for %[[K:.*]] = 0 to 3
// CHECK: affine.if #[[COUNT]](%[[I]], %[[K]])
func.func @clamped_remainder(%x: memref<32xf32>, %y: memref<5xf32>) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : index
  %c1 = arith.constant 1 : i32
  %c3 = arith.constant 3 : i32
  %c7 = arith.constant 7 : i32
  %c8 = arith.constant 8 : i32
  %zero = arith.constant 0.0 : f32
  affine.parallel (%i) = (0) to (5) {
    %0 = arith.index_cast %i : index to i32
    %twice = arith.shli %0, %c1 : i32
    %low = arith.maxsi %twice, %c1 : i32
    %high = arith.minsi %twice, %c8 : i32
    %1 = arith.subi %high, %low : i32
    %2 = arith.addi %1, %c3 : i32
    %3 = arith.andi %2, %c7 : i32
    %n = arith.index_cast %3 : i32 to index
    %s = scf.for %k = %c0 to %n step %one iter_args(%acc = %zero) -> (f32) {
      %v = memref.load %x[%k] : memref<32xf32>
      %a = arith.addf %acc, %v : f32
      scf.yield %a : f32
    }
    affine.store %s, %y[%i] : memref<5xf32>
  }
  return
}

// -----

// A negative distance, divided as an unsigned number, is a count of 2^61: no affine guard can hold
// the numbers that it takes.
// CHECK: func.func @negative_distance
// CHECK: affine.parallel
// CHECK-NOT: affine.for
// CHECK: scf.for
func.func @negative_distance(%x: memref<32xf32>, %y: memref<6x7x6xf32>) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : index
  %eight = arith.constant 8 : index
  %c8 = arith.constant 8 : i32
  %zero = arith.constant 0.0 : f32
  affine.parallel (%i, %j, %l) = (0, 0, 0) to (6, 7, 6) {
    %0 = affine.apply affine_map<(d0, d1, d2) -> (84 * d0 + 12 * d1 + d2)>(%i, %j, %l)
    %1 = arith.index_cast %0 : index to i32
    %high = arith.minsi %1, %c8 : i32
    %2 = arith.index_cast %1 : i32 to index
    %3 = arith.index_cast %high : i32 to index
    %4 = arith.subi %3, %2 : index
    %n = arith.ceildivui %4, %eight : index
    %s = scf.for %k = %c0 to %n step %one iter_args(%acc = %zero) -> (f32) {
      %v = memref.load %x[%k] : memref<32xf32>
      %a = arith.addf %acc, %v : f32
      scf.yield %a : f32
    }
    affine.store %s, %y[%i, %j, %l] : memref<6x7x6xf32>
  }
  return
}
