// RUN: raise-opt --pass-pipeline='collapse-parallel' --split-input-file %s | filecheck %s

// CHECK-LABEL: func.func @nest
// CHECK: affine.parallel (%[[B:.*]], %[[T:.*]]) = (0, 0) to (4, 16)
// CHECK-NEXT: affine.store %{{.*}}, %{{.*}}[%[[B]] * 16 + %[[T]]]
func.func @nest(%x: memref<64xf32>, %v: f32) {
  affine.parallel (%b) = (0) to (4) {
    affine.parallel (%t) = (0) to (16) {
      affine.store %v, %x[%b * 16 + %t] : memref<64xf32>
    }
  }
  return
}

// -----

// Shared memory lives as long as its block: the loops stay apart.
// CHECK-LABEL: func.func @shared
// CHECK: affine.parallel (%{{.*}}) = (0) to (4)
// CHECK-NEXT: memref.alloca
// CHECK-NEXT: affine.parallel (%{{.*}}) = (0) to (16)
func.func @shared(%x: memref<64xf32>, %v: f32) {
  affine.parallel (%b) = (0) to (4) {
    %s = memref.alloca() : memref<16xf32, #gpu.address_space<workgroup>>
    affine.parallel (%t) = (0) to (16) {
      affine.store %v, %s[%t] : memref<16xf32, #gpu.address_space<workgroup>>
    }
  }
  return
}
