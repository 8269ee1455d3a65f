// RUN: raise-opt %s --split-input-file --pass-pipeline=simplify-scatters,canonicalize | filecheck %s

// Every row adds to the same elements: their sum does.

// CHECK-LABEL: func.func @rows
// CHECK-SAME: ([[Y:%.+]]: tensor<9xf32>, [[X:%.+]]: tensor<10x9xf32>)
// CHECK: [[S:%.+]] = stablehlo.reduce([[X]] init: {{%.+}}) applies stablehlo.add across dimensions = [0]
// CHECK: [[R:%.+]] = stablehlo.add [[Y]], {{%.+}}
// CHECK: return [[R]]
func.func @rows(%y: tensor<9xf32>, %x: tensor<10x9xf32>) -> tensor<9xf32> {
  %j = stablehlo.iota dim = 1 : tensor<10x9xi32>
  %0 = stablehlo.reshape %j : (tensor<10x9xi32>) -> tensor<90x1xi32>
  %1 = stablehlo.reshape %x : (tensor<10x9xf32>) -> tensor<90xf32>
  %2 = "stablehlo.scatter"(%y, %0, %1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %3 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %3 : tensor<f32>
  }) : (tensor<9xf32>, tensor<90x1xi32>, tensor<90xf32>) -> tensor<9xf32>
  return %2 : tensor<9xf32>
}

// -----

// An atomic maximum of all lanes, of unsigned numbers.
// CHECK-LABEL: func.func @one_place
// CHECK: %[[B:.*]] = stablehlo.reduce({{.*}}) applies stablehlo.maximum across dimensions = [0]
// CHECK: stablehlo.maximum %arg0, %[[B]]
func.func @one_place(%b: tensor<1xui64>, %x: tensor<40xui64>) -> tensor<1xui64> attributes {rk.kernel} {
  %i = stablehlo.constant dense<0> : tensor<40x1xi32>
  %r = "stablehlo.scatter"(%b, %i, %x) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<ui64>, %q: tensor<ui64>):
    %m = stablehlo.maximum %p, %q : tensor<ui64>
    stablehlo.return %m : tensor<ui64>
  }) : (tensor<1xui64>, tensor<40x1xi32>, tensor<40xui64>) -> tensor<1xui64>
  return %r : tensor<1xui64>
}

// -----

// Counts commute: the updates come in the order that the data has in memory.

// CHECK-LABEL: func.func @counts_in_any_order
// CHECK-SAME: ([[Y:%.+]]: tensor<256xi32>, [[X:%.+]]: tensor<8x9xi32>)
// CHECK-NOT: stablehlo.transpose
// CHECK: [[I:%.+]] = stablehlo.reshape [[X]] : (tensor<8x9xi32>) -> tensor<72x1xi32>
// CHECK: "stablehlo.scatter"([[Y]], [[I]], {{%.+}})
func.func @counts_in_any_order(%y: tensor<256xi32>, %x: tensor<8x9xi32>) -> tensor<256xi32> {
  %t = stablehlo.transpose %x, dims = [1, 0] : (tensor<8x9xi32>) -> tensor<9x8xi32>
  %0 = stablehlo.reshape %t : (tensor<9x8xi32>) -> tensor<72x1xi32>
  %1 = stablehlo.constant dense<1> : tensor<72xi32>
  %2 = "stablehlo.scatter"(%y, %0, %1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %3 = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %3 : tensor<i32>
  }) : (tensor<256xi32>, tensor<72x1xi32>, tensor<72xi32>) -> tensor<256xi32>
  return %2 : tensor<256xi32>
}

// -----

// What is added has the order of its indices.

// CHECK-LABEL: func.func @weights_in_any_order
// CHECK-SAME: ([[Y:%.+]]: tensor<256xf32>, [[X:%.+]]: tensor<8x9xi32>, [[W:%.+]]: tensor<8x9xf32>)
// CHECK-DAG: [[I:%.+]] = stablehlo.reshape [[X]] : (tensor<8x9xi32>) -> tensor<72x1xi32>
// CHECK-DAG: [[V:%.+]] = stablehlo.reshape [[W]] : (tensor<8x9xf32>) -> tensor<72xf32>
// CHECK: "stablehlo.scatter"([[Y]], [[I]], [[V]])
func.func @weights_in_any_order(%y: tensor<256xf32>, %x: tensor<8x9xi32>, %w: tensor<8x9xf32>) -> tensor<256xf32> {
  %t = stablehlo.transpose %x, dims = [1, 0] : (tensor<8x9xi32>) -> tensor<9x8xi32>
  %u = stablehlo.transpose %w, dims = [1, 0] : (tensor<8x9xf32>) -> tensor<9x8xf32>
  %0 = stablehlo.reshape %t : (tensor<9x8xi32>) -> tensor<72x1xi32>
  %1 = stablehlo.reshape %u : (tensor<9x8xf32>) -> tensor<72xf32>
  %2 = "stablehlo.scatter"(%y, %0, %1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %3 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %3 : tensor<f32>
  }) : (tensor<256xf32>, tensor<72x1xi32>, tensor<72xf32>) -> tensor<256xf32>
  return %2 : tensor<256xf32>
}

// -----

// The last one wins where elements are set: their order is left as it is.

// CHECK-LABEL: func.func @stores_in_order
// CHECK: stablehlo.transpose
// CHECK: stablehlo.scatter
func.func @stores_in_order(%y: tensor<256xi32>, %x: tensor<8x9xi32>) -> tensor<256xi32> {
  %t = stablehlo.transpose %x, dims = [1, 0] : (tensor<8x9xi32>) -> tensor<9x8xi32>
  %0 = stablehlo.reshape %t : (tensor<9x8xi32>) -> tensor<72x1xi32>
  %1 = stablehlo.constant dense<1> : tensor<72xi32>
  %2 = "stablehlo.scatter"(%y, %0, %1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    stablehlo.return %b : tensor<i32>
  }) : (tensor<256xi32>, tensor<72x1xi32>, tensor<72xi32>) -> tensor<256xi32>
  return %2 : tensor<256xi32>
}
