// RUN: raise-opt %s --split-input-file --pass-pipeline=choose-product-form | filecheck %s

// A vector that a matrix is multiplied with along its first axis.
// CHECK-LABEL: func.func @columns
// CHECK-SAME: ([[A:%.+]]: tensor<5x9xf32>, [[T:%.+]]: tensor<5xf32>)
// CHECK: stablehlo.dot_general [[T]], [[A]], contracting_dims = [0] x [0]
func.func @columns(%a: tensor<5x9xf32>, %t: tensor<5xf32>) -> tensor<9xf32> {
  %y = stablehlo.dot_general %a, %t, contracting_dims = [0] x [0] : (tensor<5x9xf32>, tensor<5xf32>) -> tensor<9xf32>
  return %y : tensor<9xf32>
}

// -----

// Along its last axis: as it was.
// CHECK-LABEL: func.func @rows
// CHECK-SAME: ([[A:%.+]]: tensor<5x9xf32>, [[X:%.+]]: tensor<9xf32>)
// CHECK: stablehlo.dot_general [[A]], [[X]], contracting_dims = [1] x [0]
func.func @rows(%a: tensor<5x9xf32>, %x: tensor<9xf32>) -> tensor<5xf32> {
  %y = stablehlo.dot_general %a, %x, contracting_dims = [1] x [0] : (tensor<5x9xf32>, tensor<9xf32>) -> tensor<5xf32>
  return %y : tensor<5xf32>
}

// -----

// A batch of vectors.
// CHECK-LABEL: func.func @batch
// CHECK-SAME: ([[A:%.+]]: tensor<4x5x9xf32>, [[T:%.+]]: tensor<5x4xf32>)
// CHECK: stablehlo.dot_general [[T]], [[A]], batching_dims = [1] x [0], contracting_dims = [0] x [1]
func.func @batch(%a: tensor<4x5x9xf32>, %t: tensor<5x4xf32>) -> tensor<4x9xf32> {
  %y = stablehlo.dot_general %a, %t, batching_dims = [0] x [1], contracting_dims = [1] x [0] : (tensor<4x5x9xf32>, tensor<5x4xf32>) -> tensor<4x9xf32>
  return %y : tensor<4x9xf32>
}

// -----

// CHECK-LABEL: func.func @crossed
// CHECK-SAME: ([[A:%.+]]: tensor<65x70xf64>
// CHECK: [[T:%.+]] = stablehlo.transpose [[A]], dims = [1, 0]
// CHECK: [[R:%.+]] = stablehlo.optimization_barrier [[T]]
// CHECK: stablehlo.dot_general [[R]], [[A]], contracting_dims = [1] x [0]
func.func @crossed(%a: tensor<65x70xf64>) -> tensor<70x70xf64> {
  %c = stablehlo.dot_general %a, %a, contracting_dims = [0] x [0] : (tensor<65x70xf64>, tensor<65x70xf64>) -> tensor<70x70xf64>
  return %c : tensor<70x70xf64>
}

// -----

// Not for f32, nor on a GPU, nor small ones.
// CHECK-LABEL: func.func @floats
// CHECK-NOT: stablehlo.transpose
func.func @floats(%a: tensor<65x70xf32>) -> tensor<70x70xf32> {
  %c = stablehlo.dot_general %a, %a, contracting_dims = [0] x [0] : (tensor<65x70xf32>, tensor<65x70xf32>) -> tensor<70x70xf32>
  return %c : tensor<70x70xf32>
}

// -----

// CHECK-LABEL: func.func @on_a_gpu
// CHECK-NOT: stablehlo.transpose
func.func @on_a_gpu(%a: tensor<65x70xf64>) -> tensor<70x70xf64> attributes {rk.kernel, rk.target = "cuda"} {
  %c = stablehlo.dot_general %a, %a, contracting_dims = [0] x [0] : (tensor<65x70xf64>, tensor<65x70xf64>) -> tensor<70x70xf64>
  return %c : tensor<70x70xf64>
}

// -----

// CHECK-LABEL: func.func @small
// CHECK-NOT: stablehlo.transpose
func.func @small(%a: tensor<65x7xf64>) -> tensor<7x7xf64> {
  %c = stablehlo.dot_general %a, %a, contracting_dims = [0] x [0] : (tensor<65x7xf64>, tensor<65x7xf64>) -> tensor<7x7xf64>
  return %c : tensor<7x7xf64>
}

// -----

// On a GPU a vector times a large matrix of f64 is the first of two rows.
// CHECK-LABEL: func.func @two_rows
// CHECK-SAME: ([[A:%.+]]: tensor<1024x1030xf64>, [[T:%.+]]: tensor<1024xf64>)
// CHECK: [[R:%.+]] = stablehlo.reshape [[T]]
// CHECK: [[P:%.+]] = stablehlo.pad [[R]], {{.*}}, low = [0, 0], high = [1, 0]
// CHECK: [[C:%.+]] = stablehlo.dot_general [[P]], [[A]], contracting_dims = [1] x [0] {{.*}} -> tensor<2x1030xf64>
// CHECK: stablehlo.slice [[C]] [0:1, 0:1030]
func.func @two_rows(%a: tensor<1024x1030xf64>, %t: tensor<1024xf64>) -> tensor<1030xf64> attributes {rk.kernel, rk.target = "cuda"} {
  %y = stablehlo.dot_general %a, %t, contracting_dims = [0] x [0] : (tensor<1024x1030xf64>, tensor<1024xf64>) -> tensor<1030xf64>
  return %y : tensor<1030xf64>
}

// -----

// CHECK-LABEL: func.func @one_row_of_floats
// CHECK-NOT: stablehlo.pad
func.func @one_row_of_floats(%a: tensor<1024x1030xf32>, %t: tensor<1024xf32>) -> tensor<1030xf32> attributes {rk.kernel, rk.target = "cuda"} {
  %y = stablehlo.dot_general %a, %t, contracting_dims = [0] x [0] : (tensor<1024x1030xf32>, tensor<1024xf32>) -> tensor<1030xf32>
  return %y : tensor<1030xf32>
}

// -----

// CHECK-LABEL: func.func @one_row_of_a_small_matrix
// CHECK-NOT: stablehlo.pad
func.func @one_row_of_a_small_matrix(%a: tensor<24x30xf64>, %t: tensor<24xf64>) -> tensor<30xf64> attributes {rk.kernel, rk.target = "cuda"} {
  %y = stablehlo.dot_general %a, %t, contracting_dims = [0] x [0] : (tensor<24x30xf64>, tensor<24xf64>) -> tensor<30xf64>
  return %y : tensor<30xf64>
}
