// RUN: raise-opt --pass-pipeline='guard-addends,canonicalize' --split-input-file %s | filecheck %s

// CHECK-LABEL: func.func @boundary
// CHECK-NOT: rk.resummed
// CHECK-DAG: %[[NONE:.*]] = arith.constant -0.000000e+00 : f32
// CHECK-DAG: %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
// CHECK: %[[S:.*]] = affine.load %{{.*}}[%[[I:.*]]] : memref<64xf32>
// CHECK: %[[G:.*]] = affine.if #{{.*}}(%[[I]]) -> f32 {
// CHECK-NEXT: %[[X:.*]] = affine.load %{{.*}}[%[[I]] - 1]
// CHECK-NEXT: affine.yield %[[X]]
// CHECK-NEXT: } else {
// CHECK-NEXT: affine.yield %[[NONE]]
// CHECK: %[[R:.*]] = arith.addf %[[G]], %[[S]]
// CHECK: %[[H:.*]] = affine.if #{{.*}}(%[[I]]) -> f32 {
// CHECK-NEXT: affine.yield %[[ZERO]]
// CHECK-NEXT: } else {
// CHECK-NEXT: %[[Y:.*]] = affine.load %{{.*}}[%[[I]] + 1]
// CHECK-NEXT: affine.yield %[[Y]]
// CHECK: arith.subf %[[R]], %[[H]]
func.func @boundary(%p: memref<64xf32>, %q: memref<64xf32>) {
  affine.parallel (%i) = (0) to (64) {
    %s = affine.load %p[%i] : memref<64xf32>
    %r = affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%i) -> f32 {
      %x = affine.load %p[%i - 1] : memref<64xf32>
      %t = arith.addf %x, %s : f32
      affine.yield %t : f32
    } else {
      affine.yield %s : f32
    }
    %u = affine.if affine_set<(d0) : (d0 - 63 >= 0)>(%i) -> f32 {
      affine.yield %r : f32
    } else {
      %x = affine.load %p[%i + 1] : memref<64xf32>
      %t = arith.subf %r, %x : f32
      affine.yield %t : f32
    }
    affine.store %u, %q[%i] : memref<64xf32>
  }
  return
}

// -----

// Minima of integers, and two results of one guard.
// CHECK-LABEL: func.func @two
// CHECK-DAG: %[[MOST:.*]] = arith.constant 2147483647 : i32
// CHECK-DAG: %[[ONE:.*]] = arith.constant 1 : i32
// CHECK: %[[G:.*]]:2 = affine.if
// CHECK: affine.yield %[[X:.*]], %[[X]] : i32, i32
// CHECK: affine.yield %[[MOST]], %[[ONE]] : i32, i32
// CHECK-DAG: arith.minsi %{{.*}}, %[[G]]#0
// CHECK-DAG: arith.muli %{{.*}}, %[[G]]#1
func.func @two(%p: memref<64xi32>, %q: memref<2x64xi32>) {
  affine.parallel (%i) = (0) to (64) {
    %s = affine.load %p[%i] : memref<64xi32>
    %r:2 = affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%i) -> (i32, i32) {
      %x = affine.load %p[%i - 1] : memref<64xi32>
      %t = arith.minsi %s, %x : i32
      %u = arith.muli %s, %x : i32
      affine.yield %t, %u : i32, i32
    } else {
      affine.yield %s, %s : i32, i32
    }
    affine.store %r#0, %q[0, %i] : memref<2x64xi32>
    affine.store %r#1, %q[1, %i] : memref<2x64xi32>
  }
  return
}

// -----

