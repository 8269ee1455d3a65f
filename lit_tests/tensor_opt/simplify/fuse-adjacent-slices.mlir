// RUN: raise-opt %s --split-input-file --pass-pipeline=fuse-adjacent-slices,canonicalize | filecheck %s

// CHECK-LABEL: func.func @columns
// CHECK-SAME: ([[X:%.+]]: tensor<100x2xf32>)
// CHECK-NEXT: [[C:%.+]] = stablehlo.constant dense<3.000000e+00> : tensor<100x2xf32>
// CHECK-NEXT: [[R:%.+]] = stablehlo.multiply [[X]], [[C]]
// CHECK-NEXT: return [[R]]
func.func @columns(%x: tensor<100x2xf32>) -> tensor<100x2xf32> {
  %c = stablehlo.constant dense<3.0> : tensor<100x1xf32>
  %0 = stablehlo.slice %x [0:100, 0:1] : (tensor<100x2xf32>) -> tensor<100x1xf32>
  %1 = stablehlo.multiply %0, %c : tensor<100x1xf32>
  %2 = stablehlo.slice %x [0:100, 1:2] : (tensor<100x2xf32>) -> tensor<100x1xf32>
  %3 = stablehlo.multiply %2, %c : tensor<100x1xf32>
  %4 = stablehlo.concatenate %1, %3, dim = 1 : (tensor<100x1xf32>, tensor<100x1xf32>) -> tensor<100x2xf32>
  return %4 : tensor<100x2xf32>
}

// -----

// Parts that differ stay.

// CHECK-LABEL: func.func @different
// CHECK: stablehlo.concatenate
func.func @different(%x: tensor<100x2xf32>) -> tensor<100x2xf32> {
  %0 = stablehlo.slice %x [0:100, 0:1] : (tensor<100x2xf32>) -> tensor<100x1xf32>
  %1 = stablehlo.sine %0 : tensor<100x1xf32>
  %2 = stablehlo.slice %x [0:100, 1:2] : (tensor<100x2xf32>) -> tensor<100x1xf32>
  %3 = stablehlo.cosine %2 : tensor<100x1xf32>
  %4 = stablehlo.concatenate %1, %3, dim = 1 : (tensor<100x1xf32>, tensor<100x1xf32>) -> tensor<100x2xf32>
  return %4 : tensor<100x2xf32>
}

// -----

// Slices of arrays of different ranks are different.

// CHECK-LABEL: func.func @ranks
// CHECK: stablehlo.concatenate
func.func @ranks(%x: tensor<6x2x1xf32>, %y: tensor<6x4xf32>) -> tensor<4x2xf32> {
  %0 = stablehlo.slice %x [1:5, 0:1, 0:1] : (tensor<6x2x1xf32>) -> tensor<4x1x1xf32>
  %1 = stablehlo.reshape %0 : (tensor<4x1x1xf32>) -> tensor<4x1xf32>
  %2 = stablehlo.negate %1 : tensor<4x1xf32>
  %3 = stablehlo.slice %y [1:5, 1:2] : (tensor<6x4xf32>) -> tensor<4x1xf32>
  %4 = stablehlo.negate %3 : tensor<4x1xf32>
  %5 = stablehlo.concatenate %2, %4, dim = 1 : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x2xf32>
  return %5 : tensor<4x2xf32>
}

// -----

// Every second element of each half, one half after the other: of two rows, one after the other.
// CHECK-LABEL: func.func @rows_one_after_the_other
// CHECK-SAME: ([[X:%.+]]: tensor<2x128xf32>)
// CHECK-NEXT: [[S:%.+]] = stablehlo.slice [[X]] [0:2, 1:128:2] : (tensor<2x128xf32>) -> tensor<2x64xf32>
// CHECK-NEXT: [[R:%.+]] = stablehlo.reshape [[S]] : (tensor<2x64xf32>) -> tensor<128xf32>
// CHECK-NEXT: return [[R]]
func.func @rows_one_after_the_other(%x: tensor<2x128xf32>) -> tensor<128xf32> {
  %0 = stablehlo.slice %x [0:1, 1:128:2] : (tensor<2x128xf32>) -> tensor<1x64xf32>
  %1 = stablehlo.reshape %0 : (tensor<1x64xf32>) -> tensor<64xf32>
  %2 = stablehlo.slice %x [1:2, 1:128:2] : (tensor<2x128xf32>) -> tensor<1x64xf32>
  %3 = stablehlo.reshape %2 : (tensor<1x64xf32>) -> tensor<64xf32>
  %4 = stablehlo.concatenate %1, %3, dim = 0 : (tensor<64xf32>, tensor<64xf32>) -> tensor<128xf32>
  return %4 : tensor<128xf32>
}

// -----

// They do not start at one offset of their rows.
// CHECK-LABEL: func.func @rows_that_are_cut_differently
// CHECK: stablehlo.concatenate
func.func @rows_that_are_cut_differently(%x: tensor<2x128xf32>) -> tensor<128xf32> {
  %0 = stablehlo.slice %x [0:1, 1:128:2] : (tensor<2x128xf32>) -> tensor<1x64xf32>
  %1 = stablehlo.reshape %0 : (tensor<1x64xf32>) -> tensor<64xf32>
  %2 = stablehlo.slice %x [1:2, 0:128:2] : (tensor<2x128xf32>) -> tensor<1x64xf32>
  %3 = stablehlo.reshape %2 : (tensor<1x64xf32>) -> tensor<64xf32>
  %4 = stablehlo.concatenate %1, %3, dim = 0 : (tensor<64xf32>, tensor<64xf32>) -> tensor<128xf32>
  return %4 : tensor<128xf32>
}
