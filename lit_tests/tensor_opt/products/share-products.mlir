// RUN: raise-opt %s --split-input-file --pass-pipeline=share-products | filecheck %s

// The same operands in the other order: a transpose.
// CHECK-LABEL: func.func @both
// CHECK: [[P:%.+]] = stablehlo.dot_general
// CHECK-NOT: stablehlo.dot_general
// CHECK: [[Q:%.+]] = stablehlo.transpose [[P]], dims = [1, 0]
// CHECK: stablehlo.add [[Q]], [[P]]
func.func @both(%a: tensor<5x9xf32>, %b: tensor<5x9xf32>) -> tensor<5x5xf32> {
  %p = stablehlo.dot_general %a, %b, contracting_dims = [1] x [1] : (tensor<5x9xf32>, tensor<5x9xf32>) -> tensor<5x5xf32>
  %q = stablehlo.dot_general %b, %a, contracting_dims = [1] x [1] : (tensor<5x9xf32>, tensor<5x9xf32>) -> tensor<5x5xf32>
  %c = stablehlo.add %p, %q : tensor<5x5xf32>
  return %c : tensor<5x5xf32>
}

// -----

// The batch stays in front; two free axes on one side.
// CHECK-LABEL: func.func @batch
// CHECK: [[Q:%.+]] = stablehlo.dot_general {{.*}} -> tensor<2x5x3x4xf32>
// CHECK-NOT: stablehlo.dot_general
// CHECK: stablehlo.transpose [[Q]], dims = [0, 2, 3, 1] : (tensor<2x5x3x4xf32>) -> tensor<2x3x4x5xf32>
func.func @batch(%a: tensor<2x3x4x9xf32>, %b: tensor<2x9x5xf32>) -> (tensor<2x3x4x5xf32>, tensor<2x5x3x4xf32>) {
  %p = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<2x3x4x9xf32>, tensor<2x9x5xf32>) -> tensor<2x3x4x5xf32>
  %q = stablehlo.dot_general %b, %a, batching_dims = [0] x [0], contracting_dims = [1] x [3] : (tensor<2x9x5xf32>, tensor<2x3x4x9xf32>) -> tensor<2x5x3x4xf32>
  return %p, %q : tensor<2x3x4x5xf32>, tensor<2x5x3x4xf32>
}

// -----

// Other axes are contracted: another product.
// CHECK-LABEL: func.func @other_axes
// CHECK-COUNT-2: stablehlo.dot_general
func.func @other_axes(%a: tensor<9x9xf32>, %b: tensor<9x9xf32>) -> (tensor<9x9xf32>, tensor<9x9xf32>) {
  %p = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<9x9xf32>, tensor<9x9xf32>) -> tensor<9x9xf32>
  %q = stablehlo.dot_general %b, %a, contracting_dims = [1] x [0] : (tensor<9x9xf32>, tensor<9x9xf32>) -> tensor<9x9xf32>
  return %p, %q : tensor<9x9xf32>, tensor<9x9xf32>
}

// -----

// Short sums are computed again.
// CHECK-LABEL: func.func @short
// CHECK-COUNT-2: stablehlo.dot_general
func.func @short(%a: tensor<5x3xf32>, %b: tensor<5x3xf32>) -> (tensor<5x5xf32>, tensor<5x5xf32>) {
  %p = stablehlo.dot_general %a, %b, contracting_dims = [1] x [1] : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x5xf32>
  %q = stablehlo.dot_general %b, %a, contracting_dims = [1] x [1] : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x5xf32>
  return %p, %q : tensor<5x5xf32>, tensor<5x5xf32>
}
