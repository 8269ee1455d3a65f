// RUN: raise-opt --pass-pipeline='drop-dead-stores,canonicalize' --split-input-file %s | filecheck %s
// RUN: raise-opt --pass-pipeline='drop-dead-stores' --split-input-file --print-remarks %s | filecheck %s --check-prefix=WHY

// What is read only to be stored again, and never read then, is not needed; the array is filled
// anew in between.
// CHECK-LABEL: func.func @reuse
// CHECK: affine.store %[[A:.*]], %[[S:.*]][%[[T:.*]]]
// CHECK: affine.load %[[S]][-%[[T]] + 63]
// CHECK-NOT: affine.load
// CHECK-NOT: affine.store %{{.*}}, %[[S]][0]
// CHECK: affine.store %{{.*}}, %[[S]][%[[T]]]
// CHECK: return
// WHY: applied: no result depends on the stored value: the store is gone
func.func @reuse(%x: memref<64xf32>, %y: memref<2x64xf32>) {
  affine.parallel (%b) = (0) to (1) {
    %s = memref.alloca() : memref<64xf32, #gpu.address_space<workgroup>>
    affine.parallel (%t) = (0) to (64) {
      %a = affine.load %x[%t] : memref<64xf32>
      affine.store %a, %s[%t] : memref<64xf32, #gpu.address_space<workgroup>>
      gpu.barrier
      %c = affine.load %s[63 - %t] : memref<64xf32, #gpu.address_space<workgroup>>
      affine.store %c, %y[0, %t] : memref<2x64xf32>
      gpu.barrier
      affine.if affine_set<(d0) : (-d0 >= 0)>(%t) {
        %d = affine.load %s[%t + 1] : memref<64xf32, #gpu.address_space<workgroup>>
        %e = arith.addf %d, %d : f32
        affine.store %e, %s[0] : memref<64xf32, #gpu.address_space<workgroup>>
      }
      gpu.barrier
      affine.store %c, %s[%t] : memref<64xf32, #gpu.address_space<workgroup>>
      gpu.barrier
      %f = affine.load %s[63 - %t] : memref<64xf32, #gpu.address_space<workgroup>>
      affine.store %f, %y[1, %t] : memref<2x64xf32>
    }
  }
  return
}

// -----

// Read later, or perhaps read later: stays.
// CHECK-LABEL: func.func @needed
// CHECK-COUNT-3: affine.store %{{.*}} : memref<64xf32, #gpu.address_space<workgroup>>
// CHECK: return
func.func @needed(%x: memref<64xf32>, %y: memref<64xf32>, %i: index) {
  affine.parallel (%b) = (0) to (1) {
    %s = memref.alloca() : memref<64xf32, #gpu.address_space<workgroup>>
    %u = memref.alloca() : memref<64xf32, #gpu.address_space<workgroup>>
    affine.parallel (%t) = (0) to (64) {
      %a = affine.load %x[%t] : memref<64xf32>
      affine.store %a, %s[%t] : memref<64xf32, #gpu.address_space<workgroup>>
      gpu.barrier
      %c = affine.load %s[63 - %t] : memref<64xf32, #gpu.address_space<workgroup>>
      affine.store %c, %u[%t] : memref<64xf32, #gpu.address_space<workgroup>>
      gpu.barrier
      affine.if affine_set<(d0) : (-d0 >= 0)>(%t) {
        affine.store %c, %u[0] : memref<64xf32, #gpu.address_space<workgroup>>
      }
      gpu.barrier
      %f = memref.load %u[%i] : memref<64xf32, #gpu.address_space<workgroup>>
      affine.store %f, %y[%t] : memref<64xf32>
    }
  }
  return
}
