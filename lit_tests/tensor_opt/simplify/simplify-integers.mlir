// RUN: raise-opt %s --split-input-file --pass-pipeline=simplify-integers,canonicalize | filecheck %s

// CHECK-LABEL: func.func @always
// CHECK-NEXT: [[T:%.+]] = stablehlo.constant dense<true> : tensor<16xi1>
// CHECK-NEXT: return [[T]]
func.func @always() -> tensor<16xi1> {
  %i = stablehlo.iota dim = 0 : tensor<16xi32>
  %minus = stablehlo.constant dense<-1> : tensor<16xi32>
  %last = stablehlo.constant dense<15> : tensor<16xi32>
  %zero = stablehlo.constant dense<0> : tensor<16xi32>
  %0 = stablehlo.multiply %i, %minus : tensor<16xi32>
  %1 = stablehlo.add %0, %last : tensor<16xi32>
  %2 = stablehlo.compare GE, %1, %zero, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
  return %2 : tensor<16xi1>
}

// -----

// i - j >= 0 is i >= j.

// CHECK-LABEL: func.func @triangle
// CHECK: [[I:%.+]] = stablehlo.iota dim = 0 : tensor<8xi32>
// CHECK-DAG: [[R:%.+]] = stablehlo.broadcast_in_dim [[I]], dims = [0] : (tensor<8xi32>) -> tensor<8x8xi32>
// CHECK-DAG: [[C:%.+]] = stablehlo.broadcast_in_dim [[I]], dims = [1] : (tensor<8xi32>) -> tensor<8x8xi32>
// CHECK: [[M:%.+]] = stablehlo.compare GE, [[R]], [[C]], SIGNED
// CHECK-NEXT: return [[M]]
func.func @triangle() -> tensor<8x8xi1> {
  %i = stablehlo.iota dim = 0 : tensor<8x8xi32>
  %j = stablehlo.iota dim = 1 : tensor<8x8xi32>
  %zero = stablehlo.constant dense<0> : tensor<8x8xi32>
  %0 = stablehlo.subtract %i, %j : tensor<8x8xi32>
  %1 = stablehlo.compare GE, %0, %zero, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1>
  return %1 : tensor<8x8xi1>
}

// -----

// The quotient and the remainder of a flat index.

// CHECK-LABEL: func.func @flat_index
// CHECK: [[I:%.+]] = stablehlo.iota dim = 0 : tensor<4xi32>
// CHECK: [[Q:%.+]] = stablehlo.broadcast_in_dim [[I]], dims = [0]
// CHECK: [[J:%.+]] = stablehlo.iota dim = 0 : tensor<9xi32>
// CHECK: [[R:%.+]] = stablehlo.broadcast_in_dim [[J]], dims = [1]
// CHECK: return [[Q]], [[R]]
func.func @flat_index() -> (tensor<4x9xi32>, tensor<4x9xi32>) {
  %i = stablehlo.iota dim = 0 : tensor<4x9xi32>
  %j = stablehlo.iota dim = 1 : tensor<4x9xi32>
  %nine = stablehlo.constant dense<9> : tensor<4x9xi32>
  %0 = stablehlo.multiply %i, %nine : tensor<4x9xi32>
  %1 = stablehlo.add %0, %j : tensor<4x9xi32>
  %2 = stablehlo.divide %1, %nine : tensor<4x9xi32>
  %3 = stablehlo.remainder %1, %nine : tensor<4x9xi32>
  return %2, %3 : tensor<4x9xi32>, tensor<4x9xi32>
}

// -----

// x + 1 > x may wrap: nothing is known.

// CHECK-LABEL: func.func @may_wrap
// CHECK: stablehlo.add
// CHECK: stablehlo.compare GT
func.func @may_wrap(%x: tensor<4xi32>) -> tensor<4xi1> {
  %one = stablehlo.constant dense<1> : tensor<4xi32>
  %0 = stablehlo.add %x, %one : tensor<4xi32>
  %1 = stablehlo.compare GT, %0, %x, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  return %1 : tensor<4xi1>
}
