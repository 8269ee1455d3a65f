// RUN: raise-opt --pass-pipeline='simplify-carried,canonicalize' %s | filecheck %s

// CHECK-LABEL: func.func @for_loop
// CHECK: scf.for %{{.*}} iter_args(%{{.*}} = %arg1) -> (f32) {
// CHECK-NEXT: arith.addf
// CHECK-NEXT: scf.yield
func.func @for_loop(%n: index, %x: f32, %y: i32) -> f32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %one_i32 = arith.constant 1 : i32
  %r:2 = scf.for %k = %zero to %n step %one iter_args(%a = %x, %d = %y) -> (f32, i32) {
    %b = arith.addf %a, %a : f32
    %e = arith.addi %d, %one_i32 : i32
    scf.yield %b, %e : f32, i32
  }
  return %r#0 : f32
}

// CHECK-LABEL: func.func @while_loop
// CHECK: scf.while (%{{.*}} = %arg0) : (f32) -> f32 {
func.func @while_loop(%x: f32, %y: i32) -> f32 {
  %one = arith.constant 1 : i32
  %r:2 = scf.while (%a = %x, %d = %y) : (f32, i32) -> (f32, i32) {
    %b = arith.addf %a, %a : f32
    %e = arith.addi %d, %one : i32
    %c = arith.cmpf olt, %b, %x : f32
    scf.condition(%c) %b, %e : f32, i32
  } do {
  ^bb0(%u: f32, %v: i32):
    scf.yield %u, %v : f32, i32
  }
  return %r#0 : f32
}

// A value that is stored in the loop is read.
// CHECK-LABEL: func.func @stored_stays
// CHECK: scf.for %{{.*}} iter_args(%{{.*}} = %arg1) -> (i32) {
func.func @stored_stays(%n: index, %y: i32, %m: memref<10xi32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %r = scf.for %k = %zero to %n step %one iter_args(%d = %y) -> (i32) {
    %e = arith.muli %d, %d : i32
    memref.store %e, %m[%zero] : memref<10xi32>
    scf.yield %e : i32
  }
  return
}

// CHECK-LABEL: func.func @result_stays
// CHECK: scf.for %{{.*}} iter_args(%{{.*}} = %arg1) -> (i32) {
func.func @result_stays(%n: index, %y: i32) -> i32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %r = scf.for %k = %zero to %n step %one iter_args(%d = %y) -> (i32) {
    %e = arith.muli %d, %d : i32
    scf.yield %e : i32
  }
  return %r : i32
}

// The loop runs at least once: its count is 1 to 4.
// CHECK-LABEL: func.func @ends_as_invariant
// CHECK-SAME: (%[[X:.*]]: f32, %[[Y:.*]]: i64, %[[N:.*]]: i32)
// CHECK: scf.for %{{.*}} iter_args(%{{.*}} = %[[X]]) -> (f32) {
// CHECK: return %{{.*}}, %[[Y]] : f32, i64
func.func @ends_as_invariant(%x: f32, %y: i64, %n: i32) -> (f32, i64) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %eight = arith.constant 8 : index
  %zero_i64 = arith.constant 0 : i64
  %mask = arith.constant 31 : i32
  %masked = arith.andi %n, %mask : i32
  %length = arith.index_castui %masked : i32 to index
  %rows = arith.ceildivui %length, %eight : index
  %trips = arith.addi %rows, %one : index
  %r:2 = scf.for %k = %zero to %trips step %one iter_args(%a = %x, %d = %zero_i64) -> (f32, i64) {
    %b = arith.addf %a, %a : f32
    scf.yield %b, %y : f32, i64
  }
  return %r#0, %r#1 : f32, i64
}

// Without an iteration, the result is the initial value.
// CHECK-LABEL: func.func @may_not_run
// CHECK: %[[R:.*]]:2 = scf.for
// CHECK: return %[[R]]#0, %[[R]]#1 : f32, i64
func.func @may_not_run(%x: f32, %y: i64, %n: i32) -> (f32, i64) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %eight = arith.constant 8 : index
  %zero_i64 = arith.constant 0 : i64
  %mask = arith.constant 31 : i32
  %masked = arith.andi %n, %mask : i32
  %length = arith.index_castui %masked : i32 to index
  %trips = arith.ceildivui %length, %eight : index
  %r:2 = scf.for %k = %zero to %trips step %one iter_args(%a = %x, %d = %zero_i64) -> (f32, i64) {
    %b = arith.addf %a, %a : f32
    scf.yield %b, %y : f32, i64
  }
  return %r#0, %r#1 : f32, i64
}
