// RUN: raise-opt %s --pass-pipeline='slice-known-indices,canonicalize' 2>&1 | filecheck %s

// A roll written with a modulo in the store: every element is written once.

// CHECK: applied: 1 gather or scatter is now a slice [slice-known-indices]
// CHECK-LABEL: func.func @roll
// CHECK-SAME: ([[X:%.+]]: tensor<10xi32>, [[Y:%.+]]: tensor<10xi32>)
// CHECK: [[A:%.+]] = stablehlo.slice [[X]] [7:10]
// CHECK: [[B:%.+]] = stablehlo.slice [[X]] [0:7]
// CHECK: [[R:%.+]] = stablehlo.concatenate [[A]], [[B]], dim = 0
// CHECK: return [[R]]
func.func @roll(%x: tensor<10xi32>, %y: tensor<10xi32>) -> tensor<10xi32> attributes {rk.kernel} {
  %n = stablehlo.constant dense<10> : tensor<10xi32>
  %by = stablehlo.constant dense<3> : tensor<10xi32>
  %t = stablehlo.iota dim = 0 : tensor<10xi32>
  %u = stablehlo.add %t, %by : tensor<10xi32>
  %i = stablehlo.remainder %u, %n : tensor<10xi32>
  %j = stablehlo.reshape %i : (tensor<10xi32>) -> tensor<10x1xi32>
  %r = "stablehlo.scatter"(%y, %j, %x) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    stablehlo.return %b : tensor<i32>
  }) : (tensor<10xi32>, tensor<10x1xi32>, tensor<10xi32>) -> tensor<10xi32>
  return %r : tensor<10xi32>
}

// Neighbours clamped at the edge, of the second axis; the first one is transposed.

// CHECK-LABEL: func.func @clamped
// CHECK-SAME: ([[X:%.+]]: tensor<4x6xf32>)
// CHECK: [[A:%.+]] = stablehlo.slice [[X]] [0:4, 0:1]
// CHECK: [[B:%.+]] = stablehlo.slice [[X]] [0:4, 0:5]
// CHECK: [[C:%.+]] = stablehlo.concatenate [[A]], [[B]], dim = 1
// CHECK: [[R:%.+]] = stablehlo.transpose [[C]], dims = [1, 0]
// CHECK: return [[R]]
func.func @clamped(%x: tensor<4x6xf32>) -> tensor<6x4xf32> attributes {rk.kernel} {
  %zero = stablehlo.constant dense<0> : tensor<6x4x1xi32>
  %one = stablehlo.constant dense<1> : tensor<6x4x1xi32>
  %t = stablehlo.iota dim = 0 : tensor<6x4x1xi32>
  %left = stablehlo.subtract %t, %one : tensor<6x4x1xi32>
  %column = stablehlo.maximum %left, %zero : tensor<6x4x1xi32>
  %row = stablehlo.iota dim = 1 : tensor<6x4x1xi32>
  %i = stablehlo.concatenate %row, %column, dim = 2 : (tensor<6x4x1xi32>, tensor<6x4x1xi32>) -> tensor<6x4x2xi32>
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<4x6xf32>, tensor<6x4x2xi32>) -> tensor<6x4xf32>
  return %r : tensor<6x4xf32>
}

// An element that is written twice: the scatter stays.

// CHECK-LABEL: func.func @twice
// CHECK: "stablehlo.scatter"
func.func @twice(%x: tensor<10xi32>, %y: tensor<10xi32>) -> tensor<10xi32> attributes {rk.kernel} {
  %n = stablehlo.constant dense<5> : tensor<10xi32>
  %t = stablehlo.iota dim = 0 : tensor<10xi32>
  %i = stablehlo.remainder %t, %n : tensor<10xi32>
  %j = stablehlo.reshape %i : (tensor<10xi32>) -> tensor<10x1xi32>
  %r = "stablehlo.scatter"(%y, %j, %x) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    stablehlo.return %b : tensor<i32>
  }) : (tensor<10xi32>, tensor<10x1xi32>, tensor<10xi32>) -> tensor<10xi32>
  return %r : tensor<10xi32>
}

// A flat array that is rolled along both of its axes.

// CHECK-LABEL: func.func @flat
// CHECK-NOT: stablehlo.scatter
// CHECK-COUNT-2: stablehlo.concatenate
// CHECK-NOT: stablehlo.scatter
// CHECK: return
func.func @flat(%x: tensor<3x5xf32>, %y: tensor<15xf32>) -> tensor<15xf32> attributes {rk.kernel} {
  %three = stablehlo.constant dense<3> : tensor<3x5xi32>
  %five = stablehlo.constant dense<5> : tensor<3x5xi32>
  %one = stablehlo.constant dense<1> : tensor<3x5xi32>
  %i = stablehlo.iota dim = 0 : tensor<3x5xi32>
  %j = stablehlo.iota dim = 1 : tensor<3x5xi32>
  %i1 = stablehlo.add %i, %one : tensor<3x5xi32>
  %j1 = stablehlo.add %j, %three : tensor<3x5xi32>
  %row = stablehlo.remainder %i1, %three : tensor<3x5xi32>
  %column = stablehlo.remainder %j1, %five : tensor<3x5xi32>
  %start = stablehlo.multiply %row, %five : tensor<3x5xi32>
  %position = stablehlo.add %start, %column : tensor<3x5xi32>
  %index = stablehlo.reshape %position : (tensor<3x5xi32>) -> tensor<15x1xi32>
  %new = stablehlo.reshape %x : (tensor<3x5xf32>) -> tensor<15xf32>
  %r = "stablehlo.scatter"(%y, %index, %new) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<15xf32>, tensor<15x1xi32>, tensor<15xf32>) -> tensor<15xf32>
  return %r : tensor<15xf32>
}
