// RUN: raise-opt %s --split-input-file --pass-pipeline=choose-product-form | filecheck %s

// A vector that a matrix is multiplied with along its first axis.
// CHECK-LABEL: func.func @columns
// CHECK-SAME: ([[A:%.+]]: tensor<5x9xf32>, [[T:%.+]]: tensor<5xf32>)
// CHECK: stablehlo.dot_general [[T]], [[A]], contracting_dims = [0] x [0]
func.func @columns(%a: tensor<5x9xf32>, %t: tensor<5xf32>) -> tensor<9xf32> {
  %y = stablehlo.dot_general %a, %t, contracting_dims = [0] x [0] : (tensor<5x9xf32>, tensor<5xf32>) -> tensor<9xf32>
  return %y : tensor<9xf32>
}

// -----

// Along its last axis: as it was.
// CHECK-LABEL: func.func @rows
// CHECK-SAME: ([[A:%.+]]: tensor<5x9xf32>, [[X:%.+]]: tensor<9xf32>)
// CHECK: stablehlo.dot_general [[A]], [[X]], contracting_dims = [1] x [0]
func.func @rows(%a: tensor<5x9xf32>, %x: tensor<9xf32>) -> tensor<5xf32> {
  %y = stablehlo.dot_general %a, %x, contracting_dims = [1] x [0] : (tensor<5x9xf32>, tensor<9xf32>) -> tensor<5xf32>
  return %y : tensor<5xf32>
}

// -----

// A batch of vectors.
// CHECK-LABEL: func.func @batch
// CHECK-SAME: ([[A:%.+]]: tensor<4x5x9xf32>, [[T:%.+]]: tensor<5x4xf32>)
// CHECK: stablehlo.dot_general [[T]], [[A]], batching_dims = [1] x [0], contracting_dims = [0] x [1]
func.func @batch(%a: tensor<4x5x9xf32>, %t: tensor<5x4xf32>) -> tensor<4x9xf32> {
  %y = stablehlo.dot_general %a, %t, batching_dims = [0] x [1], contracting_dims = [1] x [0] : (tensor<4x5x9xf32>, tensor<5x4xf32>) -> tensor<4x9xf32>
  return %y : tensor<4x9xf32>
}

// -----

// CHECK-LABEL: func.func @crossed
// CHECK-SAME: ([[A:%.+]]: tensor<65x70xf64>
// CHECK: [[T:%.+]] = stablehlo.transpose [[A]], dims = [1, 0]
// CHECK: [[R:%.+]] = stablehlo.optimization_barrier [[T]]
// CHECK: stablehlo.dot_general [[R]], [[A]], contracting_dims = [1] x [0]
func.func @crossed(%a: tensor<65x70xf64>) -> tensor<70x70xf64> {
  %c = stablehlo.dot_general %a, %a, contracting_dims = [0] x [0] : (tensor<65x70xf64>, tensor<65x70xf64>) -> tensor<70x70xf64>
  return %c : tensor<70x70xf64>
}

// -----

// Not for f32, nor on a GPU, nor small ones, nor large ones: these are BLAS's.
// CHECK-LABEL: func.func @floats
// CHECK-NOT: stablehlo.transpose
func.func @floats(%a: tensor<65x70xf32>) -> tensor<70x70xf32> {
  %c = stablehlo.dot_general %a, %a, contracting_dims = [0] x [0] : (tensor<65x70xf32>, tensor<65x70xf32>) -> tensor<70x70xf32>
  return %c : tensor<70x70xf32>
}

// -----

// CHECK-LABEL: func.func @on_a_gpu
// CHECK-NOT: stablehlo.transpose
func.func @on_a_gpu(%a: tensor<65x70xf64>) -> tensor<70x70xf64> attributes {rk.kernel, rk.target = "cuda"} {
  %c = stablehlo.dot_general %a, %a, contracting_dims = [0] x [0] : (tensor<65x70xf64>, tensor<65x70xf64>) -> tensor<70x70xf64>
  return %c : tensor<70x70xf64>
}

// -----

// CHECK-LABEL: func.func @small
// CHECK-NOT: stablehlo.transpose
func.func @small(%a: tensor<65x7xf64>) -> tensor<7x7xf64> {
  %c = stablehlo.dot_general %a, %a, contracting_dims = [0] x [0] : (tensor<65x7xf64>, tensor<65x7xf64>) -> tensor<7x7xf64>
  return %c : tensor<7x7xf64>
}

// -----

// CHECK-LABEL: func.func @large
// CHECK-NOT: stablehlo.transpose
func.func @large(%a: tensor<520x520xf64>) -> tensor<520x520xf64> {
  %c = stablehlo.dot_general %a, %a, contracting_dims = [0] x [0] : (tensor<520x520xf64>, tensor<520x520xf64>) -> tensor<520x520xf64>
  return %c : tensor<520x520xf64>
}

