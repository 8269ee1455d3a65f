// RUN: raise-opt %s --split-input-file --pass-pipeline=simplify-signs | filecheck %s

// Products that differ in where their sign stands are one.
// CHECK-LABEL: func.func @products
// CHECK-SAME: ([[X:%.+]]: tensor<8xf32>, [[Y:%.+]]: tensor<8xf32>)
// CHECK-DAG: [[H:%.+]] = stablehlo.constant dense<5.000000e-01>
// CHECK: [[XH:%.+]] = stablehlo.multiply [[X]], [[H]]
// CHECK-NEXT: [[P:%.+]] = stablehlo.multiply [[X]], [[XH]]
// CHECK-NEXT: [[N:%.+]] = stablehlo.negate [[P]]
// CHECK-NEXT: [[S:%.+]] = stablehlo.subtract [[Y]], [[P]]
// CHECK-NEXT: return [[N]], [[S]]
func.func @products(%x: tensor<8xf32>, %y: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %minus = stablehlo.constant dense<-0.5> : tensor<8xf32>
  %half = stablehlo.constant dense<0.5> : tensor<8xf32>
  %0 = stablehlo.multiply %x, %minus : tensor<8xf32>
  %1 = stablehlo.multiply %x, %0 : tensor<8xf32>
  %2 = stablehlo.multiply %x, %half : tensor<8xf32>
  %3 = stablehlo.negate %x : tensor<8xf32>
  %4 = stablehlo.multiply %2, %3 : tensor<8xf32>
  %5 = stablehlo.add %y, %4 : tensor<8xf32>
  return %1, %5 : tensor<8xf32>, tensor<8xf32>
}

// -----

// -(a + b) would be +0 where -a - b is -0.
// CHECK-LABEL: func.func @sum_stays
// CHECK: stablehlo.negate
// CHECK: stablehlo.subtract
func.func @sum_stays(%x: tensor<8xf32>, %y: tensor<8xf32>) -> tensor<8xf32> {
  %0 = stablehlo.negate %x : tensor<8xf32>
  %1 = stablehlo.subtract %0, %y : tensor<8xf32>
  return %1 : tensor<8xf32>
}
