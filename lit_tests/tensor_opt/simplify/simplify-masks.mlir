// RUN: raise-opt %s --split-input-file --pass-pipeline=simplify-masks | filecheck %s

// What is less than three is less than five; what is not less than five may be a NaN.
// CHECK-LABEL: func.func @implied
// CHECK-SAME: ([[X:%.+]]: tensor<8xf32>)
// CHECK: [[THREE:%.+]] = stablehlo.constant dense<3.0
// CHECK: [[B:%.+]] = stablehlo.compare LT, [[X]], [[THREE]], FLOAT
// CHECK: [[FIVE:%.+]] = stablehlo.constant dense<5.0
// CHECK: [[A:%.+]] = stablehlo.compare LT, [[X]], [[FIVE]], FLOAT
// CHECK: [[N:%.+]] = stablehlo.not [[A]]
// CHECK: [[C:%.+]] = stablehlo.compare GE, [[X]], [[THREE]], FLOAT
// CHECK: [[Q:%.+]] = stablehlo.and [[N]], [[C]]
// CHECK: return [[B]], [[A]], [[Q]]
func.func @implied(%x: tensor<8xf32>) -> (tensor<8xi1>, tensor<8xi1>, tensor<8xi1>) {
  %three = stablehlo.constant dense<3.0> : tensor<8xf32>
  %five = stablehlo.constant dense<5.0> : tensor<8xf32>
  %0 = stablehlo.compare LT, %x, %five, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
  %1 = stablehlo.compare LT, %x, %three, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
  %2 = stablehlo.and %0, %1 : tensor<8xi1>
  %3 = stablehlo.or %1, %0 : tensor<8xi1>
  %4 = stablehlo.not %0 : tensor<8xi1>
  %5 = stablehlo.compare GE, %x, %three, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
  %6 = stablehlo.and %4, %5 : tensor<8xi1>
  return %2, %3, %6 : tensor<8xi1>, tensor<8xi1>, tensor<8xi1>
}

// -----

// CHECK-LABEL: func.func @excluded
// CHECK-SAME: ([[X:%.+]]: tensor<8xi32>)
// CHECK: [[F:%.+]] = stablehlo.constant dense<false>
// CHECK: return [[F]]
func.func @excluded(%x: tensor<8xi32>) -> tensor<8xi1> {
  %three = stablehlo.constant dense<3> : tensor<8xi32>
  %0 = stablehlo.compare LT, %x, %three, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
  %1 = stablehlo.compare GT, %x, %three, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
  %2 = stablehlo.and %0, %1 : tensor<8xi1>
  return %2 : tensor<8xi1>
}