// -----

// On a GPU, in a program of several launches, a vector times a very large matrix of f64 in memory.
// CHECK-LABEL: func.func @by_parts
// CHECK-SAME: ([[A:%.+]]: tensor<9000x8000xf64>, [[T:%.+]]: tensor<9000xf64>)
// CHECK-DAG: [[R:%.+]] = stablehlo.reshape [[T]] : {{.*}} -> tensor<1x10x900xf64>
// CHECK-DAG: [[P:%.+]] = stablehlo.pad [[R]], {{.*}}, low = [0, 0, 0], high = [1, 0, 0]
// CHECK-DAG: [[B:%.+]] = stablehlo.reshape [[A]] : {{.*}} -> tensor<10x900x8000xf64>
// CHECK: [[C:%.+]] = stablehlo.dot_general [[P]], [[B]], batching_dims = [1] x [0], contracting_dims = [2] x [1]
// CHECK: [[S:%.+]] = stablehlo.slice [[C]] [0:10, 0:1, 0:8000]
// CHECK: stablehlo.reduce({{.*}}) applies stablehlo.add across dimensions = [0]
func.func @by_parts(%a: tensor<9000x8000xf64>, %t: tensor<9000xf64>) -> tensor<8000xf64> attributes {rk.kernel, rk.whole, rk.target = "cuda"} {
  %y = stablehlo.dot_general %a, %t, contracting_dims = [0] x [0] : (tensor<9000x8000xf64>, tensor<9000xf64>) -> tensor<8000xf64>
  return %y : tensor<8000xf64>
}

// -----

// Not of one launch, which may be part of a program that computes the matrix.
// CHECK-LABEL: func.func @one_launch
// CHECK-NOT: stablehlo.pad
func.func @one_launch(%a: tensor<9000x8000xf64>, %t: tensor<9000xf64>) -> tensor<8000xf64> attributes {rk.kernel, rk.target = "cuda"} {
  %y = stablehlo.dot_general %a, %t, contracting_dims = [0] x [0] : (tensor<9000x8000xf64>, tensor<9000xf64>) -> tensor<8000xf64>
  return %y : tensor<8000xf64>
}

// -----

// CHECK-LABEL: func.func @computed
// CHECK-NOT: stablehlo.pad
func.func @computed(%a: tensor<9000x8000xf64>, %t: tensor<9000xf64>) -> tensor<8000xf64> attributes {rk.kernel, rk.whole, rk.target = "cuda"} {
  %b = stablehlo.add %a, %a : tensor<9000x8000xf64>
  %y = stablehlo.dot_general %b, %t, contracting_dims = [0] x [0] : (tensor<9000x8000xf64>, tensor<9000xf64>) -> tensor<8000xf64>
  return %y : tensor<8000xf64>
}

// -----

// No number from five to ten divides the rows.
// CHECK-LABEL: func.func @odd
// CHECK-NOT: stablehlo.pad
func.func @odd(%a: tensor<9001x8000xf64>, %t: tensor<9001xf64>) -> tensor<8000xf64> attributes {rk.kernel, rk.whole, rk.target = "cuda"} {
  %y = stablehlo.dot_general %a, %t, contracting_dims = [0] x [0] : (tensor<9001x8000xf64>, tensor<9001xf64>) -> tensor<8000xf64>
  return %y : tensor<8000xf64>
}

// -----

// CHECK-LABEL: func.func @floats_of_a_gpu
// CHECK-NOT: stablehlo.pad
func.func @floats_of_a_gpu(%a: tensor<9000x8000xf32>, %t: tensor<9000xf32>) -> tensor<8000xf32> attributes {rk.kernel, rk.whole, rk.target = "cuda"} {
  %y = stablehlo.dot_general %a, %t, contracting_dims = [0] x [0] : (tensor<9000x8000xf32>, tensor<9000xf32>) -> tensor<8000xf32>
  return %y : tensor<8000xf32>
}

// -----

// CHECK-LABEL: func.func @small_on_a_gpu
// CHECK-NOT: stablehlo.pad
func.func @small_on_a_gpu(%a: tensor<20x30xf64>, %t: tensor<20xf64>) -> tensor<30xf64> attributes {rk.kernel, rk.whole, rk.target = "cuda"} {
  %y = stablehlo.dot_general %a, %t, contracting_dims = [0] x [0] : (tensor<20x30xf64>, tensor<20xf64>) -> tensor<30xf64>
  return %y : tensor<30xf64>
}
