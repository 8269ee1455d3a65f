// RUN: raise-opt --pass-pipeline='while-to-for,canonicalize' %s | filecheck %s

// Constant bounds, tested on the next value; a pointer offset counts too, and only the sum is carried.
// CHECK-LABEL: func.func @constant
// CHECK-DAG: %[[TRIPS:.*]] = arith.constant 16 : index
// CHECK-DAG: %[[OFFSET:.*]] = arith.constant 64 : i64
// CHECK: %[[FOR:.*]] = scf.for %[[K:.*]] = %c0 to %[[TRIPS]] step %c1 iter_args(%{{.*}} = %arg1) -> (f32) {
// CHECK: %[[J:.*]] = arith.index_cast %[[K]] : index to i64
// CHECK: %[[P:.*]] = arith.muli %[[J]], %c4_i64 overflow<nsw> : i64
// CHECK: return %[[FOR]], %[[OFFSET]]
func.func @constant(%m: memref<64xf32>, %x: f32) -> (f32, i64) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %end = arith.constant 16 : i32
  %start = arith.constant 0 : i64
  %four = arith.constant 4 : i64
  %r:3 = scf.while (%i = %zero, %p = %start, %s = %x) : (i32, i64, f32) -> (i32, i64, f32) {
    %at = arith.index_cast %p : i64 to index
    %v = memref.load %m[%at] : memref<64xf32>
    %t = arith.addf %s, %v : f32
    %q = arith.addi %p, %four : i64
    %next = arith.addi %i, %one overflow<nsw, nuw> : i32
    %more = arith.cmpi ne, %next, %end : i32
    scf.condition(%more) %next, %q, %t : i32, i64, f32
  } do {
  ^bb0(%a: i32, %b: i64, %c: f32):
    scf.yield %a, %b, %c : i32, i64, f32
  }
  return %r#2, %r#1 : f32, i64
}

// A test in front of the body and a bound that is a value.
// CHECK-LABEL: func.func @head
// CHECK: %[[N:.*]] = arith.index_cast %arg0 : i32 to index
// CHECK: %[[TRIPS:.*]] = arith.maxsi %[[N]], %c0
// CHECK: scf.for %{{.*}} = %c0 to %[[TRIPS]] step %c1 {
func.func @head(%n: i32, %m: memref<64xi32>) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %r = scf.while (%i = %zero) : (i32) -> i32 {
    %more = arith.cmpi slt, %i, %n : i32
    scf.condition(%more) %i : i32
  } do {
  ^bb0(%i: i32):
    %at = arith.index_cast %i : i32 to index
    memref.store %i, %m[%at] : memref<64xi32>
    %next = arith.addi %i, %one overflow<nsw> : i32
    scf.yield %next : i32
  }
  return
}

// Downward by 2: the count is rounded up.
// CHECK-LABEL: func.func @downward
// CHECK: %[[N:.*]] = arith.index_cast %arg0 : i32 to index
// CHECK: %[[DISTANCE:.*]] = arith.maxsi %[[N]], %c1
// CHECK: %[[TRIPS:.*]] = arith.ceildivui %[[DISTANCE]], %c2
// CHECK: scf.for %{{.*}} = %c0 to %[[TRIPS]] step %c1 {
func.func @downward(%n: i32, %m: memref<64xi32>) {
  %zero = arith.constant 0 : i32
  %two = arith.constant 2 : i32
  %at = arith.constant 3 : index
  %r = scf.while (%i = %n) : (i32) -> i32 {
    memref.store %i, %m[%at] : memref<64xi32>
    %next = arith.subi %i, %two overflow<nsw> : i32
    %more = arith.cmpi sgt, %next, %zero : i32
    scf.condition(%more) %next : i32
  } do {
  ^bb0(%a: i32):
    scf.yield %a : i32
  }
  return
}

// Wrap-around is counted: 250, 253, 0, 3 are below 251 or not; the loop ends at the first that is not.
// CHECK-LABEL: func.func @wraps
// CHECK: %[[TRIPS:.*]] = arith.constant 2 : index
// CHECK: scf.for %{{.*}} = %c0 to %[[TRIPS]] step %c1 {
func.func @wraps(%m: memref<64xi8>) {
  %start = arith.constant 250 : i8
  %three = arith.constant 3 : i8
  %end = arith.constant 251 : i8
  %at = arith.constant 3 : index
  %r = scf.while (%i = %start) : (i8) -> i8 {
    memref.store %i, %m[%at] : memref<64xi8>
    %next = arith.addi %i, %three : i8
    %more = arith.cmpi uge, %next, %end : i8
    scf.condition(%more) %next : i8
  } do {
  ^bb0(%a: i8):
    scf.yield %a : i8
  }
  return
}

// Without flags, an unknown unsigned bound might be passed by wrap-around.
// CHECK-LABEL: func.func @may_wrap
// CHECK: scf.while
func.func @may_wrap(%n: i32, %m: memref<64xi32>) {
  %zero = arith.constant 0 : i32
  %four = arith.constant 4 : i32
  %at = arith.constant 3 : index
  %r = scf.while (%i = %zero) : (i32) -> i32 {
    %more = arith.cmpi ult, %i, %n : i32
    scf.condition(%more) %i : i32
  } do {
  ^bb0(%i: i32):
    memref.store %i, %m[%at] : memref<64xi32>
    %next = arith.addi %i, %four : i32
    scf.yield %next : i32
  }
  return
}

// The loop also ends when it finds something.
// CHECK-LABEL: func.func @second_exit
// CHECK: scf.while
func.func @second_exit(%n: i32, %m: memref<64xi32>) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %r = scf.while (%i = %zero) : (i32) -> i32 {
    %at = arith.index_cast %i : i32 to index
    %x = memref.load %m[%at] : memref<64xi32>
    %next = arith.addi %i, %one overflow<nsw> : i32
    %less = arith.cmpi slt, %next, %n : i32
    %other = arith.cmpi ne, %x, %n : i32
    %more = arith.andi %less, %other : i1
    scf.condition(%more) %next : i32
  } do {
  ^bb0(%a: i32):
    scf.yield %a : i32
  }
  return %r : i32
}
