// RUN: raise-opt %s --split-input-file --pass-pipeline=roll-neighbours | filecheck %s

// A clamped neighbour is the array shifted by one, and at the edge itself.
// CHECK-LABEL: func.func @clamped
// CHECK-SAME: ([[X:%.+]]: tensor<9x4xf32>)
// CHECK: [[TOP:%.+]] = stablehlo.compare LT, %{{.+}}, %{{.+}}, SIGNED
// CHECK: [[SHIFT:%.+]] = stablehlo.pad [[X]], %{{.+}}, low = [1, 0], high = [-1, 0]
// CHECK: stablehlo.select [[TOP]], [[X]], [[SHIFT]]
func.func @clamped(%x: tensor<9x4xf32>) -> tensor<9x4xf32> attributes {rk.kernel, rk.update_form = "roll"} {
  %first = stablehlo.slice %x [0:1, 0:4] : (tensor<9x4xf32>) -> tensor<1x4xf32>
  %head = stablehlo.slice %x [0:8, 0:4] : (tensor<9x4xf32>) -> tensor<8x4xf32>
  %up = stablehlo.concatenate %first, %head, dim = 0 : (tensor<1x4xf32>, tensor<8x4xf32>) -> tensor<9x4xf32>
  return %up : tensor<9x4xf32>
}

// -----

// On GPUs rolled, as in the roll form of stores.
// CHECK-LABEL: func.func @clamped_on_gpus
// CHECK-SAME: ([[X:%.+]]: tensor<9x4xf32>)
// CHECK-DAG: [[TAIL:%.+]] = stablehlo.slice [[X]] [8:9, 0:4]
// CHECK-DAG: [[HEAD:%.+]] = stablehlo.slice [[X]] [0:8, 0:4]
// CHECK: [[ROLL:%.+]] = stablehlo.concatenate [[TAIL]], [[HEAD]], dim = 0
// CHECK: stablehlo.select %{{.+}}, [[X]], [[ROLL]]
func.func @clamped_on_gpus(%x: tensor<9x4xf32>) -> tensor<9x4xf32> attributes {rk.kernel, rk.update_form = "roll", rk.target = "cuda"} {
  %first = stablehlo.slice %x [0:1, 0:4] : (tensor<9x4xf32>) -> tensor<1x4xf32>
  %head = stablehlo.slice %x [0:8, 0:4] : (tensor<9x4xf32>) -> tensor<8x4xf32>
  %up = stablehlo.concatenate %first, %head, dim = 0 : (tensor<1x4xf32>, tensor<8x4xf32>) -> tensor<9x4xf32>
  return %up : tensor<9x4xf32>
}

// -----

// A diagonal periodic neighbour in four pieces: a roll of one axis, then of the other.
// CHECK-LABEL: func.func @diagonal
// CHECK-SAME: ([[X:%.+]]: tensor<9x4xf32>)
// CHECK-DAG: [[TAIL:%.+]] = stablehlo.slice [[X]] [8:9, 0:4]
// CHECK-DAG: [[HEAD:%.+]] = stablehlo.slice [[X]] [0:8, 0:4]
// CHECK: [[ROLL:%.+]] = stablehlo.concatenate [[TAIL]], [[HEAD]], dim = 0
// CHECK-DAG: [[LAST:%.+]] = stablehlo.slice [[ROLL]] [0:9, 3:4]
// CHECK-DAG: [[REST:%.+]] = stablehlo.slice [[ROLL]] [0:9, 0:3]
// CHECK: [[BOTH:%.+]] = stablehlo.concatenate [[LAST]], [[REST]], dim = 1
// CHECK: return [[BOTH]]
func.func @diagonal(%x: tensor<9x4xf32>) -> tensor<9x4xf32> attributes {rk.kernel, rk.update_form = "roll"} {
  %a = stablehlo.slice %x [8:9, 3:4] : (tensor<9x4xf32>) -> tensor<1x1xf32>
  %b = stablehlo.slice %x [0:8, 3:4] : (tensor<9x4xf32>) -> tensor<8x1xf32>
  %left = stablehlo.concatenate %a, %b, dim = 0 : (tensor<1x1xf32>, tensor<8x1xf32>) -> tensor<9x1xf32>
  %c = stablehlo.slice %x [8:9, 0:3] : (tensor<9x4xf32>) -> tensor<1x3xf32>
  %d = stablehlo.slice %x [0:8, 0:3] : (tensor<9x4xf32>) -> tensor<8x3xf32>
  %right = stablehlo.concatenate %c, %d, dim = 0 : (tensor<1x3xf32>, tensor<8x3xf32>) -> tensor<9x3xf32>
  %r = stablehlo.concatenate %left, %right, dim = 1 : (tensor<9x1xf32>, tensor<9x3xf32>) -> tensor<9x4xf32>
  return %r : tensor<9x4xf32>
}

// -----

