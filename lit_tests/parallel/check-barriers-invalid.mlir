// RUN: raise-opt --pass-pipeline='check-barriers' --split-input-file --expect-refusal %s | filecheck %s

// CHECK: error[RK017]: a barrier that not every thread of the block reaches
func.func @branches(%n: index) attributes {rk.kernel} {
  affine.parallel (%t) = (0) to (64) {
    %c = arith.cmpi slt, %t, %n : index
    scf.if %c {
      gpu.barrier
    } else {
      gpu.barrier
    }
  }
  return
}

// -----

// CHECK: error[RK017]: a barrier that not every thread of the block reaches
func.func @after(%n: index) attributes {rk.kernel} {
  affine.parallel (%t) = (0) to (64) {
    %c = arith.cmpi slt, %t, %n : index
    scf.if %c {
      gpu.barrier
    }
    gpu.barrier
  }
  return
}

// -----

// CHECK: error[RK017]: a barrier that different threads of the block reach in different iterations
func.func @iterations(%n: index) attributes {rk.kernel} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  affine.parallel (%t) = (0) to (64) {
    scf.for %k = %c0 to %n step %c1 {
      %c = arith.cmpi slt, %t, %k : index
      scf.if %c {
        gpu.barrier
      }
    }
  }
  return
}

// -----

// CHECK: error[RK017]: every thread reaches a barrier of 32
func.func @count(%n: index) attributes {rk.kernel} {
  affine.parallel (%t) = (0) to (64) {
    gpu.barrier {rk.count = 32 : i64}
  }
  return
}
