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
// WHY: applied: the store is removed: no result depends on its value
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

// -----

// A sum in shared memory that a loop carries along, and a shuffle of it: nothing needs either. The
// loop counts on, and hands the sum through as it came.
// CHECK-LABEL: func.func @carried
// CHECK-NOT: func.call
// CHECK: %[[R:.*]]:2 = affine.for %{{.*}} = 0 to 4 iter_args(%[[SUM:.*]] = %{{.*}}, %[[COUNT:.*]] = %{{.*}}) -> (f32, i32) {
// CHECK-NEXT: %[[NEXT:.*]] = arith.addi %[[COUNT]]
// CHECK-NEXT: affine.yield %[[SUM]], %[[NEXT]]
// CHECK-NOT: workgroup
// CHECK: affine.store %[[R]]#1
func.func private @rk.warp.shuffle.down.f32.i32.i32.index(f32, i32, i32, index) -> (f32, i1)
func.func @carried(%x: memref<32xf32>, %y: memref<32xi32>) attributes {rk.kernel} {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c31 = arith.constant 31 : i32
  affine.parallel (%b) = (0) to (1) {
    %s = memref.alloca() : memref<32xf32, #gpu.address_space<workgroup>>
    affine.parallel (%t) = (0) to (32) {
      %v = affine.load %x[%t] : memref<32xf32>
      affine.store %v, %s[%t] : memref<32xf32, #gpu.address_space<workgroup>>
      %r:2 = affine.for %k = 0 to 4 iter_args(%sum = %v, %count = %c0) -> (f32, i32) {
        %w = affine.load %s[-%t + 31] : memref<32xf32, #gpu.address_space<workgroup>>
        %more = arith.addf %sum, %w : f32
        affine.store %more, %s[%t] : memref<32xf32, #gpu.address_space<workgroup>>
        %next = arith.addi %count, %c1 : i32
        affine.yield %more, %next : f32, i32
      }
      %m:2 = func.call @rk.warp.shuffle.down.f32.i32.i32.index(%r#0, %c1, %c31, %t) : (f32, i32, i32, index) -> (f32, i1)
      affine.store %m#0, %s[%t] : memref<32xf32, #gpu.address_space<workgroup>>
      affine.store %r#1, %y[%t] : memref<32xi32>
    }
  }
  return
}
