// Static scalars specialize the kernel; a run-time scalar is a parameter after the arrays.

// DEFINE: %{arrays} = --arg f32[128] --arg f32[128]
// RUN: raise-kernel %examples/saxpy.ll --grid 4 --block 32 --arg 128 --arg 2.5 %{arrays} | filecheck %s --check-prefix=STATIC
// RUN: raise-kernel %examples/saxpy.ll --grid 4 --block 32 --arg 128 --arg a=f32[] %{arrays} | filecheck %s

// STATIC-LABEL: func.func @_Z5saxpyifPKfPf
// STATIC: [[A:%[a-z_]+]] = stablehlo.constant dense<2.500000e+00> : tensor<128xf32>
// STATIC-NEXT: stablehlo.multiply {{.*}}[[A]]

// CHECK-LABEL: func.func @_Z5saxpyifPKfPf
// CHECK-SAME: [[A:%[a-z0-9]+]]: tensor<f32> {rk.name = "a"}) -> tensor<128xf32>
// CHECK-NEXT: [[WIDE:%[0-9]+]] = stablehlo.broadcast_in_dim [[A]], dims = []
// CHECK-NEXT: stablehlo.multiply [[WIDE]]
