// RUN: raise-opt %s --split-input-file --pass-pipeline='peel-boundary{elements=100}' | filecheck %s

// The interior reads plain slices; the first element is its own neighbour.
// CHECK-LABEL: func.func @clamped
// CHECK-SAME: ([[X:%.+]]: tensor<100xf32>, [[Y:%.+]]: tensor<100xf32>)
// CHECK: [[A:%.+]] = stablehlo.slice [[X]] [0:99]
// CHECK: [[B:%.+]] = stablehlo.slice [[X]] [1:100]
// CHECK: [[INNER:%.+]] = stablehlo.add [[A]], [[B]] : tensor<99xf32>
// CHECK: [[ONE:%.+]] = stablehlo.constant dense<1> : tensor<i32>
// CHECK: [[U:%.+]] = stablehlo.dynamic_update_slice [[Y]], [[INNER]], [[ONE]]
// CHECK: [[C:%.+]] = stablehlo.slice [[X]] [0:1]
// CHECK: [[EDGE:%.+]] = stablehlo.add [[C]], [[C]] : tensor<1xf32>
// CHECK: [[ZERO:%.+]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK: [[R:%.+]] = stablehlo.dynamic_update_slice [[U]], [[EDGE]], [[ZERO]]
// CHECK: return [[R]]
func.func @clamped(%x: tensor<100xf32>, %y: tensor<100xf32>) -> tensor<100xf32> attributes {rk.results = array<i64: 1>} {
  %first = stablehlo.slice %x [0:1] : (tensor<100xf32>) -> tensor<1xf32>
  %head = stablehlo.slice %x [0:99] : (tensor<100xf32>) -> tensor<99xf32>
  %left = stablehlo.concatenate %first, %head, dim = 0 : (tensor<1xf32>, tensor<99xf32>) -> tensor<100xf32>
  %r = stablehlo.add %left, %x : tensor<100xf32>
  return %r : tensor<100xf32>
}

// -----

// Other targets fuse concatenations, and other forms of stores are for partitioned arrays.
// CHECK-LABEL: func.func @partitioned
// CHECK-NOT: dynamic_update_slice
func.func @partitioned(%x: tensor<100xf32>, %y: tensor<100xf32>) -> tensor<100xf32> attributes {rk.kernel, rk.results = array<i64: 1>, rk.update_form = "roll"} {
  %first = stablehlo.slice %x [0:1] : (tensor<100xf32>) -> tensor<1xf32>
  %head = stablehlo.slice %x [0:99] : (tensor<100xf32>) -> tensor<99xf32>
  %left = stablehlo.concatenate %first, %head, dim = 0 : (tensor<1xf32>, tensor<99xf32>) -> tensor<100xf32>
  %r = stablehlo.add %left, %x : tensor<100xf32>
  return %r : tensor<100xf32>
}

// -----

// A sum that is shifted again is computed once, whole.
// CHECK-LABEL: func.func @chain
// CHECK: stablehlo.add {{.*}} : tensor<100xf32>
// CHECK-NOT: dynamic_update_slice
func.func @chain(%x: tensor<100xf32>, %y: tensor<100xf32>) -> tensor<100xf32> attributes {rk.results = array<i64: 1>} {
  %first = stablehlo.slice %x [0:1] : (tensor<100xf32>) -> tensor<1xf32>
  %head = stablehlo.slice %x [0:99] : (tensor<100xf32>) -> tensor<99xf32>
  %left = stablehlo.concatenate %first, %head, dim = 0 : (tensor<1xf32>, tensor<99xf32>) -> tensor<100xf32>
  %s = stablehlo.add %left, %x : tensor<100xf32>
  %last = stablehlo.slice %s [99:100] : (tensor<100xf32>) -> tensor<1xf32>
  %tail = stablehlo.slice %s [1:100] : (tensor<100xf32>) -> tensor<99xf32>
  %r = stablehlo.concatenate %tail, %last, dim = 0 : (tensor<99xf32>, tensor<1xf32>) -> tensor<100xf32>
  return %r : tensor<100xf32>
}

// -----

// A box of what is reshaped is no box of it before: it is cut out of the whole.
// CHECK-LABEL: func.func @flattened
// CHECK: [[SQUARES:%.+]] = stablehlo.reshape {{.*}} -> tensor<100xf32>
// CHECK: [[A:%.+]] = stablehlo.slice [[SQUARES]] [1:100]
// CHECK: stablehlo.add [[A]], {{.*}} : tensor<99xf32>
func.func @flattened(%x: tensor<4x25xf32>, %y: tensor<100xf32>, %z: tensor<100xf32>) -> tensor<100xf32> attributes {rk.results = array<i64: 2>} {
  %square = stablehlo.multiply %x, %x : tensor<4x25xf32>
  %flat = stablehlo.reshape %square : (tensor<4x25xf32>) -> tensor<100xf32>
  %first = stablehlo.slice %y [0:1] : (tensor<100xf32>) -> tensor<1xf32>
  %head = stablehlo.slice %y [0:99] : (tensor<100xf32>) -> tensor<99xf32>
  %left = stablehlo.concatenate %first, %head, dim = 0 : (tensor<1xf32>, tensor<99xf32>) -> tensor<100xf32>
  %r = stablehlo.add %flat, %left : tensor<100xf32>
  return %r : tensor<100xf32>
}
