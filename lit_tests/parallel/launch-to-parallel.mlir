// RUN: raise-opt --pass-pipeline='launch-to-parallel,canonicalize' --split-input-file %s | filecheck %s

// Blocks outside, threads inside, z y x order; a dimension of size one has no loop.
// CHECK-LABEL: func.func @two_d
// CHECK: affine.parallel (%[[BY:.*]], %[[BX:.*]]) = (0, 0) to (3, 2)
// CHECK-NEXT: affine.parallel (%[[TX:.*]]) = (0) to (16)
// CHECK: memref.store %{{.*}}, %{{.*}}[%[[TX]]]
// CHECK: memref.store %{{.*}}, %{{.*}}[%[[BX]]]
// CHECK: memref.store %{{.*}}, %{{.*}}[%[[BY]]]
func.func @two_d(%x: memref<64xf32>, %v: f32) attributes {rk.grid = array<i64: 2, 3, 1>, rk.block = array<i64: 16, 1, 1>} {
  %t = gpu.thread_id x
  %b = gpu.block_id x
  %c = gpu.block_id y
  memref.store %v, %x[%t] : memref<64xf32>
  memref.store %v, %x[%b] : memref<64xf32>
  memref.store %v, %x[%c] : memref<64xf32>
  return
}

// -----

// Shared memory belongs to the block, private memory to the thread.
// CHECK-LABEL: func.func @shared
// CHECK: affine.parallel (%{{.*}}) = (0) to (4)
// CHECK-NEXT: memref.alloca() : memref<16xf32, #gpu.address_space<workgroup>>
// CHECK-NEXT: affine.parallel (%{{.*}}) = (0) to (16)
// CHECK-NEXT: memref.alloca() : memref<4xf32>
// CHECK: gpu.barrier
func.func @shared(%x: memref<64xf32>, %v: f32) attributes {rk.grid = array<i64: 4, 1, 1>, rk.block = array<i64: 16, 1, 1>} {
  %s = memref.alloca() : memref<16xf32, #gpu.address_space<workgroup>>
  %p = memref.alloca() : memref<4xf32>
  %t = gpu.thread_id x
  %c0 = arith.constant 0 : index
  memref.store %v, %s[%t] : memref<16xf32, #gpu.address_space<workgroup>>
  gpu.barrier
  %w = memref.load %s[%t] : memref<16xf32, #gpu.address_space<workgroup>>
  memref.store %w, %p[%c0] : memref<4xf32>
  %u = memref.load %p[%c0] : memref<4xf32>
  memref.store %u, %x[%t] : memref<64xf32>
  return
}
