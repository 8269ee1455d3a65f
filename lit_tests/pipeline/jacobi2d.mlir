// The stencil of the README, stage by stage, and the same from every optimization level.

// DEFINE: %{args} = --grid 2,2 --block 16,16 --arg 'x=f32[32,32]' --arg 'y=f32[32,32]' --arg n=32
// RUN: raise-kernel %examples/jacobi2d.ll %{args} --emit scf | filecheck %s --check-prefix=SCF
// RUN: raise-kernel %examples/jacobi2d.ll %{args} --emit affine | filecheck %s --check-prefix=AFFINE
// RUN: raise-kernel %examples/jacobi2d.ll %{args} | filecheck %s
// RUN: raise-kernel %examples/O0/jacobi2d.ll %{args} | filecheck %s
// RUN: raise-kernel %examples/O1/jacobi2d.ll %{args} | filecheck %s
// RUN: raise-kernel %examples/O2/jacobi2d.ll %{args} | filecheck %s
// RUN: raise-kernel %examples/jacobi2d.ll %{args} --emit jax | filecheck %s --check-prefix=JAX

// SCF-LABEL: func.func @_Z8jacobi2dPKfPfi
// SCF-SAME: memref<1024xf32> {{.*}}rk.shape = array<i64: 32, 32>
// SCF: gpu.block_id x
// SCF: gpu.thread_id x
// SCF: scf.if
// SCF-NOT: cf.
// SCF: memref.store

// AFFINE-LABEL: func.func @_Z8jacobi2dPKfPfi
// AFFINE-SAME: ([[X:%[a-z0-9]+]]: memref<32x32xf32>
// AFFINE: affine.parallel ([[I:%[a-z0-9]+]], [[J:%[a-z0-9]+]]) = (1, 1) to (31, 31)
// AFFINE-NEXT: affine.load [[X]]{{\[}}[[I]] - 1, [[J]]]
// AFFINE-NEXT: affine.load [[X]]{{\[}}[[I]] + 1, [[J]]]
// AFFINE: affine.load [[X]]{{\[}}[[I]], [[J]] - 1]
// AFFINE: affine.load [[X]]{{\[}}[[I]], [[J]] + 1]
// AFFINE: affine.store
// AFFINE-NOT: affine.if

// CHECK-LABEL: func.func @_Z8jacobi2dPKfPfi
// CHECK-SAME: ([[X:%[a-z0-9]+]]: tensor<32x32xf32> {rk.name = "x"}, [[Y:%[a-z0-9]+]]: tensor<32x32xf32>
// CHECK-DAG: [[ONE:%[a-z0-9_]+]] = stablehlo.constant dense<1> : tensor<i32>
// CHECK-DAG: [[QUARTER:%[a-z0-9_]+]] = stablehlo.constant dense<2.500000e-01> : tensor<30x30xf32>
// CHECK-NEXT: [[UP:%[0-9]+]] = stablehlo.slice [[X]] [0:30, 1:31]
// CHECK-NEXT: [[DOWN:%[0-9]+]] = stablehlo.slice [[X]] [2:32, 1:31]
// CHECK-NEXT: [[S1:%[0-9]+]] = stablehlo.add [[UP]], [[DOWN]]
// CHECK-NEXT: [[LEFT:%[0-9]+]] = stablehlo.slice [[X]] [1:31, 0:30]
// CHECK-NEXT: [[S2:%[0-9]+]] = stablehlo.add [[S1]], [[LEFT]]
// CHECK-NEXT: [[RIGHT:%[0-9]+]] = stablehlo.slice [[X]] [1:31, 2:32]
// CHECK-NEXT: [[S3:%[0-9]+]] = stablehlo.add [[S2]], [[RIGHT]]
// CHECK-NEXT: [[MEAN:%[0-9]+]] = stablehlo.multiply [[S3]], [[QUARTER]]
// CHECK-NEXT: [[OUT:%[0-9]+]] = stablehlo.dynamic_update_slice [[Y]], [[MEAN]], [[ONE]], [[ONE]]
// CHECK-NEXT: return [[OUT]]

// JAX: @jax.jit
// JAX-NEXT: def jacobi2d(x, y):
// JAX: lax.dynamic_update_slice(y, {{.*}} * 0.25, (1, 1))
