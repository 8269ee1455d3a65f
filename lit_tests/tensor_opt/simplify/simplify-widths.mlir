// RUN: raise-opt %s --split-input-file --pass-pipeline=simplify-widths,canonicalize | filecheck %s

// Unsigned and back; 64-bit arithmetic that is cut off.

// CHECK-LABEL: func.func @widths
// CHECK-SAME: ([[U:%.+]]: tensor<4xui32>, [[X:%.+]]: tensor<4xi32>)
// CHECK-DAG: [[C:%.+]] = stablehlo.constant dense<3> : tensor<4xi32>
// CHECK-DAG: [[D:%.+]] = stablehlo.constant dense<10> : tensor<4xui32>
// CHECK: [[A:%.+]] = stablehlo.divide [[U]], [[D]] : tensor<4xui32>
// CHECK: [[B:%.+]] = stablehlo.add [[X]], [[C]] : tensor<4xi32>
// CHECK: return [[A]], [[B]]
func.func @widths(%u: tensor<4xui32>, %x: tensor<4xi32>) -> (tensor<4xui32>, tensor<4xi32>) {
  %ten = stablehlo.constant dense<10> : tensor<4xui32>
  %three = stablehlo.constant dense<3> : tensor<4xi64>
  %0 = stablehlo.bitcast_convert %u : (tensor<4xui32>) -> tensor<4xi32>
  %1 = stablehlo.bitcast_convert %0 : (tensor<4xi32>) -> tensor<4xui32>
  %2 = stablehlo.divide %1, %ten : tensor<4xui32>
  %3 = stablehlo.bitcast_convert %2 : (tensor<4xui32>) -> tensor<4xi32>
  %4 = stablehlo.bitcast_convert %3 : (tensor<4xi32>) -> tensor<4xui32>
  %5 = stablehlo.convert %x : (tensor<4xi32>) -> tensor<4xi64>
  %6 = stablehlo.add %5, %three : tensor<4xi64>
  %7 = stablehlo.convert %6 : (tensor<4xi64>) -> tensor<4xi32>
  return %4, %7 : tensor<4xui32>, tensor<4xi32>
}