// A value less what was there, and a division, have no neutral left operand.
// CHECK-LABEL: func.func @none
// CHECK: affine.if
// CHECK: arith.subf
// CHECK: arith.divf
// CHECK: else
func.func @none(%p: memref<64xf32>, %q: memref<2x64xf32>) {
  affine.parallel (%i) = (0) to (64) {
    %s = affine.load %p[%i] : memref<64xf32>
    %r:2 = affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%i) -> (f32, f32) {
      %x = affine.load %p[%i - 1] : memref<64xf32>
      %t = arith.subf %x, %s : f32
      %u = arith.divf %s, %x : f32
      affine.yield %t, %u : f32, f32
    } else {
      affine.yield %s, %s : f32, f32
    }
    affine.store %r#0, %q[0, %i] : memref<2x64xf32>
    affine.store %r#1, %q[1, %i] : memref<2x64xf32>
  }
  return
}

// -----

// In a reduction, several addends in a row are one: their sum is under the guard.
// CHECK-LABEL: func.func @several
// CHECK-SAME: rk.resummed
// CHECK: affine.parallel {{.*}} reduce ("addf")
// CHECK: %[[K:.*]] = affine.load %{{.*}}[%[[I:.*]]] : memref<300xf32>
// CHECK: %[[G:.*]] = affine.if #{{.*}}(%[[I]]) -> f32 {
// CHECK-DAG: %[[A:.*]] = affine.load %{{.*}}[%[[I]] + 100]
// CHECK-DAG: %[[B:.*]] = affine.load %{{.*}}[%[[I]] + 200]
// CHECK: %[[S:.*]] = arith.addf %[[A]], %[[B]]
// CHECK-NEXT: affine.yield %[[S]]
// CHECK: arith.addf %[[G]], %[[K]]
func.func @several(%p: memref<300xf32>, %q: memref<1xf32>) {
  %t = affine.parallel (%i) = (0) to (100) reduce ("addf") -> (f32) {
    %k = affine.load %p[%i] : memref<300xf32>
    %r = affine.if affine_set<(d0) : (-d0 + 49 >= 0)>(%i) -> f32 {
      %a = affine.load %p[%i + 100] : memref<300xf32>
      %s = arith.addf %k, %a : f32
      %b = affine.load %p[%i + 200] : memref<300xf32>
      %u = arith.addf %s, %b : f32
      affine.yield %u : f32
    } else {
      affine.yield %k : f32
    }
    affine.yield %r : f32
  }
  affine.store %t, %q[0] : memref<1xf32>
  return
}

// -----

// In a reduction conditions on data are guards, too; elsewhere they stay.
// CHECK-LABEL: func.func @data
// CHECK: affine.for {{.*}} iter_args(%[[S:.*]] = %{{.*}}) -> (f32) {
// CHECK: %[[G:.*]] = scf.if %{{.*}} -> (f32) {
// CHECK-NEXT: %[[V:.*]] = affine.load
// CHECK-NEXT: scf.yield %[[V]] : f32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %{{.*}} : f32
// CHECK: arith.addf %[[G]], %[[S]]
// CHECK: scf.if
// CHECK: %[[T:.*]] = arith.addf
// CHECK-NEXT: scf.yield %[[T]]
func.func @data(%c: memref<8xi1>, %v: memref<8xf32>, %y: memref<1xf32>) {
  %zero = arith.constant 0.0 : f32
  %s = affine.for %k = 0 to 8 iter_args(%acc = %zero) -> (f32) {
    %in = affine.load %c[%k] : memref<8xi1>
    %r = scf.if %in -> (f32) {
      %a = affine.load %v[%k] : memref<8xf32>
      %t = arith.addf %a, %acc : f32
      scf.yield %t : f32
    } else {
      scf.yield %acc : f32
    }
    affine.yield %r : f32
  }
  %last = affine.load %c[7] : memref<8xi1>
  %u = scf.if %last -> (f32) {
    %b = affine.load %v[0] : memref<8xf32>
    %t = arith.addf %s, %b : f32
    scf.yield %t : f32
  } else {
    scf.yield %s : f32
  }
  affine.store %u, %y[0] : memref<1xf32>
  return
}
