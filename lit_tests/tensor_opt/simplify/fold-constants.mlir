// RUN: raise-opt %s --split-input-file --pass-pipeline=fold-constants | filecheck %s

// CHECK-LABEL: func.func @integers
// CHECK-SAME: ([[X:%.+]]: tensor<4xi32>)
// CHECK-NEXT: [[C:%.+]] = stablehlo.constant dense<7> : tensor<4xi32>
// CHECK-NEXT: [[R:%.+]] = stablehlo.add [[X]], [[C]]
// CHECK-NEXT: return [[R]]
func.func @integers(%x: tensor<4xi32>) -> tensor<4xi32> {
  %zero = stablehlo.constant dense<0> : tensor<4xi32>
  %one = stablehlo.constant dense<1> : tensor<4xi32>
  %three = stablehlo.constant dense<3> : tensor<4xi32>
  %0 = stablehlo.add %three, %x : tensor<4xi32>
  %1 = stablehlo.multiply %0, %one : tensor<4xi32>
  %2 = stablehlo.add %one, %three : tensor<4xi32>
  %3 = stablehlo.add %1, %2 : tensor<4xi32>
  %4 = stablehlo.or %3, %zero : tensor<4xi32>
  return %4 : tensor<4xi32>
}

// -----

// -0 + 0 is 0: that sum stays, but x * x is never -0.

// CHECK-LABEL: func.func @signed_zero
// CHECK-SAME: ([[X:%.+]]: tensor<4xf32>)
// CHECK: [[Z:%.+]] = stablehlo.constant dense<0.000000e+00>
// CHECK-NEXT: [[A:%.+]] = stablehlo.add [[X]], [[Z]]
// CHECK-NEXT: [[B:%.+]] = stablehlo.multiply [[X]], [[X]]
// CHECK-NEXT: return [[A]], [[B]], [[X]]
func.func @signed_zero(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<4xf32>
  %0 = stablehlo.add %x, %zero : tensor<4xf32>
  %1 = stablehlo.multiply %x, %x : tensor<4xf32>
  %2 = stablehlo.add %1, %zero : tensor<4xf32>
  %3 = stablehlo.subtract %x, %zero : tensor<4xf32>
  return %0, %2, %3 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// -----

// A sum of several elements from +0 is never -0, nor is one of numbers that are not; one from -0 may
// be. XLA drops the start of a sum of one element.

// CHECK-LABEL: func.func @signed_zero_of_sums
// CHECK-SAME: ([[X:%.+]]: tensor<4x8xf32>, [[Y:%.+]]: tensor<4x1xf32>)
// CHECK: [[P:%.+]] = stablehlo.constant dense<0.000000e+00> : tensor<f32>
// CHECK: [[A:%.+]] = stablehlo.reduce([[X]] init: [[P]])
// CHECK: [[N:%.+]] = stablehlo.constant dense<-0.000000e+00> : tensor<f32>
// CHECK: [[B:%.+]] = stablehlo.reduce([[X]] init: [[N]])
// CHECK: [[Z:%.+]] = stablehlo.constant dense<0.000000e+00> : tensor<4xf32>
// CHECK: [[B0:%.+]] = stablehlo.add [[B]], [[Z]]
// CHECK: [[S:%.+]] = stablehlo.multiply [[X]], [[X]]
// CHECK: [[C:%.+]] = stablehlo.reduce([[S]] init: [[N]])
// CHECK: [[D:%.+]] = stablehlo.reduce([[Y]] init: [[P]])
// CHECK: [[D0:%.+]] = stablehlo.add [[D]], [[Z]]
// CHECK: return [[A]], [[B0]], [[C]], [[D0]]
func.func @signed_zero_of_sums(%x: tensor<4x8xf32>, %y: tensor<4x1xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<4xf32>
  %p = stablehlo.constant dense<0.0> : tensor<f32>
  %n = stablehlo.constant dense<-0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %p) applies stablehlo.add across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  %1 = stablehlo.add %0, %zero : tensor<4xf32>
  %2 = stablehlo.reduce(%x init: %n) applies stablehlo.add across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  %3 = stablehlo.add %2, %zero : tensor<4xf32>
  %4 = stablehlo.multiply %x, %x : tensor<4x8xf32>
  %5 = stablehlo.reduce(%4 init: %n) applies stablehlo.add across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  %6 = stablehlo.add %5, %zero : tensor<4xf32>
  %7 = stablehlo.reduce(%y init: %p) applies stablehlo.add across dimensions = [1] : (tensor<4x1xf32>, tensor<f32>) -> tensor<4xf32>
  %8 = stablehlo.add %7, %zero : tensor<4xf32>
  return %1, %3, %6, %8 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// -----

// NaN and division by zero are left to the target.

// CHECK-LABEL: func.func @not_folded
// CHECK: stablehlo.divide
// CHECK: stablehlo.subtract
func.func @not_folded() -> (tensor<i32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %inf = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %0 = stablehlo.divide %zero, %zero : tensor<i32>
  %1 = stablehlo.subtract %inf, %inf : tensor<f32>
  return %0, %1 : tensor<i32>, tensor<f32>
}

// CHECK-LABEL: func.func @elements_of_a_table
// CHECK: %[[SLICE:.*]] = stablehlo.constant dense<[7, 9]> : tensor<2xi32>
// CHECK: %[[GATHER:.*]] = stablehlo.constant dense<[9, 5]> : tensor<2xi32>
// CHECK: return %[[SLICE]], %[[GATHER]]
func.func @elements_of_a_table() -> (tensor<2xi32>, tensor<2xi32>) {
  %table = stablehlo.constant dense<[5, 7, 9]> : tensor<3xi32>
  %at = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
  %s = stablehlo.slice %table [1:3] : (tensor<3xi32>) -> tensor<2xi32>
  %g = "stablehlo.gather"(%table, %at) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<2xi32>) -> tensor<2xi32>
  return %s, %g : tensor<2xi32>, tensor<2xi32>
}

// CHECK-LABEL: func.func @elements_of_data
// CHECK: stablehlo.slice
func.func @elements_of_data(%x: tensor<3xi32>) -> tensor<2xi32> {
  %s = stablehlo.slice %x [1:3] : (tensor<3xi32>) -> tensor<2xi32>
  return %s : tensor<2xi32>
}
