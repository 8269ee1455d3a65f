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