// A plane of three is sliced first, and on TPUs kept from the slices of the roll.
// CHECK-LABEL: func.func @plane
// CHECK-SAME: ([[X:%.+]]: tensor<3x9xf32>)
// CHECK: [[PLANE:%.+]] = stablehlo.slice [[X]] [1:2, 0:9]
// CHECK: [[FLAT:%.+]] = stablehlo.reshape [[PLANE]] : (tensor<1x9xf32>) -> tensor<9xf32>
// CHECK: [[KEPT:%.+]] = stablehlo.optimization_barrier [[FLAT]]
// CHECK-DAG: [[TAIL:%.+]] = stablehlo.slice [[KEPT]] [8:9]
// CHECK-DAG: [[HEAD:%.+]] = stablehlo.slice [[KEPT]] [0:8]
// CHECK: stablehlo.concatenate [[TAIL]], [[HEAD]], dim = 0
func.func @plane(%x: tensor<3x9xf32>) -> tensor<9xf32> attributes {rk.kernel, rk.update_form = "roll", rk.target = "tpu"} {
  %a = stablehlo.slice %x [1:2, 8:9] : (tensor<3x9xf32>) -> tensor<1x1xf32>
  %b = stablehlo.reshape %a : (tensor<1x1xf32>) -> tensor<1xf32>
  %c = stablehlo.slice %x [1:2, 0:8] : (tensor<3x9xf32>) -> tensor<1x8xf32>
  %d = stablehlo.reshape %c : (tensor<1x8xf32>) -> tensor<8xf32>
  %r = stablehlo.concatenate %b, %d, dim = 0 : (tensor<1xf32>, tensor<8xf32>) -> tensor<9xf32>
  return %r : tensor<9xf32>
}

// -----

// Left alone: stores in another form, a copy that is longer than its array, one of five rolls.
// CHECK-LABEL: func.func @another_form
// CHECK-NOT: stablehlo.select
// CHECK: return
func.func @another_form(%x: tensor<9x4xf32>) -> tensor<9x4xf32> attributes {rk.kernel, rk.update_form = "pad"} {
  %first = stablehlo.slice %x [0:1, 0:4] : (tensor<9x4xf32>) -> tensor<1x4xf32>
  %head = stablehlo.slice %x [0:8, 0:4] : (tensor<9x4xf32>) -> tensor<8x4xf32>
  %up = stablehlo.concatenate %first, %head, dim = 0 : (tensor<1x4xf32>, tensor<8x4xf32>) -> tensor<9x4xf32>
  return %up : tensor<9x4xf32>
}

// CHECK-LABEL: func.func @longer
// CHECK-NOT: stablehlo.select
// CHECK: return
func.func @longer(%x: tensor<9xf32>) -> tensor<10xf32> attributes {rk.kernel, rk.update_form = "roll"} {
  %first = stablehlo.slice %x [0:1] : (tensor<9xf32>) -> tensor<1xf32>
  %r = stablehlo.concatenate %first, %x, dim = 0 : (tensor<1xf32>, tensor<9xf32>) -> tensor<10xf32>
  return %r : tensor<10xf32>
}

// CHECK-LABEL: func.func @reversed
// CHECK-NOT: stablehlo.select
// CHECK: return
func.func @reversed(%x: tensor<5xf32>) -> tensor<5xf32> attributes {rk.kernel, rk.update_form = "roll"} {
  %a = stablehlo.slice %x [4:5] : (tensor<5xf32>) -> tensor<1xf32>
  %b = stablehlo.slice %x [3:4] : (tensor<5xf32>) -> tensor<1xf32>
  %c = stablehlo.slice %x [2:3] : (tensor<5xf32>) -> tensor<1xf32>
  %d = stablehlo.slice %x [1:2] : (tensor<5xf32>) -> tensor<1xf32>
  %e = stablehlo.slice %x [0:1] : (tensor<5xf32>) -> tensor<1xf32>
  %r = stablehlo.concatenate %a, %b, %c, %d, %e, dim = 0 : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<5xf32>
  return %r : tensor<5xf32>
}

// -----

// The same clamped neighbour three times is rolled once.
// CHECK-LABEL: func.func @repeated
// CHECK-SAME: ([[X:%.+]]: tensor<6x4xf32>)
// CHECK: [[UP:%.+]] = stablehlo.select %{{.+}}, [[X]], %{{.+}} : tensor<6x4xi1>, tensor<6x4xf32>
// CHECK: [[R:%.+]] = stablehlo.broadcast_in_dim [[UP]], dims = [1, 2]
// CHECK: return [[R]]
func.func @repeated(%x: tensor<6x4xf32>) -> tensor<3x6x4xf32> attributes {rk.kernel, rk.update_form = "roll"} {
  %all = stablehlo.broadcast_in_dim %x, dims = [1, 2] : (tensor<6x4xf32>) -> tensor<3x6x4xf32>
  %first = stablehlo.slice %all [0:3, 0:1, 0:4] : (tensor<3x6x4xf32>) -> tensor<3x1x4xf32>
  %head = stablehlo.slice %all [0:3, 0:5, 0:4] : (tensor<3x6x4xf32>) -> tensor<3x5x4xf32>
  %up = stablehlo.concatenate %first, %head, dim = 1 : (tensor<3x1x4xf32>, tensor<3x5x4xf32>) -> tensor<3x6x4xf32>
  return %up : tensor<3x6x4xf32>
}
