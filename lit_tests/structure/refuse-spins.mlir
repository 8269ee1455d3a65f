// RUN: raise-opt --pass-pipeline='refuse-spins' %s | filecheck %s

// A compare-and-swap that tries again with what it found.
// CHECK: func.func @retry
func.func @retry(%p: memref<1xi32>, %v: i32) attributes {rk.kernel} {
  %c0 = arith.constant 0 : index
  %first = memref.load %p[%c0] : memref<1xi32>
  %r = scf.while (%assumed = %first) : (i32) -> i32 {
    %sum = arith.addi %assumed, %v : i32
    %old = memref.generic_atomic_rmw %p[%c0] : memref<1xi32> {
    ^bb0(%o: i32):
      %same = arith.cmpi eq, %o, %assumed : i32
      %new = arith.select %same, %sum, %o : i32
      memref.atomic_yield %new : i32
    }
    %again = arith.cmpi ne, %old, %assumed : i32
    scf.condition(%again) %old : i32
  } do {
  ^bb0(%x: i32):
    scf.yield %x : i32
  }
  return
}

// A probe that moves on, in a table that wraps around.
// CHECK: func.func @probe
func.func @probe(%p: memref<64xi32>, %key: i32, %start: index) attributes {rk.kernel} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %empty = arith.constant -1 : i32
  %r = scf.while (%s = %start) : (index) -> index {
    %old = memref.generic_atomic_rmw %p[%s] : memref<64xi32> {
    ^bb0(%o: i32):
      %free = arith.cmpi eq, %o, %empty : i32
      %new = arith.select %free, %key, %o : i32
      memref.atomic_yield %new : i32
    }
    %taken = arith.cmpi ne, %old, %empty : i32
    %next = arith.addi %s, %c1 : index
    %wraps = arith.cmpi eq, %next, %c64 : index
    %slot = arith.select %wraps, %c0, %next : index
    scf.condition(%taken) %slot : index
  } do {
  ^bb0(%x: index):
    scf.yield %x : index
  }
  return
}

// Two fingers that move over a memory which the kernel also writes: one of them always moves.
// CHECK: func.func @merge
func.func @merge(%p: memref<64xi32>, %n: index, %v: i32) attributes {rk.kernel} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  memref.store %v, %p[%c0] : memref<64xi32>
  %r:2 = scf.while (%i = %c0, %j = %c1) : (index, index) -> (index, index) {
    %a = memref.load %p[%i] : memref<64xi32>
    %b = memref.load %p[%j] : memref<64xi32>
    %left = arith.cmpi slt, %a, %b : i32
    %i1 = arith.addi %i, %c1 : index
    %j1 = arith.addi %j, %c1 : index
    %ni = arith.select %left, %i1, %i : index
    %nj = arith.select %left, %j, %j1 : index
    %sum = arith.addi %ni, %nj : index
    %ordered = arith.cmpi ne, %a, %b : i32
    scf.condition(%ordered) %ni, %nj : index, index
  } do {
  ^bb0(%x: index, %y: index):
    scf.yield %x, %y : index, index
  }
  return
}
