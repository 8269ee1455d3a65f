// RUN: raise-opt %s --pass-pipeline=mark-unique-indices | filecheck %s

// Neighbours are swapped: every index once.

// CHECK-LABEL: func.func @swap
// CHECK: "stablehlo.scatter"
// CHECK-SAME: unique_indices = true
func.func @swap(%x: tensor<8xf32>, %y: tensor<8xf32>) -> tensor<8xf32> attributes {rk.kernel} {
  %i = stablehlo.iota dim = 0 : tensor<8xi32>
  %one = stablehlo.constant dense<1> : tensor<8xi32>
  %k = stablehlo.xor %i, %one : tensor<8xi32>
  %j = stablehlo.reshape %k : (tensor<8xi32>) -> tensor<8x1xi32>
  %0 = "stablehlo.scatter"(%y, %j, %x) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<8xf32>, tensor<8x1xi32>, tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// Two lanes an element, one outside.

// CHECK-LABEL: func.func @pairs
// CHECK: "stablehlo.scatter"
// CHECK-NOT: unique_indices = true
// CHECK: return
func.func @pairs(%x: tensor<8xf32>, %y: tensor<8xf32>) -> tensor<8xf32> attributes {rk.kernel} {
  %i = stablehlo.iota dim = 0 : tensor<8xi32>
  %one = stablehlo.constant dense<1> : tensor<8xi32>
  %k = stablehlo.or %i, %one : tensor<8xi32>
  %j = stablehlo.reshape %k : (tensor<8xi32>) -> tensor<8x1xi32>
  %0 = "stablehlo.scatter"(%y, %j, %x) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<8xf32>, tensor<8x1xi32>, tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
