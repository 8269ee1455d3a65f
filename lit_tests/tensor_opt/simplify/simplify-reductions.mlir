// RUN: raise-opt %s --split-input-file --pass-pipeline=simplify-reductions | filecheck %s

// CHECK-LABEL: func.func @partial_sums
// CHECK-SAME: ([[X:%.+]]: tensor<9x2048xf32>)
// CHECK-NEXT: [[Z:%.+]] = stablehlo.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT: [[R:%.+]] = stablehlo.reduce([[X]] init: [[Z]]) applies stablehlo.add across dimensions = [1]
// CHECK-NEXT: return [[R]]
func.func @partial_sums(%x: tensor<9x2048xf32>) -> tensor<9xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reshape %x : (tensor<9x2048xf32>) -> tensor<9x8x256xf32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<9x8x256xf32>, tensor<f32>) -> tensor<9x256xf32>
  %2 = stablehlo.reduce(%1 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<9x256xf32>, tensor<f32>) -> tensor<9xf32>
  return %2 : tensor<9xf32>
}

// -----

// A sum that starts from something else is not one sum.
// CHECK-LABEL: func.func @other_start
// CHECK-COUNT-2: stablehlo.reduce(
func.func @other_start(%x: tensor<9x8x256xf32>) -> tensor<9xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %1 = stablehlo.reduce(%x init: %one) applies stablehlo.add across dimensions = [1] : (tensor<9x8x256xf32>, tensor<f32>) -> tensor<9x256xf32>
  %2 = stablehlo.reduce(%1 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<9x256xf32>, tensor<f32>) -> tensor<9xf32>
  return %2 : tensor<9xf32>
}

// -----

// Half of what the reshape split an axis into.
// CHECK-LABEL: func.func @half
// CHECK: stablehlo.reshape
// CHECK: stablehlo.reduce({{.*}} across dimensions = [1]
func.func @half(%x: tensor<9x2048xf32>) -> tensor<9x256xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reshape %x : (tensor<9x2048xf32>) -> tensor<9x8x256xf32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<9x8x256xf32>, tensor<f32>) -> tensor<9x256xf32>
  return %1 : tensor<9x256xf32>
}

// -----

// What fmax combines with a number starts from it; a maximum of numbers tests for no NaN.
// CHECK-LABEL: func.func @maximum_of_numbers
// CHECK-SAME: ([[X:%.+]]: tensor<9x8xf32>)
// CHECK-DAG: [[L:%.+]] = stablehlo.constant dense<0xFF800000> : tensor<f32>
// CHECK: [[M:%.+]] = stablehlo.reduce([[X]] init: [[L]]) across dimensions = [1]
// CHECK: return [[M]] : tensor<9xf32>
func.func @maximum_of_numbers(%x: tensor<9x8xf32>) -> tensor<9xf32> {
  %nan = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<9xf32>
  %0 = stablehlo.reduce(%x init: %nan) across dimensions = [1] : (tensor<9x8xf32>, tensor<f32>) -> tensor<9xf32>
   reducer(%a: tensor<f32>, %b: tensor<f32>) {
    %p = stablehlo.compare NE, %a, %a : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %q = stablehlo.compare NE, %b, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %m = stablehlo.maximum %a, %b : tensor<f32>
    %s = stablehlo.select %q, %a, %m : tensor<i1>, tensor<f32>
    %t = stablehlo.select %p, %b, %s : tensor<i1>, tensor<f32>
    stablehlo.return %t : tensor<f32>
  }
  %1 = stablehlo.compare NE, %0, %0 : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
  %2 = stablehlo.maximum %0, %low : tensor<9xf32>
  %3 = stablehlo.select %1, %low, %2 : tensor<9xi1>, tensor<9xf32>
  return %3 : tensor<9xf32>
}
