// RUN: raise-opt --pass-pipeline='merge-conditions' %s | filecheck %s

// CHECK-LABEL: func.func @nested
// CHECK: %[[A:.*]] = arith.cmpi slt
// CHECK: %[[SUM:.*]] = arith.addi
// CHECK: %[[B:.*]] = arith.cmpi sgt, %[[SUM]]
// CHECK: %[[AB:.*]] = arith.andi %[[A]], %[[B]]
// CHECK-NEXT: scf.if %[[AB]] {
// CHECK-NEXT: memref.store
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @nested(%i: i32, %j: i32, %n: i32, %at: index, %m: memref<10xi32>) {
  %a = arith.cmpi slt, %i, %n : i32
  scf.if %a {
    %s = arith.addi %i, %j : i32
    %b = arith.cmpi sgt, %s, %n : i32
    scf.if %b {
      memref.store %i, %m[%at] : memref<10xi32>
    }
  }
  return
}

// The same value on both ways to "else" needs no select, different ones do.
// CHECK-LABEL: func.func @results
// CHECK: %[[B:.*]] = arith.cmpi sgt
// CHECK: %[[AB:.*]] = arith.andi %[[A:.*]], %[[B]]
// CHECK: %[[OTHER:.*]] = arith.select %[[A]], %arg1, %arg2
// CHECK: scf.if %[[AB]] -> (i32, i32) {
// CHECK: } else {
// CHECK-NEXT: scf.yield %arg2, %[[OTHER]]
func.func @results(%i: i32, %j: i32, %n: i32, %at: index, %m: memref<10xi32>) -> (i32, i32) {
  %a = arith.cmpi slt, %i, %n : i32
  %r:2 = scf.if %a -> (i32, i32) {
    %b = arith.cmpi sgt, %j, %n : i32
    %q = scf.if %b -> i32 {
      memref.store %i, %m[%at] : memref<10xi32>
      scf.yield %i : i32
    } else {
      scf.yield %n : i32
    }
    scf.yield %q, %j : i32, i32
  } else {
    scf.yield %n, %n : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}

// The inner condition needs a load: it stays inside.
// CHECK-LABEL: func.func @load_stays
// CHECK: scf.if
// CHECK-NEXT: memref.load
// CHECK: scf.if
func.func @load_stays(%a: i1, %n: i32, %at: index, %m: memref<10xi32>) {
  scf.if %a {
    %x = memref.load %m[%at] : memref<10xi32>
    %b = arith.cmpi sgt, %x, %n : i32
    scf.if %b {
      memref.store %n, %m[%at] : memref<10xi32>
    }
  }
  return
}

// The inner else does something: it runs only where the outer condition holds.
// CHECK-LABEL: func.func @else_stays
// CHECK: scf.if
// CHECK-NEXT: scf.if
func.func @else_stays(%a: i1, %b: i1, %n: i32, %at: index, %m: memref<10xi32>) {
  %zero = arith.constant 0 : i32
  scf.if %a {
    scf.if %b {
      memref.store %n, %m[%at] : memref<10xi32>
    } else {
      memref.store %zero, %m[%at] : memref<10xi32>
    }
  }
  return
}
