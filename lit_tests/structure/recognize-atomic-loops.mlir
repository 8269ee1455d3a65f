// RUN: raise-opt --pass-pipeline='recognize-atomic-loops,canonicalize' --print-remarks %s | filecheck %s

// CHECK: applied: the compare-and-swap loop is one atomic update
// CHECK: missed: not an atomic update: it carries more than the old value
// CHECK: missed: not an atomic update: its element is not loop-invariant
// CHECK: missed: not an atomic update: its exit test is not whether the swap was done

// CHECK: func.func @maximum
// CHECK: memref.generic_atomic_rmw %arg0[%{{.*}}]
// CHECK: ^bb0(%[[OLD:.*]]: i32):
// CHECK: %[[NEW:.*]] = arith.maxsi %[[OLD]], %arg1
// CHECK: memref.atomic_yield %[[NEW]]
// CHECK-NOT: scf.while
func.func @maximum(%p: memref<1xi32>, %v: i32) -> i32 attributes {rk.kernel} {
  %c0 = arith.constant 0 : index
  %first = memref.load %p[%c0] : memref<1xi32>
  %r = scf.while (%assumed = %first) : (i32) -> i32 {
    %new = arith.maxsi %assumed, %v : i32
    %old = memref.generic_atomic_rmw %p[%c0] : memref<1xi32> {
    ^bb0(%o: i32):
      %same = arith.cmpi eq, %o, %assumed : i32
      %stored = arith.select %same, %new, %o : i32
      memref.atomic_yield %stored : i32
    }
    %again = arith.cmpi ne, %old, %assumed : i32
    scf.condition(%again) %old : i32
  } do {
  ^bb0(%x: i32):
    scf.yield %x : i32
  }
  return %r : i32
}

// The loop gives up where the value is not greater: a test of the atomic.
// CHECK: func.func @guarded
// CHECK: memref.generic_atomic_rmw
// CHECK: %[[OLD2:.*]] = arith.bitcast %{{.*}} : i32 to f32
// CHECK: arith.cmpf ogt, %arg1, %[[OLD2]] : f32
// CHECK: arith.select
func.func @guarded(%p: memref<1xi32>, %v: f32) attributes {rk.kernel} {
  %c0 = arith.constant 0 : index
  %no = arith.constant false
  %none = ub.poison : i32
  %bits = arith.bitcast %v : f32 to i32
  %first = memref.load %p[%c0] : memref<1xi32>
  %r = scf.while (%assumed = %first) : (i32) -> i32 {
    %a = arith.bitcast %assumed : i32 to f32
    %more = arith.cmpf ogt, %v, %a : f32
    %s:2 = scf.if %more -> (i32, i1) {
      %old = memref.generic_atomic_rmw %p[%c0] : memref<1xi32> {
      ^bb0(%o: i32):
        %same = arith.cmpi eq, %o, %assumed : i32
        %stored = arith.select %same, %bits, %o : i32
        memref.atomic_yield %stored : i32
      }
      %again = arith.cmpi ne, %old, %assumed : i32
      scf.yield %old, %again : i32, i1
    } else {
      scf.yield %none, %no : i32, i1
    }
    scf.condition(%s#1) %s#0 : i32
  } do {
  ^bb0(%x: i32):
    scf.yield %x : i32
  }
  return
}

// It counts its attempts: a loop as before.
// CHECK: func.func @counts
// CHECK: scf.while
func.func @counts(%p: memref<1xi32>, %v: i32) -> i32 attributes {rk.kernel} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %r:2 = scf.while (%assumed = %zero, %n = %zero) : (i32, i32) -> (i32, i32) {
    %new = arith.addi %assumed, %v : i32
    %more = arith.addi %n, %one : i32
    %old = memref.generic_atomic_rmw %p[%c0] : memref<1xi32> {
    ^bb0(%o: i32):
      %same = arith.cmpi eq, %o, %assumed : i32
      %stored = arith.select %same, %new, %o : i32
      memref.atomic_yield %stored : i32
    }
    %again = arith.cmpi ne, %old, %assumed : i32
    scf.condition(%again) %old, %more : i32, i32
  } do {
  ^bb0(%x: i32, %y: i32):
    scf.yield %x, %y : i32, i32
  }
  return %r#1 : i32
}

// It goes to where the last attempt pointed.
// CHECK: func.func @moves
// CHECK: scf.while
func.func @moves(%p: memref<64xi32>, %v: i32) attributes {rk.kernel} {
  %zero = arith.constant 0 : i32
  %r = scf.while (%assumed = %zero) : (i32) -> i32 {
    %at = arith.index_cast %assumed : i32 to index
    %old = memref.generic_atomic_rmw %p[%at] : memref<64xi32> {
    ^bb0(%o: i32):
      %same = arith.cmpi eq, %o, %assumed : i32
      %stored = arith.select %same, %v, %o : i32
      memref.atomic_yield %stored : i32
    }
    %again = arith.cmpi ne, %old, %assumed : i32
    scf.condition(%again) %old : i32
  } do {
  ^bb0(%x: i32):
    scf.yield %x : i32
  }
  return
}

// It goes on as long as it swaps, and ends where somebody else was there: a loop as before.
// CHECK: func.func @until_it_fails
// CHECK: scf.while
func.func @until_it_fails(%p: memref<1xi32>, %v: i32) attributes {rk.kernel} {
  %c0 = arith.constant 0 : index
  %first = memref.load %p[%c0] : memref<1xi32>
  %r = scf.while (%assumed = %first) : (i32) -> i32 {
    %new = arith.maxsi %assumed, %v : i32
    %old = memref.generic_atomic_rmw %p[%c0] : memref<1xi32> {
    ^bb0(%o: i32):
      %same = arith.cmpi eq, %o, %assumed : i32
      %stored = arith.select %same, %new, %o : i32
      memref.atomic_yield %stored : i32
    }
    %again = arith.cmpi eq, %old, %assumed : i32
    scf.condition(%again) %old : i32
  } do {
  ^bb0(%x: i32):
    scf.yield %x : i32
  }
  return
}
