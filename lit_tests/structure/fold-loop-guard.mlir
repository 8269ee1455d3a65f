// RUN: raise-opt --pass-pipeline='fold-loop-guard,canonicalize' %s | filecheck %s

// CHECK-LABEL: func.func @positive
// CHECK-NOT: scf.if
// CHECK: %[[N:.*]] = arith.index_cast %arg0
// CHECK: %[[TRIPS:.*]] = arith.maxsi %[[N]], %c0
// CHECK: %[[SUM:.*]] = scf.for %{{.*}} = %c0 to %[[TRIPS]] step %c1 iter_args(%{{.*}} = %arg1)
// CHECK: return %[[SUM]]
func.func @positive(%n: i32, %x: f32) -> f32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %zero_i32 = arith.constant 0 : i32
  %guard = arith.cmpi sgt, %n, %zero_i32 : i32
  %r = scf.if %guard -> f32 {
    %t = arith.index_cast %n : i32 to index
    %s = scf.for %k = %zero to %t step %one iter_args(%a = %x) -> f32 {
      %b = arith.mulf %a, %a : f32
      scf.yield %b : f32
    }
    scf.yield %s : f32
  } else {
    scf.yield %x : f32
  }
  return %r : f32
}

// From %a up to %b, as the rows of a sparse matrix are.
// CHECK-LABEL: func.func @difference
// CHECK-NOT: scf.if
// CHECK: %[[LENGTH:.*]] = arith.subi
// CHECK: %[[TRIPS:.*]] = arith.maxsi %[[LENGTH]], %c0
// CHECK: scf.for %{{.*}} = %c0 to %[[TRIPS]]
func.func @difference(%a: i32, %b: i32, %m: memref<10xi32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %guard = arith.cmpi slt, %a, %b : i32
  scf.if %guard {
    %x = arith.index_cast %a : i32 to index
    %y = arith.index_cast %b : i32 to index
    %t = arith.subi %y, %x : index
    scf.for %k = %zero to %t step %one {
      memref.store %a, %m[%k] : memref<10xi32>
    }
  }
  return
}

// Another value where the loop does not run.
// CHECK-LABEL: func.func @other_value
// CHECK: %[[GUARD:.*]] = arith.cmpi sgt
// CHECK: %[[SUM:.*]] = scf.for
// CHECK: arith.select %[[GUARD]], %[[SUM]], %arg2
func.func @other_value(%n: i32, %x: f32, %y: f32) -> f32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %zero_i32 = arith.constant 0 : i32
  %guard = arith.cmpi sgt, %n, %zero_i32 : i32
  %r = scf.if %guard -> f32 {
    %t = arith.index_cast %n : i32 to index
    %s = scf.for %k = %zero to %t step %one iter_args(%a = %x) -> f32 {
      %b = arith.mulf %a, %a : f32
      scf.yield %b : f32
    }
    scf.yield %s : f32
  } else {
    scf.yield %y : f32
  }
  return %r : f32
}

// The guard is about something else: the loop keeps its trip count.
// CHECK-LABEL: func.func @other_guard
// CHECK: scf.if
// CHECK: scf.for
func.func @other_guard(%n: i32, %i: i32, %m: memref<10xi32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %t = arith.index_cast %n : i32 to index
  %guard = arith.cmpi slt, %i, %n : i32
  scf.if %guard {
    scf.for %k = %zero to %t step %one {
      memref.store %i, %m[%k] : memref<10xi32>
    }
  }
  return
}

// A store beside the loop must not run without the guard.
// CHECK-LABEL: func.func @store_stays
// CHECK: scf.if
// CHECK: scf.for
func.func @store_stays(%n: i32, %m: memref<10xi32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %zero_i32 = arith.constant 0 : i32
  %guard = arith.cmpi sgt, %n, %zero_i32 : i32
  scf.if %guard {
    %t = arith.index_cast %n : i32 to index
    scf.for %k = %zero to %t step %one {
      memref.store %n, %m[%k] : memref<10xi32>
    }
    memref.store %n, %m[%zero] : memref<10xi32>
  }
  return
}

// A sum of sums around the loop's result is not folded, whatever stands in the other branch.
// CHECK-LABEL: func.func @nested_sum
// CHECK: %[[SUM:.*]] = scf.for
// CHECK: arith.addi %[[SUM]], %arg1
// CHECK: arith.select
func.func @nested_sum(%n: i32, %x: i32, %y: i32) -> i32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %zero_i32 = arith.constant 0 : i32
  %guard = arith.cmpi sgt, %n, %zero_i32 : i32
  %r = scf.if %guard -> i32 {
    %t = arith.index_cast %n : i32 to index
    %s = scf.for %k = %zero to %t step %one iter_args(%a = %x) -> i32 {
      %b = arith.muli %a, %a : i32
      scf.yield %b : i32
    }
    %u = arith.addi %s, %x : i32
    %v = arith.addi %u, %y : i32
    scf.yield %v : i32
  } else {
    scf.yield %x : i32
  }
  return %r : i32
}
