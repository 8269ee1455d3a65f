// RUN: raise-opt %s --split-input-file --pass-pipeline=simplify-masks | filecheck %s

// A table that is true in a box is bounds along its axes.
// CHECK-LABEL: func.func @box
// CHECK-SAME: ([[X:%.+]]: tensor<6xf32>, [[Y:%.+]]: tensor<6xf32>)
// CHECK: [[I:%.+]] = stablehlo.iota dim = 0
// CHECK: [[ONE:%.+]] = stablehlo.constant dense<1> : tensor<6xi32>
// CHECK: [[A:%.+]] = stablehlo.compare GE, [[I]], [[ONE]], SIGNED
// CHECK: [[FIVE:%.+]] = stablehlo.constant dense<5> : tensor<6xi32>
// CHECK: [[B:%.+]] = stablehlo.compare LT, [[I]], [[FIVE]], SIGNED
// CHECK-NEXT: [[M:%.+]] = stablehlo.and [[A]], [[B]]
// CHECK-NEXT: stablehlo.select [[M]], [[X]], [[Y]]
func.func @box(%x: tensor<6xf32>, %y: tensor<6xf32>) -> tensor<6xf32> {
  %m = stablehlo.constant dense<[false, true, true, true, true, false]> : tensor<6xi1>
  %0 = stablehlo.select %m, %x, %y : tensor<6xi1>, tensor<6xf32>
  return %0 : tensor<6xf32>
}

// -----

// A triangle compares the positions along two axes; a diagonal, too.
// CHECK-LABEL: func.func @triangle
// CHECK-DAG: [[I:%.+]] = stablehlo.iota dim = 0 : tensor<3x3xi32>
// CHECK-DAG: [[J:%.+]] = stablehlo.iota dim = 1 : tensor<3x3xi32>
// CHECK: [[T:%.+]] = stablehlo.compare GE, [[I]], [[J]], SIGNED
// CHECK: [[D:%.+]] = stablehlo.compare EQ, [[I]], [[J]], SIGNED
// CHECK: return [[T]], [[D]]
func.func @triangle() -> (tensor<3x3xi1>, tensor<3x3xi1>) {
  %t = stablehlo.constant dense<[[true, false, false], [true, true, false], [true, true, true]]>
    : tensor<3x3xi1>
  %d = stablehlo.constant dense<[[true, false, false], [false, true, false], [false, false, true]]>
    : tensor<3x3xi1>
  return %t, %d : tensor<3x3xi1>, tensor<3x3xi1>
}

// -----

// Every third place; and a table without a name.
// CHECK-LABEL: func.func @every
// CHECK: [[THREE:%.+]] = stablehlo.constant dense<3> : tensor<8xi32>
// CHECK: stablehlo.remainder {{.*}}, [[THREE]]
// CHECK: stablehlo.constant dense<[true, true, false, true, false, false, true]>
func.func @every() -> (tensor<8xi1>, tensor<7xi1>) {
  %m = stablehlo.constant dense<[false, true, false, false, true, false, false, true]>
    : tensor<8xi1>
  %n = stablehlo.constant dense<[true, true, false, true, false, false, true]> : tensor<7xi1>
  return %m, %n : tensor<8xi1>, tensor<7xi1>
}

// -----

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
