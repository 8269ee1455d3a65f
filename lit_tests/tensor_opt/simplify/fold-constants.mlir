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
