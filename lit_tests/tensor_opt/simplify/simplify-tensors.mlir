// RUN: raise-opt %s --split-input-file --pass-pipeline=simplify-tensors | filecheck %s

// Four columns scaled one by one and stored one by one: one product.

// CHECK-LABEL: func.func @unrolled
// CHECK-SAME: ([[X:%.+]]: tensor<9x2xf32>, [[Y:%.+]]: tensor<9x2xf32>)
// CHECK-NEXT: [[C:%.+]] = stablehlo.constant dense<5.000000e-01> : tensor<9x2xf32>
// CHECK-NEXT: [[R:%.+]] = stablehlo.multiply [[X]], [[C]]
// CHECK-NEXT: return [[R]]
func.func @unrolled(%x: tensor<9x2xf32>, %y: tensor<9x2xf32>) -> tensor<9x2xf32> {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %half = stablehlo.constant dense<0.5> : tensor<9xf32>
  %0 = stablehlo.slice %x [0:9, 0:1] : (tensor<9x2xf32>) -> tensor<9x1xf32>
  %1 = stablehlo.reshape %0 : (tensor<9x1xf32>) -> tensor<9xf32>
  %2 = stablehlo.multiply %1, %half : tensor<9xf32>
  %3 = stablehlo.reshape %2 : (tensor<9xf32>) -> tensor<9x1xf32>
  %4 = stablehlo.dynamic_update_slice %y, %3, %c0, %c0 : (tensor<9x2xf32>, tensor<9x1xf32>, tensor<i32>, tensor<i32>) -> tensor<9x2xf32>
  %5 = stablehlo.slice %x [0:9, 1:2] : (tensor<9x2xf32>) -> tensor<9x1xf32>
  %6 = stablehlo.reshape %5 : (tensor<9x1xf32>) -> tensor<9xf32>
  %7 = stablehlo.multiply %6, %half : tensor<9xf32>
  %8 = stablehlo.reshape %7 : (tensor<9xf32>) -> tensor<9x1xf32>
  %9 = stablehlo.dynamic_update_slice %4, %8, %c0, %c1 : (tensor<9x2xf32>, tensor<9x1xf32>, tensor<i32>, tensor<i32>) -> tensor<9x2xf32>
  return %9 : tensor<9x2xf32>
}

// -----

// Inside a loop, the counter's interval is known: the mask goes.

// CHECK-LABEL: func.func @loop
// CHECK: stablehlo.while
// CHECK-NOT: stablehlo.select
// CHECK: stablehlo.dynamic_slice
func.func @loop(%x: tensor<10xf32>) -> tensor<1xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %ten = stablehlo.constant dense<10> : tensor<i32>
  %init = stablehlo.constant dense<0.0> : tensor<1xf32>
  %0:2 = stablehlo.while(%i = %zero, %a = %init) : tensor<i32>, tensor<1xf32>
  cond {
    %1 = stablehlo.compare LT, %i, %ten, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %2 = stablehlo.compare LT, %i, %ten, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.dynamic_slice %x, %i, sizes = [1] : (tensor<10xf32>, tensor<i32>) -> tensor<1xf32>
    %4 = stablehlo.add %a, %3 : tensor<1xf32>
    %5 = stablehlo.select %2, %4, %a : tensor<i1>, tensor<1xf32>
    %6 = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %6, %5 : tensor<i32>, tensor<1xf32>
  }
  return %0#1 : tensor<1xf32>
}

// -----

// In a program of several launches, a stored result is read from where it is stored.
// CHECK-LABEL: func.func @stored_and_read
// CHECK: [[Y:%.+]] = stablehlo.dynamic_update_slice
// CHECK: [[IN:%.+]] = stablehlo.slice [[Y]] [1:8]
// CHECK: stablehlo.negate [[IN]]
func.func @stored_and_read(%x: tensor<9xf32>, %y: tensor<9xf32>) -> (tensor<9xf32>, tensor<7xf32>) attributes {rk.kernel, rk.whole} {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %in = stablehlo.slice %x [1:8] : (tensor<9xf32>) -> tensor<7xf32>
  %v = stablehlo.add %in, %in : tensor<7xf32>
  %s = stablehlo.dynamic_update_slice %y, %v, %one : (tensor<9xf32>, tensor<7xf32>, tensor<i32>) -> tensor<9xf32>
  %read = stablehlo.slice %s [1:8] : (tensor<9xf32>) -> tensor<7xf32>
  %n = stablehlo.negate %read : tensor<7xf32>
  return %s, %n : tensor<9xf32>, tensor<7xf32>
}

// One launch computes it once, for both.
// CHECK-LABEL: func.func @in_one_launch
// CHECK: [[V:%.+]] = stablehlo.{{add|multiply}}
// CHECK: stablehlo.negate [[V]]
func.func @in_one_launch(%x: tensor<9xf32>, %y: tensor<9xf32>) -> (tensor<9xf32>, tensor<7xf32>) attributes {rk.kernel} {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %in = stablehlo.slice %x [1:8] : (tensor<9xf32>) -> tensor<7xf32>
  %v = stablehlo.add %in, %in : tensor<7xf32>
  %s = stablehlo.dynamic_update_slice %y, %v, %one : (tensor<9xf32>, tensor<7xf32>, tensor<i32>) -> tensor<9xf32>
  %read = stablehlo.slice %s [1:8] : (tensor<9xf32>) -> tensor<7xf32>
  %n = stablehlo.negate %read : tensor<7xf32>
  return %s, %n : tensor<9xf32>, tensor<7xf32>
}
