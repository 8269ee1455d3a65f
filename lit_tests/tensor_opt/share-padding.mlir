// RUN: raise-opt %s --split-input-file --pass-pipeline=share-padding | filecheck %s

// Clamped neighbours on either side.
// CHECK-LABEL: func.func @clamped
// CHECK-SAME: ([[X:%.+]]: tensor<9x4xf32>)
// CHECK: [[W:%.+]] = stablehlo.concatenate {{.*}}, [[X]], {{.*}}, dim = 0 : (tensor<1x4xf32>, tensor<1x4xf32>, tensor<9x4xf32>, tensor<1x4xf32>) -> tensor<12x4xf32>
// CHECK-DAG: stablehlo.slice [[W]] [1:10, 0:4]
// CHECK-DAG: stablehlo.slice [[W]] [0:9, 0:4]
// CHECK-DAG: stablehlo.slice [[W]] [3:12, 0:4]
func.func @clamped(%x: tensor<9x4xf32>) -> tensor<9x4xf32> {
  %first = stablehlo.slice %x [0:1, 0:4] : (tensor<9x4xf32>) -> tensor<1x4xf32>
  %head = stablehlo.slice %x [0:8, 0:4] : (tensor<9x4xf32>) -> tensor<8x4xf32>
  %up = stablehlo.concatenate %first, %head, dim = 0 : (tensor<1x4xf32>, tensor<8x4xf32>) -> tensor<9x4xf32>
  %tail = stablehlo.slice %x [1:9, 0:4] : (tensor<9x4xf32>) -> tensor<8x4xf32>
  %last = stablehlo.slice %x [8:9, 0:4] : (tensor<9x4xf32>) -> tensor<1x4xf32>
  %down = stablehlo.concatenate %tail, %last, dim = 0 : (tensor<8x4xf32>, tensor<1x4xf32>) -> tensor<9x4xf32>
  %two = stablehlo.broadcast_in_dim %first, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<2x4xf32>
  %body = stablehlo.slice %x [0:7, 0:4] : (tensor<9x4xf32>) -> tensor<7x4xf32>
  %far = stablehlo.concatenate %two, %body, dim = 0 : (tensor<2x4xf32>, tensor<7x4xf32>) -> tensor<9x4xf32>
  %t = stablehlo.add %up, %far : tensor<9x4xf32>
  %s = stablehlo.add %t, %down : tensor<9x4xf32>
  return %s : tensor<9x4xf32>
}

// -----

// On a GPU concatenations are fused into what reads them.
// CHECK-LABEL: func.func @on_a_gpu
// CHECK-COUNT-3: stablehlo.concatenate {{.*}} -> tensor<9x4xf32>
func.func @on_a_gpu(%x: tensor<9x4xf32>) -> tensor<9x4xf32> attributes {rk.kernel, rk.target = "cuda"} {
  %first = stablehlo.slice %x [0:1, 0:4] : (tensor<9x4xf32>) -> tensor<1x4xf32>
  %head = stablehlo.slice %x [0:8, 0:4] : (tensor<9x4xf32>) -> tensor<8x4xf32>
  %up = stablehlo.concatenate %first, %head, dim = 0 : (tensor<1x4xf32>, tensor<8x4xf32>) -> tensor<9x4xf32>
  %tail = stablehlo.slice %x [1:9, 0:4] : (tensor<9x4xf32>) -> tensor<8x4xf32>
  %last = stablehlo.slice %x [8:9, 0:4] : (tensor<9x4xf32>) -> tensor<1x4xf32>
  %down = stablehlo.concatenate %tail, %last, dim = 0 : (tensor<8x4xf32>, tensor<1x4xf32>) -> tensor<9x4xf32>
  %two = stablehlo.broadcast_in_dim %first, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<2x4xf32>
  %body = stablehlo.slice %x [0:7, 0:4] : (tensor<9x4xf32>) -> tensor<7x4xf32>
  %far = stablehlo.concatenate %two, %body, dim = 0 : (tensor<2x4xf32>, tensor<7x4xf32>) -> tensor<9x4xf32>
  %t = stablehlo.add %up, %far : tensor<9x4xf32>
  %s = stablehlo.add %t, %down : tensor<9x4xf32>
  return %s : tensor<9x4xf32>
}

// -----

// Two lists that disagree (clamped above, periodic below it) share nothing.
// CHECK-LABEL: func.func @disagree
// CHECK-NOT: tensor<10x4xf32>
// CHECK-NOT: tensor<11x4xf32>
func.func @disagree(%x: tensor<9x4xf32>) -> tensor<9x4xf32> {
  %first = stablehlo.slice %x [0:1, 0:4] : (tensor<9x4xf32>) -> tensor<1x4xf32>
  %last = stablehlo.slice %x [8:9, 0:4] : (tensor<9x4xf32>) -> tensor<1x4xf32>
  %head = stablehlo.slice %x [0:8, 0:4] : (tensor<9x4xf32>) -> tensor<8x4xf32>
  %up = stablehlo.concatenate %first, %head, dim = 0 : (tensor<1x4xf32>, tensor<8x4xf32>) -> tensor<9x4xf32>
  %around = stablehlo.concatenate %last, %head, dim = 0 : (tensor<1x4xf32>, tensor<8x4xf32>) -> tensor<9x4xf32>
  %t = stablehlo.add %up, %around : tensor<9x4xf32>
  %tail = stablehlo.slice %x [1:9, 0:4] : (tensor<9x4xf32>) -> tensor<8x4xf32>
  %down = stablehlo.concatenate %tail, %last, dim = 0 : (tensor<8x4xf32>, tensor<1x4xf32>) -> tensor<9x4xf32>
  %s = stablehlo.add %t, %down : tensor<9x4xf32>
  return %s : tensor<9x4xf32>
}
