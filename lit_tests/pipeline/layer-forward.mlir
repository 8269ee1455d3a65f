// RUN: raise-opt --pass-pipeline='forward-shared-memory,canonicalize,sync-elimination' %s | filecheck %s
// RUN: raise-opt --pass-pipeline='forward-shared-memory,canonicalize,sync-elimination,distribute-parallel,interchange-parallel,distribute-parallel,canonicalize' %s | filecheck %s --check-prefix=SPLIT

// One layer of a network, after Rodinia's back-propagation as Moses et al. describe it in
// "High-Performance GPU-to-CPU Transpilation and Optimization via High-Level Parallel Constructs"
// (PPoPP 2023): inputs times weights in shared memory, then sums over the inputs. Each thread
// multiplies the weight that it stored itself, so that load is the stored value and the store goes
// unread; of the three barriers in front of the sums the first two order nothing. The inputs come
// straight from memory as well, since nobody writes there. The weights are updated in place.

// CHECK-LABEL: func.func @layer_forward
// CHECK: %[[M:.*]] = memref.alloca() : memref<16x16xf32, #gpu.address_space<workgroup>>
// CHECK-NEXT: affine.parallel (%[[TY:.*]], %[[TX:.*]]) = (0, 0) to (16, 16)
// CHECK-NEXT: %[[W:.*]] = affine.load %{{.*}}[%[[TY]] * 16 + %[[TX]]] : memref<256xf32>
// CHECK-NEXT: %[[N:.*]] = affine.load %{{.*}}[%[[TY]]] : memref<16xf32>
// CHECK-NEXT: %[[P:.*]] = arith.mulf %[[W]], %[[N]]
// CHECK-NEXT: affine.store %[[P]], %[[M]][%[[TY]], %[[TX]]]
// CHECK-NEXT: gpu.barrier
// CHECK-NEXT: affine.for
// CHECK: affine.load %[[M]][%[[TY]] + 8, %[[TX]]]
// CHECK: gpu.barrier
// CHECK-NOT: gpu.barrier
// CHECK: return

// SPLIT-LABEL: func.func @layer_forward
// SPLIT-COUNT-2: affine.parallel
// SPLIT: affine.for
// SPLIT: affine.parallel
// SPLIT: affine.parallel
// SPLIT-NOT: gpu.barrier
// SPLIT: return
func.func @layer_forward(%in: memref<16xf32>, %w: memref<256xf32>, %out: memref<16xf32>) {
  affine.parallel (%b) = (0) to (1) {
    %node = memref.alloca() : memref<16xf32, #gpu.address_space<workgroup>>
    %m = memref.alloca() : memref<16x16xf32, #gpu.address_space<workgroup>>
    affine.parallel (%ty, %tx) = (0, 0) to (16, 16) {
      affine.if affine_set<(d0) : (-d0 >= 0)>(%tx) {
        %i = affine.load %in[%ty] : memref<16xf32>
        affine.store %i, %node[%ty] : memref<16xf32, #gpu.address_space<workgroup>>
      }
      gpu.barrier
      %v = affine.load %w[%ty * 16 + %tx] : memref<256xf32>
      affine.store %v, %m[%ty, %tx] : memref<16x16xf32, #gpu.address_space<workgroup>>
      gpu.barrier
      %a = affine.load %m[%ty, %tx] : memref<16x16xf32, #gpu.address_space<workgroup>>
      %n = affine.load %node[%ty] : memref<16xf32, #gpu.address_space<workgroup>>
      %p = arith.mulf %a, %n : f32
      affine.store %p, %m[%ty, %tx] : memref<16x16xf32, #gpu.address_space<workgroup>>
      gpu.barrier
      affine.for %k = 0 to 4 {
        affine.if affine_set<(d0) : (-d0 + 7 >= 0)>(%ty) {
          %x = affine.load %m[%ty, %tx] : memref<16x16xf32, #gpu.address_space<workgroup>>
          %y = affine.load %m[%ty + 8, %tx] : memref<16x16xf32, #gpu.address_space<workgroup>>
          %s = arith.addf %x, %y : f32
          affine.store %s, %m[%ty, %tx] : memref<16x16xf32, #gpu.address_space<workgroup>>
        }
        gpu.barrier
      }
      %r = affine.load %m[%ty, %tx] : memref<16x16xf32, #gpu.address_space<workgroup>>
      affine.store %r, %w[%ty * 16 + %tx] : memref<256xf32>
      affine.if affine_set<(d0) : (-d0 >= 0)>(%tx) {
        %z = affine.load %m[%tx, %ty] : memref<16x16xf32, #gpu.address_space<workgroup>>
        affine.store %z, %out[%ty] : memref<16xf32>
      }
    }
  }
  return
}
