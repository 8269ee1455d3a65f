// RUN: raise-opt %s --split-input-file --pass-pipeline=simplify-widths,canonicalize | filecheck %s

// Unsigned and back.

// CHECK-LABEL: func.func @widths
// CHECK-SAME: ([[U:%.+]]: tensor<4xui32>)
// CHECK: [[D:%.+]] = stablehlo.constant dense<10> : tensor<4xui32>
// CHECK: [[A:%.+]] = stablehlo.divide [[U]], [[D]] : tensor<4xui32>
// CHECK-NEXT: return [[A]]
func.func @widths(%u: tensor<4xui32>) -> tensor<4xui32> {
  %ten = stablehlo.constant dense<10> : tensor<4xui32>
  %0 = stablehlo.bitcast_convert %u : (tensor<4xui32>) -> tensor<4xi32>
  %1 = stablehlo.bitcast_convert %0 : (tensor<4xi32>) -> tensor<4xui32>
  %2 = stablehlo.divide %1, %ten : tensor<4xui32>
  %3 = stablehlo.bitcast_convert %2 : (tensor<4xui32>) -> tensor<4xi32>
  %4 = stablehlo.bitcast_convert %3 : (tensor<4xi32>) -> tensor<4xui32>
  return %4 : tensor<4xui32>
}

// -----

// The sum of the docstring: signed and unsigned sums have the same bits.

// CHECK-LABEL: func.func @sum_of_bits
// CHECK-SAME: ([[X:%.+]]: tensor<4xi32>)
// CHECK: [[C:%.+]] = stablehlo.constant dense<2> : tensor<4xi32>
// CHECK: [[S:%.+]] = stablehlo.add [[X]], [[C]] : tensor<4xi32>
// CHECK-NEXT: return [[S]]
func.func @sum_of_bits(%x: tensor<4xi32>) -> tensor<4xi32> {
  %two = stablehlo.constant dense<2> : tensor<4xui32>
  %0 = stablehlo.bitcast_convert %x : (tensor<4xi32>) -> tensor<4xui32>
  %1 = stablehlo.add %0, %two : tensor<4xui32>
  %2 = stablehlo.bitcast_convert %1 : (tensor<4xui32>) -> tensor<4xi32>
  return %2 : tensor<4xi32>
}

// -----

// Signs go over what chooses among elements: unsigned maxima of bits that were shifted.

// CHECK-LABEL: func.func @over_choices
// CHECK-SAME: ([[U:%.+]]: tensor<4xui32>, [[M:%.+]]: tensor<4xi1>)
// CHECK-DAG: [[Z:%.+]] = stablehlo.constant dense<4294967295> : tensor<ui32>
// CHECK-NOT: bitcast_convert
// CHECK: [[S:%.+]] = stablehlo.slice [[U]] [0:3]
// CHECK: [[P:%.+]] = stablehlo.pad [[S]], [[Z]], low = [1]
// CHECK: [[R:%.+]] = stablehlo.select [[M]], [[U]], [[P]] : tensor<4xi1>, tensor<4xui32>
// CHECK: return [[R]]
func.func @over_choices(%u: tensor<4xui32>, %m: tensor<4xi1>) -> tensor<4xui32> {
  %z = stablehlo.constant dense<-1> : tensor<i32>
  %0 = stablehlo.bitcast_convert %u : (tensor<4xui32>) -> tensor<4xi32>
  %1 = stablehlo.slice %0 [0:3] : (tensor<4xi32>) -> tensor<3xi32>
  %2 = stablehlo.pad %1, %z, low = [1], high = [0], interior = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<4xi32>
  %3 = stablehlo.select %m, %0, %2 : tensor<4xi1>, tensor<4xi32>
  %4 = stablehlo.bitcast_convert %3 : (tensor<4xi32>) -> tensor<4xui32>
  return %4 : tensor<4xui32>
}

// -----

// Not over elements that were no bits of others.

// CHECK-LABEL: func.func @over_others
// CHECK: stablehlo.select
// CHECK-NEXT: stablehlo.bitcast_convert
func.func @over_others(%x: tensor<4xi32>, %u: tensor<4xui32>, %m: tensor<4xi1>) -> tensor<4xui32> {
  %0 = stablehlo.bitcast_convert %u : (tensor<4xui32>) -> tensor<4xi32>
  %1 = stablehlo.select %m, %x, %0 : tensor<4xi1>, tensor<4xi32>
  %2 = stablehlo.bitcast_convert %1 : (tensor<4xi32>) -> tensor<4xui32>
  return %2 : tensor<4xui32>
}

// -----

// A constant whose bits are read as floats stays one.

// CHECK-LABEL: func.func @bits_of_a_constant
// CHECK: [[C:%.+]] = stablehlo.constant dense<1065353216> : tensor<4xi32>
// CHECK: [[F:%.+]] = stablehlo.bitcast_convert [[C]] : (tensor<4xi32>) -> tensor<4xf32>
// CHECK: stablehlo.reshape [[F]] : (tensor<4xf32>) -> tensor<2x2xf32>
func.func @bits_of_a_constant() -> tensor<2x2xf32> {
  %c = stablehlo.constant dense<1065353216> : tensor<4xi32>
  %0 = stablehlo.reshape %c : (tensor<4xi32>) -> tensor<2x2xi32>
  %1 = stablehlo.bitcast_convert %0 : (tensor<2x2xi32>) -> tensor<2x2xf32>
  return %1 : tensor<2x2xf32>
}
