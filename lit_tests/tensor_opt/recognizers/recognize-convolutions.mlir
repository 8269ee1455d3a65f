// RUN: raise-opt --pass-pipeline='recognize-convolutions,canonicalize' --split-input-file --print-remarks %s | filecheck %s

// A second difference of a second difference.
// CHECK-LABEL: func.func @twice
// CHECK-NOT: stablehlo.slice
// CHECK: %[[W:.*]] = stablehlo.constant dense<{{\[\[\[}}1.000000e+00, -4.000000e+00, 6.000000e+00, -4.000000e+00, 1.000000e+00]]]>
// CHECK: stablehlo.convolution(%{{.*}}, %[[W]])
// CHECK-NOT: stablehlo.convolution
func.func @twice(%x: tensor<100xf32>) -> tensor<96xf32> attributes {rk.kernel, rk.optimize = "convolution"} {
  %two = stablehlo.constant dense<2.0> : tensor<98xf32>
  %0 = stablehlo.slice %x [0:98] : (tensor<100xf32>) -> tensor<98xf32>
  %1 = stablehlo.slice %x [1:99] : (tensor<100xf32>) -> tensor<98xf32>
  %2 = stablehlo.slice %x [2:100] : (tensor<100xf32>) -> tensor<98xf32>
  %3 = stablehlo.multiply %1, %two : tensor<98xf32>
  %4 = stablehlo.subtract %0, %3 : tensor<98xf32>
  %y = stablehlo.add %4, %2 : tensor<98xf32>
  %also = stablehlo.constant dense<2.0> : tensor<96xf32>
  %5 = stablehlo.slice %y [0:96] : (tensor<98xf32>) -> tensor<96xf32>
  %6 = stablehlo.slice %y [1:97] : (tensor<98xf32>) -> tensor<96xf32>
  %7 = stablehlo.slice %y [2:98] : (tensor<98xf32>) -> tensor<96xf32>
  %8 = stablehlo.multiply %also, %6 : tensor<96xf32>
  %9 = stablehlo.subtract %5, %8 : tensor<96xf32>
  %z = stablehlo.add %7, %9 : tensor<96xf32>
  return %z : tensor<96xf32>
}

// -----

// Not asked for.
// CHECK-LABEL: func.func @plain
// CHECK-NOT: stablehlo.convolution
func.func @plain(%x: tensor<100xf32>) -> tensor<99xf32> attributes {rk.kernel} {
  %0 = stablehlo.slice %x [0:99] : (tensor<100xf32>) -> tensor<99xf32>
  %1 = stablehlo.slice %x [1:100] : (tensor<100xf32>) -> tensor<99xf32>
  %2 = stablehlo.add %0, %1 : tensor<99xf32>
  return %2 : tensor<99xf32>
}

// -----

// A weight of zero would read what the sum does not.
// CHECK: missed: a stencil of 2 points has holes or too many axes: slices stay
// CHECK-LABEL: func.func @holes
// CHECK-NOT: stablehlo.convolution
func.func @holes(%x: tensor<100xf32>) -> tensor<98xf32> attributes {rk.kernel, rk.optimize = "convolution"} {
  %0 = stablehlo.slice %x [0:98] : (tensor<100xf32>) -> tensor<98xf32>
  %1 = stablehlo.slice %x [2:100] : (tensor<100xf32>) -> tensor<98xf32>
  %2 = stablehlo.add %0, %1 : tensor<98xf32>
  return %2 : tensor<98xf32>
}

// -----

// Integers wrap, and have no convolution on every target.
// CHECK-LABEL: func.func @integers
// CHECK-NOT: stablehlo.convolution
func.func @integers(%x: tensor<100xi32>) -> tensor<99xi32> attributes {rk.kernel, rk.optimize = "convolution"} {
  %0 = stablehlo.slice %x [0:99] : (tensor<100xi32>) -> tensor<99xi32>
  %1 = stablehlo.slice %x [1:100] : (tensor<100xi32>) -> tensor<99xi32>
  %2 = stablehlo.add %0, %1 : tensor<99xi32>
  return %2 : tensor<99xi32>
}
