// RUN: raise-opt --pass-pipeline='unroll-short-loops,canonicalize' --split-input-file %s | filecheck %s

// CHECK-LABEL: func.func @taps
// CHECK-NOT: affine.for
// CHECK: affine.load %{{.*}}[%[[I:.*]]]
// CHECK: affine.load %{{.*}}[%[[I]] + 1]
// CHECK: affine.load %{{.*}}[%[[I]] + 2]
func.func @taps(%x: memref<100xf32>, %y: memref<98xf32>, %z: f32) {
  affine.parallel (%i) = (0) to (98) {
    %s = affine.for %k = 0 to 3 iter_args(%acc = %z) -> (f32) {
      %a = affine.load %x[%i + %k] : memref<100xf32>
      %n = arith.addf %acc, %a : f32
      affine.yield %n : f32
    }
    affine.store %s, %y[%i] : memref<98xf32>
  }
  return
}

// -----

// CHECK-LABEL: func.func @long
// CHECK: affine.for
func.func @long(%x: memref<200xf32>, %y: memref<98xf32>, %z: f32) {
  affine.parallel (%i) = (0) to (98) {
    %s = affine.for %k = 0 to 100 iter_args(%acc = %z) -> (f32) {
      %a = affine.load %x[%i + %k] : memref<200xf32>
      %n = arith.addf %acc, %a : f32
      affine.yield %n : f32
    }
    affine.store %s, %y[%i] : memref<98xf32>
  }
  return
}
