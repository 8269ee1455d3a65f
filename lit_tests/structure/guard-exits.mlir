// RUN: raise-opt --pass-pipeline='guard-exits,canonicalize,while-to-for,canonicalize,cse' --split-input-file %s | filecheck %s

// Rows of a tile as far as the matrix goes.
// CHECK-LABEL: func.func @rows
// CHECK: scf.for %{{.*}} = %c0{{.*}} to %c4{{.*}} step %c1
// CHECK: %[[INSIDE:.*]] = arith.cmpi slt, %{{.*}}, %arg3
// CHECK-NEXT: scf.if %[[INSIDE]] {
// CHECK: memref.store
func.func @rows(%x: memref<?xf32>, %v: f32, %t: i32, %n: i32) {
  %c0 = arith.constant 0 : i32
  %c8 = arith.constant 8 : i32
  %c24 = arith.constant 24 : i32
  %c255 = arith.constant 255 : i32
  %false = arith.constant false
  %y = arith.andi %t, %c255 : i32
  %w = scf.while (%j = %c0) : (i32) -> i32 {
    %row = arith.addi %y, %j : i32
    %inside = arith.cmpi slt, %row, %n : i32
    %r:2 = scf.if %inside -> (i32, i1) {
      %i = arith.index_cast %row : i32 to index
      memref.store %v, %x[%i] : memref<?xf32>
      %next = arith.addi %j, %c8 : i32
      %more = arith.cmpi ult, %j, %c24 : i32
      scf.yield %next, %more : i32, i1
    } else {
      scf.yield %c0, %false : i32, i1
    }
    scf.condition(%r#1) %r#0 : i32
  } do {
  ^bb0(%j: i32):
    scf.yield %j : i32
  }
  return
}

// -----

// A sum passes through the guard.
// CHECK-LABEL: func.func @sum
// CHECK: %[[S:.*]] = scf.for %{{.*}} = %c0{{.*}} to %c4{{.*}} step %c1 iter_args(%[[A:.*]] = %{{.*}}) -> (f32)
// CHECK: %[[R:.*]] = scf.if %{{.*}} -> (f32) {
// CHECK: scf.yield
// CHECK: } else {
// CHECK-NEXT: scf.yield %[[A]] : f32
// CHECK: scf.yield %[[R]] : f32
// CHECK: return %[[S]]
func.func @sum(%x: memref<?xf32>, %t: i32, %n: i32, %zero: f32) -> f32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c3 = arith.constant 3 : i32
  %c255 = arith.constant 255 : i32
  %false = arith.constant false
  %y = arith.andi %t, %c255 : i32
  %w:2 = scf.while (%j = %c0, %a = %zero) : (i32, f32) -> (i32, f32) {
    %row = arith.addi %y, %j : i32
    %inside = arith.cmpi slt, %row, %n : i32
    %r:3 = scf.if %inside -> (i32, f32, i1) {
      %i = arith.index_cast %row : i32 to index
      %e = memref.load %x[%i] : memref<?xf32>
      %b = arith.addf %a, %e : f32
      %next = arith.addi %j, %c1 : i32
      %more = arith.cmpi ult, %j, %c3 : i32
      scf.yield %next, %b, %more : i32, f32, i1
    } else {
      scf.yield %c0, %a, %false : i32, f32, i1
    }
    scf.condition(%r#2) %r#0, %r#1 : i32, f32
  } do {
  ^bb0(%j: i32, %b: f32):
    scf.yield %j, %b : i32, f32
  }
  return %w#1 : f32
}

// -----

// What is not known to stay inside its type may come back; a test of data says nothing of the next
// iteration; a counter that is used behind the loop says where it ended.
// CHECK-LABEL: func.func @wraps
// CHECK: scf.while
// CHECK-LABEL: func.func @data
// CHECK: scf.while
// CHECK-LABEL: func.func @place
// CHECK: scf.while
// CHECK-LABEL: func.func @other_value
// CHECK: scf.while
func.func @wraps(%x: memref<?xf32>, %v: f32, %y: i32, %n: i32) {
  %c0 = arith.constant 0 : i32
  %c8 = arith.constant 8 : i32
  %c24 = arith.constant 24 : i32
  %false = arith.constant false
  %w = scf.while (%j = %c0) : (i32) -> i32 {
    %row = arith.addi %y, %j : i32
    %inside = arith.cmpi slt, %row, %n : i32
    %r:2 = scf.if %inside -> (i32, i1) {
      %i = arith.index_cast %row : i32 to index
      memref.store %v, %x[%i] : memref<?xf32>
      %next = arith.addi %j, %c8 : i32
      %more = arith.cmpi ult, %j, %c24 : i32
      scf.yield %next, %more : i32, i1
    } else {
      scf.yield %c0, %false : i32, i1
    }
    scf.condition(%r#1) %r#0 : i32
  } do {
  ^bb0(%j: i32):
    scf.yield %j : i32
  }
  return
}
func.func @data(%x: memref<?xf32>, %t: f32, %n: memref<?xi1>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %false = arith.constant false
  %w = scf.while (%j = %c0) : (index) -> index {
    %inside = memref.load %n[%j] : memref<?xi1>
    %r:2 = scf.if %inside -> (index, i1) {
      memref.store %t, %x[%j] : memref<?xf32>
      %next = arith.addi %j, %c1 : index
      %more = arith.cmpi ult, %j, %c3 : index
      scf.yield %next, %more : index, i1
    } else {
      scf.yield %c0, %false : index, i1
    }
    scf.condition(%r#1) %r#0 : index
  } do {
  ^bb0(%j: index):
    scf.yield %j : index
  }
  return
}
func.func @place(%x: memref<?xf32>, %v: f32, %n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c3 = arith.constant 3 : i32
  %false = arith.constant false
  %w = scf.while (%j = %c0) : (i32) -> i32 {
    %inside = arith.cmpi slt, %j, %n : i32
    %r:2 = scf.if %inside -> (i32, i1) {
      %i = arith.index_cast %j : i32 to index
      memref.store %v, %x[%i] : memref<?xf32>
      %next = arith.addi %j, %c1 : i32
      %more = arith.cmpi ult, %j, %c3 : i32
      scf.yield %next, %more : i32, i1
    } else {
      scf.yield %j, %false : i32, i1
    }
    scf.condition(%r#1) %r#0 : i32
  } do {
  ^bb0(%j: i32):
    scf.yield %j : i32
  }
  return %w : i32
}
func.func @other_value(%x: memref<?xf32>, %n: i32, %zero: f32) -> f32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c3 = arith.constant 3 : i32
  %false = arith.constant false
  %w:2 = scf.while (%j = %c0, %a = %zero) : (i32, f32) -> (i32, f32) {
    %inside = arith.cmpi slt, %j, %n : i32
    %r:3 = scf.if %inside -> (i32, f32, i1) {
      %i = arith.index_cast %j : i32 to index
      %e = memref.load %x[%i] : memref<?xf32>
      %b = arith.addf %a, %e : f32
      %next = arith.addi %j, %c1 : i32
      %more = arith.cmpi ult, %j, %c3 : i32
      scf.yield %next, %b, %more : i32, f32, i1
    } else {
      scf.yield %c0, %zero, %false : i32, f32, i1
    }
    scf.condition(%r#2) %r#0, %r#1 : i32, f32
  } do {
  ^bb0(%j: i32, %b: f32):
    scf.yield %j, %b : i32, f32
  }
  return %w#1 : f32
}
