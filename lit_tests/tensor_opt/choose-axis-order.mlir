// RUN: raise-opt %s --split-input-file --pass-pipeline=choose-axis-order,simplify-reshapes | filecheck %s

// The softmax of columns that were turned into rows.
// CHECK-LABEL: func.func @turned
// CHECK-SAME: ([[X:%.+]]: tensor<9x8xf32>)
// CHECK-NEXT: [[E:%.+]] = stablehlo.exponential [[X]] : tensor<9x8xf32>
// CHECK-NEXT: [[Z:%.+]] = stablehlo.constant
// CHECK-NEXT: [[S:%.+]] = stablehlo.reduce([[E]] init: [[Z]]) applies stablehlo.add across dimensions = [1]
// CHECK-NEXT: [[B:%.+]] = stablehlo.broadcast_in_dim [[S]], dims = [0]
// CHECK-NEXT: [[R:%.+]] = stablehlo.divide [[E]], [[B]]
// CHECK-NEXT: return [[R]]
func.func @turned(%x: tensor<9x8xf32>) -> tensor<9x8xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %t = stablehlo.transpose %x, dims = [1, 0] : (tensor<9x8xf32>) -> tensor<8x9xf32>
  %e = stablehlo.exponential %t : tensor<8x9xf32>
  %s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x9xf32>, tensor<f32>) -> tensor<9xf32>
  %b = stablehlo.broadcast_in_dim %s, dims = [1] : (tensor<9xf32>) -> tensor<8x9xf32>
  %d = stablehlo.divide %e, %b : tensor<8x9xf32>
  %r = stablehlo.transpose %d, dims = [1, 0] : (tensor<8x9xf32>) -> tensor<9x8xf32>
  return %r : tensor<9x8xf32>
}

// -----

// One transposed array among others stays as it is: turning the sum would take two transposes.
// CHECK-LABEL: func.func @one_of_three
// CHECK-COUNT-1: stablehlo.transpose
// CHECK-NOT: stablehlo.transpose
func.func @one_of_three(%x: tensor<9x8xf32>, %y: tensor<8x9xf32>, %z: tensor<8x9xf32>) -> tensor<8x9xf32> {
  %t = stablehlo.transpose %x, dims = [1, 0] : (tensor<9x8xf32>) -> tensor<8x9xf32>
  %a = stablehlo.add %t, %y : tensor<8x9xf32>
  %b = stablehlo.multiply %a, %z : tensor<8x9xf32>
  return %b : tensor<8x9xf32>
}
