// Loops over products become contractions.

// DEFINE: %{mm} = --grid 2,2 --block 16,16 --arg f32[32,8] --arg f32[8,32] --arg f32[32,32]
// RUN: raise-kernel %examples/O1/matmul.ll %{mm} --arg 32 --arg 32 --arg 8 | filecheck %s
// RUN: raise-kernel %examples/O0/matmul.ll %{mm} --arg 32 --arg 32 --arg 8 | filecheck %s
// RUN: raise-kernel %examples/matmul.ll %{mm} --arg 32 --arg 32 --arg 8 | filecheck %s --check-prefix=O3

// CHECK-LABEL: func.func @_Z6matmulPKfS0_Pfiii
// CHECK-SAME: ([[A:%[a-z0-9]+]]: tensor<32x8xf32> {{{.*}}}, [[B:%[a-z0-9]+]]: tensor<8x32xf32>
// CHECK-NEXT: [[C:%[0-9]+]] = stablehlo.dot_general [[A]], [[B]], contracting_dims = [1] x [0]
// CHECK-NEXT: return [[C]]

// clang -O3 unrolls by four.
// O3-LABEL: func.func @_Z6matmulPKfS0_Pfiii
// O3: stablehlo.dot_general
// O3-NOT: stablehlo.while
