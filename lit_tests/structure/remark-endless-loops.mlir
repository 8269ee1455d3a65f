// RUN: raise-opt --pass-pipeline='remark-endless-loops' --print-remarks %s | filecheck %s

// CHECK-COUNT-3: note: a lane that repeats this loop once never leaves it
// CHECK-NOT: note:

// The condition is from outside; what it counts does not matter.
// CHECK: func.func @outside
func.func @outside(%y: memref<4xi32>, %x: i32) attributes {rk.kernel} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %going = arith.cmpi sgt, %x, %zero : i32
  %n = scf.while (%k = %zero) : (i32) -> i32 {
    scf.condition(%going) %k : i32
  } do {
  ^bb0(%k: i32):
    %next = arith.addi %k, %one : i32
    scf.yield %next : i32
  }
  memref.store %n, %y[%c0] : memref<4xi32>
  return
}

// Carried round unchanged.
func.func @carried(%x: i32) attributes {rk.kernel} {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %n:2 = scf.while (%k = %zero, %v = %x) : (i32, i32) -> (i32, i32) {
    %going = arith.cmpi ne, %v, %one : i32
    scf.condition(%going) %k, %v : i32, i32
  } do {
  ^bb0(%k: i32, %v: i32):
    %next = arith.addi %k, %one : i32
    scf.yield %next, %v : i32, i32
  }
  return
}

// Memory that the loop only reads.
func.func @read(%x: memref<4xi32>, %y: memref<4xi32>) attributes {rk.kernel} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  scf.while : () -> () {
    %v = memref.load %x[%c0] : memref<4xi32>
    %going = arith.cmpi ne, %v, %zero : i32
    scf.condition(%going)
  } do {
    memref.store %zero, %y[%c0] : memref<4xi32>
    scf.yield
  }
  return
}

// These may end: the loop writes what it reads, or counts.
func.func @written(%x: memref<4xi32>) attributes {rk.kernel} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  scf.while : () -> () {
    %v = memref.load %x[%c0] : memref<4xi32>
    %going = arith.cmpi ne, %v, %zero : i32
    scf.condition(%going)
  } do {
    memref.store %zero, %x[%c0] : memref<4xi32>
    scf.yield
  }
  return
}

func.func @swapped(%x: i32) attributes {rk.kernel} {
  %zero = arith.constant 0 : i32
  %n:2 = scf.while (%k = %zero, %v = %x) : (i32, i32) -> (i32, i32) {
    %going = arith.cmpi ne, %v, %zero : i32
    scf.condition(%going) %k, %v : i32, i32
  } do {
  ^bb0(%k: i32, %v: i32):
    scf.yield %v, %k : i32, i32
  }
  return
}
