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

// From a pointer to its end: the bounds are values, their difference is not.
// CHECK-LABEL: func.func @pointer
// CHECK: %[[TRIPS:.*]] = arith.constant 12 : index
// CHECK: scf.for %{{.*}} = %c0 to %[[TRIPS]] step %c1 {
func.func @pointer(%m: memref<640xi32>) attributes {rk.block = array<i64: 32, 1, 1>} {
  %one = arith.constant 1 : i64
  %four = arith.constant 4 : i64
  %twelve = arith.constant 12 : i64
  %bytes = arith.constant 48 : i64
  %zero = arith.constant 0 : i32
  %t = gpu.thread_id x
  %i = arith.index_cast %t : index to i64
  %begin = arith.muli %i, %twelve : i64
  %row = arith.muli %i, %bytes : i64
  %end = arith.addi %row, %bytes : i64
  %r = scf.while (%p = %begin) : (i64) -> i64 {
    %at = arith.index_cast %p : i64 to index
    memref.store %zero, %m[%at] : memref<640xi32>
    %q = arith.addi %p, %one overflow<nsw> : i64
    %address = arith.muli %q, %four overflow<nsw> : i64
    %more = arith.cmpi slt, %address, %end : i64
    scf.condition(%more) %q : i64
  } do {
  ^bb0(%a: i64):
    scf.yield %a : i64
  }
  return
}

// A counter that halves stays carried, in a loop that runs 8 times.
// CHECK-LABEL: func.func @halving
// CHECK: %[[TRIPS:.*]] = arith.constant 8 : index
// CHECK: scf.for %{{.*}} = %c0 to %[[TRIPS]] step %c1 iter_args(%[[S:.*]] = %c128_i32) -> (i32) {
// CHECK: memref.store %[[S]]
// CHECK: arith.shrui %[[S]], %c1_i32
func.func @halving(%m: memref<64xi32>) {
  %start = arith.constant 128 : i32
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  %at = arith.constant 3 : index
  %r = scf.while (%s = %start) : (i32) -> i32 {
    memref.store %s, %m[%at] : memref<64xi32>
    %next = arith.shrui %s, %one : i32
    %more = arith.cmpi ne, %next, %zero : i32
    scf.condition(%more) %next : i32
  } do {
  ^bb0(%a: i32):
    scf.yield %a : i32
  }
  return
}

// Two iterations whose counter LLVM made a flag: the other value counts by 1.
// CHECK-LABEL: func.func @flag
// CHECK: %[[TRIPS:.*]] = arith.constant 2 : index
// CHECK: scf.for %[[K:.*]] = %c0 to %[[TRIPS]] step %c1 {
// CHECK: %[[I:.*]] = arith.index_cast %[[K]] : index to i32
// CHECK: memref.store %[[I]]
func.func @flag(%m: memref<64xi32>) {
  %false = arith.constant false
  %true = arith.constant true
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  %at = arith.constant 3 : index
  scf.while (%f = %false, %i = %zero) : (i1, i32) -> () {
    memref.store %i, %m[%at] : memref<64xi32>
    %more = arith.xori %f, %true : i1
    scf.condition(%more)
  } do {
    scf.yield %true, %one : i1, i32
  }
  return
}

// One iteration is no loop.
// CHECK-LABEL: func.func @once
// CHECK-NOT: scf.
// CHECK: memref.store
// CHECK: return
func.func @once(%m: memref<64xi32>) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %at = arith.constant 3 : index
  %r = scf.while (%i = %zero) : (i32) -> i32 {
    memref.store %i, %m[%at] : memref<64xi32>
    %next = arith.addi %i, %one : i32
    %more = arith.cmpi slt, %next, %one : i32
    scf.condition(%more) %next : i32
  } do {
  ^bb0(%a: i32):
    scf.yield %a : i32
  }
  return
}

// No iteration is nothing: what the loop hands out is what it was given.
// CHECK-LABEL: func.func @never
// CHECK-NEXT: %[[FIVE:.*]] = arith.constant 5 : i32
// CHECK-NEXT: return %[[FIVE]]
func.func @never(%m: memref<64xi32>) -> i32 {
  %five = arith.constant 5 : i32
  %one = arith.constant 1 : i32
  %at = arith.constant 3 : index
  %r = scf.while (%i = %five) : (i32) -> i32 {
    %more = arith.cmpi slt, %i, %one : i32
    scf.condition(%more) %i : i32
  } do {
  ^bb0(%i: i32):
    memref.store %i, %m[%at] : memref<64xi32>
    %next = arith.addi %i, %one : i32
    scf.yield %next : i32
  }
  return %r : i32
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

// Where the first value is 0 to 31, "is it 0" asks whether it is less than 1: one or two iterations.
// CHECK-LABEL: func.func @first_only
// CHECK-NOT: scf.while
// CHECK: scf.for
func.func @first_only(%x: memref<64xf32>, %y: memref<32xf32>) attributes {rk.block = array<i64: 32, 1, 1>, rk.grid = array<i64: 1, 1, 1>} {
  %c0 = arith.constant 0 : i32
  %c32 = arith.constant 32 : i32
  %zero = arith.constant 0.0 : f32
  %id = gpu.thread_id x
  %t = arith.index_cast %id : index to i32
  %r:2 = scf.while (%i = %t, %s = %zero) : (i32, f32) -> (i32, f32) {
    %k = arith.index_cast %i : i32 to index
    %v = memref.load %x[%k] : memref<64xf32>
    %sum = arith.addf %s, %v : f32
    %next = arith.addi %i, %c32 overflow<nsw, nuw> : i32
    %more = arith.cmpi eq, %i, %c0 : i32
    scf.condition(%more) %next, %sum : i32, f32
  } do {
  ^bb0(%i: i32, %s: f32):
    scf.yield %i, %s : i32, f32
  }
  memref.store %r#1, %y[%id] : memref<32xf32>
  return
}

// It may also come to 0 from below: how often is not known.
// CHECK-LABEL: func.func @from_below
// CHECK: scf.while
func.func @from_below(%n: i32, %x: memref<64xf32>) -> f32 {
  %c0 = arith.constant 0 : i32
  %c32 = arith.constant 32 : i32
  %zero = arith.constant 0.0 : f32
  %r:2 = scf.while (%i = %n, %s = %zero) : (i32, f32) -> (i32, f32) {
    %k = arith.index_cast %i : i32 to index
    %v = memref.load %x[%k] : memref<64xf32>
    %sum = arith.addf %s, %v : f32
    %next = arith.addi %i, %c32 overflow<nsw, nuw> : i32
    %more = arith.cmpi eq, %i, %c0 : i32
    scf.condition(%more) %next, %sum : i32, f32
  } do {
  ^bb0(%i: i32, %s: f32):
    scf.yield %i, %s : i32, f32
  }
  return %r#1 : f32
}
