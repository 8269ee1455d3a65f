// RUN: raise-opt --pass-pipeline='guard-sums' --split-input-file %s | filecheck %s

// Through arithmetic, and what both uses ask; the barrier and the store in between stay after it.
// CHECK: [[SET:#.+]] = affine_set<(d0) : (-d0 >= 0)>
// CHECK-LABEL: func.func @mean
// CHECK: affine.parallel ([[W:%.+]], {{%.+}}) = (0, 0) to (4, 32)
// CHECK-NEXT: [[S:%.+]] = affine.if [[SET]]([[W]]) -> f32 {
// CHECK-NEXT: affine.parallel ({{%.+}}) = (0) to (4) reduce ("addf")
// CHECK: } else {
// CHECK: gpu.barrier
// CHECK: affine.store {{%.+}}, {{%.+}}[0]
// CHECK: arith.divf [[S]]
#first = affine_set<(d0, d1) : (-d0 >= 0, -d1 >= 0)>
#warp = affine_set<(d0) : (-d0 >= 0)>
func.func @mean(%p: memref<4xf32>, %y: memref<4xf32>, %z: memref<32xf32>, %n: f32, %v: f32) {
  affine.parallel (%w, %l) = (0, 0) to (4, 32) {
    %s = affine.parallel (%k) = (0) to (4) reduce ("addf") -> (f32) {
      %x = affine.load %p[%k] : memref<4xf32>
      affine.yield %x : f32
    }
    gpu.barrier
    affine.store %v, %p[0] : memref<4xf32>
    %m = arith.divf %s, %n : f32
    affine.if #first(%w, %l) {
      affine.store %m, %y[0] : memref<4xf32>
    }
    affine.if #warp(%w) {
      affine.store %s, %z[%l] : memref<32xf32>
    }
  }
  return
}

// -----

// A lane without a guard uses it.
// CHECK-LABEL: func.func @everyone
// CHECK: affine.parallel
// CHECK-NEXT: affine.parallel {{.*}} reduce ("addf")
#first = affine_set<(d0) : (-d0 >= 0)>
func.func @everyone(%p: memref<4xf32>, %y: memref<32xf32>) {
  affine.parallel (%l) = (0) to (32) {
    %s = affine.parallel (%k) = (0) to (4) reduce ("addf") -> (f32) {
      %x = affine.load %p[%k] : memref<4xf32>
      affine.yield %x : f32
    }
    affine.if #first(%l) {
      affine.store %s, %y[0] : memref<32xf32>
    }
    affine.store %s, %y[%l] : memref<32xf32>
  }
  return
}
