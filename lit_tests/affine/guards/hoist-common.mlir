// RUN: raise-opt --pass-pipeline='hoist-common,canonicalize' --split-input-file %s | filecheck %s

// What both branches load, and its sum with a constant, is computed once.
// CHECK-LABEL: func.func @loads
// CHECK: %[[A:.*]] = affine.load %{{.*}}[%[[I:.*]]] : memref<200xf32>
// CHECK-NEXT: %[[S:.*]] = arith.addf %[[A]], %{{.*}}
// CHECK-NEXT: affine.if #{{.*}}(%[[I]]) -> f32 {
// CHECK-NEXT: %[[B:.*]] = affine.load %{{.*}}[%[[I]] + 100]
// CHECK-NEXT: %[[T:.*]] = arith.addf %[[S]], %[[B]]
// CHECK-NEXT: affine.yield %[[T]]
// CHECK-NEXT: } else {
// CHECK-NEXT: affine.yield %[[S]]
func.func @loads(%p: memref<200xf32>, %q: memref<100xf32>) {
  %one = arith.constant 1.0 : f32
  affine.parallel (%i) = (0) to (100) {
    %r = affine.if affine_set<(d0) : (-d0 + 49 >= 0)>(%i) -> f32 {
      %a = affine.load %p[%i] : memref<200xf32>
      %s = arith.addf %a, %one : f32
      %b = affine.load %p[%i + 100] : memref<200xf32>
      %t = arith.addf %s, %b : f32
      affine.yield %t : f32
    } else {
      %a = affine.load %p[%i] : memref<200xf32>
      %s = arith.addf %a, %one : f32
      affine.yield %s : f32
    }
    affine.store %r, %q[%i] : memref<100xf32>
  }
  return
}

// -----

// A load that comes after a store in its branch stays there, and so does another flag.
// CHECK-LABEL: func.func @effects
// CHECK: affine.if
// CHECK-NEXT: affine.store
// CHECK-NEXT: %[[A:.*]] = affine.load
// CHECK-NEXT: arith.addi %[[A]], %[[A]] overflow<nsw>
// CHECK: } else {
// CHECK-NEXT: %[[B:.*]] = affine.load
// CHECK-NEXT: arith.addi %[[B]], %[[B]] : i32
func.func @effects(%p: memref<200xi32>, %q: memref<100xi32>) {
  %one = arith.constant 1 : i32
  affine.parallel (%i) = (0) to (100) {
    %r = affine.if affine_set<(d0) : (-d0 + 49 >= 0)>(%i) -> i32 {
      affine.store %one, %p[%i] : memref<200xi32>
      %a = affine.load %p[%i] : memref<200xi32>
      %s = arith.addi %a, %a overflow<nsw> : i32
      affine.yield %s : i32
    } else {
      %a = affine.load %p[%i] : memref<200xi32>
      %s = arith.addi %a, %a : i32
      affine.yield %s : i32
    }
    affine.store %r, %q[%i] : memref<100xi32>
  }
  return
}
