// RUN: raise-opt %s --split-input-file --pass-pipeline=simplify-reshapes | filecheck %s

// CHECK-LABEL: func.func @transposes_cancel
// CHECK-SAME: ([[X:%.+]]: tensor<4x6xf32>, [[B:%.+]]: tensor<6xf32>)
// CHECK-NEXT: [[BB:%.+]] = stablehlo.broadcast_in_dim [[B]], dims = [1]
// CHECK-NEXT: [[R:%.+]] = stablehlo.add [[X]], [[BB]]
// CHECK-NEXT: return [[R]]
func.func @transposes_cancel(%x: tensor<4x6xf32>, %b: tensor<6xf32>) -> tensor<4x6xf32> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
  %1 = stablehlo.broadcast_in_dim %b, dims = [0] : (tensor<6xf32>) -> tensor<6x4xf32>
  %2 = stablehlo.add %0, %1 : tensor<6x4xf32>
  %3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<6x4xf32>) -> tensor<4x6xf32>
  return %3 : tensor<4x6xf32>
}

// -----

// CHECK-LABEL: func.func @reduced
// CHECK-SAME: ([[X:%.+]]: tensor<4x6xf32>, [[I:%.+]]: tensor<f32>)
// CHECK-NEXT: [[R:%.+]] = stablehlo.reduce([[X]] init: [[I]]) applies stablehlo.add across dimensions = [0]
// CHECK-NEXT: return [[R]]
func.func @reduced(%x: tensor<4x6xf32>, %i: tensor<f32>) -> tensor<6xf32> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
  %1 = stablehlo.reduce(%0 init: %i) applies stablehlo.add across dimensions = [1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
  return %1 : tensor<6xf32>
}

// -----

// CHECK-LABEL: func.func @moved_whole
// CHECK-SAME: ([[X:%.+]]: tensor<4x6x8xf32>)
// CHECK-NEXT: [[R:%.+]] = stablehlo.transpose [[X]], dims = [2, 0, 1]
// CHECK-NEXT: return [[R]]
func.func @moved_whole(%x: tensor<4x6x8xf32>) -> tensor<8x4x6xf32> {
  %0 = stablehlo.reshape %x : (tensor<4x6x8xf32>) -> tensor<24x8xf32>
  %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<24x8xf32>) -> tensor<8x24xf32>
  %2 = stablehlo.reshape %1 : (tensor<8x24xf32>) -> tensor<8x4x6xf32>
  return %2 : tensor<8x4x6xf32>
}

// -----

// CHECK-LABEL: func.func @narrow_before_wide
// CHECK-SAME: ([[A:%.+]]: tensor<4xf32>, [[B:%.+]]: tensor<4xf32>)
// CHECK-NEXT: [[S:%.+]] = stablehlo.add [[A]], [[B]] : tensor<4xf32>
// CHECK-NEXT: [[R:%.+]] = stablehlo.broadcast_in_dim [[S]], dims = [0]
// CHECK-NEXT: return [[R]]
func.func @narrow_before_wide(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4x6xf32> {
  %0 = stablehlo.broadcast_in_dim %a, dims = [0] : (tensor<4xf32>) -> tensor<4x6xf32>
  %1 = stablehlo.broadcast_in_dim %b, dims = [0] : (tensor<4xf32>) -> tensor<4x6xf32>
  %2 = stablehlo.add %0, %1 : tensor<4x6xf32>
  return %2 : tensor<4x6xf32>
}

// -----

// A transpose of a transpose, read elsewhere too, is not repeated.

// CHECK-LABEL: func.func @kept
// CHECK: stablehlo.transpose
// CHECK-NOT: stablehlo.transpose
// CHECK: stablehlo.abs
func.func @kept(%x: tensor<4x6xf32>) -> (tensor<6x4xf32>, tensor<6x4xf32>) {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
  %1 = stablehlo.abs %0 : tensor<6x4xf32>
  return %0, %1 : tensor<6x4xf32>, tensor<6x4xf32>
}

// -----

// Axes of empty arrays are not matched.
// CHECK-LABEL: func.func @empty
// CHECK: stablehlo.add
func.func @empty(%a: tensor<0x4xf32>, %b: tensor<1xf32>) -> tensor<1x0xf32> {
  %0 = stablehlo.reshape %a : (tensor<0x4xf32>) -> tensor<1x0xf32>
  %1 = stablehlo.broadcast_in_dim %b, dims = [0] : (tensor<1xf32>) -> tensor<1x0xf32>
  %2 = stablehlo.add %0, %1 : tensor<1x0xf32>
  return %2 : tensor<1x0xf32>
}

// -----

// A store of a turned window to a constant is turned after it.
// CHECK-LABEL: func.func @turned_store
// CHECK-SAME: ([[V:%.+]]: tensor<2x4xf32>)
// CHECK: [[Z:%.+]] = stablehlo.constant dense<0.000000e+00> : tensor<5x7xf32>
// CHECK: [[U:%.+]] = stablehlo.dynamic_update_slice [[Z]], [[V]]
// CHECK: [[T:%.+]] = stablehlo.transpose [[U]], dims = [1, 0]
// CHECK: return [[T]]
func.func @turned_store(%v: tensor<2x4xf32>) -> tensor<7x5xf32> {
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c3 = stablehlo.constant dense<3> : tensor<i32>
  %z = stablehlo.constant dense<0.0> : tensor<7x5xf32>
  %0 = stablehlo.transpose %v, dims = [1, 0] : (tensor<2x4xf32>) -> tensor<4x2xf32>
  %1 = stablehlo.dynamic_update_slice %z, %0, %c1, %c3 : (tensor<7x5xf32>, tensor<4x2xf32>, tensor<i32>, tensor<i32>) -> tensor<7x5xf32>
  return %1 : tensor<7x5xf32>
}
