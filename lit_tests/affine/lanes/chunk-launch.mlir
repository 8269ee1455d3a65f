// RUN: raise-opt --pass-pipeline='chunk-launch{budget=8192},canonicalize' --split-input-file %s | filecheck %s

// 97 lanes of 256 bytes: chunks of 13 lanes fit, the last is not full.
// CHECK: [[$SET:#.*]] = affine_set<(d0, d1) : (d0 * -13 - d1 + 96 >= 0)>
// CHECK-LABEL: func.func @private
// CHECK: affine.for %[[C:.*]] = 0 to 8
// CHECK-NEXT: affine.parallel (%[[K:.*]]) = (0) to (13)
// CHECK-NEXT: affine.if [[$SET]](%[[C]], %[[K]])
// CHECK-NEXT: memref.alloca
// CHECK: affine.store %{{.*}}, %{{.*}}[%[[C]] * 13 + %[[K]]]
func.func @private(%x: memref<100xf32>, %j: index, %v: f32) {
  affine.parallel (%i) = (0) to (97) {
    %a = memref.alloca() : memref<64xf32>
    memref.store %v, %a[%j] : memref<64xf32>
    %w = affine.load %a[3] : memref<64xf32>
    affine.store %w, %x[%i] : memref<100xf32>
  }
  return
}

// -----

// 100 lanes are ten chunks of 10: no guard.
// CHECK-LABEL: func.func @full
// CHECK: affine.for %{{.*}} = 0 to 10
// CHECK-NEXT: affine.parallel (%{{.*}}) = (0) to (10)
// CHECK-NOT: affine.if
func.func @full(%x: memref<100xf32>, %j: index, %v: f32) {
  affine.parallel (%i) = (0) to (100) {
    %a = memref.alloca() : memref<64xf32>
    memref.store %v, %a[%j] : memref<64xf32>
    %w = affine.load %a[3] : memref<64xf32>
    affine.store %w, %x[%i] : memref<100xf32>
  }
  return
}

// -----

// Nothing temporary: one launch.
// CHECK-LABEL: func.func @small
// CHECK-NOT: affine.for
func.func @small(%x: memref<100000xf32>, %v: f32) {
  affine.parallel (%i) = (0) to (100000) {
    affine.store %v, %x[%i] : memref<100000xf32>
  }
  return
}
