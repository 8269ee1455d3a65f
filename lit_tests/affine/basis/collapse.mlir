// RUN: raise-opt --pass-pipeline='choose-basis' --split-input-file %s | filecheck %s
// RUN: raise-opt --pass-pipeline='choose-basis{warps=false}' --split-input-file %s | filecheck %s --check-prefix=WARPS

// CHECK-LABEL: func.func @nest
// CHECK: affine.parallel (%[[B:.*]], %[[T:.*]]) = (0, 0) to (4, 16)
// CHECK-NEXT: affine.store %{{.*}}, %{{.*}}[%[[B]] * 8 + %[[T]]]
func.func @nest(%x: memref<64xf32>, %v: f32) {
  affine.parallel (%b) = (0) to (4) {
    affine.parallel (%t) = (0) to (16) {
      affine.store %v, %x[%b * 8 + %t] : memref<64xf32>
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

// -----

// Threads that exchange values in a warp stay a loop of one block where that is asked for.
// CHECK-LABEL: func.func @warp
// WARPS-LABEL: func.func @warp
// WARPS: affine.parallel (%[[B:.*]]) = (0) to (4) {
// WARPS: affine.parallel (%[[T:.*]]) = (0) to (32) {
func.func private @rk.warp.shuffle.xor.i32.i32.i32.index(i32, i32, i32, index) -> (i32, i1)
func.func @warp(%x: memref<128xi32>) {
  %c4 = arith.constant 4 : i32
  %c31 = arith.constant 31 : i32
  affine.parallel (%b) = (0) to (4) {
    affine.parallel (%t) = (0) to (32) {
      %v = affine.load %x[%b * 32 + %t] : memref<128xi32>
      %s:2 = func.call @rk.warp.shuffle.xor.i32.i32.i32.index(%v, %c4, %c31, %t) : (i32, i32, i32, index) -> (i32, i1)
      affine.store %s#0, %x[%b * 32 + %t] : memref<128xi32>
    }
  }
  return
}

// -----

// Arithmetic on the block's index goes into the thread loop.
// CHECK-LABEL: func.func @arithmetic
// CHECK: affine.parallel ([[B:%.+]], [[T:%.+]]) = (0, 0) to (4, 16)
// CHECK-NEXT: arith.index_cast [[B]]
// CHECK-NEXT: affine.store
func.func @arithmetic(%x: memref<4x16xi32>) {
  affine.parallel (%b) = (0) to (4) {
    %v = arith.index_cast %b : index to i32
    affine.parallel (%t) = (0) to (16) {
      affine.store %v, %x[%b, %t] : memref<4x16xi32>
    }
  }
  return
}
