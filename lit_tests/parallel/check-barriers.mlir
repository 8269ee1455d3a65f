// RUN: raise-opt --pass-pipeline='check-barriers' --print-remarks --split-input-file %s | filecheck %s

// Under a condition that no later barrier asks about, the others have returned.
// CHECK: note: not every thread reaches this barrier
// CHECK: func.func @returned
func.func @returned(%x: memref<64xf32>, %n: index) attributes {rk.kernel} {
  affine.parallel (%t) = (0) to (64) {
    %c = arith.cmpi slt, %t, %n : index
    scf.if %c {
      gpu.barrier
    }
  }
  return
}

// -----

// One condition for all threads: nothing to say.
// CHECK-NOT: not every thread
// CHECK: func.func @uniform
func.func @uniform(%x: memref<64xf32>, %c: i1) attributes {rk.kernel} {
  affine.parallel (%t) = (0) to (64) {
    scf.if %c {
      gpu.barrier
    }
    gpu.barrier
  }
  return
}

// -----

// Two barriers with numbers of their own, one for each half of the block.
// CHECK: note: not every thread reaches this barrier
// CHECK: func.func @halves
func.func @halves(%x: memref<64xf32>) attributes {rk.kernel} {
  %c32 = arith.constant 32 : index
  affine.parallel (%t) = (0) to (64) {
    %c = arith.cmpi slt, %t, %c32 : index
    scf.if %c {
      gpu.barrier {rk.count = 32 : i64, rk.id = 1 : i64}
    } else {
      gpu.barrier {rk.count = 32 : i64, rk.id = 2 : i64}
    }
  }
  return
}
