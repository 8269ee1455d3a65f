// RUN: raise-opt --pass-pipeline='unroll-tree-loops,canonicalize' --split-input-file %s | filecheck %s
// RUN: raise-opt --pass-pipeline='unroll-tree-loops' --split-input-file --print-remarks %s | filecheck %s --check-prefix=WHY

// CHECK-LABEL: func.func @tree
// CHECK-NOT: affine.for
// CHECK: arith.cmpi ult, %[[T:.*]], %c4_i32
// CHECK: gpu.barrier
// CHECK: arith.cmpi ult, %[[T]], %c2_i32
// CHECK: gpu.barrier
// CHECK: arith.cmpi ult, %[[T]], %c1_i32
// CHECK: gpu.barrier
// CHECK: return
func.func @tree(%v: f32) {
  %c4 = arith.constant 4 : i32
  %c1 = arith.constant 1 : i32
  affine.parallel (%b) = (0) to (1) {
    %s = memref.alloca() : memref<8xf32, #gpu.address_space<workgroup>>
    affine.parallel (%t) = (0) to (8) {
      %i = arith.index_cast %t : index to i32
      %r = affine.for %k = 0 to 3 iter_args(%half = %c4) -> (i32) {
        %in = arith.cmpi ult, %i, %half : i32
        scf.if %in {
          affine.store %v, %s[%t] : memref<8xf32, #gpu.address_space<workgroup>>
        }
        gpu.barrier
        %next = arith.shrui %half, %c1 : i32
        affine.yield %next : i32
      }
    }
  }
  return
}

// -----

// `1 << k`
// CHECK-LABEL: func.func @shifted
// CHECK-NOT: affine.for
// CHECK: return
func.func @shifted(%x: memref<8xi32>) {
  %c1 = arith.constant 1 : i32
  affine.parallel (%t) = (0) to (8) {
    %i = arith.index_cast %t : index to i32
    affine.for %k = 0 to 3 {
      %ki = arith.index_cast %k : index to i32
      %p = arith.shli %c1, %ki : i32
      %j = arith.xori %i, %p : i32
      affine.store %j, %x[%t] : memref<8xi32>
      gpu.barrier
    }
  }
  return
}

// -----

// A loop over tiles is none over powers of two; neither is one in which nobody talks, and one of
// too many steps stays with a remark.
// CHECK-LABEL: func.func @loops
// CHECK: affine.for
// CHECK: affine.for
// CHECK: affine.for
// WHY: missed: the loop over powers of two is not unrolled: 20 iterations of 3 operations
func.func @loops(%x: memref<64xf32>, %y: memref<1xi32>, %v: f32) {
  %c4 = arith.constant 4 : i32
  %c1 = arith.constant 1 : i32
  affine.parallel (%t) = (0) to (64) {
    affine.for %k = 0 to 4 {
      affine.store %v, %x[%k * 16] : memref<64xf32>
      gpu.barrier
    }
    %q = affine.for %k = 0 to 3 iter_args(%half = %c4) -> (i32) {
      %next = arith.shrui %half, %c1 : i32
      affine.yield %next : i32
    }
    affine.store %q, %y[0] : memref<1xi32>
    %r = affine.for %k = 0 to 20 iter_args(%half = %c4) -> (i32) {
      gpu.barrier
      %next = arith.shrui %half, %c1 : i32
      affine.yield %next : i32
    }
  }
  return
}
