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

// -----

// On a CPU the summed axis of what is broadcast anyway comes first.
// CHECK-LABEL: func.func @forces
// CHECK-SAME: ([[X:%.+]]: tensor<9xf32>, [[Y:%.+]]: tensor<8xf32>)
// CHECK: [[XB:%.+]] = stablehlo.broadcast_in_dim [[X]], dims = [1] : (tensor<9xf32>) -> tensor<8x9xf32>
// CHECK: [[YB:%.+]] = stablehlo.broadcast_in_dim [[Y]], dims = [0] : (tensor<8xf32>) -> tensor<8x9xf32>
// CHECK: [[D:%.+]] = stablehlo.subtract [[XB]], [[YB]]
// CHECK: stablehlo.reduce([[D]] {{.*}} across dimensions = [0]
func.func @forces(%x: tensor<9xf32>, %y: tensor<8xf32>) -> tensor<9xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %a = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<9xf32>) -> tensor<9x8xf32>
  %b = stablehlo.broadcast_in_dim %y, dims = [1] : (tensor<8xf32>) -> tensor<9x8xf32>
  %d = stablehlo.subtract %a, %b : tensor<9x8xf32>
  %s = stablehlo.reduce(%d init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<9x8xf32>, tensor<f32>) -> tensor<9xf32>
  return %s : tensor<9xf32>
}

// -----

// On a GPU a row a thread block is as good.
// CHECK-LABEL: func.func @on_a_gpu
// CHECK: stablehlo.reduce({{.*}} across dimensions = [1]
func.func @on_a_gpu(%x: tensor<9xf32>, %y: tensor<8xf32>) -> tensor<9xf32> attributes {rk.kernel, rk.target = "cuda"} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %a = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<9xf32>) -> tensor<9x8xf32>
  %b = stablehlo.broadcast_in_dim %y, dims = [1] : (tensor<8xf32>) -> tensor<9x8xf32>
  %d = stablehlo.subtract %a, %b : tensor<9x8xf32>
  %s = stablehlo.reduce(%d init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<9x8xf32>, tensor<f32>) -> tensor<9xf32>
  return %s : tensor<9xf32>
}
