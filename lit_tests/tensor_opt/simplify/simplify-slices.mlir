// RUN: raise-opt %s --split-input-file --pass-pipeline=simplify-slices | filecheck %s

// CHECK-LABEL: func.func @of_slice
// CHECK-SAME: ([[X:%.+]]: tensor<20xf32>)
// CHECK-NEXT: [[R:%.+]] = stablehlo.slice [[X]] [4:17:6]
// CHECK-NEXT: return [[R]]
func.func @of_slice(%x: tensor<20xf32>) -> tensor<3xf32> {
  %0 = stablehlo.slice %x [2:20:2] : (tensor<20xf32>) -> tensor<9xf32>
  %1 = stablehlo.slice %0 [1:8:3] : (tensor<9xf32>) -> tensor<3xf32>
  return %1 : tensor<3xf32>
}

// -----

// CHECK-LABEL: func.func @of_pad
// CHECK-SAME: ([[X:%.+]]: tensor<10xf32>, [[V:%.+]]: tensor<f32>)
// CHECK-NEXT: [[A:%.+]] = stablehlo.slice [[X]] [1:7]
// CHECK-NEXT: [[B0:%.+]] = stablehlo.slice [[X]] [0:3]
// CHECK-NEXT: [[B:%.+]] = stablehlo.pad [[B0]], [[V]], low = [1], high = [0], interior = [0]
// CHECK-NEXT: [[C:%.+]] = stablehlo.broadcast_in_dim [[V]], dims = []
// CHECK-NEXT: return [[A]], [[B]], [[C]]
func.func @of_pad(%x: tensor<10xf32>, %v: tensor<f32>) -> (tensor<6xf32>, tensor<4xf32>, tensor<2xf32>) {
  %0 = stablehlo.pad %x, %v, low = [2], high = [2], interior = [0] : (tensor<10xf32>, tensor<f32>) -> tensor<14xf32>
  %1 = stablehlo.slice %0 [3:9] : (tensor<14xf32>) -> tensor<6xf32>
  %2 = stablehlo.slice %0 [1:5] : (tensor<14xf32>) -> tensor<4xf32>
  %3 = stablehlo.slice %0 [0:2] : (tensor<14xf32>) -> tensor<2xf32>
  return %1, %2, %3 : tensor<6xf32>, tensor<4xf32>, tensor<2xf32>
}

// -----

// A slice that meets the stored window in part stays.

// CHECK-LABEL: func.func @of_update
// CHECK-SAME: ([[X:%.+]]: tensor<4x8xf32>, [[W:%.+]]: tensor<4x2xf32>)
// CHECK: [[U:%.+]] = stablehlo.dynamic_update_slice
// CHECK: [[C:%.+]] = stablehlo.slice [[U]] [0:4, 2:4]
// CHECK-DAG: [[A:%.+]] = stablehlo.slice [[X]] [0:4, 0:3]
// CHECK-DAG: [[B:%.+]] = stablehlo.slice [[W]] [0:4, 1:2]
// CHECK: return {{%.+}}, {{%.+}}, {{%.+}}
func.func @of_update(%x: tensor<4x8xf32>, %w: tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<4x3xf32>, tensor<4x1xf32>) {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c3 = stablehlo.constant dense<3> : tensor<i32>
  %0 = stablehlo.dynamic_update_slice %x, %w, %c0, %c3 : (tensor<4x8xf32>, tensor<4x2xf32>, tensor<i32>, tensor<i32>) -> tensor<4x8xf32>
  %1 = stablehlo.slice %0 [0:4, 2:4] : (tensor<4x8xf32>) -> tensor<4x2xf32>
  %2 = stablehlo.slice %0 [0:4, 0:3] : (tensor<4x8xf32>) -> tensor<4x3xf32>
  %3 = stablehlo.slice %0 [0:4, 4:5] : (tensor<4x8xf32>) -> tensor<4x1xf32>
  return %1, %2, %3 : tensor<4x2xf32>, tensor<4x3xf32>, tensor<4x1xf32>
}

// -----

