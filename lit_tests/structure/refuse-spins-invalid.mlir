// RUN: raise-opt --pass-pipeline='refuse-spins' --split-input-file --expect-refusal %s | filecheck %s

// CHECK: error[RK033]: a loop that waits until another thread has written memory
// CHECK: memref.generic_atomic_rmw
func.func @lock(%p: memref<1xi32>) attributes {rk.kernel} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  scf.while : () -> () {
    %old = memref.generic_atomic_rmw %p[%c0] : memref<1xi32> {
    ^bb0(%o: i32):
      %free = arith.cmpi eq, %o, %zero : i32
      %new = arith.select %free, %one, %o : i32
      memref.atomic_yield %new : i32
    }
    %taken = arith.cmpi ne, %old, %zero : i32
    scf.condition(%taken)
  } do {
    scf.yield
  }
  return
}

// -----

// Look-back: the index moves only where the status is set.
// CHECK: error[RK033]
// CHECK: memref.load
func.func @look_back(%status: memref<8xi32>, %start: i32, %mine: i32) attributes {rk.kernel} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %two = arith.constant 2 : i32
  memref.store %mine, %status[%c0] : memref<8xi32>
  %r = scf.while (%k = %start) : (i32) -> i32 {
    %at = arith.index_cast %k : i32 to index
    %s = memref.load %status[%at] : memref<8xi32>
    %set = arith.cmpi ne, %s, %zero : i32
    %step = arith.extsi %set : i1 to i32
    %next = arith.addi %k, %step : i32
    %open = arith.cmpi ne, %s, %two : i32
    scf.condition(%open) %next : i32
  } do {
  ^bb0(%x: i32):
    scf.yield %x : i32
  }
  return
}
