// The arrays that a kernel writes come back even where these sizes leave it nothing to write.

// RUN: raise-kernel %examples/jacobi2d.ll --grid 1 --block 16,16 --arg f32[2,2] --arg f32[2,2] --arg 2 | filecheck %s

// CHECK-LABEL: func.func @_Z8jacobi2dPKfPfi
// CHECK-SAME: [[Y:%arg1]]: tensor<2x2xf32>
// CHECK-SAME: -> tensor<2x2xf32>
// CHECK-NEXT: return [[Y]]