// CHECK-LABEL: func.func @side_by_side
// CHECK-SAME: ([[X:%.+]]: tensor<4x8xf32>)
// CHECK-NEXT: return [[X]]
func.func @side_by_side(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = stablehlo.slice %x [0:4, 0:3] : (tensor<4x8xf32>) -> tensor<4x3xf32>
  %1 = stablehlo.slice %x [0:4, 3:4] : (tensor<4x8xf32>) -> tensor<4x1xf32>
  %2 = stablehlo.slice %x [0:4, 4:8] : (tensor<4x8xf32>) -> tensor<4x4xf32>
  %3 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<4x3xf32>, tensor<4x1xf32>) -> tensor<4x4xf32>
  %4 = stablehlo.concatenate %3, %2, dim = 1 : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x8xf32>
  return %4 : tensor<4x8xf32>
}

// -----

// CHECK-LABEL: func.func @constant_start
// CHECK-SAME: ([[X:%.+]]: tensor<8xf32>)
// CHECK-NEXT: [[R:%.+]] = stablehlo.slice [[X]] [5:8]
// CHECK-NEXT: return [[R]]
func.func @constant_start(%x: tensor<8xf32>) -> tensor<3xf32> {
  %c = stablehlo.constant dense<7> : tensor<i32>
  %0 = stablehlo.dynamic_slice %x, %c, sizes = [3] : (tensor<8xf32>, tensor<i32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// -----

// A constant beside one part is padding; two different constants are not.
// CHECK-LABEL: func.func @beside_a_constant
// CHECK-SAME: ([[X:%.+]]: tensor<4x8xf32>)
// CHECK: [[P:%.+]] = stablehlo.pad [[X]], {{%.+}}, low = [0, 1], high = [0, 2], interior = [0, 0]
// CHECK: [[C:%.+]] = stablehlo.concatenate
// CHECK: return [[P]], [[C]]
func.func @beside_a_constant(%x: tensor<4x8xf32>) -> (tensor<4x11xf32>, tensor<4x11xf32>) {
  %a = stablehlo.constant dense<3.0> : tensor<4x1xf32>
  %b = stablehlo.constant dense<3.0> : tensor<4x2xf32>
  %c = stablehlo.constant dense<4.0> : tensor<4x2xf32>
  %0 = stablehlo.concatenate %a, %x, %b, dim = 1 : (tensor<4x1xf32>, tensor<4x8xf32>, tensor<4x2xf32>) -> tensor<4x11xf32>
  %1 = stablehlo.concatenate %a, %x, %c, dim = 1 : (tensor<4x1xf32>, tensor<4x8xf32>, tensor<4x2xf32>) -> tensor<4x11xf32>
  return %0, %1 : tensor<4x11xf32>, tensor<4x11xf32>
}

// -----

// Through a reshape that joins axes: an element of the joined axis is one of each; a range inside
// one row, or of whole rows, is a box.
// CHECK-LABEL: func.func @joined
// CHECK-SAME: ([[X:%.+]]: tensor<4x3x5xf32>)
// CHECK-DAG: stablehlo.slice [[X]] [1:2, 2:3, 0:5]
// CHECK-DAG: stablehlo.slice [[X]] [1:3, 0:3, 0:5]
// CHECK-DAG: stablehlo.slice [[X]] [3:4, 0:2, 1:4]
// CHECK: stablehlo.slice {{.*}} [2:4, 0:5] : (tensor<12x5xf32>)
func.func @joined(%x: tensor<4x3x5xf32>) -> (tensor<1x5xf32>, tensor<6x5xf32>, tensor<2x3xf32>, tensor<2x5xf32>) {
  %0 = stablehlo.reshape %x : (tensor<4x3x5xf32>) -> tensor<12x5xf32>
  %1 = stablehlo.slice %0 [5:6, 0:5] : (tensor<12x5xf32>) -> tensor<1x5xf32>
  %2 = stablehlo.slice %0 [3:9, 0:5] : (tensor<12x5xf32>) -> tensor<6x5xf32>
  %3 = stablehlo.slice %0 [9:11, 1:4] : (tensor<12x5xf32>) -> tensor<2x3xf32>
  %4 = stablehlo.slice %0 [2:4, 0:5] : (tensor<12x5xf32>) -> tensor<2x5xf32>
  return %1, %2, %3, %4 : tensor<1x5xf32>, tensor<6x5xf32>, tensor<2x3xf32>, tensor<2x5xf32>
}
